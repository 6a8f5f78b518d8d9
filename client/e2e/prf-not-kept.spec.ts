import { expect, test, type Page } from '@playwright/test';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { below } from './silence';
import { signInByForm } from './sign-in-as';

const NO_STORE =
  'This browser keeps nothing on the device. Keep this page open until everything is sent, or sign in again.';
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
    await expect(screen.saveState).toHaveText(/^Only in this page: 1 change, since \d\d:\d\d/);

    await page.unroute(server);
    await expect(screen.saveState).toHaveText(SAVED_ONLY);
    const { data } = await readRecord(page, number);
    expect(data['incidentDetails']?.['chief_complaint']).toBe('Twisted ankle, on the left');
  });
