/** Whether a form or a dialog is open: a scan must not take the person away from it. */
export const isFillingIn = (): boolean => document.querySelector('main form, [role="dialog"]') !== null;
