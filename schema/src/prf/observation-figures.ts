import { composeBloodPressure } from './canonical.js';
import type { ObservationEntry } from './catalogue.js';

/** One measurement of an observation set as it is read out. */
export interface Figure {
  readonly short: string;
  /** The field's name in the catalogue. */
  readonly name: string;
  /** With its unit where a bare number could be mistaken; null where nothing was taken. */
  readonly text: string | null;
}

/** '5.4', 'LO', 'HI' (what a meter shows outside of what it can measure); null where none was taken. */
export const glucoseText = (
  set: Pick<ObservationEntry, 'blood_glucose' | 'blood_glucose_limit'>,
): string | null => set.blood_glucose_limit?.toUpperCase() ?? plain(set.blood_glucose);

const plain = (value: number | string | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const withUnit = (value: number | null | undefined, unit: string): string | null =>
  value === null || value === undefined ? null : `${value}${unit}`;

/** 'Air', '10 L/min', or 'Yes' where the flow was not noted. */
const oxygenText = ({ supplemental_o2, o2_flow_lpm }: ObservationEntry): string | null => {
  if (supplemental_o2 == null) return null;
  return supplemental_o2 ? (withUnit(o2_flow_lpm, ' L/min') ?? 'Yes') : 'Air';
};

/** The measurements of a set by their short names, in the order of the chart. */
export const figuresOf = (set: ObservationEntry): readonly Figure[] => [
  { short: 'Resp', name: 'respiratory_rate', text: plain(set.respiratory_rate) },
  { short: 'SpO2', name: 'oxygen_saturation', text: withUnit(set.oxygen_saturation, ' %') },
  {
    short: 'Oxygen',
    name: 'supplemental_o2',
    text: oxygenText(set),
  },
  { short: 'Pulse', name: 'heart_rate', text: plain(set.heart_rate) },
  { short: 'BP', name: 'blood_pressure', text: composeBloodPressure(set.bp_systolic, set.bp_diastolic) },
  { short: 'Temp', name: 'temperature', text: withUnit(set.temperature, ' °C') },
  { short: 'ACVPU', name: 'acvpu', text: plain(set.acvpu) },
  { short: 'GCS', name: 'gcs', text: plain(set.gcs) },
  { short: 'Pain', name: 'pain_score', text: withUnit(set.pain_score, '/10') },
  { short: 'Glucose', name: 'blood_glucose', text: glucoseText(set) },
];

/** A set in one line: 'Resp 24, SpO2 93 %, Pulse 118, BP 104/60'. Empty where nothing was taken. */
export const figuresLine = (set: ObservationEntry): string =>
  figuresOf(set)
    .flatMap(({ short, text }) => (text === null ? [] : [`${short} ${text}`]))
    .join(', ');
