import { readStockImport, type StockImportKind } from '@sideline/schema/inventory/stock-import';
import { parentPort, workerData } from 'node:worker_threads';

const { kind, bytes } = workerData as { readonly kind: StockImportKind; readonly bytes: Uint8Array };

/** Answers with the rows of the one file that it was started with. */
parentPort?.postMessage(readStockImport(kind, bytes));
