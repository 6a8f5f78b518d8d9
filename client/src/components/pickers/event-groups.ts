import { LIMITS } from '@sideline/schema/limits';
import type { PickableEventFragment } from './pickers.generated';

/** What the event picker needs to know about an event. A status or zone of null was not requested. */
export type PickableEvent = Readonly<Omit<PickableEventFragment, 'status' | 'timeZone'>> & {
  readonly status: PickableEventFragment['status'] | null;
  readonly timeZone: string | null;
};

export interface EventGroup {
  readonly label: string;
  readonly events: readonly PickableEvent[];
}

const DAY_MS = 86_400_000;

/** Events that can still be given shifts: the server refuses shifts for a closed one. */
export const takingShifts = <E extends Pick<PickableEvent, 'status'>>(events: readonly E[]): readonly E[] =>
  events.filter(({ status }) => status !== 'closed' && status !== 'cancelled');

/** Whether it is in progress, by its status or its times. */
const isLiveAt =
  (at: number) =>
  ({ status, date, endsAt }: PickableEvent): boolean =>
    status === 'live' || (status !== 'closed' && Date.parse(date) <= at && Date.parse(endsAt) >= at);

/** The event in progress, if there is exactly one. */
export const oneLiveEvent = (events: readonly PickableEvent[], now: Date): PickableEvent | null => {
  const [first, second] = events.filter(
    (event) => event.status !== 'cancelled' && isLiveAt(now.getTime())(event),
  );
  return second === undefined ? (first ?? null) : null;
};

/**
 * Events under the headings that a clinician looks for: live now, recent (7 days), upcoming, older. Cancelled ones are
 * left out.
 */
export function groupEvents(events: readonly PickableEvent[], now: Date): readonly EventGroup[] {
  const offered = events.filter((event) => event.status !== 'cancelled');
  const starts = (event: PickableEvent) => Date.parse(event.date);
  const ends = (event: PickableEvent) => Date.parse(event.endsAt);
  const at = now.getTime();
  const isLive = isLiveAt(at);
  const recentFrom = at - LIMITS.recentDays * DAY_MS;
  const newestFirst = (a: PickableEvent, b: PickableEvent) => starts(b) - starts(a);
  const soonestFirst = (a: PickableEvent, b: PickableEvent) => starts(a) - starts(b);
  const rest = offered.filter((event) => !isLive(event));
  return [
    { label: 'Live now', events: offered.filter(isLive).sort(newestFirst) },
    {
      label: 'Recent (last 7 days)',
      events: rest.filter((event) => starts(event) < at && ends(event) >= recentFrom).sort(newestFirst),
    },
    { label: 'Upcoming', events: rest.filter((event) => starts(event) >= at).sort(soonestFirst) },
    {
      label: 'Older than 7 days',
      events: rest.filter((event) => ends(event) < recentFrom).sort(newestFirst),
    },
  ].filter((group) => group.events.length > 0);
}

/** The events whose name or place contains the text, as the server would find them. */
export const eventsNamed = <E extends Pick<PickableEvent, 'name' | 'location'>>(
  events: readonly E[],
  text: string,
): readonly E[] => {
  const wanted = text.trim().toLowerCase();
  return events.filter(({ name, location }) => `${name} ${location ?? ''}`.toLowerCase().includes(wanted));
};
