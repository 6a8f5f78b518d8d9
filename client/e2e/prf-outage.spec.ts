import { expect } from '@playwright/test';
import { diskHasSince } from './device-disk';
import { OWN_PASSWORD, ownServerTest as test, signInToOwn } from './own-server';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';

test.use({ serviceWorkers: 'allow' });

test('the server dies, the page crashes, the session ends: nothing of the record is lost', async ({
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  const first = await context.newPage();
  await signInToOwn(first, server);

  const textOf = (screen: PrfScreen, label: string) =>
    screen.form.getByRole('textbox', { name: fieldName(label) });
  const before = new PrfScreen(first);
  await first.getByRole('button', { name: 'New PRF' }).click();
  await textOf(before, 'Chief complaint').fill('Collapsed at mile 20');
  const number = await before.number();
  await before.openRecord(number);
  await before.saved();

  await test.step('the server is killed, and one writes on', async () => {
    await server.kill();
    const moment = Date.now();
    await textOf(before, 'Location').fill('By the water station');
    await expect(before.saveState).toHaveText(/^On this device: 1 change/);
    await diskHasSince(first, moment);
  });

  const page = await context.newPage();
  const screen = new PrfScreen(page);
  await test.step('the page crashes, and the next one opens what the device keeps', async () => {
    const crashed = first.waitForEvent('crash');
    // A page that has crashed never answers.
    void first.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await page.goto(`/prf/${number}`);
    await page.getByLabel('Password').fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(textOf(screen, 'Location')).toHaveValue('By the water station');
    await textOf(screen, 'Chief complaint').fill('Collapsed at mile 20, conscious');
    await expect(screen.saveState).toHaveText(/^On this device: 2 changes/);
  });

  await test.step('the server comes back without the session, and one goes on where one was', async () => {
    await context.clearCookies();
    await server.revive();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in and carry on' }).click();
    await expect(dialog).toBeHidden();
    await expect(textOf(screen, 'Chief complaint')).toHaveValue('Collapsed at mile 20, conscious');
    await screen.saved();
    const { data } = await readRecord(page, number);
    expect(data['incidentDetails']).toMatchObject({
      chief_complaint: 'Collapsed at mile 20, conscious',
      incident_location: 'By the water station',
    });
  });
  await context.close();
});
