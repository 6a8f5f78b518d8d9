import { LIMITS } from '@sideline/schema/limits';
import { expect, test } from '@playwright/test';
import { assign, chooseEvent, HOUR_MS, loseAnswersOf, mutate, newShift, newShifts, rotaOf } from './rota';
import { open, signInAs } from './sign-in-as';
import { shownDay } from '../src/lib/typed-day';

test('staff apply for a shift, take another and check in', async ({ page }, { retry }) => {
  await signInAs(page, 'admin');
  const now = new Date();
  const day = (days: number, hour: number) => {
    const at = new Date(now.getTime() + days * 24 * HOUR_MS);
    at.setUTCHours(hour, 0, 0, 0);
    return at;
  };
  // Days that no other journey plans, while the person's qualification is valid; others at another try.
  const [bidOn, takenOn] = [day(170 + 30 * retry, 9), day(172 + 30 * retry, 9)];
  const { shifts, shiftPeople, events } = await rotaOf(page, day(-2, 0), day(3, 0));
  const staff = shiftPeople.find(({ user }) => user.lastName === 'Thistlewood');
  const eventId = events.nodes[0]?.id ?? '';
  // Today belongs to this journey: what the demonstration gave the person then is called off.
  for (const { id, status, staff: on } of shifts)
    if (status === 'assigned' && on?.user.id === staff?.user.id)
      await mutate(
        page,
        'mutation ($id: ID!) { cancelShift(input: { shiftId: $id, reason: "Another crew" }) { shift { id } } }',
        { id },
      );
  const soon = await newShift(page, eventId, new Date(now.getTime() + HOUR_MS / 2), 1, 'technician');
  await assign(page, soon, staff?.staffId ?? '');
  const bidden = await newShift(page, eventId, bidOn, 4, 'technician');
  await mutate(
    page,
    'mutation ($id: ID!) { setShiftBidding(input: { shiftId: $id, isOpen: true }) { shift { id } } }',
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
  // The answer is lost: the dialog says so in one sentence and keeps what was typed. The shift was made all the same.
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
  const kept = details
    .getByRole('alert')
    .filter({ hasText: 'Failed to delete the shift. Please try again.' });
  await expect(kept).toBeInViewport();
  await expect(kept).toBeFocused();
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
