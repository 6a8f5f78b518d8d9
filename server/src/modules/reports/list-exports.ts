import type { AuditAction } from '@sideline/schema/audit-actions';
import type { ExportedList } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import type { Context } from '../../platform/context.js';
import { csvChunks } from '../../platform/export/csv.js';
import { encodeCursor, type Keyed } from '../../platform/lists/paging.js';
import type { Column } from '../../platform/export/table.js';
import type { AuditTrailService } from '../audit/audit-trail.service.js';
import { clientById } from '../clients/client.loaders.js';
import type { EventService } from '../events/event.service.js';
import type { PatientSearchService } from '../patients/patient-search.service.js';
import type { PrfReadingService } from '../prf/reading/prf-reading.service.js';
import type { SeeAndTreatService } from '../see-and-treat/see-and-treat.service.js';
import {
  AUDIT_COLUMNS,
  EVENT_COLUMNS,
  PATIENT_COLUMNS,
  PRF_COLUMNS,
  SEE_AND_TREAT_COLUMNS,
} from './export-columns.js';
import type { ExportParameters } from './export-parameters.js';
import { counted, type OpenedExport } from './opened-export.js';

/** Rows read at once: enough to be quick, few enough to leave others their turn. */
const PAGE = 500;

export interface ListExportDeps {
  readonly auditTrail: AuditTrailService;
  readonly events: EventService;
  readonly patientSearch: PatientSearchService;
  readonly prfReading: PrfReadingService;
  readonly seeAndTreat: SeeAndTreatService;
}

/** The definition of a list that can be exported. */
interface Source<T, Row> {
  /** 'patients': of the file's name and the audit's entry. */
  readonly name: string;
  readonly action: AuditAction;
  readonly entityType: string;
  readonly filter: object;
  readonly about?: { readonly patientId?: string | null; readonly eventId?: string | null };
  readonly count: () => Promise<number>;
  readonly rows: (after: string | null, limit: number) => Promise<Keyed<T>[]>;
  readonly columns: readonly Column<Row>[];
  /** The data that the columns need beside the row itself. */
  readonly with: (row: T) => Row | Promise<Row>;
}

type ListExports = {
  readonly [L in ExportedList]: (context: Context, parameters: ExportParameters[L]) => Promise<OpenedExport>;
};

/**
 * Lists as CSV, filtered and sorted as on the screen, in the caller's rights. A file that holds each row once wants a context
 * whose reads are of one moment (`inSnapshot`).
 */
export const listExports = (deps: ListExportDeps): ListExports => {
  const { auditTrail, events, patientSearch, prfReading, seeAndTreat } = deps;
  return {
    patients: (context, { by, direction, ...filter }) =>
      opened({
        name: 'patients',
        action: 'PATIENTS_EXPORTED',
        entityType: 'Patient',
        filter,
        count: () => patientSearch.count(context, filter),
        rows: (after, limit) => patientSearch.rows(context, filter, { by, direction }, after, limit),
        columns: PATIENT_COLUMNS,
        with: (patient) => patient,
      }),
    prfs: (context, { by, direction, ...filter }) =>
      opened({
        name: 'prfs',
        action: 'PRFS_EXPORTED',
        entityType: 'Prf',
        filter,
        about: { eventId: filter.eventId ?? null, patientId: filter.patientId ?? null },
        count: () => prfReading.count(context, filter),
        rows: (after, limit) => prfReading.rows(context, filter, { by, direction }, after, limit),
        columns: PRF_COLUMNS,
        with: (prf) => prf,
      }),
    events: (context, { by, direction, ...filter }) =>
      opened({
        name: 'events',
        action: 'EVENTS_EXPORTED',
        entityType: 'Event',
        filter,
        count: () => events.count(context, filter),
        rows: (after, limit) => events.rows(context, filter, { by, direction }, after, limit),
        columns: EVENT_COLUMNS,
        with: async (event) => ({
          event,
          client: event.clientId === null ? null : await clientById(context).load(event.clientId),
        }),
      }),
    seeAndTreat: (context, { by, direction, ...filter }) =>
      opened({
        name: 'see-and-treat-logs',
        action: 'SEE_AND_TREAT_EXPORTED',
        entityType: 'SeeAndTreatLog',
        filter,
        about: { eventId: filter.eventId ?? null, patientId: filter.patientId ?? null },
        count: () => seeAndTreat.count(context, filter),
        rows: (after, limit) => seeAndTreat.rows(context, filter, { by, direction }, after, limit),
        columns: SEE_AND_TREAT_COLUMNS,
        with: (log) => log,
      }),
    audit: (context, { by, direction, ...filter }) =>
      opened({
        name: 'audit-log',
        action: 'AUDIT_EXPORTED',
        entityType: 'AuditEntry',
        filter,
        count: () => auditTrail.count(context, filter),
        rows: (after, limit) => auditTrail.rows(context, filter, { by, direction }, after, limit),
        columns: AUDIT_COLUMNS,
        with: (entry) => entry,
      }),
  };
};

const opened = async <T, Row>(source: Source<T, Row>): Promise<OpenedExport> => {
  const { name, action, entityType, about, filter, columns } = source;
  const count = await source.count();
  const used = Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field]) => field);
  return {
    name,
    count,
    most: LIMITS.export.rows,
    record: {
      action,
      entity: { type: entityType, id: 'export' },
      ...about,
      context: [name, ...used].join(', '),
      description: `${String(count)} rows`,
    },
    isReadWhileWritten: true,
    content: (onRows) => csvChunks(columns, counted(pagesOf(source), onRows)),
  };
};

/** Page after page, until there are no more rows. */
async function* pagesOf<T, Row>({ rows, with: beside }: Source<T, Row>): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const page: readonly Keyed<T>[] = await rows(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield await Promise.all(page.map(({ node }) => beside(node)));
    if (page.length < PAGE) return;
    after = encodeCursor(last.values);
  }
}
