import type { Page } from '@playwright/test';

/**
 * Puts the device down, on the page's own clock, once the scripts of its dialogs have come: turned on before, the clock would have
 * the page give them up in an instant. What it asks in one minute is answered before the next, as in life: half an hour's questions at
 * once would keep the last of them waiting until it is given up.
 */
export const lieUntouched = async (page: Page, minutes: number): Promise<void> => {
  await page.waitForLoadState('networkidle');
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.clock.runFor('01:00');
    await page.evaluate(() => fetch('/healthz').catch(() => null));
  }
};
