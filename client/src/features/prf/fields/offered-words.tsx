import { wordsOffered, withWord } from '@sideline/schema/prf/catalogue/usual-answers';
import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useFacts } from '../prf-context';

interface OfferedWordsProps {
  readonly field: { readonly name: string; readonly label: string };
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly onText: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Words that are often used in a text, below its box. They are one tab stop, and the arrow keys move between them. */
export function OfferedWords({ field, value, maxLength = Infinity, onText }: OfferedWordsProps) {
  const words = wordsOffered(field.name, useFacts());
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  if (words.length === 0) return null;

  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + words.length) % words.length;
    setAt(next);
    frame.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={frame}
      className="prf-offered"
      role="toolbar"
      aria-label={`Suggested words for ${field.label}`}
      onKeyDown={go}
    >
      {words.map((word, index) => (
        <Button
          key={word}
          tabIndex={index === Math.min(at, words.length - 1) ? 0 : -1}
          // The text keeps the focus, and a phone keeps its keyboard.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            setAt(index);
            const next = withWord(value, word);
            if (next.length <= maxLength) onText(next);
          }}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}
