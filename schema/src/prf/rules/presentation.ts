import { sectionOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field, PrfFacts, PrfRule } from '../catalogue/kinds.js';
import { any, holds, isConveyedByUs, isDeceased, isEntered, isTakenOver, not } from '../catalogue/rules.js';
import { liveEntries } from '../record/facts.js';
import { isMissing } from './missing.js';
import { unexplainedRisk } from './discharge-risk.js';

/**
 * Which cards of the form open for a presentation and an age, and which fold into a line with their count. A product decision
 * that a provider's clinical lead signs off. It decides what is seen first and nothing else: what holds an answer, is
 * required or is asked about stays open, and what folds is one press or one search away.
 */

const wordsOf = (facts: PrfFacts): string =>
  [
    facts.data['incidentDetails']?.['chief_complaint'],
    facts.data['PresentingComplaint']?.['presenting_complaint'],
    facts.data['PresentingComplaint']?.['history_of_presenting_complaint'],
  ]
    .filter((text) => typeof text === 'string')
    .join(' ')
    .toLowerCase();

/** A complaint has a word that begins so: 'fall' finds 'falls', and not 'rainfall'. */
const says = (...beginnings: readonly string[]): PrfRule => {
  const pattern = new RegExp(`(^|[^\\p{L}])(${beginnings.join('|')})`, 'u');
  return (facts) => pattern.test(wordsOf(facts));
};
const hurtBy = (...mechanisms: readonly string[]): PrfRule =>
  holds('SecondarySurvey', 'mechanismsOfInjury', ...mechanisms);

const COLLISION = any(says('rtc', 'collision', 'crash', 'run over', 'car '), hurtBy('road_traffic'));
const BURN = any(says('burn', 'scald', 'electrocut'), hurtBy('burn', 'electrical'));
const SPINE = any(
  says('fall', 'fell', 'stunt', 'dive', 'diving', 'neck', 'back pain', 'spin', 'head inj', 'landed'),
  hurtBy(
    ...['fall_under_2m', 'fall_over_2m', 'fall_from_stunt', 'fall_from_basket', 'fall_tumbling'],
    ...['collision_person', 'collision_object', 'crush'],
  ),
);
const WOUND = any(
  says(
    'graze',
    'abrasion',
    'cut',
    'lacerat',
    'wound',
    'blister',
    'bite',
    'bitten',
    'sting',
    'stung',
    'splinter',
    'bleed',
    'bruis',
    'nosebleed',
  ),
  hurtBy('penetrating', 'bite_or_sting'),
);
const TRAUMA = any(
  says(
    'fall',
    'fell',
    'trip',
    'injur',
    'hurt',
    'fractur',
    'broke',
    'dislocat',
    'sprain',
    'twist',
    'assault',
    'punch',
    'kick',
    'hit',
    'struck',
    'stab',
    'trauma',
    'crush',
    'amputat',
    'concuss',
    'landed',
  ),
  holds('PresentingComplaint', 'possible_injury', 'yes', 'unsure'),
  (facts) => {
    const mechanisms = facts.data['SecondarySurvey']?.['mechanismsOfInjury'];
    return Array.isArray(mechanisms) && mechanisms.some((key) => key !== 'none');
  },
  COLLISION,
  BURN,
);
const HEART = says(
  'chest',
  'heart',
  'palpit',
  'cardiac',
  'collaps',
  'faint',
  'syncop',
  'blackout',
  'dizz',
  'arrest',
  'unconscious',
  'unrespons',
);
const BREATHING = says(
  'breath',
  'sob',
  'asthma',
  'wheez',
  'chok',
  'drown',
  'anaphyl',
  'copd',
  'cough',
  'unconscious',
  'unrespons',
  'arrest',
);
const NEUROLOGICAL = says(
  'stroke',
  'tia',
  'fast pos',
  'weak',
  'slur',
  'droop',
  'seiz',
  'fit',
  'convuls',
  'headache',
  'confus',
  'head inj',
  'unconscious',
  'unrespons',
  'concuss',
);
const MENTAL = any(
  says(
    'anx',
    'panic',
    'mental',
    'suicid',
    'self-harm',
    'self harm',
    'psych',
    'agitat',
    'distress',
    'hallucin',
  ),
  holds('PresentingComplaint', 'injury_intent', 'self_harm'),
);
const INTOXICATION = says(
  'overdos',
  'od',
  'intoxic',
  'drunk',
  'alcohol',
  'drug',
  'poison',
  'ingest',
  'took ',
);
const PREGNANCY = any(
  says('pregnan', 'labour', 'contract', 'birth', 'miscarr', 'pv ', 'waters'),
  holds('PresentingComplaint', 'is_pregnant', 'yes', 'possible'),
);
/** What may be catching: asked about before the patient is put among others. */
const INFECTIOUS = says(
  'fever',
  'temperature',
  'rash',
  'cough',
  'vomit',
  'diarrh',
  'infect',
  'sepsis',
  'flu',
  'covid',
  'measles',
  'chickenpox',
  'sore throat',
  'rigor',
);
const ABDOMEN = says('abdo', 'stomach', 'tummy', 'vomit', 'diarrh', 'nausea', 'groin', 'testic');
const ARREST = any(
  says('arrest', 'cpr', 'rosc'),
  holds('PrimarySurvey', 'cardiac_arrest', 'before_arrival', 'after_arrival'),
  isDeceased,
);
const CHILD: PrfRule = ({ ageYears }) => ageYears !== null && ageYears < 16;
const OLDER: PrfRule = ({ ageYears }) => ageYears !== null && ageYears >= 65;
/** Taken to hospital, or expected to be: another service continues the care. */
const HANDED_ON = any(
  isConveyedByUs,
  isTakenOver,
  holds('DispositionOutcome', 'disposition_outcome', 'own_transport_hospital'),
);
const CONVEYED = any(
  isConveyedByUs,
  holds('DispositionOutcome', 'disposition_outcome', 'conveyed_ambulance_service'),
);
const SERIOUS = any(holds('incidentDetails', 'acuity', 'p1', 'p2'), ARREST);

/** Signing waits for a senior's name, or for why none was asked. */
const NEEDS_SENIOR: PrfRule = (facts) => unexplainedRisk(facts) !== null;

/** A crew that was called records the scene. */
const CALLED = holds('incidentDetails', 'attendance_type', 'called_to');
/** Said at the outset: nothing yet, so nothing that would be looked at first is known either. */
const UNSAID: PrfRule = (facts) => wordsOf(facts).trim() === '' && !TRAUMA(facts);
const NEVER: PrfRule = () => false;

const hasEntry = ({ data }: PrfFacts, list: string): boolean => {
  const rows = data['ClinicalInterventions']?.[list];
  return (
    Array.isArray(rows) &&
    rows.some((row: unknown) => (row as Readonly<Record<string, unknown>> | null)?.['void_reason'] == null)
  );
};

/** What may be worse than it looks: the head, the neck and back, what went deep or came from high, what crushed. */
const DANGEROUS = any(
  says(
    'head',
    'neck',
    'back',
    'spin',
    'eye',
    'stab',
    'shot',
    'gun',
    'crush',
    'amputat',
    'deep',
    'stunt',
    'div',
    'landed',
  ),
  says('knocked out', 'abdom', 'tummy', 'pelvi', 'hip'),
  hurtBy('fall_over_2m', 'fall_from_stunt', 'fall_from_basket', 'penetrating', 'crush'),
);
/** A set in which the patient was not alert. */
const NOT_ALERT: PrfRule = (facts) =>
  liveEntries(facts, 'observations', 'entries').some(({ acvpu }) => acvpu != null && acvpu !== 'A');
export const isInArrest: PrfRule = any(
  ARREST,
  (facts) => hasEntry(facts, 'cpr') || hasEntry(facts, 'defibrillation'),
);

/** An injury that a person walked in with: nobody gave it an acuity above minor, and nothing said is more than a wound. */
export const isMinorInjury: PrfRule = (facts) =>
  any(WOUND, TRAUMA)(facts) &&
  !any(
    SERIOUS,
    isInArrest,
    BURN,
    COLLISION,
    HEART,
    BREATHING,
    NEUROLOGICAL,
    INTOXICATION,
    PREGNANCY,
  )(facts) &&
  !any(DANGEROUS, NOT_ALERT)(facts);
export const isWound: PrfRule = any(WOUND, BURN);
/** Not known to be minor. */
export const isConveyable: PrfRule = (facts) =>
  facts.data['incidentDetails']?.['acuity'] !== 'p3' && !isDeceased(facts);

/** What is mostly done for a presentation, and so is one tap each; everything else is in the list. */
const QUICK_PROCEDURES: readonly (readonly [procedure: string, isUsual: PrfRule])[] = [
  ['wound_cleaning', WOUND],
  ['wound_dressing', any(WOUND, BURN)],
  ['splinting', TRAUMA],
  ['burn_cooling', BURN],
  ['bleeding_control', WOUND],
  ['ecg_12_lead', HEART],
  ['oxygen_therapy', BREATHING],
  ['nebuliser', BREATHING],
  ['intravenous_cannulation', SERIOUS],
  ['informing_doctor', SERIOUS],
  ['move_to_stretcher', SERIOUS],
];

export const quickProcedures = (facts: PrfFacts): readonly string[] =>
  QUICK_PROCEDURES.filter(([, isUsual]) => isUsual(facts)).map(([procedure]) => procedure);

interface SectionPresentation {
  /** The cards that fold, each with what opens it. A card that is not named here is always open. */
  readonly groups: Readonly<Record<string, PrfRule>>;
  /** Within an open card, the fields that go behind 'More', each with what brings them out. */
  readonly fields?: Readonly<Record<string, PrfRule>>;
}

export const PRESENTATIONS: Readonly<Partial<Record<PrfSectionKey, SectionPresentation>>> = {
  incidentDetails: {
    groups: { scene: any(COLLISION, CALLED), response: NEVER, references: NEVER, no_value: NEVER },
    fields: {
      squad_id: NEVER,
      work_related: NEVER,
      control_notified_time: NEVER,
      crew_notified_time: NEVER,
      crew_acknowledged_time: NEVER,
      mobile_time: NEVER,
      clear_time: NEVER,
      at_base_time: NEVER,
      call_completed_time: NEVER,
      crew_roles: NEVER,
    },
  },
  PresentingComplaint: {
    groups: {
      injury: TRAUMA,
      infection: INFECTIOUS,
      intake: any(INTOXICATION, SERIOUS, CHILD),
      wishes: any(OLDER, ARREST),
      no_value: NEVER,
    },
    fields: {
      last_known_well: NEUROLOGICAL,
      complaints: NEVER,
      complaint_body_area: NEVER,
      complaint_system: NEVER,
      primary_symptom: NEVER,
      other_symptoms: NEVER,
      incident_narrative: SERIOUS,
      activity_details: NEVER,
      injury_causes: NEVER,
      past_conditions: NEVER,
      family_history: HEART,
      immunisations: CHILD,
      // A frail patient may weigh too little for an adult's dose.
      weight_kg: any(CHILD, OLDER),
      history_from: any(CHILD, OLDER, NEUROLOGICAL, INTOXICATION),
    },
  },
  PrimarySurvey: {
    groups: { no_value: NEVER },
    fields: {
      consents: NEVER,
      capacity_decision: NEVER,
      capacity_assessed_at: NEVER,
      capacity_support: NEVER,
      capacity_impairment: NEVER,
    },
  },
  SocialHistory: {
    groups: {
      home: any(OLDER, MENTAL, INTOXICATION),
      risk: any(OLDER, MENTAL, INTOXICATION),
      practitioners: OLDER,
      no_value: NEVER,
    },
    fields: {
      religious_affiliation: NEVER,
      address_not_obtained: NEVER,
      country_of_residence: NEVER,
      occupation: NEVER,
      marital_status: NEVER,
    },
  },
  SecondarySurvey: {
    groups: {
      scene: COLLISION,
      trauma: TRAUMA,
      collision: COLLISION,
      spine: SPINE,
      burns: BURN,
      findings: any(NEUROLOGICAL, BURN),
      systems: any(UNSAID, not(any(TRAUMA, WOUND)), SERIOUS),
      regions: any(TRAUMA, PREGNANCY, ABDOMEN),
      ecg: HEART,
      pictures: any(WOUND, BURN),
      investigations: NEVER,
      mental: MENTAL,
      obstetric: PREGNANCY,
      wounds: any(WOUND, BURN),
      no_value: NEVER,
    },
  },
  ClinicalInterventions: {
    groups: {
      airway: any(BREATHING, ARREST),
      arrest: ARREST,
      arrest_facts: ARREST,
      access: ARREST,
      wounds: any(WOUND, TRAUMA, BURN),
      consumables: NEVER,
      notes: NEVER,
      guidelines: NEVER,
      no_value: NEVER,
    },
    fields: { medications_administered: NEVER, advanced_interventions: ARREST },
  },
  DispositionOutcome: {
    groups: {
      advice: not(HANDED_ON),
      handover: HANDED_ON,
      destination: HANDED_ON,
      transport: CONVEYED,
      follow_up: NEVER,
      consulted: NEVER,
      afterwards: NEVER,
      questions: NEVER,
      no_value: NEVER,
    },
    fields: {
      discharge_senior: NEEDS_SENIOR,
      discharge_no_senior_reason: NEEDS_SENIOR,
      patient_contact: NEVER,
      care_given: NEVER,
      crew_involvement: NEVER,
      level_of_care: NEVER,
      release_reasons: NEVER,
      released_to: CHILD,
      handover_signature: NEVER,
      destination_code: NEVER,
      destination_address: NEVER,
      destination_coordinates: NEVER,
      destination_reasons: NEVER,
      destination_capabilities: NEVER,
      expected_arrival_time: SERIOUS,
      transport_style: NEVER,
      moved_from_vehicle: NEVER,
      patients_transported: NEVER,
    },
  },
};

type Values = Readonly<Record<string, unknown>>;

/** Holds an answer, or waits for one before signing: neither may be out of sight. */
const mayNotFold = (facts: PrfFacts, field: Field, values: Values): boolean =>
  isEntered(values[field.name]) ||
  isEntered(values[`${field.name}_other`]) ||
  isMissing(facts, field, values[field.name]);

/** Whether a field goes behind 'More' in its card for this record. */
export const isFurther = (section: PrfSectionKey, field: Field, facts: PrfFacts): boolean => {
  const opens = PRESENTATIONS[section]?.fields?.[field.name];
  return opens === undefined ? field.further === true : !opens(facts);
};

/** Whether a card folds into one line for this record. */
export const isFolded = (section: PrfSectionKey, group: string, facts: PrfFacts): boolean => {
  const opens = PRESENTATIONS[section]?.groups[group];
  if (opens === undefined || opens(facts)) return false;
  const values = facts.data[section] ?? {};
  return !sectionOf(section).fields.some(
    (field) => field.group === group && !field.computed && mayNotFold(facts, field, values),
  );
};
