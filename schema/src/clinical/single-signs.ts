import {
  type News2Input,
  type News2Parameter,
  NEWS2_PARAMETERS,
  news2Subscore,
  temperatureTenths,
} from './news2.js';

/**
 * Single signs that call for action by themselves where no early warning score is valid. Never added up.
 *
 * Under 16: the high-risk criteria of NICE, 'Sepsis: recognition, diagnosis and early management' (NG51, 2016, tables 1 to 3;
 * kept as [2016] in NG254), as far as they are a limit of one measurement. What the tables leave open stays open: no limit of
 * SpO2 or temperature at 12 to 15, none of blood pressure under 12. A score for under 16 is not built: Bedside PEWS (Parshuram
 * 2009) needs effort and capillary refill, and its table could not be transcribed whole; nor could that of the national
 * maternity score (Gerry 2024). In pregnancy and where the age is unknown: what scores 3 by NEWS2.
 */
export const CHILD_SIGNS_VERSION = 'NICE-NG51-2016-HIGH-RISK/1';
const CHILD_SIGNS_SOURCE = 'NICE NG51 (2016, now NG254), high-risk criteria';

/** Whom a set was taken of. */
interface SignsPatient {
  /** Whole years; null where nothing is known. */
  readonly ageYears: number | null;
  /** Whole months, of children whose birth date is known. */
  readonly ageMonths?: number | undefined;
}

interface ChildLimits {
  /** The first age in whole years that this row is no longer for. */
  readonly below: number;
  readonly respirationFrom: number;
  readonly pulseFrom: number;
}

/** Raised rates, at these or more. */
export const CHILD_RATES: readonly ChildLimits[] = [
  { below: 1, respirationFrom: 60, pulseFrom: 160 },
  { below: 3, respirationFrom: 50, pulseFrom: 150 },
  { below: 5, respirationFrom: 40, pulseFrom: 140 },
  { below: 6, respirationFrom: 29, pulseFrom: 130 },
  { below: 8, respirationFrom: 27, pulseFrom: 120 },
  { below: 12, respirationFrom: 25, pulseFrom: 115 },
  // 'More than 130' at 12 to 15.
  { below: 16, respirationFrom: 25, pulseFrom: 131 },
];

const SLOW_PULSE_BELOW = 60;
const SPO2_BELOW = 90;
const COLD_BELOW_TENTHS = 360;
const FEVER_FROM_TENTHS = 380;
const FEVER_BELOW_MONTHS = 3;
const SYSTOLIC_UP_TO = 90;

const isChildSign = (
  parameter: News2Parameter,
  set: News2Input,
  years: number,
  ageMonths: number | undefined,
): boolean => {
  const rates = CHILD_RATES.find(({ below }) => years < below);
  if (rates === undefined) return false;
  const number = (value: unknown): value is number => typeof value === 'number';
  switch (parameter) {
    case 'respiratory_rate':
      return number(set.respiratory_rate) && set.respiratory_rate >= rates.respirationFrom;
    case 'heart_rate':
      return (
        number(set.heart_rate) &&
        (set.heart_rate >= rates.pulseFrom || (years < 12 && set.heart_rate < SLOW_PULSE_BELOW))
      );
    case 'oxygen_saturation':
      return years < 12 && number(set.oxygen_saturation) && set.oxygen_saturation < SPO2_BELOW;
    case 'bp_systolic':
      return years >= 12 && number(set.bp_systolic) && set.bp_systolic <= SYSTOLIC_UP_TO;
    case 'temperature': {
      const tenths = set.temperature == null ? null : temperatureTenths(set.temperature);
      if (tenths === null || years >= 5) return false;
      // Without a birth date any infant may be that young.
      const isNewborn = years < 1 && (ageMonths === undefined || ageMonths < FEVER_BELOW_MONTHS);
      return tenths < COLD_BELOW_TENTHS || (isNewborn && tenths >= FEVER_FROM_TENTHS);
    }
    case 'acvpu':
      // 'Does not wake, or if roused does not stay awake' under 5; altered behaviour or mental state from 5.
      return set.acvpu != null && (years < 5 ? ['P', 'U'] : ['C', 'V', 'P', 'U']).includes(set.acvpu);
    case 'supplemental_o2':
      return false;
  }
};

/** The signs of a set that call for action alone: by the ranges of the patient's age, those of NEWS2 where it is unknown. */
export const redSignsOf = (
  set: News2Input,
  { ageYears, ageMonths }: SignsPatient,
): readonly News2Parameter[] => {
  if (ageYears !== null && ageYears < 16)
    return NEWS2_PARAMETERS.filter((parameter) => isChildSign(parameter, set, ageYears, ageMonths));
  const adult = { ageYears: ageYears ?? 16, isPregnant: false };
  return NEWS2_PARAMETERS.filter((parameter) => news2Subscore(parameter, set, adult) === 3);
};

/** What is not looked at in a child of this age, in words; null from 16. */
export const childSignsNote = (ageYears: number | null): string | null => {
  if (ageYears === null || ageYears >= 16) return null;
  const left =
    ageYears >= 12
      ? 'SpO2 and temperature have no limit there'
      : ageYears >= 5
        ? 'blood pressure and temperature have no limit there'
        : 'blood pressure has no limit there';
  return `Sideline has no early warning score that is valid under 16. Single signs are checked against ${CHILD_SIGNS_SOURCE}: ${left}.`;
};

export const PREGNANCY_NOTE =
  'Sideline has no early warning score that is valid in pregnancy. Single signs are checked against the red limits of NEWS2.';
