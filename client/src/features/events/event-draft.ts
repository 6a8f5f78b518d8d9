import type { Problem } from '@sideline/schema/errors';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import { eventFacts, type EventFacts } from '@sideline/schema/validation/event';
import { momentAt, wallTime } from '@sideline/schema/wall-time';

/** What the form holds: all texts, so that nothing half typed is lost; times as the clocks at the place show them. */
export interface EventDraft {
  readonly name: string;
  readonly client_id: string | null;
  /** `2026-11-20T14:32` on the clocks of `time_zone`. */
  readonly date: string;
  readonly ends_at: string;
  readonly time_zone: string;
  readonly location: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly venue_type: string;
  readonly attendance_expected: string;
  readonly attendance_actual: string;
  readonly notes: string;
}

export const EMPTY_EVENT: EventDraft = {
  name: '',
  client_id: null,
  date: '',
  ends_at: '',
  time_zone: HOME_ZONE,
  location: '',
  latitude: '',
  longitude: '',
  venue_type: '',
  attendance_expected: '',
  attendance_actual: '',
  notes: '',
};

type Stored = Omit<EventFacts, 'client_id' | 'date' | 'ends_at'> & {
  readonly date: string;
  readonly ends_at: string;
  readonly client: { readonly client_id: string } | null;
};

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A stored event in the form. */
export const draftOf = ({ client, ...event }: Stored): EventDraft => ({
  name: event.name,
  client_id: client?.client_id ?? null,
  date: wallTime(event.date, event.time_zone),
  ends_at: wallTime(event.ends_at, event.time_zone),
  time_zone: event.time_zone,
  location: text(event.location),
  latitude: text(event.latitude),
  longitude: text(event.longitude),
  venue_type: text(event.venue_type),
  attendance_expected: text(event.attendance_expected),
  attendance_actual: text(event.attendance_actual),
  notes: text(event.notes),
});

const number = (typed: string): number | null => {
  const plain = typed
    .trim()
    .replaceAll(/[\s,](?=\d{3}\b)/g, '')
    .replace(',', '.');
  return plain === '' ? null : Number(plain);
};

export type CheckedEvent =
  | { readonly facts: EventFacts; readonly problems: null }
  | { readonly facts: null; readonly problems: readonly Problem[] };

/** When an event is, as it stands. */
export type EventTimes = Pick<Stored, 'date' | 'ends_at' | 'time_zone'>;

/**
 * What the form says as it is sent, or what is wrong with it. A time that nobody touched stays the moment that it was: in the
 * hour that comes twice, its clock time alone would make it the first.
 */
export const factsOf = (draft: EventDraft, stored: EventTimes | null = null): CheckedEvent => {
  const momentIn = (field: 'date' | 'ends_at'): Date | undefined => {
    const isKept =
      stored !== null &&
      draft.time_zone === stored.time_zone &&
      draft[field] === wallTime(stored[field], stored.time_zone);
    return isKept ? new Date(stored[field]) : (momentAt(draft[field], draft.time_zone) ?? undefined);
  };
  const { data, problems } = check(eventFacts, {
    ...draft,
    date: momentIn('date'),
    ends_at: momentIn('ends_at'),
    latitude: number(draft.latitude),
    longitude: number(draft.longitude),
    attendance_expected: number(draft.attendance_expected),
    attendance_actual: number(draft.attendance_actual),
  });
  return problems === null ? { facts: data, problems: null } : { facts: null, problems };
};
