import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { callGraphql } from './prf/stored-record';

/** Makes something of the stock by its mutation, as whoever the page is signed in as. */
export const make = async (page: Page, mutation: string, input: object): Promise<void> => {
  const type = `${mutation.replace(/^./, (letter) => letter.toUpperCase())}Input`;
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};

/** An item without lots, so many of it at a place. */
export const makeItem = async (
  page: Page,
  name: string,
  placeId: string,
  quantity: number,
): Promise<string> => {
  const id = newId();
  await make(page, 'createStockItem', {
    ...{ id, sku: id.slice(-12), name, itemType: 'consumable', unit: 'each', unitsPerPack: 1 },
    ...{
      isBatchTracked: false,
      hasExpiry: false,
      isSerialised: false,
      storage: 'ambient',
      isSingleUse: true,
    },
  });
  await make(page, 'adjustStock', {
    ...{ key: newId(), itemId: id, locationId: placeId, change: quantity, reason: 'opening', note: 'Opened' },
  });
  return id;
};

/** A main storage box. */
export const makePlace = async (page: Page, name: string): Promise<string> => {
  const id = newId();
  await make(page, 'createStockLocation', { id, name, type: 'main_storage_box' });
  return id;
};

const DAY_MS = 86_400_000;

/** A bag at a place, packed and checked: it can be issued. Its name, which is like no other's. */
export const makeReadyBag = async (page: Page, placeId: string): Promise<string> => {
  const [kitId, bagId] = [newId(), newId()];
  const [name, tail] = [`Ready bag ${bagId.slice(-6)}`, kitId.slice(-6)];
  const itemId = await makeItem(page, `Gauze ${tail}`, placeId, 1);
  await make(page, 'createKit', { id: kitId, name: `Kit ${tail}`, lines: [{ itemId, quantity: 1 }] });
  await make(page, 'createBag', { id: bagId, name, kitId, homeId: placeId, checkEveryDays: 28 });
  await make(page, 'packBag', { key: newId(), bagId });
  await make(page, 'checkBag', {
    ...{ id: newId(), bagId, checkedAt: new Date().toISOString(), seal: `S-${tail}` },
    nextCheckOn: new Date(Date.now() + 28 * DAY_MS).toISOString().slice(0, 10),
    ...{ unbroken: [], pouchSeals: [], lines: [{ locationId: bagId, itemId, present: 1 }] },
  });
  return name;
};
