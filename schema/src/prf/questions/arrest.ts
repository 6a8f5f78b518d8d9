import { type CprEntry, fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, isEntered, valueOf } from '../catalogue/rules.js';
import { askOf, askOfEntry, clock, MINUTE_MS, momentOf, once, SHOCKABLE, time, timed } from './parts.js';
import { LOGIC, type Asked, type Question } from './question.js';

/** Item 11: shocks, rhythms and CPR. */

const RESUS = 'Resuscitation Council UK, Adult advanced life support, 2021';
const NOT_SHOCKABLE: ReadonlySet<unknown> = new Set(['asystole', 'pea']);

/** A rhythm that the record has at a moment, wherever it was entered, and how to ask about it. */
interface Seen {
  readonly at: number;
  readonly rhythm: unknown;
  readonly ask: (message: string) => Asked;
}
const rhythmsOf = (
  facts: PrfFacts,
  [section, list, field, name]: readonly [PrfSectionKey, string, string, string],
): readonly Seen[] =>
  timed(facts, section, list, field).map((row) => ({
    at: momentOf(row[field]),
    rhythm: row[name],
    ask: (message) => askOf(section, list, row, name, message),
  }));
const CPR = ['ClinicalInterventions', 'cpr', 'time', 'rhythm'] as const;
const ECG = ['SecondarySurvey', 'ecgs', 'taken_at', 'ecg_rhythm'] as const;
const SHOCK = ['ClinicalInterventions', 'defibrillation', 'time', 'rhythm'] as const;
const AFTER_SHOCK = ['ClinicalInterventions', 'defibrillation', 'time', 'outcome_rhythm'] as const;

const RHYTHM_CHECK_MS = 2 * MINUTE_MS;
const SHOCK_PROCEDURES: ReadonlySet<unknown> = new Set(['defibrillation', 'cardioversion']);
/** When shocks were given. Pads with no shock delivered do not count as a shock. */
const shockTimes = (facts: PrfFacts): readonly number[] => [
  ...timed(facts, 'ClinicalInterventions', 'defibrillation', 'time')
    .filter(({ shocks_delivered: delivered }) => delivered !== 0)
    .map(({ time: at }) => momentOf(at)),
  ...timed(facts, 'ClinicalInterventions', 'procedures', 'time_performed')
    .filter(({ procedure }) => SHOCK_PROCEDURES.has(procedure))
    .map(({ time_performed: at }) => momentOf(at)),
];

const shockableWithoutShock = (facts: PrfFacts): readonly Asked[] => {
  const shocks = shockTimes(facts);
  const events = timed(facts, 'ClinicalInterventions', 'cpr', 'time');
  const checked = rhythmsOf(facts, CPR).filter(({ rhythm }) => SHOCKABLE.has(rhythm));
  const isNear = (one: number) => (at: number) => Math.abs(one - at) <= RHYTHM_CHECK_MS;
  // A recording of the rhythm that was entered with the CPR is asked about there.
  const recorded = rhythmsOf(facts, ECG).filter(
    ({ rhythm, at }) => SHOCKABLE.has(rhythm) && !checked.map((one) => one.at).some(isNear(at)),
  );
  return [...checked, ...recorded]
    .filter(({ at }) => {
      const hasEnded = events.some(
        ({ event, time: then }) =>
          event === 'rosc' && momentOf(then) >= at && momentOf(then) <= at + RHYTHM_CHECK_MS,
      );
      return !hasEnded && !shocks.some(isNear(at));
    })
    .map(({ ask }) => ask('A shockable rhythm, and no shock within two minutes. Is one missing?'));
};

/** What the form asks about the arrest, where it says that a shock was given, or that resuscitation was not attempted. */
const isSaidToBeShocked = (facts: PrfFacts): boolean =>
  isEntered(valueOf(facts, 'ClinicalInterventions', 'first_shock_by')) ||
  holds('ClinicalInterventions', 'aed_before_arrival', 'shock_delivered')(facts) ||
  holds(
    'ClinicalInterventions',
    'resuscitation_attempted',
    ...['defibrillation', 'not_futile', 'not_dnacpr', 'not_signs_of_life', 'not_unsafe'],
  )(facts);

/** The first rhythm has no time of its own: it is asked about where the record has no shock at all, and nothing that asks already. */
const firstRhythmWithoutShock = (facts: PrfFacts): readonly Asked[] => {
  const hasShock =
    liveEntries(facts, 'ClinicalInterventions', 'defibrillation').some(
      ({ shocks_delivered: delivered }) => delivered !== 0,
    ) ||
    liveEntries(facts, 'ClinicalInterventions', 'procedures').some(({ procedure }) =>
      SHOCK_PROCEDURES.has(procedure),
    );
  return once(
    SHOCKABLE.has(valueOf(facts, 'ClinicalInterventions', 'first_rhythm')) &&
      !hasShock &&
      !isSaidToBeShocked(facts),
    'ClinicalInterventions',
    'first_rhythm',
    'The first rhythm was shockable, but the record has no shock. Is one missing?',
  );
};

/** The rhythm of a shock, or the last that was known before it where nobody knows the one that was shocked. */
const shockedWithout = (facts: PrfFacts): readonly Asked[] => {
  const known = [CPR, ECG, SHOCK, AFTER_SHOCK]
    .flatMap((place) => rhythmsOf(facts, place))
    .filter(({ rhythm }) => rhythm != null && rhythm !== 'unknown');
  return liveEntries(facts, 'ClinicalInterventions', 'defibrillation')
    .filter((row) => Number(row['shocks_delivered']) > 0)
    .flatMap((row) => {
      const { rhythm } = row;
      const askOfShock = (message: string) => [askOfEntry('defibrillation', row, 'rhythm', message)];
      if (NOT_SHOCKABLE.has(rhythm))
        return askOfShock('A shock was given in asystole or PEA. Check the rhythm.');
      if (rhythm != null && rhythm !== 'unknown') return [];
      const at = momentOf(row['time']);
      // Of one moment, the rhythm after a shock came last.
      const before = known
        .filter((one) => one.at < at)
        .toSorted((one, other) => one.at - other.at)
        .at(-1);
      return before !== undefined && NOT_SHOCKABLE.has(before.rhythm)
        ? askOfShock(
            `The rhythm of this shock is not known, and the last before it, at ${clock(facts, before.at)}, was asystole or PEA. Check the rhythm.`,
          )
        : [];
    });
};

/** The CPR events that need hands on the patient. */
const HANDS_ON: ReadonlySet<unknown> = new Set(['started', 'mechanical_started']);

/** CPR by our crew while it was not with the patient: before it arrived, or after it was free again. */
const whileAbsent = (facts: PrfFacts): readonly Asked[] => {
  const arrived = time(facts, 'incidentDetails', 'arrived_time');
  const atPatient = time(facts, 'incidentDetails', 'at_patient_time');
  const came = Number.isNaN(atPatient) ? arrived : atPatient;
  const cleared = time(facts, 'incidentDetails', 'clear_time');
  return timed(facts, 'ClinicalInterventions', 'cpr', 'time')
    .filter((row) => {
      const { event, provider, is_before_arrival } = row as CprEntry;
      return (
        HANDS_ON.has(event) && is_before_arrival !== true && (provider == null || provider === 'our_crew')
      );
    })
    .flatMap((row) => {
      const at = momentOf(row['time']);
      const why =
        at < came
          ? `before we were with the patient at ${clock(facts, came)}`
          : at > cleared
            ? `after we were clear at ${clock(facts, cleared)}`
            : null;
      return why === null
        ? []
        : [askOfEntry('cpr', row, 'time', `CPR by our crew at ${clock(facts, at)}, ${why}.`)];
    });
};

/** The arrest's own times, in the only order in which they can have happened. */
const ARREST_CLOCK = ['collapse_at', 'first_cpr_at', 'resuscitation_stopped_at'] as const;
const labelOf = (field: string): string => fieldAt('ClinicalInterventions', field)?.label ?? field;

/** The arrest's times against each other; each names the later step, which is usually the one that was mistyped. */
const stepsOutOfOrder = (facts: PrfFacts): readonly Asked[] => {
  const steps = ARREST_CLOCK.map((field) => ({ field, at: time(facts, 'ClinicalInterventions', field) }));
  return steps.flatMap(({ field, at }, index) => {
    const former = steps.slice(0, index).findLast((step) => step.at > at);
    return former === undefined
      ? []
      : once(
          true,
          'ClinicalInterventions',
          field,
          `'${labelOf(field)}' at ${clock(facts, at)} is before '${labelOf(former.field)}' at ${clock(facts, former.at)}. Is that right?`,
        );
  });
};

/** CPR and shocks before anybody collapsed, or after resuscitation was given up. */
const outsideTheArrest = (facts: PrfFacts): readonly Asked[] => {
  const collapsed = time(facts, 'ClinicalInterventions', 'collapse_at');
  const stopped = time(facts, 'ClinicalInterventions', 'resuscitation_stopped_at');
  return (['cpr', 'defibrillation'] as const).flatMap((list) =>
    timed(facts, 'ClinicalInterventions', list, 'time').flatMap((row) => {
      const at = momentOf(row['time']);
      const isDone = list === 'defibrillation' || HANDS_ON.has(row['event']);
      const why =
        at < collapsed
          ? `before the collapse at ${clock(facts, collapsed)}`
          : at > stopped && isDone
            ? `after resuscitation was stopped at ${clock(facts, stopped)}`
            : null;
      return why === null ? [] : [askOfEntry(list, row, 'time', `This is at ${clock(facts, at)}, ${why}.`)];
    }),
  );
};

export const ARREST_QUESTIONS: readonly Question[] = [
  {
    id: 'SHOCK_NOT_SHOCKABLE',
    label: 'Shock',
    reads: ['ClinicalInterventions', 'SecondarySurvey'],
    source: RESUS,
    reasons: ['The rhythm was VF when the defibrillator was charged', 'Fine VF was suspected'],
    ask: shockedWithout,
  },
  {
    id: 'SHOCK_MISSING',
    label: 'Shock',
    reads: ['ClinicalInterventions', 'SecondarySurvey'],
    source: RESUS,
    reasons: ['The pads were not on yet', 'Given by others'],
    ask: (facts) => {
      const found = shockableWithoutShock(facts);
      return found.length > 0 ? found : firstRhythmWithoutShock(facts);
    },
  },
  {
    id: 'CPR_WHILE_ABSENT',
    label: 'CPR',
    reads: ['ClinicalInterventions', 'incidentDetails'],
    source: LOGIC,
    reasons: ['The clocks of two devices differ', 'Begun by others before we arrived'],
    ask: whileAbsent,
  },
  {
    id: 'ARREST_ORDER',
    label: 'Times of the arrest',
    reads: ['ClinicalInterventions'],
    source: LOGIC,
    reasons: [
      'The time of the collapse is an estimate',
      'An earlier arrest',
      'The clocks of two devices differ',
    ],
    ask: (facts) => [...stepsOutOfOrder(facts), ...outsideTheArrest(facts)],
  },
];
