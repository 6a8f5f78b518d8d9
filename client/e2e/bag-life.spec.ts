import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { make } from './made-stock';
import { open, signInAs } from './sign-in-as';

const choose = async (within: Locator, label: string, option: string): Promise<void> => {
  const list = within.getByRole('combobox', { name: label });
  await list.click();
  await list.fill(option);
  await within
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
    .first()
    .click();
};

/** A lot of aspirin in a store, and a kit that holds four of it. */
const shelf = async (page: Page) => {
  const [itemId, placeId, kitId, bagId] = [newId(), newId(), newId(), newId()];
  const tail = itemId.slice(-6);
  const names = {
    ...{ drug: `Aspirin tablets ${tail}`, lot: `L-${tail}` },
    ...{ store: `Store ${tail}`, bag: `Crew bag ${tail}` },
  };
  await make(page, 'createStockLocation', { id: placeId, name: names.store, type: 'main_storage_box' });
  await make(page, 'createStockItem', {
    ...{ id: itemId, sku: itemId, name: names.drug, itemType: 'medicine', drug: 'aspirin', unit: 'tablet' },
    ...{ unitsPerPack: 1, isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient' },
    isSingleUse: true,
  });
  const batchId = newId();
  await make(page, 'createStockBatch', { id: batchId, itemId, lot: names.lot, expiresOn: '2031-03-31' });
  await make(page, 'adjustStock', {
    ...{ key: newId(), itemId, batchId, locationId: placeId, change: 10, reason: 'opening', note: 'Opened' },
  });
  await make(page, 'createKit', { id: kitId, name: `Kit ${tail}`, lines: [{ itemId, quantity: 4 }] });
  await make(page, 'createBag', {
    ...{ id: bagId, name: names.bag, kitId, homeId: placeId, checkEveryDays: 28 },
  });
  return { ...names, tail, itemId, bagId };
};

test('a bag is built, checked, drawn from, brought back, and found by the recall of what was in it', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'admin');
  const { drug, lot, store, bag, tail, itemId, bagId } = await shelf(page);
  const state = (words: string): Locator => page.getByText(words, { exact: true });
  let customPrfId = '';

  await test.step('built from its kit', async () => {
    await open(page, `/inventory/bags/${bagId}`);
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    const packing = page.getByRole('dialog', { name: `Pack ${bag}` });
    await packing.getByRole('button', { name: 'Pack bag' }).click();
    await expect(packing).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(drug) })).toContainText('4');
  });

  await test.step('checked and sealed', async () => {
    await page.getByRole('button', { name: 'Check bag' }).click();
    await page.getByRole('button', { name: 'All present: Loose in the bag' }).click();
    await page.getByLabel('Seal number').fill(`S-${tail}`);
    await page.getByRole('button', { name: 'Finish check' }).click();
    await expect(state('Ready')).toBeVisible();
  });

  await test.step('issued', async () => {
    await page.getByRole('button', { name: 'Issue bag' }).click();
    const drawer = page.getByRole('dialog', { name: `Issue ${bag}` });
    await choose(drawer, 'Person', 'Callum Thistlewood');
    await drawer.getByRole('button', { name: 'Issue bag' }).click();
    await expect(state('Out')).toBeVisible();
  });

  await test.step('a dose of a record is taken from it', async () => {
    const screen = new PrfScreen(page);
    const { form } = screen;
    await screen.openNew();
    await screen.goTo('ClinicalInterventions');
    await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
    await form.getByRole('combobox', { name: fieldName('Drug') }).fill('aspirin');
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await screen.takeFrom(bag);
    await form
      .getByRole('list', { name: 'Lots to choose from' })
      .getByRole('button', { name: new RegExp(lot) })
      .click();
    await form.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(form.getByText(`Lot number: ${lot}`)).toBeVisible();
    await screen.saved();
    customPrfId = await screen.number();
  });

  await test.step('brought back, with what was used no longer in it', async () => {
    await open(page, `/inventory/bags/${bagId}`);
    await expect(page.getByRole('row', { name: new RegExp(drug) })).toContainText('3');
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(state('Returned')).toBeVisible();
  });

  await test.step('the recall of the lot finds the bag, the store and the record', async () => {
    await open(page, `/inventory/items/${itemId}`);
    await page.getByRole('link', { name: `Recall lot ${lot} at ${bag}` }).click();
    const drawer = page.getByRole('dialog', { name: 'New recall' });
    await drawer.getByLabel('Title').fill(`Wrong strength ${tail}`);
    await drawer.getByLabel('Notice reference').fill('EL(26)A/14');
    await choose(drawer, 'Class', 'Class 1');
    await choose(drawer, 'What to do with the stock', 'Stop using');
    await drawer.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Activate recall' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate recall' }).click();
    await expect(page.getByText('0 of 3 lines settled')).toBeVisible();
    const row = (words: string): Locator => page.getByRole('row', { name: new RegExp(words) });
    await expect(row(`Stock.*${bag}.*3 tablets`)).toBeVisible();
    await expect(row(`Stock.*${store}.*6 tablets`)).toBeVisible();
    await expect(row(`Patient.*${customPrfId}.*1 tablet`)).toBeVisible();
  });

  await test.step('every line is settled, and the bag is not ready while it holds the lot', async () => {
    for (const [line, done] of [
      [`Stock, ${bag}`, 'Set aside and labelled'],
      [`Stock, ${store}`, 'Set aside and labelled'],
      [`Patient, ${customPrfId}`, 'The patient has been informed'],
    ] as const) {
      await page.getByRole('button', { name: `Actions, ${line}` }).click();
      await page.getByRole('menuitem', { name: 'Settle line' }).click();
      const drawer = page.getByRole('dialog', { name: /^Settle/ });
      await choose(drawer, 'What was done', done);
      await drawer.getByRole('button', { name: 'Settle line' }).click();
      await expect(drawer).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Close recall' }).click();
    await expect(state('Closed')).toBeVisible();
    await open(page, `/inventory/bags/${bagId}`);
    await expect(page.getByText(/recalled/i).first()).toBeVisible();
  });
});
