import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expectAccessible } from './axe';
import { liveEvent } from './control-event';
import { mutate } from './rota';
import { open, signInAs } from './sign-in-as';

/** Both walls at 1920 × 1080 with more than fits, as they hang at a large event (screens section 11). */

test.use({ viewport: { width: 1920, height: 1080 }, colorScheme: 'light', reducedMotion: 'reduce' });

interface Read {
  readonly text: string;
  readonly size: number;
  /** Of the text against what is behind it, as WCAG counts it. */
  readonly contrast: number;
  readonly isInside: boolean;
}

/** Each thing that is written in an element: how large, against what, and whether it lies within the window. */
const readsOf = (element: Locator): Promise<Read[]> =>
  element.evaluate((root) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = colour.map((value) => {
        const share = value / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (from: Element): readonly number[] => {
      for (let at: Element | null = from; at !== null; at = at.parentElement) {
        const [red = 0, green = 0, blue = 0, alpha = 1] = channels(getComputedStyle(at).backgroundColor);
        if (alpha === 1) return [red, green, blue];
      }
      return [255, 255, 255];
    };
    const written = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const reads: Read[] = [];
    while (written.nextNode()) {
      const holder = written.currentNode.parentElement;
      const text = written.currentNode.textContent?.trim() ?? '';
      if (holder === null || text === '' || !holder.checkVisibility()) continue;
      const { width, height, left, top, right, bottom } = holder.getBoundingClientRect();
      // Said to screen readers only.
      if (width <= 1 || height <= 1) continue;
      const style = getComputedStyle(holder);
      const [one, other] = [luminance(channels(style.color).slice(0, 3)), luminance(behind(holder))];
      reads.push({
        text,
        size: parseFloat(style.fontSize),
        contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
        isInside: left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
      });
    }
    return reads;
  });

/** How far anything in it could be scrolled up and down. */
const scrollable = (element: Locator): Promise<number> =>
  element.evaluate((root) =>
    Math.max(
      0,
      ...[root, ...root.querySelectorAll('*')]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
        .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      // The window itself has no bar where its page may not be moved.
      getComputedStyle(document.documentElement).overflowY === 'hidden'
        ? 0
        : document.documentElement.scrollHeight - innerHeight,
    ),
  );

const expectReadable = async (wall: Locator, figures: Locator, count: number): Promise<void> => {
  expect(await scrollable(wall)).toBeLessThanOrEqual(0);
  const all = await readsOf(wall);
  expect(all.filter(({ size }) => size < 20)).toEqual([]);
  expect(all.filter(({ contrast }) => contrast < 7)).toEqual([]);
  expect(all.filter(({ isInside }) => !isInside)).toEqual([]);
  await expect(figures).toHaveCount(count);
  for (const figure of await figures.all()) {
    const [read] = await readsOf(figure);
    expect(read, 'a figure').toBeDefined();
    expect(read?.size, read?.text).toBeGreaterThanOrEqual(48);
  }
};

const zones = async (page: Page, eventId: string, count: number): Promise<void> => {
  for (let place = 0; place < count; place += 1) {
    const id = v7();
    await mutate(
      page,
      'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
      {
        input: { id, eventId, name: `Field number ${String(place + 1)}` },
      },
    );
    await mutate(
      page,
      'mutation ($input: PlaceEventZoneInput!) { placeEventZone(input: $input) { eventZone { id } } }',
      {
        input: { id, eventId, version: 1, x: 100 + place * 60, y: 100 + ((place * 170) % 800) },
      },
    );
  }
};

/** Upright, which is the shape that a wall has no room for. */
const plan = () =>
  sharp({ create: { width: 600, height: 1_000, channels: 3, background: '#cfe3bd' } })
    .png()
    .toBuffer();

test('the wall of control is read from across the room, with more calls and crews than it has room for', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInAs(page, 'admin');
  const eventId = await liveEvent(page, 'Large Festival');
  await zones(page, eventId, 4);
  await page.request.put(`/api/events/${eventId}/plan/picture`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: await plan(),
  });
  for (let number = 1; number <= 12; number += 1) {
    await mutate(
      page,
      'mutation ($input: OpenIncidentInput!) { openIncident(input: $input) { controlBoard { id } } }',
      {
        input: {
          ...{ eventId, incidentId: v7(), priority: `p${String((number % 3) + 1)}`, zone: 'Field number 2' },
          what: `Person ${String(number)} collapsed beside the long queue for water, breathing, not answering`,
          place: 'Behind the second row of tents, ask for the steward with the red flag',
        },
      },
    );
    await mutate(
      page,
      'mutation ($input: SaveCrewInput!) { saveCrew(input: $input) { controlBoard { id } } }',
      {
        input: {
          ...{ eventId, crewId: v7(), version: 0, callSign: `Romeo ${String(number)}` },
          ...{ bag: null, vehicle: null, ownState: 'available', staffIds: [] },
        },
      },
    );
  }
  await open(page, `/events/${eventId}/control?view=wall`);
  await expect(page.getByRole('heading', { level: 1, name: /^Large Festival/ })).toBeVisible();
  const wall = page
    .locator('[class*="wall"]')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .first();
  await expect(wall).toContainText('Europe/London');
  const more = (list: string) => page.getByRole('region', { name: list }).getByText(/^and \d+ more$/);
  await expect(more('Incidents')).toBeVisible();
  await expect(more('Crews')).toBeVisible();
  await expectReadable(wall, wall.locator('dl dd'), 7);

  // A major incident takes a row's room, and nothing is pushed off the wall.
  await mutate(
    page,
    'mutation ($input: SaveMethaneInput!) { saveMethane(input: $input) { controlBoard { id } } }',
    {
      input: {
        ...{ eventId, entryId: v7(), basedOn: null, majorIncident: 'declared', exactLocation: 'Arena' },
        ...{ incidentType: 'Crush', hazards: 'None', access: 'Gate 1', casualties: '12' },
        emergencyServices: 'Called',
      },
    },
  );
  await expect(wall.getByText('Major incident declared')).toBeVisible();
  await expectReadable(wall, wall.locator('dl dd'), 7);
  const counted = async (list: string): Promise<number> =>
    (await page.getByRole('region', { name: list }).getByRole('listitem').count()) +
    Number(/\d+/.exec(await more(list).innerText())?.[0]);
  expect([await counted('Incidents'), await counted('Crews')]).toEqual([12, 12]);
  await expectAccessible(page, '/events/:eventId/control, full wall');
});

test('the wall of the figures is read from across the room, with more zones than it has room for', async ({
  page,
}) => {
  // Another journey's window would end the full screen, and with it the wall. Without one the wall fills the window.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('Not in this journey'));
  });
  await signInAs(page, 'admin');
  const eventId = await liveEvent(page, 'Large Festival');
  await zones(page, eventId, 14);
  await open(page, `/client/event/${eventId}/dashboard?view=wall`);
  const wall = page.getByRole('dialog', { name: /on the wall$/ });
  await expect(wall.getByRole('table').getByText(/^and \d+ more$/)).toBeVisible();
  await expectReadable(wall, wall.locator('[data-figure] > p'), 6);
  await expectAccessible(page, '/client/event/:eventId/dashboard, full wall');
});
