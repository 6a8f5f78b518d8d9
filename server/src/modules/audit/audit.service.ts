import { auditContext, auditDescription } from '@sideline/schema/audit-redaction';
import type { DataSource, EntityManager } from 'typeorm';
import type { Context, TransactionHooks } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { DomainError } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { logger } from '../../platform/logger.js';
import type { AuditKeys } from './audit-keys.js';
import type { AuditRecord } from './audit.types.js';

const APPEND = 'SELECT audit_append($1::jsonb)';

/** The parameter of `audit_append` that appends nothing: for a read that is part of what has its entry already. */
export const NO_ENTRIES = '[]';

/** One entry as `audit_append` (migration create-audit) takes it. */
type Appended = Readonly<Record<string, string | boolean | readonly string[] | null>>;

/**
 * Writes the audit trail. Inside a transaction entries wait until its end and are written by one statement before COMMIT, so
 * that the heads of the chains are locked as briefly as possible; outside one, immediately. Context and description are
 * always masked and shortened (spec section 9).
 */
export class AuditService {
  readonly #dataSource: DataSource;
  readonly #keys: AuditKeys;
  readonly #buffers = new WeakMap<TransactionHooks, Appended[]>();
  #refusals: Promise<void> = Promise.resolve();

  constructor(deps: { readonly dataSource: DataSource; readonly keys: AuditKeys }) {
    this.#dataSource = deps.dataSource;
    this.#keys = deps.keys;
  }

  /** Records what the caller did. In a transaction it is written, or rolled back, with everything else in it. */
  async record(context: Context, record: AuditRecord): Promise<void> {
    const entry = appended(this.#keys, context, record, false);
    const { transaction } = context;
    if (transaction === null) {
      await write(context.manager, [entry]);
      return;
    }
    const waiting = this.#buffers.get(transaction);
    if (waiting !== undefined) {
      waiting.push(entry);
      return;
    }
    this.#buffers.set(transaction, [entry]);
    transaction.beforeCommit(async () => {
      const entries = this.#buffers.get(transaction) ?? [];
      this.#buffers.delete(transaction);
      await write(context.manager, entries);
    });
  }

  /**
   * Records what the caller was refused, on a connection of its own: the refused transaction is rolled back, its record is
   * not. Called from within a transaction it does not wait, because two that each hold a connection and wait for another
   * one would wait for ever; `settled` does.
   */
  async recordRefusal(context: Context, record: AuditRecord): Promise<void> {
    const entry = appended(this.#keys, context, record, true);
    if (context.transaction === null) {
      await write(this.#dataSource.manager, [entry]);
      return;
    }
    const { requestId } = context;
    this.#refusals = this.#refusals.then(() =>
      write(this.#dataSource.manager, [entry]).catch((error: unknown) => {
        logger.error({ requestId, err: error }, 'A refusal could not be recorded');
      }),
    );
  }

  /** Resolves once every refusal recorded so far is written. */
  settled(): Promise<void> {
    return this.#refusals;
  }

  /**
   * The parameter of `audit_append` for a read that records itself in its own statement
   * (`SELECT …, audit_append($2::jsonb)`): one round trip, and no read without its entry.
   */
  parameter(context: Context, record: AuditRecord): string {
    return JSON.stringify([appended(this.#keys, context, record, false)]);
  }
}

/** FORBIDDEN, with the patient that the caller tried to open for the trail; an invalid id names nobody. */
export const refusedPatient = (patientId: string): DomainError =>
  new DomainError(
    'FORBIDDEN',
    {},
    isId(patientId) ? { about: { entity: { type: 'Patient', id: patientId }, patientId } } : {},
  );

const write = async (manager: EntityManager, entries: readonly Appended[]): Promise<void> => {
  if (entries.length > 0) await execute(manager, APPEND, [JSON.stringify(entries)]);
};

const micros = (moment: Date): string => String(moment.getTime() * 1000);

const appended = (keys: AuditKeys, context: Context, record: AuditRecord, isRefusal: boolean): Appended => {
  const { actor, isSystem = false, requestId, address } = context;
  const { entity } = record;
  const recordedAt = context.clock();
  const clientAt = record.clientAt ?? null;
  const said = {
    id: newId(),
    actorKind: actor?.kind ?? (isSystem ? 'system' : 'none'),
    actorId: actor?.userId ?? null,
    tokenId: actor?.tokenId ?? null,
    role: actor?.role ?? null,
    action: record.action,
    isRefusal,
    entityType: entity?.type ?? null,
    fieldsChanged: record.fieldsChanged ?? [],
    context: auditContext(record.context),
    description: auditDescription(record.description),
    requestId,
    address,
    correlationId: record.correlationId ?? null,
  };
  return {
    ...said,
    // Entries about one row are in one chain. Lists and searches have no row: in one chain they would all queue.
    chain: entity !== undefined && isId(entity.id) ? `${entity.type}:${entity.id}` : `request:${requestId}`,
    recordedAt: recordedAt.toISOString(),
    clientAt: clientAt?.toISOString() ?? null,
    // Which rows it is about a statement may say itself (prf.hot.ts): the key is not bound to them, the hash is.
    entityId: entity?.id ?? null,
    patientId: record.patientId ?? null,
    prfId: record.prfId ?? null,
    eventId: record.eventId ?? null,
    ...keys.keyFor({
      ...said,
      recordedAt: micros(recordedAt),
      clientAt: clientAt === null ? null : micros(clientAt),
    }),
  };
};
