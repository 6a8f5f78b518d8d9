import { SendOutlined } from '@ant-design/icons';
import { TRANSFER_TRANSITIONS } from '@sideline/schema/inventory/transfer-transitions';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { cancelOf, leavesFrom } from '../papers/bulk-steps';
import type { Valued } from '../value-column';
import {
  useCancelStockTransferMutation,
  useDispatchStockTransferMutation,
  type TransferRowFragment,
} from './transfers.generated';

type Row = Valued<TransferRowFragment>;

/**
 * Sends or cancels several transfers. What was sent has left its shelf, so it cannot be undone. A witness proves themselves
 * for one transfer at a time, on its page.
 */
export function useBulkTransferActs(): readonly BulkAct<Row>[] {
  const [send] = useDispatchStockTransferMutation({ context: inlineErrors });
  const [cancel] = useCancelStockTransferMutation({ context: inlineErrors });
  const noun = ['transfer', 'transfers'] as const;
  return [
    {
      key: 'dispatch',
      label: 'Send',
      barLabel: 'Send transfers',
      icon: <SendOutlined aria-hidden="true" />,
      noun,
      consequence:
        'The lots to use first are taken from their shelves now. To send a controlled drug, open its transfer: it needs a witness.',
      applies: ({ state, lineCount }) => leavesFrom(TRANSFER_TRANSITIONS.dispatch, state) && lineCount > 0,
      otherwise: 'Only drafts with at least one line can be sent.',
      run: async (row) => {
        const { data } = await send({ variables: { input: { id: row.id } } });
        return { ...row, ...data?.dispatchStockTransfer.stockTransfer.transfer };
      },
      done: 'sent',
    },
    {
      ...cancelOf(noun),
      consequence:
        'Nothing has left the shelf. The drafts are kept and marked as cancelled. You cannot undo this.',
      applies: ({ state }) => leavesFrom(TRANSFER_TRANSITIONS.cancel, state),
      otherwise: 'Only drafts can be cancelled.',
      run: async (row) => {
        const { data } = await cancel({ variables: { input: { id: row.id } } });
        return { ...row, ...data?.cancelStockTransfer.stockTransfer.transfer };
      },
    },
  ];
}
