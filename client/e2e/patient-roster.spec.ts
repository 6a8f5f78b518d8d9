import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

/** 5,000 people under heads that the page knows; every 25th is born on no day that there is. */
const longRoster = (): string => {
  const letters = (number: number): string =>
    [...String(number).padStart(4, '0')].map((digit) => 'bdfgklmnrt'.charAt(Number(digit))).join('a');
  const lines = Array.from({ length: 5_000 }, (_, number) => {
    const day = `${String((number % 28) + 1)}/${String((number % 12) + 1)}/${String(1990 + (number % 20))}`;
    return `Q${letters(number)}a V${letters(9_999 - number)}o,${number % 25 === 0 ? '31/2/2010' : day},F`;
  });
  return ['Name,Date of Birth,Gender', ...lines].join('\r\n');
};

test('a roster of 5,000 is looked through, and nothing is imported before that', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'squads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(longRoster()),
  });
  await expect(page.getByText('squads.csv: 5,000 people.')).toBeVisible();
  const imports: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"ImportPatients"')) imports.push(request.url());
  });
  await page.getByRole('button', { name: 'Look through the rows' }).click();
  // Twenty questions to the server, which may have much else to do.
  await expect(page.getByText('4,800 people would be imported, 200 people left out.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('Cannot be imported (200)')).toBeVisible();
  await expect(page.getByText('‘31/2/2010’ is not a date of birth.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 4,800 people' })).toBeEnabled();
  expect(imports).toEqual([]);
});

test('a roster is mapped, looked through and imported, and what was left out comes back as a file', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await open(page, '/patients/import');
  await expect(page.getByRole('heading', { name: 'Columns of a roster' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'an import before a file is chosen');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  expect(await readFile(await (await template).path(), 'utf8')).toContain(
    'First name,Last name,Date of birth',
  );
  const family = `Rosterly-${String(Date.now() % 100_000)}`;
  // Born on a day of this run's own: names that are alike on one day are asked about.
  const day = Date.now() % 3_000;
  const file = [
    'Athlete;D.O.B.;Sex;Their team;Level',
    `Zoë ${family};${String(39_571 - day)};F;Severnside Storm;Junior Level 3`,
    `Noah ${family}x;3/5/${String(1950 + (day % 50))};M;Severnside Storm;`,
    `Nobody ${family};31/2/2010;F;;`,
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'roster.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file, 'latin1'),
  });
  await expect(page.getByText('roster.csv: 3 people.')).toBeVisible();
  // The team's column is called by no name that is known.
  await expect(page.getByText('Say which column holds the team')).toBeVisible();
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.getByTitle('Their team').click();
  await expect(page.getByText('First row: Severnside Storm')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'columns of a roster');
  await page.getByRole('button', { name: 'Look through the rows' }).click();

  await expect(page.getByText('‘31/2/2010’ is not a date of birth.')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'rows of a roster');
  await page.getByRole('button', { name: /^Import \d people$/ }).click();
  await expect(page.getByText(/^2 people registered, 0 people recognised/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the rows left out/ }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain(`Nobody ${family},31/2/2010`);

  await open(page, `/patients?q=${encodeURIComponent(`Zoë ${family}`)}`);
  await page.getByRole('link', { name: `Zoë ${family}` }).click();
  await expect(page.getByText('Severnside Storm, Junior Level 3')).toBeVisible();
});
