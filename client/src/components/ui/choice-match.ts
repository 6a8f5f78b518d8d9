const words = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * How well a label matches the typed text, letter by letter: 2 if it starts with it, 1 if it contains it, otherwise 0.
 */
export const closeness = (typed: string, label: string): number => {
  const at = label.toLowerCase().indexOf(typed.trim().toLowerCase());
  return at === 0 ? 2 : at > 0 ? 1 : 0;
};

/** Whether each typed word is the start of a word in the label: 'male' finds Male and not Female. */
export const matchesWords = (typed: string, label: string): boolean => {
  const there = words(label);
  return words(typed).every((word) => there.some((one) => one.startsWith(word)));
};

/** With up to this many options, a touch screen does not show the keyboard, which would cover the list. */
const AT_A_GLANCE = 8;

/** Options, and groups of them. */
type Options = readonly object[];

const countOf = (options: Options): number =>
  options.reduce<number>(
    (sum, option) =>
      sum + ('options' in option && Array.isArray(option.options) ? countOf(option.options as Options) : 1),
    0,
  );

/**
 * Whether a list needs no typing on a touch screen. It does if its options are still being loaded or searched for,
 * however few it has now, or if people add their own answers.
 */
export const isAtAGlance = (list: {
  readonly options: Options;
  readonly isRead: boolean;
  readonly isWritten: boolean;
}): boolean => !list.isRead && !list.isWritten && countOf(list.options) <= AT_A_GLANCE;
