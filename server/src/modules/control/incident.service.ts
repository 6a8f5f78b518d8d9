import {
  INCIDENT_PRIORITY_LABELS,
  INCIDENT_STATE_LABELS,
  INCIDENT_STATES,
  incidentName,
  incidentStep,
} from '@sideline/schema/control/incidents';
import { incidentFacts, type IncidentFacts } from '@sideline/schema/control/validation';
import { CREW_OWN_STATES, CREW_STATE_LABELS } from '@sideline/schema/control/crews';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { PrfSavingService } from '../prf/saving/prf-saving.service.js';
import { readBoard } from './control-board.hot.js';
import { stateChanged, type ControlDesk } from './control-desk.js';
import type {
  AdvancedIncident,
  CorrectedIncidentTime,
  LinkedIncidentRecord,
  OpenedIncident,
  WantedIncidentPrf,
  UpdatedIncident,
} from './control-acts.types.js';
import type { ControlBoard, OpenedIncidentPrf } from './control.types.js';
import { type IncidentRow, incidentRow, READ, TIME_COLUMNS, timesOf, lastTimeOf } from './incident-row.js';
import { detailsOf } from './incident-prf.js';

const FACTS = Object.keys(incidentFacts.shape) as (keyof IncidentFacts)[];

interface Deps {
  readonly desk: ControlDesk;
  readonly prfSaving: PrfSavingService;
}

const membersRow = z.object({ staffId: z.string() });

const clockRow = z.object({ was: z.string(), is: z.string() });

const zoneRow = z.object({ id: z.string(), name: z.string() });

const linkRow = z.object({ incident: z.string() });

const crewRow = z.object({
  id: z.string(),
  callSign: z.string(),
  state: z.enum(CREW_OWN_STATES),
  number: z.number().nullable(),
});

/** Incidents from the call to their end, by the one table of steps in `schema/src/control/incidents`. */
export class IncidentService {
  readonly #desk: ControlDesk;
  readonly #prfSaving: PrfSavingService;

  constructor({ desk, prfSaving }: Deps) {
    this.#desk = desk;
    this.#prfSaving = prfSaving;
  }

  /** A new incident with the event's next number. Safe to repeat; CONFLICT where the id is another event's. */
  async open(
    context: Context,
    { eventId, incidentId, calledAt, ...given }: OpenedIncident,
  ): Promise<ControlBoard> {
    requireId(incidentId, 'incidentId');
    const said = requireValid(incidentFacts, given);
    await this.#desk.requireOpen(context, eventId);
    const known = await this.#find(context, incidentId);
    if (known !== null) {
      if (known.eventId !== eventId) throw new DomainError('CONFLICT');
      return readBoard(context, eventId);
    }
    const { zoneId, ...facts } = await this.#inZone(context, eventId, said);
    const at = this.#desk.timeOf(context, calledAt, 'calledAt');
    const { userId } = actorOf(context);
    const number = await this.#desk.nextIncident(context, eventId);
    const name = incidentName(number);
    await execute(
      context.manager,
      `INSERT INTO incident (incident_id, event_id, number, priority, zone, place, what, casualties, caller, state, called_at,
                             opened_by, opened_at, changed_by, changed_at, change, zone_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'called', $10, $11, $12, $11, $12, $13, $14)`,
      [
        incidentId,
        eventId,
        number,
        ...FACTS.map((field) => facts[field]),
        at,
        userId,
        context.clock(),
        `opened ${name.toLowerCase()}`,
        zoneId,
      ],
    );
    await this.#desk.write(context, eventId, {
      entryId: newId(),
      kind: 'call',
      text: `${name} opened, ${INCIDENT_PRIORITY_LABELS[facts.priority]}.`,
      at,
      incidentId,
    });
    await this.#desk.done(context, eventId, 'INCIDENT_OPENED', { type: 'Incident', id: incidentId });
    return readBoard(context, eventId);
  }

  /** Replaces the details of an incident. STATE_CHANGED where someone else was first. */
  async update(context: Context, { incidentId, version, ...given }: UpdatedIncident): Promise<ControlBoard> {
    const said = requireValid(incidentFacts, given);
    const before = await this.#openIncident(context, incidentId);
    const { zoneId, ...facts } = await this.#inZone(context, before.eventId, said);
    const changed = FACTS.filter(
      (field) => before[field] !== facts[field] || (field === 'zone' && before.zoneId !== zoneId),
    );
    if (changed.length > 0) {
      const name = incidentName(before.number);
      await this.#write(context, before, version, `changed the details of ${name.toLowerCase()}`, [
        ...changed.map((field) => [field, facts[field]] as const),
        ...(changed.includes('zone') ? [['zone_id', zoneId] as const] : []),
      ]);
      if (changed.includes('priority'))
        await this.#desk.write(context, before.eventId, {
          entryId: newId(),
          kind: 'decision',
          text: `${name} is now ${INCIDENT_PRIORITY_LABELS[facts.priority]}, was ${INCIDENT_PRIORITY_LABELS[before.priority]}.`,
          at: context.clock(),
          incidentId,
        });
      await this.#desk.done(
        context,
        before.eventId,
        'INCIDENT_UPDATED',
        { type: 'Incident', id: incidentId },
        { fieldsChanged: changed },
      );
    }
    return readBoard(context, before.eventId);
  }

  /**
   * The next step. INCIDENT_STATE where the table has none, CREW_BUSY and CREW_NOT_READY for a crew that cannot go,
   * STATE_CHANGED with who did what when where someone else was first. Safe to repeat.
   */
  async advance(context: Context, input: AdvancedIncident): Promise<ControlBoard> {
    const { incidentId, version, to } = input;
    const before = await this.#openIncident(context, incidentId);
    const { userId } = actorOf(context);
    const { eventId, number } = before;
    if (before.version === version + 1 && before.state === to && before.changedBy === userId)
      return readBoard(context, eventId);
    if (before.version !== version) throw await this.#tooLate(context, before);
    const step = incidentStep(before.state, to);
    if (step === null)
      throw new DomainError('INCIDENT_STATE', {
        state: INCIDENT_STATE_LABELS[before.state].toLowerCase(),
        wanted: INCIDENT_STATE_LABELS[to].toLowerCase(),
      });
    const given = input.reason?.trim() ?? '';
    const reason =
      step.needsReason || given !== ''
        ? requireText(given, 'reason', 'Say why.', LIMITS.control.wordsLength)
        : null;
    const at = this.#desk.timeOf(context, input.at, 'at', lastTimeOf(before));
    const crew = step.needsCrew ? await this.#requireCrew(context, eventId, input.crewId ?? null) : null;
    const callSign = crew?.callSign ?? before.callSign;
    const name = incidentName(number);
    const values: (readonly [string, unknown])[] = [['state', to]];
    if (to === 'called')
      // Off again: the next crew has times of its own.
      values.push(['crew_id', null], ['assigned_at', null], ['mobile_at', null]);
    else values.push([TIME_COLUMNS[to], at]);
    if (crew !== null) values.push(['crew_id', crew.id]);
    if (to === 'clear' && reason !== null) values.push(['outcome', reason]);
    await this.#write(
      context,
      before,
      version,
      crew === null
        ? `moved ${name.toLowerCase()} to ‘${INCIDENT_STATE_LABELS[to]}’`
        : `assigned ${crew.callSign} to ${name.toLowerCase()}`,
      values,
    );
    // The incident no longer names the crew, so it cannot say since when they are free.
    if (to === 'called')
      await execute(
        context.manager,
        'UPDATE control_crew SET state_at = greatest(state_at, $2) WHERE crew_id = $1',
        [before.crewId, at],
      );
    const words = to === 'called' ? 'taken off' : INCIDENT_STATE_LABELS[to].toLowerCase();
    await this.#desk.write(context, eventId, {
      entryId: newId(),
      kind: 'resource',
      text:
        callSign === null
          ? `${name}: ${words}, no crew.`
          : `${name}: ${callSign} ${crew === null ? words : 'assigned'}.`,
      at,
      incidentId,
      crewId: crew?.id ?? before.crewId,
    });
    await this.#desk.done(
      context,
      eventId,
      'INCIDENT_UPDATED',
      { type: 'Incident', id: incidentId },
      { fieldsChanged: values.map(([column]) => column) },
    );
    return readBoard(context, eventId);
  }

  /**
   * Corrects a time that control entered, also of an incident that has ended. It stays between the times of the steps before
   * and after it, and both times are kept in the log. STATE_CHANGED where someone else was first. Safe to repeat.
   */
  async correctTime(context: Context, input: CorrectedIncidentTime): Promise<ControlBoard> {
    const { incidentId, version, state } = input;
    const reason = requireText(input.reason, 'reason', 'Say why.', LIMITS.control.wordsLength);
    const before = await this.#openIncident(context, incidentId);
    const { eventId, number } = before;
    const times = timesOf(before);
    const was = times[state];
    if (
      before.version === version + 1 &&
      before.changedBy === actorOf(context).userId &&
      was?.getTime() === input.at.getTime()
    )
      return readBoard(context, eventId);
    if (before.version !== version) throw await this.#tooLate(context, before);
    if (was === null)
      throw badInput([
        { field: 'state', code: 'no_time', message: 'Choose a step whose time control has entered.' },
      ]);
    const known = INCIDENT_STATES.flatMap((each) => (times[each] === null ? [] : [times[each]]));
    const place = known.indexOf(was);
    const at = this.#desk.timeOf(context, input.at, 'at', known[place - 1] ?? null);
    const next = known[place + 1];
    if (next !== undefined && at > next)
      throw badInput([
        { field: 'at', code: 'too_late', message: 'Enter a time that is not after the next step.' },
      ]);
    if (at.getTime() === was.getTime())
      throw badInput([
        { field: 'at', code: 'unchanged', message: 'Enter a different time from the current one.' },
      ]);
    const name = incidentName(number);
    const label = state === 'called' ? 'Call' : INCIDENT_STATE_LABELS[state];
    const column = state === 'called' ? 'called_at' : TIME_COLUMNS[state];
    await this.#write(context, before, version, `corrected a time of ${name.toLowerCase()}`, [[column, at]]);
    const clock = await fetchMaybe(
      context.manager,
      clockRow,
      `SELECT to_char($2::timestamptz AT TIME ZONE time_zone, f.format) AS was,
              to_char($3::timestamptz AT TIME ZONE time_zone, f.format) AS is
       FROM event, LATERAL (SELECT CASE
         WHEN ($2::timestamptz AT TIME ZONE time_zone)::date = ($3::timestamptz AT TIME ZONE time_zone)::date THEN 'HH24:MI:SS'
         ELSE 'DD/MM/YYYY HH24:MI:SS' END AS format) f
       WHERE event_id = $1`,
      [eventId, was, at],
    );
    await this.#desk.write(context, eventId, {
      entryId: newId(),
      kind: 'resource',
      text: `${name}: time of ‘${label}’ corrected from ${clock?.was ?? ''} to ${clock?.is ?? ''}. ${reason}`,
      at: context.clock(),
      incidentId,
      crewId: before.crewId,
    });
    await this.#desk.done(
      context,
      eventId,
      'INCIDENT_UPDATED',
      { type: 'Incident', id: incidentId },
      { fieldsChanged: [column] },
    );
    return readBoard(context, eventId);
  }

  /**
   * Opens a PRF with what is known: event, place, complaint, crew and times. Safe to repeat with the same ids. The times that
   * the crew then enters in it are shown on the board.
   */
  async openPrf(
    context: Context,
    { incidentId, prfId, commandId }: WantedIncidentPrf,
  ): Promise<OpenedIncidentPrf> {
    requireId(prfId, 'prfId');
    requireId(commandId, 'commandId');
    const incident = await this.#openIncident(context, incidentId);
    const { eventId } = incident;
    const members = await fetchRows(
      context.manager,
      membersRow,
      'SELECT staff_id AS "staffId" FROM control_crew_member WHERE crew_id = $1 ORDER BY staff_id',
      [incident.crewId],
    );
    const [result] = await this.#prfSaving.save(context, [
      {
        commandId,
        prfId,
        section: 'incidentDetails',
        baseVersion: 0,
        deviceTime: context.clock(),
        changes: detailsOf(
          incident,
          members.map(({ staffId }) => staffId),
        ),
        eventId,
        patientId: null,
      },
    ]);
    const number = result?.customPrfId ?? null;
    if (result === undefined || result.outcome === 'REFUSED' || number === null)
      throw badInput(result?.problems ?? []);
    if (await this.#link(context, incident, { prfId, logId: null }))
      await this.#desk.write(context, eventId, {
        entryId: newId(),
        kind: 'resource',
        text: `${incidentName(incident.number)}: PRF ${number} opened.`,
        at: context.clock(),
        incidentId,
        crewId: incident.crewId,
        prfId,
      });
    return { customPrfId: number, board: await readBoard(context, eventId) };
  }

  /** Names a record that was opened for an incident. CONFLICT where it is another incident's. */
  async linkRecord(
    context: Context,
    { incidentId, prfNumber, logId }: LinkedIncidentRecord,
  ): Promise<ControlBoard> {
    const incident = await this.#openIncident(context, incidentId);
    if (typeof logId === 'string') {
      requireId(logId, 'logId');
      // One that is not submitted yet is linked under its id alone.
      const elsewhere = await execute(
        context.manager,
        'SELECT 1 FROM see_and_treat_log WHERE log_id = $1 AND event_id <> $2',
        [logId, incident.eventId],
      );
      if (elsewhere > 0)
        throw badInput([
          { field: 'logId', code: 'unknown', message: 'Choose a see-and-treat log from this event.' },
        ]);
      await this.#link(context, incident, { prfId: null, logId });
    } else {
      const number = requireText(prfNumber ?? '', 'prfNumber', 'Enter the number of the PRF.', 40);
      const prf = await fetchMaybe(
        context.manager,
        idRow,
        'SELECT id FROM prf WHERE custom_prf_id = $1 AND event_id = $2',
        [number.toUpperCase(), incident.eventId],
      );
      if (prf === undefined)
        throw badInput([
          { field: 'prfNumber', code: 'unknown', message: 'Enter the number of a PRF from this event.' },
        ]);
      if (await this.#link(context, incident, { prfId: prf.id, logId: null }))
        await this.#desk.write(context, incident.eventId, {
          entryId: newId(),
          kind: 'resource',
          text: `${incidentName(incident.number)}: PRF ${number.toUpperCase()} linked.`,
          at: context.clock(),
          incidentId,
          crewId: incident.crewId,
          prfId: prf.id,
        });
    }
    return readBoard(context, incident.eventId);
  }

  /**
   * The details, with the zone of the event that they mean: a zone's name typed in full is that zone, other text stays text.
   */
  async #inZone(
    context: Context,
    eventId: string,
    said: IncidentFacts,
  ): Promise<IncidentFacts & { readonly zoneId: string | null }> {
    const zone =
      said.zone === null
        ? undefined
        : await fetchMaybe(
            context.manager,
            zoneRow,
            'SELECT zone_id AS id, name FROM event_zone WHERE event_id = $1 AND lower(name) = lower($2)',
            [eventId, said.zone],
          );
    return { ...said, zone: zone?.name ?? said.zone, zoneId: zone?.id ?? null };
  }

  /** True where the link is new. */
  async #link(
    context: Context,
    incident: IncidentRow,
    { prfId, logId }: { readonly prfId: string | null; readonly logId: string | null },
  ): Promise<boolean> {
    const made = await execute(
      context.manager,
      `INSERT INTO incident_record (incident_id, prf_id, log_id, linked_at, linked_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [incident.id, prfId, logId, context.clock(), actorOf(context).userId],
    );
    if (made === 0) {
      const known = await fetchMaybe(
        context.manager,
        linkRow,
        'SELECT incident_id AS incident FROM incident_record WHERE prf_id = $1 OR log_id = $2',
        [prfId, logId],
      );
      if (known?.incident !== incident.id) throw new DomainError('CONFLICT');
      return false;
    }
    await this.#desk.done(
      context,
      incident.eventId,
      'INCIDENT_RECORD_LINKED',
      { type: 'Incident', id: incident.id },
      { prfId },
    );
    return true;
  }

  async #requireCrew(
    context: Context,
    eventId: string,
    crewId: string | null,
  ): Promise<{ readonly id: string; readonly callSign: string }> {
    const crew =
      crewId !== null && isId(crewId)
        ? await fetchMaybe(
            context.manager,
            crewRow,
            `SELECT c.crew_id AS id, c.call_sign AS "callSign", c.own_state AS state, i.number
             FROM control_crew c LEFT JOIN incident i ON i.crew_id = c.crew_id AND i.state <> 'clear'
             WHERE c.crew_id = $1 AND c.event_id = $2 FOR SHARE OF c`,
            [crewId, eventId],
          )
        : undefined;
    if (crew === undefined)
      throw badInput([{ field: 'crewId', code: 'unknown', message: 'Choose a crew at this event.' }]);
    if (crew.number !== null)
      throw new DomainError('CREW_BUSY', { incident: incidentName(crew.number).toLowerCase() });
    if (crew.state !== 'available')
      throw new DomainError('CREW_NOT_READY', { state: CREW_STATE_LABELS[crew.state].toLowerCase() });
    return crew;
  }

  async #find(context: Context, incidentId: string): Promise<IncidentRow | null> {
    const row = isId(incidentId)
      ? await fetchMaybe(context.manager, incidentRow, READ, [incidentId])
      : undefined;
    return row ?? null;
  }

  async #openIncident(context: Context, incidentId: string): Promise<IncidentRow> {
    const row = await this.#find(context, incidentId);
    if (row === null) throw notFound('Incident');
    await this.#desk.requireOpen(context, row.eventId);
    return row;
  }

  /** One conditional UPDATE decides who was first, whatever was read before. */
  async #write(
    context: Context,
    before: IncidentRow,
    version: number,
    change: string,
    values: readonly (readonly [column: string, value: unknown])[],
  ): Promise<void> {
    const settings = values.map(([column], index) => `${column} = $${String(index + 6)}`);
    try {
      const count = await execute(
        context.manager,
        `UPDATE incident SET version = $2 + 1, changed_by = $3, changed_at = $4, change = $5, ${settings.join(', ')}
         WHERE incident_id = $1 AND version = $2`,
        [
          before.id,
          version,
          actorOf(context).userId,
          context.clock(),
          change,
          ...values.map(([, value]) => value),
        ],
      );
      if (count === 1) return;
    } catch (error) {
      // Another controller sent this crew elsewhere at the same moment.
      if (!isConstraintViolation(error, 'incident_crew_busy')) throw error;
      throw new DomainError('CREW_BUSY', { incident: 'another incident' }, { cause: error });
    }
    throw await this.#tooLate(context, (await this.#find(context, before.id)) ?? before);
  }

  #tooLate(context: Context, { eventId, changedBy, changedAt, change }: IncidentRow): Promise<DomainError> {
    return stateChanged(context, eventId, { by: changedBy, at: changedAt, did: change });
  }
}
