import { isLineFree, lineFree } from './line';

/** The longest wait, if the connection and the browser are never idle. */
const AT_LAST_MS = 5_000;
/** The wait in Safari, which cannot say when it is idle. */
const WITHOUT_IDLE_MS = 1_000;

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const browserIdle = (timeout: number): Promise<unknown> =>
  typeof requestIdleCallback === 'function'
    ? new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    : passed(Math.min(WITHOUT_IDLE_MS, timeout));

/**
 * Runs work that no screen waits for, when no answer is awaited and the browser is idle, so that it does not slow down
 * the screen. Returns a function that cancels it. What it fetches is not part of a screen's first load:
 * client/e2e/first-loads.spec.ts counts it separately.
 */
export const whenIdle = (work: () => void): (() => void) => {
  let isOver = false;
  const latest = performance.now() + AT_LAST_MS;
  const left = () => Math.max(0, latest - performance.now());
  const wait = async () => {
    do {
      if (!isLineFree()) await Promise.race([lineFree(), passed(left())]);
      await browserIdle(left());
    } while (!isLineFree() && left() > 0);
    if (!isOver) work();
  };
  void wait();
  return () => {
    isOver = true;
  };
};

/** Resolves when the browser is idle. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
