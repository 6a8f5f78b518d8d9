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
export const AT_HOSPITAL: Clock = [['incidentDetails', 'at_hospital_time']];
export const JOURNEY: Clock = [['incidentDetails', 'left_scene_time'], ...AT_HOSPITAL];
export const HANDOVER: Clock = [['DispositionOutcome', 'handover_time']];
export const AFTERWARDS: Clock = [
  ['incidentDetails', 'clear_time'],
  ['incidentDetails', 'at_base_time'],
  ['incidentDetails', 'call_completed_time'],
];

/** Steps that may come anywhere between the call and its end: on the way there, at the scene, or on the way to hospital. */
export const ON_THE_WAY: Clock = [
  ['incidentDetails', 'rendezvous_time'],
  ['incidentDetails', 'landing_time'],
  ['incidentDetails', 'stood_down_time'],
];
/** Given while the patient can still be expected. */
export const PRE_ALERT: Clock = [['DispositionOutcome', 'pre_alert_at']];
export const LEFT_CARE: Clock = [['DispositionOutcome', 'time_left_dc_care']];
/** At the handover, seconds before or after its time. */
export const HANDOVER_SIGNED: Clock = [['DispositionOutcome', 'handover_signed_at']];
/** What the hospital says afterwards. */
export const IN_HOSPITAL: Clock = [
  ['DispositionOutcome', 'ed_arrival_at'],
  ['DispositionOutcome', 'admitted_at'],
  ['DispositionOutcome', 'discharged_at'],
];

/** Every time of these clocks. */
export const CLOCK_FIELDS: Clock = [
  ...[...CALL, ...ON_THE_WAY, ...ARRIVAL, ...PRE_ALERT, ...JOURNEY, ...HANDOVER],
  ...[...HANDOVER_SIGNED, ...LEFT_CARE, ...AFTERWARDS, ...IN_HOSPITAL],
];
