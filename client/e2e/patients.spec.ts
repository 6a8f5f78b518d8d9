import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { OVERDOSE } from './cases/overdose.mapping';
import { choose, chooseUnsearched } from './prf/catalogue-form';
import { linkPatient, makeRecord, registered, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

/** The rows of the list as a person reads them: the table on a desktop, cards on a phone. */
const rows = (page: Page) => page.getByRole('table').getByRole('row');

/** The demonstration's; journeys beside this one register others. */
const DEMONSTRATION = 600;

const countPatients = async (page: Page): Promise<number> => {
  const { data } = await callGraphql(page, '{ patients(first: 1) { totalCount } }', {});
  return (data?.['patients'] as { readonly totalCount: number }).totalCount;
};

/** The list says how many it shows, and of how many. */
const expectShowing = async (page: Page, shown: number): Promise<void> => {
  const line = page.getByText(new RegExp(`^Showing ${shown} of \\d+$`));
  await expect(line).toBeVisible();
  const total = Number((await line.textContent())?.split(' ').at(-1));
  expect(total).toBeGreaterThanOrEqual(DEMONSTRATION);
  // A merge beside this takes one away; those who are registered come to more.
  await expect.poll(() => countPatients(page)).toBeGreaterThanOrEqual(total);
};

const openFirst = async (page: Page, text: string) => {
  await open(page, `/patients?q=${encodeURIComponent(text)}`);
  await page.getByRole('link', { name: text }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
};

test.describe('patients', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'staff');
  });

  test('lists everybody by name, with a count, and loads more', async ({ page }) => {
    await open(page, '/patients');
    await expectShowing(page, 25);
    const names = await page.getByRole('table').getByRole('link').allTextContents();
    const plain = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(plain).toEqual([...plain].sort());
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectShowing(page, 50);
    await expect(rows(page)).toHaveCount(51);
  });

  test('keeps search and filters in the address', async ({ page }) => {
    await open(page, '/patients');
    await page.getByRole('searchbox', { name: 'Search patients' }).fill('Seren Prosser');
    await expect(page).toHaveURL(/q=Seren(\+|%20)Prosser/);
    await expect(page.getByRole('link', { name: 'Seren Prosser' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL(/\/patients$/);

    // One of each gender, whom no journey beside this one is like.
    const family = newName();
    for (const [given, gender, dob] of [
      ['Jory', 'male', '1971-03-04'],
      ['Demelza', 'female', '1985-06-07'],
    ] as const)
      await registered(page, { name: `${given} ${family}`, dob, gender });
    await page.getByRole('button', { name: 'Gender' }).click();
    await page.getByRole('menuitem', { name: 'Male', exact: true }).click();
    await expect(page).toHaveURL(/gender=male/);
    await expect(page.getByRole('button', { name: 'Gender: Male' })).toBeVisible();
    await page.getByRole('button', { name: 'Added in the last 7 days' }).click();
    await expect(page).toHaveURL(/recent=1/);
    await page.getByRole('searchbox', { name: 'Search patients' }).fill(family);
    await expect(page.getByText('Showing 1 of 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Jory ${family}` })).toBeVisible();

    await page.reload();
    await expect(page.getByText('Showing 1 of 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Jory ${family}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gender: Male' })).toBeVisible();
    await page.getByRole('button', { name: 'Gender: Male' }).click();
    await page.getByRole('menuitem', { name: 'Female', exact: true }).click();
    await expect(page.getByRole('link', { name: `Demelza ${family}` })).toBeVisible();
  });

  test('says what to do when nobody matches', async ({ page }) => {
    await open(page, '/patients?q=Qwertyuiop');
    await expect(page.getByText('No patient matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectShowing(page, 25);
  });

  test('opens a patient with details, history, squads, records and who has looked', async ({ page }) => {
    await openFirst(page, 'Seren Prosser');
    for (const name of [
      'Patient details',
      'Medical history',
      'Emergency contact',
      'Cheer squads',
      'Patient records (3)',
      'Who has looked',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Signed').first()).toBeVisible();
    await expect(page.getByText('Callum Thistlewood').first()).toBeVisible();
    await expectAccessibleAtEverySize(page, 'patient');
  });

  test('refuses a patient without name and birth date in the specification’s words', async ({ page }) => {
    await open(page, '/patients');
    await page.getByRole('button', { name: 'New patient' }).click();
    await page.getByRole('button', { name: 'Create Patient' }).click();
    const summary = page.getByRole('alert', { name: 'Please put these right' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Patient name and date of birth are required.' }).click();
    await expect(page.getByLabel('Patient name', { exact: false }).first()).toBeFocused();
    await expectAccessibleAtEverySize(page, 'new patient with errors');
  });

  test('registers a patient with a squad, and changes the address', async ({ page }) => {
    await open(page, '/patients');
    await page.getByRole('button', { name: 'New patient' }).click();
    const form = page.getByRole('form', { name: 'New patient' });
    const name = `Tegan ${newName()}`;
    await form.getByLabel('Patient name').fill(name);
    await form.getByLabel('Date of birth: day').fill('3/5/2008');
    await expect(form.getByLabel('Date of birth: year')).toHaveValue('2008');
    const find = async (text: string) => {
      await form.getByLabel('Find address').fill(text);
      await form.getByRole('button', { name: 'Search address' }).click();
    };
    await find('Nowhere Lane');
    await expect(form.getByText('No address found')).toBeVisible();
    await find('Breakdown');
    await expect(form.getByText('The address search is not answering')).toBeVisible();
    await find('Larkspur');
    const choices = form.getByRole('list', { name: 'Addresses found' }).getByRole('button');
    await expect(choices).toHaveText([/^12 Larkspur Road, Sheffield/, /^14 Larkspur Road, Sheffield/]);
    await choices.first().click();
    await expect(choices).toHaveCount(0);
    await expect(form.getByLabel('Postcode')).toHaveValue('S7 1CK');
    await form.getByLabel('Address Line 2').fill('');
    await form.getByLabel('County').fill('');
    await expect(form.getByText('Combined address: 12 Larkspur Road, Sheffield, S7 1CK')).toBeVisible();

    await expect(form.getByLabel('Cheer Squad')).toHaveCount(0);
    // By the keyboard: the lists move while they open, and a click would miss.
    await choose(form.getByLabel('Cheer Team'), 'Severnside Storm');
    await chooseUnsearched(form.getByLabel('Cheer Squad'), 'Junior Level 3');
    await form.getByRole('button', { name: 'Create Patient' }).click();

    await expect(page.getByText('Patient created successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText('Severnside Storm, Junior Level 3')).toBeVisible();
    await expect(page.getByText('12 Larkspur Road, Sheffield, S7 1CK')).toBeVisible();

    await page.getByRole('button', { name: 'Edit patient' }).click();
    const edit = page.getByRole('form', { name: 'Edit patient' });
    await edit.getByLabel('Address Line 1').fill('14 Larkspur Road');

    // Somebody else saves the same patient: what was not touched here comes in, what was is to be chosen.
    const { pathname } = new URL(page.url());
    const theirs = {
      id: pathname.split('/').at(-1),
      gpPractice: 'Mill Lane',
      allergies: 'Penicillin',
    };
    const { errors } = await callGraphql(
      page,
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      { input: theirs },
    );
    expect(errors).toBeUndefined();
    await edit.getByRole('textbox', { name: 'Allergies' }).fill('Latex');
    const update = edit.getByRole('button', { name: 'Update Patient' });
    await update.click();
    const answers = edit.getByRole('group', { name: 'Allergies: two answers' });
    await expect(answers).toContainText('Penicillin');
    await expect(edit.getByRole('region', { name: 'Two answers: please choose' })).toBeFocused();
    await expect(edit.getByRole('group', { name: /: two answers$/ })).toHaveCount(1);
    await expect(update).toHaveCount(0);
    await expectAccessibleAtEverySize(page, 'a patient saved by two');
    await answers.getByRole('button', { name: 'Take theirs for Allergies' }).click();
    await expect(update).toBeFocused();
    await expect(edit.getByText(/This patient has changed since you opened it/)).toBeVisible();
    await expect(edit.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Penicillin');
    await expect(edit.getByLabel('GP practice')).toHaveValue('Mill Lane');
    await expect(edit.getByLabel('Address Line 1')).toHaveValue('14 Larkspur Road');

    await edit.getByLabel('Date of death: day').fill('2/5/2008');
    await edit.getByRole('button', { name: 'Update Patient' }).click();
    await expect(edit.getByRole('link', { name: 'Death cannot come before birth.' })).toBeVisible();
    await expectAccessibleAtEverySize(page, 'edit patient');
    await edit.getByLabel('Date of death: day').fill('9/8/2025');
    await edit.getByRole('button', { name: 'Update Patient' }).click();
    await expect(page.getByText('Patient updated successfully.')).toBeVisible();
    await expect(page.getByText('14 Larkspur Road, Sheffield, S7 1CK')).toBeVisible();
    await expect(page.getByText('Died 9 Aug 2025')).toBeVisible();
    await expect(page.getByText('Allergies: Penicillin')).toBeVisible();
    await expect(page.getByText('Mill Lane')).toBeVisible();
    await expect(page.getByText('03/05/2008 (17 years)')).toBeVisible();
  });

  test('shows who is like a new patient before anything is made', async ({ page }) => {
    const run = String(Date.now() % 1_000_000).padStart(6, '0');
    const name = `Ysolde ${newName()}`;
    const fill = async (who = name, born = '17/4/1993', allergies = '') => {
      await open(page, '/patients');
      await page.getByRole('button', { name: 'New patient' }).click();
      const form = page.getByRole('form', { name: 'New patient' });
      await form.getByLabel('Patient name').fill(who);
      await form.getByLabel('Date of birth: day').fill(born);
      await form.getByRole('textbox', { name: 'Contact number', exact: true }).fill(`01632 ${run}`);
      if (allergies !== '') await form.getByRole('textbox', { name: 'Allergies' }).fill(allergies);
      await form.getByRole('button', { name: 'Create Patient' }).click();
    };
    await fill();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const address = page.url();

    await fill(name, '17/4/1993', 'Penicillin');
    const dialog = page.getByRole('dialog', { name: 'Is it this patient?' });
    await expect(dialog.getByRole('button', { name: /^Use this patient/ })).toHaveAccessibleDescription(
      'Not accepted: Allergies: Penicillin',
    );
    await expect(dialog.getByText('Same name')).toBeVisible();
    await expect(dialog.getByText('Same date of birth')).toBeVisible();
    await expectAccessibleAtEverySize(page, 'who is like a new patient');
    await dialog.getByRole('button', { name: /^Use this patient/ }).click();
    await expect(page).toHaveURL(address);

    // Whoever shares the telephone alone the server would take without a word.
    const sibling = `Barnabas ${newName()}`;
    await fill(sibling, '6/9/2011');
    await expect(dialog).toContainText(name);
    await expect(dialog.getByText('Same phone number')).toBeVisible();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Create Patient' }).click();
    await dialog.getByRole('button', { name: 'Create anyway' }).click();
    await expect(page.getByText('Patient created successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sibling);

    await fill();
    const several = page.getByRole('dialog', { name: 'Is it one of these patients?' });
    await several.getByRole('button', { name: 'Create anyway' }).click();
    await expect(page.getByText('Patient created successfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}$/);
    expect(page.url()).not.toBe(address);
  });

  test('blocks saving while offline, in the specification’s words, and keeps what was typed', async ({
    page,
    context,
  }) => {
    await open(page, '/patients');
    await page.getByRole('button', { name: 'New patient' }).click();
    const form = page.getByRole('form', { name: 'New patient' });
    await form.getByLabel('Patient name').fill('Offline Person');
    await form.getByLabel('Date of birth: day').fill('01/01/2000');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Create Patient' }).click();
    await expect(
      form.getByText('You are offline. Please connect to the internet and try again.'),
    ).toBeVisible();
    await expect(form.getByLabel('Patient name')).toHaveValue('Offline Person');
    await context.setOffline(false);
  });
});

test('turns the table into cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'nurse');
  await open(page, '/patients?q=Seren+Prosser');
  await expect(page.getByRole('table')).toHaveCount(0);
  const card = page.getByRole('list', { name: 'Patients' }).getByRole('listitem').first();
  await expect(card).toContainText('Seren Prosser');
  await card.click();
  await expect(page).toHaveURL(/\/patients\/[0-9a-f-]{36}$/);
});

/** Somebody with a signed record that holds a picture, and where all of it can be fetched. Signs in staff, who can. */
const somebodyElse = async (page: Page) => {
  await signInAs(page, 'staff');
  const [name, picture] = [newName(), newId()];
  const patientId = await registered(page, { name, dob: '1971-05-06' });
  const { id, customPrfId } = await makeRecord(page, OVERDOSE, {
    SecondarySurvey: { pictures: [{ id: picture, subject: 'wound' }] },
  });
  expect((await linkPatient(page, id, patientId)).errors).toBeUndefined();
  const stored = await page.request.put(`/api/prf/${id}/pictures/${picture}`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: await page.screenshot(),
  });
  expect(stored.ok(), await stored.text()).toBe(true);
  await signRecord((query, variables) => callGraphql(page, query, variables), id);
  const files = [
    `/api/patients/${patientId}/pdf`,
    `/api/prf/${customPrfId}/pdf`,
    `/api/prf/${customPrfId}/pictures/${picture}`,
    `/fhir/Patient/${patientId}/$everything`,
    `/fhir/Bundle/${customPrfId}`,
  ];
  return { name, patientId, customPrfId, files };
};

/** What each of several addresses answers to whoever the page is signed in as. */
const statusesOf = async (page: Page, paths: readonly string[]): Promise<readonly number[]> =>
  Promise.all(paths.map(async (path) => (await page.request.get(path)).status()));

test('shows a patient their own record and nobody else’s', async ({ page, context }) => {
  const other = await somebodyElse(page);
  expect(await statusesOf(page, other.files)).toEqual([200, 200, 200, 200, 200]);
  const { patientId } = await signInAs(page, 'patient');
  await open(page, `/patients/${patientId ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seren Prosser');
  await expect(page.getByRole('button', { name: 'Edit patient' })).toHaveCount(0);
  const visits = page.locator('main a[href^="/patient-access/visits/"]');
  await expect(visits).toHaveCount(3);
  await expectAccessibleAtEverySize(page, 'own record');

  await page.route('**/pdf', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click();
  await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible();
  await page.unroute('**/pdf');
  const downloaded = async (button: Locator): Promise<Download> => {
    const saved = page.waitForEvent('download');
    await button.click();
    return saved;
  };
  // The whole copy, to read and for another system.
  const copy = await downloaded(page.getByRole('button', { name: 'Download PDF', exact: true }));
  expect((await readFile(await copy.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const bundle = await downloaded(page.getByRole('button', { name: 'Download FHIR' }));
  expect(JSON.parse(await readFile(await bundle.path(), 'utf8'))).toMatchObject({ resourceType: 'Bundle' });

  const card = (title: string) =>
    page.locator('.ant-card').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card('Who has looked').getByRole('listitem').first()).toContainText('Seren Prosser (Patient)');
  await page.getByRole('button', { name: 'Show see and treat logs' }).click();
  await expect(card('See and treat')).toContainText('No logs');
  // A signed record in words.
  const record = visits.first();
  const number = (await record.getAttribute('href'))?.split('/').at(-1) ?? '';
  await record.click();
  await page.getByRole('button', { name: 'Read the full record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Record ${number}`);
  await expect(page.getByRole('main')).toContainText('Presenting complaint');
  // As on paper: whom it was signed about, and each set with its score.
  await expect(card('Patient')).toContainText('Date of birth');
  await expect(card('Observations').getByText('NEWS2', { exact: true }).first()).toBeVisible();
  await expectAccessibleAtEverySize(page, '/patient-access/prf/:customPrfId');

  // Another's: neither file nor page, and in the PRF's own screen the patient's own record instead.
  expect(await statusesOf(page, other.files)).toEqual([403, 404, 404, 403, 404]);
  expect(await statusesOf(page, [`/api/patients/${newId()}/pdf`])).toEqual([403]);
  for (const [path, ends, words] of [
    [`/patients/${other.patientId}`, undefined, 'You do not have permission to do this.'],
    [`/patient-access/prf/${other.customPrfId}`, undefined, 'This record was not found.'],
    [`/prf/${other.customPrfId}`, `/patients/${patientId ?? ''}`, 'Seren Prosser'],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveURL(ends ?? path);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.locator('body')).not.toContainText(other.name);
  }

  await open(page, `/patients/${patientId ?? ''}`);
  const download = page.getByRole('button', { name: 'Download PDF', exact: true });
  await expect(download).toBeVisible();
  await context.clearCookies();
  // Without waiting to reach it: the page may have noticed by itself, and the dialog lies over the button.
  await download.dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});
