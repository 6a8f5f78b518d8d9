import { describe, expect, it } from 'vitest';
import { inThread, KeptThread } from './threads.js';

/** Long enough for a thread to start on a busy machine, and what a test waits for where it is used up. */
const MS = 5_000;

const thread = (script: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${script}`)}`,
  );
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? (error as Error).message,
  );

describe('a thread for one piece of work', () => {
  it('returns its result', async () => {
    expect(await inThread(thread('parentPort.postMessage(workerData + 1)'), 1, MS)).toBe(2);
  });

  it('is ended if its work does not end', async () => {
    expect(await codeOf(inThread(thread('for (;;);'), null, MS))).toBe('OVERLOADED');
  });

  it('fails if it ends without a result, or throws', async () => {
    expect(await codeOf(inThread(thread(''), null, MS))).toMatch(/ended with 0$/);
    expect(await codeOf(inThread(thread(`throw new Error('no')`), null, MS))).toBe('no');
  });
});

describe('a thread that is kept', () => {
  const KEPT = thread(`
    parentPort.on('message', ({ job, how }) => {
      if (how === 'endless') for (;;);
      if (how === 'dies') process.exit(3);
      parentPort.postMessage({ job, error: how === 'fails' ? 'no' : null });
    });`);

  it('does one job after another', async () => {
    const kept = new KeptThread<{ how: string }>(KEPT, MS);
    expect(await Promise.all(['works', 'fails', 'works'].map((how) => codeOf(kept.do({ how }))))).toEqual([
      'done',
      'no',
      'done',
    ]);
  });

  // One endless paper stopped all printing until the server was started again.
  it('is replaced if a job does not end, and does the next', async () => {
    const kept = new KeptThread<{ how: string }>(KEPT, MS);
    const [endless, behind] = await Promise.all([
      codeOf(kept.do({ how: 'endless' })),
      codeOf(kept.do({ how: 'works' })),
    ]);
    expect([endless, behind]).toEqual(['OVERLOADED', 'OVERLOADED']);
    expect(await codeOf(kept.do({ how: 'works' }))).toBe('done');
  });

  it('is replaced if it dies, without losing the result of the next job', async () => {
    const kept = new KeptThread<{ how: string }>(KEPT, MS);
    const died = kept.do({ how: 'dies' });
    const next = died.catch(() => codeOf(kept.do({ how: 'works' })));
    expect(await codeOf(died)).toMatch(/ended with 3$/);
    expect(await next).toBe('done');
  });
});
