import type { MoveSource } from './vocabulary.js';

/** What people enter by hand. Anything else belongs to a document or a record that would no longer agree with the stock. */
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

/** What makes an entry of the register of controlled drugs that is not corrected there, and what is done instead. */
export const PAPER_TABLE = {
  transfer: { instead: 'Undo it there, or correct the stock.' },
  return: { instead: 'Undo it there, or correct the stock.' },
  destruction: { instead: 'Undo it there, or correct the stock.' },
  receipt: { instead: 'Correct the stock instead.' },
  stocktake: { instead: 'Count again instead.' },
} as const satisfies Readonly<Partial<Record<MoveSource, { readonly instead: string }>>>;
export type Paper = keyof typeof PAPER_TABLE;
export const PAPERS = Object.keys(PAPER_TABLE) as readonly Paper[];
