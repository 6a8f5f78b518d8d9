import { contrastOf, LEAST_CONTRAST } from '@sideline/schema/provider/accent';
import { SHIFT_STATUS_LABELS, SHIFT_STATUSES, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import { expect, test, type Locator } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { answerTo } from './answer-to';
import { fact, HOUR_MS, mutate, newShift, rotaOf, showView } from './rota';
import { open, signInAs } from './sign-in-as';

test('a month of more than 5,000 shifts says how many there are, lists them, is filtered, and opens one by keyboard', async ({
  page,
}, { retry }) => {
  await signInAs(page, 'admin');
  // Of an event long past, on its own days: no other journey chooses it or looks there.
  const month = `2024-0${String(5 + 2 * retry)}`;
  const id = newId();
  const event = { name: 'Midsummer Muster', date: `${month}-01T06:00:00Z`, endsAt: `${month}-31T20:00:00Z` };
  await mutate(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }', {
    input: { ...event, id, timeZone: 'Europe/London' },
  });
  const [days, atOnce, rounds] = [31, 11, 15];
  const perDay = atOnce * rounds;
  expect(days * perDay).toBeGreaterThan(5_000);
  for (let round = 0; round < rounds; round++)
    await mutate(
      page,
      'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shifts { id } } }',
      {
        input: {
          batchId: newId(),
          eventId: id,
          recurrence: 'daily',
          count: days,
          shifts: Array.from({ length: atOnce }, () => ({
            startTime: `${month}-01T${String(6 + round).padStart(2, '0')}:00:00Z`,
            endTime: `${month}-01T${String(8 + round).padStart(2, '0')}:00:00Z`,
            role: round === 0 ? 'doctor' : 'medic',
          })),
        },
      },
    );

  // Each day shows one, and how many more it has.
  await open(page, `/shifts?date=${month}-01`);
  const more = (count: number) => page.getByRole('button', { name: `+${String(count)} more` });
  await expect(more(perDay - 1)).toHaveCount(days);
  const doctors = page.getByRole('button', { name: 'Shift (Doctor)' });
  await expect(doctors).toHaveCount(days);
  await expect(page.getByRole('button', { name: 'Shift (Medic)' })).toHaveCount(0);

  // One of them, and all of a day, by keyboard alone.
  await doctors.last().focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Shift (Doctor)' });
  await expect(fact(details, 'Event')).toHaveText(event.name);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(doctors.last()).toBeFocused();
  await more(perDay - 1)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const together = page.getByRole('dialog', { name: `${String(perDay)} shifts` });
  const ofDay = together.getByRole('button', { name: /Shift \((Doctor|Medic)\)/ });
  await expect(ofDay).toHaveCount(20);
  await together.getByRole('button', { name: `+${String(perDay - 20)} more` }).press('Enter');
  await expect(ofDay).toHaveCount(perDay);
  await page.keyboard.press('Escape');
  await expect(together).toBeHidden();

  // A filter counts what it leaves.
  const filters = page.getByRole('search');
  await filters.getByRole('button', { name: 'Role' }).click();
  await page.getByRole('menuitem', { name: 'Doctor' }).click();
  await expect(more(atOnce - 1)).toHaveCount(days);
  await expect(more(perDay - 1)).toHaveCount(0);

  // The list has thirty days of them; without the filter each day's first twenty, and the rest when asked.
  await showView(page, 'List');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: event.name });
  await expect(listed).toHaveCount(30 * atOnce);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(listed).toHaveCount(30 * 20);
  await expect(more(perDay - 20)).toHaveCount(30);
  await more(perDay - 20)
    .first()
    .press('Enter');
  await expect(listed).toHaveCount(29 * 20 + perDay);
});

interface Painted {
  /** As `#rrggbb`, where it has one of its own: a block's fill, or that of the mark that says the status. */
  readonly fill: string | null;
  readonly words: string;
  /** What it is painted on. */
  readonly under: string;
  readonly weight: number;
  readonly opacity: number;
}

/** How a part is painted: its own fill, its words, and what lies under it. */
const paintedOf = (part: Locator, words: Locator): Promise<Painted> =>
  Promise.all([
    part.evaluate((element) => {
      const hex = (colour: string): string | null => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const two = (value: number) => Math.round(value).toString(16).padStart(2, '0');
        return alpha === 0 ? null : `#${two(red)}${two(green)}${two(blue)}`;
      };
      let opacity = 1;
      let under: string | null = null;
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const style = getComputedStyle(one);
        opacity *= Number(style.opacity);
        if (one !== element) under ??= hex(style.backgroundColor);
      }
      return { fill: hex(getComputedStyle(element).backgroundColor), under: under ?? '#ffffff', opacity };
    }),
    words.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const two = (value: number) => value.toString(16).padStart(2, '0');
      return { words: `#${two(red)}${two(green)}${two(blue)}`, weight: Number(fontWeight) };
    }),
  ]).then(([one, other]) => ({ ...one, ...other }));

/** How colourful it is, from 0 for a grey to 1. */
const saturationOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return Math.max(red, green, blue) - Math.min(red, green, blue);
};

/** How noticeable a block is: its contrast with the background, its colourfulness, and the contrast of its text. */
const loudnessOf = ({ fill, words, under, weight, opacity }: Painted) => {
  const on = fill ?? under;
  return {
    fill: (contrastOf(on, under) - 1) * opacity,
    // What is painted in the colour of what is under it adds none.
    colour: on === under ? 0 : saturationOf(on) * opacity,
    words: contrastOf(words, on) * opacity,
    weight,
  };
};

test('a cancelled shift is the quietest of all in the calendar and in the list, by day and by night', async ({
  page,
}, { retry }) => {
  await signInAs(page, 'admin');
  // A week that no other journey is about, another at another try, with a shift on each day: a month shows few of one day.
  const start = new Date(Date.now() + (441 + 7 * retry) * 24 * HOUR_MS);
  start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  start.setUTCHours(9, 0, 0, 0);
  const { events } = await rotaOf(page, start, new Date(start.getTime() + HOUR_MS));
  const ids = new Map<ShiftStatus, string>();
  for (const [days, status] of SHIFT_STATUSES.entries()) {
    const at = new Date(start.getTime() + days * 24 * HOUR_MS);
    ids.set(status, await newShift(page, events.nodes[0]?.id ?? '', at, 8, 'paramedic'));
  }
  // To check somebody in would add hours that other journeys count, so only the answer is changed.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"Rota"') !== true) return route.fallback();
    const answer = await answerTo(route);
    if (answer === null) return;
    const told = (await answer.json()) as {
      readonly data: { readonly shifts: readonly { readonly id: string }[] };
    };
    const shifts = told.data.shifts.map((shift) => ({
      ...shift,
      ...Object.fromEntries(
        [...ids].filter(([, id]) => id === shift.id).map(([status]) => ['status', status]),
      ),
    }));
    await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, shifts } } });
  });

  const day = start.toISOString().slice(0, 10);
  const shownIn = (view: string, id: string) =>
    view === 'list'
      ? page.locator(`button[data-shift="${id}"]`)
      : page.locator('.rbc-event').filter({ has: page.locator(`[data-shift="${id}"]`) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const view of ['week', 'month', 'list']) {
      await open(page, `/shifts?view=${view}&date=${day}`);
      const loudness = async (status: ShiftStatus) => {
        const shown = shownIn(view, ids.get(status) ?? '').first();
        await expect(shown, `${status} in the ${view}`).toBeVisible();
        const title = shown.getByText('Shift (Paramedic)', { exact: true });
        if (view !== 'list') return loudnessOf(await paintedOf(shown, title));
        // In the list the status is a mark of its own beside the title.
        const mark = shown.getByText(SHIFT_STATUS_LABELS[status], { exact: true }).last();
        const { fill, colour } = loudnessOf(await paintedOf(mark, mark));
        return { ...loudnessOf(await paintedOf(shown, title)), fill, colour };
      };
      const quiet = await loudness('cancelled');
      for (const status of SHIFT_STATUSES.filter((one) => one !== 'cancelled')) {
        const other = await loudness(status);
        const where = `${status} in the ${view}, ${colorScheme}`;
        expect.soft(quiet.fill, `fill: ${where}`).toBeLessThan(other.fill);
        expect.soft(quiet.colour, `colour: ${where}`).toBeLessThan(other.colour);
        expect.soft(quiet.weight, `weight: ${where}`).toBeLessThanOrEqual(other.weight);
        if (view === 'list') expect.soft(quiet.words, `words: ${where}`).toBeLessThan(other.words);
      }
      // Quiet, and read all the same.
      expect(quiet.words, `in the ${view}, ${colorScheme}`).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
    }
  }
});
