import { canonicalId } from '@sideline/schema/validation/id';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context, Sent } from '../context.js';
import { execute, fetchOne } from '../database/checked.js';
import { DomainError } from '../errors.js';

/**
 * Fields that are never compared: proof of identity, which must not be kept even as a hash and differs with each one-time
 * code, and what the device knew when it sent it.
 */
const NEVER: ReadonlySet<string> = new Set([
  'password',
  'secret',
  'deviceTime',
  'baseVersion',
  'version',
  'expectedVersion',
]);

/** How long a call can be repeated after a lost answer: no device keeps unsent data for longer. */
const KEPT_DAYS = 90;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isNothing = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The name that GraphQL and REST both use. */
const spelling = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Gives the same text for the same content: keys in order, texts trimmed, empty values removed. */
const settled = (
  value: unknown,
  { aside, nameOf = (key) => key }: Pick<Sent, 'aside' | 'nameOf'>,
): unknown => {
  if (Array.isArray(value)) return value.map((one) => settled(one, { aside, nameOf }));
  if (typeof value === 'string') return canonicalId(value.trim());
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isNothing(inner) && !NEVER.has(key) && !aside.has(key))
      .map(([key, inner]): [string, unknown] => [spelling(nameOf(key)), settled(inner, { aside, nameOf })])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
};

/** A hash of the body with its id, so that equal contents cannot be recognised. */
const sentHashOf = ({ id, operation, body, ...named }: Sent): Buffer =>
  hashOf(JSON.stringify([id, operation, settled(JSON.parse(JSON.stringify(body ?? null)), named)]));

const knownRow = z.object({ bodyHash: z.instanceof(Buffer) });

/**
 * Refuses with COMMAND_REUSED an id that was used for another operation or another body. The same request again goes on to
 * the service, which gives its first answer. Joins the caller's transaction, so that of two at once the second waits here,
 * and a call that is rolled back does not count. Does nothing if the request has no such id.
 */
export const refuseReused = async ({ sent, manager, clock }: Context): Promise<void> => {
  if (sent == null) return;
  const bodyHash = sentHashOf(sent);
  const idHash = hashOf(sent.id);
  const isNew = await execute(
    manager,
    `INSERT INTO sent_once (id_hash, body_hash, sent_at) VALUES ($1, $2, $3)
     ON CONFLICT (id_hash) DO NOTHING RETURNING 1`,
    [idHash, bodyHash, clock()],
  );
  if (isNew === 1) return;
  const known = await fetchOne(
    manager,
    knownRow,
    'SELECT body_hash AS "bodyHash" FROM sent_once WHERE id_hash = $1',
    [idHash],
  );
  if (!known.bodyHash.equals(bodyHash)) throw new DomainError('COMMAND_REUSED');
};

/** Deletes entries that nobody can still send again. For a job. */
export const pruneSent = async (manager: Context['manager'], now: Date): Promise<void> => {
  await execute(manager, 'DELETE FROM sent_once WHERE sent_at < $1', [
    new Date(now.getTime() - KEPT_DAYS * 86_400_000),
  ]);
};
