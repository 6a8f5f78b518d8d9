import 'reflect-metadata';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readConfig, type Config } from '../config.js';
import { packed, syncPath, writeSealed, type Packing } from '../platform/backup/archive.js';
import { manifestIn, UNFINISHED, type Manifest } from '../platform/backup/backup-manifest.js';
import { BackupRefusal } from '../platform/backup/backup-refusal.js';
import { readBackupState, writeBackupState } from '../platform/backup/backup-state.js';
import { findProgram, startProgram } from '../platform/backup/client-programs.js';
import { packCluster } from '../platform/backup/copy-cluster.js';
import { countsBetween, readFacts, type DatabaseFacts } from '../platform/backup/database-facts.js';
import { execute, fetchOne, idRow } from '../platform/database/checked.js';
import { clusterIn, openDataFolder, type DataFolder } from '../platform/database/data-folder.js';
import { finishSwap } from '../platform/database/folder-swap.js';
import { CHECKOUT, type Database } from '../platform/database/database.js';
import { RELEASE } from '../platform/release.js';
import { openFileStorage } from '../platform/files/open-storage.js';
import {
  auditKeysIn,
  connect,
  FILE_PREFIXES,
  isKept,
  namesOfSecretKeys,
  PARTS,
  passphraseOf,
  sayFailure,
  SEALED,
} from './backup-parts.js';
import { openBeside } from './installation-database.js';

/**
 * `npm run backup -- <folder>` writes the installation into a new folder below it, also while Sideline runs: the database,
 * files, and the keys and signed heads in the data folder. The folder gets its name once it is complete (docs/backup.md).
 */

interface Copied {
  readonly kind: Manifest['kind'];
  readonly from: DatabaseFacts;
  readonly to: DatabaseFacts;
}

/** Writes a part of the backup under its name. */
type Write = (name: string, source: Readable) => Promise<void>;

const addTree = async (packing: Packing, root: string, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const path = join(root, name);
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory() === true) {
      await packing.folder(name);
      const inside = (await readdir(path)).filter((one) => !one.endsWith('.new'));
      await addTree(
        packing,
        root,
        inside.map((one) => `${name}/${one}`),
      );
    } else if (found?.isFile() === true) {
      await packing.file(name, found.size, createReadStream(path) as AsyncIterable<Buffer>);
    }
  }
};

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield bytes;
}

const copyEmbedded = async (database: Omit<Database, 'jobs'>, write: Write): Promise<Copied> => {
  const client = await connect(database.owner.url);
  try {
    const from = await readFacts(client);
    await execute(client, 'COMMIT');
    await write(
      PARTS.cluster,
      packed((packing) => packCluster(packing, client, clusterIn(database.folder.path))),
    );
    const to = await readFacts(client);
    return { kind: 'embedded', from, to };
  } finally {
    await client.end();
  }
};

const copyExternal = async (database: Omit<Database, 'jobs'>, write: Write): Promise<Copied> => {
  const client = await connect(database.owner.url);
  try {
    const from = await readFacts(client);
    const server = Number.parseInt(from.postgres, 10);
    const dump = findProgram('pg_dump', server);
    if (dump !== null) {
      const { id } = await fetchOne(client, idRow, 'SELECT pg_export_snapshot() AS id');
      const running = startProgram(dump, ['--format=custom', `--snapshot=${id}`], database.owner.url);
      if (running.child.stdout === null) throw new Error('pg_dump has no output.');
      await write(PARTS.dump, running.child.stdout);
      await running.ended;
      return { kind: 'dump', from, to: from };
    }
    await execute(client, 'COMMIT');
    const base = findProgram('pg_basebackup', server);
    if (base === null)
      throw new BackupRefusal(
        `The database is PostgreSQL ${String(server)}, and this machine has no pg_dump or pg_basebackup of that version or newer. Install its client programs (Debian: apt install postgresql-client-${String(server)}), then try again.`,
      );
    const args = ['--pgdata=-', '--format=tar', '--wal-method=fetch', '--checkpoint=fast'];
    const running = startProgram(base, args, database.owner.url);
    if (running.child.stdout === null) throw new Error('pg_basebackup has no output.');
    await write(PARTS.cluster, running.child.stdout);
    await running.ended;
    const to = await readFacts(client);
    return { kind: 'base', from, to };
  } finally {
    await client.end();
  }
};

const copyFiles = async (config: Config, folder: DataFolder, write: Write): Promise<number> => {
  const storage = await openFileStorage(config, folder.path);
  let count = 0;
  await write(
    PARTS.files,
    packed(async (packing) => {
      for (const prefix of FILE_PREFIXES)
        for await (const { key } of storage.list(prefix)) {
          // Erased since it was listed.
          const bytes = await storage.get(key);
          if (bytes === null) continue;
          await packing.file(key, bytes.length, once(bytes));
          count += 1;
        }
    }),
  );
  return count;
};

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Writes everything into `draft`, the manifest last; returns the summary to print. */
const writeBackup = async (
  config: Config,
  database: Omit<Database, 'jobs'>,
  draft: string,
  passphrase: string | null,
): Promise<string> => {
  const { folder } = database;
  const beganAt = new Date();
  const files: Manifest['files'] = [];
  const write: Write = async (part, source) => {
    const name = passphrase === null ? part : `${part}${SEALED}`;
    const { bytes, sha256 } = await writeSealed(join(draft, name), passphrase, source);
    files.push({ name, bytes, sha256 });
  };
  // Before the database, so that no signed head vouches for an entry after its end. Files after it, so that each row has its file.
  const keys = textOf(auditKeysIn(folder.path));
  await write(
    PARTS.keys,
    packed(async (packing) => addTree(packing, folder.path, (await readdir(folder.path)).filter(isKept))),
  );
  const copied = await (database.isEmbedded ? copyEmbedded : copyExternal)(database, write);
  if (textOf(auditKeysIn(folder.path)) !== keys)
    throw new BackupRefusal('The audit keys changed while the backup was being written. Try again.');
  const fileCount = await copyFiles(config, folder, write);
  const manifest: Manifest = {
    format: 1,
    kind: copied.kind,
    beganAt: beganAt.toISOString(),
    endedAt: new Date().toISOString(),
    sideline: RELEASE,
    postgres: copied.to.postgres,
    platform: `${platform()}-${arch()}`,
    isEncrypted: passphrase !== null,
    migrations: [...copied.to.migrations],
    counts: countsBetween(copied.from, copied.to),
    auditHeads: copied.from.auditHeads,
    secretKey: namesOfSecretKeys(config)[0] ?? null,
    files,
  };
  await writeFile(manifestIn(draft), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  await syncPath(manifestIn(draft));
  await syncPath(draft);
  const rows = Object.values(manifest.counts).reduce((sum, { to }) => sum + to, 0);
  return [
    `  database: ${{ embedded: 'embedded', dump: 'pg_dump', base: 'pg_basebackup' }[manifest.kind]}, PostgreSQL ${manifest.postgres}, ${String(Object.keys(manifest.counts).length)} tables with ${String(rows)} rows, ${String(manifest.migrations.length)} migrations`,
    `  files: ${String(fileCount)}; size: ${megabytes(files.reduce((sum, { bytes }) => sum + bytes, 0))} MB`,
    manifest.isEncrypted
      ? '  encrypted: only the passphrase opens it, so also keep the passphrase elsewhere'
      : '  NOT encrypted: it contains patients’ records and keys (set BACKUP_PASSPHRASE to encrypt the next one)',
    ...(config.secretKeys.length === 0 ? [] : ['  SECRET_KEY is not in the backup: keep a copy elsewhere']),
    ...(config.audit.keys.length === 0 ? [] : ['  AUDIT_KEYS are not in the backup: keep copies elsewhere']),
  ].join('\n');
};

const backup = async (config: Config, asked: string): Promise<void> => {
  const passphrase = passphraseOf(config);
  const folder = openDataFolder(config.dataDir, CHECKOUT);
  finishSwap(folder);
  const root = resolve(asked);
  if (!relative(folder.path, root).startsWith('..'))
    throw new BackupRefusal(
      `${root} is in the data folder: losing one would lose both. Choose another folder.`,
    );
  if (config.database.url === null && !existsSync(join(clusterIn(folder.path), 'PG_VERSION')))
    throw new BackupRefusal(`There is no database in ${folder.path} yet.`);
  const whole = join(root, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const draft = `${whole}${UNFINISHED}`;
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await mkdir(draft, { mode: 0o700 });
    const database = await openBeside(config);
    let said: string;
    try {
      said = await writeBackup(config, database, draft, passphrase);
    } finally {
      await database.close();
    }
    await rename(draft, whole);
    await syncPath(root);
    const finishedAt = new Date().toISOString();
    writeBackupState(folder, {
      last: { finishedAt, place: whole, isEncrypted: passphrase !== null },
      failedAt: null,
    });
    console.log(
      `Backed up to ${whole}\n${said}\nTry it: npm run restore -- ${whole}, with SIDELINE_DATA_DIR set to an empty folder (docs/backup.md).`,
    );
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    writeBackupState(folder, { ...readBackupState(folder.path), failedAt: new Date().toISOString() });
    throw error;
  }
};

const [asked, ...more] = process.argv.slice(2);
if (asked === undefined || asked.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- /mnt/backups');
  process.exitCode = 2;
} else {
  await backup(readConfig(process.env), asked).catch(sayFailure);
}
