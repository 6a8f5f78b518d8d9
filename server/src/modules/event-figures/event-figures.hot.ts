import { COUNTING } from '@sideline/schema/statistics/figures';
import { MOST_COMPARED } from '@sideline/schema/statistics/rates';
import type { EventTally } from '@sideline/schema/statistics/event-figures';
import type { EntityManager } from 'typeorm';
import { moment } from '../../platform/database/json-sql.js';
import { readRows, readTogether, type ReadPart } from '../../platform/database/read.js';
import type { ClientEvent } from './event-figures.types.js';

/** What is counted of events, each in one statement. A client's come from `client_event_figures` alone, which masks them. */

const DEFINITIONS = JSON.stringify(COUNTING);

/** Who a tally is for: null for the provider. */
export type Audience = { readonly clientId: string | null } | null;

/** The counts of one event that rates are made of. */
export interface HeadlineRow {
  readonly attendance: number | null;
  readonly presentations: number;
  readonly conveyed: number;
}

/** The counts of earlier closed events at the same kind of venue, no matter which client they were for. */
const HISTORY = `SELECT coalesce(json_agg(json_build_object(
    'attendance', e.attendance, 'presentations', h.presentations, 'conveyed', h.conveyed)), '[]')
  FROM (
    SELECT o.event_id, coalesce(o.attendance_actual, o.attendance_expected) AS attendance
    FROM event own JOIN event o ON o.venue_type = own.venue_type
    WHERE own.event_id = $1 AND o.status = 'closed' AND o.starts_at < own.starts_at AND o.event_id <> own.event_id
      AND coalesce(o.attendance_actual, o.attendance_expected) > 0
    ORDER BY o.starts_at DESC LIMIT ${String(MOST_COMPARED)}
  ) e CROSS JOIN LATERAL event_headline(e.event_id, $2::jsonb) h`;

export interface CountedEvent {
  /** Null where there is no such event, or it is not the client's. */
  readonly tally: EventTally | null;
  /** Null where it was not asked for. */
  readonly history: readonly HeadlineRow[] | null;
  /** As the module of bags reads them; null where it was not asked, as for a client. */
  readonly bags: unknown;
}

/** One event's counts, with those of earlier events where they are wanted: one statement. */
export const readCounted = (
  manager: EntityManager,
  { eventId, audience, now }: { readonly eventId: string; readonly audience: Audience; readonly now: Date },
  wantsHistory: boolean,
  bags: ReadPart | null = null,
): Promise<CountedEvent> => {
  const given = [eventId, DEFINITIONS, now];
  return readTogether<CountedEvent>(manager, {
    tally:
      audience === null
        ? { sql: 'event_tally($1, $2::jsonb, $3)', values: given }
        : { sql: 'client_event_figures($4, $1, $2::jsonb, $3)', values: [...given, audience.clientId] },
    history: wantsHistory
      ? { sql: HISTORY, values: [eventId, DEFINITIONS] }
      : { sql: 'NULL::json', values: [] },
    bags: bags ?? { sql: 'NULL::json', values: [] },
  });
};

/** How many events of each state a list of a client's shows; of past ones there are pages. */
const MOST_LISTED = 50;
export const PAST_AT_ONCE = 25;

const eventJson = (headline: string): string => `json_build_object(
  'eventId', e.event_id, 'name', e.name, 'startsAt', ${moment('e.starts_at')}, 'endsAt', ${moment('e.ends_at')},
  'timeZone', e.time_zone, 'location', e.location, 'attendance', coalesce(e.attendance_actual, e.attendance_expected),
  'isAttendanceExpected', e.attendance_actual IS NULL, 'counted', ${headline})`;

const listOf = (headline: string, status: string, order: string, limit: number, more = ''): string => `(
  SELECT coalesce(json_agg(${eventJson(headline)} ORDER BY e.starts_at ${order}, e.event_id ${order}), '[]')
  FROM (SELECT * FROM event l WHERE l.client_id = c.client_id AND l.status = '${status}' ${more}
        ORDER BY l.starts_at ${order}, l.event_id ${order} LIMIT ${String(limit)}) e)`;

/** A cursor must not name another client's event: the result would reveal that it exists, and when. */
const listsOf = (headline: string): string => `
  SELECT json_build_object('clientId', c.client_id, 'name', c.name,
    'live', ${listOf(headline, 'live', 'DESC', MOST_LISTED)},
    'planned', ${listOf('NULL::json', 'planned', 'ASC', MOST_LISTED)},
    'past', ${listOf(
      headline,
      'closed',
      'DESC',
      PAST_AT_ONCE + 1,
      `AND ($3::uuid IS NULL OR (l.starts_at, l.event_id) < (SELECT a.starts_at, a.event_id FROM event a WHERE a.event_id = $3 AND a.client_id = c.client_id))`,
    )}) AS lists
  FROM client c WHERE c.client_id = $1 AND c.is_active`;

const OPEN_LISTS =
  listsOf(`(SELECT json_build_object('presentations', h.presentations, 'conveyed', h.conveyed)
  FROM event_headline(e.event_id, $2::jsonb) h)`);
const MASKED_LISTS = listsOf('client_event_figures(c.client_id, e.event_id, $2::jsonb, $4)');

/** An event of a list as it is read; `counted` is a tally for a client, two counts for the provider, null where none are shown. */
export type ListedRow<Counted> = Omit<ClientEvent, 'headline'> & { readonly counted: Counted | null };

export interface ListedRows<Counted> {
  readonly clientId: string;
  readonly name: string;
  readonly live: readonly ListedRow<Counted>[];
  readonly planned: readonly ListedRow<Counted>[];
  /** One more than a page where there is another. */
  readonly past: readonly ListedRow<Counted>[];
}

/** A client's events with what each list shows of them: one statement. Null where there is no such client. */
export const readOpenLists = async (
  manager: EntityManager,
  clientId: string,
  after: string | null,
): Promise<ListedRows<Omit<HeadlineRow, 'attendance'>> | null> => {
  const [row] = await readRows<{ lists: ListedRows<Omit<HeadlineRow, 'attendance'>> }>(manager, OPEN_LISTS, [
    clientId,
    DEFINITIONS,
    after,
  ]);
  return row?.lists ?? null;
};

/** The same as the client itself sees them. */
export const readMaskedLists = async (
  manager: EntityManager,
  clientId: string,
  after: string | null,
  now: Date,
): Promise<ListedRows<EventTally> | null> => {
  const [row] = await readRows<{ lists: ListedRows<EventTally> }>(manager, MASKED_LISTS, [
    clientId,
    DEFINITIONS,
    after,
    now,
  ]);
  return row?.lists ?? null;
};
