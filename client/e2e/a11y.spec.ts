import { expect, test } from '@playwright/test';
import { expectAccessible, SIZES } from './axe';
import { open, signInAs, type Account } from './sign-in-as';

/** Every screen that is open, and one of those that are not; `nobody` is a stranger. */
const SCREENS: Readonly<Record<Account | 'nobody', readonly string[]>> = {
  nobody: [
    '/login',
    '/patient-register',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/contact-us',
    '/forgot-password',
    '/no/such/page',
  ],
  admin: ['/dashboard', '/tokens', '/settings', '/createadmin', '/account', '/inventory/items'],
  staff: ['/dashboard', '/createprf', '/patients', '/reports/auditlog', '/cheer', '/events'],
  nurse: [],
  client: ['/client'],
  patient: ['/patient-access'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [visitor, paths] of Object.entries(SCREENS)) {
  if (paths.length === 0) continue;
  test(`axe: ${visitor}’s screens`, async ({ page }) => {
    test.setTimeout(120_000);
    if (visitor !== 'nobody') await signInAs(page, visitor as Account);
    for (const path of paths) {
      await open(page, path);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectAccessible(page, `${path}, ${size}`);
      }
    }
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`axe: ${size}`, () => {
    test.use({ viewport });

    test('menus, dialogs and notices', async ({ page }) => {
      await signInAs(page, 'admin');
      await open(page, '/tokens');
      if (size === 'desktop') {
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('button', { name: 'Inventory' })
          .click();
        await expectAccessible(page, 'drop-down');
        await page.keyboard.press('Escape');
      } else {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'drawer');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('button', { name: /^ADMIN/ }).click();
      await expect(page.getByText('Colour mode').filter({ visible: true })).toBeVisible();
      await expectAccessible(page, 'account panel');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search and go to' })).toBeVisible();
      await expectAccessible(page, 'palette');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New token' }).first().click();
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'form with errors');
    });
  });
}
