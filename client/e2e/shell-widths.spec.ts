import { expect, test, type Page } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

const WIDTHS = [390, 820, 1024, 1280];

/** Heads of columns that have no room for a word. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.flatMap(({ textContent, clientWidth }) =>
        textContent !== 'Actions' && clientWidth < 64 ? [`${textContent}: ${String(clientWidth)} px`] : [],
      ),
    );

test('nothing is wider than the screen, and no column too narrow for its words', async ({ page }) => {
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
    '/see-and-treat/logs',
    '/clients',
    '/users',
  ]) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await squeezed(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
