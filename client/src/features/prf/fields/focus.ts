const TAKES_FOCUS = 'input:not([disabled]), textarea:not([disabled])';

/** Puts the focus on the first control within an element. */
export const focusFirst = (element: Element | null | undefined): void => {
  element?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
};

/** A slow tablet takes more than a frame to draw a refusal. */
const DRAWN_WITHIN_MS = 3_000;

/** Puts the focus on the first control in an element whose answer was refused, once it is drawn as such. */
export const focusProblem = (element: Element | null | undefined): void => {
  const since = performance.now();
  const look = () => {
    // A pad that turned into the correction of its set is drawn anew.
    const within = element?.isConnected === false ? document.querySelector('main') : element;
    const refused = within?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], textarea[aria-invalid="true"]',
    );
    refused?.focus();
    // What is hidden while a script of the section comes takes no focus yet.
    const hasFocus = refused != null && document.activeElement === refused;
    if (!hasFocus && performance.now() - since < DRAWN_WITHIN_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
