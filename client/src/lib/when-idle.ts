/** So late at most, where the browser always has something to do. */
const AT_LAST_MS = 5_000;
/** What Safari, which has no idle time, waits after the screen was drawn. */
const WITHOUT_IDLE_MS = 1_000;

/**
 * Does what no screen waits for once the page has loaded and the browser is idle, so that it takes neither the line nor the
 * processor from what is being looked at. Returns how to leave it undone. What comes by it is not of a screen's first load:
 * client/e2e/first-loads.spec.ts counts it apart.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
};

/** Settles then. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
