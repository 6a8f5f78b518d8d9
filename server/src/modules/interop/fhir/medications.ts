import type { DrugEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { codesOfField } from './codes.js';
import {
  concept,
  effective,
  fieldOf,
  labelled,
  notes,
  resource,
  rowsOf,
  statement,
  textOf,
  ucum,
  wordsOf,
} from './elements.js';
import { stableId, type FhirScope } from './exported-prf.js';
import type { Quantity, Resource } from './fhir.types.js';
import { DOSE_UCUM } from './terminology.js';

/** MedicationAdministration and MedicationStatement: medicines given or withheld, and medicines that the patient takes. */

type Row = Readonly<Record<string, unknown>>;

/** The list in the table of codes that medicines are looked up in. */
const MEDICINES = 'medicine';

const drugField = (name: string) => fieldOf('ClinicalInterventions', `drugs_administered.${name}`);
const medicineField = (name: string) => fieldOf('PresentingComplaint', `current_medicines.${name}`);

const ucumOf = (unit: unknown): string | null =>
  typeof unit === 'string' && Object.hasOwn(DOSE_UCUM, unit)
    ? DOSE_UCUM[unit as keyof typeof DOSE_UCUM]
    : null;

/** A dose with its unit, coded where it is a measure. */
const doseOf = (row: Row, unitWords: string | undefined): Quantity | undefined => {
  const value = row['dose'];
  if (typeof value !== 'number') return undefined;
  const code = ucumOf(row['dose_unit']);
  if (code !== null) return ucum(value, code, unitWords ?? code);
  return unitWords === undefined ? { value } : { value, unit: unitWords };
};

/** The parts of a legal drug record that FHIR has no element for. */
const DRUG_REMARKS = [
  'wasted',
  'batch',
  'given_by_level',
  'authorisation',
  'authorised_by',
  'attempts',
  'success',
  'response',
  'complication',
  'outcome',
] as const;

const administration = (scope: FhirScope, entry: DrugEntry): Resource => {
  const isStruck = typeof entry.void_reason === 'string';
  const row: Row = { ...entry };
  const isHeldBack = entry.not_given_reason != null;
  const isFlow = entry.dose_unit === 'l_per_min';
  const dose = doseOf(row, wordsOf(drugField('dose_unit'), row));
  const route = wordsOf(drugField('route'), row);
  const { codesOf } = scope.exporter;
  const routeCodes = codesOfField(codesOf, drugField('route'), row['route']);
  const givenBy = textOf(entry.given_by);
  const witness = textOf(entry.witnessed_by);
  const status = isStruck || scope.isVoid ? 'entered-in-error' : isHeldBack ? 'not-done' : 'completed';
  return resource('MedicationAdministration', scope.idOf(`drugs_administered/${entry.id}`), {
    status,
    statusReason: [concept(wordsOf(drugField('not_given_reason'), row))],
    medicationCodeableConcept: concept(
      wordsOf(drugField('drug_name'), row),
      codesOfField(codesOf, drugField('drug_name'), row['drug_name']),
    ) ?? { text: 'Not named' },
    subject: scope.subject,
    context: scope.encounter,
    ...effective(entry.time_administered),
    performer: [
      ...(givenBy === undefined ? [] : [{ actor: { display: givenBy } }]),
      ...(witness === undefined ? [] : [{ function: concept('Witness'), actor: { display: witness } }]),
    ],
    reasonCode: [concept(textOf(entry.indication))],
    // FHIR refuses a dosage without an amount, so a route without an amount becomes a note.
    dosage:
      dose === undefined
        ? undefined
        : { route: concept(route, routeCodes), ...(isFlow ? { rateQuantity: dose } : { dose }) },
    note: notes(
      dose === undefined && route !== undefined ? `Route: ${route}` : undefined,
      entry.is_before_arrival === true ? 'Given before our arrival' : undefined,
      ...DRUG_REMARKS.map((name) => labelled(drugField(name), row, scope.clock)),
      isStruck ? `Struck through: ${String(entry.void_reason)}` : undefined,
    ),
  });
};

/** Every drug of the record, including those withheld and struck through. */
export const administrations = (scope: FhirScope): readonly Resource[] =>
  (scope.record.data.ClinicalInterventions?.drugs_administered ?? []).map((entry) =>
    administration(scope, entry),
  );

/** The patient's own medicines: row by row as the record has them, and as one text as the patient's row has them. */
export const ownMedicines = (scope: FhirScope): readonly Resource[] => {
  const { codesOf } = scope.exporter;
  const made = (place: string, elements: Row): Resource =>
    resource('MedicationStatement', scope.idOf(place), {
      status: scope.isVoid ? 'entered-in-error' : 'unknown',
      subject: scope.subject,
      context: scope.encounter,
      ...elements,
    });
  const rows = rowsOf(scope.record.data.PresentingComplaint?.current_medicines).map((row, index) => {
    const dose = doseOf(row, wordsOf(medicineField('dose_unit'), row));
    return made(`PresentingComplaint/current_medicines/${String(index)}`, {
      medicationCodeableConcept: statement(
        textOf(row['medicine']) ?? 'Not named',
        row,
        codesOf(MEDICINES, textOf(row['medicine']) ?? ''),
      ),
      dosage: [
        {
          text: wordsOf(medicineField('frequency'), row),
          route: concept(
            wordsOf(medicineField('route'), row),
            codesOfField(codesOf, medicineField('route'), row['route']),
          ),
          doseAndRate: dose === undefined ? [] : [{ doseQuantity: dose }],
        },
      ],
      note: notes(labelled(medicineField('last_taken_at'), row, scope.clock)),
    });
  });
  const text = textOf(scope.record.patient?.medications);
  if (text === undefined) return rows;
  const code = { medicationCodeableConcept: concept(text, codesOf(MEDICINES, text)) };
  if (scope.isVoid) return [...rows, made('patient/medications', code)];
  // It is from the patient's own row and not from a record: the same words appear once in a bundle of many records.
  const id = stableId('patient', scope.patientId, 'medications', text);
  return [
    ...rows,
    resource('MedicationStatement', id, { status: 'unknown', subject: scope.subject, ...code }),
  ];
};
