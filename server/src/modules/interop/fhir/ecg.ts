import type { Coding, Resource } from './fhir.types.js';
import {
  coded,
  concept,
  effective,
  fieldOf,
  labelled,
  notes,
  resource,
  rowsOf,
  textOf,
  ucum,
  wordsOf,
} from './elements.js';
import type { FhirScope } from './exported-prf.js';
import { ECG_STUDY, SYSTEM } from './terminology.js';

/** Observation: each recording of the heart, with its rhythm and findings in words and its figures as components. */

type Row = Readonly<Record<string, unknown>>;

const field = (name: string) => fieldOf('SecondarySurvey', `ecgs.${name}`);
const loinc = (code: string, display: string): Coding => ({ system: SYSTEM.loinc, code, display });
const STUDY = loinc(ECG_STUDY, 'EKG study');
const RHYTHM = loinc('8884-9', 'Heart rate rhythm');

/** LOINC codes for what the device measured; the QTc has no formula, so its code names none. */
const FIGURES = [
  ['rate', '/min', loinc('8867-4', 'Heart rate')],
  ['pr_ms', 'ms', loinc('8625-6', 'P-R Interval')],
  ['qrs_ms', 'ms', loinc('8633-0', 'QRS duration')],
  ['qtc_ms', 'ms', loinc('8636-3', 'Q-T interval corrected')],
] as const;

/** Added as a note to the recording: FHIR has no element for it. */
const BESIDE = ['read_by', 'also_read_by', 'reader', 'sent_to', 'sent_at', 'answer'] as const;

const components = (entry: Row): readonly object[] => {
  const rhythm = wordsOf(field('ecg_rhythm'), entry);
  return [
    ...(rhythm === undefined
      ? []
      : [{ code: concept('Rhythm', [RHYTHM]), valueCodeableConcept: concept(rhythm) }]),
    ...FIGURES.flatMap(([name, unit, code]) => {
      const value = entry[name];
      return typeof value === 'number'
        ? [{ code: concept(field(name).label, [code]), valueQuantity: ucum(value, unit) }]
        : [];
    }),
  ];
};

/** One struck through stays, as entered in error. */
export const ecgResources = (scope: FhirScope): readonly Resource[] =>
  rowsOf(scope.record.data.SecondarySurvey?.ecgs).map((entry) => {
    const reason = textOf(entry['void_reason']);
    const leads = wordsOf(field('leads'), entry);
    return resource('Observation', scope.idOf(`SecondarySurvey/ecgs/${String(entry['id'])}`), {
      status: reason === undefined ? scope.status.observation : 'entered-in-error',
      category: [coded(SYSTEM.observationCategory, 'procedure')],
      code: concept(leads === undefined ? 'ECG' : `ECG, ${leads}`, [STUDY]),
      subject: scope.subject,
      encounter: scope.encounter,
      ...effective(textOf(entry['taken_at'])),
      valueString: wordsOf(field('ecg_findings'), entry),
      device: textOf(entry['device']) === undefined ? undefined : { display: textOf(entry['device']) },
      component: components(entry),
      note: notes(
        entry['is_before_arrival'] === true ? field('is_before_arrival').label : undefined,
        ...BESIDE.map((name) => labelled(field(name), entry, scope.clock)),
        textOf(entry['note']),
        reason,
      ),
    });
  });
