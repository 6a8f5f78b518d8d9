const TAKES_FOCUS = 'input:not([disabled]), textarea:not([disabled])';

/** Puts the focus on the first control within an element. */
export const focusFirst = (element: Element | null | undefined): void => {
  element?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
};

/** Calls `look` at each frame until it is done, the time is over, or the person has moved on by a press or a key. */
export const lookEachFrame = (look: () => boolean, isLate: () => boolean): void => {
  const movedOn = new AbortController();
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, () => movedOn.abort(), { capture: true, signal: movedOn.signal });
  const next = () => {
    if (movedOn.signal.aborted) return;
    if (look() || isLate()) movedOn.abort();
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

/** A slow tablet takes seconds to draw a refusal, and to draw a pad again as the correction of its set. */
const DRAWN_WITHIN_MS = 10_000;

/**
 * Puts the focus on the first control in an element whose answer was refused, once it is drawn as such, and again if it is redrawn,
 * until the user does something.
 */
export const focusProblem = (element: Element | null | undefined): void => {
  const since = performance.now();
  let wasThere = false;
  lookEachFrame(
    () => {
      // A pad may have been drawn again, as the correction of its set: the one before is no longer there.
      const within = element?.isConnected === true ? element : document.querySelector('main');
      const refused = within?.querySelector<HTMLElement>(
        'input[aria-invalid="true"], textarea[aria-invalid="true"]',
      );
      if (refused == null || document.activeElement === refused) return false;
      // Something else has moved the focus on.
      if (wasThere && document.activeElement !== document.body) return true;
      refused.focus();
      // What is hidden while a script of the section loads takes no focus yet.
      wasThere = document.activeElement === refused;
      return false;
    },
    () => performance.now() - since > DRAWN_WITHIN_MS,
  );
};
