import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleAtEverySize } from './axe';
import { ownServerTest, signInToOwn } from './own-server';
import { registered } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const PEOPLE = 5_000;

/** One person of the long roster: a name unlike any other, and their date of birth. */
const personOf = (number: number) => {
  const letters = (of: number): string =>
    [...String(of).padStart(4, '0')].map((digit) => 'bdfgklmnrt'.charAt(Number(digit))).join('a');
  const [day, month, year] = [(number % 28) + 1, (number % 12) + 1, 1990 + (number % 20)].map(String);
  return {
    name: `Q${letters(number)}a V${letters(9_999 - number)}o`,
    born: `${day}/${month}/${year}`,
    dob: `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`,
  };
};

/** What is wrong with 200 of the long roster, by turns, and with how many of them. */
const FAULTS = [
  ['Enter the patient’s name.', 50],
  ['‘31/2/2010’ is not a date of birth.', 50],
  ['‘Unclear’ is not one of the genders.', 75],
  ['The same person is also on line ', 25],
  ['There is no team called ‘Nowhere United’.', 50],
  ['This row has 5 cells, but the first line has 4.', 25],
  ['A date of birth cannot be in the future.', 25],
] as const;

/** People under heads that the page knows; the last of each 25 is wrong, in one of eight ways. */
const longRoster = (): string => {
  const line = (number: number): string => {
    const { name, born } = personOf(number);
    if (number % 25 !== 24) return `${name},${born},F,`;
    const wrong = [
      `,${born},F,`,
      `${name},31/2/2010,F,`,
      `${name},${born},Unclear,`,
      line(number - 1),
      `${name},${born},F,Nowhere United`,
      `${name},${born},F,,07700 900123`,
      // All at once, and two.
      ',31/2/2010,Unclear,Nowhere United',
      `${name},1/1/2099,Unclear,`,
    ];
    return wrong[Math.floor(number / 25) % wrong.length] ?? '';
  };
  return ['Name,Date of Birth,Gender,Team', ...Array.from({ length: PEOPLE }, (_, n) => line(n))].join(
    '\r\n',
  );
};

/** What stands in the file of those left out, as it is downloaded by its button. */
const leftOut = async (page: Page): Promise<string> => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the rows left out/ }).click();
  return readFile(await (await saved).path(), 'utf8');
};

const patientCount = async (page: Page): Promise<unknown> => {
  const { data } = await callGraphql(page, '{ patients(first: 1) { totalCount } }', {});
  return (data?.['patients'] as { totalCount: number }).totalCount;
};

// On a server of its own: 4,800 more people would stand in every other journey's lists.
ownServerTest('a roster of 5,000 is looked through, and imported after that', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInToOwn(page, server);
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
  await page.getByRole('button', { name: 'Check the rows' }).click();
  // Twenty questions to the server, which may have much else to do.
  await expect(page.getByText('4,800 people would be imported, 200 people left out.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText('Cannot be imported (200)')).toBeVisible();
  const out = (await leftOut(page)).trimEnd().split('\r\n').slice(1);
  expect(out).toHaveLength(200);
  for (const [why, times] of FAULTS) {
    expect(
      out.filter((line) => line.includes(why)),
      why,
    ).toHaveLength(times);
    await expect(page.getByText(why).first()).toBeVisible();
  }
  const four = [FAULTS[0], FAULTS[1], FAULTS[2], FAULTS[4]];
  expect(out.filter((line) => four.every(([why]) => line.includes(why)))).toHaveLength(25);
  expect(imports).toEqual([]);
  expect(await patientCount(page)).toBe(0);

  await page.getByRole('button', { name: 'Import 4,800 people' }).click();
  await expect(page.getByRole('progressbar', { name: 'Imported' })).toBeVisible();
  // On a slow machine an answer may be late: it stops, and goes on where it is told to, with nobody twice.
  const goOn = page.getByRole('button', { name: 'Continue importing' });
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click();
    await expect(
      page.getByText(
        / people registered, 0 people recognised, 200 people left out(\.|, .* imported before\.)$/,
      ),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 180_000 });
  expect((await leftOut(page)).trimEnd().split('\r\n').slice(1)).toEqual(out);
  expect(await patientCount(page)).toBe(4_800);
  // The first, one from the middle and the last of them as the file has them, and of the last row, which is wrong, nobody.
  for (const [number, count] of [
    [0, 1],
    [2_500, 1],
    [PEOPLE - 2, 1],
    [PEOPLE - 1, 0],
  ] as const) {
    const { name, dob } = personOf(number);
    const { data } = await callGraphql(
      page,
      'query ($text: String!) { patients(filter: { text: $text }, first: 5) { nodes { name dob gender identityStatus } } }',
      { text: name },
    );
    const { nodes } = data?.['patients'] as { readonly nodes: readonly Readonly<Record<string, unknown>>[] };
    expect(nodes.filter((node) => node['name'] === name)).toEqual(
      Array.from({ length: count }, () => ({
        name,
        dob,
        gender: 'female',
        identityStatus: 'self_reported',
      })),
    );
  }
  await context.close();
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
  const born = `19${String(10 + (day % 40))}-07-08`;
  const known = await registered(page, { name: `Kerensa ${family}k`, dob: born });
  const file = [
    'Athlete;D.O.B.;Sex;Their team;Level',
    `Zoë ${family};${String(39_571 - day)};F;Severnside Storm;Junior Level 3`,
    `Noah ${family}x;3/5/${String(1950 + (day % 50))};M;Severnside Storm;`,
    `Nobody ${family};31/2/2010;F;;`,
    `;3/5/${String(1950 + (day % 50))};F;;`,
    `Lowen ${family};3/5/2001;F;Nowhere United;`,
    `Zoë ${family};${String(39_571 - day)};F;Severnside Storm;Junior Level 3`,
    `Kerensa ${family}k;${born};F;Severnside Storm;`,
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'roster.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file, 'latin1'),
  });
  await expect(page.getByText('roster.csv: 7 people.')).toBeVisible();
  // The team's column is called by no name that is known.
  await expect(page.getByText('Say which column holds the team')).toBeVisible();
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.getByTitle('Their team').click();
  await expect(page.getByText('First row: Severnside Storm')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'columns of a roster');
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByText('‘31/2/2010’ is not a date of birth.')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/patients/import');
  await expect(page.getByText('2 people would be imported, 5 people left out.')).toBeVisible();
  // Who is registered already is nobody's to guess.
  await page.getByText('Probably already registered (1)').click();
  await page.getByRole('combobox', { name: `What to do with Kerensa ${family}k` }).click();
  await page.getByTitle(new RegExp(`^The same as Kerensa ${family}k`)).click();
  await page.getByRole('button', { name: 'Import 3 people' }).click();
  await expect(page.getByText('2 people registered, 1 person recognised, 4 people left out.')).toBeVisible();

  const csv = await leftOut(page);
  expect(csv).toContain(`Nobody ${family},31/2/2010`);
  for (const why of ['Enter the patient’s name.', 'There is no team called ‘Nowhere United’.', 'on line 2.'])
    expect(csv).toContain(why);
  // As the server has it: those three, and whom it knew with the squad of the file.
  const { data } = await callGraphql(
    page,
    'query ($text: String!) { patients(filter: { text: $text }, first: 10) { totalCount nodes { id name } } }',
    { text: family },
  );
  const found = data?.['patients'] as { totalCount: number; nodes: readonly Record<string, string>[] };
  expect(found.nodes.map(({ name }) => name).sort()).toEqual([
    `Kerensa ${family}k`,
    `Noah ${family}x`,
    `Zoë ${family}`,
  ]);
  expect(found.nodes.map(({ id }) => id)).toContain(known);

  await open(page, `/patients?q=${encodeURIComponent(`Zoë ${family}`)}`);
  await page.getByRole('link', { name: `Zoë ${family}` }).click();
  await expect(page.getByText('Severnside Storm, Junior Level 3')).toBeVisible();
});
