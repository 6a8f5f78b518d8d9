import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../logger.js';
import { guardProcess } from './process-guard.js';
import { supervise, type Worker } from './supervise.js';

const logged = (): { lines: string[]; logger: ReturnType<typeof createLogger> } => {
  const lines: string[] = [];
  return { lines, logger: createLogger('info', { write: (line: string) => void lines.push(line) }) };
};

/** A worker that ends when it is told to. */
const made = () => {
  let end = (_reason: Error): void => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  const stop = vi.fn(() => Promise.resolve());
  const worker: Worker = { ended, stop };
  return { worker, stop, end };
};

it('restarts what ended by itself, however often, and frees what it held', async () => {
  const { lines, logger } = logged();
  const workers: ReturnType<typeof made>[] = [];
  let onStart = (): void => undefined;
  const started = (count: number) =>
    new Promise<void>((resolve) => {
      onStart = () => {
        if (workers.length >= count) resolve();
      };
      onStart();
    });
  const kept = supervise({
    name: 'The database',
    logger,
    firstPauseMs: 1,
    longestPauseMs: 2,
    start: () => {
      const next = made();
      workers.push(next);
      onStart();
      return Promise.resolve(next.worker);
    },
  });
  await kept.ready;
  for (let deaths = 1; deaths <= 8; deaths += 1) {
    workers.at(-1)?.end(new Error('Killed'));
    await started(deaths + 1);
  }
  await kept.stop();
  expect(workers).toHaveLength(9);
  for (const { stop } of workers) expect(stop).toHaveBeenCalledOnce();
  expect(lines.join('')).toContain('The database ended unexpectedly');
  expect(lines.join('')).toContain('The database was started again');
});

it('keeps trying while it cannot be started, and stops during a pause', async () => {
  const { logger } = logged();
  let attempts = 0;
  let enough = (): void => undefined;
  const onEnough = new Promise<void>((resolve) => (enough = resolve));
  const never = supervise({
    name: 'The queue',
    logger,
    firstPauseMs: 1,
    longestPauseMs: 1,
    start: () => {
      attempts += 1;
      if (attempts === 10) enough();
      return Promise.reject(new Error('Refused'));
    },
  });
  await onEnough;
  await never.stop();
  await never.ready;
  const after = attempts;
  const paused = supervise({
    name: 'The queue',
    logger,
    firstPauseMs: 3_600_000,
    longestPauseMs: 3_600_000,
    start: () => {
      attempts += 1;
      return Promise.reject(new Error('Refused'));
    },
  });
  await vi.waitUntil(() => attempts === after + 2);
  await paused.stop();
  expect(attempts).toBe(after + 2);
});

it.each([
  ['a lost connection', Object.assign(new Error('read'), { code: 'ECONNRESET' }), false],
  ['a session that was ended', Object.assign(new Error('terminating'), { code: '57P01' }), false],
  [
    'several of them',
    new AggregateError([new Error('Connection terminated unexpectedly'), new Error('timeout expired')]),
    false,
  ],
  [
    'the queue’s own',
    Object.assign(new Error('Timed out'), {
      stack: 'Error: Timed out\n    at /x/node_modules/graphile-worker/dist/main.js:540:60',
    }),
    false,
  ],
  ['anything else', new TypeError('undefined is no function'), true],
  ['no error at all', 'why', true],
])('after %s that nobody waited for continues to serve, or ends: %s', (_what, error, ends) => {
  const { lines, logger } = logged();
  const source = new EventEmitter();
  const end = vi.fn();
  guardProcess(logger, end, source);
  source.emit('unhandledRejection', error);
  expect(end).toHaveBeenCalledTimes(ends ? 1 : 0);
  source.emit('uncaughtException', error);
  expect(end).toHaveBeenCalledTimes(ends ? 2 : 0);
  expect(lines).toHaveLength(2);
});
