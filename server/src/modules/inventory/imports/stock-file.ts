import { readStockImport, type StockImportKind } from '@sideline/schema/inventory/stock-import';
import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../../platform/jobs/work-queue.js';

type Read = ReturnType<typeof readStockImport>;

// Run from source (tests, development) there is no compiled worker to start.
const isCompiled = import.meta.url.endsWith('.js');
const queue = new WorkQueue({ concurrent: 1, queue: 4, seconds: 5 });

const inThread = (kind: StockImportKind, bytes: Uint8Array): Promise<Read> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./stock-file.worker.js', import.meta.url), {
      workerData: { kind, bytes },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The reading thread ended with ${String(code)}`));
    });
  });

/**
 * The rows of a file, read in a thread of its own, one file at a time: twenty thousand rows take seconds of a busy processor,
 * in which no other request would be answered. TOO_MANY_REQUESTS.
 */
export const readStockFile = (kind: StockImportKind, bytes: Uint8Array): Promise<Read> =>
  queue.take(() => (isCompiled ? inThread(kind, bytes) : Promise.resolve(readStockImport(kind, bytes))));
