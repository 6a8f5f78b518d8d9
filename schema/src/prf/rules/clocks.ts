import type { PrfSectionKey } from '../catalogue/catalogue.js';

/** The times of an attendance, each clock in the order in which it can only run. */

export type Clock = readonly (readonly [PrfSectionKey, string])[];

/** How we came to be called, in the order in which it can only run. */
export const CALL: Clock = [
  ['incidentDetails', 'call_time'],
  ['incidentDetails', 'control_notified_time'],
  ['incidentDetails', 'crew_notified_time'],
  ['incidentDetails', 'crew_acknowledged_time'],
  ['incidentDetails', 'mobile_time'],
];
export const ARRIVAL: Clock = [
  ['incidentDetails', 'arrived_time'],
  ['incidentDetails', 'at_patient_time'],
];
export const JOURNEY: Clock = [
  ['incidentDetails', 'left_scene_time'],
  ['incidentDetails', 'at_hospital_time'],
];
export const HANDOVER: Clock = [['DispositionOutcome', 'handover_time']];
export const AFTERWARDS: Clock = [
  ['incidentDetails', 'clear_time'],
  ['incidentDetails', 'at_base_time'],
  ['incidentDetails', 'call_completed_time'],
];

/** Every time of these clocks. */
export const CLOCK_FIELDS: Clock = [...CALL, ...ARRIVAL, ...JOURNEY, ...HANDOVER, ...AFTERWARDS];
