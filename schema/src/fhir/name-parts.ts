/** The parts of a name that is kept as one text, as far as they are clear; the text itself always goes with them. */
export interface NameParts {
  readonly prefix: readonly string[];
  readonly given: readonly string[];
  readonly family: string | null;
}

const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'master',
  'dr',
  'prof',
  'professor',
  'rev',
  'revd',
  'sir',
  'dame',
  'lord',
  'lady',
]);

/** Words that belong to the family name that follows them: 'Ada van der Berg'. */
const PARTICLES: ReadonlySet<string> = new Set([
  'al',
  'bin',
  'bint',
  'da',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'dos',
  'du',
  'el',
  'ibn',
  'la',
  'le',
  'st',
  'ten',
  'ter',
  'van',
  'von',
]);

const plain = (word: string): string => word.toLowerCase().replaceAll(/[.']/g, '');
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Titles first, then given names, and the last word with the particles before it as the family name; 'Berg, Ada' the other
 * way round. One word alone may be either, so it is neither.
 */
export const namePartsOf = (text: string): NameParts => {
  const comma = text.indexOf(',');
  const isTurned = comma > 0 && comma === text.lastIndexOf(',') && text.slice(comma + 1).trim() !== '';
  const words = wordsOf(isTurned ? `${text.slice(comma + 1)} ` : text);
  const prefix: string[] = [];
  while (words.length > 0 && TITLES.has(plain(words[0] ?? ''))) prefix.push(words.shift() ?? '');
  if (isTurned) return { prefix, given: words, family: wordsOf(text.slice(0, comma)).join(' ') };
  if (words.length === 0) return { prefix: [], given: [], family: null };
  // 'Mrs Berg' is a family name; 'Berg' may be either.
  if (words.length === 1) return { prefix, given: [], family: prefix.length > 0 ? (words[0] ?? null) : null };
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(plain(words[from - 1] ?? ''))) from -= 1;
  return { prefix, given: words.slice(0, from), family: words.slice(from).join(' ') };
};
