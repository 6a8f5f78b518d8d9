import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { PrfScreen } from './prf/prf-screen';
import { below } from './silence';
import { ACCOUNTS, open, PASSWORD, signInAs, signInByForm } from './sign-in-as';

/** Scripts that a bad signal loses on the way: what they are for is asked for again, and the rest of the page stays. */

test('what keeps entries on the device, lost at signing in, comes later and keeps them', async ({ page }) => {
  const script = '**/open-device-*.js';
  await page.route(script, (route) => route.abort('connectionreset'));
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
  await complaint.fill('Wasp sting');
  await complaint.blur();
  await screen.number();
  const server = below('api', 'graphql', 'healthz');
  await page.route(server, (route) => route.abort('internetdisconnected'));
  await complaint.fill('Wasp sting, on the neck');
  await complaint.blur();
  await expect(screen.saveState).toContainText(
    'The storage for entries on this device did not load. We are trying again. Keep this page open until everything is sent.',
  );

  await page.unroute(script);
  await expect(screen.saveState).toHaveText(/^On this device: 1 change, since \d\d:\d\d/);
  await page.unroute(server);
  await expect(screen.saveState).toHaveText(/^Sent · Saved \d\d:\d\d · on server$/);
});

test('the field for the code is said to be missing in its place, and what was typed stays', async ({
  page,
}) => {
  const script = '**/sign-in-code-*.js';
  await page.route(script, (route) => route.abort('connectionreset'));
  // As the server answers where the account has a second factor; setting one up is a journey of its own.
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'SECOND_FACTOR_NEEDED', message: 'Enter the code.' }),
    }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(ACCOUNTS.staff);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toContainText('The field for the code did not load.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: /code/i })).toBeVisible();
});

test('a chart is said to be missing in its place, with its table beside it', async ({ page }) => {
  const script = '**/trend-chart-*.js';
  await page.route(script, (route) => route.abort('connectionreset'));
  await signInAs(page, 'staff');
  await open(page, '/dashboard');
  await page
    .locator('.ant-card')
    .filter({ has: page.getByRole('heading', { name: /^Alerts waiting/ }) })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click();
  const screen = new PrfScreen(page);
  const trend = screen.form.getByRole('region', { name: 'Trend' });
  await trend.getByText('Chart', { exact: true }).click();
  await expect(trend.getByRole('status')).toContainText(
    'The chart did not load. The table has the same figures.',
  );
  await expect(screen.heading('observations')).toBeVisible();
  await page.unroute(script);
  await trend.getByRole('button', { name: 'Try again' }).click();
  await expect(trend.getByRole('application').first()).toBeVisible();
});

test('a device that locks itself without the script of its dialogs is covered, and asks for the password once it has come', async ({
  page,
}) => {
  const script = '**/over-the-page-*.js';
  await page.route(script, (route) => route.abort('connectionreset'));
  await signInAs(page, 'staff');
  await open(page, '/account');
  const lost = page
    .getByRole('status')
    .filter({ hasText: 'The dialogs and messages of Sideline did not load.' });
  await expect(lost).toBeVisible();
  const heading = page.getByRole('heading', { name: 'My account' });
  /** What is on top where the heading is. */
  const isInSight = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
  expect(await isInSight()).toBe(true);
  // What another tab tells this one when the device locks itself.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('sideline-session');
    channel.postMessage({ type: 'locked' });
    channel.close();
  });
  await expect.poll(isInSight).toBe(false);
  await expectAccessible(page, 'a locked device without its dialogs');
  await page.unroute(script);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await expect(lost).toHaveCount(0);
});
