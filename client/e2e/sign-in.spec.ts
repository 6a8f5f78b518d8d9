import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { lieUntouched } from './lie-untouched';
import { ACCOUNTS, open, PASSWORD, signInAs, signInByForm, type Account } from './sign-in-as';

const LANDINGS: Readonly<Record<Account, string>> = {
  admin: '/dashboard',
  staff: '/dashboard',
  nurse: '/dashboard',
  client: '/client',
  patient: '/patient-access',
};

for (const [account, landing] of Object.entries(LANDINGS)) {
  test(`${account} signs in and lands on ${landing}`, async ({ page }) => {
    await signInByForm(page, account as Account);
    await expect(page).toHaveURL(landing);
    // A known user has no business on the sign-in page, nor does going back lead there.
    await page.goto('/login');
    await expect(page).toHaveURL(landing);
  });
}

test('a wrong password is said inline and empties nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toBeFocused();

  await page.getByLabel('E-mail address').fill('nobody@sideline.test');
  await page.getByLabel('Password', { exact: true }).fill('not this one, surely');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or password is not right.');
  await expect(page.getByRole('alert')).toHaveCSS('border-radius', '12px');
  await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@sideline.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one, surely');
});

test('too many attempts are answered in words', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait 4 s and try again.' },
    }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(ACCOUNTS.staff);
  await page.getByLabel('Password', { exact: true }).fill('again and again');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please wait 4 s');
});

test('the link of an e-mail signs in with the password, and leaves the address', async ({ page }) => {
  await page.goto('/login#a-link-that-was-mailed');
  await expect(page.getByRole('status').filter({ hasText: 'Sign in here with' })).toBeInViewport();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-mail address').fill(ACCOUNTS.staff);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const sent = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ link: 'a-link-that-was-mailed' });
  await expect(page).toHaveURL('/dashboard');
});

test('the password can be shown, and who forgot it is told what to do', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('what did I type');
  await expect(password).toHaveAttribute('type', 'password');
  await page
    .getByRole('button', { name: /show password|eye/i })
    .or(page.locator('.ant-input-password-icon'))
    .first()
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
});

test('logging out goes to sign-in, and back does not lead in again', async ({ page }) => {
  await signInByForm(page, 'staff');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('logging out works without the server, and is told to it first when it is back', async ({ page }) => {
  await signInByForm(page, 'staff');
  await expect(page).toHaveURL('/dashboard');
  await page.route('**/api/auth/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/auth/**');
  // The cookie is still good; the remembered logout is sent before anybody is asked who this is.
  const told = page.waitForRequest('**/api/auth/logout');
  await page.goto('/dashboard');
  await told;
  await expect(page).toHaveURL('/login');
});

test('a logout whose answer comes late leaves alone who signed in on another tab meanwhile', async ({
  page,
  context,
}) => {
  await signInAs(page, 'staff');
  await open(page, '/account');
  const other = await context.newPage();
  await open(other, '/dashboard');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let comeBack: Promise<unknown> = Promise.resolve();
  const reached = new Promise<void>((resolve) => {
    void page.route('**/api/auth/logout', async (route) => {
      const response = await route.fetch();
      comeBack = arrived.then(() => route.fulfill({ response }));
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await reached;
  await expect(other).toHaveURL('/login');
  await signInByForm(other, 'nurse');
  await expect(other).toHaveURL('/dashboard');
  // The tab that left follows, and by then waits for no answer.
  await expect(page).toHaveURL('/dashboard');
  arrive();
  await comeBack;
  expect((await context.request.get('/api/auth/user')).status()).toBe(200);
});

test('no answer at the start is a locked screen, not the sign-in page', async ({ page }) => {
  await signInByForm(page, 'staff');
  await expect(page).toHaveURL('/dashboard');
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: /cannot be reached|is offline/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  // Pressed while nothing answers: once something does, the page finds out by itself and takes the button away.
  const asked = page.waitForRequest('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await asked;
  await page.unroute('**/api/auth/user');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('an ended session is renewed over the page, without losing a keystroke', async ({ page, context }) => {
  await signInByForm(page, 'admin');
  await open(page, '/account');
  await page.getByLabel('Current password').fill('typed before it ended');
  await page.getByLabel('New password', { exact: false }).first().fill('a password that is long');
  const again = page.getByLabel('New password again');
  await again.fill('a password that is long');
  await context.clearCookies();
  // By a key: a question that the page asks by itself may have opened the dialog already, over the button.
  await again.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(ACCOUNTS.admin);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('Current password')).toHaveValue('typed before it ended');
});

test('a device that was put down locks itself', async ({ page }) => {
  await signInAs(page, 'staff');
  await page.clock.install();
  await page.goto('/account');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  const told = page.waitForResponse('**/api/auth/logout');
  await lieUntouched(page, 31);
  const dialog = page.getByRole('dialog', { name: 'Locked' });
  await expect(dialog).toBeVisible();
  await told;
  await dialog.getByLabel('E-mail address').fill(ACCOUNTS.staff);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and carry on' }).click();
  await page.clock.runFor(2_000);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/account');
});

test('a locked device shows nothing without the password, reloaded or in another tab', async ({
  page,
  context,
}) => {
  await signInAs(page, 'staff');
  await page.clock.install();
  await page.goto('/dashboard');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/account');
  // The dashboard refreshes itself all the while, which is nobody's touch.
  const refreshed = page.waitForRequest(
    (request) => request.headers()['x-sideline-background'] !== undefined,
  );
  await page.waitForLoadState('networkidle');
  await page.clock.runFor('01:01');
  await refreshed;
  // Both tabs notice, on one clock: either may be the one that tells the server.
  const told = context.waitForEvent('response', (response) => response.url().endsWith('/api/auth/logout'));
  await lieUntouched(page, 31);
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await told;
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  const third = await context.newPage();
  await third.goto('/patients');
  await expect(third).toHaveURL('/login');
  await page.reload();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/login');
});

test('a device that locks itself without a connection stays locked until the server ended the session', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await page.clock.install();
  await page.goto('/account');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.route('**/api/auth/**', (route) => route.abort());
  await lieUntouched(page, 31);
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await page.reload();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: /cannot be reached|is offline/ })).toBeVisible();
  await page.unroute('**/api/auth/**');
  // The next sign of life tells the server first, and then there is nobody.
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/login');
});

test('two tabs leave together', async ({ page, context }) => {
  await signInByForm(page, 'staff');
  const other = await context.newPage();
  await open(other, '/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
});

test('the first load of /login is under 120 kB of gzipped script', async ({ page }) => {
  const scripts: { url: string; bytes: number }[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(
      response.body().then((body) => {
        scripts.push({ url: response.url(), bytes: gzipSync(body, { level: 6 }).length });
      }),
    );
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await Promise.all(pending);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(120_000);
});

test('the provider is named, and strangers may read the policies', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
});

test('a session is one person: another account replaces it', async ({ page }) => {
  const first = await signInAs(page, 'staff');
  const second = await signInAs(page, 'nurse');
  expect(second.id).not.toBe(first.id);
  await open(page, '/account');
  await expect(page.getByText(ACCOUNTS.nurse)).toBeVisible();
});

test('search engines are turned away', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /');
});
