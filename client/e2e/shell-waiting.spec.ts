import { expect, test } from '@playwright/test';
import { LOADING_MESSAGES } from '../src/app/loading-messages';
import { NOT_FOUND_MESSAGES } from '../src/app/shell/not-found-messages';
import { expectAccessible } from './axe';
import { breakAccountPage, mendAccountPage } from './broken-page';
import { open, signInAs } from './sign-in-as';

test.describe('waiting and failing', () => {
  test('the overlay comes at once, stays a second, and changes its message every three', async ({ page }) => {
    await signInAs(page, 'staff');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth/user', async (route) => {
      await held;
      await route.continue();
    });
    // The page's clock goes only as far as it is told to.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto('/account', { waitUntil: 'commit' });
    const overlay = page.getByTestId('loading-overlay');
    await expect(overlay.getByText('Episode 47: Server in Shock')).toBeVisible();
    await expect(overlay.getByText('Please wait while we stabilise the platform...')).toBeVisible();
    const message = overlay.locator('p').nth(1);
    // The page itself has it; its messages change once the application runs.
    await expect(overlay).toHaveAttribute('data-shown');
    // Every three seconds bring the next message, and no other.
    const shown = await message.textContent();
    const first = LOADING_MESSAGES.findIndex((text) => text === shown);
    for (const further of [1, 2]) {
      await page.clock.runFor(3_000);
      await expect(message).toHaveText(LOADING_MESSAGES[(first + further) % LOADING_MESSAGES.length] ?? '');
    }
    await page.clock.resume();
    const circle = overlay.locator('div[aria-hidden]');
    await expect(circle).toHaveCSS('animation-name', 'none');
    await expectAccessible(page, 'loading overlay');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(circle).toHaveCSS('animation-name', /pulse/);
    await expect(circle).toHaveCSS('animation-iteration-count', 'infinite');
    release();
    await expect(overlay).toBeHidden();
  });

  test('the overlay stays for a second even when the answer is instant', async ({ page }) => {
    await signInAs(page, 'staff');
    await page.addInitScript(() => {
      const seen = { from: 0, to: 0 };
      Object.assign(window, { overlay: seen });
      new MutationObserver(() => {
        const isThere = document.querySelector('[data-testid="loading-overlay"]') !== null;
        if (isThere && seen.from === 0) seen.from = performance.now();
        if (!isThere && seen.from !== 0 && seen.to === 0) seen.to = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, '/account');
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    const shown = await page.evaluate(() => {
      const { overlay } = window as unknown as { overlay: { from: number; to: number } };
      return overlay.to - overlay.from;
    });
    expect(shown).toBeGreaterThanOrEqual(980);
  });

  test('an uncaught error is the error screen, with its words and its button', async ({ page }) => {
    await signInAs(page, 'staff');
    await breakAccountPage(page);
    await open(page, '/account');
    await expect(page.getByRole('heading', { name: 'Oops! Something went sideways.' })).toBeVisible();
    await expect(page.getByText('The trolley wheel fell off')).toBeVisible();
    await expect(page.getByText(/refresh/i).first()).toBeVisible();
    await mendAccountPage(page);
    await page.getByRole('button', { name: 'Refresh and Hope for the Best' }).click();
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  });

  test('a script that does not come the first time is asked for again', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/cookie-policy');
    let asked = 0;
    await page.route('**/account.page-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: /^STAFF/ }).click();
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });

  test('the connection is said in words', async ({ page, context }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Online')).toBeVisible();
    await context.setOffline(true);
    await expect(bar.getByText('Offline')).toBeVisible();
    await context.setOffline(false);
    await expect(bar.getByText('Online')).toBeVisible();
    // The browser believes in its network while the server is silent: the ping knows better.
    await page.route('**/healthz', (route) => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(bar.getByText(/Reconnecting|Offline/)).toBeVisible();
    await page.unroute('**/healthz');
    await expect(bar.getByText('Online')).toBeVisible();
  });

  test('the 404 page has one of its messages', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    const said = (await page.locator('main p').first().textContent()) ?? '';
    expect(NOT_FOUND_MESSAGES).toContain(said);
  });
});

test('a device whose clock is twenty minutes ahead is told so, at the top of the page', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await signInAs(page, 'staff');
  await open(page, '/dashboard');
  const notice = page.getByRole('alert').filter({ hasText: 'This device’s clock is 20 minutes ahead of' });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText('Check this device’s date and time.');
});
