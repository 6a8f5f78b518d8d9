import { statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { FileStorage } from '../../platform/files/file-storage.js';
import type { Logger } from '../../platform/logger.js';
import { readNewestHeads } from './audit-chain-store.js';
import { exportHeads, removeOldHours } from './audit-export.js';

/** The name of the job that exports each hour's heads. */
export const EXPORT_HEADS_TASK = 'export-audit-heads';

const POST_MS = 10_000;

/** Files that root makes in the data folder belong to the folder's owner. */
export const ownerOf = (folder: string): { readonly uid: number; readonly gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
};

/** A place as the log may name it: the rest of an address can hold a secret. */
const nameOf = (place: string): string => (URL.canParse(place) ? new URL(place).host : place);

const putInFolder = async (folder: string, name: string, text: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
};

const post = async (address: string, text: string): Promise<void> => {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(POST_MS),
  });
  if (!ok) throw new Error(`${new URL(address).host} answered ${String(status)}`);
};

/**
 * Signs the ends of the chains each hour and sends them to places where this machine's owner cannot withdraw them: a trail
 * whose newest entries and heads were cut off then fails the check. A place that cannot be reached fails the job, which the
 * queue tries again; the other places have theirs.
 */
export class AuditHeadsService {
  readonly #deps: {
    readonly dataSource: DataSource;
    readonly clock: Clock;
    readonly files: FileStorage;
    readonly dataFolder: string;
    readonly places: readonly string[];
    readonly logger: Pick<Logger, 'error'>;
  };

  constructor(deps: {
    readonly dataSource: DataSource;
    readonly clock: Clock;
    readonly files: FileStorage;
    readonly dataFolder: string;
    readonly places: readonly string[];
    readonly logger: Pick<Logger, 'error'>;
  }) {
    this.#deps = deps;
  }

  async export(): Promise<void> {
    const { dataSource, clock, dataFolder, places, logger } = this.#deps;
    const now = clock();
    const hour = now.toISOString().slice(0, 13);
    const heads = await readNewestHeads(dataSource);
    const { signed } = exportHeads(dataFolder, ownerOf(dataFolder), hour.slice(0, 10), now, heads, hour);
    const text = `${JSON.stringify(signed, null, 2)}\n`;
    const sent = await Promise.allSettled(places.map((place) => this.#send(place, hour, text)));
    removeOldHours(dataFolder, now);
    const failed = sent.flatMap((one, index) =>
      one.status === 'rejected'
        ? [{ place: nameOf(places[index] ?? ''), reason: one.reason as unknown }]
        : [],
    );
    // The queue logs no task's error, because it may repeat a row.
    for (const { place, reason } of failed)
      logger.error({ place, err: reason }, 'The heads of the audit trail did not reach a place');
    if (failed.length > 0)
      throw new AggregateError(
        failed.map(({ reason }) => reason),
        `The heads of the audit trail did not reach every place: not ${failed.map(({ place }) => place).join(', ')}`,
      );
  }

  #send(place: string, hour: string, text: string): Promise<void> {
    if (place === 's3')
      return this.#deps.files.put(
        `audit/heads/${hour.toLowerCase()}.json`,
        Buffer.from(text),
        'application/json',
      );
    return place.startsWith('/') ? putInFolder(place, `${hour}.json`, text) : post(place, text);
  }
}
