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

const read = (key: string): LogDraft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
};

/**
 * The draft of this tab, in sessionStorage alone. What nobody was signed in for passes to whoever signs in; what a person
 * typed is shown to that person alone, and is still there when he comes back.
 */
export const keptLog = (userId: string | null): LogDraft | null => read(keyOf(userId)) ?? read(keyOf(null));

export const keepLog = (userId: string | null, draft: LogDraft): void => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    // Taken over: the next stranger at this tab begins with nothing of it.
    if (userId !== null) sessionStorage.removeItem(keyOf(null));
  } catch {
    // Without storage the form itself still holds it.
  }
};
