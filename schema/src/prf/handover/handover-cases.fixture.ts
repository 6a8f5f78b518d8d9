import { type DerivationPatient, deriveSection } from '../record/derive.js';
import type { HandoverSource } from './handover-record.js';

/**
 * For tests: records on both sides of each limit of the handover. What each must say is in
 * handover-words.fixture.ts, line by line.
 */

const at = (time: string, day = '20'): string => `2026-11-${day}T${time}:00.000Z`;

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
interface More {
  readonly ageYears?: number | null;
  readonly ageMonths?: number;
  readonly birth?: { readonly dob: string | null; readonly estimatedAge: number | null };
  readonly patientMedicines?: string;
  readonly gender?: string | null;
}

const source = (
  data: Data,
  { ageYears = 40, ageMonths, birth, patientMedicines, gender = 'Female' }: More = {},
): HandoverSource => ({
  facts: {
    data,
    ageYears,
    hasPatient: true,
    ...(ageMonths === undefined ? {} : { ageMonths }),
    ...(birth === undefined ? {} : { birth }),
    ...(patientMedicines === undefined ? {} : { patientMedicines }),
  },
  gender,
  timeZone: 'Europe/London',
  asOf: Date.parse(at('14:45')),
});

const WELL = {
  ...{
    respiratory_rate: 16,
    oxygen_saturation: 98,
    supplemental_o2: false,
    bp_systolic: 120,
    bp_diastolic: 80,
  },
  ...{ heart_rate: 70, acvpu: 'A', temperature: 37, gcs: 15, pain_score: 0 },
};
const ADULT: DerivationPatient = { ageYears: 40, isPregnant: false };
const observed = (sets: readonly object[], patient = ADULT): Data => ({
  observations: deriveSection(
    'observations',
    {
      entries: sets.map((set, index) => ({
        id: `set-${String(index)}`,
        date_time: at(`14:${String(10 + index)}`),
        ...set,
      })),
    },
    patient,
  ),
});
const did = (values: Readonly<Record<string, unknown>>): Data => ({ ClinicalInterventions: values });
const drug = (time: string, more: object = {}) => ({
  ...{ id: time, drug_name: 'morphine', dose: 5, dose_unit: 'mg', route: 'intravenous' },
  time_administered: at(time),
  ...more,
});
const given = (...drugs: readonly object[]): Data =>
  did({ drugs_administered: drugs.map((one, index) => ({ ...one, id: String(index) })) });
const cpr = (time: string | null, event: string, more: object = {}) => ({
  ...{ id: `cpr-${String(time)}-${event}`, event },
  ...(time === null ? {} : { time: at(time) }),
  ...more,
});
const shock = (time: string | null, more: object = {}) => ({
  ...{ id: `shock-${String(time)}`, rhythm: 'vf' },
  ...(time === null ? {} : { time: at(time) }),
  ...more,
});
const ecg = (time: string, more: object = {}) => ({ id: time, taken_at: at(time), leads: 'twelve', ...more });

export const HANDOVER_CASES: Readonly<Record<string, HandoverSource>> = {
  nothing: source({}, { ageYears: null, gender: null }),

  // Signs: on both sides of what is said, of what alarms and of what was worse before.
  well: source(observed([WELL])),
  'one point': source(observed([{ ...WELL, heart_rate: 91 }])),
  'a score of 4': source(observed([{ ...WELL, respiratory_rate: 21, heart_rate: 111 }])),
  'a score of 5': source(observed([{ ...WELL, respiratory_rate: 21, heart_rate: 111, temperature: 38.1 }])),
  'better from 4': source(observed([{ ...WELL, respiratory_rate: 21, heart_rate: 111 }, WELL])),
  'better from 5': source(
    observed([{ ...WELL, respiratory_rate: 21, heart_rate: 111, temperature: 38.1 }, WELL]),
  ),
  'a single 2': source(observed([{ ...WELL, respiratory_rate: 24 }])),
  'a single 3': source(observed([{ ...WELL, respiratory_rate: 25 }])),
  'pain and glucose within': source(
    observed([
      { ...WELL, pain_score: 3, blood_glucose: 4 },
      { ...WELL, pain_score: 0, blood_glucose: 6 },
    ]),
  ),
  'pain and glucose without': source(
    observed([
      { ...WELL, pain_score: 4, blood_glucose: 3.9 },
      { ...WELL, pain_score: 0, blood_glucose: 6 },
    ]),
  ),
  'glucose high and low': source(
    observed([
      { ...WELL, blood_glucose: 11 },
      { ...WELL, blood_glucose: 10.9 },
      { ...WELL, blood_glucose_limit: 'lo' },
      { ...WELL, blood_glucose: 6 },
    ]),
  ),
  'GCS 8': source(observed([{ ...WELL, gcs_eye: 2, gcs_verbal: 2, gcs_motor: 4, gcs: 8, acvpu: 'P' }])),
  'GCS 9': source(
    observed([
      { ...WELL, gcs_eye: 2, gcs_verbal: 2, gcs_motor: 4, gcs: 8, acvpu: 'P' },
      { ...WELL, gcs_eye: 2, gcs_verbal: 3, gcs_motor: 4, gcs: 9, acvpu: 'V' },
      { ...WELL, gcs_eye: 2, gcs_verbal: 2, gcs_motor: 4, gcs: 8, acvpu: 'V' },
      { ...WELL, gcs_eye: 2, gcs_verbal: 3, gcs_motor: 4, gcs: 9, acvpu: 'V' },
    ]),
  ),
  'a pressure that rose and fell': source(
    observed([
      { ...WELL, bp_systolic: 110 },
      { ...WELL, bp_systolic: 90 },
      { ...WELL, bp_systolic: 90, heart_rate: 131 },
      { ...WELL, bp_systolic: 100, heart_rate: 131 },
    ]),
  ),
  'an incomplete set': source(observed([{ respiratory_rate: 25, heart_rate: 120 }])),
  'an incomplete set without a point': source(observed([{ respiratory_rate: 16, heart_rate: 70 }])),
  'concern alone': source(observed([{ ...WELL, carer_concern: true }])),
  'a child': source(
    observed(
      [
        { respiratory_rate: 45, heart_rate: 165 },
        { respiratory_rate: 22, heart_rate: 110 },
      ],
      { ageYears: 4, isPregnant: false },
    ),
    { ageYears: 4 },
  ),
  'a pregnancy': source(
    {
      ...observed([{ ...WELL, bp_systolic: 165, bp_diastolic: 112 }], { ageYears: 30, isPregnant: true }),
      PresentingComplaint: { is_pregnant: 'yes' },
    },
    { ageYears: 30 },
  ),
  'a set of unknown time, and signs that could not be taken': source(
    observed([
      { ...WELL, date_time: null, heart_rate: 140 },
      {
        heart_rate: 100,
        not_recordable: [
          { field: 'temperature', reason: 'refused' },
          { field: 'blood_glucose', reason: 'no_equipment' },
        ],
      },
    ]),
  ),

  // Ages and weights.
  'a newborn': source({}, { ageYears: 0, ageMonths: 0 }),
  'a month': source({}, { ageYears: 0, ageMonths: 1 }),
  '23 months': source({}, { ageYears: 1, ageMonths: 23 }),
  '2 years': source({ PresentingComplaint: { weight_kg: 12 } }, { ageYears: 2, ageMonths: 24 }),
  'an infant of unknown months': source({}, { ageYears: 0 }),
  '1 year': source({}, { ageYears: 1 }),
  '15 years': source({ PresentingComplaint: { weight_kg: 50 } }, { ageYears: 15 }),
  '16 years': source({ PresentingComplaint: { weight_kg: 50 } }, { ageYears: 16 }),
  'an estimate': source({}, { ageYears: 40, birth: { dob: null, estimatedAge: 40 } }),

  // Drugs.
  'one dose': source(given(drug('14:20'))),
  'two doses': source(given(drug('14:20'), drug('14:25'))),
  'doses that stay below a milligram': source(
    given(
      drug('14:20', { dose: 499, dose_unit: 'microgram' }),
      drug('14:25', { dose: 0.5, dose_unit: 'mg' }),
    ),
  ),
  'doses of a milligram': source(
    given(
      drug('14:20', { dose: 500, dose_unit: 'microgram' }),
      drug('14:25', { dose: 0.5, dose_unit: 'mg' }),
    ),
  ),
  'doses over a milligram': source(
    given(
      drug('14:20', { dose: 501, dose_unit: 'microgram' }),
      drug('14:25', { dose: 0.5001, dose_unit: 'mg' }),
    ),
  ),
  'grams and milligrams': source(
    given(
      drug('14:20', { drug_name: 'tranexamic_acid', dose: 1, dose_unit: 'g' }),
      drug('14:25', { drug_name: 'tranexamic_acid', dose: 500 }),
    ),
  ),
  'decimals that do not end': source(given(drug('14:20', { dose: 0.1 }), drug('14:25', { dose: 0.2 }))),
  'four decimals': source(given(drug('14:20', { dose: 0.0001 }), drug('14:25', { dose: 0.0002 }))),
  'what does not add up': source(
    given(
      drug('14:20', { drug_name: 'oxygen', dose: 10, dose_unit: 'l_per_min', route: 'inhaled' }),
      drug('14:25', { drug_name: 'oxygen', dose: 15, dose_unit: 'l_per_min', route: 'inhaled' }),
    ),
  ),
  'a dose without its amount': source(given(drug('14:20'), drug('14:25', { dose: null }))),
  'two routes': source(
    given(
      drug('14:20'),
      drug('14:25', { route: 'intramuscular' }),
      drug('14:30', { route: 'intranasal' }),
      drug('14:35'),
    ),
  ),
  'drugs in the order of their last dose': source(
    given(drug('14:20'), drug('14:25', { drug_name: 'ondansetron', dose: 4 }), drug('14:30'), {
      ...drug('14:31', { drug_name: 'aspirin', dose: 300, route: 'oral' }),
      time_administered: null,
    }),
  ),
  'held back': source(
    given(drug('14:20', { not_given_reason: 'allergy' }), drug('14:25', { drug_name: 'ketamine' })),
  ),
  'many drugs': source(
    given(
      ...['adrenaline_1_1000', 'aspirin', 'atropine', 'ketamine', 'morphine', 'ondansetron', 'naloxone'].map(
        (drug_name, index) => drug(`14:2${String(index)}`, { drug_name }),
      ),
      drug('14:30', { drug_name: 'ibuprofen', not_given_reason: 'allergy' }),
    ),
  ),
  'notes on drugs': source(did({ medications_administered: 'Given by the team doctor. '.repeat(14) })),

  // The arrest.
  'no arrest': source({ PrimarySurvey: { cardiac_arrest: 'no' } }),
  'an arrest that is only said': source({ PrimarySurvey: { cardiac_arrest: 'before_arrival' } }),
  'an arrest': source(
    did({
      collapse_at: at('13:57'),
      first_cpr_at: at('13:57'),
      cpr: [
        cpr('14:00', 'started'),
        cpr('14:02', 'rhythm_check', { rhythm: 'asystole' }),
        cpr('14:12', 'rosc', { rhythm: 'sinus' }),
      ],
      defibrillation: [
        shock('14:02', { shocks_delivered: 1, energy_joules: 150, outcome_rhythm: 'pea' }),
        shock('14:04', { shocks_delivered: 2, energy_joules: 200, is_before_arrival: true }),
      ],
    }),
  ),
  'a shock that nobody counted': source(did({ defibrillation: [shock('14:02')] })),
  'a shock that was not delivered': source(
    did({ defibrillation: [shock('14:02', { shocks_delivered: 0 })] }),
  ),
  'rhythms at one moment': source(
    did({
      defibrillation: [shock('14:02', { rhythm: 'vf', outcome_rhythm: 'asystole' })],
      cpr: [cpr('14:02', 'rhythm_check', { rhythm: 'pulseless_vt' })],
    }),
  ),
  'rhythms of unknown time': source(
    did({
      cpr: [
        cpr(null, 'rhythm_check', { rhythm: 'vf' }),
        cpr('14:02', 'rhythm_check', { rhythm: 'asystole' }),
      ],
      defibrillation: [shock(null, { rhythm: 'pulseless_vt', is_before_arrival: true })],
    }),
  ),
  'circulation back before the collapse': source(
    did({ collapse_at: at('14:00'), cpr: [cpr('13:59', 'rosc')], first_cpr_at: at('14:00') }),
  ),
  'circulation back at the collapse': source(did({ collapse_at: at('14:00'), cpr: [cpr('14:00', 'rosc')] })),
  'two returns of circulation': source(
    did({
      collapse_at: at('14:00'),
      cpr: [cpr('14:10', 'rosc'), cpr('14:15', 'rearrest'), cpr('14:20', 'rosc')],
    }),
  ),
  'circulation never back': source(
    did({
      collapse_at: at('14:00'),
      bystander_cpr: 'none',
      cpr: [cpr('14:03', 'started')],
      resuscitation_stopped_at: at('14:31'),
    }),
  ),

  // ECGs.
  'four ECGs': source({
    SecondarySurvey: {
      ecgs: [
        ecg('14:05', { ecg_rhythm: 'sinus' }),
        ecg('14:10', { ecg_rhythm: 'af' }),
        ecg('14:15', { ecg_rhythm: 'sinus', ecg_findings: ['st_elevation_inferior'] }),
        ecg('14:20', {
          ecg_rhythm: 'sinus',
          ecg_findings: ['st_elevation_anterior'],
          answer: 'Come straight to the lab. '.repeat(6),
        }),
      ],
    },
  }),
  'three ECGs': source({ SecondarySurvey: { ecgs: [ecg('14:05'), ecg('14:10'), ecg('14:15')] } }),
  'ECGs among the procedures': source(
    did({
      procedures: ['14:05', '14:20'].map((time) => ({
        id: time,
        procedure: 'ecg_12_lead',
        time_performed: at(time),
      })),
    }),
  ),

  // Facts that every handover gives.
  'allergies and medicines': source(
    {
      PresentingComplaint: {
        allergies: [{ substance: 'Penicillin' }, { substance: 'Latex' }],
        current_medicines: [
          { medicine: 'Apixaban', dose: 5, dose_unit: 'mg', last_taken_at: at('22:00', '19') },
          { medicine: 'Clopidogrel' },
          { medicine: 'Ramipril' },
        ],
        advance_directives: ['dnacpr', 'lasting_power_of_attorney'],
      },
      SecondarySurvey: { ecgReview1: 'Sinus rhythm throughout, no change over time. '.repeat(6) },
    },
    { patientMedicines: 'Warfarin' },
  ),
  'forms of one drug': source(
    given(
      drug('14:10', { drug_name: 'morphine', dose: 5, dose_unit: 'mg', route: 'intravenous' }),
      drug('14:12', { drug_name: 'ondansetron', dose: 4, dose_unit: 'mg', route: 'intravenous' }),
      drug('14:20', { drug_name: 'morphine_oral', dose: 10, dose_unit: 'mg', route: 'oral' }),
      drug('14:21', {
        drug_name: 'adrenaline_1_1000',
        dose: 500,
        dose_unit: 'microgram',
        route: 'intramuscular',
      }),
      drug('14:25', { drug_name: 'adrenaline_1_10000', dose: 1, dose_unit: 'mg', route: 'intravenous' }),
      drug('14:30', { drug_name: 'paracetamol_iv', dose: 1, dose_unit: 'g', route: 'intravenous' }),
      drug('14:31', { drug_name: 'co_codamol', dose: 2, dose_unit: 'tablet', route: 'oral' }),
    ),
  ),
  'the patient’s own row': source(
    {},
    {
      patientMedicines: [
        'Stopped aspirin\nRamipril, 5 mg, at night',
        ...'A B C D E F G H I J K L M'.split(' ').map((letter) => `Herbal preparation ${letter} once a day`),
        'edoxaban 60 mg daily',
      ].join('; '),
    },
  ),
  'a long statement in the patient’s own row': source(
    {},
    {
      patientMedicines:
        'Has tablets from the clinic for the heart ever since the stent was put in last year including clopidogrel and warfarin',
    },
  ),
  'medicines that are no anticoagulant': source({
    PresentingComplaint: { current_medicines: [{ medicine: 'Ramipril' }] },
  }),
  'FAST by its parts': source(
    observed([{ fast_stroke: { face: 'abnormal', arm: 'normal', speech: 'normal' } }]),
  ),
  'FAST negative': source(observed([{ fast_stroke: { face: 'normal', arm: 'normal', speech: 'normal' } }])),
  'FAST not complete': source(observed([{ fast_stroke: { face: 'normal' } }])),
  'capacity in doubt': source({
    PrimarySurvey: { capacity_conclusion: 'has_capacity', understanding: 'unsure', weighing: 'no' },
  }),
  'capacity without doubt': source({
    PrimarySurvey: { capacity_conclusion: 'has_capacity', understanding: 'yes' },
  }),
  'an act refused': source({
    PrimarySurvey: {
      consent: 'verbal',
      consents: [
        { id: 'a', at: at('14:20'), act: 'conveyance', decision: 'refused' },
        { id: 'b', at: at('14:25'), act: 'conveyance', decision: 'withdrawn' },
      ],
    },
  }),

  // How it went, what is left in place, who may need protecting.
  complications: source(
    did({
      drugs_administered: [
        drug('14:20', {
          response: 'worse',
          complication: ['hypotension', 'nausea'],
          outcome: 'Lay flat, '.repeat(9),
        }),
      ],
      procedures: [
        {
          id: 'p',
          procedure: 'suction',
          time_performed: at('14:05'),
          complication: ['none'],
          response: 'improved',
        },
      ],
      airway_devices: [
        { id: 't', device: 'igel', size: '4', placed_at: at('14:30'), complication: ['vomiting'] },
      ],
    }),
  ),
  'left in place': source(
    did({
      iv_access: [{ id: 'a', site: 'hand_left', gauge: 'g20', at: at('14:08') }],
      airway_checks: [
        { id: 'c1', device: 'igel', checked_at: at('14:31'), in_place: true, proof: ['chest_rise'] },
        {
          id: 'c2',
          device: 'igel',
          checked_at: at('14:40'),
          in_place: true,
          proof: ['waveform_capnography'],
        },
      ],
      airway_devices: [{ id: 't', device: 'igel', placed_at: at('14:30') }],
      oxygen_given: [
        { id: 'o', started_at: at('14:05'), method: 'non_rebreather', flow_lpm: 15, stopped_at: at('14:29') },
      ],
    }),
  ),
  'a referral': source({
    SocialHistory: {
      safeguarding_concerns: 'yes',
      safeguarding_referrals: [
        { id: 'r1', made_at: at('14:30'), subject: 'child', concerns: ['physical'], told: ['police'] },
        { id: 'r2', made_at: at('14:35'), subject: 'child', concerns: ['physical'], told: ['hospital'] },
      ],
    },
  }),
  'a referral of unknown time': source({
    SocialHistory: { safeguarding_referrals: [{ id: 'r1', subject: 'child' }] },
  }),
  'no concern': source({ SecondarySurvey: { safeguardingConcerns: 'no' } }),

  // Infection: what is said and what is on the page alone.
  'a suspected infection': source({
    PresentingComplaint: {
      infection_risk: 'suspected',
      infections: ['measles', 'influenza'],
      infection_precautions: ['single_room', 'airborne'],
      infection_details: 'Rash since Wednesday, not vaccinated',
    },
    SecondarySurvey: { investigations: [{ id: 'i', study: 'infection_test', performed_at: at('14:05') }] },
  }),
  'a contact with an infection': source({
    PresentingComplaint: { infection_risk: 'exposed', infection_precautions: ['none'] },
  }),
  'a blood-borne virus': source({
    PresentingComplaint: { infection_risk: 'confirmed', infections: ['blood_borne'] },
  }),
  'an infection taken back': source({
    PresentingComplaint: { infection_risk: 'none_known', infections: ['measles'], infection_details: 'Rash' },
  }),

  // On the way.
  'expected in a minute': source({
    DispositionOutcome: { expected_arrival_time: at('14:46'), destination: 'City Hospital' },
  }),
  'expected now': source({ DispositionOutcome: { expected_arrival_time: at('14:45') } }),
  'expected a minute ago': source({ DispositionOutcome: { expected_arrival_time: at('14:44') } }),
  'six wounds': source({
    SecondarySurvey: {
      burns: [{ region: 'front_trunk', percent: 4, depth: 'superficial' }],
      exam_findings: ['head', 'chest', 'abdomen', 'pelvis', 'limbs', 'neck'].map((region) => ({
        region,
        finding: 'tenderness',
      })),
    },
  }),
  'long words': source({
    PresentingComplaint: {
      presenting_complaint:
        'Fell from the top of the pyramid on to the mat and landed on the left side of the chest and the hip',
      history_of_presenting_complaint: 'Short of breath since, worse when lying down. '.repeat(12),
      past_medical_history: 'Asthma. '.repeat(40),
    },
    clinical_impression: { clinical_impression: ['chest_injury', 'contusion', 'generally_unwell'] },
  }),

  'one allergy': source({ PresentingComplaint: { allergies: [{ substance: 'Penicillin' }] } }),
  'one act refused': source({
    PrimarySurvey: {
      consent: 'verbal',
      consents: [{ id: 'a', at: at('14:20'), act: 'conveyance', decision: 'refused' }],
    },
  }),
  'consent and nothing refused': source({ PrimarySurvey: { consent: 'verbal' } }),
  'half minutes': source(
    did({
      collapse_at: '2026-11-20T14:00:00.000Z',
      first_cpr_at: '2026-11-20T14:00:30.000Z',
      cpr: [cpr(null, 'rosc', { time: '2026-11-20T14:01:29.999Z' })],
    }),
  ),
  'two shocks at one moment': source(
    did({
      defibrillation: [
        shock('14:02', { rhythm: 'vf', outcome_rhythm: 'asystole' }),
        { ...shock('14:02', { rhythm: 'pulseless_vt' }), id: 'second' },
      ],
    }),
  ),
  'CPR that others began': source(did({ cpr: [cpr('14:01', 'stopped'), cpr('14:05', 'handed_over')] })),
  'two drugs, each twice': source(
    given(
      drug('14:20'),
      drug('14:40'),
      drug('14:25', { drug_name: 'ketamine' }),
      drug('14:30', { drug_name: 'ketamine' }),
    ),
  ),
  'one sign not taken': source(observed([{ ...WELL, heart_rate: null }])),
  'one sign that could not be taken': source(
    observed([{ ...WELL, temperature: null, not_recordable: [{ field: 'temperature', reason: 'refused' }] }]),
  ),
  'ninety characters': source({
    PresentingComplaint: { presenting_complaint: `${'x'.repeat(44)} ${'y'.repeat(45)}` },
  }),
  'ninety-one characters in one word': source({
    PresentingComplaint: { presenting_complaint: 'x'.repeat(91) },
  }),
  'a letter and a long word': source({
    PresentingComplaint: { presenting_complaint: `I ${'x'.repeat(100)}` },
  }),
  'five conditions': source({
    PresentingComplaint: {
      past_conditions: ['Asthma', 'Gout', 'Migraine', 'Eczema', 'Angina'].map((description) => ({
        description,
      })),
    },
  }),
  'six conditions': source({
    PresentingComplaint: {
      past_conditions: ['Asthma', 'Gout', 'Migraine', 'Eczema', 'Angina', 'Anaemia'].map((description) => ({
        description,
      })),
    },
  }),
  'five procedures': source(
    did({
      procedures: ['suction', 'chest_seal', 'cold_pack', 'splinting', 'wound_closure'].map(
        (procedure, index) => ({
          ...{ id: procedure, procedure },
          time_performed: at(`14:1${String(index)}`),
        }),
      ),
    }),
  ),
  'every list of treatment': source(
    did({
      airway: ['jaw_thrust'],
      ventilation_method: 'bag_valve_mask',
      advanced_interventions: ['finger_thoracostomy'],
      splints: ['box'],
      wound_treatments: ['dressing'],
      iv_access: [{ id: 'a', site: 'hand_left', gauge: 'g20', at: at('14:08') }],
    }),
  ),
  ...Object.fromEntries(
    (
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ] as const
    ).map(([cannulas, procedures]) => [
      `${String(cannulas)} of access, ${String(procedures)} of procedures`,
      source(
        did({
          iv_access: Array.from({ length: cannulas }, (_, index) => ({
            id: String(index),
            site: 'hand_left',
          })),
          procedures: Array.from({ length: procedures }, (_, index) => ({
            ...{ id: String(index), procedure: 'intravenous_cannulation' },
            time_performed: at(`14:0${String(index)}`),
          })),
        }),
      ),
    ]),
  ),
  'a collision': source({
    SecondarySurvey: {
      mechanismsOfInjury: ['road_traffic'],
      collision: { entrapment: 'physical', extrication_minutes: 12 },
    },
  }),
  'a wound on the body map': source({
    SecondarySurvey: { body_map: [{ id: 'w', region: 'forehead_front', kinds: ['laceration'] }] },
  }),
  'expected in half a minute': source({
    DispositionOutcome: { expected_arrival_time: '2026-11-20T14:45:30.000Z' },
  }),
  'expected in a minute and a half, less a moment': source({
    DispositionOutcome: { expected_arrival_time: '2026-11-20T14:46:29.999Z' },
  }),
  'much of everything': source({
    ...observed([
      {
        ...WELL,
        respiratory_rate: 28,
        oxygen_saturation: 89,
        heart_rate: 134,
        bp_systolic: 88,
        acvpu: 'V',
        gcs: 12,
      },
      { ...WELL, respiratory_rate: 24, oxygen_saturation: 93, heart_rate: 118, bp_systolic: 98, gcs: 14 },
    ]),
    PresentingComplaint: {
      presenting_complaint:
        'Motorcycle against a barrier at speed, thrown some metres and found in the gravel',
      history_of_presenting_complaint:
        'Braked too late at the end of the straight and was thrown over the barrier.',
      past_medical_history: 'Asthma, gout, migraine, eczema, angina and anaemia, all of them for many years',
      allergies: [{ substance: 'Penicillin' }],
      current_medicines: [{ medicine: 'Apixaban' }],
    },
    SecondarySurvey: {
      mechanismsOfInjury: ['road_traffic', 'blunt', 'crush'],
      respiratory: 'Reduced air entry on the left, no wheeze.',
      chest: 'Bruising over the left ribs, no movement of the left side when breathing, crepitus felt.',
      exam_findings: ['chest', 'pelvis', 'limbs', 'abdomen', 'head', 'neck'].map((region) => ({
        region,
        finding: 'tenderness',
      })),
    },
    ClinicalInterventions: {
      drugs_administered: [
        drug('14:20'),
        drug('14:30', { id: 'again' }),
        ...['tranexamic_acid', 'ketamine', 'ondansetron', 'paracetamol_iv', 'naloxone'].map(
          (drug_name, index) => drug(`14:2${String(index + 1)}`, { drug_name, dose: 1, dose_unit: 'g' }),
        ),
        drug('14:32', { drug_name: 'ibuprofen', not_given_reason: 'allergy' }),
      ],
      procedures: [
        'tourniquet',
        'suction',
        'chest_seal',
        'cold_pack',
        'splinting',
        'wound_closure',
        'ecg_12_lead',
      ].map((procedure, index) => ({ id: procedure, procedure, time_performed: at(`14:1${String(index)}`) })),
      airway: ['jaw_thrust', 'oropharyngeal'],
      splints: ['pelvic_binder', 'collar', 'box'],
    },
    DispositionOutcome: { destination: 'Regional major trauma centre', pre_alert: 'trauma' },
  }),

  // Each member of the lists that a handover goes by.
  'medicines in full': source({
    PresentingComplaint: {
      current_medicines: [
        {
          ...{ medicine: 'Insulin glargine', dose: 10, dose_unit: 'unit' },
          ...{ route: 'subcutaneous', frequency: 'at_night' },
        },
      ],
    },
  }),
  'no medicines in the patient’s own row': source({}, { patientMedicines: 'None.' }),
  'a DNACPR that was seen': source({ ROLE: { dnacpr: true } }),
  'a DNACPR that was not seen': source({ ROLE: { dnacpr: false, advanced_directive: false } }),
  'no advance decision': source({ PresentingComplaint: { advance_directives: ['none'] } }),
  'advance decisions not known': source({ PresentingComplaint: { advance_directives: ['not_known'] } }),
  'an advance decision and a care plan': source({
    PresentingComplaint: { advance_directives: ['advance_decision', 'respect', 'advance_care_plan'] },
  }),
  'an advance decision that was seen': source({ ROLE: { advanced_directive: true } }),
  'a pregnancy with its history': source({
    PresentingComplaint: { is_pregnant: 'possible', sex_at_birth: 'female' },
    SecondarySurvey: {
      obstetric_history: 'Two births, both at term',
      pregnancy: {
        ...{ weeks: 36, days: 2, due_date: '2026-12-16', gravida: 3, para: 2, babies: 2 },
        ...{ risks: ['twins', 'diabetes'], contractions: 'pushing', contraction_interval_min: 2 },
        ...{ bleeding: 'heavy', bleeding_ml: 500, membranes: 'meconium', fetal_movements: 'reduced' },
        ...{ presenting_part: 'breech', maternity_unit: 'City Maternity' },
      },
    },
  }),
  ...Object.fromEntries(
    (
      [
        ['limb', 'absent', 'regular'],
        ['cord', 'normal', 'none'],
        ['head', 'too_early', 'irregular'],
      ] as const
    ).map(([presenting_part, fetal_movements, contractions]) => [
      `a birth that is near, ${presenting_part} first`,
      source({
        PresentingComplaint: { is_pregnant: 'yes' },
        SecondarySurvey: {
          pregnancy: { presenting_part, fetal_movements, contractions, bleeding: 'spotting' },
        },
      }),
    ]),
  ),
  'a man': source({ PresentingComplaint: { sex_at_birth: 'male' } }, { gender: null }),
  'a woman who was not asked about a pregnancy': source({ PresentingComplaint: { sex_at_birth: 'female' } }),
  'a birth in full': source({
    SecondarySurvey: {
      births: [
        {
          ...{ id: 'b', born_at: at('14:20'), outcome: 'live', sex: 'female' },
          ...{ apgar_1: 7, apgar_5: 9, apgar_10: 10, newborn_care: ['dried_warm', 'stimulated'] },
          ...{ placenta_complete: 'yes', blood_loss_ml: 300 },
        },
        { id: 'c', sex: 'male' },
      ],
    },
  }),
  'FAST that became positive': source(
    observed([
      { fast_stroke: { face: 'normal', arm: 'normal', speech: 'normal' } },
      { fast_stroke: { face: 'abnormal', arm: 'abnormal', speech: 'abnormal' }, stroke_scale: 'fast' },
    ]),
  ),
  'another scale of stroke': source(observed([{ stroke_scale: 'rosier', stroke_result: 'positive' }])),
  'a stroke scale that is negative': source(
    observed([{ stroke_result: 'negative', fast_stroke: { face: 'abnormal' } }]),
  ),
  ...Object.fromEntries(
    (
      [
        [
          { size_mm: 3, reaction: 'brisk' },
          { size_mm: 3, reaction: 'brisk' },
        ],
        [{ size_mm: 3 }, { size_mm: 5 }],
        [{ size_mm: 3 }, {}],
        [{}, { size_mm: 3 }],
        [{ reaction: 'none' }, { reaction: 'brisk' }],
        [{ reaction: 'brisk' }, { reaction: 'none' }],
        [{ look: 'dilated' }, { look: 'dilated' }],
        [{ look: 'irregular' }, {}],
        [{}, { look: 'pinpoint' }],
        [{ look: 'small' }, { look: 'normal' }],
        [{ look: 'small' }, {}],
      ] as const
    ).map(([left, right], index) => [
      `pupils, ${String(index + 1)}`,
      source(
        observed([
          {
            ...(Object.keys(left).length === 0 ? {} : { pupils_left: left }),
            ...(Object.keys(right).length === 0 ? {} : { pupils_right: right }),
          },
        ]),
      ),
    ]),
  ),
  'pupils on examination': source({
    SecondarySurvey: {
      exam_findings: [
        ...['perrl', 'pupil_unreactive', 'pupil_sluggish', 'pupils_unequal', 'pupil_size'].map((finding) => ({
          region: 'eyes',
          finding,
        })),
        { region: 'eyes', finding: 'pupils_unequal', is_absent: true },
      ],
    },
  }),
  'pupils on examination, the last one absent': source({
    SecondarySurvey: { exam_findings: [{ region: 'eyes', finding: 'pupils_unequal', is_absent: true }] },
  }),
  'what is normal on examination': source({
    SecondarySurvey: {
      exam_findings: ['normal', 'usual_for_patient', 'crt_under_2', 'pupil_size', 'alert_orientated'].map(
        (finding) => ({ region: 'general', finding }),
      ),
    },
  }),
  'an ECG of a set and a second review': source({
    ...observed([{ ...WELL, ecg: 'Sinus rhythm' }]),
    SecondarySurvey: { ecgReview2: 'Left bundle branch block' },
  }),
  'an impression and how certain it is': source({
    clinical_impression: { clinical_impression: ['stroke'], certainty: 'probable' },
  }),
  'an impression alone': source({ clinical_impression: { clinical_impression: ['stroke'] } }),
  'capacity, all of it in doubt': source({
    PrimarySurvey: {
      ...{ capacity_conclusion: 'fluctuating', consent: 'verbal' },
      ...{ understanding: 'no', retaining: 'unsure', weighing: 'no', communicating: 'unsure' },
    },
  }),
  ...Object.fromEntries(
    ['refused_treatment', 'refused_conveyance', 'discharged_against_advice'].flatMap(
      (disposition_outcome) => [
        [disposition_outcome, source({ DispositionOutcome: { disposition_outcome } })],
        [
          `${disposition_outcome}, and what it was`,
          source({
            DispositionOutcome: { disposition_outcome, refused_what: ['medicine', 'referral'] },
            PrimarySurvey: {
              consents: [{ id: 'a', at: at('14:20'), act: 'treatment', decision: 'refused' }],
            },
          }),
        ],
      ],
    ),
  ),
  'why a refusal has no reason': source({
    DispositionOutcome: {
      disposition_outcome: 'refused_conveyance',
      refusal_reasons: ['event'],
      refusal_reason: 'Wants to see the second half',
    },
  }),
  'two reasons for one missing answer': source({
    PrimarySurvey: { no_value: [{ field: 'cardiac_arrest', reason: 'not_known' }] },
    ClinicalInterventions: { no_value: [{ field: 'collapse_at', reason: 'unable_to_obtain' }] },
  }),
  'glucose that could not be taken twice': source(
    observed([
      { not_recordable: [{ field: 'blood_glucose', reason: 'refused' }] },
      {
        not_recordable: [
          { field: 'blood_glucose', reason: 'no_equipment' },
          { field: 'pupils_right', reason: 'injury_or_access' },
          { field: 'ecg', reason: 'no_equipment' },
        ],
      },
    ]),
  ),

  // The arrest: who saw it, what bystanders and others did, and what is said of it where a question has no answer.
  ...Object.fromEntries(
    ['not_witnessed', 'not_known', 'family'].map((arrest_witnessed_by) => [
      `an arrest, witnessed: ${arrest_witnessed_by}`,
      source(did({ arrest_witnessed_by })),
    ]),
  ),
  ...Object.fromEntries(
    ['compressions_and_breaths', 'unknown_kind', 'none'].map((bystander_cpr) => [
      `CPR by bystanders: ${bystander_cpr}`,
      source(did({ collapse_at: at('14:00'), bystander_cpr, cpr: [cpr('14:03', 'started')] })),
    ]),
  ),
  ...Object.fromEntries(
    [true, false].map((yes) => [
      `an arrest's answers, all ${String(yes)}`,
      source(
        did({
          ...{ collapse_at: at('14:00'), implanted_device: yes, call_handler_cpr: yes },
          ...{ st_elevation_after_rosc: yes, targeted_temperature: yes },
        }),
      ),
    ]),
  ),
  'a collapse whose time nobody knows': source({
    PresentingComplaint: { onset_at: at('13:50') },
    PrimarySurvey: { cardiac_arrest: 'before_arrival' },
    ClinicalInterventions: {
      arrest_cause: 'medical',
      no_value: [{ field: 'collapse_at', reason: 'not_known' }],
    },
  }),
  'a first rhythm that was seen twice': source(
    did({
      first_rhythm: 'vf',
      cpr: [
        cpr('14:02', 'rhythm_check', { rhythm: 'vf' }),
        cpr('14:04', 'rhythm_check', { rhythm: 'vf' }),
        cpr('14:06', 'rhythm_check', { rhythm: 'sinus' }),
      ],
    }),
  ),
  'CPR by bystanders among those who gave it': source(
    did({ cpr_providers: ['bystander'], cpr: [cpr('14:03', 'started', { provider: 'our_crew' })] }),
  ),
  'CPR that bystanders began': source(
    did({
      cpr: [
        cpr('13:58', 'rhythm_check', { provider: 'bystander' }),
        cpr('14:00', 'started', { provider: 'bystander', is_before_arrival: true }),
        cpr('14:01', 'started', { provider: 'our_crew' }),
        cpr('14:02', 'started', { provider: 'bystander' }),
      ],
    }),
  ),
  'CPR before our arrival by nobody that is named': source(
    did({ cpr: [cpr('14:00', 'started', { is_before_arrival: true }), cpr('14:04', 'started')] }),
  ),
  'CPR that was not before our arrival': source(
    did({ cpr: [cpr('14:00', 'started', { is_before_arrival: false })] }),
  ),
  'no evidence of CPR': source({
    ROLE: { no_evidence_of_cpr_prior_to_arrival: true },
    ClinicalInterventions: { cpr: [cpr('14:03', 'started')] },
  }),
  'a return of circulation in the primary survey': source({
    PrimarySurvey: { cardiac_arrest: 'before_arrival', return_of_circulation_at: at('14:12') },
    ClinicalInterventions: { collapse_at: at('14:00') },
  }),
  'an arrest that did not happen': source({
    PrimarySurvey: { cardiac_arrest: 'no' },
    ClinicalInterventions: { bystander_cpr: 'compressions_only' },
  }),
  'CPR that began twice': source(
    did({
      cpr: [
        cpr(null, 'mechanical_started'),
        cpr('14:01', 'rhythm_check'),
        cpr('14:02', 'mechanical_started'),
        cpr('14:05', 'started'),
        cpr('14:10', 'rosc'),
      ],
    }),
  ),

  // What was found and what was done, each answer.
  ...Object.fromEntries(
    [
      ['clear', ['normal_effort'], ['normal_colour', 'warm', 'crt_under_2', 'radial_present', 'regular']],
      ['obstructed', ['agonal', 'reduced_left'], ['mottled', 'cyanosed']],
      ['maintained_with_adjunct', ['absent', 'reduced_right'], ['radial_absent', 'external_bleeding']],
      ['partially_obstructed', ['unequal_rise', 'unable_to_complete_sentences', 'stridor'], ['pale']],
      ['clear', ['unequal_rise'], ['pale']],
      ['clear', ['stridor'], ['pale']],
      ['clear', ['reduced_left'], ['pale']],
      ['clear', ['reduced_right'], ['pale']],
      ['clear', ['unable_to_complete_sentences'], ['pale']],
      ['clear', ['agonal'], ['pale']],
      ['clear', ['absent'], ['pale']],
      ['clear', ['wheeze'], ['mottled']],
      ['clear', ['wheeze'], ['cyanosed']],
      ['clear', ['wheeze'], ['radial_absent']],
      ['clear', ['wheeze'], ['external_bleeding']],
      ['obstructed', ['wheeze'], ['pale']],
      ['partially_obstructed', ['wheeze'], ['pale']],
      ['maintained_with_adjunct', ['wheeze'], ['pale']],
      ['clear', ['wheeze'], ['pale']],
    ].map(([airway, breathing, circulation], index) => [
      `a first look, ${String(index + 1)}`,
      source({ PrimarySurvey: { airway, breathing, circulation } }),
    ]),
  ),
  'burns in full': source({
    SecondarySurvey: {
      ...{ burn_total_percent: 15, burn_agent: 'Hydrofluoric acid', burn_cause: ['chemical', 'contact'] },
      ...{ burn_at: at('13:55'), cooling_began_at: at('14:08'), carbon_monoxide_exposure: 'yes' },
      ...{ airway_burn_signs: ['soot', 'none'] },
    },
  }),
  'burns that were cooled for a time': source({
    SecondarySurvey: { burn_total_percent: 2, cooling_minutes: 20 },
  }),
  'a collision in full': source({
    SecondarySurvey: {
      mechanismsOfInjury: ['none', 'road_traffic'],
      extrication_details: 'Roof removed',
      collision: {
        ...{ road_user: 'driver', vehicle: 'car', collided_with: 'fixed_object', speed_mph: 60 },
        ...{ intrusion_cm: 40, rolled_over: true, ejection: 'partial', protection: ['seat_belt'] },
        ...{ entrapment: 'physical', extrication: 'tools', extrication_minutes: 25 },
      },
    },
  }),
  'a collision in which little happened': source({
    SecondarySurvey: {
      mechanismsOfInjury: ['road_traffic'],
      collision: { rolled_over: false, ejection: 'no', entrapment: 'no', road_user: 'pedestrian' },
    },
  }),
  ...Object.fromEntries(
    [
      ['generalAppearance', 'respiratory', 'cardiac', 'neurological'],
      ['gastrointestinal', 'genitourinary', 'integumentary', 'general'],
      ['obstetric', 'behavioural', 'thoughts', 'mood'],
      ['harm'],
    ].map((names) => [
      `what was written of ${names.join(', ')}`,
      source({ SecondarySurvey: Object.fromEntries(names.map((name) => [name, `About ${name}.`])) }),
    ]),
  ),
  'what was written of each region': source({
    SecondarySurvey: Object.fromEntries(
      ['head_neck', 'chest', 'abdomen', 'pelvis', 'extremities', 'wcag'].map((name) => [
        name,
        `About ${name}.`,
      ]),
    ),
  }),
  'nothing taken': source({ PresentingComplaint: { alcohol_or_drugs: ['none_reported'] } }),
  'something taken': source({
    PresentingComplaint: { alcohol_or_drugs: ['none_reported', 'smell_of_alcohol'] },
  }),
  'signs in full': source(
    observed([
      {
        ...{ respiratory_rate: 24, respiratory_effort: 'laboured', supplemental_o2: true },
        ...{ o2_device: 'non_rebreather', heart_rate: 110, pulse_rhythm: 'irregular' },
        ...{ gcs_eye: 1, gcs_qualifier: 'sedated', acvpu: 'U' },
      },
      {
        ...{ respiratory_rate: 22, supplemental_o2: true, o2_flow_lpm: 10, heart_rate: 100 },
        ...{ pulse_rhythm: 'regular', gcs_verbal: 2, gcs_qualifier: 'legitimate', acvpu: 'P' },
      },
      { ...{ supplemental_o2: false, o2_device: 'simple_mask', heart_rate: 90, gcs_motor: 5, acvpu: 'C' } },
    ]),
  ),
  ...Object.fromEntries(
    ['U', 'P', 'V', 'C', 'A'].map((acvpu) => [
      `${acvpu} and then V`,
      source(observed([{ acvpu }, { acvpu: 'V' }])),
    ]),
  ),
  'a possible concern': source({ SecondarySurvey: { safeguardingConcerns: 'unsure' } }),
  'a contact with measles': source({
    PresentingComplaint: { infection_risk: 'exposed', infections: ['measles'] },
  }),
  'a suspected infection without a name': source({ PresentingComplaint: { infection_risk: 'suspected' } }),
  'an ECG sent at a time': source({
    SecondarySurvey: {
      ecgs: [ecg('14:05', { sent_to: 'City Hospital', sent_at: at('14:07') }), ecg('14:09')],
    },
  }),
  'procedures and how they went': source(
    did({
      procedures: [
        {
          id: 'a',
          procedure: 'suction',
          time_performed: at('14:05'),
          success: false,
          is_before_arrival: true,
        },
        {
          id: 'b',
          procedure: 'suction',
          time_performed: at('14:07'),
          success: true,
          is_before_arrival: false,
        },
        { id: 'c', procedure: 'reduction', success: true },
      ],
    }),
  ),
  'rates of a drug': source(
    given(
      ...['percent', 'application'].flatMap((dose_unit) => [
        drug('14:20', { drug_name: 'lidocaine', dose: 1, dose_unit }),
        drug('14:25', { drug_name: 'lidocaine', dose: 1, dose_unit }),
      ]),
    ),
  ),
  'one drug in percent, twice': source(
    given(drug('14:20', { dose: 1, dose_unit: 'percent' }), drug('14:25', { dose: 1, dose_unit: 'percent' })),
  ),
  'one drug in applications, twice': source(
    given(
      drug('14:20', { dose: 1, dose_unit: 'application' }),
      drug('14:25', { dose: 1, dose_unit: 'application' }),
    ),
  ),
  'bleeding that nobody stopped': source({ PrimarySurvey: { catastrophic_haemorrhage: 'uncontrolled' } }),
  'a recognised death': source({
    ROLE: {
      ...{ role_time: at('14:12'), role_clinician_name: 'Ana Reed', role_clinician_grade: 'paramedic' },
    },
  }),
  'times, advice and a handover': source({
    incidentDetails: {
      ...{ call_time: at('13:40'), incident_date: at('13:35'), arrived_time: at('13:50') },
      ...{ at_patient_time: at('13:55'), left_scene_time: at('14:30'), chief_complaint: 'Fall' },
    },
    PresentingComplaint: { onset_at: at('13:35') },
    SecondarySurvey: { major_trauma_criteria: ['open_skull'] },
    DispositionOutcome: {
      ...{ pre_alert: 'trauma', pre_alert_at: at('14:28'), handover_to: 'Dr Price' },
      ...{ handover_time: at('14:50'), clinician_consulted_name: 'Dr Amin' },
      ...{ clinician_consulted_role: 'Consultant', clinical_discussion_summary: 'Go straight there' },
    },
  }),
  'an onset of the day before': source({
    incidentDetails: { incident_date: at('23:30', '19') },
    PresentingComplaint: { onset_at: at('23:00', '19') },
  }),

  // What is missing beside what is there, and what was not done.
  'a device that failed': source(
    did({ airway_devices: [{ id: 'd', device: 'igel', size: '4', success: false, placed_at: at('14:05') }] }),
  ),
  'a cannula that went in': source(
    did({ iv_access: [{ id: 'a', site: 'hand_left', success: true, at: at('14:05') }] }),
  ),
  'a check of the airway without its time': source(
    did({ airway_checks: [{ id: 'c', device: 'igel', in_place: true, proof: ['chest_rise'] }] }),
  ),
  'last known well, and no FAST': source({ PresentingComplaint: { last_known_well: at('13:00') } }),
  'consent to one act': source({
    PrimarySurvey: { consents: [{ id: 'a', at: at('14:20'), act: 'treatment', decision: 'given' }] },
  }),
  'an act refused at no known time': source({
    PrimarySurvey: { consents: [{ id: 'a', act: 'treatment', decision: 'refused' }] },
  }),
  'consent refused': source({ PrimarySurvey: { consent: 'refused' } }),
  'doses of unknown route and time': source(
    given(
      drug('14:20', { route: null, time_administered: null }),
      drug('14:25', { time_administered: null }),
    ),
  ),
  'a drug without a name': source(given(drug('14:20', { drug_name: null }), drug('14:25'))),
  'forms of one drug, without their routes': source(
    given(
      drug('14:20', { route: null }),
      drug('14:25', { drug_name: 'morphine_oral', route: null, dose: null }),
    ),
  ),
  'forms that do not add up, without their routes': source(
    given(
      drug('14:20', { route: null }),
      drug('14:25', { drug_name: 'morphine_oral', route: null, dose_unit: 'ml' }),
    ),
  ),
  'an ECG with an infarct and more': source({
    SecondarySurvey: { ecgs: [ecg('14:05', { ecg_findings: ['t_inversion', 'st_elevation_inferior'] })] },
  }),
  'complications of procedures': source(
    did({
      procedures: [
        { id: 'a', procedure: 'suction', time_performed: at('14:05'), complication: ['vomiting'] },
        { id: 'b', procedure: 'intubation', time_performed: at('14:20'), complication: ['desaturation'] },
      ],
      airway_devices: [{ id: 't', device: 'igel', placed_at: at('14:10'), complication: ['aspiration'] }],
    }),
  ),
  'burns of which little is known': source({
    SecondarySurvey: { burns: [{ region: 'front_trunk', depth: 'full' }, {}, { percent: 3 }] },
  }),
  'a death recognised by a name alone': source({
    ROLE: { role_time: at('14:12'), role_clinician_name: 'Ana Reed' },
  }),
  'a finding without its place': source({ SecondarySurvey: { exam_findings: [{ finding: 'tenderness' }] } }),
  'a reason that is none': source({
    incidentDetails: { no_value: [{ field: 'chief_complaint', reason: 'approximate' }] },
  }),
  ...Object.fromEntries(
    ['gcs_eye', 'gcs_verbal', 'gcs_motor'].map((score) => [
      `a GCS of ${score} alone`,
      source(observed([{ [score]: 2 }])),
    ]),
  ),
  'breathing, oxygen and pulse in words': source(
    observed([
      {
        ...{ respiratory_rate: 24, respiratory_effort: 'laboured', supplemental_o2: true },
        ...{ o2_device: 'non_rebreather', heart_rate: 110, pulse_rhythm: 'irregular' },
      },
    ]),
  ),
  'a pulse that is regular': source(observed([{ heart_rate: 100, pulse_rhythm: 'regular' }])),
  'air, with a device': source(observed([{ supplemental_o2: false, o2_device: 'simple_mask' }])),
  ...Object.fromEntries(
    [{ bp_diastolic: 112 }, { respiratory_rate: 31 }].map((sign) => [
      `a pregnancy with a red sign, ${Object.keys(sign).join()}`,
      source(
        {
          ...observed([{ ...WELL, ...sign }], { ageYears: 30, isPregnant: true }),
          PresentingComplaint: { is_pregnant: 'yes' },
        },
        { ageYears: 30 },
      ),
    ]),
  ),

  // Little room: the more there is to say, the less of it is read out.
  ...Object.fromEntries(
    [0, 1, 2, 4].flatMap((words) => {
      const regions = ['head_neck', 'chest', 'abdomen', 'pelvis', 'extremities'];
      const much = {
        PresentingComplaint: {
          presenting_complaint: `Fell ${'down the stairs '.repeat(words)}`,
          past_medical_history: `Asthma ${'and gout '.repeat(words)}`,
        },
        SecondarySurvey: {
          mechanismsOfInjury: ['road_traffic'],
          ...Object.fromEntries(regions.map((name) => [name, `Bruised ${'and tender '.repeat(words)}`])),
        },
        PrimarySurvey: {
          ...{ airway: 'clear', breathing: ['normal_effort', 'wheeze', 'stridor'] },
          circulation: ['pale', 'mottled'],
        },
      };
      const child: DerivationPatient = { ageYears: 4, isPregnant: false };
      return [
        [`a well patient, much to say: ${String(words)}`, source({ ...observed([WELL]), ...much })],
        [
          `an ill patient, much to say: ${String(words)}`,
          source({
            ...observed([{ ...WELL, respiratory_rate: 24, bp_systolic: 100 }]),
            ...much,
          }),
        ],
        [
          `a child, much to say: ${String(words)}`,
          source(
            {
              ...observed(
                [{ respiratory_rate: 24, heart_rate: 110, acvpu: 'A', temperature: 37, pain_score: 0 }],
                child,
              ),
              ...much,
            },
            { ageYears: 4 },
          ),
        ],
      ] as const;
    }),
  ),
  'a full page': source({
    PrimarySurvey: {
      ...{ airway: 'clear', breathing: ['normal_effort', 'wheeze'] },
      circulation: ['warm', 'pale'],
    },
    SecondarySurvey: { respiratory: 'Wheeze on both sides.' },
    ClinicalInterventions: {
      drugs_administered: Array.from({ length: 45 }, (_, index) =>
        drug('14:20', { id: String(index), drug_name: 'other', drug_name_other: `Drug ${String(index)}` }),
      ),
    },
  }),
  'many alerts and a long request': source({
    PresentingComplaint: {
      allergies: ['Penicillin', 'Latex', 'Aspirin', 'Ibuprofen', 'Morphine', 'Codeine', 'Iodine'].map(
        (substance) => ({ substance }),
      ),
      ...{ is_pregnant: 'yes', infection_risk: 'suspected', infections: ['measles', 'influenza'] },
      ...{ infection_precautions: ['single_room', 'airborne', 'droplet', 'contact'] },
      advance_directives: ['dnacpr', 'respect', 'advance_decision'],
      history_of_presenting_complaint: 'Sudden, at rest',
    },
    clinical_impression: { clinical_impression: ['stroke'] },
    SocialHistory: { safeguarding_concerns: 'yes' },
    DispositionOutcome: {
      pre_alert: 'other',
      pre_alert_other: 'A bed for one who is ill and who has to be seen by all of us now',
    },
  }),
};
