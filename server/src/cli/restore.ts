import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { readConfig, type Config } from '../config.js';
import { openSealed, unpack } from '../platform/backup/archive.js';
import { findBackup, readWhole, type Manifest } from '../platform/backup/backup-manifest.js';
import { fillCluster, openCluster, withCluster } from '../platform/backup/base-cluster.js';
import { BackupRefusal } from '../platform/backup/backup-refusal.js';
import { findProgram, startProgram } from '../platform/backup/client-programs.js';
import { countProblems, readFacts } from '../platform/backup/database-facts.js';
import { execute, fetchOne, fetchRows } from '../platform/database/checked.js';
import { APP_ROLE, JOBS_ROLE } from '../platform/database/connection.js';
import {
  clusterIn,
  makePrivateFolder,
  openDataFolder,
  ownTree,
  type DataFolder,
} from '../platform/database/data-folder.js';
import { createDataSource } from '../platform/database/data-source.js';
import { CHECKOUT, openDatabase, type Database } from '../platform/database/database.js';
import { completeSwap, DRAFT, finishSwap, isSwapPending, swapIn } from '../platform/database/folder-swap.js';
import { loadMigrations } from '../platform/database/migrations.js';
import { takeDataFolder } from '../platform/database/owner-file.js';
import { openFileStorage } from '../platform/files/open-storage.js';
import { checkAudit } from './audit-check.js';
import {
  connect,
  FILE_PREFIXES,
  isOfInstallation,
  namesOfSecretKeys,
  PARTS,
  passphraseOf,
  sayFailure,
  SEALED,
  UPLOADS,
} from './backup-parts.js';
import { openBeside } from './installation-database.js';

/**
 * `npm run restore -- <backup> [--cluster <folder>] [--replace]` restores a backup to where this configuration keeps its
 * data, and proves it: checksums first, then migrations, the audit's chains and counts. `--verify` only checks data that was
 * restored by other means.
 */

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

const partIn = (backup: string, { isEncrypted }: Manifest, part: string): string =>
  join(backup, isEncrypted ? `${part}${SEALED}` : part);

const refuseUnfit = async (manifest: Manifest, config: Config, passphrase: string | null): Promise<void> => {
  if (manifest.isEncrypted && passphrase === null)
    throw new BackupRefusal('This backup is encrypted. Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.');
  const known = new Set((await loadMigrations()).map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupRefusal(
      `This backup is from a newer release of Sideline: ${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} not known here. Update first.`,
    );
  const isEmbedded = config.database.url === null;
  if (manifest.kind === 'embedded' && !isEmbedded)
    throw new BackupRefusal('This backup is from an embedded database: restore it without DATABASE_URL.');
  if (manifest.kind !== 'embedded' && isEmbedded)
    throw new BackupRefusal('This backup is from a separate database: set DATABASE_URL to an empty one.');
  const ownMajor = basename(clusterIn('/')).replace('postgres-', '');
  if (manifest.kind === 'embedded' && manifest.postgres.split('.')[0] !== ownMajor)
    throw new BackupRefusal(
      `This backup is from PostgreSQL ${manifest.postgres}, and this release has ${ownMajor}. Restore it with the release that wrote it (${manifest.sideline}), then update.`,
    );
  const here = `${platform()}-${arch()}`;
  if (manifest.kind === 'embedded' && manifest.platform !== here)
    throw new BackupRefusal(
      `This backup is from another kind of machine (${manifest.platform}, not ${here}), and this machine cannot read it.`,
    );
};

/**
 * Unpacks alongside, and moves in once everything is there and `before` is done, which restores a database that is not in
 * the folder. One that fails or is cut off before then leaves the folder as it was: the backup's keys beside the current
 * database would make its audit trail look forged. One that is cut off while it moves in is finished by the next start or
 * restore.
 */
const restoreFolder = async (
  backup: string,
  manifest: Manifest,
  folder: DataFolder,
  { passphrase, before }: { readonly passphrase: string | null; readonly before: () => Promise<void> },
): Promise<string | null> => {
  const release = takeDataFolder(folder.path, folder.user);
  const draft = join(folder.path, DRAFT);
  try {
    completeSwap(folder.path);
    await rm(draft, { recursive: true, force: true });
    makePrivateFolder(draft, folder.user);
    const take = async (part: string, into: string): Promise<void> => {
      await mkdir(into, { recursive: true, mode: 0o700 });
      await unpack(await openSealed(partIn(backup, manifest, part), passphrase), into);
    };
    await take(PARTS.keys, draft);
    await take(PARTS.files, join(draft, UPLOADS));
    if (manifest.kind === 'embedded') await take(PARTS.cluster, clusterIn(draft));
    if (folder.user !== null) ownTree(draft, folder.user);
    await before();
    // The database last: without it, nothing can start unnoticed from an incomplete restore.
    const outgoing = (await readdir(folder.path)).filter(isOfInstallation);
    return swapIn(folder, { outgoing, vital: basename(clusterIn(draft)) });
  } finally {
    // Anything that has begun to move in is still needed.
    if (!isSwapPending(folder.path)) await rm(draft, { recursive: true, force: true });
    release();
  }
};

async function* filesBelow(root: string, below: string): AsyncGenerator<string> {
  if (!existsSync(join(root, below))) return;
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else yield name;
  }
}

/** Where files are kept in a bucket, they go there from the folder that they were unpacked into. */
const fillBucket = async (config: Config, folder: DataFolder): Promise<void> => {
  if (config.s3 === null) return;
  const storage = await openFileStorage(config, folder.path);
  const uploads = join(folder.path, UPLOADS);
  for (const prefix of FILE_PREFIXES)
    for await (const key of filesBelow(uploads, prefix.slice(0, -1)))
      await storage.put(
        key,
        await readFile(join(uploads, key)),
        CONTENT_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      );
  await rm(uploads, { recursive: true, force: true });
};

const tablesRow = z.object({ tables: z.number(), version: z.string() });

const tablesIn = async (url: string): Promise<{ readonly tables: number; readonly major: number }> => {
  const client = await connect(url);
  try {
    const { tables, version } = await fetchOne(
      client,
      tablesRow,
      `SELECT count(*)::integer AS tables, current_setting('server_version_num') AS version
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`,
    );
    return { tables, major: Math.floor(Number(version) / 10_000) };
  } finally {
    await client.end();
  }
};

/** What pg_dump wrote, in one transaction. Roles that its grants name belong to the server and are made where absent. */
const restoreDump = async (
  backup: string,
  manifest: Manifest,
  url: string,
  restorer: string,
  passphrase: string | null,
): Promise<void> => {
  const client = await connect(url);
  try {
    for (const role of [APP_ROLE, JOBS_ROLE])
      await execute(
        client,
        `DO $$ BEGIN
           IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
         END $$`,
      );
  } finally {
    await client.end();
  }
  const source = await openSealed(partIn(backup, manifest, PARTS.dump), passphrase);
  const running = startProgram(
    restorer,
    [
      '--dbname',
      decodeURIComponent(new URL(url).pathname.slice(1)),
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--clean',
      '--if-exists',
    ],
    url,
  );
  if (running.child.stdin === null) throw new Error('pg_restore has no input.');
  // If it ends early, its output gives the reason, not the broken pipe.
  await pipeline(source, running.child.stdin).catch(() => undefined);
  await running.ended;
};

/** Connections of a server. Even an idle one has those that listen. */
const SERVING = ['sideline', 'sideline-behind', 'sideline-events', 'sideline-jobs'];
const servingRow = z.object({ serving: z.number() });

/**
 * A server that keeps running while its database is replaced writes audit entries with keys and into chains that no longer
 * exist. BackupRefusal. The embedded database’s lock on its folder does the same there.
 */
const refuseServing = async (url: string): Promise<void> => {
  const client = await connect(url);
  try {
    const { serving } = await fetchOne(
      client,
      servingRow,
      `SELECT count(*)::integer AS serving FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = ANY ($1)`,
      [SERVING],
    );
    if (serving > 0)
      throw new BackupRefusal(
        `Sideline is running on this database (${String(serving)} connections). Stop it everywhere, then try again. Nothing was restored.`,
      );
  } finally {
    await client.end();
  }
};

const missingFilesRow = z.object({ key: z.string() });

const missingFiles = async (config: Config, folder: DataFolder, owner: DataSource): Promise<number> => {
  const storage = await openFileStorage(config, folder.path);
  const rows = await fetchRows(owner.manager, missingFilesRow, 'SELECT storage_key AS key FROM attachment');
  let missing = 0;
  for (const { key } of rows) if ((await storage.keptAt(key)) === null) missing += 1;
  return missing;
};

interface Proof {
  readonly problems: readonly string[];
  readonly lines: readonly string[];
}

/** Compares the restored data with what the backup recorded. */
const prove = async (
  manifest: Manifest,
  config: Config,
  database: Pick<Database, 'owner' | 'folder'>,
): Promise<Proof> => {
  const client = await connect(database.owner.url);
  const problems: string[] = [];
  const owner = createDataSource(database.owner, { entities: [], poolSize: 2, name: 'sideline-restore' });
  try {
    const facts = await readFacts(client);
    await execute(client, 'COMMIT');
    const lost = manifest.migrations.filter((name) => !facts.migrations.includes(name));
    if (lost.length > 0) problems.push(`Migrations are missing: ${lost.join(', ')}.`);
    problems.push(...countProblems(manifest, facts).map((problem) => `Table ${problem}.`));
    await owner.initialize();
    const audit = await checkAudit(owner, config, database.folder, {
      anchors: manifest.auditHeads.map((head) => ({ ...head, source: 'the backup' })),
    });
    problems.push(...audit.breaks);
    const missing = await missingFiles(config, database.folder, owner);
    if (missing > 0) problems.push(`${String(missing)} pictures have no file.`);
    const pending = (await loadMigrations()).length - facts.migrations.length;
    const rows = [...facts.counts.values()].reduce((sum, { count }) => sum + count, 0);
    return {
      problems,
      lines: [
        `  ${String(facts.counts.size)} tables with ${String(rows)} rows, as many as were backed up`,
        `  ${String(facts.migrations.length)} migrations${pending > 0 ? `; ${String(pending)} newer ones run at the next start` : ''}`,
        `  the audit trail is intact: ${String(audit.entries)} entries in 16 chains`,
      ],
    };
  } finally {
    if (owner.isInitialized) await owner.destroy();
    await client.end();
  }
};

/** Prints what `prove` found. BackupRefusal, naming what differs. */
const report = (manifest: Manifest, config: Config, proof: Proof, said: readonly string[]): void => {
  const names = namesOfSecretKeys(config);
  // An older key that is still configured decrypts what it encrypted.
  if (manifest.secretKey === null ? names.length > 0 : !names.includes(manifest.secretKey))
    console.error(
      manifest.secretKey === null
        ? 'Note: SECRET_KEY is set here, but was not set when this was backed up.'
        : 'SECRET_KEY differs from the one set when this was backed up. Set that one, or its secrets cannot be decrypted.',
    );
  if (proof.problems.length > 0)
    throw new BackupRefusal(
      `The data here differs from the backup:\n${proof.problems.map((line) => `  ${line}`).join('\n')}`,
    );
  console.log([...said, ...proof.lines].join('\n'));
};

const proveHere = async (manifest: Manifest, config: Config, said: readonly string[]): Promise<void> => {
  const database = await (config.database.url === null ? openBeside(config) : openDatabase(config));
  let proof: Proof;
  try {
    proof = await prove(manifest, config, database);
  } finally {
    await database.close();
  }
  report(manifest, config, proof, said);
};

const refuseHeld = async (manifest: Manifest, config: Config, folder: DataFolder): Promise<void> => {
  const held = (await readdir(folder.path)).filter(isOfInstallation);
  const places = held.length > 0 ? [`${folder.path} holds ${held.slice(0, 3).join(', ')}`] : [];
  // `openCluster` checks what a base backup replaces.
  if (config.database.url !== null && manifest.kind !== 'base') {
    const { tables } = await tablesIn(config.database.directUrl ?? config.database.url);
    if (tables > 0) places.push(`the database holds ${String(tables)} tables`);
  }
  if (config.s3 !== null) {
    const storage = await openFileStorage(config, folder.path);
    for (const prefix of FILE_PREFIXES)
      for await (const { key } of storage.list(prefix)) {
        places.push(`the bucket holds ${key}`);
        break;
      }
  }
  if (places.length > 0)
    throw new BackupRefusal(
      `There is already data here: ${places.join('; ')}. Nothing was restored. Choose another place, or use --replace, which sets the data folder aside and deletes the data in the database.`,
    );
};

interface Target {
  readonly isReplacing: boolean;
  /** The data folder of the PostgreSQL that a base backup goes to. */
  readonly cluster: string | null;
}

const restore = async (config: Config, asked: string, { isReplacing, cluster }: Target): Promise<void> => {
  const backup = await findBackup(resolve(asked));
  const manifest = await readWhole(backup);
  const passphrase = manifest.isEncrypted ? passphraseOf(config) : null;
  await refuseUnfit(manifest, config, passphrase);
  if ((cluster === null) === (manifest.kind === 'base'))
    throw new BackupRefusal(
      cluster === null
        ? `This backup is the data folder of a PostgreSQL ${manifest.postgres}. Say where it goes, with that PostgreSQL stopped: --cluster /var/lib/postgresql/${String(Number.parseInt(manifest.postgres, 10))}/main`
        : '--cluster is for base backups only, and this is not one: leave it out.',
    );
  const target = cluster === null ? null : openCluster(resolve(cluster), manifest.postgres, isReplacing);
  const folder = openDataFolder(config.dataDir, CHECKOUT);
  if (finishSwap(folder))
    console.error(`${folder.path}: an earlier restore was cut off while it moved in. It has been finished.`);
  if (!isReplacing) await refuseHeld(manifest, config, folder);
  const { url, directUrl } = config.database;
  const owner = directUrl ?? url ?? '';
  let restorer: string | null = null;
  if (manifest.kind === 'dump') {
    // An older pg_restore cannot read the output of a newer pg_dump.
    await refuseServing(owner);
    const { major } = await tablesIn(owner);
    restorer = findProgram('pg_restore', Math.max(major, Number.parseInt(manifest.postgres, 10)));
    if (restorer === null)
      throw new BackupRefusal(
        `This machine has no pg_restore for PostgreSQL ${String(major)} or newer. Install its client programs (Debian: apt install postgresql-client-${String(major)}).`,
      );
  }
  const setAside: string[] = [];
  const before = async (): Promise<void> => {
    if (restorer !== null) await restoreDump(backup, manifest, owner, restorer, passphrase);
    if (target === null) return;
    const source = await openSealed(partIn(backup, manifest, PARTS.cluster), passphrase);
    const former = await fillCluster(target, source);
    if (former !== null) setAside.push(`  the database’s previous folder, set aside: ${former}`);
  };
  const aside = await restoreFolder(backup, manifest, folder, { passphrase, before });
  await fillBucket(config, folder);
  const said = [
    `Restored ${backup} (from ${manifest.beganAt.slice(0, 16).replace('T', ' ')} UTC) to ${folder.path}`,
    ...(aside === null ? [] : [`  previous data, set aside: ${aside}`]),
  ];
  if (target === null) {
    await proveHere(manifest, config, said);
    return;
  }
  const { username, pathname } = new URL(owner);
  const proof = await withCluster(
    target,
    { login: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) },
    (address) => prove(manifest, config, { owner: { url: address, role: null }, folder }),
  );
  report(manifest, config, proof, [
    ...said,
    `  the database is in ${target.path}, and stopped: start PostgreSQL ${manifest.postgres} on it`,
    ...setAside,
  ]);
};

const { values, positionals } = parseArgs({
  options: {
    replace: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    cluster: { type: 'string' },
  },
  allowPositionals: true,
});
const [asked, ...more] = positionals;
if (asked === undefined || more.length > 0) {
  console.error(
    'Usage: npm run restore -- /mnt/backups/2026-11-24T02-00-00Z [--cluster <folder>] [--replace | --verify]',
  );
  process.exitCode = 2;
} else {
  const work = async (): Promise<void> => {
    const config = readConfig(process.env);
    if (!values.verify)
      return restore(config, asked, { isReplacing: values.replace, cluster: values.cluster ?? null });
    const backup = await findBackup(resolve(asked));
    await proveHere(await readWhole(backup), config, [`The data here matches ${backup}:`]);
  };
  await work().catch(sayFailure);
}
