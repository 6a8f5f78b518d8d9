import { liveEntries } from '../record/facts.js';
import { impressionOf } from '../catalogue/impressions.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, isConveyedByUs, isEntered, valueOf } from '../catalogue/rules.js';
import { anticoagulantOf, impressionIs, isDischarged, isUnder, once, sets } from './parts.js';
import { LOGIC, type Question } from './question.js';

/** Item 12: what was left out that harms when it is forgotten. */

const hasGlucose = (facts: PrfFacts): boolean =>
  sets(facts).some(
    (row) =>
      row['blood_glucose'] != null ||
      row['blood_glucose_limit'] != null ||
      (Array.isArray(row['not_recordable']) &&
        row['not_recordable'].some((one: { readonly field?: unknown }) => one.field === 'blood_glucose')),
  );

const hasEcg = (facts: PrfFacts): boolean =>
  sets(facts).some((row) => isEntered(row['ecg'])) ||
  ['ecgReview1', 'ecgReview2', 'ecgPicture', 'cardiac'].some((field) =>
    isEntered(valueOf(facts, 'SecondarySurvey', field)),
  ) ||
  liveEntries(facts, 'SecondarySurvey', 'pictures').some(({ subject }) => subject === 'ecg') ||
  liveEntries(facts, 'ClinicalInterventions', 'procedures').some(
    ({ procedure }) => procedure === 'ecg_12_lead' || procedure === 'ecg_monitoring',
  );

/** Where the record says that the patient was on their own, or has nobody at home. */
const isAlone = (facts: PrfFacts): boolean =>
  holds('SocialHistory', 'home_circumstances', 'lives_alone', 'no_fixed_abode')(facts) ||
  holds('SocialHistory', 'risk_factors', 'lives_alone', 'homelessness')(facts) ||
  holds('SocialHistory', 'barriers_to_care', 'unattended_minor')(facts);

const intoxicationsOf = (facts: PrfFacts): readonly string[] => {
  const keys = valueOf(facts, 'clinical_impression', 'clinical_impression');
  return (Array.isArray(keys) ? keys : [])
    .map((key: unknown) => (typeof key === 'string' ? impressionOf(key) : undefined))
    .flatMap((impression) => (impression?.group === 'intoxication' ? [impression.label] : []));
};

export const OUTCOME_QUESTIONS: readonly Question[] = [
  {
    id: 'HEAD_INJURY_ANTICOAGULANT',
    label: 'Head injury on anticoagulants',
    reads: ['clinical_impression', 'PresentingComplaint', 'SecondarySurvey', 'DispositionOutcome'],
    source: 'NICE NG232, Head injury: assessment and early management, 2023',
    reasons: ['The patient refused to go to hospital', 'Going to hospital by their own transport'],
    ask: (facts) =>
      once(
        impressionIs('head_injury', 'concussion')(facts) &&
          anticoagulantOf(facts) !== null &&
          isDischarged(facts),
        'DispositionOutcome',
        'disposition_outcome',
        `A head injury, and an anticoagulant (${anticoagulantOf(facts) ?? ''}). Discharged without a scan?`,
      ),
  },
  {
    id: 'CHEST_PAIN_WITHOUT_ECG',
    label: 'Chest pain without ECG',
    reads: ['clinical_impression', 'observations', 'SecondarySurvey', 'ClinicalInterventions'],
    source: 'NICE CG95, Recent-onset chest pain of suspected cardiac origin, 2016',
    reasons: ['No monitor was there', 'The patient refused an ECG'],
    ask: (facts) =>
      once(
        impressionIs('stemi', 'acute_coronary_syndrome', 'angina', 'chest_pain_cardiac')(facts) &&
          !hasEcg(facts),
        'clinical_impression',
        'clinical_impression',
        'Cardiac chest pain, and no ECG is recorded. Was one taken?',
      ),
  },
  {
    id: 'STROKE_WITHOUT_GLUCOSE',
    label: 'Stroke without glucose',
    reads: ['clinical_impression', 'observations'],
    source: 'NICE NG128, Stroke and transient ischaemic attack in over 16s, 2022',
    reasons: ['No meter was there', 'The patient refused'],
    ask: (facts) =>
      once(
        impressionIs('stroke', 'tia')(facts) && !hasGlucose(facts),
        'clinical_impression',
        'clinical_impression',
        'Signs of a stroke, and no blood glucose is recorded. Hypoglycaemia looks like a stroke.',
      ),
  },
  {
    id: 'SEIZURE_WITHOUT_GLUCOSE',
    label: 'Seizure without glucose',
    reads: ['clinical_impression', 'observations'],
    source: 'NICE NG217, Epilepsies in children, young people and adults, 2022',
    reasons: ['No meter was there', 'The patient refused'],
    ask: (facts) =>
      once(
        impressionIs('seizure')(facts) && !hasGlucose(facts),
        'clinical_impression',
        'clinical_impression',
        'A seizure, and no blood glucose is recorded. Was one taken?',
      ),
  },
  {
    id: 'CHILD_BRUISE',
    label: 'Bruise on a child',
    reads: ['SecondarySurvey', 'clinical_impression'],
    source: 'NICE CG89, Child maltreatment: when to suspect maltreatment in under 18s, 2017',
    reasons: ['The injury was witnessed and fits'],
    ask: (facts) =>
      once(
        isUnder(facts, 16) &&
          impressionIs('contusion')(facts) &&
          !isEntered(valueOf(facts, 'SecondarySurvey', 'safeguardingConcerns')),
        'SecondarySurvey',
        'safeguardingConcerns',
        'A bruise on a child: were there safeguarding concerns?',
      ),
  },
  {
    id: 'CONVEYED_NOWHERE',
    label: 'Destination',
    reads: ['DispositionOutcome'],
    source: LOGIC,
    reasons: ['Handed over on the way'],
    ask: (facts) =>
      once(
        isConveyedByUs(facts) && !isEntered(valueOf(facts, 'DispositionOutcome', 'destination')),
        'DispositionOutcome',
        'destination',
        'The patient was conveyed. Where to?',
      ),
  },
  {
    id: 'INTOXICATED_ALONE',
    label: 'Discharge of an intoxicated patient',
    reads: ['clinical_impression', 'DispositionOutcome', 'SocialHistory'],
    source: LOGIC,
    reasons: ['Left with a sober adult', 'Sober by the time they left'],
    ask: (facts) => {
      const found = intoxicationsOf(facts);
      return once(
        found.length > 0 && isDischarged(facts) && isAlone(facts),
        'DispositionOutcome',
        'disposition_outcome',
        `${found.join(', ')}, and discharged with nobody at home. Who looked after them?`,
      );
    },
  },
];
