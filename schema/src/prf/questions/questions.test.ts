import { describe, expect, it } from 'vitest';
import { fieldAt, isSectionKey, type PrfData } from '../catalogue/catalogue.js';
import { contradictions, missingForSigning } from '../rules/completeness.js';
import { QUESTION_PLACES } from '../rules/field-rules.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { WITHHELD_QUESTIONS } from './answers-field.js';
import { DOSING_QUESTIONS } from './dosing.js';
import { QUESTION_LABELS, reasonsFor } from './labels.js';
import { QUESTIONS, questionsOf, questionsWithMemory } from './table.js';

const facts = (data: PrfData, rest: Partial<PrfFacts> = {}): PrfFacts => ({
  data: data as PrfFacts['data'],
  ageYears: 40,
  hasPatient: true,
  ...rest,
});
const at = (clock: string): string => `2026-11-20T${clock}:00.000Z`;
const set = (values: Readonly<Record<string, unknown>>, id = 'a') => ({
  id,
  date_time: at('14:10'),
  ...values,
});
const observed = (...entries: readonly object[]): PrfData => ({ observations: { entries } }) as PrfData;
const did = (list: string, ...entries: readonly object[]): PrfData => ({
  ClinicalInterventions: { [list]: entries },
});
const dose = (values: Readonly<Record<string, unknown>>, id = 'a') => ({
  ...{ id, drug_name: 'morphine', time_administered: at('14:10'), given_by: 'Ana' },
  ...values,
});
const ROUTE_D = {
  patient_asystolic: true,
  remained_asystolic: true,
  asystole_20_minutes_after_als: true,
  no_contradiction_to_protocol: true,
  role_time: at('15:00'),
};
const ROUTE_C = {
  collapse_gt_15_minutes: true,
  no_evidence_of_cpr_prior_to_arrival: true,
  patient_asystolic: true,
  asystole_30_seconds: true,
  no_contradiction_to_protocol: true,
  role_time: at('15:00'),
};

type Case = readonly [id: string, asks: PrfFacts, doesNot: PrfFacts];

/** For each question a record of which it is asked, and the nearest one of which it is not. */
const CASES: readonly Case[] = [
  [
    'REFUSAL_WITHOUT_CAPACITY',
    facts({ PrimarySurvey: { consent: 'refused', capacity_conclusion: 'fluctuating' } }),
    facts({ PrimarySurvey: { consent: 'refused', capacity_conclusion: 'has_capacity' } }),
  ],
  [
    'REFUSAL_UNDER_16',
    facts({ DispositionOutcome: { disposition_outcome: 'refused_conveyance' } }, { ageYears: 15 }),
    facts(
      {
        DispositionOutcome: { disposition_outcome: 'refused_conveyance' },
        PrimarySurvey: { capacity_conclusion: 'gillick_competent' },
      },
      { ageYears: 15 },
    ),
  ],
  [
    'CAPACITY_UNSURE',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', weighing: 'unsure' } }),
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', weighing: 'yes' } }),
  ],
  [
    'CAPACITY_AND_CONSCIOUSNESS',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity' }, ...observed(set({ acvpu: 'V' })) }),
    // He came round.
    facts({
      PrimarySurvey: { capacity_conclusion: 'has_capacity' },
      ...observed(set({ acvpu: 'V' }), set({ acvpu: 'A', date_time: at('14:20') }, 'b')),
    }),
  ],
  [
    'CONSENT_UNABLE',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', consent: 'unable' } }),
    facts({ PrimarySurvey: { capacity_conclusion: 'lacks_capacity', consent: 'unable' } }),
  ],
  [
    'BEST_INTERESTS_ALONE',
    facts({ PrimarySurvey: { consent: 'best_interests' } }),
    facts({ PrimarySurvey: { consent: 'best_interests', involvement: 'Her husband' } }),
  ],
  [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ...did('cpr', { id: 'a', event: 'started', time: at('14:30') }) }),
    facts({ ROLE: ROUTE_C }),
  ],
  [
    'ROLE_SOON_AFTER_ONSET',
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:50') } }),
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:30') } }),
  ],
  [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'vf' }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'asystole' }) }),
  ],
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:45') }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:30') }) }),
  ],
  [
    'ACT_AFTER_DEATH',
    facts({ ROLE: { role_time: at('14:00') }, ...did('drugs_administered', dose({})) }),
    facts({ ROLE: { role_time: at('14:20') }, ...did('drugs_administered', dose({})) }),
  ],
  [
    'ROLE_STRIPS',
    facts({
      ROLE: ROUTE_D,
      ...did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'asystole', time: at('14:30') }),
    }),
    facts({
      ROLE: ROUTE_D,
      ...did(
        'cpr',
        { id: 'a', event: 'rhythm_check', rhythm: 'asystole', time: at('14:30') },
        { id: 'b', event: 'rhythm_check', rhythm: 'asystole', time: at('14:50') },
      ),
    }),
  ],
  [
    'OXYGEN_THEN_AIR',
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:05') })),
      ...observed(set({ supplemental_o2: false })),
    }),
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:05') })),
      ...observed(set({ supplemental_o2: true })),
    }),
  ],
  [
    'OXYGEN_FLOW',
    facts(observed(set({ o2_device: 'nasal_cannulae', o2_flow_lpm: 10 }))),
    facts(observed(set({ o2_device: 'nasal_cannulae', o2_flow_lpm: 6 }))),
  ],
  [
    'OXYGEN_NOT_GIVEN',
    facts(observed(set({ supplemental_o2: true }))),
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:05') })),
      ...observed(set({ supplemental_o2: true })),
    }),
  ],
  ['ACVPU_GCS', facts(observed(set({ acvpu: 'A', gcs: 13 }))), facts(observed(set({ acvpu: 'A', gcs: 14 })))],
  [
    'EYES_AND_VOICE',
    facts(observed(set({ gcs_eye: 1, gcs_verbal: 5 }))),
    facts(observed(set({ gcs_eye: 1, gcs_verbal: 4 }))),
  ],
  [
    'NO_PULSE',
    facts(observed(set({ heart_rate: 0, bp_systolic: 90 }))),
    facts(observed(set({ heart_rate: 0, respiratory_rate: 0 }))),
  ],
  [
    'PULSE_PRESSURE',
    facts(observed(set({ bp_systolic: 99, bp_diastolic: 90 }))),
    facts(observed(set({ bp_systolic: 100, bp_diastolic: 90 }))),
  ],
  [
    'EMPTY_SET',
    facts(observed(set({ taken_by: 'Ana', position: 'lying' }))),
    facts(observed(set({ comments: 'Asleep' }))),
  ],
  [
    'PUPIL_NOT_ASSESSABLE',
    facts(observed(set({ gcs_qualifier: 'eye_obstructed', pupils_left: { reaction: 'brisk' } }))),
    facts(observed(set({ gcs_qualifier: 'eye_obstructed', pupils_left: { reaction: 'not_assessed' } }))),
  ],
  [
    'GLUCOSE_UNIT',
    facts(observed(set({ blood_glucose: 40 }))),
    facts(observed(set({ blood_glucose: 33.3 }))),
  ],
  [
    'WELL_AFTER_ONSET',
    facts({ PresentingComplaint: { last_known_well: at('12:00'), onset_at: at('11:00') } }),
    facts({ PresentingComplaint: { last_known_well: at('11:00'), onset_at: at('11:00') } }),
  ],
  [
    'ONSET_AFTER_CALL',
    facts({ incidentDetails: { call_time: at('11:00') }, PresentingComplaint: { onset_at: at('11:10') } }),
    facts({
      incidentDetails: { call_time: at('11:00'), attendance_type: 'self_presented' },
      PresentingComplaint: { onset_at: at('11:10') },
    }),
  ],
  [
    'PREGNANCY_AGE',
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 67 }),
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 47 }),
  ],
  [
    'BEFORE_ONSET',
    facts({ PresentingComplaint: { onset_at: at('14:15') }, ...observed(set({ heart_rate: 80 })) }),
    facts({
      PresentingComplaint: { onset_at: at('14:15') },
      ...observed(set({ heart_rate: 80, is_before_arrival: true })),
    }),
  ],
  [
    'AFTER_DISCHARGE',
    facts({ DispositionOutcome: { time_left_dc_care: at('14:09') }, ...observed(set({ heart_rate: 80 })) }),
    facts({ DispositionOutcome: { time_left_dc_care: at('14:10') }, ...observed(set({ heart_rate: 80 })) }),
  ],
  [
    'SET_AFTER_DEATH',
    facts({ ROLE: { role_time: at('14:05') }, ...observed(set({ heart_rate: 0 })) }),
    facts({ ROLE: { role_time: at('14:10') }, ...observed(set({ heart_rate: 0 })) }),
  ],
  [
    'BIRTH_AFTER_INCIDENT',
    facts(
      { incidentDetails: { incident_date: at('14:00') } },
      { birth: { dob: '2026-11-21', estimatedAge: null } },
    ),
    facts(
      { incidentDetails: { incident_date: at('14:00') } },
      { birth: { dob: '2026-11-20', estimatedAge: null } },
    ),
  ],
  [
    'AGE_AGAINST_BIRTH',
    facts({}, { birth: { dob: '1986-01-01', estimatedAge: 34 } }),
    facts({}, { birth: { dob: '1986-01-01', estimatedAge: 35 } }),
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did('drugs_administered', dose({}), dose({ given_by: 'Ben', time_administered: at('14:20') }, 'b')),
    ),
    facts(
      did('drugs_administered', dose({}), dose({ given_by: 'Ben', time_administered: at('14:21') }, 'b')),
    ),
  ],
  [
    'GIVER_IS_WITNESS',
    facts(did('drugs_administered', dose({ witnessed_by: ' ana ' }))),
    facts(did('drugs_administered', dose({ witnessed_by: 'Ben' }))),
  ],
  [
    'WITNESS_POSITION',
    facts({
      incidentDetails: { crew_roles: [{ name: 'Ben', level: 'first_aider' }] },
      ...did('drugs_administered', dose({ witnessed_by: 'ben' })),
    }),
    facts({
      incidentDetails: { crew_roles: [{ name: 'Ben', level: 'technician' }] },
      ...did('drugs_administered', dose({ witnessed_by: 'ben' })),
    }),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 2 }))),
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 5, batch: { taken: 1 } }))),
  ],
  [
    'CONTRAINDICATED',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Warfarin' }] },
      ...did('drugs_administered', dose({ drug_name: 'aspirin' })),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Ramipril' }] },
      ...did('drugs_administered', dose({ drug_name: 'aspirin' })),
    }),
  ],
  [
    'SHOCK_NOT_SHOCKABLE',
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 1 })),
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 0 })),
  ],
  [
    'SHOCK_MISSING',
    facts(did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') })),
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        defibrillation: [{ id: 'b', rhythm: 'vf', shocks_delivered: 1, time: at('14:02') }],
      },
    }),
  ],
  [
    'CPR_WHILE_ABSENT',
    facts({
      incidentDetails: { arrived_time: at('14:00') },
      ...did('cpr', { id: 'a', event: 'started', provider: 'our_crew', time: at('13:58') }),
    }),
    facts({
      incidentDetails: { arrived_time: at('14:00') },
      ...did('cpr', { id: 'a', event: 'started', provider: 'bystander', time: at('13:58') }),
    }),
  ],
  [
    'HEAD_INJURY_ANTICOAGULANT',
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      PresentingComplaint: { current_medicines: [{ medicine: 'Apixaban 5 mg' }] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
    }),
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      PresentingComplaint: { current_medicines: [{ medicine: 'Apixaban 5 mg' }] },
      DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' },
    }),
  ],
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({ clinical_impression: { clinical_impression: ['stemi'] } }),
    facts({
      clinical_impression: { clinical_impression: ['stemi'] },
      ...observed(set({ ecg: 'ST elevation II, III, aVF' })),
    }),
  ],
  [
    'STROKE_WITHOUT_GLUCOSE',
    facts({ clinical_impression: { clinical_impression: ['stroke'] } }),
    facts({
      clinical_impression: { clinical_impression: ['stroke'] },
      ...observed(set({ blood_glucose: 5.4 })),
    }),
  ],
  [
    'SEIZURE_WITHOUT_GLUCOSE',
    facts({ clinical_impression: { clinical_impression: ['seizure'] } }),
    facts({
      clinical_impression: { clinical_impression: ['seizure'] },
      ...observed(set({ not_recordable: [{ field: 'blood_glucose', reason: 'refused' }] })),
    }),
  ],
  [
    'CHILD_BRUISE',
    facts({ clinical_impression: { clinical_impression: ['contusion'] } }, { ageYears: 1 }),
    facts(
      {
        clinical_impression: { clinical_impression: ['contusion'] },
        SecondarySurvey: { safeguardingConcerns: 'no' },
      },
      { ageYears: 1 },
    ),
  ],
  [
    'CONVEYED_NOWHERE',
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' } }),
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle', destination: 'QE' } }),
  ],
  [
    'INTOXICATED_ALONE',
    facts({
      clinical_impression: { clinical_impression: ['alcohol_intoxication'] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
      SocialHistory: { home_circumstances: 'lives_alone' },
    } as unknown as PrfData),
    facts({
      clinical_impression: { clinical_impression: ['alcohol_intoxication'] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
      SocialHistory: { home_circumstances: 'with_family' },
    } as unknown as PrfData),
  ],
];

/**
 * Clinical section 9, 'Questions', item by item, with the rules that ask it. Keys in italics of the list are those of
 * prf/completeness; `elsewhere` says of what no rule asks where it is dealt with.
 */
const ITEMS: Readonly<Record<number, { readonly rules: readonly string[]; readonly elsewhere?: string }>> = {
  1: {
    rules: [
      ...['REFUSAL_WITHOUT_CAPACITY', 'REFUSAL_UNDER_16', 'CAPACITY_UNSURE', 'CAPACITY_AND_CONSCIOUSNESS'],
      'CAPACITY',
    ],
  },
  2: { rules: ['CONSENT_UNABLE', 'BEST_INTERESTS_ALONE'] },
  3: {
    rules: [
      ...[
        'ROLE_AFTER_CPR',
        'ROLE_SOON_AFTER_ONSET',
        'ROLE_SHOCKABLE',
        'ROLE_SHORT_CPR',
        'ROLE_BEFORE_ARRIVAL',
      ],
      ...['ACT_AFTER_DEATH', 'ROLE', 'ROLE_STRIPS'],
    ],
  },
  4: {
    rules: ['OXYGEN_THEN_AIR', 'OXYGEN_NOT_GIVEN', 'OXYGEN', 'OXYGEN_FLOW'],
    elsewhere: 'Scale 2 without its reason is missing for signing.',
  },
  5: { rules: ['ACVPU_GCS', 'EYES_AND_VOICE', 'PUPIL_NOT_ASSESSABLE'] },
  6: {
    rules: ['NO_PULSE', 'PULSE_PRESSURE', 'GLUCOSE_UNIT', 'GLUCOSE'],
    elsewhere: 'A temperature in Fahrenheit is refused where it is entered.',
  },
  7: { rules: ['EMPTY_SET'], elsewhere: 'Sets without a value, or struck through, leave the list missing.' },
  8: {
    rules: [
      ...['WELL_AFTER_ONSET', 'ONSET_AFTER_CALL', 'PREGNANCY_AGE', 'BEFORE_ONSET', 'AFTER_DISCHARGE'],
      ...['ACT_AFTER_DEATH', 'SET_AFTER_DEATH', 'BIRTH_AFTER_INCIDENT', 'AGE_AGAINST_BIRTH'],
      ...['NOT_APPLICABLE', 'BEFORE_CALL', 'BEFORE_INCIDENT', 'TIME_ORDER'],
    ],
  },
  9: {
    rules: [
      ...['DOSE_RANGE', 'DOSE_ADULT_FOR_CHILD', 'DOSE_TOTAL', 'DOSE_INTERVAL', 'DOSE_ROUTE'],
      'SAME_DRUG_TWO_PEOPLE',
      'ROUTE',
      'UNIT',
      'ALLERGY',
      'ALLERGY_STATUS',
      'CONTRAINDICATED',
      'EXPIRED_LOT',
    ],
    elsewhere:
      'Least intervals are told of at review (prf/warning-signs); ranges and totals have a table of their own.',
  },
  10: { rules: ['GIVER_IS_WITNESS', 'WITNESS_POSITION', 'DRAWN_UP'] },
  11: { rules: ['SHOCK_NOT_SHOCKABLE', 'SHOCK_NOT_DELIVERED', 'SHOCK_MISSING', 'CPR_WHILE_ABSENT'] },
  12: {
    rules: [
      ...['HEAD_INJURY_ANTICOAGULANT', 'CHEST_PAIN_WITHOUT_ECG', 'STROKE_WITHOUT_GLUCOSE'],
      ...['SEIZURE_WITHOUT_GLUCOSE', 'CHILD_BRUISE', 'INTOXICATED_ALONE', 'CONVEYED_NOWHERE'],
    ],
  },
};

const askedOf = (record: PrfFacts): readonly string[] => questionsOf(record).map(({ code }) => code);

describe('the questions that a record raises', () => {
  it.each(CASES)('%s is asked, and not of the record beside it', (id, asks, doesNot) => {
    expect(askedOf(asks)).toContain(id);
    expect(askedOf(doesNot)).not.toContain(id);
  });

  it('are each covered here, have an id of their own, sections that they read and a source', () => {
    // Those of drugs have cases of their own: dose-checks.test.ts.
    expect([...CASES.map(([id]) => id), ...DOSING_QUESTIONS.map(({ id }) => id)]).toEqual(
      QUESTIONS.map(({ id }) => id),
    );
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    for (const { id, reads, source } of QUESTIONS) {
      expect(reads.length, id).toBeGreaterThan(0);
      expect(source.trim(), id).not.toBe('');
    }
  });

  it.each(CASES)('%s reads no section that it does not name', (id, asks) => {
    const question = QUESTIONS.find((one) => one.id === id);
    const read = Object.fromEntries(
      Object.entries(asks.data).filter(([section]) => question?.reads.some((name) => name === section)),
    );
    expect(question?.ask({ ...asks, data: read })).toEqual(question?.ask(asks));
  });

  it('cover clinical section 9 item by item, and nothing is asked that is none of its items', () => {
    expect(Object.keys(ITEMS)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    const named = Object.values(ITEMS).flatMap(({ rules }) => rules);
    for (const rule of named) expect(QUESTION_LABELS, rule).toHaveProperty(rule);
    for (const { id } of QUESTIONS) expect(named, id).toContain(id);
    for (const { rules, elsewhere } of Object.values(ITEMS))
      expect(rules.length + (elsewhere ?? '').length).toBeGreaterThan(0);
  });

  it('are withheld from patients where the field is that they are asked of', () => {
    for (const [id, asks] of CASES)
      for (const { section, field, entryId } of questionsOf(asks).filter(({ code }) => code === id))
        if (entryId === undefined && isSectionKey(section) && fieldAt(section, field)?.withheld === true)
          expect(WITHHELD_QUESTIONS.has(id), id).toBe(true);
  });

  it('offer reasons that an answer can hold', () => {
    for (const code of Object.keys(QUESTION_LABELS))
      for (const reason of reasonsFor(code)) {
        expect(reason.trim(), code).toBe(reason);
        expect(reason.length, code).toBeLessThanOrEqual(300);
      }
  });

  it.each(CASES)(
    '%s is asked alike with a memory, and again only where what it reads has changed',
    (id, asks) => {
      const remembering = questionsWithMemory();
      const first = remembering(asks);
      expect(first).toEqual(questionsOf(asks));
      const reads = QUESTIONS.find((one) => one.id === id)?.reads ?? [];
      const unread = (['SocialHistory', 'ROLE', 'SecondarySurvey'] as const).find(
        (key) => !reads.includes(key),
      );
      const elsewhere = { ...asks, data: { ...asks.data, [unread ?? '']: { ...asks.data[unread ?? ''] } } };
      const own = (notices: ReturnType<typeof remembering>) => notices.find(({ code }) => code === id);
      expect(own(remembering(elsewhere))).toBe(own(first));
      const there = reads[0] ?? '';
      const changed = { ...asks, data: { ...asks.data, [there]: { ...asks.data[there] } } };
      expect(own(remembering(changed))).toEqual(own(first));
      expect(own(remembering(changed))).not.toBe(own(first));
    },
  );

  it.each(CASES)('%s is asked where the form explains it', (id, asks) => {
    const places = QUESTION_PLACES[id] ?? [];
    for (const { section, field } of questionsOf(asks).filter(({ code }) => code === id))
      expect(
        places.some((place) => place.startsWith(`${section}.`) && place.endsWith(`.${field}`)),
        field,
      ).toBe(true);
  });

  it('count a list of sets without a value, or struck through, as missing', () => {
    const lacksSets = (...entries: readonly object[]) =>
      missingForSigning(facts(observed(...entries))).some(
        ({ section, field, entryId }) =>
          section === 'observations' && field === 'entries' && entryId === undefined,
      );
    expect(lacksSets(set({}))).toBe(true);
    expect(lacksSets(set({ heart_rate: 80, void_reason: 'Other patient' }))).toBe(true);
    expect(lacksSets(set({ heart_rate: 80 }))).toBe(false);
  });

  it('are not asked of an entry that was struck through', () => {
    const struck = dose({ witnessed_by: 'Ana', void_reason: 'Entered twice' });
    expect(askedOf(facts(did('drugs_administered', struck)))).not.toContain('GIVER_IS_WITNESS');
  });

  it('are among what the signature asks to have been seen', () => {
    const record = facts(did('drugs_administered', dose({ witnessed_by: 'Ana' })));
    expect(contradictions(record).map(({ code }) => code)).toContain('GIVER_IS_WITNESS');
  });
});
