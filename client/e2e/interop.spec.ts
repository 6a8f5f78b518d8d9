import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

/** Somebody who is told, and under which id each time. */
interface Receiver {
  readonly address: string;
  readonly toldOf: readonly string[];
}

const test = base.extend<{ readonly receiver: Receiver }>({
  // The linter wants a first argument that is taken apart; this one needs nothing of it.
  receiver: async ({ browserName: _ }, use) => {
    const toldOf: string[] = [];
    const server = createServer((request, response) => {
      toldOf.push(String(request.headers['webhook-id']));
      request.resume().once('end', () => response.writeHead(204).end());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, toldOf });
    server.close();
    server.closeAllConnections();
  },
});

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
  await expect(page.getByText('A date of birth cannot be in the future.')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/patients/import');
  await page.getByRole('button', { name: 'Import 1 patient' }).click();
  await expect(page.getByText('1 patient registered.')).toBeVisible();

  await test.step('who is registered already, and who is in a file twice, is asked about and made once', async () => {
    const twin = { ...person, name: [{ given: ['Ottoline'], family: `Birchfold${id.slice(0, 4)}` }] };
    const people = [{ ...person, birthDate: '1971-02-03' }, twin, twin].map((resource) => ({
      resource: { birthDate: '1984-05-06', ...resource, id: crypto.randomUUID() },
    }));
    await choose({ resourceType: 'Bundle', type: 'transaction', entry: people });
    await expect(
      page.getByText('3 patients: 1 new, 1 probably already registered, 1 probably in the file twice.'),
    ).toBeVisible();
    // Nobody is registered twice by haste: who may be known is left out until somebody says.
    await expect(page.getByRole('button', { name: 'Import 1 patient', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: /^The same as Wilhelmina .*, born 03\/02\/1971/ }).check();
    await page.getByRole('radio', { name: /^The same as Ottoline .*, also in this file/ }).check();
    await page.getByRole('button', { name: 'Import 3 patients' }).click();
    await expect(page.getByText('1 patient registered, 2 patients recognised.')).toBeVisible();
  });
  await choose({ resourceType: 'Bundle', type: 'transaction', entry });
  await page.getByRole('link', { name: /^Open Wilhelmina/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download FHIR' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^patient-.*\.fhir\.json$/);
});

test('a webhook shows its secret once, and its log, from which it is told again', async ({
  page,
  receiver,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Choose at least one event.').first()).toBeVisible();
  await page.getByLabel('Address').fill('https://10.0.0.1/hooks');
  await page.getByLabel('PRF signed').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/private or reserved/).first()).toBeVisible();
  await page.getByLabel('Address').fill(receiver.address);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(receiver.address)).toBeVisible();
  await page.getByRole('button', { name: `Actions, ${receiver.address}` }).click();
  await page.getByRole('menuitem', { name: 'Delivery log' }).click();
  const log = page.getByRole('dialog', { name: 'Delivery log' });
  await expect(log.getByText('Nothing sent yet')).toBeVisible();
  await log.getByRole('button', { name: 'Send test' }).click();
  const told = log.getByRole('list', { name: 'Deliveries, newest first' }).getByRole('listitem');
  const tries = told.filter({ hasText: /^Try \d+, .*answered 204/ });
  // The worker tries at once.
  const refreshUntil = (count: number) =>
    expect(async () => {
      await log.getByRole('button', { name: 'Refresh' }).click();
      await expect(tries).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  await refreshUntil(1);
  await expect(told.filter({ hasText: 'Delivered' })).toContainText('Test');
  await log.getByRole('button', { name: /^Send again: Test/ }).click();
  await refreshUntil(2);
  expect(receiver.toldOf).toHaveLength(2);
  expect(new Set(receiver.toldOf).size).toBe(1);
  await expectAccessible(page, 'the delivery log');
  await page.keyboard.press('Escape');
  await expectAccessibleAtEverySize(page, '/webhooks');
});
