import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-print.js';

export type { PdfDocument } from './pdf-print.js';

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}
type Answer =
  | { readonly job: number; readonly bytes: Uint8Array; readonly error?: undefined }
  | { readonly job: number; readonly bytes?: undefined; readonly error: string };

/**
 * Prints documents in a thread of its own, since a long record takes some hundred milliseconds in which no other request
 * would be answered. The thread begins with the first document, does not keep the process alive, and is replaced when
 * it dies; what it was printing then fails.
 */
class PdfThread {
  #worker: Worker | null = null;
  #jobs = 0;
  readonly #waiting = new Map<number, Waiting>();

  print(document: PdfDocument): Promise<Buffer> {
    const worker = (this.#worker ??= this.#begin());
    const job = ++this.#jobs;
    return new Promise((resolve, reject) => {
      this.#waiting.set(job, { resolve, reject });
      worker.ref();
      worker.postMessage({ job, document });
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./pdf.worker.js', import.meta.url));
    const fail = (error: Error): void => {
      if (this.#worker === worker) this.#worker = null;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.job);
      this.#waiting.delete(answer.job);
      if (this.#waiting.size === 0) worker.unref();
      if (answer.error === undefined) waiting?.resolve(Buffer.from(answer.bytes.buffer));
      else waiting?.reject(new Error(answer.error));
    });
    worker.on('error', fail);
    worker.on('exit', (code) => {
      fail(new Error(`The printing thread ended with ${String(code)}`));
    });
    return worker;
  }
}

// Run from source (tests, development) there is no compiled worker to start, and one reader to wait for it.
const isCompiled = import.meta.url.endsWith('.js');
const thread = new PdfThread();

/** The document as a PDF file: A4, fonts embedded, all text extractable. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  if (isCompiled) return thread.print(document);
  const { printPdf } = await import('./pdf-print.js');
  return printPdf(document);
};
