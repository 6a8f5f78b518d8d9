import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible } from './axe';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { make } from './made-stock';
import { callGraphql } from './prf/stored-record';
import { open, PASSWORD, signInAs } from './sign-in-as';

/** Five ampoules of morphine in a bag of their own, which the nurse saw come in. */
const stockedBag = async (page: Page) => {
  const nurse = await signInAs(page, 'nurse');
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  const [itemId, batchId, bagId] = [newId(), newId(), newId()];
  const tail = itemId.slice(-6);
  const [bag, lot] = [`Locked bag ${tail}`, `M-${tail}`];
  await make(page, 'createStockLocation', { id: bagId, name: bag, type: 'event_kit_bag' });
  await make(page, 'createStockItem', {
    ...{ id: itemId, sku: itemId, name: `Morphine ${tail}`, itemType: 'medicine', drug: 'morphine' },
    ...{ legalClass: 'POM', controlledSchedule: 2, unit: 'ampoule', unitsPerPack: 10 },
    ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, isSingleUse: true },
    storage: 'controlled_drug_safe',
  });
  await make(page, 'createStockBatch', { id: batchId, itemId, lot, expiresOn: '2031-03-31' });
  await make(page, 'adjustStock', {
    ...{ key: newId(), itemId, batchId, locationId: bagId, change: 5, reason: 'opening', note: 'Opened' },
    witness: { userId: nurse.id, secret: PASSWORD },
  });
  const { data } = await callGraphql(page, '{ possibleWitnesses { userId name } }', {});
  const { possibleWitnesses } = data as unknown as { possibleWitnesses: { userId: string; name: string }[] };
  const witness = possibleWitnesses.find(({ userId }) => userId === nurse.id)?.name ?? '';
  return { itemId, bagId, bag, lot, witness };
};

const chooseWitness = async (page: Page, dialog: Locator, name: string): Promise<void> => {
  const who = dialog.getByRole('combobox', { name: 'Witness' });
  await who.click();
  await who.fill(name);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: name }).click();
};

test('a controlled drug of a record is witnessed on the sheet where its lot is chosen', async ({ page }) => {
  const { itemId, bagId, bag, lot, witness } = await stockedBag(page);
  await page.context().clearCookies();
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const { form } = screen;
  await screen.openNew();
  await screen.goTo('ClinicalInterventions');
  await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
  await form.getByRole('combobox', { name: fieldName('Drug') }).fill('morphine sulfate');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await screen.takeFrom(bag);
  await form
    .getByRole('list', { name: 'Lots to choose from' })
    .getByRole('button', { name: new RegExp(lot) })
    .click();
  // One more than the books hold: the record does not wait for stock.
  await form.getByRole('spinbutton', { name: 'Units taken' }).fill('6');
  await screen.saved();

  await form.getByRole('button', { name: 'Witness now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Witness this dose' });
  await chooseWitness(page, dialog, witness);
  await dialog.getByLabel('Their password or code').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Witness dose' }).click();
  await expect(dialog.getByText('This is not the password or code of the witness.').first()).toBeVisible();
  await expectAccessible(page, 'A dose that is witnessed');
  await dialog.getByLabel('Their password or code').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Witness dose' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByText('Witnessed', { exact: true })).toBeVisible();

  const { data } = await callGraphql(
    page,
    `query ($itemId: ID!, $locationId: ID!) { drugRegisterEntries(itemId: $itemId, locationId: $locationId, first: 2) {
       nodes { amountOut unbooked balance witnessedByName } } }`,
    { itemId, locationId: bagId },
  );
  expect(data?.['drugRegisterEntries']).toMatchObject({
    nodes: [
      { amountOut: 0, unbooked: 1, balance: 0, witnessedByName: witness },
      { amountOut: 5, unbooked: 0, balance: 0, witnessedByName: witness },
    ],
  });

  await test.step('what was not in the books is settled, also before a witness', async () => {
    await page.context().clearCookies();
    await signInAs(page, 'admin');
    await open(page, '/inventory/usage-logs');
    await page.getByRole('button', { name: /^Shortages to settle: \d/ }).click();
    const short = page.getByRole('row', { name: new RegExp(bag) });
    await expect(short).toContainText('1 ampoule');
    await short.getByRole('button', { name: /^Settle/ }).click();
    const settling = page.getByRole('dialog', { name: 'Settle this shortage?' });
    await settling.getByRole('radio', { name: /^Nobody knows/ }).check();
    await settling.getByLabel('What did you find?').fill('Never booked in');
    await settling.getByRole('button', { name: 'Settle shortage' }).click();
    const asked = page.getByRole('dialog', { name: 'A controlled drug needs a witness' });
    await chooseWitness(page, asked, witness);
    await asked.getByLabel('Their password or code').fill(PASSWORD);
    await asked.getByRole('button', { name: 'Witness and continue' }).click();
    await expect(short).toHaveCount(0);
  });
});
