import {
  maySwap,
  STANDING_SWAPS,
  SWAP_STATUS_LABELS,
  type SwapAction,
  type SwapParty,
} from '@sideline/schema/shifts/swaps';
import { Button } from 'antd';
import { useState } from 'react';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { ActFailure } from '../../../components/ui/act-failure';
import { PartFailure } from '../../../components/ui/failure';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { inlineErrors, useApolloClient } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { useSignedInUser } from '../../../lib/session';
import { personName } from '../rota';
import type { RotaPersonFragment, RotaShiftFragment } from '../shifts.generated';
import styles from '../shifts.module.css';
import { isOvertaken, isToBeReadAgain, useShiftActs } from '../use-shift-acts';
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
  /** Why something could not be done because the shift has changed. This section may be drawn again for that. */
  readonly onOvertaken: (why: string) => void;
}

const BUTTONS: readonly (readonly [SwapAction, string, typeof AcceptShiftSwapDocument])[] = [
  ['accept', 'Accept swap', AcceptShiftSwapDocument],
  ['decline', 'Decline swap', DeclineShiftSwapDocument],
  ['withdraw', 'Withdraw offer', WithdrawShiftSwapDocument],
  ['approve', 'Approve swap', ApproveShiftSwapDocument],
];

/** The outcome of offers for this shift, and what the user can do with open ones: their own, and requests in exchange. */
export function SwapSection({ shift, people, onDone, onOvertaken }: SwapSectionProps) {
  const user = useSignedInUser();
  const client = useApolloClient();
  const { data, error, refetch } = useShiftSwapsQuery({
    variables: { shiftId: shift.id },
    fetchPolicy: 'no-cache',
  });
  const changed = () => {
    onDone();
    // If it cannot be loaded again, it stays as it is shown, with a message.
    refetch().catch(() => undefined);
  };
  const { running, refusal, act } = useShiftActs(changed);
  // The offer that was refused.
  const [tried, setTried] = useState<string | null>(null);
  const [isOffering, setOffering] = useState(false);
  const [asked, setAsked] = useState<{ readonly action: 'approve' | 'refuse'; readonly id: string } | null>(
    null,
  );
  const swaps = data?.shiftSwaps ?? [];
  const isOnOffer = swaps.some(
    ({ status, shift: offered }) => STANDING_SWAPS.some((one) => one === status) && offered.id === shift.id,
  );
  // Until they have loaded, nobody knows whether it is already on offer.
  const canOffer =
    data !== undefined &&
    shift.staff?.user.id === user.id &&
    shift.status === 'assigned' &&
    new Date(shift.shiftStart) > new Date() &&
    !isOnOffer;

  const partiesOf = ({ offeredBy, offeredTo }: SwapFragment): readonly SwapParty[] => [
    ...(offeredBy.user.id === user.id ? (['offerer'] as const) : []),
    ...(offeredTo.user.id === user.id ? (['other'] as const) : []),
    ...(user.role === 'admin' ? (['admin'] as const) : []),
  ];
  const approving = useOwnRight(
    'approve',
    swaps.some((swap) => maySwap('approve', swap.status, partiesOf(swap))),
  );
  if (swaps.length === 0 && !canOffer && !error) return null;

  const actionsOf = (swap: SwapFragment) => {
    const { id } = swap;
    const parties = partiesOf(swap);
    const buttons = BUTTONS.filter(([action]) => maySwap(action, swap.status, parties));
    const mayRefuse = maySwap('refuse', swap.status, parties);
    if (buttons.length === 0 && !mayRefuse) return null;
    return (
      <div className={styles['actions']}>
        {buttons.map(([action, name, mutation]) => {
          const key = `${name} ${id}`;
          return (
            <Button
              key={key}
              loading={running === key}
              {...(action === 'approve' ? approving.button : {})}
              disabled={
                (action === 'approve' && approving.button.disabled) || (running !== null && running !== key)
              }
              onClick={() => {
                setTried(id);
                void act(key, mutation, { id });
              }}
              {...(action === 'approve' || action === 'accept' ? { type: 'primary' as const } : {})}
            >
              {name}
            </Button>
          );
        })}
        {tried === id && refusal?.code === 'SHIFT_WORKING_TIME' ? (
          <Button {...approving.button} onClick={() => setAsked({ action: 'approve', id })}>
            Approve with a reason
          </Button>
        ) : null}
        {mayRefuse ? (
          <Button danger onClick={() => setAsked({ action: 'refuse', id })}>
            Refuse swap
          </Button>
        ) : null}
        {buttons.some(([action]) => action === 'approve') ? approving.reason : null}
      </div>
    );
  };
  return (
    <section className={styles['form']} aria-label="Swaps">
      {error ? (
        <PartFailure
          error={error}
          title="Swaps of this shift cannot be loaded just now."
          onRetry={() => void refetch()}
        />
      ) : null}
      <ActFailure failed={refusal} />
      {swaps.length === 0 ? null : (
        <ul className={styles['thread']}>
          {swaps.map((swap) => (
            <li key={swap.id}>
              {`${personName(swap.offeredBy)} offers ${shiftLine(swap.shift)} to ${personName(swap.offeredTo)}`}
              {swap.otherShift ? ` for ${shiftLine(swap.otherShift)}` : ''}
              <br />
              <small>{`${SWAP_STATUS_LABELS[swap.status]} · ${formatDateTime(swap.offeredAt)}${swap.reason ? `: ${swap.reason}` : ''}`}</small>
              {actionsOf(swap)}
            </li>
          ))}
        </ul>
      )}
      {canOffer ? (
        <div className={styles['actions']}>
          <Button onClick={() => setOffering(true)}>Offer swap</Button>
        </div>
      ) : null}
      {isOffering ? (
        <OfferSwapDialog
          shift={shift}
          people={people}
          onOffered={changed}
          onOvertaken={onOvertaken}
          onClose={() => setOffering(false)}
        />
      ) : null}
      {asked === null ? null : (
        <ReasonDialog
          title={asked.action === 'refuse' ? 'Refuse this swap' : 'Approve despite the warning'}
          label="Reason"
          hint={
            asked.action === 'refuse'
              ? 'Both people can read it.'
              : 'The person the warning is about can read it on their shift. The other person cannot.'
          }
          maxLength={1_000}
          okText={asked.action === 'refuse' ? 'Refuse swap' : 'Approve swap'}
          isDanger={asked.action === 'refuse'}
          onGive={async (reason) => {
            try {
              await client.mutate({
                mutation: asked.action === 'refuse' ? RefuseShiftSwapDocument : ApproveShiftSwapDocument,
                variables: { id: asked.id, reason },
                context: inlineErrors,
              });
            } catch (error) {
              if (isToBeReadAgain(error)) changed();
              if (!isOvertaken(error)) throw error;
              // There is nothing left to decide, so the dialog closes.
              onOvertaken(messageOf(error));
              return;
            }
            changed();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
