import { EVERYDAY_IMPRESSIONS } from '../catalogue/everyday-impressions.js';
import { capitalise } from '../../letter-case.js';
import { formatNhsNumber } from '../../nhs-number.js';
import { GENDER_LABELS } from '../../people.js';
import type { SectionData } from '../record/canonical.js';
import type { PrfSectionKey } from '../catalogue/catalogue.js';
import { formatDate, isHeldBack } from '../record/format.js';
import { impressionOf } from '../catalogue/impressions.js';
import { figureFacts } from './patient-words-figures.js';
import { doseInWords, procedureInWords, routeInWords, small, spellOut } from './patient-words-plain.js';
import {
  fact,
  type NamedPerson,
  type PatientAsSigned,
  type PatientFact,
  type PatientReader,
} from './patient-words-source.js';

/** Each part of a patient's page: a list of what is read, and of nothing else. A fact that is missing is left out. */

const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by);

/** The label of what was chosen in a row; of 'Other' only what was written beside it. */
const labelOf = (reader: PatientReader, section: PrfSectionKey, path: string, row: SectionData): string =>
  reader.label(section, path, row).replace(/^Other: /, '');

/** Where it was: the event, and the zone where the place that was written does not name it. */
const placeText = (event: string | null, zone: string | null, written: string): string =>
  joined([event ?? '', zone !== null && !written.includes(zone) ? zone : '', written]);

/** What happened: when, where, why, and what the patient said. */
export const happenedFacts = (
  reader: PatientReader,
  { eventName, placeName }: { readonly eventName: string | null; readonly placeName: string | null },
): readonly PatientFact[] => [
  ...fact('When', reader.moment(reader.value('incidentDetails', 'incident_date'))),
  ...fact('Where', placeText(eventName, placeName, reader.written('incidentDetails', 'incident_location'))),
  ...fact('Why you came to us', reader.written('incidentDetails', 'chief_complaint')),
  ...fact('What was wrong', reader.written('PresentingComplaint', 'presenting_complaint')),
  ...fact('What you told us', reader.written('PresentingComplaint', 'history_of_presenting_complaint')),
  ...fact('When it began', reader.moment(reader.value('PresentingComplaint', 'onset_at'))),
  ...fact('How it happened', reader.written('PresentingComplaint', 'incident_narrative')),
  ...fact('What you were doing', reader.chosen('PresentingComplaint', 'activity')),
];

/** What clinicians write at length, shown as written. */
const WRITTEN: readonly (readonly [section: PrfSectionKey, field: string, label: string])[] = [
  ['SecondarySurvey', 'generalAppearance', 'How you looked'],
  ['SecondarySurvey', 'general', 'Examination'],
  ['SecondarySurvey', 'head_neck', 'Head and neck'],
  ['SecondarySurvey', 'chest', 'Chest'],
  ['SecondarySurvey', 'abdomen', 'Tummy'],
  ['SecondarySurvey', 'pelvis', 'Hips and pelvis'],
  ['SecondarySurvey', 'extremities', 'Arms and legs'],
  ['SecondarySurvey', 'respiratory', 'Lungs'],
  ['SecondarySurvey', 'cardiac', 'Heart'],
  ['SecondarySurvey', 'neurological', 'Nerves and brain'],
  ['SecondarySurvey', 'gastrointestinal', 'Stomach and bowels'],
  ['SecondarySurvey', 'integumentary', 'Skin'],
  ['SecondarySurvey', 'wcag', 'Wounds'],
  ['SecondarySurvey', 'ecgReview1', 'Heart tracing (ECG)'],
  ['SecondarySurvey', 'ecgReview2', 'Heart tracing (ECG), read again'],
  ['clinical_impression', 'impression_notes', 'Why we think this'],
];

/** 'ST-elevation myocardial infarction (a heart attack)': the label, with the everyday words for it. */
const impressionText = (key: unknown): string => {
  if (typeof key !== 'string') return '';
  const impression = impressionOf(key);
  if (impression === undefined) return '';
  const label = spellOut(impression.label);
  const everyday = EVERYDAY_IMPRESSIONS[key];
  return everyday === undefined ? label : `${label} (${everyday})`;
};

const impressions = (reader: PatientReader): string => {
  const keys = reader.value('clinical_impression', 'clinical_impression');
  const other = reader.written('clinical_impression', 'clinical_impression_other');
  const named = (Array.isArray(keys) ? keys : []).map((key) =>
    key === 'other' ? other : impressionText(key),
  );
  return joined(named, '; ');
};

const findingText = (reader: PatientReader, found: SectionData): string => {
  const of = (name: string): string =>
    small(labelOf(reader, 'SecondarySurvey', `exam_findings.${name}`, found));
  const note = typeof found['note'] === 'string' ? found['note'].trim() : '';
  return joined([capitalise(of('finding')), joined([of('side'), of('location') || of('region')], ' '), note]);
};

const findings = (reader: PatientReader): string =>
  joined(
    reader
      .rows('SecondarySurvey', 'exam_findings')
      .filter(({ is_absent, finding }) => is_absent !== true && finding !== 'not_examined')
      .map((found) => findingText(reader, found)),
    '\n',
  );

const wounds = (reader: PatientReader): string =>
  joined(
    reader.entries('SecondarySurvey', 'body_map', 'seen_at').map((wound) => {
      const of = (name: string): string =>
        small(labelOf(reader, 'SecondarySurvey', `body_map.${name}`, wound));
      const note = typeof wound['note'] === 'string' ? wound['note'].trim() : '';
      return joined([capitalise(of('kinds')), of('region'), note]);
    }),
    '\n',
  );

const tests = (reader: PatientReader): readonly PatientFact[] =>
  reader.entries('SecondarySurvey', 'investigations', 'performed_at').flatMap((test) => {
    const result = typeof test['result'] === 'string' ? test['result'] : '';
    return fact(labelOf(reader, 'SecondarySurvey', 'investigations.study', test) || 'Test', result);
  });

/** What was found: the impression, the figures, and what was seen. */
export const foundFacts = (reader: PatientReader, ageYears: number | null): readonly PatientFact[] => [
  ...fact('What we think it is', impressions(reader)),
  ...figureFacts(reader, ageYears),
  ...fact('What we saw', findings(reader)),
  ...fact('Wounds and marks', wounds(reader)),
  ...tests(reader),
  ...WRITTEN.flatMap(([section, field, label]) => fact(label, reader.written(section, field))),
];

const drugText = (reader: PatientReader, drug: SectionData): string => {
  const of = (name: string): string =>
    labelOf(reader, 'ClinicalInterventions', `drugs_administered.${name}`, drug);
  const at = reader.clock(drug['time_administered']);
  const by = typeof drug['given_by'] === 'string' ? drug['given_by'].trim() : '';
  if (isHeldBack(drug)) return `Not given: ${small(of('not_given_reason'))}`;
  return joined([
    doseInWords(drug['dose'], drug['dose_unit'], of('dose_unit')),
    routeInWords(drug['route']) || small(of('route')),
    at === '' ? '' : `at ${at}`,
    by === '' ? '' : `given by ${by}`,
  ]);
};

const medicines = (reader: PatientReader): readonly PatientFact[] =>
  reader
    .entries('ClinicalInterventions', 'drugs_administered', 'time_administered')
    .flatMap((drug) =>
      fact(
        capitalise(labelOf(reader, 'ClinicalInterventions', 'drugs_administered.drug_name', drug)) ||
          'Medicine',
        drugText(reader, drug) || 'Given',
      ),
    );

const oxygen = (reader: PatientReader): string =>
  joined(
    reader.entries('ClinicalInterventions', 'oxygen_given', 'started_at').map((given) => {
      const method = small(labelOf(reader, 'ClinicalInterventions', 'oxygen_given.method', given));
      const flow = given['flow_lpm'];
      const from = reader.clock(given['started_at']);
      return joined([
        method === '' ? 'Oxygen' : `By ${method}`,
        typeof flow === 'number' ? `${String(flow)} litres a minute` : '',
        from === '' ? '' : `from ${from}`,
      ]);
    }),
    '\n',
  );

const procedures = (reader: PatientReader): string =>
  joined(
    reader.entries('ClinicalInterventions', 'procedures', 'time_performed').map((done) => {
      const label = labelOf(reader, 'ClinicalInterventions', 'procedures.procedure', done);
      const at = reader.clock(done['time_performed']);
      const by = typeof done['performed_by'] === 'string' ? done['performed_by'].trim() : '';
      const what = procedureInWords(done['procedure'], label);
      const failed = done['success'] === false ? 'tried, without success' : '';
      return joined([capitalise(what), failed, at === '' ? '' : `at ${at}`, by === '' ? '' : `by ${by}`]);
    }),
    '\n',
  );

const people = (treatedBy: readonly NamedPerson[]): string =>
  joined(
    [...new Map(treatedBy.map((person) => [person.name, person])).values()].map(({ name, grade }) =>
      joined([name, spellOut(grade)]),
    ),
    '\n',
  );

/** What was done: medicines with their doses, treatment, and who treated. */
export const doneFacts = (
  reader: PatientReader,
  treatedBy: readonly NamedPerson[],
): readonly PatientFact[] => {
  // An entry without a number is one shock, as in the handover.
  const shocks = reader
    .entries('ClinicalInterventions', 'defibrillation', 'time')
    .reduce(
      (sum, { shocks_delivered: delivered }) => sum + (typeof delivered === 'number' ? delivered : 1),
      0,
    );
  return [
    ...medicines(reader),
    ...fact('About the medicines', reader.written('ClinicalInterventions', 'medications_administered')),
    ...fact('Oxygen', oxygen(reader)),
    ...fact('Treatment', procedures(reader)),
    ...fact('Splints', reader.chosen('ClinicalInterventions', 'splints')),
    ...fact('Care of wounds', reader.chosen('ClinicalInterventions', 'wound_treatments')),
    ...fact(
      'Electric shocks to restart the heart',
      shocks === 0 ? '' : shocks === 1 ? 'Once' : `${String(shocks)} times`,
    ),
    ...fact('Who treated you', people(treatedBy)),
  ];
};

const OUTCOMES: Readonly<Record<string, string>> = {
  discharged_with_advice: 'You left us with advice.',
  discharged_own_gp: 'You left us to see your own GP.',
  discharged_pharmacist: 'You left us to see a pharmacist.',
  discharged_against_advice: 'You left us, although we advised you to stay.',
  referred_urgent_care: 'We referred you to urgent care.',
  conveyed_ed_own_vehicle: 'We took you to an emergency department.',
  conveyed_ambulance_service: 'The ambulance service took you to hospital.',
  own_transport_hospital: 'You made your own way to hospital.',
  handed_over_other_crew: 'We handed your care over to another crew.',
  refused_treatment: 'You decided not to have treatment.',
  refused_conveyance: 'You decided not to be taken to hospital.',
  left_before_assessment: 'You left before we had examined you.',
  returned_to_event: 'You went back to the event.',
};

const outcome = (reader: PatientReader): string => {
  const key = reader.value('DispositionOutcome', 'disposition_outcome');
  if (key === 'deceased_on_scene') return '';
  return typeof key === 'string'
    ? (OUTCOMES[key] ?? reader.chosen('DispositionOutcome', 'disposition_outcome').replace(/^Other: /, ''))
    : '';
};

/** what was said or given, in the second person; what belongs under 'When to get help' is there. */
const TOLD: Readonly<Record<string, string>> = {
  at_once: 'See a doctor at once.',
  within_4_hours: 'See a doctor within 4 hours.',
  within_24_hours: 'See a doctor within 24 hours.',
  within_week: 'See a doctor within a week.',
  leaflet: 'We gave you a leaflet about this problem. Read it, and keep it.',
  head_injury: 'We gave you advice about head injuries. Follow it.',
  not_alone: 'Do not stay alone. Have someone with you.',
  no_driving: 'Do not drive.',
};
const TOLD_WORSE: Readonly<Record<string, string>> = {
  if_it_returns: 'Call or see a doctor if it comes back.',
  if_worse: 'Call or see a doctor if it gets worse.',
};

const kindsOf = (reader: PatientReader): readonly string[] => {
  const kinds = reader.value('DispositionOutcome', 'advice_kinds');
  return (Array.isArray(kinds) ? kinds : []).filter((kind): kind is string => typeof kind === 'string');
};

const told = (reader: PatientReader, words: Readonly<Record<string, string>>): string =>
  joined(
    kindsOf(reader).map((kind) => words[kind] ?? ''),
    '\n',
  );

const followUps = (reader: PatientReader): string =>
  joined(
    reader.entries('DispositionOutcome', 'follow_ups', 'arranged_at').map((one) => {
      const of = (name: string): string => labelOf(reader, 'DispositionOutcome', `follow_ups.${name}`, one);
      const within = one['within'] === 'routine' ? 'a routine appointment' : small(of('within'));
      const note = typeof one['note'] === 'string' ? one['note'].trim() : '';
      const reference = typeof one['reference'] === 'string' ? one['reference'].trim() : '';
      return joined([
        of('with'),
        within === '' || one['within'] === 'routine' ? within : `within ${within}`,
        one['by'] === 'patient' ? 'you arrange this yourself' : small(of('by')),
        note,
        reference === '' ? '' : `reference ${reference}`,
      ]);
    }),
    '\n',
  );

/** What to do now: the advice, the leaflets, the follow-up and where the patient went. */
export const nextFacts = (reader: PatientReader): readonly PatientFact[] => {
  const other = kindsOf(reader).includes('other')
    ? reader.written('DispositionOutcome', 'advice_kinds_other')
    : '';
  return [
    ...fact('Our advice', reader.written('DispositionOutcome', 'advice_given')),
    ...fact('Remember', joined([told(reader, TOLD), other], '\n')),
    ...fact('Follow-up', followUps(reader)),
    ...fact('How our care ended', outcome(reader)),
    ...fact('Where you went', reader.written('DispositionOutcome', 'destination')),
    ...fact('What you decided not to have', reader.chosen('DispositionOutcome', 'refused_what')),
    ...fact('What that can lead to', reader.written('DispositionOutcome', 'refusal_risks_explained')),
  ];
};

/** General words for everybody, after NHS.UK, ‘When to call 999’ and ‘When to use NHS 111’. */
export const GENERAL_HELP: readonly PatientFact[] = [
  {
    label: 'Call 999 now',
    text: 'Call 999 if someone is seriously ill or injured and their life is at risk: for example chest pain, signs of a stroke, trouble breathing, heavy bleeding that will not stop, a fit, or a severe allergic reaction.',
    note: null,
  },
  {
    label: 'Go to A&E (accident and emergency)',
    text: 'Go to A&E, or call 999, if it could be life-threatening. Do not drive yourself.',
    note: null,
  },
  {
    label: 'Use 111',
    text: 'If you need medical help now and it is not an emergency, go to 111.nhs.uk or call 111. For a child under 5, call 111. For urgent mental health help, call 111 and choose the mental health option.',
    note: null,
  },
];

/** When to get help: what was said of getting worse, then what holds for everybody. */
export const helpFacts = (reader: PatientReader): readonly PatientFact[] => {
  if (reader.value('DispositionOutcome', 'disposition_outcome') === 'deceased_on_scene') return [];
  const isTold = reader.value('DispositionOutcome', 'worsening_advice_given') === true;
  return [
    ...fact(
      'If it gets worse',
      joined([isTold ? 'We told you what to do if it gets worse.' : '', told(reader, TOLD_WORSE)], '\n'),
    ),
    ...GENERAL_HELP,
  ];
};

const genderOf = (key: string | null): string =>
  !key ? '' : ((GENDER_LABELS as Readonly<Record<string, string>>)[key] ?? '');

/** Who the patient is, as the record has it. */
export const detailFacts = (patient: PatientAsSigned | null): readonly PatientFact[] =>
  patient === null
    ? []
    : [
        ...fact('Name', patient.name),
        ...fact('Date of birth', patient.dob ? formatDate(patient.dob) : ''),
        ...fact('Gender', genderOf(patient.gender)),
        ...fact('NHS number', patient.nhsNumber ? formatNhsNumber(patient.nhsNumber) : ''),
        ...fact('Address', patient.address ?? ''),
        ...fact('Phone', patient.contactNumber ?? ''),
        ...fact(
          'Who to contact',
          joined([
            patient.nextOfKinName ?? '',
            small(patient.relationshipToNok ?? ''),
            patient.nextOfKinContact ?? '',
          ]),
        ),
        ...fact('GP practice', patient.gpPractice ?? ''),
        ...fact('Language', patient.preferredLanguage ?? ''),
        ...fact('Allergies', patient.allergies ?? ''),
        ...fact('Medicines you take', patient.medications ?? ''),
        ...fact('Past illnesses', patient.pastMedicalHistory ?? ''),
      ];
