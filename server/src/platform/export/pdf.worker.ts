import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.js';
import { printPdf } from './pdf-print.js';

/** Prints one document after the other to its file and answers each with its number. */
parentPort?.on('message', ({ job, document, path }: { job: number; document: PdfDocument; path: string }) => {
  printPdf(document, path).then(
    () => {
      parentPort?.postMessage({ job, error: null });
    },
    (error: unknown) => {
      parentPort?.postMessage({ job, error: error instanceof Error ? error.message : String(error) });
    },
  );
});
