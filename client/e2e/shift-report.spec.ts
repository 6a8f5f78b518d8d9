import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { answerTo } from './answer-to';
import { expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

/** Opens the report of days with the demonstration's shifts, on whatever day this runs, and with no other journey's. */
const openReport = async (page: Page): Promise<Locator> => {
  await open(page, '/shifts');
  await page.getByRole('button', { name: 'Generate Shift Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shift Report' });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('From').fill(day(-180));
  await dialog.getByLabel('To').fill(day(-12));
  await dialog.getByRole('button', { name: 'Update report' }).click();
  await expect(dialog.getByRole('table', { name: 'Shifts per role' }).getByRole('row')).not.toHaveCount(1);
  return dialog;
};

/** How many shifts it says there are. */
const totalOf = async (dialog: Locator): Promise<string> =>
  (await dialog.locator('dl').first().getByRole('definition').first().textContent()) ?? '';

const saved = async (page: Page, dialog: Locator, form: string): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${form}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${form.toLowerCase()}$`));
  return readFile(await file.path());
};

interface Figures {
  readonly data: {
    readonly shiftReport: {
      readonly summary: { readonly staff: readonly object[] };
      readonly eventReport: readonly object[];
    };
  };
}

/** The report as it came, with as many people and events as a large provider has, each of them one of those that came. */
const enlarge = async (page: Page): Promise<void> => {
  const often = (lines: readonly object[], count: number, id: string) =>
    Array.from({ length: count }, (_, place) => ({
      ...lines[place % lines.length],
      [id]: `line-${String(place)}`,
    }));
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('"ShiftReport"') !== true) return route.fallback();
    const response = await answerTo(route);
    if (response === null) return;
    const { data } = (await response.json()) as Figures;
    const { summary, eventReport } = data.shiftReport;
    await route.fulfill({
      response,
      json: {
        data: {
          shiftReport: {
            ...data.shiftReport,
            summary: { ...summary, staff: often(summary.staff, 21, 'staffId') },
            eventReport: often(eventReport, 22, 'eventId'),
          },
        },
      },
    });
  });
};

/** Takes it away in each form, looks after long files, and closes it. */
const takeAway = async (page: Page, dialog: Locator): Promise<void> => {
  const total = await totalOf(dialog);
  const lines = (await saved(page, dialog, 'CSV')).toString('utf8').split('\r\n');
  expect(lines[1]).toMatch(new RegExp(`^Total,,,,${total},`));
  const workbook = (await saved(page, dialog, 'XLSX')).toString('latin1');
  expect(workbook.slice(0, 4)).toBe('PK\u0003\u0004');
  expect(workbook).toContain('xl/worksheets/sheet1.xml');
  const document = (await saved(page, dialog, 'PDF')).toString('latin1');
  expect(document).toMatch(/^%PDF-1\.\d/);
  expect(document.trimEnd()).toMatch(/%%EOF$/);

  await dialog.getByRole('button', { name: 'Your files' }).click();
  const files = page.getByRole('dialog', { name: 'Your files' });
  await expect(files).toContainText('kept for 24 hours');
  await files.getByRole('button', { name: 'Close' }).click();
  await expect(files).toBeHidden();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
};

test('staff and an admin have a shift report of the days that they choose, and take it away', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const dialog = await openReport(page);
  await expect(dialog.getByRole('figure', { name: /^Shifts per role/ })).toBeVisible();
  await expect(dialog.getByRole('figure', { name: /^Hours per staff/ })).toBeVisible();
  await dialog.locator('.ant-collapse-header').first().click();
  await expect(dialog.getByRole('table', { name: /^Shifts per role, / })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'the shift report');

  const isApi = '**/graphql*';
  await page.route(isApi, (route) => route.abort());
  const update = dialog.getByRole('button', { name: 'Update report' });
  await update.click();
  // The report's failure also offers another try.
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to generate shift report. Please try again later.',
  );
  await page.unroute(isApi);
  await enlarge(page);
  await update.click();
  const people = dialog.getByRole('table', { name: 'Hours per staff' }).locator('tbody tr');
  await expect(people).toHaveCount(20);
  await dialog.getByRole('button', { name: 'Show all 21', exact: true }).click();
  await expect(people).toHaveCount(21);
  const events = dialog.locator('.ant-collapse-header');
  await expect(events).toHaveCount(20);
  await dialog.getByRole('button', { name: 'Show all 22 events' }).click();
  await expect(events).toHaveCount(22);
  await expect(dialog.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  await page.unroute(isApi);
  await update.click();
  await expect(events).not.toHaveCount(22);
  await takeAway(page, dialog);

  await signInAs(page, 'admin');
  await takeAway(page, await openReport(page));
});
