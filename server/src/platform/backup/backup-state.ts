import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DataFolder } from '../database/data-folder.js';

/** What the data folder records about backups, for the metrics and the administrators' page. */
export const BACKUP_STATE_FILE = 'backups.json';

const stateShape = z.strictObject({
  /** The newest good copy. */
  last: z
    .strictObject({ finishedAt: z.iso.datetime(), place: z.string(), isEncrypted: z.boolean() })
    .nullable(),
  /** Of the last failed attempt since then. */
  failedAt: z.iso.datetime().nullable(),
});
export type BackupState = z.infer<typeof stateShape>;

const NONE: BackupState = { last: null, failedAt: null };

/** What is known about backups; empty if nothing is known or the file cannot be read. */
export const readBackupState = (dataFolder: string): BackupState => {
  try {
    return stateShape.parse(JSON.parse(readFileSync(join(dataFolder, BACKUP_STATE_FILE), 'utf8')));
  } catch {
    return NONE;
  }
};

export const writeBackupState = ({ path, user }: DataFolder, state: BackupState): void => {
  const file = join(path, BACKUP_STATE_FILE);
  const draft = `${file}.${String(process.pid)}.new`;
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  if (user !== null) chownSync(draft, user.uid, user.gid);
  renameSync(draft, file);
};
