import { v7 as newId } from 'uuid';
import type { SeeAndTreatField } from '@sideline/schema/see-and-treat';

/** What stands in the form: every field of the log as its control holds it. */
export type LogDraft = Readonly<Record<Exclude<SeeAndTreatField, 'event_id' | 'patient_id'>, string>> & {
  /** The log's own id: sent again after a lost answer, also by a page that was loaded again, it is the same log. */
  readonly log_id: string;
  readonly event_id: string | null;
  readonly patient_id: string | null;
  /** Whose place stands in the location, so that another event may replace it and what was typed stays. */
  readonly placeOf: string | null;
};

/** ISO 8601, with the seconds cut off. */
export const wholeMinute = (moment: Date): string =>
  new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();

/** Incident date defaults to now, to minute precision (spec section 4). */
export const emptyLog = (now: Date): LogDraft => ({
  log_id: newId(),
  event_id: null,
  patient_id: null,
  placeOf: null,
  incident_date: wholeMinute(now),
  incident_location: '',
  issue_summary: '',
  treatment_provided: '',
  advice_given: '',
  clinician_name: '',
  clinician_role: '',
});

/** After a submission the form is partly reset (spec section 2): the next patient at the same event, by the same clinician. */
export const nextLog = (draft: LogDraft, now: Date): LogDraft => ({
  ...draft,
  log_id: newId(),
  patient_id: null,
  incident_date: wholeMinute(now),
  issue_summary: '',
  treatment_provided: '',
  advice_given: '',
});

interface Place {
  readonly eventID: string;
  readonly location?: string | null | undefined;
}

/** The event and its place (spec section 4): a place that somebody typed himself stays where the event has none. */
export const withEvent = (draft: LogDraft, event: Place | null): LogDraft => {
  const isTyped = draft.incident_location.trim() !== '' && draft.placeOf === null;
  const place = event?.location ?? '';
  if (place === '' && isTyped) return { ...draft, event_id: event?.eventID ?? null };
  return {
    ...draft,
    event_id: event?.eventID ?? null,
    incident_location: place,
    placeOf: place === '' ? null : (event?.eventID ?? null),
  };
};

/** The event that is chosen where nobody chose (spec section 4): a place that stands in the form already stays. */
export const withPreselected = (draft: LogDraft, event: Place): LogDraft =>
  draft.incident_location.trim() === '' ? withEvent(draft, event) : { ...draft, event_id: event.eventID };

const KEY = 'sideline-see-and-treat';
/** Whose it is; what was typed before anybody signed in is nobody's. */
const keyOf = (userId: string | null): string => `${KEY}-${userId ?? 'nobody'}`;

const isDraft = (value: unknown): value is LogDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const facts = value as Record<string, unknown>;
  return Object.entries(emptyLog(new Date())).every(([field, sample]) =>
    sample === null
      ? facts[field] === null || typeof facts[field] === 'string'
      : typeof facts[field] === 'string',
  );
};

const read = (key: string): readonly LogDraft[] => {
  try {
    return [JSON.parse(sessionStorage.getItem(key) ?? 'null')].flat().filter(isDraft);
  } catch {
    return [];
  }
};

/** Whether it is about somebody, so that it must not give way to another log. */
export const isBegun = (draft: LogDraft): boolean =>
  draft.patient_id !== null ||
  [draft.issue_summary, draft.treatment_provided, draft.advice_given].some((words) => words.trim() !== '');

const typedPlace = ({ incident_location, placeOf }: LogDraft): string =>
  placeOf === null ? incident_location.trim() : '';

/** What was typed before anybody signed in, with what the person's own empty form says where it says nothing. */
const withBlanksOf = (own: LogDraft, typed: LogDraft): LogDraft => ({
  ...typed,
  event_id: typed.event_id ?? own.event_id,
  ...(typed.incident_location.trim() === ''
    ? { incident_location: own.incident_location, placeOf: own.placeOf }
    : {}),
  clinician_name: typed.clinician_name || own.clinician_name,
  clinician_role: typed.clinician_role || own.clinician_role,
});

/**
 * The logs that this tab keeps, in sessionStorage alone, the one that the form shows first. What nobody was signed in for
 * passes to whoever signs in and comes first, as it was typed last; what a person typed is shown to that person alone, and is
 * still there when he comes back: as another log, or, where it is about nobody, as what the first one leaves blank.
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

/** `logs` as `keptLogs` gives them back: the one that the form shows first. */
export const keepLogs = (userId: string | null, logs: readonly LogDraft[]): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(logs));
    // Taken over: the next stranger at this tab begins with nothing of it.
    if (userId !== null) sessionStorage.removeItem(keyOf(null));
  } catch {
    // Without storage the form itself still holds it.
  }
};
