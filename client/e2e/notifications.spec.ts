import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { open, signInAs } from './sign-in-as';

test('a person chooses how they are notified: channels, quiet hours and a daily summary', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Choose how you are notified' }).click();
  await expect(page.getByRole('heading', { name: 'How you are notified' })).toBeVisible();
  const mail = page.getByRole('switch', { name: 'A shift is open again: E-mail' });
  // What only administrators receive is not offered.
  await expect(mail).toHaveCount(0);
  const declined = page.getByRole('switch', { name: 'Your offer of a shift was declined: E-mail' });
  await expect(declined).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Your shift was cancelled: In the app' })).toBeDisabled();
  await expectAccessible(page, 'how you are notified');

  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('SetNotificationChoice'),
  );
  await declined.focus();
  await page.keyboard.press('Space');
  await expect(declined).not.toBeChecked();
  await saved;

  await page.getByLabel('Quiet hours from').fill('22:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter when quiet hours begin and when they end.').first()).toBeVisible();
  await page.getByLabel('Quiet hours to').fill('07:00');
  await page.getByRole('combobox', { name: 'Send' }).click();
  await page.getByRole('combobox', { name: 'Send' }).fill('once a day at 18');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByLabel('Quiet hours from')).toHaveValue('22:00');
  await expect(page.getByLabel('Quiet hours to')).toHaveValue('07:00');
  await expect(page.getByText('Once a day at 18:00')).toBeVisible();
  await expect(declined).not.toBeChecked();
  await expectAccessible(page, 'how you are notified, on a phone');
});

test('a device is turned on for push messages, tried out and removed', async ({ page }) => {
  // No push service answers here: the browser's part of it is played, with keys as a browser makes them.
  await page.addInitScript(() => {
    let current: object | null = null;
    const subscription = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const keys = {
        p256dh: await crypto.subtle.exportKey('raw', pair.publicKey),
        auth: crypto.getRandomValues(new Uint8Array(16)).buffer,
      };
      return {
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        options: { applicationServerKey: null },
        getKey: (name: keyof typeof keys) => keys[name],
        unsubscribe: () => {
          current = null;
          return Promise.resolve(true);
        },
      };
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(current),
      subscribe: async () => (current = await subscription()),
    };
    navigator.serviceWorker.getRegistration = () =>
      Promise.resolve({ pushManager } as unknown as ServiceWorkerRegistration);
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
  });
  await signInAs(page, 'nurse');
  await open(page, '/account/notifications');
  const devices = page.getByRole('list', { name: 'Devices that receive notifications' });
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  const own = devices.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(own).toContainText('Nothing sent yet.');
  await expectAccessible(page, 'devices for push messages');
  // The server would send it out of the house; that is its own tests' story.
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('TestPushDevice')
      ? route.fulfill({ json: { data: { testPushDevice: { isDone: true } } } })
      : route.fallback(),
  );
  await own.getByRole('button', { name: /^Send a test to / }).click();
  await expect(page.getByText(/^A test is on its way to /)).toBeVisible();
  await own.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText(/no longer receives notifications\.$/)).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});
