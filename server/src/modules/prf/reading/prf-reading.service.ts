import type { AuditAction } from '@sideline/schema/audit-actions';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import type { AskedFields } from '../../../platform/asked.js';
import { actorOf, ownPatientIds, type Context } from '../../../platform/context.js';
import { notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import type { ReadPart } from '../../../platform/database/read.js';
import { refuseErased } from '../../../platform/database/tombstones.js';
import {
  connectionFrom,
  type Connection,
  type Keyed,
  type PageRequest,
  pageRead,
} from '../../../platform/lists/paging.js';
import { NO_ENTRIES, refusedPatient, type AuditService } from '../../audit/audit.service.js';
import {
  countPrfs,
  deskPart,
  readPrfRows,
  readPrfsOfPatient,
  type DeskLimits,
  type PrfListFilter,
} from './prf-list.hot.js';
import { readSectionVersions } from './prf-versions.hot.js';
import { readSignedContent, type SignedContent, type StoredSignature } from './prf-signed.hot.js';
import { visibleData, visibleReason } from './prf-visible.js';
import { findHiddenPrf, readPrfNumber, readWholePrf, type WantedPrf } from './prf.hot.js';
import { canReadRecordsOf, isClinician, readAccess } from '../prf.policy.js';
import type { PrfSummary } from './prf-list.types.js';
import type { Prf, PrfSectionVersion } from '../prf.types.js';

/** A record for export: `data` is the signed content if the record is signed. */
export interface PrfForExport {
  readonly prf: Prf;
  readonly data: PrfData;
  readonly signed: {
    readonly signatures: readonly StoredSignature[];
    readonly content: Omit<SignedContent, 'sections'>;
  } | null;
}

/** Reading PRFs. Opening a record and opening a list each leave one audit entry. */
export class PrfReadingService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * The record of an id or a number, or one of its signed versions as it was; null where there is none or the caller may
   * not see it.
   */
  find(context: Context, idOrNumber: string, revision: number | null = null): Promise<Prf | null> {
    return this.#read(context, { idOrNumber, revision }, { action: 'PRF_VIEWED' });
  }

  /** The record for a copy; NOT_FOUND if there is none or the caller may not see it. */
  async findForExport(context: Context, wanted: WantedPrf, form: 'PDF' | 'FHIR' = 'PDF'): Promise<Prf> {
    const prf = await this.#read(context, wanted, { action: 'PRF_EXPORTED', form });
    if (prf === null) throw notFound('PRF');
    return prf;
  }

  /** As `findForExport`, with the very content of the newest signature, as far as the caller may see it. */
  async forExport(context: Context, idOrNumber: string): Promise<PrfForExport> {
    const prf = await this.findForExport(context, { idOrNumber, revision: null }, 'FHIR');
    const signed = await readSignedContent(context.manager, prf.id);
    if (signed === null) return { prf, data: prf.data, signed };
    const { sections = {}, ...content } = signed.content;
    const stored = Object.fromEntries(Object.entries(sections).map(([key, { data }]) => [key, data]));
    const access = readAccess(actorOf(context), prf) === 'whole' ? 'whole' : 'own';
    // What the catalogue validated before it was stored has the catalogue's shape.
    return {
      prf,
      data: visibleData(stored, prf, access),
      signed: {
        signatures: signed.signatures.map((one) => ({ ...one, reason: visibleReason(one.reason, access) })),
        content,
      },
    };
  }

  /** Records as lists show them, newest first and 25 a page by default; of each the fields that were asked for. */
  async list(
    context: Context,
    filter: PrfListFilter,
    page: PageRequest,
    order: ListOrder<'prfs'> = DEFAULT_ORDERS.prfs,
    asked: AskedFields = null,
  ): Promise<Connection<PrfSummary>> {
    const entry = this.#audit.parameter(context, {
      action: 'PRFS_LISTED',
      entity: { type: 'Prf', id: 'list' },
      patientId: isId(filter.patientId ?? '') ? filter.patientId : null,
      eventId: isId(filter.eventId ?? '') ? filter.eventId : null,
    });
    const rows = await readPrfRows(context, filter, { order, ...pageRead(page) }, entry, asked);
    return connectionFrom(rows, page, () => countPrfs(context, filter));
  }

  /** How many records a filter leaves. No audit of its own: part of an export's. */
  count(context: Context, filter: PrfListFilter): Promise<number> {
    return countPrfs(context, filter, true);
  }

  /** At most `limit` records after a cursor. No audit of its own: part of an export's. */
  rows(
    context: Context,
    filter: PrfListFilter,
    order: ListOrder<'prfs'>,
    after: string | null,
    limit: number,
  ): Promise<Keyed<PrfSummary>[]> {
    return readPrfRows(context, filter, { order, after, limit }, NO_ENTRIES);
  }

  /**
   * What is waiting for the caller: own open records and alerts without an action; for admins everyone's late records. No
   * audit of its own: part of the dashboard's.
   */
  desk(context: Context, limits: DeskLimits): ReadPart {
    return deskPart(context, limits, actorOf(context).role === 'admin');
  }

  /**
   * A patient's records, newest first, with those of the records merged into theirs; to the patient only their own that
   * are signed. FORBIDDEN otherwise.
   */
  listOfPatient(context: Context, patientId: string, asked: AskedFields = null): Promise<PrfSummary[]> {
    const entry = this.#audit.parameter(context, {
      action: 'PRFS_LISTED',
      entity: { type: 'Patient', id: patientId },
      patientId: isId(patientId) ? patientId : null,
    });
    return this.#ofPatient(context, patientId, entry, asked);
  }

  /** The same. No audit of its own: part of reading the patient. */
  ofPatient(context: Context, patientId: string): Promise<PrfSummary[]> {
    return this.#ofPatient(context, patientId, NO_ENTRIES);
  }

  #ofPatient(
    context: Context,
    patientId: string,
    entry: string,
    asked: AskedFields = null,
  ): Promise<PrfSummary[]> {
    const actor = actorOf(context);
    if (!canReadRecordsOf(actor, patientId)) throw refusedPatient(patientId);
    if (!isId(patientId)) throw notFound('Patient');
    return readPrfsOfPatient(
      context,
      patientId,
      isClinician(actor) ? null : ownPatientIds(actor),
      entry,
      asked,
    );
  }

  /** Every version of a section, newest first. */
  async sectionVersions(
    context: Context,
    prfId: string,
    section: PrfSectionKey,
  ): Promise<PrfSectionVersion[]> {
    const read = await readSectionVersions(context, prfId, section);
    await this.#audit.record(context, {
      action: 'PRF_VIEWED',
      entity: { type: 'Prf', id: read.id },
      prfId: read.id,
      patientId: read.patientId,
      eventId: read.eventId,
      context: `${section} versions`,
    });
    return read.versions;
  }

  /**
   * The record, and its entry; the statement itself adds which record it was. A caller without access learns nothing,
   * not even that the record exists: the trail does.
   */
  async #read(
    context: Context,
    wanted: WantedPrf,
    { action, form }: { readonly action: AuditAction; readonly form?: string },
  ): Promise<Prf | null> {
    const { revision } = wanted;
    const entry = this.#audit.parameter(context, {
      action,
      entity: { type: 'Prf', id: 'one' },
      context:
        [form, revision === null ? undefined : `Version ${String(revision)}`].filter(Boolean).join(', ') ||
        null,
    });
    const prf = await readWholePrf(context, wanted, entry);
    if (prf !== null) return prf;
    if (isClinician(actorOf(context))) {
      const key = isId(wanted.idOrNumber) ? wanted.idOrNumber : readPrfNumber(wanted.idOrNumber);
      if (key !== null) await refuseErased(context.manager, 'PRF', key);
      return null;
    }
    const hidden = await findHiddenPrf(context.manager, wanted.idOrNumber);
    if (hidden !== null)
      await this.#audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'Prf', id: hidden.id },
        patientId: hidden.patientId,
        prfId: hidden.id,
        eventId: hidden.eventId,
        context: form === undefined ? 'PRF' : `PRF as ${form}`,
      });
    return null;
  }
}
