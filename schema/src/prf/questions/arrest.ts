import { type CprEntry, fieldAt } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { askOfEntry, clock, MINUTE_MS, momentOf, once, SHOCKABLE, time, timed } from './parts.js';
import { LOGIC, type Asked, type Question } from './question.js';

/** Item 11: shocks, rhythms and CPR. */

const RESUS = 'Resuscitation Council UK, Adult advanced life support, 2021';
const NOT_SHOCKABLE: ReadonlySet<unknown> = new Set(['asystole', 'pea']);

const RHYTHM_CHECK_MS = 2 * MINUTE_MS;
const shockableWithoutShock = (facts: PrfFacts): readonly Asked[] => {
  // Pads with no shock delivered do not count as a shock.
  const shocks = timed(facts, 'ClinicalInterventions', 'defibrillation', 'time')
    .filter(({ shocks_delivered: delivered }) => delivered !== 0)
    .map(({ time: at }) => momentOf(at));
  const events = timed(facts, 'ClinicalInterventions', 'cpr', 'time');
  return events
    .filter(({ rhythm }) => SHOCKABLE.has(rhythm))
    .filter((row) => {
      const at = momentOf(row['time']);
      const hasEnded = events.some(
        ({ event, time: then }) =>
          event === 'rosc' && momentOf(then) >= at && momentOf(then) <= at + RHYTHM_CHECK_MS,
      );
      return !hasEnded && !shocks.some((shock) => Math.abs(shock - at) <= RHYTHM_CHECK_MS);
    })
    .map((row) =>
      askOfEntry(
        'cpr',
        row,
        'rhythm',
        'A shockable rhythm, and no shock within two minutes. Is one missing?',
      ),
    );
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
    reads: ['ClinicalInterventions'],
    source: RESUS,
    reasons: ['The rhythm was VF when the defibrillator was charged', 'Fine VF was suspected'],
    ask: (facts) =>
      liveEntries(facts, 'ClinicalInterventions', 'defibrillation')
        .filter((row) => Number(row['shocks_delivered'] ?? 0) > 0 && NOT_SHOCKABLE.has(row['rhythm']))
        .map((row) =>
          askOfEntry(
            'defibrillation',
            row,
            'rhythm',
            'A shock was given in asystole or PEA. Check the rhythm.',
          ),
        ),
  },
  {
    id: 'SHOCK_MISSING',
    label: 'Shock',
    reads: ['ClinicalInterventions'],
    source: RESUS,
    reasons: ['The pads were not on yet', 'Given by others'],
    ask: shockableWithoutShock,
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
