import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import type { AppUser } from '../src/modules/users/app-user.entity.js';
import type { Context } from '../src/platform/context.js';
import { ok } from './harness/answers.js';
import { contextFor } from './harness/context-for.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { mutationOf } from './harness/mutations.js';

/** A provider with controlled drugs, and those who move, give, witness and count them. */

export let server: TestServer;
export let admin: TestCaller;
export let paramedic: TestCaller;
export let nurse: TestCaller;
export let steward: TestCaller;
export let itemId: string;
export let batchId: string;
export let safe: string;
export let bag: string;
export let eventId: string;

export const idOf = ({ user }: TestCaller): string => user?.id ?? '';
export const say = (
  caller: TestCaller,
  field: string,
  type: string,
  input: object,
  selection = '{ __typename }',
) => caller.graphql(mutationOf(field, selection, type), { input });

export const by = (caller: TestCaller, secret = PASSWORD) => ({ userId: idOf(caller), secret });
export const employ = async (caller: TestCaller, position: string): Promise<TestCaller> => {
  await server.database.asOwner(
    'INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, $3)',
    [newId(), idOf(caller), position],
  );
  return caller;
};
export const newPlace = async (name: string): Promise<string> => {
  const id = newId();
  ok(await say(admin, 'createStockLocation', 'CreateStockLocationInput', { id, name, type: 'medical_tent' }));
  return id;
};
export const newDrug = async (name: string, schedule: number | null = 2): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockItem', 'CreateStockItemInput', {
      ...{ id, sku: newId(), name, itemType: 'medicine', legalClass: 'POM', controlledSchedule: schedule },
      ...{ unit: 'ampoule', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true, isSerialised: false },
      ...{
        storage: 'controlled_drug_safe',
        isSingleUse: true,
        strength: '10 mg/1 ml',
        // Some of them are not in the formulary.
        drug: drugOf(name.toLowerCase()) === undefined ? null : name.toLowerCase(),
      },
    }),
  );
  return id;
};
export const newLot = async (item: string, lot = newId()): Promise<string> => {
  const id = newId();
  ok(
    await say(admin, 'createStockBatch', 'CreateStockBatchInput', {
      ...{ id, itemId: item, lot, expiresOn: '2028-06-30', unitCostPence: 250 },
    }),
  );
  return id;
};
export const opening = (facts: object) =>
  say(
    admin,
    'adjustStock',
    'AdjustStockInput',
    {
      ...{ key: newId(), itemId, batchId, locationId: safe, change: 40 },
      reason: 'opening',
      note: 'First count',
      ...facts,
    },
    '{ postingId replayed }',
  );
export const move = (caller: TestCaller, facts: object) =>
  say(caller, 'moveControlledDrug', 'MoveControlledDrugInput', {
    ...{ key: newId(), itemId, batchId, kind: 'issue', fromLocationId: safe, toLocationId: bag, quantity: 1 },
    ...{ witness: by(nurse), ...facts },
  });
export const dose = (caller: TestCaller, facts: object) =>
  say(
    caller,
    'recordControlledDose',
    'RecordControlledDoseInput',
    {
      ...{ key: newId(), itemId, batchId, locationId: bag, drawnUp: 1, given: 1, witness: by(nurse) },
      ...facts,
    },
    '{ postingId moveIds }',
  );
export const count = (caller: TestCaller, facts: object) =>
  say(
    caller,
    'countControlledDrug',
    'CountControlledDrugInput',
    {
      ...{ id: newId(), itemId, locationId: bag, occasion: 'start', witness: by(nurse) },
      ...facts,
    },
    '{ id expected counted differs closedAt outcome finding closedByName }',
  );

interface Entry {
  readonly id: string;
  readonly sequence: number;
  readonly amountIn: number;
  readonly amountOut: number;
  readonly wasted: number;
  readonly unbooked: number;
  readonly settlement: string | null;
  readonly settledBySequence: number | null;
  readonly balance: number;
  readonly witnessedByName: string | null;
  readonly witnessedLaterAt: string | null;
  readonly reversesSequence: number | null;
  readonly isReversed: boolean;
  readonly party: string;
}

/** The same page by page from its first entry on: what was there is carried the other way. */
export const registerBackwards = async (item: string, place: string, last: number): Promise<object[]> => {
  const all: object[] = [];
  for (let before: string | null = null; ;) {
    const page: { nodes: object[]; pageInfo: { hasPreviousPage: boolean; startCursor: string } } = ok(
      await nurse.graphql(
        `query ($item: ID!, $place: ID!, $last: Int, $before: String) {
           drugRegisterEntries(itemId: $item, locationId: $place, last: $last, before: $before) {
             nodes { sequence balance } pageInfo { hasPreviousPage startCursor } } }`,
        { item, place, last, before },
      ),
    );
    all.unshift(...page.nodes);
    if (!page.pageInfo.hasPreviousPage) return all;
    before = page.pageInfo.startCursor;
  }
};

/** The whole register, page by page, the latest entry first. */
export const registerOf = async (item: string, place: string, first = 7): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (let after: string | null = null; ;) {
    const page: {
      nodes: Entry[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    } = ok(
      await nurse.graphql(
        `query ($item: ID!, $place: ID!, $first: Int, $after: String) {
           drugRegisterEntries(itemId: $item, locationId: $place, first: $first, after: $after) {
             nodes { id sequence amountIn amountOut wasted unbooked settlement settlementReason settledBySequence settlesSequence balance
               witnessedByName witnessedLaterAt reversesSequence isReversed paper party eventName customPrfId performedByName
               givenByName isGiverNotAllowed
               authorisedName authorisedRole destructionMethod }
             totalCount pageInfo { hasNextPage endCursor } } }`,
        { item, place, first, after },
      ),
    );
    all.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) {
      expect(all).toHaveLength(page.totalCount);
      return all;
    }
    after = page.pageInfo.endCursor;
  }
};

/** The same from the moves alone, added up from the first on. */
export const replayOf = async (item: string, place: string) => {
  const moves = await server.database.asOwner<{
    id: string;
    from: string;
    to: string;
    quantity: string;
    reverses: string | null;
  }>(
    `SELECT id, from_location_id AS from, to_location_id AS to, quantity::text, reverses FROM stock_move
     WHERE item_id = $1 ORDER BY sequence`,
    [item],
  );
  const short = new Set(
    (
      await server.database.asOwner<{ id: string }>(
        'SELECT move_id AS id FROM stock_shortage WHERE location_id = $1',
        [place],
      )
    ).map(({ id }) => id),
  );
  let thousandths = 0;
  return moves
    .filter(
      ({ id, from, to, reverses }) =>
        from === place || to === place || short.has(id) || short.has(reverses ?? ''),
    )
    .map(({ id, from, to, quantity }) => {
      const amount = Math.round(Number(quantity) * 1_000);
      if (from !== place && to !== place)
        return {
          ...{ id, amountIn: 0, amountOut: 0, wasted: 0, balance: thousandths / 1_000 },
          unbooked: short.has(id) ? amount / 1_000 : 0,
        };
      const isIn = to === place;
      const isWaste = to === virtualLocation('waste');
      thousandths += isIn ? amount : -amount;
      expect(from).not.toBe(to);
      return {
        id,
        amountIn: isIn ? amount / 1_000 : 0,
        amountOut: isIn || isWaste ? 0 : amount / 1_000,
        wasted: isWaste ? amount / 1_000 : 0,
        unbooked: 0,
        balance: thousandths / 1_000,
      };
    })
    .reverse();
};
export const figures = ({ id, amountIn, amountOut, wasted, unbooked, balance }: Entry) => ({
  ...{ id, amountIn, amountOut, wasted, unbooked, balance },
});

export const contextOf = ({ user }: TestCaller): Context => contextFor(server, user as AppUser);

export const openDrugs = async (): Promise<void> => {
  server = await startTestServer();
  admin = await server.signedIn('admin', { firstName: 'Ada', lastName: 'Quill' });
  paramedic = await employ(
    await server.signedIn('staff', { firstName: 'Peer', lastName: 'Moss' }),
    'paramedic',
  );
  nurse = await employ(await server.signedIn('staff', { firstName: 'Nell', lastName: 'Finch' }), 'nurse');
  steward = await employ(await server.signedIn('staff'), 'support_staff');
  itemId = await newDrug('Morphine');
  batchId = await newLot(itemId, 'M77');
  safe = await newPlace('Safe');
  bag = await newPlace('Bag 1');
  eventId = newId();
  const now = server.clock.now();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, now, new Date(now.getTime() + 8 * 3_600_000)],
  );
};
export const closeDrugs = (): Promise<void> => server.close();
