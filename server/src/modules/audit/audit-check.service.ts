import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { badInput } from '../../platform/errors.js';
import { readRows } from '../../platform/database/read.js';
import { newId } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logger.js';
import { anchorsIn, exportedFiles, publicKeyOf, readSignedHeads } from './audit-export.js';
import { readSample, verifyChains, type ProvedEntry } from './audit-chain-store.js';
import {
  auditCheckRow,
  type AuditChainHead,
  type AuditChains,
  type AuditCheck,
} from './audit-check.types.js';
import { ownerOf } from './audit-heads.service.js';
import type { AuditKeys } from './audit-keys.js';
import type { AuditService } from './audit.service.js';

/** The name of the job that follows every chain. */
export const CHECK_CHAINS_TASK = 'check-audit-chains';

/** By the index of time: the entries of one day, of each chain the last. */
const HEADS = `
  SELECT DISTINCT ON (shard) shard, stream, sequence::integer AS sequence, encode(hash, 'hex') AS hash
  FROM audit_entry WHERE recorded_at >= $1 AND recorded_at < $2 ORDER BY shard, audit_entry.sequence DESC`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One line that stands for all heads: each changes it. */
const digestOf = (heads: readonly AuditChainHead[]): string =>
  heads.length === 0
    ? ''
    : createHash('sha256')
        .update(
          heads.map(({ shard, sequence, hash }) => `${String(shard)} ${String(sequence)} ${hash}\n`).join(''),
        )
        .digest('hex');

interface Deps {
  readonly audit: AuditService;
  readonly keys: AuditKeys;
  /** Of jobs: it may take long. */
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly dataFolder: string;
  /** The pinned key, where the configuration names one. */
  readonly publicKey: string | null;
}

/** Whether the chains are intact, shown on a screen; `npm run audit:verify` gives the same result from outside. */
export class AuditCheckService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The heads of a day (YYYY-MM-DD, UTC; today where none is named) and the newest check. One entry of the trail. */
  async chains(context: Context, day: string | null): Promise<AuditChains> {
    const wanted = day ?? context.clock().toISOString().slice(0, 10);
    const from = Date.parse(`${wanted}T00:00:00Z`);
    if (!DAY.test(wanted) || Number.isNaN(from))
      throw badInput([{ field: 'day', code: 'invalid', message: 'Send a day as YYYY-MM-DD.' }]);
    const heads = await readRows<AuditChainHead>(context.manager, HEADS, [
      new Date(from),
      new Date(from + 86_400_000),
    ]);
    const check = await this.newest(context.manager);
    await this.#deps.audit.record(context, {
      action: 'AUDIT_CHAINS_VIEWED',
      entity: { type: 'AuditEntry', id: 'chains' },
    });
    return { day: wanted, digest: digestOf(heads), heads, check, publicKey: this.#publicKey() };
  }

  /** Has the chains followed once the transaction is committed; asking again before it begins has no further effect. */
  async ask(context: Context): Promise<void> {
    await enqueue(context, CHECK_CHAINS_TASK, {}, { key: CHECK_CHAINS_TASK });
    await this.#deps.audit.record(context, {
      action: 'AUDIT_CHECK_ASKED',
      entity: { type: 'AuditEntry', id: 'chains' },
    });
  }

  /** The job: follows every chain, compares it with the signed heads in the data folder, and stores the result. */
  async check(): Promise<void> {
    const { dataSource, keys, clock, logger, dataFolder } = this.#deps;
    const begunAt = clock();
    const pinned = this.#publicKey();
    const signed = exportedFiles(dataFolder).map((file) =>
      readSignedHeads(readFileSync(file, 'utf8'), pinned),
    );
    const { entries, breaks } = await verifyChains(dataSource, keys, (shard) => anchorsIn(signed, shard));
    const said = breaks.map(
      ({ shard, sequence, entryId, reason }) =>
        `Chain ${String(shard)} breaks at entry ${String(sequence)}${entryId === null ? '' : ` (${entryId})`}: ${reason}.`,
    );
    if (said.length > 0) logger.error({ breaks: said }, 'The audit trail is not intact');
    await execute(
      dataSource.manager,
      `INSERT INTO audit_check (check_id, begun_at, ended_at, entries, exports, breaks)
       VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
      [newId(), begunAt, clock(), entries, signed.length, JSON.stringify(said)],
    );
  }

  async newest(manager: EntityManager): Promise<AuditCheck | null> {
    const row = await fetchMaybe(
      manager,
      auditCheckRow,
      `SELECT begun_at AS "begunAt", ended_at AS "endedAt", entries::integer AS entries, exports, breaks
       FROM audit_check ORDER BY ended_at DESC LIMIT 1`,
    );
    return row ?? null;
  }

  /** Some entries of a period, evenly over it, each with its place in its chain and whether it is intact there. */
  sample(
    manager: EntityManager,
    period: { readonly from: Date; readonly to: Date },
    most: number,
  ): Promise<ProvedEntry[]> {
    return readSample(manager, this.#deps.keys, period, most);
  }

  #publicKey(): string {
    const { publicKey, dataFolder } = this.#deps;
    if (publicKey !== null) return publicKey;
    mkdirSync(dataFolder, { recursive: true });
    return publicKeyOf(dataFolder, ownerOf(dataFolder));
  }
}
