import { ERRORS } from '@sideline/schema/errors';
import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { agreeTo, openedKiosk } from './kiosk-device';
import { answerTo } from './answer-to';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { placesKeeping } from './device-disk';
import { commandOf, save, saveResults, setAside } from './prf/made-record';
import { qrText } from './qr-text';
import { open, signInAs, walkTo } from './sign-in-as';

test('a patient fills in their own details on another device, and the crew takes them over', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Linnet Harcourt');
  const { number, code } = await openedKiosk(page, 'Twisted ankle');
  const link = await qrText(page.getByRole('img', { name: 'Code that opens the kiosk' }));
  expect(link).toBe(`${new URL(page.url()).origin}/prf/${number}/kiosk#${code}`);
  await expectAccessibleAtEverySize(page, '/prf/:customPrfId/kiosk-desk');

  // It keeps the application, as a tablet does that a crew signs in on.
  const tablet = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const device = await tablet.newPage();
  await device.goto('/privacy-policy');
  await device.evaluate(() => navigator.serviceWorker.ready);
  // Without a code, or with what is none, there is nothing but a box for it.
  await device.goto(`/prf/${number}/kiosk#%zz`);
  await expect(device.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expectAccessibleAtEverySize(device, 'a closed kiosk');
  // Without a notice nothing can be agreed to, and nothing filled in.
  const notices = '**/api/gdpr-notice/active';
  await device.route(notices, (route) =>
    route.fulfill({ status: 404, json: { code: 'GDPR_NOTICE_MISSING', message: '', problems: [] } }),
  );
  // The link in the tab that shows the box.
  await device.goto(link);
  await expect(device.getByText('GDPR notice content not found.')).toBeVisible();
  await expect(device.getByRole('button')).toHaveCount(0);
  await expect(device.getByLabel('Full Name')).toHaveCount(0);
  await device.unroute(notices);
  await device.route(notices, (route) => route.abort());
  await device.reload();
  await expect(device.getByText('Failed to load GDPR notice content.')).toBeVisible();
  await expect(device.getByRole('button', { name: 'I Agree' })).toHaveCount(0);
  await device.unroute(notices);
  await device.getByRole('button', { name: 'Try again' }).click();
  const notice = device.getByRole('dialog', { name: 'Privacy Notice' });
  await expect(notice).toContainText('data controller');
  await device.keyboard.press('Escape');
  await expectAccessibleAtEverySize(device, 'the notice at the kiosk');
  await agreeTo(notice);
  // Nothing of the application is around it, the code is not in the history, and no browser offers what others typed.
  await expect(device.getByLabel('Full Name')).toBeVisible();
  await expect(device).toHaveURL(`/prf/${number}/kiosk`);
  for (const role of ['banner', 'navigation', 'menu', 'contentinfo', 'link'] as const)
    await expect(device.getByRole(role)).toHaveCount(0);
  await expect(device.getByRole('button')).toHaveText(['Submit and Exit']);
  const typed = device.locator(
    'form, textarea:not([aria-hidden="true"]), input:not([type="radio"], [readonly])',
  );
  expect(await typed.count()).toBeGreaterThan(15);
  const offered = await typed.evaluateAll((fields) =>
    fields.filter((field) => field.getAttribute('autocomplete') !== 'off').map(({ id }) => id),
  );
  expect(offered).toEqual([]);
  await device.getByRole('button', { name: 'Submit and Exit' }).click();
  await expect(device.getByRole('link', { name: 'Enter your full name.' })).toBeVisible();
  await device.getByLabel('Full Name').fill('Linnet Harcourt');
  await device.getByLabel('Date of Birth: day').fill('7/8/1983');
  await device.getByLabel('Allergies').fill('Penicillin, quillwort');
  await expectAccessibleAtEverySize(device, '/prf/:customPrfId/kiosk');
  // Of what is typed the device keeps nothing, nor of the code: neither meanwhile nor afterwards. The application it keeps.
  const typedWords = ['Linnet', 'Harcourt', '1983-08-07', '07/08/1983', 'quillwort', code];
  expect(await placesKeeping(device, ['Submit and Exit'])).toEqual([expect.stringMatching(/^cache, /)]);
  expect(await placesKeeping(device, typedWords)).toEqual([]);
  await device.getByRole('button', { name: 'Submit and Exit' }).click();
  await expect(device.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(device.locator('body')).not.toContainText('Linnet');
  expect(await placesKeeping(device, typedWords)).toEqual([]);
  expect(JSON.stringify(await tablet.storageState({ indexedDB: true }))).not.toMatch(/linnet|quillwort/i);
  await tablet.close();

  await expect(page.getByRole('row', { name: 'Allergies' })).toContainText('Penicillin');
  await expectAccessibleAtEverySize(page, 'what came in at the kiosk’s desk');
  // Whoever signs in again and goes on in the record is told that something came in.
  const waits = page.getByRole('status').filter({ hasText: 'The patient filled in their own details' });
  await open(page, `/prf/${number}`);
  await expect(waits).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a record for which something came in at the kiosk');
  await waits.getByRole('link', { name: 'Review what they entered' }).click();
  await page.getByRole('button', { name: 'Create the patient from ticked details' }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await open(page, `/prf/${number}`);
  await expect(page.locator('body')).toContainText('Linnet Harcourt');
  await expect(waits).toHaveCount(0);
});

test('on the crew’s own tablet the kiosk signs them out, and forgets who walks away from it', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const [result] = saveResults(
    await save(page, [
      commandOf(newId(), 'PresentingComplaint', { presenting_complaint: 'Heat exhaustion' }),
    ]),
  );
  const number = result?.customPrfId ?? '';
  await open(page, `/prf/${number}`);
  await walkTo(page, `/prf/${number}/kiosk-desk`);
  await page.getByRole('button', { name: 'Let the patient fill it in' }).click();
  await page.getByRole('button', { name: 'Use this device' }).click();
  const notice = page.getByRole('dialog', { name: 'Privacy Notice' });
  await agreeTo(notice);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  // The kiosk took the desk's place: before it is the record, which opens for nobody.
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Heat exhaustion');
  await page.goForward();
  await agreeTo(notice);

  const name = page.getByLabel('Full Name');
  await name.fill('Robin Marsh');
  const warning = page.getByText(/^Touch the screen to continue\./);
  // The time stands in between: on a slow machine the kiosk would forget the patient while axe looks.
  let now = await page.evaluate(() => Date.now());
  const later = (seconds: number) => page.clock.setFixedTime((now += seconds * 1_000));
  const own = page.viewportSize() ?? SIZES.desktop;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await later(61);
    await expect(warning).toBeVisible();
    await expectAccessible(page, `the warning of an idle kiosk, ${size}`);
    await page.keyboard.press('Shift');
    await expect(warning).toBeHidden();
    await expect(name).toHaveValue('Robin Marsh');
  }
  await page.setViewportSize(own);

  await later(82);
  await expect(notice).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Robin');
  expect(await placesKeeping(page, ['Robin Marsh'])).toEqual([]);
  await agreeTo(notice);
  await expect(name).toHaveValue('');
});

test('an administrator writes a notice and makes it the one that patients read', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/notices');
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Version 1');
  const earlier = await page.getByLabel('Notice', { exact: true }).inputValue();
  const text = page.getByLabel('Notice', { exact: true });
  const save = page.getByRole('button', { name: 'Save as a new version' });
  await text.fill(`${earlier}\nAsk the crew.`);
  // It is saved, and nobody hears of it; what is changed since is another version.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData()?.includes('"CreateGdprNotice"') ?? false)) return route.continue();
    if ((await answerTo(route)) !== null) await route.abort();
  });
  await save.click();
  await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible();
  await page.unroute('**/graphql');
  await text.fill(`${earlier}\nAsk the crew about anything.`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Ask the crew about anything.');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: ERRORS.COMMAND_REUSED.message })).toBeInViewport();
  await save.click();
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Version 2');
  await page.getByRole('button', { name: 'Make version 3 active' }).click();
  await expect(page.getByRole('button', { name: 'Make version 1 active' })).toBeVisible();
  // What is counted are agreements, and to what no patient ever read there is none.
  const version = (number: number) =>
    page
      .getByRole('list', { name: 'Versions' })
      .getByRole('listitem')
      .filter({ has: page.getByText(`Version ${String(number)}`, { exact: true }) });
  await expect(version(2)).toContainText(/Written [^·]+ · not agreed to yet/);
  await expect(version(1)).toContainText(' · made active ');
  await expectAccessibleAtEverySize(page, '/notices');
});
