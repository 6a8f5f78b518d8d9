import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { make } from './made-stock';
import { callGraphql } from './prf/stored-record';
import { open, PASSWORD, signInAs } from './sign-in-as';

const CONSUMABLE = {
  ...{ itemType: 'consumable', unit: 'each', unitsPerPack: 1, isBatchTracked: true, hasExpiry: true },
  ...{ isSerialised: false, storage: 'ambient', isSingleUse: true },
};
const CONTROLLED = {
  ...CONSUMABLE,
  ...{ itemType: 'medicine', unit: 'ampoule', legalClass: 'POM', controlledSchedule: 2 },
};
const MONITOR = {
  ...CONSUMABLE,
  ...{ itemType: 'equipment', hasExpiry: false, isSerialised: true, serviceIntervalDays: 365 },
};

interface Story {
  readonly itemId: string;
  readonly name: string;
  readonly place: string;
  readonly tail: string;
}

/** An item that nothing is known of yet, and a place that it could be at. */
const begin = async (page: Page, facts: object): Promise<Story> => {
  const [itemId, placeId] = [newId(), newId()];
  const tail = itemId.slice(-6);
  const [name, place] = [`Kept by hand ${tail}`, `Cupboard ${tail}`];
  await make(page, 'createStockItem', { id: itemId, sku: `KH-${tail}`, name, ...facts });
  await make(page, 'createStockLocation', { id: placeId, name: place, type: 'main_storage_box' });
  return { itemId, name, place, tail };
};

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

const act = async (page: Page, row: string, label: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions, ${row}` }).click();
  await page.getByRole('menuitem', { name: label }).click();
};

/** Corrects by the drawer that is open. */
const correct = async (
  page: Page,
  { name }: Story,
  how: 'Counted' | 'Add' | 'Remove',
  quantity: string,
  fill: (drawer: Locator) => Promise<void>,
): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: `Correct the stock of ${name}` });
  await drawer.locator('.ant-segmented-item', { hasText: how }).click();
  await drawer
    .getByRole('spinbutton', {
      name: { Counted: 'Counted', Add: 'How much more', Remove: 'How much less' }[how],
    })
    .fill(quantity);
  await fill(drawer);
  await drawer.getByRole('button', { name: 'Correct stock' }).click();
  await expect(drawer).toHaveCount(0);
};

test('an empty item gets a lot and stock, which is corrected, reversed, quarantined and released', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'admin');
  const story = await begin(page, CONSUMABLE);
  const { itemId, name, place, tail } = story;
  const lot = `L-${tail}`;
  await open(page, `/inventory/items/${itemId}`);
  await expect(page.getByText('No stock available.')).toBeVisible();

  await test.step('a lot', async () => {
    await page.getByRole('tab', { name: 'Lots' }).click();
    await page.getByRole('button', { name: 'Add lot' }).click();
    const drawer = page.getByRole('dialog', { name: `Add a lot of ${name}` });
    await drawer.getByRole('button', { name: 'Add lot' }).click();
    await expect(drawer.getByRole('link', { name: 'Enter the lot number.' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Enter the expiry date.' })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a lot that lacks its number');
    await drawer.getByLabel('Lot number').fill(lot);
    await drawer.getByLabel('Expiry date').fill('31/03/2031');
    await drawer.getByRole('button', { name: 'Add lot' }).click();
    await expect(
      page.getByRole('row', { name: new RegExp(`${lot}.*Not in stock.*31 Mar 2031`) }),
    ).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, lots');
  });

  await test.step('stock', async () => {
    await page.getByRole('tab', { name: 'Stock' }).click();
    await page.getByRole('button', { name: 'Correct stock' }).click();
    const drawer = page.getByRole('dialog', { name: `Correct the stock of ${name}` });
    await choose(drawer, 'Location', place);
    await choose(drawer, 'Lot', lot);
    await expect(
      drawer.getByText('The books say 0 each.').or(drawer.getByText('The books say 0.')),
    ).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a correction');
    await correct(page, story, 'Add', '12', async (open) => {
      await choose(open, 'Reason', 'Opening stock');
      await open.getByLabel('Why are you correcting it?').fill('First count of the cupboard');
    });
    await expect(page.getByRole('row', { name: new RegExp(`${place} ${lot} 31 Mar 2031 12`) })).toBeVisible();
  });

  await test.step('a correction by count', async () => {
    await page.getByRole('button', { name: `Correct the stock of lot ${lot} at ${place}` }).click();
    await correct(page, story, 'Counted', '10', async (open) => {
      await open.getByLabel('Why are you correcting it?').fill('Two were wet');
    });
    await expect(page.getByRole('row', { name: new RegExp(`${place} ${lot} 31 Mar 2031 10`) })).toBeVisible();
  });

  await test.step('a reversal, once', async () => {
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page
      .getByRole('button', { name: `Reverse: 2 × ${name}, lot ${lot}: ${place} → Adjustment` })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Reverse this move?' });
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a reversal');
    await drawer.getByRole('button', { name: 'Reverse move' }).click();
    await expect(drawer.getByRole('link', { name: 'Say why you are reversing this.' })).toBeVisible();
    await drawer.getByLabel('Why are you reversing it?').fill('They had dried');
    await drawer.getByRole('button', { name: 'Reverse move' }).click();
    const moves = page.getByRole('list', { name: `Moves of ${name}, latest first` });
    await expect(moves.getByText(`2 × ${name}, lot ${lot}: Adjustment → ${place}`)).toBeVisible();
    // Neither it nor its reversal can be reversed again; the opening still can.
    await expect(moves.getByText('Reversed', { exact: true })).toBeVisible();
    await expect(moves.getByRole('button', { name: /^Reverse: / })).toHaveCount(1);
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, moves with a reversal');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, all rows' }).click();
    expect((await download).suggestedFilename()).toMatch(/moves.*\.csv$/);
  });

  await test.step('quarantine and release', async () => {
    await page.getByRole('tab', { name: 'Lots' }).click();
    await act(page, lot, 'Put into quarantine');
    const asked = page.getByRole('dialog', { name: `Put ${lot} into quarantine?` });
    await asked.getByLabel('Why?').fill('The box was open');
    await asked.getByRole('button', { name: 'Put into quarantine' }).click();
    const row = page.getByRole('row', { name: new RegExp(lot) });
    await expect(row).toContainText('Quarantined');
    await expect(row).toContainText('The box was open');
    const free = page.locator('dl div', { hasText: 'Free' });
    await expect(free).toContainText('0');
    await act(page, lot, 'Release');
    const release = page.getByRole('dialog', { name: `Release ${lot}?` });
    await release.getByLabel('Why can it be used again?').fill('Checked, all sealed');
    await release.getByRole('button', { name: 'Release' }).click();
    await expect(row).toContainText('Available');
    await expect(free).toContainText('12');
    await free.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Free stock' })).toBeFocused();
    await expect(
      page.getByText(/12.* can be used, 0.* promised to draft transfers, 12.* free/),
    ).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, what is free');
  });

  await test.step('a lot is edited, and staff add one but correct nothing', async () => {
    await page.getByRole('tab', { name: 'Lots' }).click();
    await act(page, lot, 'Edit lot');
    const drawer = page.getByRole('dialog', { name: `Edit ${lot}` });
    await drawer.getByLabel('Cost per unit in pounds').fill('1.25');
    await drawer.getByLabel('Lot number').fill(`${lot}B`);
    await drawer.getByRole('button', { name: 'Save lot' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${lot}B`) })).toBeVisible();
    await page.context().clearCookies();
    await signInAs(page, 'staff');
    await open(page, `/inventory/items/${itemId}?tab=units`);
    await expect(page.getByRole('button', { name: 'Add lot' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Actions, ${lot}B` })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Stock' }).click();
    await expect(page.getByRole('row', { name: new RegExp(place) })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Correct/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect(page.getByRole('button', { name: /^Reverse/ })).toHaveCount(0);
  });
});

test('a controlled drug is corrected and taken back before a witness', async ({ page }) => {
  const nurse = await signInAs(page, 'nurse');
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  const story = await begin(page, CONTROLLED);
  const { itemId, name, place, tail } = story;
  const { data } = await callGraphql(page, '{ possibleWitnesses { userId name } }', {});
  const { possibleWitnesses } = data as unknown as { possibleWitnesses: { userId: string; name: string }[] };
  const who = possibleWitnesses.find(({ userId }) => userId === nurse.id)?.name ?? '';
  const lot = `M-${tail}`;
  await make(page, 'createStockBatch', { id: newId(), itemId, lot, expiresOn: '2031-03-31' });
  await open(page, `/inventory/items/${itemId}`);
  await page.getByRole('button', { name: 'Correct stock' }).click();
  const drawer = page.getByRole('dialog', { name: `Correct the stock of ${name}` });
  await choose(drawer, 'Location', place);
  await choose(drawer, 'Lot', lot);
  await drawer.locator('.ant-segmented-item', { hasText: 'Remove' }).click();
  await drawer.getByRole('combobox', { name: 'Reason' }).click();
  // Its destruction is the register's.
  await expect(page.getByTitle('Lost', { exact: true })).toBeVisible();
  await expect(page.getByTitle('Destroyed', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const witnessed = async (open: Locator): Promise<void> => {
    await choose(open, 'Witness', who);
    await open.getByLabel('Their password or code').fill(PASSWORD);
  };
  await drawer.locator('.ant-segmented-item', { hasText: 'Add' }).click();
  await drawer.getByRole('spinbutton', { name: 'How much more' }).fill('5');
  await choose(drawer, 'Reason', 'Opening stock');
  await drawer.getByLabel('Why are you correcting it?').fill('First count');
  await drawer.getByRole('button', { name: 'Correct stock' }).click();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await witnessed(drawer);
  await drawer.getByRole('button', { name: 'Correct stock' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`${place} ${lot} 31 Mar 2031 5 ampoules`) }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: /^Reverse: 5 ×/ }).click();
  const undoing = page.getByRole('dialog', { name: 'Reverse this move?' });
  await undoing.getByLabel('Why are you reversing it?').fill('Counted in the wrong cupboard');
  await witnessed(undoing);
  await undoing.getByRole('button', { name: 'Reverse move' }).click();
  await expect(page.getByText('Reversed', { exact: true })).toBeVisible();
});

test('equipment is entered by its serial number with its service dates', async ({ page }) => {
  await signInAs(page, 'staff');
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  const { itemId, name, tail } = await begin(page, MONITOR);
  await page.context().clearCookies();
  await signInAs(page, 'staff');
  await open(page, `/inventory/items/${itemId}?tab=units`);
  await page.getByRole('button', { name: 'Add unit' }).click();
  const drawer = page.getByRole('dialog', { name: `Add a unit of ${name}` });
  await drawer.getByLabel('Serial number').fill(`SN-${tail}`);
  await drawer.getByLabel('Next service').fill('01/11/2027');
  await drawer.getByRole('button', { name: 'Add unit' }).click();
  await expect(drawer.getByRole('link', { name: 'Enter the date of the last service too.' })).toBeVisible();
  await drawer.getByLabel('Last service').fill('02/11/2026');
  await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a unit with its service');
  await drawer.getByRole('button', { name: 'Add unit' }).click();
  const row = page.getByRole('row', { name: new RegExp(`SN-${tail}`) });
  await expect(row).toContainText('1 Nov 2027');
  await expect(row).toContainText('No fault');
});

test('what a supplier replaces is received from the page of the return', async ({ page }) => {
  await signInAs(page, 'admin');
  const { itemId, name, place, tail } = await begin(page, CONSUMABLE);
  const [batchId, supplierId, returnId] = [newId(), newId(), newId()];
  const [offerId, orderId] = [newId(), newId()];
  await make(page, 'createStockBatch', { id: batchId, itemId, lot: `B-${tail}`, expiresOn: '2031-03-31' });
  await make(page, 'createSupplier', { id: supplierId, name: `Supplier ${tail}` });
  const { data } = await callGraphql(
    page,
    'query ($text: String) { stockLocations(filter: { text: $text }) { nodes { id } totalCount } }',
    { text: place },
  );
  const { stockLocations } = data as unknown as { stockLocations: { nodes: { id: string }[] } };
  const locationId = stockLocations.nodes[0]?.id;
  await make(page, 'adjustStock', {
    ...{ key: newId(), itemId, batchId, locationId, change: 4, reason: 'opening', note: 'First count' },
  });
  await make(page, 'createSupplierItem', {
    ...{ id: offerId, supplierId, itemId, supplierSku: 'B-1', packQuantity: 4, isPreferred: true },
    packPricePence: 500,
  });
  await make(page, 'createPurchaseOrder', {
    ...{ id: orderId, supplierId, deliveryLocationId: locationId },
    lines: [{ id: newId(), supplierItemId: offerId, packs: 1 }],
  });
  await make(page, 'createStockReturn', {
    ...{ id: returnId, kind: 'to_supplier', fromLocationId: locationId, supplierId, orderId },
    lines: [{ id: newId(), itemId, batchId, quantity: 4 }],
  });
  await make(page, 'stepStockReturn', { id: returnId, action: 'authorise' });
  await make(page, 'stepStockReturn', { id: returnId, action: 'dispatch' });
  await open(page, `/inventory/returns/${returnId}`);
  await page.getByRole('button', { name: /replace/i }).click();
  const drawer = page.getByRole('dialog', { name: /^Receive the replacement/ });
  await drawer.getByRole('button', { name: 'Receive replacement' }).click();
  await expect(drawer.getByRole('link', { name: 'Enter the lot number.' })).toBeVisible();
  await drawer.getByLabel('Lot number').fill(`N-${tail}`);
  await drawer.getByLabel('Expiry date').fill('30/06/2032');
  await expectAccessibleAtEverySize(page, '/inventory/returns/:returnId, a replacement');
  await drawer.getByRole('button', { name: 'Receive replacement' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(`Received: 4 × ${name}, lot N-${tail}`)).toBeVisible();
  await page.getByRole('definition').getByRole('link', { name: /^PO/ }).click();
  const returns = page.getByRole('list', { name: 'Returns and credits' });
  await expect(returns.getByRole('listitem')).toContainText('Replaced');
  await open(page, `/inventory/items/${itemId}`);
  await expect(page.getByRole('row', { name: new RegExp(`${place} N-${tail} 30 Jun 2032 4`) })).toBeVisible();
  await page.getByRole('tab', { name: 'Suppliers' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`Supplier ${tail}.*B-1.*4.*£5.00.*Preferred`) }),
  ).toBeVisible();
  await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, who sells it');
});
