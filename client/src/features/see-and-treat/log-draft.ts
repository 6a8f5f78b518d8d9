import { v7 as newId } from 'uuid';
import type { IncidentLog } from '../../lib/incident-log';
import { inTodaysNames } from '../../lib/todays-names';
import { preselectedEvent, type DatedEvent, type SeeAndTreatField } from '@sideline/schema/see-and-treat';

/** The longest place that the form accepts. */
const PLACE_LENGTH = 200;

/** The form's content: every field of the log as its control holds it. */
export type LogDraft = Readonly<Record<Exclude<SeeAndTreatField, 'eventId' | 'patientId'>, string>> & {
  /**
   * The log's own id, so that it stays the same log if it is sent again after an answer was lost, even from a reloaded
   * page.
   */
  readonly id: string;
  readonly eventId: string | null;
  readonly patientId: string | null;
  /** The event whose place is in the location, so that another event replaces that place but not typed text. */
  readonly placeOf: string | null;
  /** Whether the user entered the time. Until then it is roughly now. */
  readonly isTimeSaid: boolean;
  /** Whether the user chose the event for this log, or that there is none yet. Otherwise the form chose it. */
  readonly isEventSaid: boolean;
  /** ISO 8601: when the form filled in the event. */
  readonly filledAt: string;
  readonly consumables: readonly LogConsumable[];
};

/** Stock that was used, in the server's format, with what the form shows about it. */
export interface LogConsumable {
  readonly itemId: string;
  readonly batchId: string | null;
  readonly locationId: string;
  readonly quantity: number;
  /** Why an expired lot was used. */
  readonly overrideReason?: string;
  readonly words: string;
}

/** ISO 8601, with the seconds cut off. */
export const wholeMinute = (moment: Date): string =>
  new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();

/** Incident date defaults to now, to minute precision (spec section 4). */
export const emptyLog = (now: Date): LogDraft => ({
  id: newId(),
  eventId: null,
  patientId: null,
  placeOf: null,
  isTimeSaid: false,
  isEventSaid: false,
  filledAt: now.toISOString(),
  incidentDate: wholeMinute(now),
  incidentLocation: '',
  zoneId: '',
  issueSummary: '',
  treatmentProvided: '',
  adviceGiven: '',
  clinicianName: '',
  clinicianRole: '',
  consumables: [],
});

/** A log that is opened from an incident. It takes over the event, the place, the time of the call and what happened. */
const logOfIncident = ({ logId, eventId, at, zoneId, place, what }: IncidentLog, now: Date): LogDraft => ({
  ...emptyLog(now),
  id: logId,
  eventId,
  isEventSaid: true,
  incidentDate: wholeMinute(new Date(at)),
  isTimeSaid: true,
  zoneId,
  incidentLocation: place.slice(0, PLACE_LENGTH),
  issueSummary: what,
});

/** The logs with an incident's log first. If it is already kept, it stays as it was typed. */
export const withIncident = (
  kept: readonly LogDraft[],
  incident: IncidentLog | null,
  now: Date,
): readonly LogDraft[] => {
  if (incident === null) return kept;
  const own = kept.find(({ id }) => id === incident.logId) ?? logOfIncident(incident, now);
  return [own, ...kept.filter((log) => log.id !== incident.logId && isBegun(log))];
};

/**
 * After a submission, the form is partly reset (spec section 2): the next patient at the same event, with the same
 * clinician.
 */
export const nextLog = (draft: LogDraft, now: Date): LogDraft => ({
  ...draft,
  id: newId(),
  patientId: null,
  // From now on, text that was typed belongs to that event too, and is replaced with another event's place.
  placeOf: draft.placeOf ?? draft.eventId,
  isTimeSaid: false,
  isEventSaid: false,
  filledAt: now.toISOString(),
  incidentDate: wholeMinute(now),
  issueSummary: '',
  treatmentProvided: '',
  adviceGiven: '',
  consumables: [],
});

interface Place {
  readonly id: string;
  readonly location?: string | null | undefined;
}

/** The event and its place (spec section 4). A place that the user typed stays if the event has none. */
export const withEvent = (draft: LogDraft, event: Place | null): LogDraft => {
  const isTyped = draft.incidentLocation.trim() !== '' && draft.placeOf === null;
  const place = event?.location ?? '';
  const eventId = event?.id ?? null;
  // A zone belongs to its event.
  const zoneId = eventId === draft.eventId ? draft.zoneId : '';
  if (place === '' && isTyped) return { ...draft, eventId, zoneId };
  return {
    ...draft,
    eventId,
    zoneId,
    incidentLocation: place,
    placeOf: place === '' ? null : (event?.id ?? null),
  };
};

/** The event chosen by default (spec section 4). A place that is already in the form stays. */
const withPreselected = (draft: LogDraft, event: Place): LogDraft =>
  draft.incidentLocation.trim() === ''
    ? withEvent(draft, event)
    : { ...draft, eventId: event.id, zoneId: '' };

/** Whether it is about a person, so that another log must not replace it. */
export const isBegun = (draft: LogDraft): boolean =>
  draft.patientId !== null ||
  draft.consumables.length > 0 ||
  [draft.issueSummary, draft.treatmentProvided, draft.adviceGiven].some((words) => words.trim() !== '');

interface ListedEvent extends Place, DatedEvent {}

/**
 * The event of a log about `when`, if nobody chose it. The form's earlier choice is replaced with what it would choose
 * for that time, unless that event is still in progress, because the crew may well be there.
 */
const withEventOf = (draft: LogDraft, events: readonly ListedEvent[], when: Date): LogDraft => {
  const filled = events.find(({ id }) => id === draft.eventId);
  const recent = preselectedEvent(events, when);
  const isGoingOn =
    filled !== undefined &&
    Date.parse(filled.date) <= when.getTime() &&
    when.getTime() <= Date.parse(filled.endsAt);
  const isNews = recent?.id !== preselectedEvent(events, new Date(draft.filledAt))?.id;
  if (isGoingOn || (filled !== undefined && !isNews) || (recent === null && draft.eventId === null))
    return draft;
  const by = { ...draft, filledAt: when.toISOString() };
  return recent === null || draft.placeOf !== null ? withEvent(by, recent) : withPreselected(by, recent);
};

/**
 * The form at `now`. Until a patient or a time is chosen, its time is now and its event is the current one, however long
 * it has been open or kept. `events` is null until they are known.
 */
export const asOf = (draft: LogDraft, events: readonly ListedEvent[] | null, now: Date): LogDraft => {
  const isOpen = !isBegun(draft) && !draft.isTimeSaid;
  const timed = isOpen ? { ...draft, incidentDate: wholeMinute(now) } : draft;
  const when = isOpen ? now : new Date(draft.incidentDate || draft.filledAt);
  const isLater = new Date(draft.filledAt) < when;
  return events === null || draft.isEventSaid || !(isLater || draft.eventId === null)
    ? timed
    : withEventOf(timed, events, when);
};

const KEY = 'sideline-see-and-treat';
/** Whose it is. What was typed before anyone signed in belongs to nobody. */
const keyOf = (userId: string | null): string => `${KEY}-${userId ?? 'nobody'}`;

const isDraft = (value: unknown): value is LogDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const facts = value as Record<string, unknown>;
  return Object.entries(emptyLog(new Date())).every(([field, sample]) =>
    sample === null
      ? facts[field] === null || typeof facts[field] === 'string'
      : typeof facts[field] === typeof sample,
  );
};

/** For a log kept before these fields existed: a person entered everything in it. */
const EARLIER_DEFAULTS = {
  isTimeSaid: true,
  isEventSaid: true,
  filledAt: '',
  zoneId: '',
  consumables: [] as readonly LogConsumable[],
};

const read = (key: string): readonly LogDraft[] => {
  try {
    const kept: unknown[] = [JSON.parse(sessionStorage.getItem(key) ?? 'null')].flat();
    return kept
      .map((draft) => Object.assign({}, EARLIER_DEFAULTS, inTodaysNames(draft, { log_id: 'id' })))
      .filter(isDraft);
  } catch {
    return [];
  }
};

const typedPlace = ({ incidentLocation, placeOf }: LogDraft): string =>
  placeOf === null ? incidentLocation.trim() : '';

/** What was typed before anyone signed in, with the person's own empty form filling in the blanks. */
const withBlanksOf = (own: LogDraft, typed: LogDraft): LogDraft => ({
  ...typed,
  ...(typed.eventId === null
    ? { eventId: own.eventId, isEventSaid: own.isEventSaid, filledAt: own.filledAt }
    : {}),
  ...(typed.incidentLocation.trim() === ''
    ? { incidentLocation: own.incidentLocation, placeOf: own.placeOf }
    : {}),
  clinicianName: typed.clinicianName || own.clinicianName,
  clinicianRole: typed.clinicianRole || own.clinicianRole,
});

/**
 * The logs that this tab keeps, in sessionStorage only. The form shows the first. Logs typed while signed out pass to the
 * next person who signs in and come first, as the last ones typed. What a person typed is shown only to that person, and
 * is still there when they return: as another log or, if it is not about anyone, as values for what the first leaves
 * blank.
 */
export const keptLogs = (userId: string | null): readonly LogDraft[] => {
  const own = read(keyOf(userId));
  const [typed] = userId === null ? [] : read(keyOf(null));
  const [first, ...others] = own;
  if (typed === undefined || first === undefined) return typed === undefined ? own : [typed];
  const differs =
    typedPlace(first) !== '' && typedPlace(typed) !== '' && typedPlace(first) !== typedPlace(typed);
  return isBegun(first) || differs ? [typed, ...own] : [withBlanksOf(first, typed), ...others];
};

/** `logs` as `keptLogs` returns them: the form shows the first. */
export const keepLogs = (userId: string | null, logs: readonly LogDraft[]): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(logs));
    // It has been taken over, so the next person at this tab starts without it.
    if (userId !== null) sessionStorage.removeItem(keyOf(null));
  } catch {
    // Without storage the form itself still holds it.
  }
};
