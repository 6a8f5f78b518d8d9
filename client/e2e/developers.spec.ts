import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

/** How an integrator finds their way: the page without an account, and the keys that administrators make for them. */

test('a developer reads what there is, finds an error, and sees the examples in their language', async ({
  page,
}) => {
  await open(page, '/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Controlled drugs').getByText('controlled_drugs_write')).toBeVisible();
  await expect(row('stock_item.changed').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find an error' }).fill('TOKEN_SCOPE');
  await expect(page.getByRole('table', { name: 'Error codes' }).getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/error=TOKEN_SCOPE/);
  await page.getByRole('searchbox', { name: 'Find an error' }).fill('no such error');
  await expect(page.getByText('No error matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an error' }).fill('TOKEN');
  await expect(row('TOKEN_READ_ONLY')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Examples' })
    .click();
  await expect(page.getByText('Follow the change feed, in curl')).toBeInViewport();
  await page.getByText('Python', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Check a webhook, in Python' })).toContainText(
    'hmac.compare_digest',
  );
  const sdl = await page.request.get('/graphql/schema.graphql');
  expect(await sdl.text()).toContain('type Query');
  await expectAccessibleAtEverySize(page, '/developers');
});

test('an administrator replaces the secret of a webhook, and sends a time again', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/webhooks');
  const url = `http://127.0.0.1:9/${String(Date.now())}`;
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Event planned').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const first = await page.getByText(/^whsec_/).textContent();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('button', { name: `Actions, ${url}` }).click();
  await page.getByRole('menuitem', { name: 'Replace secret' }).click();
  await expectAccessibleAtEverySize(page, 'replacing a secret');
  await page.getByRole('button', { name: 'Replace secret' }).click();
  await expect(page.getByText(/^whsec_/)).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('button', { name: `Actions, ${url}` }).click();
  await page.getByRole('menuitem', { name: 'Delivery log' }).click();
  const log = page.getByRole('dialog', { name: 'Delivery log' });
  await log.getByRole('button', { name: 'Send these again' }).click();
  await expect(page.getByText('There was nothing to send again.')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'the delivery log with a time to send again');
});
