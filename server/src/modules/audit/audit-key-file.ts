import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../platform/database/checked.js';
import { AuditKeys, auditKeyId, unkeyedEndRow } from './audit-keys.js';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A data folder, and the owner of the files made in it. */
interface Folder {
  readonly path: string;
  readonly user: Owner | null;
}

const FILE = 'audit-keys.json';
const KEY_BYTES = 32;

const fileShape = z.strictObject({
  /** Base64, the newest first; none where AUDIT_KEYS always named them. */
  keys: z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/)),
  /** Where each chain's entries without a key end; null as long as nobody has looked. */
  unkeyed: z
    .array(z.strictObject({ shard: z.int(), sequence: z.int().min(1), hash: z.string().length(64) }))
    .nullable(),
});
type KeyFile = z.infer<typeof fileShape>;

const read = (path: string): KeyFile => fileShape.parse(JSON.parse(readFileSync(path, 'utf8')));

const draftOf = (path: string, file: KeyFile, owner: Owner | null): string => {
  const draft = `${path}.${String(process.pid)}.new`;
  writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  if (owner !== null) chownSync(draft, owner.uid, owner.gid);
  return draft;
};

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** The file's content. It is made when first used; two processes that make it at once agree on one. */
const openFile = ({ path: folder, user }: Folder, isKeyed: boolean): KeyFile => {
  const path = join(folder, FILE);
  if (!existsSync(path)) {
    const draft = draftOf(path, { keys: isKeyed ? [] : [newKey()], unkeyed: null }, user);
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return read(path);
};

/** Those of the configuration first, then the file's; without any in either a first one is made in the file. */
const keysIn = (configured: readonly Buffer[], file: KeyFile): readonly Buffer[] => [
  ...configured,
  ...file.keys.map((key) => Buffer.from(key, 'base64')),
];

/** The keys of the trail, from AUDIT_KEYS and the data folder's `audit-keys.json`, readable by its owner alone. */
export const openAuditKeys = (configured: readonly Buffer[], folder: Folder): AuditKeys => {
  const file = openFile(folder, configured.length > 0);
  if (configured.length === 0 && file.keys.length === 0) return new AuditKeys([rotate(folder, file)]);
  return new AuditKeys(keysIn(configured, file), file.unkeyed ?? []);
};

const rotate = ({ path, user }: Folder, file: KeyFile): Buffer => {
  const key = newKey();
  const full = join(path, FILE);
  renameSync(draftOf(full, { ...file, keys: [key, ...file.keys] }, user), full);
  return Buffer.from(key, 'base64');
};

/** Puts a new key before the file's others, for the next start; gives its name. */
export const rotateAuditKey = (folder: Folder): string => auditKeyId(rotate(folder, openFile(folder, false)));

/**
 * At the first start that keys entries: records outside the database where the entries without a key end, so that the tables'
 * owner cannot pass keyed entries off as older ones.
 */
export const rememberUnkeyed = async (
  dataSource: DataSource,
  configured: readonly Buffer[],
  folder: Folder,
): Promise<void> => {
  const file = openFile(folder, configured.length > 0);
  if (file.unkeyed !== null) return;
  const unkeyed = await fetchRows(
    dataSource.manager,
    unkeyedEndRow,
    `SELECT s.shard, e.sequence, encode(e.hash, 'hex') AS hash
     FROM generate_series(0, 15) AS s (shard)
     CROSS JOIN LATERAL (
       SELECT a.sequence, a.hash FROM audit_entry a WHERE a.shard = s.shard AND a.key_id IS NULL
       ORDER BY a.sequence DESC LIMIT 1
     ) e ORDER BY s.shard`,
  );
  const path = join(folder.path, FILE);
  renameSync(draftOf(path, { ...read(path), unkeyed }, folder.user), path);
};

const knowsNewestRow = z.object({ keyId: z.string() });

/** Whether the newest entries were written with keys that are known here; a copy without its keys verifies nothing. */
export const knowsNewest = async (dataSource: DataSource, keys: AuditKeys): Promise<boolean> => {
  const rows = await fetchRows(
    dataSource.manager,
    knowsNewestRow,
    `SELECT DISTINCT e.key_id AS "keyId" FROM audit_head h JOIN audit_entry e USING (shard, sequence)
     WHERE e.key_id IS NOT NULL`,
  );
  return rows.every(({ keyId }) => keys.knows(keyId));
};
