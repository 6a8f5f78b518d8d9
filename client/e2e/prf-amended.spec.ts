import { expect, test, type Browser } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { OVERDOSE } from './cases/overdose.mapping';
import { diskHasSince } from './device-disk';
import { enterAlarmingSet } from './prf/alarming-set';
import { enterEscalation } from './prf/alert-answer';
import { chooseUnsearched, fieldName } from './prf/catalogue-form';
import { makeRecord } from './prf/made-record';
import { pdfText, squash } from './prf/pdf-text';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql, readRecord } from './prf/stored-record';
import { downloadPdf, sign, signAmendment, signAmendmentOverAnother } from './prf/review-section';
import { open, signInAs, signInByForm, walkTo } from './sign-in-as';

const COMPLAINT = { name: fieldName('Chief complaint') };
const WHY = { name: 'Why are you amending this record?' };
/** About the alert of `enterAlarmingSet`. */
const ACTION = { name: /^NEWS2 14, high.*Action taken\?$/ };

/** A colleague who opened the record for editing before it was signed. */
const colleague = async (browser: Browser, number: string): Promise<PrfScreen> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const screen = new PrfScreen(await context.newPage());
  await signInAs(screen.page, 'nurse');
  await screen.openRecord(number);
  await screen.form.getByRole('button', { name: 'Record a reason' }).click();
  const dialog = screen.page.getByRole('dialog', { name: 'Open this record for editing' });
  await dialog.getByRole('textbox').fill('Took over on scene');
  await dialog.getByRole('button', { name: 'Open for editing' }).click();
  await expect(dialog).toBeHidden();
  return screen;
};

/** The signed record, which has the same sections, stays on the screen until the amendment is there. */
const expectAmending = (screen: PrfScreen): Promise<void> =>
  expect(screen.form.getByText('Amending a signed record')).toBeVisible();

test('a signed record is amended with what came too late, and both versions can be read', async ({
  page,
  browser,
}) => {
  const screen = new PrfScreen(page);
  await signInByForm(page, 'staff');
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  const nurse = await colleague(browser, customPrfId);
  await nurse.goOffline();
  await nurse.form.getByRole('textbox', COMPLAINT).fill('Found unresponsive');
  await screen.openRecord(customPrfId, 'review');
  await sign(screen, 'Paramedic');

  await test.step('what another device sends only now is offered to the signer', async () => {
    await nurse.page.context().setOffline(false);
    await nurse.goTo('ROLE');
    await expect(nurse.saveState).toContainText('Kept with the record');
    await screen.openRecord(customPrfId, 'review');
    const late = screen.form.getByRole('region', { name: /^Edits that came after the signature/ });
    await expect(late.getByRole('row', { name: /^Chief complaint/ })).toContainText('Found unresponsive');
    await late.getByRole('button', { name: 'Add them to an amendment' }).click();
  });

  const changes = screen.form.getByRole('table', { name: 'What this amendment changes' });
  await test.step('the amendment has it, takes more, and is still there after a reload', async () => {
    await expect(changes.getByRole('row')).toHaveCount(2);
    await screen.goTo('incidentDetails');
    await screen.form.getByRole('textbox', { name: fieldName('Location') }).fill('Behind the bus stop');
    await expect(screen.saveState).toHaveText(
      /^On this device, since \d\d:\d\d: amendment of 2 changes, not signed$/,
    );
    await screen.goTo('review');
    const bothChanges = async () => {
      await expect(changes.getByRole('row', { name: /Chief complaint/ })).toContainText(
        'Appears intoxicated',
      );
      await expect(changes.getByRole('row', { name: /Location/ })).toContainText('Behind the bus stop');
    };
    await bothChanges();
    await expectAccessibleAtEverySize(page, '/prf/:customPrfId/amend');
    await page.reload();
    await bothChanges();
  });

  await test.step('what another version says meanwhile is chosen between, and the choice is in the trail', async () => {
    const admin = new PrfScreen(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
    await signInAs(admin.page, 'admin');
    await admin.openRecord(customPrfId, 'review');
    await admin.page.getByRole('link', { name: 'Amend this record' }).click();
    await expectAmending(admin);
    await admin.goTo('incidentDetails');
    await admin.form.getByRole('textbox', COMPLAINT).fill('Unresponsive');
    await admin.form.getByRole('textbox', { name: fieldName('Location') }).fill('Beside the bus stop');
    await admin.goTo('review');
    await admin.form.getByRole('textbox', WHY).fill('As the caller said');
    await signAmendment(admin, 'Team Leader');

    await screen.form.getByRole('textbox', WHY).fill('The nurse saw her');
    await signAmendmentOverAnother(screen, 'Paramedic');
    await screen.goTo('incidentDetails');
    const answers = (label: string) => screen.form.getByRole('group', { name: `${label}: two answers` });
    await answers('Chief complaint').getByRole('button', { name: 'Keep mine' }).click();
    await answers('Location').getByRole('button', { name: 'Take theirs' }).click();
    await expect(screen.saveState).toHaveText(/amendment of 2 changes, not signed$/);
    await screen.goTo('review');
    const chosen = Date.now();
    await screen.form.getByRole('textbox', WHY).fill('The nurse saw her first');
    await diskHasSince(page, chosen);
    await page.reload();
    await expect(screen.saveState).toHaveText(/amendment of 2 changes, not signed$/);
    await signAmendment(screen, 'Paramedic');
    const { id } = await readRecord(page, customPrfId);
    const { data } = await callGraphql(
      admin.page,
      `query Settled($prfId: ID!) {
        auditEntries(filter: { prfId: $prfId, action: "PRF_CONFLICT_SETTLED" }) {
          nodes { description fieldsChanged }
        }
      }`,
      { prfId: id },
    );
    const { nodes } = data?.['auditEntries'] as { readonly nodes: readonly object[] };
    expect(nodes).toHaveLength(2);
    expect(nodes).toEqual(
      expect.arrayContaining([
        { description: 'Kept their own answer', fieldsChanged: ['chief_complaint'] },
        { description: 'Kept the other person’s answer', fieldsChanged: ['incident_location'] },
      ]),
    );
    await admin.page.context().close();
  });

  await test.step('signed, it is the record, and says on paper what it changed and why', async () => {
    await expect(screen.banner).toContainText('Amended');
    await expect(screen.form.getByText('Amended, version 3: The nurse saw her first')).toBeVisible();
    await expect(screen.form.getByRole('region', { name: /^Edits that came after/ })).toHaveCount(0);
    const text = await pdfText(await downloadPdf(screen));
    expect(text).toContain(squash('Incident details: Chief complaint Unresponsive Found unresponsive'));
    await screen.form.getByRole('link', { name: /^Version 1, signed by/ }).click();
    await expect(screen.form.getByText('Version 1 of 3: superseded.')).toBeVisible();
    await screen.goTo('incidentDetails');
    await expect(screen.form.getByRole('textbox', COMPLAINT)).toHaveValue('Appears intoxicated');
  });

  await test.step('the history shows any two versions side by side', async () => {
    await open(page, `/prf/${customPrfId}/history`);
    await expect(page.getByText('amended the record: The nurse saw her first')).toBeVisible();
    for (const [label, version] of [
      ['Earlier version', 'Version 1,'],
      ['Later version', 'Version 3,'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(version);
      await page.keyboard.press('Enter');
    }
    const compared = page.getByRole('table', { name: 'The two versions' });
    await expect(compared.getByRole('row', { name: /Chief complaint/ })).toContainText('Found unresponsive');
    await expect(compared.getByRole('row')).toHaveCount(3);
    await expectAccessibleAtEverySize(page, '/prf/:customPrfId/history');
    const happened = page.getByRole('list', { name: 'What happened, newest first' }).getByRole('listitem');
    await chooseUnsearched(page.getByRole('combobox', { name: 'Section' }), 'Observations');
    await expect(page.getByText('amended the record')).toHaveCount(0);
    await expect(happened.filter({ hasText: 'wrote in Observations' }).first()).toBeVisible();
    await expect(happened.filter({ hasNotText: /(wrote|scores) in Observations/ })).toHaveCount(0);
    await expect(page).toHaveURL(/section=observations/);
  });
});

test('what was done about an alert and came after the signature is the signer’s to take into an amendment', async ({
  page,
  browser,
}) => {
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  const nurse = await colleague(browser, customPrfId);
  await nurse.goTo('observations');
  await nurse.goOffline();
  await enterAlarmingSet(nurse.form);
  await enterEscalation(nurse.form, nurse.form.getByRole('combobox', ACTION), 'Legs raised, doctor called');
  await nurse.form.getByRole('button', { name: 'Record action' }).click();
  await screen.openRecord(customPrfId, 'review');
  await sign(screen, 'Paramedic');
  await nurse.page.context().setOffline(false);
  await nurse.goTo('observations');
  await expect(nurse.saveState).toContainText('Kept with the record');

  await screen.openRecord(customPrfId, 'review');
  const late = screen.form.getByRole('region', { name: /^Edits that came after the signature/ });
  await expect(late.getByRole('row', { name: /Action on the alert \(14\)/ })).toContainText(
    'Legs raised, doctor called',
  );
  await expectAccessible(page, '/prf/:customPrfId');
  await late.getByRole('button', { name: 'Add them to an amendment' }).click();
  await expectAmending(screen);
  await screen.goTo('observations');
  await expect(screen.form.getByRole('combobox', { name: /Action taken\?$/ })).toHaveCount(0);
  await screen.goTo('review');
  await screen.form.getByRole('textbox', WHY).fill('It came too late');
  await signAmendment(screen, 'Paramedic');
  await expect(screen.banner).toContainText('Amended');
  await expect(late).toHaveCount(0);
  await nurse.page.context().close();

  await test.step('left with nothing but its reason, an amendment asks first and is gone on with', async () => {
    const reason = screen.form.getByRole('textbox', WHY);
    const goOn = screen.page.getByRole('link', { name: 'Continue the amendment' });
    await screen.page.getByRole('link', { name: 'Amend this record' }).click();
    await expectAmending(screen);
    await screen.goTo('review');
    await reason.fill('Left out');
    await screen.page.getByRole('button', { name: 'Leave amendment…' }).click();
    const dialog = screen.page.getByRole('dialog', { name: 'Leave this amendment?' });
    await expect(dialog).toContainText('It has 1 change that nobody has signed.');
    await dialog.getByRole('button', { name: 'Keep them on this device' }).click();
    await goOn.click();
    await expectAmending(screen);
    await screen.goTo('review');
    await expect(reason).toHaveValue('Left out');
  });
});

test('what was typed about an alert of a record that was signed meanwhile is taken into an amendment', async ({
  page,
  browser,
}) => {
  const screen = new PrfScreen(page);
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const tablet = new PrfScreen(await context.newPage());
  await signInAs(tablet.page, 'staff');
  await tablet.openRecord(customPrfId, 'observations');
  await tablet.goOffline();
  await enterAlarmingSet(tablet.form);
  await enterEscalation(tablet.form, tablet.form.getByRole('combobox', ACTION), 'Legs raised, doctor called');
  await screen.openRecord(customPrfId, 'review');
  await sign(screen, 'Paramedic');

  await context.setOffline(false);
  await tablet.goTo('observations');
  await tablet.form.getByRole('button', { name: 'Add it to an amendment' }).click();
  await expect(tablet.form.getByRole('alert').filter({ hasText: 'Legs raised' })).toContainText(
    'Record it, or discard it.',
  );
  // The set that it is about came too late as well.
  await walkTo(tablet.page, `/prf/${customPrfId}?section=review`);
  await tablet.form.getByRole('button', { name: 'Add them to an amendment' }).click();
  await expectAmending(tablet);
  await tablet.goTo('observations');
  await expect(tablet.form.getByRole('textbox', { name: 'Their answer' })).toHaveValue(
    'Legs raised, doctor called',
  );
  await context.close();
});
