import { oneLiveEvent, type PickableEvent } from '../../../components/pickers/event-groups';

interface Known {
  readonly events: readonly PickableEvent[];
  /** The events where the writer has a shift today. */
  readonly ownEventIds: readonly string[];
  readonly now: Date;
}

/**
 * The event that a new record starts with: the only live one, if the writer has a shift there today. Any other event is
 * offered, to be chosen by hand.
 */
export const readyEvent = ({ events, ownEventIds, now }: Known): PickableEvent | null => {
  const live = oneLiveEvent(events, now);
  return live !== null && ownEventIds.includes(live.id) ? live : null;
};
