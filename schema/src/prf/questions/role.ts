import { assessRole, type RoleFlags } from '../../clinical/role-of-life-extinct.js';
import { wordsOfDuration } from '../../durations.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, isEntered, valueOf } from '../catalogue/rules.js';
import { ACT_SECTIONS } from '../rules/act-lists.js';
import { acts, clock, drugs, MINUTE_MS, momentOf, once, sets, SHOCKABLE, time, timed } from './parts.js';
import { LOGIC, type Question } from './question.js';

/** Item 3: recognition of life extinct. What speaks against a route's own conditions is asked by prf/role-circumstances. */

const JRCALC = 'JRCALC, Recognition of life extinct';

const roleFlags = (facts: PrfFacts): RoleFlags => facts.data['ROLE'] ?? {};
const meets = (facts: PrfFacts, route: 'C' | 'D'): boolean =>
  assessRole(roleFlags(facts)).met.includes(route);

const IS_CPR: ReadonlySet<unknown> = new Set(['cpr', 'mechanical_cpr']);
/** CPR that is entered as a procedure, and not as an event of the arrest. */
const cprProcedures = (facts: PrfFacts) =>
  liveEntries(facts, 'ClinicalInterventions', 'procedures').filter(({ procedure }) => IS_CPR.has(procedure));

const GAVE_CPR: ReadonlySet<unknown> = new Set([
  ...['compressions_only', 'compressions_and_breaths', 'unknown_kind', 'compressions', 'ventilation'],
]);
/** Whether the form names who was first to do something, and does not say that nobody did. */
const isDoneBySomebody = (facts: PrfFacts, field: string): boolean => {
  const first = valueOf(facts, 'ClinicalInterventions', field);
  return isEntered(first) && first !== 'nobody';
};
/** What the form asks about the arrest, where it says that CPR was given. */
const isSaidToHaveHadCpr = (facts: PrfFacts): boolean =>
  [
    valueOf(facts, 'ClinicalInterventions', 'bystander_cpr'),
    valueOf(facts, 'ClinicalInterventions', 'resuscitation_attempted'),
  ]
    .flat()
    .some((key) => GAVE_CPR.has(key)) ||
  isDoneBySomebody(facts, 'first_cpr_by') ||
  ['first_cpr_at', 'cpr_providers', 'cpr_methods'].some((field) =>
    isEntered(valueOf(facts, 'ClinicalInterventions', field)),
  );
/** CPR anywhere in the record. A look at the rhythm is none: it is how asystole is shown. */
const hasCpr = (facts: PrfFacts): boolean =>
  liveEntries(facts, 'ClinicalInterventions', 'cpr').some(({ event }) => event !== 'rhythm_check') ||
  cprProcedures(facts).length > 0 ||
  isSaidToHaveHadCpr(facts);

const IS_SHOCK: ReadonlySet<unknown> = new Set(['defibrillation', 'cardioversion']);
/** A shock that was given, by us or by others. Pads with no shock delivered are none. */
const hasShock = (facts: PrfFacts): boolean =>
  liveEntries(facts, 'ClinicalInterventions', 'defibrillation').some(
    ({ shocks_delivered: delivered }) => delivered !== 0,
  ) ||
  liveEntries(facts, 'ClinicalInterventions', 'procedures').some(({ procedure }) =>
    IS_SHOCK.has(procedure),
  ) ||
  isDoneBySomebody(facts, 'first_shock_by') ||
  holds('ClinicalInterventions', 'aed_before_arrival', 'shock_delivered')(facts) ||
  holds('ClinicalInterventions', 'resuscitation_attempted', 'defibrillation')(facts);

/** The circulation came back, for however long: by an event of the arrest, or by what the form asks about it. */
const hasReturned = (facts: PrfFacts): boolean =>
  liveEntries(facts, 'ClinicalInterventions', 'cpr').some(({ event }) => event === 'rosc') ||
  holds('ClinicalInterventions', 'any_rosc', 'before_hospital', 'sustained', 'at_handover')(facts) ||
  holds('ClinicalInterventions', 'resuscitation_stopped_because', 'rosc')(facts) ||
  holds('ClinicalInterventions', 'arrest_end', 'rosc_at_scene', 'rosc_at_hospital')(facts);

/** Drugs of the formulary for a heart that has stopped, or beats too badly to last. */
const IS_ARREST_DRUG: ReadonlySet<unknown> = new Set(['adrenaline_1_10000', 'amiodarone']);
const IS_VENTILATION: ReadonlySet<unknown> = new Set(['ventilation', 'supraglottic_airway', 'intubation']);

/** Each kind of resuscitation in the record, in words: route C is for a patient who had none. */
const resuscitationOf = (facts: PrfFacts): readonly string[] => [
  ...(hasCpr(facts) ? ['CPR'] : []),
  ...(hasShock(facts) ? ['a shock'] : []),
  ...(hasReturned(facts) ? ['a return of circulation'] : []),
  ...(liveEntries(facts, 'ClinicalInterventions', 'procedures').some(({ procedure }) =>
    IS_VENTILATION.has(procedure),
  )
    ? ['ventilation']
    : []),
  ...(drugs(facts).some(({ drug_name: name }) => IS_ARREST_DRUG.has(name))
    ? ['a drug for cardiac arrest']
    : []),
];

const BEGINS_CPR: ReadonlySet<unknown> = new Set(['started', 'mechanical_started']);
const ENDS_CPR: ReadonlySet<unknown> = new Set(['stopped', 'rosc']);
/** A pause to look at the rhythm, or to change hands, is part of the CPR around it. */
const PAUSE_MS = 2 * MINUTE_MS;

interface Turn {
  readonly at: number;
  readonly isBegun: boolean;
}
/** When CPR began and ended until the recognition, the first in time first; what has no time is not among them. */
const turnsOf = (facts: PrfFacts): readonly Turn[] => {
  const recognised = time(facts, 'ROLE', 'role_time');
  return [
    { at: time(facts, 'ClinicalInterventions', 'first_cpr_at'), isBegun: true },
    ...cprProcedures(facts).map((row) => ({ at: momentOf(row['time_performed']), isBegun: true })),
    ...timed(facts, 'ClinicalInterventions', 'cpr', 'time')
      .filter(({ event }) => BEGINS_CPR.has(event) || ENDS_CPR.has(event))
      .map(({ event, time: at }) => ({ at: momentOf(at), isBegun: BEGINS_CPR.has(event) })),
    { at: time(facts, 'ClinicalInterventions', 'resuscitation_stopped_at'), isBegun: false },
    { at: recognised, isBegun: false },
  ]
    .filter(({ at }) => !Number.isNaN(at) && !(at > recognised))
    .toSorted((one, other) => one.at - other.at);
};

interface Cpr {
  readonly lasted: number;
  readonly endedAt: number;
}
/** The longest CPR without more than a pause; null where the record does not say when it began and ended. */
const longestCpr = (facts: PrfFacts): Cpr | null => {
  const turns = turnsOf(facts);
  let longest: Cpr | null = null;
  let began: number | null = null;
  for (const [index, { at, isBegun }] of turns.entries()) {
    if (isBegun) began ??= at;
    const isPause = turns.slice(index).some((next) => next.isBegun && next.at - at <= PAUSE_MS);
    if (isBegun || began === null || isPause) continue;
    if (longest === null || at - began > longest.lasted) longest = { lasted: at - began, endedAt: at };
    began = null;
  }
  return longest;
};

const NOT_ATTEMPTED = ['not_futile', 'not_dnacpr', 'not_signs_of_life', 'not_unsafe'] as const;

/** What of the record cannot go with 20 minutes of advanced life support, in words; null where nothing does. */
const againstTwentyMinutes = (facts: PrfFacts): string | null => {
  const attempted = valueOf(facts, 'ClinicalInterventions', 'resuscitation_attempted');
  const isAttempted = Array.isArray(attempted) && attempted.some((key) => GAVE_CPR.has(key));
  if (!isAttempted && holds('ClinicalInterventions', 'resuscitation_attempted', ...NOT_ATTEMPTED)(facts))
    return 'resuscitation by the crew was not attempted';
  if (!hasCpr(facts)) return 'the record has no CPR';
  const longest = longestCpr(facts);
  if (longest === null || longest.lasted >= 20 * MINUTE_MS) return null;
  return longest.endedAt === time(facts, 'ROLE', 'role_time')
    ? `CPR began only ${wordsOfDuration(longest.lasted)} earlier`
    : `CPR lasted only ${wordsOfDuration(longest.lasted)}, until ${clock(facts, longest.endedAt)}`;
};

const ecgs = (facts: PrfFacts) => liveEntries(facts, 'SecondarySurvey', 'ecgs');
/** A recording that shows asystole, or of which nobody said what it shows. */
const isStrip = (row: Readonly<Record<string, unknown>>): boolean =>
  row['ecg_rhythm'] == null || row['ecg_rhythm'] === 'asystole';
const SHOCK_ADVISED = 'aed_shock_advised';
const isShockable = (rhythm: unknown): boolean => SHOCKABLE.has(rhythm) || rhythm === SHOCK_ADVISED;
/** A shockable rhythm anywhere in the record: at a check, before or after a shock, on an ECG, or by the form's own questions. */
const hasShockableRhythm = (facts: PrfFacts): boolean =>
  liveEntries(facts, 'ClinicalInterventions', 'cpr').some(({ rhythm }) => isShockable(rhythm)) ||
  liveEntries(facts, 'ClinicalInterventions', 'defibrillation').some(
    ({ rhythm, outcome_rhythm: after }) => isShockable(rhythm) || isShockable(after),
  ) ||
  ['first_rhythm', 'rhythm_at_handover'].some((field) =>
    isShockable(valueOf(facts, 'ClinicalInterventions', field)),
  ) ||
  ecgs(facts).some(({ ecg_rhythm: rhythm }) => isShockable(rhythm));

/** How often the record shows asystole: rhythm checks, ECG recordings, ECGs of sets, reviews and pictures of a strip. */
const stripsOf = (facts: PrfFacts): number =>
  liveEntries(facts, 'ClinicalInterventions', 'cpr').filter(({ rhythm }) => rhythm === 'asystole').length +
  ecgs(facts).filter(isStrip).length +
  sets(facts).filter((row) => isEntered(row['ecg'])).length +
  ['ecgReview1', 'ecgReview2'].filter((field) => isEntered(valueOf(facts, 'SecondarySurvey', field))).length +
  liveEntries(facts, 'SecondarySurvey', 'pictures').filter(({ subject }) => subject === 'ecg').length;

/** The two reviews of one strip are asked for where asystole is what the recognition rests on. */
const STRIPS = 2;

export const ROLE_QUESTIONS: readonly Question[] = [
  {
    id: 'ROLE_AFTER_CPR',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: JRCALC,
    reasons: ['CPR was begun and stopped once the facts were known'],
    ask: (facts) => {
      const found = resuscitationOf(facts);
      return once(
        meets(facts, 'C') && found.length > 0,
        'ROLE',
        'no_evidence_of_cpr_prior_to_arrival',
        `Route C requires that no CPR was given, but the record has ${found.join(' and ')}.`,
      );
    },
  },
  {
    id: 'ROLE_SOON_AFTER_ONSET',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'PresentingComplaint', 'ClinicalInterventions'],
    source: JRCALC,
    ask: (facts) => {
      const collapse = time(facts, 'ClinicalInterventions', 'collapse_at');
      const hasCollapse = !Number.isNaN(collapse);
      const began = hasCollapse ? collapse : time(facts, 'PresentingComplaint', 'onset_at');
      const between = time(facts, 'ROLE', 'role_time') - began;
      return once(
        roleFlags(facts).collapse_gt_15_minutes === true && between >= 0 && between < 15 * MINUTE_MS,
        'ROLE',
        'collapse_gt_15_minutes',
        `‘More than 15 minutes since collapse’ is ticked, but ${hasCollapse ? 'the collapse was' : 'symptoms began'} only ${wordsOfDuration(between)} earlier.`,
      );
    },
  },
  {
    id: 'ROLE_SHOCKABLE',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions', 'SecondarySurvey'],
    source: JRCALC,
    ask: (facts) => {
      const isFound = hasShockableRhythm(facts);
      return [
        ...once(
          isFound && meets(facts, 'C'),
          'ROLE',
          'patient_asystolic',
          'Route C needs asystole, but the record has a shockable rhythm.',
        ),
        ...once(
          isFound && meets(facts, 'D'),
          'ROLE',
          'remained_asystolic',
          'Route D needs asystole throughout, but the record has a shockable rhythm.',
        ),
      ];
    },
  },
  {
    id: 'ROLE_CIRCULATION_RETURNED',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: JRCALC,
    reasons: ['Asystole for 20 minutes since the patient arrested again'],
    ask: (facts) =>
      once(
        meets(facts, 'D') && hasReturned(facts),
        'ROLE',
        'remained_asystolic',
        'Route D needs asystole throughout, but the record has a return of circulation.',
      ),
  },
  {
    id: 'ROLE_SHORT_CPR',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: JRCALC,
    reasons: ['Advanced life support was given by others'],
    ask: (facts) => {
      const against = againstTwentyMinutes(facts);
      if (against === null) return [];
      return once(
        meets(facts, 'D'),
        'ROLE',
        'asystole_20_minutes_after_als',
        `‘Asystole after 20 minutes of advanced life support’ is ticked, but ${against}.`,
      );
    },
  },
  {
    id: 'ACT_AFTER_DEATH',
    label: 'After death',
    reads: ['ROLE', ...ACT_SECTIONS],
    source: LOGIC,
    reasons: [
      'The clocks of two devices differ',
      'Recorded later than it was done',
      'Taken to confirm death',
    ],
    ask: (facts) => {
      const death = time(facts, 'ROLE', 'role_time');
      return acts(facts)
        .filter(({ at }) => at > death)
        .map(({ at, ask }) =>
          ask(
            `This is at ${clock(facts, at)}, after life was recognised as extinct at ${clock(facts, death)}.`,
          ),
        );
    },
  },
  {
    id: 'ROLE_STRIPS',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions', 'SecondarySurvey', 'observations'],
    source: LOGIC,
    reasons: ['The strips are kept on paper', 'The strips are kept on the monitor'],
    ask: (facts) => {
      const strips = stripsOf(facts);
      return once(
        (meets(facts, 'C') || meets(facts, 'D')) && strips < STRIPS,
        'ROLE',
        'patient_asystolic',
        `Recognition relies on asystole, but the record has ${strips === 0 ? 'no ECG strip' : 'only one ECG strip'}. Were two recorded?`,
      );
    },
  },
];
