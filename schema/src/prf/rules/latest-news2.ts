import type { News2Band } from '../../clinical/news2.js';
import type { ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isEmptySet } from './empty-set.js';
import { setScoreParts, setScoreText } from './set-score.js';

/** A whole score of a set, and when the set was taken; null where unknown. */
export interface ScoreAt {
  readonly at: string | null;
  readonly total: number;
  readonly band: News2Band;
}

export interface LatestNews2 {
  /** When the newest set was taken; null where unknown. */
  readonly at: string | null;
  /** Of the newest set; null where it has no whole score. */
  readonly total: number | null;
  readonly band: News2Band | null;
  /** 'NEWS2 5, medium', the least that an incomplete set reaches, or why there is no score (clinical sections 2 and 9). */
  readonly text: string;
  /** The same where there is little room: what has to be seen, and what may fold away. */
  readonly parts: readonly [seen: string, more: string];
  /** The last whole score of the sets before: never told without its time as how the patient is. */
  readonly before: ScoreAt | null;
}

const timeOf = ({ date_time }: ObservationEntry): number => (date_time ? Date.parse(date_time) : 0);

const scoreAt = (set: ObservationEntry): ScoreAt | null => {
  const { total, band } = set.news2 ?? {};
  return total == null || band == null ? null : { at: set.date_time ?? null, total, band };
};

/**
 * How a patient is by NEWS2: what the newest set says, also where that is only that it is not whole (clinical section 2). A
 * score of an earlier set says nothing about now. Null without a set that was looked at; sets that are struck through or have no
 * value are left out, and those of unknown time count as taken before all others.
 */
export const latestNews2 = (facts: PrfFacts): LatestNews2 | null => {
  const sets = (liveEntries(facts, 'observations', 'entries') as readonly ObservationEntry[])
    .filter((set) => !isEmptySet({ ...set }))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const newest = sets.at(-1);
  if (newest?.news2 == null) return null;
  const { total, band } = scoreAt(newest) ?? { total: null, band: null };
  return {
    at: newest.date_time ?? null,
    total,
    band,
    text: setScoreText(newest),
    parts: setScoreParts(newest),
    before:
      sets
        .slice(0, -1)
        .map(scoreAt)
        .findLast((score) => score !== null) ?? null,
  };
};
