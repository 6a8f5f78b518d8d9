import { ERRORS } from '@sideline/schema/errors';
import { expect, test as base, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './own-server';
import { open } from './sign-in-as';

interface Setup {
  readonly server: OwnServer;
  /** A stranger's page, in a browser of its own. */
  readonly visit: () => Promise<Page>;
}

const test = base.extend<{ readonly setup: Setup }>({
  setup: async ({ browser }, use) => {
    const server = await startOwnServer();
    await use({
      server,
      visit: async () => (await browser.newContext({ baseURL: server.address })).newPage(),
    });
    await server.stop();
  },
});

const EMAIL = 'asha.brook@example.org';
const PASSWORD = 'copper walrus orbit lantern';
const create = (page: Page) => page.getByRole('button', { name: 'Create Admin User' });

/** Types both passwords and sends the form. */
const send = async (page: Page, password: string, again = password): Promise<void> => {
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByLabel('Password again').fill(again);
  await create(page).click();
};

test('a stranger makes the first administrator with the code from the log, and the door closes', async ({
  setup,
}) => {
  const { server, visit } = setup;
  const page = await visit();
  expect(server.code).toHaveLength(10);
  await open(page, '/createadmin');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Admin User' })).toBeVisible();
  await expect(page.getByText('After that this page closes.')).toBeVisible();
  const refused = page.getByRole('alert').getByRole('link', { name: ERRORS.SETUP_CODE_WRONG.message });

  await test.step('nothing is left out', async () => {
    await create(page).click();
    for (const words of [
      'Enter the set-up code.',
      'Enter the first name.',
      'Enter the last name.',
      'Enter the e-mail address.',
      'Choose a password of at least 12 characters.',
    ])
      await expect(page.getByRole('alert').getByRole('link', { name: words })).toBeVisible();
  });

  await test.step('a wrong code is refused, and empties nothing', async () => {
    await page.getByLabel('Set-up code').fill(server.code === 'AAAAAAAAAA' ? 'BBBBBBBBBB' : 'AAAAAAAAAA');
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Brook');
    await page.getByLabel('E-mail address').fill(EMAIL);
    await send(page, PASSWORD);
    await expect(refused).toBeVisible();
    await expect(page.locator('#admin-setupCode-error')).toHaveText(ERRORS.SETUP_CODE_WRONG.message);
    await expect(page).toHaveURL('/createadmin');
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
  });

  await test.step('short, common and unequal passwords are refused', async () => {
    // As one reads it over a telephone.
    await page
      .getByLabel('Set-up code')
      .fill(`${server.code.slice(0, 5).toLowerCase()}-${server.code.slice(5)}`);
    const problem = page.locator('#admin-password-error');
    await send(page, 'copper');
    await expect(problem).toContainText('at least 12 characters');
    await send(page, 'password1234');
    await expect(problem).toContainText('too easy to guess');
    await expect(refused).toHaveCount(0);
    await send(page, PASSWORD, `${PASSWORD}s`);
    await expect(page.locator('#admin-passwordAgain-error')).toContainText('The two passwords differ.');
  });

  await test.step('the administrator is made, and signs in', async () => {
    await send(page, PASSWORD);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail address')).toHaveValue(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/createadmin');
    await expect(create(page)).toBeVisible();
    await expect(page.getByLabel('Set-up code')).toHaveCount(0);
  });

  await test.step('for strangers the page is closed, and the code is worth nothing', async () => {
    const stranger = await visit();
    await stranger.goto('/createadmin');
    await expect(stranger).toHaveURL('/login');
    const answer = await stranger.request.post('/graphql', {
      data: {
        query: 'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
        variables: {
          input: {
            firstName: 'Second',
            lastName: 'Comer',
            email: 'second@example.org',
            password: PASSWORD,
            setupCode: server.code,
          },
        },
      },
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SETUP_CLOSED' } }] });
  });
});
