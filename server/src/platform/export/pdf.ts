import { LIMITS } from '@sideline/schema/limits';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Context } from '../context.js';
import type { PdfDocument } from './pdf-document.js';
import { inScratchFolder } from '../files/scratch-folder.js';
import { KeptThread } from '../jobs/threads.js';
import { WorkQueue } from '../jobs/work-queue.js';

export type { PdfDocument } from './pdf-document.js';

// Run from source (tests, development) there is no compiled worker to start, and one reader to wait for it.
const isCompiled = import.meta.url.endsWith('.js');
/** A separate thread, because a long record takes some hundred milliseconds in which no other request would be answered. */
const thread = new KeptThread<{ readonly document: PdfDocument; readonly path: string }>(
  new URL('./pdf.worker.js', import.meta.url),
  LIMITS.threads.pdfMs,
);

const print = async (document: PdfDocument, path: string): Promise<void> => {
  if (isCompiled) return thread.do({ document, path });
  const { printPdf } = await import('./pdf-print.js');
  await printPdf(document, path);
};

const PRINTED = 'printed.pdf';
const queue = new WorkQueue(LIMITS.pdf);

/**
 * The document as a PDF file: A4, fonts embedded, all text extractable. It takes its turn and is not refused: it belongs to
 * a job, or to an answer that has begun.
 */
export const renderPdf = (document: PdfDocument): Promise<Buffer> =>
  queue.wait(() =>
    inScratchFolder(async (folder) => {
      const path = join(folder, PRINTED);
      await print(document, path);
      return readFile(path);
    }),
  );

/**
 * The person whose documents are counted together; null for a job, which waits. A token has its own count, not its maker's.
 */
const askerOf = ({ actor }: Pick<Context, 'actor'>): string | null =>
  actor === null || (actor.sessionId === null && actor.tokenId === null)
    ? null
    : (actor.tokenId ?? actor.userId);

/**
 * The same for a document of many pictures, never in memory as a whole. `compose` puts them into the folder and refers to
 * them by their paths. The file is removed with the folder; what was opened stays readable until it is read or given up.
 * TOO_MANY_REQUESTS, before anything is composed, if too many are waiting or too many are the caller's own.
 */
export const streamPdf = (
  context: Pick<Context, 'actor'>,
  compose: (folder: string) => Promise<PdfDocument>,
): Promise<Readable> => {
  const work = () =>
    inScratchFolder(async (folder) => {
      const path = join(folder, PRINTED);
      await print(await compose(folder), path);
      return (await open(path)).createReadStream();
    });
  const asker = askerOf(context);
  return asker === null ? queue.wait(work) : queue.take(work, asker);
};
