import { countText, countWords, type PublishedCount } from '@sideline/schema/statistics/masking';
import { shownFormats } from '../../lib/formats';
import type { FigureCountWordsFragment } from './client-board.generated';

type Counted = Pick<FigureCountWordsFragment, 'count' | 'mask'>;

const published = ({ count, mask }: Counted): PublishedCount => ({
  count: count ?? null,
  mask: mask ?? null,
});

/** A count as the provider writes figures, or the words that hide it. */
export const countShown = (counted: Counted): string => countWords(published(counted), shownFormats());

/** The same where there is room for a few letters only: '<5', and nothing of a count that is withheld. */
export const countInLetters = (counted: Counted): string =>
  counted.mask === 'withheld' ? '' : countText(published(counted), shownFormats());
