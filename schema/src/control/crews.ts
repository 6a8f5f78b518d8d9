import { INCIDENT_STATE_LABELS, type IncidentState } from './incidents.js';

/** Crews of an event: people with a shift, under one call sign (operations section 6). */

/** What a crew says of itself. At an incident, the incident says what it does. */
export const CREW_OWN_STATES = ['available', 'unavailable', 'off_duty'] as const;
export type CrewOwnState = (typeof CREW_OWN_STATES)[number];

/** What an incident that is under way makes of its crew. */
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

/** What a crew is doing: one truth, made from its own state and that of its incident, null where it has none. */
export const crewStateOf = (own: CrewOwnState, incident: CrewBusyState | null): CrewState => incident ?? own;
