const PREFIX = 'sideline-recent-';
const KEPT = 5;

/** The answers last given to a long list on this device, newest first; never a patient's data, only the list's keys. */
export const recentChoices = (list: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + list) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

export const rememberChoice = (list: string, key: string): void => {
  try {
    const kept = [key, ...recentChoices(list).filter((other) => other !== key)].slice(0, KEPT);
    localStorage.setItem(PREFIX + list, JSON.stringify(kept));
  } catch {
    // Without storage the list simply has no recent answers.
  }
};
