import { expect, test, type Page } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

const WIDTHS = [390, 820, 1024, 1280];

/** How far the page reaches past its window, in px. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Heads of columns that have no room for a word; those of boxes and of menus need none. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.flatMap(({ textContent, clientWidth }) =>
        !['', 'Actions'].includes(textContent) && clientWidth < 64
          ? [`${textContent}: ${String(clientWidth)} px`]
          : [],
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
    await hrefOf('/patients?q=Seren+Prosser', 'Patients'),
    '/events',
    await hrefOf('/events', 'Events'),
    '/see-and-treat/logs',
    '/open-prfs',
    '/clients',
    '/users',
  ]) {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const where = { message: `${path} at ${String(width)} px`, timeout: 10_000 };
      // The page is drawn anew for its width a moment after the window has it.
      await expect.soft.poll(() => excess(page), where).toBeLessThanOrEqual(0);
      await expect.soft.poll(() => squeezed(page), where).toEqual([]);
    }
  }
});
