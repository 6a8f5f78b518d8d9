import { expect, type Page } from '@playwright/test';
import { SECTIONS, sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { assembleCase } from './cases/case-entries';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { diskHasSince } from './device-disk';
import { OWN_PASSWORD, ownServerTest as test, signInToOwn } from './own-server';
import { settingOf, tabletAtTheScene } from './prf/case-journey';
import { fieldName, frameOf } from './prf/catalogue-form';
import { enterSection } from './prf/enter-section';
import { differences, expectedCase } from './prf/expected-case';
import { expectPictures } from './prf/expected-pictures';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql, readRecord } from './prf/stored-record';

/** The specification's sentence (section 8). */
const OFFLINE = 'You are offline. Please connect to the internet and try again.';
const OTHERS = ['Birch', 'Cedar'] as const;
const ROUNDS = 2;
const EDITS = 200;

/** The long texts of a section that the form shows to everybody, at once. */
const textsOf = (section: PrfSectionKey) =>
  sectionOf(section).fields.filter(
    ({ kind, further, computed, relevant }) =>
      (kind === 'longText' || kind === 'text') && !further && !computed && !relevant,
  );
/** The cards that these texts are on. */
const cardsOf = (section: PrfSectionKey): readonly string[] => {
  const keys = new Set(textsOf(section).map(({ group }) => group));
  return sectionOf(section)
    .groups.filter(({ key }) => keys.has(key))
    .map(({ label }) => label);
};
const TEXTS = ['PresentingComplaint', 'SecondarySurvey'] as const satisfies readonly PrfSectionKey[];

const answer = (patient: string, name: string, round: number): string => `${patient}, ${name}, ${round}`;

/** Every record of the server as [complaint, number]. */
const recordsByComplaint = async (page: Page): Promise<readonly (readonly [string, string])[]> => {
  const { data } = await callGraphql(
    page,
    '{ prfs(first: 50) { nodes { customPrfId chiefComplaint } } }',
    {},
  );
  const { nodes } = data?.['prfs'] as {
    readonly nodes: readonly { readonly customPrfId: string; readonly chiefComplaint: string | null }[];
  };
  return nodes.map(({ customPrfId, chiefComplaint }) => [chiefComplaint ?? customPrfId, customPrfId]);
};

test('three records filled in while the server is down are on it afterwards, whole and once', async ({
  server,
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({
    ...tabletAtTheScene(FALL_TRANSPORT),
    baseURL: server.address,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await signInToOwn(page, server);
  const screen = new PrfScreen(page);
  const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
  const { sections, patient } = assembleCase(FALL_TRANSPORT);
  const expected = expectedCase(FALL_TRANSPORT);
  const caseComplaint = String(sections.incidentDetails?.['chief_complaint']);
  const setting = settingOf(FALL_TRANSPORT);
  let edits = 0;
  const begin = async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'New PRF' }).click();
    await expect(complaint).toHaveValue('');
  };

  await server.kill();

  await test.step('a published case, with observations, drugs and all lists', async () => {
    await begin();
    for (const { key } of SECTIONS) {
      const values = sections[key];
      if (values) await enterSection(screen, key, setting, values);
    }
    edits += expected.values.filter(({ target }) => target.kind === 'prf').length;
    await screen.goTo('patient');
    const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
    await details.getByLabel('Patient name').fill(String(patient.name));
    const [year = '', month = '', day = ''] = String(patient.dob).split('-');
    await details.getByRole('textbox', { name: /: day$/ }).fill(`${day}/${month}/${year}`);
    await details.getByRole('button', { name: 'Create Patient' }).click();
    await expect(details.getByRole('alert')).toContainText(OFFLINE);
    await expect(details.getByLabel('Patient name')).toHaveValue(String(patient.name));
  });

  for (const other of OTHERS)
    await test.step(`${other}’s record`, async () => {
      await begin();
      const before = Date.now();
      await complaint.fill(other);
      edits += 1;
      for (const section of TEXTS) {
        await screen.goTo(section);
        // What the complaint leaves folded or behind 'More' is filled in as well.
        await screen.unfold(...cardsOf(section));
        const more = screen.form.getByRole('button', { name: /^More: /, expanded: false });
        while ((await more.count()) > 0) await more.first().press('Enter');
        for (let round = 1; round <= ROUNDS; round += 1)
          for (const { name, label } of textsOf(section)) {
            await frameOf(screen.form, { name })
              .getByRole('textbox', { name: fieldName(label) })
              .first()
              .fill(answer(other, name, round));
            edits += 1;
          }
      }
      await screen.goTo('incidentDetails');
      await expect(screen.saveState).toHaveText(/^On this device/);
      if (other !== 'Birch') return;
      await diskHasSince(page, before);
      // The page dies amid the second; the password opens what the device keeps.
      await page.reload();
      await page.getByLabel('Password').fill(OWN_PASSWORD);
      await page.getByRole('button', { name: 'Open this device' }).click();
      await expect(complaint).toHaveValue(other);
    });
  expect(edits).toBeGreaterThanOrEqual(EDITS);

  await server.revive();
  await screen.saved();
  const wanted = [caseComplaint, ...OTHERS].sort();
  const complaints = async () => (await recordsByComplaint(page)).map(([complaint]) => complaint).sort();
  await expect.poll(complaints).toEqual(wanted);
  const numbers = new Map(await recordsByComplaint(page));

  await test.step('nothing is missing and nothing is doubled', async () => {
    const numberOf = (about: string): string => numbers.get(about) ?? '';
    await expect
      .poll(async () => differences(expected, (await readRecord(page, numberOf(caseComplaint))).data))
      .toEqual([]);
    await expect(async () => {
      const record = await readRecord(page, numberOf(caseComplaint));
      await expectPictures(page, record, expected, setting.pictures);
    }).toPass();
    for (const other of OTHERS)
      for (const section of TEXTS)
        await expect
          .poll(async () => (await readRecord(page, numberOf(other))).data[section])
          .toMatchObject(
            Object.fromEntries(textsOf(section).map(({ name }) => [name, answer(other, name, ROUNDS)])),
          );
  });

  await test.step('a record without a patient asks for one', async () => {
    await page.getByRole('button', { name: 'Link the patient' }).click();
    await expect(screen.heading('patient')).toBeVisible();
    await expect(screen.form.getByRole('form', { name: 'Patient search' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link the patient' })).toHaveCount(0);
  });

  await test.step('the details that were typed before are there to be created', async () => {
    await screen.openRecord(numbers.get(caseComplaint) ?? '', 'patient');
    const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
    await expect(details.getByLabel('Patient name')).toHaveValue(String(patient.name));
    await details.getByRole('button', { name: 'Create Patient' }).click();
    await expect(details.getByText('Patient created successfully.')).toBeVisible();
  });
  await context.close();
});
