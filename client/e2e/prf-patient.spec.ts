import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { answerTo } from './answer-to';
import { expectAccessible, SIZES } from './axe';
import { choose, chooseUnsearched } from './prf/catalogue-form';
import { anAdult, commandOf, linkPatient, registered, save, saveResults, setAside } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql, readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

const fillPatient = async (details: Locator, name: string, born: string): Promise<void> => {
  await details.getByLabel('Patient name').fill(name);
  await details.getByRole('textbox', { name: 'Date of birth: day' }).fill(born);
};

test('registers each patient as one of their own, and what was corrected between two presses', async ({
  page,
  context,
}) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Ottoline Wrexcombe', 'Barnaby Thistlewick');
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const create = details.getByRole('button', { name: 'Create Patient' });
  const search = screen.form.getByRole('form', { name: 'Patient search' });
  await screen.openNew();
  await screen.goTo('patient');

  await test.step('the search is there while the server is', async () => {
    await expect(search).toBeVisible();
    await context.setOffline(true);
    await expect(search).toHaveCount(0);
    await context.setOffline(false);
    await expect(search).toBeVisible();
  });

  await test.step('a different team clears the squad', async () => {
    const team = details.getByLabel('Cheer Team');
    const squad = details.getByLabel('Cheer Squad');
    await expect(squad).toHaveCount(0);
    await choose(team, 'Steel City Sparks');
    await squad.press('Space');
    await squad.press('ArrowDown');
    await squad.press('Enter');
    await expect(squad.locator('xpath=ancestor::*[contains(@class,"ant-select")][1]')).not.toHaveText(
      'Choose a squad',
    );
    await choose(team, 'Severnside Storm');
    await expect(squad.locator('xpath=ancestor::*[contains(@class,"ant-select")][1]')).toHaveText(
      'Choose a squad',
    );
    await chooseUnsearched(squad, 'Junior Level 3');
  });

  await test.step('an answer that is lost, then a correction', async () => {
    await fillPatient(details, 'Ottoline Wrexcombe', '01/02/1980');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      const isCreate = route.request().postData()?.includes('"CreatePrfPatient"') ?? false;
      if (!isCreate) return route.continue();
      if ((await answerTo(route)) === null) return;
      await held;
      return route.abort();
    });
    await create.click();
    await expect(details.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    answer();
    await expect(details.getByText('Failed to save patient. Please try again.')).toBeVisible();
    await page.unroute('**/graphql');
    await details.getByLabel('Allergies').fill('Penicillin');
    // No answer looks like no network: what is pressed before the page has found the server again is refused.
    await expect(search).toBeVisible();
    await create.click();
    await expect(details.getByText('Patient created successfully.')).toBeVisible();
    await expect(screen.banner).toContainText('Ottoline Wrexcombe');
    await expect(screen.banner).toContainText('Penicillin');
    await expect(search).toHaveCount(0);
  });

  const first = await readRecord(page, await screen.number());
  await test.step('the squad is linked after the save', async () => {
    const squads = 'query ($id: ID!) { patient(patientId: $id) { squads { squadName teamName endDate } } }';
    const { data } = await callGraphql(page, squads, { id: first.patientId });
    expect(data?.['patient']).toEqual({
      squads: [{ squadName: 'Junior Level 3', teamName: 'Severnside Storm', endDate: null }],
    });
  });
  await test.step('then somebody else in their place', async () => {
    await details.getByRole('button', { name: 'Different patient…' }).click();
    await fillPatient(details, 'Barnaby Thistlewick', '03/04/1990');
    await create.click();
    await expect(details.getByText('Patient created successfully.')).toBeVisible();
    await expect(screen.banner).toContainText('Barnaby Thistlewick');
    await expect(screen.banner).not.toContainText('Penicillin');
  });
  const second = await readRecord(page, first.customPrfId);
  expect(second.patient).toMatchObject({ name: 'Barnaby Thistlewick', dob: '1990-04-03' });
  expect(second.patientId).not.toBe(first.patientId);

  await test.step('and the first again, found by name and birth date', async () => {
    await details.getByRole('button', { name: 'Different patient…' }).click();
    await search.getByLabel('Patient name').fill('Ottoline Wrexcombe');
    await search.getByRole('textbox', { name: 'Search date of birth: day' }).fill('01/02/1980');
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByRole('button', { name: /^Ottoline Wrexcombe/ }).click();
    await expect(details.getByRole('button', { name: 'Update Patient' })).toBeVisible();
    await expect(details.getByLabel('Patient name')).toHaveValue('Ottoline Wrexcombe');
    await expect(details.getByLabel('Allergies')).toHaveValue('Penicillin');
    await expect(details.getByRole('textbox', { name: 'Date of birth: year' })).toHaveValue('1980');
    await expect(screen.banner).toContainText('Ottoline Wrexcombe');
  });

  await test.step('and on a phone every allergy is in sight, and how far the record is', async () => {
    await details
      .getByLabel('Allergies')
      .fill('Penicillin (rash), nuts (anaphylaxis), latex (contact dermatitis)');
    await details.getByRole('button', { name: 'Update Patient' }).click();
    await page.setViewportSize(SIZES.phone);
    // Where the form has scrolled, the strip that stays names them; at the top each of them has its line.
    const strip = page.locator('.prf-banner-who');
    await expect(strip).toHaveAttribute('data-allergies', /latex \(contact dermatitis\)/);
    await expect(strip).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    const allergies = screen.banner.getByText('latex (contact dermatitis)');
    await expect(allergies).toBeInViewport({ ratio: 1 });
    expect(await allergies.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await expect(screen.banner.getByText('Born 01/02/1980')).toBeInViewport();
    const state = screen.banner.getByText('In progress');
    await expect(state).toBeInViewport({ ratio: 1 });
    // In the height of the buttons beside it.
    const button = await screen.banner.getByRole('button', { name: 'Summary' }).boundingBox();
    const shown = await state.boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual(button?.y ?? Infinity);
    expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(
      (button?.y ?? 0) + (button?.height ?? 0),
    );
  });
});

/** A record of the page's own that is about nobody yet. */
const recordAboutNobody = async (page: Page): Promise<{ readonly id: string; readonly number: string }> => {
  const id = newId();
  const [result] = saveResults(
    await save(page, [commandOf(id, 'incidentDetails', { chief_complaint: 'Collapse' })]),
  );
  return { id, number: result?.customPrfId ?? '' };
};

test('what was typed before the patient was found stays, and goes along to a different one', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Peregrine Oakhanger', 'Hephzibah Oakhanger');
  const him = await registered(page, {
    name: 'Peregrine Oakhanger',
    dob: '1971-03-04',
    medications: 'Warfarin',
  });
  await registered(page, { name: 'Hephzibah Oakhanger', dob: '1973-05-06' });
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const search = screen.form.getByRole('form', { name: 'Patient search' });
  const find = async (name: string, born: string) => {
    await search.getByLabel('Patient name').fill(name);
    await search.getByRole('textbox', { name: 'Search date of birth: day' }).fill(born);
    await search.getByRole('button', { name: 'Search' }).click();
    await search.getByRole('button', { name: new RegExp(name) }).click();
  };
  await screen.openNew();
  await screen.goTo('patient');
  // Whoever is alike is not always the one: what was looked for need not be typed again.
  await search.getByLabel('Patient name').fill('Peregrin Oakhanger');
  await search.getByRole('textbox', { name: 'Search date of birth: day' }).fill('04/03/1971');
  await search.getByRole('button', { name: 'Search' }).click();
  await search.getByRole('button', { name: 'None of these' }).click();
  await expect(search.getByRole('button', { name: /Oakhanger/ })).toHaveCount(0);
  await expect(details.getByLabel('Patient name')).toHaveValue('Peregrin Oakhanger');
  await details.getByLabel('Patient name').fill('Man in a green hat');
  await details.getByLabel('Allergies').fill('Latex (anaphylaxis)');

  // The link does not arrive; who was found can be taken back, and what was typed is there.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"LinkPrfPatient"') === true) await route.abort();
    else await route.continue();
  });
  await find('Peregrine Oakhanger', '04/03/1971');
  await expect(details.getByRole('button', { name: 'Link this patient' })).toBeVisible();
  await details.getByRole('button', { name: 'Undo changes' }).click();
  await expect(details.getByLabel('Patient name')).toHaveValue('Man in a green hat');
  await expect(details.getByLabel('Allergies')).toHaveValue('Latex (anaphylaxis)');
  await expect(details.getByLabel('Medications')).toHaveValue('');

  // Nothing of somebody who was only found goes along to another.
  await find('Peregrine Oakhanger', '04/03/1971');
  await expect(details.getByLabel('Medications')).toHaveValue('Warfarin');
  await details.getByRole('button', { name: 'Different patient…' }).click();
  await expect(details.getByLabel('Allergies')).toHaveValue('Latex (anaphylaxis)');
  await expect(details.getByLabel('Medications')).toHaveValue('');
  await page.unroute('**/graphql');

  await find('Peregrine Oakhanger', '04/03/1971');
  await expect(details.getByText(/^The patient is linked\. Details that you typed/)).toBeVisible();
  await expect(details.getByLabel('Patient name')).toHaveValue('Peregrine Oakhanger');
  await expect(details.getByLabel('Allergies')).toHaveValue('Latex (anaphylaxis)');
  await expect(details.getByLabel('Medications')).toHaveValue('Warfarin');
  const number = await screen.number();
  expect((await readRecord(page, number)).patient).toMatchObject({ id: him });

  // It was a different person after all: the entries move to the new record, and the name does not.
  await details.getByRole('button', { name: 'Different patient…' }).click();
  await expect(details.getByLabel('Patient name')).toHaveValue('');
  await expect(details.getByLabel('Medications')).toHaveValue('');
  await find('Hephzibah Oakhanger', '06/05/1973');
  await expect(details.getByLabel('Patient name')).toHaveValue('Hephzibah Oakhanger');
  await details.getByRole('button', { name: 'Update Patient' }).click();
  await expect(details.getByText('Patient updated successfully.')).toBeVisible();
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prf(customPrfId: $id) { patient { name allergies } } }',
    { id: number },
  );
  expect(data).toEqual({
    prf: { patient: { name: 'Hephzibah Oakhanger', allergies: 'Latex (anaphylaxis)' } },
  });
});

test("a patient whom somebody else linked meanwhile is shown beside one's own, and not replaced", async ({
  page,
  browser,
}) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Winifred Saltmarsh', 'Ambrose Kettlewell');
  const { id, number } = await recordAboutNobody(page);
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const choice = details.getByRole('region', { name: 'Two patients: please choose' });
  await screen.openRecord(number, 'patient');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAs(other, 'admin');
  const theirs = await anAdult(other);
  const linkTheirs = async (): Promise<string> => {
    expect((await linkPatient(other, id, theirs)).errors).toBeUndefined();
    return (await readRecord(other, number)).patient?.name ?? '';
  };

  await test.step('the other is kept in the record, and both are shown', async () => {
    await fillPatient(details, 'Winifred Saltmarsh', '05/06/1985');
    const name = await linkTheirs();
    // The record says so by itself; what is being typed stays, and has chosen against nobody.
    await expect(screen.banner).toContainText(name);
    await details.getByRole('button', { name: 'Create Patient' }).click();
    await expect(choice).toBeFocused();
    await expect(details.getByRole('alert')).toContainText(`This record has since been linked to ${name}.`);
    await expect(choice).toContainText(name);
    await expect(choice).toContainText('Winifred Saltmarsh, born 5 Jun 1985');
    expect((await readRecord(page, number)).patientId).toBe(theirs);
    await expectAccessible(page, 'two patients to choose from');
  });

  await test.step('theirs is kept, by keyboard', async () => {
    await choice.focus();
    await page.keyboard.press('Tab');
    await expect(choice.getByRole('button', { name: /^Keep / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Update Patient' })).toBeFocused();
    await expect(details.getByLabel('Patient name')).toHaveValue(await linkTheirs());
    expect((await readRecord(page, number)).patientId).toBe(theirs);
  });

  await test.step('or mine is linked, by whoever knows both', async () => {
    await details.getByRole('button', { name: 'Different patient…' }).click();
    await fillPatient(details, 'Ambrose Kettlewell', '07/08/1975');
    const third = await registered(other, { name: 'Cornelius Hartsop', dob: '1965-02-03' });
    expect((await linkPatient(other, id, third)).errors).toBeUndefined();
    await details.getByRole('button', { name: 'Create Patient' }).click();
    await choice.getByRole('button', { name: 'Link Ambrose Kettlewell' }).click();
    await expect(choice).toHaveCount(0);
    await expect(screen.banner).toContainText('Ambrose Kettlewell');
    expect((await readRecord(page, number)).patient).toMatchObject({ name: 'Ambrose Kettlewell' });
  });
  await elsewhere.close();
});

test('a patient who was registered stays in the form although the record could not be read again', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Philippa Dunmallet');
  const { number } = await recordAboutNobody(page);
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  await screen.openRecord(number, 'patient');
  await fillPatient(details, 'Philippa Dunmallet', '09/10/1970');

  await page.route('**/graphql', (route) =>
    (route.request().postData()?.includes('prf(customPrfId') ?? false) ? route.abort() : route.continue(),
  );
  await details.getByRole('button', { name: 'Create Patient' }).click();
  await expect(details.getByText('Patient created successfully.')).toBeVisible();
  await page.unroute('**/graphql');
  await expect(details.getByLabel('Patient name')).toHaveValue('Philippa Dunmallet');
  await expect(details.getByRole('button', { name: 'Create Patient' })).toHaveCount(0);

  const { patientId } = await readRecord(page, number);
  await details.getByLabel('Allergies').fill('Latex');
  await details.getByRole('button', { name: 'Update Patient' }).click();
  await expect(details.getByText('Patient updated successfully.')).toBeVisible();
  await expect(screen.banner).toContainText('Latex');
  expect((await readRecord(page, number)).patientId).toBe(patientId);

  await test.step('found for another record, they are only linked, also where the first link was lost', async () => {
    const stored = async () =>
      (await callGraphql(page, 'query ($id: ID!) { patient(patientId: $id) { version } }', { id: patientId }))
        .data?.['patient'];
    const before = await stored();
    const { number: another } = await recordAboutNobody(page);
    await screen.openRecord(another, 'patient');
    const search = screen.form.getByRole('form', { name: 'Patient search' });
    await search.getByLabel('Patient name').fill('Philippa Dunmallet');
    await search.getByRole('textbox', { name: 'Search date of birth: day' }).fill('09/10/1970');
    await search.getByRole('button', { name: 'Search' }).click();
    // From the linking on nothing arrives any more.
    let isAway = false;
    await page.route(/\/(graphql|healthz)$/, (route) => {
      isAway ||= route.request().postData()?.includes('"LinkPrfPatient"') ?? false;
      return isAway ? route.abort() : route.continue();
    });
    await search.getByRole('button', { name: /^Philippa Dunmallet/ }).click();
    const link = details.getByRole('button', { name: 'Link this patient' });
    await expect(link).toBeEnabled();
    await expect(details.getByLabel('Allergies')).toBeDisabled();
    await link.click();
    await expect(
      screen.form.getByText('You are offline. Please connect to the internet and try again.'),
    ).toBeVisible();
    await page.unroute(/\/(graphql|healthz)$/);
    await expect(page.getByRole('status').filter({ hasText: 'Online' })).toBeVisible();
    await link.click();
    await expect(details.getByRole('button', { name: 'Update Patient' })).toBeVisible();
    await expect(screen.banner).toContainText('Philippa Dunmallet');
    expect((await readRecord(page, another)).patientId).toBe(patientId);
    expect(await stored()).toEqual(before);
  });
});

test('keeps a half-typed birth date, and drops it only where it is taken back', async ({ page }) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const box = (part: string) => details.getByRole('textbox', { name: `Date of birth: ${part}`, exact: true });
  await screen.openNew();
  await screen.goTo('patient');
  await details.getByLabel('Patient name').fill('Unknown male, red jacket');
  await details.getByRole('radiogroup', { name: 'Identity' }).getByText('Unknown', { exact: true }).click();
  await details.getByLabel('Estimated age').fill('40');
  await box('day').fill('12');
  await box('month').fill('3');

  await test.step('another section and back', async () => {
    await screen.goTo('incidentDetails');
    await screen.goTo('patient');
    await expect(box('day')).toHaveValue('12');
    await expect(box('month')).toHaveValue('3');
    await expect(box('year')).toHaveValue('');
  });

  await test.step('an estimated age does not stand in for it', async () => {
    await details.getByRole('button', { name: 'Create Patient' }).click();
    await expect(details.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /Enter the day, the month and a four-digit year/,
    );
    await expect(box('day')).toHaveValue('12');
  });

  await test.step('changes undone', async () => {
    await details.getByRole('button', { name: 'Undo changes' }).click();
    await expect(box('day')).toHaveValue('');
    await expect(box('month')).toHaveValue('');
  });
});

test('an update whose answer is lost is pressed again, and what somebody else saved meanwhile comes in beside what is typed', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const patientId = await registered(page, { name: 'Petronella Ashgrove', dob: '1971-06-05' });
  const { id, number } = await recordAboutNobody(page);
  await linkPatient(page, id, patientId);
  const screen = new PrfScreen(page);
  await screen.openRecord(number, 'patient');
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const update = details.getByRole('button', { name: 'Update Patient' });
  const allergies = details.getByRole('textbox', { name: 'Allergies' });
  const town = details.getByLabel('Town');
  const updated = () =>
    expect(async () => {
      await update.click();
      await expect(details.getByText('Patient updated successfully.')).toBeVisible({ timeout: 3_000 });
    }).toPass();

  await test.step('the answer is lost, and the second press is no quarrel with oneself', async () => {
    await allergies.fill('Latex');
    await page.route('**/graphql', async (route) => {
      const isUpdate = route.request().postData()?.includes('"UpdatePrfPatient"') ?? false;
      if (!isUpdate) return route.continue();
      return (await answerTo(route)) === null ? undefined : route.abort();
    });
    await update.click();
    await expect(details.getByText('Failed to save patient. Please try again.')).toBeVisible();
    await page.unroute('**/graphql');
    // Refused for as long as the page takes the lost answer for no network.
    await updated();
  });

  await test.step('what another saves comes in where nothing was typed, and both answers are shown where something was', async () => {
    await allergies.fill('Latex, nuts');
    const { errors } = await callGraphql(
      page,
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      { input: { id: patientId, town: 'Ripon', allergies: 'Penicillin' } },
    );
    expect(errors).toBeUndefined();
    await expect(town).toHaveValue('Ripon');
    await expect(allergies).toHaveValue('Latex, nuts');
    const choice = details.getByRole('group', { name: 'Allergies: two answers' });
    await expect(choice).toContainText(/You entered, \d+ \w+ \d{4}, \d\d:\d\dLatex, nuts/);
    await expect(choice).toContainText(/\w+ \w+ entered, \d+ \w+ \d{4}, \d\d:\d\dPenicillin/);
    await expect(update).toHaveCount(0);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, 'a patient saved by two');
    }
    await choice.getByRole('button', { name: 'Keep mine for Allergies' }).click();
    await expect
      .poll(async () => {
        const { data } = await callGraphql(
          page,
          `query Settled($patientId: ID!) {
            auditEntries(filter: { patientId: $patientId, action: "PATIENT_CONFLICT_SETTLED" }) {
              nodes { description fieldsChanged }
            }
          }`,
          { patientId },
        );
        return data?.['auditEntries'];
      })
      .toEqual({ nodes: [{ description: 'Kept their own answer', fieldsChanged: ['allergies'] }] });
    await updated();
    await expect(screen.banner).toContainText('Latex, nuts');
    await expect(town).toHaveValue('Ripon');
  });
});
