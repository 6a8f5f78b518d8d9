import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256Of } from './archive.js';
import { BackupRefusal } from './backup-refusal.js';

const MANIFEST = 'manifest.json';
/** Suffix of a backup that is being written or was cut off: it never counts as a backup. */
export const UNFINISHED = '.unfinished';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const manifestShape = z.strictObject({
  format: z.literal(1),
  /** embedded: a copy of the embedded database's folder; dump: of pg_dump; base: of pg_basebackup. */
  kind: z.enum(['embedded', 'dump', 'base']),
  beganAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  sideline: z.string(),
  /** As the database reports it: '18.4'. */
  postgres: z.string(),
  /** The kind of machine, on which alone a copy of a database's folder works: 'linux-x64'. */
  platform: z.string(),
  isEncrypted: z.boolean(),
  migrations: z.array(z.string()),
  /** Rows by table when the backup began and when it ended; a dump has one moment. */
  counts: z.record(z.string(), z.strictObject({ from: count, to: count, isAppendOnly: z.boolean() })),
  /** Where the audit's chains ended when it began. */
  auditHeads: z.array(z.strictObject({ shard: z.int().min(0).max(15), sequence: z.int().min(1), hash })),
  /** Identifies the SECRET_KEY without revealing it; null where there was none. */
  secretKey: z.string().nullable(),
  files: z.array(
    z.strictObject({ name: z.string().regex(/^[a-z]+\.(tar|dump)(\.age)?$/), bytes: count, sha256: hash }),
  ),
});
export type Manifest = z.infer<typeof manifestShape>;

export const manifestIn = (folder: string): string => join(folder, MANIFEST);

const isBackup = (folder: string): boolean =>
  !folder.replace(/\/+$/, '').endsWith(UNFINISHED) && existsSync(manifestIn(folder));

/** The requested backup: the folder itself, or the newest complete one in it. */
export const findBackup = async (folder: string): Promise<string> => {
  if (!existsSync(folder)) throw new BackupRefusal(`There is no folder ${folder}.`);
  if (isBackup(folder)) return folder;
  const inside = (await readdir(folder)).filter((name) => isBackup(join(folder, name))).sort();
  const newest = inside.at(-1);
  if (newest === undefined)
    throw new BackupRefusal(
      `${folder} is not a complete backup: a complete one has a ${MANIFEST} and a name that does not end in ${UNFINISHED}.`,
    );
  return join(folder, newest);
};

/** The manifest of a backup. Throws BackupRefusal, naming each file that is missing or differs from what was written. */
export const readWhole = async (folder: string): Promise<Manifest> => {
  let manifest: Manifest;
  try {
    manifest = manifestShape.parse(JSON.parse(readFileSync(manifestIn(folder), 'utf8')));
  } catch {
    throw new BackupRefusal(`${manifestIn(folder)} is damaged, or from another release.`);
  }
  const damaged: string[] = [];
  for (const { name, bytes, sha256 } of manifest.files) {
    const path = join(folder, name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) damaged.push(`${name} is missing`);
    else if (size !== bytes) damaged.push(`${name} has ${String(size)} bytes, not ${String(bytes)}`);
    else if ((await sha256Of(path)) !== sha256)
      damaged.push(`${name} differs from what was written (sha256)`);
  }
  if (damaged.length > 0)
    throw new BackupRefusal(`This backup is damaged, and nothing was restored: ${damaged.join('; ')}.`);
  return manifest;
};
