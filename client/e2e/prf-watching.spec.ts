import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible } from './axe';
import { enterEscalation } from './prf/alert-answer';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

test.use({ viewport: { width: 390, height: 844 } });

const HOUR_MS = 3_600_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
/** Two hours old: what calls for a set every hour has been overdue for an hour. */
const TAKEN = {
  date_time: ago(2 * HOUR_MS),
  oxygen_saturation: 98,
  supplemental_o2: false,
  acvpu: 'A',
};
const LACKING = { ...TAKEN, respiratory_rate: 25, bp_systolic: 100, bp_diastolic: 60, heart_rate: 80 };

/** A record with one set, of a patient of the journey's own. */
const observed = async (
  page: Page,
  set: object,
  patient: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const id = newId();
  const results = saveResults(
    await save(page, [commandOf(id, 'observations', { entries: [{ id: newId(), ...set }] })]),
  );
  await linkPatient(page, id, await registered(page, patient));
  return results[0]?.customPrfId ?? '';
};

test('an incomplete set and a child alert by what is known, are closed with whom and when, and the next set is chased', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const adult = await observed(page, LACKING, { name: 'Perpetua Lackaday', dob: '1980-02-03' });
  const child = await observed(
    page,
    { ...TAKEN, heart_rate: 165 },
    { name: 'Peregrine Lackaday', dob: ago(4.5 * 365 * 24 * HOUR_MS).slice(0, 10) },
  );

  await test.step('what an incomplete set reaches is shown as a minimum, and alerts', async () => {
    await screen.openRecord(adult, 'observations');
    const minimum = screen.banner.locator('.prf-news');
    await expect(minimum).toContainText('NEWS2: at least 5');
    // On a phone the badge has two lines: the figure is on one of them, and not cut off below.
    expect(await minimum.evaluate((badge) => badge.scrollHeight - badge.clientHeight)).toBeLessThanOrEqual(0);
    await expect(screen.banner).toContainText(/Observations overdue 1 h \d+ min/);
    const alert = screen.form.getByRole('combobox', {
      name: /^Incomplete NEWS2, at least 5 at \d\d:\d\d\. Action taken\?$/,
    });
    await enterEscalation(screen.form, alert, '');
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await expect(screen.form.getByText('Enter the answer.')).toBeVisible();
    await expectAccessible(page, '/prf/:customPrfId');
    await screen.form.getByRole('textbox', { name: 'Their answer' }).fill('Coming now');
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await expect(alert).toHaveCount(0);
    await screen.saved();
    expect(await readRecord(page, adult)).toMatchObject({
      data: { observations: { entries: [{ news2: { total: null } }] } },
    });
  });

  await test.step('a child has no NEWS2: its own ranges alert, and a parent’s concern', async () => {
    await screen.openRecord(child, 'observations');
    await expect(screen.banner).toContainText('NEWS2 not valid');
    const alert = (name: RegExp) => screen.form.getByRole('combobox', { name });
    await enterEscalation(screen.form, alert(/^Red sign: pulse at/), 'Coming now');
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await expect(alert(/Action taken\?$/)).toHaveCount(0);
    await screen.form.getByRole('button', { name: /^Change or strike out set/ }).click();
    await page.getByRole('menuitem', { name: /^Change set/ }).click();
    await expect(
      screen.form.getByText(/^Sideline has no early warning score that is valid under 16/).first(),
    ).toBeVisible();
    await screen.form
      .getByRole('radiogroup', { name: 'Parent or carer is concerned' })
      .getByRole('radio', { name: 'Yes' })
      .press('Space');
    await expect(alert(/^Red sign: pulse, parent or carer is concerned at/)).toBeVisible();
    await expectAccessible(page, '/prf/:customPrfId');
    await screen.saved();
  });

  await test.step('the list of open records says both, and that the next sets are overdue', async () => {
    await open(page, '/open-prfs?q=Lackaday');
    const rows = page.getByRole('listitem').filter({ hasText: 'Lackaday' });
    await expect(rows.filter({ hasText: 'Perpetua' })).toContainText(
      'NEWS2 incomplete: at least 5; temperature missing',
    );
    await expect(rows.filter({ hasText: 'Peregrine' })).toContainText(
      'NEWS2 not valid: the patient is under 16',
    );
    await expect(rows.filter({ hasText: 'Peregrine' })).toContainText('Alert: action to record');
    for (const row of await rows.all()) await expect(row).toContainText(/Observations overdue/);
    await expectAccessible(page, '/open-prfs');
  });
});
