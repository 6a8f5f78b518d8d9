import { describe, expect, it } from 'vitest';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { PatientPartKey, PatientWordsSource } from './patient-words-source.js';
import { patientWords } from './patient-words.js';

/** What a patient reads, part by part: what is shown and what is left out, and the words for each value. */

const NOTHING: PatientWordsSource = {
  ...{ data: {}, patient: null, eventName: null, placeName: null, timeZone: null, ageYears: null },
  treatedBy: [],
};
const at = (time: string): string => `2026-11-20T${time}:00.000Z`;

/** The lines of one part. */
const part = (
  key: PatientPartKey,
  data: PatientWordsSource['data'],
  more: Partial<PatientWordsSource> = {},
): readonly string[] =>
  (patientWords({ ...NOTHING, ...more, data }).find((one) => one.key === key)?.facts ?? []).map(
    ({ label, text }) => `${label}: ${text}`,
  );

/** The keys that the record offers for a field. */
const optionsOf = (section: PrfSectionKey, name: string): readonly string[] => {
  const field = fieldAt(section, name);
  return field !== undefined && 'choices' in field ? Object.keys(field.choices.options) : [];
};

describe('what happened', () => {
  it('is told in its order', () => {
    expect(
      part('happened', {
        incidentDetails: {
          ...{ incident_date: at('14:32'), incident_location: 'Car park', chief_complaint: ' Chest pain ' },
        },
        PresentingComplaint: {
          presenting_complaint: 'Tight chest',
          history_of_presenting_complaint: 'Since lunch',
          onset_at: at('13:00'),
          incident_narrative: 'While running',
          activity: 'competing',
        },
      }),
    ).toEqual([
      'When: 20 Nov 2026, 14:32',
      'Where: Car park',
      'Why you came to us: Chest pain',
      'What was wrong: Tight chest',
      'What you told us: Since lunch',
      'When it began: 20 Nov 2026, 13:00',
      'How it happened: While running',
      'What you were doing: Competing',
    ]);
  });

  it('is a part of the page from its first fact', () => {
    expect(part('happened', { incidentDetails: { chief_complaint: 'Chest pain' } })).toEqual([
      'Why you came to us: Chest pain',
    ]);
  });

  it.each([
    ['City Marathon', 'Mile 18', 'Car park', 'City Marathon, Mile 18, Car park'],
    // The zone is not said twice.
    ['City Marathon', 'Mile 18', 'Behind Mile 18', 'City Marathon, Behind Mile 18'],
    ['City Marathon', null, 'Car park', 'City Marathon, Car park'],
    [null, 'Mile 18', 'Car park', 'Mile 18, Car park'],
    [null, 'Mile 18', '', 'Mile 18'],
  ])('was at the event %s, the zone %s and %s: %s', (eventName, placeName, incident_location, where) => {
    expect(part('happened', { incidentDetails: { incident_location } }, { eventName, placeName })).toEqual([
      `Where: ${where}`,
    ]);
  });
});

describe('what was found', () => {
  it.each([
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
  ])('and written in %s.%s is shown as it was written, as: %s', (section, field, label) => {
    expect(part('found', { [section]: { [field]: ' No VT, SOB ++ ' } })).toEqual([`${label}: No VT, SOB ++`]);
  });

  it.each([
    [['stemi'], 'ST-elevation myocardial infarction (a heart attack)'],
    [['stemi', 'drowning'], 'ST-elevation myocardial infarction (a heart attack); Drowning'],
    [['other'], 'Sore feet'],
    [['of no list', 7, 'drowning'], 'Drowning'],
  ])('is thought to be, by the impressions %j: %s', (keys, words) => {
    expect(
      part('found', {
        clinical_impression: { clinical_impression: keys, clinical_impression_other: 'Sore feet' },
      }),
    ).toEqual([`What we think it is: ${words}`]);
  });
  it('is thought to be nothing where there is no impression', () => {
    expect(
      part('found', { clinical_impression: { clinical_impression: null, clinical_impression_other: 'x' } }),
    ).toEqual([]);
  });

  it.each<readonly [finding: object, words: string]>([
    [{ finding: 'deformity', region: 'limbs', location: 'wrist_left' }, 'Deformity, left wrist'],
    [{ finding: 'wheeze', region: 'lungs', side: 'left' }, 'Wheeze, left lungs'],
    [{ finding: 'wheeze', region: 'lungs', is_absent: false }, 'Wheeze, lungs'],
    [{ finding: 'rash', note: ' On both arms ' }, 'Rash, On both arms'],
    [{ finding: 'rash', note: 7 }, 'Rash'],
    [{ finding: 'rash', location: 'other', location_other: 'Behind the ear' }, 'Rash, behind the ear'],
  ])('by examination, %j, is said as: %s', (finding, words) => {
    expect(part('found', { SecondarySurvey: { exam_findings: [finding] } })).toEqual([
      `What we saw: ${words}`,
    ]);
  });
  it('is neither what was looked for and not there, nor what was not examined', () => {
    const exam_findings = [
      { finding: 'wheeze', region: 'lungs', is_absent: true },
      { finding: 'not_examined', region: 'abdomen' },
      { finding: 'not_examined', region: 'abdomen', is_absent: true },
    ];
    expect(part('found', { SecondarySurvey: { exam_findings } })).toEqual([]);
    expect(
      part('found', { SecondarySurvey: { exam_findings: [...exam_findings, { finding: 'rash' }] } }),
    ).toEqual(['What we saw: Rash']);
  });

  it('includes each wound, in the order of time, where it is, and the note', () => {
    const body_map = [
      { id: 'b', seen_at: at('14:10'), kinds: ['burn'], region: 'hand_left_front', note: 7 },
      { id: 'a', seen_at: at('14:00'), kinds: ['contusion'], region: 'chest_left_front', note: ' Old ' },
      { id: 'c', seen_at: at('14:20'), kinds: ['bite'], void_reason: 'Wrong patient' },
    ];
    expect(part('found', { SecondarySurvey: { body_map } })).toEqual([
      'Wounds and marks: Bruise, left chest, Old\nBurn, left palm',
    ]);
  });

  it('includes the tests that have a result', () => {
    const investigations = [
      { id: 'a', performed_at: at('14:00'), study: 'x_ray', result: 'No fracture' },
      { id: 'b', performed_at: at('14:10'), result: 'Negative' },
      { id: 'c', performed_at: at('14:20'), study: 'x_ray' },
    ];
    expect(part('found', { SecondarySurvey: { investigations } })).toEqual([
      'X-ray: No fracture',
      'Test: Negative',
    ]);
  });
});

describe('what was done', () => {
  const done = (ClinicalInterventions: Readonly<Record<string, unknown>>) =>
    part('done', { ClinicalInterventions });

  it.each<readonly [drug: object, line: string]>([
    [
      {
        ...{ drug_name: 'morphine', dose: 5, dose_unit: 'mg', route: 'intravenous' },
        ...{ time_administered: at('14:40'), given_by: ' A. Khan ' },
      },
      'Morphine sulfate: 5 milligrams, into a vein, at 14:40, given by A. Khan',
    ],
    [{ drug_name: 'morphine' }, 'Morphine sulfate: Given'],
    [{ drug_name: 'other', drug_name_other: 'honey' }, 'Honey: Given'],
    [{ route: 'oral' }, 'Medicine: by mouth'],
    [{ drug_name: 'morphine', route: 'other', route_other: 'By pump' }, 'Morphine sulfate: by pump'],
    // What was held back was not given, whatever else the entry says.
    [
      { drug_name: 'ibuprofen', dose: 400, dose_unit: 'mg', not_given_reason: 'contraindicated' },
      'Ibuprofen: Not given: contraindicated',
    ],
    [
      { drug_name: 'ibuprofen', not_given_reason: 'other', not_given_reason_other: 'Not enough left' },
      'Ibuprofen: Not given: not enough left',
    ],
    [
      { drug_name: 'ibuprofen', dose: 400, dose_unit: 'mg', not_given_reason: '' },
      'Ibuprofen: 400 milligrams',
    ],
  ])('with a medicine, %j, is said as: %s', (drug, line) => {
    expect(done({ drugs_administered: [{ id: 'a', ...drug }] })).toEqual([line]);
  });
  it('does not include a medicine that was struck through', () => {
    expect(done({ drugs_administered: [{ id: 'a', drug_name: 'morphine', void_reason: 'Wrong' }] })).toEqual(
      [],
    );
  });

  it.each<readonly [given: object, words: string]>([
    [
      { method: 'non_rebreather', flow_lpm: 15, started_at: at('14:05') },
      'By non-rebreather mask, 15 litres a minute, from 14:05',
    ],
    [{ flow_lpm: 2 }, 'Oxygen, 2 litres a minute'],
    [{ method: 'cpap', flow_lpm: null }, 'By breathing support through a mask (CPAP)'],
  ])('with oxygen, %j, is said as: %s', (given, words) => {
    expect(done({ oxygen_given: [{ id: 'a', ...given }] })).toEqual([`Oxygen: ${words}`]);
  });

  it.each<readonly [procedure: object, words: string]>([
    [
      { procedure: 'tourniquet', time_performed: at('14:05'), performed_by: ' A. Khan ', success: true },
      'A tight band to stop bleeding, at 14:05, by A. Khan',
    ],
    [
      { procedure: 'intravenous_cannulation', success: false },
      'A small tube put into a vein, tried, without success',
    ],
    [{ procedure: 'suction', success: null, performed_by: 7 }, 'Suction'],
    [{ procedure: 'other', procedure_other: 'warm blankets' }, 'Warm blankets'],
  ])('with a procedure, %j, is said as: %s', (procedure, words) => {
    expect(done({ procedures: [{ id: 'a', ...procedure }] })).toEqual([`Treatment: ${words}`]);
  });

  it('ends with the rest of the care', () => {
    expect(
      done({
        medications_administered: 'Own inhaler used',
        splints: ['sam', 'sling'],
        wound_treatments: ['cleaned'],
      }),
    ).toEqual([
      'About the medicines: Own inhaler used',
      'Splints: Flexible, Sling',
      'Care of wounds: Cleaned',
    ]);
  });
  it('was done by each person once, with their grade spelt out', () => {
    const treatedBy = [
      { name: 'Sam Reed', grade: 'ECP' },
      { name: 'Ana Lima', grade: '' },
      { name: 'Sam Reed', grade: 'ECP' },
    ];
    expect(part('done', {}, { treatedBy })).toEqual([
      'Who treated you: Sam Reed, Emergency care practitioner\nAna Lima',
    ]);
  });
});

const TOLD = [
  ['at_once', 'See a doctor at once.'],
  ['within_4_hours', 'See a doctor within 4 hours.'],
  ['within_24_hours', 'See a doctor within 24 hours.'],
  ['within_week', 'See a doctor within a week.'],
  ['leaflet', 'We gave you a leaflet about this problem. Read it, and keep it.'],
  ['head_injury', 'We gave you advice about head injuries. Follow it.'],
  ['not_alone', 'Do not stay alone. Have someone with you.'],
  ['no_driving', 'Do not drive.'],
] as const;
const TOLD_WORSE = [
  ['if_it_returns', 'Call or see a doctor if it comes back.'],
  ['if_worse', 'Call or see a doctor if it gets worse.'],
] as const;

const OUTCOMES = [
  ['discharged_with_advice', 'You left us with advice.'],
  ['discharged_own_gp', 'You left us to see your own GP.'],
  ['discharged_pharmacist', 'You left us to see a pharmacist.'],
  ['discharged_against_advice', 'You left us, although we advised you to stay.'],
  ['referred_urgent_care', 'We referred you to urgent care.'],
  ['conveyed_ed_own_vehicle', 'We took you to an emergency department.'],
  ['conveyed_ambulance_service', 'The ambulance service took you to hospital.'],
  ['own_transport_hospital', 'You made your own way to hospital.'],
  ['handed_over_other_crew', 'We handed your care over to another crew.'],
  ['refused_treatment', 'You decided not to have treatment.'],
  ['refused_conveyance', 'You decided not to be taken to hospital.'],
  ['left_before_assessment', 'You left before we had examined you.'],
  ['returned_to_event', 'You went back to the event.'],
] as const;

describe('what to do now', () => {
  const next = (DispositionOutcome: Readonly<Record<string, unknown>>) =>
    part('next', { DispositionOutcome });

  it.each(TOLD)('by the advice %s is: %s', (kind, words) => {
    expect(next({ advice_kinds: [kind] })).toEqual([`Remember: ${words}`]);
  });
  it('has words for every kind of advice of the record, here or under when to get help', () => {
    expect([...[...TOLD, ...TOLD_WORSE].map(([kind]): string => kind), 'other'].toSorted()).toEqual(
      optionsOf('DispositionOutcome', 'advice_kinds').toSorted(),
    );
  });
  it('is told in the order in which it was chosen, the clinician’s own words last', () => {
    const advice_kinds_other = 'No alcohol today.';
    expect(next({ advice_kinds: ['no_driving', 'other', 'leaflet'], advice_kinds_other })).toEqual([
      'Remember: Do not drive.\nWe gave you a leaflet about this problem. Read it, and keep it.\nNo alcohol today.',
    ]);
    // They are not advice any more once 'Other' is not chosen.
    expect(next({ advice_kinds: ['no_driving', 7], advice_kinds_other })).toEqual([
      'Remember: Do not drive.',
    ]);
    expect(next({ advice_kinds: null, advice_kinds_other })).toEqual([]);
    expect(next({ advice_kinds: ['if_worse'] })).toEqual([]);
  });

  it.each<readonly [followUp: object, words: string]>([
    [
      { with: 'urgent_treatment', within: 'day', by: 'booked', note: ' Ask for X-ray ', reference: ' 17 ' },
      'Urgent treatment centre, within 24 hours, booked by us, Ask for X-ray, reference 17',
    ],
    [{ with: 'gp', within: 'four_hours', by: 'patient' }, 'GP, within 4 hours, you arrange this yourself'],
    [{ with: 'gp', within: 'two_days', by: 'phoned' }, 'GP, within 48 hours, phoned'],
    [{ with: 'gp', within: 'week' }, 'GP, within a week'],
    [{ with: 'gp', within: 'routine' }, 'GP, a routine appointment'],
    [{ with: 'other', with_other: 'School nurse', note: 7, reference: 7 }, 'School nurse'],
  ])('includes the follow-up %j as: %s', (followUp, words) => {
    expect(next({ follow_ups: [{ id: 'a', ...followUp }] })).toEqual([`Follow-up: ${words}`]);
  });

  it.each(OUTCOMES)('says how it ended by the outcome %s: %s', (disposition_outcome, words) => {
    expect(next({ disposition_outcome })).toEqual([`How our care ended: ${words}`]);
  });
  it('says how it ended in the clinician’s own words, and nothing of a death', () => {
    expect(next({ disposition_outcome: 'other', disposition_outcome_other: 'Collected by parents' })).toEqual(
      ['How our care ended: Collected by parents'],
    );
    expect(next({ disposition_outcome: 'deceased_on_scene' })).toEqual([]);
    expect([...OUTCOMES.map(([key]): string => key), 'deceased_on_scene', 'other'].toSorted()).toEqual(
      optionsOf('DispositionOutcome', 'disposition_outcome').toSorted(),
    );
  });

  it('includes the advice, where the patient went, and what was refused with what that can lead to', () => {
    expect(
      next({
        ...{ advice_given: 'Rest.', destination: 'City Hospital', refused_what: ['conveyance', 'medicine'] },
        refusal_risks_explained: 'A missed heart attack',
      }),
    ).toEqual([
      'Our advice: Rest.',
      'Where you went: City Hospital',
      'What you decided not to have: Going to hospital, Medicine',
      'What that can lead to: A missed heart attack',
    ]);
  });
});

describe('when to get help', () => {
  const help = (DispositionOutcome: Readonly<Record<string, unknown>> = {}) =>
    part('help', { DispositionOutcome });
  const GENERAL = [
    'Call 999 now: Call 999 if someone is seriously ill or injured and their life is at risk: for example chest pain, signs of a stroke, trouble breathing, heavy bleeding that will not stop, a fit, or a severe allergic reaction.',
    'Go to A&E (accident and emergency): Go to A&E, or call 999, if it could be life-threatening. Do not drive yourself.',
    'Use 111: If you need medical help now and it is not an emergency, go to 111.nhs.uk or call 111. For a child under 5, call 111. For urgent mental health help, call 111 and choose the mental health option.',
  ];

  it('is said to everybody, without a note', () => {
    expect(help()).toEqual(GENERAL);
    expect(patientWords(NOTHING).flatMap(({ facts }) => facts.map(({ note }) => note))).toEqual([
      ...[null, null, null],
    ]);
  });
  it.each(TOLD_WORSE)('begins with the advice %s: %s', (kind, words) => {
    expect(help({ advice_kinds: [kind, 'leaflet'] })).toEqual([`If it gets worse: ${words}`, ...GENERAL]);
  });
  it('says that the patient was told what to do, only if they were', () => {
    expect(help({ worsening_advice_given: true })[0]).toBe(
      'If it gets worse: We told you what to do if it gets worse.',
    );
    expect(help({ worsening_advice_given: false })).toEqual(GENERAL);
    expect(help({ worsening_advice_given: null })).toEqual(GENERAL);
  });
  it('is not said where the patient died', () => {
    const advice = { advice_kinds: ['if_worse'], worsening_advice_given: true };
    expect(help({ ...advice, disposition_outcome: 'deceased_on_scene' })).toEqual([]);
  });
});

describe('the details of the patient', () => {
  const NONE = {
    ...{ name: 'Alex Example', dob: null, gender: null, nhsNumber: null, address: null, contactNumber: null },
    ...{ nextOfKinName: null, nextOfKinContact: null, relationshipToNok: null, pastMedicalHistory: null },
    ...{ medications: null, allergies: null, preferredLanguage: null, gpPractice: null },
  };

  it('are each with its label', () => {
    const patient = {
      ...{ name: 'Alex Example', dob: '1990-03-01', gender: 'non_binary', nhsNumber: '9434765919' },
      ...{ address: '1 High Street', contactNumber: '07700 900123' },
      ...{ nextOfKinName: 'Kim Example', nextOfKinContact: '07700 900456', relationshipToNok: 'Sister' },
      ...{ pastMedicalHistory: 'Asthma', medications: 'Salbutamol', allergies: 'Penicillin' },
      ...{ preferredLanguage: 'Welsh', gpPractice: 'The Surgery' },
    };
    expect(part('details', {}, { patient })).toEqual([
      'Name: Alex Example',
      'Date of birth: 1 Mar 1990',
      'Gender: Non-binary',
      'NHS number: 943 476 5919',
      'Address: 1 High Street',
      'Phone: 07700 900123',
      'Who to contact: Kim Example, sister, 07700 900456',
      'GP practice: The Surgery',
      'Language: Welsh',
      'Allergies: Penicillin',
      'Medicines you take: Salbutamol',
      'Past illnesses: Asthma',
    ]);
  });
  it('are only those that are known', () => {
    expect(part('details', {}, { patient: NONE })).toEqual(['Name: Alex Example']);
    expect(part('details', {}, { patient: { ...NONE, gender: 'of no list' } })).toEqual([
      'Name: Alex Example',
    ]);
    expect(part('details', {}, { patient: { ...NONE, nextOfKinContact: '07700 900456' } })).toEqual([
      'Name: Alex Example',
      'Who to contact: 07700 900456',
    ]);
    expect(part('details', {}, { patient: { ...NONE, nextOfKinName: 'Kim Example' } })).toEqual([
      'Name: Alex Example',
      'Who to contact: Kim Example',
    ]);
  });
});
