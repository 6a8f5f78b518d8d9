import { parentPort } from 'node:worker_threads';
import { printPdf, type PdfDocument } from './pdf-print.js';

/** Prints one document after the other and answers each with its number. */
parentPort?.on('message', ({ job, document }: { job: number; document: PdfDocument }) => {
  printPdf(document).then(
    (bytes) => {
      const own = new Uint8Array(bytes);
      parentPort?.postMessage({ job, bytes: own }, [own.buffer]);
    },
    (error: unknown) => {
      parentPort?.postMessage({ job, error: error instanceof Error ? error.message : String(error) });
    },
  );
});
