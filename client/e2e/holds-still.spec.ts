import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { expect, test, type Page } from '@playwright/test';
import { VISITORS } from './first-loads';
import { countShifts, moved, MOST_SHIFT, SCREENS, settle, sideways } from './layout-shift';
import { pagesOf } from './pages-of';
import { OVERDOSE } from './cases/overdose.mapping';
import { linkPatient, makeRecord, registered } from './prf/made-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';
import { sweptOf } from './share';

const PAGES = [
  '/dashboard',
  '/prfs',
  '/shifts',
  '/patients',
  '/events',
  '/inventory/dashboard',
  '/inventory/items',
  '/account',
] as const;

const FINGER = 44;
const ALLERGIES = 'Penicillin (rash), latex';

/** The share of the window that is under bars which stay: rows of it at whose middle something fixed or sticky is on top. */
const underBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    let rows = 0;
    for (let y = 0; y < innerHeight; y += 1)
      if (stays(document.elementFromPoint(innerWidth / 2, y))) rows += 1;
    return rows / innerHeight;
  });

const scrollDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    scrollTo(0, 400);
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Opens a page at a size and says what is wrong with how it holds still there. */
const expectStill = async (page: Page, path: string, screen: (typeof SCREENS)[number]): Promise<void> => {
  await page.setViewportSize(screen);
  await open(page, path);
  await settle(page);
  const shift = await moved(page);
  const wide = await sideways(page);
  const atTop = await underBars(page);
  await scrollDown(page);
  const scrolled = await underBars(page);
  const where = `${path} at ${String(screen.width)} × ${String(screen.height)}`;
  process.stdout.write(
    `${where}: shift ${shift.value.toFixed(3)}, bars ${percent(atTop)}, scrolled ${percent(scrolled)}, ${String(wide)} px sideways\n`,
  );
  expect.soft(shift.value, `${where} moves: ${shift.what.join('; ')}`).toBeLessThan(MOST_SHIFT);
  expect.soft(Math.max(atTop, scrolled), `bars of ${where}`).toBeLessThanOrEqual(screen.bars);
  expect.soft(wide, `${where} goes sideways`).toBeLessThanOrEqual(0);
};
for (const screen of SCREENS)
  test(`pages hold still, with small bars, on a screen of ${String(screen.width)} px (${screen.name})`, async ({
    page,
  }) => {
    await countShifts(page);
    await expectStill(page, '/login', screen);
    await signInAs(page, 'admin');
    for (const path of sweptOf(PAGES)) await expectStill(page, path, screen);
  });

/** Opens a page of this size and says what in it moves while it loads. */
const expectUnmoved = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await settle(page);
  const { value, what } = await moved(page);
  expect.soft(value, `${path} moves: ${what.join('; ')}`).toBeLessThan(MOST_SHIFT);
};

for (const visitor of VISITORS)
  test(`every page of ${visitor} holds still while it loads, on a phone`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const [phone] = SCREENS;
    await page.setViewportSize(phone);
    await countShifts(page);
    for (const path of sweptOf(await pagesOf(page, visitor, baseURL ?? ''))) await expectUnmoved(page, path);
  });

test('every section of a record holds still while it loads, on a phone and on a tablet', async ({ page }) => {
  await countShifts(page);
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  for (const screen of SCREENS.filter(({ name }) => name === 'phone' || name === 'tablet')) {
    await page.setViewportSize(screen);
    for (const section of PRF_SECTION_KEYS)
      await expectUnmoved(page, `/prf/${customPrfId}?section=${section}`);
  }
});

test('a record holds still, its bars stay small, and who it is about and their allergies stay in sight', async ({
  page,
}) => {
  await countShifts(page);
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, OVERDOSE);
  const name = newName();
  await linkPatient(page, id, await registered(page, { name, dob: '1988-02-03', allergies: ALLERGIES }));
  const path = `/prf/${customPrfId}`;
  const arrest = page.getByRole('button', { name: 'Arrest' });
  const strip = page.locator('.prf-banner-strip');
  const who = page.locator('.prf-banner-who');
  for (const screen of SCREENS) {
    await expectStill(page, path, screen);
    const where = `at ${String(screen.width)} px`;
    await expect(who).toBeVisible();
    const said = await who.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    );
    expect(said.join(' '), where).toContain(name);
    expect(said.join(' '), where).toContain('Penicillin');
    const covered = await who.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const;
      return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
    });
    expect(covered, `covered ${where}`).toBe(0);

    // Each section has the strip at the same height, and arrest at the same place.
    const places: (object | null)[] = [];
    for (const section of ['incidentDetails', 'PresentingComplaint']) {
      await open(page, `${path}?section=${section}`);
      await settle(page);
      await scrollDown(page);
      places.push(await arrest.boundingBox());
      expect((await strip.boundingBox())?.height, `strip ${where}`).toBeLessThanOrEqual(49);
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size, `arrest moves ${where}`).toBe(1);
    const box = await arrest.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `arrest ${where}`).toBeGreaterThanOrEqual(FINGER);
  }
});

test.describe('what comes later', () => {
  // The worker that keeps the application comes last, once a page has been quiet for some seconds.
  test.use({ serviceWorkers: 'allow' });
  for (const path of ['/dashboard', '/shifts', '/createprf'])
    test(`moves nothing on ${path}, on a phone`, async ({ page }) => {
      const [phone] = SCREENS;
      await page.setViewportSize(phone);
      await countShifts(page);
      await signInAs(page, 'staff');
      await open(page, path);
      await settle(page);
      await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), undefined, {
        timeout: 60_000,
      });
      await settle(page);
      const { value, what } = await moved(page);
      expect(value, what.join('; ')).toBeLessThan(MOST_SHIFT);
    });
});
