import { expect, test, type Page } from '@playwright/test';
import { SIZES } from './axe';
import { VISITORS } from './first-loads';
import { countStops } from './focus-ring';
import { agreeTo, openedKiosk } from './kiosk-device';
import { pagesOf } from './pages-of';
import { arrive, open, signInAs } from './sign-in-as';
import { sweptOf } from './share';

const START = '/privacy-policy';

/** A desk at 200 % and at 400 %: half and a quarter of its pixels each way. */
const ZOOMS = {
  '200 %': { width: 640, height: 450 },
  '400 %': { width: 320, height: 225 },
} as const;

/** At no zoom does it scroll sideways; ends at a desk's width. */
const expectEnlarged = async (page: Page, where: string): Promise<void> => {
  for (const [zoom, viewport] of Object.entries(ZOOMS)) {
    await page.setViewportSize(viewport);
    // What is drawn again for another width is drawn a moment after it.
    await expect
      .soft(async () => {
        const wide = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
        expect(wide, `${where} at ${zoom} goes sideways`).toBeLessThanOrEqual(0);
      })
      .toPass({ timeout: 10_000 });
  }
  await page.setViewportSize(SIZES.desktop);
};

const expectStops = async (
  page: Page,
  where: string,
  scheme: 'light' | 'dark',
  from: 'top' | 'main',
): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
  const { stops, problems } = await countStops(page, from);
  expect.soft(problems, `${where}, ${scheme}`).toEqual([]);
  expect.soft(stops, where).toBeGreaterThan(0);
  process.stdout.write(`${where}: ${String(stops)} stops\n`);
};

for (const visitor of VISITORS)
  test(`enlarged, and by keyboard alone: ${visitor}’s screens`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const paths = sweptOf(await pagesOf(page, visitor, baseURL ?? ''));
    await open(page, START);
    // The frame's own stops are walked once, from its first; then each page's, from the start of its content.
    let from: 'top' | 'main' = 'top';
    for (const [index, path] of paths.entries()) {
      await arrive(page, path);
      await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
      await expectEnlarged(page, path);
      // In turn in the light and in the dark: a control looks the same on every page.
      await expectStops(page, path, index % 2 === 0 ? 'light' : 'dark', from);
      from = 'main';
    }
  });

test('enlarged, and by keyboard alone: an open kiosk', async ({ page, browser, baseURL }) => {
  await signInAs(page, 'staff');
  const { number, code } = await openedKiosk(page, 'Nettle rash');
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await device.goto(`/prf/${number}/kiosk#${code}`);
  const notice = device.getByRole('dialog', { name: 'Privacy Notice' });
  await expect(notice).toBeVisible();
  await expectEnlarged(device, 'the notice at the kiosk');
  await agreeTo(notice);
  await expect(device.getByLabel('Full Name')).toBeVisible();
  await expectEnlarged(device, 'the kiosk');
  for (const scheme of ['light', 'dark'] as const) await expectStops(device, 'the kiosk', scheme, 'top');
  // Each text is typed and the form sent without a pointer.
  await device.getByLabel('Full Name').focus();
  await device.keyboard.type('Bryony Quill');
  await device.getByLabel('Date of Birth: day').focus();
  await device.keyboard.type('7/8/1983');
  await device.getByRole('button', { name: 'Submit and Exit' }).focus();
  await device.keyboard.press('Enter');
  await expect(device.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await device.context().close();
});
