const words = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How well a label fits what was typed, letter by letter: 2 where it begins so, 1 where it holds that, else 0. */
export const closeness = (typed: string, label: string): number => {
  const at = label.toLowerCase().indexOf(typed.trim().toLowerCase());
  return at === 0 ? 2 : at > 0 ? 1 : 0;
};

/** Whether each word of what was typed begins a word of the label: 'male' finds Male and not Female. */
export const matchesWords = (typed: string, label: string): boolean => {
  const there = words(label);
  return words(typed).every((word) => there.some((one) => one.startsWith(word)));
};
