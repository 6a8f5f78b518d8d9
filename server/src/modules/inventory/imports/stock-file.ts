import { readStockImport, type StockImportKind } from '@sideline/schema/inventory/stock-import';
import { LIMITS } from '@sideline/schema/limits';
import { inThread } from '../../../platform/jobs/threads.js';
import { WorkQueue } from '../../../platform/jobs/work-queue.js';

type Read = ReturnType<typeof readStockImport>;

// Run from source (tests, development) there is no compiled worker to start.
const isCompiled = import.meta.url.endsWith('.js');
const queue = new WorkQueue({ concurrent: 1, queue: 4, seconds: 5 });

const read = (kind: StockImportKind, bytes: Uint8Array): Promise<Read> =>
  isCompiled
    ? inThread(
        new URL('./stock-file.worker.js', import.meta.url),
        { kind, bytes },
        LIMITS.threads.stockFileMs,
      )
    : Promise.resolve(readStockImport(kind, bytes));

/**
 * The rows of a file, read in a thread of its own, one file at a time: twenty thousand rows take seconds of a busy processor,
 * in which no other request would be answered. TOO_MANY_REQUESTS.
 */
export const readStockFile = (kind: StockImportKind, bytes: Uint8Array): Promise<Read> =>
  queue.take(() => read(kind, bytes));
