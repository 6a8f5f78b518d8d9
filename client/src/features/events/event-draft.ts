import type { Problem } from '@sideline/schema/errors';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import { eventFacts, type EventFacts } from '@sideline/schema/validation/event';
import { momentAt, wallTime } from '@sideline/schema/wall-time';

/** The content of the form: all texts, so that nothing half-typed is lost. Times are on the clocks at the place. */
export interface EventDraft {
  readonly name: string;
  readonly clientId: string | null;
  /** `2026-11-20T14:32` on the clocks of `timeZone`. */
  readonly date: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly location: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly venueType: string;
  readonly attendanceExpected: string;
  readonly attendanceActual: string;
  readonly notes: string;
}

export const EMPTY_EVENT: EventDraft = {
  name: '',
  clientId: null,
  date: '',
  endsAt: '',
  timeZone: HOME_ZONE,
  location: '',
  latitude: '',
  longitude: '',
  venueType: '',
  attendanceExpected: '',
  attendanceActual: '',
  notes: '',
};

type Stored = Omit<EventFacts, 'clientId' | 'date' | 'endsAt'> & {
  readonly date: string;
  readonly endsAt: string;
  readonly client: { readonly id: string } | null;
};

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A stored event in the form. */
export const draftOf = ({ client, ...event }: Stored): EventDraft => ({
  name: event.name,
  clientId: client?.id ?? null,
  date: wallTime(event.date, event.timeZone),
  endsAt: wallTime(event.endsAt, event.timeZone),
  timeZone: event.timeZone,
  location: text(event.location),
  latitude: text(event.latitude),
  longitude: text(event.longitude),
  venueType: text(event.venueType),
  attendanceExpected: text(event.attendanceExpected),
  attendanceActual: text(event.attendanceActual),
  notes: text(event.notes),
});

/** The number in a typed text, which may have its thousands apart; null if it is empty. */
const number = (typed: string): number | null => {
  const plain = typed
    .trim()
    .replaceAll(/[\s,](?=\d{3}\b)/g, '')
    .replace(',', '.');
  return plain === '' ? null : Number(plain);
};

/** A typed attendance: how many people, or what is wrong with it. */
export const attendanceOf = (
  typed: string,
): { readonly people: number | null; readonly wrong: string | null } => {
  const { data, problems } = check(eventFacts.shape.attendanceExpected, number(typed));
  return { people: data, wrong: problems?.[0]?.message ?? null };
};

export type CheckedEvent =
  | { readonly facts: EventFacts; readonly problems: null }
  | { readonly facts: null; readonly problems: readonly Problem[] };

/** The event's times as stored. */
export type EventTimes = Pick<Stored, 'date' | 'endsAt' | 'timeZone'>;

/**
 * The form as it is sent, or what is wrong with it. A time that was not changed stays the same moment. In the hour that
 * occurs twice, its clock time alone would make it the first.
 */
export const factsOf = (draft: EventDraft, stored: EventTimes | null = null): CheckedEvent => {
  const momentIn = (field: 'date' | 'endsAt'): Date | undefined => {
    const isKept =
      stored !== null &&
      draft.timeZone === stored.timeZone &&
      draft[field] === wallTime(stored[field], stored.timeZone);
    return isKept ? new Date(stored[field]) : (momentAt(draft[field], draft.timeZone) ?? undefined);
  };
  const { data, problems } = check(eventFacts, {
    ...draft,
    date: momentIn('date'),
    endsAt: momentIn('endsAt'),
    latitude: number(draft.latitude),
    longitude: number(draft.longitude),
    attendanceExpected: number(draft.attendanceExpected),
    attendanceActual: number(draft.attendanceActual),
  });
  return problems === null ? { facts: data, problems: null } : { facts: null, problems };
};
