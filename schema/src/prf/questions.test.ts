import { describe, expect, it } from 'vitest';
import type { PrfData } from './catalogue.js';
import { contradictions } from './completeness.js';
import { DRUG_QUESTIONS } from './drug-questions.js';
import type { PrfFacts } from './kinds.js';
import { QUESTIONS, questionsOf } from './questions.js';

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
];

const askedOf = (record: PrfFacts): readonly string[] => questionsOf(record).map(({ code }) => code);

describe('the questions that a record raises', () => {
  it.each(CASES)('%s is asked, and not of the record beside it', (id, asks, doesNot) => {
    expect(askedOf(asks)).toContain(id);
    expect(askedOf(doesNot)).not.toContain(id);
  });

  it('are each covered here, have an id of their own, sections that they read and a source', () => {
    // Those of drugs have cases of their own: dose-checks.test.ts.
    expect([...CASES.map(([id]) => id), ...DRUG_QUESTIONS.map(({ id }) => id)]).toEqual(
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

  it('are not asked of an entry that was struck through', () => {
    const struck = dose({ witnessed_by: 'Ana', void_reason: 'Entered twice' });
    expect(askedOf(facts(did('drugs_administered', struck)))).not.toContain('GIVER_IS_WITNESS');
  });

  it('are among what the signature asks to have been seen', () => {
    const record = facts(did('drugs_administered', dose({ witnessed_by: 'Ana' })));
    expect(contradictions(record).map(({ code }) => code)).toContain('GIVER_IS_WITNESS');
  });
});
