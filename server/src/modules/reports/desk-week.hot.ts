import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import type { ReadPart } from '../../platform/database/read.js';

/** Days of each chart, today included. */
const DAYS = 7;

/** What was done on a day of the provider's calendar. */
export interface DeskSeenDay {
  readonly day: string;
  /** Records started, without those entered in error. */
  readonly records: number;
  /** See-and-treat logs, without those entered in error. */
  readonly logs: number;
}

/** How the shifts that start on a day are staffed. */
export interface DeskRotaDay {
  readonly day: string;
  readonly staffed: number;
  readonly open: number;
}

export interface DeskWeek {
  readonly seen: DeskSeenDay[];
  readonly rota: DeskRotaDay[];
}

/** SQL: a day as `d.day`, so many after $1 in `n`, and its bounds by the provider's clocks. */
const day = (offset: string): string => `
  FROM generate_series(0, ${String(DAYS - 1)}) n CROSS JOIN LATERAL (
    SELECT $1::date + n${offset} AS day, ($1::date + n${offset})::timestamp AT TIME ZONE '${HOME_ZONE}' AS starts,
           ($1::date + n${offset} + 1)::timestamp AT TIME ZONE '${HOME_ZONE}' AS ends) d`;
const within = (column: string): string => `${column} >= d.starts AND ${column} < d.ends`;

/** The figures of the week: what was done until today, and how the days from today on are staffed. $1 is today in the provider's zone. */
export const deskWeek = (now: Date): ReadPart => ({
  sql: `SELECT json_build_object(
    'seen', (SELECT json_agg(json_build_object('day', d.day,
        'records', (SELECT count(*) FROM prf r WHERE ${within('r.created_at')} AND r.status <> 'void'),
        'logs', (SELECT count(*) FROM see_and_treat_log l WHERE ${within('l.incident_at')} AND l.voided_at IS NULL)
      ) ORDER BY n) ${day(` - ${String(DAYS - 1)}`)}),
    'rota', (SELECT json_agg(json_build_object('day', d.day,
        'staffed', (SELECT count(*) FROM shift s WHERE ${within('s.starts_at')} AND s.status NOT IN ('open', 'cancelled')),
        'open', (SELECT count(*) FROM shift s WHERE ${within('s.starts_at')} AND s.status = 'open')
      ) ORDER BY n) ${day('')}))`,
  values: [localDay(now)],
});
