import type { MoveSource } from './vocabulary.js';

/** What people enter by hand. Anything else belongs to a paper or a record that would no longer agree with the stock. */
const ENTERED_BY_HAND: readonly MoveSource[] = [
  'opening',
  'usage',
  'kit_build',
  'bag_check',
  'adjustment',
  'import',
];

interface MoveMade {
  readonly source: MoveSource;
  readonly sourceId: string | null;
}

/** Whether a move can be reversed by itself, and not only through the transfer, return, order, count or record that made it. */
export const isReversedAlone = ({ source, sourceId }: MoveMade): boolean =>
  sourceId === null || ENTERED_BY_HAND.includes(source);
