import { expect, test, type Page } from '@playwright/test';
import { answerTo } from './answer-to';
import { PrfScreen } from './prf/prf-screen';
import { below } from './silence';
import { open, signInAs, signInByForm } from './sign-in-as';

/** Spec section 2's menu, then design section 8's entries at the end of their groups. */
const CLINICAL = ['Create PRF', 'See & Treat', 'Patients', 'All Records', 'See & Treat Logs', 'Cheer Teams'];
const INVENTORY = [
  ...['Overview', 'Items', 'Kits', 'Locations', 'PO List', 'Create PO', 'Returns'],
  ...['Low Stock', 'Expiring Batches', 'Suppliers', 'Supplier Items', 'Bags', 'Transfers', 'Usage Logs'],
  ...['Stocktakes', 'Controlled Drugs', 'Recalls'],
];
const REPORTS = ['Audit Logs', 'Events'];
const ADMIN = [
  'Staff Manager',
  'Create Admin User',
  'Clients',
  'Users',
  'API Tokens',
  'Clinical codes',
  'Settings',
  'Formulary',
  'Lists, e-mails and look',
  'Privacy Notices',
  'Developers',
  'Webhooks',
  'Retention',
  'Evidence pack',
  'Clinical safety',
  'Quality register',
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('the bar', () => {
  test('shows staff their groups, and not the admins’', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    await expect(menu(page).locator(':scope > ul > li')).toHaveText([
      'Dashboard',
      'Shifts',
      /^Clinical/,
      /^Inventory/,
      /^Reports/,
    ]);
    for (const [group, entries] of [
      ['Clinical', CLINICAL],
      ['Inventory', INVENTORY],
      ['Reports', REPORTS],
    ] as const) {
      await menu(page).getByRole('button', { name: group }).click();
      await expect(
        menu(page)
          .locator('a:visible')
          .filter({ hasNotText: /^(Dashboard|Shifts)$/ }),
      ).toHaveText([...entries]);
      await page.keyboard.press('Escape');
    }
  });

  test('shows admins their group as well', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/account');
    await menu(page).getByRole('button', { name: 'Admin' }).click();
    await expect(
      menu(page)
        .locator('a:visible')
        .filter({ hasNotText: /^(Dashboard|Shifts)$/ }),
    ).toHaveText(ADMIN);
  });

  test('shows patients and clients their one entry', async ({ page }) => {
    await signInAs(page, 'client');
    await open(page, '/account');
    await expect(menu(page).getByRole('listitem')).toHaveText(['My Events']);
    await signInAs(page, 'patient');
    await open(page, '/account');
    await expect(menu(page).getByRole('listitem')).toHaveText(['My Records']);
  });

  test('marks what is open: the entry and its group', async ({ page }) => {
    await signInAs(page, 'staff');
    // Another journey may try another colour for the whole installation meanwhile.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('ProviderFacts')) return route.fallback();
      const answer = await answerTo(route);
      if (answer === null) return;
      const { data } = (await answer.json()) as { readonly data: object };
      await route.fulfill({ json: { data: { ...data, providerLook: { accent: null, logoId: null } } } });
    });
    await open(page, '/see-and-treat/logs');
    const group = menu(page).getByRole('button', { name: 'Clinical' });
    const underline = await group.evaluate((element) => {
      const { height, backgroundColor, content } = getComputedStyle(element, '::after');
      return { height, backgroundColor, isThere: content !== 'none' };
    });
    expect(underline).toEqual({ height: '3px', backgroundColor: 'rgb(63, 134, 246)', isThere: true });
    await group.click();
    // An entry is active when the path starts with its own.
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    await expect(link('See & Treat Logs')).toHaveAttribute('aria-current', 'page');
    await expect(link('See & Treat')).toHaveAttribute('aria-current', 'true');
    await expect(link('Patients')).not.toHaveAttribute('aria-current');
  });

  test('works by keyboard', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    await menu(page).getByRole('button', { name: 'Clinical' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Create PRF' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('button', { name: 'Clinical' })).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'Create PRF' })).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/see-and-treat');
  });

  test('names the role in the badge, and the logo leads to the dashboard', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/account');
    const badge = page.getByRole('banner').getByRole('button', { name: /^ADMIN/ });
    await expect(badge).toHaveText('ADMIN');
    await badge.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Logged in as admin');
    await page.getByRole('link', { name: /^Sideline/ }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('keeps the colour mode under the specified keys', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^STAFF/ })
      .click();
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('mui-mode'), localStorage.getItem('mui-color-scheme')]);
    expect(await kept()).toEqual(['dark', 'dark']);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^STAFF/ })
      .click();
    await page.getByText('System', { exact: true }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(await kept()).toEqual(['system', 'light']);
  });
});

test('what waits on the device is said in the bar at every width, and pushes nothing out of it', async ({
  page,
}) => {
  await signInByForm(page, 'admin');
  await open(page, '/createprf');
  const screen = new PrfScreen(page);
  await page.route(below('api', 'graphql', 'healthz'), (route) => route.abort('internetdisconnected'));
  await screen.form.getByRole('textbox', { name: /^Chief complaint/ }).fill('Twisted knee');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('status')).toHaveText(/^Offline: \d+ changes? on this device$/);
  const number = bar.getByText(/^: \d/);
  for (const width of [1440, 1280, 1200, 992, 820, 600, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar.getByRole('button', { name: 'Menu' })).toHaveCount(width < 992 ? 1 : 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    expect((await number.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(10);
    const end = await bar.getByRole('button', { name: 'Logout' }).boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu is a left drawer of 300 px with sections that open and close', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/patients');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect.poll(async () => drawer.boundingBox()).toMatchObject({ x: 0, width: 300 });
    // The section of the open page is open already; the others are not.
    await expect(drawer.getByRole('link', { name: 'Patients' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Events' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Reports' }).click();
    await drawer.getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
    await expect(drawer).toBeHidden();
  });

  test('the search is a button of the bar', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    await page.getByRole('banner').getByRole('button', { name: 'Search and go to' }).click();
    await expect(page.getByRole('combobox', { name: 'Search and go to' })).toBeFocused();
  });
});
