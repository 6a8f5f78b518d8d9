import { composeBloodPressure } from './canonical.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { type Measurement, MEASUREMENTS } from '../catalogue/measurements.js';

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

/** What is more than its field's value with a suffix. */
const WORDED: Readonly<Record<string, (set: ObservationEntry) => string | null>> = {
  supplemental_o2: oxygenText,
  blood_pressure: (set) => composeBloodPressure(set.bp_systolic, set.bp_diastolic),
  blood_glucose: glucoseText,
};

const suffixed = (value: unknown, suffix: string): string | null =>
  typeof value === 'number' || typeof value === 'string' ? `${value}${suffix}` : null;

/** The measurements of a set by their short names, in the order of the chart. */
export const figuresOf = (
  set: ObservationEntry,
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly Figure[] => {
  const values: Readonly<Record<string, unknown>> = { ...set };
  return measurements.flatMap(({ name, label, short = label, line }) => {
    if (line === undefined) return [];
    const worded = WORDED[name];
    return [{ short, name, text: worded ? worded(set) : suffixed(values[name], line.suffix) }];
  });
};

/** A set in one line: 'Resp 24, SpO2 93 %, Pulse 118, BP 104/60'. Empty where nothing was taken. */
export const figuresLine = (
  set: ObservationEntry,
  measurements: readonly Measurement[] = MEASUREMENTS,
): string =>
  figuresOf(set, measurements)
    .flatMap(({ short, text }) => (text === null ? [] : [`${short} ${text}`]))
    .join(', ');
