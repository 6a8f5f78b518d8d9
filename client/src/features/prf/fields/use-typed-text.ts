import { LIMITS } from '@sideline/schema/limits';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Typed } from '../../../lib/form-rules';
import { useOnSettle } from '../prf-context';

interface TypedTextOptions<T> {
  /** The stored value as text. */
  readonly shown: string;
  readonly parse: (text: string) => Typed<T>;
  readonly onChange: (value: T | null) => void;
  readonly text: string | null | undefined;
  readonly onText: ((text: string | null, problem: string | null) => void) | undefined;
}

/**
 * Text that becomes a value when it is finished: on leaving the box, on Enter, after a pause, and before a save.
 * Until then, and for as long as it makes no value, it stays as it was typed.
 */
export function useTypedText<T>({ shown, parse, onChange, text, onText }: TypedTextOptions<T>) {
  const [typed, setTyped] = useState<string | null>(text ?? null);
  const [isTyping, setTyping] = useState(false);
  /** Whether what stands there was typed since it was last judged. */
  const isUnjudged = useRef(false);
  const latest = useRef({ typed, parse, onChange, onText });
  useLayoutEffect(() => {
    latest.current = { typed, parse, onChange, onText };
  });

  /** True when what stands there is a value. While the box has the focus the text stays as typed. */
  const settle = useCallback((isLeaving: boolean): boolean => {
    const { typed: current, parse: read, onChange: change, onText: keep } = latest.current;
    setTyping(false);
    isUnjudged.current = false;
    if (current === null) return true;
    const result = read(current);
    if (result.problem !== null) {
      keep?.(current, result.problem);
      return false;
    }
    change(result.value);
    keep?.(null, null);
    if (isLeaving) setTyped(null);
    return true;
  }, []);

  useOnSettle(useCallback(() => void settle(false), [settle]));

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => settle(false), LIMITS.autosave.afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isTyping, typed, settle]);

  // Leaving the section takes the box away without a blur. What was judged already is kept, or went with its row.
  useEffect(
    () => () => {
      if (isUnjudged.current) settle(true);
    },
    [settle],
  );

  const type = (next: string) => {
    setTyped(next);
    setTyping(true);
    isUnjudged.current = true;
    onText?.(next, null);
  };
  const problem = typed === null || isTyping ? null : parse(typed).problem;
  return {
    text: typed ?? shown,
    problem,
    type,
    settle,
    /** Takes a value that came from a button instead of the keyboard. */
    take: (value: T | null) => {
      setTyped(null);
      setTyping(false);
      isUnjudged.current = false;
      onText?.(null, null);
      onChange(value);
    },
  };
}
