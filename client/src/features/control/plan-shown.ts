const KEY = 'sideline-control-plan';
const HIDDEN = 'hidden';

/** Whether this device shows the plan above the board's columns; it does until someone hides it. */
export const isPlanShown = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== HIDDEN;
  } catch {
    return true;
  }
};

export const keepPlanShown = (isShown: boolean): void => {
  try {
    if (isShown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, HIDDEN);
  } catch {
    // Without storage it is shown again the next time.
  }
};
