import { allergiesIn, rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import { NO_CODES, type CodesOf } from './codes.js';
import { coded, concept, referTo, resource, rowsOf, statement, textOf } from './elements.js';
import { stableId, type ExportedPatient, type FhirScope } from './exported-prf.js';
import type { Coding, Resource } from './fhir.types.js';
import { ALLERGY_CATEGORY, SYSTEM } from './terminology.js';

/** AllergyIntolerance: from the record, and from the patient's own row if the record does not name it. */

type Row = Readonly<Record<string, unknown>>;

const intolerance = (id: string, isVoid: boolean, elements: Row): Resource =>
  resource('AllergyIntolerance', id, {
    clinicalStatus: isVoid ? undefined : coded(SYSTEM.allergyClinical, 'active'),
    verificationStatus: coded(SYSTEM.allergyVerification, isVoid ? 'entered-in-error' : 'unconfirmed'),
    ...elements,
  });

const allergy = (scope: FhirScope, place: string, elements: Row): Resource =>
  intolerance(scope.idOf(place), scope.isVoid, {
    patient: scope.subject,
    encounter: scope.encounter,
    ...elements,
  });

/** The same words are the same allergy, whichever record repeats them. */
const ownId = (patientId: string, text: string): string =>
  stableId('patient', patientId, 'allergies', text.toLowerCase());

/** Allergies that a patient's own row has now, and no record. */
export const patientAllergies = (
  patientId: string,
  patient: ExportedPatient,
  codesOf: CodesOf = NO_CODES,
): readonly Resource[] =>
  allergiesIn(patient.allergies).map((text) =>
    intolerance(ownId(patientId, text), false, {
      patient: referTo({ id: patientId }, patient.name),
      code: concept(text, codesOf('allergy', text)),
    }),
  );

const isNamedIn = (text: string, substances: readonly string[]): boolean =>
  substances.some((substance) => text.toLowerCase().startsWith(substance.toLowerCase()));

export const allergyResources = (scope: FhirScope): readonly Resource[] => {
  const { codesOf } = scope.exporter;
  const rows = rowsOf(scope.record.data.PresentingComplaint?.allergies);
  const substances = rows.flatMap((row) => textOf(row['substance']) ?? []);
  const known = rows.map((row, index) => {
    const reaction = textOf(row['reaction']);
    const category = ALLERGY_CATEGORY[String(row['allergy_kind'])];
    return allergy(scope, `PresentingComplaint/allergies/${String(index)}`, {
      category: category === undefined ? [] : [category],
      code: statement(
        textOf(row['substance']) ?? 'Not named',
        row,
        codesOf('allergy', textOf(row['substance']) ?? ''),
      ),
      reaction: reaction === undefined ? [] : [{ manifestation: [{ text: reaction }] }],
    });
  });
  const own = allergiesIn(rowAllergies(scope.record.patient)).filter((text) => !isNamedIn(text, substances));
  return [
    ...known,
    ...own.map((text, index) => {
      const code = concept(text, codesOf('allergy', text));
      return scope.isVoid
        ? allergy(scope, `patient/allergies/${String(index)}`, { code })
        : intolerance(ownId(scope.patientId, text), false, { patient: scope.subject, code });
    }),
  ];
};

/** Why a record names no allergy: none known, could not be asked, or was not asked. */
export const noAllergiesBecause = ({ record }: FhirScope): Coding => {
  const status = record.data.PresentingComplaint?.allergy_status;
  const code =
    status === 'none_known' ? 'nilknown' : status === 'unable_to_obtain' ? 'unavailable' : 'notasked';
  return { system: SYSTEM.listEmpty, code };
};
