import { capitalise } from '../../letter-case.js';
import { MEASUREMENTS, type Measurement } from './measurements.js';

/**
 * What the form says under 'What is this?': for each field that has a rule (prf/field-rules) what the rule is, what happens,
 * and where it comes from. The client loads these words when the first of them is asked for. Sources are those that the
 * rules themselves cite; a rule that is Sideline's own says so.
 */
export interface FieldHelp {
  readonly text: string;
  readonly sources: readonly [string, ...string[]];
}

/** Sources, as the rules name them. */
export const HELP_SOURCES = {
  fields: 'Clinical reference, section 1',
  scores: 'Clinical reference, section 2',
  plausibility: 'Clinical reference, section 3',
  capacity: 'Clinical reference, section 4',
  recognition: 'Clinical reference, section 5',
  states: 'Clinical reference, section 7',
  notices: 'Clinical reference, section 9',
  product: 'Sideline’s own check, without a published source',
  news2: 'RCP, National Early Warning Score (NEWS) 2, 2017',
  sepsis: 'NICE NG51 (2016, now NG254), high-risk criteria',
  bedsidePews: 'Bedside PEWS, extreme band (Crit Care 2009;13:R135, table 1)',
  fieldTriage: 'National guideline for field triage, 2021 (J Trauma Acute Care Surg 2022;93:e49)',
  abcde: 'Resuscitation Council UK, The ABCDE approach (disability: consciousness, pupils, glucose)',
  maternal: 'NICE NG133, Hypertension in pregnancy, 2019',
  gcs: 'Teasdale G, Jennett B. Lancet 1974;304:81–84',
  pupils: 'Teasdale G et al. The Glasgow Coma Scale at 40 years. Lancet Neurol 2014;13:844–854',
  glucose:
    'Roche, Accu-Chek Guide, user’s manual (measuring range 0.6 to 33.3 mmol/L); molar mass of glucose',
  oxygen: 'BTS Guideline for oxygen use in adults in healthcare and emergency settings, 2017',
  mca: 'Mental Capacity Act 2005 and its Code of Practice',
  bestInterests: 'Mental Capacity Act 2005 and its Code of Practice, chapter 5',
  gillick: 'Gillick v West Norfolk and Wisbech AHA [1986] AC 112',
  jrcalc: 'JRCALC, Recognition of life extinct',
  hypothermia: 'European Resuscitation Council, 2021',
  resuscitation: 'Resuscitation Council UK, Adult advanced life support, 2021',
  controlled: 'Misuse of Drugs Regulations 2001; NICE NG46, Controlled drugs: safe use and management, 2016',
  against:
    'BNF, Interactions (antiplatelets, NSAIDs, heparin and tenecteplase with anticoagulants; nitrates with phosphodiesterase 5 inhibitors), Aspirin (under 16), NSAIDs (asthma, gastrointestinal ulceration and bleeding, heart failure, renal impairment) and Tenecteplase (head injury); NHS, Head injury and concussion (NSAIDs and aspirin); MHRA Drug Safety Update, June 2023 (NSAIDs from 20 weeks) and July 2013 (codeine under 12)',
  nitrate:
    'Glyceryl trinitrate sublingual spray, Summary of Product Characteristics, section 4.3 (systolic pressure lower than 90 mmHg)',
  sedative:
    'Morphine, fentanyl, diazepam and midazolam injection, Summaries of Product Characteristics, section 4.3 (respiratory depression)',
  nitrousOxide:
    'Entonox, Summary of Product Characteristics, section 4.3 (pneumothorax, decompression sickness); BNF, Nitrous oxide; JRCALC, Entonox (head injury with impaired consciousness)',
  drugAllergy: 'NICE CG183, Drug allergy: diagnosis and management, 2014',
  infection:
    'NHS England, National infection prevention and control manual for England, version 2, 2022, chapter 2',
  formulary: 'The provider’s own formulary, which names the source of each entry',
  paracetamol: 'NHS, How and when to take paracetamol for adults (nhs.uk), read on 24 November 2026',
  headInjury: 'NICE NG232, Head injury: assessment and early management, 2023',
  chestPain: 'NICE CG95, Recent-onset chest pain of suspected cardiac origin, 2016',
  stroke: 'NICE NG128, Stroke and transient ischaemic attack in over 16s, 2022',
  epilepsy: 'NICE NG217, Epilepsies in children, young people and adults, 2022',
  maltreatment: 'NICE CG89, Child maltreatment: when to suspect maltreatment in under 18s, 2017',
} as const;
type Source = keyof typeof HELP_SOURCES;

const help = (text: string, first: Source, ...more: readonly Source[]): FieldHelp => ({
  text,
  sources: [HELP_SOURCES[first], ...more.map((source) => HELP_SOURCES[source])],
});

const inOrder = (what: string): FieldHelp =>
  help(
    `${what} The times of a call usually follow a set order. If this one is before an earlier step, the record asks whether that is right.`,
    'plausibility',
  );
const EXAMINED =
  'Needed to sign, unless the patient died or left before they were assessed. It stays marked until it is answered.';
const FOUR_PARTS =
  'One of the four parts of the test of capacity, from the age of 16. It is needed to sign when the patient refuses. A ‘No’ or ‘Unsure’ contradicts ‘Has capacity’, and the record asks about it.';
const BEST_INTERESTS =
  'Needed to sign when the conclusion is ‘Lacks capacity’, because a decision in the patient’s best interests must show how it was made.';
const UNEQUIVOCAL = help(
  'Route A: any one of these signs is enough to recognise death. The record shows which route is met. It never decides by itself.',
  'recognition',
);
const DOCUMENT = help(
  'Route B: a document counts only when the arrest is confirmed too, by 30 seconds of asystole on the strip or by a check of no pulse and no breathing. A document alone never confirms death.',
  'recognition',
);
const AFTER_DEATH =
  'The record asks about this if it is before the call, the incident or the first symptoms, or after the patient left our care or was recognised as dead. If others did it, mark it as before our arrival.';
const CONTROLLED_ADDS =
  'For a controlled drug, what was drawn up must equal what was given plus what was wasted. The record asks where the rest is.';
const ATTEMPTS = help(
  'A number this high is unusual, so the record asks whether it is right. Nothing stops you from saving it.',
  'product',
);
const LOT = help(
  'The lot and its expiry date. If it had expired when it was used, the signer sees this, with the reason given.',
  'notices',
);
const CONCERN = help(
  'A concern raises an alert even when the figures are normal. The alert stays until a clinician records what was done about it.',
  'notices',
);
const SENIOR = help(
  'Needed to sign when the patient stays at the scene and the last set scored 5 or more, had a red sign or has an open alert. Name the senior who agreed, or say why none was asked.',
  'notices',
);
const SAFEGUARDING_WORDS =
  'Needed to sign when the answer above is ‘Yes’ or ‘Unsure’. Patients and clients never see it.';
const CONCLUSION = help(
  'Needed to sign once the patient has died, a route is met or the recognition has been started. It is complete only with the time, the name and the grade.',
  'recognition',
);
const PUPIL = help(
  'The record asks about it if a reaction is entered but the pupil is marked not recordable or the eyes cannot be opened.',
  'pupils',
);
const PUPIL_SIZE = help(
  'Under 1 mm or over 9 mm is unusual, so the record asks whether it is right. Over 12 mm is refused.',
  'product',
);
const SCALE_2 = help(
  'SpO2 scale 2 is only for confirmed hypercapnic failure with a target of 88–92 %. Who chose it and why are needed to sign, and are kept with the set.',
  'scores',
  'news2',
);

const INCIDENT: Readonly<Record<string, FieldHelp>> = {
  patients_at_scene: help(
    'More than 50 patients is unusual, so the record asks whether it is right.',
    'product',
  ),
  call_time: help(
    'When the call came in. The record asks about drugs, observations and procedures before it, unless they are marked as before our arrival or the patient came to us.',
    'plausibility',
  ),
  control_notified_time: inOrder('When control was notified.'),
  crew_notified_time: inOrder('When the crew was notified.'),
  crew_acknowledged_time: inOrder('When the crew accepted.'),
  mobile_time: inOrder('When the crew set off.'),
  arrived_time: help(
    'When we reached the scene. The record asks about CPR by our crew, or a recognition of death, before it.',
    'plausibility',
    'notices',
  ),
  at_patient_time: help(
    'When we reached the patient. The record asks about CPR by our crew, or a recognition of death, before it.',
    'plausibility',
    'notices',
  ),
  left_scene_time: inOrder('When we left the scene.'),
  at_hospital_time: inOrder('When we reached hospital.'),
  clear_time: help(
    'When the crew was free again. The record asks about CPR by our crew after it, and about a time out of order.',
    'plausibility',
    'notices',
  ),
  at_base_time: inOrder('When the crew was back at base.'),
  call_completed_time: inOrder('When the call was closed.'),
  rendezvous_time: inOrder('When the crew was at the rendezvous point.'),
  landing_time: inOrder('When the crew was at the landing site.'),
  stood_down_time: inOrder('When the crew was stood down.'),
};

const COMPLAINT: Readonly<Record<string, FieldHelp>> = {
  fall_height_m: help('More than 30 m is unusual, so the record asks whether it is right.', 'product'),
  allergy_status: help(
    'Needed to sign, unless the patient died or left before they were assessed. ‘No known allergies’ is questioned when the record or the patient’s own details name one.',
    'states',
    'notices',
  ),
  allergies: help(
    '‘Allergies known’ needs at least one name before signing. Each drug is compared with these names and with their drug classes.',
    'notices',
    'drugAllergy',
  ),
  weight_kg: help(
    'Under 2 kg or over 200 kg is unusual, so the record asks whether it is right. A provider’s dose by weight is checked against it.',
    'product',
    'formulary',
  ),
  last_known_well: help(
    'When the patient was last seen well. If it is after the symptoms began, the record asks which is right.',
    'notices',
  ),
  onset_at: help(
    'When the symptoms began. If that is after the call, or a treatment is before it, the record asks whether the times are right.',
    'notices',
  ),
  infection_risk: help(
    'For the people who take over: where to put the patient, and what to wear. The handover shows this, and reads it out unless the only risk is a blood-borne virus. The record asks about ‘None known’ with precautions or a positive swab.',
    'infection',
    'notices',
  ),
  is_pregnant: help(
    'NEWS2 is not valid in pregnancy, so no score is shown for ‘Yes’ and only single red signs are checked. For ‘Possible’ it is shown with a warning. The record asks about ‘Yes’ for a patient under 10 or over 55.',
    'scores',
    'news2',
    'notices',
  ),
};

const PRIMARY: Readonly<Record<string, FieldHelp>> = {
  consent: help(
    'Needed to sign, unless the patient died or left before they were assessed. The record questions ‘Unable’ or ‘best interests’ with ‘Has capacity’. For best interests, say who was asked.',
    'mca',
    'bestInterests',
    'notices',
  ),
  'consents.decision': help(
    'The record questions a decision that was made without a patient who has capacity. The last decision on each act counts.',
    'mca',
  ),
  'consents.by': help(
    'For best interests, say who was asked. The record asks about it if nobody is named.',
    'bestInterests',
  ),
  understanding: help(FOUR_PARTS, 'mca', 'capacity'),
  retaining: help(FOUR_PARTS, 'mca', 'capacity'),
  weighing: help(FOUR_PARTS, 'mca', 'capacity'),
  communicating: help(FOUR_PARTS, 'mca', 'capacity'),
  capacity_conclusion: help(
    'The Mental Capacity Act applies from 16. Under 16 it is Gillick competence or the consent of a parent. A refusal needs a conclusion before signing. The record questions a conclusion that the four answers, ACVPU or GCS contradict.',
    'mca',
    'gillick',
    'capacity',
  ),
  involvement: help(BEST_INTERESTS, 'capacity', 'bestInterests'),
  wishes_feelings: help(BEST_INTERESTS, 'capacity', 'bestInterests'),
  understand_consequences: help(BEST_INTERESTS, 'capacity', 'mca'),
  least_restrictive_option: help(BEST_INTERESTS, 'capacity', 'mca'),
  catastrophic_haemorrhage: help(EXAMINED, 'product'),
  airway: help(EXAMINED, 'product'),
  breathing: help(EXAMINED, 'product'),
  circulation: help(EXAMINED, 'product'),
};

const SET: Readonly<Record<string, FieldHelp>> = {
  date_time: help(
    `Needed, unless others took the set before we arrived. ${AFTER_DEATH} A set without a value does not count.`,
    'plausibility',
    'notices',
  ),
  respiratory_rate: help(
    'Part of NEWS2: 12–20 scores 0, and 8 or less or 25 or more scores 3. Under 16 it alerts at low and high limits that depend on age. The record asks about a rate under 4 or over 60.',
    'news2',
    'sepsis',
    'bedsidePews',
    'plausibility',
  ),
  oxygen_saturation: help(
    'Part of NEWS2: on scale 1, 96 or more scores 0 and 91 or less scores 3. In patients under 16, a value under 90 is a red sign. The record asks about a value under 60.',
    'news2',
    'sepsis',
    'fieldTriage',
    'plausibility',
  ),
  supplemental_o2: help(
    'Part of NEWS2: oxygen scores 2. The record asks about it if oxygen was given but the next set says air, or if a set says oxygen and nothing shows how it was given.',
    'news2',
    'oxygen',
  ),
  o2_flow_lpm: help(
    'Each device has its own range of flows, such as 1–6 L/min for nasal cannulae. The record asks about a flow outside it, and about more than 25 L/min.',
    'oxygen',
    'product',
  ),
  spo2_scale: SCALE_2,
  spo2_scale_chosen_by: SCALE_2,
  spo2_scale_reason: SCALE_2,
  heart_rate: help(
    'Part of NEWS2: 51–90 scores 0, and 40 or less or 131 or more scores 3. Under 16 it alerts at low and high limits that depend on age. The record asks about a rate under 30 or over 220, and about a rate of 0 with a blood pressure or breathing.',
    'news2',
    'sepsis',
    'bedsidePews',
    'plausibility',
    'notices',
  ),
  fast_stroke: help(
    'If a part is abnormal and no blood glucose is recorded, the record asks about it. Hypoglycaemia looks like a stroke.',
    'stroke',
  ),
  stroke_result: help(
    'If it is positive and no blood glucose is recorded, the record asks about it. Hypoglycaemia looks like a stroke.',
    'stroke',
  ),
  bp_systolic: help(
    'Part of NEWS2: 111–219 scores 0, and 90 or less or 220 or more scores 3. It cannot be lower than the diastolic. Under 16 it alerts at low and high limits that depend on age, and in pregnancy and the six weeks after a birth it alerts at 160 or more. The record asks about a value under 50, over 260, or less than 10 mmHg above the diastolic.',
    'news2',
    'sepsis',
    'bedsidePews',
    'fieldTriage',
    'maternal',
    'plausibility',
    'notices',
  ),
  bp_diastolic: help(
    'A value over 200 mmHg or above the systolic pressure is refused. Leave it empty when the pressure was palpated. In pregnancy and in the six weeks after a birth, 110 or more alerts.',
    'maternal',
    'plausibility',
  ),
  temperature: help(
    'Part of NEWS2: 36.1–38.0 scores 0, and 35.0 or less scores 3. In patients under 16, a value under 35.0 or over 40.0 is a red sign. In those under 5, so is a value under 36.0. The record asks about a value under 32 or over 42 °C.',
    'news2',
    'sepsis',
    'bedsidePews',
    'plausibility',
  ),
  acvpu: help(
    'Part of NEWS2: anything but Alert scores 3. It is never worked out from GCS. The record asks about it if the two do not agree, and whether a GCS voice of 4 is new confusion.',
    'news2',
    'scores',
  ),
  gcs_eye: help(
    'Eyes, 1–4. The total appears when all three parts are entered, and a part that cannot be tested gives no total. The record asks about eyes 1 with voice 5.',
    'gcs',
    'plausibility',
  ),
  gcs_verbal: help(
    'Voice, 1–5. The total appears when all three parts are entered. A voice of 4 raises the question of new confusion, which you answer.',
    'gcs',
    'plausibility',
    'scores',
  ),
  gcs_motor: help(
    'Movement, 1–6. The total appears when all three parts are entered. A part that cannot be tested gives no total.',
    'gcs',
    'plausibility',
  ),
  gcs: help(
    'The sum of eyes, voice and movement, 3–15. It is worked out only when all three could be tested.',
    'gcs',
    'plausibility',
  ),
  pain_score: help('From 0 to 10. Anything else is refused.', 'plausibility'),
  blood_glucose: help(
    'The record asks about a value under 2.5 or over 30 mmol/L. Over 33.3 it asks whether the unit was mg/dL. It asks for a value if the patient was not alert. Enter LO or HI as the meter shows it.',
    'plausibility',
    'glucose',
    'abcde',
  ),
  pupils_left: PUPIL,
  pupils_right: PUPIL,
  'pupils_left.size_mm': PUPIL_SIZE,
  'pupils_right.size_mm': PUPIL_SIZE,
  clinician_concern: CONCERN,
  carer_concern: CONCERN,
  news2: help(
    'Seven observations give one score. It needs all seven, and is not valid under 16, in pregnancy, in the six weeks after a birth or if the age is unknown. A single 3, or a score of 5 or more, raises an alert that stays until you record the action: reassessed, treated, escalated, reviewed, conveyed, palliative plan, judged chronic or refused.',
    'news2',
    'scores',
    'notices',
  ),
};

const DRUG: Readonly<Record<string, FieldHelp>> = {
  drug_name: help(
    'The drug is compared with the patient’s allergies and drug classes, and with anticoagulants, pregnancy and age where a published warning exists. Nitrates are compared with the last systolic pressure before the dose, opioids and benzodiazepines with the last respiratory rate, and Entonox with what was found. A match is shown. It never stops you.',
    'drugAllergy',
    'against',
    'nitrate',
    'sedative',
    'nitrousOxide',
  ),
  time_administered: help(
    `Needed when we gave it. ${AFTER_DEATH} The record asks about a dose too soon after the last, or the same drug from two people within ten minutes.`,
    'plausibility',
    'notices',
    'formulary',
    'paracetamol',
  ),
  dose: help(
    'Needed when we gave it. It is checked against the provider’s own dose ranges, by route and by age or weight. Without a range it is not checked, and no dose is ever suggested.',
    'formulary',
  ),
  dose_unit: help(
    'Needed when we gave it. The record asks about a unit that the drug is not usually given in.',
    'product',
  ),
  route: help(
    'Needed when we gave it. The record asks about a route that the drug or the provider’s formulary does not have.',
    'notices',
    'formulary',
  ),
  given_by: help('Needed when we gave it, because the record must name the person.', 'fields'),
  witnessed_by: help(
    'Needed for a controlled drug. The witness must be a second person, at a level that is allowed to witness controlled drugs. Otherwise the record asks about it.',
    'controlled',
  ),
  batch: LOT,
  wasted: help(CONTROLLED_ADDS, 'controlled'),
};

const DONE: Readonly<Record<string, FieldHelp>> = {
  ...Object.fromEntries(Object.entries(DRUG).map(([name, one]) => [`drugs_administered.${name}`, one])),
  'oxygen_given.started_at': help(
    `Needed, unless others gave it before we arrived. ${AFTER_DEATH}`,
    'plausibility',
    'notices',
  ),
  'oxygen_given.flow_lpm': help(
    'The record asks about a flow that is outside the range of the method.',
    'oxygen',
  ),
  'airway_devices.placed_at': help(AFTER_DEATH, 'notices'),
  'airway_checks.checked_at': help(AFTER_DEATH, 'notices'),
  'iv_access.at': help(AFTER_DEATH, 'notices'),
  'io_access.at': help(AFTER_DEATH, 'notices'),
  'airway_devices.attempts': ATTEMPTS,
  'iv_access.attempts': ATTEMPTS,
  'io_access.attempts': ATTEMPTS,
  'procedures.attempts': ATTEMPTS,
  'procedures.time_performed': help(
    `Needed, unless others did it before we arrived. ${AFTER_DEATH}`,
    'plausibility',
    'notices',
  ),
  first_cpr_at: help(
    'The first CPR that anyone gave. The record asks about it if it is before the collapse.',
    'notices',
  ),
  first_rhythm: help(
    'The record asks about VF or pulseless VT if it has no shock, unless others gave one or resuscitation was not attempted.',
    'resuscitation',
  ),
  resuscitation_stopped_at: help(
    'The record asks about it if it is before the collapse or the first CPR, and about CPR and shocks that come after it.',
    'notices',
  ),
  'cpr.time': help(
    'Needed, unless others did it before we arrived. The record asks about CPR by our crew before we reached the patient or after we were clear, and about any that was before the call or the collapse, or after resuscitation was stopped or death.',
    'notices',
  ),
  'cpr.rhythm': help(
    'Needed for a rhythm check. After VF or pulseless VT the record asks about it if no shock follows within two minutes.',
    'resuscitation',
  ),
  'defibrillation.time': help(
    `Needed, unless others gave it before we arrived. The record asks about a shock before the collapse or after resuscitation was stopped. ${AFTER_DEATH}`,
    'plausibility',
    'notices',
  ),
  'defibrillation.rhythm': help(
    'The record asks about a shock in asystole or PEA, because those rhythms are not shocked.',
    'resuscitation',
  ),
  'defibrillation.shocks_delivered': help(
    'With VF or pulseless VT and no shock within two minutes, the record asks whether one is missing.',
    'resuscitation',
  ),
  'consumables_used.batch': LOT,
};

const OUTCOME: Readonly<Record<string, FieldHelp>> = {
  disposition_outcome: help(
    'It decides what else is needed to sign. The record asks about a discharge after a head injury on an anticoagulant, or of an intoxicated patient if nobody is named who they left with. It also asks if treatment was refused or the patient goes to hospital by their own transport.',
    'headInjury',
    'notices',
  ),
  time_left_dc_care: help(
    'Needed to sign, unless the patient died. The record asks about anything done or measured after it, and about a time out of order with the call.',
    'notices',
    'plausibility',
  ),
  pre_alert_at: inOrder('When the pre-alert was given.'),
  handover_signed_at: inOrder('When the person who took over signed.'),
  ed_arrival_at: inOrder('When the patient was booked in.'),
  admitted_at: inOrder('When the patient was admitted.'),
  discharged_at: inOrder('When the patient left hospital.'),
  discharge_senior: SENIOR,
  discharge_no_senior_reason: SENIOR,
  worsening_advice_given: help(
    'Needed to sign when the patient is discharged or goes back to the event.',
    'product',
  ),
  refusal_reason: help(
    'Needed to sign when the patient refused assessment, treatment or transport, or left against advice. A refusal also needs a record of capacity.',
    'capacity',
  ),
  refusal_signature_not_obtained: help(
    'Needed to sign when the patient refused and there is no signature of refusal.',
    'capacity',
  ),
  handover_to: help('Needed to sign when another crew or service took over at the scene.', 'product'),
  handover_time: help(
    'Needed to sign when we conveyed the patient or handed them over. The record asks about a time out of order with the call.',
    'plausibility',
  ),
  destination: help(
    'Needed to sign when our own vehicle conveyed the patient. Without it, the record asks where the patient went.',
    'notices',
  ),
  patients_transported: help('More than 4 is unusual, so the record asks whether it is right.', 'product'),
};

const RECOGNITION: Readonly<Record<string, FieldHelp>> = {
  decapitation: UNEQUIVOCAL,
  massive_cerebral_destruction: UNEQUIVOCAL,
  hemicorporectomy: UNEQUIVOCAL,
  decomposition: UNEQUIVOCAL,
  incineration: UNEQUIVOCAL,
  hypostasis: UNEQUIVOCAL,
  rigor_mortis: UNEQUIVOCAL,
  maceration: UNEQUIVOCAL,
  dnacpr: DOCUMENT,
  advanced_directive: DOCUMENT,
  terminally_ill: DOCUMENT,
  no_pulse_no_breathing: DOCUMENT,
  patient_asystolic: help(
    'Routes C and D need asystole on the monitor. If the record has fewer than two strips, or a shockable rhythm, it asks about that.',
    'recognition',
    'jrcalc',
    'notices',
  ),
  asystole_30_seconds: help(
    'Route C needs 30 seconds of asystole on the strip. With a document it also confirms the arrest for route B.',
    'recognition',
  ),
  collapse_gt_15_minutes: help(
    'Route C needs more than 15 minutes since collapse. If the symptoms began later than that, the record asks about it.',
    'recognition',
    'jrcalc',
  ),
  no_evidence_of_cpr_prior_to_arrival: help(
    'Route C applies only if nobody gave CPR. If the record has CPR, a shock or other resuscitation, it asks about that.',
    'recognition',
    'jrcalc',
  ),
  no_contradiction_to_protocol: help(
    'Routes C and D do not apply in drowning, hypothermia, poisoning or overdose, or pregnancy. If the record has one of them, such as a temperature under 35 °C, it warns. It also warns if the patient is under 18.',
    'recognition',
    'hypothermia',
  ),
  asystole_20_minutes_after_als: help(
    'Route D needs 20 minutes of asystole under advanced life support. If the record has no CPR, or less than 20 minutes of it, it asks about that.',
    'recognition',
    'jrcalc',
  ),
  remained_asystolic: help(
    'Route D needs asystole throughout. If the record has VF, pulseless VT or a return of circulation, it asks about that.',
    'recognition',
    'jrcalc',
  ),
  role_time: help(
    'Needed to sign once death is recognised. The record asks about a time before we arrived, and about a later pulse, breath or treatment.',
    'recognition',
    'plausibility',
    'notices',
  ),
  role_clinician_name: CONCLUSION,
  role_clinician_grade: CONCLUSION,
};

const bySection: Readonly<Record<string, Readonly<Record<string, FieldHelp>>>> = {
  incidentDetails: INCIDENT,
  patient: {
    dob: help(
      'The age at the incident decides which scores and which rules of consent apply. The record asks about a birth after the incident.',
      'scores',
      'notices',
    ),
    estimatedAge: help(
      'Used for scores while the date of birth is not known. If it differs from the date of birth by more than five years, the record asks about it.',
      'scores',
      'notices',
    ),
  },
  PresentingComplaint: COMPLAINT,
  PrimarySurvey: PRIMARY,
  SocialHistory: {
    safeguarding_concerns_details: help(SAFEGUARDING_WORDS, 'product'),
    'practitioners.family_name': help(
      'Needed to sign where no practice or organisation is named. Many patients know only their practice.',
      'product',
    ),
  },
  SecondarySurvey: {
    'pregnancy.risks': help(
      'NEWS2 is not valid in the six weeks after a birth, so no score is shown then and only single red signs are checked.',
      'scores',
      'notices',
    ),
    exam_findings: help(
      'The record asks about a sign of a stroke or a seizure without a blood glucose, a head injury on an anticoagulant, and a bruise on a child.',
      'stroke',
      'epilepsy',
    ),
    'ecgs.taken_at': help(AFTER_DEATH, 'notices'),
    'ecgs.ecg_rhythm': help(
      'After VF or pulseless VT the record asks about it if no shock follows within two minutes.',
      'resuscitation',
    ),
    'investigations.performed_at': help(AFTER_DEATH, 'notices'),
    'births.born_at': help(`NEWS2 is not valid until six weeks after a birth. ${AFTER_DEATH}`, 'notices'),
    safeguardingConcerns: help(
      'The record asks about a bruise on a child without an answer here, because it may be a sign of abuse. A bruise on the body map or in the findings counts too.',
      'maltreatment',
    ),
    safeguardingNotes: help(SAFEGUARDING_WORDS, 'product'),
  },
  observations: {
    entries: help(
      'At least one set is needed to sign, unless the patient refused, died or left before they were assessed. A set without a value does not count.',
      'notices',
    ),
    ...Object.fromEntries(Object.entries(SET).map(([name, one]) => [`entries.${name}`, one])),
  },
  ClinicalInterventions: DONE,
  clinical_impression: {
    clinical_impression: help(
      'Needed to sign, unless the patient left before they were assessed. The record asks about chest pain without a 12-lead ECG, and a stroke or a seizure without a glucose, wherever in the record they appear.',
      'chestPain',
      'stroke',
      'epilepsy',
    ),
  },
  DispositionOutcome: OUTCOME,
  ROLE: RECOGNITION,
};

/**
 * The help of a measurement that has no text of its own: its range. A new row of the table of measurements needs nothing
 * here.
 */
const rangeHelp = ({ number }: Measurement): FieldHelp | null => {
  if (!number) return null;
  const bounds = [
    number.warnBelow === undefined ? '' : `under ${String(number.warnBelow)}`,
    number.warnAbove === undefined ? '' : `over ${String(number.warnAbove)}`,
  ].filter((bound) => bound !== '');
  const unit = number.unitLabel === undefined ? '' : ` ${number.unitLabel}`;
  const words = `${bounds.join(' or ')}${unit} is unusual, so the record asks whether it is right.`;
  return help(
    bounds.length === 0
      ? `From ${String(number.min)} to ${String(number.max)}${unit}. Anything else is refused.`
      : capitalise(words),
    'product',
  );
};

/** By `<section>.<path>`, as prf/field-rules names the fields. */
export const FIELD_HELP: ReadonlyMap<string, FieldHelp> = new Map([
  ...MEASUREMENTS.flatMap((one: Measurement) => {
    const words = rangeHelp(one);
    return words === null ? [] : [[`observations.entries.${one.name}`, words] as const];
  }),
  ...Object.entries(bySection).flatMap(([section, fields]) =>
    Object.entries(fields).map(([path, one]) => [`${section}.${path}`, one] as const),
  ),
]);
