import { Input } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { Typed } from '../../../lib/form-rules';
import { FieldNote } from '../fields/field-note';
import { useTypedText } from '../fields/use-typed-text';
import type { OpenSet } from './use-set';

interface VitalInputProps<T> {
  readonly id: string;
  /** The set's field, under which text that is not a value is kept. */
  readonly name: string;
  readonly label: string;
  readonly open: OpenSet;
  /** The value as text. */
  readonly shown: string;
  readonly parse: (text: string) => Typed<T>;
  readonly onValue: (value: T | null) => void;
  readonly warning: string | null;
  readonly isWhole: boolean;
  readonly placeholder?: string;
  /** `byItself`: the figure was complete, and nobody pressed a key to move on. */
  readonly onEnter: (byItself: boolean) => void;
  /** Whether a text needs no further key. */
  readonly isFinished?: (text: string) => boolean;
  /** A slash is typed after this figure, and another follows it: '120/80'. */
  readonly isBeforeStroke?: boolean;
}

/**
 * The large figure of a tile, with the numeric keyboard. The text is kept until it is a value. Enter, or a complete
 * figure, moves to the next tile.
 */
export function VitalInput<T>(props: VitalInputProps<T>) {
  const { id, name, label, open, placeholder, onEnter, isBeforeStroke = false } = props;
  const typed = useTypedText<T>({
    shown: props.shown,
    parse: props.parse,
    onChange: props.onValue,
    text: open.textOf(name),
    onText: (text, problem) => {
      open.keepText(name, text, problem);
    },
  });
  // Checked once it is drawn, because until then the previous text is the one that is read.
  const goesOn = useRef(false);
  useLayoutEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (typed.settle(false)) onEnter(true);
  });
  const problem = typed.problem ?? open.problemOf(name);
  return (
    <div className="prf-vital-input">
      <Input
        id={id}
        data-tile
        variant="borderless"
        {...(placeholder ? { placeholder } : {})}
        inputMode={props.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        value={typed.text}
        onChange={(event) => {
          const text = event.target.value;
          // One more key at the end. After pasting or correcting, the focus stays.
          const isNext = text.length === typed.text.length + 1 && text.startsWith(typed.text);
          goesOn.current = isNext && props.isFinished?.(text) === true;
          typed.type(text);
        }}
        onBlur={typed.leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && !(isBeforeStroke && event.key === '/')) return;
          event.preventDefault();
          if (typed.settle(false)) onEnter(false);
        }}
      />
      <FieldNote id={`${id}-note`} error={problem} warning={props.warning} />
    </div>
  );
}
