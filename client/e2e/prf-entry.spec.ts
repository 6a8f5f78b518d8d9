import { expect, test, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '@sideline/schema/limits';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { fieldName, localTime, tick } from './prf/catalogue-form';
import { makeRecord } from './prf/made-record';
import { enterEscalation } from './prf/alert-answer';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

const TO_CORRECT = /, since \d\d:\d\d: 1 value to correct/;
const NOT_RECORDABLE = 'Equipment failed';
const box = (scope: Locator, name: string): Locator => scope.getByRole('textbox', { name, exact: true });

/** Opens a record that could be signed as it stands. */
const openReady = async (page: Page): Promise<{ screen: PrfScreen; number: string }> => {
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, FALL_TRANSPORT);
  const screen = new PrfScreen(page);
  await screen.openRecord(customPrfId, 'observations');
  await screen.saved();
  return { screen, number: customPrfId };
};

test('what is no value stays where it was typed, keeps the record from being signed, and is led to', async ({
  page,
}) => {
  const { screen, number } = await openReady(page);
  const missing = screen.form.getByRole('region', { name: /^Needed before signing/ });
  const sign = screen.form.getByRole('button', { name: 'Sign PRF' });

  await test.step('a vital sign out of its limits, through Save set', async () => {
    await box(screen.form, 'Heart rate').fill('88');
    await box(screen.form, 'Temperature').fill('388');
    // What is wrong is said once the press has ended: a message above the button would move it away from under the thumb.
    const save = screen.form.getByRole('button', { name: 'Save set' });
    await save.hover();
    const place = await save.boundingBox();
    await page.mouse.down();
    await expect(box(screen.form, 'Temperature')).not.toBeFocused();
    await expect(screen.form.getByText(/Must be from .+ °C\./)).toHaveCount(0);
    expect(await save.boundingBox()).toEqual(place);
    await page.mouse.up();
    await expect(box(screen.form, 'Temperature')).toBeFocused();
    await expect(box(screen.form, 'Temperature')).toHaveValue('388');
    await expect(screen.form.getByText(/Must be from .+ °C\./)).toBeVisible();
    await expect(screen.saveState).toHaveText(TO_CORRECT);
    const summary = page.getByRole('complementary', { name: 'Summary of this record' });
    await expect(summary.getByRole('region', { name: /^Latest set/ })).toContainText('388 not valid yet');
  });

  await test.step('it is on the review, and the way back is one tap', async () => {
    await screen.goTo('review');
    const line = screen.form.getByRole('button', { name: /Temperature.*“388”: Must be from/ });
    await expect(line).toBeVisible();
    await expect(sign).toBeDisabled();
    await line.click();
    await expect(box(screen.form, 'Temperature')).toBeFocused();
    await screen.goTo('ROLE');
    await screen.saveState.getByRole('button', { name: TO_CORRECT }).click();
    await expect(box(screen.form, 'Temperature')).toBeFocused();
    await box(screen.form, 'Temperature').fill('38.8');
    await screen.form.getByRole('button', { name: 'Save set' }).click();
    await screen.saved();
  });

  await test.step('a row of a list, and its removal can be undone', async () => {
    await screen.goTo('PresentingComplaint');
    const list = screen.form.getByRole('group', { name: 'Medicines that the patient takes', exact: true });
    await list.getByRole('button', { name: /^Add (one|another)/ }).click();
    const row = list.getByRole('group', { name: /^Medicines that the patient takes \d+$/ }).last();
    await row.getByRole('textbox', { name: fieldName('Medicine') }).fill('Ramipril');
    await row.getByRole('textbox', { name: fieldName('Dose') }).fill('5mg');
    await screen.goTo('review');
    await expect(missing).toContainText('“5mg”: Enter a number.');
    await screen.goTo('PresentingComplaint');
    await expect(row.getByRole('textbox', { name: fieldName('Dose') })).toHaveValue('5mg');
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(list.getByText('5mg')).toHaveCount(0);
    await screen.saved();
    await list.getByRole('button', { name: /^Undo/ }).click();
    await expect(row.getByRole('textbox', { name: fieldName('Medicine') })).toHaveValue('Ramipril');
    await expect(row.getByRole('textbox', { name: fieldName('Dose') })).toHaveValue('5mg');
    await row.getByRole('textbox', { name: fieldName('Dose') }).fill('5');
    await screen.goTo('review');
    await screen.saved();
    const { data } = await readRecord(page, number);
    expect(data['PresentingComplaint']?.['current_medicines']).toContainEqual(
      expect.objectContaining({ medicine: 'Ramipril', dose: 5 }),
    );
  });

  await test.step('a dose in its editor, through Done', async () => {
    await screen.goTo('ClinicalInterventions');
    await screen.form
      .getByRole('button', { name: /^Change Drug/ })
      .first()
      .click();
    const dose = screen.form.getByRole('textbox', { name: fieldName('Dose') });
    await dose.fill('5x');
    await screen.form.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(dose).toBeFocused();
    await expect(dose).toHaveValue('5x');
    await dose.fill('5');
    await screen.form.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(dose).toHaveCount(0);
  });

  await test.step('the patient’s details that were typed and not saved', async () => {
    await screen.goTo('patient');
    await box(screen.form, 'Allergies').fill('Penicillin');
    await expect(screen.saveState).toContainText('patient details not saved');
    await screen.goTo('review');
    await expect(missing).toContainText('Patient details');
    await expect(sign).toBeDisabled();
    await missing.getByRole('button', { name: /^Patient details/ }).click();
    await expect(box(screen.form, 'Allergies')).toHaveValue('Penicillin');
    await screen.form.getByRole('button', { name: 'Undo changes' }).click();
    await screen.saved();
  });
});

test('a set that is refused after the pad went on to the next one comes back, with the focus', async ({
  page,
}) => {
  const { screen } = await openReady(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('savePrf') === true) await answered;
    await route.fallback();
  });
  // Only the server can refuse what this device holds to be past.
  await page.clock.setFixedTime(Date.now() + 2 * LIMITS.clockDriftMinutes * 60_000);
  await box(screen.form, 'Heart rate').fill('88');
  await screen.form.getByRole('button', { name: 'Save set' }).click();
  await expect(screen.form.getByRole('region', { name: 'New set' })).toBeVisible();
  await expect(box(screen.form, 'Respiratory rate')).toBeFocused();
  await expect(box(screen.form, 'Heart rate')).toHaveValue('');

  answer();
  const back = screen.form.getByRole('region', { name: /^Change set / });
  await expect(box(back, 'Heart rate')).toHaveValue('88');
  await expect(back.getByText(/This device's clock is \d+ minutes ahead of the server's\./)).toBeInViewport();
  await expect(back.locator('input[aria-invalid="true"]').first()).toBeFocused();
  await page.clock.setFixedTime(Date.now());
});

test('a pressure that is corrected figure by figure is never saved half old, half new', async ({ page }) => {
  const { screen, number } = await openReady(page);
  const pad = screen.form.getByRole('region', { name: /^(New set|Change set \d\d:\d\d)$/ });
  const [systolic, diastolic] = [box(pad, 'Systolic pressure'), box(pad, 'Diastolic pressure')];
  const newest = async (): Promise<unknown> => {
    const entries = (await readRecord(page, number)).data['observations']?.['entries'];
    return Array.isArray(entries) ? (entries as readonly unknown[]).at(-1) : undefined;
  };
  const saysBoth = pad.getByText('The diastolic pressure is higher than the systolic. Check both numbers.');

  await test.step('what can only be wrong waits as a whole, at both boxes', async () => {
    await systolic.fill('120');
    await diastolic.fill('80');
    await pad.getByRole('button', { name: 'Save set' }).click();
    await screen.saved();
    await screen.form
      .getByRole('button', { name: /^Change or strike out set/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: /^Change set/ }).click();
    await expect(systolic).toHaveValue('120');
    await systolic.fill('70');
    await systolic.press('Enter');
    await expect(saysBoth).toHaveCount(2);
    await expect(screen.saveState).toHaveText(/2 values to correct/);
    expect(await newest()).toMatchObject({ bp_systolic: 120, bp_diastolic: 80 });
  });

  await test.step('and is sent together with its other half', async () => {
    await diastolic.fill('50');
    await diastolic.press('Enter');
    await expect(saysBoth).toHaveCount(0);
    await screen.saved();
    expect(await newest()).toMatchObject({ bp_systolic: 70, bp_diastolic: 50, blood_pressure: '70/50' });
  });

  await test.step('a figure that the other made wrong is a value once that one is put right', async () => {
    await diastolic.fill('90');
    await diastolic.press('Enter');
    await expect(pad.getByText('Higher than the systolic. Check both.')).toBeVisible();
    await systolic.fill('140');
    await systolic.press('Enter');
    await screen.saved();
    expect(await newest()).toMatchObject({ bp_systolic: 140, bp_diastolic: 90 });
  });

  await test.step('what the score needs is said of each set in the trend', async () => {
    const row = screen.form.getByRole('row', { name: /^NEWS2/ });
    await expect(row.getByRole('cell').last()).toHaveText(/^NEWS2 incomplete: needs respiratory rate, SpO2/);
  });
});

test('a text whose Other is not chosen any more is kept, marked, and asked about', async ({ page }) => {
  const { screen } = await openReady(page);
  await screen.goTo('ClinicalInterventions');
  const splints = screen.form.locator('[data-field="prf-ClinicalInterventions-splints"]');
  const other = splints.getByRole('checkbox', { name: 'Other', exact: true });
  await tick(other);
  await box(splints, 'Splints: other, in words').fill('A ski pole');
  await tick(other);
  await expect(splints.getByText('Not applicable: Other is not chosen')).toBeVisible();
  await screen.goTo('review');
  const line = screen.form
    .getByRole('group', { name: /^Question: / })
    .filter({ hasText: /text for Other, but Other is not chosen/ });
  await line.getByRole('button', { name: /^Go there/ }).click();
  await expect(box(splints, 'Splints: other, in words')).toBeFocused();
  await box(splints, 'Splints: other, in words').fill('');
  await expect(splints.getByText('Not applicable: Other is not chosen')).toHaveCount(0);
  await screen.goTo('review');
  await expect(line).toHaveCount(0);
});

test('the pad says why a time was refused, takes LO for a glucose, and an alert is in sight everywhere', async ({
  page,
}) => {
  const { screen, number } = await openReady(page);
  // Where the server is slow with its answer the pad is free for the next, and a set that is refused comes back to be changed.
  const pad = screen.form.getByRole('region', { name: /^(New set|Change set \d\d:\d\d)$/ });

  await test.step('a score out of ten is typed as one says it, and a refused figure counts for nothing', async () => {
    const pain = pad.getByRole('group', { name: 'Pain' }).getByRole('textbox');
    await pain.pressSequentially('7/10');
    await pain.press('Enter');
    await expect(pain).toHaveValue('7');
    // What follows the stroke is no glucose.
    await expect(box(pad, 'Glucose')).toHaveValue('');
    const pulse = pad.getByRole('group', { name: 'Pulse' });
    await box(pad, 'Heart rate').fill('80');
    await box(pad, 'Heart rate').press('Tab');
    await expect(pulse).toContainText('NEWS2 points: 0');
    await box(pad, 'Heart rate').fill('1300');
    await box(pad, 'Heart rate').press('Tab');
    await expect(pulse.getByText(/Must be from/)).toBeVisible();
    await expect(pulse).not.toContainText('NEWS2 points');
    await box(pad, 'Heart rate').fill('80');
    await expect(pulse).toContainText('NEWS2 points: 0');
  });

  await test.step('a time to come is refused in words, and the pad stays', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await box(pad, 'Respiratory rate').fill('30');
    await box(pad, 'Respiratory rate').press('Enter');
    await expect(box(pad, 'Taken at')).toHaveValue(/^\d\d:\d\d$/);
    await pad.getByLabel('Taken at: day', { exact: true }).fill(localTime(tomorrow, 'Europe/London').day);
    await pad.getByRole('button', { name: 'Save set' }).click();
    await expect(pad.getByText(/is in the future/)).toBeVisible();
    await expect(screen.saveState).toHaveText(TO_CORRECT);
    await expect(screen.form.getByRole('table').getByRole('columnheader', { name: 'No time' })).toHaveCount(
      0,
    );
    await pad.getByRole('button', { name: 'Taken at: now' }).click();
    await expect(pad.getByText(/is in the future/)).toHaveCount(0);
    const minute = async (): Promise<number> => {
      const [hours, minutes] = (await box(pad, 'Taken at').inputValue()).split(':').map(Number);
      return (hours ?? 0) * 60 + (minutes ?? 0);
    };
    const now = await minute();
    await pad.getByRole('button', { name: 'Taken at: 5 minutes earlier' }).click();
    await expect.poll(minute).toBe((now + 24 * 60 - 5) % (24 * 60));
    await pad.getByRole('button', { name: 'Taken at: 5 minutes earlier' }).click();
    await expect.poll(minute).toBe((now + 24 * 60 - 10) % (24 * 60));
  });

  await test.step('what the meter shows instead of a number', async () => {
    await box(pad, 'Glucose').fill('lo');
    await box(pad, 'Glucose').press('Enter');
    await pad.getByRole('button', { name: 'Save set' }).click();
    await screen.saved();
    const summary = page.getByRole('complementary', { name: 'Summary of this record' });
    await expect(summary.getByRole('region', { name: /^Latest set/ })).toContainText('GlucoseLO');
    await expect(
      screen.form
        .getByRole('row', { name: /^Glucose/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('LO');
    const { data } = await readRecord(page, number);
    expect(data['observations']?.['entries']).toContainEqual(
      expect.objectContaining({ blood_glucose_limit: 'lo' }),
    );
    await pad.getByRole('button', { name: 'Glucose: meter shows HI' }).click();
    await expect(box(pad, 'Glucose')).toHaveValue('HI');
    await box(pad, 'Glucose').fill('24');
  });

  await test.step('what cannot be taken, the other scale of SpO2, and what the score still needs', async () => {
    const tile = (name: string): Locator => pad.locator(`[data-name="${name}"]`);
    for (const name of ['pain_score', 'temperature']) {
      await tile(name)
        .getByRole('button', { name: /: not recordable$/ })
        .click();
      await page.getByRole('menuitem', { name: NOT_RECORDABLE }).click();
      await expect(tile(name)).toContainText(`Not recordable: ${NOT_RECORDABLE}`);
      await expect(tile(name).getByRole('textbox')).toHaveCount(0);
    }
    await tile('temperature')
      .getByRole('button', { name: /^Undo not recordable/ })
      .click();
    await expect(tile('temperature').getByRole('textbox')).toHaveCount(1);

    await pad.getByRole('button', { name: 'Use SpO2 scale 2…' }).click();
    const asked = page.getByRole('dialog', { name: 'SpO2 scale 2' });
    const use = asked.getByRole('button', { name: 'Use scale 2' });
    await expect(use).toBeDisabled();
    await asked.getByRole('textbox', { name: 'Why' }).fill('Confirmed hypercapnia');
    await use.click();
    await expect(pad).toContainText(/SpO2 scale 2, chosen by \w.+: Confirmed hypercapnia/);
    await expect(
      pad.getByRole('status').filter({ hasText: /NEWS2 incomplete: needs|At least/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Patient and record')).toContainText('NEWS2 incomplete');
  });

  await test.step('an alert', async () => {
    for (const [name, value] of [
      ['Respiratory rate', '26'],
      ['SpO2', '91'],
      ['Heart rate', '132'],
      ['Systolic pressure', '95'],
      ['Temperature', '36.5'],
    ] as const) {
      await box(pad, name).fill(value);
    }
    await pad
      .getByRole('radiogroup', { name: /^Air or oxygen/ })
      .getByRole('radio', { name: 'Air' })
      .press('Space');
    await pad
      .getByRole('radiogroup', { name: 'Consciousness' })
      .getByRole('radio', { name: /^V/ })
      .press('Space');
    // Its points stand beside it, as beside the figures.
    await expect(
      pad.getByRole('radiogroup', { name: 'Consciousness (ACVPU) NEWS2 points: 3' }),
    ).toBeVisible();
    await expect(pad.getByRole('status').filter({ hasText: /NEWS2 \d+/ })).toBeVisible();
    await pad.getByRole('button', { name: 'Save set' }).click();
    await screen.saved();
    expect((await readRecord(page, number)).data['observations']?.['entries']).toContainEqual(
      expect.objectContaining({
        spo2_scale: 'scale_2',
        spo2_scale_reason: 'Confirmed hypercapnia',
        not_recordable: [expect.objectContaining({ field: 'pain_score' })],
      }),
    );
    await screen.goTo('SecondarySurvey');
    const callout = screen.form.getByRole('status').filter({ hasText: /NEWS2 \d+, high/ });
    await expect(callout).toContainText('no action recorded');
    await callout.getByRole('button', { name: 'Record the action taken' }).click();
    const answer = screen.form.getByRole('combobox', { name: /NEWS2 \d+, high/ });
    await expect(answer).toBeFocused();
    await enterEscalation(screen.form, answer, 'Coming');
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await screen.goTo('SecondarySurvey');
    await expect(callout).toHaveCount(0);
  });

  await test.step('a set that is struck out before it is done leaves the pad to a new one', async () => {
    await screen.goTo('observations');
    await box(pad, 'Heart rate').fill('71');
    await screen.saved();
    const actions = screen.form.getByRole('button', { name: /^Change or strike out set/ });
    await actions.last().click();
    await page.getByRole('menuitem', { name: /^Strike out set/ }).click();
    const asked = page.getByRole('dialog', { name: /^Strike out: set/ });
    await asked.getByRole('textbox', { name: /^Why/ }).fill('Another patient');
    await asked.getByRole('button', { name: 'Strike out' }).click();
    await expect(box(pad, 'Heart rate')).toHaveValue('');
    await box(pad, 'Heart rate').fill('72');
    await pad.getByRole('button', { name: 'Save set' }).click();
    await screen.saved();
    const entries = (await readRecord(page, number)).data['observations']?.['entries'];
    expect(entries).toContainEqual(
      expect.objectContaining({ heart_rate: 71, void_reason: 'Another patient' }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ heart_rate: 72, void_reason: null }));
    await screen.goTo('SecondarySurvey');
  });

  await test.step('one system was normal, and only that one is said to be', async () => {
    const { data: before } = await readRecord(page, number);
    const normal = screen.form.getByRole('button', { name: /: normal$/ }).first();
    const system = ((await normal.getAttribute('aria-label')) ?? '').replace(/: normal$/, '');
    await normal.click();
    await expect(box(screen.form, system)).toHaveValue(/^Examined, no abnormality found\. .+, .+\.$/);
    await screen.goTo('review');
    await screen.saved();
    const { data } = await readRecord(page, number);
    const added = (section: typeof data) =>
      Object.values(section['SecondarySurvey'] ?? {}).filter((value) => value !== null).length;
    expect(added(data)).toBe(added(before) + 1);
  });

  await test.step('another clinician is asked to review it, and a change takes it back to work', async () => {
    await screen.form.getByRole('button', { name: 'Request review' }).click();
    await expect(
      screen.form.getByText('Another clinician has been asked to review this record.'),
    ).toBeVisible();
    await expect(screen.form.getByRole('button', { name: 'Request review' })).toHaveCount(0);
    expect((await readRecord(page, number)).status).toBe('awaiting_review');
    await screen.goTo('SecondarySurvey');
    await screen.unfold('Scene');
    await box(screen.form, 'Hazards at the scene').fill('A wet floor.');
    await screen.saved();
    await screen.goTo('review');
    await expect(screen.form.getByRole('button', { name: 'Request review' })).toBeVisible();
  });
});
