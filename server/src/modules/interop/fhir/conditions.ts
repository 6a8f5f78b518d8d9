import { formatValue } from '@sideline/schema/prf/format';
import {
  coded,
  concept,
  fieldOf,
  labelled,
  notes,
  resource,
  rowsOf,
  statement,
  textOf,
  textsOf,
  wordsOf,
} from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { CodeableConcept, Resource } from './fhir.types.js';
import { SYSTEM } from './terminology.js';

/** Condition: the clinical impressions, and what was known before. */

const condition = (
  scope: FhirScope,
  place: string,
  verification: 'provisional' | 'unconfirmed',
  elements: Readonly<Record<string, unknown>> & { readonly code: CodeableConcept | undefined },
): Resource =>
  resource('Condition', scope.idOf(place), {
    verificationStatus: coded(SYSTEM.conditionVerification, scope.isVoid ? 'entered-in-error' : verification),
    subject: scope.subject,
    encounter: scope.encounter,
    ...elements,
  });

/** What the clinician thought it was: never more than provisional. */
export const impressions = (scope: FhirScope): readonly Resource[] => {
  const data = scope.record.data.clinical_impression ?? {};
  const field = fieldOf('clinical_impression', 'clinical_impression');
  return textsOf(data.clinical_impression).map((key) =>
    condition(scope, `clinical_impression/${key}`, 'provisional', {
      clinicalStatus: scope.isVoid ? undefined : coded(SYSTEM.conditionClinical, 'active'),
      category: [coded(SYSTEM.conditionCategory, 'encounter-diagnosis')],
      code: concept(formatValue(field, [key], data)),
      recordedDate: scope.at,
    }),
  );
};

/** Each wound on the body map: what was seen, and where. One struck through stays, as entered in error. */
export const wounds = (scope: FhirScope): readonly Resource[] =>
  rowsOf(scope.record.data.SecondarySurvey?.body_map).map((mark) => {
    const field = (name: string) => fieldOf('SecondarySurvey', `body_map.${name}`);
    const region = wordsOf(field('region'), mark);
    const reason = textOf(mark['void_reason']);
    const place = `SecondarySurvey/body_map/${String(mark['id'])}`;
    return condition(scope, place, 'unconfirmed', {
      ...(reason === undefined
        ? {}
        : { verificationStatus: coded(SYSTEM.conditionVerification, 'entered-in-error') }),
      category: [{ text: 'Wound' }],
      code: concept(wordsOf(field('kinds'), mark) ?? 'Kind not recorded'),
      bodySite: [concept(region)],
      recordedDate: mark['seen_at'],
      note: notes(labelled(field('size_mm'), mark), textOf(mark['note']), reason),
    });
  });

/** Past history in words and codes, from the record and from the patient's own row; whether it is over is not recorded. */
export const pastConditions = (scope: FhirScope): readonly Resource[] => {
  const complaint = scope.record.data.PresentingComplaint ?? {};
  const category = [{ text: 'Past medical history' }];
  const history = textOf(complaint.past_medical_history);
  const own = textOf(scope.record.patient?.past_medical_history);
  const past = (place: string, code: CodeableConcept | undefined): Resource =>
    condition(scope, place, 'unconfirmed', { category, code });
  return [
    ...rowsOf(complaint.past_conditions).map((row, index) =>
      past(
        `PresentingComplaint/past_conditions/${String(index)}`,
        statement(textOf(row['description']) ?? 'Not named', row),
      ),
    ),
    ...(history === undefined ? [] : [past('PresentingComplaint/past_medical_history', { text: history })]),
    ...(own === undefined || own === history ? [] : [past('patient/past_medical_history', { text: own })]),
  ];
};
