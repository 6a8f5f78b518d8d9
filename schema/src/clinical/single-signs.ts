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
 * Under 16 a sign calls for action where one of these does so by a limit of one measurement:
 *
 * - the high-risk criteria of NICE, 'Sepsis: recognition, diagnosis and early management' (NG51, 2016, tables 1 to 3; kept as
 *   [2016] in NG254);
 * - the extreme band of Bedside PEWS, by months and years: its sub-score of 4 (Parshuram et al., Critical Care 2009;13:R135,
 *   table 1). Only its low rates, its pressures and its temperatures: NICE has the raised rates, which it sets lower. Temperature
 *   is one of the table's candidate items, and not one of the seven that the score adds up;
 * - the National Guideline for the Field Triage of Injured Patients, 2021 (Newgard et al., J Trauma Acute Care Surg
 *   2022;93:e49): SpO2 under 90 % at any age, and a low systolic pressure from 1 year.
 *
 * A score for under 16 is not built: Bedside PEWS needs effort and capillary refill. Nor could the national maternity score
 * (Gerry 2024) be transcribed whole. In pregnancy, in the six weeks after birth and where the age is unknown: what scores 3
 * by NEWS2. In the first two also severe hypertension, for which NEWS2 gives no points: 160 mmHg systolic or 110 diastolic,
 * or more (NICE, 'Hypertension in pregnancy', NG133, 2019; and Wiles K, Damodaram M, Frise C. Clinical Medicine
 * 2021;21:e451).
 */
export const CHILD_SIGNS_VERSION = 'NICE-NG51-2016+BPEWS-2009+FTIP-2021/2';
/** The three sources, as the screen names them. */
export const CHILD_SIGNS_SOURCES = [
  'NICE NG51 (2016, now NG254), high-risk criteria',
  'Bedside PEWS, extreme band (Crit Care 2009;13:R135, table 1)',
  'National guideline for field triage, 2021 (J Trauma Acute Care Surg 2022;93:e49)',
] as const;

/** Severe hypertension in pregnancy, at these or more. */
export const MATERNAL_PRESSURE = { systolicFrom: 160, diastolicFrom: 110 } as const;
export const MATERNAL_SIGNS_VERSION = 'RCP-NEWS2-2017+NICE-NG133-2019/1';

/** What can call for action by itself. NEWS2 does not use the diastolic pressure. */
export type SingleSign = News2Parameter | 'bp_diastolic';
interface SignsInput extends News2Input {
  readonly bp_diastolic?: number | null | undefined;
}

/** The patient that a set was taken from. */
interface SignsPatient {
  /** Whole years; null where nothing is known. */
  readonly ageYears: number | null;
  /** Whole months, of children whose birth date is known. */
  readonly ageMonths?: number | undefined;
  /** Pregnant, or within six weeks of a birth. */
  readonly isPregnant?: boolean | undefined;
}

interface ChildRates {
  /** The first age in whole years that this row is no longer for. */
  readonly below: number;
  readonly respirationFrom: number;
  readonly pulseFrom: number;
}

/** Raised rates, at these or more (NICE). */
export const CHILD_RATES: readonly ChildRates[] = [
  { below: 1, respirationFrom: 60, pulseFrom: 160 },
  { below: 3, respirationFrom: 50, pulseFrom: 150 },
  { below: 5, respirationFrom: 40, pulseFrom: 140 },
  { below: 6, respirationFrom: 29, pulseFrom: 130 },
  { below: 8, respirationFrom: 27, pulseFrom: 120 },
  { below: 12, respirationFrom: 25, pulseFrom: 115 },
  // 'More than 130' at 12 to 15.
  { below: 16, respirationFrom: 25, pulseFrom: 131 },
];

interface ExtremeBand {
  /** The first age in whole months that this row is no longer for. */
  readonly belowMonths: number;
  readonly respirationUpTo: number;
  readonly pulseUpTo: number;
  readonly systolicUpTo: number;
  readonly systolicFrom: number;
}

/** The band of Bedside PEWS that scores 4: at these or less, and a systolic pressure at this or more. */
export const CHILD_EXTREMES: readonly ExtremeBand[] = [
  { belowMonths: 3, respirationUpTo: 15, pulseUpTo: 80, systolicUpTo: 45, systolicFrom: 130 },
  { belowMonths: 12, respirationUpTo: 15, pulseUpTo: 70, systolicUpTo: 60, systolicFrom: 150 },
  { belowMonths: 48, respirationUpTo: 12, pulseUpTo: 60, systolicUpTo: 65, systolicFrom: 160 },
  { belowMonths: 144, respirationUpTo: 10, pulseUpTo: 50, systolicUpTo: 70, systolicFrom: 170 },
  { belowMonths: 192, respirationUpTo: 9, pulseUpTo: 40, systolicUpTo: 75, systolicFrom: 190 },
];
/** 'Temperature < 35 or > 40', at every age. */
const EXTREME_TENTHS = { coldBelow: 350, hotAbove: 400 } as const;

const MONTHS = 12;

/** The rows for a child; both of an infant whose months are not known, so that neither is left out. */
const extremesFor = (years: number, ageMonths: number | undefined): readonly ExtremeBand[] => {
  const months = ageMonths ?? years * MONTHS;
  const first = CHILD_EXTREMES.findIndex(({ belowMonths }) => months < belowMonths);
  return CHILD_EXTREMES.slice(first, first + (years < 1 && ageMonths === undefined ? 2 : 1));
};

const SLOW_PULSE_BELOW = 60;
const SLOW_PULSE_YEARS = 12;
const SPO2_BELOW = 90;
const COLD_BELOW_TENTHS = 360;
const FEVER_FROM_TENTHS = 380;
const FEVER_BELOW_MONTHS = 3;
const SYSTOLIC_UP_TO = 90;

/** Under 70 + 2 × age from 1 to 9 years, and under 90 from 10 (field triage); 90 or less from 12 (NICE). */
const isLowSystolic = (systolic: number, years: number): boolean => {
  if (years < 1) return false;
  if (years < 10) return systolic < 70 + 2 * years;
  return years < 12 ? systolic < SYSTOLIC_UP_TO : systolic <= SYSTOLIC_UP_TO;
};

const isChildSign = (
  parameter: News2Parameter,
  set: News2Input,
  years: number,
  ageMonths: number | undefined,
): boolean => {
  const rates = CHILD_RATES.find(({ below }) => years < below);
  if (rates === undefined) return false;
  const extremes = extremesFor(years, ageMonths);
  const number = (value: unknown): value is number => typeof value === 'number';
  switch (parameter) {
    case 'respiratory_rate': {
      const { respiratory_rate: rate } = set;
      return (
        number(rate) &&
        (rate >= rates.respirationFrom || extremes.some(({ respirationUpTo }) => rate <= respirationUpTo))
      );
    }
    case 'heart_rate': {
      const { heart_rate: rate } = set;
      return (
        number(rate) &&
        (rate >= rates.pulseFrom ||
          (years < SLOW_PULSE_YEARS && rate < SLOW_PULSE_BELOW) ||
          extremes.some(({ pulseUpTo }) => rate <= pulseUpTo))
      );
    }
    case 'oxygen_saturation':
      return number(set.oxygen_saturation) && set.oxygen_saturation < SPO2_BELOW;
    case 'bp_systolic': {
      const { bp_systolic: systolic } = set;
      return (
        number(systolic) &&
        (isLowSystolic(systolic, years) ||
          extremes.some((band) => systolic <= band.systolicUpTo || systolic >= band.systolicFrom))
      );
    }
    case 'temperature': {
      const tenths = set.temperature == null ? null : temperatureTenths(set.temperature);
      if (tenths === null) return false;
      // Without a birth date any infant may be that young.
      const isNewborn = years < 1 && (ageMonths === undefined || ageMonths < FEVER_BELOW_MONTHS);
      return (
        tenths < EXTREME_TENTHS.coldBelow ||
        tenths > EXTREME_TENTHS.hotAbove ||
        (years < 5 && tenths < COLD_BELOW_TENTHS) ||
        (isNewborn && tenths >= FEVER_FROM_TENTHS)
      );
    }
    case 'acvpu':
      // 'Does not wake, or if roused does not stay awake' under 5; altered behaviour or mental state from 5.
      return set.acvpu != null && (years < 5 ? ['P', 'U'] : ['C', 'V', 'P', 'U']).includes(set.acvpu);
    case 'supplemental_o2':
      return false;
  }
};

/** The pressures of a set that are severe hypertension in pregnancy. */
const maternalSigns = ({
  bp_systolic: systolic,
  bp_diastolic: diastolic,
}: SignsInput): readonly SingleSign[] => [
  ...(systolic != null && systolic >= MATERNAL_PRESSURE.systolicFrom ? (['bp_systolic'] as const) : []),
  ...(diastolic != null && diastolic >= MATERNAL_PRESSURE.diastolicFrom ? (['bp_diastolic'] as const) : []),
];

/** The signs of a set that call for action alone: by the ranges of the patient's age, those of NEWS2 where it is unknown. */
export const redSignsOf = (
  set: SignsInput,
  { ageYears, ageMonths, isPregnant = false }: SignsPatient,
): readonly SingleSign[] => {
  const maternal = isPregnant ? maternalSigns(set) : [];
  const adult = { ageYears: ageYears ?? 16, isPregnant: false };
  const isRed = (parameter: News2Parameter): boolean =>
    ageYears !== null && ageYears < 16
      ? isChildSign(parameter, set, ageYears, ageMonths)
      : news2Subscore(parameter, set, adult) === 3;
  return [
    ...NEWS2_PARAMETERS.filter((parameter) => maternal.includes(parameter) || isRed(parameter)),
    ...maternal.filter((sign) => sign === 'bp_diastolic'),
  ];
};

/** What is checked in a child of this age and what is not, in words; null from 16. */
export const childSignsNote = (ageYears: number | null): string | null => {
  if (ageYears === null || ageYears >= 16) return null;
  const fever = ageYears < 1 ? 'a fever up to 40 °C from 3 months' : 'a fever up to 40 °C';
  const left = [
    fever,
    // Field triage has under 70 mmHg up to a year; the band of Bedside PEWS, which is checked, is lower.
    ...(ageYears < 1 ? ['a systolic pressure of 61 to 69 mmHg'] : []),
    ...(ageYears < 5 ? ['new confusion', 'a child who wakes only to a voice'] : []),
    'the need for oxygen',
    'effort of breathing',
    'capillary refill',
    'skin colour',
  ];
  return `Sideline has no early warning score that is valid under 16. Slow and fast breathing and pulse, SpO2, systolic pressure, temperature and consciousness are each checked on their own, against ${CHILD_SIGNS_SOURCES.join('; ')}. Not checked: ${left.join(', ')}.`;
};

export const PREGNANCY_NOTE =
  'Sideline has no early warning score that is valid in pregnancy or in the six weeks after a birth. Single signs are checked against the red limits of NEWS2, and the blood pressure against severe hypertension: 160 systolic or 110 diastolic, or more (NICE NG133, Hypertension in pregnancy, 2019).';
