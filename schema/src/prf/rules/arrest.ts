import type { CprEntry, DefibrillationEntry, DrugEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/**
 * A cardiac arrest as the record has it. Everything is worked out from the entries, so that it continues after a reload, on
 * another device, and when an entry is struck through. It gives times but no advice.
 */

/** Two minutes of CPR between looks at the rhythm (Resuscitation Council UK, adult advanced life support, 2021). */
export const CYCLE_MS = 120_000;
/** So long before its end the cycle is said to be ending. */
export const CYCLE_ENDS_SOON_MS = 10_000;

type Rhythm = NonNullable<CprEntry['rhythm']>;

export interface Arrest {
  /** When the arrest that is under way, or the last one, began: ISO 8601; null where the record has none. */
  readonly startedAt: string | null;
  /** When the first one began. */
  readonly firstAt: string | null;
  /** When circulation returned, or others took over; null while the arrest goes on. */
  readonly endedAt: string | null;
  readonly hasCirculation: boolean;
  readonly isCprOn: boolean;
  /** What the two minutes count from: CPR begun, a rhythm check, a shock, arrested again. Null while nothing is counted. */
  readonly cycleFrom: string | null;
  readonly shocks: number;
  /** Of the last shock that says it, in joules. */
  readonly lastEnergy: number | null;
  /** As checked since the last shock; null where it was not. */
  readonly rhythm: Rhythm | null;
  readonly lastAdrenalineAt: string | null;
}

interface Happening {
  readonly id: string;
  readonly at: string;
  readonly event: NonNullable<CprEntry['event']> | 'shock';
  readonly rhythm: Rhythm | null;
  readonly shocks: number;
  readonly energy?: number | null | undefined;
}

const NONE: Arrest = {
  startedAt: null,
  firstAt: null,
  endedAt: null,
  hasCirculation: false,
  isCprOn: false,
  cycleFrom: null,
  shocks: 0,
  lastEnergy: null,
  rhythm: null,
  lastAdrenalineAt: null,
};

const ours = <E extends { readonly is_before_arrival?: boolean | null }>(
  entries: readonly E[],
): readonly E[] => entries.filter(({ is_before_arrival }) => is_before_arrival !== true);

const happenings = (facts: PrfFacts): readonly Happening[] => {
  // The catalogue validated the entries before they were stored: their shape is the field's.
  const events: readonly CprEntry[] = liveEntries(facts, 'ClinicalInterventions', 'cpr');
  const shocks: readonly DefibrillationEntry[] = liveEntries(
    facts,
    'ClinicalInterventions',
    'defibrillation',
  );
  return [
    ...ours(events).flatMap(({ id, time, event, rhythm }): Happening[] =>
      time && event ? [{ id, at: time, event, rhythm: rhythm ?? null, shocks: 0 }] : [],
    ),
    ...ours(shocks).flatMap(({ id, time, shocks_delivered, energy_joules }): Happening[] =>
      time
        ? [
            {
              id,
              at: time,
              event: 'shock',
              rhythm: null,
              shocks: shocks_delivered ?? 1,
              energy: energy_joules,
            },
          ]
        : [],
    ),
    // Ids are UUID v7: of two taps within one moment the first comes first.
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1));
};

/** The state after one more thing that happened. */
const after = (arrest: Arrest, { at, event, rhythm, shocks, energy }: Happening): Arrest => {
  if (event === 'stopped') return { ...arrest, isCprOn: false };
  if (event === 'rosc' || event === 'handed_over') {
    return {
      ...arrest,
      endedAt: at,
      hasCirculation: event === 'rosc' || arrest.hasCirculation,
      isCprOn: false,
      cycleFrom: null,
    };
  }
  // A patient with a pulse again has a rhythm too: checking it does not begin a new arrest.
  if (event === 'rhythm_check' && arrest.endedAt !== null) return { ...arrest, rhythm };
  const isOver = arrest.endedAt !== null || arrest.startedAt === null;
  const going: Arrest = {
    ...arrest,
    startedAt: isOver ? at : arrest.startedAt,
    firstAt: arrest.firstAt ?? at,
    endedAt: null,
    hasCirculation: false,
    cycleFrom: at,
  };
  switch (event) {
    case 'started':
    case 'mechanical_started':
      return { ...going, isCprOn: true };
    case 'rhythm_check':
      return { ...going, rhythm };
    case 'shock':
      return {
        ...going,
        rhythm: null,
        shocks: arrest.shocks + shocks,
        lastEnergy: energy ?? arrest.lastEnergy,
      };
    case 'rearrest':
      return { ...going, startedAt: at, rhythm: null };
  }
};

const isAdrenaline = (drug: DrugEntry): boolean =>
  drug.drug_name?.startsWith('adrenaline') === true && drug.not_given_reason == null;

const lastAdrenaline = (facts: PrfFacts): string | null => {
  const drugs: readonly DrugEntry[] = liveEntries(facts, 'ClinicalInterventions', 'drugs_administered');
  return ours(drugs)
    .filter(isAdrenaline)
    .flatMap(({ time_administered }) => (time_administered ? [time_administered] : []))
    .reduce<string | null>(
      (last, at) => (last === null || Date.parse(at) > Date.parse(last) ? at : last),
      null,
    );
};

/** The present state of the arrest. What others did before our arrival starts no clock of ours. */
export const arrestOf = (facts: PrfFacts): Arrest => ({
  ...happenings(facts).reduce(after, NONE),
  lastAdrenalineAt: lastAdrenaline(facts),
});

/** How far a cycle is: `soon` in its last ten seconds, `due` from two minutes on. */
export interface Cycle {
  readonly elapsedMs: number;
  readonly phase: 'running' | 'soon' | 'due';
}

/** @param now milliseconds since the epoch. Null while nothing is counted. */
export const cycleAt = ({ cycleFrom }: Pick<Arrest, 'cycleFrom'>, now: number): Cycle | null => {
  if (cycleFrom === null) return null;
  // The device's clock may have been put back.
  const elapsedMs = Math.max(0, now - Date.parse(cycleFrom));
  const phase =
    elapsedMs >= CYCLE_MS ? 'due' : elapsedMs >= CYCLE_MS - CYCLE_ENDS_SOON_MS ? 'soon' : 'running';
  return { elapsedMs, phase };
};

/** Milliseconds from the arrest's beginning to now, or to its end; null where there is none. */
export const arrestDuration = ({ startedAt, endedAt }: Arrest, now: number): number | null =>
  startedAt === null
    ? null
    : Math.max(0, (endedAt === null ? now : Date.parse(endedAt)) - Date.parse(startedAt));
