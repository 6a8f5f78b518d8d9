import type { Gender } from './people.js';
import { LIMITS } from './limits.js';

/** See and treat: a minor contact in one short log (spec sections 2 to 5). What client and server must agree on about it. */

/** The genders offered when a person is registered from the log (spec section 5, 'New patient (see-and-treat)'). */
export const QUICK_PATIENT_GENDERS = [
  'male',
  'female',
  'non_binary',
  'prefer_not_to_say',
] as const satisfies readonly Gender[];

/** The log's fields as the form words them (spec section 2), in its order. */
export const SEE_AND_TREAT_LABELS = {
  eventId: 'Event',
  patientId: 'Patient',
  incidentDate: 'Incident Date',
  incidentLocation: 'Incident Location',
  zoneId: 'Zone',
  issueSummary: 'Issue Summary',
  treatmentProvided: 'Treatment Provided',
  adviceGiven: 'Advice Given',
  clinicianName: 'Clinician Name',
  clinicianRole: 'Clinician Role',
} as const;
export type SeeAndTreatField = keyof typeof SEE_AND_TREAT_LABELS;

export interface DatedEvent {
  /** ISO 8601, its start. */
  readonly date: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

/** The headings that events are listed under, in their order (spec section 2). */
export const EVENT_AGE_LABELS = {
  recent: 'Recent (last 7 days)',
  upcoming: 'Upcoming',
  older: 'Older than 7 days',
} as const;
export type EventAge = keyof typeof EVENT_AGE_LABELS;

const RECENT_MS = LIMITS.recentDays * 24 * 60 * 60_000;

/** The heading that an event comes under (spec section 2): one in progress counts by its end, so it is recent. */
export function ageOfEvent(event: DatedEvent, now: Date): EventAge {
  if (Date.parse(event.date) > now.getTime()) return 'upcoming';
  return Date.parse(event.endsAt) >= now.getTime() - RECENT_MS ? 'recent' : 'older';
}

/** The most recent event within seven days, which is chosen where nobody chose (spec section 4); null where there is none. */
export function preselectedEvent<E extends DatedEvent>(events: readonly E[], now: Date): E | null {
  const recent = events.filter((event) => ageOfEvent(event, now) === 'recent');
  return recent.reduce<E | null>(
    (latest, event) => (latest === null || Date.parse(event.date) > Date.parse(latest.date) ? event : latest),
    null,
  );
}
