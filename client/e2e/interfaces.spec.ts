import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './sign-in-as';

/** The pages that show our interfaces to those who write programs: from our own host, under our own policy. */

/** What a page asked of another host, and what the content security policy kept from it. */
const strayings = (page: Page, baseURL: string | undefined): readonly string[] => {
  const found: string[] = [];
  const own = new URL(baseURL ?? '').host;
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && host !== own) found.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
};

test('the GraphQL explorer runs a query, and asks no other host', async ({ page, baseURL }) => {
  const strayed = strayings(page, baseURL);
  await signInAs(page, 'staff');
  const answer = await page.goto('/graphql');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  const result = page.getByRole('region', { name: 'Result Window' });
  // Both editors come after their buttons, which do nothing before.
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('query Me');
  await expect(result.getByRole('textbox')).toBeAttached();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(result).toContainText('"role": "staff"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Query' }).first()).toBeVisible();
  expect(strayed).toEqual([]);
});

test('the GraphQL explorer subscribes', async ({ page }) => {
  await signInAs(page, 'staff');
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor).toContainText('query Me');
  await expect(page.getByRole('region', { name: 'Result Window' }).getByRole('textbox')).toBeAttached();
  // A key pressed before the editor listens is lost.
  await expect(async () => {
    await editor.getByRole('textbox').first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('subscription Unread { unreadNotifications }');
    await expect(editor).toContainText('subscription Unread', { timeout: 2_000 });
    await expect(editor).not.toContainText('query Me', { timeout: 2_000 });
  }).toPass();
  // The tab has the operation's name once the explorer has read it: pressed before, it runs the one before.
  await expect(page.getByRole('tab', { name: 'Unread' })).toBeVisible();
  const socket = page.waitForEvent('websocket', (one) => one.url().endsWith('/graphql'));
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await socket;
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(
    /"unreadNotifications":\s\d+/,
  );
});

test('the REST pages list every path, try one out, and ask no other host', async ({ page, baseURL }) => {
  const strayed = strayings(page, baseURL);
  const { id } = await signInAs(page, 'staff');
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  const { paths, webhooks } = (await (await page.request.get('/api/openapi.json')).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>;
    readonly webhooks: Readonly<Record<string, object>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const groups = Map.groupBy(
    operations.flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  const group = (name: string) =>
    page.locator('.opblock-tag-section', { has: page.getByRole('link', { name, exact: true }) });
  await expect(page.locator('.opblock-tag-section')).toHaveCount(groups.size);
  await expect(page.locator('.webhooks .opblock')).toHaveCount(Object.keys(webhooks).length);
  for (const [name, { length }] of groups) {
    await group(name).getByRole('button', { name: 'Expand operation' }).click();
    await expect(group(name).locator('.opblock')).toHaveCount(length);
    await group(name).getByRole('button', { name: 'Collapse operation' }).click();
  }

  await group('Session').getByRole('button', { name: 'Expand operation' }).click();
  const user = page.locator('.opblock', { hasText: '/api/auth/user' });
  await user.getByRole('button').first().click();
  await user.getByRole('button', { name: 'Try it out' }).click();
  await user.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(user.locator('.live-responses-table')).toContainText(id);
  expect(strayed).toEqual([]);
});
