import type { AuditAction } from '@sideline/schema/audit-actions';
import { EVENT_STATUS_LABELS, eventTransitionsFor } from '@sideline/schema/events';
import { LIMITS } from '@sideline/schema/limits';
import { eventFacts, type EventFacts } from '@sideline/schema/validation/event';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ClientService } from '../clients/client.service.js';
import { Event } from './event.entity.js';
import type { EventCloseService } from './event-close.service.js';
import type { EventShifts } from './events.ports.js';
import type { ChangedEvent, NewEvent, WantedEventStatus } from './event.types.js';

type Field = keyof EventFacts;

/** The column of each fact; a table, so that no name ever comes from outside. */
const COLUMNS: Readonly<Record<Field, string>> = {
  name: 'name',
  clientId: 'client_id',
  date: 'starts_at',
  endsAt: 'ends_at',
  timeZone: 'time_zone',
  location: 'location',
  latitude: 'latitude',
  longitude: 'longitude',
  venueType: 'venue_type',
  attendanceExpected: 'attendance_expected',
  attendanceActual: 'attendance_actual',
  notes: 'notes',
};
const FIELDS = Object.keys(COLUMNS) as Field[];
const EVENTS = { table: 'event', key: 'event_id', what: 'event' } as const;

interface Deps {
  readonly audit: AuditService;
  readonly clients: ClientService;
  readonly shifts: () => EventShifts;
  readonly closing: Pick<EventCloseService, 'refuseOpen'>;
}

/** Makes, changes and moves events from state to state (operations section 1). */
export class EventPlanningService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Creates a planned event. Safe to repeat; CONFLICT if the id belongs to another caller or to an event with other details. */
  async create(context: Context, { id: eventId, ...given }: NewEvent): Promise<Event> {
    const { userId } = actorOf(context);
    const facts = checked(given);
    requireId(eventId, 'id');
    await this.#requireOpenClient(context, facts.clientId, null);
    const made = await execute(
      context.manager,
      `INSERT INTO event (event_id, created_at, created_by, ${FIELDS.map((field) => COLUMNS[field]).join(', ')})
       VALUES ($1, $2, $3, ${FIELDS.map((_, index) => `$${String(index + 4)}`).join(', ')})
       ON CONFLICT (event_id) DO NOTHING RETURNING event_id`,
      [eventId, context.clock(), userId, ...FIELDS.map((field) => facts[field])],
    );
    const event = await this.#load(context, eventId);
    if (made === 0) {
      if (event.createdBy !== userId || changedIn(event, facts).length > 0) throw new DomainError('CONFLICT');
      return event;
    }
    await this.#record(
      context,
      'EVENT_CREATED',
      eventId,
      FIELDS.filter((field) => facts[field] !== null),
    );
    return event;
  }

  /**
   * Replaces the details of an event. CHANGED_MEANWHILE if another person has saved since `version`, NOT_FOUND for an unknown
   * id; EVENT_SHIFTS when its start changes, EVENT_SHIFTS_BEYOND when it ends before some of its shifts do, and no choice was
   * made for them. If nothing differs, nothing is written and the version stays.
   */
  async update(
    context: Context,
    { id: eventId, version, shifts, shiftsReason, ...given }: ChangedEvent,
  ): Promise<Event> {
    const facts = checked(given);
    const before = await this.#at(context, eventId, version);
    const changed = changedIn(before, facts);
    if (changed.length === 0) return before;
    await this.#requireOpenClient(context, facts.clientId, before.clientId);
    await updateVersion(
      context.manager,
      EVENTS,
      { id: eventId, version },
      changed.map((field) => [COLUMNS[field], facts[field]]),
    );
    const isShorter = lengthOf(facts) < lengthOf(before);
    if (changed.includes('date'))
      await this.#deps.shifts().moveWith(context, eventId, {
        from: before.date,
        to: facts.date,
        timeZone: facts.timeZone,
        shorterEnd: isShorter ? facts.endsAt : null,
        choice: shifts ?? null,
        reason: shiftsReason ?? null,
      });
    else if (isShorter && (shifts ?? null) === null)
      await this.#deps.shifts().refuseBeyond(context, eventId, facts.endsAt);
    await this.#record(context, 'EVENT_UPDATED', eventId, changed);
    return this.#load(context, eventId);
  }

  /**
   * Takes an event to another state, by the table in `schema/src/events`. EVENT_STATE if no step leads there, FORBIDDEN if
   * only others may take it, BAD_INPUT without a reason that is needed. Cancelling cancels its shifts with the same reason;
   * EVENT_ATTENDED if anyone is checked in. Closing is refused while something is neither settled nor waived
   * (EVENT_NOT_SETTLED).
   */
  async changeStatus(context: Context, input: WantedEventStatus): Promise<Event> {
    const { eventId, version, status } = input;
    const { role, userId } = actorOf(context);
    const before = await this.#at(context, eventId, version);
    const wanted = eventTransitionsFor(before.status, role).find(({ to }) => to === status);
    if (wanted === undefined) {
      if (eventTransitionsFor(before.status, 'admin').some(({ to }) => to === status))
        throw new DomainError('FORBIDDEN');
      throw new DomainError('EVENT_STATE', {
        state: EVENT_STATUS_LABELS[before.status].toLowerCase(),
        wanted: EVENT_STATUS_LABELS[status].toLowerCase(),
      });
    }
    const reason = input.reason?.trim() ?? '';
    if (wanted.needsReason && reason === '')
      throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
    if (reason.length > LIMITS.events.reasonLength)
      throw badInput([
        {
          field: 'reason',
          code: 'too_long',
          message: `Use at most ${String(LIMITS.events.reasonLength)} characters.`,
        },
      ]);
    await updateVersion(context.manager, EVENTS, { id: eventId, version }, [['status', status]]);
    if (status === 'cancelled' || status === 'closed') {
      // Also where it closes: nobody can check in between this check and the end of the transaction.
      const attending = await this.#deps.shifts().checkedIn(context, eventId);
      if (status === 'closed') await this.#deps.closing.refuseOpen(context, eventId);
      else {
        refuseAttended(attending);
        await this.#deps.shifts().cancel(context, eventId, reason);
      }
    }
    await execute(
      context.manager,
      `INSERT INTO event_status_change (event_id, version, from_status, to_status, reason, changed_at, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [eventId, version + 1, before.status, status, reason === '' ? null : reason, context.clock(), userId],
    );
    await this.#record(context, 'EVENT_UPDATED', eventId, ['status']);
    return this.#load(context, eventId);
  }

  /** A client that the provider no longer works for gets no new events; existing events keep it. */
  async #requireOpenClient(context: Context, clientId: string | null, before: string | null): Promise<void> {
    if (clientId === null || clientId === before) return;
    if (!(await this.#deps.clients.isOpen(context, clientId)))
      throw badInput([
        { field: 'clientId', code: 'unknown', message: 'Choose a client that we still work for.' },
      ]);
  }

  async #at(context: Context, eventId: string, version: number): Promise<Event> {
    const event = await this.#load(context, eventId);
    if (event.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'event' });
    return event;
  }

  async #load(context: Context, eventId: string): Promise<Event> {
    const event = isId(eventId) ? await context.manager.findOneBy(Event, { id: eventId }) : null;
    if (event === null) throw notFound('Event');
    return event;
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Event', id },
      eventId: id,
      fieldsChanged: [...fieldsChanged],
    });
  }
}

const checked = (given: object): EventFacts => requireValid(eventFacts, given);

const NAMES_SHOWN = 5;

/** A refusal that names who is checked in. */
const refuseAttended = (people: readonly string[]): void => {
  if (people.length === 0) return;
  const rest = people.length - NAMES_SHOWN;
  const names = `${people.slice(0, NAMES_SHOWN).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`;
  throw new DomainError('EVENT_ATTENDED', { names });
};

const lengthOf = ({ date, endsAt }: Pick<EventFacts, 'date' | 'endsAt'>): number =>
  endsAt.getTime() - date.getTime();

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

const changedIn = (event: Event, facts: EventFacts): Field[] =>
  FIELDS.filter((field) => plain(event[field]) !== plain(facts[field]));
