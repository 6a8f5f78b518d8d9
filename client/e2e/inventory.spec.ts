import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const DIGITS = 100_000;
/** A GTIN-14 with its check digit, different each time. */
const newGtin = (): string => {
  const body = `095212${String(Date.now()).slice(-7)}`;
  const sum = [...body].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return body + String((10 - (sum % 10)) % 10);
};

interface Made {
  readonly id: string;
  readonly name: string;
}

const make = async (page: Page, mutation: string, type: string, input: object): Promise<void> => {
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};
const makePlace = async (page: Page): Promise<Made> => {
  const id = newId();
  const name = `Quay store ${id.slice(-6)}`;
  await make(page, 'createStockLocation', 'CreateStockLocationInput', { id, name, type: 'main_storage_box' });
  return { id, name };
};
const makeItem = async (page: Page, barcode: string): Promise<Made & { readonly sku: string }> => {
  const id = newId();
  const name = `Trauma dressing ${id.slice(-6)}`;
  const sku = `TD-${id.slice(-6)}`;
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    id,
    sku,
    name,
    barcode,
    itemType: 'consumable',
    unit: 'each',
    unitsPerPack: 1,
    isBatchTracked: true,
    hasExpiry: true,
    isSerialised: false,
    storage: 'ambient',
    isSingleUse: true,
  });
  return { id, name, sku };
};
/** As a hand scanner types: its keys come within a few milliseconds, however slow the page is. */
const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((code) => {
    const keys = [...code, 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const key of keys) (document.activeElement ?? document.body).dispatchEvent(key);
  }, text);

/** Twelve of the item, from one lot, at the place. */
const stockUp = async (page: Page, item: Made, place: Made): Promise<void> => {
  const batchId = newId();
  await make(page, 'createStockBatch', 'CreateStockBatchInput', {
    id: batchId,
    itemId: item.id,
    lot: 'K2231',
    expiresOn: '2031-03-31',
  });
  await make(page, 'adjustStock', 'AdjustStockInput', {
    key: newId(),
    itemId: item.id,
    batchId,
    locationId: place.id,
    change: 12,
    reason: 'found',
    note: 'Found at the back of the shelf',
  });
};

test.describe('locations', () => {
  test('are added, searched, opened, changed and deleted', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/inventory/locations');
    const name = `Harbour tent ${String(Date.now() % DIGITS)}`;
    await page.getByRole('button', { name: 'Add location' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(dialog.getByRole('link', { name: 'Give the location a name.' })).toBeVisible();
    await dialog.getByLabel('Location Name').fill(name);
    await dialog.getByLabel('Location Type').click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveCount(7);
    await page.getByTitle('Medical Tent').click();
    await dialog.getByRole('button', { name: 'Add location' }).click();
    await expect(dialog).toHaveCount(0);

    // Any part of the name, whatever its case.
    await page.getByRole('searchbox', { name: 'Search locations' }).fill(name.slice(3).toUpperCase());
    const row = page.getByRole('button', { name: `${name} Medical Tent` });
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem')).toHaveCount(1);
    await row.click();
    await expect(page.getByText('No stock available.')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/locations, one open');

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Location Name').fill(`${name} B`);
    await dialog.getByLabel('Delivery address').fill('2 Tide Lane\nHarrowmere');
    const { name: outer } = await makePlace(page);
    const within = dialog.getByRole('combobox', { name: 'It is in' });
    await within.fill(outer);
    await page.getByTitle(outer, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save location' }).click();
    await expect(page.getByRole('button', { name: `${name} B Medical Tent in ${outer}` })).toBeVisible();
    await page.getByRole('button', { name: `Edit ${name} B` }).click();
    await expect(dialog.getByLabel('Delivery address')).toHaveValue('2 Tide Lane\nHarrowmere');
    await expect(dialog.getByTitle(outer, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    // The larger one cannot be put into what is inside it, and is not offered to itself.
    await page.getByRole('searchbox', { name: 'Search locations' }).fill(outer);
    await page.getByRole('button', { name: `Edit ${outer}` }).click();
    await within.fill(outer);
    await expect(page.locator('.ant-select-dropdown:visible')).toContainText('Nothing found');
    await within.fill(`${name} B`);
    await page.getByTitle(new RegExp(`^${name} B`)).click();
    await expectAccessible(page, 'a location and the one that it is in');
    await dialog.getByRole('button', { name: 'Save location' }).click();
    await dialog
      .getByRole('link', { name: 'That location is already inside this one. Choose one that is not.' })
      .click();
    await expect(within).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search locations' }).fill(`${name} B`);
    await page.getByRole('button', { name: `Edit ${name} B` }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: `Delete ${name} B` }).click();
    await expect(
      page.locator('.ant-modal-confirm-title', { hasText: 'Are you sure you want to delete this location?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete location' }).click();
    await expect(page.getByText('No location matches')).toBeVisible();
  });

  test('that hold stock show it, and stay with the reason', async ({ page }) => {
    await signInAs(page, 'admin');
    const place = await makePlace(page);
    const item = await makeItem(page, newGtin());
    await stockUp(page, item, place);
    // By its label, as a telephone's camera opens it.
    await open(page, `/s/location/${place.id}`);
    await expect(page).toHaveURL(new RegExp(`/inventory/locations\\?open=${place.id}`));
    await expect(page.getByRole('button', { name: 'Scanned location' })).toBeVisible();
    const stock = page.getByRole('table', { name: `Stock of ${place.name}` });
    await expect(stock.getByRole('row', { name: `${item.name} Consumable 12` })).toBeVisible();

    await page.getByRole('button', { name: `Delete ${place.name}` }).click();
    await page.getByRole('button', { name: 'Delete location' }).click();
    await expect(page.getByText(/cannot be deleted: it holds stock/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('button', { name: `Delete ${place.name}` })).toBeVisible();
  });
});

test.describe('a location', () => {
  test('is chosen by its label wherever a form asks for one', async ({ page }) => {
    await signInAs(page, 'admin');
    const place = await makePlace(page);
    const item = await makeItem(page, newGtin());
    await open(page, `/inventory/items/${item.id}?tab=rules`);
    await page.getByRole('button', { name: 'New rule' }).click();
    const drawer = page.getByRole('dialog', { name: `New rule for ${item.name}` });
    await drawer.getByRole('button', { name: 'Scan a label, location' }).click();
    const scanning = page.getByRole('dialog', { name: 'Scan a label, location' });
    await expect(scanning.getByRole('searchbox', { name: 'Location' })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a location by its label');
    // As a hand scanner types what our own label says.
    await scan(page, `${new URL(page.url()).origin}/s/location/${place.id}`);
    await expect(scanning).toHaveCount(0);
    await drawer.getByLabel('Minimum').fill('5');
    await drawer.getByLabel('Full level').fill('20');
    await drawer.getByRole('button', { name: 'Save rule' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${place.name}.*Low.*5.*20`) })).toBeVisible();
  });
});

test.describe('a hand scanner', () => {
  test('opens an item and a bag on a page without a field for it; who types by hand stays where they are', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    const place = await makePlace(page);
    const gtin = newGtin();
    const item = await makeItem(page, gtin);
    const [kitId, bagId] = [newId(), newId()];
    const lines = [{ itemId: item.id, quantity: 1 }];
    await make(page, 'createKit', 'CreateKitInput', { id: kitId, name: `Kit ${kitId}`, lines });
    const bagName = `Bag ${bagId.slice(-6)}`;
    await make(page, 'createBag', 'CreateBagInput', {
      ...{ id: bagId, name: bagName, kitId, homeId: place.id, checkEveryDays: 28 },
    });
    const heading = page.getByRole('heading', { level: 1 });

    // The same keys, as slowly as a person presses them: nothing is opened, and they are text where they are text.
    await open(page, '/inventory/locations');
    const search = page.getByRole('searchbox', { name: 'Search locations' });
    await expect(search).toBeVisible();
    await page.keyboard.type(`${item.sku}\n`, { delay: 90 });
    await search.pressSequentially(item.sku, { delay: 90 });
    await search.press('Enter', { delay: 90 });
    await expect(search).toHaveValue(item.sku);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/inventory\/locations/);

    // What is being filled in is left neither by a scan nor with one in it.
    await page.getByRole('button', { name: 'Add location' }).first().click();
    const name = page.getByRole('dialog').getByLabel('Location Name');
    await name.fill('Quay');
    await name.focus();
    await scan(page, gtin);
    await expect(name).toHaveValue('Quay');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL(/\/inventory\/locations/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // By its barcode with nothing focused, by its SKU with the search focused, and by our own label.
    await scan(page, gtin);
    await expect(page).toHaveURL(new RegExp(`/inventory/items/${item.id}`));
    await expect(heading).toHaveText(item.name);
    await open(page, '/inventory/locations');
    await search.fill('Quay');
    await scan(page, item.sku);
    await expect(page).toHaveURL(new RegExp(`/inventory/items/${item.id}`));
    await open(page, '/inventory/locations');
    await expect(search).toBeVisible();
    await scan(page, `${new URL(page.url()).origin}/s/bag/${bagId}`);
    await expect(page).toHaveURL(new RegExp(`/inventory/bags/${bagId}`));
    await expect(heading).toHaveText(bagName);
  });
});

test.describe('items', () => {
  test('are opened by a hand scanner, which types nothing into the field', async ({ page }) => {
    await signInAs(page, 'admin');
    const gtin = newGtin();
    const place = await makePlace(page);
    const item = await makeItem(page, gtin);
    await stockUp(page, item, place);
    await open(page, '/inventory/items');
    const search = page.getByRole('searchbox', { name: 'Search items' });
    await search.fill('Trauma');
    await search.focus();
    // A scanner's keys come faster than any person's: all in one turn of the page.
    await scan(page, `]d201${gtin}1731033110K2231`);
    await expect(page).toHaveURL(new RegExp(`/inventory/items/${item.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);

    await expect(page.getByRole('row', { name: `${place.name} K2231 31 Mar 2031 12` })).toBeVisible();
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect(
      page.getByText(new RegExp(`12 × ${item.name}, lot K2231: .+ → ${place.name}`)),
    ).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, moves');
    await page.getByRole('tab', { name: 'Use' }).click();
    await expect(page.getByText('None used in the last 90 days')).toBeVisible();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByText('No rules yet')).toBeVisible();
  });

  test('are made from a barcode that nothing has, and deactivated', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/inventory/items');
    const gtin = newGtin();
    const name = `Burn gel ${gtin.slice(-6)}`;
    const field = page.getByRole('searchbox', { name: 'Open an item' });
    await field.fill(gtin);
    await field.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'New item' });
    await expect(drawer.getByLabel('Barcode (GTIN)')).toHaveValue(gtin);
    await expectAccessibleAtEverySize(page, '/inventory/items, a new one');
    await drawer.getByLabel('Name').fill(name);
    await drawer.getByLabel('SKU').fill(`BG-${gtin.slice(-6)}`);
    await drawer.getByRole('button', { name: 'Create item' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await open(page, `/inventory/items?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: new RegExp(`Actions.*${name}`) }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByRole('button', { name: 'Deactivate item' }).click();
    await expect(page.getByText('No item matches')).toBeVisible();
  });

  // Before, only a file could say which drug an item is: no dose was offered the lots of a medicine made here.
  test('are made as a drug of the formulary, with its schedule', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/inventory/items');
    await page.getByRole('button', { name: 'New item' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New item' });
    const tail = newGtin().slice(-6);
    await drawer.getByLabel('Name').fill(`Ketamine ampoules ${tail}`);
    await drawer.getByLabel('SKU').fill(`KET-${tail}`);
    await expect(drawer.getByLabel('Drug in the formulary')).toHaveCount(0);
    const choose = async (label: string, option: string) => {
      await drawer.getByLabel(label, { exact: true }).fill(option);
      await page.getByTitle(option, { exact: true }).click();
    };
    await choose('Type', 'Medicine');
    await choose('Drug in the formulary', 'Ketamine');
    await expectAccessibleAtEverySize(page, '/inventory/items, a new drug');
    await drawer.getByRole('button', { name: 'Create item' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ketamine ampoules ${tail}`);
    await page.getByRole('button', { name: 'Edit item' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit item' });
    await expect(edited.getByTitle('Ketamine', { exact: true })).toBeVisible();
    await expect(edited.getByTitle('Schedule 2', { exact: true })).toBeVisible();
  });

  test('say in words that the camera may not be used', async ({ page }) => {
    await signInAs(page, 'staff');
    await page.addInitScript(() => {
      const refusal = new DOMException('Permission denied', 'NotAllowedError');
      navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
    });
    await open(page, '/inventory/items');
    await page.getByRole('button', { name: 'Scan with the camera, open an item' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Sideline does not have permission to use the camera' }),
    ).toBeVisible();
  });

  test('have labels as a file', async ({ page }) => {
    await signInAs(page, 'staff');
    const place = await makePlace(page);
    await open(page, `/inventory/locations?q=${encodeURIComponent(place.name)}`);
    await page.getByRole('button', { name: 'Print labels' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 1 label' }).click();
    expect((await download).suggestedFilename()).toBe('labels-location.pdf');
  });
});

test.describe('equipment', () => {
  test('has its services and faults by serial number, and a cylinder its gauge', async ({ page }) => {
    test.slow();
    await signInAs(page, 'admin');
    const place = await makePlace(page);
    const tail = place.id.slice(-6);
    /** One of a kind that has serial numbers, at the place. */
    const piece = async (facts: object, serial: string): Promise<string> => {
      const [itemId, batchId] = [newId(), newId()];
      await make(page, 'createStockItem', 'CreateStockItemInput', {
        ...{ id: itemId, sku: itemId, unit: 'each', unitsPerPack: 1, isBatchTracked: true, hasExpiry: false },
        ...{ isSerialised: true, storage: 'ambient', isSingleUse: false, ...facts },
      });
      await make(page, 'createStockBatch', 'CreateStockBatchInput', {
        ...{ id: batchId, itemId, lot: serial, serial },
      });
      await make(page, 'adjustStock', 'AdjustStockInput', {
        ...{ key: newId(), itemId, batchId, locationId: place.id, change: 1 },
        ...{ reason: 'opening', note: 'First count' },
      });
      return itemId;
    };
    const monitor = await piece(
      { name: `Monitor ${tail}`, itemType: 'equipment', serviceIntervalDays: 365 },
      `MN-${tail}`,
    );
    const act = async (serial: string, label: string): Promise<void> => {
      await page.getByRole('button', { name: `Actions, ${serial}` }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    await open(page, `/inventory/items/${monitor}?tab=units`);
    const row = page.getByRole('row', { name: new RegExp(`MN-${tail}`) });
    await expect(row).toContainText(place.name);
    await expect(row).toContainText('No date');
    await act(`MN-${tail}`, 'Record service');
    const service = page.getByRole('dialog', { name: `Service of MN-${tail}` });
    await service.getByLabel('Serviced on').fill('02/11/2026');
    await service.getByLabel('Serviced by').fill('Medical Physics');
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, a service');
    await service.getByRole('button', { name: 'Record service' }).click();
    await expect(row).toContainText('2 Nov 2027');
    await act(`MN-${tail}`, 'Report fault');
    const fault = page.getByRole('dialog', { name: `Report a fault with MN-${tail}` });
    await fault.getByLabel('What is wrong?').fill('The screen is cracked');
    await fault.getByRole('button', { name: 'Report fault' }).click();
    await expect(row).toContainText('1 fault');
    await expectAccessibleAtEverySize(page, '/inventory/items/:itemId, serial numbers');
    await act(`MN-${tail}`, 'Services and faults');
    const history = page.getByRole('dialog', { name: `Monitor ${tail}: MN-${tail}` });
    await expect(history.getByText('by Medical Physics', { exact: false })).toBeVisible();
    await history.getByRole('button', { name: 'Resolve fault: The screen is cracked' }).click();
    const resolving = page.getByRole('dialog', { name: 'Resolve this fault' });
    await resolving.getByLabel('What was done?').fill('Screen replaced');
    await resolving.getByRole('button', { name: 'Resolve fault' }).click();
    await expect(history.getByText('Screen replaced', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toContainText('No fault');

    const gas = await piece({ name: `Oxygen ${tail}`, itemType: 'gas', cylinderLitres: 340 }, `OX-${tail}`);
    await open(page, `/inventory/items/${gas}?tab=units`);
    await act(`OX-${tail}`, 'Read gauge');
    const gauge = page.getByRole('dialog', { name: `Gauge of OX-${tail}` });
    await gauge.getByLabel('Percentage left').fill('40');
    await gauge.getByRole('button', { name: 'Record reading' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`OX-${tail}`) })).toContainText('40% left');
  });
});
