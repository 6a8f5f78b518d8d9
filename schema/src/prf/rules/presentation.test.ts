import { describe, expect, it } from 'vitest';
import { SECTIONS, sectionOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { derivationPatient, deriveSection } from '../record/derive.js';
import { isMissing, missingForSigning } from './missing.js';
import { fieldAt } from '../catalogue/catalogue.js';
import {
  isConveyable,
  isFolded,
  isFurther,
  isInArrest,
  isMinorInjury,
  isWound,
  PRESENTATIONS,
  quickProcedures,
} from './presentation.js';

const factsOf = (data: PrfFacts['data'], ageYears: number | null = 30): PrfFacts => ({
  data,
  ageYears,
  hasPatient: true,
});
const saying = (complaint: string, age?: number) =>
  factsOf({ incidentDetails: { chief_complaint: complaint } }, age);
const open = (section: PrfSectionKey, facts: PrfFacts): readonly string[] =>
  sectionOf(section)
    .groups.filter(({ key }) => !isFolded(section, key, facts))
    .map(({ key }) => key);

/** A plain answer of a field, of the kind that it takes. */
const answerTo = (field: Field): unknown =>
  ({
    text: 'x',
    longText: 'x',
    integer: 1,
    decimal: 1,
    boolean: false,
    time: '2026-11-20T14:32:00.000Z',
    date: '2026-11-20',
    choice: 'x',
    choices: ['x'],
    coded: 'x',
    codes: ['x'],
    textList: ['x'],
    reference: 'x',
    references: ['x'],
    group: { x: 'x' },
    groups: [{ x: 'x' }],
    entries: [{ id: 'x' }],
    strokes: 'M0 0',
  })[field.kind];

const COMPLAINTS = [
  '',
  'Fall',
  'Graze',
  'Chest pain',
  'Asthma',
  'Stroke',
  'Overdose',
  'In labour',
  'Scald',
  'Panic',
  'RTC',
  'Cardiac arrest',
  'Something else',
];
const AGES = [null, 0, 15, 16, 40, 65, 90];

describe('the table of presentations', () => {
  it('names existing cards and fields', () => {
    for (const [key, { groups, fields = {} }] of Object.entries(PRESENTATIONS)) {
      const section = sectionOf(key);
      expect(section.groups.map((group) => group.key)).toEqual(expect.arrayContaining(Object.keys(groups)));
      expect(section.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  it('never folds a card with a required field', () => {
    for (const complaint of COMPLAINTS)
      for (const age of AGES) {
        const facts = saying(complaint, age ?? undefined);
        for (const { key, fields } of SECTIONS)
          for (const field of fields as readonly Field[])
            if (isMissing(facts, field, null) && field.group !== undefined)
              expect(
                isFolded(key, field.group, facts),
                `${complaint}, ${String(age)}: ${key}.${field.name}`,
              ).toBe(false);
      }
  });

  it('never folds what signing needs, such as a senior’s name for a discharge at risk', () => {
    const outcome = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    const set = { id: 'a', date_time: '2026-11-20T14:32:00.000Z', respiratory_rate: 30 };
    const observations = deriveSection(
      'observations',
      { entries: [set] },
      derivationPatient(factsOf(outcome)),
    );
    const facts = factsOf({ ...outcome, observations });
    const missing = missingForSigning(facts);
    expect(missing.map(({ field }) => field)).toContain('discharge_senior');
    for (const { section, field: name } of missing) {
      const field = section === 'patient' ? undefined : fieldAt(section, name);
      if (section === 'patient' || field?.group === undefined) continue;
      expect(isFolded(section, field.group, facts), name).toBe(false);
      if (!isMissing(facts, field, null)) expect(isFurther(section, field, facts), name).toBe(false);
    }
  });

  it('never folds a card with an answer, whichever it is, or with text beside Other', () => {
    for (const { key, fields } of SECTIONS)
      for (const field of fields as readonly Field[]) {
        if (field.group === undefined || field.computed) continue;
        const facts = factsOf({ [key]: { [field.name]: answerTo(field) } });
        expect(isFolded(key, field.group, facts), `${key}.${field.name}`).toBe(false);
        if ('other' in field)
          expect(isFolded(key, field.group, factsOf({ [key]: { [`${field.name}_other`]: 'x' } }))).toBe(
            false,
          );
      }
  });
});

describe('a presentation', () => {
  it('opens injury and spine for a fall, and leaves burns, ECG and pregnancy folded', () => {
    const cards = open('SecondarySurvey', saying('Fall from the bottom stair', 81));
    expect(cards).toEqual(expect.arrayContaining(['trauma', 'spine', 'regions', 'safeguarding']));
    for (const card of ['burns', 'ecg', 'obstetric', 'mental', 'collision'])
      expect(cards).not.toContain(card);
  });

  it.each([
    ['Scalded by tea', 'burns'],
    ['Chest pain', 'ecg'],
    ['Panic attack', 'mental'],
    ['In labour', 'obstetric'],
    ['Grazed knee', 'wounds'],
    ['RTC', 'collision'],
    ['Unwell', 'systems'],
    ['Left-sided weakness', 'findings'],
  ])('opens for ‘%s’ the card %s', (complaint, card) => {
    expect(open('SecondarySurvey', saying(complaint))).toContain(card);
  });

  it('matches whole words', () => {
    expect(open('SecondarySurvey', saying('Watching the rainfall'))).not.toContain('trauma');
  });

  it('uses the mechanism if the words match nothing', () => {
    const facts = factsOf({ SecondarySurvey: { mechanismsOfInjury: ['burn'] } });
    expect(open('SecondarySurvey', facts)).toContain('burns');
    const hurtBy = (mechanism: string) => factsOf({ SecondarySurvey: { mechanismsOfInjury: [mechanism] } });
    for (const fall of ['fall_from_stunt', 'fall_from_basket', 'fall_tumbling'])
      expect(open('SecondarySurvey', hurtBy(fall)), fall).toContain('spine');
    expect(open('SecondarySurvey', hurtBy('bite_or_sting'))).toContain('wounds');
    // What came from high is no minor injury, whatever the complaint says.
    expect(['fall_from_stunt', 'fall_from_basket'].map((fall) => isMinorInjury(hurtBy(fall)))).toEqual([
      false,
      false,
    ]);
    expect(isMinorInjury(hurtBy('sports_twist'))).toBe(true);
    const none = factsOf({ SecondarySurvey: { mechanismsOfInjury: ['none'] } });
    expect(open('SecondarySurvey', none)).not.toContain('spine');
  });

  it('opens home, risk and advance decisions for an older patient', () => {
    expect(open('SocialHistory', saying('Unwell', 65))).toEqual(expect.arrayContaining(['home', 'risk']));
    expect(open('SocialHistory', saying('Unwell', 64))).not.toContain('home');
    expect(open('PresentingComplaint', saying('Unwell', 80))).toContain('wishes');
  });

  it('opens the destination for a patient who goes, and advice for a patient who stays', () => {
    const conveyed = factsOf({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' } });
    expect(open('DispositionOutcome', conveyed)).toEqual(
      expect.arrayContaining(['handover', 'destination', 'transport']),
    );
    expect(open('DispositionOutcome', conveyed)).not.toContain('advice');
    expect(open('DispositionOutcome', factsOf({}))).toContain('advice');
  });

  it('asks about infection if the complaint may be contagious', () => {
    for (const complaint of ['Fever and rash', 'Vomiting and diarrhoea', 'Coughing for a week'])
      expect(open('PresentingComplaint', saying(complaint)), complaint).toContain('infection');
    expect(open('PresentingComplaint', saying('Graze'))).not.toContain('infection');
  });

  it('opens last known well for a stroke', () => {
    const field = sectionOf('PresentingComplaint').fields.find(({ name }) => name === 'last_known_well');
    if (!field) throw new Error('There is no such field');
    expect(isFurther('PresentingComplaint', field, saying('Stroke'))).toBe(false);
    expect(isFurther('PresentingComplaint', field, saying('Graze'))).toBe(true);
  });

  it('offers the procedures that go with it, each one that the record has', () => {
    const fall = factsOf({ incidentDetails: { chief_complaint: 'Fall', acuity: 'p2' } });
    expect(quickProcedures(fall)).toEqual([
      'splinting',
      'intravenous_cannulation',
      'informing_doctor',
      'move_to_stretcher',
    ]);
    expect(quickProcedures(saying('Unwell'))).toEqual([]);
    const field = fieldAt('ClinicalInterventions', 'procedures.procedure');
    const known = field && 'choices' in field ? Object.keys(field.choices.options) : [];
    const every = COMPLAINTS.flatMap((complaint) =>
      quickProcedures(factsOf({ incidentDetails: { chief_complaint: complaint, acuity: 'p1' } })),
    );
    expect(known).toEqual(expect.arrayContaining(every));
  });
});

describe('cards opened by the kind of contact and by age', () => {
  it('include the scene for a crew that was called', () => {
    const came = (attendance_type: string) =>
      open('incidentDetails', factsOf({ incidentDetails: { chief_complaint: 'Graze', attendance_type } }));
    expect(came('called_to')).toContain('scene');
    expect(came('self_presented')).not.toContain('scene');
  });
  it('include the weight of a child and of an older patient, who may weigh too little for a dose', () => {
    const weight = fieldAt('PresentingComplaint', 'weight_kg');
    if (!weight) throw new TypeError('There is no weight');
    const isAsked = (age: number) => !isFurther('PresentingComplaint', weight, saying('Fall', age));
    expect([8, 30, 81].map(isAsked)).toEqual([true, false, true]);
  });
});

/** Cards, and the words that each opens for: written out here a second time. */
const OPENED_BY: readonly (readonly [section: PrfSectionKey, card: string, words: string])[] = [
  ['SecondarySurvey', 'collision', 'rtc,collision,crash,run over,car door'],
  ['SecondarySurvey', 'burns', 'burn,scald,electrocuted'],
  [
    'SecondarySurvey',
    'spine',
    'fall,fell,stunt,dive,diving,neck,back pain,spine,spinal,head injury,landed badly',
  ],
  [
    'SecondarySurvey',
    'wounds',
    'graze,abrasion,cut,laceration,wound,blister,bite,bitten,sting,stung,splinter,bleeding,bruise,nosebleed,burn',
  ],
  [
    'SecondarySurvey',
    'trauma',
    'fall,fell,trip,injury,hurt,fracture,broken,dislocated,sprain,twisted,assault,punched,kicked,hit,struck,stabbed,trauma,crush,amputation,concussion,landed,rtc,scald',
  ],
  [
    'SecondarySurvey',
    'ecg',
    'chest,heart,palpitations,cardiac,collapse,faint,syncope,blackout,dizzy,arrest,unconscious,unresponsive',
  ],
  [
    'ClinicalInterventions',
    'airway',
    'breathless,sob,asthma,wheeze,choking,drowning,anaphylaxis,copd,cough,unconscious,unresponsive,arrest,cpr',
  ],
  [
    'SecondarySurvey',
    'findings',
    'stroke,tia,fast positive,weakness,slurred,droop,seizure,fit,convulsion,headache,confused,head injury,unconscious,unresponsive,concussion,burn',
  ],
  [
    'SecondarySurvey',
    'mental',
    'anxiety,panic,mental,suicidal,self-harm,self harm,psychosis,agitated,distressed,hallucinating',
  ],
  [
    'PresentingComplaint',
    'intake',
    'overdose,od,intoxicated,drunk,alcohol,drugs,poisoning,ingestion,took tablets,arrest',
  ],
  ['SecondarySurvey', 'obstetric', 'pregnant,labour,contractions,birth,miscarriage,pv loss,waters broke'],
  [
    'PresentingComplaint',
    'infection',
    'fever,temperature,rash,cough,vomiting,diarrhoea,infection,sepsis,flu,covid,measles,chickenpox,sore throat,rigors',
  ],
  [
    'SecondarySurvey',
    'regions',
    'abdominal,stomach,tummy,vomiting,diarrhoea,nausea,groin,testicular,fall,labour',
  ],
  ['ClinicalInterventions', 'arrest', 'arrest,cpr,rosc'],
];

/** Cards that are folded, and fields behind 'More', of an adult who is unwell: written out here a second time. */
const FOLDED: Readonly<Partial<Record<PrfSectionKey, string>>> = {
  incidentDetails: 'scene,response,references,no_value',
  PresentingComplaint: 'injury,infection,intake,wishes,no_value',
  PrimarySurvey: 'no_value',
  SocialHistory: 'home,risk,practitioners,no_value',
  SecondarySurvey:
    'scene,trauma,collision,spine,burns,findings,regions,ecg,pictures,investigations,mental,obstetric,wounds,no_value',
  ClinicalInterventions: 'airway,arrest,arrest_facts,access,wounds,consumables,notes,guidelines,no_value',
  DispositionOutcome: 'handover,destination,transport,follow_up,consulted,afterwards,questions,no_value',
};

describe('a card', () => {
  it.each(OPENED_BY)('of %s, %s, opens for each of its words', (section, card, words) => {
    for (const word of words.split(',')) expect(open(section, saying(`Found ${word}`)), word).toContain(card);
  });

  it.each(SECTIONS.map(({ key }) => key))('of %s is folded where nothing asks for it', (section) => {
    const facts = saying('Unwell');
    const cards = sectionOf(section).groups.map(({ key }) => key);
    expect(cards.filter((key) => isFolded(section, key, facts)).toSorted()).toEqual(
      (FOLDED[section]?.split(',') ?? []).toSorted(),
    );
  });

  it.each([
    ['incidentDetails', 'chief_complaint'],
    ['PresentingComplaint', 'presenting_complaint'],
    ['PresentingComplaint', 'history_of_presenting_complaint'],
  ])('goes by the words of %s, %s', (section, field) => {
    expect(open('SecondarySurvey', factsOf({ [section]: { [field]: 'SCALD' } }))).toContain('burns');
  });

  it('stays folded for what the server fills in', () => {
    const facts = factsOf({ incidentDetails: { custom_prf_id: 'SL-261120-ABCDEFGH' } });
    expect(open('incidentDetails', facts)).not.toContain('references');
  });

  it.each([
    ['possible_injury', 'yes', 'trauma', true],
    ['possible_injury', 'unsure', 'trauma', true],
    ['possible_injury', 'no', 'trauma', false],
    ['injury_intent', 'self_harm', 'mental', true],
    ['injury_intent', 'accident', 'mental', false],
    ['is_pregnant', 'yes', 'obstetric', true],
    ['is_pregnant', 'possible', 'obstetric', true],
    ['is_pregnant', 'no', 'obstetric', false],
  ])('by %s: %s, %s: %s', (field, answer, card, isOpen) => {
    const facts = factsOf({
      incidentDetails: { chief_complaint: 'Unwell' },
      PresentingComplaint: { [field]: answer },
    });
    expect(open('SecondarySurvey', facts).includes(card)).toBe(isOpen);
  });

  it.each([
    ['road_traffic', 'collision'],
    ['burn', 'burns'],
    ['electrical', 'burns'],
    ['fall_under_2m', 'spine'],
    ['fall_over_2m', 'spine'],
    ['collision_person', 'spine'],
    ['collision_object', 'spine'],
    ['crush', 'spine'],
    ['penetrating', 'wounds'],
    ['blunt', 'trauma'],
  ])('by the mechanism %s: %s', (mechanism, card) => {
    const hurtBy = (...mechanismsOfInjury: readonly string[]) =>
      open(
        'SecondarySurvey',
        factsOf({
          incidentDetails: { chief_complaint: 'Unwell' },
          SecondarySurvey: { mechanismsOfInjury },
        }),
      );
    // The card of mechanisms itself holds the answer.
    const ofNone = hurtBy('none');
    expect(ofNone.includes(card)).toBe(card === 'trauma');
    expect(hurtBy(mechanism, 'none')).toContain(card);
  });

  it('of systems is open before anything is said, and where nothing is injured or the patient is very ill', () => {
    const isOpen = (chief_complaint: string, more: object = {}) =>
      open('SecondarySurvey', factsOf({ incidentDetails: { chief_complaint, ...more } })).includes('systems');
    expect([isOpen(''), isOpen('Unwell'), isOpen('Fall'), isOpen('Graze')]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(['p1', 'p2', 'p3', 'dead'].map((acuity) => isOpen('Fall', { acuity }))).toEqual([
      ...[true, true, false, true],
    ]);
    const hurt = factsOf({ PresentingComplaint: { possible_injury: 'yes' } });
    expect(open('SecondarySurvey', hurt)).not.toContain('systems');
  });

  it.each([
    ['conveyed_ed_own_vehicle', 'destination,handover,transport'],
    ['conveyed_ambulance_service', 'destination,handover,transport'],
    ['handed_over_other_crew', 'destination,handover'],
    ['own_transport_hospital', 'destination,handover'],
    ['discharged_with_advice', 'advice'],
  ])('of the outcome %s: %s', (disposition_outcome, cards) => {
    const asked = ['advice', 'destination', 'handover', 'transport'];
    const opened = open('DispositionOutcome', factsOf({ DispositionOutcome: { disposition_outcome } }));
    expect(asked.filter((card) => opened.includes(card)).join()).toBe(cards);
  });
});

describe('an age', () => {
  const opened = (section: PrfSectionKey, card: string) =>
    [null, 0, 15, 16, 64, 65].map((age) => open(section, saying('Unwell', age as number)).includes(card));
  it('opens what is asked of a child, or of an older patient', () => {
    // Of an age that is not known nothing is.
    const unknown = factsOf({ incidentDetails: { chief_complaint: 'Unwell' } }, null);
    expect(open('PresentingComplaint', unknown)).not.toContain('intake');
    expect(open('SocialHistory', unknown)).not.toContain('practitioners');
    expect(opened('PresentingComplaint', 'intake').slice(1)).toEqual([true, true, false, false, false]);
    expect(opened('SocialHistory', 'practitioners').slice(1)).toEqual([false, false, false, false, true]);
  });
});

describe('a field behind ‘More’', () => {
  /** Of a record, by section: those that the table itself puts there. */
  const further = (facts: PrfFacts): readonly string[] =>
    Object.entries(PRESENTATIONS).flatMap(([key, { fields = {} }]) =>
      sectionOf(key as PrfSectionKey)
        .fields.filter(({ name }) => name in fields)
        .filter((field) => isFurther(key as PrfSectionKey, field, facts))
        .map(({ name }) => name),
    );
  const isAsked = (name: string, facts: PrfFacts): boolean => !further(facts).includes(name);

  it('is one of these for an adult who is unwell', () => {
    expect(further(saying('Unwell')).toSorted()).toEqual(
      [
        ...['squad_id', 'work_related', 'control_notified_time', 'crew_notified_time'],
        ...['crew_acknowledged_time', 'mobile_time', 'clear_time', 'at_base_time', 'call_completed_time'],
        ...['crew_roles', 'last_known_well', 'complaints', 'complaint_body_area', 'complaint_system'],
        ...['primary_symptom', 'other_symptoms', 'incident_narrative', 'activity_details', 'injury_causes'],
        ...['past_conditions', 'family_history', 'immunisations', 'weight_kg', 'history_from', 'consents'],
        ...['capacity_decision', 'capacity_assessed_at', 'capacity_support', 'capacity_impairment'],
        ...['religious_affiliation', 'address_not_obtained', 'country_of_residence', 'occupation'],
        ...['marital_status', 'medications_administered', 'advanced_interventions', 'discharge_senior'],
        ...['discharge_no_senior_reason', 'patient_contact', 'care_given', 'crew_involvement'],
        ...['level_of_care', 'release_reasons', 'released_to', 'handover_signature', 'destination_code'],
        ...['destination_address', 'destination_coordinates', 'destination_reasons'],
        ...['destination_capabilities', 'expected_arrival_time', 'transport_style', 'moved_from_vehicle'],
        'patients_transported',
      ].toSorted(),
    );
  });

  it.each([
    ['incident_narrative', factsOf({ incidentDetails: { acuity: 'p2' } })],
    ['expected_arrival_time', factsOf({ incidentDetails: { acuity: 'p1' } })],
    ['family_history', saying('Chest pain')],
    ['immunisations', saying('Unwell', 15)],
    ['released_to', saying('Unwell', 15)],
    ['weight_kg', saying('Unwell', 65)],
    ['history_from', saying('Overdose')],
    ['history_from', saying('Seizure')],
    ['history_from', saying('Unwell', 65)],
    ['history_from', saying('Unwell', 15)],
    ['advanced_interventions', saying('Cardiac arrest')],
  ])('comes out where it matters: %s', (name, facts) => {
    expect(isAsked(name, facts)).toBe(true);
  });

  it('is one that the catalogue puts there, where the table says nothing of it', () => {
    const usual: Field = { name: 'usual', kind: 'text', label: 'Usual' };
    expect(isFurther('incidentDetails', { ...usual, further: true }, saying('Unwell'))).toBe(true);
    expect(isFurther('incidentDetails', usual, saying('Unwell'))).toBe(false);
  });
});

describe('an arrest', () => {
  it.each([
    ['nothing', {}, false],
    ['CPR', { ClinicalInterventions: { cpr: [{ id: 'a' }] } }, true],
    ['a shock', { ClinicalInterventions: { defibrillation: [{ id: 'a' }] } }, true],
    [
      'CPR of which one entry is struck through',
      { ClinicalInterventions: { cpr: [{ id: 'a', void_reason: 'Twice' }, { id: 'b' }] } },
      true,
    ],
    ['CPR struck through', { ClinicalInterventions: { cpr: [{ id: 'a', void_reason: 'Twice' }] } }, false],
    ['no list', { ClinicalInterventions: { cpr: null } }, false],
    ['the primary survey, before us', { PrimarySurvey: { cardiac_arrest: 'before_arrival' } }, true],
    ['the primary survey, with us', { PrimarySurvey: { cardiac_arrest: 'after_arrival' } }, true],
    ['no arrest', { PrimarySurvey: { cardiac_arrest: 'no' } }, false],
    ['death', { DispositionOutcome: { disposition_outcome: 'deceased_on_scene' } }, true],
  ])('is known by %s', (_what, data, isOne) => {
    expect(isInArrest(factsOf(data as PrfFacts['data']))).toBe(isOne);
  });
});

describe('a minor injury', () => {
  const isMinor = (chief_complaint: string, data: PrfFacts['data'] = {}) =>
    isMinorInjury(factsOf({ incidentDetails: { chief_complaint }, ...data }));

  it('is a wound or an injury, and nothing that sounds worse', () => {
    expect([isMinor('Graze'), isMinor('Sprain'), isMinor('Unwell'), isMinor('')]).toEqual([
      ...[true, true, false, false],
    ]);
  });
  it.each(
    [
      ...['head', 'neck', 'back', 'spine', 'eye', 'stabbed', 'shot', 'gun', 'crushed', 'amputation', 'deep'],
      ...['stunt', 'diving', 'landed', 'knocked out', 'abdomen', 'tummy', 'pelvis', 'hip', 'scald', 'rtc'],
      ...['chest', 'breathless', 'weakness', 'drunk', 'pregnant', 'arrest'],
    ].map((word) => [word]),
  )('is none with ‘%s’', (word) => {
    expect(isMinor(`Graze, ${word}`)).toBe(false);
  });
  it.each(['fall_over_2m', 'fall_from_stunt', 'fall_from_basket', 'penetrating', 'crush'])(
    'is none by %s',
    (mechanism) => {
      expect(isMinor('Graze', { SecondarySurvey: { mechanismsOfInjury: [mechanism] } })).toBe(false);
    },
  );
  it.each([
    ['A', {}, true],
    ['V', {}, false],
    ['V', { void_reason: 'Wrong patient' }, true],
    [null, {}, true],
  ])('with ACVPU %s %o: %s', (acvpu, more, isOne) => {
    const entries = [{ id: 'a', acvpu, ...more }];
    expect(isMinor('Graze', { observations: { entries } })).toBe(isOne);
    expect(isMinor('Graze', { observations: { entries: [...entries, { id: 'b', acvpu: 'A' }] } })).toBe(
      isOne,
    );
  });
  it('is none of a patient in arrest or of high acuity', () => {
    expect(isMinor('Graze', { ClinicalInterventions: { cpr: [{ id: 'a' }] } })).toBe(false);
    expect(isMinorInjury(factsOf({ incidentDetails: { chief_complaint: 'Graze', acuity: 'p2' } }))).toBe(
      false,
    );
    expect(isMinorInjury(factsOf({ incidentDetails: { chief_complaint: 'Graze', acuity: 'p3' } }))).toBe(
      true,
    );
  });

  it('or a burn is dressed; who is not known to be minor, or dead, may be conveyed', () => {
    expect(['Graze', 'Scald', 'Sprain'].map((words) => isWound(saying(words)))).toEqual([true, true, false]);
    // A mechanism beside ‘none’ is one.
    const hurtBy = (...mechanismsOfInjury: readonly string[]) =>
      isMinorInjury(factsOf({ SecondarySurvey: { mechanismsOfInjury } }));
    expect([hurtBy('sports_twist', 'none'), hurtBy('none')]).toEqual([true, false]);
    const conveyable = (acuity: string | null) => isConveyable(factsOf({ incidentDetails: { acuity } }));
    expect(['p1', 'p3', 'dead', null].map(conveyable)).toEqual([true, false, false, true]);
  });
});

describe('what is mostly done', () => {
  it.each([
    ['Cut', {}, ['wound_cleaning', 'wound_dressing', 'bleeding_control']],
    ['Scald', {}, ['wound_dressing', 'splinting', 'burn_cooling']],
    ['Palpitations', {}, ['ecg_12_lead']],
    ['Asthma', {}, ['oxygen_therapy', 'nebuliser']],
    ['Sprain', {}, ['splinting']],
    ['Unwell', { acuity: 'p1' }, ['intravenous_cannulation', 'informing_doctor', 'move_to_stretcher']],
  ])('for ‘%s’ %o', (chief_complaint, more, procedures) => {
    expect(quickProcedures(factsOf({ incidentDetails: { chief_complaint, ...more } }))).toEqual(procedures);
  });
});
