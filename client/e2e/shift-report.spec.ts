import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

test('staff have a shift report of the days that they choose, and take it away', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/shifts');
  await page.getByRole('button', { name: 'Generate Shift Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shift Report' });
  // A year, so that the demonstration's shifts are in it on whatever day this runs.
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('From').fill(day(-180));
  await dialog.getByLabel('To').fill(day(180));
  await dialog.getByRole('button', { name: 'Update report' }).click();
  const roles = dialog.getByRole('table', { name: 'Shifts per role' });
  await expect(roles.getByRole('row')).not.toHaveCount(1);
  await expect(dialog.getByRole('figure', { name: /^Shifts per role/ })).toBeVisible();
  await expect(dialog.getByRole('figure', { name: /^Hours per staff/ })).toBeVisible();
  const total = await dialog.locator('dl').first().getByRole('definition').first().textContent();
  await dialog.locator('.ant-collapse-header').first().click();
  await expect(dialog.getByRole('table', { name: /^Shifts per role, / })).toBeVisible();

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.split('\r\n')[1]).toMatch(new RegExp(`^Total,,,,${total ?? ''},`));
  await expectAccessibleAtEverySize(page, 'the shift report');

  await page.route('**/graphql*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Update report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to generate shift report. Please try again later.',
  );
});
