import { LIMITS } from '@sideline/schema/limits';
import { contrastOf, LEAST_CONTRAST } from '@sideline/schema/provider/accent';
import { SHIFT_STATUS_LABELS, SHIFT_STATUSES, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import { momentAt } from '@sideline/schema/wall-time';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { answerTo } from './answer-to';
import { chooseByPart } from './prf/catalogue-form';
import {
  assign,
  fact,
  HOUR_MS,
  keepWaiting,
  loseAnswersOf,
  mutate,
  newShift,
  newShifts,
  rotaOf,
} from './rota';
import { open, signInAs } from './sign-in-as';
import { shownDay } from '../src/lib/typed-day';

/** Where a day (YYYY-MM-DD) begins, on the browser's clocks. */
const midnightOf = (day: string): Date => {
  const at = momentAt(`${day}T00:00`, 'Europe/London');
  if (at === null) throw new Error(`${day} is no day.`);
  return at;
};

/** The demonstration's event that is on: those that journeys make beside this one may be called off in a moment. */
const chooseEvent = async (adding: Locator): Promise<void> => {
  const field = adding.getByRole('combobox', { name: 'Event' });
  await field.click();
  await field.fill('All Star Cheer Classic');
  await adding
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'All Star Cheer Classic' })
    .click();
};

const show = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click();

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
  await show(page, 'Week');
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

  await show(page, 'Day');
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

test('staff apply for a shift, take another and check in', async ({ page }, { retry }) => {
  // A month of its own, another at another try: the first one's shifts are there.
  const morning = (of: string) => new Date(`2028-0${String(5 + retry)}-${of}T09:00:00Z`);
  const [bidOn, takenOn] = [morning('09'), morning('11')];
  await signInAs(page, 'admin');
  const now = new Date();
  const day = (days: number, hour: number) => {
    const at = new Date(now.getTime() + days * 24 * HOUR_MS);
    at.setUTCHours(hour, 0, 0, 0);
    return at;
  };
  const { shifts, shiftPeople, events } = await rotaOf(page, day(-2, 0), day(3, 0));
  const staff = shiftPeople.find(({ user }) => user.lastName === 'Thistlewood');
  const eventId = events.nodes[0]?.id ?? '';
  // Today belongs to this journey: what the demonstration gave the person then is called off.
  for (const { id, status, staff: on } of shifts)
    if (status === 'assigned' && on?.user.id === staff?.user.id)
      await mutate(
        page,
        'mutation ($id: ID!) { cancelShift(input: { shiftId: $id, reason: "Another crew" }) { id } }',
        { id },
      );
  const soon = await newShift(page, eventId, new Date(now.getTime() + HOUR_MS / 2), 1, 'technician');
  await assign(page, soon, staff?.staffId ?? '');
  const bidden = await newShift(page, eventId, bidOn, 4, 'technician');
  await mutate(
    page,
    'mutation ($id: ID!) { setShiftBidding(input: { shiftId: $id, isOpen: true }) { id } }',
    {
      id: bidden,
    },
  );
  await newShift(page, eventId, takenOn, 4, 'medic');

  await signInAs(page, 'staff');
  const address = (at: Date) => `/shifts?view=list&date=${at.toISOString().slice(0, 10)}`;
  await open(page, address(bidOn));
  await page.getByRole('button', { name: 'Shift (Technician)' }).click();
  let details = page.getByRole('dialog', { name: 'Shift (Technician)' });
  await details.getByRole('button', { name: 'Apply for Shift' }).click();
  await expect(details.getByText('You have applied for this shift.')).toBeVisible();
  await details.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: 'Shift (Medic)' }).click();
  details = page.getByRole('dialog', { name: 'Shift (Medic)' });
  await details.getByRole('button', { name: 'Self-Assign' }).click();
  await expect(details.getByText('Callum Thistlewood', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Enable Reminders' }).click();
  await expect(page.getByText('Reminders enabled for this shift!')).toBeVisible();
  await details.getByRole('button', { name: 'Unassign' }).click();
  const why = page.getByRole('dialog', { name: 'Open this shift again' });
  await why.getByLabel('Reason').fill('Not mine');
  await why.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(why).toBeHidden();
  await expect(details.getByText('Callum Thistlewood', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Unassign' }).click();
  await expect(why.getByLabel('Reason')).toHaveValue('');
  await why.getByLabel('Reason').fill('A course that day');
  await why.getByRole('button', { name: 'Unassign' }).click();
  await expect(details.getByRole('button', { name: 'Self-Assign' })).toBeVisible();

  await open(page, address(new Date(now.getTime() + HOUR_MS / 2)));
  await page
    .getByRole('button', { name: /Shift \(Technician\).*Callum Thistlewood/ })
    .first()
    .click();
  details = page.getByRole('dialog', { name: 'Shift (Technician)' });
  await details.getByRole('button', { name: 'Check In' }).click();
  await expect(details.getByText('Checked in', { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Check In' })).toHaveCount(0);
  await details.getByLabel('New note').fill('Radio 7 is with me');
  await details.getByRole('button', { name: 'Add Note' }).click();
  await expect(details.getByRole('region', { name: 'Notes' })).toContainText('Radio 7 is with me');
  await details.getByRole('button', { name: 'Check Out' }).click();
  await expect(details.getByText('Checked out', { exact: true })).toBeVisible();
});

test('staff plan a shift, copy it, and delete what they planned', async ({ page }, { retry }) => {
  const day = `2028-0${String(2 + retry)}-05`;
  await signInAs(page, 'staff');
  await open(page, `/shifts?view=list&date=${day}`);
  await page.getByRole('button', { name: 'Add New Shift(s)' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Shift(s)' });
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('button', { name: 'Add New Shift(s)' }).click();
  await adding.getByRole('button', { name: '+ Add Another Shift' }).click();
  await adding.getByLabel('Start Time').last().fill(`${day}T10:00`);
  await adding.getByRole('button', { name: 'Remove shift 1' }).click();
  await expect(adding.getByLabel('Start Time')).toHaveValue(shownDay(`${day}T10:00`, 'datetime-local'));
  await expect(adding.getByRole('button', { name: /^Remove shift/ })).toHaveCount(0);
  await chooseEvent(adding);
  // An end that was chosen and not given is asked for: it is not the event's.
  await adding.getByRole('combobox', { name: 'Recurrence' }).click();
  await page.getByTitle('Weekly', { exact: true }).click();
  await adding.getByRole('combobox', { name: 'Recurs until' }).click();
  await page.getByTitle('A set day', { exact: true }).click();
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(adding.getByRole('link', { name: 'Enter the last day.' })).toBeVisible();
  await adding.getByLabel('Last day').fill(day);
  // What fails for no reason of its own is said in one sentence, and nothing typed is lost; it was made, and stands behind it.
  const heard = await loseAnswersOf(page, 'CreateShifts');
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(adding.getByRole('alert')).toHaveText(
    'There was an issue creating the shift(s). Please try again.',
  );
  const planned = page.getByRole('button', { name: /Shift \(Unassigned\)/ });
  await expect(planned).toHaveCount(1);
  await heard();
  // With other content it is not the same one; with the first again it is.
  await adding.getByLabel('Start Time').fill(`${day}T11:00`);
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(adding.getByRole('alert')).toContainText('The first attempt may have been saved');
  await adding.getByLabel('Start Time').fill(`${day}T10:00`);
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(adding).toBeHidden();
  await expect(planned).toHaveCount(1);
  await expect(planned).toContainText('10:00 – 16:00');
  await planned.click();
  const details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
  // The copy is made, and nobody hears of it: asked for again it is the same one.
  const found = await loseAnswersOf(page, 'CloneShift');
  await details.getByRole('button', { name: 'Clone Shift' }).click();
  await expect(
    details.getByText('The server did not answer, so the shift may have been cloned.'),
  ).toBeVisible();
  await expect(planned).toHaveCount(2);
  await found();
  await details.getByRole('button', { name: 'Clone Shift' }).click();
  await expect(page.getByText('Shift cloned successfully!')).toBeVisible();
  await expect(planned).toHaveCount(2);
  await details.getByRole('button', { name: 'Delete' }).click();
  const really = page.getByRole('dialog', { name: 'Delete this shift?' });
  await really.getByRole('button', { name: 'Keep it' }).click();
  await expect(really).toBeHidden();
  await expect(planned).toHaveCount(2);
  // It is deleted, and nobody hears of it: asked for again it is done.
  const told = await loseAnswersOf(page, 'DeleteShift');
  await details.getByRole('button', { name: 'Delete' }).click();
  await really.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete the shift. Please try again.')).toBeVisible();
  await expect(details).toBeVisible();
  await expect(planned).toHaveCount(1);
  await told();
  await details.getByRole('button', { name: 'Delete' }).click();
  await really.getByRole('button', { name: 'Delete' }).click();
  await expect(details).toBeHidden();
  await expect(planned).toHaveCount(1);

  // A day of more than twenty shows its first ones, and the rest when asked.
  const { events } = await rotaOf(page, new Date(`${day}T00:00:00Z`), new Date(`${day}T01:00:00Z`));
  await newShifts(
    page,
    events.nodes[0]?.id ?? '',
    new Date(`${day}T18:00:00Z`),
    4,
    null,
    LIMITS.shifts.blocks,
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No shifts in this period')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(planned).toHaveCount(LIMITS.shifts.blocks);
  await page.getByRole('button', { name: '+1 more' }).click();
  await expect(planned).toHaveCount(LIMITS.shifts.blocks + 1);
  await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
});

test('an answer that does not come is said and asked for again; days that are drawn over become shifts', async ({
  page,
}, { retry }) => {
  await signInAs(page, 'admin');
  const isRota = '**/graphql';
  await page.route(isRota, (route) =>
    route.request().postData()?.includes('"Rota"') ? route.abort() : route.fallback(),
  );
  await page.goto('/shifts?date=2028-09-13');
  const again = page.getByRole('main').getByRole('button', { name: /again|retry/i });
  await expect(again).toBeVisible();
  await expect(page.locator('.rbc-month-view')).toHaveCount(0);
  // To another time from here, as from everywhere: what is said is of the time that is asked for.
  await expect(page.getByRole('heading', { name: 'September 2028' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'October 2028' })).toBeVisible();
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'September 2028' })).toBeVisible();
  await expect(again).toBeVisible();
  await expectAccessible(page, 'a rota that could not be read');
  await page.unroute(isRota);
  await again.click();
  await expect(page.locator('.rbc-month-view')).toBeVisible();

  // What speaks against the shifts of another month is missing: they stand all the same, and it is said.
  const warnings = await keepWaiting(page, 'RotaConcerns');
  warnings.lose();
  await page.getByRole('button', { name: 'Next' }).click();
  const unwarned = page.getByText(
    'Warnings about overlaps, qualifications and rest cannot be loaded just now.',
  );
  await expect(unwarned).toBeVisible();
  await expect(page.locator('.rbc-month-view')).toBeVisible();
  await expectAccessible(page, 'the rota without its warnings');
  await warnings.hear();
  await again.click();
  await expect(unwarned).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { name: 'September 2028' })).toBeVisible();
  await expect(page.locator('.ant-spin-spinning')).toHaveCount(0);

  // Another week at another try: the first one's shifts are there.
  const week = page.locator('.rbc-month-row').nth(2 + retry);
  const morning = (day: number) => `2028-09-${String(day + 7 * retry)}T08:00`;
  const shownMorning = (day: number) => shownDay(morning(day), 'datetime-local');
  const cell = async (day: number) => {
    const box = await week.locator('.rbc-day-bg').nth(day).boundingBox();
    if (!box) throw new Error('The day has no place.');
    return { x: box.x + box.width / 2, y: box.y + box.height - 8 };
  };
  const [first, last] = [await cell(1), await cell(3)];
  const draw = async () => {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(last.x, last.y, { steps: 5 });
    await page.mouse.up();
  };
  const adding = page.getByRole('dialog', { name: 'Add New Shift(s)' });
  const starts = adding.getByLabel('Start Time');
  await draw();
  await expect(starts).toHaveCount(3);
  await expect(starts.first()).toHaveValue(shownMorning(12));
  await expect(starts.last()).toHaveValue(shownMorning(14));
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(adding).toBeHidden();
  await expect(week.getByRole('button', { name: /Shift \(/ })).toHaveCount(0);

  // Another one is like the last; of four on two days the second has more than it has room for.
  await draw();
  const another = adding.getByRole('button', { name: '+ Add Another Shift' });
  await another.click();
  await another.click();
  await adding.getByRole('button', { name: 'Remove shift 1' }).click();
  await expect(starts).toHaveCount(4);
  await expect(starts.first()).toHaveValue(shownMorning(13));
  await expect(starts.last()).toHaveValue(shownMorning(14));
  await chooseEvent(adding);
  await adding.getByRole('button', { name: 'Save Shift(s)' }).click();
  await expect(page.getByText('4 shifts were added.')).toBeVisible();
  await week.getByRole('button', { name: '+2 more' }).click();
  const together = page.getByRole('dialog', { name: '3 shifts' });
  await expect(together.getByRole('button', { name: /Shift \(Unassigned\)/ })).toHaveCount(3);
  await expectAccessible(page, 'the shifts of a day');
  await together
    .getByRole('button', { name: /Shift \(Unassigned\)/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
  await details.getByRole('button', { name: 'Delete' }).click();
  const really = page.getByRole('dialog', { name: 'Delete this shift?' });
  await really.getByRole('button', { name: 'Keep it' }).click();
  await expect(really).toBeHidden();
  await details.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(details).toBeHidden();
  await expect(week.getByRole('button', { name: '+2 more' })).toBeVisible();

  // The one of the day before goes to the day after, by keyboard alone, and the focus goes with it.
  const alone = week.getByRole('button', { name: /Shift \(Unassigned\)/ });
  const place = async (block: Locator) => Math.round((await block.boundingBox())?.x ?? 0);
  const [before, there] = [await place(alone.first()), await place(alone.last())];
  expect(before).toBeLessThan(there);
  await alone.first().press('Enter');
  await details.getByRole('button', { name: 'Move or change' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move or change this shift' });
  await moving.getByLabel('Start Time').fill(morning(15));
  await moving.getByLabel('End Time').fill(morning(15).replace('08:00', '16:00'));
  await moving.getByLabel('End Time').press('Enter');
  await expect(moving).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect.poll(() => place(alone.last())).toBeGreaterThan(there);
  await expect(alone.last()).toBeFocused();

  // Of a shift whose answers are on their way nothing is said yet; once they are lost that is said, and they are asked for again.
  const read = await keepWaiting(page, 'ShiftDetails');
  const candidates = await keepWaiting(page, 'ShiftCandidates');
  await alone.last().press('Enter');
  const loading = details.getByRole('status', { name: 'Loading' });
  const noNotes = details.getByText('No notes available.');
  const person = details.getByRole('combobox', { name: 'Staff', exact: true });
  const turning = details.locator('.ant-select .anticon-loading');
  await expect(loading).toBeVisible();
  await expect(noNotes).toHaveCount(0);
  await expect(turning).toHaveCount(2);
  read.lose();
  candidates.lose();
  const unread = details.getByText('Notes, history and warnings of this shift cannot be loaded just now.');
  const unknown = details.getByText('The list of people who can work this shift cannot be loaded just now.');
  await expect(unread).toBeVisible();
  await expect(unknown).toBeVisible();
  await expect(noNotes).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(turning).toHaveCount(0);
  await expect(person).toBeDisabled();
  await expectAccessible(page, 'a shift that could not be read');
  await read.hear();
  await candidates.hear();
  await details.getByRole('button', { name: 'Try again' }).first().click();
  await expect(unread).toHaveCount(0);
  await details.getByRole('button', { name: 'Try again' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(person).toBeEnabled();

  // What was done is done; the rota behind it cannot be read again, stays as it was, and that is said.
  const reread = await keepWaiting(page, 'Rota');
  reread.lose();
  await details.getByRole('button', { name: 'Open for bidding' }).click();
  await expect(details.getByRole('button', { name: 'Close bidding' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  const outdated = page.getByText('These shifts may have changed: they cannot be loaded again just now.');
  await expect(outdated).toBeVisible();
  await expect(alone).toHaveCount(2);
  await expectAccessible(page, 'a rota that could not be read again');
  await reread.hear();
  await again.click();
  await expect(outdated).toHaveCount(0);
  await expect(alone).toHaveCount(2);

  // The list shows no other time's shifts while one is on its way, and says nothing of it.
  await show(page, 'List');
  const listed = page.getByRole('main').getByRole('button', { name: /Shift \(Unassigned\)/ });
  await expect(listed.first()).toBeVisible();
  const shifts = await keepWaiting(page, 'Rota');
  await page.getByRole('button', { name: 'Next' }).click();
  const onItsWay = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect(onItsWay).toBeVisible();
  await expect(listed).toHaveCount(0);
  await expect(page.getByText('No shifts in this period')).toHaveCount(0);
  shifts.lose();
  await expect(again).toBeVisible();
  await shifts.hear();
  await again.click();
  await expect(page.getByText('No shifts in this period')).toBeVisible();
});

test('a month of more than 5,000 shifts says how many there are, lists them, is filtered, and opens one by keyboard', async ({
  page,
}, { retry }) => {
  await signInAs(page, 'admin');
  // Of an event long past, on its own days: no other journey chooses it or looks there.
  const month = `2024-0${String(5 + 2 * retry)}`;
  const id = newId();
  const event = { name: 'Midsummer Muster', date: `${month}-01T06:00:00Z`, endsAt: `${month}-31T20:00:00Z` };
  await mutate(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }', {
    input: { ...event, id, timeZone: 'Europe/London' },
  });
  const [days, atOnce, rounds] = [31, 11, 15];
  const perDay = atOnce * rounds;
  expect(days * perDay).toBeGreaterThan(5_000);
  for (let round = 0; round < rounds; round++)
    await mutate(page, 'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { id } }', {
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
    });

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
  await show(page, 'List');
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

    await show(page, 'Day');
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
