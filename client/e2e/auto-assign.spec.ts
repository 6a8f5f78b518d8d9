import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';
import { shownDay } from '../src/lib/typed-day';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The Monday of the week of a day. */
const mondayOf = (day: Date): Date => new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);

test('an administrator has open shifts filled, and accepts a part of it, with a reason where it is wanted', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  // Half a year on, where the demonstration plans nothing.
  const day = mondayOf(new Date(Date.now() + (180 + 7 * test.info().retry) * DAY_MS))
    .toISOString()
    .slice(0, 10);
  const { data } = await callGraphql(page, '{ events(first: 1) { nodes { id } } }', {});
  const [event] = (data?.['events'] as { readonly nodes: readonly { readonly id: string }[] }).nodes;
  const shift = (role: string, required: string) => ({
    startTime: `${day}T08:00:00Z`,
    endTime: `${day}T16:00:00Z`,
    role,
    requiredQualifications: [required],
  });
  // More hours than a week has for anybody.
  const long = {
    startTime: `${day}T08:00:00Z`,
    endTime: new Date(Date.parse(`${day}T08:00:00Z`) + 50 * HOUR_MS).toISOString(),
  };
  const made = await callGraphql(
    page,
    'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shifts { id role } } }',
    {
      input: {
        batchId: newId(),
        eventId: event?.id,
        shifts: [
          shift('paramedic', 'als'),
          shift('first_aider', 'frec_3'),
          shift('paramedic', 'trauma_care'),
          long,
        ],
      },
    },
  );
  expect(made.errors).toBeUndefined();

  await open(page, `/shifts/auto-assign?from=${day}&to=${day}`);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'can be filled' })).toHaveText(
    '3 of 4 open shifts can be filled.',
  );
  await expect(page.getByText(/meets its requirements \(Paramedic, with Trauma Care\)/)).toBeVisible();
  await expectAccessibleAtEverySize(page, '/shifts/auto-assign');
  await page.getByRole('checkbox', { name: /First Aider/ }).uncheck();
  await page.getByRole('button', { name: 'Assign 2 shifts' }).click();
  const inSpite = page.getByRole('dialog', { name: 'Assign despite the warnings' });
  const give = inSpite.getByRole('button', { name: 'Assign' });
  await expect(give).toBeDisabled();
  const why = inSpite.getByLabel('Why should they work despite the warning?');
  await why.fill('Not like this');
  await inSpite.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(inSpite).toBeHidden();
  await expect(page.getByText(/\d assigned\./)).toHaveCount(0);
  await page.getByRole('button', { name: 'Assign 2 shifts' }).click();
  await expect(why).toHaveValue('');
  await why.fill('The island has one crew');
  await expectAccessible(page, 'a reason for a proposal');
  await give.click();
  await expect(page.getByText('3 of 4 open shifts can be filled. 2 assigned.')).toBeVisible();
  // Kept with the shift that has a warning, and with no other.
  const stored = await callGraphql(
    page,
    'query ($range: ShiftRange!) { shifts(range: $range) { role status reason } }',
    { range: { from: `${day}T00:00:00Z`, to: `${day}T23:59:00Z`, eventId: event?.id } },
  );
  expect(stored.data?.['shifts']).toEqual(
    expect.arrayContaining([
      { role: null, status: 'assigned', reason: 'The island has one crew' },
      { role: 'paramedic', status: 'assigned', reason: null },
      { role: 'first_aider', status: 'open', reason: null },
    ]),
  );

  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect(page.getByText('1 of 2 open shifts can be filled.')).toBeVisible();
  // Moved while the proposal is looked at: it is not given as it is not what was shown.
  const aided = (
    made.data?.['createShifts'] as {
      readonly shifts: readonly { readonly id: string; readonly role: string }[];
    }
  ).shifts.find(({ role }) => role === 'first_aider');
  const moved = await callGraphql(
    page,
    'mutation ($input: UpdateShiftInput!) { updateShift(input: $input) { shift { version } } }',
    {
      input: {
        shiftId: aided?.id,
        shiftStart: `${day}T09:00:00Z`,
        shiftEnd: `${day}T17:00:00Z`,
      },
    },
  );
  expect(moved.errors).toBeUndefined();
  await page.getByRole('button', { name: 'Assign 1 shift' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This shift has changed since you opened it' }),
  ).toBeVisible();

  // For an event further ahead than the days that stand here: it is asked for in its own.
  await page.getByRole('combobox', { name: 'Event (leave empty for all)' }).fill('Inter-School Snow Week');
  await page.locator('.ant-select-item-option', { hasText: 'Inter-School Snow Week' }).click();
  const planned = await callGraphql(
    page,
    '{ events(filter: { text: "Inter-School Snow Week" }, first: 1) { nodes { date endsAt } } }',
    {},
  );
  const [snow] = (
    planned.data?.['events'] as { readonly nodes: readonly Readonly<Record<'date' | 'endsAt', string>>[] }
  ).nodes;
  const here = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' });
  await expect(page.getByLabel('From')).toHaveValue(
    shownDay(here.format(new Date(snow?.date ?? '')), 'date'),
  );
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(
    shownDay(here.format(new Date(snow?.endsAt ?? '')), 'date'),
  );
});
