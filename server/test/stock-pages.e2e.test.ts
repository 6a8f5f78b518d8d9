import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { operationText } from './client-operations.js';
import { statementsOf } from './first-loads.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const say = async (field: string, input: object): Promise<void> => {
  const type = `${field.replace(/^./, (letter) => letter.toUpperCase())}Input`;
  const { errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};

/** A controlled drug in two lots at two places, which somebody else saw arrive. */
const stocked = async () => {
  const nurse = await server.signedIn('staff');
  const userId = nurse.user?.id ?? '';
  await server.database.asOwner(
    `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'nurse')`,
    [newId(), userId],
  );
  const itemId = newId();
  await say('createStockItem', {
    ...{ id: itemId, sku: itemId, name: 'Morphine', itemType: 'medicine', legalClass: 'POM' },
    ...{ controlledSchedule: 2, unit: 'ampoule', unitsPerPack: 10, storage: 'controlled_drug_safe' },
    ...{ isBatchTracked: true, hasExpiry: true, isSerialised: false, isSingleUse: true },
  });
  const places = [newId(), newId()] as const;
  for (const id of places) await say('createStockLocation', { id, name: `Safe ${id}`, type: 'medical_tent' });
  for (const lot of ['A', 'B']) {
    const batchId = newId();
    await say('createStockBatch', { id: batchId, itemId, lot, expiresOn: '2031-06-30' });
    for (const locationId of places)
      await say('adjustStock', {
        ...{ key: newId(), itemId, batchId, locationId, change: 5, reason: 'opening', note: 'First count' },
        witness: { userId, secret: PASSWORD },
      });
  }
  return { itemId, locationId: places[0] };
};

describe('what people look at most often', () => {
  it('is one statement each, as the client asks for it: an item, what needs doing, a location and a register', async () => {
    const { itemId, locationId } = await stocked();
    const asked = [
      ['StockItem', { itemId }, '"lot":"B"'],
      ['StockTasks', {}, '"low":0'],
      ['LocationStock', { locationId }, '"quantity":10'],
      ['DrugRegisterEntries', { itemId, locationId, first: 25 }, '"balance":10'],
    ] as const;
    for (const [name, variables, needle] of asked) {
      const answers: string[] = [];
      const statements = await statementsOf(async () => {
        const { data, errors } = await admin.graphql(operationText(name), variables);
        expect(errors).toBeUndefined();
        answers.push(JSON.stringify(data));
      });
      expect(answers[0]).toContain(needle);
      expect(statements, name).toHaveLength(1);
    }
  });
});
