import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { OVERDOSE } from './cases/overdose.mapping';
import { newName } from './new-name';
import { linkPatient, makeRecord, registered, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

test('a signed record is found among all records, and read as a page', async ({ page }) => {
  await signInAs(page, 'staff');
  const [complaint, patient] = [`Nettled by ${newName()}`, newName()];
  const { id, customPrfId } = await makeRecord(page, OVERDOSE, {
    incidentDetails: { chief_complaint: complaint },
  });
  await linkPatient(page, id, await registered(page, { name: patient, dob: '1971-05-06' }));
  await signRecord((query, variables) => callGraphql(page, query, variables), id);
  await open(page, '/prfs');
  const table = page.getByRole('table');
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Signed' }).click();
  await expect(page).toHaveURL(/status=completed/);
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.first().getByText('Signed')).toBeVisible();
  await expect(table.getByText('In progress')).toHaveCount(0);

  // By complaint the list looks through the last 90 days, and says so.
  await page.getByRole('searchbox', { name: 'Search by complaint' }).fill(complaint.toUpperCase());
  await expect(page.getByRole('button', { name: 'Started: Last 90 days' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('cell').nth(3)).toHaveText(complaint);

  await rows.getByRole('link').click();
  await expect(page).toHaveURL(`/prf/${customPrfId}/read`);
  await expect(page.getByRole('heading', { level: 1, name: /^Record SL-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText(patient).first()).toBeVisible();
  // Nothing of it is a form.
  await expect(page.locator('.prf :is(input, textarea, select):not([type=hidden])')).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: 'In this record' });
  await contents.getByRole('link', { name: 'Signature' }).click();
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeInViewport();
  await expectAccessibleAtEverySize(page, '/prf/:customPrfId/read');
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-[^/]+$/);
});
