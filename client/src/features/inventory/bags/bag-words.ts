import type { BagOutFragment, BagRowFragment } from './bags.generated';

/** Who has a bag: 'Robin Vale, Summer Cup'. */
export const outWords = ({ staffName, crewName, eventName }: BagOutFragment): string =>
  [staffName, crewName, eventName].filter((name) => name !== null).join(', ');

/** Where a bag is, in words. */
export const whereWords = ({ outTo, homeName }: Pick<BagRowFragment, 'outTo' | 'homeName'>): string =>
  outTo ? outWords(outTo) : homeName;

/** The first reasons, and how many more there are: 'Gauze: 3 of 5, and 2 more'. Null if there are none. */
export const reasonWords = (reasons: readonly { readonly text: string }[]): string | null => {
  const [first, ...others] = reasons;
  if (first === undefined) return null;
  return others.length === 0 ? first.text : `${first.text}, and ${String(others.length)} more`;
};
