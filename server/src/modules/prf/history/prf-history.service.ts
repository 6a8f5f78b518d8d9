import type { AuditAction } from '@sideline/schema/audit-actions';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Context } from '../../../platform/context.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import {
  connectionFrom,
  pageRead,
  type Connection,
  type PageRequest,
} from '../../../platform/lists/paging.js';
import type { AuditService } from '../../audit/audit.service.js';
import { countHistory, readHistoryRows, readNames, readPastData, type PrfMark } from './prf-history.hot.js';
import type { PrfHistoryEntry, PrfMarkInput, PrfPastState } from './prf-history.types.js';
import { findHiddenPrf, type HiddenPrf } from '../reading/prf.hot.js';

const MOST_MARKS = 4;

/** A record's history, for clinicians: who changed what and when, and what it held at any time. */
export class PrfHistoryService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** What happened, newest first; of one section where it is named. NOT_FOUND without such a record. */
  async list(
    context: Context,
    idOrNumber: string,
    section: PrfSectionKey | null,
    page: PageRequest,
  ): Promise<Connection<PrfHistoryEntry>> {
    const { id } = await this.#find(context, idOrNumber, 'PRF_HISTORY_VIEWED', section);
    const wanted = { prfId: id, section, ...pageRead(page) };
    const rows = await readHistoryRows(context.manager, wanted);
    return connectionFrom(rows, page, () => countHistory(context.manager, wanted));
  }

  /** What the record held at up to four marks, in their order. */
  async states(
    context: Context,
    idOrNumber: string,
    marks: readonly PrfMarkInput[],
  ): Promise<PrfPastState[]> {
    const wanted = marks.map(markOf);
    if (wanted.length === 0 || wanted.length > MOST_MARKS)
      throw badInput([
        { field: 'marks', code: 'out_of_range', message: `Send 1 to ${String(MOST_MARKS)} marks.` },
      ]);
    const { id } = await this.#find(context, idOrNumber, 'PRF_VIEWED', 'Earlier versions');
    const past = [];
    for (const mark of wanted) past.push(await readPastData(context.manager, id, mark));
    const names = await readNames(context.manager, [
      ...new Set(past.flatMap(({ incidentDetails }) => namedIn(incidentDetails ?? {}))),
    ]);
    // What the catalogue validated before it was stored has the catalogue's shape.
    return past.map((data) => ({ data, names }));
  }

  async #find(
    context: Context,
    idOrNumber: string,
    action: AuditAction,
    what: string | null,
  ): Promise<HiddenPrf> {
    const prf = await findHiddenPrf(context.manager, idOrNumber);
    if (prf === null) throw notFound('PRF');
    await this.#audit.record(context, {
      action,
      entity: { type: 'Prf', id: prf.id },
      prfId: prf.id,
      patientId: prf.patientId,
      eventId: prf.eventId,
      context: what,
    });
    return prf;
  }
}

const markOf = ({ at, section, version }: PrfMarkInput): PrfMark => {
  if (at && !section) return { at };
  if (section && typeof version === 'number' && version >= 0) return { section, version };
  throw badInput([
    { field: 'marks', code: 'required', message: 'Give either a moment, or a version of a section.' },
  ]);
};

const namedIn = ({ event_id, zone_id, squad_id, crew }: Readonly<Record<string, unknown>>): string[] =>
  [event_id, zone_id, squad_id, ...(Array.isArray(crew) ? (crew as readonly unknown[]) : [])].filter(
    (id): id is string => typeof id === 'string' && isId(id),
  );
