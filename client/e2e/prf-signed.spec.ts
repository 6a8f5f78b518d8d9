import { expect, test, type Browser } from '@playwright/test';
import { SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { OVERDOSE } from './cases/overdose.mapping';
import { enterAlarmingSet } from './prf/alarming-set';
import { enterEscalation } from './prf/alert-answer';
import { fieldName } from './prf/catalogue-form';
import {
  anAdult,
  commandOf,
  linkPatient,
  makeRecord,
  registered,
  save,
  saveResults,
} from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { expectNothingMissing, sign, signWithoutServerFirst } from './prf/review-section';
import { expectInChart, tableFigures } from './prf/trend-figures';
import { callGraphql, readRecord, type GraphqlAnswer } from './prf/stored-record';
import { PASSWORD, signInAs } from './sign-in-as';

/** What takes entries; how something is looked at may be chosen in a closed record too. */
const ENTRY = 'input:enabled:not(.ant-segmented *, .prf-body-build *), textarea:enabled';
const LOCKED = 'This record is signed and can no longer be changed.';

const codeOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions?.code;

const statedReason = async (browser: Browser, number: string) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAs(page, 'nurse');
  const screen = new PrfScreen(page);
  await screen.openRecord(number);
  await screen.form.getByRole('button', { name: 'Record a reason' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this record for editing' });
  await dialog.getByRole('textbox', { name: 'Why do you need to write in it?' }).fill('Took over on scene');
  await dialog.getByRole('button', { name: 'Open for editing' }).click();
  await expect(dialog).toBeHidden();
  return screen;
};

test('a signed record takes no write from anywhere, and can still be declared void', async ({
  page,
  browser,
}) => {
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, OVERDOSE);
  // This patient's row is changed below. Changing a demonstration patient would affect other journeys that sign for them.
  await linkPatient(page, id, await registered(page, { name: 'Barnaby Thistlecote', dob: '1971-05-06' }));
  await screen.openRecord(customPrfId, 'review');

  await test.step('an alarming set wants an action before the signature', async () => {
    await expectNothingMissing(screen);
    await screen.goTo('observations');
    await enterAlarmingSet(screen.form);
    const alert = screen.form.getByRole('combobox', { name: /^NEWS2 14, high.*Action taken\?$/ });
    const trend = screen.form.getByRole('region', { name: 'Trend' });
    const figures = await tableFigures(trend);
    expect(figures).toContainEqual({
      time: '01:50 on 8 Oct 2024',
      Pulse: '132',
      Resp: '26',
      SpO2: '91',
      Systolic: '95',
      Diastolic: '60',
      NEWS2: '14',
    });
    await trend.getByText('Chart', { exact: true }).click();
    await expectInChart(trend, figures);
    await screen.goTo('review');
    await expect(screen.form.getByRole('button', { name: 'Sign PRF' })).toBeDisabled();
    await screen.form.getByRole('button', { name: /^Action on NEWS2 14/ }).click();
    await expect(alert).toBeFocused();
    await enterEscalation(screen.form, alert, 'High-flow oxygen, coming');
    // Half an answer is nothing that another section may cost.
    await screen.goTo('PrimarySurvey');
    await screen.goTo('observations');
    await expect(screen.form.getByRole('textbox', { name: 'Their answer' })).toHaveValue(
      'High-flow oxygen, coming',
    );
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await expect(alert).toHaveCount(0);
    await expectNothingMissing(screen);
  });

  const nurse = await test.step('a colleague opens it with a reason', () =>
    statedReason(browser, customPrfId));

  await test.step('it is signed, while the colleague writes without a connection', async () => {
    await nurse.goOffline();
    await nurse.form.getByRole('textbox', { name: fieldName('Chief complaint') }).fill('Something else');
    await nurse.goTo('patient');
    await nurse.form.getByLabel('Contact number').fill('01632 960123');
    await sign(screen, 'Paramedic');
    await expect(screen.banner).toContainText('Signed');
  });
  const signed = await readRecord(page, customPrfId);

  await test.step("the patient's row changes, the signed record does not", async () => {
    const practice = screen.form.getByLabel('GP practice');
    await screen.goTo('patient');
    const before = await practice.inputValue();
    const { errors } = await callGraphql(
      page,
      'mutation($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { id } } }',
      { input: { id: signed.patientId, gpPractice: 'Moved to Hill Street' } },
    );
    expect(errors).toBeUndefined();
    await screen.openRecord(customPrfId, 'patient');
    await expect(screen.form.getByLabel('Patient name')).toHaveValue(signed.signature?.patient.name ?? '');
    await expect(practice).toHaveValue(before);
  });

  await test.step('no section can be filled in any more', async () => {
    for (const { key } of SECTIONS) {
      await screen.goTo(key);
      await expect(screen.form.getByText('The signed record stays as it is')).toBeVisible();
      await expect(screen.form.locator(ENTRY)).toHaveCount(0);
      await expect(screen.form.getByRole('button', { name: /^(Add|Remove|Change|Strike|Save)/ })).toHaveCount(
        0,
      );
    }
    await screen.goTo('patient');
    await expect(screen.form.locator(ENTRY)).toHaveCount(0);
    await expect(screen.form.getByRole('button', { name: /Patient$/ })).toHaveCount(0);
    await screen.goTo('review');
    await expect(screen.form.getByRole('button', { name: 'Sign PRF' })).toHaveCount(0);
  });

  await test.step('a form that was open elsewhere is told, and what was typed is kept with the record', async () => {
    await nurse.page.context().setOffline(false);
    await nurse.goTo('ROLE');
    await expect(nurse.form.getByRole('alert')).toContainText(LOCKED);
    await nurse.goTo('patient');
    const typed = nurse.form.getByRole('region', {
      name: 'Typed on this device, not part of the signed record',
    });
    const line = typed.getByRole('checkbox', { name: 'Contact number: 01632 960123' });
    await expect(nurse.form.getByLabel('Contact number', { exact: true })).toHaveValue('');
    // The patient's row has changed since: nothing is added to it unseen.
    await expect(line).not.toBeChecked();
    await line.check();
    await typed.getByRole('button', { name: 'Update Patient' }).click();
    await expect(typed).toHaveCount(0);
    await expect(nurse.form.getByLabel('Contact number', { exact: true })).toHaveValue('');
    await expect(nurse.saveState).toHaveText(
      /^Sent, since \d\d:\d\d · Kept with the record: 1 change after the signature$/,
    );
    await nurse.form.getByRole('button', { name: 'Review them' }).click();
    await expect(nurse.form.getByRole('region', { name: /^Edits that came after/ })).toContainText(
      'Something else',
    );
  });

  await test.step('the server refuses every write', async () => {
    const [result] = saveResults(
      await save(page, [commandOf(id, 'incidentDetails', { chief_complaint: 'Forged' }, 1)]),
    );
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_LOCKED' });
    expect(codeOf(await linkPatient(page, id, await anAdult(page)))).toBe('PRF_LOCKED');
    const again = await callGraphql(
      page,
      'mutation($input: SignPrfInput!) { signPrf(input: $input) { prf { id } } }',
      {
        input: {
          ...{ prfId: id, password: PASSWORD, grade: 'Paramedic', strokes: 'M1 1L2 2' },
          seen: { patientId: crypto.randomUUID(), patientVersion: 1, sections: [] },
        },
      },
    );
    expect(codeOf(again)).toBe('PRF_LOCKED');
    const review = await callGraphql(
      page,
      'mutation($id: ID!) { requestPrfReview(input: { prfId: $id }) { prf { id } } }',
      {
        id,
      },
    );
    expect(codeOf(review)).toBe('PRF_LOCKED');
    const [entry] = signed.data['observations']?.['entries'] as readonly { readonly id: string }[];
    const action = await callGraphql(
      page,
      'mutation($input: PrfAlertActionInput!) { recordAlertAction(input: $input) { prfAlert { entryId } } }',
      {
        input: {
          ...{ prfId: id, entryId: entry?.id },
          escalation: { kind: 'patient_refused', reason: 'Afterwards', at: '2024-10-08T01:00:00.000Z' },
        },
      },
    );
    expect(codeOf(action)).toBe('PRF_LOCKED');
    const after = await readRecord(page, customPrfId);
    expect(after.data).toEqual(signed.data);
    expect(after.signature).toEqual(signed.signature);
  });

  await test.step('declared void by an administrator, it says so and stays readable', async () => {
    await expect(screen.form.getByRole('button', { name: 'Entered in error…' })).toHaveCount(0);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const adminPage = await context.newPage();
    await signInAs(adminPage, 'admin');
    const office = new PrfScreen(adminPage);
    await office.openRecord(customPrfId, 'review');
    await office.form.getByRole('button', { name: 'Entered in error…' }).click();
    const dialog = adminPage.getByRole('dialog', { name: 'Declare this record entered in error' });
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('Wrong patient');
    await dialog.getByRole('button', { name: 'Declare entered in error' }).click();
    await expect(dialog).toBeHidden();
    const notice = office.form.getByRole('status').filter({ hasText: 'Entered in error' });
    await expect(notice).toContainText('Wrong patient');
    // Whoever has it open reads the same, by itself.
    await expect(screen.form.getByRole('status').filter({ hasText: 'Entered in error' })).toContainText(
      'Wrong patient',
    );
    await office.goTo('incidentDetails');
    await expect(office.form.getByRole('textbox', { name: fieldName('Chief complaint') })).toHaveValue(
      'Appears intoxicated',
    );
    await context.close();
    const record = await readRecord(page, customPrfId);
    expect(record).toMatchObject({ status: 'void', voidReason: 'Wrong patient' });
    expect(record.data).toEqual(signed.data);
    const [result] = saveResults(
      await save(page, [commandOf(id, 'incidentDetails', { chief_complaint: 'Forged' }, 1)]),
    );
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_VOID' });
  });
});

test('asks about what contradicts before the signature', async ({ page }) => {
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, OVERDOSE, {
    PresentingComplaint: { allergy_status: 'none_known' },
  });
  const patientId = await registered(page, {
    ...{ name: 'Perpetua Quillfeather', dob: '1980-02-01', allergies: 'Penicillin' },
  });
  await linkPatient(page, id, patientId);

  await test.step('without the server the patient is not updated, and what was typed stays', async () => {
    await screen.openRecord(customPrfId, 'patient');
    const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
    await page.context().setOffline(true);
    await details.getByLabel('GP practice').fill('Hill Street');
    await details.getByRole('button', { name: 'Update Patient' }).click();
    // The specification's sentence (section 8).
    await expect(details.getByRole('alert')).toHaveText(
      'You are offline. Please connect to the internet and try again.',
    );
    await expect(details.getByLabel('GP practice')).toHaveValue('Hill Street');
    await page.context().setOffline(false);
    await expect(async () => {
      await details.getByRole('button', { name: 'Update Patient' }).click();
      await expect(details.getByText('Patient updated successfully.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await screen.goTo('review');
  await signWithoutServerFirst(screen, 'Paramedic', [/^Allergies: 'No known allergies'.*Penicillin/]);
  const { signature } = await readRecord(page, customPrfId);
  expect(signature?.acknowledgedWarnings).toEqual(['ALLERGY_STATUS']);
});
