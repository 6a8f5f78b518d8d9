import { ERRORS } from '@sideline/schema/errors';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { deviceHasKey, diskHasSince, rowsOnDisk } from './device-disk';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { below } from './silence';
import { PASSWORD, signInByForm } from './sign-in-as';

const NO_STORE = 'This browser cannot keep data on the device. Keep this page open until everything is sent.';
const FULL = 'The device’s storage is full. Keep this page open until everything is sent.';

const SAVED_ONLY = /^Sent · Saved \d\d:\d\d · on server · nothing kept on this device$/;

/** Browsers whose store fails, each as its makers say that it does. */
const BROKEN_STORES: readonly {
  readonly what: string;
  readonly says: string;
  readonly break: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: 'a private window without a store',
    says: NO_STORE,
    break: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException(
            'A mutation operation was attempted on a database that did not allow it.',
            'InvalidStateError',
          );
        };
      }),
  },
  {
    what: 'a device whose storage is full',
    says: FULL,
    break: (page) =>
      page.addInitScript(() => {
        const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
          ?.value as IDBObjectStore['put'];
        IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
          if (this.name === 'drafts')
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          return put.call(this, value, key);
        };
      }),
  },
];

for (const { what, says, break: breakStore } of BROKEN_STORES)
  test(`on ${what} the form says so and goes on in memory`, async ({ page }) => {
    await breakStore(page);
    await signInByForm(page, 'staff');
    const screen = new PrfScreen(page);
    await page.getByRole('button', { name: 'New PRF' }).click();
    const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
    await complaint.fill('Twisted ankle');
    await complaint.blur();
    const number = await screen.number();
    await expect(screen.saveState).toHaveText(SAVED_ONLY);

    const server = below('api', 'graphql', 'healthz');
    await page.route(server, (route) => route.abort('internetdisconnected'));
    await complaint.fill('Twisted ankle, on the left');
    await complaint.blur();
    await expect(screen.saveState).toContainText(says);
    await expect(screen.saveState).toHaveText(/^Only in this browser tab: 1 change, since \d\d:\d\d/);
    // The password would not help.
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);

    await page.unroute(server);
    await expect(screen.saveState).toHaveText(SAVED_ONLY);
    const { data } = await readRecord(page, number);
    expect(data['incidentDetails']?.['chief_complaint']).toBe('Twisted ankle, on the left');
  });

test('a page loaded before the key was made of the password keeps everything once it is given again', async ({
  page,
}) => {
  // A device that takes its time for the key: the page goes first.
  await page.addInitScript(() => {
    if (location.pathname === '/login') SubtleCrypto.prototype.deriveKey = () => new Promise(() => undefined);
  });
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
  await page.goto('/createprf');
  await complaint.fill('Slipped on wet grass');
  await complaint.blur();
  const number = await screen.number();
  await expect(screen.saveState).toHaveText(SAVED_ONLY);
  await screen.openRecord(number);
  await expect(screen.saveState).toHaveText(SAVED_ONLY);

  const server = below('api', 'graphql', 'healthz');
  await page.route(server, (route) => route.abort('internetdisconnected'));
  await complaint.fill('Slipped on wet grass, twice');
  await complaint.blur();
  await expect(screen.saveState).toContainText('This device cannot keep data until it has your password.');
  const keep = page
    .getByRole('region', { name: 'Save state and steps' })
    .getByRole('button', { name: 'Keep on this device' });
  await keep.click();
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' });
  const give = async (password: string) => {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  };

  await test.step('which wants the server, and the right password', async () => {
    await expect(dialog).toContainText('Enter the password for ');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page, 'the password to keep what is entered');
    await give(PASSWORD);
    await expect(dialog.getByRole('alert')).toContainText('server');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(keep).toBeFocused();
    // It answers again, and takes no saves yet; in this order, so that none slips through.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('savePrf') === true) await route.abort('internetdisconnected');
      else await route.continue();
    });
    await page.unroute(server);
    await keep.click();
    await give('not the password');
    await expect(dialog.getByRole('alert')).toContainText(ERRORS.SIGN_IN_FAILED.message);
    expect(await rowsOnDisk(page)).toEqual([]);
  });

  const given = Date.now();
  await give(PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(keep).toHaveCount(0);
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  await expect(complaint).toHaveValue('Slipped on wet grass, twice');
  await deviceHasKey(page);
  await diskHasSince(page, given);

  await page.route(server, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open this device' }).click();
  await expect(complaint).toHaveValue('Slipped on wet grass, twice');
  await expect(screen.form).toContainText('As last loaded on this device');
  await page.unrouteAll();
  await screen.saved();
  const { data } = await readRecord(page, number);
  expect(data['incidentDetails']?.['chief_complaint']).toBe('Slipped on wet grass, twice');
});
