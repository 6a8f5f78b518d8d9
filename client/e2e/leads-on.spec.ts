import { expect, test, type Page } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

/** The addresses that the page links to, without what is outside the application. */
const linksIn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => [
      ...new Set(
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^\/(?!\/)/.test(href)),
      ),
    ]);

/** One address of each kind: those of two records lead to the same page. */
const oneOfEach = (paths: readonly string[]): readonly string[] => {
  const kindOf = (path: string): string =>
    path
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
      .replace(/\/prf\/[A-Z]+-\d{6}-\w+/, '/prf/:number')
      .replace(/=[^&]+/g, '=');
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
};

/** The page is there, for this person, and loaded. */
const expectThere = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading, path).toBeVisible();
  await expect(heading, path).not.toHaveText('404');
  const asked = path.split(/[?#]/)[0] ?? path;
  await expect(page, path).toHaveURL((url) => url.pathname === asked);
  await expect(page.getByText('The link may be old or incomplete.'), path).toHaveCount(0);
};

for (const who of ['admin', 'staff'] as const)
  test(`all that ${who === 'admin' ? 'an administrator' : 'a member of staff'} sees on the dashboard leads to a page that is there`, async ({
    page,
  }) => {
    await signInAs(page, who);
    await open(page, '/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('.ant-skeleton')).toHaveCount(0);
    const paths = oneOfEach(await linksIn(page));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) await expectThere(page, path);
  });
