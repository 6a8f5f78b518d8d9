import { expect, test } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

const WIDTHS = [390, 820, 1280];

test('nothing is wider than the screen', async ({ page }) => {
  await signInAs(page, 'admin');
  const hrefOf = async (list: string, label: string) => {
    await open(page, list);
    return (await page.getByLabel(label).locator('a[href]').first().getAttribute('href')) ?? '';
  };
  for (const path of [
    '/dashboard',
    '/account',
    '/tokens',
    '/settings',
    '/privacy-policy',
    '/inventory/items',
    '/reports/auditlog',
    '/patients',
    await hrefOf('/patients', 'Patients'),
    '/events',
    await hrefOf('/events', 'Events'),
  ]) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
