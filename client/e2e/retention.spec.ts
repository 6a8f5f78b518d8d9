import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { actOn, answering } from './act-on';
import { answerTo } from './answer-to';
import { expectAccessibleAtEverySize } from './axe';
import { make } from './make';
import { choose } from './prf/catalogue-form';
import { commandOf, registered, save, saveResults } from './prf/made-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

test('a person is held, ruled upon and asked after, all from the pages of retention', async ({ page }) => {
  await signInAs(page, 'admin');
  // A patient of this journey's own: the first of the list may be another's, and restricted.
  await open(page, `/patients/${await registered(page, { name: newName(), dob: '1979-02-03' })}`);
  await page.getByRole('button', { name: 'Retention' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Retention of');
  await page.getByRole('button', { name: 'Set a legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A claim was announced');
  await page.getByRole('dialog').getByRole('button', { name: 'Set a legal hold' }).click();
  await expect(page.getByText('A claim was announced')).toBeVisible();

  await page.getByRole('button', { name: 'Record a ruling' }).click();
  await page.getByLabel('Ruled by').fill('Data protection officer');
  await page.getByLabel('Reference').fill('DPO-1');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for');
  await page.getByRole('button', { name: 'Record ruling' }).click();
  await expect(page.getByText('This record is under a legal hold. Lift the hold first.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessibleAtEverySize(page, '/retention/:patientId');

  const prfId = newId();
  const [record] = saveResults(
    await save(page, [commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Nosebleed' })]),
  );
  await open(page, `/prf/${record?.customPrfId ?? ''}?section=review`);
  await page.getByRole('link', { name: 'Retention' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Retention of ${record?.customPrfId ?? ''}`,
  );
  await page.getByRole('button', { name: 'Mark as a serious incident' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Investigated');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as a serious incident' }).click();
  await expect(page.getByText('For ever')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/retention/record/:prfId');

  const client = `Invoice ${newName()}`;
  await make(page, 'createClient', 'CreateClientInput', {
    ...{ id: newId(), name: client, contactName: 'Sam Field', email: null, phone: null },
  });
  await open(page, `/clients?q=${encodeURIComponent(client)}`);
  await page.getByRole('button', { name: `Actions, ${client}` }).click();
  await page.getByRole('menuitem', { name: 'Legal hold' }).click();
  await expect(page.getByText('Not under a legal hold.')).toBeVisible();
  await page.getByRole('button', { name: 'Set a legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('They dispute an invoice');
  await page.getByRole('dialog').getByRole('button', { name: 'Set a legal hold' }).click();
  await expect(page.getByText('They dispute an invoice')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/retention/:kind/:subjectId');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByText('This list is empty.')).toBeVisible();
  await expectAccessibleAtEverySize(page, '/retention');
  await page.getByRole('button', { name: 'Accounts and clients on hold' }).click();
  const held = page.getByRole('row').filter({ hasText: client });
  await expect(held).toBeVisible();
  await expectAccessibleAtEverySize(page, '/retention, what is held');
  await held.getByRole('link').click();
  await page.getByRole('button', { name: 'Lift the legal hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('They have paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the legal hold' }).click();
  await expect(page.getByText('They have paid')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Retention' }).click();
  await page.getByRole('button', { name: 'Access requests' }).click();
  await page.getByRole('button', { name: 'New request' }).click();
  await page.getByRole('button', { name: 'Record request' }).click();
  await expect(page.getByText('Choose the patient.').first()).toBeVisible();
  await page.getByLabel('A member of staff, or another account').check();
  await page.getByRole('button', { name: 'Record request' }).click();
  await expect(page.getByRole('link', { name: 'Choose the account.' })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/access-requests');
});

test('a breach is noted, its ICO clock is seen, and it is closed once a reason stands', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/retention');
  await page.getByRole('button', { name: 'Breach log' }).click();
  await expect(page.getByText('There are no open breaches.')).toBeVisible();
  await page.getByRole('button', { name: 'New breach' }).click();
  await page.getByRole('button', { name: 'Record breach' }).click();
  for (const missing of ['Say what happened.', 'Choose the kinds of data.', 'Choose whose data it is.'])
    await expect(page.getByRole('link', { name: missing })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a new breach');
  await page.getByRole('textbox', { name: 'What happened' }).fill('A tablet is missing');
  await choose(page.getByRole('combobox', { name: 'Kinds of data' }), 'Health and care records');
  await choose(page.getByRole('combobox', { name: 'Whose data' }), 'Patients');
  // It is noted, and nobody hears of it; what is changed since changes that one.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData()?.includes('"CreateBreach"') ?? false)) return route.continue();
    if ((await answerTo(route)) !== null) await route.abort();
  });
  await page.getByRole('button', { name: 'Record breach' }).click();
  await expect(page.getByText(/The server cannot be reached/).first()).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('textbox', { name: 'What happened' }).fill('A tablet was left on a train');
  await page.getByRole('button', { name: 'Record breach' }).click();
  await expect(page.getByText('This breach is already recorded')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a breach that is noted already');
  await page.getByRole('button', { name: 'Save breach' }).click();
  await expect(page.getByRole('button', { name: /^Actions, A tablet/ })).toHaveCount(1);
  await expect(page.getByText(/^ICO: (72 h 0 min|71 h 5\d min) left$/)).toBeVisible();
  await expectAccessibleAtEverySize(page, '/breaches');

  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions, A tablet was left on a train' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Edit');
  await page.getByRole('textbox', { name: 'Why the ICO was not notified' }).fill('The device was encrypted');
  await page.getByRole('button', { name: 'Save breach' }).click();
  await expect(page.getByText('Nothing is due')).toBeVisible();
  await act('History');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('The device was encrypted');
  await expectAccessibleAtEverySize(page, 'the history of a breach');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await act('Close');
  await page.getByRole('button', { name: 'Close breach' }).click();
  await expect(page.getByText('There are no open breaches.')).toBeVisible();

  // From the bar of the selection it is reopened with a reason, and closed again by undoing that.
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  const tablet = 'A tablet was left on a train';
  await actOn(page, tablet, 'Reopen', /^Reopen 1 breach/, {
    count: 1,
    answer: answering('The tablet was found'),
    check: (dialog) => expect(dialog.getByRole('status')).toHaveText('1 breach open again.'),
  });
  await expect(page.getByText('There are no closed breaches.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo: 1 breach/ }).click();
  await expect(page.getByRole('row', { name: tablet })).toContainText('Closed');
});
