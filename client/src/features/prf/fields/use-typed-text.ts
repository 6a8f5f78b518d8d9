import { LIMITS } from '@sideline/schema/limits';
import { isSame } from '@sideline/schema/prf/record/merge';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Typed } from '../../../lib/form-rules';
import { useOnSettle } from '../prf-context';
import { afterPress, noticePresses } from './after-press';

interface TypedTextOptions<T> {
  /** The stored value as text. */
  readonly shown: string;
  readonly parse: (text: string) => Typed<T>;
  readonly onChange: (value: T | null) => void;
  readonly text: string | null | undefined;
  readonly onText: ((text: string | null, problem: string | null) => void) | undefined;
}

interface TypedNow {
  readonly text: string;
  /** Its value has been passed on. */
  readonly isGiven: boolean;
}

/**
 * Text that becomes a value when it is finished: on leaving the box, on Enter, after a pause, and before a save. Until
 * then, and while it is not a value, it stays as it was typed. Its value is passed on once. If another person changes it
 * afterwards, that is shown, and a box that still has the focus does not overwrite it.
 */
export function useTypedText<T>({ shown, parse, onChange, text, onText }: TypedTextOptions<T>) {
  const [typed, setTyped] = useState<TypedNow | null>(text == null ? null : { text, isGiven: false });
  const [isTyping, setTyping] = useState(false);
  /** Whether the current text was typed since it was last checked. */
  const isUnjudged = useRef(false);
  const latest = useRef({ typed, parse, onChange, onText });
  useLayoutEffect(() => {
    latest.current = { typed, parse, onChange, onText };
  });

  /** True when the text is a value. While the box has the focus the text stays as typed. */
  const settle = useCallback((isLeaving: boolean): boolean => {
    const { typed: current, parse: read, onChange: change, onText: keep } = latest.current;
    setTyping(false);
    isUnjudged.current = false;
    if (current === null) return true;
    const result = read(current.text);
    if (result.problem !== null) {
      keep?.(current.text, result.problem);
      return false;
    }
    const next = isLeaving ? null : { ...current, isGiven: true };
    // It may be checked again before the next render.
    latest.current = { ...latest.current, typed: next };
    setTyped(next);
    if (current.isGiven) return true;
    change(result.value);
    keep?.(null, null);
    return true;
  }, []);

  const leave = useCallback(() => {
    afterPress(() => void settle(true));
  }, [settle]);
  useEffect(() => {
    noticePresses();
  }, []);

  useOnSettle(useCallback(() => void settle(false), [settle]));

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => settle(false), LIMITS.autosave.afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isTyping, typed, settle]);

  // Leaving the section removes the box without a blur event. Text that was already checked is kept, or was removed with its row.
  useEffect(
    () => () => {
      if (isUnjudged.current) settle(true);
    },
    [settle],
  );

  const judged = typed === null || isTyping ? null : parse(typed.text);
  const problem = judged?.problem ?? null;
  /** Whether the text was wrong when it was last drawn. */
  const wasWrong = useRef(false);
  useEffect(() => {
    const isRight = judged !== null && problem === null;
    // Something else that it depends on was corrected. It is now a value, and no other check would notice.
    if (isRight && wasWrong.current) settle(false);
    wasWrong.current = problem !== null;
  }, [judged, problem, settle]);

  const type = (next: string) => {
    setTyped({ text: next, isGiven: false });
    setTyping(true);
    isUnjudged.current = true;
    onText?.(next, null);
  };
  const isOthers =
    typed?.isGiven === true && typed.text !== shown && !isSame(judged?.value, parse(shown).value);
  return {
    text: typed === null || isOthers ? shown : typed.text,
    problem: isOthers ? null : problem,
    type,
    settle,
    leave,
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
