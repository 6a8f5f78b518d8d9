import type { Locator, Page } from '@playwright/test';

/** The links of a list of patients, without those of merged ones: such a link holds more than the patient's name. */
export const patientLinks = (page: Page): Locator =>
  page.locator('main a[href^="/patients/"]').filter({ hasNotText: 'Also recorded as' });
