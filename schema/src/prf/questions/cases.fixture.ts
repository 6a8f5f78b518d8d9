import type { DoseRange } from '../catalogue/dose-range.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/** Records that ask one question each, and the same records a step away from it. */

type Data = PrfFacts['data'];

export const facts = (data: Data, rest: Partial<PrfFacts> = {}): PrfFacts => ({
  data,
  ageYears: 40,
  hasPatient: true,
  ...rest,
});
export const at = (clock: string): string => `2026-11-20T${clock}:00.000Z`;
export const set = (values: Readonly<Record<string, unknown>>, id = 'a') => ({
  id,
  date_time: at('14:10'),
  ...values,
});
export const observed = (...entries: readonly object[]): Data => ({ observations: { entries } });
export const did = (list: string, ...entries: readonly object[]): Data => ({
  ClinicalInterventions: { [list]: entries },
});
export const dose = (values: Readonly<Record<string, unknown>>, id = 'a') => ({
  ...{ id, drug_name: 'morphine', time_administered: at('14:10'), given_by: 'Ana' },
  ...values,
});
const gtn = (clock: string) => dose({ drug_name: 'glyceryl_trinitrate', time_administered: at(clock) });
/** Entonox at 14:10, beside what else was done. */
const withEntonox = (data: Data = {}): Data => ({
  ClinicalInterventions: {
    ...data['ClinicalInterventions'],
    drugs_administered: [dose({ drug_name: 'entonox' })],
  },
});
const consent = (clock: string, decision: string, more: object = {}) => ({
  ...{ id: `${clock}-${decision}`, at: at(clock), act: 'conveyance', decision, by: 'patient' },
  ...more,
});
const swab = (clock: string | null, result: string) => ({
  ...{ id: `swab-${String(clock)}`, study: 'infection_test', result },
  ...(clock === null ? {} : { performed_at: at(clock) }),
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

/** CPR of route D from its first event on, each as the event and its time. */
const resuscitated = (
  events: readonly (readonly [event: string, clock: string])[],
  more: Readonly<Record<string, unknown>> = {},
): PrfFacts =>
  facts({
    ROLE: ROUTE_D,
    ClinicalInterventions: {
      cpr: events.map(([event, clock]) => ({ id: `${event}-${clock}`, event, time: at(clock) })),
      ...more,
    },
  });

const paracetamol = (clock: string, id = 'a') => ({
  ...{ id, drug_name: 'paracetamol_oral', dose: 1, dose_unit: 'g', route: 'oral' },
  time_administered: at(clock),
});
/** Figures of no formulary: they test the rules. */
const RANGE: DoseRange = {
  ...{ id: 'adult-iv', version: 1, drug: 'morphine', route: 'intravenous', ageGroup: 'adult', unit: 'mg' },
  ...{ fromYears: 18, toYears: null, leastDose: 1, greatestDose: 10, capDose: null, greatestTotal: null },
  ...{ totalPeriod: null, leastIntervalMinutes: null, reviewOn: '2027-01-01' },
  source: 'Test formulary, first edition',
};
/** The same by weight: at most 0.1 mg for each kilogram. */
const PER_KILOGRAM: DoseRange = {
  ...RANGE,
  ...{ id: 'weight-iv', ageGroup: 'weight', fromYears: null, leastDose: null, greatestDose: 0.1 },
};
const measured = (amount: number, id = 'a') =>
  dose({ dose: amount, dose_unit: 'mg', route: 'intravenous' }, id);
/** Every list of acts, and the field of its time: written out here a second time. */
const ACTS = [
  ['ClinicalInterventions', 'drugs_administered', 'time_administered'],
  ['ClinicalInterventions', 'oxygen_given', 'started_at'],
  ['ClinicalInterventions', 'airway_devices', 'placed_at'],
  ['ClinicalInterventions', 'airway_checks', 'checked_at'],
  ['ClinicalInterventions', 'cpr', 'time'],
  ['ClinicalInterventions', 'defibrillation', 'time'],
  ['ClinicalInterventions', 'iv_access', 'at'],
  ['ClinicalInterventions', 'io_access', 'at'],
  ['ClinicalInterventions', 'procedures', 'time_performed'],
  ['SecondarySurvey', 'ecgs', 'taken_at'],
  ['SecondarySurvey', 'investigations', 'performed_at'],
  ['SecondarySurvey', 'births', 'born_at'],
] as const;
/** What each device is for, in litres a minute (BTS 2017): written out here a second time. */
const FLOWS = [
  ['nasal_cannulae', 1, 6],
  ['simple_mask', 5, 10],
  ['non_rebreather', 10, 15],
  ['venturi', 2, 15],
  ['nebuliser', 6, 8],
] as const;

/** Outcomes with a transport that contradicts them and one that does not: written out here a second time. */
const OUTCOMES_AND_TRANSPORT = [
  ...(
    [
      ['discharged_with_advice', 'Discharged with advice'],
      ['discharged_own_gp', 'Discharged to own GP'],
      ['discharged_pharmacist', 'Discharged to pharmacist'],
      ['discharged_against_advice', 'Discharged against advice'],
      ['referred_urgent_care', 'Referred to urgent care'],
      ['own_transport_hospital', 'Own transport to hospital'],
      ['refused_conveyance', 'Refused conveyance'],
      ['left_before_assessment', 'Left before assessment'],
      ['returned_to_event', 'Returned to event'],
      ['deceased_on_scene', 'Deceased on scene'],
    ] as const
  ).flatMap(([outcome, words]) =>
    (
      ['by_this_crew', 'by_this_vehicle_with_other_crew', 'by_other_unit', 'by_other_unit_with_ours'] as const
    ).map((taken) => [outcome, taken, 'not_needed', words] as const),
  ),
  ...(['refused', 'not_needed', 'released', 'no_patient_aboard'] as const).flatMap(
    (left) =>
      [
        ['conveyed_ed_own_vehicle', left, 'by_this_crew', 'Conveyed to emergency department by our vehicle'],
        ['conveyed_ambulance_service', left, 'by_other_unit', 'Conveyed by ambulance service'],
      ] as const,
  ),
  ['conveyed_ambulance_service', 'by_this_crew', 'by_other_unit_with_ours', 'Conveyed by ambulance service'],
  ['handed_over_other_crew', 'by_this_crew', 'by_other_unit', 'Handed over to other crew'],
] as const;

/** `words` are part of what is asked; empty where any will do. */
export type Case = readonly [id: string, asks: PrfFacts, doesNot: PrfFacts, words: string];
type Row = readonly [id: string, asks: PrfFacts, doesNot: PrfFacts, words?: string];

const casesOf = (rows: readonly Row[]): readonly Case[] =>
  rows.map(([id, asks, doesNot, words = '']) => [id, asks, doesNot, words]);

/**
 * For each question records of which it is asked, and the nearest ones of which it is not: on both sides of each limit. Every
 * question has at least one row, and prf/questions/mutants.test.ts shows that no question and no limit can change without a row
 * that notices.
 */
export const CASES = casesOf([
  [
    'REFUSAL_WITHOUT_CAPACITY',
    facts({ PrimarySurvey: { consent: 'refused', capacity_conclusion: 'fluctuating' } }),
    facts({ PrimarySurvey: { consent: 'refused', capacity_conclusion: 'has_capacity' } }),
  ],
  // One act that was refused, whatever the outcome says; not once it was agreed to, nor where another person decided.
  ...(
    [
      [[consent('14:20', 'refused')], [consent('14:20', 'refused'), consent('14:30', 'given')]],
      [
        [consent('14:30', 'withdrawn'), consent('14:20', 'given')],
        [consent('14:20', 'refused', { by: 'attorney' })],
      ],
      [[consent('14:20', 'refused')], [consent('14:20', 'refused', { act: 'pictures' })]],
    ] as const
  ).map(([refused, not]): Row => {
    const lacking = { capacity_conclusion: 'lacks_capacity' };
    return [
      'REFUSAL_WITHOUT_CAPACITY',
      facts({ PrimarySurvey: { ...lacking, consents: refused } }),
      facts({ PrimarySurvey: { ...lacking, consents: not } }),
      'did not have capacity',
    ];
  }),
  [
    'REFUSAL_UNDER_16',
    facts({ PrimarySurvey: { consents: [consent('14:20', 'refused')] } }, { ageYears: 15 }),
    facts({ PrimarySurvey: { consents: [consent('14:20', 'refused')] } }, { ageYears: 16 }),
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
    'REFUSAL_UNDER_16',
    facts({ DispositionOutcome: { disposition_outcome: 'refused_conveyance' } }, { ageYears: 15 }),
    facts({ DispositionOutcome: { disposition_outcome: 'refused_conveyance' } }, { ageYears: 16 }),
  ],
  [
    'CAPACITY_UNSURE',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', weighing: 'unsure' } }),
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', weighing: 'yes' } }),
  ],
  [
    'CAPACITY_AND_CONSCIOUSNESS',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity' }, ...observed(set({ acvpu: 'V' })) }),
    // The patient regained consciousness.
    facts({
      PrimarySurvey: { capacity_conclusion: 'has_capacity' },
      ...observed(set({ acvpu: 'V' }), set({ acvpu: 'A', date_time: at('14:20') }, 'b')),
    }),
  ],
  [
    'CAPACITY_AND_CONSCIOUSNESS',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity' }, ...observed(set({ gcs: 12 })) }),
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity' }, ...observed(set({ gcs: 13 })) }),
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
    'BEST_INTERESTS_ALONE',
    facts({ PrimarySurvey: { consent: 'best_interests' } }, { ageYears: 16 }),
    facts({ PrimarySurvey: { consent: 'best_interests' } }, { ageYears: 15 }),
  ],
  // A decision by its act counts like the one answer for all; and so does the list of those who were asked.
  [
    'BEST_INTERESTS_ALONE',
    facts({ PrimarySurvey: { consents: [consent('14:10', 'not_possible', { by: 'best_interests' })] } }),
    facts({ PrimarySurvey: { consents: [consent('14:10', 'not_possible', { by: 'attorney' })] } }),
  ],
  [
    'BEST_INTERESTS_ALONE',
    facts({
      PrimarySurvey: {
        consents: [
          consent('14:10', 'given', { act: 'treatment', by: 'best_interests' }),
          consent('14:12', 'given'),
        ],
      },
    }),
    facts({
      PrimarySurvey: {
        consents: [consent('14:10', 'given', { by: 'best_interests' }), consent('14:12', 'given')],
      },
    }),
  ],
  [
    'BEST_INTERESTS_ALONE',
    facts({
      PrimarySurvey: { consent: 'best_interests', best_interests_consulted: [{ id: 'a', void_reason: 'x' }] },
    }),
    facts({
      PrimarySurvey: { consent: 'best_interests', best_interests_consulted: [{ id: 'a', role: 'carer' }] },
    }),
  ],
  [
    'CONSENT_UNABLE',
    facts({
      PrimarySurvey: {
        capacity_conclusion: 'has_capacity',
        consents: [consent('14:10', 'given', { by: 'deputy' })],
      },
    }),
    facts({
      PrimarySurvey: {
        capacity_conclusion: 'has_capacity',
        consents: [consent('14:10', 'given', { by: 'parent' })],
      },
    }),
    'this decision was made without them',
  ],
  [
    'CONSENT_UNABLE',
    facts({
      PrimarySurvey: { capacity_conclusion: 'has_capacity', consents: [consent('14:10', 'not_possible')] },
    }),
    facts({
      PrimarySurvey: {
        capacity_conclusion: 'has_capacity',
        consents: [consent('14:10', 'not_possible'), consent('14:12', 'given')],
      },
    }),
  ],
  [
    'CONSENT_UNABLE',
    facts({
      PrimarySurvey: { capacity_conclusion: 'has_capacity', consents: [consent('14:10', 'not_possible')] },
    }),
    facts({
      PrimarySurvey: {
        capacity_conclusion: 'has_capacity',
        consents: [consent('14:10', 'not_possible', { act: 'pictures' })],
      },
    }),
  ],
  [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ...did('cpr', { id: 'a', event: 'started', time: at('14:30') }) }),
    facts({ ROLE: ROUTE_C }),
  ],
  [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ...did('procedures', { id: 'a', procedure: 'mechanical_cpr' }) }),
    facts({ ROLE: ROUTE_C, ...did('procedures', { id: 'a', procedure: 'suction' }) }),
  ],
  [
    'ROLE_SOON_AFTER_ONSET',
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:50') } }),
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:30') } }),
  ],
  [
    'ROLE_SOON_AFTER_ONSET',
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:46') } }),
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('14:45') } }),
  ],
  [
    'ROLE_SOON_AFTER_ONSET',
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('15:00') } }),
    facts({ ROLE: ROUTE_C, PresentingComplaint: { onset_at: at('15:01') } }),
  ],
  [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'vf' }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'asystole' }) }),
  ],
  [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_D, SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'vf' }] } }),
    facts({ ROLE: ROUTE_D, SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'asystole' }] } }),
  ],
  [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_D, ...did('defibrillation', { id: 'a', rhythm: 'pulseless_vt' }) }),
    facts({ ROLE: ROUTE_D, ...did('defibrillation', { id: 'a', rhythm: 'asystole' }) }),
  ],
  [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_C, ClinicalInterventions: { first_rhythm: 'vf' } }),
    facts({
      ROLE: { ...ROUTE_C, collapse_gt_15_minutes: false },
      ClinicalInterventions: { first_rhythm: 'vf' },
    }),
    'Route C needs asystole, but the record has a shockable rhythm.',
  ],
  ...[
    {
      cpr: [
        { id: 'a', event: 'started' },
        { id: 'b', event: 'rosc' },
      ],
    },
    { any_rosc: ['none', 'before_hospital'] },
    { any_rosc: ['sustained'] },
    { any_rosc: ['at_handover'] },
    { resuscitation_stopped_because: 'rosc' },
    { arrest_end: 'rosc_at_scene' },
    { arrest_end: 'rosc_at_hospital' },
  ].flatMap((ClinicalInterventions): readonly Row[] => [
    [
      'ROLE_CIRCULATION_RETURNED',
      facts({ ROLE: ROUTE_D, ClinicalInterventions }),
      facts({ ROLE: ROUTE_C, ClinicalInterventions }),
    ],
    [
      'ROLE_CIRCULATION_RETURNED',
      facts({ ROLE: ROUTE_D, ClinicalInterventions }),
      facts({
        ROLE: ROUTE_D,
        ClinicalInterventions: {
          cpr: [
            { id: 'a', event: 'started' },
            { id: 'b', event: 'stopped' },
          ],
          ...{ any_rosc: ['none'], resuscitation_stopped_because: 'guideline', arrest_end: 'died_at_scene' },
        },
      }),
    ],
  ]),
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:45') }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:30') }) }),
  ],
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:41') }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'started', time: at('14:40') }) }),
  ],
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'mechanical_started', time: at('15:00') }) }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'mechanical_started', time: at('15:01') }) }),
  ],
  [
    'ROLE_SHORT_CPR',
    facts({
      ROLE: ROUTE_D,
      ...did('procedures', { id: 'a', procedure: 'cpr', time_performed: at('14:45') }),
    }),
    facts({
      ROLE: ROUTE_D,
      ...did('procedures', { id: 'a', procedure: 'cpr', time_performed: at('14:30') }),
    }),
  ],
  [
    'ACT_AFTER_DEATH',
    facts({ ROLE: { role_time: at('14:00') }, ...did('drugs_administered', dose({})) }),
    facts({ ROLE: { role_time: at('14:20') }, ...did('drugs_administered', dose({})) }),
  ],
  ...ACTS.map(([section, list, field]): Row => [
    'ACT_AFTER_DEATH',
    facts({ ROLE: { role_time: at('14:00') }, [section]: { [list]: [{ id: 'a', [field]: at('14:01') }] } }),
    facts({ ROLE: { role_time: at('14:01') }, [section]: { [list]: [{ id: 'a', [field]: at('14:01') }] } }),
  ]),
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
    'ROLE_STRIPS',
    facts({
      ROLE: ROUTE_C,
      SecondarySurvey: {
        ecgs: [
          { id: 'a', ecg_rhythm: 'asystole' },
          { id: 'b', ecg_rhythm: 'sinus' },
        ],
      },
    }),
    facts({
      ROLE: ROUTE_C,
      SecondarySurvey: {
        ecgs: [
          { id: 'a', ecg_rhythm: 'asystole' },
          { id: 'b', leads: 'pads' },
        ],
      },
    }),
  ],
  [
    'ROLE_STRIPS',
    facts({ ROLE: ROUTE_C }),
    facts({ ROLE: { ...ROUTE_C, patient_asystolic: false } }),
    'the record has no ECG strip',
  ],
  [
    'ROLE_STRIPS',
    facts({ ROLE: ROUTE_C, SecondarySurvey: { pictures: [{ id: 'a', subject: 'ecg' }] } }),
    facts({
      ROLE: ROUTE_C,
      SecondarySurvey: { pictures: [{ id: 'a', subject: 'ecg' }], ecgReview1: 'Asystole' },
    }),
    'the record has only one ECG strip',
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
    'OXYGEN_THEN_AIR',
    facts({
      ...did('procedures', { id: 'p', procedure: 'oxygen_therapy', time_performed: at('14:05') }),
      ...observed(set({ supplemental_o2: false })),
    }),
    facts({
      ...did('procedures', { id: 'p', procedure: 'suction', time_performed: at('14:05') }),
      ...observed(set({ supplemental_o2: false })),
    }),
  ],
  [
    'OXYGEN_THEN_AIR',
    facts({
      ...did('oxygen_given', {
        id: 'o',
        method: 'simple_mask',
        started_at: at('14:05'),
        stopped_at: at('14:11'),
      }),
      ...observed(set({ supplemental_o2: false })),
    }),
    facts({
      ...did('oxygen_given', {
        id: 'o',
        method: 'simple_mask',
        started_at: at('14:05'),
        stopped_at: at('14:10'),
      }),
      ...observed(set({ supplemental_o2: false })),
    }),
  ],
  [
    'OXYGEN_THEN_AIR',
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:09') })),
      ...observed(set({ supplemental_o2: false })),
    }),
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:10') })),
      ...observed(set({ supplemental_o2: false })),
    }),
  ],
  [
    'OXYGEN_FLOW',
    facts(observed(set({ o2_device: 'nasal_cannulae', o2_flow_lpm: 10 }))),
    facts(observed(set({ o2_device: 'nasal_cannulae', o2_flow_lpm: 6 }))),
  ],
  ...FLOWS.flatMap(([device, least, most]): readonly Row[] => {
    const flow = (value: number) => facts(observed(set({ o2_device: device, o2_flow_lpm: value })));
    return [
      ['OXYGEN_FLOW', flow(least - 1), flow(least)],
      ['OXYGEN_FLOW', flow(most + 1), flow(most)],
    ];
  }),
  [
    'OXYGEN_FLOW',
    facts(did('oxygen_given', { id: 'o', method: 'simple_mask', flow_lpm: 2 })),
    facts(did('oxygen_given', { id: 'o', method: 'simple_mask', flow_lpm: 5 })),
  ],
  [
    'OXYGEN_NOT_GIVEN',
    facts(observed(set({ supplemental_o2: true }))),
    facts({
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:05') })),
      ...observed(set({ supplemental_o2: true })),
    }),
  ],
  [
    'OXYGEN_NOT_GIVEN',
    facts({
      ...did('oxygen_given', { id: 'o', method: 'simple_mask', started_at: at('14:11') }),
      ...observed(set({ supplemental_o2: true })),
    }),
    facts({
      ...did('oxygen_given', { id: 'o', method: 'simple_mask', started_at: at('14:10') }),
      ...observed(set({ supplemental_o2: true })),
    }),
  ],
  ['ACVPU_GCS', facts(observed(set({ acvpu: 'A', gcs: 13 }))), facts(observed(set({ acvpu: 'A', gcs: 14 })))],
  ['ACVPU_GCS', facts(observed(set({ acvpu: 'P', gcs: 15 }))), facts(observed(set({ acvpu: 'P', gcs: 14 })))],
  ['ACVPU_GCS', facts(observed(set({ acvpu: 'U', gcs: 15 }))), facts(observed(set({ acvpu: 'V', gcs: 15 })))],
  [
    'EYES_AND_VOICE',
    facts(observed(set({ gcs_eye: 1, gcs_verbal: 5 }))),
    facts(observed(set({ gcs_eye: 1, gcs_verbal: 4 }))),
  ],
  [
    'EYES_AND_VOICE',
    facts(observed(set({ gcs_eye: 1, gcs_verbal: 5 }))),
    facts(observed(set({ gcs_eye: 2, gcs_verbal: 5 }))),
  ],
  [
    'NO_PULSE',
    facts(observed(set({ heart_rate: 0, bp_systolic: 90 }))),
    facts(observed(set({ heart_rate: 0, respiratory_rate: 0 }))),
  ],
  [
    'NO_PULSE',
    facts(observed(set({ heart_rate: 0, respiratory_rate: 1 }))),
    facts(observed(set({ heart_rate: 1, respiratory_rate: 1 }))),
  ],
  [
    'NO_PULSE',
    facts(observed(set({ heart_rate: 0, bp_systolic: 1 }))),
    facts(observed(set({ heart_rate: 0, bp_systolic: 0 }))),
  ],
  [
    'PULSE_PRESSURE',
    facts(observed(set({ bp_systolic: 99, bp_diastolic: 90 }))),
    facts(observed(set({ bp_systolic: 100, bp_diastolic: 90 }))),
  ],
  [
    'PULSE_PRESSURE',
    facts(observed(set({ bp_systolic: 90, bp_diastolic: 90 }))),
    facts(observed(set({ bp_systolic: 90 }))),
    'less than 10 mmHg apart',
  ],
  [
    'PULSE_PRESSURE',
    facts(observed(set({ bp_systolic: 80, bp_diastolic: 90 }))),
    facts(observed(set({ bp_diastolic: 90 }))),
    'lower than the diastolic',
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
    'GLUCOSE_UNIT',
    facts(observed(set({ blood_glucose: 33.4 }))),
    facts(observed(set({ blood_glucose: 33.3 }))),
  ],
  // 18.016 mg/dL in one mmol/L: on both sides of a rounding.
  [
    'GLUCOSE_UNIT',
    facts(observed(set({ blood_glucose: 40.6 }))),
    facts(observed(set({ blood_glucose: 5 }))),
    'That would be 2.3 mmol/L.',
  ],
  [
    'GLUCOSE_UNIT',
    facts(observed(set({ blood_glucose: 40.5 }))),
    facts(observed(set({}))),
    'That would be 2.2 mmol/L.',
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
    'ONSET_AFTER_CALL',
    facts({ incidentDetails: { call_time: at('11:00') }, PresentingComplaint: { onset_at: at('11:01') } }),
    facts({ incidentDetails: { call_time: at('11:00') }, PresentingComplaint: { onset_at: at('11:00') } }),
  ],
  [
    'PREGNANCY_AGE',
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 67 }),
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 47 }),
  ],
  [
    'PREGNANCY_AGE',
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 56 }),
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 55 }),
  ],
  [
    'PREGNANCY_AGE',
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 9 }),
    facts({ PresentingComplaint: { is_pregnant: 'yes' } }, { ageYears: 10 }),
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
    'BEFORE_ONSET',
    facts({ PresentingComplaint: { onset_at: at('14:11') }, ...observed(set({ heart_rate: 80 })) }),
    facts({ PresentingComplaint: { onset_at: at('14:10') }, ...observed(set({ heart_rate: 80 })) }),
  ],
  // What is before the call or the incident is asked about for that.
  ...(['call_time', 'incident_date'] as const).map((field): Row => [
    'BEFORE_ONSET',
    facts({
      incidentDetails: { [field]: at('14:10') },
      PresentingComplaint: { onset_at: at('14:15') },
      ...observed(set({ heart_rate: 80 })),
    }),
    facts({
      incidentDetails: { [field]: at('14:11') },
      PresentingComplaint: { onset_at: at('14:15') },
      ...observed(set({ heart_rate: 80 })),
    }),
  ]),
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
  // The incident is on 20 November in London, and on the 21st in Paris.
  [
    'BIRTH_AFTER_INCIDENT',
    facts(
      { incidentDetails: { incident_date: at('23:30') } },
      { birth: { dob: '2026-11-21', estimatedAge: null } },
    ),
    facts(
      { incidentDetails: { incident_date: at('23:30') } },
      { birth: { dob: '2026-11-21', estimatedAge: null }, timeZone: 'Europe/Paris' },
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
    'SAME_DRUG_TWO_PEOPLE',
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ben' }, 'b'))),
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ana' }, 'b'))),
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ben' }, 'b'))),
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ben', drug_name: 'aspirin' }, 'b'))),
    'at the same time by Ana',
  ],
  // Another crew's dose, named or not, is a second person's; of ours a giver who is not named yet may be the same.
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ given_by: null, is_before_arrival: true, time_administered: at('14:05') }),
        dose({}, 'b'),
      ),
    ),
    facts(did('drugs_administered', dose({ given_by: null, time_administered: at('14:05') }), dose({}, 'b'))),
    'earlier by others. Were these two separate doses?',
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ given_by: 'Ben', is_before_arrival: true, time_administered: at('14:05') }),
        dose({}, 'b'),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ given_by: 'Ana', is_before_arrival: true, time_administered: at('14:05') }),
        dose({}, 'b'),
      ),
    ),
    'by Ben',
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ given_by: null, by_other_service: true, time_administered: at('14:05') }),
        dose({ given_by: null }, 'b'),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ given_by: null, is_before_arrival: true, time_administered: at('14:05') }),
        dose({ given_by: null, is_before_arrival: true }, 'b'),
      ),
    ),
    'by others',
  ],
  // By mouth and by vein, by two clinicians: one ingredient.
  [
    'REPEATED_TOO_SOON',
    facts(
      did('drugs_administered', paracetamol('14:00'), {
        ...paracetamol('16:37', 'b'),
        ...{ drug_name: 'paracetamol_iv', route: 'intravenous' },
      }),
    ),
    facts(
      did('drugs_administered', paracetamol('14:00'), {
        ...paracetamol('16:37', 'b'),
        ...{ drug_name: 'ibuprofen' },
      }),
    ),
    'Paracetamol was last given or taken 2 h 37 min earlier. The minimum interval is 4 h (NHS, ',
  ],
  [
    'REPEATED_TOO_SOON',
    facts(did('drugs_administered', paracetamol('14:00'), paracetamol('17:59', 'b'))),
    facts(did('drugs_administered', paracetamol('14:00'), paracetamol('18:00', 'b'))),
  ],
  // Where the provider's formulary asks about the interval itself, that is the question.
  [
    'REPEATED_TOO_SOON',
    facts(did('drugs_administered', paracetamol('14:00'), paracetamol('15:00', 'b')), {
      doseRanges: [{ ...RANGE, drug: 'paracetamol_oral', route: 'oral', unit: 'g' }],
    }),
    facts(did('drugs_administered', paracetamol('14:00'), paracetamol('15:00', 'b')), {
      doseRanges: [
        { ...RANGE, drug: 'paracetamol_oral', route: 'oral', unit: 'g', leastIntervalMinutes: 240 },
      ],
    }),
  ],
  [
    'REPEATED_TOO_SOON',
    facts(did('drugs_administered', paracetamol('14:00'), paracetamol('14:00', 'b'))),
    facts(
      did('drugs_administered', paracetamol('14:00'), {
        ...paracetamol('14:00', 'b'),
        not_given_reason: 'refused',
      }),
    ),
    'Paracetamol was also given or taken at the same time',
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
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', drawn_up: 10, wasted: 4.9999 }))),
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', drawn_up: 10, wasted: 5 }))),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 4.9999 }))),
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 5 }))),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 5, batch: { taken: 2 } }))),
    facts(did('drugs_administered', dose({ dose: 15, dose_unit: 'mg', wasted: 5, batch: { taken: 2 } }))),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 9, dose_unit: 'mg', drawn_up: 10 }))),
    facts(did('drugs_administered', dose({ dose: 10, dose_unit: 'mg', drawn_up: 10 }))),
    'differs from what was drawn up by 1.',
  ],
  // By volume: an ampoule of 1 mL is whole.
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 0, dose_unit: 'ml', wasted: 0 }))),
    facts(did('drugs_administered', dose({ dose: 0.5, dose_unit: 'ml', wasted: 0.5 }))),
  ],
  [
    'DRAWN_UP',
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'fentanyl', dose: 60, dose_unit: 'microgram', wasted: 30 }),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'fentanyl', dose: 60, dose_unit: 'microgram', wasted: 40 }),
      ),
    ),
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
    'CONTRAINDICATED',
    facts(did('drugs_administered', dose({ drug_name: 'ibuprofen' })), { patientMedicines: 'Xarelto 20 mg' }),
    facts(did('drugs_administered', dose({ drug_name: 'ibuprofen' })), {
      patientMedicines: 'Not on warfarin',
    }),
  ],
  ...['clopidogrel', 'ticagrelor', 'heparin', 'tenecteplase', 'diclofenac', 'naproxen'].map(
    (drug_name): Row => [
      'CONTRAINDICATED',
      facts(did('drugs_administered', dose({ drug_name })), { patientMedicines: 'Apixaban 5 mg' }),
      facts(did('drugs_administered', dose({ drug_name: 'paracetamol_oral' })), {
        patientMedicines: 'Apixaban 5 mg',
      }),
      'with an anticoagulant (Apixaban 5 mg, in the patient’s own details)',
    ],
  ),
  [
    'CONTRAINDICATED',
    facts(did('drugs_administered', dose({ drug_name: 'aspirin' })), { ageYears: 15 }),
    facts(did('drugs_administered', dose({ drug_name: 'aspirin' })), { ageYears: 16 }),
  ],
  [
    'CONTRAINDICATED',
    facts({
      PresentingComplaint: { sex_at_birth: 'female', is_pregnant: 'yes' },
      ...did('drugs_administered', dose({ drug_name: 'ibuprofen' })),
    }),
    facts({
      PresentingComplaint: { sex_at_birth: 'male', is_pregnant: 'yes' },
      ...did('drugs_administered', dose({ drug_name: 'ibuprofen' })),
    }),
  ],
  [
    'NITRATE_LOW_PRESSURE',
    facts({ ...observed(set({ bp_systolic: 89 })), ...did('drugs_administered', gtn('14:10')) }),
    facts({ ...observed(set({ bp_systolic: 90 })), ...did('drugs_administered', gtn('14:10')) }),
    'the last systolic pressure before it was 89 at 20 Nov 2026, 14:10',
  ],
  // The newest set before the dose that has a pressure counts, and none after it.
  [
    'NITRATE_LOW_PRESSURE',
    facts({
      ...observed(
        set({ date_time: at('14:00'), bp_systolic: 120 }, 'a'),
        set({ date_time: at('14:05'), bp_systolic: 84 }, 'b'),
        set({ date_time: at('14:08'), heart_rate: 90 }, 'c'),
        set({ date_time: at('14:20'), bp_systolic: 118 }, 'd'),
      ),
      ...did('drugs_administered', gtn('14:10')),
    }),
    facts({
      ...observed(
        set({ date_time: at('14:00'), bp_systolic: 84 }, 'a'),
        set({ date_time: at('14:05'), bp_systolic: 118 }, 'b'),
        set({ date_time: at('14:11'), bp_systolic: 82 }, 'c'),
      ),
      ...did('drugs_administered', gtn('14:10')),
    }),
    'was 84 at 20 Nov 2026, 14:05',
  ],
  [
    'NITRATE_LOW_PRESSURE',
    facts({ ...observed(set({ bp_systolic: 80 })), ...did('drugs_administered', gtn('14:10')) }),
    facts({
      ...observed(set({ bp_systolic: 80 })),
      ...did(
        'drugs_administered',
        dose({ drug_name: 'aspirin' }),
        { ...gtn('14:10'), ...{ id: 'b', not_given_reason: 'contraindicated' } },
        { ...gtn('14:10'), ...{ id: 'c', time_administered: null } },
      ),
    }),
  ],
  ...[
    ...['morphine', 'morphine_oral', 'fentanyl', 'codeine', 'co_codamol'],
    ...['diazepam', 'lorazepam', 'midazolam'],
  ].map((drug_name): Row => [
    'SEDATIVE_SLOW_BREATHING',
    facts({
      ...observed(set({ respiratory_rate: 7 })),
      ...did('drugs_administered', dose({ drug_name })),
    }),
    facts({
      ...observed(set({ respiratory_rate: 8 })),
      ...did('drugs_administered', dose({ drug_name })),
    }),
    'the last respiratory rate before it was 7 at 20 Nov 2026, 14:10, and no ventilation is recorded',
  ]),
  [
    'SEDATIVE_SLOW_BREATHING',
    facts({ ...observed(set({ respiratory_rate: 6 })), ...did('drugs_administered', dose({})) }),
    facts({
      ...observed(set({ respiratory_rate: 6 })),
      ...did('drugs_administered', dose({ drug_name: 'naloxone' })),
    }),
  ],
  ...[
    ...['bag_valve_mask', 'pocket_mask', 'mechanical'].map((ventilation_method) => ({ ventilation_method })),
    ...['bag_valve_mask', 'supraglottic_or_tube', 'ventilator'].map((method) => ({
      oxygen_given: [{ id: 'o', method }],
    })),
  ].map((ventilated): Row => [
    'SEDATIVE_SLOW_BREATHING',
    facts({
      ...observed(set({ respiratory_rate: 6 })),
      ClinicalInterventions: {
        drugs_administered: [dose({})],
        ventilation_method: 'cpap',
        oxygen_given: [
          { id: 'o', method: 'non_rebreather' },
          { id: 'p', method: 'ventilator', void_reason: 'Other patient' },
        ],
      },
    }),
    facts({
      ...observed(set({ respiratory_rate: 6 })),
      ClinicalInterventions: { drugs_administered: [dose({})], ...ventilated },
    }),
  ]),
  ...[
    { clinical_impression: { clinical_impression: ['pneumothorax'] } },
    { SecondarySurvey: { exam_findings: [{ region: 'chest', finding: 'surgical_emphysema' }] } },
    { SecondarySurvey: { exam_findings: [{ region: 'neck', finding: 'tracheal_deviation' }] } },
    { ClinicalInterventions: { advanced_interventions: ['needle_decompression'] } },
    { ClinicalInterventions: { advanced_interventions: ['finger_thoracostomy'] } },
    { ClinicalInterventions: { procedures: [{ id: 'p', procedure: 'chest_decompression' }] } },
  ].map((found: Data): Row => [
    'NITROUS_OXIDE_GAS',
    facts({ ...found, ...withEntonox(found) }),
    facts({
      clinical_impression: { clinical_impression: ['chest_injury'] },
      SecondarySurvey: {
        exam_findings: [{ region: 'neck', finding: 'tracheal_deviation', is_absent: true }],
      },
      ...withEntonox({ ClinicalInterventions: { procedures: [{ id: 'p', procedure: 'chest_seal' }] } }),
    }),
    'Entonox with signs of a pneumothorax',
  ]),
  ...[{ acvpu: 'V' }, { acvpu: 'A', gcs: 14 }, { gcs: 14 }].map((dazed): Row => [
    'NITROUS_OXIDE_GAS',
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      ...observed(
        set({ date_time: at('14:05'), ...dazed }, 'a'),
        set({ date_time: at('14:07'), heart_rate: 80 }, 'b'),
        set({ date_time: at('14:20'), acvpu: 'A', gcs: 15 }, 'c'),
      ),
      ...withEntonox(),
    }),
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      ...observed(
        set({ date_time: at('14:00'), ...dazed }, 'a'),
        set({ date_time: at('14:10'), acvpu: 'A', gcs: 15 }, 'b'),
        set({ date_time: at('14:20'), ...dazed }, 'c'),
      ),
      ...withEntonox(),
    }),
    'a head injury with reduced consciousness',
  ]),
  [
    'NITROUS_OXIDE_GAS',
    facts({
      clinical_impression: { clinical_impression: ['concussion'] },
      ...observed(set({ gcs: 13 })),
      ...withEntonox(),
    }),
    facts({
      clinical_impression: { clinical_impression: ['limb_fracture'] },
      ...observed(set({ gcs: 13 })),
      ...withEntonox(),
    }),
  ],
  ...[
    { incidentDetails: { chief_complaint: '? Decompression illness' } },
    { PresentingComplaint: { presenting_complaint: 'Joint pain after a dive, the bends' } },
    {
      clinical_impression: {
        clinical_impression: ['other'],
        clinical_impression_other: 'decompression sickness',
      },
    },
  ].map((found: Data): Row => [
    'NITROUS_OXIDE_GAS',
    facts({ ...found, ...withEntonox() }),
    facts({
      PresentingComplaint: { presenting_complaint: 'Knee pain when he bends it, spinal decompression 2019' },
      ...withEntonox(),
    }),
    'Entonox with decompression illness',
  ]),
  [
    'NITROUS_OXIDE_GAS',
    facts({ clinical_impression: { clinical_impression: ['pneumothorax'] }, ...withEntonox() }),
    facts({
      clinical_impression: { clinical_impression: ['pneumothorax'] },
      ...did('drugs_administered', dose({ drug_name: 'methoxyflurane' })),
    }),
  ],
  [
    'SHOCK_NOT_SHOCKABLE',
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 1 })),
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 0 })),
  ],
  [
    'SHOCK_NOT_SHOCKABLE',
    facts(did('defibrillation', { id: 'a', rhythm: 'asystole', shocks_delivered: 1 })),
    facts(did('defibrillation', { id: 'a', rhythm: 'vf', shocks_delivered: 1 })),
  ],
  [
    'SHOCK_NOT_SHOCKABLE',
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 2 })),
    facts(did('defibrillation', { id: 'a', rhythm: 'pea' })),
  ],
  // Where the rhythm of the shock is not known, the last one before it counts.
  [
    'SHOCK_NOT_SHOCKABLE',
    facts({
      ClinicalInterventions: {
        cpr: [
          { id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') },
          { id: 'b', event: 'rhythm_check', rhythm: 'asystole', time: at('14:02') },
          { id: 'c', event: 'rhythm_check', rhythm: 'unknown', time: at('14:03') },
          { id: 'd', event: 'rhythm_check', rhythm: 'vf', time: at('14:05') },
        ],
        defibrillation: [{ id: 's', rhythm: 'unknown', shocks_delivered: 1, time: at('14:04') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        cpr: [
          { id: 'a', event: 'rhythm_check', rhythm: 'asystole', time: at('14:00') },
          { id: 'b', event: 'rhythm_check', rhythm: 'vf', time: at('14:02') },
        ],
        defibrillation: [{ id: 's', rhythm: 'unknown', shocks_delivered: 1, time: at('14:04') }],
      },
    }),
    'was asystole or PEA',
  ],
  [
    'SHOCK_NOT_SHOCKABLE',
    facts({
      SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'pea', taken_at: at('14:02') }] },
      ...did('defibrillation', { id: 's', shocks_delivered: 1, time: at('14:04') }),
    }),
    facts({
      SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'pea', taken_at: at('14:04') }] },
      ...did('defibrillation', { id: 's', shocks_delivered: 1, time: at('14:04') }),
    }),
    'was asystole or PEA',
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
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        defibrillation: [{ id: 'b', rhythm: 'vf', shocks_delivered: 1, time: at('14:03') }],
      },
    }),
    facts(
      did(
        'cpr',
        { id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') },
        { id: 'b', event: 'rosc', time: at('14:02') },
      ),
    ),
  ],
  [
    'SHOCK_MISSING',
    facts(
      did(
        'cpr',
        { id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') },
        { id: 'b', event: 'rosc', time: at('14:03') },
      ),
    ),
    facts(
      did(
        'cpr',
        { id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') },
        { id: 'b', event: 'rosc', time: at('14:00') },
      ),
    ),
  ],
  [
    'SHOCK_MISSING',
    facts(
      did(
        'cpr',
        { id: 'b', event: 'rosc', time: at('13:59') },
        { id: 'a', event: 'rhythm_check', rhythm: 'pulseless_vt', time: at('14:00') },
      ),
    ),
    facts(did('cpr', { id: 'a', event: 'rhythm_check', rhythm: 'pea', time: at('14:00') })),
  ],
  // The first rhythm and a recording say it too.
  [
    'SHOCK_MISSING',
    facts({ ClinicalInterventions: { first_rhythm: 'vf' } }),
    facts({ ClinicalInterventions: { first_rhythm: 'vf', first_shock_by: 'our_crew' } }),
    'The first rhythm was shockable',
  ],
  [
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: { first_rhythm: 'vf', defibrillation: [{ id: 'a', shocks_delivered: 0 }] },
    }),
    facts({
      ClinicalInterventions: { first_rhythm: 'vf', defibrillation: [{ id: 'a', shocks_delivered: 1 }] },
    }),
    'The first rhythm was shockable',
  ],
  [
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: { first_rhythm: 'pulseless_vt', aed_before_arrival: 'applied_no_shock' },
    }),
    facts({ ClinicalInterventions: { first_rhythm: 'pulseless_vt', aed_before_arrival: 'shock_delivered' } }),
  ],
  [
    'SHOCK_MISSING',
    facts({ ClinicalInterventions: { first_rhythm: 'vf', resuscitation_attempted: ['compressions'] } }),
    facts({ ClinicalInterventions: { first_rhythm: 'vf', resuscitation_attempted: ['not_dnacpr'] } }),
  ],
  [
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: { first_rhythm: 'vf', procedures: [{ id: 'a', procedure: 'suction' }] },
    }),
    facts({
      ClinicalInterventions: { first_rhythm: 'vf', procedures: [{ id: 'a', procedure: 'defibrillation' }] },
    }),
  ],
  [
    'SHOCK_MISSING',
    facts({ SecondarySurvey: { ecgs: [{ id: 'e', ecg_rhythm: 'vf', taken_at: at('14:00') }] } }),
    facts({
      SecondarySurvey: { ecgs: [{ id: 'e', ecg_rhythm: 'vf', taken_at: at('14:00') }] },
      ...did('procedures', { id: 'a', procedure: 'defibrillation', time_performed: at('14:02') }),
    }),
    'no shock within two minutes',
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
    'CPR_WHILE_ABSENT',
    facts({
      incidentDetails: { arrived_time: at('14:00'), at_patient_time: at('14:05') },
      ...did('cpr', { id: 'a', event: 'started', time: at('14:04') }),
    }),
    facts({
      incidentDetails: { arrived_time: at('14:00'), at_patient_time: at('14:05') },
      ...did('cpr', { id: 'a', event: 'started', time: at('14:05') }),
    }),
  ],
  [
    'CPR_WHILE_ABSENT',
    facts({
      incidentDetails: { clear_time: at('15:00') },
      ...did('cpr', { id: 'a', event: 'mechanical_started', time: at('15:01') }),
    }),
    facts({
      incidentDetails: { clear_time: at('15:00') },
      ...did('cpr', { id: 'a', event: 'mechanical_started', time: at('15:00') }),
    }),
  ],
  [
    'ARREST_ORDER',
    facts({ ClinicalInterventions: { collapse_at: at('14:00'), first_cpr_at: at('13:59') } }),
    facts({ ClinicalInterventions: { collapse_at: at('14:00'), first_cpr_at: at('14:00') } }),
    "'First CPR' at 20 Nov 2026, 13:59 is before 'Collapsed at' at 20 Nov 2026, 14:00.",
  ],
  [
    'ARREST_ORDER',
    facts({ ClinicalInterventions: { collapse_at: at('14:00'), resuscitation_stopped_at: at('13:40') } }),
    facts({ ClinicalInterventions: { collapse_at: at('14:00'), resuscitation_stopped_at: at('14:40') } }),
    "'Resuscitation stopped at' at 20 Nov 2026, 13:40 is before 'Collapsed at'",
  ],
  [
    'ARREST_ORDER',
    facts({ ClinicalInterventions: { first_cpr_at: at('14:02'), resuscitation_stopped_at: at('14:01') } }),
    facts({ ClinicalInterventions: { first_cpr_at: at('14:02'), resuscitation_stopped_at: at('14:02') } }),
    "is before 'First CPR' at 20 Nov 2026, 14:02.",
  ],
  [
    'ARREST_ORDER',
    facts({
      ClinicalInterventions: {
        collapse_at: at('14:00'),
        cpr: [{ id: 'a', event: 'rosc', time: at('13:59') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        collapse_at: at('14:00'),
        cpr: [{ id: 'a', event: 'started', time: at('14:00') }],
      },
    }),
    'before the collapse at 20 Nov 2026, 14:00',
  ],
  [
    'ARREST_ORDER',
    facts({
      ClinicalInterventions: {
        collapse_at: at('14:00'),
        defibrillation: [{ id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('13:59') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        collapse_at: at('14:00'),
        defibrillation: [{ id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:00') }],
      },
    }),
    'before the collapse',
  ],
  [
    'ARREST_ORDER',
    facts({
      ClinicalInterventions: {
        resuscitation_stopped_at: at('14:40'),
        cpr: [{ id: 'a', event: 'mechanical_started', time: at('14:41') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        resuscitation_stopped_at: at('14:40'),
        cpr: [
          { id: 'a', event: 'mechanical_started', time: at('14:40') },
          // That CPR stopped, or the rhythm, is entered after it.
          { id: 'b', event: 'stopped', time: at('14:41') },
          { id: 'c', event: 'rhythm_check', rhythm: 'asystole', time: at('14:42') },
        ],
      },
    }),
    'after resuscitation was stopped at 20 Nov 2026, 14:40',
  ],
  [
    'ARREST_ORDER',
    facts({
      ClinicalInterventions: {
        resuscitation_stopped_at: at('14:40'),
        defibrillation: [{ id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:41') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        resuscitation_stopped_at: at('14:40'),
        defibrillation: [{ id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:40') }],
      },
    }),
    'after resuscitation was stopped',
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
    'HEAD_INJURY_ANTICOAGULANT',
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      PresentingComplaint: { current_medicines: [{ medicine: 'Ramipril' }, { medicine: 'Blood thinners' }] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
    }),
    facts({
      clinical_impression: { clinical_impression: ['head_injury'] },
      PresentingComplaint: { current_medicines: [{ medicine: 'No blood thinners' }] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
    }),
    'an anticoagulant (Blood thinners). Discharged without a scan?',
  ],
  // By every name that the handover knows, from the record and from the patient's own details.
  ...[
    'Eliquis 5 mg',
    'Xarelto',
    'Pradaxa',
    'Clexane',
    'Lixiana',
    'Warfarin (INR 2.5)',
    'blood thinners',
  ].flatMap((medicine): readonly Row[] => {
    const hurt = { clinical_impression: { clinical_impression: ['head_injury'] } };
    const left = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    return [
      [
        'HEAD_INJURY_ANTICOAGULANT',
        facts({ ...hurt, ...left, PresentingComplaint: { current_medicines: [{ medicine }] } }),
        facts({ ...hurt, ...left, PresentingComplaint: { current_medicines: [{ medicine: 'Aspirin' }] } }),
      ],
      [
        'HEAD_INJURY_ANTICOAGULANT',
        facts({ ...hurt, ...left }, { patientMedicines: `Ramipril\n${medicine}` }),
        facts({ ...hurt, ...left }, { patientMedicines: `Ramipril\nNot on ${medicine}` }),
      ],
    ];
  }),
  ...[
    ...['refused_treatment', 'own_transport_hospital', 'refused_conveyance', 'returned_to_event'],
    'referred_urgent_care',
  ].map((disposition_outcome): Row => [
    'HEAD_INJURY_ANTICOAGULANT',
    facts(
      {
        clinical_impression: { clinical_impression: ['concussion'] },
        DispositionOutcome: { disposition_outcome },
      },
      { patientMedicines: 'Eliquis' },
    ),
    facts(
      {
        clinical_impression: { clinical_impression: ['concussion'] },
        DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service' },
      },
      { patientMedicines: 'Eliquis' },
    ),
  ]),
  // Without a coded impression: by a finding, by the body map, by the trauma criteria. The face is no head injury (NG232).
  ...(
    [
      [
        { exam_findings: [{ region: 'head', finding: 'laceration' }] },
        { exam_findings: [{ region: 'head', finding: 'laceration', is_absent: true }] },
      ],
      [
        { exam_findings: [{ region: 'skin', location: 'scalp', finding: 'contusion' }] },
        { exam_findings: [{ region: 'face', finding: 'contusion' }] },
      ],
      [
        { body_map: [{ id: 'm', region: 'crown_back', kinds: ['laceration'] }] },
        { body_map: [{ id: 'm', region: 'crown_back', kinds: ['rash'] }] },
      ],
      [{ major_trauma_criteria: ['open_skull'] }, { major_trauma_criteria: ['chest_wall'] }],
    ] as const
  ).map(([injured, not]): Row => {
    const left = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    return [
      'HEAD_INJURY_ANTICOAGULANT',
      facts({ ...left, SecondarySurvey: injured }, { patientMedicines: 'Pradaxa' }),
      facts({ ...left, SecondarySurvey: not }, { patientMedicines: 'Pradaxa' }),
    ];
  }),
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({ clinical_impression: { clinical_impression: ['stemi'] } }),
    facts({
      clinical_impression: { clinical_impression: ['stemi'] },
      ...observed(set({ ecg: 'ST elevation II, III, aVF' })),
    }),
  ],
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({
      clinical_impression: { clinical_impression: ['angina'] },
      SecondarySurvey: { ecgs: [{ id: 'a', leads: 'twelve', void_reason: 'Another patient' }] },
    }),
    facts({
      clinical_impression: { clinical_impression: ['angina'] },
      SecondarySurvey: { ecgs: [{ id: 'a', leads: 'twelve' }] },
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
    'STROKE_WITHOUT_GLUCOSE',
    facts(observed(set({ fast_stroke: { face: 'abnormal', arm: 'normal' } }))),
    facts(observed(set({ fast_stroke: { face: 'abnormal', arm: 'normal' }, blood_glucose: 5.4 }))),
  ],
  [
    'STROKE_WITHOUT_GLUCOSE',
    facts(observed(set({ fast_stroke: { speech: 'abnormal' } }))),
    facts(
      observed(set({ fast_stroke: { face: 'normal', arm: 'normal', speech: 'normal', time: 'abnormal' } })),
    ),
  ],
  [
    'STROKE_WITHOUT_GLUCOSE',
    facts(observed(set({ stroke_result: 'positive' }))),
    facts(observed(set({ stroke_result: 'negative' }))),
  ],
  [
    'STROKE_WITHOUT_GLUCOSE',
    facts({ SecondarySurvey: { exam_findings: [{ region: 'face', finding: 'facial_droop' }] } }),
    facts({
      SecondarySurvey: { exam_findings: [{ region: 'face', finding: 'facial_droop', is_absent: true }] },
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
    'SEIZURE_WITHOUT_GLUCOSE',
    facts({
      SecondarySurvey: { exam_findings: [{ region: 'neurological', finding: 'seizure' }] },
    }),
    facts({ SecondarySurvey: { exam_findings: [{ region: 'neurological', finding: 'tremor' }] } }),
  ],
  [
    'SEIZURE_WITHOUT_GLUCOSE',
    facts({ clinical_impression: { clinical_impression: ['febrile_convulsion'] } }),
    facts({
      clinical_impression: { clinical_impression: ['febrile_convulsion'] },
      ...observed(set({ blood_glucose_limit: 'lo' })),
    }),
  ],
  ...[{ acvpu: 'P' }, { acvpu: 'C' }, { gcs: 14 }].map((values): Row => [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts(observed(set(values))),
    facts(observed(set(values), set({ blood_glucose: 5.1 }, 'b'))),
  ]),
  [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts(observed(set({ acvpu: 'U' }))),
    facts({
      ...observed(set({ acvpu: 'U' })),
      DispositionOutcome: { disposition_outcome: 'deceased_on_scene' },
    }),
    'ACVPU U',
  ],
  ...[
    // Asked of the stroke and of the seizure already.
    { clinical_impression: { clinical_impression: ['stroke'] } },
    { clinical_impression: { clinical_impression: ['seizure'] } },
  ].map((more): Row => [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts(observed(set({ acvpu: 'V' }))),
    facts({ ...observed(set({ acvpu: 'V' })), ...more }),
  ]),
  [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts(observed(set({ acvpu: 'A', gcs: 13 }))),
    facts(observed(set({ acvpu: 'A', gcs: 15 }))),
    'GCS 13',
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
    'CHILD_BRUISE',
    facts(
      {
        SecondarySurvey: { body_map: [{ id: 'm', region: 'chest_left_front', kinds: ['contusion'] }] },
      },
      { ageYears: 17 },
    ),
    facts(
      {
        SecondarySurvey: { body_map: [{ id: 'm', region: 'chest_left_front', kinds: ['contusion'] }] },
      },
      { ageYears: 18 },
    ),
  ],
  [
    'CHILD_BRUISE',
    facts(
      { SecondarySurvey: { exam_findings: [{ region: 'limbs', finding: 'contusion' }] } },
      {
        ageYears: 4,
      },
    ),
    facts(
      {
        SecondarySurvey: { exam_findings: [{ region: 'limbs', finding: 'contusion' }] },
        SocialHistory: { safeguarding_concerns: 'no' },
      },
      { ageYears: 4 },
    ),
  ],
  // Who takes over knows where to.
  [
    'CONVEYED_NOWHERE',
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle', destination: ' ' } }),
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service' } }),
  ],
  [
    'CONVEYED_NOWHERE',
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' } }),
    facts({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle', destination: 'QE' } }),
  ],
  // By the transport or the arrival, whatever the outcome says; a kind of destination says where to.
  [
    'CONVEYED_NOWHERE',
    facts({ DispositionOutcome: { disposition_outcome: 'other', transport_outcome: 'by_this_crew' } }),
    facts({ DispositionOutcome: { disposition_outcome: 'other', transport_outcome: 'by_other_unit' } }),
  ],
  [
    'CONVEYED_NOWHERE',
    facts({ DispositionOutcome: { transport_outcome: 'by_this_vehicle_with_other_crew' } }),
    facts({
      DispositionOutcome: {
        transport_outcome: 'by_this_vehicle_with_other_crew',
        destination_type: 'rehabilitation_drugs_alcohol',
      },
    }),
  ],
  [
    'CONVEYED_NOWHERE',
    facts({ incidentDetails: { at_hospital_time: at('14:40') } }),
    // Where the outcome is that nobody was conveyed, that is what is asked.
    facts({
      incidentDetails: { at_hospital_time: at('14:40') },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
    }),
  ],
  ...OUTCOMES_AND_TRANSPORT.map(([outcome, contradicts, fits, words]): Row => {
    const transport = (key: string) =>
      facts({ DispositionOutcome: { disposition_outcome: outcome, transport_outcome: key } });
    return [
      'OUTCOME_AND_TRANSPORT',
      transport(contradicts),
      transport(fits),
      `The outcome is '${words}', but transport is '`,
    ];
  }),
  [
    'OUTCOME_AND_TRANSPORT',
    facts({
      incidentDetails: { at_hospital_time: at('14:40') },
      DispositionOutcome: {
        ...{ disposition_outcome: 'discharged_own_gp', handover_time: at('14:50') },
        transport_outcome: 'not_needed',
      },
    }),
    facts({
      incidentDetails: { at_hospital_time: at('14:40') },
      DispositionOutcome: {
        ...{ disposition_outcome: 'conveyed_ed_own_vehicle', handover_time: at('14:50') },
        transport_outcome: 'by_this_crew',
      },
    }),
    "The outcome is 'Discharged to own GP', but arrival at hospital is at 20 Nov 2026, 14:40 and the handover is at 20 Nov 2026, 14:50.",
  ],
  ...(
    [
      { released_to: 'Coach' },
      { release_reasons: ['to_guardian'] },
      { destination_type: 'event_medical_centre' },
    ] as const
  ).map((explained): Row => {
    const handedOver = { disposition_outcome: 'returned_to_event', handover_time: at('14:50') };
    return [
      'OUTCOME_AND_TRANSPORT',
      facts({ DispositionOutcome: handedOver }),
      facts({ DispositionOutcome: { ...handedOver, ...explained } }),
      'the handover is at 20 Nov 2026, 14:50',
    ];
  }),
  // A body is handed over to the police or an undertaker.
  [
    'OUTCOME_AND_TRANSPORT',
    facts({
      incidentDetails: { at_hospital_time: at('14:40') },
      DispositionOutcome: { disposition_outcome: 'deceased_on_scene' },
    }),
    facts({
      DispositionOutcome: { disposition_outcome: 'deceased_on_scene', handover_time: at('14:50') },
    }),
  ],
  [
    'INTOXICATED_ALONE',
    facts({
      clinical_impression: { clinical_impression: ['alcohol_intoxication'] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
      SocialHistory: { home_circumstances: 'lives_alone' },
    }),
    facts({
      clinical_impression: { clinical_impression: ['alcohol_intoxication'] },
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice', released_to: 'Her sister' },
      SocialHistory: { home_circumstances: 'lives_alone' },
    }),
  ],
  ...(
    [
      ['smell_of_alcohol', 'alcohol_at_scene'],
      ['admits_drugs', 'none_reported'],
    ] as const
  ).map(([taken, not]): Row => {
    const alone = {
      DispositionOutcome: { disposition_outcome: 'refused_treatment' },
      SocialHistory: { home_circumstances: 'lives_alone' },
    };
    return [
      'INTOXICATED_ALONE',
      facts({ ...alone, PresentingComplaint: { alcohol_or_drugs: [taken] } }),
      facts({ ...alone, PresentingComplaint: { alcohol_or_drugs: [not] } }),
    ];
  }),
  [
    'INFECTION_NONE',
    facts({ PresentingComplaint: { infection_risk: 'none_known', infection_precautions: ['contact'] } }),
    facts({ PresentingComplaint: { infection_risk: 'none_known', infection_precautions: ['protective'] } }),
    'these are recorded: contact precautions.',
  ],
  [
    'INFECTION_NONE',
    facts({
      PresentingComplaint: { infection_risk: 'none_known' },
      SecondarySurvey: {
        investigations: [
          swab('14:30', 'Influenza A detected'),
          swab('14:00', 'Negative'),
          swab(null, 'Negative'),
        ],
      },
    }),
    facts({
      PresentingComplaint: { infection_risk: 'none_known' },
      SecondarySurvey: { investigations: [swab('14:30', 'Not detected'), swab('14:00', 'Positive')] },
    }),
    'the last swab says: Influenza A detected.',
  ],
  [
    'INFECTION_NONE',
    facts({
      PresentingComplaint: { infection_risk: 'none_known' },
      SecondarySurvey: { investigations: [swab(null, 'Positive')] },
    }),
    facts({
      PresentingComplaint: { infection_risk: 'suspected', infection_precautions: ['contact'] },
      SecondarySurvey: { investigations: [swab(null, 'Positive')] },
    }),
  ],
  [
    'DOSE_RANGE',
    facts(did('drugs_administered', measured(11)), { doseRanges: [RANGE] }),
    facts(did('drugs_administered', measured(10)), { doseRanges: [RANGE] }),
  ],
  [
    'DOSE_ADULT_FOR_CHILD',
    facts(did('drugs_administered', measured(5)), { ageYears: 17, doseRanges: [RANGE] }),
    facts(did('drugs_administered', measured(5)), { ageYears: 18, doseRanges: [RANGE] }),
  ],
  [
    'DOSE_TOTAL',
    facts(did('drugs_administered', measured(8), measured(8, 'b')), {
      doseRanges: [{ ...RANGE, greatestTotal: 15, totalPeriod: 'record' }],
    }),
    facts(did('drugs_administered', measured(8), measured(7, 'b')), {
      doseRanges: [{ ...RANGE, greatestTotal: 15, totalPeriod: 'record' }],
    }),
  ],
  [
    'DOSE_INTERVAL',
    facts(did('drugs_administered', measured(5), { ...measured(5, 'b'), time_administered: at('14:14') }), {
      doseRanges: [{ ...RANGE, leastIntervalMinutes: 5 }],
    }),
    facts(did('drugs_administered', measured(5), { ...measured(5, 'b'), time_administered: at('14:15') }), {
      doseRanges: [{ ...RANGE, leastIntervalMinutes: 5 }],
    }),
  ],
  [
    'DOSE_ROUTE',
    facts(did('drugs_administered', { ...measured(5), route: 'intramuscular' }), { doseRanges: [RANGE] }),
    facts(did('drugs_administered', measured(5)), { doseRanges: [RANGE] }),
  ],
  [
    'SHOCK_NOT_DELIVERED',
    facts(did('defibrillation', { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') })),
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 0, time: at('14:00') })),
  ],
  [
    'SHOCK_NOT_DELIVERED',
    facts(
      did(
        'defibrillation',
        { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') },
        { id: 'b', rhythm: 'vf', shocks_delivered: 1, time: at('14:03') },
      ),
    ),
    facts(
      did(
        'defibrillation',
        { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') },
        { id: 'b', rhythm: 'vf', shocks_delivered: 1, time: at('14:02') },
      ),
    ),
  ],
  [
    'SHOCK_NOT_DELIVERED',
    facts(
      did(
        'defibrillation',
        { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') },
        { id: 'b', rhythm: 'vf', shocks_delivered: 1, time: '2026-11-20T14:02:00.001Z' },
      ),
    ),
    facts(
      did(
        'defibrillation',
        { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') },
        { id: 'b', rhythm: 'vf', shocks_delivered: 1, time: at('13:58') },
      ),
    ),
  ],
  [
    'SHOCK_NOT_DELIVERED',
    facts(
      did(
        'defibrillation',
        { id: 'a', rhythm: 'vf', shocks_delivered: 0, time: at('14:00') },
        { id: 'b', rhythm: 'vf', time: at('14:01') },
      ),
    ),
    facts(did('defibrillation', { id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:00') })),
  ],
  ...[
    { bystander_cpr: 'compressions_only' },
    { first_cpr_at: at('14:20') },
    { cpr_providers: ['bystander'] },
    { resuscitation_attempted: ['ventilation'] },
  ].map((ClinicalInterventions): Row => [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ClinicalInterventions }),
    facts({
      ROLE: ROUTE_C,
      ClinicalInterventions: { bystander_cpr: 'none', resuscitation_attempted: ['not_futile'] },
    }),
  ]),
  [
    'ROLE_SOON_AFTER_ONSET',
    facts({
      ROLE: ROUTE_C,
      PresentingComplaint: { onset_at: at('12:00') },
      ClinicalInterventions: { collapse_at: at('14:46') },
    }),
    facts({
      ROLE: ROUTE_C,
      PresentingComplaint: { onset_at: at('14:50') },
      ClinicalInterventions: { collapse_at: at('14:45') },
    }),
    'the collapse was only',
  ],
  ...[
    { first_rhythm: 'vf' },
    { first_rhythm: 'aed_shock_advised' },
    { rhythm_at_handover: 'pulseless_vt' },
    { cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'aed_shock_advised' }] },
    { defibrillation: [{ id: 'a', rhythm: 'asystole', outcome_rhythm: 'vf' }] },
  ].map((ClinicalInterventions): Row => [
    'ROLE_SHOCKABLE',
    facts({ ROLE: ROUTE_D, ClinicalInterventions }),
    facts({ ROLE: ROUTE_D, ClinicalInterventions: { first_rhythm: 'asystole' } }),
  ]),
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ClinicalInterventions: { first_cpr_at: at('14:41') } }),
    facts({ ROLE: ROUTE_D, ClinicalInterventions: { first_cpr_at: at('14:40') } }),
  ],
  [
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        defibrillation: [{ id: 'b', shocks_delivered: 0, time: at('14:01') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        defibrillation: [{ id: 'b', time: at('14:01') }],
      },
    }),
  ],
  [
    'CAPACITY_AND_CONSCIOUSNESS',
    facts(
      { PrimarySurvey: { capacity_conclusion: 'gillick_competent' }, ...observed(set({ gcs: 10 })) },
      { ageYears: 15 },
    ),
    facts(
      { PrimarySurvey: { capacity_conclusion: 'parental_consent' }, ...observed(set({ gcs: 10 })) },
      { ageYears: 15 },
    ),
    'Gillick competent',
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'adrenaline_1_1000' }),
        dose({ drug_name: 'adrenaline_1_10000', given_by: 'Ben', time_administered: at('14:12') }, 'b'),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'other', drug_name_other: 'Labetalol' }),
        dose({ drug_name: 'other', drug_name_other: 'Diazoxide', given_by: 'Ben' }, 'b'),
      ),
    ),
    'Adrenaline 1:1,000 was given',
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'other', drug_name_other: 'Labetalol' }),
        dose({ drug_name: 'other', drug_name_other: 'labetalol', given_by: 'Ben' }, 'b'),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ drug_name: 'other' }),
        dose({ drug_name: 'other', given_by: 'Ben' }, 'b'),
      ),
    ),
    'Labetalol was given',
  ],
  ...['Paracetamol 500 mg', 'Co-codamol 30/500', 'Calpol'].map((medicine): Row => [
    'REPEATED_TOO_SOON',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine, last_taken_at: at('10:01') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine, last_taken_at: at('10:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
    'Paracetamol was last given or taken 3 h 59 min earlier',
  ]),
  [
    'REPEATED_TOO_SOON',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Paracetamol', last_taken_at: at('14:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
    // Taken afterwards, by themselves.
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Paracetamol', last_taken_at: at('14:10') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
  ],
  ...['Sildenafil 50 mg', 'Cialis', 'tadalafil as required'].map((medicine): Row => [
    'CONTRAINDICATED',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine }] },
      ...did('drugs_administered', dose({ drug_name: 'glyceryl_trinitrate' })),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine }] },
      ...did('drugs_administered', dose({ drug_name: 'salbutamol_inhaler' })),
    }),
    `with ${medicine}: the blood pressure can fall`,
  ]),
  [
    'CONTRAINDICATED',
    facts(did('drugs_administered', dose({ drug_name: 'glyceryl_trinitrate' })), {
      patientMedicines: 'Ramipril, Viagra 50 mg',
    }),
    facts(did('drugs_administered', dose({ drug_name: 'glyceryl_trinitrate' })), {
      patientMedicines: 'Ramipril, stopped Viagra',
    }),
    'Viagra 50 mg',
  ],
  ...['codeine', 'co_codamol'].map((drug_name): Row => [
    'CONTRAINDICATED',
    facts(did('drugs_administered', dose({ drug_name })), { ageYears: 11 }),
    facts(did('drugs_administered', dose({ drug_name })), { ageYears: 12 }),
    'codeine is not given to children under 12',
  ]),
  ...[
    ...['Chest pain', 'Crushing pain across the chest', 'Tight chest', 'Chest tight', 'Chest heaviness'],
    ...[
      'Pain to chest',
      'Tightness in chest',
      'Chest feels very heavy',
      'Pain in the left side of his chest',
    ],
    ...[
      'No cough. Chest pain',
      'Chest pain since noon, no chest injury',
      'Painful chest',
      'Chest hurts',
      'Ache left side of chest',
    ],
  ].map((presenting_complaint): Row => [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({ PresentingComplaint: { presenting_complaint } }),
    facts({
      PresentingComplaint: { presenting_complaint },
      clinical_impression: { clinical_impression: ['chest_injury'] },
    }),
    'Chest pain, and no ECG',
  ]),
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({
      incidentDetails: { chief_complaint: 'Chest pain' },
      clinical_impression: { clinical_impression: ['other'] },
    }),
    facts({
      incidentDetails: { chief_complaint: 'Chest pain' },
      SecondarySurvey: { mechanismsOfInjury: ['collision_object'] },
    }),
  ],
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({ PresentingComplaint: { complaints: [{ id: 'a', complaint: 'Chest pain' }] } }, { ageYears: 18 }),
    facts({ PresentingComplaint: { complaints: [{ id: 'a', complaint: 'Chest pain' }] } }, { ageYears: 17 }),
  ],
  [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({ PresentingComplaint: { presenting_complaint: 'Chest pain since noon' } }),
    facts({ PresentingComplaint: { presenting_complaint: 'Cough, no chest pain' } }),
  ],
  ...[
    ...[
      'No chest pain',
      'Denies any chest pain',
      'No cough or chest pain',
      'Nil chest pain',
      'Chest infection',
    ],
    ...['Without tightness in the chest', 'Not chest pain, but back pain', 'No known pain in chest'],
    ...['Cough, chesty', 'Chest pain free', 'Tight shoulders'],
  ].map((presenting_complaint): Row => [
    'CHEST_PAIN_WITHOUT_ECG',
    facts({
      PresentingComplaint: { presenting_complaint: 'Anxious, pain across the chest to the left arm' },
    }),
    facts({ PresentingComplaint: { presenting_complaint } }),
  ]),
  // What may come from the heart explains nothing, whatever else it is called.
  ...[
    { clinical_impression: { clinical_impression: ['anxiety', 'chest_pain_other', 'indigestion'] } },
    { PresentingComplaint: { presenting_complaint: 'Chest pain', possible_injury: 'unsure' } },
    ...['none', 'heat', 'cold', 'drowning', 'electrical', 'bite_or_sting'].map((mechanism) => ({
      SecondarySurvey: { mechanismsOfInjury: [mechanism] },
    })),
    ...['pads', 'three', 'four', 'five'].map((leads) => ({
      SecondarySurvey: { ecgs: [{ id: 'a', leads }] },
    })),
    did('procedures', { id: 'p', procedure: 'ecg_monitoring' }),
  ].map((not): Row => {
    const pain = { PresentingComplaint: { presenting_complaint: 'Chest pain' } };
    return [
      'CHEST_PAIN_WITHOUT_ECG',
      facts({ ...pain, ...not }),
      facts({
        ...pain,
        SecondarySurvey: {
          ecgs: [
            { id: 'b', leads: 'three' },
            { id: 'a', leads: 'twelve' },
          ],
        },
      }),
      'Chest pain, and no ECG',
    ];
  }),
  ...[
    ...['chest_injury', 'multiple_injuries', 'penetrating_injury', 'crush_injury', 'contusion'].map(
      (key) => ({
        clinical_impression: { clinical_impression: [key] },
      }),
    ),
    { PresentingComplaint: { presenting_complaint: 'Chest pain', possible_injury: 'yes' } },
    { SecondarySurvey: { mechanismsOfInjury: ['crush'] } },
  ].map((injured): Row => {
    const pain = { PresentingComplaint: { presenting_complaint: 'Chest pain' } };
    return ['CHEST_PAIN_WITHOUT_ECG', facts(pain), facts({ ...pain, ...injured })];
  }),
  // A seizure that only the complaint tells of, in a patient who is alert again.
  ...(
    [
      ['Seizure, now alert', 'No seizure, a faint'],
      ['Two seizures at home', 'Denies seizures'],
      ['Had a fit', 'Fit and well'],
      ['Found fitting', 'Rubbed by a well-fitting boot'],
      ['Fit in the queue', 'A fit young man with a cut'],
      ['Convulsion', 'Seizure disorder, here with a cut'],
      ['Collapsed, tonic-clonic movements', 'Collapsed'],
      ['Fitting', 'Fitness test'],
    ] as const
  ).map(([seized, not]): Row => [
    'SEIZURE_WITHOUT_GLUCOSE',
    facts({ PresentingComplaint: { presenting_complaint: seized }, ...observed(set({ acvpu: 'A' })) }),
    facts({ PresentingComplaint: { presenting_complaint: not }, ...observed(set({ acvpu: 'A' })) }),
    'A seizure, and no blood glucose',
  ]),
  [
    'SEIZURE_WITHOUT_GLUCOSE',
    facts({ incidentDetails: { chief_complaint: 'Seizure' } }),
    facts({ incidentDetails: { chief_complaint: 'Seizure' }, ...observed(set({ blood_glucose: 5.2 })) }),
  ],
  [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts({ ...observed(set({ acvpu: 'V' })), PresentingComplaint: { presenting_complaint: 'Fall' } }),
    facts({ ...observed(set({ acvpu: 'V' })), PresentingComplaint: { presenting_complaint: 'Seizure' } }),
  ],
  // A head injury in the words of the complaint, or by the fall of a young child.
  ...(
    [
      ['Head injury', 'No head injury'],
      ['Fell, hit her head', 'Fell, did not hit her head'],
      ['Blow to the back of the head', 'Blow to the arm'],
      ['Concussed', 'Fell, didn’t bang his head'],
      ['Kicked in the head', 'Headache'],
    ] as const
  ).map(([hurt, not]): Row => {
    const left = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    return [
      'HEAD_INJURY_ANTICOAGULANT',
      facts({ ...left, incidentDetails: { chief_complaint: hurt } }, { patientMedicines: 'Pradaxa' }),
      facts({ ...left, incidentDetails: { chief_complaint: not } }, { patientMedicines: 'Pradaxa' }),
    ];
  }),
  ...[
    ...['aspirin', 'ibuprofen', 'diclofenac', 'naproxen'],
    ...['heparin', 'tenecteplase', 'clopidogrel', 'ticagrelor'],
  ].flatMap((drug_name) =>
    [
      { clinical_impression: { clinical_impression: ['head_injury'] } },
      { incidentDetails: { chief_complaint: 'Head injury' } },
      { SecondarySurvey: { major_trauma_criteria: ['young_child_fall'] } },
    ].flatMap((injured): readonly Row[] => [
      [
        'CONTRAINDICATED',
        facts({ ...injured, ...did('drugs_administered', dose({ drug_name })) }),
        facts(did('drugs_administered', dose({ drug_name }))),
        'with a head injury: the risk of bleeding in the head is higher.',
      ],
      [
        'CONTRAINDICATED',
        facts({ ...injured, ...did('drugs_administered', dose({ drug_name })) }),
        facts({ ...injured, ...did('drugs_administered', dose({ drug_name: 'paracetamol_oral' })) }),
      ],
    ]),
  ),
  // What the past history says against an NSAID.
  ...(
    [
      ['Asthma', 'No asthma', 'Ibuprofen with ‘Asthma’ in the past history: it can bring on an attack.'],
      ['Hypertension, asthmatic', 'Asthma: no', '‘asthmatic’'],
      [
        'Peptic ulcer 2019',
        'No history of peptic ulcer',
        '‘Peptic ulcer’ in the past history: it can make the gut bleed',
      ],
      ['Previous GI bleed', 'Never had a stomach upset', '‘GI bleed’'],
      [
        'Heart failure',
        'Heart murmur',
        '‘Heart failure’ in the past history: it can make heart failure worse',
      ],
      ['CKD 3', 'Kidney stone', '‘CKD’ in the past history: it can make kidney disease worse'],
      [
        'Migraine, no asthma; duodenal ulcer, then a stomach ulcer',
        'No asthma or peptic ulcer',
        '‘duodenal ulcer’',
      ],
    ] as const
  ).flatMap(([past, not, words]): readonly Row[] => {
    const given = did('drugs_administered', dose({ drug_name: 'ibuprofen' }));
    return [
      [
        'CONTRAINDICATED',
        facts({ PresentingComplaint: { past_medical_history: past }, ...given }),
        facts({ PresentingComplaint: { past_medical_history: not }, ...given }),
        words,
      ],
      [
        'CONTRAINDICATED',
        facts({
          PresentingComplaint: { past_conditions: [{ description: 'Gout' }, { description: past }] },
          ...given,
        }),
        facts({ PresentingComplaint: { past_conditions: [{ description: not }] }, ...given }),
        words,
      ],
    ];
  }),
  ...(
    [
      ['asthma', 'Ibuprofen with asthma today: it can bring on an attack.'],
      ['gi_bleed', 'with gastrointestinal bleeding today'],
      ['heart_failure', 'with heart failure today'],
    ] as const
  ).map(([key, words]): Row => {
    const given = did('drugs_administered', dose({ drug_name: 'ibuprofen' }));
    return [
      'CONTRAINDICATED',
      facts({ clinical_impression: { clinical_impression: [key] }, ...given }),
      facts({ clinical_impression: { clinical_impression: ['migraine'] }, ...given }),
      words,
    ];
  }),
  [
    'CONTRAINDICATED',
    facts({
      PresentingComplaint: { past_medical_history: 'Asthma' },
      ...did('drugs_administered', dose({ drug_name: 'naproxen' })),
    }),
    // Aspirin for a heart attack is given in spite of both.
    facts({
      PresentingComplaint: { past_medical_history: 'Asthma, peptic ulcer' },
      ...did('drugs_administered', dose({ drug_name: 'aspirin' })),
    }),
  ],
  // The handover ends our care where it comes first.
  ...(
    [
      [
        { handover_time: at('14:05') },
        { handover_time: at('14:10') },
        'after the patient was handed over at 20 Nov 2026, 14:05',
      ],
      [
        { handover_time: at('14:05'), time_left_dc_care: at('14:20') },
        { handover_time: at('14:11'), time_left_dc_care: at('14:20') },
        'after the patient was handed over at 20 Nov 2026, 14:05',
      ],
      [
        { handover_time: at('14:09'), time_left_dc_care: at('14:05') },
        {},
        'after the patient left our care at 20 Nov 2026, 14:05',
      ],
      [
        { handover_time: at('14:05'), time_left_dc_care: at('14:05') },
        { time_left_dc_care: at('14:10') },
        'after the patient left our care at 20 Nov 2026, 14:05',
      ],
    ] as const
  ).map(([ended, not, words]): Row => [
    'AFTER_DISCHARGE',
    facts({ DispositionOutcome: ended, ...did('drugs_administered', dose({})) }),
    facts({ DispositionOutcome: not, ...did('drugs_administered', dose({})) }),
    words,
  ]),
  // CPR counts until it was stopped, without the pauses to look at the rhythm.
  ...(
    [
      [
        [
          ['started', '14:30'],
          ['stopped', '14:38'],
        ],
        [
          ['started', '14:30'],
          ['stopped', '14:50'],
        ],
        'but CPR lasted only 8 min 0 s, until 20 Nov 2026, 14:38.',
      ],
      [
        [
          ['started', '14:30'],
          ['rosc', '14:38'],
        ],
        [
          ['started', '14:30'],
          ['rhythm_check', '14:38'],
        ],
        'but CPR lasted only 8 min 0 s, until 20 Nov 2026, 14:38.',
      ],
      // A pause of two minutes, and one of three.
      [
        [
          ['started', '14:30'],
          ['stopped', '14:40'],
          ['started', '14:43'],
          ['stopped', '14:55'],
        ],
        [
          ['started', '14:30'],
          ['stopped', '14:40'],
          ['started', '14:42'],
          ['stopped', '14:55'],
        ],
        'but CPR lasted only 12 min 0 s, until 20 Nov 2026, 14:55.',
      ],
      [
        [
          ['started', '14:20'],
          ['stopped', '14:30'],
          ['started', '14:45'],
          ['stopped', '14:50'],
        ],
        [
          ['started', '14:20'],
          ['stopped', '14:40'],
          ['started', '14:45'],
          ['stopped', '14:50'],
        ],
        'but CPR lasted only 10 min 0 s, until 20 Nov 2026, 14:30.',
      ],
      [
        [
          ['started', '14:20'],
          ['stopped', '14:30'],
          ['started', '14:40'],
          ['stopped', '14:50'],
        ],
        [
          ['started', '14:00'],
          ['stopped', '14:10'],
          ['started', '14:20'],
          ['stopped', '14:50'],
        ],
        'but CPR lasted only 10 min 0 s, until 20 Nov 2026, 14:30.',
      ],
      [
        [['mechanical_started', '14:45']],
        [['mechanical_started', '14:30']],
        'but CPR began only 15 min 0 s earlier.',
      ],
      // Begun again by hand, or by another kind, it is still the same.
      [
        [
          ['started', '14:45'],
          ['mechanical_started', '14:50'],
        ],
        [
          ['started', '14:30'],
          ['mechanical_started', '14:50'],
        ],
        'but CPR began only 15 min 0 s earlier.',
      ],
    ] as const
  ).map(([short, long, words]): Row => ['ROLE_SHORT_CPR', resuscitated(short), resuscitated(long), words]),
  [
    'ROLE_SHORT_CPR',
    resuscitated([['started', '14:30']], { resuscitation_stopped_at: at('14:40') }),
    resuscitated(
      [
        ['started', '14:00'],
        ['stopped', '14:10'],
      ],
      {
        ...{ first_cpr_at: at('14:00'), resuscitation_stopped_at: at('14:55') },
        procedures: [{ id: 'p', procedure: 'cpr', time_performed: at('14:30') }],
      },
    ),
    'until 20 Nov 2026, 14:40.',
  ],
  // No CPR at all, or none attempted.
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D }),
    facts({ ROLE: { ...ROUTE_D, remained_asystolic: false } }),
    'but the record has no CPR.',
  ],
  [
    'ROLE_SHORT_CPR',
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'a', event: 'rhythm_check', time: at('14:20') }) }),
    // CPR whose times nobody knows.
    facts({ ROLE: ROUTE_D, ClinicalInterventions: { bystander_cpr: 'compressions_only' } }),
    'but the record has no CPR.',
  ],
  ...['not_futile', 'not_dnacpr', 'not_signs_of_life', 'not_unsafe'].map((answer): Row => [
    'ROLE_SHORT_CPR',
    resuscitated([['started', '14:20']], { resuscitation_attempted: [answer] }),
    resuscitated([['started', '14:20']], { resuscitation_attempted: ['compressions', answer] }),
    'but resuscitation by the crew was not attempted.',
  ]),
  // Route C is for a patient who had no resuscitation of any kind.
  ...(
    [
      [did('defibrillation', { id: 'a', rhythm: 'unknown', shocks_delivered: 1 }), 'a shock'],
      [did('defibrillation', { id: 'a', rhythm: 'unknown' }), 'a shock'],
      [did('procedures', { id: 'p', procedure: 'defibrillation' }), 'a shock'],
      [did('procedures', { id: 'p', procedure: 'cardioversion' }), 'a shock'],
      [{ ClinicalInterventions: { first_shock_by: 'bystander' } }, 'a shock'],
      [{ ClinicalInterventions: { aed_before_arrival: 'shock_delivered' } }, 'a shock'],
      [{ ClinicalInterventions: { resuscitation_attempted: ['defibrillation'] } }, 'a shock'],
      [{ ClinicalInterventions: { any_rosc: ['sustained'] } }, 'a return of circulation'],
      ...['ventilation', 'supraglottic_airway', 'intubation'].map(
        (procedure) =>
          [
            did('procedures', { id: 'q', procedure: 'suction' }, { id: 'p', procedure }),
            'ventilation',
          ] as const,
      ),
      ...['adrenaline_1_10000', 'amiodarone'].map(
        (drug_name) =>
          [
            did('drugs_administered', dose({}), dose({ drug_name }, 'b')),
            'a drug for cardiac arrest',
          ] as const,
      ),
      [
        {
          ClinicalInterventions: {
            cpr: [
              { id: 'b', event: 'rhythm_check' },
              { id: 'a', event: 'stopped' },
            ],
            defibrillation: [
              { id: 'a', shocks_delivered: 0 },
              { id: 'b', shocks_delivered: 2 },
            ],
          },
        },
        'CPR and a shock',
      ],
      [{ ClinicalInterventions: { first_cpr_by: 'bystander' } }, 'CPR'],
      [{ ClinicalInterventions: { cpr_methods: ['manual'] } }, 'CPR'],
    ] as const
  ).map(([done, words]): Row => [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ...done }),
    facts({
      ROLE: ROUTE_C,
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'asystole' }],
        defibrillation: [{ id: 'a', shocks_delivered: 0 }],
        procedures: [{ id: 'p', procedure: 'suction' }],
        drugs_administered: [dose({})],
        ...{ first_shock_by: 'nobody', first_cpr_by: 'nobody', aed_before_arrival: 'applied_no_shock' },
        ...{ resuscitation_attempted: ['not_futile'], any_rosc: ['none'] },
      },
    }),
    `Route C requires that no CPR was given, but the record has ${words}.`,
  ]),
  // An intoxicated patient is asked about until a person is named, even if they live with others.
  ...[
    { released_to: 'Mother, sober' },
    ...['to_guardian', 'to_carer', 'to_team', 'to_police'].map((reason) => ({ release_reasons: [reason] })),
  ].flatMap((left): readonly Row[] => {
    const drunk = { clinical_impression: { clinical_impression: ['alcohol_intoxication'] } };
    const discharged = { disposition_outcome: 'discharged_with_advice' };
    return [
      [
        'INTOXICATED_ALONE',
        facts({ ...drunk, DispositionOutcome: { ...discharged, release_reasons: ['guideline'] } }),
        facts({ ...drunk, DispositionOutcome: { ...discharged, ...left } }),
        'The patient was discharged. Who looked after them?',
      ],
      [
        'INTOXICATED_ALONE',
        facts({
          ...drunk,
          DispositionOutcome: { ...discharged, released_to: 'Self' },
          SocialHistory: { home_circumstances: 'lives_alone' },
        }),
        facts({
          ...drunk,
          DispositionOutcome: { ...discharged, ...left },
          SocialHistory: { home_circumstances: 'lives_alone' },
        }),
        'The patient was discharged and has nobody at home. Who looked after them?',
      ],
    ];
  }),
  ...['Nobody', 'alone', 'no one', ' ', 'n/a', 'Themselves'].map((released_to): Row => {
    const drunk = { clinical_impression: { clinical_impression: ['alcohol_intoxication'] } };
    const discharged = { disposition_outcome: 'discharged_with_advice' };
    return [
      'INTOXICATED_ALONE',
      facts({ ...drunk, DispositionOutcome: { ...discharged, released_to } }),
      facts({
        ...drunk,
        DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service', released_to },
      }),
    ];
  }),
  // Each member of the lists that the questions go by: acts that are no care, those who decide for a patient, rhythms, drugs, levels.
  [
    'REFUSAL_WITHOUT_CAPACITY',
    facts({
      PrimarySurvey: { capacity_conclusion: 'lacks_capacity' },
      DispositionOutcome: { disposition_outcome: 'refused_conveyance' },
    }),
    facts({
      PrimarySurvey: { capacity_conclusion: 'lacks_capacity' },
      DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service' },
    }),
  ],
  ...[{ act: 'sharing' }, { by: 'parent' }, { by: 'deputy' }, { by: 'best_interests' }].map((more): Row => {
    const lacking = { capacity_conclusion: 'lacks_capacity' };
    return [
      'REFUSAL_WITHOUT_CAPACITY',
      facts({ PrimarySurvey: { ...lacking, consents: [consent('14:20', 'refused')] } }),
      facts({ PrimarySurvey: { ...lacking, consents: [consent('14:20', 'refused', more)] } }),
    ];
  }),
  ...(
    [
      ['understanding', 'Understands the information'],
      ['retaining', 'Retains it long enough'],
      ['weighing', 'Weighs it up'],
      ['communicating', 'Communicates a decision'],
    ] as const
  ).map(([test, words]): Row => [
    'CAPACITY_UNSURE',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', [test]: 'unsure' } }),
    facts({ PrimarySurvey: { capacity_conclusion: 'lacks_capacity', [test]: 'unsure' } }),
    `'${words}' is answered 'Unsure'`,
  ]),
  ...['attorney', 'best_interests'].map((by): Row => {
    const decided = [consent('14:10', 'given', { by })];
    return [
      'CONSENT_UNABLE',
      facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', consents: decided } }),
      facts({ PrimarySurvey: { capacity_conclusion: 'lacks_capacity', consents: decided } }),
      'this decision was made without them',
    ];
  }),
  // Of three doses, each is compared with the last that another person gave.
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(
      did(
        'drugs_administered',
        dose({ time_administered: at('14:00') }),
        dose({ time_administered: at('14:12'), given_by: 'Ben' }, 'b'),
        dose({ time_administered: at('14:15'), given_by: 'Cem' }, 'c'),
      ),
    ),
    facts(
      did(
        'drugs_administered',
        dose({ time_administered: at('14:00') }),
        dose({ time_administered: at('14:15'), given_by: 'Cem' }, 'c'),
      ),
    ),
    '3 min 0 s earlier by Ben',
  ],
  [
    'REPEATED_TOO_SOON',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Paracetamol', last_taken_at: at('13:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Ramipril', last_taken_at: at('13:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
  ],
  ...(
    [
      ['frec_3', 'FREC 3'],
      ['first_aider', 'First aider'],
      ['family_member', 'Family member'],
      ['bystander', 'Bystander'],
      ['patient', 'The patient'],
      ['police', 'Police'],
      ['fire', 'Fire and rescue'],
    ] as const
  ).map(([witnessed_by_level, words]): Row => {
    const witnessed = { witnessed_by: 'Ben', witnessed_by_level };
    return [
      'WITNESS_POSITION',
      facts(did('drugs_administered', dose(witnessed))),
      facts(did('drugs_administered', dose({ ...witnessed, drug_name: 'aspirin' }))),
      `Ben is recorded as ${words}`,
    ];
  }),
  // Of a controlled drug of our own, with all that it takes to add up: an amount, its unit, and what was wasted.
  ...[
    { drug_name: 'ondansetron' },
    { is_before_arrival: true },
    { dose: null },
    { dose_unit: null },
    { wasted: null },
    { dose_unit: 'microgram' },
  ].map((more): Row => {
    const short = { dose: 5, dose_unit: 'mg', wasted: 2 };
    return [
      'DRAWN_UP',
      facts(did('drugs_administered', dose(short))),
      facts(did('drugs_administered', dose({ ...short, ...more }))),
      '5 mg given and 2 mg wasted makes 7 mg. That is not a whole number of ampoules or vials of 10 mg.',
    ];
  }),
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 5, batch: { taken: 2 } }))),
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 5, batch: { taken: 1 } }))),
    '5 mg given and 5 mg wasted makes 10 mg, but 2 × ',
  ],
  ...[{ dose: null }, { dose_unit: null }, { drawn_up: null }].map((more): Row => {
    const left = { drug_name: 'paracetamol_iv', dose: 5, dose_unit: 'mg', drawn_up: 10 };
    return [
      'DRAWN_UP',
      facts(did('drugs_administered', dose(left))),
      facts(did('drugs_administered', dose({ ...left, ...more }))),
      'differs from what was drawn up by 5.',
    ];
  }),
  ...['ibuprofen', 'diclofenac', 'naproxen'].map((drug_name): Row => {
    const pregnant = { sex_at_birth: 'female', is_pregnant: 'yes' };
    return [
      'CONTRAINDICATED',
      facts({ PresentingComplaint: pregnant, ...did('drugs_administered', dose({ drug_name })) }),
      facts({
        PresentingComplaint: pregnant,
        ...did('drugs_administered', dose({ drug_name: 'paracetamol' })),
      }),
      'in pregnancy: it is avoided from 20 weeks',
    ];
  }),
  ...[
    ...['Sildenafil', 'Viagra', 'Revatio', 'Tadalafil', 'Cialis', 'Adcirca', 'Vardenafil', 'Levitra'],
    ...['Avanafil', 'Spedra'],
  ].map((medicine): Row => [
    'CONTRAINDICATED',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine }] },
      ...did('drugs_administered', gtn('14:10')),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Salbutamol' }] },
      ...did('drugs_administered', gtn('14:10')),
    }),
    `with ${medicine}: the blood pressure can fall sharply`,
  ]),
  [
    'CONTRAINDICATED',
    facts({
      SecondarySurvey: { major_trauma_criteria: ['anticoagulant'] },
      ...did('drugs_administered', dose({ drug_name: 'ibuprofen' })),
    }),
    facts({
      SecondarySurvey: { major_trauma_criteria: ['anticoagulant'] },
      ...did('drugs_administered', dose({ drug_name: 'paracetamol' })),
    }),
    'with an anticoagulant (the major trauma criteria say so)',
  ],
  // The last rhythm before a shock is also that of an earlier shock, or the rhythm that followed it.
  ...(
    [
      [
        { rhythm: 'asystole', shocks_delivered: 0 },
        { rhythm: 'vf', shocks_delivered: 0 },
      ],
      [
        { rhythm: 'vf', shocks_delivered: 1, outcome_rhythm: 'pea' },
        { rhythm: 'vf', shocks_delivered: 1, outcome_rhythm: 'vf' },
      ],
    ] as const
  ).map(([flat, shockable]): Row => {
    const unknown = { id: 's', rhythm: 'unknown', shocks_delivered: 1, time: at('14:04') };
    return [
      'SHOCK_NOT_SHOCKABLE',
      facts(did('defibrillation', { id: 'a', time: at('14:02'), ...flat }, unknown)),
      facts(did('defibrillation', { id: 'a', time: at('14:02'), ...shockable }, unknown)),
      'the last before it, at 20 Nov 2026, 14:02, was asystole or PEA',
    ];
  }),
  [
    'SHOCK_MISSING',
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        procedures: [{ id: 'p', procedure: 'suction', time_performed: at('14:01') }],
      },
    }),
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'a', event: 'rhythm_check', rhythm: 'vf', time: at('14:00') }],
        procedures: [{ id: 'p', procedure: 'cardioversion', time_performed: at('14:01') }],
      },
    }),
  ],
  [
    'SHOCK_MISSING',
    facts({ SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'vf', taken_at: at('14:00') }] } }),
    facts({ SecondarySurvey: { ecgs: [{ id: 'a', ecg_rhythm: 'sinus', taken_at: at('14:00') }] } }),
  ],
  // That a shock was given, or why resuscitation was not attempted, is an answer to a shockable first rhythm.
  ...['defibrillation', 'not_futile', 'not_dnacpr', 'not_signs_of_life', 'not_unsafe'].map((answer): Row => [
    'SHOCK_MISSING',
    facts({ ClinicalInterventions: { first_rhythm: 'vf', resuscitation_attempted: ['compressions'] } }),
    facts({ ClinicalInterventions: { first_rhythm: 'vf', resuscitation_attempted: [answer] } }),
  ]),
  [
    'CPR_WHILE_ABSENT',
    facts({
      incidentDetails: { arrived_time: at('14:00') },
      ...did('cpr', { id: 'a', event: 'started', is_before_arrival: false, time: at('13:58') }),
    }),
    facts({
      incidentDetails: { arrived_time: at('14:00') },
      ...did('cpr', { id: 'a', event: 'started', is_before_arrival: true, time: at('13:58') }),
    }),
  ],
  // Two earlier steps that are later: the nearer one is named.
  [
    'ARREST_ORDER',
    facts({
      ClinicalInterventions: {
        ...{ collapse_at: at('14:00'), first_cpr_at: at('14:05') },
        resuscitation_stopped_at: at('13:50'),
      },
    }),
    facts({
      ClinicalInterventions: {
        ...{ collapse_at: at('14:00'), first_cpr_at: at('14:05') },
        resuscitation_stopped_at: at('14:50'),
      },
    }),
    "is before 'First CPR' at 20 Nov 2026, 14:05",
  ],
  ...['single_room', 'contact', 'droplet', 'airborne'].map((precaution): Row => {
    const none = { infection_risk: 'none_known' };
    return [
      'INFECTION_NONE',
      facts({ PresentingComplaint: { ...none, infection_precautions: [precaution] } }),
      facts({ PresentingComplaint: { ...none, infection_precautions: ['protective'] } }),
    ];
  }),
  [
    'INFECTION_NONE',
    facts({
      PresentingComplaint: { infection_risk: 'none_known' },
      SecondarySurvey: { investigations: [swab(null, 'Negative'), swab(null, 'Positive')] },
    }),
    facts({
      PresentingComplaint: { infection_risk: 'none_known' },
      SecondarySurvey: { investigations: [swab(null, 'Positive'), swab(null, 'Negative')] },
    }),
  ],
  [
    'DOSE_RANGE',
    facts(
      {
        PresentingComplaint: { weight_kg: 10 },
        ...did('drugs_administered', measured(2)),
      },
      { ageYears: 2, doseRanges: [PER_KILOGRAM] },
    ),
    facts(
      {
        PresentingComplaint: { weight_kg: 30 },
        ...did('drugs_administered', measured(2)),
      },
      { ageYears: 2, doseRanges: [PER_KILOGRAM] },
    ),
  ],
  [
    'SHOCK_NOT_DELIVERED',
    facts(did('defibrillation', { id: 'a', rhythm: 'pulseless_vt', shocks_delivered: 0 })),
    facts(did('defibrillation', { id: 'a', rhythm: 'pea', shocks_delivered: 0 })),
  ],
  ...['compressions_only', 'compressions_and_breaths', 'unknown_kind'].map((bystander_cpr): Row => [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ClinicalInterventions: { bystander_cpr } }),
    facts({ ROLE: ROUTE_C, ClinicalInterventions: { bystander_cpr: 'none' } }),
  ]),
  ...['compressions', 'ventilation'].map((answer): Row => [
    'ROLE_AFTER_CPR',
    facts({ ROLE: ROUTE_C, ClinicalInterventions: { resuscitation_attempted: [answer] } }),
    facts({ ROLE: ROUTE_C, ClinicalInterventions: { resuscitation_attempted: ['not_futile'] } }),
  ]),
  // Two strips may be two reviews, or the ECGs of two sets.
  ...[
    { SecondarySurvey: { ecgReview1: 'Asystole', ecgReview2: 'Asystole' } },
    observed(set({ ecg: 'Asystole' }), set({ ecg: 'Asystole' }, 'b')),
  ].map((strips): Row => ['ROLE_STRIPS', facts({ ROLE: ROUTE_C }), facts({ ROLE: ROUTE_C, ...strips })]),
  // The set that follows the oxygen counts, and no later one.
  [
    'OXYGEN_THEN_AIR',
    facts({
      ...did('oxygen_given', { id: 'o', method: 'simple_mask', started_at: at('14:00') }),
      ...observed(
        set({ supplemental_o2: false }),
        set({ supplemental_o2: true, date_time: at('14:20') }, 'b'),
      ),
    }),
    facts({
      ...did('oxygen_given', { id: 'o', method: 'simple_mask', started_at: at('14:00') }),
      ...observed(
        set({ supplemental_o2: true }),
        set({ supplemental_o2: false, date_time: at('14:20') }, 'b'),
      ),
    }),
  ],
  [
    'OXYGEN_FLOW',
    facts(observed(set({ o2_device: 'nasal_cannulae', o2_flow_lpm: 15 }))),
    facts(observed(set({ o2_device: 'nasal_cannulae' }))),
    'Nasal cannulae at 15 L/min',
  ],
  ...[{ o2_device: 'nasal_cannulae' }, { o2_flow_lpm: 4 }, { is_before_arrival: true }].map((more): Row => [
    'OXYGEN_NOT_GIVEN',
    facts(observed(set({ supplemental_o2: true, is_before_arrival: false }))),
    facts(observed(set({ supplemental_o2: true, ...more }))),
  ]),
  // A procedure is another record of oxygen.
  [
    'OXYGEN_NOT_GIVEN',
    facts(observed(set({ supplemental_o2: true }))),
    facts({
      ...observed(set({ supplemental_o2: true })),
      ...did('procedures', { id: 'p', procedure: 'oxygen_therapy', time_performed: at('14:05') }),
    }),
  ],
  [
    'ACVPU_GCS',
    facts(observed(set({ acvpu: 'A', gcs: 13 }))),
    facts(observed(set({ acvpu: 'A', gcs: null }))),
  ],
  ...(
    [
      ['pupils_left', 'Left pupil: the reaction is'],
      ['pupils_right', 'Right pupil: the reaction is'],
    ] as const
  ).flatMap(([pupil, words]) =>
    ['brisk', 'sluggish'].map((reaction): Row => {
      const closed = { gcs_qualifier: 'eye_obstructed' };
      return [
        'PUPIL_NOT_ASSESSABLE',
        facts(observed(set({ ...closed, [pupil]: { reaction } }))),
        facts(observed(set({ ...closed, [pupil]: { reaction: 'none' } }))),
        `${words} ${reaction}`,
      ];
    }),
  ),
  // Each finding on the head, and each mark of the body map, that is an injury.
  ...[
    ...['abrasion', 'avulsion', 'bleeding_controlled', 'bleeding_uncontrolled', 'contusion', 'crush'],
    ...['laceration', 'puncture', 'gunshot', 'deformity', 'fracture_closed', 'fracture_open', 'crepitus'],
    'swelling',
  ].map((finding): Row => {
    const left = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    const at = (region: object) => ({ SecondarySurvey: { exam_findings: [{ ...region, finding }] } });
    return [
      'HEAD_INJURY_ANTICOAGULANT',
      facts({ ...left, ...at({ region: 'skin', location: 'forehead' }) }, { patientMedicines: 'Pradaxa' }),
      facts({ ...left, ...at({ region: 'chest' }) }, { patientMedicines: 'Pradaxa' }),
    ];
  }),
  ...[
    ...['contusion', 'laceration', 'abrasion', 'swelling', 'deformity', 'fracture_suspected', 'puncture'],
    ...['penetrating', 'incision', 'avulsion', 'skin_tear'],
  ].flatMap((kind) =>
    ['forehead_front', 'crown_back', 'head_back'].map((region): Row => {
      const left = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
      const marked = (place: string) => ({
        SecondarySurvey: { body_map: [{ id: 'm', region: place, kinds: ['rash', kind] }] },
      });
      return [
        'HEAD_INJURY_ANTICOAGULANT',
        facts({ ...left, ...marked(region) }, { patientMedicines: 'Pradaxa' }),
        facts({ ...left, ...marked('face_front') }, { patientMedicines: 'Pradaxa' }),
      ];
    }),
  ),
  // Each place of the record in which there can be an ECG.
  ...[
    ...['ecgReview1', 'ecgReview2', 'ecgPicture', 'cardiac'].map((field) => ({
      SecondarySurvey: { [field]: 'Sinus rhythm' },
    })),
    { SecondarySurvey: { pictures: [{ id: 'p', subject: 'ecg' }] } },
    did('procedures', { id: 'p', procedure: 'ecg_12_lead' }),
  ].map((recorded): Row => {
    const coded = { clinical_impression: { clinical_impression: ['angina'] } };
    return [
      'CHEST_PAIN_WITHOUT_ECG',
      facts({
        ...coded,
        SecondarySurvey: { pictures: [{ id: 'p', subject: 'wound' }] },
        ...did('procedures', { id: 'p', procedure: 'suction' }),
      }),
      facts({ ...coded, ...recorded }),
    ];
  }),
  ...[
    { clinical_impression: { clinical_impression: ['other', 'chest_injury'] } },
    { SecondarySurvey: { mechanismsOfInjury: ['none', 'collision_object'] } },
  ].map((explained): Row => {
    const pain = { PresentingComplaint: { presenting_complaint: 'Chest pain' } };
    return [
      'CHEST_PAIN_WITHOUT_ECG',
      facts({ ...pain, clinical_impression: { clinical_impression: ['other', 'generally_unwell'] } }),
      facts({ ...pain, ...explained }),
    ];
  }),
  ...(
    [
      ['face', 'facial_droop'],
      ['arm', 'arm_drift'],
      ['speech', 'slurred_speech'],
      ['speech', 'aphasia'],
    ] as const
  ).flatMap(([part, finding]): readonly Row[] => [
    [
      'STROKE_WITHOUT_GLUCOSE',
      facts(observed(set({ fast_stroke: { [part]: 'abnormal' } }))),
      facts(observed(set({ fast_stroke: { [part]: 'normal' } }))),
      `FAST is positive (${part}`,
    ],
    [
      'STROKE_WITHOUT_GLUCOSE',
      facts({ SecondarySurvey: { exam_findings: [{ finding }] } }),
      facts({
        SecondarySurvey: { exam_findings: [{ finding }] },
        // That glucose could not be measured is an answer too, whatever else could not.
        ...observed(
          set({ not_recordable: [{ field: 'temperature' }, { field: 'blood_glucose', reason: 'refused' }] }),
        ),
      }),
      'A sign of a stroke was found',
    ],
  ]),
  // It is asked of the first set in which the patient was not alert, and not of one who is dead.
  [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts(observed(set({ acvpu: 'V' }), set({ acvpu: 'P', date_time: at('14:20') }, 'b'))),
    facts({ ...observed(set({ acvpu: 'V' })), incidentDetails: { acuity: 'dead' } }),
    'ACVPU V',
  ],
  ...['seizure', 'arm_drift'].map((finding): Row => [
    'NOT_ALERT_WITHOUT_GLUCOSE',
    facts({ ...observed(set({ acvpu: 'V' })), SecondarySurvey: { exam_findings: [{ finding: 'rash' }] } }),
    facts({ ...observed(set({ acvpu: 'V' })), SecondarySurvey: { exam_findings: [{ finding }] } }),
  ]),
  [
    'CHILD_BRUISE',
    facts(
      {
        SecondarySurvey: {
          body_map: [
            { id: 'm', region: 'chest_front', kinds: ['rash'] },
            { id: 'n', region: 'chest_front', kinds: ['contusion'] },
          ],
        },
      },
      { ageYears: 17 },
    ),
    facts(
      {
        SecondarySurvey: { body_map: [{ id: 'n', region: 'chest_front', kinds: ['contusion'] }] },
        SocialHistory: { safeguarding_concerns: 'no' },
      },
      { ageYears: 17 },
    ),
  ],
  ...(
    [
      ['admits_alcohol', 'Patient says: alcohol'],
      ['admits_drugs', 'Patient says: drugs'],
      ['known_positive', 'Known from police or hospital'],
      ['smell_of_alcohol', 'Smells of alcohol'],
      ['suspected_on_examination', 'Suspected on examination'],
    ] as const
  ).flatMap(([taken, words]) =>
    [
      { home_circumstances: 'lives_alone' },
      { home_circumstances: 'no_fixed_abode' },
      { risk_factors: ['lives_alone'] },
      { risk_factors: ['homelessness'] },
      { barriers_to_care: ['unattended_minor'] },
    ].map((alone): Row => {
      const discharged = {
        PresentingComplaint: { alcohol_or_drugs: [taken] },
        DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
      };
      return [
        'INTOXICATED_ALONE',
        facts({ ...discharged, SocialHistory: alone }),
        facts({ ...discharged, PresentingComplaint: { alcohol_or_drugs: ['none_reported'] } }),
        `Recorded: ${words}. The patient was discharged and has nobody at home.`,
      ];
    }),
  ),
  // A dose that was not given, and doses of something else, are asked about by none.
  [
    'ACT_AFTER_DEATH',
    facts({ ROLE: { role_time: at('14:00') }, ...did('drugs_administered', dose({})) }),
    facts({
      ROLE: { role_time: at('14:00') },
      ...did('drugs_administered', dose({ not_given_reason: 'refused' })),
    }),
  ],
  [
    'SAME_DRUG_TWO_PEOPLE',
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ben' }, 'b'))),
    facts(did('drugs_administered', dose({}), dose({ given_by: 'Ben', not_given_reason: 'refused' }, 'b'))),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', drawn_up: 10 }))),
    facts(
      did(
        'drugs_administered',
        dose({ dose: 5, dose_unit: 'mg', drawn_up: 10, not_given_reason: 'refused' }),
      ),
    ),
  ],
  [
    'DRAWN_UP',
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'mg', wasted: 2.5 }))),
    facts(did('drugs_administered', dose({ dose: 5, dose_unit: 'microgram', wasted: 2.5 }))),
  ],
  [
    'REPEATED_TOO_SOON',
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Panadol', last_taken_at: at('13:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
    facts({
      PresentingComplaint: { current_medicines: [{ medicine: 'Aspirin', last_taken_at: at('13:00') }] },
      ...did('drugs_administered', paracetamol('14:00')),
    }),
  ],
  [
    'DOSE_RANGE',
    facts(did('drugs_administered', measured(11)), { doseRanges: [RANGE] }),
    // This one is asked for its route.
    facts(did('drugs_administered', { ...measured(5), route: 'intramuscular' }), { doseRanges: [RANGE] }),
  ],
  [
    'OXYGEN_THEN_AIR',
    facts({
      ...observed(set({ supplemental_o2: false })),
      ...did('drugs_administered', dose({ drug_name: 'oxygen', time_administered: at('14:05') })),
    }),
    facts({
      ...observed(set({ supplemental_o2: false })),
      ...did('drugs_administered', dose({ time_administered: at('14:05') })),
    }),
  ],
  // What others did before we came is not out of time.
  ...(
    [
      ['BEFORE_ONSET', { PresentingComplaint: { onset_at: at('14:15') } }],
      ['AFTER_DISCHARGE', { DispositionOutcome: { time_left_dc_care: at('14:05') } }],
    ] as const
  ).map(([id, when]): Row => [
    id,
    facts({ ...when, ...did('drugs_administered', dose({ is_before_arrival: false })) }),
    facts({ ...when, ...did('drugs_administered', dose({ is_before_arrival: true })) }),
  ]),
  // Only the beginning of CPR counts, and only one that has a time.
  [
    'ROLE_SHORT_CPR',
    facts({
      ROLE: ROUTE_D,
      ClinicalInterventions: {
        cpr: [
          { id: 'a', event: 'rhythm_check', rhythm: 'asystole', time: at('14:20') },
          { id: 'b', event: 'started', time: at('14:45') },
        ],
        procedures: [{ id: 'p', procedure: 'cpr' }],
      },
    }),
    facts({ ROLE: ROUTE_D, ...did('cpr', { id: 'b', event: 'started', time: at('14:20') }) }),
  ],
  // What shows no asystole is no strip of it.
  ...[
    did('cpr', { id: 'a', event: 'started' }, { id: 'b', event: 'started' }),
    observed(set({ heart_rate: 0 }), set({ heart_rate: 0 }, 'b')),
    {
      SecondarySurvey: {
        pictures: [
          { id: 'a', subject: 'wound' },
          { id: 'b', subject: 'wound' },
        ],
      },
    },
  ].map((shown): Row => [
    'ROLE_STRIPS',
    facts({ ROLE: ROUTE_C, ...shown }),
    facts({
      ROLE: ROUTE_C,
      SecondarySurvey: {
        pictures: [
          { id: 'a', subject: 'ecg' },
          { id: 'b', subject: 'ecg' },
        ],
      },
    }),
    'no ECG strip',
  ]),
  [
    'SHOCK_NOT_SHOCKABLE',
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'c', event: 'rhythm_check', rhythm: 'asystole', time: at('14:03') }],
        defibrillation: [
          { id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:01') },
          { id: 's', rhythm: 'unknown', shocks_delivered: 1, time: at('14:04') },
        ],
      },
    }),
    facts({
      ClinicalInterventions: {
        cpr: [{ id: 'c', event: 'rhythm_check', rhythm: 'asystole', time: at('14:00') }],
        defibrillation: [
          { id: 'a', rhythm: 'vf', shocks_delivered: 1, time: at('14:01') },
          { id: 's', rhythm: 'unknown', shocks_delivered: 1, time: at('14:04') },
        ],
      },
    }),
  ],
  ...(
    [
      [{ gcs_qualifier: 'eye_obstructed' }, 'and GCS says that the eyes cannot be opened'],
      [
        { not_recordable: [{ field: 'pupils_left', reason: 'injury_or_access' }] },
        'and the pupil is marked not recordable',
      ],
    ] as const
  ).map(([closed, words]): Row => {
    const pupils_left = { reaction: 'brisk' };
    return [
      'PUPIL_NOT_ASSESSABLE',
      facts(observed(set({ ...closed, pupils_left }))),
      facts(observed(set({ pupils_left }))),
      words,
    ];
  }),
  // Without all of the dates and ages there is nothing to compare.
  [
    'BIRTH_AFTER_INCIDENT',
    facts(
      { incidentDetails: { incident_date: at('14:00') } },
      { birth: { dob: '2026-11-21', estimatedAge: null } },
    ),
    facts({}, { birth: { dob: '2026-11-21', estimatedAge: null } }),
  ],
  ...[
    { ageYears: 40, birth: { dob: null, estimatedAge: 20 } },
    { ageYears: 40, birth: { dob: '1986-01-01', estimatedAge: null } },
    { ageYears: null, birth: { dob: '1986-01-01', estimatedAge: 20 } },
  ].map((known): Row => [
    'AGE_AGAINST_BIRTH',
    facts({}, { ageYears: 40, birth: { dob: '1986-01-01', estimatedAge: 20 } }),
    facts({}, known),
  ]),
]);

const OURS = { disposition_outcome: 'conveyed_ed_own_vehicle' };

/** The same for what every record is looked at for beside the table: contradictions within a field, orders of times, unusual values. */
export const ALWAYS_CASES = casesOf([
  [
    'CAPACITY',
    facts({ PrimarySurvey: { capacity_conclusion: 'has_capacity', weighing: 'no' } }),
    facts({ PrimarySurvey: { capacity_conclusion: 'lacks_capacity', weighing: 'no' } }),
  ],
  [
    'NOT_APPLICABLE',
    facts({ PresentingComplaint: { is_pregnant: 'yes', sex_at_birth: 'male' } }),
    facts({ PresentingComplaint: { is_pregnant: 'yes', sex_at_birth: 'female' } }),
  ],
  [
    'NOT_APPLICABLE',
    facts({ PresentingComplaint: { alcohol_or_drugs: ['refused'], alcohol_or_drugs_other: 'Vodka' } }),
    facts({ PresentingComplaint: { alcohol_or_drugs: ['other'], alcohol_or_drugs_other: 'Vodka' } }),
    'Other is not chosen',
  ],
  [
    'EXCLUSIVE',
    facts({ PresentingComplaint: { alcohol_or_drugs: ['none_reported', 'smell_of_alcohol'] } }),
    facts({ PresentingComplaint: { alcohol_or_drugs: ['none_reported'] } }),
  ],
  [
    'NO_VALUE',
    facts({
      PresentingComplaint: {
        last_oral_intake: 'Tea',
        no_value: [{ field: 'last_oral_intake', reason: 'refused' }],
      },
    }),
    facts({ PresentingComplaint: { no_value: [{ field: 'last_oral_intake', reason: 'refused' }] } }),
  ],
  [
    'ALLERGY_STATUS',
    facts({ PresentingComplaint: { allergy_status: 'none_known' } }, { patientAllergies: 'Latex' }),
    facts({ PresentingComplaint: { allergy_status: 'none_known' } }, { patientAllergies: 'None known' }),
  ],
  ...(
    [
      ['observations', 'entries', 'date_time'],
      ['SecondarySurvey', 'ecgs', 'taken_at'],
      ['SecondarySurvey', 'births', 'born_at'],
      ['ClinicalInterventions', 'iv_access', 'at'],
    ] as const
  ).flatMap(([section, list, field]): readonly Row[] => {
    const entry = (clock: string, rest: object = {}) => ({
      [section]: { [list]: [{ id: 'a', [field]: at(clock), ...rest }] },
    });
    const call = { incidentDetails: { call_time: at('14:10') } };
    const incident = { incidentDetails: { incident_date: at('14:10') } };
    return [
      ['BEFORE_CALL', facts({ ...call, ...entry('14:09') }), facts({ ...call, ...entry('14:10') })],
      [
        'BEFORE_CALL',
        facts({ ...call, ...entry('14:09') }),
        facts({ ...call, ...entry('14:09', { is_before_arrival: true }) }),
      ],
      [
        'BEFORE_INCIDENT',
        facts({ ...incident, ...entry('14:09') }),
        facts({ ...incident, ...entry('14:10') }),
      ],
      // What is before the call too is asked about for that.
      [
        'BEFORE_INCIDENT',
        facts({ ...incident, ...entry('14:09') }),
        facts({
          incidentDetails: { ...incident.incidentDetails, ...call.incidentDetails },
          ...entry('14:09'),
        }),
      ],
    ];
  }),
  [
    'BEFORE_CALL',
    facts({ incidentDetails: { call_time: at('14:11') }, ...observed(set({ heart_rate: 80 })) }),
    facts({
      incidentDetails: { call_time: at('14:11'), attendance_type: 'self_presented' },
      ...observed(set({ heart_rate: 80 })),
    }),
  ],
  [
    'TIME_ORDER',
    facts({ incidentDetails: { mobile_time: at('14:05'), arrived_time: at('14:04') } }),
    facts({ incidentDetails: { mobile_time: at('14:05'), arrived_time: at('14:05') } }),
  ],
  [
    'TIME_ORDER',
    facts({
      incidentDetails: { arrived_time: at('14:05'), left_scene_time: at('14:30') },
      DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle', handover_time: at('14:29') },
    }),
    facts({
      incidentDetails: { arrived_time: at('14:05'), left_scene_time: at('14:30') },
      DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service', handover_time: at('14:29') },
    }),
  ],
  // Steps beside the attendance's own: on the way, the pre-alert, the end of our care, the signature, the hospital's times.
  ...(
    [
      [{ mobile_time: '14:05' }, { rendezvous_time: ['14:04', '14:05'] }, {}],
      [{ mobile_time: '14:05' }, { landing_time: ['14:04', '14:05'] }, {}],
      [{ mobile_time: '14:05' }, { stood_down_time: ['14:04', '14:05'] }, {}],
      [{ arrived_time: '14:05' }, {}, { pre_alert_at: ['14:04', '14:05'] }],
      [{ at_patient_time: '14:05' }, {}, { time_left_dc_care: ['14:04', '14:05'] }],
      [
        { arrived_time: '14:05' },
        {},
        // A signature may come seconds before the handover that it is of.
        { handover_time: ['14:20', '14:20'], handover_signed_at: ['14:04', '14:19'] },
      ],
      [
        { arrived_time: '14:05' },
        {},
        { time_left_dc_care: ['14:30', '14:30'], ed_arrival_at: ['14:29', '14:30'] },
      ],
      [{ arrived_time: '14:05' }, {}, { ed_arrival_at: ['15:30', '15:30'], admitted_at: ['15:29', '15:30'] }],
      [{ arrived_time: '14:05' }, {}, { admitted_at: ['15:30', '15:30'], discharged_at: ['15:29', '15:30'] }],
      // Where we convey, the pre-alert comes before the hospital, and what follows after it.
      [{ at_hospital_time: '15:00' }, {}, { ...OURS, pre_alert_at: ['15:01', '15:00'] }],
      [{ at_hospital_time: '15:00' }, {}, { ...OURS, ed_arrival_at: ['14:59', '15:00'] }],
      [{ at_hospital_time: '15:00' }, {}, { ...OURS, time_left_dc_care: ['14:59', '15:00'] }],
    ] as const
  ).map(([known, incident, outcome]): Row => {
    const side = (index: 0 | 1): PrfFacts => {
      const timesOf = (values: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          Object.entries(values).map(([field, value]) => [
            field,
            Array.isArray(value) ? at(String(value[index])) : value,
          ]),
        );
      const started = Object.fromEntries(Object.entries(known).map(([field, clock]) => [field, at(clock)]));
      return facts({
        incidentDetails: { ...started, ...timesOf(incident) },
        DispositionOutcome: timesOf(outcome),
      });
    };
    return ['TIME_ORDER', side(0), side(1)];
  }),
  [
    'ROLE_BEFORE_ARRIVAL',
    facts({ incidentDetails: { arrived_time: at('14:05') }, ROLE: { role_time: at('14:04') } }),
    facts({ incidentDetails: { arrived_time: at('14:05') }, ROLE: { role_time: at('14:05') } }),
    'before we arrived at',
  ],
  [
    'ROLE_BEFORE_ARRIVAL',
    facts({
      incidentDetails: { arrived_time: at('14:00'), at_patient_time: at('14:10') },
      ROLE: { role_time: at('14:03') },
    }),
    facts({
      incidentDetails: { arrived_time: at('14:00'), at_patient_time: at('14:10') },
      ROLE: { role_time: at('14:10') },
    }),
    'before we were with the patient at',
  ],
  [
    'NOT_RECORDABLE',
    facts(observed(set({ heart_rate: 80, not_recordable: [{ field: 'heart_rate', reason: 'refused' }] }))),
    facts(observed(set({ not_recordable: [{ field: 'heart_rate', reason: 'refused' }] }))),
  ],
  [
    'GLUCOSE',
    facts(observed(set({ blood_glucose: 2, blood_glucose_limit: 'lo' }))),
    facts(observed(set({ blood_glucose_limit: 'lo' }))),
  ],
  [
    'OXYGEN',
    facts(observed(set({ supplemental_o2: false, o2_flow_lpm: 1 }))),
    facts(observed(set({ supplemental_o2: false, o2_flow_lpm: 0 }))),
  ],
  [
    'OXYGEN',
    facts(observed(set({ supplemental_o2: false, o2_flow_lpm: 4 }))),
    facts(observed(set({ supplemental_o2: false }))),
  ],
  [
    'ALLERGY',
    facts(did('drugs_administered', dose({ drug_name: 'aspirin' })), { patientAllergies: 'Aspirin' }),
    facts(did('drugs_administered', dose({ drug_name: 'aspirin' })), { patientAllergies: 'Latex' }),
  ],
  [
    'ROUTE',
    facts(did('drugs_administered', dose({ drug_name: 'morphine', route: 'nebulised' }))),
    facts(did('drugs_administered', dose({ drug_name: 'morphine', route: 'intravenous' }))),
  ],
  [
    'UNIT',
    facts(did('drugs_administered', dose({ drug_name: 'morphine', dose_unit: 'g' }))),
    facts(did('drugs_administered', dose({ drug_name: 'morphine', dose_unit: 'mg' }))),
  ],
  [
    'EXPIRED_LOT',
    facts(did('drugs_administered', dose({ batch: { lot: 'L1', expiry: '2026-11-19' } }))),
    facts(did('drugs_administered', dose({ batch: { lot: 'L1', expiry: '2026-11-20' } }))),
  ],
  [
    'ROLE',
    facts({ DispositionOutcome: { disposition_outcome: 'deceased_on_scene' } }),
    facts({ DispositionOutcome: { disposition_outcome: 'deceased_on_scene' }, ROLE: { decapitation: true } }),
  ],
  [
    'ROLE',
    facts({ ROLE: { decapitation: true } }),
    facts({ ROLE: { dnacpr: true } }),
    'the outcome is not deceased on scene',
  ],
  [
    'HIGHEST_NEWS2',
    facts(observed(set({ news2: { status: 'scored', total: 5, band: 'medium' } }))),
    facts(observed(set({ news2: { status: 'scored', total: 4, band: 'low' } }))),
  ],
  [
    'HIGHEST_NEWS2',
    facts(
      observed(
        set({ news2: { status: 'scored', total: 7, band: 'high' } }),
        set({ date_time: at('14:20'), news2: { status: 'scored', total: 7, band: 'high' } }, 'b'),
      ),
    ),
    facts(observed(set({ news2: { status: 'incomplete' } }))),
    'at 20 Nov 2026, 14:10.',
  ],
  [
    'RED_SIGN',
    facts(observed(set({ respiratory_rate: 4 })), { ageYears: 8 }),
    facts(observed(set({ respiratory_rate: 18 })), { ageYears: 8 }),
    'is a high-risk sign at this age',
  ],
  ...[
    [{ bp_systolic: 160 }, { bp_systolic: 159 }],
    [{ bp_diastolic: 110 }, { bp_diastolic: 109 }],
  ].map(([red, below]): Row => [
    'RED_SIGN',
    facts({ PresentingComplaint: { is_pregnant: 'yes' }, ...observed(set({ ...red })) }),
    facts({ PresentingComplaint: { is_pregnant: 'yes' }, ...observed(set({ ...below })) }),
    'is severe hypertension in pregnancy',
  ]),
  [
    'POSSIBLE_PREGNANCY',
    facts({
      PresentingComplaint: { is_pregnant: 'possible' },
      ...observed(set({ news2: { status: 'scored' } })),
    }),
    facts({ PresentingComplaint: { is_pregnant: 'possible' }, ...observed(set({ heart_rate: 80 })) }),
  ],
  ['UNUSUAL', facts(observed(set({ heart_rate: 29 }))), facts(observed(set({ heart_rate: 30 })))],
  [
    'NEW_CONFUSION',
    facts(observed(set({ gcs_verbal: 4, acvpu: 'A' }))),
    facts(observed(set({ gcs_verbal: 4, acvpu: 'C' }))),
  ],
]);
