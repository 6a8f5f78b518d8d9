import { expect, type Page } from '@playwright/test';

/** The demonstration accounts; each signs in with the same password and exists on loopback only. */
export const ACCOUNTS = {
  admin: 'admin@sideline.test',
  staff: 'staff@sideline.test',
  nurse: 'nurse@sideline.test',
  client: 'client@sideline.test',
  patient: 'patient@sideline.test',
} as const;
export type Account = keyof typeof ACCOUNTS;
export const PASSWORD = 'sideline-demo';

/** Signs in as a person does: by the form. Ends on the account's landing page. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await signInHere(page, account);
}

/** The same by the form that is open, in the document that another has just left. */
export async function signInHere(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-mail address').fill(ACCOUNTS[account]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}

/**
 * Signs in without the form, for journeys that are about something else: one call, which leaves the cookie in the browser.
 * Answers the session user.
 */
export async function signInAs(
  page: Page,
  account: Account,
): Promise<{ id: string; patientId: string | null }> {
  const ask = () =>
    page.request.post('/api/auth/login', { data: { email: ACCOUNTS[account], password: PASSWORD } });
  let response = await ask();
  // Several journeys that begin in the same second on a slow machine wait for their turn, as people do.
  await expect(async () => {
    if (response.status() === 429) response = await ask();
    expect(response.status()).not.toBe(429);
  }).toPass({ timeout: 30_000 });
  expect(response.ok(), `Signing in as ${account} answered ${response.status()}`).toBe(true);
  const user = (await response.json()) as {
    id: string;
    patientId?: string | null;
  };
  return { id: user.id, patientId: user.patientId ?? null };
}

/** Opens a page and waits until the loading overlay has gone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Before anything is drawn there is no overlay either.
  await expect(page.locator('#root:not(:empty)')).toBeAttached();
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
}

/** Goes to a path as a link does, in the document that is open: a new one reads and starts the whole application again. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The same; ends when the screen before has gone and this one shows its heading. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await follow(page, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
}

/** As `walkTo`, where a page that waits may have no heading yet: the one before has gone. */
export async function arrive(page: Page, path: string): Promise<void> {
  if (new URL(path, page.url()).pathname !== new URL(page.url()).pathname)
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    });
  await follow(page, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
  await expect(page.getByRole('main').first()).toBeVisible();
}
