import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const make = async (page: Page, mutation: string, type: string, input: object): Promise<void> => {
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};

/** A GTIN-14 with its check digit, different each time. */
const newGtin = (): string => {
  const body = `095213${String(Date.now()).slice(-7)}`;
  const sum = [...body].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return body + String((10 - (sum % 10)) % 10);
};

/** A scanner's keys come faster than any person's: all in one turn of the page. */
const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, code);

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.getByTitle(option, { exact: true }).click();
};

test('stock is bought from an empty shelf to a received order', async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');
  const tail = newId().slice(-6);
  const [itemId, placeId] = [newId(), newId()];
  const gtin = newGtin();
  const names = {
    item: `Chest seal ${tail}`,
    place: `Empty shelf ${tail}`,
    dock: `Loading dock ${tail}`,
    supplier: `Quay Medical ${tail}`,
  };
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{
      id: itemId,
      sku: `CS-${tail}`,
      name: names.item,
      barcode: gtin,
      itemType: 'consumable',
      unit: 'each',
    },
    ...{ unitsPerPack: 10, isBatchTracked: true, hasExpiry: true, isSerialised: false, storage: 'ambient' },
    ...{ isSingleUse: true, minShelfLifeDays: 90 },
  });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: placeId, name: names.place, type: 'main_storage_box' },
  });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: newId(), name: names.dock, type: 'main_storage_box' },
    deliveryAddress: '9 Pier Approach\nHarrowmere',
  });
  await make(page, 'setStockRule', 'SetStockRuleInput', {
    ...{ itemId, locationId: placeId, minimum: 5, par: 20, orderMultiple: 1 },
  });

  await test.step('a supplier is entered, with what it sells and what that costs', async () => {
    await open(page, '/inventory/suppliers');
    await page.getByRole('button', { name: 'New supplier' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New supplier' });
    await drawer.getByRole('button', { name: 'Create supplier' }).click();
    await expect(drawer.getByRole('link', { name: 'Give the supplier a name.' })).toBeVisible();
    await drawer.getByLabel('Name', { exact: false }).first().fill(names.supplier);
    await drawer.getByLabel('Lead time in days').fill('4');
    await drawer.getByLabel('E-mail').fill('orders@quay.example');
    await expectAccessibleAtEverySize(page, '/inventory/suppliers, a new one');
    await drawer.getByRole('button', { name: 'Create supplier' }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(names.supplier);
    await page.getByRole('link', { name: names.supplier }).click();
    await expect(page).toHaveURL(/supplier-items\?supplier=/);

    await page.getByRole('button', { name: 'Add supplier item' }).first().click();
    const offer = page.getByRole('dialog', { name: 'Add supplier item' });
    await offer.getByRole('searchbox', { name: 'Item' }).fill(names.item);
    await offer.getByRole('button', { name: names.item }).click();
    await offer.getByLabel('Their code').fill('QM-77');
    await offer.getByLabel('Units in a pack').fill('10');
    await offer.getByLabel('Price per pack in pounds').fill('12.50');
    await offer.getByText('Order from this supplier when the item is low').click();
    await offer.getByRole('button', { name: 'Add supplier item' }).click();
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: `Actions, ${names.item} from ${names.supplier}` }).click();
    await page.getByRole('menuitem', { name: 'Prices' }).click();
    const prices = page.getByRole('dialog', { name: /^Prices of/ });
    await expect(prices.getByRole('row', { name: /£12\.50/ })).toBeVisible();
    await expect(prices.getByRole('figure')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/supplier-items, prices');
    await prices.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what is low becomes a draft in one press, and is not drafted twice', async () => {
    await open(page, `/inventory/low-stock?q=${encodeURIComponent(names.item)}`);
    await page.getByRole('checkbox', { name: `Order ${names.item} for ${names.place}` }).click();
    await expectAccessibleAtEverySize(page, '/inventory/low-stock, one chosen');
    await page.getByRole('button', { name: 'Draft orders for 1' }).click();
    await expect(
      page.getByRole('link', { name: new RegExp(`PO-\\d+: 1 line from ${names.supplier}`) }),
    ).toBeVisible();
    await expect(page.getByText('On order', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Order ${names.item} for ${names.place}` })).toHaveCount(
      0,
    );
    await page.getByRole('link', { name: /PO-\d+: 1 line/ }).click();
    await expect(page.getByText('2 packs of 10')).toBeVisible();
  });

  await test.step('its lines follow where it is delivered, and its address is on it', async () => {
    await expect(page.getByRole('link', { name: 'None. Enter one under Locations.' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit draft' }).click();
    await choose(page, 'Deliver to', names.dock);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(`for ${names.dock}`, { exact: false }).first()).toBeVisible();
    await expect(page.getByText(`for ${names.place}`, { exact: false })).toHaveCount(0);
    await expect(page.getByText('9 Pier Approach')).toBeVisible();
    await page.getByRole('button', { name: 'Edit draft' }).click();
    await choose(page, 'Deliver to', names.place);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(`for ${names.place}`, { exact: false }).first()).toBeVisible();
  });

  await test.step('it is submitted, approved and ordered by mail', async () => {
    await page.getByRole('button', { name: 'Submit order' }).click();
    await page.getByRole('button', { name: 'Approve order' }).click();
    await page.getByRole('button', { name: 'Mark as ordered' }).click();
    await page.getByRole('button', { name: 'Order and send by e-mail' }).click();
    await expect(page.getByRole('button', { name: 'Receive', exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^PO-\d+\.pdf$/);
  });

  await test.step('it is received by scan, in two parts, with lot and expiry from the code', async () => {
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: /^Receive PO-/ });
    await expect(drawer.getByText('Nothing yet.')).toBeVisible();
    await scan(page, `]d201${gtin}1731033110K2231`);
    await expect(drawer.getByLabel('Lot')).toHaveValue('K2231');
    await expect(drawer.getByLabel('Expiry')).toHaveValue('2031-03-31');
    await expect(drawer.getByLabel('Good')).toHaveValue('10');
    await expectAccessibleAtEverySize(page, '/inventory/purchasing/:poId, receiving');
    await drawer.getByLabel('Delivery note').fill('DN-1');
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('10 of 20 received')).toBeVisible();

    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await drawer.getByRole('button', { name: 'Add all still to arrive' }).click();
    await drawer.getByRole('button', { name: `Put ${names.item} somewhere else` }).click();
    await choose(page, 'Put at', names.dock);
    await drawer.getByLabel('Lot').fill('K2232');
    await drawer.getByLabel('Expiry').fill('04/31');
    await drawer.getByLabel('Damaged').fill('3');
    await expect(drawer.getByLabel('More than ordered. Why are you accepting it?')).toBeVisible();
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(
      drawer.getByText('More arrived than was ordered. Say why you are accepting it.').first(),
    ).toBeVisible();
    await drawer.getByLabel('Good').fill('7');
    await drawer.getByRole('button', { name: 'Receive into stock' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('3 damaged, in quarantine')).toBeVisible();
    await expect(page.getByText(`→ ${names.dock}`, { exact: false })).toBeVisible();
    await expect(page.getByText('20 of 20 received')).toBeVisible();
    await expect(page.getByText(/received the rest of it/)).toBeVisible();
  });

  await test.step('its invoice is compared with it, and it is closed', async () => {
    await page.getByRole('button', { name: 'Record invoice' }).click();
    const drawer = page.getByRole('dialog', { name: /^Invoice for PO-/ });
    await drawer.getByLabel('Invoice number').fill('INV-1');
    await drawer.getByLabel('Price per pack in pounds').fill('13.00');
    await drawer.getByRole('button', { name: 'Record invoice' }).click();
    await expect(page.getByText('£1.00 more than ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Close order' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/purchasing/:poId, closed');
  });

  await test.step('the stock is on the shelf, and nothing is low any more', async () => {
    await open(page, `/inventory/items/${itemId}`);
    await expect(page.getByRole('row', { name: `${names.place} K2231 31 Mar 2031 10` })).toBeVisible();
    await open(page, `/inventory/low-stock?q=${encodeURIComponent(names.item)}`);
    await expect(page.getByText('No low stock matches')).toBeVisible();
  });

  await test.step('a bag is filled with it', async () => {
    const [kitId, bagId] = [newId(), newId()];
    await make(page, 'createKit', 'CreateKitInput', {
      ...{ id: kitId, name: `Chest kit ${tail}`, lines: [{ itemId, quantity: 4 }] },
    });
    await make(page, 'createBag', 'CreateBagInput', {
      ...{ id: bagId, name: `Chest bag ${tail}`, kitId, homeId: placeId, checkEveryDays: 28 },
    });
    await open(page, `/inventory/bags/${bagId}`);
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    const packing = page.getByRole('dialog', { name: `Pack Chest bag ${tail}` });
    await packing.getByRole('button', { name: 'Pack bag' }).click();
    await expect(packing).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(names.item) })).toContainText('K2231');
    await open(page, `/inventory/items/${itemId}`);
    await expect(page.getByRole('row', { name: `${names.place} K2231 31 Mar 2031 6` })).toBeVisible();
  });
});

test('staff draft orders and see no prices', async ({ page }) => {
  await signInAs(page, 'admin');
  const tail = newId().slice(-6);
  const [itemId, placeId, supplierId] = [newId(), newId(), newId()];
  const names = { item: `Splint ${tail}`, place: `Store ${tail}`, supplier: `Bay Supplies ${tail}` };
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{
      id: itemId,
      sku: `SP-${tail}`,
      name: names.item,
      itemType: 'consumable',
      unit: 'each',
      unitsPerPack: 1,
    },
    ...{
      isBatchTracked: false,
      hasExpiry: false,
      isSerialised: false,
      storage: 'ambient',
      isSingleUse: true,
    },
  });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: placeId, name: names.place, type: 'main_storage_box' },
  });
  await make(page, 'createSupplier', 'CreateSupplierInput', { id: supplierId, name: names.supplier });
  await make(page, 'createSupplierItem', 'CreateSupplierItemInput', {
    ...{
      id: newId(),
      supplierId,
      itemId,
      supplierSku: 'B-1',
      packQuantity: 4,
      isPreferred: false,
      packPricePence: 99,
    },
  });
  await page.context().clearCookies();
  await signInAs(page, 'staff');
  await open(page, '/inventory/purchasing/new');
  await choose(page, 'Supplier', names.supplier);
  await choose(page, 'Deliver to', names.place);
  const finder = page.getByRole('searchbox', { name: 'Add by scan or name' });
  await finder.fill(names.item);
  await page.getByRole('button', { name: names.item }).click();
  await page.getByLabel(`Packs of ${names.item}`).fill('3');
  await expectAccessibleAtEverySize(page, '/inventory/purchasing/new, one line');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PO-\d+$/);
  await expect(page.getByText('3 packs of 4')).toBeVisible();
  await expect(page.getByText('£')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve order' })).toHaveCount(0);
});
