import type { News2Parameter } from '../../clinical/news2.js';
import type { NumberField } from './kinds.js';

/**
 * Every measurement of an observation set, described once: its name, its number, where the form asks for it, its wording in
 * a handover, and its codes. The form, the trend, the timeline, the PDF, the diff, the handover, the patient's own words and
 * FHIR read this table. Scores have parameters of their own and do not (clinical section 2).
 *
 * The order is the form's. Where a list has another order it says so by a rank. A new measurement under 'More' is one entry.
 */
export interface Measurement {
  /** The field of an observation set, or the panel, as stored and sent. */
  readonly name: string;
  /** In full. */
  readonly label: string;
  /** For small spaces: a tile, the trend, the timeline. */
  readonly short?: string;
  /** Kind, unit (UCUM, and as shown), decimals and plausible range: refused outside min–max, warned about outside the others. */
  readonly number?: MeasuredNumber;
  /** The fields that hold it between them. */
  readonly parts?: readonly string[];
  /** The field for a reading that is not a number: a meter's LO or HI. */
  readonly beside?: string;
  /** A tile of its own, elsewhere on the pad, or under 'More'. */
  readonly place: 'tile' | 'pad' | 'more';
  /** A row of the trend even where nothing was measured; any other has its row once it has a value. */
  readonly trend?: { readonly rank: number; readonly unit?: string };
  /** Place among the lines of the chart. */
  readonly chartRank?: number;
  /** In a set's one line, with what follows the figure. */
  readonly line?: { readonly suffix: string };
  /** Can be said not to be recordable; in other words than its label where these are given. */
  readonly notRecordable?: { readonly rank: number; readonly words?: string };
  readonly handover?: HandoverSign;
  /** What patients read about it. */
  readonly patient?: PatientMeasure;
  readonly fhir?: MeasureCodes;
}

type MeasuredNumber = Pick<
  NumberField,
  'kind' | 'hint' | 'unit' | 'unitLabel' | 'decimals' | 'warnBelow' | 'warnAbove'
> & { readonly min: number; readonly max: number };

export type Side = 'lowest' | 'highest';

/** How a handover words a sign (clinical sections 8 and 9). */
export interface HandoverSign {
  readonly rank: number;
  /** As it is said: 'GCS', 'pulse'. */
  readonly word: string;
  /** What follows the figure. */
  readonly suffix: string;
  /** On which side it is bad. */
  readonly sides: readonly Side[];
  /** Its NEWS2 parameter. Extreme values that score no points are not reported. */
  readonly parameter?: News2Parameter;
  /** Values that are not reported. Without this and without a parameter, a handover gives every value. */
  readonly normal?: { readonly from?: number; readonly below?: number };
  /** Read out for any patient, if there is room for more than abnormal values. */
  readonly isCore?: true;
  /** Named as not recorded where it was never taken. */
  readonly isExpected?: true;
  /** Among the lines that are always included, and so not repeated among the signs. */
  readonly isAlwaysIncluded?: true;
  /** Place among what comes first where there is little room. */
  readonly pressing?: number;
}

export interface PatientMeasure {
  readonly label: string;
  readonly unit: string;
  /** The usual range of an adult. */
  readonly usual: { readonly from: number; readonly to: number };
}

/** The name of a measurement in FHIR. */
export interface MeasureCodes {
  /** LOINC, the most general first. */
  readonly loinc?: readonly string[];
  /** UK Core's own words, which its profile looks for. */
  readonly display?: string;
  /**
   * The end of an observation's id; absent where it is only a part of another. Never changed and never used again for something
   * else: others keep these ids.
   */
  readonly id?: string;
  /** The field that says how it was taken. */
  readonly method?: string;
  /** Fields that say more than its value. */
  readonly remarks?: readonly string[];
  /** A vital sign where absent; otherwise a finding of an examination or a scale. */
  readonly category?: 'exam' | 'survey';
  /** The end of its profile's address in R4 itself and in UK Core. */
  readonly r4Profile?: string;
  readonly ukProfile?: string;
  /** UK Core's profile asks for no SNOMED CT code. */
  readonly isUkWithoutSnomed?: true;
}

export const MEASUREMENTS = [
  {
    name: 'respiratory_rate',
    label: 'Respiratory rate',
    short: 'Resp',
    number: {
      kind: 'integer',
      unit: '/min',
      unitLabel: '/min',
      min: 0,
      max: 80,
      warnBelow: 4,
      warnAbove: 60,
    },
    place: 'tile',
    trend: { rank: 10 },
    chartRank: 20,
    line: { suffix: '' },
    notRecordable: { rank: 70 },
    handover: {
      rank: 10,
      word: 'resp',
      suffix: '',
      sides: ['lowest', 'highest'],
      parameter: 'respiratory_rate',
      isExpected: true,
      pressing: 60,
    },
    patient: { label: 'Breathing', unit: 'breaths a minute', usual: { from: 12, to: 20 } },
    fhir: {
      loinc: ['9279-1'],
      id: 'rr',
      r4Profile: 'resprate',
      ukProfile: 'Observation-VitalSigns-RespirationRate',
    },
  },
  { name: 'respiratory_effort', label: 'Respiratory effort', place: 'more', fhir: { id: 're' } },
  {
    name: 'oxygen_saturation',
    label: 'SpO2',
    short: 'SpO2',
    number: { kind: 'integer', unit: '%', unitLabel: '%', min: 0, max: 100, warnBelow: 60 },
    place: 'tile',
    trend: { rank: 20 },
    chartRank: 30,
    line: { suffix: ' %' },
    notRecordable: { rank: 50 },
    handover: {
      rank: 20,
      word: 'SpO2',
      suffix: '%',
      sides: ['lowest'],
      parameter: 'oxygen_saturation',
      isCore: true,
      isExpected: true,
      pressing: 30,
    },
    patient: { label: 'Oxygen in your blood', unit: 'per cent', usual: { from: 96, to: 100 } },
    fhir: {
      loinc: ['2708-6', '59408-5'],
      id: 'sp',
      remarks: ['spo2_scale', 'spo2_scale_chosen_by', 'spo2_scale_reason'],
      // UK Core's profile takes one LOINC code, where R4 asks for a second one: this follows R4's.
      r4Profile: 'oxygensat',
    },
  },
  {
    name: 'supplemental_o2',
    label: 'On oxygen',
    short: 'Oxygen',
    place: 'pad',
    trend: { rank: 30, unit: 'L/min' },
    line: { suffix: '' },
    notRecordable: { rank: 60, words: 'Air or oxygen' },
    handover: { rank: 30, word: 'oxygen', suffix: '', sides: [], isExpected: true },
    fhir: { id: 'ox' },
  },
  {
    name: 'o2_flow_lpm',
    label: 'Oxygen flow',
    number: {
      kind: 'decimal',
      unit: 'L/min',
      unitLabel: 'L/min',
      decimals: 1,
      min: 0,
      max: 60,
      warnAbove: 25,
    },
    place: 'pad',
    fhir: { loinc: ['3151-8'], id: 'of', method: 'o2_device' },
  },
  {
    name: 'heart_rate',
    label: 'Heart rate',
    short: 'Pulse',
    number: {
      kind: 'integer',
      unit: '/min',
      unitLabel: '/min',
      min: 0,
      max: 300,
      warnBelow: 30,
      warnAbove: 220,
    },
    place: 'tile',
    trend: { rank: 40 },
    chartRank: 10,
    line: { suffix: '' },
    notRecordable: { rank: 10 },
    handover: {
      rank: 60,
      word: 'pulse',
      suffix: '',
      sides: ['lowest', 'highest'],
      parameter: 'heart_rate',
      isCore: true,
      isExpected: true,
      pressing: 70,
    },
    patient: { label: 'Heart rate', unit: 'beats a minute', usual: { from: 51, to: 90 } },
    fhir: {
      loinc: ['8867-4'],
      id: 'hr',
      method: 'heart_rate_method',
      r4Profile: 'heartrate',
      ukProfile: 'Observation-VitalSigns-HeartRate',
    },
  },
  { name: 'pulse_rhythm', label: 'Pulse rhythm', place: 'more', fhir: { id: 'pr' } },
  {
    name: 'blood_pressure',
    label: 'Blood pressure',
    short: 'BP',
    parts: ['bp_systolic', 'bp_diastolic'],
    place: 'pad',
    trend: { rank: 50, unit: 'mmHg' },
    line: { suffix: '' },
    notRecordable: { rank: 20 },
    handover: {
      rank: 70,
      word: 'BP',
      suffix: '',
      sides: ['lowest', 'highest'],
      parameter: 'bp_systolic',
      isCore: true,
      isExpected: true,
      pressing: 40,
    },
    fhir: {
      loinc: ['85354-9'],
      id: 'bp',
      method: 'bp_method',
      r4Profile: 'bp',
      ukProfile: 'Observation-VitalSigns-BloodPressure',
    },
  },
  {
    name: 'bp_systolic',
    label: 'Systolic pressure',
    short: 'Systolic',
    number: {
      kind: 'integer',
      unit: 'mm[Hg]',
      unitLabel: 'mmHg',
      min: 0,
      max: 300,
      warnBelow: 50,
      warnAbove: 260,
    },
    place: 'pad',
    chartRank: 40,
    notRecordable: { rank: 30 },
    patient: { label: 'Blood pressure', unit: '', usual: { from: 111, to: 219 } },
    fhir: { loinc: ['8480-6'], display: 'Systolic blood pressure' },
  },
  {
    name: 'bp_diastolic',
    label: 'Diastolic pressure',
    short: 'Diastolic',
    number: { kind: 'integer', unit: 'mm[Hg]', unitLabel: 'mmHg', min: 0, max: 200 },
    place: 'pad',
    chartRank: 50,
    notRecordable: { rank: 40 },
    fhir: { loinc: ['8462-4'], display: 'Diastolic blood pressure' },
  },
  {
    name: 'temperature',
    label: 'Temperature',
    short: 'Temp',
    number: {
      kind: 'decimal',
      unit: 'Cel',
      unitLabel: '°C',
      decimals: 2,
      min: 20,
      max: 45,
      warnBelow: 32,
      warnAbove: 42,
    },
    place: 'tile',
    trend: { rank: 60 },
    line: { suffix: ' °C' },
    notRecordable: { rank: 80 },
    handover: {
      rank: 100,
      word: 'temp',
      suffix: '°C',
      sides: ['lowest', 'highest'],
      parameter: 'temperature',
      isExpected: true,
      pressing: 80,
    },
    patient: { label: 'Temperature', unit: '°C', usual: { from: 36.1, to: 38 } },
    fhir: {
      loinc: ['8310-5'],
      id: 'te',
      method: 'temperature_method',
      r4Profile: 'bodytemp',
      ukProfile: 'Observation-VitalSigns-BodyTemperature',
    },
  },
  {
    name: 'acvpu',
    label: 'Consciousness (ACVPU)',
    short: 'ACVPU',
    place: 'pad',
    trend: { rank: 70 },
    line: { suffix: '' },
    notRecordable: { rank: 90, words: 'Consciousness' },
    handover: { rank: 80, word: 'ACVPU', suffix: '', sides: ['lowest'], isExpected: true, pressing: 20 },
    fhir: { loinc: ['67775-7'], id: 'av' },
  },
  {
    name: 'gcs_eye',
    label: 'GCS eyes',
    number: { kind: 'integer', unit: '{score}', min: 1, max: 4 },
    place: 'pad',
    notRecordable: { rank: 100 },
    fhir: { loinc: ['9267-6'] },
  },
  {
    name: 'gcs_verbal',
    label: 'GCS voice',
    number: { kind: 'integer', unit: '{score}', min: 1, max: 5 },
    place: 'pad',
    notRecordable: { rank: 110 },
    fhir: { loinc: ['9270-0'] },
  },
  {
    name: 'gcs_motor',
    label: 'GCS movement',
    number: { kind: 'integer', unit: '{score}', min: 1, max: 6 },
    place: 'pad',
    notRecordable: { rank: 120 },
    fhir: { loinc: ['9268-4'] },
  },
  {
    name: 'gcs',
    label: 'GCS total',
    short: 'GCS',
    parts: ['gcs_eye', 'gcs_verbal', 'gcs_motor'],
    place: 'more',
    trend: { rank: 80 },
    line: { suffix: '' },
    handover: {
      rank: 90,
      word: 'GCS',
      suffix: '',
      sides: ['lowest'],
      isCore: true,
      isExpected: true,
      pressing: 10,
    },
    fhir: { loinc: ['9269-2'], id: 'gc', method: 'gcs_qualifier' },
  },
  {
    name: 'pain_score',
    label: 'Pain',
    short: 'Pain',
    number: { kind: 'integer', unit: '{score}', unitLabel: '/ 10', min: 0, max: 10 },
    place: 'tile',
    trend: { rank: 100 },
    line: { suffix: '/10' },
    notRecordable: { rank: 130 },
    handover: {
      rank: 130,
      word: 'pain',
      suffix: '/10',
      sides: ['highest'],
      normal: { below: 4 },
      isExpected: true,
      pressing: 100,
    },
    fhir: { loinc: ['72514-3'], id: 'pa', method: 'pain_scale' },
  },
  {
    name: 'blood_glucose',
    label: 'Glucose',
    short: 'Glucose',
    number: {
      kind: 'decimal',
      unit: 'mmol/L',
      unitLabel: 'mmol/L',
      decimals: 1,
      min: 0,
      max: 50,
      warnBelow: 2.5,
      warnAbove: 30,
    },
    beside: 'blood_glucose_limit',
    place: 'tile',
    trend: { rank: 90 },
    line: { suffix: '' },
    notRecordable: { rank: 150 },
    handover: {
      rank: 110,
      word: 'glucose',
      suffix: '',
      sides: ['lowest', 'highest'],
      // Below 4 mmol/L is hypoglycaemia (JBDS 01, 2023); from 11 the handover says it as high.
      normal: { from: 4, below: 11 },
      isAlwaysIncluded: true,
      pressing: 50,
    },
    patient: { label: 'Blood sugar', unit: 'millimoles a litre', usual: { from: 4, to: 10.9 } },
    fhir: { loinc: ['15074-8'], id: 'bg', ukProfile: 'Observation-BloodGlucose', isUkWithoutSnomed: true },
  },
  {
    name: 'etco2',
    label: 'End-tidal CO2',
    number: {
      kind: 'decimal',
      unit: 'kPa',
      unitLabel: 'kPa',
      decimals: 1,
      min: 0,
      max: 20,
      warnBelow: 1.5,
      warnAbove: 10,
    },
    place: 'more',
    notRecordable: { rank: 160 },
    handover: {
      rank: 40,
      word: 'EtCO2',
      suffix: ' kPa',
      sides: ['lowest', 'highest'],
      normal: {},
      pressing: 110,
    },
    fhir: { id: 'et' },
  },
  {
    name: 'spco',
    label: 'Carbon monoxide (SpCO)',
    number: { kind: 'decimal', unit: '%', unitLabel: '%', decimals: 1, min: 0, max: 100, warnAbove: 15 },
    place: 'more',
    notRecordable: { rank: 170, words: 'Carbon monoxide' },
    handover: { rank: 50, word: 'SpCO', suffix: '%', sides: ['highest'], pressing: 90 },
    fhir: { id: 'co' },
  },
  {
    name: 'ketones',
    label: 'Ketones',
    short: 'Ketones',
    // Meters read up to 8.0 mmol/L and show HI above (Abbott Precision Xtra, as Tidepool's documentation has it).
    number: {
      kind: 'decimal',
      hint: 'In blood, from a finger prick.',
      unit: 'mmol/L',
      unitLabel: 'mmol/L',
      decimals: 1,
      min: 0,
      max: 10,
      warnAbove: 8,
    },
    place: 'more',
    line: { suffix: ' mmol/L' },
    notRecordable: { rank: 155 },
    handover: { rank: 120, word: 'ketones', suffix: ' mmol/L', sides: ['highest'], pressing: 55 },
    fhir: { loinc: ['53061-8'], id: 'ke' },
  },
  {
    name: 'pupils_left',
    label: 'Left pupil',
    place: 'more',
    notRecordable: { rank: 180 },
    fhir: { id: 'pl' },
  },
  {
    name: 'pupils_right',
    label: 'Right pupil',
    place: 'more',
    notRecordable: { rank: 190 },
    fhir: { id: 'pd' },
  },
  { name: 'fast_stroke', label: 'FAST', place: 'more', fhir: { id: 'fs', category: 'survey' } },
  {
    name: 'stroke_scale',
    label: 'Stroke scale used',
    place: 'more',
    notRecordable: { rank: 200, words: 'Stroke assessment' },
    fhir: { id: 'ss', category: 'survey', remarks: ['stroke_result'] },
  },
  {
    name: 'reperfusion_checklist',
    label: 'Thrombolysis checklist',
    place: 'more',
    notRecordable: { rank: 210 },
    fhir: { id: 'rc', category: 'survey' },
  },
  {
    name: 'revised_trauma_score',
    label: 'Revised trauma score',
    place: 'more',
    fhir: { id: 'rt', category: 'survey' },
  },
  {
    name: 'ecg',
    label: 'ECG',
    place: 'more',
    notRecordable: { rank: 140 },
    fhir: { id: 'ec', category: 'exam' },
  },
] as const satisfies readonly Measurement[];
