import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { newName } from './new-name';
import { ownAccount, signInOwn } from './own-patient';
import { registered } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const CORRECTION = /^The patient’s correction of/;

test('staff give an account its record in person; its patient corrects it; staff take one over, decline the other', async ({
  page,
}) => {
  const own = await ownAccount(page);
  await signInOwn(page, own);
  await open(page, '/patient-access');
  await expect(page.getByText('No record is linked to your account yet')).toBeVisible();

  await signInAs(page, 'staff');
  const patientId = await registered(page, {
    name: `Perpetua ${newName()}`,
    identityStatus: 'unknown',
    estimatedAge: 15,
    town: 'Harrowmere',
  });
  // Without a birth date nobody knows whether a guardian is needed: no check.
  await open(page, `/patients/${patientId}`);
  await expect(page.getByText('Enter the birth date on the record first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link an account' })).toHaveCount(0);
  const { errors } = await callGraphql(
    page,
    'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
    {
      input: {
        id: patientId,
        identityStatus: 'self_reported',
        dob: '1990-05-06',
        estimatedAge: null,
      },
    },
  );
  expect(errors).toBeUndefined();
  await page.reload();
  await page.getByRole('button', { name: 'Link an account' }).click();
  const check = page.getByRole('dialog', { name: 'Record an identity check' });
  await check.getByLabel('Passport').check();
  await check.getByLabel('Which e-mail address do they sign in with?').fill(own.email);
  await check.getByRole('button', { name: 'Record the check' }).click();
  await expect(page.getByText('Confirmed in person')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a patient whose account was checked');

  await signInOwn(page, own);
  await open(page, '/patient-access');
  await page.getByRole('button', { name: 'Correct my details' }).click();
  const form = page.getByRole('form', { name: 'Correct my details' });
  await expectAccessibleAtEverySize(page, 'correcting one’s details');
  await form.getByLabel('Town').fill('Fallow');
  await form.getByLabel('Allergies').fill('Latex');
  await form.getByRole('button', { name: 'Send correction' }).click();
  const card = page
    .locator('.ant-card')
    .filter({ has: page.getByRole('heading', { name: /^Your correction of/ }) });
  await expect(card.getByText('To be decided')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a correction that waits');

  await signInAs(page, 'staff');
  await open(page, `/patients/${patientId}`);
  const waiting = page.locator('.ant-card').filter({ has: page.getByRole('heading', { name: CORRECTION }) });
  const stale = await page.context().newPage();
  await open(stale, `/patients/${patientId}`);
  await waiting.getByRole('checkbox', { name: 'Town' }).uncheck();
  await expectAccessibleAtEverySize(page, 'a correction to be decided');
  await waiting.getByRole('button', { name: 'Accept what is ticked' }).click();
  const why = page.getByRole('dialog', { name: 'Why is the rest not accepted?' });
  await expectAccessibleAtEverySize(page, 'why the rest of a correction is not taken over');
  await why.getByLabel('Reason').fill('The letter shows Harrowmere');
  await why.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('The correction has been decided.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Allergies: Latex')).toBeVisible();

  // Whoever decides otherwise where it was open still is told so, and sees what was decided.
  const late = stale.locator('.ant-card').filter({ has: stale.getByRole('heading', { name: CORRECTION }) });
  await late.getByRole('button', { name: 'Set aside' }).click();
  const otherwise = stale.getByRole('dialog', { name: 'Why is the rest not accepted?' });
  await otherwise.getByLabel('Reason').fill('Said by somebody else');
  await otherwise.getByRole('button', { name: 'Decide' }).click();
  await expect(
    otherwise.getByText(/has already decided about this. Their decision was different/),
  ).toBeVisible();
  await expect(late.getByText('Accepted in part')).toBeVisible();
  await expect(otherwise.getByLabel('Reason')).toHaveValue('Said by somebody else');
  await otherwise.getByRole('button', { name: 'Cancel' }).click();
  await expect(late.getByText('Not accepted: The letter shows Harrowmere')).toBeVisible();
  await stale.close();

  await signInOwn(page, own);
  await open(page, `/patients/${patientId}`);
  await expect(card.getByText('Accepted in part')).toBeVisible();
  await expect(card.getByText('Town (not accepted)')).toBeVisible();
  await expect(card.getByText('Allergies (accepted)')).toBeVisible();
  await expect(card.getByText('Not accepted: The letter shows Harrowmere')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a correction that was decided');

  // Whoever showed the passport was somebody else: the check is undone, and the account opens nothing again.
  await signInAs(page, 'staff');
  await open(page, `/patients/${patientId}`);
  await page.getByRole('button', { name: 'Undo check' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo identity check' });
  await undo.getByLabel('Reason').fill('The passport was her sister’s');
  await undo.getByRole('button', { name: 'Undo check' }).click();
  await expect(page.getByText('The identity check was undone.')).toBeVisible();
  await expect(page.getByText('No account is linked to this record.')).toBeVisible();
  await signInOwn(page, own);
  await open(page, '/patient-access');
  await expect(page.getByText('No record is linked to your account yet')).toBeVisible();
});

test('staff name the guardian of a child', async ({ page }) => {
  await signInAs(page, 'staff');
  const child = await registered(page, {
    name: `Linnet ${newName()}`,
    dob: `${String(new Date().getFullYear() - 9)}-02-03`,
  });
  await open(page, `/patients/${child}`);
  await page.getByRole('button', { name: 'Name a guardian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardian' });
  await dialog.getByLabel('Guardian’s Name').fill('Jo Ward');
  await dialog.getByRole('button', { name: 'Save guardian' }).click();
  await expect(dialog.getByLabel('Relationship to the Child')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleAtEverySize(page, 'naming a guardian');
  await dialog.getByLabel('Relationship to the Child').fill('Parent');
  await dialog.getByLabel('Guardian’s Phone').fill('07700 900123');
  await dialog.getByRole('button', { name: 'Save guardian' }).click();
  await expect(page.getByText('Jo Ward')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change guardian' })).toBeVisible();
});
