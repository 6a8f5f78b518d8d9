import { liveEntries } from '../record/facts.js';
import { impressionOf } from '../catalogue/impressions.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isRecord } from '../record/canonical.js';
import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import {
  holds,
  isConveyedByUs,
  isDeceased,
  isDischargedOnScene,
  isEntered,
  valueOf,
} from '../catalogue/rules.js';
import { formatValue } from '../record/format.js';
import { HAS_TAKEN } from '../rules/role-circumstances.js';
import { CHEST_PAIN, HEAD_INJURY, SEIZURE } from './complaint-words.js';
import {
  anticoagulantOf,
  askOfSet,
  clock,
  impressionIs,
  isComplaint,
  isUnder,
  once,
  sets,
  setsInTime,
  time,
} from './parts.js';
import { type Asked, LOGIC, type Question } from './question.js';

/** Item 12: omissions that can cause harm. */

const hasGlucose = (facts: PrfFacts): boolean =>
  sets(facts).some(
    (row) =>
      row['blood_glucose'] != null ||
      row['blood_glucose_limit'] != null ||
      (Array.isArray(row['not_recordable']) &&
        row['not_recordable'].some((one: { readonly field?: unknown }) => one.field === 'blood_glucose')),
  );

/** Leads that watch the rhythm: they cannot show where a heart lacks blood. */
const WATCHES: ReadonlySet<unknown> = new Set(['pads', 'three', 'four', 'five']);
const hasEcg = (facts: PrfFacts): boolean =>
  sets(facts).some((row) => isEntered(row['ecg'])) ||
  ['ecgReview1', 'ecgReview2', 'ecgPicture', 'cardiac'].some((field) =>
    isEntered(valueOf(facts, 'SecondarySurvey', field)),
  ) ||
  liveEntries(facts, 'SecondarySurvey', 'ecgs').some(({ leads }) => !WATCHES.has(leads)) ||
  liveEntries(facts, 'SecondarySurvey', 'pictures').some(({ subject }) => subject === 'ecg') ||
  liveEntries(facts, 'ClinicalInterventions', 'procedures').some(
    ({ procedure }) => procedure === 'ecg_12_lead',
  );

/** Where the record says that the patient was on their own, or has nobody at home. */
const isAlone = (facts: PrfFacts): boolean =>
  holds('SocialHistory', 'home_circumstances', 'lives_alone', 'no_fixed_abode')(facts) ||
  holds('SocialHistory', 'risk_factors', 'lives_alone', 'homelessness')(facts) ||
  holds('SocialHistory', 'barriers_to_care', 'unattended_minor')(facts);

type Finding = Readonly<Record<string, unknown>>;

/** What the examination found, without what was looked for and absent. */
const findings = (facts: PrfFacts): readonly Finding[] => {
  const rows = valueOf(facts, 'SecondarySurvey', 'exam_findings');
  return (Array.isArray(rows) ? rows : []).filter(isRecord).filter(({ is_absent }) => is_absent !== true);
};
/** Whether the examination found one of these, and not that it was looked for and absent. */
export const hasFinding = (facts: PrfFacts, ...keys: readonly string[]): boolean =>
  findings(facts).some(({ finding }) => typeof finding === 'string' && keys.includes(finding));

/** Marks on the body map: the kinds of wound at one place. */
const marks = (facts: PrfFacts) =>
  liveEntries(facts, 'SecondarySurvey', 'body_map').map(({ region, kinds }) => ({
    region: typeof region === 'string' ? region : '',
    kinds: Array.isArray(kinds) ? (kinds as readonly unknown[]) : [],
  }));

/** The head regions without the face, because NICE NG232 excludes superficial facial injuries. */
const HEAD_LOCATIONS: ReadonlySet<unknown> = new Set(['scalp', 'forehead']);
const HEAD_MARKS: ReadonlySet<string> = new Set(['forehead_front', 'crown_back', 'head_back']);
/** Findings on the head that are injuries. */
const INJURIES: ReadonlySet<unknown> = new Set([
  ...['abrasion', 'avulsion', 'bleeding_controlled', 'bleeding_uncontrolled', 'contusion', 'crush'],
  ...['laceration', 'puncture', 'gunshot', 'deformity', 'fracture_closed', 'fracture_open', 'crepitus'],
  'swelling',
]);
/** Marks of the body map that are injuries. */
const INJURY_MARKS: ReadonlySet<unknown> = new Set([
  ...['contusion', 'laceration', 'abrasion', 'swelling', 'deformity', 'fracture_suspected', 'puncture'],
  ...['penetrating', 'incision', 'avulsion', 'skin_tear'],
]);

/** An injury of the head, by the impression, the complaint, the triage criteria, the examination or the body map. */
export const hasHeadInjury = (facts: PrfFacts): boolean =>
  impressionIs('head_injury', 'concussion')(facts) ||
  holds('SecondarySurvey', 'major_trauma_criteria', 'open_skull', 'young_child_fall')(facts) ||
  isComplaint(facts, HEAD_INJURY) ||
  findings(facts).some(
    ({ region, location, finding }) =>
      (region === 'head' || HEAD_LOCATIONS.has(location)) && INJURIES.has(finding),
  ) ||
  marks(facts).some(
    ({ region, kinds }) => HEAD_MARKS.has(region) && kinds.some((kind) => INJURY_MARKS.has(kind)),
  );

const hasBruise = (facts: PrfFacts): boolean =>
  impressionIs('contusion')(facts) ||
  hasFinding(facts, 'contusion') ||
  marks(facts).some(({ kinds }) => kinds.includes('contusion'));

const FAST_PARTS = ['face', 'arm', 'speech'] as const;
const fastLabel = (part: string): string =>
  fieldAt('observations', `entries.fast_stroke.${part}`)?.label.toLowerCase() ?? part;
/** The parts of FAST that are abnormal in a set, in words; empty where the test is not positive. */
const fastSigns = (row: Readonly<Record<string, unknown>>): string => {
  const { fast_stroke: fast } = row;
  return isRecord(fast)
    ? FAST_PARTS.filter((part) => fast[part] === 'abnormal')
        .map(fastLabel)
        .join(', ')
    : '';
};
const STROKE_FINDINGS = ['facial_droop', 'arm_drift', 'slurred_speech', 'aphasia'] as const;
const LOOKS_LIKE = 'Hypoglycaemia looks like a stroke.';

/** Stroke by the impression, else by FAST or a stroke scale, else by what was found on examination. */
const strokeWithoutGlucose = (facts: PrfFacts): readonly Asked[] => {
  if (hasGlucose(facts)) return [];
  if (impressionIs('stroke', 'tia')(facts))
    return once(
      true,
      'clinical_impression',
      'clinical_impression',
      `Signs of a stroke, and no blood glucose is recorded. ${LOOKS_LIKE}`,
    );
  for (const row of sets(facts)) {
    const signs = fastSigns(row);
    if (signs !== '')
      return [
        askOfSet(
          row,
          'fast_stroke',
          `FAST is positive (${signs}), and no blood glucose is recorded. ${LOOKS_LIKE}`,
        ),
      ];
    if (row['stroke_result'] === 'positive')
      return [
        askOfSet(
          row,
          'stroke_result',
          `The stroke scale is positive, and no blood glucose is recorded. ${LOOKS_LIKE}`,
        ),
      ];
  }
  return once(
    hasFinding(facts, ...STROKE_FINDINGS),
    'SecondarySurvey',
    'exam_findings',
    `A sign of a stroke was found, and no blood glucose is recorded. ${LOOKS_LIKE}`,
  );
};

const seizureWithoutGlucose = (facts: PrfFacts): readonly Asked[] => {
  if (hasGlucose(facts)) return [];
  const message = 'A seizure, and no blood glucose is recorded. Was one taken?';
  return impressionIs('seizure', 'febrile_convulsion')(facts) || isComplaint(facts, SEIZURE)
    ? once(true, 'clinical_impression', 'clinical_impression', message)
    : once(hasFinding(facts, 'seizure', 'status_epilepticus'), 'SecondarySurvey', 'exam_findings', message);
};

/** A set in which the patient was not alert; none once the patient is dead, or the question is asked of a stroke or a seizure. */
const notAlertWithoutGlucose = (facts: PrfFacts): readonly Asked[] => {
  const isAskedAlready =
    hasGlucose(facts) ||
    isDeceased(facts) ||
    strokeWithoutGlucose(facts).length > 0 ||
    seizureWithoutGlucose(facts).length > 0;
  if (isAskedAlready) return [];
  const found = setsInTime(facts).find(
    ({ acvpu, gcs }) => (acvpu != null && acvpu !== 'A') || (typeof gcs === 'number' && gcs < 15),
  );
  if (found === undefined) return [];
  const { acvpu, gcs } = found as ObservationEntry;
  const words = acvpu != null && acvpu !== 'A' ? `ACVPU ${acvpu}` : `GCS ${String(gcs)}`;
  return [
    askOfSet(
      found,
      'blood_glucose',
      `${words}, and no blood glucose is recorded. Hypoglycaemia is treated in minutes. Was one taken?`,
    ),
  ];
};

/** Mechanisms that hurt no chest wall: pain in the chest after them may be the heart's. */
const NO_BLOW: ReadonlySet<unknown> = new Set([
  ...['none', 'heat', 'cold', 'drowning', 'electrical', 'bite_or_sting'],
]);
const isChestInjury = impressionIs(
  ...['chest_injury', 'multiple_injuries', 'penetrating_injury', 'crush_injury', 'contusion'],
);

/** Whether an adult came for chest pain that no injury explains. No other impression does: 'anxiety' is what an ECG is taken for. */
const hasUnexplainedChestPain = (facts: PrfFacts): boolean => {
  const mechanisms = valueOf(facts, 'SecondarySurvey', 'mechanismsOfInjury');
  const wasInjured =
    isChestInjury(facts) ||
    holds('PresentingComplaint', 'possible_injury', 'yes')(facts) ||
    (Array.isArray(mechanisms) && mechanisms.some((key) => !NO_BLOW.has(key)));
  return !wasInjured && !isUnder(facts, 18) && isComplaint(facts, CHEST_PAIN);
};

/** Outcomes in which no crew takes the patient anywhere. */
const STAYS: readonly string[] = [
  ...['discharged_with_advice', 'discharged_own_gp', 'discharged_pharmacist', 'discharged_against_advice'],
  ...['referred_urgent_care', 'own_transport_hospital', 'refused_conveyance', 'left_before_assessment'],
  'returned_to_event',
];
const TAKEN_BY_US: readonly string[] = ['by_this_crew', 'by_this_vehicle_with_other_crew'];
const TAKEN_BY_A_CREW: readonly string[] = [...TAKEN_BY_US, 'by_other_unit', 'by_other_unit_with_ours'];
const NOT_TAKEN: readonly string[] = ['refused', 'not_needed', 'released', 'no_patient_aboard'];
/** Answers on transport that cannot go with an outcome. */
const OTHER_TRANSPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...STAYS, 'deceased_on_scene'].map((outcome) => [outcome, TAKEN_BY_A_CREW])),
  conveyed_ed_own_vehicle: NOT_TAKEN,
  conveyed_ambulance_service: [...NOT_TAKEN, 'by_this_crew'],
  handed_over_other_crew: ['by_this_crew'],
};

const inWords = (facts: PrfFacts, field: string): string => {
  const definition = fieldAt('DispositionOutcome', field);
  return definition === undefined ? '' : formatValue(definition, valueOf(facts, 'DispositionOutcome', field));
};

/** An answer to 'Left with' that names nobody. */
const NOBODY = /^\s*(?:self|alone|nobody|no[ -]one|none|n\/?a|him ?self|her ?self|them ?sel(?:f|ves))?\W*$/iu;
const isNamed = (name: unknown): boolean => typeof name === 'string' && !NOBODY.test(name);
/** Left with a parent, a carer or the police: a handover that needs no crew and no hospital. */
const isLeftWithSomebody = (facts: PrfFacts): boolean =>
  isNamed(valueOf(facts, 'DispositionOutcome', 'released_to')) ||
  holds('DispositionOutcome', 'release_reasons', 'to_guardian', 'to_carer', 'to_team', 'to_police')(facts);

/** Facts about transport, arrival and handover that contradict the outcome, in words; empty where there are none. */
const transportAgainst = (facts: PrfFacts): readonly string[] => {
  const outcome = valueOf(facts, 'DispositionOutcome', 'disposition_outcome');
  const others = typeof outcome === 'string' ? OTHER_TRANSPORT[outcome] : undefined;
  if (typeof outcome !== 'string' || others === undefined) return [];
  // Brought to the event's own medical centre, and discharged there.
  if (holds('DispositionOutcome', 'destination_type', 'event_medical_centre')(facts)) return [];
  const arrived = time(facts, 'incidentDetails', 'at_hospital_time');
  const handedOver = time(facts, 'DispositionOutcome', 'handover_time');
  const isWithUs = others === TAKEN_BY_A_CREW;
  return [
    ...(holds('DispositionOutcome', 'transport_outcome', ...others)(facts)
      ? [`transport is '${inWords(facts, 'transport_outcome')}'`]
      : []),
    ...(isWithUs && !Number.isNaN(arrived) ? [`arrival at hospital is at ${clock(facts, arrived)}`] : []),
    ...(STAYS.includes(outcome) && !Number.isNaN(handedOver) && !isLeftWithSomebody(facts)
      ? [`the handover is at ${clock(facts, handedOver)}`]
      : []),
  ];
};

/** Taken in our vehicle, or arrived at hospital with us: by the outcome, by the transport or by a time. */
const isConveyed = (facts: PrfFacts): boolean =>
  isConveyedByUs(facts) ||
  holds('DispositionOutcome', 'transport_outcome', ...TAKEN_BY_US)(facts) ||
  isEntered(valueOf(facts, 'incidentDetails', 'at_hospital_time'));

/** Intoxication in words: by the impressions, else by what was asked about alcohol and drugs. */
const intoxicationsOf = (facts: PrfFacts): readonly string[] => {
  const keys = valueOf(facts, 'clinical_impression', 'clinical_impression');
  const coded = (Array.isArray(keys) ? keys : [])
    .map((key: unknown) => (typeof key === 'string' ? impressionOf(key) : undefined))
    .flatMap((impression) => (impression?.group === 'intoxication' ? [impression.label] : []));
  if (coded.length > 0) return coded;
  const field = fieldAt('PresentingComplaint', 'alcohol_or_drugs');
  const taken = valueOf(facts, 'PresentingComplaint', 'alcohol_or_drugs');
  return (Array.isArray(taken) ? taken : [])
    .filter((key: unknown) => HAS_TAKEN.has(key))
    .map((key: unknown) => (field === undefined ? String(key) : formatValue(field, [key])));
};

/** How a patient with a head injury left, as a question: each of these without a scan. */
const withoutScan = (facts: PrfFacts): string => {
  if (holds('DispositionOutcome', 'disposition_outcome', 'own_transport_hospital')(facts))
    return 'Going to hospital by their own transport: who is with them on the way?';
  if (holds('DispositionOutcome', 'disposition_outcome', 'referred_urgent_care')(facts))
    return 'Referred to urgent care: can they scan the head there?';
  if (holds('DispositionOutcome', 'disposition_outcome', 'refused_treatment')(facts))
    return 'Treatment was refused. Were they told that they need a scan?';
  return 'Discharged without a scan?';
};

export const OUTCOME_QUESTIONS: readonly Question[] = [
  {
    id: 'HEAD_INJURY_ANTICOAGULANT',
    label: 'Head injury on anticoagulants',
    reads: [
      ...(['clinical_impression', 'PresentingComplaint', 'SecondarySurvey', 'DispositionOutcome'] as const),
      'incidentDetails',
    ],
    source: 'NICE NG232, Head injury: assessment and early management, 2023',
    reasons: ['The patient refused to go to hospital', 'Going to hospital by their own transport'],
    ask: (facts) =>
      once(
        hasHeadInjury(facts) && anticoagulantOf(facts) !== null && isDischargedOnScene(facts),
        'DispositionOutcome',
        'disposition_outcome',
        `A head injury, and an anticoagulant (${anticoagulantOf(facts) ?? ''}). ${withoutScan(facts)}`,
      ),
  },
  {
    id: 'CHEST_PAIN_WITHOUT_ECG',
    label: 'Chest pain without ECG',
    reads: [
      ...(['clinical_impression', 'observations', 'SecondarySurvey', 'ClinicalInterventions'] as const),
      ...(['PresentingComplaint', 'incidentDetails'] as const),
    ],
    source: 'NICE CG95, Recent-onset chest pain of suspected cardiac origin, 2016',
    reasons: ['No monitor was available', 'The patient refused an ECG', 'The pain is not from the heart'],
    ask: (facts) => {
      if (hasEcg(facts)) return [];
      const isCardiac = impressionIs(
        'stemi',
        'acute_coronary_syndrome',
        'angina',
        'chest_pain_cardiac',
      )(facts);
      return once(
        isCardiac || hasUnexplainedChestPain(facts),
        'clinical_impression',
        'clinical_impression',
        `${isCardiac ? 'Cardiac chest pain' : 'Chest pain'}, and no ECG is recorded. Was one taken?`,
      );
    },
  },
  {
    id: 'STROKE_WITHOUT_GLUCOSE',
    label: 'Stroke without glucose',
    reads: ['clinical_impression', 'observations', 'SecondarySurvey'],
    source: 'NICE NG128, Stroke and transient ischaemic attack in over 16s, 2022',
    reasons: ['No meter was available', 'The patient refused'],
    ask: strokeWithoutGlucose,
  },
  {
    id: 'SEIZURE_WITHOUT_GLUCOSE',
    label: 'Seizure without glucose',
    reads: [
      ...(['clinical_impression', 'observations', 'SecondarySurvey'] as const),
      ...(['PresentingComplaint', 'incidentDetails'] as const),
    ],
    source: 'NICE NG217, Epilepsies in children, young people and adults, 2022',
    reasons: ['No meter was available', 'The patient refused'],
    ask: seizureWithoutGlucose,
  },
  {
    id: 'NOT_ALERT_WITHOUT_GLUCOSE',
    label: 'Reduced consciousness without glucose',
    reads: [
      'observations',
      'clinical_impression',
      'SecondarySurvey',
      'DispositionOutcome',
      'incidentDetails',
      'PresentingComplaint',
    ],
    source: 'Resuscitation Council UK, The ABCDE approach (disability: consciousness, pupils, glucose)',
    reasons: ['No meter was available', 'The patient refused', 'Usual state for this patient'],
    ask: notAlertWithoutGlucose,
  },
  {
    id: 'CHILD_BRUISE',
    label: 'Bruise on a child',
    reads: ['SecondarySurvey', 'SocialHistory', 'clinical_impression'],
    source: 'NICE CG89, Child maltreatment: when to suspect maltreatment in under 18s, 2017',
    reasons: ['The injury was witnessed and fits'],
    ask: (facts) =>
      once(
        isUnder(facts, 18) &&
          hasBruise(facts) &&
          !isEntered(valueOf(facts, 'SecondarySurvey', 'safeguardingConcerns')) &&
          !isEntered(valueOf(facts, 'SocialHistory', 'safeguarding_concerns')),
        'SecondarySurvey',
        'safeguardingConcerns',
        'A bruise on a child: were there safeguarding concerns?',
      ),
  },
  {
    id: 'CONVEYED_NOWHERE',
    label: 'Destination',
    reads: ['DispositionOutcome', 'incidentDetails'],
    source: LOGIC,
    reasons: ['Handed over on the way'],
    ask: (facts) =>
      once(
        isConveyed(facts) &&
          transportAgainst(facts).length === 0 &&
          !['destination', 'destination_type'].some((field) =>
            isEntered(valueOf(facts, 'DispositionOutcome', field)),
          ),
        'DispositionOutcome',
        'destination',
        'The patient was conveyed. Where to?',
      ),
  },
  {
    id: 'OUTCOME_AND_TRANSPORT',
    label: 'Outcome and transport',
    reads: ['DispositionOutcome', 'incidentDetails'],
    source: LOGIC,
    reasons: ['Taken to the event’s medical centre first', 'The outcome changed on the way'],
    ask: (facts) => {
      const found = transportAgainst(facts);
      return once(
        found.length > 0,
        'DispositionOutcome',
        'disposition_outcome',
        `The outcome is '${inWords(facts, 'disposition_outcome')}', but ${found.join(' and ')}. Which is right?`,
      );
    },
  },
  {
    id: 'INTOXICATED_ALONE',
    label: 'Discharge of an intoxicated patient',
    reads: ['clinical_impression', 'PresentingComplaint', 'DispositionOutcome', 'SocialHistory'],
    source: LOGIC,
    reasons: ['Left with a sober adult', 'Sober by the time they left', 'Had a drink, and was not drunk'],
    ask: (facts) => {
      const found = intoxicationsOf(facts);
      return once(
        found.length > 0 && isDischargedOnScene(facts) && !isLeftWithSomebody(facts),
        'DispositionOutcome',
        'disposition_outcome',
        `Recorded: ${found.join(', ')}. The patient was discharged${isAlone(facts) ? ' and has nobody at home' : ''}. Who looked after them?`,
      );
    },
  },
];
