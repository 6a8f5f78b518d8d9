import { expect, test, type Browser, type Locator } from '@playwright/test';
import { expectAccessible, SIZES } from './axe';
import { answerOpenAlerts } from './prf/alert-answer';
import { linkPatient, registered } from './prf/made-record';
import { PrfScreen, stepLabel } from './prf/prf-screen';
import { callGraphql, readRecord, readStaff } from './prf/stored-record';
import { choose, fieldName } from './prf/catalogue-form';
import { signInAs, type Account } from './sign-in-as';

/** A clinician at a screen of their own. */
const clinician = async (
  browser: Browser,
  account: Account,
): Promise<{ readonly screen: PrfScreen; readonly userId: string }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  const { id } = await signInAs(page, account);
  return { screen: new PrfScreen(page), userId: id };
};

const CHANGED = /Changed by \w+ \w+, \d\d:\d\d/;

/** Who else is there by the screen's banner. */
const visitors = (screen: PrfScreen): Locator =>
  screen.banner.getByRole('list', { name: 'Also in this record' }).getByRole('listitem');

const box = (screen: PrfScreen, label: string): Locator =>
  screen.form.getByRole('textbox', { name: fieldName(label) });

const crewOf = (screen: PrfScreen): Locator => screen.form.getByRole('combobox', { name: fieldName('Crew') });

const nameOf = (member: { readonly label: string } | undefined): string =>
  member?.label.split(' · ')[0] ?? 'nobody';

/** Leaving a section saves it; what others wrote comes with the answer. */
const saveBySteppingAside = async (screen: PrfScreen): Promise<void> => {
  await screen.goTo('ROLE');
  await screen.goTo('incidentDetails');
};

test('two clinicians write in one record: what does not touch merges, what does is theirs to choose', async ({
  browser,
}) => {
  const { screen: callum, userId: callumId } = await clinician(browser, 'staff');
  const { screen: nurse, userId } = await clinician(browser, 'nurse');
  const staff = await readStaff(callum.page);
  const [third, fourth] = staff.filter((one) => one.userId !== callumId && one.userId !== userId);

  await test.step('one begins a record and names the other in its crew', async () => {
    const member = staff.find((one) => one.userId === userId);
    await callum.openNew();
    await box(callum, 'Location').fill('Gate 4, by the turnstiles');
    await box(callum, 'Chief complaint').fill('Collapse');
    await choose(crewOf(callum), member?.label ?? '');
    await saveBySteppingAside(callum);
    await callum.saved();
  });

  const number = await callum.number();
  await nurse.openRecord(number);
  await expect(box(nurse, 'Location')).toHaveValue('Gate 4, by the turnstiles');

  await test.step('each sees that the other is there, and where', async () => {
    await expect(visitors(callum)).toHaveText(new RegExp(`in ${stepLabel('incidentDetails')}$`));
    await nurse.goTo('ROLE');
    await expect(visitors(callum)).toHaveText(new RegExp(`in ${stepLabel('ROLE')}$`));
    await nurse.goTo('incidentDetails');
    await expect(visitors(nurse)).toHaveCount(1);
  });

  await test.step('different fields merge, and each sees both', async () => {
    await callum.unfold('Scene', 'References');
    await nurse.unfold('Scene', 'References');
    await box(callum, 'Cross street or directions').fill('Behind the north stand');
    await box(nurse, 'Call or CAD number').fill('CAD 47');
    await saveBySteppingAside(callum);
    await callum.saved();
    // It comes by itself, with who and when, and leaves alone what is being typed.
    await expect(box(nurse, 'Cross street or directions')).toHaveValue('Behind the north stand');
    await expect(box(nurse, 'Cross street or directions')).toHaveAccessibleDescription(CHANGED);
    await expect(box(nurse, 'Call or CAD number')).toBeFocused();
    await nurse.page.keyboard.type('11');
    await expect(box(nurse, 'Call or CAD number')).toHaveValue('CAD 4711');
    await nurse.saved();
    await expect(box(callum, 'Call or CAD number')).toHaveValue('CAD 4711');
    await expect(nurse.form.getByText('Two answers: please choose')).toHaveCount(0);
  });

  await test.step('what another makes of a saved value is not written over by a box that keeps the focus', async () => {
    await box(nurse, 'Patients at the scene').fill('3');
    await nurse.saved();
    await expect(box(callum, 'Patients at the scene')).toHaveValue('3');
    await box(callum, 'Patients at the scene').fill('4');
    await callum.saved();
    await expect(box(nurse, 'Patients at the scene')).toHaveValue('4');
    await expect(box(nurse, 'Patients at the scene')).toBeFocused();
    await nurse.page.keyboard.press('Enter');

    await box(nurse, 'Call or CAD number').press('End');
    await nurse.page.keyboard.type('2');
    await nurse.saved();
    await expect(box(callum, 'Call or CAD number')).toHaveValue('CAD 47112');
    await box(callum, 'Call or CAD number').fill('CAD 47112, upgraded');
    await callum.saved();
    await expect(box(nurse, 'Call or CAD number')).toHaveValue('CAD 47112, upgraded');
    await box(nurse, 'Call or CAD number').press('End');
    await nurse.page.keyboard.type(' twice');
    await nurse.saved();
    await expect(box(callum, 'Call or CAD number')).toHaveValue('CAD 47112, upgraded twice');
    await expect(box(callum, 'Patients at the scene')).toHaveValue('4');
  });

  const answers = (label: string): Locator =>
    nurse.form.getByRole('group', { name: `${label}: two answers` });

  await test.step('the same fields are a conflict that shows both sides', async () => {
    await box(callum, 'Chief complaint').fill('Chest pain');
    await box(callum, 'Location').fill('Gate 4, inside');
    await box(nurse, 'Chief complaint').fill('Faint');
    await box(nurse, 'Location').fill('Gate 5');
    await choose(crewOf(callum), third?.label ?? '');
    await choose(crewOf(nurse), fourth?.label ?? '');
    await saveBySteppingAside(callum);
    await callum.saved();
    await saveBySteppingAside(nurse);
    await expect(nurse.saveState).toContainText('3 changed by another person too: please choose');
    // People by their names, whoever of them the record knew before.
    await expect(answers('Crew')).toContainText(nameOf(third));
    await expect(answers('Crew')).toContainText(nameOf(fourth));
    await expect(answers('Crew')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}|member of staff/);
    for (const [label, mine, theirs] of [
      ['Chief complaint', 'Faint', 'Chest pain'],
      ['Location', 'Gate 5', 'Gate 4, inside'],
    ] as const) {
      await expect(answers(label)).toContainText(
        new RegExp(`You entered, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d${mine}`),
      );
      await expect(answers(label)).toContainText(theirs);
      await expect(answers(label)).toContainText(/\w+ \w+ entered, \d/);
    }
    await expectAccessible(nurse.page, 'two answers to choose from');
    // Nothing is overwritten before somebody has chosen.
    const { data } = await readRecord(nurse.page, number);
    expect(data['incidentDetails']).toMatchObject({
      chief_complaint: 'Chest pain',
      incident_location: 'Gate 4, inside',
    });
  });

  await test.step('what is chosen is saved, and the other sees it', async () => {
    const mine = answers('Chief complaint').getByRole('button', { name: 'Keep mine' });
    const theirs = answers('Chief complaint').getByRole('button', { name: 'Take theirs' });
    await mine.focus();
    await nurse.page.keyboard.press('Tab');
    await expect(theirs).toBeFocused();
    await nurse.page.keyboard.press('Shift+Tab');
    await nurse.page.keyboard.press('Enter');
    await expect(answers('Chief complaint')).toHaveCount(0);
    await answers('Location').getByRole('button', { name: 'Take theirs' }).tap();
    await answers('Crew').getByRole('button', { name: 'Take theirs' }).tap();
    await expect(nurse.form.getByText('Two answers: please choose')).toHaveCount(0);
    await saveBySteppingAside(nurse);
    await nurse.saved();
    await expect(box(nurse, 'Chief complaint')).toHaveValue('Faint');
    await expect(box(nurse, 'Location')).toHaveValue('Gate 4, inside');

    await box(callum, 'Patients at the scene').fill('2');
    await saveBySteppingAside(callum);
    await callum.saved();
    await expect(box(callum, 'Chief complaint')).toHaveValue('Faint');
    const { data } = await readRecord(callum.page, number);
    expect(data['incidentDetails']).toMatchObject({
      chief_complaint: 'Faint',
      incident_location: 'Gate 4, inside',
      scene_directions: 'Behind the north stand',
      call_reference: 'CAD 47112, upgraded twice',
      patients_at_scene: 2,
    });
  });

  await test.step('which answer was let stand is in the trail', async () => {
    const { id } = await readRecord(callum.page, number);
    const mine = 'Kept their own answer';
    const theirs = 'Kept the other person’s answer';
    // Choices that wait together are saved together: one entry may name several fields.
    const settled = async () => {
      const { data } = await callGraphql(
        nurse.page,
        `query Settled($prfId: ID!) {
          auditEntries(filter: { prfId: $prfId, action: "PRF_CONFLICT_SETTLED" }) {
            nodes { actorId description fieldsChanged }
          }
        }`,
        { prfId: id },
      );
      const { nodes } = data?.['auditEntries'] as {
        readonly nodes: readonly {
          readonly actorId: string;
          readonly description: string;
          readonly fieldsChanged: readonly string[];
        }[];
      };
      return nodes
        .flatMap((entry) => entry.fieldsChanged.map((field) => [field, entry.description, entry.actorId]))
        .sort();
    };
    await expect.poll(settled).toEqual([
      ['chief_complaint', mine, userId],
      ['crew', theirs, userId],
      ['incident_location', theirs, userId],
    ]);
  });

  await test.step('two observation sets at once stand beside each other', async () => {
    const { id } = await readRecord(callum.page, number);
    const patientId = await registered(callum.page, {
      ...{ name: 'Cordelia Quickthorn', dob: '1971-02-03', allergies: 'Latex' },
    });
    await linkPatient(callum.page, id, patientId);
    await expect(nurse.banner).toContainText('Latex');
    // Learnt at another tablet, it is on this one at once.
    await callGraphql(
      callum.page,
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      { input: { id: patientId, allergies: 'Latex, Penicillin' } },
    );
    await expect(nurse.banner).toContainText('Penicillin');
    await Promise.all([callum.goTo('observations'), nurse.goTo('observations')]);
    await callum.form.getByRole('textbox', { name: 'Heart rate' }).fill('88');
    await nurse.form.getByRole('textbox', { name: 'Heart rate' }).fill('92');
    for (const screen of [callum, nurse]) {
      await screen.form.getByRole('button', { name: 'Save set' }).click();
      await screen.saved();
    }
    const { data } = await readRecord(nurse.page, number);
    const rates = (data['observations']?.['entries'] as readonly { heart_rate: number }[]).map(
      ({ heart_rate }) => heart_rate,
    );
    expect([...rates].sort((a, b) => a - b)).toEqual([88, 92]);
    await expect(nurse.form.getByRole('row', { name: /^Pulse/ })).toContainText('88');
  });

  for (const place of ['at the top of the page', 'further down'])
    await test.step(`a notice from another tablet comes and goes without moving what is under a thumb, ${place}`, async () => {
      const { id } = await readRecord(callum.page, number);
      await nurse.page.setViewportSize(SIZES.phone);
      await nurse.goTo('ROLE');
      await nurse.goTo('incidentDetails');
      const touched =
        place === 'further down' ? box(nurse, 'Location') : nurse.form.getByRole('textbox').first();
      await touched.tap();
      if (place !== 'further down')
        await nurse.page.evaluate(() => {
          scrollTo(0, 0);
        });
      const notice = nurse.form.getByText('no action recorded');
      await expect(notice).toHaveCount(0);
      const before = await touched.boundingBox();
      await callum.form.getByRole('textbox', { name: 'Respiratory rate' }).fill('30');
      await callum.form.getByRole('button', { name: 'Save set' }).click();
      await callum.saved();
      await expect(notice).toBeAttached();
      await expect.poll(() => touched.boundingBox()).toEqual(before);
      await answerOpenAlerts((query, variables) => callGraphql(callum.page, query, variables), id);
      await expect(notice).toHaveCount(0);
      await expect.poll(() => touched.boundingBox()).toEqual(before);
    });

  await test.step('who leaves is not there any more', async () => {
    await nurse.page.context().close();
    await expect(visitors(callum)).toHaveCount(0);
  });
});
