import { assessRole, type RoleFlags } from '../../clinical/role-of-life-extinct.js';
import { wordsOfDuration } from '../../durations.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isEntered, valueOf } from '../catalogue/rules.js';
import { ACT_SECTIONS } from '../rules/act-lists.js';
import { acts, clock, MINUTE_MS, momentOf, once, sets, SHOCKABLE, time, timed } from './parts.js';
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
/** What the form asks about the arrest, where it says that CPR was given. */
const isSaidToHaveHadCpr = (facts: PrfFacts): boolean =>
  [
    valueOf(facts, 'ClinicalInterventions', 'bystander_cpr'),
    valueOf(facts, 'ClinicalInterventions', 'resuscitation_attempted'),
  ]
    .flat()
    .some((key) => GAVE_CPR.has(key)) ||
  ['first_cpr_at', 'cpr_providers'].some((field) =>
    isEntered(valueOf(facts, 'ClinicalInterventions', field)),
  );

const cprStart = (facts: PrfFacts): number =>
  Math.min(
    ...[time(facts, 'ClinicalInterventions', 'first_cpr_at')].filter((at) => !Number.isNaN(at)),
    ...timed(facts, 'ClinicalInterventions', 'cpr', 'time')
      .filter(({ event }) => event === 'started' || event === 'mechanical_started')
      .map(({ time: at }) => momentOf(at)),
    ...cprProcedures(facts)
      .map((row) => momentOf(row['time_performed']))
      .filter((at) => !Number.isNaN(at)),
  );

const ecgs = (facts: PrfFacts) => liveEntries(facts, 'SecondarySurvey', 'ecgs');
/** A recording that shows asystole, or of which nobody said what it shows. */
const isStrip = (row: Readonly<Record<string, unknown>>): boolean =>
  row['ecg_rhythm'] == null || row['ecg_rhythm'] === 'asystole';
const SHOCK_ADVISED = 'aed_shock_advised';

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
    ask: (facts) =>
      once(
        meets(facts, 'C') &&
          (liveEntries(facts, 'ClinicalInterventions', 'cpr').length > 0 ||
            cprProcedures(facts).length > 0 ||
            isSaidToHaveHadCpr(facts)),
        'ROLE',
        'no_evidence_of_cpr_prior_to_arrival',
        'Route C requires that no CPR was given, but the record has CPR.',
      ),
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
    ask: (facts) =>
      once(
        meets(facts, 'D') &&
          ([
            ...liveEntries(facts, 'ClinicalInterventions', 'cpr'),
            ...liveEntries(facts, 'ClinicalInterventions', 'defibrillation'),
          ].some(
            ({ rhythm, outcome_rhythm: after }) =>
              SHOCKABLE.has(rhythm) || SHOCKABLE.has(after) || rhythm === SHOCK_ADVISED,
          ) ||
            ['first_rhythm', 'rhythm_at_handover'].some((field) => {
              const rhythm = valueOf(facts, 'ClinicalInterventions', field);
              return SHOCKABLE.has(rhythm) || rhythm === SHOCK_ADVISED;
            }) ||
            ecgs(facts).some(({ ecg_rhythm: rhythm }) => SHOCKABLE.has(rhythm) || rhythm === SHOCK_ADVISED)),
        'ROLE',
        'remained_asystolic',
        'Route D needs asystole throughout, but the record has a shockable rhythm.',
      ),
  },
  {
    id: 'ROLE_SHORT_CPR',
    label: 'Recognition of life extinct',
    reads: ['ROLE', 'ClinicalInterventions'],
    source: JRCALC,
    ask: (facts) => {
      const between = time(facts, 'ROLE', 'role_time') - cprStart(facts);
      return once(
        meets(facts, 'D') && Number.isFinite(between) && between >= 0 && between < 20 * MINUTE_MS,
        'ROLE',
        'asystole_20_minutes_after_als',
        `‘Asystole after 20 minutes of advanced life support’ is ticked, but CPR began only ${wordsOfDuration(between)} earlier.`,
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
