import { countWords } from '@sideline/schema/statistics/masking';
import { shownFormats } from '../../lib/formats';
import type { FigureCountWordsFragment } from './client-board.generated';

/** A count in the provider's format, or the words that mask it. */
export const countShown = ({ count, mask }: Pick<FigureCountWordsFragment, 'count' | 'mask'>): string =>
  countWords({ count: count ?? null, mask: mask ?? null }, shownFormats());
