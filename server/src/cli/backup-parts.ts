import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import pg from 'pg';
import { ConfigError, type Config } from '../config.js';
import { BackupRefusal } from '../platform/backup/backup-refusal.js';
import { BACKUP_STATE_FILE } from '../platform/backup/backup-state.js';
import { clusterIn } from '../platform/database/data-folder.js';
import { isOfSwap } from '../platform/database/folder-swap.js';
import { DataFolderInUseError } from '../platform/database/owner-file.js';

/** What backing up and restoring must agree on. */

export const PARTS = {
  keys: 'keys.tar',
  files: 'files.tar',
  cluster: 'database.tar',
  dump: 'database.dump',
} as const;
export const SEALED = '.age';

/** Files that cannot be made again: pictures of records, and sets assembled for people's requests. */
export const FILE_PREFIXES = ['pictures/', 'access/'] as const;
export const UPLOADS = 'uploads';

const AUDIT_KEYS_FILE = 'audit-keys.json';
export const auditKeysIn = (folder: string): string => `${folder}/${AUDIT_KEYS_FILE}`;

const MACHINE_OWN = /^(programs-.*|owner(\..*)?|postgres\.log|initdb\.password|.*\.new|lost\+found)$/;

/** The parts of a data folder that belong to the installation: not what another start recreates. */
export const isOfInstallation = (name: string): boolean =>
  !MACHINE_OWN.test(name) && !isOfSwap(name) && name !== BACKUP_STATE_FILE;

/** The parts that are copied unchanged: keys, passwords, signed heads, mail. The database and uploads have separate parts. */
export const isKept = (name: string): boolean =>
  isOfInstallation(name) && name !== UPLOADS && name !== basename(clusterIn('/'));

export const passphraseOf = ({ backup }: Config): string | null => {
  if (backup.passphraseFile === null) return backup.passphrase;
  let passphrase: string;
  try {
    passphrase = readFileSync(backup.passphraseFile, 'utf8').trim();
  } catch {
    throw new BackupRefusal(`BACKUP_PASSPHRASE_FILE: ${backup.passphraseFile} cannot be read.`);
  }
  if (passphrase.length < 12)
    throw new BackupRefusal('BACKUP_PASSPHRASE_FILE: the file has fewer than 12 characters.');
  return passphrase;
};

/** Which keys SECRET_KEY holds, the newest first, without giving them away. */
export const namesOfSecretKeys = ({ secretKeys }: Config): readonly string[] =>
  secretKeys.map((secretKey) =>
    createHash('sha256').update('sideline-backup').update(secretKey).digest('hex').slice(0, 16),
  );

export const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'sideline-backup' });
  // A lost connection fails the statement that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Prints the reason for a failure and exits with 1; for an unforeseen error, also where it happened. */
export const sayFailure = (error: unknown): void => {
  const isKnown = [BackupRefusal, ConfigError, DataFolderInUseError].some((known) => error instanceof known);
  console.error(isKnown && error instanceof Error ? error.message : error);
  process.exitCode = 1;
};
