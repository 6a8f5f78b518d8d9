import {
  QUALITY_KINDS,
  QUALITY_STEPS,
  qualityFacts,
  qualityStepFacts,
  stepsFor,
  stillNeeded,
  type QualityKind,
  type QualityState,
} from '@sideline/schema/quality';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, idRow, storedJson } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { ListConditions, listPage } from '../../platform/database/list-page.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import { isId } from '../../platform/ids.js';
import type { Connection, PageRequest } from '../../platform/lists/paging.js';
import { actorNameSql } from '../audit/actor-name.hot.js';
import type { AuditService } from '../audit/audit.service.js';
import type { AddQualityEntryInput, AddQualityStepInput, QualityEntry } from './quality.types.js';

const NUMBERED = "SELECT pg_advisory_xact_lock(hashtextextended('quality register', 0))";

/** An entry without required steps is closed when it is entered. */
const NEEDS_NO_STEP = Object.entries(QUALITY_KINDS)
  .filter(([, { needs }]) => needs === null)
  .map(([kind]) => `'${kind}'`)
  .join(', ');

/** Follows from the last step that closed or reopened it. */
const STATE = `CASE WHEN q.kind IN (${NEEDS_NO_STEP}) OR (
    SELECT c.step FROM quality_entry c WHERE c.about = q.entry_id AND c.step IN ('closed', 'reopened')
    ORDER BY c.number DESC LIMIT 1) = 'closed' THEN 'closed' ELSE 'open' END`;

const ENTRY = `json_build_object(
  'id', q.entry_id, 'number', q.number, 'kind', q.kind, 'state', ${STATE}, 'happenedOn', q.happened_on::text,
  'severity', q.severity, 'eventId', q.event_id, 'eventName', (SELECT e.name FROM event e WHERE e.event_id = q.event_id),
  'prfNumber', (SELECT p.custom_prf_id FROM prf p WHERE p.id = q.prf_id), 'staffId', q.staff_id,
  'staffName', (SELECT concat_ws(' ', u.first_name, u.last_name) FROM staff_profile s JOIN app_user u ON u.id = s.user_id
                WHERE s.staff_id = q.staff_id),
  'place', q.place, 'text', q.text, 'writtenBy', ${actorNameSql('q.written_by')}, 'writtenAt', ${moment('q.written_at')},
  'steps', coalesce((
    SELECT json_agg(json_build_object('id', s.entry_id, 'kind', s.step, 'happenedOn', s.happened_on::text, 'text', s.text,
      'writtenBy', ${actorNameSql('s.written_by')}, 'writtenAt', ${moment('s.written_at')}) ORDER BY s.number)
    FROM quality_entry s WHERE s.about = q.entry_id), '[]'))`;

const ENTRIES = { table: 'quality_entry', alias: 'q', node: ENTRY };
const NEWEST_FIRST = {
  columns: [
    { expression: 'q.happened_on', type: 'date' },
    { expression: 'q.entry_id', type: 'uuid' },
  ],
  direction: 'DESC',
} as const;

const entryRow = z.object({ entry: storedJson<QualityEntry>() });
interface Wanted {
  readonly kind?: QualityKind | null;
  readonly state?: QualityState | null;
}

/** The quality register: entries and their steps, added and never changed. Administrators only. */
export class QualityService {
  readonly #audit: AuditService;

  constructor({ audit }: { readonly audit: AuditService }) {
    this.#audit = audit;
  }

  /** The latest event first. */
  async list(context: Context, filter: Wanted, page: PageRequest): Promise<Connection<QualityEntry>> {
    const conditions = new ListConditions();
    conditions.add('q.about IS NULL');
    if (filter.kind != null) conditions.add(`q.kind = ${conditions.place(filter.kind)}`);
    if (filter.state != null) conditions.add(`${STATE} = ${conditions.place(filter.state)}`);
    await this.#audit.record(context, {
      action: 'QUALITY_LISTED',
      entity: { type: 'QualityEntry', id: 'list' },
    });
    return listPage(context.manager, ENTRIES, NEWEST_FIRST, conditions, page);
  }

  /** Adds an entry. Safe to repeat with the same id; BAD_INPUT names a PRF, event or person that is not known. */
  async add(context: Context, { id, ...given }: AddQualityEntryInput): Promise<QualityEntry> {
    requireId(id, 'id');
    const now = context.clock();
    const { kind, happenedOn, severity, eventId, prfNumber, staffId, place, text } = requireValid(
      qualityFacts(localDay(now, HOME_ZONE)),
      given,
    );
    // One at a time: entries are numbered without a gap.
    await execute(context.manager, NUMBERED);
    if (await this.#isWritten(context, id)) return this.#read(context, id);
    const prfId = prfNumber === null ? null : await this.#prf(context, prfNumber);
    await this.#requireKnown(
      context,
      'eventId',
      'SELECT event_id AS id FROM event WHERE event_id = $1',
      eventId,
    );
    await this.#requireKnown(
      context,
      'staffId',
      'SELECT staff_id AS id FROM staff_profile WHERE staff_id = $1',
      staffId,
    );
    await execute(
      context.manager,
      `INSERT INTO quality_entry (entry_id, kind, happened_on, severity, event_id, prf_id, staff_id, place, text, written_by, written_at, number)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce(max(number), 0) + 1 FROM quality_entry WHERE about IS NULL`,
      [id, kind, happenedOn, severity, eventId, prfId, staffId, place, text, actorOf(context).userId, now],
    );
    await this.#audit.record(context, {
      action: 'QUALITY_ENTRY_ADDED',
      entity: { type: 'QualityEntry', id },
      eventId,
      prfId,
      context: kind,
    });
    return this.#read(context, id);
  }

  /**
   * Adds a step to an entry. QUALITY_STEPS_MISSING if it is to be closed and still needs steps, BAD_INPUT if the step does
   * not belong to its kind and state. Safe to repeat with the same id.
   */
  async addStep(context: Context, { id, entryId, ...given }: AddQualityStepInput): Promise<QualityEntry> {
    requireId(id, 'id');
    const now = context.clock();
    const { kind, happenedOn, text } = requireValid(qualityStepFacts(localDay(now, HOME_ZONE)), given);
    // One at a time, so that nobody closes it twice or adds to it as it closes. A row that never changes has no lock of its own.
    await execute(context.manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [entryId]);
    const entry = isId(entryId)
      ? await fetchMaybe(
          context.manager,
          idRow,
          'SELECT entry_id AS id FROM quality_entry WHERE entry_id = $1 AND about IS NULL',
          [entryId],
        )
      : undefined;
    if (entry === undefined) throw notFound('Entry');
    if (await this.#isWritten(context, id)) return this.#read(context, entryId);
    const before = await this.#read(context, entryId);
    if (!stepsFor(before.kind, before.state, before.steps).includes(kind)) {
      const missing = stillNeeded(before.kind, before.steps);
      if (kind === 'closed' && before.state === 'open' && missing.length > 0)
        throw new DomainError('QUALITY_STEPS_MISSING', {
          missing: missing.map((step) => QUALITY_STEPS[step].toLowerCase()).join('; '),
        });
      throw badInput([
        { field: 'kind', code: 'not_now', message: 'Choose a step that this entry can have now.' },
      ]);
    }
    if (happenedOn < before.happenedOn)
      throw badInput([
        { field: 'happenedOn', code: 'too_early', message: 'Enter a day that is not before the entry’s.' },
      ]);
    await execute(
      context.manager,
      `INSERT INTO quality_entry (entry_id, about, step, happened_on, text, written_by, written_at, number)
       SELECT $1, $2, $3, $4, $5, $6, $7, coalesce(max(number), 0) + 1 FROM quality_entry WHERE about = $2`,
      [id, entryId, kind, happenedOn, text, actorOf(context).userId, now],
    );
    await this.#audit.record(context, {
      action: 'QUALITY_STEP_ADDED',
      entity: { type: 'QualityEntry', id: entryId },
      context: kind,
    });
    return this.#read(context, entryId);
  }

  async #isWritten(context: Context, entryId: string): Promise<boolean> {
    return (await execute(context.manager, 'SELECT 1 FROM quality_entry WHERE entry_id = $1', [entryId])) > 0;
  }

  async #prf(context: Context, number: string): Promise<string> {
    const prf = await fetchMaybe(context.manager, idRow, 'SELECT id FROM prf WHERE custom_prf_id = $1', [
      number.toUpperCase(),
    ]);
    if (prf === undefined)
      throw badInput([{ field: 'prfNumber', code: 'unknown', message: 'Enter the number of a PRF.' }]);
    return prf.id;
  }

  async #requireKnown(context: Context, field: string, query: string, id: string | null): Promise<void> {
    if (id === null) return;
    if ((await fetchMaybe(context.manager, idRow, query, [id])) === undefined)
      throw badInput([{ field, code: 'unknown', message: 'Choose one from the list.' }]);
  }

  async #read(context: Context, id: string): Promise<QualityEntry> {
    const row = await fetchMaybe(
      context.manager,
      entryRow,
      `SELECT ${ENTRY} AS entry FROM quality_entry q WHERE q.entry_id = $1`,
      [id],
    );
    if (row === undefined) throw notFound('Entry');
    return row.entry;
  }
}
