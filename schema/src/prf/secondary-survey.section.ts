import { YES_NO_UNSURE } from './choices.js';
import { BODY_REGION } from './body-regions.js';
import { BODY_LOCATION, EXAM_FINDING, EXAM_REGION, WOUND_KIND } from './examination.choices.js';
import { choices, section } from './kinds.js';
import { holds, not } from './rules.js';

const MECHANISMS_OF_INJURY = choices('PrfMechanismOfInjury', {
  fall_under_2m: 'Fall under 2 m',
  fall_over_2m: 'Fall over 2 m',
  fall_from_stunt: 'Fall from stunt or pyramid',
  collision_person: 'Collision with person',
  collision_object: 'Collision with object',
  road_traffic: 'Road traffic',
  crush: 'Crush',
  assault: 'Assault',
  blunt: 'Blunt',
  penetrating: 'Penetrating',
  burn: 'Burn',
  electrical: 'Electrical',
  drowning: 'Drowning',
  sports_twist: 'Sports twist',
  overuse: 'Overuse',
  heat: 'Heat',
  cold: 'Cold',
  bite_or_sting: 'Bite or sting',
  none: 'None',
  other: 'Other',
});

/**
 * What points to major trauma. Groups follow the order of the national field triage tools: physiology, anatomy,
 * mechanism, special circumstances.
 */
const TRAUMA_TRIAGE = choices('PrfTraumaTriage', {
  none: 'None met',
  gcs_motor_impaired: { label: 'Cannot obey commands', group: 'Physiology' },
  gcs_under_14: { label: 'GCS under 14', group: 'Physiology' },
  respiratory_rate: { label: 'Respiration under 10 or over 29', group: 'Physiology' },
  respiratory_support: { label: 'Respiratory distress or needs support', group: 'Physiology' },
  low_oxygen: { label: 'SpO2 under 90 % on air', group: 'Physiology' },
  systolic_under_90: { label: 'Systolic under 90', group: 'Physiology' },
  systolic_under_110_older: { label: 'Systolic under 110, over 65 years', group: 'Physiology' },
  pulse_over_systolic: { label: 'Pulse above systolic pressure', group: 'Physiology' },
  penetrating_trunk_head: { label: 'Penetrating, head to groin', group: 'Anatomy' },
  chest_wall: { label: 'Chest wall unstable or flail', group: 'Anatomy' },
  suspected_pelvic_fracture: { label: 'Suspected pelvic fracture', group: 'Anatomy' },
  two_long_bones: { label: 'Two or more long bones', group: 'Anatomy' },
  open_skull: { label: 'Open or depressed skull fracture', group: 'Anatomy' },
  spinal_injury: { label: 'Spinal injury with new weakness', group: 'Anatomy' },
  crushed_mangled: { label: 'Crushed, mangled or pulseless limb', group: 'Anatomy' },
  amputation: { label: 'Amputation above wrist or ankle', group: 'Anatomy' },
  active_bleeding: { label: 'Bleeding that needs a tourniquet or packing', group: 'Anatomy' },
  major_burn: { label: 'Major burn or airway burn', group: 'Anatomy' },
  fall_over_3m: { label: 'Fall over 3 m', group: 'Mechanism' },
  high_risk_vehicle: { label: 'High-risk vehicle collision', group: 'Mechanism' },
  ejected_or_death: { label: 'Ejected, or a death in the same vehicle', group: 'Mechanism' },
  pedestrian_thrown: { label: 'Rider or pedestrian thrown or run over', group: 'Mechanism' },
  anticoagulant: { label: 'Takes anticoagulants', group: 'Special circumstances' },
  older_low_level_fall: { label: 'Older adult, fall from standing', group: 'Special circumstances' },
  child: { label: 'Child', group: 'Special circumstances' },
  pregnant_over_20_weeks: { label: 'Pregnant over 20 weeks', group: 'Special circumstances' },
  clinical_judgement: { label: 'Clinical judgement', group: 'Special circumstances' },
});

const STUDY = choices('PrfStudy', {
  ultrasound: 'Ultrasound',
  x_ray: 'X-ray',
  ct: 'CT',
  mri: 'MRI',
  urine: 'Urine test',
  pregnancy_test: 'Pregnancy test',
  lactate: 'Lactate',
  ketones: 'Ketones',
  troponin: 'Troponin',
  blood_gas: 'Blood gas',
  infection_test: 'Infection test (swab)',
  other: 'Other',
});

const hasSafeguarding = holds('SecondarySurvey', 'safeguardingConcerns', 'yes', 'unsure');
const PICTURE_SUBJECT = choices('PrfPictureSubject', {
  ecg: 'ECG',
  wound: 'Wound or injury',
  imaging: 'Scan or X-ray',
  scene: 'Scene',
  document: 'Document',
  other: 'Other',
});
const OF_THE_PATIENT: ReadonlySet<unknown> = new Set(['ecg', 'wound', 'imaging', 'document']);

const needsExtrication = holds('SecondarySurvey', 'extricationRequired', 'yes', 'unsure');

/** Head to toe, system by system, and the scene. */
export const SECONDARY_SURVEY = section({
  key: 'SecondarySurvey',
  label: 'Secondary survey',
  short: 'Secondary',
  typeName: 'PrfSecondarySurvey',
  groups: [
    { key: 'scene', label: 'Scene' },
    { key: 'trauma', label: 'Injury' },
    { key: 'findings', label: 'Findings by region' },
    { key: 'systems', label: 'Body systems' },
    { key: 'regions', label: 'Head to toe' },
    { key: 'ecg', label: 'ECG' },
    { key: 'pictures', label: 'Pictures' },
    { key: 'investigations', label: 'Tests and imaging' },
    { key: 'mental', label: 'Mental state' },
    { key: 'obstetric', label: 'Obstetric' },
    { key: 'wounds', label: 'Wounds' },
    { key: 'safeguarding', label: 'Safeguarding', hint: "Left out of the patient's own view." },
  ],
  fields: [
    {
      name: 'generalAppearance',
      kind: 'longText',
      label: 'General appearance on approach',
      group: 'scene',
    },
    { name: 'sceneHazards', kind: 'longText', label: 'Hazards at the scene', group: 'scene' },
    { name: 'sceneSafetyConcerns', kind: 'longText', label: 'Safety concerns', group: 'scene' },
    {
      name: 'extricationRequired',
      kind: 'choice',
      label: 'Extrication required',
      choices: YES_NO_UNSURE,
      group: 'scene',
    },
    {
      name: 'extrication_details',
      kind: 'longText',
      label: 'How the patient was freed',
      group: 'scene',
      relevant: needsExtrication,
    },

    {
      name: 'mechanismsOfInjury',
      kind: 'choices',
      label: 'Mechanisms of injury',
      choices: MECHANISMS_OF_INJURY,
      other: true,
      group: 'trauma',
    },
    {
      name: 'major_trauma_criteria',
      kind: 'choices',
      label: 'Major trauma criteria met',
      choices: TRAUMA_TRIAGE,
      group: 'trauma',
    },

    {
      name: 'examined_at',
      kind: 'time',
      label: 'Examined at',
      group: 'findings',
    },
    {
      name: 'exam_findings',
      kind: 'groups',
      typeName: 'PrfExaminationFinding',
      label: 'Findings',
      hint: "'Looked for and absent' is a finding too.",
      group: 'findings',
      fields: [
        { name: 'region', kind: 'choice', label: 'Region', choices: EXAM_REGION, required: true },
        { name: 'location', kind: 'choice', label: 'Where', choices: BODY_LOCATION, other: true },
        {
          name: 'finding',
          kind: 'choice',
          label: 'Finding',
          choices: EXAM_FINDING,
          other: true,
          required: true,
        },
        { name: 'is_absent', kind: 'boolean', label: 'Looked for and absent' },
        {
          name: 'size_mm',
          kind: 'integer',
          label: 'Size',
          unit: 'mm',
          unitLabel: 'mm',
          min: 0,
          max: 2_000,
        },
        { name: 'note', kind: 'text', label: 'Note', maxLength: 500 },
      ],
    },

    { name: 'respiratory', kind: 'longText', label: 'Respiratory', group: 'systems' },
    { name: 'cardiac', kind: 'longText', label: 'Cardiac', group: 'systems' },
    { name: 'neurological', kind: 'longText', label: 'Neurological', group: 'systems' },
    { name: 'gastrointestinal', kind: 'longText', label: 'Gastrointestinal', group: 'systems' },
    { name: 'genitourinary', kind: 'longText', label: 'Genitourinary', group: 'systems' },
    { name: 'integumentary', kind: 'longText', label: 'Skin', group: 'systems' },

    { name: 'general', kind: 'longText', label: 'General examination', group: 'regions' },
    { name: 'head_neck', kind: 'longText', label: 'Head and neck', group: 'regions' },
    { name: 'chest', kind: 'longText', label: 'Chest', group: 'regions' },
    { name: 'abdomen', kind: 'longText', label: 'Abdomen', group: 'regions' },
    { name: 'pelvis', kind: 'longText', label: 'Pelvis', group: 'regions' },
    { name: 'extremities', kind: 'longText', label: 'Limbs', group: 'regions' },

    { name: 'ecgReview1', kind: 'longText', label: 'ECG: first review', group: 'ecg' },
    { name: 'ecgReview2', kind: 'longText', label: 'ECG: second review', group: 'ecg' },
    {
      // The newest of `pictures` that shows an ECG: see prf/pictures.
      name: 'ecgPicture',
      kind: 'reference',
      to: 'attachment',
      label: 'ECG picture',
      group: 'ecg',
      computed: true,
    },
    {
      // An entry's id is also that of its file, which comes by a way of its own.
      name: 'pictures',
      kind: 'entries',
      typeName: 'PrfPicture',
      entryLabel: 'Picture',
      timeField: 'taken_at',
      label: 'Pictures',
      group: 'pictures',
      // Whoever else stands in it is not the patient's to see.
      isEntryWithheld: ({ subject }) => !OF_THE_PATIENT.has(subject),
      fields: [
        {
          name: 'subject',
          kind: 'choice',
          label: 'What it shows',
          choices: PICTURE_SUBJECT,
          other: true,
          required: true,
        },
        { name: 'taken_at', kind: 'time', label: 'Taken at' },
        { name: 'caption', kind: 'text', label: 'Caption', maxLength: 200 },
      ],
    },

    {
      name: 'investigations',
      kind: 'entries',
      typeName: 'PrfInvestigation',
      entryLabel: 'Test',
      timeField: 'performed_at',
      label: 'Tests and imaging',
      group: 'investigations',
      fields: [
        { name: 'performed_at', kind: 'time', label: 'When' },
        { name: 'is_before_arrival', kind: 'boolean', label: 'Before our arrival' },
        { name: 'study', kind: 'choice', label: 'Test', choices: STUDY, other: true, required: true },
        { name: 'result', kind: 'longText', label: 'Result' },
        { name: 'picture', kind: 'reference', to: 'attachment', label: 'Picture' },
      ],
    },

    {
      name: 'physical_appearance',
      kind: 'longText',
      label: 'Appearance and dress',
      group: 'mental',
    },
    { name: 'behavioural', kind: 'longText', label: 'Behaviour', group: 'mental' },
    { name: 'speech', kind: 'longText', label: 'Speech', group: 'mental' },
    { name: 'thoughts', kind: 'longText', label: 'Thoughts', group: 'mental' },
    { name: 'cognition', kind: 'longText', label: 'Cognition', group: 'mental' },
    { name: 'mood', kind: 'longText', label: 'Mood', group: 'mental' },
    { name: 'harm', kind: 'longText', label: 'Risk of harm to self or others', group: 'mental' },

    {
      name: 'obstetric_history',
      kind: 'longText',
      label: 'Obstetric history',
      hint: 'Gravida, para, dates, complications.',
      group: 'obstetric',
      relevant: not(holds('PresentingComplaint', 'sex_at_birth', 'male')),
    },
    {
      name: 'obstetric',
      kind: 'longText',
      label: 'Obstetric examination',
      group: 'obstetric',
      relevant: not(holds('PresentingComplaint', 'sex_at_birth', 'male')),
    },

    { name: 'wcag', kind: 'longText', label: 'Wounds, in words', group: 'wounds' },
    {
      name: 'body_map',
      kind: 'entries',
      typeName: 'PrfBodyMark',
      entryLabel: 'Wound',
      timeField: 'seen_at',
      label: 'Wounds on the body',
      hint: 'Tap a part of the body, then the kind of wound; or add a wound and choose the part from the list.',
      group: 'wounds',
      fields: [
        {
          name: 'kinds',
          kind: 'choices',
          label: 'Kind',
          choices: WOUND_KIND,
          other: true,
          required: true,
        },
        { name: 'region', kind: 'choice', label: 'Where', choices: BODY_REGION, required: true },
        {
          name: 'size_mm',
          kind: 'integer',
          label: 'Length',
          unit: 'mm',
          unitLabel: 'mm',
          min: 0,
          max: 2_000,
        },
        { name: 'note', kind: 'text', label: 'Note', maxLength: 500 },
        { name: 'seen_at', kind: 'time', label: 'Seen at' },
      ],
    },

    {
      name: 'safeguardingConcerns',
      kind: 'choice',
      label: 'Safeguarding concerns on examination',
      choices: YES_NO_UNSURE,
      group: 'safeguarding',
      withheld: true,
    },
    {
      name: 'safeguardingNotes',
      kind: 'longText',
      label: 'Safeguarding notes',
      group: 'safeguarding',
      withheld: true,
      relevant: hasSafeguarding,
      required: hasSafeguarding,
    },
  ],
});
