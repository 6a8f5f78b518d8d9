import { PlayCircleOutlined } from '@ant-design/icons';
import { eventTransitionsFor } from '@sideline/schema/events';
import type { BulkAct } from '../../components/table/bulk-act';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useSignedInUser } from '../../lib/session';
import type { EventStatus } from '../../schema.generated';
import { useChangeEventStatusMutation, type EventFactsFragment } from './events.generated';

const DAY_MS = 86_400_000;

/**
 * Several events of one day go live together. Cancelling and closing are done for one event at a time: the first cancels
 * shifts and notifies people, the second goes through what is still open.
 */
export function useBulkEventActs(): readonly BulkAct<EventFactsFragment>[] {
  const { role } = useSignedInUser();
  const [change] = useChangeEventStatusMutation({ context: inlineErrors });
  const move = async (
    event: EventFactsFragment,
    status: EventStatus,
    reason: string | null,
  ): Promise<EventFactsFragment> => {
    const { id: eventId, version } = event;
    const { data } = await change({ variables: { input: { eventId, version, status, reason } } });
    return { ...event, ...data?.changeEventStatus.event };
  };
  const canUndo = eventTransitionsFor('live', role).some(({ to }) => to === 'planned');
  return [
    {
      key: 'live',
      label: 'Go live with',
      barLabel: 'Go live',
      icon: <PlayCircleOutlined aria-hidden="true" />,
      noun: ['event', 'events'],
      consequence: 'Their status changes from planned to live.',
      applies: ({ status, date }) => status === 'planned' && Date.parse(date) < Date.now() + DAY_MS,
      otherwise: 'They are not planned, or start more than a day from now.',
      run: (event) => move(event, 'live', null),
      done: 'now live',
      ...(canUndo
        ? {
            undo: {
              label: 'Back to planned',
              done: 'planned again',
              run: (event: EventFactsFragment) => move(event, 'planned', 'Undone right after going live.'),
            },
          }
        : {}),
    },
  ];
}
