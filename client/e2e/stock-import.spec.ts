import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { make } from './make';
import { open, signInAs } from './sign-in-as';

const choose = async (page: Page, name: string, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (another )?file$/ }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
};

test('a file of items is looked at row by row, and imported once it is right', async ({ page }) => {
  const tail = newId().slice(-6);
  await signInAs(page, 'admin');
  await open(page, '/inventory/items');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import stock' })).toBeVisible();
  const good = `IMP-${tail},Trauma shears ${tail},Equipment,each,No,No`;
  const heads = 'SKU,Name,Type,Unit,Tracks lots,Has expiry date';
  await choose(page, 'items.csv', `${heads}\n${good}\nIMQ-${tail},Cling film,Toy,each,No,No\n`);
  const outcome = page.getByRole('main').getByRole('status');
  await expect(outcome).toHaveText(/1 to create, 1 with an error/);
  await expect(page.getByText(/^Type: ‘Toy’ is not one of: Consumable/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await expectAccessibleAtEverySize(page, '/inventory/import, with an error');
  await choose(page, 'items.csv', `${heads}\n${good}\n`);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported: 1 created.')).toBeVisible();
  await choose(page, 'items.csv', `${heads}\n${good}\n`);
  await expect(outcome).toHaveText(/1 unchanged/);
  await open(page, `/inventory/items?q=IMP-${tail}`);
  await expect(page.getByRole('link', { name: `Trauma shears ${tail}` })).toBeVisible();
});

test('stock is counted without a connection, and what moved meanwhile is counted again', async ({
  page,
  context,
}) => {
  test.slow();
  const tail = newId().slice(-6);
  const [itemId, locationId, stocktakeId] = [newId(), newId(), newId()];
  const item = `Foil blanket ${tail}`;
  await signInAs(page, 'admin');
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{ id: itemId, sku: `FB-${tail}`, name: item, itemType: 'consumable', unit: 'each', unitsPerPack: 1 },
    ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
  });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: locationId, name: `Depot ${tail}`, type: 'main_storage_box' },
  });
  const lots = { SOON: newId(), LATE: newId() };
  const move = (batchId: string, change: number) =>
    make(page, 'adjustStock', 'AdjustStockInput', {
      ...{ key: newId(), itemId, batchId, locationId, change, note: 'Shelf' },
      reason: change > 0 ? 'found' : 'lost',
    });
  for (const [lot, id] of Object.entries(lots)) {
    await make(page, 'createStockBatch', 'CreateStockBatchInput', {
      id,
      itemId,
      lot,
      expiresOn: '2031-03-31',
    });
    await move(id, 10);
  }
  await make(page, 'createStocktake', 'CreateStocktakeInput', {
    ...{ id: stocktakeId, scope: 'place', locationId, counterIds: [] },
  });
  await make(page, 'stepStocktake', 'StepStocktakeInput', { id: stocktakeId, action: 'start' });
  const path = `/inventory/stocktakes/${stocktakeId}`;
  await open(page, path);
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
  const entry = (lot: string) =>
    page.getByRole('form', { name: `Count ${item}, lot ${lot} at Depot ${tail}` });
  const count = async (lot: string, quantity: string) => {
    await entry(lot)
      .getByLabel(/^Counted/)
      .fill(quantity);
    await entry(lot).getByRole('button', { name: 'Save count' }).click();
  };

  await test.step('counts are kept on the device', async () => {
    await context.setOffline(true);
    await expect(page.getByText('No connection. You can continue counting.')).toBeVisible({
      timeout: 30_000,
    });
    await count('SOON', '9');
    await count('LATE', '8');
    await expect(page.getByText('2 counts have not been sent.')).toBeVisible();
    await expect(page.getByText('9 counted, not sent')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/stocktakes/:stocktakeId, without a connection');
  });

  await test.step('what moved meanwhile is refused with why, and the rest is sent', async () => {
    // A colleague takes some of one lot, by way of another connection.
    const response = await page.context().request.post('/graphql', {
      data: {
        query:
          'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { stockPosted { postingId } } }',
        variables: {
          input: {
            ...{ key: newId(), itemId, batchId: lots.LATE, locationId, change: -1, note: 'Taken' },
            reason: 'lost',
          },
        },
      },
    });
    expect(await response.json()).not.toHaveProperty('errors');
    await context.setOffline(false);
    await expect(
      page.getByText(`Stock of ${item} has moved since it was counted.`, { exact: false }),
    ).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Discard count' }).click();
    await count('LATE', '9');
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  });
});

test('stock that is not listed is counted without a connection, and named when there is one', async ({
  page,
  context,
}) => {
  test.slow();
  const tail = newId().slice(-6);
  const [listedId, foundId, locationId, stocktakeId] = [newId(), newId(), newId(), newId()];
  const [listed, found] = [`Tape ${tail}`, `Eye pad ${tail}`];
  await signInAs(page, 'admin');
  for (const [id, sku, name] of [
    [listedId, `TP-${tail}`, listed],
    [foundId, `EP-${tail}`, found],
  ])
    await make(page, 'createStockItem', 'CreateStockItemInput', {
      ...{ id, sku, name, itemType: 'consumable', unit: 'each', unitsPerPack: 1, isBatchTracked: true },
      ...{ hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
    });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: locationId, name: `Cellar ${tail}`, type: 'main_storage_box' },
  });
  const lots = { listed: newId(), found: newId() };
  for (const [id, itemId, lot] of [
    [lots.listed, listedId, 'T1'],
    [lots.found, foundId, 'E1'],
  ])
    await make(page, 'createStockBatch', 'CreateStockBatchInput', {
      id,
      itemId,
      lot,
      expiresOn: '2031-03-31',
    });
  await make(page, 'adjustStock', 'AdjustStockInput', {
    ...{ key: newId(), itemId: listedId, batchId: lots.listed, locationId, change: 10, note: 'Shelf' },
    reason: 'found',
  });
  await make(page, 'createStocktake', 'CreateStocktakeInput', {
    ...{ id: stocktakeId, scope: 'place', locationId, counterIds: [] },
  });
  await make(page, 'stepStocktake', 'StepStocktakeInput', { id: stocktakeId, action: 'start' });
  await open(page, `/inventory/stocktakes/${stocktakeId}`);
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
  // The page has its copy once nothing more is asked for.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const add = page.getByRole('button', { name: 'Count something that is not listed' });
  await expect(add).toBeVisible({ timeout: 30_000 });
  const enter = async (sku: string, lot: string, quantity: string) => {
    await add.click();
    await page.getByLabel('Barcode or SKU').fill(sku);
    await page.getByLabel('Lot, if it has one').fill(lot);
    await page.getByLabel('Counted', { exact: false }).last().fill(quantity);
    await page.getByRole('button', { name: 'Keep this count' }).click();
  };
  await add.click();
  await page.getByRole('button', { name: 'Keep this count' }).click();
  await expect(page.getByRole('link', { name: 'Enter the barcode or the SKU.' })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/inventory/stocktakes/:stocktakeId, counting what is not listed');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await enter(`EP-${tail}`, 'e1', '4');
  await enter(`EP-${tail}`, 'E9', '2');
  const waiting = page.getByRole('list', { name: 'Not listed, and not sent' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);

  await context.setOffline(false);
  await expect(
    page.getByText(`Lot E9 of ${found} is not known yet. Enter it on the item’s page, then count it again.`),
  ).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Discard count' }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(page.getByText(`${found}, lot E1`).first()).toBeVisible();
  await expect(page.getByText('4 more than expected')).toBeVisible();
});
