/** So late at most, where the browser always has something to do. */
const AT_LAST_MS = 5_000;
/** What Safari, which has no idle time, waits after the screen was drawn. */
const WITHOUT_IDLE_MS = 1_000;

/**
 * Does what no screen waits for once the page has loaded and the browser is idle, so that it takes neither the line nor the
 * processor from what somebody looks at. Returns how to leave it undone. What comes by it is not of a screen's first load:
 * client/e2e/first-loads.spec.ts holds it back and asks that the screen works without it.
 */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
};
