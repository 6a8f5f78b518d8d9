import { expect, test } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

test('what is typed into a list is what Enter chooses, and nothing else', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients');
  await page.getByRole('button', { name: 'New patient' }).click();
  const form = page.getByRole('form', { name: 'New patient' });
  const gender = form.getByRole('combobox', { name: 'Gender' });

  await gender.pressSequentially('fem');
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Female', { exact: true })).toBeVisible();

  await gender.pressSequentially('male');
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['Male']);
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Male', { exact: true })).toBeVisible();

  await gender.pressSequentially('xyz');
  await expect(page.getByText('Nothing found. Try fewer letters.')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(form.getByTitle('Male', { exact: true })).toBeVisible();

  const identity = form.getByRole('combobox', { name: 'Identity' });
  await identity.pressSequentially('unkn');
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Unknown', { exact: true })).toBeVisible();
});
