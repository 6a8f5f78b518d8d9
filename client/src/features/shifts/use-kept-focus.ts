import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The attribute with the id of a block's or line's shift. */
const SHIFT = 'data-shift';

interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const shiftOf = (target: Element): string | null =>
  (target.hasAttribute(SHIFT) ? target : target.querySelector(`[${SHIFT}]`))?.getAttribute(SHIFT) ?? null;

/**
 * Keeps the focus on a shift while the rota is reloaded or its dialog moves it. If its block is drawn in another place,
 * the focus goes there. The handlers are for the `frame` of the blocks.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): KeptFocus {
  const kept = useRef<string | null>(null);
  // After each drawing, because a dialog that closes and an answer that arrives both cause one.
  useLayoutEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    const block = frame.current?.querySelector(`[${SHIFT}="${kept.current}"]`);
    block?.closest<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      kept.current = shiftOf(target);
    },
    onBlur: ({ relatedTarget }) => {
      // A dialog returns the focus. Anything else that takes it, such as a press on the background, keeps it.
      if (!relatedTarget?.closest('[role="dialog"]')) kept.current = null;
    },
  };
}
