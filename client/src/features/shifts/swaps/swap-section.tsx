import { maySwap, SWAP_STATUS_LABELS, type SwapAction, type SwapParty } from '@sideline/schema/shifts/swaps';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/reason-dialog';
import { inlineErrors, useApolloClient } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { personName } from '../rota';
import type { RotaPersonFragment, RotaShiftFragment } from '../shifts.generated';
import styles from '../shifts.module.css';
import { useShiftActs } from '../use-shift-acts';
import { OfferSwapDialog } from './offer-swap-dialog';
import { shiftLine } from './swap-words';
import {
  AcceptShiftSwapDocument,
  ApproveShiftSwapDocument,
  DeclineShiftSwapDocument,
  RefuseShiftSwapDocument,
  useShiftSwapsQuery,
  WithdrawShiftSwapDocument,
  type SwapFragment,
} from './swaps.generated';

interface SwapSectionProps {
  readonly shift: RotaShiftFragment;
  readonly people: readonly RotaPersonFragment[];
  readonly onDone: () => void;
}

const BUTTONS: readonly (readonly [SwapAction, string, typeof AcceptShiftSwapDocument])[] = [
  ['accept', 'Accept swap', AcceptShiftSwapDocument],
  ['decline', 'Decline swap', DeclineShiftSwapDocument],
  ['withdraw', 'Withdraw offer', WithdrawShiftSwapDocument],
  ['approve', 'Approve swap', ApproveShiftSwapDocument],
];

/** What became of offers of this shift, and what the caller may do with the one that stands. */
export function SwapSection({ shift, people, onDone }: SwapSectionProps) {
  const user = useSignedInUser();
  const client = useApolloClient();
  const { data, refetch } = useShiftSwapsQuery({
    variables: { shiftId: shift.shiftID },
    fetchPolicy: 'no-cache',
  });
  const changed = () => {
    onDone();
    void refetch();
  };
  const { running, refusal, act } = useShiftActs(changed);
  const [isOffering, setOffering] = useState(false);
  const [asked, setAsked] = useState<{ readonly action: 'approve' | 'refuse'; readonly id: string } | null>(
    null,
  );
  const swaps = data?.shiftSwaps ?? [];
  const standing = swaps.find(({ status }) => status === 'offered' || status === 'accepted') ?? null;
  const canOffer =
    shift.staff?.user.id === user.id &&
    shift.status === 'assigned' &&
    new Date(shift.shiftStart) > new Date() &&
    standing?.shift.shiftID !== shift.shiftID;
  if (swaps.length === 0 && !canOffer) return null;

  const partiesOf = ({ offeredBy, offeredTo }: SwapFragment): readonly SwapParty[] => [
    ...(offeredBy.user.id === user.id ? (['offerer'] as const) : []),
    ...(offeredTo.user.id === user.id ? (['other'] as const) : []),
    ...(user.role === 'admin' ? (['admin'] as const) : []),
  ];
  return (
    <section className={styles['form']} aria-label="Swaps">
      {refusal === null ? null : <Alert type="error" showIcon role="alert" title={refusal.text} />}
      {swaps.length === 0 ? null : (
        <ul className={styles['thread']}>
          {swaps.map((swap) => (
            <li key={swap.id}>
              {`${personName(swap.offeredBy)} offers ${shiftLine(swap.shift)} to ${personName(swap.offeredTo)}`}
              {swap.otherShift ? ` for ${shiftLine(swap.otherShift)}` : ''}
              <br />
              <small>{`${SWAP_STATUS_LABELS[swap.status]} · ${formatDateTime(swap.offeredAt)}${swap.reason ? `: ${swap.reason}` : ''}`}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        {standing === null
          ? null
          : BUTTONS.filter(([action]) => maySwap(action, standing.status, partiesOf(standing))).map(
              ([action, name, mutation]) => (
                <Button
                  key={name}
                  loading={running === name}
                  disabled={running !== null && running !== name}
                  onClick={() => void act(name, mutation, { id: standing.id })}
                  {...(action === 'approve' || action === 'accept' ? { type: 'primary' as const } : {})}
                >
                  {name}
                </Button>
              ),
            )}
        {standing !== null && refusal?.code === 'SHIFT_WORKING_TIME' ? (
          <Button onClick={() => setAsked({ action: 'approve', id: standing.id })}>
            Approve with a reason
          </Button>
        ) : null}
        {standing !== null && maySwap('refuse', standing.status, partiesOf(standing)) ? (
          <Button danger onClick={() => setAsked({ action: 'refuse', id: standing.id })}>
            Refuse swap
          </Button>
        ) : null}
        {canOffer ? <Button onClick={() => setOffering(true)}>Offer swap</Button> : null}
      </div>
      {isOffering ? (
        <OfferSwapDialog
          shift={shift}
          people={people}
          onOffered={changed}
          onClose={() => setOffering(false)}
        />
      ) : null}
      {asked === null ? null : (
        <ReasonDialog
          title={asked.action === 'refuse' ? 'Refuse this swap' : 'Approve in spite of the warning'}
          label="Reason"
          hint={
            asked.action === 'refuse'
              ? 'Both people can read it.'
              : 'Whoever the warning is about can read it at their shift; the other cannot.'
          }
          maxLength={1_000}
          okText={asked.action === 'refuse' ? 'Refuse swap' : 'Approve swap'}
          isDanger={asked.action === 'refuse'}
          onGive={async (reason) => {
            await client.mutate({
              mutation: asked.action === 'refuse' ? RefuseShiftSwapDocument : ApproveShiftSwapDocument,
              variables: { id: asked.id, reason },
              context: inlineErrors,
            });
            changed();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
