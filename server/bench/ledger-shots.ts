import { randomUUID } from 'node:crypto';
import { operationText } from '../test/client-operations.js';
import type { Ledger } from './ledger-data.js';
import { get, graphql, persisted, post, type Work } from './shots.js';
import type { Seeded } from './seed.js';

/** Pages of stock and postings, beside the same by the floor's bare routes. */

/** How many moves the books hold, from the smallest. */
export const LEDGER_SIZES = [10_000, 1_000_000] as const;
/** How many times a posting may take what it takes among the fewest moves, which is to say no longer. */
export const LEDGER_FLAT = 1.25;
/** What is asked: times the floor's processor, and moves a second. */
const [AT_MOST, MOVES_A_SECOND] = [2, 1_500] as const;

const NAMES = {
  item: 'the page of an item, 1,000,000 moves',
  place: 'the stock of a location, 1,000,000 moves',
  register: 'a register of controlled drugs, 1,000,000 moves',
} as const;
const postName = (each: number, moves: number): string =>
  `${each === 1 ? 'a posting of one move' : `a posting of ${String(each)} moves`}, ${moves.toLocaleString('en-GB')} moves`;
const EACH = [1, 10] as const;

/** Whether a name is that of something here. */
export const isOfLedger = (name: string): boolean =>
  [
    ...Object.values(NAMES),
    ...LEDGER_SIZES.flatMap((moves) => EACH.map((each) => postName(each, moves))),
  ].includes(name);

const OPERATIONS = {
  item: operationText('StockItem'),
  place: operationText('LocationStock'),
  register: operationText('DrugRegisterEntries'),
  use: 'mutation Use($input: RecordStockUsageInput!) { recordStockUsage(input: $input) { usageRecorded { postingId shortages } } }',
} as const;

const tokenOf =
  ({ tokens }: Seeded) =>
  (user: number, round: number): string =>
    tokens[(user * 251 + round) % tokens.length] ?? '';

const chosen = <T>(values: readonly T[], user: number, round: number): T =>
  values[(user * 131 + round * 7) % values.length] as T;

/** The pages that the issue of stock names. */
export const ledgerReads = (seeded: Seeded, { items, places, registers }: Ledger): readonly Work[] => {
  const token = tokenOf(seeded);
  const [item, place, register] = [
    persisted(OPERATIONS.item),
    persisted(OPERATIONS.place),
    persisted(OPERATIONS.register),
  ];
  const read = { atMost: AT_MOST, each: 1, requests: null };
  return [
    {
      ...{ ...read, name: NAMES.item, needle: '"fromKind"' },
      product: (user, round) => item(token(user, round), { itemId: chosen(items, user, round) }),
      floor: (user, round) => get(token(user, round), `/stock/item/${chosen(items, user, round)}`),
    },
    {
      ...{ ...read, name: NAMES.place, needle: '"earliestExpiry"' },
      product: (user, round) => place(token(user, round), { locationId: chosen(places, user, round) }),
      floor: (user, round) => get(token(user, round), `/stock/location/${chosen(places, user, round)}`),
    },
    {
      ...{ ...read, name: NAMES.register, needle: '"amountIn"' },
      product: (user, round) =>
        register(token(user, round), { ...chosen(registers, user, round), first: 25 }),
      floor: (user, round) => {
        const { itemId, locationId } = chosen(registers, user, round);
        return get(token(user, round), `/stock/register/${itemId}/${locationId}`);
      },
    },
  ];
};

/** Uses of stock: each virtual user takes from a place of their own, whatever lots come next there. */
export const ledgerPosts = (seeded: Seeded, { places, usable }: Ledger, moves: number): readonly Work[] => {
  const token = tokenOf(seeded);
  return EACH.map((each): Work => {
    const usage = (user: number, round: number) => ({
      key: randomUUID(),
      lines: Array.from({ length: each }, (_, line) => {
        const here = usable[user] ?? [];
        const holding = here[(round * each + line + user * 11) % here.length];
        return { ...holding, locationId: places[user] ?? '', quantity: 0.001 };
      }),
    });
    return {
      ...{ name: postName(each, moves), needle: '"postingId"', atMost: null, each, requests: null },
      atLeast: MOVES_A_SECOND,
      product: (user, round) => graphql(token(user, round), OPERATIONS.use, { input: usage(user, round) }),
      floor: (user, round) => post('/stock/use', usage(user, round), token(user, round)),
    };
  });
};
