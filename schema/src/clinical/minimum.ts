import {
  news2,
  type News2Band,
  news2Band,
  type News2Input,
  type News2Missing,
  news2MissingWords,
  NEWS2_PARAMETERS,
  news2Subscore,
} from './news2.js';

/**
 * The least that an incomplete set of an adult can score: the sum of the points that are known (clinical section 9). It is
 * not a NEWS2: it is worked out when it is shown and never stored or exported as a score. If it reaches a limit by itself,
 * it already alerts.
 */
export interface News2Minimum {
  readonly total: number;
  /** The band that is reached already; the whole set may reach a higher one. */
  readonly band: News2Band;
  readonly missing: readonly News2Missing[];
}

const ADULT = { ageYears: 16, isPregnant: false } as const;

/** The minimum of a set whose NEWS2 is incomplete, by the adult table; null where nothing is known or nothing is missing. */
export const news2Minimum = (set: News2Input): News2Minimum | null => {
  const result = news2(set, ADULT);
  if (result.status !== 'incomplete') return null;
  const points = NEWS2_PARAMETERS.map((parameter) => news2Subscore(parameter, set, ADULT)).filter(
    (value) => value !== null,
  );
  if (points.length === 0) return null;
  const total = points.reduce((sum, value) => sum + value, 0);
  return { total, band: news2Band(total, points.includes(3)), missing: result.missing };
};

/** Any more are only counted, because the line is read in passing. */
const NAMED = 3;

/** 'temperature missing'. */
export const missingText = ({ missing }: News2Minimum): string =>
  `${missing.length > NAMED ? `${String(missing.length)} values` : news2MissingWords(missing)} missing`;

/** 'At least 5; temperature missing'. */
export const minimumText = (minimum: News2Minimum): string =>
  `At least ${String(minimum.total)}; ${missingText(minimum)}`;
