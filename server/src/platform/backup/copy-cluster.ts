import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { execute, fetchOne } from '../database/checked.js';
import type { Packing } from './archive.js';

/**
 * A base backup of a running server's own folder, by the low-level API (PostgreSQL 18, 25.3.4 "Making a base backup using
 * the low level API"): files are read while they are written, and the log from the start to the end of the copy makes them
 * one state again. A replication slot of this session keeps that log until the copy is complete, and goes with the session.
 */

/** Folders copied empty: their contents mean nothing to another server (25.3.4.1). */
const EMPTY = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const CONTROL = 'global/pg_control';
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init(\..*)?)$/;
const SEGMENT = /^[0-9A-F]{24}$/;

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A table, or a file of it, may be dropped between listing and reading: the log corrects that. */
const addFile = async (packing: Packing, cluster: string, name: string): Promise<void> => {
  const path = join(cluster, name);
  let size: number;
  try {
    size = (await stat(path)).size;
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  const pieces = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const piece of createReadStream(path, { highWaterMark: 262_144 })) yield piece as Buffer;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  };
  await packing.file(name, size, pieces());
};

const addFolder = async (packing: Packing, cluster: string, below: string): Promise<void> => {
  for (const entry of await readdir(join(cluster, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (LEFT_OUT.test(entry.name) || name === CONTROL) continue;
    if (entry.isDirectory()) {
      await packing.folder(name);
      if (!EMPTY.has(name)) await addFolder(packing, cluster, name);
    } else if (entry.isFile()) await addFile(packing, cluster, name);
  }
};

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield bytes;
}

const addBytes = (packing: Packing, name: string, bytes: Buffer): Promise<void> =>
  packing.file(name, bytes.length, once(bytes));

/** Read until it is the same twice: the server may be writing it. */
const controlOf = async (cluster: string): Promise<Buffer> => {
  const path = join(cluster, CONTROL);
  for (let last = await readFile(path); ;) {
    const next = await readFile(path);
    if (next.equals(last)) return next;
    last = next;
  }
};

const beganRow = z.object({ segment: z.string() });
const endedRow = z.object({ segment: z.string(), labelfile: z.string(), spcmapfile: z.string() });

/** Packs the folder of the server that `client` is connected to, as a superuser and in no transaction. */
export const packCluster = async (packing: Packing, client: pg.Client, cluster: string): Promise<void> => {
  await execute(client, 'SELECT pg_create_physical_replication_slot($1, true, true)', [
    `sideline_backup_${String(process.pid)}`,
  ]);
  const from = await fetchOne(
    client,
    beganRow,
    `SELECT pg_walfile_name(pg_backup_start('sideline', true)) AS segment`,
  );
  await addFolder(packing, cluster, '');
  await addBytes(packing, CONTROL, await controlOf(cluster));
  const to = await fetchOne(
    client,
    endedRow,
    'SELECT pg_walfile_name(lsn) AS segment, labelfile, spcmapfile FROM pg_backup_stop(false)',
  );
  if (to.spcmapfile.trim() !== '') throw new Error('The database has tablespaces, which are not backed up.');
  await addBytes(packing, 'backup_label', Buffer.from(to.labelfile));
  const log = (await readdir(join(cluster, 'pg_wal'))).sort();
  const needed = log.filter((name) => SEGMENT.test(name) && name >= from.segment && name <= to.segment);
  if (needed[0] !== from.segment || needed.at(-1) !== to.segment)
    throw new Error('A part of the database’s log was removed while the backup was written. Try again.');
  for (const name of [...log.filter((name) => name.endsWith('.history')), ...needed])
    await addFile(packing, cluster, `pg_wal/${name}`);
};
