import { CheckOutlined, FileDoneOutlined, SendOutlined } from '@ant-design/icons';
import { PURCHASE_ORDER_TRANSITIONS } from '@sideline/schema/inventory/purchase-order-transitions';
import type { PurchaseOrderButton } from '@sideline/schema/inventory/purchasing';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import { cancelOf, DISCARD, isStepOf, leavesFrom, reasonOf } from '../papers/bulk-steps';
import { useStepPurchaseOrderMutation, type OrderRowFragment } from './purchasing.generated';

const canTake = (action: PurchaseOrderButton, { state }: OrderRowFragment): boolean =>
  leavesFrom(PURCHASE_ORDER_TRANSITIONS[action], state);

/** Steps of several orders at once. None can be undone: an order only goes on, back to a draft with a reason, or ends. */
export function useBulkOrderActs(): readonly BulkAct<OrderRowFragment>[] {
  const { role } = useSignedInUser();
  const [step] = useStepPurchaseOrderMutation({ context: inlineErrors });
  const take = async (
    order: OrderRowFragment,
    action: PurchaseOrderButton,
    reason: string | null = null,
  ): Promise<OrderRowFragment> => {
    const input = { id: order.id, action, reason };
    const { data } = await step({ variables: { input, isAdmin: role === 'admin' } });
    return data?.stepPurchaseOrder.purchaseOrder.order ?? order;
  };
  const noun = ['order', 'orders'] as const;
  const acts: readonly (BulkAct<OrderRowFragment> & { readonly key: PurchaseOrderButton })[] = [
    {
      key: 'submit',
      label: 'Submit',
      icon: <SendOutlined aria-hidden="true" />,
      noun,
      consequence: 'An administrator approves them next. Packs and prices are brought up to date.',
      applies: (order) => canTake('submit', order) && order.lineCount > 0,
      otherwise: 'Only drafts with at least one line can be submitted.',
      run: (order) => take(order, 'submit'),
      done: 'submitted',
    },
    {
      key: 'approve',
      label: 'Approve',
      icon: <CheckOutlined aria-hidden="true" />,
      right: 'approve',
      noun,
      consequence:
        'They can then be placed with their suppliers. If you submitted an order of a high value, another administrator must approve it.',
      applies: (order) => canTake('approve', order),
      otherwise: 'Only orders that wait for approval can be approved.',
      run: (order) => take(order, 'approve'),
      done: 'approved',
    },
    {
      key: 'order',
      label: 'Mark',
      labelEnd: 'as ordered',
      barLabel: 'Mark as ordered',
      icon: <FileDoneOutlined aria-hidden="true" />,
      noun,
      consequence:
        'Do this if you have placed them with their suppliers. No e-mails are sent. To send an order by e-mail, open it.',
      applies: (order) => canTake('order', order),
      otherwise: 'Only approved orders can be marked as ordered.',
      run: (order) => take(order, 'order'),
      done: 'marked as ordered',
    },
    {
      ...DISCARD,
      noun,
      applies: (order) => canTake('discard', order),
      run: (order) => take(order, 'discard'),
    },
    {
      ...cancelOf(noun),
      consequence: 'You cannot receive stock for a cancelled order. You cannot undo this.',
      applies: (order) => canTake('cancel', order),
      otherwise: 'Only orders that were submitted and of which nothing has arrived can be cancelled.',
      asks: reasonOf('Why are you cancelling them?', 'order'),
      run: (order, reason) => take(order, 'cancel', reason),
    },
  ];
  return acts.filter(({ key }) => isStepOf(PURCHASE_ORDER_TRANSITIONS[key], role));
}
