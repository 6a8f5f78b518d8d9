/** Names shown at once: more would cover the form. */
const MOST = 8;

/** The names that hold what is typed, in their order; none where nothing is typed, or the whole of a name is. */
export const namesFor = (names: readonly string[], typed: string): readonly string[] => {
  const text = typed.trim().toLowerCase();
  if (text === '' || names.some((name) => name.toLowerCase() === text)) return [];
  return names.filter((name) => name.toLowerCase().includes(text)).slice(0, MOST);
};
