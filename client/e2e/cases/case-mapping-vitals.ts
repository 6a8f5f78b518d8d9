import { type CaseEntry, intoEntry, utc } from './case-mapping';

/** Observation sets: the same elements again and again, so that a set is a row of a table. */

/** The nth set of the document: its name within the case, and element number to source text. */
export interface VitalSet {
  readonly key: string;
  readonly occurrence: number;
  /** Element numbers (`10` for eVitals.10) with the document's text. */
  readonly values: Readonly<Record<string, string>>;
}

const KEYED: Readonly<Record<string, readonly [path: string, keys: Readonly<Record<string, string>>]>> = {
  '08': ['bp_method', { '3308005': 'automated' }],
  '11': ['heart_rate_method', { '3311011': 'palpated', '3311007': 'pulse_oximeter' }],
  '13': ['pulse_rhythm', { '3313003': 'regular' }],
  '15': ['respiratory_effort', { '3315007': 'normal', '3315011': 'shallow' }],
  '22': ['gcs_qualifier', { '3322003': 'legitimate' }],
  '25': ['temperature_method', { '3325013': 'tympanic', '3325007': 'oral' }],
  '26': ['acvpu', { '3326003': 'V' }],
  '28': ['pain_scale', { '3328003': 'numeric' }],
  '29': ['stroke_result', { '3329001': 'negative' }],
  '30': ['stroke_scale', { '3330015': 'boston', '3330023': 'lams' }],
};
const NUMBERS: Readonly<Record<string, string>> = {
  '06': 'bp_systolic',
  '07': 'bp_diastolic',
  '10': 'heart_rate',
  '12': 'oxygen_saturation',
  '14': 'respiratory_rate',
  '17': 'spco',
  '19': 'gcs_eye',
  '20': 'gcs_verbal',
  '21': 'gcs_motor',
  '23': 'gcs',
  '24': 'temperature',
  '27': 'pain_score',
  '33': 'revised_trauma_score',
};
/** Pertinent negatives: why there is no value. */
const NEGATIVES: Readonly<Record<string, string>> = {
  '16@PN': 'etco2',
  '27@PN': 'pain_score',
  '29@PN': 'stroke_scale',
  '31@PN': 'reperfusion_checklist',
};

const MG_PER_MMOL_GLUCOSE = 18.016;
/** 100 % of a standard atmosphere. */
const KPA_PER_PERCENT = 1.01325;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** The entries of one observation set. */
export const vitalSet = ({ key, occurrence, values }: VitalSet): readonly CaseEntry[] => {
  const entry = { field: 'entries', key };
  let negatives = 0;
  return Object.entries(values).flatMap(([number, source]): readonly CaseEntry[] => {
    const from = [`eVitals.${number}`, occurrence, source] as const;
    const put = (path: string, value: string | number | boolean, note?: string) =>
      intoEntry('observations', entry, path, from, value, note);
    const keyed = KEYED[number];
    const numeric = NUMBERS[number];
    const negative = NEGATIVES[number];
    if (keyed) {
      const value = keyed[1][source];
      if (value === undefined) throw new RangeError(`eVitals.${number}: ${source}`);
      return [put(keyed[0], value)];
    }
    if (numeric) {
      return [put(numeric, Number(source), number === '23' ? 'Follows from the three parts.' : undefined)];
    }
    if (negative) {
      const row = negatives;
      negatives += 1;
      return [
        put(`not_recordable.${row}.field`, negative),
        put(`not_recordable.${row}.reason`, 'unable_to_complete'),
      ];
    }
    switch (number) {
      case '01':
        return [put('date_time', utc(source))];
      case '02':
        return [put('is_before_arrival', source === '9923003')];
      case '16':
        return [
          put(
            'etco2',
            oneDecimal(Number(source) * KPA_PER_PERCENT),
            `${source} % of a standard atmosphere (1 % = 1.01325 kPa), to one decimal.`,
          ),
        ];
      case '16@ETCO2Type':
        return [
          put(
            'etco2',
            oneDecimal(Number(values['16']) * KPA_PER_PERCENT),
            'Percentage: converted to kPa, the unit in which it is recorded.',
          ),
        ];
      case '18':
        return [
          put(
            'blood_glucose',
            oneDecimal(Number(source) / MG_PER_MMOL_GLUCOSE),
            `${source} mg/dL ÷ 18.016 in mmol/L, to one decimal.`,
          ),
        ];
      default:
        throw new RangeError(`eVitals.${number} has no rule`);
    }
  });
};
