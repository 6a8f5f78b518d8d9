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
  const response = await page.request.post('/api/auth/login', {
    data: { email: ACCOUNTS[account], password: PASSWORD },
  });
  expect(response.ok(), `Signing in as ${account} answered ${response.status()}`).toBe(true);
  const user = (await response.json()) as { id: string; patientId?: string | null };
  return { id: user.id, patientId: user.patientId ?? null };
}

/** Opens a page and waits until the loading overlay has gone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
}

/** What the device's databases hold of one store, closed as it is. */
const kept = (page: Page, store: string): Promise<readonly { readonly keptAt: number }[]> =>
  page.evaluate(async (wanted) => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const rows: { keptAt: number }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      if (database.objectStoreNames.contains(wanted)) {
        const all: unknown[] = await read(database.transaction(wanted).objectStore(wanted).getAll());
        rows.push(...all.map((row) => ({ keptAt: (row as { keptAt?: number }).keptAt ?? 0 })));
      }
      database.close();
    }
    return rows;
  }, store);

/**
 * Waits until the device has its key under the password, which takes a moment after signing in: a page that is left before
 * keeps nothing.
 */
export async function deviceHasKey(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page, 'keys')).length).toBeGreaterThan(0);
}

/**
 * Waits until what was entered since a moment is on the disk: a draft was written after it, and for a second none, within
 * which every change is kept.
 */
export async function diskHasSince(page: Page, moment: number): Promise<void> {
  await expect
    .poll(async () => {
      const newest = Math.max(0, ...(await kept(page, 'drafts')).map(({ keptAt }) => keptAt));
      return newest >= moment && Date.now() - newest > 1_000;
    })
    .toBe(true);
}
