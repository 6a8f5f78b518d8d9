import { expect, test } from '@playwright/test';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { PASSWORD, signInByForm } from './sign-in-as';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

test('with no signal the application opens, and the record is read and written', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint.fill('Trodden on by a horse');
  await complaint.blur();
  const number = await screen.number();
  await screen.saved();
  await screen.openRecord(number);
  await screen.saved();

  await test.step('it has put itself on the device, and nothing of the patient’s beside it', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
      return urls;
    });
    expect(kept).toContain('/index.html');
    expect(
      kept.filter((path) => !/^\/(index\.html|[\w-]+\.(js|svg|png|webmanifest)|assets\/[^/]+)$/.test(path)),
    ).toEqual([]);
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This device is offline' })).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open this device' }).click();
  await expect(complaint).toHaveValue('Trodden on by a horse');
  await complaint.fill('Trodden on by two horses');
  await complaint.blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/, { timeout: 20_000 });

  await context.setOffline(false);
  await screen.saved();
  const { data } = await readRecord(page, number);
  expect(data['incidentDetails']?.['chief_complaint']).toBe('Trodden on by two horses');
});
