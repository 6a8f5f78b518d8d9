import { expect, test } from '@playwright/test';
import { SIZES } from './axe';
import { VISITORS } from './first-loads';
import { countStops } from './focus-ring';
import { pagesOf } from './pages-of';
import { arrive, open } from './sign-in-as';

const START = '/privacy-policy';

/** A desk at 200 % and at 400 %: half and a quarter of its pixels each way. */
const ZOOMS = {
  '200 %': { width: 640, height: 450 },
  '400 %': { width: 320, height: 225 },
} as const;

for (const visitor of VISITORS)
  test(`enlarged, and by keyboard alone: ${visitor}’s screens`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const paths = await pagesOf(page, visitor, baseURL ?? '');
    await open(page, START);
    // The frame's own stops are walked once, from its first; then each page's, from the start of its content.
    let from: 'top' | 'main' = 'top';
    for (const [index, path] of paths.entries()) {
      await arrive(page, path);
      await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
      for (const [zoom, viewport] of Object.entries(ZOOMS)) {
        await page.setViewportSize(viewport);
        // What is drawn again for another width is drawn a moment after it.
        await expect
          .soft(async () => {
            const wide = await page.evaluate(
              () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
            );
            expect(wide, `${path} at ${zoom} goes sideways`).toBeLessThanOrEqual(0);
          })
          .toPass({ timeout: 10_000 });
      }
      await page.setViewportSize(SIZES.desktop);
      // In turn in the light and in the dark: a control looks the same on every page.
      const scheme = index % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      const { stops, problems } = await countStops(page, from);
      expect.soft(problems, `${path}, ${scheme}`).toEqual([]);
      expect.soft(stops, path).toBeGreaterThan(0);
      process.stdout.write(`${path}: ${String(stops)} stops\n`);
      from = 'main';
    }
  });
