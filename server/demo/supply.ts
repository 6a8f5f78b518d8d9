import type { PurchaseOrderButton } from '@sideline/schema/inventory/purchasing';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import type { EntityManager } from 'typeorm';
import type { NewPurchaseOrder, NewReceipt } from '../src/modules/inventory/purchasing/purchasing.types.js';
import type { NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import { insert } from './insert-rows.js';
import type { Random } from './random.js';
import type { DemoStock } from './stock.js';

/** Who the provider buys from, what of, and orders in every state. */
export interface DemoSupply {
  readonly suppliers: readonly DemoSupplier[];
  readonly offers: readonly DemoOffer[];
  readonly prices: readonly DemoPrice[];
  readonly orders: readonly DemoOrder[];
  /** What was used off the shelves, so that some of it is low. */
  readonly usage: readonly { readonly at: Date; readonly posting: NewPosting }[];
  readonly enteredAt: Date;
}

interface DemoSupplier {
  readonly id: string;
  readonly name: string;
  readonly accountNumber: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly leadDays: number;
  readonly terms: string;
}

interface DemoOffer {
  readonly id: string;
  readonly supplierId: string;
  readonly item: DemoStock['items'][number];
  readonly supplierSku: string;
  readonly isPreferred: boolean;
}

interface DemoPrice {
  readonly id: string;
  readonly offerId: string;
  readonly packPricePence: number;
  readonly validFrom: string;
}

/** One order and what was done with it, in its order. `admin` is whoever approves. */
export interface DemoOrder {
  readonly at: Date;
  readonly order: NewPurchaseOrder;
  readonly steps: readonly DemoOrderStep[];
}

export type DemoOrderStep =
  | {
      readonly at: Date;
      readonly by: 'staff' | 'admin';
      readonly action: PurchaseOrderButton;
      readonly reason?: string;
    }
  | { readonly at: Date; readonly by: 'staff'; readonly receipt: NewReceipt };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Invented, with addresses that reach nobody and numbers that Ofcom keeps free for fiction. */
const SUPPLIERS = [
  [
    'Harrowmere Medical Supplies',
    'HMS-2041',
    'Ada Quill',
    'orders@harrowmere.test',
    3,
    '30 days net. Free delivery above £100.',
  ],
  [
    'Touchline Pharma',
    'TP-118',
    'Bram Teller',
    'orders@touchline-pharma.test',
    2,
    '14 days net. Signed order for medicines.',
  ],
  ['Quayside Gases', 'QG-77', 'Cora Lisle', 'orders@quayside-gases.test', 5, 'Cylinder rental by the month.'],
  [
    'Beacon Equipment',
    'BE-9003',
    'Dev Marlow',
    'orders@beacon-equipment.test',
    14,
    '30 days net. Two-year warranty.',
  ],
  ['Wharf Surgical', 'WS-560', 'Edie Nash', 'orders@wharf-surgical.test', 6, 'Payment in advance.'],
] as const;

/** The supplier whom an item is ordered from first, as its place in the list. */
const HOME: Readonly<Record<DemoStock['items'][number]['itemType'], number>> = {
  consumable: 0,
  medicine: 1,
  fluid: 1,
  gas: 2,
  equipment: 3,
};

/** What a pack cost beside today, from so many days ago on. */
const PRICE_HISTORY = [
  [365, 0.9],
  [200, 0.95],
  [60, 1],
] as const;

/** Orders, by how many days ago they were drafted and how far they got. */
const ORDERS = [
  [345, 'closed'],
  [300, 'closed'],
  [255, 'closed'],
  [205, 'closed'],
  [150, 'closed'],
  [110, 'closed_short'],
  [80, 'cancelled'],
  [32, 'overdue'],
  [21, 'received'],
  [11, 'part_received'],
  [4, 'ordered'],
  [2, 'approved'],
  [1, 'submitted'],
  [0.2, 'draft'],
] as const;
type Fate = (typeof ORDERS)[number][1];

/** Plain stock: without serial numbers, and without a witness for every move. */
const isPlain = ({ isSerialised, controlledSchedule }: DemoStock['items'][number]): boolean =>
  isSerialised !== true && controlledSchedule === undefined;

const usageOf = (random: Random, stock: DemoStock, now: Date): DemoSupply['usage'] => {
  const homes = new Map(
    stock.rules.flatMap((rule) =>
      rule.replenishFromId === null ? [[rule.itemId, rule.locationId] as const] : [],
    ),
  );
  const lots = new Map(stock.lots.map((lot) => [lot.item.id, lot.id]));
  const used = stock.items.filter((item, index) => isPlain(item) && item.par >= 20 && index % 5 === 1);
  const rounds = 6;
  const lately = Array.from({ length: rounds }, (_, round) => {
    const at = new Date(now.getTime() - (80 - round * 12) * DAY_MS);
    return {
      at,
      posting: {
        key: `demonstration usage ${random.id(at)}`,
        source: { kind: 'usage' as const },
        occurredAt: at,
        // Together seven tenths of what the second lot holds: less than the minimum is left.
        moves: used.flatMap((item) => {
          const home = homes.get(item.id);
          const quantity = Math.floor((item.par * 0.66) / rounds);
          if (home === undefined || quantity === 0) return [];
          return [
            {
              ...{ itemId: item.id, batchId: lots.get(item.id) ?? null, quantity, reason: 'used' as const },
              ...{ fromLocationId: home, toLocationId: virtualLocation('consumed') },
            },
          ];
        }),
      },
    };
  });
  return [...earlierOf(random, stock, homes, lots, now), ...lately];
};

/** The months before the records of the set begin: what earlier events used, entered from their paper logs. */
const earlierOf = (
  random: Random,
  stock: DemoStock,
  homes: ReadonlyMap<string, string>,
  lots: ReadonlyMap<string, string>,
  now: Date,
): DemoSupply['usage'] =>
  Array.from({ length: 9 }, (_, month) => {
    const at = new Date(now.getTime() - (350 - month * 29) * DAY_MS);
    const some = stock.items.filter(
      (item, index) => isPlain(item) && item.par >= 40 && index % 5 !== 1 && (index + month) % 3 === 0,
    );
    return {
      at,
      posting: {
        key: `demonstration usage ${random.id(at)}`,
        source: { kind: 'usage' as const },
        occurredAt: at,
        moves: some.flatMap((item) => {
          const home = homes.get(item.id);
          const quantity = Math.floor(item.par * 0.05);
          if (home === undefined) return [];
          return [
            {
              ...{ itemId: item.id, batchId: lots.get(item.id) ?? null, quantity, reason: 'used' as const },
              ...{ fromLocationId: home, toLocationId: virtualLocation('consumed') },
            },
          ];
        }),
      },
    };
  });

export const makeSupply = (random: Random, stock: DemoStock, now: Date): DemoSupply => {
  const enteredAt = stock.openedAt;
  const suppliers = SUPPLIERS.map(([name, accountNumber, contactName, email, leadDays, terms], index) => ({
    ...{ id: random.id(enteredAt), name, accountNumber, contactName, email, leadDays, terms },
    phone: `01632 96020${String(index)}`,
  }));
  const supplierAt = (index: number): string => suppliers[index]?.id ?? '';
  const offers: DemoOffer[] = [];
  for (const [index, item] of stock.items.entries()) {
    const home = HOME[item.itemType];
    const code = String(10_000 + index);
    offers.push({
      id: random.id(enteredAt),
      supplierId: supplierAt(home),
      item,
      supplierSku: `A${code}`,
      isPreferred: true,
    });
    // One in four is sold by a second supplier too.
    if (index % 4 === 0)
      offers.push({
        id: random.id(enteredAt),
        supplierId: supplierAt(4),
        item,
        supplierSku: `W${code}`,
        isPreferred: false,
      });
  }
  const prices = offers.flatMap(({ id, item, isPreferred }) =>
    PRICE_HISTORY.map(([days, share]) => {
      const at = new Date(now.getTime() - days * DAY_MS);
      const dearer = isPreferred ? 1 : 1.08;
      return {
        ...{ id: random.id(at), offerId: id, validFrom: dayOf(at) },
        packPricePence: Math.round(item.pence * item.unitsPerPack * share * dearer),
      };
    }),
  );
  const orders = ORDERS.map(([days, fate], index) => {
    const supplierId = supplierAt(index % 2);
    const sold = offers.filter((offer) => offer.supplierId === supplierId && isPlain(offer.item));
    const chosen = [0, 1, 2].flatMap((step) => sold[(index * 7 + step * 11) % sold.length] ?? []);
    const place = stock.rules.find(({ itemId }) => itemId === chosen[0]?.item.id)?.locationId ?? '';
    return orderOf(random, {
      at: new Date(now.getTime() - days * DAY_MS),
      fate,
      supplierId,
      offers: chosen,
      place,
    });
  });
  return { suppliers, offers, prices, orders, usage: usageOf(random, stock, now), enteredAt };
};

interface Wanted {
  readonly at: Date;
  readonly fate: Fate;
  readonly supplierId: string;
  readonly offers: readonly DemoOffer[];
  readonly place: string;
}

const orderOf = (random: Random, { at, fate, supplierId, offers, place }: Wanted): DemoOrder => {
  const after = (hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);
  const lines = offers.map((offer) => ({ id: random.id(at), offer, packs: random.int(1, 6) }));
  const id = random.id(at);
  const receipt = (hours: number, some: readonly (typeof lines)[number][]): DemoOrderStep => ({
    at: after(hours),
    by: 'staff',
    receipt: {
      ...{
        id: random.id(after(hours)),
        orderId: id,
        deliveryNote: `DN-${String(random.int(10_000, 99_999))}`,
      },
      lines: some.map(({ id: lineId, offer, packs }) => ({
        lineId,
        quantity: packs * offer.item.unitsPerPack,
        ...(offer.item.isBatchTracked ? { lot: `D${String(random.int(10_000, 99_999))}` } : {}),
        ...(offer.item.shelfMonths === null
          ? {}
          : { expiresOn: dayOf(new Date(at.getTime() + Math.max(8, offer.item.shelfMonths) * 30 * DAY_MS)) }),
      })),
    },
  });
  const submit: DemoOrderStep = { at: after(1), by: 'staff', action: 'submit' };
  const approve: DemoOrderStep = { at: after(3), by: 'admin', action: 'approve' };
  const order: DemoOrderStep = { at: after(5), by: 'admin', action: 'order' };
  const placed = [submit, approve, order];
  const some = lines.slice(0, -1);
  const rest = lines.slice(-1);
  const steps: Readonly<Record<Fate, readonly DemoOrderStep[]>> = {
    draft: [],
    submitted: [submit],
    approved: [submit, approve],
    ordered: placed,
    overdue: placed,
    part_received: [...placed, receipt(72, some)],
    received: [...placed, receipt(72, some), receipt(120, rest)],
    closed: [...placed, receipt(72, lines), { at: after(240), by: 'admin', action: 'close' }],
    closed_short: [
      ...placed,
      receipt(96, some),
      {
        at: after(400),
        by: 'admin',
        action: 'close_short',
        reason: 'The supplier no longer makes the last line.',
      },
    ],
    cancelled: [
      submit,
      { at: after(4), by: 'admin', action: 'cancel', reason: 'Already ordered by telephone.' },
    ],
  };
  return {
    at,
    order: {
      ...{ id, supplierId, deliveryLocationId: place, notes: null },
      lines: lines.map((line) => ({ id: line.id, supplierItemId: line.offer.id, packs: line.packs })),
    },
    steps: steps[fate],
  };
};

/** The rows that nothing moves: each table by one statement. */
export const insertSupply = async (
  manager: EntityManager,
  supply: DemoSupply,
  enteredBy: string,
): Promise<void> => {
  const created_at = supply.enteredAt.toISOString();
  await insert(
    manager,
    'supplier',
    {
      ...{
        id: 'uuid',
        name: 'text',
        account_number: 'text',
        contact_name: 'text',
        email: 'text',
        phone: 'text',
      },
      ...{
        lead_days: 'integer',
        terms: 'text',
        is_active: 'boolean',
        version: 'integer',
        created_at: 'timestamptz',
      },
    },
    supply.suppliers.map((one) => ({
      ...{ id: one.id, name: one.name, account_number: one.accountNumber, contact_name: one.contactName },
      ...{ email: one.email, phone: one.phone, lead_days: one.leadDays, terms: one.terms },
      ...{ is_active: true, version: 1, created_at },
    })),
  );
  await insert(
    manager,
    'supplier_item',
    {
      ...{ id: 'uuid', supplier_id: 'uuid', item_id: 'uuid', supplier_sku: 'text', pack_quantity: 'numeric' },
      ...{ is_preferred: 'boolean', is_active: 'boolean', version: 'integer', created_at: 'timestamptz' },
    },
    supply.offers.map((offer) => ({
      ...{
        id: offer.id,
        supplier_id: offer.supplierId,
        item_id: offer.item.id,
        supplier_sku: offer.supplierSku,
      },
      ...{ pack_quantity: offer.item.unitsPerPack, is_preferred: offer.isPreferred, is_active: true },
      ...{ version: 1, created_at },
    })),
  );
  await insert(
    manager,
    'supplier_price',
    {
      ...{ id: 'uuid', supplier_item_id: 'uuid', pack_price_pence: 'integer', valid_from: 'date' },
      ...{ recorded_at: 'timestamptz', recorded_by: 'uuid' },
    },
    supply.prices.map((price) => ({
      ...{ id: price.id, supplier_item_id: price.offerId, pack_price_pence: price.packPricePence },
      ...{ valid_from: price.validFrom, recorded_at: created_at, recorded_by: enteredBy },
    })),
  );
};
