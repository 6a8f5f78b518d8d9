/** The words that an entry of a vocabulary is found by. */
export interface SearchWords {
  readonly label: string;
  /** Other names of the same thing. */
  readonly also: readonly string[];
  /** What only narrows a search down: forms, group, code. */
  readonly more: readonly string[];
}

/** How well an entry matches a text; smaller is better. */
const RANKS = [
  'isLabel',
  'isOtherName',
  'beginsLabel',
  'beginsOtherName',
  'wordsOfLabel',
  'wordsOfAll',
] as const;
type Rank = (typeof RANKS)[number];
export type Found<T> = T & { readonly rank: Rank };

/** As people type it: '1:1,000' and '1:1000', '10 %' and '10%', 'co-codamol' and 'co codamol' are the same. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[,'’]/g, '')
    .replace(/[\s\-/()]+/g, ' ')
    .replace(/ %/g, '%')
    .trim();

/** Whether each typed word begins a word of the text: 'morph' is in 'Morphine sulfate', not in 'diamorphine'. */
const hasWords = (text: string, words: readonly string[]): boolean => {
  const padded = ` ${text}`;
  return words.every((word) => padded.includes(` ${word}`));
};

const rankOf = (typed: string, { label, also, more }: SearchWords): Rank | null => {
  const name = folded(label);
  const others = also.map(folded);
  const words = typed.split(' ');
  if (name === typed) return 'isLabel';
  if (others.includes(typed)) return 'isOtherName';
  if (name.startsWith(typed)) return 'beginsLabel';
  if (others.some((other) => other.startsWith(typed))) return 'beginsOtherName';
  if (hasWords(name, words)) return 'wordsOfLabel';
  if (hasWords([name, ...others, ...more.map(folded)].join(' '), words)) return 'wordsOfAll';
  return null;
};

/**
 * Entries that a text finds, best first: an exact name, then a label that begins with it, then another name that begins with
 * it, then those in which each of its words begins a word. Equals stay in the given order; an empty text finds everything.
 */
export const searchByWords = <T>(
  text: string,
  entries: readonly T[],
  wordsOf: (entry: T) => SearchWords,
): readonly Found<T>[] => {
  const typed = folded(text);
  return entries
    .flatMap((entry) => {
      const rank = typed === '' ? RANKS[0] : rankOf(typed, wordsOf(entry));
      return rank === null ? [] : [{ ...entry, rank }];
    })
    .sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank));
};

/** Whether the first result is clearly meant, so that Enter may choose it: the only one, or better than all others. */
export const isFirstClear = (found: readonly Found<unknown>[]): boolean =>
  found[0] !== undefined && found[0].rank !== found[1]?.rank;
