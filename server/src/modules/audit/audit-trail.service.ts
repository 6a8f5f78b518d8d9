import { auditFieldNames, isAuditAction, lookedAt, maskPerson } from '@sideline/schema/audit-redaction';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { fetchMaybe, fetchRows, idRow } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import type { Connection, Keyed, PageRequest } from '../../platform/lists/paging.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { refuseBackwards } from '../../platform/http/period.js';
import { canNamePatient, canNameRecords, canSeeViews } from './audit.policy.js';
import { refusedPatient, type AuditService } from './audit.service.js';
import { countAuditLog, readAuditLog, readAuditRows } from './audit-log.hot.js';
import type { AuditLogEntry } from './audit-log.types.js';
import { clientEntry } from './client-entry.js';
import { readPatientViews } from './patient-view.hot.js';
import type { PatientView } from './patient-view.types.js';
import type { AuditFilter, ClientAuditEntry } from './audit.types.js';

/** Reads the audit trail, and accepts what clients report to it. */
export class AuditTrailService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * Entries by time, newest first unless another order is requested. The read is itself one entry. BAD_INPUT names an
   * invalid id.
   */
  list(
    context: Context,
    filter: AuditFilter,
    page: PageRequest,
    order: ListOrder<'audit'> = DEFAULT_ORDERS.audit,
  ): Promise<Connection<AuditLogEntry>> {
    refuseBackwards(filter, 'filter.to');
    const entry = this.#audit.parameter(context, {
      action: 'AUDIT_LISTED',
      entity: { type: 'AuditEntry', id: 'list' },
      context: 'Audit log',
    });
    return readAuditLog(context, filter, page, order, entry);
  }

  /** How many entries a filter leaves. No audit of its own: part of an export's. */
  count(context: Context, filter: AuditFilter): Promise<number> {
    refuseBackwards(filter, 'filter.to');
    return countAuditLog(context, filter, true);
  }

  /** At most `limit` entries after a cursor. No audit of its own: part of an export's. */
  rows(
    context: Context,
    filter: AuditFilter,
    order: ListOrder<'audit'>,
    after: string | null,
    limit: number,
  ): Promise<Keyed<AuditLogEntry>[]> {
    return readAuditRows(context, filter, order, after, limit);
  }

  /**
   * Who has looked at a patient's record or at one of their PRFs, newest first: every entry about the patient except the
   * refused ones, those that a client reported and those of this list. Patients see their own; FORBIDDEN otherwise.
   */
  async viewsOf(context: Context, patientId: string, page: PageRequest): Promise<Connection<PatientView>> {
    if (!canSeeViews(actorOf(context), patientId)) throw refusedPatient(patientId);
    if (!isId(patientId)) throw new DomainError('NOT_FOUND', { what: 'Patient' });
    const views = await readPatientViews(context, patientId, page);
    await this.#audit.record(context, {
      action: 'PATIENT_VIEWS_LISTED',
      entity: { type: 'Patient', id: patientId },
      patientId,
    });
    return views;
  }

  /**
   * Takes an entry that a client sent (spec sections 7 and 9). False if its action is not one of the twelve: it is dropped.
   * BAD_INPUT names texts that are far longer than anything that is kept. Texts are masked and cut again, without the name
   * and birth date of the person they are about; only field names are kept, and the caller is taken from the session. What
   * is not an id is left out, and so are records that they may not read.
   */
  async recordFromClient(context: Context, sent: ClientAuditEntry): Promise<boolean> {
    const entry: ClientAuditEntry = requireValid(clientEntry, sent);
    if (!isAuditAction(entry.actionType)) return false;
    const actor = actorOf(context);
    const named: ClientAuditEntry = {
      ...entry,
      ...(canNameRecords(actor) ? {} : { prfId: null, eventId: null }),
      ...(canNamePatient(actor, entry.patientId ?? '') ? {} : { patientId: null }),
    };
    const idOf = (text: string | null | undefined): string | null => (text && isId(text) ? text : null);
    const ids = {
      patientId: idOf(named.patientId),
      prfId: idOf(named.prfId) ?? (await prfIdOf(context, named.prfId)),
      eventId: idOf(named.eventId),
    };
    const said = await withoutPerson(context, ids, entry);
    const clientAt = new Date(entry.clientTime ?? Number.NaN);
    // A time from a clock that is centuries wrong is useless, and the database's calendar does not reach that far.
    const isTime = clientAt.getUTCFullYear() >= 1970 && clientAt.getUTCFullYear() <= 9999;
    await this.#audit.record(context, {
      action: entry.actionType,
      ...entityOf(ids),
      ...ids,
      ...said,
      fieldsChanged: auditFieldNames((entry.fieldsChanged ?? []).slice(0, LIMITS.audit.fields)),
      // An entry without the client's time would look like the server's own.
      clientAt: isTime ? clientAt : context.clock(),
      correlationId: idOf(entry.correlationId),
    });
    return true;
  }
}

const peopleRow = z.object({ name: z.string(), dob: z.string().nullable() });

/** A client's own wording, without anything that an erasure of the patient would have to find in it. */
const withoutPerson = async (
  { manager }: Context,
  { patientId, prfId }: { readonly patientId: string | null; readonly prfId: string | null },
  { actionContext, description }: ClientAuditEntry,
): Promise<{ context: string | null; description: string | null }> => {
  const texts = [actionContext, description].map((text) => (text ? lookedAt(text) : null));
  const people =
    texts.some(Boolean) && (patientId !== null || prfId !== null)
      ? await fetchRows(
          manager,
          peopleRow,
          `SELECT patient_name AS name, dob::text AS dob FROM patient
           WHERE patient_id IN ($1, (SELECT patient_id FROM prf WHERE id = $2))`,
          [patientId, prfId],
        )
      : [];
  const [context = null, words = null] = texts.map(
    (text) => text && people.reduce((left, person) => maskPerson(left, person), text),
  );
  return { context, description: words };
};

/** The record that a screen names by its number: the trail of a record is found by its id. */
const prfIdOf = async ({ manager }: Context, number: string | null | undefined): Promise<string | null> => {
  if (!number) return null;
  const row = await fetchMaybe(manager, idRow, 'SELECT id FROM prf WHERE custom_prf_id = $1', [number]);
  return row?.id ?? null;
};

/** What the entry is about, by its first identifier: a row's id and nothing else that was sent, which could be a value. */
const entityOf = (ids: {
  readonly prfId: string | null;
  readonly patientId: string | null;
  readonly eventId: string | null;
}): { entity?: { type: string; id: string } } => {
  const identifiers = [
    ['Prf', ids.prfId],
    ['Patient', ids.patientId],
    ['Event', ids.eventId],
  ] as const;
  for (const [type, id] of identifiers) if (id !== null) return { entity: { type, id } };
  return {};
};
