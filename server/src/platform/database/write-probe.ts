import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { isRefusedWrite } from '../errors.js';
import { execute } from './checked.js';

/** How long the result of one probe is kept. */
const KEPT_MS = 5_000;
/** The size to write in normal operation, and after a refusal: then more than the space that earlier probes left free. */
const SMALL_BYTES = 4_096;
const LARGE_BYTES = 1_048_576;

const WRITE = `
  UPDATE write_probe SET written_at = now(), filler = $1
  WHERE id = (SELECT id FROM write_probe LIMIT 1 FOR UPDATE SKIP LOCKED)`;

interface Probed {
  readonly at: number;
  readonly canWrite: Promise<boolean>;
}

/** What is known of each database: the last probe, and whether a write was refused since the last one that went through. */
const probes = new WeakMap<DataSource, Probed>();
const refused = new WeakSet<DataSource>();

/** If the database refused a write as such (full disk, read-only), the next probe runs at once and needs more space. */
export const noteFailedWrite = (dataSource: DataSource, error: unknown): void => {
  if (!isRefusedWrite(error)) return;
  refused.add(dataSource);
  probes.delete(dataSource);
};

const probe = async (dataSource: DataSource): Promise<boolean> => {
  const bytes = refused.has(dataSource) ? LARGE_BYTES : SMALL_BYTES;
  try {
    const written = await execute(dataSource.manager, WRITE, [randomBytes(bytes)]);
    if (written !== 1) return false;
    refused.delete(dataSource);
    return true;
  } catch (error) {
    if (isRefusedWrite(error)) refused.add(dataSource);
    return false;
  }
};

/** Whether something can be written: found out by writing, at most every few seconds however many callers ask. */
export const canWrite = (dataSource: DataSource): Promise<boolean> => {
  const now = performance.now();
  const last = probes.get(dataSource);
  if (last !== undefined && now - last.at < KEPT_MS) return last.canWrite;
  const answer = probe(dataSource);
  probes.set(dataSource, { at: now, canWrite: answer });
  return answer;
};
