import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';

import { makeRecord } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

test('ketones are entered under More, and have a row of the trend once they were measured', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, FALL_TRANSPORT);
  const screen = new PrfScreen(page);
  await screen.openRecord(customPrfId, 'observations');
  await screen.saved();
  const row = screen.form.getByRole('row', { name: /^Ketones/ });
  await expect(screen.form.getByRole('row', { name: /^Resp \/min/ })).toBeVisible();
  await expect(row).toHaveCount(0);

  await screen.form.getByRole('button', { name: /^More: / }).click();
  const box = screen.form.getByRole('textbox', { name: 'Ketones', exact: true });
  await box.fill('12');
  await expect(screen.form.getByText('Must be from 0 to 10 mmol/L.')).toBeVisible();
  await box.fill('3.4');
  await expectAccessible(page, 'the pad with ketones');
  await screen.form.getByRole('button', { name: 'Save set' }).click();
  await screen.saved();
  await expect(row.getByRole('cell').last()).toHaveText('3.4 mmol/L');
  const summary = page.getByRole('complementary', { name: 'Summary of this record' });
  await expect(summary.getByRole('region', { name: /^Latest set/ })).toContainText('Ketones3.4 mmol/L');
  const { data } = await readRecord(page, customPrfId);
  expect(data['observations']?.['entries']).toContainEqual(expect.objectContaining({ ketones: 3.4 }));
});
