import type { BreakdownKey } from './figures.js';
import type { Standing } from './rates.js';
import type { Mask, PublishedCount } from './masking.js';

/** What the database counts of one event. Masked for clients there; exact for the provider, where every mask is absent. */
export interface EventTally {
  /** ISO 8601: when it was counted. */
  readonly asAt: string;
  /** Masked ones alone: when it may be counted again at the earliest. */
  readonly nextAt?: string;
  /** Masked ones alone: how the released rates compare; null where there is no comparison. */
  readonly standings?: Readonly<Partial<Record<'ppr' | 'tthr', Standing | null>>>;
  readonly attendance: number | null;
  readonly isAttendanceExpected: boolean;
  readonly total: CountedFigure;
  readonly parts: Readonly<Record<'news2High' | 'arrests', CountedFigure>>;
  readonly breakdowns: Readonly<Record<BreakdownKey, readonly CountedCell[]>>;
  readonly times: Readonly<
    Partial<Record<TimeKey, { readonly median: number | null; readonly p90: number | null }>>
  >;
  readonly staffing: Readonly<Record<'staffPlanned' | 'staffCheckedIn', CountedFigure>>;
}

export const TIME_KEYS = ['firstContact', 'onScene', 'toDisposition'] as const;
export type TimeKey = (typeof TIME_KEYS)[number];

/** A number where it is exact. */
export type CountedFigure = number | PublishedCount;

export interface CountedCell {
  readonly key: string;
  /** A zone's name; the key where the schema has the words. */
  readonly label: string;
  readonly count: number | null;
  readonly mask?: Mask | null;
}

export const countedFigure = (figure: CountedFigure): PublishedCount =>
  typeof figure === 'number' ? { count: figure, mask: null } : figure;
