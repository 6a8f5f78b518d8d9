import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { answerTo } from './answer-to';
import { expectAccessible, SIZES } from './axe';
import { newName } from './new-name';
import { registered } from './prf/made-record';
import { open, signInAs } from './sign-in-as';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const tool = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A column of what is shown, by its head. */
const column = (page: Page, title: string): Promise<string[]> =>
  rows(page).evaluateAll((shown, head) => {
    const heads = [...(document.querySelector('thead tr')?.children ?? [])];
    const at = heads.findIndex(({ textContent }) => textContent.trim().startsWith(head));
    return shown.map((row) => row.children[at]?.textContent ?? '');
  }, title);

/** 'dd/mm/yyyy (age)' as it sorts. */
const byDay = (text: string): string => text.slice(0, 10).split('/').reverse().join('-');

const saved = async (page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
};

interface OwnFiles {
  readonly data: { readonly ownExports: readonly { readonly id: string; readonly state: string }[] };
}

/** The newest long file seems to wait until it is cancelled; answers what waits until it is made in truth. */
const hideReadiness = async (page: Page): Promise<() => Promise<void>> => {
  let isReady = false;
  let isCancelled = false;
  await page.route('**/graphql*', async (route) => {
    const asked = route.request().postData() ?? '';
    isCancelled ||= asked.includes('"CancelExport"');
    if (isCancelled || !asked.includes('"OwnExports"')) return route.fallback();
    const response = await answerTo(route);
    if (response === null) return;
    const { data } = (await response.json()) as OwnFiles;
    const [newest, ...older] = data.ownExports;
    isReady = newest?.state === 'done';
    const ownExports = isReady ? [{ ...newest, state: 'waiting', rowsDone: 0 }, ...older] : data.ownExports;
    await route.fulfill({ response, json: { data: { ownExports } } });
  });
  return () => expect.poll(() => isReady).toBe(true);
};

test.describe('a list', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'staff');
  });

  test('is sorted by its heads, which the address keeps', async ({ page }) => {
    await open(page, '/patients?gender=female');
    await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await head(page, 'Born (age)').click();
    await expect(page).toHaveURL(/\?gender=female&sort=dob$/);
    await expect(head(page, 'Born (age)')).toHaveAttribute('aria-sort', 'ascending');
    // The head turns at once; the rows follow when they have come.
    await expect(async () => {
      const oldest = (await column(page, 'Born (age)')).map(byDay);
      expect(oldest).toEqual([...oldest].sort());
    }).toPass();
    await head(page, 'Born (age)').press('Enter');
    await expect(page).toHaveURL(/sort=-dob/);
    await expect(head(page, 'Born (age)')).toHaveAttribute('aria-sort', 'descending');
    await expect(async () => {
      const first = (await column(page, 'Born (age)')).map(byDay);
      expect(first).toEqual([...first].sort().reverse());
    }).toPass();
    // It begins anew with the order, and goes on in it.
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem')).toHaveCount(50);
    const youngest = await column(page, 'Born (age)');
    expect(youngest.map(byDay)).toEqual(youngest.map(byDay).sort().reverse());
    await page.reload();
    await expect(head(page, 'Born (age)')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText(youngest[0] ?? '');
    await expectAccessible(page, 'a sorted list');

    await head(page, 'Last changed').click();
    await expect(page).toHaveURL(/sort=-updated/);
  });

  test('of events is sorted by name, whatever its case', async ({ page }) => {
    await open(page, '/events');
    await head(page, 'Event').click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(head(page, 'Event')).toHaveAttribute('aria-sort', 'ascending');
    await expect(async () => {
      const names = (await column(page, 'Event')).map((name) => name.toLowerCase());
      expect(names[0]).not.toBe('');
      expect(names).toEqual([...names].sort());
    }).toPass();
  });

  test('keeps a view of its filters and order under a name, until it is deleted', async ({ page }) => {
    const name = `Unsure who ${String(Date.now() % 100_000)}`;
    await open(page, '/patients');
    await tool(page, /^Views/).click();
    await expect(page.getByRole('menuitem', { name: /^Save these filters/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await open(page, '/patients?identity=self_reported&sort=-dob');
    await tool(page, /^Views/).click();
    await page.getByRole('menuitem', { name: /^Save these filters/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Save these filters as a view' });
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog.getByRole('link', { name: 'Enter the name of the view.' })).toBeVisible();
    await expectAccessible(page, 'the dialog for a view, with its error');
    await dialog.getByLabel('Name of the view').fill(name);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText(`The view “${name}” is saved.`)).toBeVisible();
    await expect(tool(page, `View: ${name}`)).toBeVisible();

    // The server keeps it: another browser of the same person has it as well.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await open(page, '/patients?gender=male');
    await tool(page, /^Views/).click();
    await expectAccessible(page, 'the menu of views');
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(/\/patients\?identity=self_reported&sort=-dob$/);
    await expect(head(page, 'Born (age)')).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('button', { name: 'Identity: Self-reported' })).toBeVisible();

    await tool(page, `View: ${name}`).click();
    await page.getByRole('menuitem', { name: /^Delete views/ }).click();
    const own = page.getByRole('dialog', { name: 'Your views of this list' });
    await own.getByRole('button', { name: `Delete the view ${name}` }).click();
    await expect(own.getByText(name)).toHaveCount(0);
    await expectAccessible(page, 'the dialog of views');
  });

  test('is taken away as CSV, as it is filtered and sorted', async ({ page }) => {
    await open(page, '/patients?q=Seren&sort=-name');
    await expect(page.getByRole('link', { name: 'Seren Prosser' })).toBeVisible();
    const shown = await page.getByRole('table').getByRole('link').allTextContents();
    await tool(page, /^Export/).click();
    const { name, text } = await saved(page, () =>
      page.getByRole('menuitem', { name: `CSV, as filtered (${String(shown.length)})` }).click(),
    );
    expect(name).toMatch(/^patients-\d{4}-\d\d-\d\d\.csv$/);
    const lines = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toMatch(/^Name,Date of birth,/);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(shown);

    // Where the server says that it is too long to be waited for, it is made meanwhile and taken from the same place.
    await page.route('**/api/exports/patients*', (route) =>
      route.fulfill({ status: 409, json: { code: 'EXPORT_TOO_LARGE', message: 'Too long' } }),
    );
    const ready = await hideReadiness(page);
    await tool(page, /^Export/).click();
    await page.getByRole('menuitem', { name: /^CSV, as filtered/ }).click();
    const files = page.getByRole('dialog', { name: 'Your files' });
    await expect(files.getByText('Waiting: ')).toBeVisible();
    await expectAccessible(page, 'a file that waits');
    await ready();
    // Cancelled when it was made already: it is what the server says of it.
    await files.getByRole('button', { name: /^Cancel Patients, CSV/ }).click();
    await expect(files.getByRole('button', { name: /^Cancel Patients, CSV/ })).toHaveCount(0);
    const download = files.getByRole('button', { name: /^Download Patients, CSV/ }).first();
    await expect(download).toBeVisible();
    await expectAccessible(page, 'the long files');
    expect((await saved(page, () => download.click())).text).toBe(text);

    await open(page, '/reports/auditlog?action=PATIENTS_EXPORTED');
    await expect(page.getByText('exported a list of patients by text').first()).toBeVisible();
  });

  test('has a menu for each row', async ({ page }) => {
    const patient = newName();
    await registered(page, { name: patient, dob: '1988-04-05' });
    await open(page, `/patients?q=${encodeURIComponent(patient)}`);
    await page.getByRole('button', { name: `Actions, ${patient}` }).click();
    await expectAccessible(page, 'the menu of a row');
    await page.getByRole('menuitem', { name: 'New PRF for this patient' }).click();
    await expect(page).toHaveURL(/\/prf\/[A-Z]+-\d{6}-/);
    await expect(page.getByLabel('Patient and record').first()).toContainText(patient);

    await open(page, '/events');
    await page.getByRole('button', { name: /^Actions, All Star/ }).click();
    const { name } = await saved(page, () =>
      page.getByRole('menuitem', { name: 'Patient records as CSV' }).click(),
    );
    expect(name).toMatch(/^prfs-/);
  });

  test('on a phone has its order, views and exports above its cards', async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await open(page, '/patients');
    await tool(page, 'Sort: Name, A to Z').click();
    await page.getByRole('menuitem', { name: 'Date of birth, oldest person first' }).click();
    await expect(page).toHaveURL(/sort=dob/);
    await expect(tool(page, 'Sort: Date of birth, oldest person first')).toBeVisible();
    await expectAccessible(page, 'sorted cards');

    await open(page, '/reports/auditlog?sort=time');
    await expect(tool(page, 'Sort: Time, oldest first')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem')).toHaveCount(50);
  });
});

test('what is typed into a search box stays on its own page, also if the next one is slow to come', async ({
  page,
}) => {
  await page.clock.install();
  await signInAs(page, 'admin');
  await open(page, '/inventory/suppliers');
  let letCome: () => void = () => undefined;
  const script = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/supplier-items.page-*', async (route) => {
    await script;
    await route.continue();
  });
  const link = page.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(name);
  await link.click();
  await expect(page).toHaveURL(/supplier-items\?supplier=/);
  // The pause after which a text is searched passes while the first page is still shown.
  await page.clock.runFor(1_000);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier items' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search supplier items' })).toHaveValue('');
  await expect(page).not.toHaveURL(/[?&]q=/);
});
