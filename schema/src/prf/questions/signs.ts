import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import { notRecordable } from '../record/derive.js';
import { formatValue } from '../record/format.js';
import { isRecord } from '../record/canonical.js';
import { isEmptySet } from '../rules/empty-set.js';
import { askOfSet, sets } from './parts.js';
import { LOGIC, type Question } from './question.js';

/**
 * Items 5 to 7: signs that do not agree within one set, and sets that say nothing. A temperature in Fahrenheit is refused
 * where it is entered (clinical section 3), so only glucose is asked about.
 */

const EYES = [
  { field: 'pupils_left', label: 'Left' },
  { field: 'pupils_right', label: 'Right' },
] as const;
const REACTS: ReadonlySet<unknown> = new Set(['brisk', 'sluggish']);

const reactionLabel = (reaction: unknown): string => {
  const field = fieldAt('observations', 'entries.pupils_left.reaction');
  return field === undefined ? '' : formatValue(field, reaction, {}).toLowerCase();
};

/** The least number that is more likely mg/dL: meters in mmol/L end at 33.3 and show HI above (Roche, Accu-Chek Guide). */
const MMOL_MOST = 33.3;
/** mg/dL in one mmol/L of glucose (molar mass 180.16 g/mol). */
const MG_PER_MMOL = 18.016;

export const SIGN_QUESTIONS: readonly Question[] = [
  {
    id: 'ACVPU_GCS',
    label: 'Consciousness',
    reads: ['observations'],
    source: 'RCP, National Early Warning Score (NEWS) 2, 2017',
    reasons: ['Usual state for this patient', 'Measured at different times'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { acvpu, gcs } = row as ObservationEntry;
        if (acvpu == null || gcs == null) return [];
        const differs = (acvpu === 'A' && gcs < 14) || ((acvpu === 'P' || acvpu === 'U') && gcs === 15);
        return differs ? [askOfSet(row, 'acvpu', `ACVPU ${acvpu} and GCS ${String(gcs)} do not agree.`)] : [];
      }),
  },
  {
    id: 'EYES_AND_VOICE',
    label: 'GCS',
    reads: ['observations'],
    source: 'Teasdale G, Jennett B. Lancet 1974;304:81–84',
    reasons: ['The eyes are swollen shut', 'The patient keeps their eyes closed because of the light'],
    ask: (facts) =>
      sets(facts)
        .filter((row) => row['gcs_eye'] === 1 && row['gcs_verbal'] === 5)
        .map((row) =>
          askOfSet(
            row,
            'gcs_eye',
            'GCS eyes 1 and voice 5: is the patient orientated with their eyes closed?',
          ),
        ),
  },
  {
    id: 'NO_PULSE',
    label: 'Pulse',
    reads: ['observations'],
    source: LOGIC,
    reasons: ['Agonal breathing in cardiac arrest', 'The pulse could not be felt'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { heart_rate, respiratory_rate, bp_systolic } = row as ObservationEntry;
        const signs = [
          ...((bp_systolic ?? 0) > 0 ? [`a systolic pressure of ${String(bp_systolic)} mmHg`] : []),
          ...((respiratory_rate ?? 0) > 0 ? [`${String(respiratory_rate)} breaths a minute`] : []),
        ];
        if (heart_rate !== 0 || signs.length === 0) return [];
        return [askOfSet(row, 'heart_rate', `No pulse, but ${signs.join(' and ')}.`)];
      }),
  },
  {
    id: 'PULSE_PRESSURE',
    label: 'Blood pressure',
    reads: ['observations'],
    source: LOGIC,
    reasons: ['Measured again by hand with the same result'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { bp_systolic: systolic, bp_diastolic: diastolic } = row as ObservationEntry;
        if (systolic == null || diastolic == null || systolic - diastolic >= 10) return [];
        return [
          askOfSet(
            row,
            'bp_systolic',
            diastolic > systolic
              ? `${String(systolic)}/${String(diastolic)}: the systolic pressure is lower than the diastolic.`
              : `${String(systolic)}/${String(diastolic)}: the two are less than 10 mmHg apart.`,
          ),
        ];
      }),
  },
  {
    id: 'EMPTY_SET',
    label: 'Observations',
    reads: ['observations'],
    source: LOGIC,
    ask: (facts) =>
      sets(facts)
        .filter(isEmptySet)
        .map((row) =>
          askOfSet(row, 'date_time', 'This set has no value. Enter one, or strike the set through.'),
        ),
  },
  {
    id: 'PUPIL_NOT_ASSESSABLE',
    label: 'Pupils',
    reads: ['observations'],
    source: 'Teasdale G et al. The Glasgow Coma Scale at 40 years. Lancet Neurol 2014;13:844–854',
    reasons: ['The lid was opened by hand', 'Only the other eye could not be opened'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const isClosed = row['gcs_qualifier'] === 'eye_obstructed';
        const untestable = notRecordable(row as ObservationEntry);
        return EYES.flatMap(({ field, label }) => {
          const pupil = row[field];
          const reaction = isRecord(pupil) ? pupil['reaction'] : null;
          if (!REACTS.has(reaction) || !(isClosed || untestable.has(field))) return [];
          const why = untestable.has(field)
            ? 'the pupil is marked not recordable'
            : 'GCS says that the eyes cannot be opened';
          return [
            askOfSet(row, field, `${label} pupil: the reaction is ${reactionLabel(reaction)}, and ${why}.`),
          ];
        });
      }),
  },
  {
    id: 'GLUCOSE_UNIT',
    label: 'Glucose',
    reads: ['observations'],
    source:
      'Roche, Accu-Chek Guide, user’s manual (measuring range 0.6 to 33.3 mmol/L); molar mass of glucose',
    reasons: ['Measured with a laboratory analyser'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { blood_glucose: value } = row as ObservationEntry;
        if (value == null || value <= MMOL_MOST) return [];
        const converted = (value / MG_PER_MMOL).toFixed(1);
        return [
          askOfSet(
            row,
            'blood_glucose',
            `${String(value)} mmol/L is higher than meters can show. Was it mg/dL? That would be ${converted} mmol/L.`,
          ),
        ];
      }),
  },
];
