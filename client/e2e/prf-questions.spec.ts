import { expect, test } from '@playwright/test';
import { fieldsOf } from '@sideline/schema/prf/catalogue/catalogue';
import { v7 as newId } from 'uuid';
import { expectAccessible } from './axe';
import { assembleCase } from './cases/case-entries';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { settingOf } from './prf/case-journey';
import { enterFields, frameOf } from './prf/catalogue-form';
import { linkPatient, makeRecord, registered } from './prf/made-record';
import { pdfText, squash } from './prf/pdf-text';
import { PrfScreen } from './prf/prf-screen';
import { downloadPdf, expectNothingMissing, sign } from './prf/review-section';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';
import { newName } from './new-name';

/** The sets of the case, taken of a patient who is alert: their capacity is not in question. */
const alertSets = (): readonly object[] => {
  const { entries } = assembleCase(FALL_TRANSPORT).sections.observations as {
    readonly entries: readonly Readonly<Record<string, unknown>>[];
  };
  return entries.map((set) => ({
    ...Object.fromEntries(
      Object.entries(set).filter(
        ([name]) => name !== 'key' && !name.startsWith('gcs') && !/picture/i.test(name),
      ),
    ),
    id: newId(),
    acvpu: 'A',
  }));
};

const ASKED = 'The patient has capacity, but consent is recorded as unable or in best interests.';
const WHY = 'Agreed by nodding, could not speak';

test('a question is asked beside its field on a phone, answered there, signed for and printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, FALL_TRANSPORT, {
    observations: { entries: alertSets() },
    PrimarySurvey: { consent: 'verbal', capacity_conclusion: 'has_capacity' },
  });
  await linkPatient(page, id, await registered(page, { name: newName(), dob: '1960-02-03' }));
  await screen.openRecord(customPrfId, 'PrimarySurvey');
  const consent = fieldsOf('PrimarySurvey').filter(({ name }) => name === 'consent');
  const place = frameOf(screen.form, { name: 'consent' });
  const question = place.getByRole('group', { name: 'Question: Consent' });
  const enter = (value: string) =>
    enterFields(screen.form, consent, { consent: value }, settingOf(FALL_TRANSPORT));

  await test.step('it appears with the answer that raises it, and goes with that answer', async () => {
    await expect(question).toHaveCount(0);
    await enter('unable');
    await expect(question).toContainText(ASKED);
    await expect(
      screen.form.getByRole('status').getByRole('button', { name: '1 question', exact: true }),
    ).toBeVisible();
    await enter('verbal');
    await expect(question).toHaveCount(0);
    await enter('unable');
    await screen.form.getByRole('button', { name: '1 question', exact: true }).click();
    await expect(question).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, '/prf/:customPrfId, a question beside its field');
  });

  await test.step('the review asks it too, and nobody signs before it is answered', async () => {
    await screen.goTo('review');
    await expect(screen.form.getByRole('button', { name: 'Sign PRF' })).toBeDisabled();
    await screen.form.getByRole('button', { name: 'Go there Consent' }).click();
    await expect(screen.heading('PrimarySurvey')).toBeVisible();
  });

  await test.step('it is answered where it is asked, taken back, and answered in other words', async () => {
    await question.getByRole('button', { name: /^True as recorded/ }).click();
    await question.getByLabel('True as recorded, because').fill('By mistake');
    await question.getByRole('button', { name: 'Save answer' }).click();
    await expect(question).toContainText('True as recorded, because: By mistake');
    await question.getByRole('button', { name: /^Withdraw answer/ }).click();
    await question.getByRole('button', { name: /^True as recorded/ }).click();
    await question.getByLabel('True as recorded, because').fill(WHY);
    await question.getByRole('button', { name: 'Save answer' }).click();
    await screen.saved();
    const { data } = await readRecord(page, customPrfId);
    const answers = data['DispositionOutcome']?.['question_answers'] as readonly Readonly<
      Record<string, unknown>
    >[];
    expect(answers.map(({ rule, reason, void_reason }) => [rule, reason, void_reason ?? null])).toEqual([
      ['CONSENT_UNABLE', 'By mistake', 'The answer was withdrawn.'],
      ['CONSENT_UNABLE', WHY, null],
    ]);
  });

  await test.step('the record is signed, says so when it is read, and on paper', async () => {
    await screen.goTo('review');
    await expect(screen.form).toContainText('Every question is answered.');
    await sign(screen, 'Paramedic');
    const text = await pdfText(await downloadPdf(screen));
    for (const said of [ASKED, WHY, 'Struck through: The answer was withdrawn.'])
      expect(text).toContain(squash(said));
    await screen.goTo('PrimarySurvey');
    await expect(question).toContainText(WHY);
    await expect(question.getByRole('button')).toHaveCount(0);
    await screen.goTo('DispositionOutcome');
    await expect(screen.form.getByRole('list', { name: 'Questions answered' })).toContainText(WHY);
  });
});

test('what is corrected needs no answer', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, FALL_TRANSPORT, {
    observations: { entries: alertSets() },
    PrimarySurvey: { consent: 'unable', capacity_conclusion: 'has_capacity' },
  });
  await linkPatient(page, id, await registered(page, { name: newName(), dob: '1960-02-03' }));
  await screen.openRecord(customPrfId, 'review');
  await expect(screen.form.getByRole('group', { name: 'Question: Consent' })).toContainText(ASKED);
  await screen.goTo('PrimarySurvey');
  const consent = fieldsOf('PrimarySurvey').filter(({ name }) => name === 'consent');
  await enterFields(screen.form, consent, { consent: 'written' }, settingOf(FALL_TRANSPORT));
  await screen.saved();
  await expectNothingMissing(screen);
});

const OWN_MEDICINE = 'Xarelto 20 mg';

test('a patient’s own anticoagulant, by its brand, is asked about after a head injury, answered and printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const conveyed = assembleCase(FALL_TRANSPORT).sections['DispositionOutcome'] ?? {};
  const { id, customPrfId } = await makeRecord(page, FALL_TRANSPORT, {
    observations: { entries: alertSets() },
    PrimarySurvey: { consent: 'verbal', capacity_conclusion: 'has_capacity' },
    // The record itself names no medicine.
    PresentingComplaint: { current_medicines: null, medicines_not_obtained: null },
    clinical_impression: { clinical_impression: ['head_injury'] },
    DispositionOutcome: {
      ...Object.fromEntries(Object.keys(conveyed).map((name) => [name, null])),
      time_left_dc_care: conveyed['time_left_dc_care'],
      discharging_clinician: conveyed['discharging_clinician'],
      worsening_advice_given: true,
    },
  });
  await linkPatient(
    page,
    id,
    await registered(page, { name: newName(), dob: '1950-02-03', medications: OWN_MEDICINE }),
  );
  await screen.openRecord(customPrfId, 'DispositionOutcome');
  const outcome = fieldsOf('DispositionOutcome').filter(({ name }) => name === 'disposition_outcome');
  const place = frameOf(screen.form, { name: 'disposition_outcome' });
  const question = place.getByRole('group', { name: /^Question: / }).filter({
    hasText: `A head injury, and an anticoagulant (${OWN_MEDICINE}, in the patient’s own details).`,
  });
  await expect(question).toHaveCount(0);
  await enterFields(
    screen.form,
    outcome,
    { disposition_outcome: 'discharged_with_advice' },
    settingOf(FALL_TRANSPORT),
  );
  await expect(question).toContainText('Discharged without a scan?');
  await expectAccessible(page, '/prf/:customPrfId, a question about the patient’s own medicine');

  await screen.goTo('review');
  const reviewed = screen.form
    .getByRole('group', { name: /^Question: / })
    .filter({ hasText: `anticoagulant (${OWN_MEDICINE}, in the patient’s own details)` });
  await expect(reviewed).toHaveCount(1);
  await expect(screen.form.getByRole('button', { name: 'Sign PRF' })).toBeDisabled();
  const why = 'The patient refused to go to hospital';
  await reviewed.getByRole('button', { name: /^True as recorded/ }).click();
  await reviewed.getByLabel('True as recorded, because').fill(why);
  await reviewed.getByRole('button', { name: 'Save answer' }).click();
  await expect(screen.form.getByText(`True as recorded, because: ${why}`)).toBeVisible();
  await screen.saved();

  const text = await pdfText(await downloadPdf(screen));
  for (const said of [`A head injury, and an anticoagulant (${OWN_MEDICINE},`, why])
    expect(text).toContain(squash(said));
});

test('why a question has no answer is said at its field, by keyboard, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  await screen.openNew();
  await screen.goTo('PresentingComplaint');
  const place = frameOf(screen.form, { name: 'history_of_presenting_complaint' });
  const button = place.getByRole('button', { name: 'No answer', exact: true });
  const text = place.getByRole('textbox');
  await expect(button).toBeVisible();
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'a new record, reasons beside the fields');
  const offset = async () => ((await text.boundingBox())?.y ?? 0) - ((await place.boundingBox())?.y ?? 0);
  const before = await offset();

  const undo = place.getByRole('button', { name: 'Undo no answer', exact: true });
  await test.step('a reason is chosen and taken back', async () => {
    await button.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Not applicable' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menuitem', { name: 'Not applicable' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await expect(place).toContainText('No answer: ');
    expect(await offset()).toBe(before);
    await screen.saved();
    const { data } = await readRecord(page, await screen.number());
    expect(data['PresentingComplaint']?.['no_value']).toMatchObject([
      { field: 'history_of_presenting_complaint' },
    ]);
    await undo.press('Enter');
    await expect(button).toBeFocused();
  });

  await test.step('beside an answer only that it is roughly known', async () => {
    await text.fill('Fell from the third row');
    await button.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Answered, but only roughly known']);
    await page.getByRole('menuitem').click();
    expect(await offset()).toBe(before);
    await screen.saved();
    const { data } = await readRecord(page, await screen.number());
    expect(data['PresentingComplaint']).toMatchObject({
      history_of_presenting_complaint: 'Fell from the third row',
      no_value: [{ field: 'history_of_presenting_complaint', reason: 'approximate' }],
    });
  });
});
