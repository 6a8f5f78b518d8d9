import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

test('patients of a FHIR file are looked at and imported, and leave as FHIR again', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/patients/import');
  const id = crypto.randomUUID();
  const person = {
    resourceType: 'Patient',
    id,
    name: [{ given: ['Wilhelmina'], family: `Ashgrove${id.slice(0, 4)}` }],
  };
  const entry = [
    { resource: { ...person, birthDate: '1971-02-03' } },
    { resource: { ...person, id: crypto.randomUUID(), birthDate: '2071-02-03' } },
    { resource: { resourceType: 'Observation', id: 'o' } },
  ];
  const choose = (content: unknown) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'bundle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await choose({ resourceType: 'Observation' });
  await expect(page.getByRole('alert')).toContainText('neither a FHIR bundle nor a FHIR patient');
  await choose({ resourceType: 'Bundle', type: 'transaction', entry });
  await expect(page.getByText('2 patients: 1 new, 1 that cannot be imported.')).toBeVisible();
  await expect(page.getByText('A date of birth cannot lie in the future.')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/patients/import');
  await page.getByRole('button', { name: 'Import 1 patient' }).click();
  await expect(page.getByText('1 patient registered.')).toBeVisible();
  await choose({ resourceType: 'Bundle', type: 'transaction', entry });
  await page.getByRole('link', { name: /^Open Wilhelmina/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download FHIR' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^patient-.*\.fhir\.json$/);
});

test('a webhook shows its secret once, and its log', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Choose at least one event.').first()).toBeVisible();
  await page.getByLabel('Address').fill('https://127.0.0.1/hooks');
  await page.getByLabel('PRF signed').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/private or reserved/).first()).toBeVisible();
  await page.getByLabel('Address').fill('https://hospital.invalid/hooks');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText('https://hospital.invalid/hooks')).toBeVisible();
  await page.getByRole('button', { name: 'Actions, https://hospital.invalid/hooks' }).click();
  await page.getByRole('menuitem', { name: 'Delivery log' }).click();
  const log = page.getByRole('dialog', { name: 'Delivery log' });
  await expect(log.getByText('Nothing was told yet')).toBeVisible();
  await log.getByRole('button', { name: 'Send test' }).click();
  const told = log.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('listitem');
  await expect(told.filter({ hasText: 'On its way' }).first()).toContainText('Test');
  // The worker tries at once; nobody answers at this name.
  await expect(async () => {
    await log.getByRole('button', { name: 'Refresh' }).click();
    await expect(told.filter({ hasText: /^Try 1,/ })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'the delivery log');
  await page.keyboard.press('Escape');
  await expectAccessibleAtEverySize(page, '/webhooks');
});
