import { CheckOutlined, SendOutlined } from '@ant-design/icons';
import type { ReturnButton } from '@sideline/schema/inventory/moving';
import { RETURN_TRANSITIONS } from '@sideline/schema/inventory/return-transitions';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useSignedInUser } from '../../../lib/session';
import { cancelOf, DISCARD, isStepOf, leavesFrom, reasonOf } from '../papers/bulk-steps';
import type { Valued } from '../value-column';
import { useStepStockReturnMutation, type ReturnRowFragment } from './returns.generated';

type Row = Valued<ReturnRowFragment>;

const canTake = (action: ReturnButton, { state }: Row): boolean =>
  leavesFrom(RETURN_TRANSITIONS[action], state);
const isFromEvent = ({ kind }: Row): boolean => kind === 'unused_from_event';

/**
 * Steps of several returns at once. None can be undone. Stock is destroyed from the page of its return, one at a time, because
 * nothing brings it back and it may need a witness.
 */
export function useBulkReturnActs(): readonly BulkAct<Row>[] {
  const { role } = useSignedInUser();
  const [step] = useStepStockReturnMutation({ context: inlineErrors });
  const take = async (row: Row, action: ReturnButton, reason: string | null = null): Promise<Row> => {
    const input = { id: row.id, action, reason };
    const { data } = await step({ variables: { input, isAdmin: role === 'admin' } });
    return { ...row, ...data?.stepStockReturn.stockReturn.return };
  };
  const noun = ['return', 'returns'] as const;
  const authorise = {
    label: 'Authorise',
    icon: <CheckOutlined aria-hidden="true" />,
    noun,
    consequence: 'They can then be sent. Nothing leaves the shelf yet.',
    done: 'authorised',
  };
  const acts: readonly (BulkAct<Row> & { readonly key: ReturnButton })[] = [
    // A person who may authorise anything needs no second button for stock from an event.
    isStepOf(RETURN_TRANSITIONS.authorise, role)
      ? {
          ...authorise,
          key: 'authorise',
          right: 'approve',
          applies: (row) => canTake('authorise', row) && row.lineCount > 0,
          otherwise: 'Only drafts with at least one line can be authorised.',
          run: (row) => take(row, 'authorise'),
        }
      : {
          ...authorise,
          key: 'authorise_from_event',
          applies: (row) => canTake('authorise_from_event', row) && isFromEvent(row) && row.lineCount > 0,
          otherwise:
            'You can authorise drafts of unused stock from an event, with at least one line. An administrator authorises the others.',
          run: (row) => take(row, 'authorise_from_event'),
        },
    {
      key: 'dispatch',
      label: 'Send',
      barLabel: 'Send returns',
      icon: <SendOutlined aria-hidden="true" />,
      noun,
      consequence:
        'Unused stock moves back to its shelf. Stock for a supplier is taken off the books. To send a controlled drug, open its return: it needs a witness.',
      applies: (row) => canTake('dispatch', row) && row.kind !== 'to_destruction',
      otherwise: 'Only authorised returns can be sent. Open a return to have its stock destroyed.',
      run: (row) => take(row, 'dispatch'),
      done: 'sent',
    },
    {
      ...DISCARD,
      noun,
      applies: (row) => canTake('discard', row),
      run: (row) => take(row, 'discard'),
    },
    {
      ...cancelOf(noun),
      consequence: 'Nothing has left the shelf. You cannot undo this.',
      applies: (row) => canTake('cancel', row),
      otherwise: 'Only returns that have not been sent can be cancelled.',
      asks: reasonOf('Why are you cancelling them?', 'return'),
      run: (row, reason) => take(row, 'cancel', reason),
    },
  ];
  return acts.filter(({ key }) => isStepOf(RETURN_TRANSITIONS[key], role));
}
