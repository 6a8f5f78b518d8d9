import { LIMITS } from '@sideline/schema/limits';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import { csvChunks } from '../../platform/csv.js';
import type { Column } from '../../platform/table.js';
import type { Context } from '../../platform/context.js';
import { DomainError } from '../../platform/errors.js';
import { encodeCursor, type Keyed } from '../../platform/paging.js';
import type { AuditTrailService } from '../audit/audit-trail.service.js';
import type { AuditService } from '../audit/audit.service.js';
import type { AuditFilter } from '../audit/audit.types.js';
import { clientById } from '../clients/client.loaders.js';
import type { EventService } from '../events/event.service.js';
import type { EventFilter } from '../events/event.types.js';
import type { PatientSearchService } from '../patients/patient-search.service.js';
import type { PatientFilter } from '../patients/patient.types.js';
import type { PrfListFilter } from '../prf/prf-list.hot.js';
import type { PrfReadingService } from '../prf/prf-reading.service.js';
import type { SeeAndTreatService } from '../see-and-treat/see-and-treat.service.js';
import type { SeeAndTreatFilter } from '../see-and-treat/see-and-treat.types.js';
import { userById } from '../users/user.service.js';
import {
  AUDIT_COLUMNS,
  EVENT_COLUMNS,
  PATIENT_COLUMNS,
  PRF_COLUMNS,
  SEE_AND_TREAT_COLUMNS,
} from './export-columns.js';

/** Rows read at once: enough to be quick, few enough to leave others their turn. */
const PAGE = 500;

/** A list as a file that is written while it is read. */
export interface ListFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;
}

interface Deps {
  readonly audit: AuditService;
  readonly auditTrail: AuditTrailService;
  readonly events: EventService;
  readonly patientSearch: PatientSearchService;
  readonly prfReading: PrfReadingService;
  readonly seeAndTreat: SeeAndTreatService;
}

/** What makes a list a file. */
interface Source<T, Row> {
  /** 'patients': of the file's name and the audit's entry. */
  readonly name: string;
  readonly action: string;
  readonly entityType: string;
  readonly filter: object;
  readonly about?: { readonly patientId?: string | null; readonly eventId?: string | null };
  readonly count: () => Promise<number>;
  readonly rows: (after: string | null, limit: number) => Promise<Keyed<T>[]>;
  readonly columns: readonly Column<Row>[];
  /** What the columns need beside the row itself. */
  readonly with: (row: T) => Row | Promise<Row>;
}

/**
 * Lists as CSV, filtered and sorted as they stand on the screen, in the caller's rights. One audit entry a file, written
 * before its first row; EXPORT_TOO_LARGE instead of a file that would silently lack rows.
 */
export class ListExportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  patients(
    context: Context,
    filter: PatientFilter,
    order: ListOrder<'patients'> = DEFAULT_ORDERS.patients,
  ): Promise<ListFile> {
    const { patientSearch } = this.#deps;
    return this.#file(context, {
      name: 'patients',
      action: 'PATIENTS_EXPORTED',
      entityType: 'Patient',
      filter,
      count: () => patientSearch.count(context, filter),
      rows: (after, limit) => patientSearch.rows(context, filter, order, after, limit),
      columns: PATIENT_COLUMNS,
      with: (patient) => patient,
    });
  }

  prfs(
    context: Context,
    filter: PrfListFilter,
    order: ListOrder<'prfs'> = DEFAULT_ORDERS.prfs,
  ): Promise<ListFile> {
    const { prfReading } = this.#deps;
    return this.#file(context, {
      name: 'prfs',
      action: 'PRFS_EXPORTED',
      entityType: 'Prf',
      filter,
      about: { eventId: filter.eventId ?? null, patientId: filter.patientId ?? null },
      count: () => prfReading.count(context, filter),
      rows: (after, limit) => prfReading.rows(context, filter, order, after, limit),
      columns: PRF_COLUMNS,
      with: (prf) => prf,
    });
  }

  events(
    context: Context,
    filter: EventFilter,
    order: ListOrder<'events'> = DEFAULT_ORDERS.events,
  ): Promise<ListFile> {
    const { events } = this.#deps;
    return this.#file(context, {
      name: 'events',
      action: 'EVENTS_EXPORTED',
      entityType: 'Event',
      filter,
      count: () => events.count(context, filter),
      rows: (after, limit) => events.rows(context, filter, order, after, limit),
      columns: EVENT_COLUMNS,
      with: async (event) => ({
        event,
        client: event.clientId === null ? null : await clientById(context).load(event.clientId),
      }),
    });
  }

  seeAndTreatLogs(
    context: Context,
    filter: SeeAndTreatFilter,
    order: ListOrder<'seeAndTreat'> = DEFAULT_ORDERS.seeAndTreat,
  ): Promise<ListFile> {
    const { seeAndTreat } = this.#deps;
    return this.#file(context, {
      name: 'see-and-treat-logs',
      action: 'SEE_AND_TREAT_EXPORTED',
      entityType: 'SeeAndTreatLog',
      filter,
      about: { eventId: filter.eventId ?? null, patientId: filter.patientId ?? null },
      count: () => seeAndTreat.count(context, filter),
      rows: (after, limit) => seeAndTreat.rows(context, filter, order, after, limit),
      columns: SEE_AND_TREAT_COLUMNS,
      with: (log) => log,
    });
  }

  auditEntries(
    context: Context,
    filter: AuditFilter,
    order: ListOrder<'audit'> = DEFAULT_ORDERS.audit,
  ): Promise<ListFile> {
    const { auditTrail } = this.#deps;
    return this.#file(context, {
      name: 'audit-log',
      action: 'AUDIT_EXPORTED',
      entityType: 'AuditEntry',
      filter,
      count: () => auditTrail.count(context, filter),
      rows: (after, limit) => auditTrail.rows(context, filter, order, after, limit),
      columns: AUDIT_COLUMNS,
      with: async (entry) => ({
        entry,
        actor: entry.actorId === null ? null : await userById(context).load(entry.actorId),
      }),
    });
  }

  async #file<T, Row>(context: Context, source: Source<T, Row>): Promise<ListFile> {
    const { name, action, entityType, about, filter, columns } = source;
    const most = LIMITS.export.rows;
    const count = await source.count();
    if (count > most) throw new DomainError('EXPORT_TOO_LARGE', { count, most });
    const used = Object.entries(filter)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([field]) => field);
    await this.#deps.audit.record(context, {
      action,
      entity: { type: entityType, id: 'export' },
      ...about,
      context: [name, ...used].join(', '),
      description: `${String(count)} rows`,
    });
    const day = context.clock().toISOString().slice(0, 10);
    return { fileName: `${name}-${day}.csv`, chunks: csvChunks(columns, pagesOf(source)) };
  }
}

/** Page after page, until there are no more rows or the file is full. */
async function* pagesOf<T, Row>({ rows, with: beside }: Source<T, Row>): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  for (let left: number = LIMITS.export.rows; left > 0;) {
    const page: readonly Keyed<T>[] = await rows(after, Math.min(PAGE, left));
    const last = page.at(-1);
    if (last === undefined) return;
    yield await Promise.all(page.map(({ node }) => beside(node)));
    if (page.length < PAGE) return;
    left -= page.length;
    after = encodeCursor(last.values);
  }
}
