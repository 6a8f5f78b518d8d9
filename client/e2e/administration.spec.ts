import { expect, test, type Page } from '@playwright/test';
import { chooseByPart } from './prf/catalogue-form';
import { callGraphql } from './prf/stored-record';
import { open, signInAs, walkTo } from './sign-in-as';

/** A profile as it is stored. */
const storedProfile = async (page: Page, email: string) => {
  const { data, errors } = await callGraphql(
    page,
    `{ staffProfiles { position isActive hireDate terminationDate version user { email }
                       qualifications { qualification number issuedOn expiresOn } } }`,
    {},
  );
  expect(errors).toBeUndefined();
  const profiles = data?.['staffProfiles'] as readonly { readonly user: { readonly email: string } }[];
  return profiles.find(({ user }) => user.email === email);
};
const HELD = { qualification: 'pls', number: 'PLS 118', issuedOn: null, expiresOn: '2029-01-01' };

const makesOwnProfile = async (page: Page, email: string): Promise<void> => {
  await open(page, '/StaffManager');
  const form = page.getByRole('form', { name: 'Create profile' });
  await form.getByRole('button', { name: 'Create profile' }).click();
  await expect(form.getByRole('link', { name: 'Choose the user.' })).toBeVisible();
  await chooseByPart(form.getByRole('combobox', { name: 'User' }), email);
  await chooseByPart(form.getByRole('combobox', { name: 'Qualifications' }), 'Paediatric Life');
  await page.keyboard.press('Escape');
  await form.getByLabel('Certificate number').fill('PLS 118');
  await form.getByLabel('Expires').fill('2029-01-01');
  // The position went along with what is held; of what it allows another is chosen.
  await expect(form.getByText('Paediatric Medic', { exact: true })).toBeVisible();
  await form.getByRole('combobox', { name: 'Position' }).click();
  await page.getByTitle('Trainer', { exact: true }).click();
  await form.getByLabel('Hire Date').fill('2026-01-05');
  await form.getByRole('button', { name: 'Create profile' }).click();
  await expect(page.getByText('Staff profile created.')).toBeVisible();
  expect(await storedProfile(page, email)).toEqual({
    user: { email },
    position: 'trainer',
    isActive: true,
    hireDate: '2026-01-05',
    terminationDate: null,
    version: 1,
    qualifications: [HELD],
  });
};

/** Somebody's own week, and a time at which it does not hold. */
const saysWhenAvailable = async (page: Page): Promise<void> => {
  const stored = async () => {
    const { data } = await callGraphql(
      page,
      '{ myAvailability { weekly { weekday from until } exceptions { isAvailable from until note } } }',
      {},
    );
    return data?.['myAvailability'];
  };
  await walkTo(page, '/availability');
  await page.getByRole('button', { name: 'Add a time on Tuesday' }).click();
  await page.getByLabel('Tuesday, time 1, to').fill('22:00');
  await page.getByRole('button', { name: 'Add a time on Sunday' }).click();
  await page.getByRole('button', { name: 'Remove Sunday, time 1' }).click();
  await page.getByRole('button', { name: 'Save week' }).click();
  await expect(page.getByText('Your week is saved.')).toBeVisible();
  const adding = page.getByRole('form', { name: 'New exception' });
  await adding.getByLabel('From').fill('2031-07-01T08:00');
  await adding.getByLabel('Until').fill('2031-07-01T07:00');
  await adding.getByRole('button', { name: 'Add exception' }).click();
  await expect(adding.getByRole('link', { name: 'The end must come after the start.' })).toBeVisible();
  await adding.getByLabel('Until').fill('2031-07-03T20:00');
  await adding.getByLabel('Note').fill('Abroad');
  await adding.getByRole('button', { name: 'Add exception' }).click();
  await expect(page.getByText('The exception is added.')).toBeVisible();
  const weekly = [{ weekday: 2, from: '08:00', until: '22:00' }];
  // In summer, on the clocks of London.
  const away = { isAvailable: false, from: '2031-07-01T07:00:00.000Z', until: '2031-07-03T19:00:00.000Z' };
  expect(await stored()).toEqual({ weekly, exceptions: [{ ...away, note: 'Abroad' }] });
  await page.getByRole('button', { name: /^Remove: Not available/ }).click();
  await expect(page.getByText('The exception is removed.')).toBeVisible();
  expect(await stored()).toEqual({ weekly, exceptions: [] });
};

/** The private link of a calendar program: made, read without a session, and closed. */
const readsShiftsElsewhere = async (page: Page): Promise<void> => {
  await walkTo(page, '/account');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = (await page.getByText(/^https?:\/\/.*\.ics/).textContent()) ?? '';
  const read = () => fetch(new URL(new URL(url).pathname, page.url()));
  const feed = await read();
  expect(feed.status).toBe(200);
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(url)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText('The calendar link no longer works.')).toBeVisible();
  expect((await read()).status).toBe(404);
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
};

const endsOwnProfile = async (page: Page, email: string, name: string): Promise<void> => {
  await walkTo(page, '/StaffManager');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  const editing = page.getByRole('dialog', { name });
  await editing.getByLabel('Termination Date').fill('2026-01-04');
  await editing.getByRole('button', { name: 'Save profile' }).click();
  await expect(editing.getByRole('alert').getByRole('link')).toBeVisible();
  await editing.getByLabel('Termination Date').fill('2026-11-01');
  await editing.getByRole('checkbox', { name: 'Active' }).uncheck();
  await editing.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Staff profile saved.')).toBeVisible();
  expect(await storedProfile(page, email)).toMatchObject({
    position: 'trainer',
    isActive: false,
    terminationDate: '2026-11-01',
    version: 2,
    qualifications: [HELD],
  });
};

test.describe('settings', () => {
  // Both write the one row of settings.
  test.describe.configure({ mode: 'default' });

  test('the footer has its links, and the provider’s own facts as an admin set them', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const before = await page.getByLabel('Telephone').inputValue();
    // From the numbers that are kept for drama, and another one at each run.
    const telephone = `020 7946 0${100 + (Date.now() % 899)}`;
    await page.getByLabel('Telephone').fill(telephone);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:${telephone.replaceAll(' ', '')}`,
    );
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['Contact Us', '/contact-us'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    for (const name of ['Facebook', 'Twitter', 'Instagram']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer).toContainText('ISO 9001');
    await expect(footer).toContainText('ISO 27001');
    await page.getByLabel('Telephone').fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(footer.getByText(telephone)).toBeHidden();
  });

  test('says that there is no backup yet, and how one is made', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    await expect(page.getByText('There is no backup yet')).toBeVisible();
    await expect(page.getByText('npm run backup -- /mnt/backups')).toBeVisible();
  });

  test('a fact that the provider is without can be emptied, and stays so', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const twitter = page.getByRole('textbox', { name: 'Twitter' });
    const before = await twitter.inputValue();
    expect(before).not.toBe('');
    await twitter.fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toHaveCount(0);
    await page.reload();
    await expect(twitter).toHaveValue('');
    await page.getByLabel('How to complain').fill('Write to the medical director first.');
    await twitter.fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Write to the medical director first.')).toBeVisible();

    // What the specification wants said there (sections 2 and 9), and on the pages beside it.
    await expect(main).toContainText('Last updated December 2024');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Lawful basis for medical data',
      'Data that we collect',
      'Your rights',
      'How long we keep records',
      'Backups',
      'Security',
      'If something goes wrong',
      'Data protection officer',
    ]);
    await expect(main.getByRole('row')).toHaveText([
      /Record/,
      /^Patient records\s*At least 8 years$/,
      /^Children’s records\s*Until age 25, or 8 years after death, whichever is later$/,
      /^Serious incident records\s*Indefinitely$/,
      /^Backups\s*30 days$/,
    ]);
    await expect(main).toContainText('the Information Commissioner’s Office, within 72 hours');
    await expect(main.locator('section').last().getByRole('link')).toHaveAttribute('href', /^mailto:/);
    for (const [link, title, said] of [
      ['Terms of Service', 'Terms of service', 'In an emergency call 999'],
      ['Cookie Policy', 'Cookie policy', 'a cookie holds the number of your session'],
      ['Contact Us', 'Contact us', 'In an emergency call 999'],
    ] as const) {
      await footer.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main).toContainText(said);
    }
  });
});

test.describe('accounts and tokens', () => {
  test('an API token is made, shown once, and revoked', async ({ page, request }) => {
    await signInAs(page, 'admin');
    await open(page, '/tokens');
    const name = `Journey ${Date.now()}`;
    await page.getByRole('button', { name: 'New token' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText('Choose at least one thing that the token may do.').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Read: Cheer teams' }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    const secret = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
    const ask = () =>
      request.post('/graphql', {
        headers: { authorization: `Bearer ${secret}` },
        data: { query: '{ cheerTeams { id } me { role } }' },
      });
    expect(await (await ask()).json()).toMatchObject({ data: { me: { role: 'staff' } } });
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Revoke token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
    await expect(row.getByText('Revoked')).toBeVisible();
    const answer = (await (await ask()).json()) as { data?: { me: unknown } };
    expect(answer.data?.me ?? null).toBeNull();
  });

  test('an admin creates another, who can sign in, work here, say when, and read the shifts elsewhere', async ({
    page,
  }, { retry }) => {
    // Somebody else at another try: the first one is there.
    const lastName = `Ashw${'o'.repeat(1 + retry)}rth`;
    await signInAs(page, 'admin');
    await open(page, '/createadmin');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter the first name.' })).toBeVisible();
    const email = `admin.${Date.now()}@sideline.test`;
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill('password1234');
    await page.getByLabel('Password again').fill('password1234');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.locator('#admin-password-error')).toContainText('too easy to guess');
    await page.getByLabel('Password', { exact: false }).first().fill('copper walrus orbit lantern');
    await page.getByLabel('Password again').fill('copper walrus orbit lantern');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByText(`Robin ${lastName} can now sign in as an administrator.`)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');

    const signedIn = await page.request.post('/api/auth/login', {
      data: { email, password: 'copper walrus orbit lantern' },
    });
    expect(signedIn.ok()).toBe(true);
    await makesOwnProfile(page, email);
    await saysWhenAvailable(page);
    await readsShiftsElsewhere(page);
    await endsOwnProfile(page, email, `Robin ${lastName}`);
  });
});
