import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { chooseByPart } from './prf/catalogue-form';
import {
  assign,
  atLeisure,
  DAY_MS,
  fact,
  HOUR_MS,
  keepWaiting,
  loseAnswersOf,
  mutate,
  newShift,
  rotaOf,
} from './rota';
import { follow, open, signInAs, walkTo } from './sign-in-as';
import { newName } from './new-name';
import { shownDay } from '../src/lib/typed-day';

const MINUTE_MS = 60_000;
/** More days than lie between the first and the last that these journeys plan for: one that is tried again meets none of the others. */
const ANOTHER_TRY = 50;

/** Eight in the morning, so many days from now; beyond all of these days at another try: the first one's shifts are there. */
const dayAhead = (days: number): Date => {
  const at = new Date(Date.now() + (days + ANOTHER_TRY * test.info().retry) * DAY_MS);
  at.setUTCHours(8, 0, 0, 0);
  return at;
};

/** Why a shift stands as it does, as it is stored. */
const reasonOf = async (page: Page, shiftId: string) => {
  const { shift } = await mutate(page, 'query ($id: ID!) { shift(shiftId: $id) { shift { reason } } }', {
    id: shiftId,
  });
  return (shift as { shift: { reason: string | null } }).shift.reason;
};

/** Opens a shift by its own address, over the list of a day (YYYY-MM-DD), today's unless it is said. */
const openShift = async (page: Page, shiftId: string, title: string, day = '') => {
  await open(page, `/shifts?view=list&date=${day}&shift=${shiftId}`);
  const details = page.getByRole('dialog', { name: title });
  await expect(details).toBeVisible();
  await expect(
    details.getByText('Notes, history and warnings of this shift cannot be loaded just now.'),
  ).toHaveCount(0);
  return details;
};

/** A dialog over the shift's that is left by its own button; the shift's stays. */
const cancelled = async (over: Locator) => {
  await over.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(over).toBeHidden();
};

test('an admin does everything to a shift that is ahead, and its history says so', async ({ page }) => {
  await signInAs(page, 'admin');
  const { eventId, idOf } = await planAhead(page);
  const at = dayAhead(310);
  // Six hours after it.
  const later = await newShift(page, eventId, new Date(at.getTime() + 14 * HOUR_MS), 4, null);
  await assign(page, later, idOf('Kaczorek'));
  const [kept, unwanted] = [
    await newShift(page, eventId, at, 8, 'technician'),
    await newShift(page, eventId, at, 8, 'medic'),
  ];
  const day = at.toISOString().slice(0, 10);
  const details = await openShift(page, kept, 'Shift (Technician)', day);
  await details.getByRole('button', { name: 'Clone Shift' }).click();
  await expect(page.getByText('Shift cloned successfully!')).toBeVisible();
  await details.getByLabel('New note').fill('Keys at gate 4');
  const found = await loseAnswersOf(page, 'AddShiftNote');
  await details.getByRole('button', { name: 'Add Note' }).click();
  await expect(
    details.getByText('The server did not answer, so the note may have been added.'),
  ).toBeVisible();
  await found();
  await details.getByRole('button', { name: 'Add Note' }).click();
  await expect(details.getByLabel('New note')).toHaveValue('');
  await expect(details.getByRole('region', { name: 'Notes' }).getByText('Keys at gate 4')).toHaveCount(1);
  await details.getByRole('button', { name: 'Open for bidding' }).click();
  await details.getByRole('button', { name: 'Close bidding' }).click();
  await expect(details.getByRole('button', { name: 'Open for bidding' })).toBeVisible();

  const backup = details.getByRole('combobox', { name: 'Backup staff' });
  // By how a word begins, as in every list.
  await backup.fill('aczorek');
  await expect(page.getByText('No one with that name')).toBeVisible();
  await chooseByPart(backup, 'Kaczorek');
  await details.getByRole('button', { name: 'Assign Backup Staff' }).click();
  await expect(fact(details, 'Backup staff')).toHaveText('Bartosz Kaczorek');
  // A warning about a person is shown wherever the shift is: here, in the list below and in the calendar.
  const tired = 'Backup: Only 6 h rest before or after another shift (at least 11 h needed)';
  await expect(details.getByRole('alert').filter({ hasText: tired })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: tired })).toHaveCount(1);
  await follow(page, `/shifts?view=week&date=${day}&shift=${kept}`);
  await expect(page.getByTitle(tired)).toHaveCount(1);
  await expect(details.getByRole('button', { name: 'Assign Backup Staff' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Remove backup' }).click();
  await expect(details.getByRole('button', { name: 'Assign Backup Staff' })).toBeVisible();

  const staff = details.getByRole('combobox', { name: 'Staff', exact: true });
  await chooseByPart(staff, 'Nair');
  // Said before anybody is assigned, not after.
  await expect(
    details.getByText(
      'Neither the position Support Staff nor a recorded qualification allows the role Technician',
    ),
  ).toBeVisible();
  await expect(details.getByRole('button', { name: 'Assign Staff' })).toBeDisabled();
  await chooseByPart(staff, 'Kaczorek');
  await expect(
    details.getByText('Only 6 h rest before or after another shift (at least 11 h needed)'),
  ).toBeVisible();
  await expect(details.getByRole('button', { name: 'Assign Staff' })).toBeDisabled();
  await details.getByLabel('Reason to go ahead').fill('He asked for both');
  await details.getByRole('button', { name: 'Assign Staff' }).click();
  await expect(fact(details, 'Status')).toHaveText('Assigned');
  await expect(fact(details, 'Reason')).toHaveText('He asked for both');
  await expect(details.getByRole('alert').filter({ hasText: 'Only 6 h rest' })).toBeVisible();
  expect(await reasonOf(page, kept)).toBe('He asked for both');
  await details.getByRole('button', { name: 'Enable Reminders' }).click();
  await expect(page.getByText('Reminders enabled for this shift!')).toBeVisible();

  await details.getByRole('button', { name: 'Unassign' }).click();
  const why = page.getByRole('dialog', { name: 'Open this shift again' });
  await expect(why.getByRole('button', { name: 'Unassign' })).toBeDisabled();
  await cancelled(why);
  await details.getByRole('button', { name: 'Unassign' }).click();
  await why.getByLabel('Reason').fill('Off sick');
  await why.getByRole('button', { name: 'Unassign' }).click();
  await expect(fact(details, 'Status')).toHaveText('Open');
  await details.getByText('History (2)').click();
  await expect(details.getByText('Opened again, Bartosz Kaczorek unassigned: Off sick')).toBeVisible();

  await details.getByRole('button', { name: 'Move or change' }).click();
  const moving = page.getByRole('dialog', { name: 'Move or change this shift' });
  await moving.getByLabel('End Time').fill(`${day}T15:30`);
  await expectAccessible(page, 'moving a shift');
  await moving.getByRole('button', { name: 'Save changes' }).click();
  await expect(moving).toBeHidden();
  await expect(fact(details, 'End')).toContainText('15:30');

  await details.getByRole('button', { name: 'Cancel shift' }).click();
  const off = page.getByRole('dialog', { name: 'Cancel this shift' });
  await cancelled(off);
  await details.getByRole('button', { name: 'Cancel shift' }).click();
  await off.getByLabel('Reason').fill('Rained off');
  await off.getByRole('button', { name: 'Cancel shift' }).click();
  await expect(fact(details, 'Status')).toHaveText('Cancelled');

  const deleted = await openShift(page, unwanted, 'Shift (Medic)');
  await deleted.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this shift?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(deleted).toBeHidden();
  await expect(page).not.toHaveURL(/shift=/);
});

test('an admin checks somebody in and out, confirms other hours, and marks who did not come', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const { people, eventId } = await atLeisure(page);
  const [present, absent, punctual] = people;
  const now = Date.now();
  const [worked, missed, planned] = [
    await newShift(page, eventId, new Date(now + 20 * MINUTE_MS), 2, null),
    await newShift(page, eventId, new Date(now - 45 * MINUTE_MS), 2, null),
    await newShift(page, eventId, new Date(now + 20 * MINUTE_MS), 2, null),
  ];
  await assign(page, worked, present?.staffId ?? '');
  await assign(page, planned, punctual?.staffId ?? '');
  await assign(page, missed, absent?.staffId ?? '');

  let details = await openShift(page, worked, 'Shift (Unassigned)');
  await details.getByRole('button', { name: 'Check In' }).click();
  await details.getByRole('button', { name: 'Check Out' }).click();
  await expect(fact(details, 'Status')).toHaveText('Checked out');
  await expect(details.getByRole('button', { name: /^Check (In|Out)$/ })).toHaveCount(0);
  await expect(details.getByRole('button', { name: 'Approve hours' })).toBeVisible();
  await details.getByRole('button', { name: 'Correct hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Correct hours' });
  await cancelled(hours);
  await details.getByRole('button', { name: 'Correct hours' }).click();
  await hours.getByLabel('Minutes worked').fill('90');
  await expect(hours.getByRole('button', { name: 'Approve hours' })).toBeDisabled();
  await hours.getByLabel('Reason').fill('The tablet was elsewhere');
  await expectAccessible(page, 'correcting hours');
  await hours.getByRole('button', { name: 'Approve hours' }).click();
  await expect(fact(details, 'Hours confirmed')).toHaveText('1.5 h');
  await expect(fact(details, 'Status')).toHaveText('Approved');

  for (const field of ['checkInShift', 'checkOutShift'])
    await mutate(page, `mutation ($input: ShiftAttendance!) { ${field}(input: $input) { shift { id } } }`, {
      input: { shiftId: planned },
    });
  details = await openShift(page, planned, 'Shift (Unassigned)');
  // Asked first, with what comes of it; and taken back with a reason.
  await details.getByRole('button', { name: 'Approve hours' }).click();
  const approving = page.getByRole('dialog', { name: 'Approve these hours?' });
  await expect(approving).toContainText('An administrator can undo this with a reason.');
  await approving.getByRole('button', { name: 'Go back' }).click();
  await expect(approving).toBeHidden();
  await expect(fact(details, 'Status')).toHaveText('Checked out');
  await details.getByRole('button', { name: 'Approve hours' }).click();
  await approving.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(fact(details, 'Status')).toHaveText('Approved');
  await details.getByRole('button', { name: 'Undo approval' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo approval' });
  await undoing.getByLabel('Reason').fill('The wrong shift');
  await undoing.getByRole('button', { name: 'Undo approval' }).click();
  await expect(fact(details, 'Status')).toHaveText('Checked out');
  await details.getByRole('button', { name: 'Approve hours' }).click();
  await approving.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(fact(details, 'Status')).toHaveText('Approved');

  details = await openShift(page, missed, 'Shift (Unassigned)');
  await details.getByRole('button', { name: 'No show' }).click();
  await page
    .getByRole('dialog', { name: 'Mark as no show?' })
    .getByRole('button', { name: 'Mark as no show' })
    .click();
  await expect(fact(details, 'Status')).toHaveText('No show');
  await details.getByRole('button', { name: 'Undo no show' }).click();
  const returning = page.getByRole('dialog', { name: 'Undo no show' });
  await returning.getByLabel('Reason').fill('They came by the other gate');
  await expectAccessible(page, 'taking a no show back');
  await returning.getByRole('button', { name: 'Undo no show' }).click();
  await expect(fact(details, 'Status')).toHaveText('Assigned');
});

/** An event to plan for, and who works for us by the last name. */
const planAhead = async (page: Page) => {
  const { eventId } = await atLeisure(page);
  const { shiftPeople } = await rotaOf(page, new Date(), new Date(Date.now() + DAY_MS));
  const idOf = (name: string) => shiftPeople.find(({ user }) => user.lastName === name)?.staffId ?? '';
  return { eventId, idOf };
};

test('two people swap their shifts: offered, accepted and approved, each told by the bell', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const { eventId, idOf } = await planAhead(page);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
  const [his, hers] = [
    await newShift(page, eventId, dayAhead(320), 8, null),
    await newShift(page, eventId, dayAhead(322), 8, null),
  ];
  await assign(page, his, idOf('Thistlewood'));
  await assign(page, hers, idOf('Adeyemo'));
  /** By the bell to what was told of this shift, among what other journeys are told meanwhile, and through it to the shift. */
  const follow = async (told: string) => {
    await open(page, '/dashboard');
    await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
    const list = page.getByRole('list', { name: 'Notifications, newest first' });
    await expect(list).toBeVisible();
    return list.getByRole('button', { name: new RegExp(`^${told}: .*, ${day.format(dayAhead(320))}, `) });
  };

  await signInAs(page, 'staff');
  // Whether it is on offer already is not known before it is read: that is said, and none is offered.
  const standing = await keepWaiting(page, 'ShiftSwaps');
  standing.lose();
  let details = await openShift(page, his, 'Shift (Unassigned)');
  const swaps = details.getByRole('region', { name: 'Swaps' });
  await expect(swaps.getByText('Swaps of this shift cannot be loaded just now.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Offer swap' })).toHaveCount(0);
  await standing.hear();
  await swaps.getByRole('button', { name: 'Try again' }).click();
  await details.getByRole('button', { name: 'Offer swap' }).click();
  const offering = page.getByRole('dialog', { name: 'Offer swap' });
  await cancelled(offering);
  await details.getByRole('button', { name: 'Offer swap' }).click();
  await expect(offering).toContainText(
    'The shift stays yours until your colleague accepts and an administrator approves.',
  );
  await offering.getByRole('button', { name: 'Offer swap' }).click();
  await expect(offering.getByText('Choose a colleague.')).toBeVisible();
  const inReturn = offering.getByRole('combobox', { name: 'In exchange for this shift' });
  const toCome = await keepWaiting(page, 'ShiftsToCome');
  toCome.lose();
  await chooseByPart(offering.getByRole('combobox', { name: 'Colleague' }), 'Adeyemo');
  // What was lost says so where it is chosen from, and Enter asks for it again.
  const list = page.locator('.ant-select-dropdown:visible');
  await inReturn.click();
  await expect(list.getByText('Their shifts cannot be loaded just now.')).toBeVisible();
  await toCome.hear();
  await inReturn.press('Enter');
  await expect(list).toHaveCount(0);
  await inReturn.click();
  await expect(list.locator('.ant-select-item-option').first()).toBeVisible();
  await chooseByPart(inReturn, day.format(dayAhead(322)));
  await expectAccessible(page, 'offering a swap');
  // The offer is made, and nobody hears of it: it stands behind the dialog, and sent again it is the same.
  const heard = await loseAnswersOf(page, 'OfferShiftSwap');
  await offering.getByRole('button', { name: 'Offer swap' }).click();
  await expect(swaps).toContainText('Offered');
  await heard();
  await offering.getByRole('button', { name: 'Offer swap' }).click();
  await expect(page.getByText('You have offered your shift.')).toBeVisible();
  await expect(swaps.getByText('Offered')).toHaveCount(1);
  await expect(details.getByRole('button', { name: 'Withdraw offer' })).toBeVisible();

  await signInAs(page, 'nurse');
  const offered = await follow('A shift is offered to you');
  await expectAccessible(page, 'notifications');
  await offered.click();
  details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
  await expect(details.getByRole('button', { name: 'Decline swap' })).toBeVisible();
  await details.getByRole('button', { name: 'Accept swap' }).click();
  await expect(details.getByText('Accepted, waiting for approval')).toBeVisible();

  await signInAs(page, 'admin');
  await (await follow('A swap is waiting for approval')).click();
  details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
  await expect(details.getByRole('button', { name: 'Refuse swap' })).toBeVisible();
  await details.getByRole('button', { name: 'Approve swap' }).click();
  await expect(fact(details, 'Assigned staff')).toHaveText('Ngozi Adeyemo');
});

test('offers are withdrawn, declined, refused and approved in spite of little rest; an applicant is given the shift', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const { eventId, idOf } = await planAhead(page);
  const [his, hers] = [idOf('Thistlewood'), idOf('Adeyemo')];
  const made: string[] = [];
  for (const days of [330, 332, 334, 337]) {
    const id = await newShift(page, eventId, dayAhead(days), 8, null);
    await assign(page, id, his);
    made.push(id);
  }
  const [withdrawn = '', declined = '', refused = '', tiring = ''] = made;
  const inReturn = await newShift(page, eventId, dayAhead(341), 8, null);
  await assign(page, inReturn, hers);
  const wanted = await newShift(page, eventId, dayAhead(339), 8, null);
  await mutate(
    page,
    'mutation ($id: ID!) { setShiftBidding(input: { shiftId: $id, isOpen: true }) { shift { id } } }',
    {
      id: wanted,
    },
  );

  await signInAs(page, 'staff');
  const swapIds = new Map(made.map((shiftId) => [shiftId, v7()]));
  for (const [shiftId, id] of swapIds)
    await mutate(
      page,
      'mutation ($input: OfferSwapInput!) { offerShiftSwap(input: $input) { shiftSwap { id } } }',
      {
        input: { id, shiftId, staffId: hers },
      },
    );
  await mutate(page, 'mutation ($id: ID!) { applyForShift(input: { shiftId: $id }) { shift { id } } }', {
    id: wanted,
  });

  await signInAs(page, 'nurse');
  await mutate(page, 'mutation ($id: ID!) { acceptShiftSwap(input: { id: $id }) { shiftSwap { id } } }', {
    id: swapIds.get(tiring),
  });
  let details = await openShift(page, declined, 'Shift (Unassigned)');
  await details.getByRole('button', { name: 'Decline swap' }).click();
  await expect(details.getByRole('region', { name: 'Swaps' })).toContainText('Declined');
  await mutate(
    page,
    'mutation ($input: OfferSwapInput!) { offerShiftSwap(input: $input) { shiftSwap { id } } }',
    {
      input: { id: v7(), shiftId: inReturn, staffId: his, otherShiftId: withdrawn },
    },
  );

  // Another person then asks for the same shift in exchange: the first offer can still be withdrawn.
  await signInAs(page, 'staff');
  details = await openShift(page, withdrawn, 'Shift (Unassigned)');
  const swaps = details.getByRole('region', { name: 'Swaps' });
  await expect(swaps.getByRole('button', { name: 'Decline swap' })).toBeVisible();
  await expectAccessible(page, 'two offers of one shift');
  await swaps.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(swaps).toContainText('Withdrawn');
  await expect(swaps.getByRole('button', { name: 'Offer swap' })).toBeVisible();

  await signInAs(page, 'admin');
  details = await openShift(page, refused, 'Shift (Unassigned)');
  await details.getByRole('button', { name: 'Refuse swap' }).click();
  const refusing = page.getByRole('dialog', { name: 'Refuse this swap' });
  await cancelled(refusing);
  await details.getByRole('button', { name: 'Refuse swap' }).click();
  await refusing.getByLabel('Reason').fill('She is needed elsewhere');
  await refusing.getByRole('button', { name: 'Refuse swap' }).click();
  await expect(details.getByRole('region', { name: 'Swaps' })).toContainText('She is needed elsewhere');

  // Five hours after the shift that they would get.
  const night = new Date(dayAhead(337).getTime() + 13 * HOUR_MS);
  await assign(page, await newShift(page, eventId, night, 4, null), hers);
  details = await openShift(page, tiring, 'Shift (Unassigned)');
  await details.getByRole('button', { name: 'Approve swap' }).click();
  await details.getByRole('button', { name: 'Approve with a reason' }).click();
  const inSpite = page.getByRole('dialog', { name: 'Approve despite the warning' });
  await cancelled(inSpite);
  await details.getByRole('button', { name: 'Approve with a reason' }).click();
  await inSpite.getByLabel('Reason').fill('She asked for it');
  await inSpite.getByRole('button', { name: 'Approve swap' }).click();
  await expect(fact(details, 'Assigned staff')).toHaveText('Ngozi Adeyemo');

  details = await openShift(page, wanted, 'Shift (Unassigned)');
  await details
    .getByRole('region', { name: 'Applicants' })
    .getByRole('button', { name: /^Assign .+ Thistlewood$/ })
    .click();
  await expect(fact(details, 'Status')).toHaveText('Assigned');
});

/** A moment as a form takes it, on the clocks of Paris. */
const typedInParis = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' })
    .format(at)
    .replace(' ', 'T');

test('an event is planned for a new client, changed, called off and planned again, shown on its own clocks, and closed once what it leaves open is waived with a reason', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const { people } = await atLeisure(page);
  const [person, ...others] = people.slice(-3);
  expect(others).toHaveLength(2);
  // Another try meets no shift that an earlier one left behind.
  const start = dayAhead(-10 - (ANOTHER_TRY + 1) * test.info().retry);
  const end = new Date(start.getTime() + 12 * HOUR_MS);
  // The last of the list: other journeys take its first.
  const client = `Zennor ${newName()}`;
  await open(page, '/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  const registering = page.getByRole('dialog', { name: 'New client' });
  await registering.getByRole('button', { name: 'Create client' }).click();
  await expect(registering.getByRole('alert').getByRole('link').first()).toBeVisible();
  await registering.getByRole('textbox', { name: /^Name/ }).fill(client);
  await registering.getByLabel('Contact name').fill('Jory Penhale');
  await registering.getByLabel('E-mail address').fill('jory.penhale@example.org');
  await registering.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText('Client created.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(client);
  await page.getByRole('button', { name: `Actions, ${client}` }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const correcting = page.getByRole('dialog', { name: 'Edit client' });
  await expect(correcting.getByLabel('Contact name')).toHaveValue('Jory Penhale');
  await correcting.getByLabel('Telephone').fill('01326 555 014');
  await correcting.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByText('Client saved.')).toBeVisible();
  const { clients } = await mutate(
    page,
    'query ($text: String) { clients(filter: { text: $text }) { name contactName email phone isActive version } }',
    { text: client },
  );
  expect(clients).toEqual([
    {
      name: client,
      contactName: 'Jory Penhale',
      email: 'jory.penhale@example.org',
      phone: '01326 555 014',
      isActive: true,
      version: 2,
    },
  ]);

  await walkTo(page, '/events');
  await page.getByRole('button', { name: 'New event' }).click();
  const making = page.getByRole('dialog', { name: 'New event' });
  await making.getByRole('button', { name: 'Create event' }).click();
  await expect(making.getByRole('alert').getByRole('link').first()).toBeVisible();
  await making.getByRole('textbox', { name: /^Event/ }).fill('Orchard Relay');
  await chooseByPart(making.getByRole('combobox', { name: 'Client' }), client);
  await chooseByPart(making.getByRole('combobox', { name: 'Time zone' }), 'Europe/Paris');
  await making.getByLabel('Starts').fill(typedInParis(start));
  await making.getByLabel('Ends').fill(typedInParis(end));
  await making.getByLabel('Location').fill('The cider barn');
  await making.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Event created.')).toBeVisible();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  const eventId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Edit event' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit event' });
  await expect(editing.getByLabel('Starts')).toHaveValue(shownDay(typedInParis(start), 'datetime-local'));
  await editing.getByLabel('Attendance expected').fill('1200');
  await editing.getByLabel('Notes').fill('The bridge takes no lorries');
  await editing.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Event saved.')).toBeVisible();
  const stored = await mutate(
    page,
    `query ($id: ID!) { event(eventId: $id) {
       name date endsAt timeZone location attendanceExpected notes status version client { name } } }`,
    { id: eventId },
  );
  expect(stored['event']).toEqual({
    name: 'Orchard Relay',
    date: start.toISOString(),
    endsAt: end.toISOString(),
    timeZone: 'Europe/Paris',
    location: 'The cider barn',
    attendanceExpected: 1200,
    notes: 'The bridge takes no lorries',
    status: 'planned',
    version: 2,
    client: { name: client },
  });

  // Called off, its shifts are as well, and stay so when it is planned again.
  const stateOf = async (id: string) => {
    const { shift } = await mutate(page, 'query ($id: ID!) { shift(shiftId: $id) { shift { status } } }', {
      id,
    });
    return (shift as { shift: { status: string } }).shift.status;
  };
  const early = await newShift(page, eventId, start, 6, null);
  for (const [action, reason, state] of [
    ['Cancel event', 'The field is flooded', 'cancelled'],
    ['Plan again', 'It has drained', 'planned'],
  ] as const) {
    await page.getByRole('button', { name: action }).click();
    const asking = page.getByRole('dialog', { name: action });
    await expect(asking.getByRole('button', { name: action })).toBeDisabled();
    await asking.getByLabel('Reason').fill(reason);
    await asking.getByRole('button', { name: action }).click();
    await expect(page.getByText(`The event is ${state}.`)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    expect(await stateOf(early)).toBe('cancelled');
  }

  const shiftId = await newShift(page, eventId, start, 6, null);
  await assign(page, shiftId, person?.staffId ?? '');
  for (const { staffId } of others)
    await assign(page, await newShift(page, eventId, start, 6, null), staffId);
  await walkTo(page, `/shifts?view=list&shift=${shiftId}`);
  const details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(start);
  await expect(fact(details, 'Start')).toContainText(clock('Europe/London'));
  await expect(fact(details, 'At the event (Europe/Paris)')).toContainText(clock('Europe/Paris'));
  await walkTo(page, `/events/${eventId}`);
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('dialog', { name: 'Go live?' }).getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('The event is live.')).toBeVisible();
  await page.getByRole('button', { name: 'Close event' }).click();
  await expect(page.getByText('Still to settle: 3 shifts without check-out.')).toBeVisible();
  const close = page.getByRole('button', { name: 'Close event' });
  await expect(close).toBeDisabled();
  await expectAccessibleAtEverySize(page, '/events/:eventId/close');
  // 'Waive all' is never the most prominent button.
  const all = (count: number) => page.getByRole('button', { name: `Waive all ${String(count)}` });
  const standsOut = page.getByRole('main').locator('.ant-btn-primary, .ant-btn-variant-solid');
  await expect(all(3)).toBeVisible();
  await expect(standsOut).toHaveText(['Close event']);
  await page.getByRole('button', { name: `Waive: ${person?.name ?? ''}` }).click();
  const why = page.getByRole('dialog', { name: 'Waive this point' });
  await why.getByLabel('Reason').fill('Went home ill');
  await expectAccessible(page, 'waiving a point');
  await why.getByRole('button', { name: 'Waive' }).click();
  await expect(page.getByText('Still to settle: 2 shifts without check-out.')).toBeVisible();
  await all(2).click();
  const whyBoth = page.getByRole('dialog', { name: 'Waive 2 points' });
  await whyBoth.getByLabel('Reason').fill('Signed out on paper');
  await whyBoth.getByRole('button', { name: 'Waive' }).click();
  await expect(page.getByText('Everything is settled or waived. The event can be closed.')).toBeVisible();
  await expect(page.getByText(/Went home ill \(Morag Galbraith/)).toBeVisible();
  await expect(page.getByText(/Signed out on paper \(Morag Galbraith/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Waive all/ })).toHaveCount(0);
  await close.click();
  await expect(page.getByText('The event is closed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});
