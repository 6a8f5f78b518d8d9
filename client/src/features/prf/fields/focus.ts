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

/** A slow tablet takes more than a frame to draw a refusal. */
const DRAWN_WITHIN_MS = 3_000;

/** On a slow tablet, a pad is drawn again some frames after it was refused. */
const HELD_FRAMES = 30;

/** Puts the focus on the first control in an element whose answer was refused, once it is drawn as such, and keeps it there. */
export const focusProblem = (element: Element | null | undefined): void => {
  const since = performance.now();
  let heldFrames = 0;
  let wasThere = false;
  lookEachFrame(
    () => {
      // A pad may have been drawn again, as the correction of its set: the one before is no longer there, nor is its focus.
      const within = element?.isConnected === true ? element : document.querySelector('main');
      const refused = within?.querySelector<HTMLElement>(
        'input[aria-invalid="true"], textarea[aria-invalid="true"]',
      );
      if (!wasThere || document.activeElement === document.body) refused?.focus();
      // What is hidden while a script of the section loads takes no focus yet.
      const isThere = refused != null && document.activeElement === refused;
      wasThere ||= isThere;
      heldFrames = isThere ? heldFrames + 1 : 0;
      return heldFrames > HELD_FRAMES;
    },
    () => performance.now() - since > DRAWN_WITHIN_MS,
  );
};
