import { CheckOutlined, DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { isReversedAlone } from '@sideline/schema/inventory/reversal';
import { LIMITS } from '@sideline/schema/limits';
import { v7 as newId } from 'uuid';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import type { StockShortageOutcome } from '../../../schema.generated';
import { useReverseStockMovesMutation } from '../inventory.generated';
import {
  useSettleStockShortageMutation,
  type ShortageRowFragment,
  type UsageRowFragment,
} from './usage.generated';

const { noteLength: maxLength } = LIMITS.stock;

/**
 * Reverses several uses that were entered by hand, as the page of each item does with one. Use in a record is corrected
 * there. Administrators only, and not undone: neither move can be reversed again.
 */
export function useBulkUsageActs(): readonly BulkAct<UsageRowFragment>[] {
  const isAdmin = useSignedInUser().role === 'admin';
  const [reverse] = useReverseStockMovesMutation({ context: inlineErrors });
  if (!isAdmin) return [];
  return [
    {
      key: 'reverse',
      label: 'Reverse',
      icon: <UndoOutlined aria-hidden="true" />,
      isDangerous: true,
      noun: ['use', 'uses'],
      consequence:
        'The stock goes back to where it was taken from. Both moves stay in the history of the item. You cannot undo this. For a controlled drug, open its item: it needs a witness.',
      applies: ({ move }) => move.reversedBy === null && isReversedAlone(move),
      otherwise: 'They are already reversed, or belong to a record or document. Correct them there.',
      asks: { label: 'Why are you reversing them?', hint: 'Kept with each move.', maxLength },
      run: async (row, reason) => {
        const input = { key: newId(), moveIds: [row.move.id], reason };
        await reverse({ variables: { input } });
        // The answer has no id of the opposite move, so the key marks the row as reversed until the list is loaded again.
        return { ...row, move: { ...row.move, reversedBy: input.key } };
      },
      done: 'reversed',
    },
  ];
}

/** Settles several shortages with one finding, for administrators. */
export function useBulkShortageActs(): readonly BulkAct<ShortageRowFragment>[] {
  const isAdmin = useSignedInUser().role === 'admin';
  const [settle] = useSettleStockShortageMutation({ context: inlineErrors });
  if (!isAdmin) return [];
  const settled = async (
    row: ShortageRowFragment,
    outcome: StockShortageOutcome,
    reason: string,
  ): Promise<ShortageRowFragment> => {
    await settle({ variables: { input: { key: newId(), moveId: row.move.id, outcome, reason } } });
    return { ...row, settledAt: new Date().toISOString() };
  };
  const shared = {
    noun: ['shortage', 'shortages'],
    applies: ({ settledAt }) => settledAt === null,
    otherwise: 'They are already settled.',
    asks: { label: 'What did you find?', hint: 'Kept with each shortage.', maxLength },
  } as const satisfies Partial<BulkAct<ShortageRowFragment>>;
  return [
    {
      ...shared,
      key: 'found',
      label: 'Settle',
      labelEnd: 'as found',
      barLabel: 'Settle as found',
      icon: <CheckOutlined aria-hidden="true" />,
      consequence:
        'The stock was in its place after all, and is taken from there now. You cannot undo this. A controlled drug needs a witness: settle it by itself.',
      run: (row, reason) => settled(row, 'found', reason),
      done: 'settled',
    },
    {
      ...shared,
      key: 'written-off',
      label: 'Write off',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDangerous: true,
      consequence:
        'Nobody knows where the stock came from. You cannot undo this. A controlled drug needs a witness: settle it by itself.',
      run: (row, reason) => settled(row, 'written_off', reason),
      done: 'written off',
    },
  ];
}
