import { EVENT_STATUS_LABELS, eventTransitionsFor, type EventTransition } from '@sideline/schema/events';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { askToConfirm } from '../../lib/confirming';
import { attempt, clearFailed } from '../../lib/failures';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import type { EventStatus } from '../../schema.generated';
import { useChangeEventStatusMutation } from './events.generated';

interface EventStatusButtonsProps {
  readonly event: {
    readonly id: string;
    readonly name: string;
    readonly status: EventStatus;
    readonly version: number;
  };
  readonly onChanged: () => void;
}

/** The statuses that the user may move the event to: a button for each, which asks for a reason if one is needed. */
export function EventStatusButtons({ event, onChanged }: EventStatusButtonsProps) {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<EventTransition | null>(null);
  const [changeStatus] = useChangeEventStatusMutation({ context: inlineErrors });

  const move = async (to: EventStatus, reason: string | null) => {
    const { id, version } = event;
    await changeStatus({ variables: { input: { eventId: id, version, status: to, reason } } });
    notify.success(`The event is ${EVENT_STATUS_LABELS[to].toLowerCase()}.`);
    onChanged();
  };
  const begin = (transition: EventTransition) => {
    clearFailed();
    // Closing has its own page, which lists what is still open.
    if (transition.to === 'closed') {
      void navigate(`/events/${event.id}/close`);
      return;
    }
    if (transition.needsReason) {
      setAsked(transition);
      return;
    }
    askToConfirm({
      title: `${transition.action}?`,
      content: `The status of ${event.name} changes from ${EVENT_STATUS_LABELS[transition.from].toLowerCase()} to ${EVENT_STATUS_LABELS[transition.to].toLowerCase()}.`,
      okText: transition.action,
      cancelText: 'Leave it',
      onOk: () => attempt(() => move(transition.to, null)),
    });
  };

  return (
    <>
      {eventTransitionsFor(event.status, role).map((transition) => (
        <Button
          key={transition.to}
          danger={transition.to === 'cancelled'}
          onClick={() => {
            begin(transition);
          }}
        >
          {transition.action}
        </Button>
      ))}
      {asked === null ? null : (
        <ReasonDialog
          title={asked.action}
          label="Reason"
          hint="Kept with the event, with your name and the time."
          maxLength={LIMITS.events.reasonLength}
          okText={asked.action}
          onGive={(reason) => move(asked.to, reason)}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
