/** The longest wait, if the browser is never idle. */
const AT_LAST_MS = 5_000;
/** The wait in Safari, which cannot say when it is idle. */
const WITHOUT_IDLE_MS = 1_000;

/**
 * Does work that no screen waits for when the browser is idle, so that it takes neither the line nor the processor from what
 * is on the screen. Returns a function that cancels it. What it fetches is not part of a screen's first load:
 * client/e2e/first-loads.spec.ts counts it separately.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
};

/** Resolves when the browser is idle. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
