import { expect } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible } from './axe';
import { deviceOpened } from './device-disk';
import { make, makeItem, makePlace } from './made-stock';
import { OWN_PASSWORD, ownServerTest as test, signInToOwn } from './own-server';

const NEW_PASSWORD = 'velvet compass thimble harbour';

test.use({ serviceWorkers: 'allow' });

// Before, such a check was neither asked for nor sent, and the next check of that bag took its place.
test('a finished check of a bag is sent once its owner enters the password that it was kept under', async ({
  server,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInToOwn(page, server);
  await deviceOpened(page);
  const [kitId, bagId] = [newId(), newId()];
  const placeId = await makePlace(page, 'Store');
  const itemId = await makeItem(page, 'Gauze', placeId, 4);
  await make(page, 'createKit', { id: kitId, name: 'Kit', lines: [{ itemId, quantity: 2 }] });
  await make(page, 'createBag', { id: bagId, name: 'Bag 7', kitId, homeId: placeId, checkEveryDays: 28 });
  await make(page, 'packBag', { key: newId(), bagId });

  await test.step('the check is finished without a connection', async () => {
    await page.goto(`/inventory/bags/${bagId}?check=1`);
    await page.getByRole('button', { name: 'All present: Loose in the bag' }).click();
    await page.getByLabel('Seal number').fill('S-7');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('CheckBag') === true ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Finish check' }).click();
    await expect(page.getByText('Not sent. It is kept on this device', { exact: false })).toBeVisible();
  });

  await test.step('the password is changed on another device', async () => {
    const other = await browser.newContext({ baseURL: server.address });
    const email = 'rowan.field@example.org';
    await other.request.post('/api/auth/login', { data: { email, password: OWN_PASSWORD } });
    const changed = await other.request.post('/graphql', {
      data: {
        query: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { isDone } }',
        variables: { input: { currentPassword: OWN_PASSWORD, newPassword: NEW_PASSWORD } },
      },
    });
    expect(await changed.json()).toEqual({ data: { changePassword: { isDone: true } } });
    await other.close();
  });

  await context.clearCookies();
  await page.unroute('**/graphql');
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('rowan.field@example.org');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: '1 entry on this device not sent' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the earlier password');
  await dialog.getByLabel('Earlier password').fill('not that one');
  await dialog.getByRole('button', { name: 'Open and send' }).click();
  await expect(dialog.getByText('That password does not open any data kept on this device.')).toBeVisible();
  await dialog.getByLabel('Earlier password').fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Open and send' }).click();
  await expect(page.getByText('The check of Bag 7 is recorded.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto(`/inventory/bags/${bagId}`);
  await expect(page.getByText('S-7')).toBeVisible();
});
