import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible } from './axe';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const DAY_MS = 86_400_000;

test('an administrator has open shifts filled, and accepts a part of it', async ({ page }) => {
  await signInAs(page, 'admin');
  // Half a year on, where the demonstration plans nothing.
  const day = new Date(Date.now() + (180 + test.info().retry) * DAY_MS).toISOString().slice(0, 10);
  const { data } = await callGraphql(page, '{ events(first: 1) { nodes { eventID } } }', {});
  const [event] = (data?.['events'] as { readonly nodes: readonly { readonly eventID: string }[] }).nodes;
  const shift = (role: string, required: string) => ({
    startTime: `${day}T08:00:00Z`,
    endTime: `${day}T16:00:00Z`,
    role,
    requiredQualifications: [required],
  });
  const made = await callGraphql(
    page,
    'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shiftID } }',
    {
      input: {
        batchId: newId(),
        eventId: event?.eventID,
        shifts: [
          shift('paramedic', 'als'),
          shift('first_aider', 'frec_3'),
          shift('paramedic', 'trauma_care'),
        ],
      },
    },
  );
  expect(made.errors).toBeUndefined();

  await open(page, `/shifts/auto-assign?from=${day}&to=${day}`);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'can be filled' })).toHaveText(
    '2 of 3 open shifts can be filled.',
  );
  await expect(page.getByText(/meets what it asks for \(Paramedic, with Trauma Care\)/)).toBeVisible();
  await expectAccessible(page, 'a proposal');
  await page.getByRole('checkbox', { name: /First Aider/ }).uncheck();
  await page.getByRole('button', { name: 'Assign 1 shift' }).click();
  await expect(page.getByText('2 of 3 open shifts can be filled. 1 assigned.')).toBeVisible();

  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect(page.getByText('1 of 2 open shifts can be filled.')).toBeVisible();
});
