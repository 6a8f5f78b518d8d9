import { expect, test } from '@playwright/test';
import { agreeTo, openedKiosk } from './kiosk-device';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

test.use({ locale: 'cy-GB' });

test('a Welsh browser signs in and registers in Welsh, and the switch to English is remembered', async ({
  page,
}) => {
  // English must not flash by: every heading and label that is ever drawn is noted.
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('h1, label')) drawn.push(one.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mewngofnodi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page).toHaveTitle('Mewngofnodi · Sideline');
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn).toContain('Mewngofnodi');
  expect(drawn).not.toContain('Sign in');
  expect(drawn).not.toContain('Password');
  await expectAccessible(page, '/login');

  await page.getByRole('button', { name: 'Mewngofnodi' }).click();
  await expect(page.getByText('Rhowch eich cyfrinair.')).toBeVisible();
  await page.getByLabel('Cyfeiriad e-bost').fill('nobody@sideline.test');
  await page.getByLabel('Cyfrinair', { exact: true }).fill('not this one, surely');
  await page.getByRole('button', { name: 'Mewngofnodi' }).click();
  await expect(page.getByRole('alert')).toContainText('Nid yw’r cyfeiriad e-bost neu’r cyfrinair yn gywir.');

  await page.getByRole('link', { name: 'Cofrestru fel claf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Croeso i gofrestru cleifion');
  await page.getByLabel('Cod post').fill('CF10 1AA');
  await page.getByRole('checkbox', { name: /Rwyf wedi darllen/ }).check();
  await page.getByRole('button', { name: 'Cofrestru', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Rhowch eich dyddiad geni.' })).toBeVisible();
  await expectAccessible(page, '/patient-register');

  // What was refused is said in the other language too, and what was typed stays.
  const toEnglish = page.getByRole('button', { name: 'English' });
  await expect(toEnglish).toHaveAttribute('lang', 'en-GB');
  await toEnglish.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patient Registration');
  await expect(page.getByRole('link', { name: 'Enter your date of birth.' })).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('CF10 1AA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patient Registration');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mewngofnodi');
});

test('the notices, their frame and a closed kiosk are in Welsh, and English text is marked as English', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polisi preifatrwydd');
  await expect(page.getByText('Diweddarwyd ddiwethaf: Rhagfyr 2024')).toBeVisible();
  await expect(page.locator('article')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'cy');
  await expectAccessible(page, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cysylltu â ni' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Eich cofnod meddygol' })).toBeVisible();

  await page.goto('/prf/PRF-0001/kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diolch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expectAccessible(page, 'a closed kiosk');

  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Anfon dolen ataf' }).click();
  await expect(page.getByText(/Rhowch eich cyfeiriad e-bost/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
  await expect(page.getByText('Enter your e-mail address, like name@example.org.')).toBeVisible();
});

test('a patient reads their visit in Welsh, with the record’s own words marked as English, and so does a stranger with a link', async ({
  page,
}) => {
  await signInAs(page, 'patient');
  await open(page, '/patient-access');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  for (const name of [
    'Ymweliadau',
    'Manylion y claf',
    'Hanes meddygol',
    'Cyswllt mewn argyfwng',
    'Pwy sydd wedi edrych',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page, '/patient-access');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('lang', 'cy');
  await expect(bar.getByRole('link', { name: 'Fy Nghofnodion' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Allgofnodi' })).toBeVisible();
  await bar.getByRole('button', { name: /^CLAF: wedi mewngofnodi fel claf/ }).click();
  await expect(bar.getByRole('link', { name: 'Fy nghyfrif' })).toBeVisible();
  await expect(bar).toContainText('Modd lliw');
  await expectAccessible(page, 'the bar in Welsh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toContainText('Polisi preifatrwydd');
  await page.getByRole('button', { name: 'Cywiro fy manylion' }).click();
  const correcting = page.getByRole('form', { name: 'Cywiro fy manylion' });
  await expect(correcting).toContainText('Eich iechyd');
  await correcting.getByLabel('Meddyginiaethau').fill(`Ibuprofen 200 mg, ${String(Date.now())}`);
  await correcting.getByRole('button', { name: 'Anfon y cywiriad' }).click();
  await expect(correcting).toBeHidden();
  const proposed = page.locator('.ant-card', { hasText: /Eich cywiriad ar/ }).first();
  await expect(proposed).toContainText('I’w benderfynu');
  await expect(proposed.getByRole('columnheader', { name: 'Rydych chi’n dweud' })).toBeVisible();
  await expect(proposed.getByRole('rowheader', { name: 'Meddyginiaethau' })).toBeVisible();
  await page.locator('main a[href^="/patient-access/visits/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eich ymweliad');
  const happened = page.getByRole('heading', { level: 2, name: 'Beth ddigwyddodd', exact: true });
  await expect(happened).toBeVisible();
  await expect(page.getByRole('main').locator('dl').first()).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByText('Dangosir yr hyn a gofnodwyd yn Saesneg.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Creu dolen' })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/patient-access/visits/:customPrfId');

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'What happened', exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cymraeg' }).click();
  await expect(happened).toBeVisible();

  await page.goto('/shared-record#not-a-link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mae cofnod wedi’i rannu â chi');
  await page.getByRole('button', { name: 'Dangos y cofnod' }).click();
  await expect(page.getByRole('alert')).toContainText('Rhowch eich enw.');
  await page.getByLabel('Eich enw').fill('Dr Okafor');
  await page.getByRole('button', { name: 'Dangos y cofnod' }).click();
  await expect(page.getByRole('alert')).toContainText('Ni ellir agor y ddolen hon.');
  await expectAccessible(page, '/shared-record');
});

test('a kiosk that opens in English is switched to Welsh, stays so to its last step, and is English for the next patient', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'staff');
  const { number, code } = await openedKiosk(page, 'Blister');

  const tablet = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const device = await tablet.newPage();
  await device.goto(`/prf/${number}/kiosk#${code}`);
  const notice = device.getByRole('dialog', { name: 'Privacy Notice' });
  await notice.getByRole('button', { name: 'Cymraeg' }).click();
  const hysbysiad = device.getByRole('dialog', { name: 'Hysbysiad preifatrwydd' });
  await expect(hysbysiad.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(device.locator('html')).toHaveAttribute('lang', 'cy');
  await agreeTo(hysbysiad, 'Rwy’n cytuno');

  await expect(device.getByRole('heading', { level: 1 })).toHaveText('Eich gwybodaeth');
  await expect(device.locator('html')).toHaveAttribute('lang', 'cy');
  await device.getByRole('button', { name: 'Cyflwyno a gadael' }).click();
  await expect(device.getByRole('link', { name: 'Rhowch eich enw llawn.' })).toBeVisible();
  await expectAccessible(device, '/prf/:customPrfId/kiosk, in Welsh');
  await device.getByLabel('Enw llawn').fill('Gwenllian Rees');
  await device.getByRole('button', { name: 'Cyflwyno a gadael' }).click();
  await expect(device.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(device.locator('html')).toHaveAttribute('lang', 'en-GB');
  await tablet.close();
});

test('a patient’s pages are found in Welsh by Ctrl-K', async ({ page }) => {
  await signInAs(page, 'patient');
  await open(page, '/patient-access');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Chwilio a mynd i' });
  await expect(search).toHaveAttribute('placeholder', 'Mynd i dudalen');
  const results = page.getByRole('listbox', { name: 'Canlyniadau' });
  await expect(results.getByRole('option', { name: 'Fy Nghofnodion' })).toBeVisible();
  await expect(results.getByRole('option', { name: 'Fy nghyfrif' })).toBeVisible();
  await expect(results).not.toContainText(/Pages|My |Keyboard/);
  await search.fill('zzz');
  await expect(page.getByText('Nid oes dim yn cyfateb i “zzz”.')).toBeVisible();
});
