import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import { sectionsOfLog } from '@sideline/schema/prf/record/log-sections';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { ageOfEvent } from '@sideline/schema/see-and-treat';
import {
  incidentTimeProblems,
  logConsumables,
  seeAndTreatLog,
  type SeeAndTreatValues,
} from '@sideline/schema/validation/see-and-treat';
import { z } from 'zod';
import { actorOf, ownPatientIds, type Context } from '../../platform/context.js';
import { execute, fetchOne, fetchRows } from '../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import {
  connectionFrom,
  pageRead,
  type Connection,
  type Keyed,
  type PageRequest,
} from '../../platform/lists/paging.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { NO_ENTRIES, refusedPatient, type AuditService } from '../audit/audit.service.js';
import type { Events } from '../../platform/events/events.js';
import { eventFiguresChanged } from '../events/event-news.types.js';
import type { EventService } from '../events/event.service.js';
import { deceasedAmong } from '../patients/patient-death.service.js';
import type { EventZoneService } from '../events/event-zone.service.js';
import type { RecordStockService } from '../inventory/usage/record-stock.service.js';
import type { PrfSavingService } from '../prf/saving/prf-saving.service.js';
import type { RightsService } from '../settings/rights.service.js';
import { countLogs, readContactsAt, readLog, readLogRows, readLogsOf } from './see-and-treat.hot.js';
import { canLogAtOlderEvents, canReadLogsOf, mayVoid, seesStruckThrough } from './see-and-treat.policy.js';
import type {
  NewSeeAndTreatLog,
  PatientContact,
  SeeAndTreatFilter,
  SeeAndTreatLog,
} from './see-and-treat.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly events: EventService;
  readonly zones: EventZoneService;
  /** Where a change of figures is announced. */
  readonly bus: Events;
  readonly prfSaving: PrfSavingService;
  readonly stock: RecordStockService;
  readonly rights: RightsService;
}

const VOID_REASON_LENGTH = 1_000;

const promoteRow = z.object({ patientId: z.string() });
const refuseWrongRow = z.object({ merged_into: z.string().nullable() });

/** See-and-treat logs: submitting one, striking one through, making a PRF of one, and reading them. */
export class SeeAndTreatService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a log under the id that the client made. Safe to repeat: the caller's own log of that id comes back as it is;
   * anyone else's is a CONFLICT without detail. BAD_INPUT names each field that is wrong.
   */
  async submit(context: Context, input: NewSeeAndTreatLog): Promise<SeeAndTreatLog> {
    const { userId } = actorOf(context);
    const log = requireValid(seeAndTreatLog, input);
    const lines = requireValid(logConsumables, input.consumables ?? []);
    const now = context.clock();
    const known = await readLog(context, log.id);
    if (known !== null) {
      if (known.recordedBy !== userId) throw new DomainError('CONFLICT');
      return this.#viewed(context, known);
    }
    await this.#refuseWrong(context, log, now);
    if (
      input.acknowledgesDeath !== true &&
      (await deceasedAmong(context, [log.patientId])).has(log.patientId)
    )
      throw new DomainError('PATIENT_DECEASED');
    const inserted = await execute(
      context.manager,
      `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, incident_location, issue_summary,
         treatment_provided, advice_given, clinician_name, clinician_role, recorded_at, recorded_by, zone_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (log_id) DO NOTHING RETURNING log_id`,
      [
        log.id,
        log.eventId,
        log.patientId,
        log.incidentDate,
        log.incidentLocation,
        log.issueSummary,
        log.treatmentProvided,
        log.adviceGiven,
        log.clinicianName,
        log.clinicianRole,
        now,
        userId,
        log.zoneId,
      ],
    );
    if (inserted > 0 && lines.length > 0)
      await this.#deps.stock.postLog(context, {
        logId: log.id,
        eventId: log.eventId,
        at: log.incidentDate,
        lines,
      });
    this.#deps.bus.publish(context, eventFiguresChanged(log.eventId));
    const stored = await this.#stored(context, log.id);
    if (stored.recordedBy !== userId) throw new DomainError('CONFLICT');
    // As the specification words it (section 7); the same call that came twice at once is recorded once.
    if (inserted > 0)
      await this.#deps.audit.record(context, {
        action: 'Create',
        context: 'SeeAndTreatLog',
        ...about(stored),
        description: 'See and Treat log submitted',
        fieldsChanged: Object.entries(log)
          .filter(([field, value]) => field !== 'id' && value !== null)
          .map(([field]) => field),
      });
    return stored;
  }

  /**
   * Strikes a log through, with a reason: for the person who recorded it, and admins. SEE_AND_TREAT_VOID if it is already
   * struck through.
   */
  async declareVoid(context: Context, logId: string, reason: string): Promise<SeeAndTreatLog> {
    const text = reason.trim();
    if (text === '' || text.length > VOID_REASON_LENGTH)
      throw badInput([
        {
          field: 'reason',
          code: text === '' ? 'required' : 'too_long',
          message:
            text === ''
              ? 'Say why this log was entered in error.'
              : `Shorten this to ${VOID_REASON_LENGTH.toLocaleString('en-GB')} characters.`,
        },
      ]);
    const actor = actorOf(context);
    await this.#deps.rights.require(context, 'voidRecords');
    const log = await this.#locked(context, logId);
    if (!mayVoid(actor, log)) throw new DomainError('FORBIDDEN', {}, { about: about(log) });
    if (log.voidedAt !== null) throw new DomainError('SEE_AND_TREAT_VOID');
    await execute(
      context.manager,
      'UPDATE see_and_treat_log SET voided_at = $2, voided_by = $3, void_reason = $4 WHERE log_id = $1',
      [logId, context.clock(), actor.userId, text],
    );
    await this.#deps.stock.releaseLog(context, logId);
    this.#deps.bus.publish(context, eventFiguresChanged(log.eventId));
    await this.#deps.audit.record(context, {
      action: 'SEE_AND_TREAT_VOIDED',
      ...about(log),
      fieldsChanged: ['voided_at', 'void_reason'],
    });
    return this.#stored(context, logId);
  }

  /**
   * Makes a PRF of a log, under the id that the client made: the same person, event and words, nothing typed again. A repeat
   * returns the log with the existing PRF. SEE_AND_TREAT_VOID for one that was entered in error.
   */
  async promote(context: Context, logId: string, prfId: string): Promise<SeeAndTreatLog> {
    requireId(prfId, 'prfId');
    const log = await this.#locked(context, logId);
    if (log.voidedAt !== null) throw new DomainError('SEE_AND_TREAT_VOID');
    if (log.customPrfId !== null) return this.#viewed(context, log);
    // A record of that id that was there before already has an owner.
    const there = await execute(context.manager, 'SELECT 1 FROM prf WHERE id = $1', [prfId]);
    if (there > 0) throw new DomainError('CONFLICT');
    // A new record belongs to the person, whichever of their rows the log was about.
    const { patientId } = await fetchOne(
      context.manager,
      promoteRow,
      'SELECT coalesce(merged_into, patient_id) AS "patientId" FROM patient WHERE patient_id = $1',
      [log.patientId],
    );
    const results = await this.#deps.prfSaving.save(
      context,
      Object.entries(sectionsOfLog(log)).map(([section, changes]) => ({
        commandId: newId(),
        prfId,
        // `Object.entries` forgets that the keys are sections'.
        section: section as PrfSectionKey,
        baseVersion: 0,
        deviceTime: context.clock(),
        changes,
        eventId: log.eventId,
        patientId,
        // The contact has already been logged, and the confirmation was asked for then.
        acknowledgesDeath: true,
      })),
    );
    if (results.some(({ outcome }) => outcome !== 'SAVED' && outcome !== 'MERGED'))
      throw new DomainError('CONFLICT');
    await execute(context.manager, 'UPDATE see_and_treat_log SET prf_id = $2 WHERE log_id = $1', [
      logId,
      prfId,
    ]);
    await this.#deps.audit.record(context, {
      action: 'SEE_AND_TREAT_PROMOTED',
      ...about(log),
      prfId,
      fieldsChanged: ['prf_id'],
    });
    return this.#stored(context, logId);
  }

  /** A log that is answered where nothing was written: read like any other. */
  async #viewed(context: Context, log: SeeAndTreatLog): Promise<SeeAndTreatLog> {
    await this.#deps.audit.record(context, { action: 'SEE_AND_TREAT_VIEWED', ...about(log) });
    return log;
  }

  /** Logs, the latest incident first and 25 a page by default. One audit entry a list. */
  async list(
    context: Context,
    filter: SeeAndTreatFilter,
    page: PageRequest,
    order: ListOrder<'seeAndTreat'> = DEFAULT_ORDERS.seeAndTreat,
  ): Promise<Connection<SeeAndTreatLog>> {
    const entry = this.#deps.audit.parameter(context, {
      action: 'SEE_AND_TREAT_LISTED',
      entity: { type: 'SeeAndTreatLog', id: 'list' },
      patientId: isId(filter.patientId ?? '') ? filter.patientId : null,
      eventId: isId(filter.eventId ?? '') ? filter.eventId : null,
    });
    const rows = await readLogRows(context, filter, { order, ...pageRead(page) }, entry);
    return connectionFrom(rows, page, () => countLogs(context, filter));
  }

  /** How many logs a filter leaves. No audit of its own: part of an export's. */
  count(context: Context, filter: SeeAndTreatFilter): Promise<number> {
    return countLogs(context, filter, true);
  }

  /** At most `limit` logs after a cursor. No audit of its own: part of an export's. */
  rows(
    context: Context,
    filter: SeeAndTreatFilter,
    order: ListOrder<'seeAndTreat'>,
    after: string | null,
    limit: number,
  ): Promise<Keyed<SeeAndTreatLog>[]> {
    return readLogRows(context, filter, { order, after, limit, isBackward: false }, NO_ENTRIES);
  }

  /** A patient's logs, the latest first; the patient's own without those that were entered in error. FORBIDDEN otherwise. */
  ofPatient(context: Context, patientId: string): Promise<SeeAndTreatLog[]> {
    const actor = actorOf(context);
    if (!canReadLogsOf(actor, patientId)) throw refusedPatient(patientId);
    if (!isId(patientId)) throw notFound('Patient');
    const entry = this.#deps.audit.parameter(context, {
      action: 'SEE_AND_TREAT_VIEWED',
      entity: { type: 'Patient', id: patientId },
      patientId,
    });
    return readLogsOf(context, patientId, seesStruckThrough(actor) ? null : ownPatientIds(actor), entry);
  }

  /** A patient's earlier contacts at an event, so that a repeated contact is pointed out. */
  contactsAt(context: Context, eventId: string, patientId: string): Promise<PatientContact[]> {
    if (!isId(eventId)) throw notFound('Event');
    if (!isId(patientId)) throw notFound('Patient');
    const entry = this.#deps.audit.parameter(context, {
      action: 'SEE_AND_TREAT_VIEWED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      eventId,
      context: 'Contacts at one event',
    });
    return readContactsAt(context, eventId, patientId, entry);
  }

  /** Facts from the database that are needed to accept a log. */
  async #refuseWrong(context: Context, log: SeeAndTreatValues, now: Date): Promise<void> {
    const problems = incidentTimeProblems(log.incidentDate, now);
    const [event, patient] = [
      await this.#deps.events.find(context, log.eventId),
      await fetchRows(
        context.manager,
        refuseWrongRow,
        'SELECT merged_into FROM patient WHERE patient_id = $1',
        [log.patientId],
      ),
    ];
    if (event === null)
      problems.push({ field: 'eventId', code: 'unknown', message: 'This event was not found.' });
    else if (event.status === 'cancelled')
      problems.push({ field: 'eventId', code: 'cancelled', message: 'This event was cancelled.' });
    else {
      const dated = { date: event.date.toISOString(), endsAt: event.endsAt.toISOString() };
      if (ageOfEvent(dated, now) === 'older' && !canLogAtOlderEvents(actorOf(context)))
        problems.push({
          field: 'eventId',
          code: 'too_old',
          message: 'This event ended more than 7 days ago. Ask an administrator to add the log.',
        });
    }
    if (
      log.zoneId !== null &&
      event !== null &&
      (await this.#deps.zones.find(context, event.id, log.zoneId)) === null
    )
      problems.push({ field: 'zoneId', code: 'unknown', message: 'This zone is not part of this event.' });
    if (patient[0] === undefined)
      problems.push({ field: 'patientId', code: 'unknown', message: 'This patient was not found.' });
    else if (patient[0].merged_into !== null)
      problems.push({
        field: 'patientId',
        code: 'merged',
        message: 'This record was merged into another. Search for the patient again.',
      });
    if (problems.length > 0) throw badInput(problems);
  }

  async #stored(context: Context, logId: string): Promise<SeeAndTreatLog> {
    const log = await readLog(context, logId);
    if (log === null) throw notFound('Log');
    return log;
  }

  /** A log that nobody else strikes through or promotes until this transaction ends. */
  async #locked(context: Context, logId: string): Promise<SeeAndTreatLog> {
    if (!isId(logId)) throw notFound('Log');
    await execute(context.manager, 'SELECT 1 FROM see_and_treat_log WHERE log_id = $1 FOR UPDATE', [logId]);
    return this.#stored(context, logId);
  }
}

const about = (log: SeeAndTreatLog) => ({
  entity: { type: 'SeeAndTreatLog', id: log.id },
  patientId: log.patientId,
  eventId: log.eventId,
});
