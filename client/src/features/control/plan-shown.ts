const KEY = 'sideline-control-plan';
const [SHOWN, HIDDEN] = ['shown', 'hidden'] as const;

/** Whether someone on this device has shown or hidden the plan above the board's columns; null if neither. */
export const planChoice = (): boolean | null => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === SHOWN ? true : kept === HIDDEN ? false : null;
  } catch {
    return null;
  }
};

export const keepPlanChoice = (isShown: boolean): void => {
  try {
    localStorage.setItem(KEY, isShown ? SHOWN : HIDDEN);
  } catch {
    // Without storage, the default applies next time.
  }
};
