import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open, signInAs } from './sign-in-as';

test.describe('audit log', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'admin');
  });

  test('tells who did what, the newest first, and shows everything on demand', async ({ page }) => {
    await open(page, '/reports/auditlog');
    const entries = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(entries).toHaveCount(50);
    // Who plans a month of shifts beside this writes more at once than the list shows; its own reading is in the next one.
    await expect(async () => {
      await page.reload();
      await expect(entries.filter({ hasText: 'Morag Galbraith' }).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const entry = entries.first().getByRole('button', { name: /^Details: / });
    await entry.click();
    const details = page.getByRole('dialog', { name: 'Audit entry' });
    await expect(details.getByText('Request', { exact: true })).toBeVisible();
    await expectAccessible(page, 'audit log with an open entry');
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(entry).toBeFocused();
    // What is selected can be downloaded, and the columns can be arranged, as in every list.
    await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
    await entries.first().getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(entries).toHaveCount(100);
  });

  test('filters by action, person, patient and days, in the address', async ({ page }) => {
    await open(page, '/reports/auditlog');
    await page.getByLabel('Action', { exact: true }).click();
    await page.getByLabel('Action', { exact: true }).fill('Signed a PRF');
    await page.getByTitle('Signed a PRF', { exact: true }).click();
    await expect(page).toHaveURL(/action=PRF_SIGNED/);
    const entries = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(entries.filter({ hasNotText: 'Signed a PRF' })).toHaveCount(0);
    // The trail knows a record by its id; the address of its screen has the number.
    const signed = entries.first();
    await signed.getByRole('button', { name: /^Details: / }).click();
    await page
      .getByRole('dialog', { name: 'Audit entry' })
      .getByRole('link', { name: 'Open the PRF' })
      .click();
    await expect(page).toHaveURL(/\/prf\/[A-Z]+-\d{6}-/);
    await expect(page.getByLabel('Patient and record')).toBeVisible();
    await page.goBack();
    await expect(entries.first()).toContainText('Signed a PRF');

    await page.getByLabel('Person', { exact: true }).click();
    await page.getByLabel('Person', { exact: true }).fill('Ngozi');
    await page.getByTitle('Ngozi Adeyemo').click();
    await expect(page).toHaveURL(/person=/);
    await expect(entries.filter({ hasNotText: 'Ngozi Adeyemo' })).toHaveCount(0);

    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await expect(page.getByText('No entry matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(entries).toHaveCount(50);

    // Within a day, from one minute to another.
    await page.getByRole('button', { name: 'More filters' }).click();
    const since = page.getByLabel('From time');
    await expect(since).toBeDisabled();
    await page.getByLabel('From', { exact: true }).fill('20/11/2001');
    await since.fill('25:00');
    await since.press('Enter');
    await expect(page.getByText('Enter a time, such as 14:32.')).toBeVisible();
    await since.fill('1432');
    await since.press('Enter');
    await expect(since).toHaveValue('14:32');
    await expect(page).toHaveURL(/since=14%3A32/);
    await expect(entries).toHaveCount(50);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();

    await page.getByLabel('Patient', { exact: true }).click();
    await page.getByLabel('Patient', { exact: true }).fill('Seren Prosser');
    await page.getByTitle(/^Seren Prosser/).click();
    await expect(page).toHaveURL(/patient=/);
    await expect(entries.filter({ hasText: 'Registered a patient' })).toHaveCount(1);
  });

  test('folds its filters behind a button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/reports/auditlog?action=PRF_SIGNED');
    const button = page.getByRole('button', { name: 'Filters (1 set)' });
    await expect(page.getByLabel('Action', { exact: true })).toHaveCount(0);
    await button.click();
    await expect(page.getByLabel('Action', { exact: true })).toBeVisible();
    await page.getByText('Clear', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });

  test('records its own reading', async ({ page }) => {
    await open(page, '/reports/auditlog?action=AUDIT_LISTED');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Read the audit log' }).first()).toBeVisible();
  });
});

test('is for admins and staff alone', async ({ page }) => {
  await signInAs(page, 'client');
  await page.goto('/reports/auditlog');
  await expect(page).toHaveURL(/\/client$/);
});
