import { CheckOutlined, SearchOutlined } from '@ant-design/icons';
import { RECALL_TRANSITIONS } from '@sideline/schema/inventory/recall-transitions';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import { isStepOf, leavesFrom } from '../papers/bulk-steps';
import {
  useLookAgainForRecallMutation,
  useStepRecallMutation,
  type RecallRowFragment,
} from './recalls.generated';

/**
 * Searches again for several recalls, and closes those that are settled. Activating and withdrawing one changes which stock
 * can be used, so its notice is read first, on its page. A closed recall is reopened with a reason, so there is no undo.
 */
export function useBulkRecallActs(): readonly BulkAct<RecallRowFragment>[] {
  const { role } = useSignedInUser();
  const [lookAgain] = useLookAgainForRecallMutation({ context: inlineErrors });
  const [step] = useStepRecallMutation({ context: inlineErrors });
  const noun = ['recall', 'recalls'] as const;
  const close: BulkAct<RecallRowFragment> = {
    key: 'close',
    label: 'Close',
    barLabel: 'Close recalls',
    icon: <CheckOutlined aria-hidden="true" />,
    noun,
    consequence: 'Their lots stay blocked. You can reopen a recall with a reason.',
    applies: ({ state, openCount }) => leavesFrom(RECALL_TRANSITIONS.close, state) && openCount === 0,
    otherwise: 'Only active recalls with every line settled can be closed.',
    run: async (row) => {
      const { data } = await step({ variables: { input: { id: row.id, action: 'close' } } });
      return data?.stepRecall.recall.recall ?? row;
    },
    done: 'closed',
  };
  return [
    {
      key: 'look-again',
      label: 'Search again for',
      barLabel: 'Search again',
      icon: <SearchOutlined aria-hidden="true" />,
      noun,
      consequence: 'Anything of their lots that has come in or been given since is added to their lines.',
      applies: ({ state }) => state === 'active',
      otherwise: 'Only active recalls are searched.',
      run: async (row) =>
        (await lookAgain({ variables: { input: { id: row.id } } })).data?.lookAgainForRecall.recall.recall ??
        row,
      done: 'searched again',
    },
    ...(isStepOf(RECALL_TRANSITIONS.close, role) ? [close] : []),
  ];
}
