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
  await expect(form.getByTitle('Male', { exact: true })).toBeVisible();

  const identity = form.getByRole('combobox', { name: 'Identity' });
  await identity.pressSequentially('unkn');
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Unknown', { exact: true })).toBeVisible();
});

test('a record begun from a patient or an event is about them', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients');
  const link = page.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Create PRF' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-/);
  await expect(page.locator('header[aria-label="Patient and record"]')).toContainText(name);

  await open(page, '/events');
  const event = page.getByRole('table').getByRole('link').first();
  const called = (await event.textContent()) ?? '';
  await event.click();
  await page.getByRole('button', { name: 'Create PRF' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-/);
  await expect(page.getByRole('main')).toContainText(called);
});
