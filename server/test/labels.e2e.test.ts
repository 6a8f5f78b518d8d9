import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { mutationOf } from './harness/mutations.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
const itemId = newId();
const batchId = newId();
const storeId = newId();
const bagId = newId();
const pouchId = newId();

const made = async (caller: TestCaller, mutation: string, type: string, input: object): Promise<void> => {
  const answer = await caller.graphql(mutationOf(mutation, '{ id }', type), {
    input,
  });
  expect(answer.errors).toBeUndefined();
};

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
  await made(admin, 'createStockItem', 'CreateStockItemInput', {
    id: itemId,
    sku: 'SAL-25',
    name: 'Salbutamol nebule',
    strength: '2.5 mg',
    itemType: 'medicine',
    unit: 'nebule',
    unitsPerPack: 20,
    isBatchTracked: true,
    hasExpiry: true,
    isSerialised: false,
    storage: 'ambient',
    isSingleUse: true,
  });
  await made(staff, 'createStockBatch', 'CreateStockBatchInput', {
    id: batchId,
    itemId,
    lot: 'K2231',
    expiresOn: '2031-03-31',
  });
  await made(staff, 'createStockLocation', 'CreateStockLocationInput', {
    id: storeId,
    name: 'Main store',
    type: 'main_storage_box',
  });
  for (const [id, name, kind, parentId] of [
    [bagId, 'Bag 03', 'bag', null],
    [pouchId, 'Airway', 'pouch', bagId],
  ])
    await server.database.asOwner(
      `INSERT INTO stock_location (id, name, kind, parent_id, created_at) VALUES ($1, $2, $3, $4, now())`,
      [id, name, kind, parentId],
    );
});
afterAll(() => server.close());

describe('labels', () => {
  it('are printed for items, lots, places, bags and pouches, with what tells them apart', async () => {
    const texts = await Promise.all(
      [
        `item?ids=${itemId}`,
        `batch?ids=${batchId}&sheet=roll&symbol=datamatrix`,
        `location?ids=${storeId}&sheet=a4_65`,
        `bag?ids=${bagId}`,
        `pouch?ids=${pouchId}&sheet=a4_8`,
      ].map(async (path) => {
        const answer = await staff.get(`/api/inventory/labels/${path}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('application/pdf');
        return pdfText(answer.rawPayload);
      }),
    );
    // Two strengths of one medicine are two items: the label says which.
    expect(texts[0]).toContain('Salbutamol nebule 2.5 mg');
    expect(texts[1]).toContain('2.5 mg');
    expect(texts[0]).toContain('SAL-25');
    expect(texts[1]).toContain('Lot K2231');
    expect(texts[1]).toContain('Exp 31 Mar 2031');
    expect(texts[2]).toContain('Main store');
    expect(texts[3]).toContain('Bag 03');
    // Every bag has a pouch of this name: the label says of which it is.
    expect(texts[4]).toContain('Airway');
    expect(texts[4]).toContain('Bag 03');
  });

  it('are printed as often as they are named', async () => {
    const answer = await staff.get(`/api/inventory/labels/item?ids=${itemId},${itemId}&sheet=a4_8`);
    expect((await pdfText(answer.rawPayload)).match(/SAL-25/g)).toHaveLength(2);
  });

  it.each([
    ['item', newId(), 404],
    // A place is no bag, and a bag no pouch.
    ['bag', storeId, 404],
    ['pouch', bagId, 404],
    ['item', 'no-id', 404],
    ['item', '', 400],
    ['person', itemId, 400],
  ])('of %s %s are refused', async (kind, id, status) => {
    expect((await staff.get(`/api/inventory/labels/${kind}?ids=${id}`)).statusCode).toBe(status);
  });

  it('refuse a sheet that there is not, and too many', async () => {
    const many = Array.from({ length: 261 }, () => itemId).join(',');
    for (const query of [`ids=${itemId}&sheet=a3`, `ids=${itemId}&skip=65`, `ids=${many}`])
      expect((await staff.get(`/api/inventory/labels/item?${query}`)).statusCode).toBe(400);
  });

  it('are for staff and administrators', async () => {
    const path = `/api/inventory/labels/item?ids=${itemId}`;
    expect((await admin.get(path)).statusCode).toBe(200);
    expect((await server.nobody().get(path)).statusCode).toBe(401);
    for (const role of ['client', 'patient'] as const)
      expect((await (await server.signedIn(role)).get(path)).statusCode).toBe(403);
  });
});
