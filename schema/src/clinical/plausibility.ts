import { limitsOf, type MeasuredName } from '../prf/catalogue/measured.js';
import { MEASUREMENTS } from '../prf/catalogue/measurements.js';

/**
 * What a measurement can be (clinical section 3): refused outside `min`–`max`, warned about outside `warnBelow`–`warnAbove`.
 * The limits themselves are in the table of measurements. Units: /min, %, °C, mmHg, mmol/L, points.
 */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly warnBelow?: number;
  readonly warnAbove?: number;
}

/** The limits of every measurement, by its field. */
export const PLAUSIBLE: Readonly<Record<MeasuredName, Range>> = limitsOf(MEASUREMENTS);

export type Plausibility = 'refused' | 'warned' | 'plausible';

/** How plausible a finite number is within a range; limits themselves are plausible. */
export const plausibilityOf = (
  value: number,
  range: {
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    readonly warnBelow?: number | undefined;
    readonly warnAbove?: number | undefined;
  },
): Plausibility => {
  const { min = -Infinity, max = Infinity, warnBelow = -Infinity, warnAbove = Infinity } = range;
  if (!Number.isFinite(value) || value < min || value > max) return 'refused';
  return value < warnBelow || value > warnAbove ? 'warned' : 'plausible';
};

/** The diastolic pressure never exceeds the systolic; true also while one of the two is not there. */
export const isPressurePlausible = (
  systolic: number | null | undefined,
  diastolic: number | null | undefined,
): boolean => systolic == null || diastolic == null || diastolic <= systolic;
