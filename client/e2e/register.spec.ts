import { expect, test, type Page } from '@playwright/test';
import { LIMITS } from '@sideline/schema/limits';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { makeEmptyTeam } from './empty-team';
import { confirmationLink, OWN_PASSWORD } from './own-patient';
import { choose, chooseUnsearched } from './prf/catalogue-form';
import { fillPerson } from './registering';
import { open, signInAs } from './sign-in-as';

const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

/** What is typed into the three boxes, and what is wrong with it. */
const NO_BIRTH_DATES = [
  [['3', '5', ''], 'Enter the day, the month and a four-digit year, for example 03 05 2002.'],
  [['31', '2', '1990'], 'There is no such date. Check the day and the month.'],
  [['6', '5', String(new Date().getFullYear() + 1)], 'This date is in the future. Check the year.'],
  [['6', '5', '1899'], 'This year is too long ago. Check the year.'],
] as const;

/** The body of the next call to a path, as the browser sends it. */
const sent = async (page: Page, path: string): Promise<unknown> =>
  (await page.waitForRequest((request) => request.url().endsWith(path))).postDataJSON();

test('a patient registers, with the terms accepted and every field that is wanted', async ({ page }) => {
  await signInAs(page, 'admin');
  const emptyTeam = await makeEmptyTeam(page);
  await page.context().clearCookies();
  await open(page, '/patient-register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Patient Registration');
  await expect(
    page.getByText(/^Your privacy \(GDPR\): .* UK General Data Protection Regulation/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const title of ['Personal', 'Next of Kin', 'Medical'])
    await expect(page.getByRole('heading', { name: `${title} Information` })).toBeVisible();
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const policy = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(policy).toContainText('Effective date: 28/10/2024');
  await expect(policy).toContainText('Sideline Event Medical Ltd is the data controller');
  await expect(policy).toContainText('at least 8 years');
  await expect(policy).toContainText('serious incidents are kept indefinitely, and backups for 30 days');
  await expect(policy).toContainText('within 72 hours');
  await expect(policy.getByRole('heading')).toHaveText([
    'Data controller',
    'What we collect',
    'How long we keep it',
    'If something goes wrong',
    'Your rights under the UK GDPR',
    'Data protection officer',
    'Complaints',
  ]);
  await expect(policy).toContainText('until age 25, or 8 years after death, whichever is later');
  await expect(policy.getByRole('listitem')).toHaveText([
    'to be informed, and to see what we hold about you',
    'to have it corrected',
    'to have it erased where we have no reason to keep it',
    'to restrict or to object to its use',
    'to take it with you in a common format',
    // How the officer is reached.
    /^E-mail: \S+@\S+$/,
    /^Post: /,
  ]);
  await expect(policy).toContainText(/Our data protection officer is \w+ \w+\./);
  await expect(policy).toContainText('You may complain to the Information Commissioner’s Office');
  await expectAccessibleAtEverySize(page, 'the privacy policy of registering');
  await policy.getByRole('button', { name: 'Close' }).click();
  await expect(policy).toBeHidden();
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(terms).toContainText('They do not limit any right that the law gives you.');
  await expect(terms.getByRole('listitem')).toHaveText([
    /^Give your details truthfully/,
    /^Register only yourself, or a child if you are their parent or guardian/,
    /counts as your own statement until our staff have confirmed who you are/,
    /^An account is for one person/,
    /in an emergency call 999/,
  ]);
  await expectAccessibleAtEverySize(page, 'the terms of registering');
  await terms.getByRole('button', { name: 'Close' }).click();

  // Every field in the specification's order; membership and account bring their own.
  const fields = await page.locator('form label[for], form legend').allInnerTexts();
  expect(fields.map((label) => label.replace(/\s*\*$/, '').trim())).toEqual([
    'Full Name',
    'Date of Birth',
    'Gender',
    'Find address',
    'Address Line 1',
    'Address Line 2',
    'Address Line 3',
    'Town',
    'County',
    'Postcode',
    'Contact Number',
    'Next of Kin Name',
    'Next of Kin Contact',
    'Relationship to Next of Kin',
    'Past Medical History',
    'Medications',
    'Allergies',
  ]);

  // The address search opens at three characters and asks above; what it finds fills the parts.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"AddressSearch"')) asked.push(request.postData() ?? '');
  });
  const find = page.getByLabel('Find address');
  const search = page.getByRole('button', { name: 'Search address' });
  await find.fill('La');
  await expect(search).toBeDisabled();
  await find.fill('Lar');
  await search.click();
  await find.fill('Nowhere Lane');
  await search.click();
  await expect(page.getByText('No address found')).toBeVisible();
  // Once by the query's hash and once by its text, where the server has not met it.
  expect(asked.map((body) => (JSON.parse(body) as { variables: object }).variables)).toEqual(
    asked.map(() => ({ text: 'Nowhere Lane' })),
  );
  expect(asked).not.toEqual([]);
  await find.fill('Larkspur');
  await search.click();
  await page.getByRole('button', { name: /^12 Larkspur Road, Sheffield/ }).click();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('S7 1CK');
  for (const part of ['Address Line 1', 'Address Line 2', 'Town', 'County', 'Postcode'])
    await page.getByRole('textbox', { name: part }).fill('');

  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText('You must accept the privacy policy and terms to register.')).toBeVisible();
  await page.getByLabel('I have read and accept').check();
  // All that can be missing is said at once, in the form's order, with the specification's fields.
  const summary = page.getByRole('alert', { name: 'Please put these right' });
  const missing = summary.getByRole('link');
  await page.getByLabel('I am a member of a cheer team').check();
  await page.getByLabel('Create an account').check();
  await submit(page).click();
  await expect(missing).toHaveText([
    'Enter your full name.',
    'Enter your date of birth.',
    'Choose your gender.',
    'Enter the first line of your address.',
    'Enter your town.',
    'Enter your postcode.',
    'Choose your cheer team.',
    'Enter an e-mail address, like name@example.org.',
    `Choose a password of at least ${String(LIMITS.password.minimumLength)} characters.`,
  ]);
  // A birth date that is none.
  const born = page.getByRole('group', { name: 'Date of Birth' });
  for (const [[day, month, year], words] of NO_BIRTH_DATES) {
    await page.getByLabel('Date of Birth: day').fill(day);
    await page.getByLabel('Date of Birth: month').fill(month);
    await page.getByLabel('Date of Birth: year').fill(year);
    await submit(page).click();
    await expect(missing.nth(1)).toHaveText(words);
    await expect(born).toHaveAccessibleDescription(new RegExp(words));
  }
  await expect(missing).toHaveCount(9);
  // A child's account has a guardian.
  await page.getByLabel('Date of Birth: day').fill(`6/5/${String(new Date().getFullYear() - 9)}`);
  await submit(page).click();
  await expect(missing.filter({ hasText: /guardian|child/ })).toHaveText([
    'Enter the guardian’s name.',
    'Enter the guardian’s relationship to the child.',
    'Enter the guardian’s phone number or e-mail address.',
  ]);
  // A member of a team without squads need choose none. Another team has other squads: none of the former's is kept.
  const team = page.getByRole('combobox', { name: 'Cheer Team' });
  const squad = page.getByRole('combobox', { name: 'Cheer Squad' });
  const joined = page.getByRole('form', { name: 'Registration' });
  await choose(team, 'Severnside Storm');
  await chooseUnsearched(squad, 'Junior Level 3');
  await expect(joined.getByTitle('Junior Level 3')).toBeVisible();
  await choose(team, emptyTeam);
  await expect(page.getByText('No squads available for this team.')).toBeVisible();
  await choose(team, 'Severnside Storm');
  await expect(squad).toBeVisible();
  await expect(joined.getByTitle('Junior Level 3')).toHaveCount(0);
  await submit(page).click();
  await expect(missing.filter({ hasText: 'cheer' })).toHaveText(['Choose your cheer squad.']);
  await choose(team, emptyTeam);
  // Folded, the section opens again for what is wrong in it.
  await page.getByRole('heading', { name: 'Personal Information' }).click();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await submit(page).click();
  await expect(summary).toBeFocused();
  await expectAccessibleAtEverySize(page, 'a registration with everything in it and what is wrong');
  // Unticked, the team is gone.
  const member = page.getByLabel('I am a member of a cheer team');
  await member.uncheck();
  await expect(team).toHaveCount(0);
  await member.check();
  await expect(team).toBeVisible();
  await expect(joined.getByTitle(emptyTeam)).toHaveCount(0);
  await member.uncheck();
  await page.getByLabel('Create an account').uncheck();
  await summary.getByRole('link', { name: 'Enter your town.' }).click();
  await expect(page.getByLabel('Town')).toBeFocused();

  await fillPerson(page, 'Wren Ashdown');
  const body = sent(page, '/api/patients/register');
  await submit(page).click();
  expect(await body).toMatchObject({
    name: 'Wren Ashdown',
    dob: '1990-05-06',
    gender: 'Female',
    address: '1 Mill Lane, Harrowmere, HM1 2AB',
    user_id: null,
    cheer_team_id: null,
    cheer_squad_id: null,
    email: '',
    password: '',
  });
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expectAccessibleAtEverySize(page, 'a registration that succeeded');
});

test('a cheer team’s member registers with an account, confirms its address and signs in', async ({
  page,
}) => {
  await open(page, '/patient-register');
  await fillPerson(page, 'Mary Jane Watson');
  await page.getByLabel('I am a member of a cheer team').check();
  // One that has squads, as not every team has that other journeys make.
  await choose(page.getByRole('combobox', { name: 'Cheer Team' }), 'Severnside Storm');
  await page.getByLabel('Create an account').check();
  const email = `${newId()}@example.org`;
  await page.getByLabel('Email').fill(email);
  const password = page.locator('input[type=password]');
  await password.fill('password12345');
  await page.getByLabel('I have read and accept').check();
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Choose your cheer squad.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Cheer Squad' }).click();
  await page.keyboard.press('Enter');
  // How easily a password is guessed the server tells.
  await submit(page).click();
  await expect(page.getByText('Registration failed. Please try again.')).toBeVisible();
  const easy = /^This password is too easy to guess\./;
  const summary = page.getByRole('alert', { name: 'Please put these right' });
  await expect(summary.getByRole('link')).toHaveText([easy]);
  await summary.getByRole('link', { name: easy }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/This password is too easy to guess\./);
  await password.fill(OWN_PASSWORD);
  const account = sent(page, '/api/users/register');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/users/register'));
  const person = sent(page, '/api/patients/register');
  await submit(page).click();
  expect(await account).toMatchObject({ email, password: OWN_PASSWORD, role: 'patient' });
  const { user_id } = (await (await answer).json()) as { user_id: string };
  expect(await person).toMatchObject({ user_id, cheer_squad_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByText('Follow the link in the e-mail')).toBeVisible();

  // Whoever has none that works, or none at all, can ask for another. What is asked for within two minutes of the last is
  // one letter.
  await page.goto(`/verify-email#${'x'.repeat(43)}`);
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await page.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD);
  await confirm.click();
  await expect(page.getByText('This link has already been used or has expired.')).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await page.goto('/verify-email');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('we have sent a new link. It works for 72 hours.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  // The address changes before the page does: gone back from then, it would still be the one before.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  // The link opened in the tab that still asks for one.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await page.goto(await confirmationLink(email));
  await page.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD);
  await confirm.click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/patient-access$/);
  // Nobody has seen in person who this is: no more than what was typed.
  await expect(page.getByText('Your records will open once we have checked who you are')).toBeVisible();
  await expect(page.getByText('1 Mill Lane').first()).toBeVisible();
  await page.getByRole('button', { name: 'Correct my details' }).click();
  await page.getByLabel('Town').fill('Fallow');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByText('To be decided')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'the details of somebody whom nobody has seen');
});

test('a registration that fails says so and keeps what was typed', async ({ page }) => {
  await open(page, '/patient-register');
  await fillPerson(page, 'Wren Ashdown');
  await page.getByLabel('I have read and accept').check();
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/patients/register', async (route) => {
    await failing;
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: /Register$/ })).toBeDisabled();
  fail();
  await expect(page.getByRole('alert')).toContainText('Registration failed. Please try again.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByLabel('Full Name')).toHaveValue('Wren Ashdown');
});
