/**
 * What a measurement can be (clinical section 3): refused outside `min`–`max`, warned about outside `warnBelow`–`warnAbove`.
 * The catalogue's fields take their limits from here. Units: /min, %, °C, mmHg, mmol/L, points.
 */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly warnBelow?: number;
  readonly warnAbove?: number;
}

export const PLAUSIBLE = {
  heart_rate: { min: 0, max: 300, warnBelow: 30, warnAbove: 220 },
  respiratory_rate: { min: 0, max: 80, warnBelow: 4, warnAbove: 60 },
  oxygen_saturation: { min: 0, max: 100, warnBelow: 60 },
  temperature: { min: 20, max: 45, warnBelow: 32, warnAbove: 42 },
  bp_systolic: { min: 0, max: 300, warnBelow: 50, warnAbove: 260 },
  bp_diastolic: { min: 0, max: 200 },
  blood_glucose: { min: 0, max: 50, warnBelow: 2.5, warnAbove: 30 },
  pain_score: { min: 0, max: 10 },
  gcs_eye: { min: 1, max: 4 },
  gcs_verbal: { min: 1, max: 5 },
  gcs_motor: { min: 1, max: 6 },
} as const satisfies Record<string, Range>;

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
