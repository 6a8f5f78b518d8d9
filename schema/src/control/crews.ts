import { INCIDENT_STATE_LABELS, type IncidentState } from './incidents.js';

/** Crews of an event: people with a shift, under one call sign (operations section 6). */

/** The state that a crew reports. At an incident, the incident gives it. */
export const CREW_OWN_STATES = ['available', 'unavailable', 'off_duty'] as const;
export type CrewOwnState = (typeof CREW_OWN_STATES)[number];

/** The state that an open incident gives its crew. */
export type CrewBusyState = Exclude<IncidentState, 'called' | 'clear'>;
export type CrewState = CrewOwnState | CrewBusyState;

const { called: _called, clear: _clear, ...BUSY_LABELS } = INCIDENT_STATE_LABELS;
export const CREW_STATE_LABELS: Readonly<Record<CrewState, string>> = {
  available: 'Available',
  unavailable: 'Unavailable',
  off_duty: 'Off duty',
  ...BUSY_LABELS,
  assigned: 'Assigned',
};

/** The order of crews on the board: those who can be sent first. */
export const CREW_STATES: readonly CrewState[] = [
  'available',
  'assigned',
  'mobile',
  'at_scene',
  'with_patient',
  'conveying',
  'unavailable',
  'off_duty',
];

/** What a crew is doing, worked out in one place from its own state and that of its incident (null where it has none). */
export const crewStateOf = (own: CrewOwnState, incident: CrewBusyState | null): CrewState => incident ?? own;
