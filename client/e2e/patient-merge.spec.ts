import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { newName } from './new-name';
import { ownPatient } from './own-patient';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

test('merges two records side by side, shows them together, and takes it back', async ({ page }) => {
  await signInAs(page, 'admin');
  const dob = '1990-05-06';
  const name = `Marigold ${newName()}`;
  const kept = await registered(page, { name, dob, allergies: 'Penicillin' });
  // Someone registering themselves is not asked about similar patients.
  const { patientId: gone, email } = await ownPatient(page, name);
  const { errors } = await callGraphql(
    page,
    'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { id } } }',
    { input: { id: gone, allergies: 'Latex' } },
  );
  expect(errors).toBeUndefined();
  const prfId = newId();
  const [record] = saveResults(
    await save(page, [commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Hives' })]),
  );
  expect((await linkPatient(page, prfId, gone)).errors).toBeUndefined();

  await open(page, `/patients/${kept}`);
  await page.getByRole('button', { name: 'Merge with …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge Marigold/ });
  await dialog.getByLabel('Patient name').fill(name);
  await dialog.getByLabel('Search date of birth: day').fill('6/5/1990');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleAtEverySize(page, 'whom to merge with');
  // Both have one name and one day: the newer one comes first.
  await dialog.getByRole('listitem').getByRole('button').first().click();
  const table = dialog.getByRole('table', { name: 'The two records side by side' });
  await expect(table.getByRole('row', { name: /^Allergies \(differs\)/ })).toContainText('Latex');
  await dialog.getByRole('button', { name: 'Merge records' }).click();
  await expect(dialog.getByText('Say why these are the same person.')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'two records side by side');
  await dialog.getByLabel('Why are these the same person?').fill('Registered twice at the gate');
  await dialog.getByRole('button', { name: 'Merge records' }).click();

  await expect(page.getByText('Allergies: Penicillin; Latex')).toBeVisible();
  await expect(page.getByText(`From the merged record of ${name}: Latex`)).toBeVisible();

  // The account of one of the two has what belongs to both once its owner was there in person.
  await page.getByRole('button', { name: 'Record identity check' }).click();
  const check = page.getByRole('dialog', { name: 'Record an identity check' });
  await check.getByRole('button', { name: 'Record the check' }).click();
  await expect(check.getByText('Choose what you have seen.')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'an identity check');
  await check.getByLabel('Passport').check();
  await check.getByLabel('Which e-mail address do they sign in with?').fill(email);
  await check.getByRole('button', { name: 'Record the check' }).click();
  await expect(page.getByText('The identity check was recorded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record identity check' })).toHaveCount(0);

  // The record on the merged row says so, and warns of what both say.
  const prf = new PrfScreen(page);
  await prf.openRecord(record?.customPrfId ?? '', 'patient');
  await expect(prf.form.getByText(`This record was merged into that of ${name}.`)).toBeVisible();
  await expect(prf.banner).toContainText('Penicillin');
  await expect(prf.banner).toContainText('Latex');

  await open(page, `/patients/${gone}`);
  await expect(page.getByText(`This record was merged into that of ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: `Continue to the record of ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`${kept}$`));

  await page.getByRole('button', { name: 'Undo merge' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo merge' });
  await expectAccessibleAtEverySize(page, 'undoing a merge');
  await undo.getByLabel('Reason').fill('Two sisters');
  await undo.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('The merge was undone.')).toBeVisible();
  await expect(page.getByText('Allergies: Penicillin', { exact: true })).toBeVisible();
});
