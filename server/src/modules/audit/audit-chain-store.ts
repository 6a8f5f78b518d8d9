import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../platform/database/checked.js';
import type { AuditKeys } from './audit-keys.js';
import {
  chainedEntryRow,
  entryHash,
  firstBreak,
  type ChainAnchor,
  type ChainBreak,
  type ChainedEntry,
  type ChainHead,
} from './audit-chain.js';

const BATCH = 5_000;

/** Everything that an entry's hash covers, as text. */
const CHAINED = `encode(previous_hash, 'hex') AS "previousHash", shard::text AS shard, stream, sequence::text AS sequence,
  id::text AS id, (extract(epoch FROM recorded_at) * 1000000)::bigint::text AS "recordedAt",
  actor_kind AS "actorKind", actor_id::text AS "actorId", token_id::text AS "tokenId", role, action,
  is_refusal AS "isRefusal", entity_type AS "entityType", entity_id AS "entityId",
  patient_id::text AS "patientId", prf_id::text AS "prfId", event_id::text AS "eventId",
  fields_changed AS "fieldsChanged", context, description, request_id AS "requestId", address,
  (extract(epoch FROM client_at) * 1000000)::bigint::text AS "clientAt", correlation_id AS "correlationId",
  key_id AS "keyId", encode(hash, 'hex') AS hash`;

const foundHeadRow = z.union([
  z.object({ shard: z.number(), sequence: z.number(), hash: z.string() }),
  z.object({ shard: z.number(), sequence: z.null(), hash: z.null() }),
]);
type FoundHead = z.infer<typeof foundHeadRow>;

/** The heads of the sixteen chains, with nulls for a missing head and for a chain that should not exist. */
const readHeads = (manager: EntityManager): Promise<FoundHead[]> =>
  fetchRows(
    manager,
    foundHeadRow,
    `SELECT shard, h.sequence, encode(h.hash, 'hex') AS hash
     FROM (SELECT generate_series(0, 15) AS shard
           UNION SELECT e.shard FROM audit_entry e WHERE e.shard NOT BETWEEN 0 AND 15) AS chain
     LEFT JOIN audit_head h USING (shard) ORDER BY shard`,
  );

/** The entries of one chain by sequence, five thousand at a time. */
async function* readChain(manager: EntityManager, shard: number): AsyncGenerator<ChainedEntry> {
  for (let after = 0; ;) {
    const rows = await fetchRows(
      manager,
      chainedEntryRow,
      `SELECT ${CHAINED}
       FROM audit_entry WHERE shard = $1 AND audit_entry.sequence > $2 ORDER BY audit_entry.sequence LIMIT $3`,
      [shard, after, BATCH],
    );
    for (const row of rows) {
      after = Number(row.sequence);
      yield row;
    }
    if (rows.length < BATCH) return;
  }
}

export interface ChainsReport {
  /** Entries that the heads vouch for. */
  readonly entries: number;
  /** The first break in each broken chain. */
  readonly breaks: readonly ChainBreak[];
}

/** The last entry of one chain on one day. */
export interface DailyHead extends ChainHead {
  readonly stream: string;
}

/** The row that a statement returns. */
const dailyHeadRow: z.ZodType<DailyHead> = z.object({
  stream: z.string(),
  shard: z.number(),
  sequence: z.number(),
  hash: z.string(),
});

/**
 * Walks every chain of the trail. Heads and entries are read from one snapshot, so that entries added during the walk do not
 * look like extra ones. `anchorsOf` gives the entries that signed exports vouch for in a chain.
 */
export const verifyChains = (
  dataSource: DataSource,
  keys: AuditKeys,
  anchorsOf: (shard: number) => readonly ChainAnchor[] = () => [],
): Promise<ChainsReport> =>
  dataSource.transaction('REPEATABLE READ', async (manager) => {
    const breaks: ChainBreak[] = [];
    let entries = 0;
    for (const head of await readHeads(manager)) {
      if (head.sequence === null) {
        breaks.push({ shard: head.shard, sequence: 1, entryId: null, reason: 'the chain has no head' });
        continue;
      }
      const found = await firstBreak(readChain(manager, head.shard), head, keys, anchorsOf(head.shard));
      if (found !== null) breaks.push(found);
      entries += head.sequence;
    }
    return { entries, breaks };
  });

/** The last entry of each chain on that day (YYYY-MM-DD, UTC); chains without an entry then are left out. */
export const readDailyHeads = (dataSource: DataSource, day: string): Promise<DailyHead[]> =>
  fetchRows(
    dataSource.manager,
    dailyHeadRow,
    `SELECT DISTINCT ON (shard) shard, stream, sequence, encode(hash, 'hex') AS hash
     FROM audit_entry
     WHERE recorded_at < ($1::text::date + 1)::timestamp AT TIME ZONE 'UTC' AND left(stream, 10) = $1::text
     ORDER BY shard, sequence DESC`,
    [day],
  );

/** The last entry of each chain now; chains without an entry are left out. */
export const readNewestHeads = (dataSource: DataSource): Promise<DailyHead[]> =>
  fetchRows(
    dataSource.manager,
    dailyHeadRow,
    `SELECT h.shard, e.stream, h.sequence, encode(h.hash, 'hex') AS hash
     FROM audit_head h JOIN audit_entry e USING (shard, sequence) ORDER BY h.shard`,
  );

/** An entry with its place in its chain. */
export interface ProvedEntry extends ChainedEntry {
  /** Whether its hash is right, it follows the entry before it, and the next one, or the head, follows it. */
  readonly isProved: boolean;
}

const neighbouredRow = chainedEntryRow.and(
  z.object({ before: z.string().nullable(), after: z.string().nullable() }),
);

/**
 * Entries of a period, evenly over them, at most so many. The period is read along the index of time, which is a job's to
 * do; neighbours are found by their place. They prove nothing about the entries between them; following every chain does.
 */
export const readSample = async (
  manager: EntityManager,
  keys: AuditKeys,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<ProvedEntry[]> => {
  const rows = await fetchRows(
    manager,
    neighbouredRow,
    `SELECT ${CHAINED},
       CASE audit_entry.sequence WHEN 1 THEN repeat('0', 64) ELSE (
         SELECT encode(b.hash, 'hex') FROM audit_entry b
         WHERE b.shard = audit_entry.shard AND b.sequence = audit_entry.sequence - 1) END AS before,
       coalesce(
         (SELECT encode(n.previous_hash, 'hex') FROM audit_entry n
          WHERE n.shard = audit_entry.shard AND n.sequence = audit_entry.sequence + 1),
         (SELECT encode(h.hash, 'hex') FROM audit_head h
          WHERE h.shard = audit_entry.shard AND h.sequence = audit_entry.sequence)) AS after
     FROM audit_entry WHERE audit_entry.id IN (
       SELECT n.id FROM (
         SELECT e.id, row_number() OVER (ORDER BY e.recorded_at, e.id) AS place, count(*) OVER () AS count
         FROM audit_entry e WHERE e.recorded_at >= $1 AND e.recorded_at < $2) n
       WHERE n.place % greatest(1, ceil(n.count / $3::numeric)::bigint) = 0)
     ORDER BY recorded_at, audit_entry.id`,
    [from, to, most],
  );
  return rows.map(({ before, after, ...entry }) => ({
    ...entry,
    isProved: entry.previousHash === before && entry.hash === after && entryHash(entry, keys) === entry.hash,
  }));
};
