import type { AuditAction } from '@sideline/schema/audit-actions';
import type { ControlLogKind } from '@sideline/schema/control/log';
import type { MethaneReport } from '@sideline/schema/control/methane';
import { EVENT_STATUS_LABELS, EVENT_STATUSES } from '@sideline/schema/events';
import { AHEAD_WORDS, isAhead } from '@sideline/schema/validation/instant';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { fetchMaybe } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import type { Events } from '../../platform/events/events.js';
import { isId } from '../../platform/ids.js';
import type { AuditService } from '../audit/audit.service.js';

/** A line of the log as a service writes it. */
export interface NewEntry {
  readonly entryId: string;
  readonly kind: ControlLogKind;
  readonly text: string;
  readonly at: Date;
  readonly incidentId?: string | null;
  readonly crewId?: string | null;
  readonly prfId?: string | null;
  readonly corrects?: number | null;
  readonly methane?: MethaneReport | null;
}

export const controlTopic = (eventId: string): string => `control ${eventId}`;

/** The row that holds an event's numbers is locked by this, so entries of one event are numbered one after another. */
const WRITE = `
  WITH counted AS (
    INSERT INTO control_count (event_id, entries) VALUES ($1, 1)
    ON CONFLICT (event_id) DO UPDATE SET entries = control_count.entries + 1 RETURNING entries)
  INSERT INTO control_log (event_id, number, entry_id, happened_at, recorded_at, kind, text, written_by, incident_id, crew_id,
                           prf_id, corrects, methane)
  SELECT $1, counted.entries, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 FROM counted RETURNING number`;

const NEXT_INCIDENT = `
  INSERT INTO control_count (event_id, incidents) VALUES ($1, 1)
  ON CONFLICT (event_id) DO UPDATE SET incidents = control_count.incidents + 1 RETURNING incidents`;

const eventRow = z.object({ status: z.enum(EVENT_STATUSES) });
const nextIncidentRow = z.object({ incidents: z.number() });
const writeRow = z.object({ number: z.number() });

/** What every act of control does: checks whether the event is open, writes the log, notifies everyone who has the board open. */
export class ControlDesk {
  readonly #audit: AuditService;
  readonly #events: Events;

  constructor(deps: { readonly audit: AuditService; readonly events: Events }) {
    this.#audit = deps.audit;
    this.#events = deps.events;
  }

  /** Holds the event in its state until the transaction ends. NOT_FOUND, or CONTROL_CLOSED once it is closed or cancelled. */
  async requireOpen(context: Context, eventId: string): Promise<void> {
    const event = isId(eventId)
      ? await fetchMaybe(
          context.manager,
          eventRow,
          'SELECT status FROM event WHERE event_id = $1 FOR SHARE',
          [eventId],
        )
      : undefined;
    if (event === undefined) throw notFound('Event');
    if (event.status === 'closed' || event.status === 'cancelled')
      throw new DomainError('CONTROL_CLOSED', { state: EVENT_STATUS_LABELS[event.status].toLowerCase() });
  }

  /** The time that was given, or now. BAD_INPUT where it is further ahead than clocks may differ, or before `earliest`. */
  timeOf(
    context: Context,
    given: Date | null | undefined,
    field: string,
    earliest: Date | null = null,
  ): Date {
    const now = context.clock();
    if (given === null || given === undefined) return now;
    if (isAhead(given, now)) throw badInput([{ field, code: 'in_future', message: AHEAD_WORDS }]);
    if (earliest !== null && given < earliest)
      throw badInput([
        { field, code: 'too_early', message: 'Enter a time that is not before the previous step.' },
      ]);
    // Within the drift of clocks it is now: kept ahead, it would refuse the next step as earlier than this one.
    return given > now ? now : given;
  }

  async nextIncident(context: Context, eventId: string): Promise<number> {
    const row = await fetchMaybe(context.manager, nextIncidentRow, NEXT_INCIDENT, [eventId]);
    if (row === undefined) throw new Error('A number was not counted.');
    return row.incidents;
  }

  /** Writes a line. Its number is the next of the event, with no gap. */
  async write(context: Context, eventId: string, entry: NewEntry): Promise<number> {
    const row = await fetchMaybe(context.manager, writeRow, WRITE, [
      eventId,
      entry.entryId,
      entry.at,
      context.clock(),
      entry.kind,
      entry.text,
      actorOf(context).userId,
      entry.incidentId ?? null,
      entry.crewId ?? null,
      entry.prfId ?? null,
      entry.corrects ?? null,
      entry.methane == null ? null : JSON.stringify(entry.methane),
    ]);
    if (row === undefined) throw new Error('An entry of the log was not numbered.');
    return row.number;
  }

  /** Records what was done, and notifies every board of the event after the commit. */
  async done(
    context: Context,
    eventId: string,
    action: AuditAction,
    entity: { readonly type: string; readonly id: string },
    more: { readonly fieldsChanged?: readonly string[]; readonly prfId?: string | null } = {},
  ): Promise<void> {
    const { fieldsChanged = [], prfId = null } = more;
    await this.#audit.record(context, { action, entity, eventId, prfId, fieldsChanged: [...fieldsChanged] });
    this.#events.publish(context, { topic: controlTopic(eventId), key: 'board', body: {} });
  }
}

const stateChangedRow = z.object({ name: z.string(), at: z.string() });

/** The refusal for a person who is too late: who did what, and when by the event's own clock. */
export const stateChanged = async (
  context: Context,
  eventId: string,
  { by, at, did }: { readonly by: string; readonly at: Date; readonly did: string },
): Promise<DomainError> => {
  const row = await fetchMaybe(
    context.manager,
    stateChangedRow,
    `SELECT concat_ws(' ', u.first_name, u.last_name) AS name, to_char($3::timestamptz AT TIME ZONE e.time_zone, 'HH24:MI') AS at
     FROM app_user u, event e WHERE u.id = $1 AND e.event_id = $2`,
    [by, eventId, at],
  );
  return new DomainError('STATE_CHANGED', { who: row?.name ?? 'someone', did, time: row?.at ?? '' });
};
