import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from './axe';
import { chooseEvent, keepWaiting, showView } from './rota';
import { signInAs } from './sign-in-as';
import { shownDay } from '../src/lib/typed-day';

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
  // By key: what comes above it moves it while a pointer is on its way.
  await details.getByRole('button', { name: 'Try again' }).press('Enter');
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
  await showView(page, 'List');
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
