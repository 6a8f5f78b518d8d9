import { expect, test } from '@playwright/test';
import { newName } from './new-name';
import { openPalette } from './palette';
import { registered } from './prf/made-record';
import { open, signInAs } from './sign-in-as';

test.describe('navigation', () => {
  test('scrolls to the top, or to the hash', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto('/privacy-policy#retention');
    await expect(page.getByRole('heading', { name: 'How long we keep records' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('scrolls again to the place that is already in the address', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto('/privacy-policy');
    const top = () => page.evaluate(() => scrollY);
    const down = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await expect(page.getByRole('heading', { name: 'How long we keep records' })).toBeVisible();
    for (let press = 0; press < 2; press += 1) {
      await down();
      expect(await top()).toBeGreaterThan(200);
      await link.click();
      await expect.poll(top).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('shows the page where the hash is no text', async ({ page }) => {
    await page.goto('/privacy-policy#%');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  });

  test('Ctrl-K goes to a page, starts a record and finds a patient', async ({ page }) => {
    await signInAs(page, 'staff');
    const name = newName();
    await registered(page, { name, dob: '1988-04-05' });
    await open(page, '/patients');

    const box = await openPalette(page);
    await box.fill('audit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/reports/auditlog');

    await page.keyboard.press('Control+k');
    await box.fill(name);
    await page.getByRole('option', { name }).first().click();
    await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.keyboard.press('Control+k');
    await box.fill('new prf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/createprf');
  });

  test('Ctrl-K never opens the patient of an earlier search', async ({ page }) => {
    await signInAs(page, 'staff');
    const [first, second] = [newName(), newName()];
    for (const name of [first, second]) await registered(page, { name, dob: '1988-04-05' });
    await open(page, '/patients');
    const box = await openPalette(page);
    await box.fill(first);
    await expect(page.getByRole('option', { name: first }).first()).toBeVisible();

    // The answer to the second name is held back: until it is there, Enter has nobody to open.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('FindEverything') === true) await held;
      await route.continue();
    });
    const before = page.url();
    await box.fill(second);
    await expect(page.getByRole('option', { name: first })).toHaveCount(0);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(before);
    await expect(page.getByText('Looking …')).toBeVisible();
    release();
    await expect(page.getByRole('option', { name: second }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
  });
});

test.describe('an address without anything behind it', () => {
  for (const [path, words] of [
    ['/patients/nonsense', 'Patient was not found.'],
    ['/events/nonsense', 'Event was not found.'],
    ['/prf/SL-261120-ZZZZZZZZ', 'PRF SL-261120-ZZZZZZZZ was not found.'],
  ] as const) {
    test(`${path} says so`, async ({ page }) => {
      await signInAs(page, 'staff');
      await open(page, path);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('The link may be old', { exact: false })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }
});
