import { newId } from '../src/platform/ids.js';
import { ok } from './harness/answers.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { mutationOf } from './harness/mutations.js';

/** Items, lots and places of stock, and what administrators correct by hand. */

export let server: TestServer;
export let admin: TestCaller;
export let staff: TestCaller;

export const openBooks = async (): Promise<void> => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
};
export const closeBooks = (): Promise<void> => server.close();

export const ITEM = {
  ...{
    name: 'Gauze swab 10 cm',
    itemType: 'consumable',
    unit: 'each',
    unitsPerPack: 100,
    isBatchTracked: true,
  },
  ...{ hasExpiry: true, isSerialised: false, storage: 'ambient', isSingleUse: true },
};

/** One mutation with one input, as an administrator unless somebody else is named. */
export const say = (
  field: string,
  type: string,
  input: object,
  selection = '{ id version }',
  caller = admin,
) => caller.graphql(mutationOf(field, selection, type), { input });

export const newItem = async (facts: object = {}): Promise<string> => {
  const id = newId();
  ok(await say('createStockItem', 'CreateStockItemInput', { id, sku: newId(), ...ITEM, ...facts }));
  return id;
};
export const newLot = async (itemId: string, facts: object = {}): Promise<string> => {
  const id = newId();
  const input = { id, itemId, lot: newId(), expiresOn: '2027-06-30', unitCostPence: 12, ...facts };
  ok(await say('createStockBatch', 'CreateStockBatchInput', input));
  return id;
};
export const newPlace = async (name = newId()): Promise<string> => {
  const id = newId();
  ok(await say('createStockLocation', 'CreateStockLocationInput', { id, name, type: 'medical_tent' }));
  return id;
};
export const adjust = (facts: object) =>
  say(
    'adjustStock',
    'AdjustStockInput',
    { key: newId(), reason: 'opening', note: 'First count', ...facts },
    '{ postingId moveIds replayed }',
  );
