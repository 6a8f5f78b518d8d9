import { CheckOutlined, RollbackOutlined } from '@ant-design/icons';
import { openDuties } from '@sideline/schema/breach';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import {
  useCloseBreachMutation,
  useReopenBreachMutation,
  type BreachRowFragment,
} from './breaches.generated';

/** Closes or reopens several breaches. Closing has no undo, because reopening needs a reason. */
export function useBulkBreachActs(): readonly BulkAct<BreachRowFragment>[] {
  const [closeOne] = useCloseBreachMutation({ context: inlineErrors });
  const [reopenOne] = useReopenBreachMutation({ context: inlineErrors });
  const close = async (row: BreachRowFragment): Promise<BreachRowFragment> => {
    const { id, version } = row;
    return (await closeOne({ variables: { input: { id, version } } })).data?.closeBreach.breach ?? row;
  };
  const noun = ['breach', 'breaches'] as const;
  return [
    {
      key: 'close',
      label: 'Close',
      barLabel: 'Close breaches',
      icon: <CheckOutlined aria-hidden="true" />,
      noun,
      consequence:
        'Everyone who must be notified has been, or a reason is recorded. You can reopen a breach with a reason.',
      applies: (row) => row.state === 'open' && openDuties(row).length === 0,
      otherwise: 'They are already closed, or people must still be notified.',
      run: close,
      done: 'closed',
    },
    {
      key: 'reopen',
      label: 'Reopen',
      icon: <RollbackOutlined aria-hidden="true" />,
      noun,
      consequence: 'You can then change them and close them again.',
      applies: ({ state }) => state === 'closed',
      otherwise: 'They are already open.',
      asks: { label: 'Reason', hint: 'Kept with each breach.', maxLength: 1_000 },
      run: async (row, reason) => {
        const { id, version } = row;
        const { data } = await reopenOne({ variables: { input: { id, version, reason } } });
        return data?.reopenBreach.breach ?? row;
      },
      done: 'open again',
      undo: { label: 'Close again', done: 'closed again', run: close },
    },
  ];
}
