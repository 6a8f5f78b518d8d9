import { expect, test, type Page } from '@playwright/test';
import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql, readRecord } from './prf/stored-record';
import { diskHasSince } from './device-disk';
import { PASSWORD, signInByForm } from './sign-in-as';

test.use({ serviceWorkers: 'allow' });

const PATIENTS = ['Ash', 'Birch', 'Cedar'] as const;
/** First thoughts, second thoughts, and what stays. */
const ROUNDS = 3;
const EDITS = 200;

/** The long texts of a section that the form shows to everybody, at once. */
const textsOf = (section: PrfSectionKey) =>
  sectionOf(section).fields.filter(
    ({ kind, further, computed, relevant }) =>
      (kind === 'longText' || kind === 'text') && !further && !computed && !relevant,
  );
const SECTIONS = ['PresentingComplaint', 'SecondarySurvey'] as const satisfies readonly PrfSectionKey[];

const answer = (patient: string, name: string, round: number): string => `${patient}, ${name}, ${round}`;

/** The numbers of the records whose chief complaint begins so, from the newest. */
const numbersOf = async (page: Page, complaint: string): Promise<readonly string[]> => {
  const { data } = await callGraphql(
    page,
    '{ prfs(first: 50) { nodes { customPrfId chiefComplaint } } }',
    {},
  );
  const { nodes } = data?.['prfs'] as {
    readonly nodes: readonly { readonly customPrfId: string; readonly chiefComplaint: string | null }[];
  };
  return nodes
    .filter(({ chiefComplaint }) => chiefComplaint === complaint)
    .map(({ customPrfId }) => customPrfId);
};

test('three records filled in with no signal are on the server afterwards, whole and once', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  const complaint = screen.form.getByRole('textbox', { name: /^Chief complaint/ });
  const unique = String(Date.now());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  let edits = 0;
  for (const patient of PATIENTS) {
    await test.step(`${patient}’s record`, async () => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await page.getByRole('button', { name: 'New PRF' }).click();
      await expect(complaint).toHaveValue('');
      await complaint.fill(`${patient} ${unique}`);
      edits += 1;
      for (const section of SECTIONS) {
        await screen.goTo(section);
        for (let round = 1; round <= ROUNDS; round += 1)
          for (const { name, label } of textsOf(section)) {
            await screen.form
              .getByRole('textbox', { name: fieldName(label) })
              .first()
              .fill(answer(patient, name, round));
            edits += 1;
          }
      }
      const before = Date.now();
      await screen.goTo('incidentDetails');
      await expect(screen.saveState).toHaveText(/^On this device/);
      if (patient !== 'Birch') return;
      await diskHasSince(page, before);
      // The page dies amid the second; the password opens what the device keeps.
      await page.reload();
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Open this device' }).click();
      await expect(complaint).toHaveValue(`${patient} ${unique}`);
    });
  }
  expect(edits).toBeGreaterThanOrEqual(EDITS);

  await context.setOffline(false);
  await screen.saved();
  for (const patient of PATIENTS) {
    const complaintOf = `${patient} ${unique}`;
    await expect.poll(() => numbersOf(page, complaintOf), { message: patient }).toHaveLength(1);
    const [number = ''] = await numbersOf(page, complaintOf);
    for (const section of SECTIONS)
      await expect
        .poll(async () => (await readRecord(page, number)).data[section], {
          message: `${patient} ${section}`,
        })
        .toMatchObject(
          Object.fromEntries(textsOf(section).map(({ name }) => [name, answer(patient, name, ROUNDS)])),
        );
  }
});
