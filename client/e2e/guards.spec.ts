import { expect, test, type Page } from '@playwright/test';
import { GUARDED, openTo } from './feature-screens';
import { follow, open, signInAs, walkTo, type Account } from './sign-in-as';
import { sweptOf } from './share';

const PUBLIC = openTo('everybody');
/** A person who is signed in is sent on to their landing page. */
const STRANGERS = openTo('strangers');
/** Stays with those who have to set a second factor up, and leads everybody else who is signed in to /account. */
const SECOND_FACTOR = openTo('secondFactor');

/** Two pages that are everybody's, by their headings. */
const ASIDE = { path: '/privacy-policy', heading: 'Privacy policy' };
const ASIDE_OF_THAT = { path: '/contact-us', heading: 'Contact us' };

/**
 * Ends once the page of that path shows its own heading: until then a redirect may be to come. By way of another page, since
 * two paths of one screen share their heading.
 */
async function walkInto(page: Page, path: string): Promise<void> {
  const aside = path === ASIDE.path ? ASIDE_OF_THAT : ASIDE;
  await follow(page, aside.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aside.heading);
  await walkTo(page, path);
}

async function expectEnds(
  page: Page,
  paths: readonly string[],
  end: (path: string) => string,
): Promise<void> {
  for (const path of paths) {
    if (end(path) === path) await walkInto(page, path);
    else await follow(page, path);
    await expect.soft.poll(() => new URL(page.url()).pathname, `${path} ends`).toBe(end(path));
  }
}

const stays = (path: string): string => path;

test('a stranger reaches the public pages and is sent to /login from all others', async ({ page }) => {
  await open(page, '/privacy-policy');
  await expectEnds(page, PUBLIC, stays);
  await expectEnds(page, STRANGERS, stays);
  await expectEnds(page, GUARDED, () => '/login');
});

test('a guarded address typed by a stranger ends at /login, with nothing to go back to', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.goto('/shifts');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
});

const LANDINGS: Readonly<Record<'admin' | 'staff' | 'client' | 'patient', string>> = {
  admin: '/dashboard',
  staff: '/dashboard',
  client: '/client',
  patient: '/patient-access',
};

interface Expectation {
  readonly allowed: readonly string[];
  /** Where the role guard sends the others. */
  readonly refused: (patientId: string | null) => string;
}

const EXPECTED: Readonly<Record<'admin' | 'staff' | 'client' | 'patient', Expectation>> = {
  admin: {
    allowed: openTo('admins', 'clinicians', 'eventViewers', 'recordReaders', 'signedIn'),
    // By way of /login, which sends a known user on.
    refused: () => '/dashboard',
  },
  staff: {
    allowed: openTo('clinicians', 'eventViewers', 'recordReaders', 'signedIn'),
    refused: () => '/dashboard',
  },
  client: { allowed: openTo('eventViewers', 'signedIn'), refused: () => '/client' },
  patient: {
    allowed: openTo('recordReaders', 'patients', 'signedIn'),
    refused: (patientId) => `/patients/${patientId ?? ''}`,
  },
};

for (const [role, { allowed, refused }] of Object.entries(EXPECTED)) {
  test(`${role} reaches what the role may, and is sent home from the rest`, async ({ page }) => {
    const { patientId } = await signInAs(page, role as Account);
    await open(page, '/privacy-policy');
    const landing = LANDINGS[role as keyof typeof LANDINGS];
    await expectEnds(page, [...STRANGERS, '/login/', '/LOGIN'], () => landing);
    await expectEnds(page, PUBLIC, stays);
    await expectEnds(page, sweptOf(allowed), stays);
    await expectEnds(page, SECOND_FACTOR, () => '/account');
    const others = GUARDED.filter((path) => !SECOND_FACTOR.includes(path) && !allowed.includes(path));
    await expectEnds(page, others, () => refused(patientId));
  });
}

test('an unknown path is the 404 page for everybody', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await signInAs(page, 'staff');
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await page.getByRole('link', { name: 'Back to Safety' }).click();
  await expect(page).toHaveURL('/dashboard');
});
