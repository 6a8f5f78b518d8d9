import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { part, type AuditKeys, type KeyedFacts } from './audit-keys.js';

/** Everything that an entry's hash covers, each value as text; the order is the hash's. */
export interface ChainedEntry extends KeyedFacts {
  readonly previousHash: string;
  readonly shard: string;
  readonly stream: string;
  readonly sequence: string;
  readonly entityId: string | null;
  readonly patientId: string | null;
  readonly prfId: string | null;
  readonly eventId: string | null;
  /** Which key it was written with; null before entries were keyed. */
  readonly keyId: string | null;
  /** The hash as stored, in hexadecimal. */
  readonly hash: string;
}

/** The row that a statement returns. */
export const chainedEntryRow: z.ZodType<ChainedEntry> = z.object({
  previousHash: z.string(),
  shard: z.string(),
  stream: z.string(),
  sequence: z.string(),
  entityId: z.string().nullable(),
  patientId: z.string().nullable(),
  prfId: z.string().nullable(),
  eventId: z.string().nullable(),
  keyId: z.string().nullable(),
  hash: z.string(),
  id: z.string(),
  recordedAt: z.string(),
  actorKind: z.string(),
  actorId: z.string().nullable(),
  tokenId: z.string().nullable(),
  role: z.string().nullable(),
  action: z.string(),
  isRefusal: z.boolean(),
  entityType: z.string().nullable(),
  fieldsChanged: z.array(z.string()),
  context: z.string().nullable(),
  description: z.string().nullable(),
  requestId: z.string(),
  address: z.string().nullable(),
  clientAt: z.string().nullable(),
  correlationId: z.string().nullable(),
});

/** The last entry of a chain as its head remembers it. */
export interface ChainHead {
  readonly shard: number;
  readonly sequence: number;
  readonly hash: string;
}

/** An entry that an earlier, signed export vouches for. */
export interface ChainAnchor {
  readonly sequence: number;
  readonly hash: string;
  /** Where it was vouched for. */
  readonly source: string;
}

/** The first place where a chain breaks. */
export interface ChainBreak {
  readonly shard: number;
  readonly sequence: number;
  readonly entryId: string | null;
  readonly reason: string;
}

export const GENESIS = '0'.repeat(64);

/**
 * The hash of an entry, computed from its values and its key; the database computes the same by its own code. Without a key
 * it is the plain one of older entries. Null where the entry's key is not known.
 */
export const entryHash = (entry: ChainedEntry, keys: AuditKeys): string | null => {
  const values: readonly (string | null)[] = [
    entry.previousHash,
    entry.shard,
    entry.stream,
    entry.sequence,
    ...(entry.keyId === null ? [] : [entry.keyId]),
    entry.id,
    entry.recordedAt,
    entry.actorKind,
    entry.actorId,
    entry.tokenId,
    entry.role,
    entry.action,
    entry.isRefusal ? 'refused' : 'done',
    entry.entityType,
    entry.entityId,
    entry.patientId,
    entry.prfId,
    entry.eventId,
    JSON.stringify(entry.fieldsChanged),
    entry.context,
    entry.description,
    entry.requestId,
    entry.address,
    entry.clientAt,
    entry.correlationId,
  ];
  const text = values.map(part).join('');
  if (entry.keyId === null) return createHash('sha256').update(text, 'utf8').digest('hex');
  const key = keys.entryKey(entry.keyId, entry);
  return key === null ? null : createHmac('sha256', key).update(text, 'utf8').digest('hex');
};

/**
 * Follows one chain from its first entry to its head and names the first place where it breaks: an entry that was changed,
 * deleted, inserted or swapped, a tail cut off, one without a key where each has one, or an entry that differs from a signed
 * export. Null if it is intact. `entries` come by sequence; each is looked at once, so a chain of any length takes no
 * memory.
 */
export const firstBreak = async (
  entries: AsyncIterable<ChainedEntry> | Iterable<ChainedEntry>,
  head: ChainHead,
  keys: AuditKeys,
  exported: readonly ChainAnchor[] = [],
): Promise<ChainBreak | null> => {
  const unkeyed = keys.unkeyedEnd(head.shard);
  const anchors =
    unkeyed === null ? exported : [...exported, { ...unkeyed, source: 'the start of keyed entries' }];
  const vouched = new Map(anchors.map((anchor) => [anchor.sequence, anchor]));
  const at = (sequence: number, entryId: string | null, reason: string): ChainBreak => ({
    shard: head.shard,
    sequence,
    entryId,
    reason,
  });
  let last = { sequence: 0, hash: GENESIS, day: '' };
  for await (const entry of entries) {
    const sequence = Number(entry.sequence);
    const expected = last.sequence + 1;
    if (sequence !== expected)
      return sequence > expected
        ? at(expected, null, `entry ${String(expected)} is missing`)
        : at(sequence, entry.id, 'the entry is in the place of another one');
    if (entry.previousHash !== last.hash)
      return at(sequence, entry.id, 'the entry does not follow the one before it');
    if ((entry.keyId === null) !== sequence <= (unkeyed?.sequence ?? 0))
      return at(
        sequence,
        entry.id,
        'the entry has no key where it should have one, or has one where it should not',
      );
    const hash = entryHash(entry, keys);
    if (hash === null)
      return at(
        sequence,
        entry.id,
        `the entry was written with the key ${entry.keyId ?? ''}, which is not known here`,
      );
    if (hash !== entry.hash) return at(sequence, entry.id, 'the entry was changed');
    const day = entry.stream.slice(0, 10);
    if (day < last.day || Number(entry.shard) !== head.shard)
      return at(sequence, entry.id, 'the entry was moved from another chain or day');
    const anchor = vouched.get(sequence);
    if (anchor !== undefined && anchor.hash !== entry.hash)
      return at(sequence, entry.id, `the entry is not the one recorded by ${anchor.source}`);
    last = { sequence, hash: entry.hash, day };
  }
  if (head.sequence !== last.sequence)
    return head.sequence > last.sequence
      ? at(last.sequence + 1, null, `the chain ends early: its head counts ${String(head.sequence)} entries`)
      : at(head.sequence + 1, null, 'the chain has more entries than its head counts');
  if (head.hash !== last.hash)
    return at(last.sequence, null, 'the last entry is not the one that the head records');
  const beyond = anchors.find((anchor) => anchor.sequence > last.sequence);
  return beyond === undefined
    ? null
    : at(last.sequence + 1, null, `the chain ends before the entry recorded by ${beyond.source}`);
};
