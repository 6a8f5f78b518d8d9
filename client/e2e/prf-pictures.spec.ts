import { expect, test } from '@playwright/test';
import { OVERDOSE } from './cases/overdose.mapping';
import { expectAccessible } from './axe';
import { makeRecord } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { expectNothingMissing, sign } from './prf/review-section';
import { deviceHasKey, diskHasSince } from './device-disk';
import { PASSWORD, signInByForm } from './sign-in-as';

test.use({ serviceWorkers: 'allow' });

/** A picture of the page itself: a real PNG, larger than a thumbnail. */
const ECG = { name: 'IMG_0001.png', mimeType: 'image/png' } as const;

test('a picture taken with no signal survives a reload, is sent, signed and printed', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'staff');
  await deviceHasKey(page);
  const screen = new PrfScreen(page);
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  await screen.openRecord(customPrfId, 'SecondarySurvey');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const buffer = await page.screenshot();
  const thumbnail = page.getByRole('img', { name: /^View Picture ECG/ });
  const picture = screen.form.getByRole('listitem').filter({ has: thumbnail });

  await context.setOffline(true);
  const before = Date.now();
  await screen.form.locator('input[data-picture-of="ECG"]').setInputFiles({ ...ECG, buffer });
  await expect(picture.getByText(/^On this device/)).toBeVisible();
  await expect(thumbnail).toBeVisible();

  await diskHasSince(page, before);
  await page.reload();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open this device' }).click();
  await expect(picture.getByText(/^On this device/)).toBeVisible();
  await expect(thumbnail).toHaveJSProperty('complete', true);
  const secondary = page.getByRole('link', { name: /^Secondary survey: / });
  await expect(secondary).toHaveAccessibleName('Secondary survey: in progress, 1 needed before signing');

  await context.setOffline(false);
  await expect(picture.getByText(/^Sent, since \d\d:\d\d$/)).toBeVisible({ timeout: 20_000 });
  await expect(secondary).toHaveAccessibleName('Secondary survey: complete');
  await thumbnail.click();
  const view = page.getByRole('dialog', { name: /^Picture ECG/ });
  await view.getByRole('button', { name: 'Larger' }).click();
  await expectAccessible(page, 'a picture');
  await view.locator('.ant-modal-footer').getByRole('button', { name: 'Close' }).click();

  await screen.goTo('review');
  await expectNothingMissing(screen);
  await sign(screen, 'Paramedic');
  const pdf = await page.request.get(`/api/prf/${customPrfId}/pdf`);
  expect((await pdf.body()).toString('latin1')).toContain('/Subtype /Image');
});
