import {
  RETURN_STEP_WORDS,
  STOCKTAKE_STEP_WORDS,
  TRANSFER_STEP_WORDS,
} from '@sideline/schema/inventory/moving';
import { stockRefusalOf, type StockTransition } from '@sideline/schema/inventory/transition';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { actorOf, type Context } from '../../../platform/context.js';
import { updateVersion } from '../../../platform/database/versioned-row.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { NewPosting } from './posting.types.js';

/** The witness that a posting needs. Without one, the ledger answers WITNESS_REQUIRED for every controlled drug. */
export type WitnessPart = Pick<NewPosting, 'witness'>;

/** A transfer, a return or a stocktake, with the facts that a step uses. */
export interface SteppedDocument<State extends string> {
  readonly id: string;
  readonly state: State;
  readonly version: number;
}

const KINDS = {
  transfer: {
    table: { table: 'stock_transfer', key: 'id', what: 'transfer' },
    column: 'transfer_id',
    entity: 'StockTransfer',
    stepped: 'STOCK_TRANSFER_STEPPED',
    words: TRANSFER_STEP_WORDS as Readonly<Record<string, string>>,
  },
  return: {
    table: { table: 'stock_return', key: 'id', what: 'return' },
    column: 'return_id',
    entity: 'StockReturn',
    stepped: 'STOCK_RETURN_STEPPED',
    words: RETURN_STEP_WORDS as Readonly<Record<string, string>>,
  },
  stocktake: {
    table: { table: 'stocktake', key: 'id', what: 'stocktake' },
    column: 'stocktake_id',
    entity: 'Stocktake',
    stepped: 'STOCKTAKE_STEPPED',
    words: STOCKTAKE_STEP_WORDS as Readonly<Record<string, string>>,
  },
} as const;
export type SteppedKind = keyof typeof KINDS;

interface Step<State extends string, Fact extends string> {
  readonly action: string;
  readonly row: StockTransition<State, Fact>;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

/** SQL: the steps of a document `id` as JSON, the first first. */
export const stepsJson = (kind: SteppedKind, id: string): string => `coalesce((
  SELECT json_agg(json_build_object('id', t.id, 'action', t.action, 'reason', t.reason, 'takenAt', t.taken_at,
    'takenByName', concat_ws(' ', u.first_name, u.last_name)) ORDER BY t.id)
  FROM stock_step t JOIN app_user u ON u.id = t.taken_by WHERE t.${KINDS[kind].column} = ${id}), '[]')`;

/** The same with what each did in words. */
export const withWords = <T extends { readonly action: string; readonly takenAt: string }>(
  kind: SteppedKind,
  steps: readonly T[],
): (T & { readonly did: string })[] =>
  steps.map((step) => ({
    ...step,
    takenAt: new Date(step.takenAt).toISOString(),
    did: KINDS[kind].words[step.action] ?? step.action,
  }));

/** Moves documents of stock from state to state by their tables, and keeps who did it. */
export class StockSteps {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /** Refuses a step that its table does not allow. `ofFact` words the first fact that is not true. */
  async require<State extends string, Fact extends string>(
    context: Context,
    kind: SteppedKind,
    document: SteppedDocument<State>,
    { row }: Step<State, Fact>,
    given: {
      readonly facts: Readonly<Partial<Record<Fact, boolean>>>;
      readonly isAssigned?: boolean;
      readonly reason?: string | null;
      readonly ofFact?: (fact: Fact) => DomainError | Promise<DomainError>;
    },
  ): Promise<void> {
    const { facts, isAssigned = false, reason = null, ofFact } = given;
    const refusal = stockRefusalOf(row, document.state, { role: actorOf(context).role, isAssigned }, facts);
    if (refusal === null) {
      if (row.needsReason === true && reason === null)
        throw badInput([{ field: 'reason', code: 'required', message: 'Say why.' }]);
      return;
    }
    if (refusal.why === 'not_allowed') throw new DomainError('FORBIDDEN');
    if (refusal.why === 'fact' && ofFact !== undefined) throw await ofFact(refusal.fact);
    throw await this.stateChanged(context, kind, document.id);
  }

  /** Moves a document to the state after a step, and records the step. */
  async take<State extends string, Fact extends string>(
    context: Context,
    kind: SteppedKind,
    document: SteppedDocument<State>,
    { action, row }: Step<State, Fact>,
    reason: string | null = null,
    values: readonly (readonly [column: string, value: unknown])[] = [],
  ): Promise<void> {
    const { table, entity, stepped } = KINDS[kind];
    await updateVersion(context.manager, table, document, [['state', row.to], ...values]);
    await this.keep(context, kind, document.id, {
      action,
      from: document.state,
      to: row.to,
      reason,
    });
    await this.#audit.record(context, {
      action: stepped,
      entity: { type: entity, id: document.id },
      fieldsChanged: ['state'],
    });
  }

  async keep(
    context: Context,
    kind: SteppedKind,
    id: string,
    step: {
      readonly action: string;
      readonly from: string | null;
      readonly to: string;
      readonly reason: string | null;
    },
  ): Promise<void> {
    await context.manager.query(
      `INSERT INTO stock_step (id, ${KINDS[kind].column}, action, from_state, to_state, reason, taken_at, taken_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[newId(), id, step.action, step.from, step.to, step.reason],
        ...[context.clock(), actorOf(context).userId],
      ],
    );
  }

  /** STATE_CHANGED, with who did what last. */
  async stateChanged(context: Context, kind: SteppedKind, id: string): Promise<DomainError> {
    const { column, words } = KINDS[kind];
    const [last] = await context.manager.query<{ action: string; name: string; takenAt: Date }[]>(
      `SELECT t.action, concat_ws(' ', u.first_name, u.last_name) AS name, t.taken_at AS "takenAt"
       FROM stock_step t JOIN app_user u ON u.id = t.taken_by WHERE t.${column} = $1 ORDER BY t.id DESC LIMIT 1`,
      [id],
    );
    return new DomainError('STATE_CHANGED', {
      who: last?.name ?? '',
      did: last === undefined ? '' : (words[last.action] ?? last.action),
      time: last === undefined ? '' : TIME.format(last.takenAt),
    });
  }
}

/** Real places that are in use; the problem for each that is not. */
export const requirePlaces = async (
  context: Context,
  wanted: readonly (readonly [field: string, id: string | null])[],
): Promise<void> => {
  const given = wanted.filter((one): one is readonly [string, string] => one[1] !== null);
  const rows = await context.manager.query<{ id: string }[]>(
    'SELECT id FROM stock_location WHERE id = ANY ($1::uuid[]) AND is_real AND is_active',
    [given.map(([, id]) => id)],
  );
  const known = new Set(rows.map(({ id }) => id));
  const problems = given
    .filter(([, id]) => !known.has(id))
    .map(([field]) => ({
      field,
      code: 'unknown',
      message: 'This location is not in use. Choose another.',
    }));
  if (problems.length > 0) throw badInput(problems);
};

/** Checked here, not only by the foreign key, so that an unknown event names its field. */
export const requireEvent = async (context: Context, eventId: string | null): Promise<void> => {
  if (eventId === null) return;
  const rows = await context.manager.query<unknown[]>('SELECT FROM event WHERE event_id = $1', [eventId]);
  if (rows.length === 0)
    throw badInput([
      { field: 'eventId', code: 'unknown', message: 'This event was not found. Choose it again.' },
    ]);
};
