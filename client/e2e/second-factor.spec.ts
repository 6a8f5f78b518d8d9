import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessibleAtEverySize } from './axe';
import { OWN_PASSWORD, ownPatient, signInOwn } from './own-patient';
import { open } from './sign-in-as';

const HALF_MINUTE_MS = 30_000;

/** Leaves, and gives e-mail address and password on the sign-in page, which then asks for a code. */
const signOutAndIn = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
};

test('a second factor is set up with an app, and signs in by its code and by a recovery code', async ({
  page,
}) => {
  const own = await ownPatient(page, 'Ottilie Factor');
  await signInOwn(page, own);
  await open(page, '/account');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  await dialog.locator('input[type=password]').fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'setting up a second factor');
  const secret = Secret.fromBase32((await dialog.locator('code').innerText()).replaceAll(/\s/g, ''));
  const now = Date.now();
  const codeAt = (timestamp: number): string => TOTP.generate({ secret, timestamp });
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(codeAt(now));
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleAtEverySize(page, 'recovery codes');
  const recoveryCode = (await codes.first().innerText()).trim();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await signOutAndIn(page, own.email);
  await page.getByRole('textbox', { name: /^Code/ }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a code that is wrong at sign-in');
  // The half minute of the first code is used up; a telephone's clock may be one ahead.
  await page.getByRole('textbox', { name: /^Code/ }).fill(codeAt(Math.max(now + HALF_MINUTE_MS, Date.now())));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/patient-access');

  await signOutAndIn(page, own.email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expectAccessibleAtEverySize(page, 'a recovery code at sign-in');
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/patient-access');
  await open(page, '/account');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
});
