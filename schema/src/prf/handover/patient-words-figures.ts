import type { SectionData } from '../record/canonical.js';
import { type Measurement, MEASUREMENTS, type PatientMeasure } from '../catalogue/measurements.js';
import { fact, type PatientFact, type PatientReader } from './patient-words-source.js';

/**
 * Figures with what they mean. What is usual is where a grown-up scores nothing (NEWS2, RCP 2017), and 4 to 10.9 mmol/L of
 * glucose. Nothing is said to be usual of children, of pregnant people, or of oxygen that has a target of its own.
 */

interface Measured extends PatientMeasure {
  readonly field: string;
}

const numberIn = (set: SectionData, field: string): number | null => {
  const value = set[field];
  return typeof value === 'number' ? value : null;
};

const pressure = (set: SectionData): string => {
  const [high, low] = [numberIn(set, 'bp_systolic'), numberIn(set, 'bp_diastolic')];
  return low === null ? `${String(high)}, the higher figure` : `${String(high)} over ${String(low)}`;
};

const MEASURED: readonly Measured[] = (MEASUREMENTS as readonly Measurement[]).flatMap(({ name, patient }) =>
  patient === undefined ? [] : [{ field: name, ...patient }],
);

const AWAKE: Readonly<Record<string, string>> = {
  A: 'Awake and aware',
  C: 'Newly confused',
  V: 'Responding when spoken to',
  P: 'Responding to touch or discomfort only',
  U: 'Not responding',
};

/** The whole figure where it is more than a number: a pressure. */
const figureText = ({ field, unit }: Measured, set: SectionData): string =>
  field === 'bp_systolic' ? pressure(set) : `${String(numberIn(set, field))} ${unit}`.trim();

const meaning = ({ usual }: Measured, value: number): string => {
  if (value < usual.from) return 'Lower than usual for an adult.';
  return value > usual.to ? 'Higher than usual for an adult.' : 'Usual for an adult.';
};

/** How far a value is from what is usual; nothing where it is usual. */
const farness = ({ usual }: Measured, value: number): number =>
  value < usual.from ? usual.from - value : Math.max(0, value - usual.to);

const measuredFact = (
  measured: Measured,
  sets: readonly SectionData[],
  reader: PatientReader,
  isCompared: boolean,
): readonly PatientFact[] => {
  const taken = sets.filter((set) => numberIn(set, measured.field) !== null);
  const latest = taken.at(-1);
  if (latest === undefined) return [];
  const value = numberIn(latest, measured.field) ?? 0;
  const hasOwnTarget = measured.field === 'oxygen_saturation' && latest['spo2_scale'] === 'scale_2';
  const isWithOxygen = measured.field === 'oxygen_saturation' && latest['supplemental_o2'] === true;
  const at = reader.clock(latest['date_time']);
  const worst = taken.toSorted(
    (a, b) =>
      farness(measured, numberIn(b, measured.field) ?? 0) -
      farness(measured, numberIn(a, measured.field) ?? 0),
  )[0];
  const worstValue = worst === undefined ? value : (numberIn(worst, measured.field) ?? value);
  const isNotable =
    isCompared &&
    !hasOwnTarget &&
    worst !== undefined &&
    farness(measured, worstValue) > farness(measured, value);
  const notes = [
    isCompared && !hasOwnTarget ? meaning(measured, value) : '',
    isWithOxygen ? 'You were breathing extra oxygen.' : '',
    isNotable
      ? `Before that it was ${figureText(measured, worst)}${beforeAt(reader.clock(worst['date_time']))}.`
      : '',
  ].filter(Boolean);
  return fact(
    measured.label,
    `${figureText(measured, latest)}${at === '' ? '' : `, at ${at}`}`,
    notes.join(' ') || null,
  );
};

const beforeAt = (clock: string): string => (clock === '' ? '' : `, at ${clock}`);

/** Glucose that the meter could not put into a figure. */
const beyondMeter = (sets: readonly SectionData[]): readonly PatientFact[] => {
  const latest = sets.findLast(
    (set) => set['blood_glucose_limit'] != null || numberIn(set, 'blood_glucose') !== null,
  );
  const limit = latest?.['blood_glucose_limit'];
  if (limit === 'lo') return fact('Blood sugar', 'Lower than the meter can measure');
  return limit === 'hi' ? fact('Blood sugar', 'Higher than the meter can measure') : [];
};

const isChild = (ageYears: number | null): boolean => ageYears === null || ageYears < 16;

/** What was measured, the latest of each, with what it means and what stood out before. */
export const figureFacts = (reader: PatientReader, ageYears: number | null): readonly PatientFact[] => {
  const sets = reader.entries('observations', 'entries', 'date_time');
  const pregnancy = reader.value('PresentingComplaint', 'is_pregnant');
  const isCompared = !isChild(ageYears) && pregnancy !== 'yes' && pregnancy !== 'possible';
  const awake = sets.findLast((set) => typeof set['acvpu'] === 'string');
  const pain = sets.filter((set) => numberIn(set, 'pain_score') !== null);
  const [first, last] = [pain[0], pain.at(-1)];
  const before = first === undefined ? null : numberIn(first, 'pain_score');
  const after = last === undefined ? null : numberIn(last, 'pain_score');
  const beyond = beyondMeter(sets);
  return [
    ...fact('How awake you were', AWAKE[String(awake?.['acvpu'])] ?? ''),
    ...MEASURED.filter(({ field }) => field !== 'blood_glucose' || beyond.length === 0).flatMap((measured) =>
      measuredFact(measured, sets, reader, isCompared),
    ),
    ...beyond,
    ...(after === null
      ? []
      : fact(
          'Pain',
          `${String(after)} out of 10`,
          before !== null && before !== after ? `At first it was ${String(before)} out of 10.` : null,
        )),
  ];
};
