import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { v7 as newId } from 'uuid';
import { expectAccessible, SIZES } from './axe';
import { pressByHand } from './hand-keys';
import { make } from './make';
import { signInAsOwnAdmin } from './own-admin';
import { open, signInAs } from './sign-in-as';

test.use({ viewport: SIZES.desktop });

const heads = (page: Page) => page.getByRole('columnheader');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected: Clients' });
const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Clients of this journey's own, so that no other journey's are touched. */
const MARK = `Desk${newId()}`;
const NAMES = [`=${MARK} Alpha`, `${MARK} Bravo`, `${MARK} Charlie`] as const;

const createClients = async (page: Page) => {
  for (const name of NAMES)
    await make(page, 'createClient', 'CreateClientInput', {
      id: newId(),
      name,
      contactName: 'Sam Field',
      email: null,
      phone: null,
    });
};

test('a list is laid out, worked by keys, selected from, downloaded and changed at once', async ({
  page,
}) => {
  await signInAsOwnAdmin(page);
  await open(page, '/clients');
  await createClients(page);
  await open(page, `/clients?q=${MARK}`);
  await expect(row(page, NAMES[1])).toBeVisible();

  await test.step('columns are hidden, moved and made wider, and stay so', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const drawer = page.getByRole('dialog', { name: 'Columns of Clients' });
    await expect(drawer.getByRole('checkbox', { name: 'Client' })).toBeDisabled();
    await drawer.getByRole('checkbox', { name: 'Telephone' }).uncheck();
    await drawer.getByRole('button', { name: 'Move Events up' }).press('Enter');
    const kept = page.waitForResponse((answer) =>
      /SaveListLayout.*"width":240/s.test(answer.request().postData() ?? ''),
    );
    await drawer.getByLabel('Width of Contact, in pixels').fill('240');
    await expectAccessible(page, 'the columns of a list');
    await drawer.getByRole('button', { name: 'Done' }).click();
    await kept;
    const order = ['Client', 'Contact', 'E-mail', 'Events', 'Who can sign in', 'Status'];
    const shown = async () => (await heads(page).allTextContents()).filter((text) => order.includes(text));
    await expect.poll(shown).toEqual(order);
    await expect(heads(page).filter({ hasText: 'Telephone' })).toHaveCount(0);
    await page.reload();
    await expect.poll(shown).toEqual(order);
    await expect.poll(async () => Math.round((await heads(page).nth(2).boundingBox())?.width ?? 0)).toBe(240);
  });

  await test.step('a handle on the head sets the width too', async () => {
    // The columns have their places once the cells that are edited in place have come.
    await expect(page.locator('[data-inline-edit]').first()).toBeVisible();
    const handle = heads(page).nth(2).locator('[data-handle]');
    await handle.hover();
    const at = await handle.boundingBox();
    const [x, y] = [(at?.x ?? 0) + (at?.width ?? 0) / 2, (at?.y ?? 0) + (at?.height ?? 0) / 2];
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await heads(page).nth(2).boundingBox())?.width ?? 0)).toBe(300);
  });

  await test.step('keys move among the rows, select them and open their menu', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await pressByHand(page, 'j');
    await expect(row(page, NAMES[0])).toBeFocused();
    await pressByHand(page, ' ');
    await pressByHand(page, 'ArrowDown');
    await expect(row(page, NAMES[1])).toBeFocused();
    const before = (await row(page, NAMES[1]).boundingBox())?.y;
    await pressByHand(page, ' ');
    await expect(bar(page)).toContainText('2 selected');
    expect((await row(page, NAMES[1]).boundingBox())?.y).toBe(before);
    await pressByHand(page, 'k');
    await pressByHand(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await pressByHand(page, 'Escape');
    await pressByHand(page, 'Escape');
  });

  await test.step('what is selected stays when the list is left, and is downloaded without formulas', async () => {
    await page.getByRole('link', { name: 'Sideline, to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(bar(page)).toContainText('2 selected');
    await expect(box(page, `Select ${NAMES[0]}`)).toBeChecked();
    await expectAccessible(page, 'a list with a selection');
    // If an administrator has switched exports off for somebody, the page says so and saves nothing.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('NoteListDownload')) return route.fallback();
      await route.fulfill({
        json: { errors: [{ message: 'An administrator has switched this off for you.' }], data: null },
      });
    });
    await bar(page).getByRole('button', { name: 'Download CSV' }).click();
    await expect(bar(page).getByRole('alert')).toHaveText('An administrator has switched this off for you.');
    await page.unroute('**/graphql');
    const saving = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Download CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toBe(
      [
        '\uFEFFClient,Contact,E-mail,Events,Who can sign in,Status',
        `'${NAMES[0]},Sam Field,,0,Nobody,Active`,
        `${NAMES[1]},Sam Field,,0,Nobody,Active`,
        '',
      ].join('\r\n'),
    );
  });

  await test.step('several are changed one by one, the one that fails is named, and it is undone', async () => {
    // The first has been changed by somebody else since.
    let isRefused = false;
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (isRefused || !asked.includes('UpdateClient') || !asked.includes(NAMES[0])) return route.fallback();
      isRefused = true;
      await route.fulfill({
        json: { errors: [{ message: 'Reload the client.', extensions: { code: 'CONFLICT' } }], data: null },
      });
    });
    await bar(page).getByRole('button', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('dialog', { name: /Deactivate 2 clients/ });
    await dialog.getByRole('button', { name: 'Deactivate 2 clients' }).click();
    await expect(dialog.getByRole('alert')).toContainText(`${NAMES[0]}: Reload the client.`);
    await expect(dialog.getByRole('status')).toContainText('1 client deactivated.');
    await expectAccessible(page, 'several rows changed at once');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('status')).toContainText('2 clients deactivated.');
    await dialog.getByRole('button', { name: 'Make active again' }).click();
    await expect(dialog.getByRole('status')).toContainText('2 clients active again.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, NAMES[0])).toContainText('Active');
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('the usual columns come back', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Restore the default columns' }).click();
    await expect(heads(page).filter({ hasText: 'Telephone' })).toHaveCount(1);
  });

  await test.step('? lists the keys outside of fields, and / goes to the search box', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await pressByHand(page, '/');
    const search = page.getByRole('searchbox', { name: 'Search clients' });
    await expect(search).toBeFocused();
    await pressByHand(page, 'End');
    await pressByHand(page, '?');
    await expect(search).toHaveValue(`${MARK}?`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await pressByHand(page, '?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toContainText('Go to the search box of the list');
    await expect(sheet).toContainText('F2');
    await expectAccessible(page, 'the keyboard shortcuts');
    await sheet.getByRole('switch').click();
    await pressByHand(page, 'Escape');
    await pressByHand(page, '?');
    await expect(sheet).toBeHidden();
  });
});

test('the search finds records, events, people, stock and days, with a second act, within the role', async ({
  page,
}) => {
  const ask = async (text: string) => {
    await pressByHand(page, 'Control+k');
    const search = page.getByRole('combobox', { name: 'Search and go to' });
    await search.fill(text);
    await expect(page.getByText('Looking …')).toHaveCount(0);
  };
  const group = (name: string) => page.getByRole('listbox').getByRole('group', { name });
  interface Demonstration {
    readonly data: {
      readonly prfs: { readonly nodes: readonly { readonly customPrfId: string }[] };
      readonly events: { readonly nodes: readonly { readonly name: string; readonly date: string }[] };
      readonly stockItems: { readonly nodes: readonly { readonly name: string; readonly id: string }[] };
    };
  }
  await signInAs(page, 'admin');
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        '{ prfs(first: 1) { nodes { customPrfId } } events(first: 1) { nodes { name date } } stockItems(first: 1) { nodes { name id } } }',
    },
  });
  const { data } = (await answer.json()) as Demonstration;
  const [prf, event, item] = [data.prfs.nodes[0], data.events.nodes[0], data.stockItems.nodes[0]];
  if (!prf || !event || !item) throw new Error('The demonstration has nothing to find');
  await open(page, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await ask('staff@sideline.test');
  await expect(group('People').getByRole('option')).toHaveCount(1);
  await expectAccessible(page, 'what the search found');
  await pressByHand(page, 'Control+Enter');
  await expect(page).toHaveURL(/\/reports\/auditlog\?person=/);

  await ask(prf.customPrfId.slice(3));
  await group('Records').getByRole('option', { name: prf.customPrfId }).click();
  await expect(page).toHaveURL(`/prf/${prf.customPrfId}`);

  await ask(event.name);
  await expect(group('Events').getByRole('option').first()).toContainText(event.name);
  await pressByHand(page, 'Escape');
  await ask(event.date.slice(0, 10));
  await expect(group('Events').getByRole('option', { name: event.name }).first()).toBeVisible();
  await pressByHand(page, 'Escape');
  await ask(item.name);
  await group('Stock').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/inventory\/items\/[0-9a-f-]{36}$/);
  await ask('how long records are kept');
  await group('Pages')
    .getByRole('option', { name: /^Retention/ })
    .click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('spinbutton', { name: /^Years after/ })).toHaveValue('8');
  await ask('keyboard short');
  await pressByHand(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();

  // Staff may not open the accounts of others: none is offered.
  await signInAs(page, 'staff');
  await open(page, '/account');
  await ask('admin@sideline.test');
  // Patients of a similar name are: an account is not.
  await expect(page.getByRole('option', { name: /Similar name/ }).first()).toBeVisible();
  await expect(group('People')).toHaveCount(0);
});
