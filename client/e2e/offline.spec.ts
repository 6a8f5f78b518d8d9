import { expect, test as base } from '@playwright/test';
import { diskHasSince, rowsOnDisk } from './device-disk';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { startReleaseServer, versionMark, type ReleaseServer } from './release-server';
import { PASSWORD, signInByForm } from './sign-in-as';

const test = base.extend<{ readonly releases: ReleaseServer }>({
  releases: async ({ baseURL }, use) => {
    const releases = await startReleaseServer(baseURL ?? '');
    await use(releases);
    await releases.stop();
  },
});

test('with no signal the application opens, a newer version of it too, and the record is read and written', async ({
  browser,
  releases,
}) => {
  const context = await browser.newContext({ baseURL: releases.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const newer = page.getByRole('status').filter({ hasText: 'A newer version of Sideline is ready.' });
  let chosenEvent = '';
  /** As somebody who comes back to the page, which then asks. */
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
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

  await test.step('and what a record is filled in from', async () => {
    const lists = async () => (await rowsOnDisk(page)).filter(({ store }) => store === 'lists').length;
    // The lists to choose from, and what signing without a connection needs.
    await expect.poll(lists).toBe(2);
  });

  await test.step('a newer version comes out, and is loaded without signal over an entry that was not sent', async () => {
    releases.release('second');
    await comeBack();
    await expect(newer).toBeVisible();
    await context.setOffline(true);
    const moment = Date.now();
    await complaint.fill('Trodden on by two horses');
    await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
    await diskHasSince(page, moment);
    await newer.getByRole('button', { name: 'Load it now' }).click();
    await expect(page.getByRole('heading', { name: 'This device is offline' })).toBeVisible();
    await expect(page.locator(versionMark('second'))).toBeAttached();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(complaint).toHaveValue('Trodden on by two horses');
    await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  });

  await test.step('event and crew are chosen from the device’s own copy', async () => {
    const event = screen.form.getByRole('combobox', { name: /^Event/ });
    await event.click();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    // The first may be the record's own already: the event that is on.
    const another = page.locator('.ant-select-item-option:not(.ant-select-item-option-selected)').first();
    chosenEvent = await another.innerText();
    await another.click();
    const crew = screen.form.getByRole('combobox', { name: /^Crew/ });
    await crew.click();
    await expect(page.locator('.ant-select-item-option:visible').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(screen.saveState).toHaveText(/^On this device: [23] changes/);
  });

  await test.step('the dashboard lists what can be read here, with its age', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const card = page.locator('.ant-card', {
      has: page.getByRole('heading', { name: /^Records kept on this device/ }),
    });
    await expect(card.getByText(number)).toBeVisible();
    const away = page.getByRole('status').filter({ hasText: 'The server cannot be reached.' });
    await expect(away).toHaveCount(1);
    await expect(page.locator('.ant-alert-error')).toHaveCount(0);
    await expect(card.getByText(/^As it was on .*\((just now|\d+ min ago)\)$/).first()).toBeVisible();
    await card.getByRole('link').first().click();
    await expect(screen.heading('incidentDetails')).toBeVisible();
  });

  await test.step('and the chosen event has its name, with the page loaded anew', async () => {
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(screen.heading('incidentDetails')).toBeVisible();
    const event = page.locator('.ant-select', { has: page.getByRole('combobox', { name: /^Event/ }) });
    await expect(event).toHaveText(chosenEvent);
  });

  await context.setOffline(false);
  await screen.saved();
  const { data } = await readRecord(page, number);
  expect(data['incidentDetails']?.['chief_complaint']).toBe('Trodden on by two horses');

  await test.step('a version can wait, and the next one is offered again', async () => {
    releases.release('third');
    await comeBack();
    await newer.getByRole('button', { name: 'Later' }).click();
    await expect(newer).toBeHidden();
    releases.release('fourth');
    await comeBack();
    // While the browser holds it back, the page is reloaded as it is, and it is offered again.
    await expect(async () => {
      const fourth = page.locator(versionMark('fourth'));
      if ((await fourth.count()) === 0)
        await newer.getByRole('button', { name: 'Load it now' }).click({ timeout: 20_000 });
      await expect(fourth).toBeAttached({ timeout: 20_000 });
    }).toPass();
    await expect(complaint).toHaveValue('Trodden on by two horses');
  });
  await context.close();
});
