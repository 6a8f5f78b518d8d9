import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { signInAs } from './sign-in-as';

test('a person chooses how they are notified: channels, quiet hours and a daily summary', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Choose how you are notified' }).click();
  await expect(page.getByRole('heading', { name: 'How you are notified' })).toBeVisible();
  const mail = page.getByRole('switch', { name: 'A shift is open again: E-mail' });
  // What only administrators receive is not offered.
  await expect(mail).toHaveCount(0);
  const declined = page.getByRole('switch', { name: 'Your offer of a shift was declined: E-mail' });
  await expect(declined).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Your shift was cancelled: In the app' })).toBeDisabled();
  await expectAccessible(page, 'how you are notified');

  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('SetNotificationChoice'),
  );
  await declined.focus();
  await page.keyboard.press('Space');
  await expect(declined).not.toBeChecked();
  await saved;

  await page.getByLabel('Quiet hours from').fill('22:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter when quiet hours begin and when they end.').first()).toBeVisible();
  await page.getByLabel('Quiet hours to').fill('07:00');
  await page.getByRole('combobox', { name: 'Send' }).click();
  await page.getByRole('combobox', { name: 'Send' }).fill('once a day at 18');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByLabel('Quiet hours from')).toHaveValue('22:00');
  await expect(page.getByLabel('Quiet hours to')).toHaveValue('07:00');
  await expect(page.getByText('Once a day at 18:00')).toBeVisible();
  await expect(declined).not.toBeChecked();
  await expectAccessible(page, 'how you are notified, on a phone');
});
