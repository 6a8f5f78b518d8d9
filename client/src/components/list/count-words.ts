import { totalText } from '../../lib/formats';

/** How many rows a list has, as a sentence: '3 patients.', or '1 patient matches.' if it is filtered. */
export function countWords(
  count: number,
  [one, many]: readonly [string, string],
  isFiltered: boolean,
): string {
  const noun = count === 1 ? one : many;
  const matching = isFiltered ? (count === 1 ? ' matches' : ' match') : '';
  const words = `${totalText(count)} ${noun}${matching}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
