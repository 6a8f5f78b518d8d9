/** What `scheduler.yield` needs; Safari has none. */
interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/**
 * Lets the browser answer a press or draw before the work goes on, so that a slow phone is not held up by all of it at once.
 */
export const browsersTurn = (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
