import { quantile } from './quantiles.js';

/** When a person's reading of patients' records is out of the ordinary (operations section 7). Shown, never acted on by itself. */

/** How many earlier days with reading make a usual number. */
const FEWEST_DAYS = 5;
/** Below this many patients nothing is unusual, whatever the person's days are like. */
export const FEWEST_PATIENTS = { day: 15, hour: 10 } as const;
/** Without a usual number of their own, this is far above anyone's. */
const ANYBODYS = { day: 60, hour: 30 } as const;
const TIMES = 3;

export type ReadingSpan = keyof typeof FEWEST_PATIENTS;

/** A person's usual number: the median of their days; null where there are too few of them. */
export const usualReading = (earlier: readonly number[]): number | null =>
  earlier.length < FEWEST_DAYS ? null : quantile(earlier, 0.5);

/** Whether a person opened far more patients than they usually do. */
export const isUnusualReading = (span: ReadingSpan, patients: number, usual: number | null): boolean =>
  patients >= FEWEST_PATIENTS[span] &&
  (usual === null ? patients >= ANYBODYS[span] : patients > TIMES * usual);

/** The rule as the screen says it. */
export const UNUSUAL_RULE = `More than ${String(TIMES)} times a person's usual number of patients, and at least ${String(FEWEST_PATIENTS.day)} in a day or ${String(FEWEST_PATIENTS.hour)} in an hour. The usual number is the median of their reading days in the 28 days before.`;

export const READING_KINDS = {
  day: 'Far more patients than usual in a day',
  hour: 'Far more patients than usual in an hour',
  own: 'A record in their own name',
  colleague: 'A record in the name of a colleague',
  public_figure: 'A record of a public figure',
  restricted: 'A restricted record',
} as const;
export type ReadingKind = keyof typeof READING_KINDS;
export const READING_KIND_KEYS = Object.keys(READING_KINDS) as readonly ReadingKind[];
