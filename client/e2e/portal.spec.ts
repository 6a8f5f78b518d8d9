import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open, signInAs } from './sign-in-as';

test.use({ viewport: { width: 390, height: 844 } });

test('a patient reads a visit in plain words, asks for a correction, and shares it once by a link', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'patient');
  await open(page, '/patient-access');
  await page.locator('main a[href^="/patient-access/visits/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit');
  for (const title of ['What happened', 'What we found', 'What we did', 'When to get help'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('111.nhs.uk');
  await expectAccessible(page, '/patient-access/visits/:customPrfId');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visit-SL-.+\.pdf$/);

  const wrong = `The wrong ankle ${String(Date.now())}`;
  await page.getByRole('button', { name: 'Ask us to correct this in ‘What we found’' }).click();
  await page.getByLabel('What is wrong, and what should it say?').fill(wrong);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: wrong })).toContainText('Waiting for an answer.');

  await page.getByRole('checkbox', { name: 'It can be opened only once' }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  expect(address).toContain('/shared-record#');

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await stranger.newPage();
  await open(visitor, address);
  await visitor.getByLabel('Your name').fill('Dr Okafor');
  await visitor.getByRole('button', { name: 'Show the record' }).click();
  await expect(visitor.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(visitor, '/shared-record');
  await visitor.reload();
  await visitor.getByLabel('Your name').fill('Dr Okafor');
  await visitor.getByRole('button', { name: 'Show the record' }).click();
  await expect(visitor.getByRole('alert')).toContainText('This link cannot be opened');
  await stranger.close();

  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Links to this record' }).getByRole('listitem').first(),
  ).toContainText(/Used.*by Dr Okafor/s);
});
