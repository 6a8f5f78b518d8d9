import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { make } from './make';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await field.click();
  await field.fill(option);
  await page.getByTitle(option, { exact: true }).click();
};

interface Stocked {
  readonly tail: string;
  readonly itemId: string;
  readonly item: string;
  readonly store: { readonly id: string; readonly name: string };
  readonly tent: { readonly id: string; readonly name: string };
}

/** An item with two lots of 10 in a store, and a tent that holds none. As an administrator. */
const stock = async (page: Page): Promise<Stocked> => {
  const tail = newId().slice(-6);
  const [itemId, storeId, tentId] = [newId(), newId(), newId()];
  const made = {
    ...{ tail, itemId, item: `Trauma dressing ${tail}` },
    store: { id: storeId, name: `Depot ${tail}` },
    tent: { id: tentId, name: `Tent ${tail}` },
  };
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{ id: itemId, sku: `TD-${tail}`, name: made.item, itemType: 'consumable', unit: 'each' },
    ...{ unitsPerPack: 10, isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient' },
    isSingleUse: true,
  });
  for (const [place, type] of [
    [made.store, 'main_storage_box'],
    [made.tent, 'medical_tent'],
  ] as const)
    await make(page, 'createStockLocation', 'CreateStockLocationInput', { ...place, type });
  for (const [lot, expiresOn] of [
    ['LATE', '2032-03-31'],
    ['SOON', '2031-03-31'],
  ] as const) {
    const batchId = newId();
    await make(page, 'createStockBatch', 'CreateStockBatchInput', {
      ...{ id: batchId, itemId, lot, expiresOn, unitCostPence: 250 },
    });
    await make(page, 'adjustStock', 'AdjustStockInput', {
      ...{ key: newId(), itemId, batchId, locationId: storeId, change: 10, reason: 'opening' },
      note: 'Opening stock',
    });
  }
  return made;
};

test('a transfer leaves by its pick list and arrives in parts, with a discrepancy', async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');
  const { item, store, tent } = await stock(page);
  await signInAs(page, 'staff');

  await test.step('it is drafted between two locations', async () => {
    await open(page, '/inventory/transfer');
    // With nothing chosen, the page shows what waits.
    await expect(page.getByRole('heading', { name: 'To receive' })).toBeVisible();
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('link', { name: 'Choose where it comes from.' })).toBeVisible();
    await choose(page, 'From', store.name);
    await choose(page, 'To', tent.name);
    const shelf = page.getByRole('combobox', { name: `Add stock from ${store.name}` });
    await shelf.click();
    await page.getByTitle(`${item}: 20`).click();
    await page.getByLabel(`Quantity of ${item}`).fill('12');
    await expectAccessibleAtEverySize(page, '/inventory/transfer, one line');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/\/inventory\/transfers\/[\w-]+$/);
  });

  await test.step('its pick list takes the first to expire first, and it is sent', async () => {
    const list = page.getByRole('list', { name: 'Pick list' });
    await expect(list.getByText('10, lot SOON')).toBeVisible();
    await expect(list.getByText('2, lot LATE')).toBeVisible();
    await page.getByRole('button', { name: 'Pick other lots' }).click();
    const picking = page.getByRole('dialog', { name: /^Pick TR-/ });
    await expect(picking.getByText('12 of 12 picked')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/transfers/:transferId, picking');
    await picking.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Send transfer' }).click();
    await expect(page.getByText('In transit', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel transfer' })).toHaveCount(0);
  });

  await test.step('a part arrives, then the rest with what was wrong', async () => {
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: /^Receive TR-/ });
    await drawer.getByLabel(`Quantity received: ${item}, lot LATE`).fill('0');
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('Part received', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await drawer.getByLabel(`Quantity received: ${item}, lot LATE`).fill('1');
    await drawer.getByRole('button', { name: `Something wrong with ${item}, lot LATE` }).click();
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(drawer.getByText('Say what happened.').first()).toBeVisible();
    await drawer.getByLabel('How much').fill('1');
    await drawer.getByLabel('What happened').fill('Fell off the trolley');
    await expectAccessibleAtEverySize(page, '/inventory/transfers/:transferId, receiving');
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('Received', { exact: true })).toBeVisible();
    await expect(page.getByText('Did not arrive')).toBeVisible();
    await expect(page.getByText(/Fell off the trolley/)).toBeVisible();
    await expect(page.getByText(/received the rest of it/)).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/transfers/:transferId, received');
    await open(page, `/inventory/transfers?q=${encodeURIComponent(tent.name)}`);
    await expect(
      page.getByRole('row', { name: new RegExp(`${store.name} ${tent.name} Received`) }),
    ).toBeVisible();
  });
});

test('a return to the supplier is authorised, sent and credited', async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');
  const { item, store, tail } = await stock(page);
  const supplier = `Pier Medical ${tail}`;
  await make(page, 'createSupplier', 'CreateSupplierInput', { id: newId(), name: supplier });
  await open(page, '/inventory/returns');
  await page.getByRole('button', { name: 'New return' }).first().click();
  await choose(page, 'From', store.name);
  await choose(page, 'Supplier', supplier);
  await page.getByRole('combobox', { name: `Add stock from ${store.name}` }).click();
  await page.getByTitle(new RegExp(`^${item}, lot SOON`)).click();
  await expect(page.getByLabel(`Quantity of ${item}, lot SOON`)).toHaveValue('10');
  await page.getByLabel('Reason for return').fill('Wrong size');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/inventory\/returns\/[\w-]+$/);
  await expectAccessibleAtEverySize(page, '/inventory/returns/:returnId, a draft');
  await page.getByRole('button', { name: 'Authorise return' }).click();
  await page.getByRole('button', { name: 'Send return' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send return' }).click();
  await page.getByRole('button', { name: 'Record credit' }).click();
  const dialog = page.getByRole('dialog', { name: /^Record credit/ });
  await dialog.getByLabel('Credit in pounds').fill('25.00');
  await dialog.getByLabel('Credit note number').fill('CN-9');
  await dialog.getByRole('button', { name: 'Record credit' }).click();
  await expect(page.getByText('Credited', { exact: true })).toBeVisible();
  await expect(page.getByText('£25.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close return' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
});

test('lots that expire are moved and destroyed, many at once', async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');
  const { item, itemId, store, tent, tail } = await stock(page);
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [lot, days] of [
    ['NEAR', 40],
    ['PAST', -5],
  ] as const) {
    const batchId = newId();
    await make(page, 'createStockBatch', 'CreateStockBatchInput', {
      ...{ id: batchId, itemId, lot: `${lot} ${tail}`, expiresOn: day(days), unitCostPence: 250 },
    });
    await make(page, 'adjustStock', 'AdjustStockInput', {
      ...{ key: newId(), itemId, batchId, locationId: store.id, change: 3, reason: 'opening' },
      note: 'Opening stock',
    });
  }
  await open(page, `/inventory/expiring-batches?q=${encodeURIComponent(item)}`);
  await page.getByRole('checkbox', { name: `Choose ${item}, lot NEAR ${tail}, at ${store.name}` }).click();
  await expectAccessibleAtEverySize(page, '/inventory/expiring-batches, one chosen');
  await page.getByRole('button', { name: 'Draft for 1' }).click();
  await page.getByRole('menuitem', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should these lots go?' });
  await choose(page, 'To', tent.name);
  await dialog.getByRole('button', { name: 'Draft transfers' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: new RegExp(`TR-\\d+: 1 line, ${store.name} → ${tent.name}`) }),
  ).toBeVisible();
  await open(page, `/inventory/expiring-batches?within=expired&q=${encodeURIComponent(item)}`);
  await page.getByRole('checkbox', { name: `Choose ${item}, lot PAST ${tail}, at ${store.name}` }).click();
  await page.getByRole('button', { name: 'Draft for 1' }).click();
  await page.getByRole('menuitem', { name: /^Destroy/ }).click();
  const made = page.getByRole('link', { name: new RegExp(`RT-\\d+: 1 line, ${store.name} → destruction`) });
  await expect(made).toBeVisible();
  await made.click();
  await expect(page.getByText(`lot PAST ${tail}`, { exact: true }).first()).toBeVisible();
});

test('two people count at once, count again what is far off, and the books follow', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAs(page, 'admin');
  const { item, itemId, store } = await stock(page);
  await open(page, '/inventory/stocktakes');
  await page.getByRole('button', { name: 'New stocktake' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New stocktake' });
  await choose(page, 'Location', store.name);
  const { data } = await callGraphql(
    page,
    '{ staffMembers(filter: { isActive: true }) { userId firstName lastName } }',
    {},
  );
  const colleague = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await colleague.newPage();
  const { id: staffId } = await signInAs(theirs, 'staff');
  const person = (
    data as unknown as { staffMembers: { userId: string; firstName: string; lastName: string }[] }
  ).staffMembers.find(({ userId }) => userId === staffId);
  await choose(page, 'Who counts', `${person?.firstName ?? ''} ${person?.lastName ?? ''}`);
  await page.keyboard.press('Escape');
  await expectAccessibleAtEverySize(page, '/inventory/stocktakes, a new one');
  await drawer.getByRole('button', { name: 'Open stocktake' }).click();
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
  await open(theirs, new URL(page.url()).pathname);
  await expect(theirs.getByText('0 of 2', { exact: true })).toBeVisible();
  const entry = (on: Page, lot: string) =>
    on.getByRole('form', { name: `Count ${item}, lot ${lot} at ${store.name}` });

  await test.step('each counts a lot, and who counts one that is counted is told', async () => {
    await entry(page, 'SOON')
      .getByLabel(/^Counted/)
      .fill('6');
    await entry(page, 'SOON').getByRole('button', { name: 'Save count' }).click();
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await entry(theirs, 'SOON')
      .getByLabel(/^Counted/)
      .fill('7');
    await entry(theirs, 'SOON').getByRole('button', { name: 'Save count' }).click();
    await expect(theirs.getByText(/counted this at/)).toBeVisible();
    await entry(theirs, 'LATE')
      .getByLabel(/^Counted/)
      .fill('10');
    await entry(theirs, 'LATE').getByRole('button', { name: 'Save count' }).click();
    await expect(theirs.getByText('2 of 2', { exact: true })).toBeVisible();
    await expectAccessibleAtEverySize(theirs, '/inventory/stocktakes/:stocktakeId, counted');
    await theirs.getByRole('button', { name: 'Submit count' }).click();
    await expect(theirs.getByText('In review', { exact: true })).toBeVisible();
  });

  await test.step('what is far off is counted again, and then posted', async () => {
    await page.reload();
    await expect(page.getByText('Count again', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Post stocktake' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask for a recount' }).click();
    await entry(page, 'SOON')
      .getByLabel(/^Counted/)
      .fill('7');
    await entry(page, 'SOON').getByRole('button', { name: 'Save count' }).click();
    await expect(page.getByText('3 fewer than expected')).toBeVisible();
    await page.getByRole('button', { name: 'Submit count' }).click();
    await page.getByRole('button', { name: 'Post stocktake' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post stocktake' }).click();
    await expect(page.getByText('Posted', { exact: true })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/stocktakes/:stocktakeId, posted');
    await open(page, `/inventory/items/${itemId}`);
    await expect(page.getByRole('row', { name: `${store.name} SOON 31 Mar 2031 7` })).toBeVisible();
  });
  await colleague.close();
});

test('an event’s stock is replenished, and the overview leads to what waits', async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');
  const { item, itemId, store, tent, tail } = await stock(page);
  const id = newId();
  const event = `Quay Run ${tail}`;
  // Over for days: other journeys count on the demonstration's live event being the last that began.
  const starts = new Date(Date.now() - 3 * 24 * 3_600_000);
  await make(page, 'createEvent', 'CreateEventInput', {
    ...{ id, name: event, timeZone: 'Europe/London', date: starts.toISOString() },
    endsAt: new Date(starts.getTime() + 2 * 3_600_000).toISOString(),
  });
  await make(page, 'setStockRule', 'SetStockRuleInput', {
    ...{ itemId, locationId: tent.id, minimum: 2, par: 8, orderMultiple: 1, replenishFromId: store.id },
  });
  const transferId = newId();
  await make(page, 'createStockTransfer', 'CreateStockTransferInput', {
    ...{ id: transferId, fromLocationId: store.id, toLocationId: tent.id, eventId: id },
    lines: [{ id: newId(), itemId, quantity: 8 }],
  });
  await make(page, 'dispatchStockTransfer', 'DispatchStockTransferInput', { id: transferId });
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { stockTransfer(id: $id) { lines { picks { id batchId } } } }',
    { id: transferId },
  );
  const [pick] = (
    data as unknown as { stockTransfer: { lines: { picks: { id: string; batchId: string }[] }[] } }
  ).stockTransfer.lines.flatMap(({ picks }) => picks);
  await make(page, 'receiveStockTransfer', 'ReceiveStockTransferInput', {
    ...{ id: newId(), transferId, lines: [{ pickId: pick?.id, received: 8 }] },
  });
  await make(page, 'adjustStock', 'AdjustStockInput', {
    ...{ key: newId(), itemId, batchId: pick?.batchId, locationId: tent.id, change: -3, reason: 'wasted' },
    note: 'Opened and not used',
  });

  await open(page, `/events/${id}/replenish`);
  await expect(
    page.getByRole('row', { name: `${item} ${tent.name} 8 0 3 0 0 5 8 3 to send 3 from ${store.name}` }),
  ).toBeVisible();
  await expectAccessibleAtEverySize(page, '/events/:eventId/replenish, three missing');
  await page.getByRole('button', { name: 'Draft for 1 missing' }).click();
  await expect(
    page.getByRole('link', { name: new RegExp(`TR-\\d+: ${store.name} → ${tent.name}`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to draft' })).toBeDisabled();

  await open(page, '/inventory/dashboard');
  await expect(page.getByRole('heading', { name: 'Value of stock' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bags not ready/ })).toHaveAttribute(
    'href',
    '/inventory/bags?ready=no',
  );
  await expectAccessibleAtEverySize(page, '/inventory/dashboard, as an administrator');
  await page.getByRole('link', { name: 'Wasted', exact: true }).click();
  const rows = page.getByRole('dialog', { name: 'Wasted in the last 90 days: Wasted' });
  await expect(rows.getByText(`3 × ${item}`, { exact: false })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/inventory/dashboard, what was wasted');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Transfers to send/ }).click();
  await expect(page).toHaveURL(/transfers\?state=draft/);
  await expect(page.getByRole('row', { name: new RegExp(`${store.name} ${tent.name} Draft`) })).toBeVisible();
  await signInAs(page, 'staff');
  await open(page, '/inventory/dashboard');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Value of stock' })).toHaveCount(0);
});
