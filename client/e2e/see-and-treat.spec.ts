import { expect, test, type Page, type Route } from '@playwright/test';
import { answerTo } from './answer-to';
import { expectAccessibleAtEverySize } from './axe';
import { placesKeeping } from './device-disk';
import { setAside } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { ACCOUNTS, follow, open, PASSWORD, signInAs } from './sign-in-as';
import { newName } from './new-name';

const options = (page: Page) => page.locator('.ant-select-dropdown:visible .ant-select-item-option');
const headings = (page: Page) => page.locator('.ant-select-dropdown:visible .ant-select-item-group');

/** The demonstration's: one that is going on, one to come, and one that ended weeks ago. */
const LIVE = { name: 'All Star Cheer Classic', location: 'Albion Exhibition Halls, Birmingham' };
const TO_COME = { name: 'Ferrymoor 10K and Family Mile', location: 'Ferrymoor Country Park, Lancashire' };
const LONG_OVER = 'Moorbeck Folk and Roots Weekend';

/** Under which heading an event stands to whoever looks for it; the list is left open. */
const expectUnder = async (page: Page, name: string, heading: string) => {
  await page.getByRole('combobox', { name: 'Event' }).fill(name);
  await expect(options(page)).toHaveText([new RegExp(`^${name} · `)]);
  await expect(headings(page)).toHaveText([heading]);
};

const SUBMIT = 'Submit See and Treat Log';

async function signInFromForm(page: Page) {
  await page.getByRole('form', { name: 'See and Treat Log' }).getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(ACCOUNTS.nurse);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a log begun by nobody is kept in the tab, submitted once signed in, and grows into a PRF', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await open(page, '/see-and-treat');
  await expect(page.getByText('Sign in to choose the event and the patient')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Event' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Patient' })).toBeDisabled();
  const issue = `Wasp sting ${String(Date.now())}`;
  await page.getByLabel('Issue Summary').fill(issue);
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page.getByText('Sign in to submit this log')).toBeVisible();
  expect(asked.filter((body) => /events|patients|findPatients/.test(body))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Issue Summary')).toHaveValue(issue);
  // The tablet is handed on: of what a stranger typed it keeps nothing but what ends with the tab.
  expect(await placesKeeping(page, [issue])).toEqual(['sessionStorage']);

  await signInFromForm(page);
  // Back at the form, with what was typed and what the specification prefills.
  await expect(page.getByLabel('Issue Summary')).toHaveValue(issue);
  const form = page.getByRole('form', { name: 'See and Treat Log' });
  await expect(page.getByLabel('Clinician Name')).toHaveValue('Ngozi Adeyemo');
  await expect(form.getByTitle('Nurse', { exact: true })).toBeVisible();
  await expect(form.getByTitle(new RegExp(`^${LIVE.name} · `))).toBeVisible();
  await expect(page.getByLabel('Incident Location')).toHaveValue(LIVE.location);

  // Events stand under what they are; those of long ago are an administrator's alone. The place goes with the event.
  await page.getByRole('combobox', { name: 'Event' }).click();
  await expect(headings(page).first()).toHaveText('Recent (last 7 days)');
  await page.getByRole('combobox', { name: 'Event' }).fill(LONG_OVER);
  await expect(page.getByText('No event found.')).toBeVisible();
  await expectUnder(page, TO_COME.name, 'Upcoming');
  await options(page).first().click();
  await expect(page.getByLabel('Incident Location')).toHaveValue(TO_COME.location);
  await expectUnder(page, LIVE.name, 'Recent (last 7 days)');
  await options(page).first().click();
  await expect(page.getByLabel('Incident Location')).toHaveValue(LIVE.location);

  // What is missing is named, and the summary leads to it.
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page.getByRole('alert', { name: 'Please put these right' })).toBeFocused();
  await expectAccessibleAtEverySize(page, 'a log with what is wrong');
  await page.getByRole('link', { name: 'Choose the patient.' }).click();
  await expect(page.getByRole('combobox', { name: 'Patient' })).toBeFocused();

  // Somebody new: a name is enough, and runs of spaces become one.
  await setAside(page, 'Zephyrine Wren');
  await page.getByRole('combobox', { name: 'Patient' }).fill('Zephyrine Wren');
  await expect(page.getByText('Similar names')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Patient' });
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Zephyrine Wren');
  await dialog.getByLabel('Full Name').fill('Zephyrine   Wren');
  await expectAccessibleAtEverySize(page, 'new patient of a log');
  await dialog.getByRole('button', { name: 'Add patient' }).click();
  await expect(page.getByText('Zephyrine Wren', { exact: true })).toBeVisible();

  await follow(page, '/see-and-treat#from-elsewhere');
  await page.getByRole('button', { name: SUBMIT }).click();
  const submitted = page.getByText('See and Treat log submitted successfully.');
  await expect(submitted).toBeVisible();
  // Then the form is there for the next one, by the same clinician at the same event.
  await expect(page).toHaveURL('/see-and-treat');
  await expect(submitted).toBeHidden();
  await expect(page.getByLabel('Issue Summary')).toHaveValue('');
  await expect(page.getByLabel('Incident Location')).toHaveValue(LIVE.location);
  await expect(page.getByLabel('Clinician Name')).toHaveValue('Ngozi Adeyemo');

  // The same person again at this event.
  const before = page.getByRole('status').filter({ hasText: 'This patient was seen at this event before' });
  await page.getByRole('combobox', { name: 'Patient' }).fill('Zephyrine Wren');
  const again = options(page).filter({ hasText: /^Zephyrine Wren/ });
  await expect(again).toBeVisible();
  await expect(headings(page).first()).toHaveText('Recently Added');
  await expect(before).toHaveCount(0);
  await again.click();
  await expect(before.getByRole('listitem')).toHaveText([new RegExp(issue)]);
  await expectAccessibleAtEverySize(page, 'a log of somebody who was seen before');

  // The session ends over the next log, another is typed meanwhile: both are there again.
  await page.getByLabel('Issue Summary').fill('Blister');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('Sign in to choose the event and the patient')).toBeVisible();
  await expect(page.getByLabel('Issue Summary')).toHaveValue('');
  await page.getByLabel('Issue Summary').fill('Splinter');
  await signInFromForm(page);
  await expect(page.getByLabel('Issue Summary')).toHaveValue('Splinter');
  const other = page
    .getByRole('status')
    .filter({ hasText: 'You have another log that has not been submitted' });
  await expect(other).toContainText('Blister');
  await expectAccessibleAtEverySize(page, 'another log that was not submitted');
  await other.getByRole('button', { name: 'Open that log' }).click();
  await expect(page.getByLabel('Issue Summary')).toHaveValue('Blister');
  await expect(other).toContainText('Splinter');

  await page.getByRole('button', { name: 'Logs' }).click();
  await page.getByRole('searchbox', { name: 'Search logs' }).fill('Zephyrine Wren');
  // By the event and the days of the incident; the address keeps them, and the export takes the same.
  const logs = page.getByRole('table').getByRole('link', { name: 'Zephyrine Wren' });
  await expect(logs.first()).toBeVisible();
  const event = await page
    .getByRole('table')
    .locator('tbody')
    .getByRole('row')
    .first()
    .getByRole('cell')
    .nth(3)
    .innerText();
  await page.getByRole('button', { name: 'Event and dates' }).click();
  const fields = page.getByRole('group', { name: 'Event and dates' });
  await fields.getByRole('combobox', { name: 'Event' }).fill(event);
  await options(page).filter({ hasText: event }).first().click();
  await fields.getByLabel('From').fill('2020-01-02');
  await fields.getByLabel('To').fill('2020-01-01');
  await expect(fields.getByText('Choose the first day or a later one.')).toBeVisible();
  await fields.getByLabel('To').fill('2020-01-03');
  await expect(page.getByText('No log matches')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'logs by event and dates');
  await fields.getByLabel('To').fill('');
  await expect(logs.first()).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: `Event and dates: ${event}, from 2 Jan 2020` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const taken = page.waitForRequest(/\/api\/exports\//);
  await page.getByRole('menuitem', { name: /^CSV, as filtered/ }).click();
  const { searchParams } = new URL((await taken).url());
  expect(searchParams.get('eventId')).toBe(new URL(page.url()).searchParams.get('event'));
  expect(searchParams.get('from')).toBe('2020-01-02T00:00:00.000Z');

  // One tap makes a PRF of it.
  await page.getByRole('link', { name: 'Zephyrine Wren' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'See and Treat Log' });
  await expect(drawer.getByText(issue)).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a log');
  await drawer.getByRole('button', { name: 'Make it a PRF' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-/);
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prf(customPrfId: $id) { patient { name } data { PresentingComplaint { presenting_complaint } } } }',
    { id: new URL(page.url()).pathname.split('/').at(-1) },
  );
  expect(data?.['prf']).toEqual({
    patient: { name: 'Zephyrine Wren' },
    data: { PresentingComplaint: { presenting_complaint: issue } },
  });

  await signInAs(page, 'admin');
  await open(page, '/see-and-treat');
  await expectUnder(page, LONG_OVER, 'Older than 7 days');
});

/** Of the nearest events only the first comes, as if the others were too many to be read at once. */
const cutEvents = async (page: Page): Promise<void> => {
  await page.route('**/graphql*', async (route) => {
    if (!(route.request().postData()?.includes('"SeeAndTreat"') ?? false)) return route.fallback();
    const response = await answerTo(route);
    if (response === null) return;
    const { data } = (await response.json()) as { data: { current: { nodes: { name: string }[] } } };
    const current = { nodes: data.current.nodes.slice(0, 1) };
    await route.fulfill({ response, json: { data: { ...data, current } } });
  });
};

test('a log that cannot be sent stays in the form', async ({ page }) => {
  await signInAs(page, 'staff');
  await cutEvents(page);
  await open(page, '/see-and-treat');
  await expect(page.getByLabel('Clinician Name')).not.toHaveValue('');
  // One that did not come is looked for on the server, and keeps its name when the page is loaded again.
  const event = page.getByRole('combobox', { name: 'Event' });
  await event.click();
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).not.toContainText(TO_COME.name);
  await event.fill(TO_COME.name.slice(0, -1));
  await options(page).filter({ hasText: TO_COME.name }).click();
  await page.reload();
  await expect(page.getByRole('form').getByTitle(`${TO_COME.name} · `)).toBeVisible();
  await page.unroute('**/graphql*');
  await page.getByRole('combobox', { name: 'Patient' }).fill('Seren Prosser');
  await expect(options(page).filter({ hasText: 'Seren Prosser' })).toBeVisible();
  await expect(headings(page).first()).toHaveText('Other Patients');
  // The form was open a while before anybody came.
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  // Nobody is taken whom nobody pointed at.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form').getByTitle(/^Seren Prosser · /)).toBeVisible();
  const clock = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  await expect(page.getByLabel('Incident Date: time')).toHaveValue(clock);
  await page.getByLabel('Issue Summary').fill('Blister');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Add New Patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Patient' });
  await dialog.getByLabel('Full Name').fill('Ottoline Marchbanks');
  await dialog.getByRole('button', { name: 'Add patient' }).click();
  await expect(dialog.getByText('Error creating patient.')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ottoline Marchbanks');
  // Somebody is registered, the answer is lost, and what is put right since is not.
  await page.unroute('**/graphql');
  const reaches = async (route: Route) => {
    if ((await answerTo(route)) !== null) await route.abort();
  };
  await page.route('**/graphql', reaches);
  const surname = newName();
  await dialog.getByLabel('Full Name').fill(`Otoline ${surname}`);
  await dialog.getByLabel('Date of Birth: day').fill('6/5/1961');
  await dialog.getByRole('button', { name: 'Add patient' }).click();
  await expect(dialog.getByText('Error creating patient.')).toBeVisible();
  await page.unroute('**/graphql');
  await dialog.getByLabel('Full Name').fill(`Ottoline ${surname}`);
  await dialog.getByRole('button', { name: 'Add patient' }).click();
  await expect(page.getByRole('form').getByTitle(new RegExp(`^Ottoline ${surname} · `))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page.getByText('Failed to submit See and Treat log')).toBeVisible();
  await expect(page.getByLabel('Issue Summary')).toHaveValue('Blister');
  await expect(page.getByRole('button', { name: SUBMIT })).toBeEnabled();
});
