import type { Page } from '@playwright/test';

/**
 * Ends when every request of every page is answered, or has failed: a clock that is turned on before that has the page give up in an
 * instant what it would wait for, a script for two minutes.
 */
export const answered = async (page: Page): Promise<void> => {
  for (const one of page.context().pages())
    for (const request of await one.requests()) await request.response();
};

/**
 * Puts the device down, on the page's own clock. What it asks in one minute is answered before the next, as in life: half an hour's
 * questions at once would keep the last of them waiting until it is given up.
 */
export const lieUntouched = async (page: Page, minutes: number): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    await answered(page);
    await page.clock.runFor('01:00');
    // The page has its turn as well, with the answers that have come.
    await page.evaluate(() => fetch('/healthz').catch(() => null));
  }
};
