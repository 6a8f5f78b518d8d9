/** The most names to show at once, because more would cover the form. */
const MOST = 8;

/** The names that contain the typed text, in order; empty if nothing is typed, or if it is a complete name. */
export const namesFor = (names: readonly string[], typed: string): readonly string[] => {
  const text = typed.trim().toLowerCase();
  if (text === '' || names.some((name) => name.toLowerCase() === text)) return [];
  return names.filter((name) => name.toLowerCase().includes(text)).slice(0, MOST);
};
