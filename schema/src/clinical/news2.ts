/**
 * NEWS2, the National Early Warning Score (Royal College of Physicians, 2017; reproduced with acknowledgement), as clinical
 * section 2 decides what it leaves open: all seven inputs or no score; not valid under 16, with age unknown, when pregnant;
 * SpO2 scale 2 only with who chose it and why.
 */

/** Stored with each score, so that a later change of the rule never re-reads an old score. */
export const NEWS2_RULE_VERSION = 'RCP-NEWS2-2017/1';

export type Acvpu = 'A' | 'C' | 'V' | 'P' | 'U';
export type Spo2Scale = 'scale_1' | 'scale_2';
export const NEWS2_BANDS = ['low', 'low_medium', 'medium', 'high'] as const;
export type News2Band = (typeof NEWS2_BANDS)[number];
export type News2Invalid = 'age_unknown' | 'under_16' | 'pregnant';

/** An observation set's own names and units: /min, %, mmHg, °C. Absent or null where not recorded. */
export interface News2Input {
  readonly respiratory_rate?: number | null | undefined;
  readonly oxygen_saturation?: number | null | undefined;
  readonly supplemental_o2?: boolean | null | undefined;
  readonly bp_systolic?: number | null | undefined;
  readonly heart_rate?: number | null | undefined;
  readonly acvpu?: Acvpu | null | undefined;
  /** A number, or its decimal text as typed. */
  readonly temperature?: number | string | null | undefined;
  readonly spo2_scale?: Spo2Scale | null | undefined;
  readonly spo2_scale_chosen_by?: string | null | undefined;
  readonly spo2_scale_reason?: string | null | undefined;
}
export interface News2Patient {
  /** Whole years; an estimate counts, null where nothing is known. */
  readonly ageYears: number | null;
  /** Pregnant, or within six weeks of a birth. */
  readonly isPregnant: boolean;
}

export const NEWS2_PARAMETERS = [
  'respiratory_rate',
  'oxygen_saturation',
  'supplemental_o2',
  'bp_systolic',
  'heart_rate',
  'acvpu',
  'temperature',
] as const;
export type News2Parameter = (typeof NEWS2_PARAMETERS)[number];
export type News2Missing = News2Parameter | 'spo2_scale_chosen_by' | 'spo2_scale_reason';
export type News2Subscores = Readonly<Record<News2Parameter, number>>;

interface News2Common {
  readonly scale: Spo2Scale;
  readonly rule_version: string;
}
export type News2Result =
  | (News2Common & {
      readonly status: 'scored';
      /** 0 to 20. */
      readonly total: number;
      readonly band: News2Band;
      readonly subscores: News2Subscores;
      readonly next_due_minutes: number;
    })
  | (News2Common & { readonly status: 'incomplete'; readonly missing: readonly News2Missing[] })
  | (News2Common & { readonly status: 'not_valid'; readonly invalid: News2Invalid });

/** Upper limits with their scores: the first limit that the value does not exceed gives the score. */
type Steps = readonly (readonly [upTo: number, score: number])[];
const RESPIRATION: Steps = [
  [8, 3],
  [11, 1],
  [20, 0],
  [24, 2],
  [Infinity, 3],
];
const SPO2_SCALE_1: Steps = [
  [91, 3],
  [93, 2],
  [95, 1],
  [Infinity, 0],
];
const SPO2_SCALE_2_AIR: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [Infinity, 0],
];
const SPO2_SCALE_2_OXYGEN: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [92, 0],
  [94, 1],
  [96, 2],
  [Infinity, 3],
];
const SYSTOLIC: Steps = [
  [90, 3],
  [100, 2],
  [110, 1],
  [219, 0],
  [Infinity, 3],
];
const PULSE: Steps = [
  [40, 3],
  [50, 1],
  [90, 0],
  [110, 1],
  [130, 2],
  [Infinity, 3],
];
/** In tenths of a degree. */
const TEMPERATURE_TENTHS: Steps = [
  [350, 3],
  [360, 1],
  [380, 0],
  [390, 1],
  [Infinity, 2],
];

const scoreBy = (steps: Steps, value: number): number => {
  const step = steps.find(([upTo]) => value <= upTo);
  return step ? step[1] : 0;
};

/**
 * Tenths of a degree, rounded half up from the decimal text: binary floating point would turn 38.05 into 38.0.
 *
 * @returns null for anything but a plain positive decimal.
 */
export const temperatureTenths = (temperature: number | string): number | null => {
  const match = /^(\d{1,3})(?:\.(\d+))?$/.exec(String(temperature).trim());
  if (!match) return null;
  const decimals = match[2] ?? '';
  const tenths = Number(match[1]) * 10 + Number(decimals.charAt(0) || '0');
  return Number(decimals.charAt(1) || '0') >= 5 ? tenths + 1 : tenths;
};

const isWhole = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value);

const isRecorded = (input: News2Input, parameter: News2Parameter): boolean => {
  switch (parameter) {
    case 'supplemental_o2':
      return typeof input.supplemental_o2 === 'boolean';
    case 'acvpu':
      return typeof input.acvpu === 'string';
    case 'temperature':
      return input.temperature != null && temperatureTenths(input.temperature) !== null;
    default:
      return isWhole(input[parameter]);
  }
};

/** The band of a complete set: any single 3 with a total under 5 is low-medium. */
export const news2Band = (total: number, hasSingleThree: boolean): News2Band => {
  if (total >= 7) return 'high';
  if (total >= 5) return 'medium';
  return hasSingleThree ? 'low_medium' : 'low';
};

/** Minutes until the next set: 12 h, 4 h, 1 h, and 15 minutes where the source says continuous. */
export const news2NextDueMinutes = (total: number, band: News2Band): number => {
  if (band === 'high') return 15;
  if (band === 'medium' || band === 'low_medium') return 60;
  return total === 0 ? 720 : 240;
};

const invalidFor = (patient: News2Patient): News2Invalid | null => {
  if (patient.isPregnant) return 'pregnant';
  if (patient.ageYears === null) return 'age_unknown';
  return patient.ageYears < 16 ? 'under_16' : null;
};

/** The score of one observation set, or why there is none. */
export const news2 = (input: News2Input, patient: News2Patient): News2Result => {
  const scale: Spo2Scale = input.spo2_scale ?? 'scale_1';
  const common = { scale, rule_version: NEWS2_RULE_VERSION };
  const invalid = invalidFor(patient);
  if (invalid) return { ...common, status: 'not_valid', invalid };

  const missing: News2Missing[] = NEWS2_PARAMETERS.filter((parameter) => !isRecorded(input, parameter));
  if (scale === 'scale_2') {
    if (!input.spo2_scale_chosen_by?.trim()) missing.push('spo2_scale_chosen_by');
    if (!input.spo2_scale_reason?.trim()) missing.push('spo2_scale_reason');
  }
  const { respiratory_rate, oxygen_saturation, supplemental_o2, bp_systolic, heart_rate, acvpu } = input;
  const tenths = input.temperature == null ? null : temperatureTenths(input.temperature);
  if (
    missing.length > 0 ||
    respiratory_rate == null ||
    oxygen_saturation == null ||
    supplemental_o2 == null ||
    bp_systolic == null ||
    heart_rate == null ||
    acvpu == null ||
    tenths === null
  ) {
    return { ...common, status: 'incomplete', missing };
  }

  const spo2Steps =
    scale === 'scale_1' ? SPO2_SCALE_1 : supplemental_o2 ? SPO2_SCALE_2_OXYGEN : SPO2_SCALE_2_AIR;
  const subscores: News2Subscores = {
    respiratory_rate: scoreBy(RESPIRATION, respiratory_rate),
    oxygen_saturation: scoreBy(spo2Steps, oxygen_saturation),
    supplemental_o2: supplemental_o2 ? 2 : 0,
    bp_systolic: scoreBy(SYSTOLIC, bp_systolic),
    heart_rate: scoreBy(PULSE, heart_rate),
    acvpu: acvpu === 'A' ? 0 : 3,
    temperature: scoreBy(TEMPERATURE_TENTHS, tenths),
  };
  const scores = Object.values(subscores);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const band = news2Band(total, scores.includes(3));
  return {
    ...common,
    status: 'scored',
    total,
    band,
    subscores,
    next_due_minutes: news2NextDueMinutes(total, band),
  };
};

/** A set without any point: used for the parameters that a check does not look at. */
const NORMAL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 120,
  heart_rate: 70,
  acvpu: 'A',
  temperature: 37,
} as const satisfies News2Input;

/**
 * The points of one parameter by itself; null where it has no value or NEWS2 is not valid for this patient, and for an SpO2 on
 * scale 2 that scores otherwise on oxygen than on air while nobody has said which. The total is never added up from these: it
 * needs all seven (clinical section 2).
 */
export const news2Subscore = (
  parameter: News2Parameter,
  set: News2Input,
  patient: News2Patient,
): number | null => {
  if (set[parameter] === null || set[parameter] === undefined) return null;
  if (parameter !== 'oxygen_saturation') return pointsAlone(parameter, set, patient);
  const breathing = (supplemental_o2: boolean) =>
    pointsAlone(parameter, { ...set, supplemental_o2 }, patient);
  if (typeof set.supplemental_o2 === 'boolean') return breathing(set.supplemental_o2);
  const onAir = breathing(false);
  return onAir === breathing(true) ? onAir : null;
};

const pointsAlone = (parameter: News2Parameter, set: News2Input, patient: News2Patient): number | null => {
  const { supplemental_o2, spo2_scale, spo2_scale_chosen_by, spo2_scale_reason } = set;
  const alone: News2Input = {
    ...NORMAL,
    ...(parameter === 'oxygen_saturation'
      ? { supplemental_o2, spo2_scale, spo2_scale_chosen_by, spo2_scale_reason }
      : {}),
    [parameter]: set[parameter],
  };
  const result = news2(alone, patient);
  return result.status === 'scored' ? result.subscores[parameter] : null;
};

/** Whether the band raises the banner that stays until the action taken is recorded. */
export const raisesAlert = (band: News2Band | null | undefined): boolean =>
  band === 'low_medium' || band === 'medium' || band === 'high';

const MISSING_WORDS: Readonly<Record<News2Missing, string>> = {
  respiratory_rate: 'respiratory rate',
  oxygen_saturation: 'SpO2',
  supplemental_o2: 'air or oxygen',
  bp_systolic: 'systolic pressure',
  heart_rate: 'pulse',
  acvpu: 'consciousness (ACVPU)',
  temperature: 'temperature',
  spo2_scale_chosen_by: 'who chose SpO2 scale 2',
  spo2_scale_reason: 'why SpO2 scale 2',
};
const INVALID_WORDS: Readonly<Record<News2Invalid, string>> = {
  age_unknown: "the patient's age is unknown",
  under_16: 'the patient is under 16',
  pregnant: 'the patient is pregnant or gave birth in the last six weeks',
};
export const NEWS2_BAND_LABELS: Readonly<Record<News2Band, string>> = {
  low: 'Low',
  low_medium: 'Low-medium',
  medium: 'Medium',
  high: 'High',
};

/** 'temperature, pulse'. */
export const news2MissingWords = (missing: readonly News2Missing[]): string =>
  missing.map((key) => MISSING_WORDS[key]).join(', ');

/** One line for the screen: 'NEWS2 5, medium', 'NEWS2 incomplete: needs …', 'NEWS2 not valid: …'. */
export const news2Text = (result: News2Result): string => {
  switch (result.status) {
    case 'scored':
      return `NEWS2 ${result.total}, ${NEWS2_BAND_LABELS[result.band].toLowerCase()}`;
    case 'incomplete':
      return `NEWS2 incomplete: needs ${news2MissingWords(result.missing)}`;
    case 'not_valid':
      return `NEWS2 not valid: ${INVALID_WORDS[result.invalid]}`;
  }
};
