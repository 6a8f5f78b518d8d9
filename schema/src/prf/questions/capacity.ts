import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { any, hasRefused, holds, isEntered, valueOf } from '../catalogue/rules.js';
import { liveEntries } from '../record/facts.js';
import { askOf, hasCapacity, isUnder, once, type Row, setsInTime, timed } from './parts.js';
import { MCA, type Question } from './question.js';

/** Items 1 and 2: capacity, consent and who decided. */

const latestConsciousness = (facts: PrfFacts): ObservationEntry | undefined =>
  setsInTime(facts).findLast((row) => row['acvpu'] != null || row['gcs'] != null);

/** Consent that is not to care. */
const NO_CARE: ReadonlySet<unknown> = new Set(['sharing', 'pictures']);
/** Those who decide for a patient. */
const REPRESENTED: ReadonlySet<unknown> = new Set(['parent', 'attorney', 'deputy', 'best_interests']);

/** The last decision on each act of care. */
const lastDecisions = (facts: PrfFacts): readonly Row[] => [
  ...new Map(
    timed(facts, 'PrimarySurvey', 'consents', 'at')
      .filter(({ act }) => !NO_CARE.has(act))
      .map((row) => [row['act'], row] as const),
  ).values(),
];

/** Whether one of them is a refusal of the patient's own, whatever the outcome says. */
const refusesAct = (facts: PrfFacts): boolean =>
  lastDecisions(facts).some(
    ({ decision, by }) => (decision === 'refused' || decision === 'withdrawn') && !REPRESENTED.has(by),
  );

/** Those who decide where an adult lacks capacity. A person with capacity may still be kept from answering, so both are asked. */
const DECIDES_WITHOUT_CAPACITY: ReadonlySet<unknown> = new Set(['attorney', 'deputy', 'best_interests']);
const isWithoutPatient = ({ decision, by }: Row): boolean =>
  decision === 'not_possible' || DECIDES_WITHOUT_CAPACITY.has(by);

/** Whether the record says whom they asked, or that nobody could be. */
const hasAsked = (facts: PrfFacts): boolean =>
  isEntered(valueOf(facts, 'PrimarySurvey', 'involvement')) ||
  liveEntries(facts, 'PrimarySurvey', 'best_interests_consulted').some(({ role }) => role != null);
const WHO_WAS_ASKED = 'You acted in the patient’s best interests. Who was asked?';
const refuses = any(hasRefused, refusesAct);

export const CAPACITY_QUESTIONS: readonly Question[] = [
  {
    id: 'REFUSAL_WITHOUT_CAPACITY',
    label: 'Refusal without capacity',
    reads: ['PrimarySurvey', 'DispositionOutcome'],
    source: MCA,
    reasons: ['Decided in the patient’s best interests with the family', 'Decided by an attorney or deputy'],
    ask: (facts) => {
      const isLacking = holds('PrimarySurvey', 'capacity_conclusion', 'lacks_capacity')(facts);
      const isFluctuating = holds('PrimarySurvey', 'capacity_conclusion', 'fluctuating')(facts);
      return once(
        refuses(facts) && (isLacking || isFluctuating),
        'PrimarySurvey',
        'capacity_conclusion',
        `The patient refused, and ${isLacking ? 'did not have capacity' : 'their capacity fluctuated'}. Who decided, and how?`,
      );
    },
  },
  {
    id: 'REFUSAL_UNDER_16',
    label: 'Refusal by a child',
    reads: ['PrimarySurvey', 'DispositionOutcome'],
    source: 'Gillick v West Norfolk and Wisbech AHA [1986] AC 112',
    reasons: ['A person with parental responsibility decided', 'An adult in charge of the group decided'],
    ask: (facts) =>
      once(
        isUnder(facts, 16) &&
          refuses(facts) &&
          !holds('PrimarySurvey', 'capacity_conclusion', 'gillick_competent', 'parental_consent')(facts),
        'PrimarySurvey',
        'capacity_conclusion',
        'The patient is under 16 and refused. Were they Gillick competent, or did a person with parental responsibility decide?',
      ),
  },
  {
    id: 'CAPACITY_UNSURE',
    label: 'Capacity',
    reads: ['PrimarySurvey'],
    source: MCA,
    ask: (facts) => {
      const unsure = ['understanding', 'retaining', 'weighing', 'communicating'].filter(
        (field) => valueOf(facts, 'PrimarySurvey', field) === 'unsure',
      );
      return once(
        hasCapacity(facts) && unsure.length > 0,
        'PrimarySurvey',
        'capacity_conclusion',
        `The conclusion is 'Has capacity', but '${unsure.map((field) => fieldAt('PrimarySurvey', field)?.label ?? field).join("', '")}' is answered 'Unsure'.`,
      );
    },
  },
  {
    id: 'CAPACITY_AND_CONSCIOUSNESS',
    label: 'Capacity',
    reads: ['PrimarySurvey', 'observations'],
    source: MCA,
    reasons: ['Usual state for this patient', 'Capacity was assessed after they came round'],
    ask: (facts) => {
      const latest = latestConsciousness(facts);
      const signs = [
        ...(latest?.acvpu != null && latest.acvpu !== 'A' ? [`ACVPU ${latest.acvpu}`] : []),
        ...(latest?.gcs != null && latest.gcs < 13 ? [`GCS ${String(latest.gcs)}`] : []),
      ];
      const isGillick = holds('PrimarySurvey', 'capacity_conclusion', 'gillick_competent')(facts);
      return once(
        (hasCapacity(facts) || isGillick) && signs.length > 0,
        'PrimarySurvey',
        'capacity_conclusion',
        `The conclusion is '${isGillick ? 'Gillick competent' : 'Has capacity'}', but the latest observations show ${signs.join(' and ')}.`,
      );
    },
  },
  {
    id: 'CONSENT_UNABLE',
    label: 'Consent',
    reads: ['PrimarySurvey'],
    source: MCA,
    reasons: ['Capacity came back later', 'They had capacity but could not be asked'],
    ask: (facts) => {
      if (!hasCapacity(facts)) return [];
      return [
        ...once(
          holds('PrimarySurvey', 'consent', 'unable', 'best_interests')(facts),
          'PrimarySurvey',
          'consent',
          'The patient has capacity, but consent is recorded as unable or in best interests.',
        ),
        ...lastDecisions(facts)
          .filter(isWithoutPatient)
          .map((row) =>
            askOf(
              'PrimarySurvey',
              'consents',
              row,
              'decision',
              'The patient has capacity, but this decision was made without them.',
            ),
          ),
      ];
    },
  },
  {
    id: 'BEST_INTERESTS_ALONE',
    label: 'Best interests',
    reads: ['PrimarySurvey'],
    source: `${MCA}, chapter 5`,
    reasons: ['Nobody could be reached in time'],
    ask: (facts) => {
      if (isUnder(facts, 16) || hasAsked(facts)) return [];
      if (holds('PrimarySurvey', 'consent', 'best_interests')(facts))
        return once(true, 'PrimarySurvey', 'consent', WHO_WAS_ASKED);
      // One answer says it of all of them.
      const last = lastDecisions(facts).findLast(({ by }) => by === 'best_interests');
      return last === undefined ? [] : [askOf('PrimarySurvey', 'consents', last, 'by', WHO_WAS_ASKED)];
    },
  },
];
