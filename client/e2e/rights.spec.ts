import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, SIZES } from './axe';
import { make } from './make';
import { ownAdmin } from './own-admin';
import { signInOwn } from './own-patient';
import { assign, atLeisure, HOUR_MS, mutate, newShift } from './rota';
import { open, signInAs } from './sign-in-as';

const WHY = '‘Approve’ is switched off for you. Ask an administrator to switch it on.';

interface Waiting {
  readonly path: string;
  readonly where: string;
  readonly buttons: readonly string[];
}

/** An order, a stocktake and a shift's hours that wait to be approved. As an administrator. */
const waiting = async (page: Page): Promise<readonly Waiting[]> => {
  const tail = newId().slice(-6);
  const [itemId, locationId, supplierId, offerId] = [newId(), newId(), newId(), newId()];
  const [orderId, stocktakeId] = [newId(), newId()];
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{ id: itemId, sku: `RT-${tail}`, name: `Sling ${tail}`, itemType: 'consumable', unit: 'each' },
    ...{ unitsPerPack: 10, isBatchTracked: false, hasExpiry: false, isSerialised: false },
    ...{ storage: 'ambient', isSingleUse: true },
  });
  await make(page, 'createStockLocation', 'CreateStockLocationInput', {
    ...{ id: locationId, name: `Depot ${tail}`, type: 'main_storage_box' },
  });
  await make(page, 'createSupplier', 'CreateSupplierInput', { id: supplierId, name: `Supplier ${tail}` });
  await make(page, 'createSupplierItem', 'CreateSupplierItemInput', {
    ...{ id: offerId, supplierId, itemId, supplierSku: 'S-1', packQuantity: 10, isPreferred: true },
    packPricePence: 500,
  });
  await make(page, 'createPurchaseOrder', 'CreatePurchaseOrderInput', {
    ...{ id: orderId, supplierId, deliveryLocationId: locationId },
    lines: [{ id: newId(), supplierItemId: offerId, packs: 1 }],
  });
  await make(page, 'stepPurchaseOrder', 'StepPurchaseOrderInput', { id: orderId, action: 'submit' });

  await make(page, 'adjustStock', 'AdjustStockInput', {
    ...{ key: newId(), itemId, locationId, change: 5, reason: 'opening', note: 'Opening stock' },
  });
  await make(page, 'createStocktake', 'CreateStocktakeInput', {
    ...{ id: stocktakeId, scope: 'place', locationId, counterIds: [] },
  });
  await make(page, 'stepStocktake', 'StepStocktakeInput', { id: stocktakeId, action: 'start' });
  const { stocktakeLines } = await mutate(
    page,
    'query ($id: ID!) { stocktakeLines(stocktakeId: $id, first: 10) { nodes { id counts } } }',
    { id: stocktakeId },
  );
  const [line] = (stocktakeLines as { nodes: { id: string; counts: number }[] }).nodes;
  await make(page, 'countStock', 'CountStockInput', {
    ...{ id: newId(), stocktakeId, lineId: line?.id, counts: line?.counts, quantity: 5 },
  });
  await make(page, 'stepStocktake', 'StepStocktakeInput', { id: stocktakeId, action: 'hand_in' });

  const { people, eventId } = await atLeisure(page);
  const shiftId = await newShift(page, eventId, new Date(Date.now() + HOUR_MS / 3), 2, null);
  // The first ones are those of other journeys.
  await assign(page, shiftId, people.at(-1)?.staffId ?? '');
  for (const field of ['checkInShift', 'checkOutShift'])
    await mutate(page, `mutation ($input: ShiftAttendance!) { ${field}(input: $input) { shift { id } } }`, {
      input: { shiftId },
    });
  return [
    {
      path: `/inventory/purchasing/${orderId}`,
      where: '/inventory/purchasing/:poId, without the right to approve',
      buttons: ['Approve order'],
    },
    {
      path: `/inventory/stocktakes/${stocktakeId}`,
      where: '/inventory/stocktakes/:stocktakeId, without the right to approve',
      buttons: ['Post stocktake'],
    },
    {
      path: `/shifts?view=list&shift=${shiftId}`,
      where: '/shifts, without the right to approve',
      buttons: ['Approve hours', 'Correct hours'],
    },
  ];
};

const saysWhy = async (on: Page | Locator, buttons: readonly string[]): Promise<void> => {
  for (const name of buttons) {
    const button = on.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(WHY);
  }
  await expect(on.getByText(WHY)).toBeVisible();
};

test('an administrator without the right to approve reads why instead of a button that works', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const screens = await waiting(page);
  const approver = await ownAdmin(page);
  const setApprove = (version: number, approve: boolean) =>
    make(page, 'saveUserRights', 'SaveUserRightsInput', {
      ...{ userId: approver.id, version, voidRecords: true, approve, exportLists: true },
    });
  await setApprove(0, false);

  await page.context().clearCookies();
  await signInOwn(page, approver);
  for (const { path, where, buttons } of screens)
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await open(page, path);
      await saysWhy(page, buttons);
      await expectAccessible(page, where);
    }

  await page.context().clearCookies();
  await signInAs(page, 'admin');
  await setApprove(1, true);
  await page.context().clearCookies();
  await signInOwn(page, approver);
  for (const { path, buttons } of screens) {
    await open(page, path);
    for (const name of buttons) await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
    await expect(page.getByText(WHY)).toHaveCount(0);
  }
});
