import { expect, test, type Page } from '@playwright/test';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { below } from './silence';
import { ACCOUNTS, open, PASSWORD, walkTo } from './sign-in-as';

const SERVER = below('api', 'graphql', 'healthz');
const WORDS = 'The network answered instead of the server, most likely with a Wi-Fi sign-in page.';

/** From here on the venue's Wi-Fi answers everything that the server is asked with the page that it signs people in by. */
const capture = (page: Page) =>
  page.route(SERVER, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Stadium Wi-Fi</title><h1>Welcome! Accept our terms to go online.</h1>',
    }),
  );

test('a Wi-Fi that wants a sign-in of its own is no server: words say so, and what is written stays', async ({
  page,
}) => {
  const signIn = async () => {
    await page.getByLabel('E-mail address').fill(ACCOUNTS.staff);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const banner = page.getByRole('banner');
  const screen = new PrfScreen(page);
  const location = screen.form.getByRole('textbox', { name: /^Location/ });
  let number = '';

  await test.step('signing in says what is in the way, and empties nothing', async () => {
    await open(page, '/login');
    await capture(page);
    await signIn();
    await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
    await expect(page.getByText('Unexpected token')).toHaveCount(0);
    await expect(page.getByLabel('E-mail address')).toHaveValue(ACCOUNTS.staff);
    await page.unroute(SERVER);
    await signIn();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a record goes on being written, offline, on the device', async () => {
    await page.getByRole('button', { name: 'New PRF' }).click();
    await screen.form.getByRole('textbox', { name: /^Chief complaint/ }).fill('Fainted in the queue');
    number = await screen.number();
    await screen.openRecord(number);
    await screen.saved();
    await capture(page);
    await location.fill('Gate 4');
    await location.blur();
    await expect(screen.saveState).toHaveText(/^On this device: \d changes?/);
    await expect(banner.getByText(/^Offline/)).toBeVisible();
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(location).toHaveValue('Gate 4');
    await expect(banner.getByText(/^Offline/)).toBeVisible();
  });

  await test.step('a list that has to be asked for says it in the same words', async () => {
    await walkTo(page, '/events');
    await expect(page.getByText(WORDS).first()).toBeVisible();
    await page.goBack();
    await expect(location).toHaveValue('Gate 4');
  });

  await test.step('once the Wi-Fi lets one through it is sent', async () => {
    await page.unroute(SERVER);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(banner.getByText('Online', { exact: true })).toBeVisible();
    await screen.saved();
    const { data } = await readRecord(page, number);
    expect(data['incidentDetails']).toMatchObject({
      chief_complaint: 'Fainted in the queue',
      incident_location: 'Gate 4',
    });
  });
});
