import { choices, type ChoiceList, type Field, section } from './kinds.js';
import { furtherMeasured, measured, recordableWords } from './measured.js';
import { type Measurement, MEASUREMENTS } from './measurements.js';
import { RED_SIGN } from './red-signs.js';
import { all, hasRefused, isExaminable, not, rowHolds } from './rules.js';

const ACVPU = choices('PrfAcvpu', {
  A: 'Alert',
  C: 'New confusion',
  V: 'Voice',
  P: 'Pain',
  U: 'Unresponsive',
});
const SPO2_SCALE = choices('PrfSpo2Scale', { scale_1: 'Scale 1', scale_2: 'Scale 2 (target 88–92 %)' });
const O2_DEVICE = choices('PrfOxygenDevice', {
  nasal_cannulae: 'Nasal cannulae',
  simple_mask: 'Simple mask',
  venturi: 'Venturi mask',
  non_rebreather: 'Non-rebreather mask',
  nebuliser: 'Nebuliser',
  bag_valve_mask: 'Bag valve mask',
  supraglottic_or_tube: 'Supraglottic or tube',
  cpap: 'CPAP',
  other: 'Other',
});
const BP_METHOD = choices('PrfBloodPressureMethod', {
  automated: 'Automated cuff',
  manual_auscultated: 'Manual, heard',
  manual_palpated: 'Manual, felt',
  doppler: 'Doppler',
  arterial_line: 'Arterial line',
  venous_line: 'Venous line',
});
const HEART_RATE_METHOD = choices('PrfHeartRateMethod', {
  palpated: 'Felt',
  auscultated: 'Heard',
  pulse_oximeter: 'Pulse oximeter',
  ecg_monitor: 'ECG monitor',
  automated_cuff: 'Automated cuff',
  doppler: 'Doppler',
  other_monitor: 'Other monitor',
});
const PULSE_RHYTHM = choices('PrfPulseRhythm', {
  regular: 'Regular',
  irregular: 'Irregular',
  irregularly_irregular: 'Irregularly irregular',
});
const RESPIRATORY_EFFORT = choices('PrfRespiratoryEffort', {
  normal: 'Normal',
  shallow: 'Shallow',
  laboured: 'Laboured',
  rapid: 'Rapid',
  weak: 'Weak or agonal',
  assisted: 'Assisted or ventilated',
  apnoeic: 'Apnoeic',
});
const TEMPERATURE_METHOD = choices('PrfTemperatureMethod', {
  tympanic: 'Tympanic',
  oral: 'Oral',
  axillary: 'Axillary',
  rectal: 'Rectal',
  temporal: 'Temporal or forehead',
  oesophageal: 'Oesophageal',
  skin: 'Skin probe',
  bladder: 'Bladder',
  central: 'Central line',
});
const GLUCOSE_LIMIT = choices('PrfGlucoseLimit', {
  lo: 'LO (below what the meter can read)',
  hi: 'HI (above what the meter can read)',
});
const GCS_QUALIFIER = choices('PrfGcsQualifier', {
  legitimate: 'Without sedation or airway device',
  sedated: 'Sedated',
  intubated: 'Airway device in place',
  eye_obstructed: 'Eyes cannot be opened',
  paralysed: 'Paralysed by drugs',
});
const PAIN_SCALE = choices('PrfPainScale', {
  numeric: 'Numeric 0–10',
  faces: 'Faces',
  flacc: 'FLACC (behaviour)',
  abbey: 'Abbey (dementia)',
  words: 'In words',
  other_scale: 'Another scale',
});
const STROKE_SCALE = choices('PrfStrokeScale', {
  fast: 'FAST',
  be_fast: 'BE-FAST',
  rosier: 'ROSIER',
  boston: 'Boston Stroke Scale',
  lams: 'Los Angeles Motor Scale',
  lapss: 'Los Angeles Prehospital Stroke Screen',
  cincinnati: 'Cincinnati',
  nihss: 'NIHSS',
  fast_ed: 'FAST-ED',
  race: 'RACE',
  mass: 'Melbourne (MASS)',
  mend: 'Miami',
  ontario: 'Ontario',
  massachusetts: 'Massachusetts',
  other: 'Other',
});
const STROKE_RESULT = choices('PrfStrokeResult', {
  negative: 'Negative',
  positive: 'Positive',
  inconclusive: 'Inconclusive',
});
const STROKE_SIGN = choices('PrfStrokeSign', {
  normal: 'Normal',
  abnormal: 'Abnormal',
  not_assessed: 'Not assessed',
});
const REPERFUSION = choices('PrfReperfusionChecklist', {
  no_contraindication: 'No contraindication',
  contraindicated: 'Contraindicated',
  possible_contraindication: 'Possible contraindication',
});
const PUPIL_REACTION = choices('PrfPupilReaction', {
  brisk: 'Brisk',
  sluggish: 'Sluggish',
  none: 'None',
  not_assessed: 'Not assessed',
  cannot_open: 'Eye cannot be opened',
  artificial: 'Artificial eye',
});
const PUPIL_LOOK = choices('PrfPupilLook', {
  pinpoint: 'Pinpoint',
  small: 'Small',
  normal: 'Normal',
  dilated: 'Dilated',
  irregular: 'Irregular',
});
const POSITION = choices('PrfPosition', {
  lying: 'Lying',
  semi_recumbent: 'Semi-recumbent',
  sitting: 'Sitting',
  standing: 'Standing',
  recovery: 'Recovery position',
  left_lateral: 'Left side',
});

const NOT_RECORDABLE_REASON = choices('PrfNotRecordableReason', {
  refused: 'Refused',
  unable_to_complete: 'Unable to complete',
  not_testable: 'Not testable',
  patient_movement: 'Patient moving',
  poor_perfusion: 'Poor signal or perfusion',
  injury_or_access: 'Injury or no access',
  no_equipment: 'No equipment',
  equipment_failed: 'Equipment failed',
  not_indicated: 'Not indicated',
  other: 'Other',
});

export const NEWS2_PARAMETER = choices('PrfNews2Parameter', {
  respiratory_rate: 'Respiratory rate',
  oxygen_saturation: 'SpO2',
  supplemental_o2: 'Air or oxygen',
  bp_systolic: 'Systolic pressure',
  heart_rate: 'Pulse',
  acvpu: 'Consciousness',
  temperature: 'Temperature',
  spo2_scale_chosen_by: 'Who chose SpO2 scale 2',
  spo2_scale_reason: 'Why SpO2 scale 2',
});
export const NEWS2_BAND = choices('PrfNews2Band', {
  low: 'Low',
  low_medium: 'Low-medium',
  medium: 'Medium',
  high: 'High',
});
const NEWS2_STATUS = choices('PrfNews2Status', {
  scored: 'Scored',
  incomplete: 'Incomplete',
  not_valid: 'Not valid',
});
const NEWS2_INVALID = choices('PrfNews2Invalid', {
  age_unknown: 'age is unknown',
  under_16: 'patient is under 16',
  pregnant: 'patient is pregnant',
});

const SUBSCORE_FIELDS = [
  { name: 'respiratory_rate', kind: 'integer', label: 'Respiratory rate' },
  { name: 'oxygen_saturation', kind: 'integer', label: 'SpO2' },
  { name: 'supplemental_o2', kind: 'integer', label: 'Air or oxygen' },
  { name: 'bp_systolic', kind: 'integer', label: 'Systolic pressure' },
  { name: 'heart_rate', kind: 'integer', label: 'Pulse' },
  { name: 'acvpu', kind: 'integer', label: 'Consciousness' },
  { name: 'temperature', kind: 'integer', label: 'Temperature' },
] as const satisfies readonly Field[];

const PUPIL_FIELDS = [
  {
    name: 'size_mm',
    kind: 'integer',
    label: 'Size',
    unit: 'mm',
    unitLabel: 'mm',
    min: 0,
    max: 12,
    warnBelow: 1,
    warnAbove: 9,
  },
  { name: 'look', kind: 'choice', label: 'Size in words', choices: PUPIL_LOOK },
  { name: 'reaction', kind: 'choice', label: 'Reaction', choices: PUPIL_REACTION },
] as const satisfies readonly Field[];

/**
 * One set of vital signs an entry. Limits are clinical section 3's; NEWS2 is computed on the server and stored with the
 * version of its rule (clinical section 2).
 */
const sectionWith = <const Further extends readonly Field[], const Recordable extends ChoiceList>(
  further: Further,
  recordable: Recordable,
) =>
  section({
    key: 'observations',
    label: 'Observations',
    short: 'Obs',
    typeName: 'PrfObservations',
    groups: [{ key: 'sets', label: 'Observation sets' }],
    fields: [
      {
        name: 'entries',
        kind: 'entries',
        typeName: 'Observation',
        entryLabel: 'Observation set',
        timeField: 'date_time',
        together: [
          ['bp_systolic', 'bp_diastolic'],
          ['blood_glucose', 'blood_glucose_limit'],
          ['supplemental_o2', 'o2_flow_lpm', 'o2_device', 'o2_device_other'],
          ['pain_score', 'pain_scale'],
          ['spo2_scale', 'spo2_scale_chosen_by', 'spo2_scale_reason'],
          ['gcs_eye', 'gcs_verbal', 'gcs_motor'],
        ],
        label: 'Observation sets',
        hint: 'At least one set. Say what could not be recorded, and why.',
        group: 'sets',
        required: all(isExaminable, not(hasRefused)),
        fields: [
          {
            name: 'date_time',
            kind: 'time',
            label: 'Taken at',
            required: (_facts, row) => row?.['is_before_arrival'] !== true,
          },
          {
            name: 'is_before_arrival',
            kind: 'boolean',
            label: 'Taken before our arrival',
            hint: 'By others. The time may not be known.',
          },
          { name: 'taken_by', kind: 'text', label: 'Taken by', maxLength: 200 },
          { name: 'position', kind: 'choice', label: 'Position', choices: POSITION },

          measured('respiratory_rate'),
          {
            name: 'respiratory_effort',
            kind: 'choice',
            label: 'Respiratory effort',
            choices: RESPIRATORY_EFFORT,
          },
          measured('oxygen_saturation'),
          {
            name: 'spo2_scale',
            kind: 'choice',
            label: 'SpO2 scale',
            hint: 'Scale 2 only in confirmed hypercapnic failure with a target of 88–92 %.',
            choices: SPO2_SCALE,
          },
          {
            name: 'spo2_scale_chosen_by',
            kind: 'text',
            label: 'Scale 2 chosen by',
            maxLength: 200,
            relevant: rowHolds('spo2_scale', 'scale_2'),
            required: rowHolds('spo2_scale', 'scale_2'),
          },
          {
            name: 'spo2_scale_reason',
            kind: 'text',
            label: 'Why scale 2',
            maxLength: 500,
            relevant: rowHolds('spo2_scale', 'scale_2'),
            required: rowHolds('spo2_scale', 'scale_2'),
          },
          { name: 'supplemental_o2', kind: 'boolean', label: 'On oxygen' },
          { ...measured('o2_flow_lpm'), relevant: rowHolds('supplemental_o2', true) },
          {
            name: 'o2_device',
            kind: 'choice',
            label: 'Oxygen by',
            choices: O2_DEVICE,
            other: true,
            relevant: rowHolds('supplemental_o2', true),
          },
          measured('heart_rate'),
          {
            name: 'heart_rate_method',
            kind: 'choice',
            label: 'Heart rate measured by',
            choices: HEART_RATE_METHOD,
          },
          { name: 'pulse_rhythm', kind: 'choice', label: 'Pulse rhythm', choices: PULSE_RHYTHM },
          {
            name: 'blood_pressure',
            kind: 'text',
            label: 'Blood pressure',
            hint: "'120/80', or '120/' if palpated.",
            pattern: /^\d{1,3}\/(\d{1,3})?$/,
            patternHint:
              'Enter systolic and diastolic with a slash between, such as 120/80. If palpated, enter 120/.',
            maxLength: 7,
          },
          measured('bp_systolic'),
          measured('bp_diastolic'),
          {
            name: 'mean_arterial_pressure',
            kind: 'integer',
            label: 'Mean arterial pressure',
            unit: 'mm[Hg]',
            unitLabel: 'mmHg',
            min: 0,
            max: 250,
          },
          { name: 'bp_method', kind: 'choice', label: 'Pressure measured by', choices: BP_METHOD },
          measured('temperature'),
          {
            name: 'temperature_method',
            kind: 'choice',
            label: 'Temperature measured by',
            choices: TEMPERATURE_METHOD,
          },

          {
            name: 'acvpu',
            kind: 'choice',
            label: 'Consciousness (ACVPU)',
            hint: 'C is new confusion.',
            choices: ACVPU,
          },
          measured('gcs_eye'),
          measured('gcs_verbal'),
          measured('gcs_motor'),
          {
            name: 'gcs',
            kind: 'integer',
            label: 'GCS total',
            hint: 'Filled in from the three parts. A part that cannot be tested gives no total.',
            unit: '{score}',
            min: 3,
            max: 15,
          },
          { name: 'gcs_qualifier', kind: 'choice', label: 'GCS taken', choices: GCS_QUALIFIER },
          measured('pain_score'),
          { name: 'pain_scale', kind: 'choice', label: 'Pain scale', choices: PAIN_SCALE },
          measured('blood_glucose'),
          {
            name: 'blood_glucose_limit',
            kind: 'choice',
            label: 'Meter shows',
            choices: GLUCOSE_LIMIT,
          },
          ...further,
          {
            name: 'pupils_left',
            kind: 'group',
            typeName: 'PrfPupil',
            label: 'Left pupil',
            fields: PUPIL_FIELDS,
          },
          {
            name: 'pupils_right',
            kind: 'group',
            typeName: 'PrfPupil',
            label: 'Right pupil',
            fields: PUPIL_FIELDS,
          },
          {
            name: 'fast_stroke',
            kind: 'group',
            typeName: 'PrfFastStroke',
            label: 'FAST',
            fields: [
              { name: 'face', kind: 'choice', label: 'Face', choices: STROKE_SIGN },
              { name: 'arm', kind: 'choice', label: 'Arm', choices: STROKE_SIGN },
              { name: 'speech', kind: 'choice', label: 'Speech', choices: STROKE_SIGN },
              { name: 'time', kind: 'choice', label: 'Time of onset', choices: STROKE_SIGN },
            ],
          },
          {
            name: 'stroke_scale',
            kind: 'choice',
            label: 'Stroke scale used',
            choices: STROKE_SCALE,
            other: true,
          },
          {
            name: 'stroke_score',
            kind: 'integer',
            label: 'Stroke scale score',
            unit: '{score}',
            min: 0,
            max: 42,
          },
          { name: 'stroke_result', kind: 'choice', label: 'Stroke scale result', choices: STROKE_RESULT },
          {
            name: 'reperfusion_checklist',
            kind: 'choice',
            label: 'Thrombolysis checklist',
            choices: REPERFUSION,
          },
          {
            name: 'revised_trauma_score',
            kind: 'integer',
            label: 'Revised trauma score',
            unit: '{score}',
            min: 0,
            max: 12,
          },
          {
            name: 'clinician_concern',
            kind: 'boolean',
            label: 'Clinician is concerned',
            hint: 'Raises an alert whatever the readings are.',
          },
          {
            name: 'carer_concern',
            kind: 'boolean',
            label: 'Parent or carer is concerned',
            hint: 'Raises an alert whatever the readings are.',
          },
          { name: 'ecg', kind: 'longText', label: 'ECG' },
          { name: 'comments', kind: 'longText', label: 'Comments' },
          {
            name: 'not_recordable',
            kind: 'groups',
            typeName: 'PrfNotRecordable',
            label: 'Not recordable',
            fields: [
              { name: 'field', kind: 'choice', label: 'What', choices: recordable, required: true },
              {
                name: 'reason',
                kind: 'choice',
                label: 'Why',
                choices: NOT_RECORDABLE_REASON,
                other: true,
                required: true,
              },
            ],
          },
          {
            name: 'news2',
            kind: 'group',
            typeName: 'PrfNews2',
            label: 'NEWS2',
            computed: true,
            fields: [
              { name: 'status', kind: 'choice', label: 'Status', choices: NEWS2_STATUS },
              { name: 'total', kind: 'integer', label: 'Total', min: 0, max: 20 },
              { name: 'band', kind: 'choice', label: 'Clinical risk', choices: NEWS2_BAND },
              { name: 'scale', kind: 'choice', label: 'SpO2 scale', choices: SPO2_SCALE },
              {
                name: 'subscores',
                kind: 'group',
                typeName: 'PrfNews2Subscores',
                label: 'Sub-scores',
                fields: SUBSCORE_FIELDS,
              },
              { name: 'missing', kind: 'choices', label: 'Needs', choices: NEWS2_PARAMETER },
              { name: 'invalid', kind: 'choice', label: 'Not valid because', choices: NEWS2_INVALID },
              { name: 'red_signs', kind: 'choices', label: 'Red signs', choices: RED_SIGN },
              { name: 'signs_rule', kind: 'text', label: 'Red signs by' },
              {
                name: 'next_due_minutes',
                kind: 'integer',
                label: 'Next set due in',
                unit: 'min',
                unitLabel: 'min',
              },
              { name: 'next_due_at', kind: 'time', label: 'Next set due' },
              { name: 'rule_version', kind: 'text', label: 'Version of the rule' },
            ],
          },
        ],
      },
    ],
  });

/** The section of a table of measurements. */
export const observationsOf = <const Ms extends readonly Measurement[]>(measurements: Ms) =>
  sectionWith(furtherMeasured(measurements), choices('PrfRecordable', recordableWords(measurements)));

export const OBSERVATIONS = observationsOf(MEASUREMENTS);
