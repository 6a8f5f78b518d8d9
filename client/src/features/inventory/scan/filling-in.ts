/**
 * Whether a form or dialog is open, because a scan must not take the person away from it. Closed ones may stay in the
 * document.
 */
export const isFillingIn = (): boolean =>
  [...document.querySelectorAll('main form, [role="dialog"]')].some((open) => open.checkVisibility());
