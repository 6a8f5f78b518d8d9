import { formatValue } from '@sideline/schema/prf/record/format';
import { codesOfField } from './codes.js';
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
import { stableId, type FhirScope } from './exported-prf.js';
import type { CodeableConcept, Resource } from './fhir.types.js';
import { SYSTEM } from './terminology.js';

/** Condition: the clinical impressions and the past history. */

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

/** The clinician's impression: never more than provisional. */
export const impressions = (scope: FhirScope): readonly Resource[] => {
  const data = scope.record.data.clinical_impression ?? {};
  const field = fieldOf('clinical_impression', 'clinical_impression');
  return [...new Set(textsOf(data.clinical_impression))].map((key) =>
    condition(scope, `clinical_impression/${key}`, 'provisional', {
      clinicalStatus: scope.isVoid ? undefined : coded(SYSTEM.conditionClinical, 'active'),
      category: [coded(SYSTEM.conditionCategory, 'encounter-diagnosis')],
      code: concept(formatValue(field, [key], data), codesOfField(scope.exporter.codesOf, field, key)),
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

/** Each burned area: how deep, where, and how much of the body. The cause and time apply to all of them. */
export const burns = (scope: FhirScope): readonly Resource[] => {
  const survey = scope.record.data.SecondarySurvey ?? {};
  const field = (name: string) => fieldOf('SecondarySurvey', name);
  const cause = wordsOf(field('burn_cause'), survey);
  return rowsOf(survey.burns).map((burn, at) =>
    condition(scope, `SecondarySurvey/burns/${String(at)}`, 'unconfirmed', {
      category: [{ text: 'Burn' }],
      code: concept(['Burn', wordsOf(field('burns.depth'), burn)?.toLowerCase()].filter(Boolean).join(', ')),
      bodySite: [concept(wordsOf(field('burns.region'), burn))],
      onsetDateTime: textOf(survey.burn_at),
      recordedDate: scope.at,
      note: notes(
        labelled(field('burns.percent'), burn),
        burn['is_circumferential'] === true ? field('burns.is_circumferential').label : undefined,
        cause === undefined ? undefined : `Burned by: ${cause}`,
        labelled(field('burn_agent'), survey),
      ),
    }),
  );
};

/** A condition's words for comparison, ignoring capitals and a full stop. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** Whether a free text only repeats what is already named. */
const isNamed = (text: string, named: ReadonlySet<string>): boolean =>
  named.has(plain(text)) ||
  text.split(/[,;\n]/).every((part) => plain(part) === '' || named.has(plain(part)));

/**
 * Past history in words and codes, from the record and from the patient's own row, each condition once; whether it is over
 * is not recorded. History from the patient's own row belongs to the patient and not to a record: in a bundle of many
 * records it appears once.
 */
export const pastConditions = (scope: FhirScope): readonly Resource[] => {
  const { codesOf } = scope.exporter;
  const complaint = scope.record.data.PresentingComplaint ?? {};
  const category = [{ text: 'Past medical history' }];
  const history = textOf(complaint.past_medical_history);
  const own = textOf(scope.record.patient?.pastMedicalHistory);
  const named = new Set<string>();
  const past = (place: string, code: CodeableConcept | undefined): Resource =>
    condition(scope, place, 'unconfirmed', { category, code });
  const made: Resource[] = [];
  rowsOf(complaint.past_conditions).forEach((row, index) => {
    const text = textOf(row['description']) ?? 'Not named';
    const code = statement(text, row, codesOf('condition', text));
    const key = `${plain(text)} ${textOf(row['code']) ?? ''}`;
    if (named.has(key)) return;
    named.add(key).add(plain(text));
    made.push(past(`PresentingComplaint/past_conditions/${String(index)}`, code));
  });
  if (history !== undefined && !isNamed(history, named)) {
    named.add(plain(history));
    for (const part of history.split(/[,;\n]/)) named.add(plain(part));
    made.push(
      past('PresentingComplaint/past_medical_history', concept(history, codesOf('condition', history))),
    );
  }
  if (own === undefined || isNamed(own, named)) return made;
  const code = concept(own, codesOf('condition', own));
  if (scope.isVoid) return [...made, past('patient/past_medical_history', code)];
  return [
    ...made,
    resource('Condition', stableId('patient', scope.patientId, 'past_medical_history', plain(own)), {
      verificationStatus: coded(SYSTEM.conditionVerification, 'unconfirmed'),
      subject: scope.subject,
      category,
      code,
    }),
  ];
};
