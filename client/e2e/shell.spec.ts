import { expect, test, type Page } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

/** Spec section 2's menu, then design section 8's entries at the end of their groups. */
const CLINICAL = ['Create PRF', 'See & Treat', 'Patients', 'See & Treat Logs', 'Cheer Teams'];
const INVENTORY = [
  'Overview',
  'Items',
  'Kits',
  'Locations',
  'PO List',
  'Create PO',
  'Returns',
  'Low Stock',
  'Expiring Batches',
  'Suppliers',
  'Supplier Items',
  'Bags',
  'Transfers',
  'Usage Logs',
  'Stocktakes',
  'Controlled Drugs',
];
const REPORTS = ['Audit Logs', 'Events'];
const ADMIN = [
  'Staff Manager',
  'Create Admin User',
  'Clients',
  'Users',
  'API Tokens',
  'Settings',
  'Privacy Notices',
  'Webhooks',
  'Retention',
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
    await menu(page).getByRole('button', { name: 'Inventory' }).click();
    await expect(menu(page).getByText('Purchasing', { exact: true })).toBeVisible();
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

  test('shows clients and patients their one entry', async ({ page }) => {
    await signInAs(page, 'client');
    await open(page, '/account');
    await expect(menu(page).getByRole('listitem')).toHaveText(['My Events']);
    await signInAs(page, 'patient');
    await open(page, '/account');
    await expect(menu(page).getByRole('listitem')).toHaveText(['My Records']);
  });

  test('marks what is open: the entry and its group', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/inventory/purchasing/new');
    const group = menu(page).getByRole('button', { name: 'Inventory' });
    const underline = await group.evaluate((element) => {
      const { height, backgroundColor, content } = getComputedStyle(element, '::after');
      return { height, backgroundColor, isThere: content !== 'none' };
    });
    expect(underline).toEqual({ height: '3px', backgroundColor: 'rgb(63, 134, 246)', isThere: true });
    await group.click();
    // An entry is active when the path starts with its own.
    await expect(menu(page).getByRole('link', { name: 'Create PO' })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).getByRole('link', { name: 'PO List' })).toHaveAttribute('aria-current', 'true');
    await expect(menu(page).getByRole('link', { name: 'Returns' })).not.toHaveAttribute('aria-current');
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
    await expect(drawer.getByRole('link', { name: 'Bags' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Inventory' }).click();
    await drawer.getByRole('link', { name: 'Bags' }).click();
    await expect(page).toHaveURL('/inventory/bags');
    await expect(drawer).toBeHidden();
  });

  test('the search is a button of the bar', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/account');
    await page.getByRole('banner').getByRole('button', { name: 'Search and go to' }).click();
    await expect(page.getByRole('combobox', { name: 'Search and go to' })).toBeFocused();
  });
});

for (const width of [390, 820, 1280]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 'admin');
    const hrefOf = async (list: string, label: string) => {
      await open(page, list);
      return (await page.getByLabel(label).locator('a[href]').first().getAttribute('href')) ?? '';
    };
    for (const path of [
      '/dashboard',
      '/account',
      '/tokens',
      '/settings',
      '/privacy-policy',
      '/inventory/items',
      '/reports/auditlog',
      '/patients',
      await hrefOf('/patients', 'Patients'),
      '/events',
      await hrefOf('/events', 'Events'),
    ]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(excess, path).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('the footer', () => {
  test('has its links, and the provider’s own facts as an admin set them', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const before = await page.getByLabel('Telephone').inputValue();
    // From the numbers that are kept for drama, and another one at each run.
    const telephone = `020 7946 0${100 + (Date.now() % 899)}`;
    await page.getByLabel('Telephone').fill(telephone);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:${telephone.replaceAll(' ', '')}`,
    );
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['Contact Us', '/contact-us'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    for (const name of ['Facebook', 'Twitter', 'Instagram']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer).toContainText('ISO 9001');
    await expect(footer).toContainText('ISO 27001');
    await page.getByLabel('Telephone').fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(footer.getByText(telephone)).toBeHidden();
  });
});

test.describe('waiting and failing', () => {
  test('the overlay comes at once, stays a second, and changes its message every three', async ({ page }) => {
    await signInAs(page, 'staff');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth/user', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/account', { waitUntil: 'commit' });
    const overlay = page.getByTestId('loading-overlay');
    await expect(overlay.getByText('Episode 47: Server in Shock')).toBeVisible();
    await expect(overlay.getByText('Please wait while we stabilise the platform...')).toBeVisible();
    const message = overlay.locator('p').nth(1);
    const first = await message.textContent();
    await expect(message).not.toHaveText(first ?? '', { timeout: 3_600 });
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
    await page.route('**/account.page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("The trolley wheel fell off"); }',
      }),
    );
    await open(page, '/account');
    await expect(page.getByRole('heading', { name: 'Oops! Something went sideways.' })).toBeVisible();
    await expect(page.getByText('The trolley wheel fell off')).toBeVisible();
    await expect(page.getByText(/refresh/i).first()).toBeVisible();
    await page.unroute('**/account.page-*.js');
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

  test('the 404 page has one of its eight messages', async ({ page }) => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 12; visit += 1) {
      await page.goto(`/nowhere/${visit}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      seen.add((await page.locator('main p').first().textContent()) ?? '');
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(seen.size).toBeLessThanOrEqual(8);
  });
});

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

  test('shows the page where the hash is no text', async ({ page }) => {
    await page.goto('/privacy-policy#%');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  });

  test('Ctrl-K goes to a page, starts a record and finds a patient', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/patients');
    const firstPatient = page.locator('main a[href^="/patients/"]').first();
    const name = (await firstPatient.textContent())?.trim() ?? '';

    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search and go to' });
    await expect(box).toBeFocused();
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
    await open(page, '/patients');
    const names = await page.locator('main a[href^="/patients/"]').allTextContents();
    const [first = '', second = ''] = [...new Set(names.map((name) => name.trim()))];
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search and go to' });
    await box.fill(first);
    await expect(page.getByRole('option', { name: first }).first()).toBeVisible();

    // The answer to the second name is held back: until it is there, Enter has nobody to open.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('FindPatients') === true) await held;
      await route.continue();
    });
    const before = page.url();
    await box.fill(second);
    await expect(page.getByRole('option', { name: first })).toHaveCount(0);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(before);
    await expect(page.getByText('Looking for patients…')).toBeVisible();
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

test.describe('administration', () => {
  test('a fact that the provider is without can be emptied, and stays so', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const twitter = page.getByRole('textbox', { name: 'Twitter' });
    const before = await twitter.inputValue();
    expect(before).not.toBe('');
    await twitter.fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toHaveCount(0);
    await page.reload();
    await expect(twitter).toHaveValue('');
    await page.getByLabel('How to complain').fill('Write to the medical director first.');
    await twitter.fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toBeVisible();
    await open(page, '/privacy-policy');
    await expect(page.getByText('Write to the medical director first.')).toBeVisible();
  });

  test('an API token is made, shown once, and revoked', async ({ page, request }) => {
    await signInAs(page, 'admin');
    await open(page, '/tokens');
    const name = `Journey ${Date.now()}`;
    await page.getByRole('button', { name: 'New token' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
    const secret = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
    const ask = () =>
      request.post('/graphql', {
        headers: { authorization: `Bearer ${secret}` },
        data: { query: '{ cheerTeams { team_id } me { role } }' },
      });
    expect(await (await ask()).json()).toMatchObject({ data: { me: { role: 'staff' } } });
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Revoke token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
    await expect(row.getByText('Revoked')).toBeVisible();
    const answer = (await (await ask()).json()) as { data?: { me: unknown } };
    expect(answer.data?.me ?? null).toBeNull();
  });

  test('an admin creates another, who can sign in', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/createadmin');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter the first name.' })).toBeVisible();
    const email = `admin.${Date.now()}@sideline.test`;
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Ashworth');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill('password1234');
    await page.getByLabel('Password again').fill('password1234');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.locator('#admin-password-error')).toContainText('too easy to guess');
    await page.getByLabel('Password', { exact: false }).first().fill('copper walrus orbit lantern');
    await page.getByLabel('Password again').fill('copper walrus orbit lantern');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByText('Robin Ashworth can now sign in as an administrator.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});
