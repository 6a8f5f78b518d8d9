import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { ownPatient, signInOwn } from './own-patient';
import { commandOf, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { below } from './silence';
import { open, signInAs } from './sign-in-as';

/**
 * Where a form is longer than the screen, its failure must not be said above or below it: it is seen where the person is,
 * read out, and has the focus.
 */
test.use({ viewport: { width: 390, height: 844 } });

const expectTold = async (failure: Locator): Promise<void> => {
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure).toBeFocused();
  await expect(failure).toHaveAttribute('role', 'alert');
};

/** Loses every request for an operation of GraphQL, and no other. */
const lose = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
      ? route.abort()
      : route.fallback(),
  );

/** The form's only control that sends it, at its end and so on the screen. */
const send = async (form: Page | Locator, name: string): Promise<void> => {
  const button = form.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  await button.click();
};

test('settings that could not be saved say so where the person is, each time', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/settings');
  const field = page.getByLabel('ODS code');
  const form = page.locator('form').filter({ has: field });
  const before = await field.inputValue();
  await field.fill('X26');
  await lose(page, 'UpdateProviderSettings');
  for (let time = 0; time < 2; time += 1) {
    await send(page, 'Save settings');
    await expectTold(form.getByRole('alert'));
  }
  await expect(field).toHaveValue('X26');
  expect(before).not.toBe('X26');
});

test('a correction that could not be sent says so where the person is, and keeps what was typed', async ({
  page,
}) => {
  await signInOwn(page, await ownPatient(page, 'Maren Tidewell'));
  await open(page, '/patient-access');
  await page.getByRole('button', { name: 'Correct my details' }).click();
  const form = page.getByRole('form', { name: 'Correct my details' });
  await form.getByLabel('Town').fill('Fallow');
  await lose(page, 'ProposeDetails');
  await send(form, 'Send correction');
  await expectTold(form.getByRole('alert'));
  await expect(form.getByLabel('Town')).toHaveValue('Fallow');
});

test('what a patient filled in at the kiosk and could not send is kept, and said where they are', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'staff');
  const [result] = saveResults(
    await save(page, [commandOf(newId(), 'PresentingComplaint', { presenting_complaint: 'Cut hand' })]),
  );
  const number = result?.customPrfId ?? '';
  await open(page, `/prf/${number}/kiosk-desk`);
  await page.getByRole('button', { name: 'Let the patient fill it in' }).click();
  const code = (await page.getByTestId('kiosk-code').innerText()).replaceAll(' ', '');
  const tablet = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const device = await tablet.newPage();
  await device.goto(`/prf/${number}/kiosk#${code}`);
  const notice = device.getByRole('dialog', { name: 'Privacy Notice' });
  const name = device.getByLabel('Full Name');
  // Another journey may make another version the active one meanwhile.
  await expect(async () => {
    if (await notice.isVisible())
      await notice.getByRole('button', { name: 'I Agree' }).click({ timeout: 2_000 });
    await expect(notice).toBeHidden({ timeout: 2_000 });
    await expect(name).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await name.fill('Linnet Harcourt');
  await device.route('**/kiosk/patient', (route) => route.abort());
  await send(device, 'Submit and Exit');
  await expectTold(device.getByRole('alert'));
  await expect(name).toHaveValue('Linnet Harcourt');
  await tablet.close();
});

test('a patient search that loses a request keeps what was typed and found', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients?q=Seren+Prosser');
  const box = page.getByRole('searchbox', { name: 'Search patients' });
  const found = page.getByRole('link', { name: /Seren Prosser/ }).first();
  await expect(found).toBeVisible();
  const server = below('graphql');
  await page.route(server, (route) => route.abort());
  await box.fill('Seren Prosse');
  await expect(page).toHaveURL(/q=Seren(\+|%20)Prosse$/);
  await expect(found).toBeVisible();
  await expect(box).toHaveValue('Seren Prosse');
  await expect(box).toBeFocused();
  await page.unroute(server);
  await box.fill('Seren Prosser');
  await expect(found).toBeVisible();
});

test('the search of a record is there again after a lost connection, with what was typed and found', async ({
  page,
  context,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.goTo('patient');
  const search = screen.form.getByRole('form', { name: 'Patient search' });
  const found = search.getByRole('button', { name: /Seren Prosser/ }).first();
  await search.getByLabel('Patient name').fill('Seren Prosser');
  await search.getByRole('checkbox', { name: 'Date of birth not known' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(found).toBeVisible();
  await context.setOffline(true);
  await expect(search).toHaveCount(0);
  await context.setOffline(false);
  await expect(found).toBeVisible();
  await expect(search.getByLabel('Patient name')).toHaveValue('Seren Prosser');
  await expect(search.getByRole('checkbox', { name: 'Date of birth not known' })).toBeChecked();
});
