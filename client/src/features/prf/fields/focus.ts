const TAKES_FOCUS = 'input:not([disabled]), textarea:not([disabled])';

/** Puts the focus on the first control within an element. */
export const focusFirst = (element: Element | null | undefined): void => {
  element?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
};

/** Puts the focus on the first control in an element whose answer was refused, once it is drawn as such. */
export const focusProblem = (element: Element | null | undefined): void => {
  requestAnimationFrame(() => {
    element?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]')?.focus();
  });
};
