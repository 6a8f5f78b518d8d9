import { PlayCircleOutlined } from '@ant-design/icons';
import { STOCKTAKE_TRANSITIONS } from '@sideline/schema/inventory/stocktake-transitions';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import { cancelOf, leavesFrom, reasonOf } from '../papers/bulk-steps';
import { useStepStocktakeMutation, type StocktakeRowFragment } from './stocktakes.generated';

/** Only administrators get the value of the differences from the server. */
export type StocktakeRow = StocktakeRowFragment & { readonly variancePence?: number | null | undefined };

/**
 * Starts or cancels several stocktakes, for administrators: the list does not say who counts what, so a colleague starts
 * theirs on its page. Neither can be undone.
 */
export function useBulkStocktakeActs(): readonly BulkAct<StocktakeRow>[] {
  const isAdmin = useSignedInUser().role === 'admin';
  const [step] = useStepStocktakeMutation({ context: inlineErrors });
  const take = async (
    row: StocktakeRow,
    action: 'start' | 'cancel',
    reason: string | null = null,
  ): Promise<StocktakeRow> => {
    const { data } = await step({ variables: { input: { id: row.id, action, reason }, isAdmin } });
    return { ...row, ...data?.stepStocktake.stocktake.stocktake };
  };
  if (!isAdmin) return [];
  const noun = ['stocktake', 'stocktakes'] as const;
  return [
    {
      key: 'start',
      label: 'Start',
      barLabel: 'Start counting',
      icon: <PlayCircleOutlined aria-hidden="true" />,
      noun,
      consequence: 'Their lines are listed from the books now, ready to be counted.',
      applies: ({ state }) => leavesFrom(STOCKTAKE_TRANSITIONS.start, state),
      otherwise: 'They have already been started or cancelled.',
      run: (row) => take(row, 'start'),
      done: 'started',
    },
    {
      ...cancelOf(noun),
      consequence: 'The counts are kept, and nothing is posted. You cannot undo this.',
      applies: ({ state }) => leavesFrom(STOCKTAKE_TRANSITIONS.cancel, state),
      otherwise: 'They are already posted or cancelled.',
      asks: reasonOf('Why are you cancelling them?', 'stocktake'),
      run: (row, reason) => take(row, 'cancel', reason),
    },
  ];
}
