import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx, type SheetCells } from './xlsx-write.js';

/** Answers with the bytes of the one workbook that it was started with. */
parentPort?.postMessage(await writeXlsx(workerData as readonly SheetCells[]));
