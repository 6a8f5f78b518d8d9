import { chooseLots } from '@sideline/schema/inventory/fefo';
import { itemWords } from '@sideline/schema/inventory/item-words';
import { PAPER_TABLE, PAPERS } from '@sideline/schema/inventory/reversal';
import {
  CONTROLLED_SCHEDULE_LABELS,
  CONTROLLED_SCHEDULES,
  MOVE_SOURCE_TABLE,
  type MoveSource,
} from '@sideline/schema/inventory/vocabulary';
import { quantityText } from '@sideline/schema/inventory/quantity';

export const drugName = ({ itemName, strength }: { itemName: string; strength: string | null }): string =>
  itemWords(itemName, strength);

interface LotHere {
  readonly batchId: string;
  readonly expiresOn: string | null;
  readonly isBlocked: boolean;
  readonly quantity: number;
}

/** The lot to use first at a place; null if none may be used. `today` is YYYY-MM-DD. */
export const firstToUse = (lots: readonly LotHere[], today: string): string | null =>
  chooseLots(
    lots.map(({ batchId, expiresOn, isBlocked, quantity }) => ({
      ...{ batchId, expiresOn, receivedAt: '', free: quantity },
      status: isBlocked ? 'quarantined' : 'available',
    })),
    0,
    today,
  ).order[0] ?? null;

/** 'witness Robin Hale'. A bag check has none. */
export const witnessWords = ({ witnessedByName }: { readonly witnessedByName: string | null }): string =>
  witnessedByName === null ? 'no witness' : `witness ${witnessedByName}`;

interface CorrectedOnce {
  readonly isReversed: boolean;
  /** The entry that this one corrects. */
  readonly reverses: string | null;
  readonly paper: MoveSource | null;
}

/** Why an administrator cannot correct an entry in the register, in the server's words; null if they can. */
export const notCorrectable = ({ isReversed, reverses, paper }: CorrectedOnce): string | null => {
  if (isReversed) return 'A later entry already corrects it.';
  if (reverses !== null) return 'This is already a correction. Make the right entry instead.';
  const made = PAPERS.find((one) => one === paper);
  if (made === undefined) return null;
  return `Made by a ${MOVE_SOURCE_TABLE[made].label.toLowerCase()}. ${PAPER_TABLE[made].instead}`;
};

/** A figure in a ruled column. As on paper, nothing is left empty. */
export const columnFigure = (quantity: number): string => (quantity === 0 ? '' : quantityText(quantity));

/** A difference in words: '1 fewer than the register', '2 more than the register'. */
export const differenceWords = (expected: number, counted: number): string => {
  const difference = Math.round((counted - expected) * 1_000) / 1_000;
  if (difference === 0) return 'Matches the register';
  return `${quantityText(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than the register`;
};

/** 'Schedule 2'; empty for a number that is not a schedule. */
export const scheduleWords = (schedule: number): string => {
  const known = CONTROLLED_SCHEDULES.find((one) => one === schedule);
  return known === undefined ? '' : CONTROLLED_SCHEDULE_LABELS[known];
};
