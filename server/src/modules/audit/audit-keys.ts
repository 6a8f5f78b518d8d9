import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';

/**
 * The values that an entry's own key is bound to: everything known before the entry reaches the database, each value as
 * text.
 */
export interface KeyedFacts {
  readonly id: string;
  /** Microseconds since 1970. */
  readonly recordedAt: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly tokenId: string | null;
  readonly role: string | null;
  readonly action: string;
  readonly isRefusal: boolean;
  readonly entityType: string | null;
  readonly fieldsChanged: readonly string[];
  readonly context: string | null;
  readonly description: string | null;
  readonly requestId: string;
  readonly address: string | null;
  readonly clientAt: string | null;
  readonly correlationId: string | null;
}

/** The last entry of a chain that was written before entries were keyed. */
export const unkeyedEndRow = z.object({
  shard: z.number(),
  sequence: z.number(),
  hash: z.string(),
});
export type UnkeyedEnd = z.infer<typeof unkeyedEndRow>;

// With its length in bytes before each value no two entries have the same text.
export const part = (value: string | null): string =>
  value === null ? '~,' : `${String(Buffer.byteLength(value, 'utf8'))}:${value},`;

/** The name of a key, which reveals nothing about it: entries carry it. */
export const auditKeyId = (key: Buffer): string =>
  createHash('sha256').update('sideline audit key').update(key).digest('hex').slice(0, 16);

const factsText = (facts: KeyedFacts): string =>
  [
    facts.id,
    facts.recordedAt,
    facts.actorKind,
    facts.actorId,
    facts.tokenId,
    facts.role,
    facts.action,
    facts.isRefusal ? 'refused' : 'done',
    facts.entityType,
    JSON.stringify(facts.fieldsChanged),
    facts.context,
    facts.description,
    facts.requestId,
    facts.address,
    facts.clientAt,
    facts.correlationId,
  ]
    .map(part)
    .join('');

/**
 * The keys of the trail, the newest first. New entries are keyed with that one; the others verify older entries. The keys
 * themselves never reach the database: an entry is sent with a key of its own, derived here, which can be used only for an
 * entry with the same content (ADR 33).
 */
export class AuditKeys {
  readonly #byId: ReadonlyMap<string, Buffer>;
  readonly #current: { readonly id: string; readonly key: Buffer };
  readonly #unkeyed: ReadonlyMap<number, UnkeyedEnd>;

  constructor(keys: readonly Buffer[], unkeyed: readonly UnkeyedEnd[] = []) {
    const [key] = keys;
    if (key === undefined) throw new RangeError('The audit trail needs a key.');
    this.#byId = new Map(keys.map((one) => [auditKeyId(one), one]));
    this.#current = { id: auditKeyId(key), key };
    this.#unkeyed = new Map(unkeyed.map((end) => [end.shard, end]));
  }

  /** The key of a new entry, in hexadecimal, and the name of the one that it comes from. */
  keyFor(facts: KeyedFacts): { readonly keyId: string; readonly key: string } {
    const { id, key } = this.#current;
    return { keyId: id, key: createHmac('sha256', key).update(factsText(facts), 'utf8').digest('hex') };
  }

  /** The key that such an entry was written with; null where the one that it names is not known here. */
  entryKey(keyId: string, facts: KeyedFacts): Buffer | null {
    const key = this.#byId.get(keyId);
    return key === undefined ? null : createHmac('sha256', key).update(factsText(facts), 'utf8').digest();
  }

  knows(keyId: string): boolean {
    return this.#byId.has(keyId);
  }

  /** Where a chain's entries without a key end; null where every one of them has to have one. */
  unkeyedEnd(shard: number): UnkeyedEnd | null {
    return this.#unkeyed.get(shard) ?? null;
  }
}
