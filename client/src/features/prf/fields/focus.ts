const TAKES_FOCUS = 'input:not([disabled]), textarea:not([disabled])';

/** Puts the focus on the first control within an element. */
export const focusFirst = (element: Element | null | undefined): void => {
  element?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
};

/** A slow tablet takes more than a frame to draw a refusal. */
const DRAWN_WITHIN_MS = 1_000;

/** Puts the focus on the first control in an element whose answer was refused, once it is drawn as such. */
export const focusProblem = (element: Element | null | undefined): void => {
  const since = performance.now();
  const look = () => {
    // A pad that turned into the correction of its set is drawn anew.
    const within = element?.isConnected === false ? document.querySelector('main') : element;
    const refused = within?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], textarea[aria-invalid="true"]',
    );
    if (refused) refused.focus();
    else if (performance.now() - since < DRAWN_WITHIN_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
