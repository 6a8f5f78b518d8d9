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
};
