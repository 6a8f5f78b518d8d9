import type { AuditAction } from '@sideline/schema/audit-actions';
import { BREACH_DUTIES, openDuties, type BreachField, type BreachState } from '@sideline/schema/breach';
import type { ErrorCode } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { breachFacts, type BreachFacts } from '@sideline/schema/validation/breach';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, whereIs } from '../../../platform/database/list-page.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { type Connection, type PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import { actorNameSql } from '../../audit/actor-name.hot.js';
import type { AuditService } from '../../audit/audit.service.js';
import { breachChangeRow, type Breach, type BreachChange } from './breach.types.js';

interface Deps {
  readonly audit: AuditService;
}

/** The breach as it was read. */
interface AtVersion {
  readonly id: string;
  readonly version: number;
}

const COLUMNS = {
  whatHappened: 'what_happened',
  happenedAt: 'happened_at',
  knownAt: 'known_at',
  dataCategories: 'data_categories',
  peopleCategories: 'people_categories',
  peopleCount: 'people_count',
  recordsCount: 'records_count',
  consequences: 'consequences',
  risk: 'risk',
  measures: 'measures',
  icoNotifiedAt: 'ico_told_at',
  icoReference: 'ico_reference',
  icoNotNotifiedReason: 'ico_not_told_reason',
  icoLateReason: 'ico_late_reason',
  peopleNotifiedAt: 'people_told_at',
  peopleHow: 'people_how',
  peopleNotNotifiedReason: 'people_not_told_reason',
} as const satisfies Record<keyof BreachFacts, string>;
const FIELDS = Object.keys(COLUMNS) as readonly (keyof BreachFacts)[];
const FIELD_OF: Readonly<Record<string, BreachField>> = {
  ...Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], field])),
  state: 'state',
  reopened_reason: 'reopenedReason',
};

const shown = (field: keyof BreachFacts): string =>
  field.endsWith('At') ? moment(`b.${COLUMNS[field]}`) : `b.${COLUMNS[field]}`;

const BREACH = `json_build_object(
  'id', b.id, 'version', b.version, 'state', b.state, 'reopenedReason', b.reopened_reason,
  ${FIELDS.map((field) => `'${field}', ${shown(field)}`).join(', ')},
  'dueAt', ${moment('b.due_at')}, 'updatedAt', ${moment('b.updated_at')}, 'updatedByName', ${actorNameSql('b.updated_by')})`;

const BREACH_ROWS = { table: 'breach', key: 'id', what: 'breach' } as const;
const BREACHES = { table: 'breach', alias: 'b', node: BREACH };
const DUE_FIRST = {
  columns: [
    { expression: `coalesce(b.due_at, '9999-12-31T00:00:00Z')`, type: 'timestamptz' },
    { expression: 'b.id', type: 'uuid' },
  ],
  direction: 'ASC',
} as const;

const checked = (given: object, now: Date): BreachFacts => requireValid(breachFacts(now), given);
const valuesOf = (facts: BreachFacts): readonly unknown[] => FIELDS.map((field) => facts[field]);
const dueAt = (facts: BreachFacts): Date | null => openDuties(facts)[0]?.dueBy ?? null;

const readRow = z.object({ breach: storedJson<Breach>() });
const columnsRow = z.object({ column: z.string() });

/**
 * The log of data breaches: recorded, completed, closed once all notifications are done, reopened with a reason. Only the
 * database writes its history. Administrators only.
 */
export class BreachService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Those in one state, by deadline; those without a deadline last. */
  async list(context: Context, state: BreachState, page: PageRequest): Promise<Connection<Breach>> {
    await this.#deps.audit.record(context, {
      action: 'BREACHES_LISTED',
      entity: { type: 'Breach', id: 'list' },
      context: state,
    });
    return listPage(context.manager, BREACHES, DUE_FIRST, whereIs('b.state', state), page);
  }

  /** Changes with their authors, the newest first, at most 500. NOT_FOUND for an unknown id. */
  async history(context: Context, id: string): Promise<BreachChange[]> {
    await this.#read(context, id);
    const changes = await fetchRows(
      context.manager,
      breachChangeRow,
      `SELECT c.version, ${moment('c.changed_at')} AS "changedAt", ${actorNameSql('c.changed_by')} AS "changedByName",
              (SELECT json_agg(json_build_object('field', f.key, 'from', f.value ->> 0, 'to', f.value ->> 1))
               FROM jsonb_each(c.changes) f) AS fields
       FROM breach_change c WHERE c.breach_id = $1 ORDER BY c.version DESC LIMIT $2`,
      [id, LIMITS.breaches.changes],
    );
    await this.#record(context, 'BREACH_HISTORY_VIEWED', id, []);
    return changes.map(({ fields, ...change }) => ({
      ...change,
      fields: fields.map(({ field, ...values }) => ({ field: FIELD_OF[field] ?? field, ...values })),
    }));
  }

  /** Records a breach. Safe to repeat with the same id and facts; CONFLICT with others. */
  async create(context: Context, { id, ...given }: { readonly id: string }): Promise<Breach> {
    requireId(id, 'id');
    const now = context.clock();
    const facts = checked(given, now);
    const { userId } = actorOf(context);
    const columns = FIELDS.map((field) => COLUMNS[field]).join(', ');
    const places = FIELDS.map((_, index) => `$${String(index + 5)}`).join(', ');
    const made = await execute(
      context.manager,
      `INSERT INTO breach (id, created_by, updated_by, created_at, updated_at, due_at, ${columns})
       VALUES ($1, $2, $2, $3, $3, $4, ${places}) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, userId, now, dueAt(facts), ...valuesOf(facts)],
    );
    if (made > 0) await this.#recordChange(context, 'BREACH_RECORDED', id, 1);
    else if (!(await this.#isSame(context, id, facts))) throw new DomainError('CONFLICT');
    return this.#read(context, id);
  }

  /** Replaces the details. BREACH_CLOSED, CHANGED_MEANWHILE, NOT_FOUND. */
  async update(context: Context, { id, version, ...given }: AtVersion): Promise<Breach> {
    const facts = checked(given, context.clock());
    return this.#change(context, { id, version }, 'BREACH_UPDATED', {
      from: 'open',
      otherwise: 'BREACH_CLOSED',
      values: [
        ...FIELDS.map((field) => [COLUMNS[field], facts[field]] as const),
        ['due_at', dueAt(facts)] as const,
      ],
    });
  }

  /** Closes it. BREACH_DUTIES_OPEN while a notification is due and no reason says why not. */
  async close(context: Context, at: AtVersion): Promise<Breach> {
    const open = openDuties(await this.#read(context, at.id));
    if (open.length > 0)
      throw new DomainError('BREACH_DUTIES_OPEN', {
        open: open.map(({ kind }) => BREACH_DUTIES[kind].open).join(', and '),
      });
    return this.#change(context, at, 'BREACH_CLOSED', {
      from: 'open',
      otherwise: 'BREACH_CLOSED',
      values: [
        ['state', 'closed'],
        ['reopened_reason', null],
      ],
    });
  }

  /** Reopens a closed one. BREACH_OPEN if it is already open. */
  async reopen(
    context: Context,
    { reason, ...at }: AtVersion & { readonly reason: string },
  ): Promise<Breach> {
    const why = requireText(reason, 'reason', 'Say why you are reopening it.');
    return this.#change(context, at, 'BREACH_REOPENED', {
      from: 'closed',
      otherwise: 'BREACH_OPEN',
      values: [
        ['state', 'open'],
        ['reopened_reason', why],
      ],
    });
  }

  async #change(
    context: Context,
    { id, version }: AtVersion,
    action: AuditAction,
    {
      from,
      otherwise,
      values,
    }: {
      readonly from: BreachState;
      readonly otherwise: ErrorCode;
      readonly values: readonly (readonly [column: string, value: unknown])[];
    },
  ): Promise<Breach> {
    const before = await this.#read(context, id);
    if (before.state !== from) throw new DomainError(otherwise);
    await updateVersion(context.manager, BREACH_ROWS, { id, version }, [
      ['updated_at', context.clock()],
      ['updated_by', actorOf(context).userId],
      ...values,
    ]);
    await this.#recordChange(context, action, id, version + 1);
    return this.#read(context, id);
  }

  async #isSame(context: Context, id: string, facts: BreachFacts): Promise<boolean> {
    const rows = await execute(
      context.manager,
      `SELECT FROM breach b WHERE b.id = $1 AND b.created_by = $2
         AND ${FIELDS.map((field, index) => `b.${COLUMNS[field]} IS NOT DISTINCT FROM $${String(index + 3)}`).join(' AND ')}`,
      [id, actorOf(context).userId, ...valuesOf(facts)],
    );
    return rows > 0;
  }

  async #read(context: Context, id: string): Promise<Breach> {
    const row = isId(id)
      ? await fetchMaybe(
          context.manager,
          readRow,
          `SELECT ${BREACH} AS breach FROM breach b WHERE b.id = $1`,
          [id],
        )
      : undefined;
    if (row === undefined) throw notFound('Breach');
    return row.breach;
  }

  /** With the fields that the history lists as changed; a save that changed nothing is not in the history. */
  async #recordChange(context: Context, action: AuditAction, id: string, version: number): Promise<void> {
    const columns = await fetchRows(
      context.manager,
      columnsRow,
      `SELECT jsonb_object_keys(c.changes) AS "column" FROM breach_change c WHERE c.breach_id = $1 AND c.version = $2`,
      [id, version],
    );
    if (columns.length > 0)
      await this.#record(
        context,
        action,
        id,
        columns.map(({ column }) => column),
      );
  }

  #record(
    context: Context,
    action: AuditAction,
    id: string,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Breach', id },
      fieldsChanged: [...fieldsChanged],
    });
  }
}
