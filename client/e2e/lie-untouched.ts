import type { Page } from '@playwright/test';

/**
 * Leaves the device untouched for some minutes of the page's own clock. It waits first until the network is quiet, because the clock also
 * runs the time limit for scripts: those that are still loading would count as lost. Each minute waits for the answers to the requests
 * of the minute before.
 */
export const lieUntouched = async (page: Page, minutes: number): Promise<void> => {
  await page.waitForLoadState('networkidle');
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.clock.runFor('01:00');
    await page.evaluate(() => fetch('/healthz').catch(() => null));
  }
};
