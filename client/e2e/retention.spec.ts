import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

test('a person is held, ruled upon and asked after, all from the pages of retention', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/patients');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Retention' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Retention of');
  await page.getByRole('button', { name: 'Set a legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A claim was announced');
  await page.getByRole('dialog').getByRole('button', { name: 'Set a legal hold' }).click();
  await expect(page.getByText('A claim was announced')).toBeVisible();

  await page.getByRole('button', { name: 'Record a ruling' }).click();
  await page.getByLabel('Ruled by').fill('Data protection officer');
  await page.getByLabel('Reference').fill('DPO-1');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for');
  await page.getByRole('button', { name: 'Record ruling' }).click();
  await expect(page.getByText('This record is under a legal hold. Lift the hold first.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleAtEverySize(page, 'the retention of one person');

  await open(page, '/retention');
  await expect(page.getByText('Nobody is on this list.')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/retention');
  await page.getByRole('button', { name: 'Access requests' }).click();
  await page.getByRole('button', { name: 'New request' }).click();
  await page.getByRole('button', { name: 'Note request' }).click();
  await expect(page.getByText('Choose the patient.').first()).toBeVisible();
  await expectAccessibleAtEverySize(page, '/access-requests');
});
