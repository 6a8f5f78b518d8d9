import { entriesFieldsOf } from '../catalogue/catalogue.js';
import { isEntered } from '../catalogue/rules.js';

/** What says when, by whom and how a set was taken, and nothing of the patient. */
const HOW: ReadonlySet<string> = new Set([
  ...['date_time', 'is_before_arrival', 'taken_by', 'position', 'spo2_scale', 'spo2_scale_chosen_by'],
  ...['spo2_scale_reason', 'heart_rate_method', 'bp_method', 'temperature_method', 'gcs_qualifier'],
  'pain_scale',
]);
const MEASURED = (entriesFieldsOf('observations').find(({ name }) => name === 'entries')?.fields ?? [])
  .filter(({ name, computed }) => computed !== true && !HOW.has(name))
  .map(({ name }) => name);
/** Whether a set has no finding about the patient. It then does not count as a set (clinical section 9, item 7). */
export const isEmptySet = (row: Readonly<Record<string, unknown>>): boolean =>
  MEASURED.every((name) => !isEntered(row[name]));
