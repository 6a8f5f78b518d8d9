import { momentAt } from '@sideline/schema/wall-time';
import { expect, test, type Locator } from '@playwright/test';
import { chooseByPart } from './prf/catalogue-form';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { assign, chooseEvent, fact, HOUR_MS, newShift, rotaOf, showView } from './rota';
import { open, signInAs } from './sign-in-as';

/** Where a day (YYYY-MM-DD) begins, on the browser's clocks. */
const midnightOf = (day: string): Date => {
  const at = momentAt(`${day}T00:00`, 'Europe/London');
  if (at === null) throw new Error(`${day} is no day.`);
  return at;
};

test('an admin adds recurring shifts, assigns one, sees a refused drag go back, and moves both', async ({
  page,
}, { retry }) => {
  // Another month at another try: the first one's shifts are there.
  const month = `2027-0${String(3 + retry)}`;
  const shownOn = (day: number, time: string) => `${String(day)}/${month.slice(5)}/2027 ${time}`;
  await signInAs(page, 'admin');
  await open(page, `/shifts?date=${month}-10`);
  await page.getByRole('button', { name: 'Add New Shift(s)' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Shift(s)' });
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(adding.getByRole('alert', { name: 'Please put these right' })).toBeFocused();
  await adding.getByRole('link', { name: 'Please select an event before adding shifts.' }).click();
  await expect(adding.getByRole('combobox', { name: 'Event' })).toBeFocused();
  await chooseEvent(adding);
  await adding.getByRole('combobox', { name: 'Recurrence' }).click();
  await page.getByTitle('Daily', { exact: true }).click();
  await adding.getByRole('combobox', { name: 'Recurs until' }).click();
  await page.getByTitle('A set number of shifts', { exact: true }).click();
  await adding.getByLabel('How many').fill('2');
  await adding.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Paramedic', { exact: true }).click();
  await expectAccessible(page, 'adding shifts');
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(page.getByText('2 shifts were added.')).toBeVisible();

  // Both stand in the month; the first is given to somebody, by keyboard alone.
  const blocks = page.getByRole('button', { name: 'Shift (Paramedic)' });
  await expect(blocks).toHaveCount(2);
  await blocks.first().focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Shift (Paramedic)' });
  await expect(details.getByText('No notes available.')).toBeVisible();
  await chooseByPart(details.getByRole('combobox', { name: 'Staff', exact: true }), 'Meredith');
  await details.getByRole('button', { name: 'Assign Staff' }).click();
  await expect(details.getByText('Carys Meredith', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a shift');
  await details.getByRole('button', { name: 'Close', exact: true }).last().click();
  // Keyboard users continue where they were.
  await expect(blocks.first()).toContainText('Carys');
  await expect(blocks.first()).toBeFocused();

  // The same person has the next day's too: dragging one onto the other is refused, and it stands where it was.
  const { shifts, shiftPeople } = await rotaOf(
    page,
    new Date(`${month}-11T00:00:00Z`),
    new Date(`${month}-12T00:00:00Z`),
  );
  const carys = shiftPeople.find(({ user }) => user.lastName === 'Meredith');
  await assign(page, shifts[0]?.id ?? '', carys?.staffId ?? '');
  await open(page, `/shifts?date=${month}-10`);
  const first = blocks.first();
  await expect(blocks.last()).toContainText('Carys');
  const [from, to] = [await first.boundingBox(), await blocks.last().boundingBox()];
  if (!from || !to) throw new Error('The blocks have no place.');
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 8, { steps: 6 });
  await expect(page.locator('.rbc-addons-dnd-is-dragging')).toHaveCount(1);
  await page.mouse.move(to.x + 20, to.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Carys Meredith is assigned to another shift at that time.')).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(from.x);

  // To the free day before it may go, and back: there it stands when the page is read anew.
  const dayWidth = to.x - from.x;
  const drag = async (days: number) => {
    const box = await first.boundingBox();
    if (!box) throw new Error('The block has no place.');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 8, { steps: 6 });
    await expect(page.locator('.rbc-addons-dnd-is-dragging')).toHaveCount(1);
    await page.mouse.move(box.x + 20 + days * dayWidth, box.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.rbc-addons-dnd-is-dragging')).toHaveCount(0);
  };
  const stands = (days: number) =>
    expect
      .poll(async () => Math.round((((await first.boundingBox())?.x ?? 0) - from.x) / dayWidth))
      .toBe(days);
  await drag(-1);
  await stands(-1);
  await open(page, `/shifts?date=${month}-10`);
  await stands(-1);
  await drag(1);
  await stands(0);
  // So quickly that nothing is drawn before the mouse is let go.
  const box = await first.boundingBox();
  if (!box) throw new Error('The block has no place.');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await first.evaluate(
    (block, { x, y, width }) => {
      const send = (type: string, clientX: number) =>
        (document.elementFromPoint(clientX, y) ?? block).dispatchEvent(
          new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: y }),
        );
      send('mousemove', x - 20);
      send('mousemove', x - width);
      send('mouseup', x - width);
    },
    { x: box.x + 20, y: box.y + 8, width: dayWidth },
  );
  await page.mouse.up();
  await expect(page.locator('.rbc-addons-dnd-is-dragging')).toHaveCount(0);
  await stands(-1);
  await open(page, `/shifts?date=${month}-10`);
  await stands(-1);
  await drag(1);
  await stands(0);
  await expectAccessibleAtEverySize(page, '/shifts');

  // From midnight to midnight, and through a whole day from no midnight: both stand in the week among the others.
  const { events } = await rotaOf(page, midnightOf(`${month}-10`), midnightOf(`${month}-11`));
  const eventId = events.nodes[0]?.id ?? '';
  await newShift(page, eventId, midnightOf(`${month}-10`), 24, 'doctor');
  const evening = new Date(midnightOf(`${month}-11`).getTime() + 20 * HOUR_MS);
  await newShift(page, eventId, evening, 36, 'nurse');
  await showView(page, 'Week');
  const wholeDay = page.getByRole('button', { name: 'Shift (Doctor)' });
  const throughNext = page.getByRole('button', { name: 'Shift (Nurse)' });
  await expect(throughNext.first()).toContainText(/^20:00 – \w{3} 08:00/);
  // On its own day alone, and as high as it.
  await expect(wholeDay).toHaveCount(1);
  await expect(wholeDay).toContainText('00:00 – 24:00');
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const dayHeight = await heightOf(page.locator('.rbc-day-slot').first());
  expect(await heightOf(wholeDay)).toBeGreaterThan(0.95 * dayHeight);

  // The end of the first one is drawn an hour and a bit further, and stands at the half hour before the pointer.
  await expect(first).toContainText('08:00 – 16:00');
  await expectAccessibleAtEverySize(page, 'the week');
  const end = first.locator('.rbc-addons-dnd-resize-ns-anchor').last();
  // Its ends can be taken hold of once the pointer is on it.
  await first.hover();
  await end.hover();
  const [block, grip] = [await first.boundingBox(), await end.boundingBox()];
  if (!block || !grip) throw new Error('The block has no place.');
  const x = grip.x + grip.width / 2;
  const halfHour = block.height / 16;
  await page.mouse.down();
  await page.mouse.move(x, block.y + 17 * halfHour, { steps: 4 });
  await page.mouse.move(x, block.y + 18.5 * halfHour, { steps: 4 });
  await page.mouse.up();
  await expect(first).toContainText('08:00 – 17:00');

  // A block answers Enter, an empty half hour becomes a new shift's time, and a filter leaves out the others.
  await wholeDay.focus();
  await page.keyboard.press('Enter');
  const ofWholeDay = page.getByRole('dialog', { name: 'Shift (Doctor)' });
  await expect(fact(ofWholeDay, 'Planned hours')).toHaveText('24 h');
  await ofWholeDay.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(ofWholeDay).toBeHidden();
  await expect(wholeDay).toBeFocused();
  // What the library lays over the half hours is not the half hour; it is pressed all the same.
  const dayOfWeek = (new Date(`${month}-11`).getUTCDay() + 6) % 7;
  await page.locator('.rbc-day-slot').nth(dayOfWeek).locator('.rbc-time-slot').nth(13).click({ force: true });
  await expect(adding.getByLabel('Start Time')).toHaveValue(shownOn(11, '06:30'));
  await expect(adding.getByLabel('End Time')).toHaveValue(shownOn(11, '07:00'));
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('search').getByRole('button', { name: 'Role' }).click();
  await page.getByRole('menuitem', { name: 'Doctor' }).click();
  await expect(blocks).toHaveCount(0);
  await expect(wholeDay).toHaveCount(1);
  await page.getByRole('button', { name: 'Gaps only' }).click();
  await expect(page).toHaveURL(/role=doctor.*gaps=1/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(blocks).toHaveCount(2);
  await expect(page).not.toHaveURL(/role=|gaps=/);

  await showView(page, 'Day');
  await expect(page.getByRole('heading', { name: /^\w+ 10 \w+ 2027$/ })).toBeVisible();
  await expect(blocks).toHaveCount(1);
  await expect(wholeDay).toBeVisible();
  await expectAccessibleAtEverySize(page, 'the day');
  await blocks.press('Space');
  // What is cancelled changes nothing, and is forgotten.
  const change = details.getByRole('button', { name: 'Move or change' });
  const moving = page.getByRole('dialog', { name: 'Move or change this shift' });
  await change.click();
  await moving.getByLabel('End Time').fill(`${month}-10T18:00`);
  await moving.getByRole('button', { name: 'Cancel' }).click();
  await expect(moving).toBeHidden();
  await expect(fact(details, 'End')).toContainText('17:00');
  await change.click();
  await expect(moving.getByLabel('End Time')).toHaveValue(shownOn(10, '17:00'));
  await moving.getByLabel('Start Time').fill(`${month}-10T09:00`);
  await moving.getByRole('checkbox', { name: 'This and later shifts of its series' }).check();
  await moving.getByRole('button', { name: 'Save changes' }).click();
  await expect(moving).toBeHidden();
  await expect(fact(details, 'Start')).toContainText('09:00');
  await details.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(blocks).toContainText('09:00 – 17:00');
  await expect(blocks).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(blocks).toContainText('09:00 – 16:00');
  await expect(wholeDay).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(blocks).toHaveCount(0);
  await expect(throughNext).toContainText('All day');
  expect(await heightOf(throughNext)).toBeGreaterThan(0.95 * dayHeight);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(blocks).toContainText('09:00 – 17:00');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('.rbc-day-slot.rbc-today')).toBeVisible();
});

test.describe('on a device in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  // Before, one form had the event’s clock and the other the device’s.
  test('a shift is typed on the event’s clock in both forms, and each says what that is on the device’s', async ({
    page,
  }, { retry }) => {
    const day = `2027-10-1${String(1 + retry)}`;
    await signInAs(page, 'admin');
    await open(page, `/shifts?date=${day}`);
    await page.getByRole('button', { name: 'Add New Shift(s)' }).click();
    const adding = page.getByRole('dialog', { name: 'Add New Shift(s)' });
    await chooseEvent(adding);
    await adding.getByLabel('Start Time').fill(`${day}T09:00`);
    await adding.getByLabel('End Time').fill(`${day}T17:00`);
    const here = (form: Locator) =>
      form.getByText(/^These times are on the event’s clock \(Europe\/London\)\. On your device’s clock: /);
    await expect(here(adding)).toContainText(/1\d Oct 2027, 04:00 to 12:00$/);
    await adding.getByRole('combobox', { name: 'Role' }).fill('Trainer');
    await page.getByTitle('Trainer', { exact: true }).click();
    await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
    await expect(page.getByText('The shift was added.')).toBeVisible();

    await showView(page, 'Day');
    await page.getByRole('button', { name: 'Shift (Trainer)' }).press('Enter');
    const details = page.getByRole('dialog', { name: 'Shift (Trainer)' });
    await expect(fact(details, 'Start')).toContainText('04:00');
    await expect(fact(details, 'At the event (Europe/London)')).toContainText('09:00');
    await details.getByRole('button', { name: 'Move or change' }).click();
    const moving = page.getByRole('dialog', { name: 'Move or change this shift' });
    await expect(moving.getByLabel('Start Time')).toHaveValue(/^1\d\/10\/2027 09:00$/);
    await expect(moving.getByLabel('End Time')).toHaveValue(/^1\d\/10\/2027 17:00$/);
    await expect(here(moving)).toContainText(/1\d Oct 2027, 04:00 to 12:00$/);
  });
});
