import {
  alwaysNeedsWitness,
  virtualLocation,
  type LocationType,
} from '@sideline/schema/inventory/vocabulary';
import type { EntityManager } from 'typeorm';
import type { NewMove, NewPosting } from '../src/modules/inventory/stock/posting.types.js';
import { execute } from '../src/platform/database/checked.js';
import { insert } from './insert-rows.js';
import type { Random } from './random.js';
import { DEMO_ITEMS, type DemoItem } from './stock-catalogue.js';

/**
 * What the provider keeps: items, places, lots and what was there when the books were opened. What has moved since, with the
 * demonstration's records and bags, is posted after `openings` by whoever makes those.
 */
export interface DemoStock {
  readonly items: readonly StockedItem[];
  readonly places: readonly DemoPlace[];
  readonly lots: readonly DemoLot[];
  readonly rules: readonly DemoRule[];
  /** In the order in which they were posted; those with controlled drugs want a witness. */
  readonly openings: readonly DemoOpening[];
  /** When the books were opened. */
  readonly openedAt: Date;
}

interface StockedItem extends DemoItem {
  readonly id: string;
  readonly isBatchTracked: boolean;
}

export interface DemoPlace {
  readonly id: string;
  readonly name: string;
  readonly type: LocationType;
  readonly parentId: string | null;
}

interface DemoLot {
  readonly id: string;
  readonly item: StockedItem;
  readonly lot: string;
  readonly expiresOn: string | null;
  readonly serial: string | null;
  readonly lastServiceOn: string | null;
  readonly nextServiceOn: string | null;
  readonly percentLeft: number | null;
}

interface DemoRule {
  readonly itemId: string;
  readonly locationId: string;
  readonly minimum: number;
  readonly par: number;
  readonly orderMultiple: number;
  readonly replenishFromId: string | null;
}

export interface DemoOpening {
  readonly isWitnessed: boolean;
  readonly posting: NewPosting;
}

const DAY_MS = 86_400_000;

const PLACES = [
  ['main', 'Main store', 'main_storage_box', null],
  ['medicines', 'Medicines room', 'on_site_locker', null],
  ['safe', 'Controlled-drug safe', 'on_site_locker', 'medicines'],
  ['fridge', 'Medicines fridge', 'on_site_locker', 'medicines'],
  ['gases', 'Gas cage', 'on_site_locker', null],
  ['quarantine', 'Quarantine shelf', 'temporary_storage', 'medicines'],
  ['car1', 'Response car 1', 'response_vehicle', null],
  ['car2', 'Response car 2', 'response_vehicle', null],
  ['ambulance', 'Ambulance 1', 'response_vehicle', null],
  ['van', 'Support van', 'support_vehicle', null],
  ['tentA', 'Medical tent A', 'medical_tent', null],
  ['tentB', 'Medical tent B', 'medical_tent', null],
] as const satisfies readonly (readonly [string, string, LocationType, string | null])[];
type PlaceKey = (typeof PLACES)[number][0];

/** Where an item is at home. */
const homeOf = ({ storage, itemType }: DemoItem): PlaceKey => {
  if (storage === 'controlled_drug_safe') return 'safe';
  if (storage === 'fridge') return 'fridge';
  if (itemType === 'gas') return 'gases';
  return itemType === 'medicine' || itemType === 'fluid' ? 'medicines' : 'main';
};

/** What goes on the road: what is used at once, in small numbers. */
const ROAD: readonly PlaceKey[] = ['car1', 'car2', 'ambulance', 'van'];
const isOnRoad = (item: DemoItem, index: number): boolean =>
  item.isSerialised !== true && item.controlledSchedule === undefined && index % 3 !== 2 && item.par >= 10;
const roadPar = ({ par }: DemoItem): number => Math.max(1, Math.round(par / 12));

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysFrom = (now: Date, days: number): string => dayOf(new Date(now.getTime() + days * DAY_MS));
/** Labels that give a month mean its last day. */
const monthEnd = (now: Date, months: number): string =>
  dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)));

const lotsOf = (random: Random, item: StockedItem, index: number, now: Date, at: Date): DemoLot[] => {
  const common = { item, lastServiceOn: null, nextServiceOn: null, percentLeft: null } as const;
  if (item.isSerialised === true)
    return Array.from({ length: item.par }, (_, place) => {
      const serial = `${item.sku.slice(4, 7)}-${String(1_000 + index * 20 + place)}`;
      const ago = random.int(5, (item.serviceIntervalDays ?? 365) - 10);
      const isServiced = item.serviceIntervalDays !== undefined;
      return {
        ...common,
        id: random.id(at),
        lot: serial,
        serial,
        expiresOn: item.shelfMonths === null ? null : monthEnd(now, random.int(3, item.shelfMonths)),
        lastServiceOn: isServiced ? daysFrom(now, -ago) : null,
        nextServiceOn: isServiced ? daysFrom(now, (item.serviceIntervalDays ?? 0) - ago) : null,
        percentLeft: item.itemType === 'gas' ? random.int(2, 10) * 10 : null,
      };
    });
  if (!item.isBatchTracked) return [];
  const shelf = item.shelfMonths;
  // One in eight has a lot that goes out of date within weeks, so that the lists of what expires have something to say.
  const soonest = index % 8 === 3 ? 1 : Math.max(2, Math.round((shelf ?? 24) / 4));
  return [soonest, Math.max(soonest + 2, Math.round((shelf ?? 24) * 0.8))].map((months) => ({
    ...common,
    id: random.id(at),
    lot: `${random.pick(['A', 'B', 'H', 'K', 'L', 'N', 'R', 'T'])}${String(random.int(10_000, 99_999))}`,
    serial: null,
    expiresOn: shelf === null ? null : monthEnd(now, months),
  }));
};

export const makeStock = (random: Random, now: Date): DemoStock => {
  const openedAt = new Date(now.getTime() - 365 * DAY_MS);
  const ids = new Map<PlaceKey, string>(PLACES.map(([key]) => [key, random.id(openedAt)]));
  const idOf = (key: PlaceKey): string => ids.get(key) ?? '';
  const places = PLACES.map(([key, name, type, parent]) => ({
    id: idOf(key),
    name,
    type,
    parentId: parent === null ? null : idOf(parent),
  }));
  const items = DEMO_ITEMS.map((item) => ({
    ...item,
    id: random.id(openedAt),
    isBatchTracked: item.shelfMonths !== null || item.isSerialised === true,
  }));
  const lots: DemoLot[] = [];
  const rules: DemoRule[] = [];
  const moves: (NewMove & { readonly isWitnessed: boolean })[] = [];
  for (const [index, item] of items.entries()) {
    const home = idOf(homeOf(item));
    const own = lotsOf(random, item, index, now, openedAt);
    lots.push(...own);
    const isWitnessed = alwaysNeedsWitness(item.controlledSchedule);
    const open = (batchId: string | null, toLocationId: string, quantity: number) =>
      moves.push({
        ...{ itemId: item.id, batchId, quantity, reason: 'opening', isWitnessed },
        ...{ fromLocationId: virtualLocation('opening'), toLocationId },
      });
    if (item.isSerialised === true) for (const { id } of own) open(id, home, 1);
    else {
      const [first, second] = own;
      const early = Math.max(1, Math.round(item.par * 0.3));
      open(first?.id ?? null, home, second === undefined ? item.par : early);
      if (second !== undefined && item.par > early) open(second.id, home, item.par - early);
    }
    rules.push({
      ...{ itemId: item.id, locationId: home, minimum: Math.ceil(item.par * 0.4), par: item.par },
      ...{ orderMultiple: item.unitsPerPack, replenishFromId: null },
    });
    if (!isOnRoad(item, index)) continue;
    for (const key of ROAD) {
      const par = roadPar(item);
      open(own.at(-1)?.id ?? null, idOf(key), par);
      rules.push({
        ...{ itemId: item.id, locationId: idOf(key), minimum: Math.ceil(par / 2), par, orderMultiple: 1 },
        replenishFromId: home,
      });
    }
  }
  return { items, places, lots, rules, openings: openingsOf(random, moves, openedAt), openedAt };
};

const AT_ONCE = 250;

const openingsOf = (
  random: Random,
  moves: readonly (NewMove & { readonly isWitnessed: boolean })[],
  at: Date,
): DemoOpening[] =>
  [false, true].flatMap((isWitnessed) => {
    const some = moves.filter((move) => move.isWitnessed === isWitnessed);
    return Array.from({ length: Math.ceil(some.length / AT_ONCE) }, (_, part) => ({
      isWitnessed,
      posting: {
        key: `opening ${random.id(at)}`,
        source: { kind: 'opening' as const },
        occurredAt: at,
        moves: some.slice(part * AT_ONCE, (part + 1) * AT_ONCE).map(({ isWitnessed: _, ...move }) => move),
      },
    }));
  });

/** The rows that nothing moves: each table by one statement. */
export const insertStock = async (manager: EntityManager, stock: DemoStock): Promise<void> => {
  const created_at = stock.openedAt.toISOString();
  await insert(
    manager,
    'stock_location',
    {
      ...{
        id: 'uuid',
        name: 'text',
        location_type: 'text',
        kind: 'text',
        is_source: 'boolean',
        is_real: 'boolean',
        delivery_address: 'text',
      },
      ...{ is_active: 'boolean', version: 'integer', created_at: 'timestamptz' },
    },
    stock.places.map(({ id, name, type }) => ({
      ...{ id, name, location_type: type, kind: 'place', is_source: false, is_real: true, is_active: true },
      ...{ version: 1, created_at },
      delivery_address: name === 'Main store' ? '1 Touchline Road\nHarrowmere\nHM1 1AA' : null,
    })),
  );
  for (const { id, parentId } of stock.places)
    if (parentId !== null)
      await execute(
        manager,
        'UPDATE stock_location SET parent_id = $2, version = version + 1 WHERE id = $1',
        [id, parentId],
      );
  await insert(
    manager,
    'stock_item',
    {
      ...{
        id: 'uuid',
        sku: 'text',
        name: 'text',
        item_type: 'text',
        legal_class: 'text',
        drug: 'text',
        strength: 'text',
      },
      ...{
        controlled_schedule: 'smallint',
        is_witnessed: 'boolean',
        unit: 'text',
        units_per_pack: 'integer',
      },
      ...{ is_batch_tracked: 'boolean', has_expiry: 'boolean', is_serialised: 'boolean', storage: 'text' },
      ...{ min_shelf_life_days: 'integer', is_single_use: 'boolean', service_interval_days: 'integer' },
      ...{ cylinder_litres: 'numeric', is_active: 'boolean', version: 'integer', created_at: 'timestamptz' },
    },
    stock.items.map((item) => ({
      ...{ id: item.id, sku: item.sku, name: item.name, item_type: item.itemType, unit: item.unit },
      ...{ legal_class: item.legalClass, drug: item.drug, strength: item.strength },
      ...{
        controlled_schedule: item.controlledSchedule,
        is_witnessed: alwaysNeedsWitness(item.controlledSchedule),
      },
      ...{ units_per_pack: item.unitsPerPack, is_batch_tracked: item.isBatchTracked },
      ...{ has_expiry: item.shelfMonths !== null, is_serialised: item.isSerialised ?? false },
      ...{ storage: item.storage ?? 'ambient', min_shelf_life_days: item.shelfMonths === null ? null : 180 },
      ...{ is_single_use: item.isReusable !== true, service_interval_days: item.serviceIntervalDays },
      ...{ cylinder_litres: item.cylinderLitres, is_active: true, version: 1, created_at },
    })),
  );
  await insert(
    manager,
    'stock_batch',
    {
      ...{
        id: 'uuid',
        item_id: 'uuid',
        lot: 'text',
        expires_on: 'date',
        serial: 'text',
        unit_cost_pence: 'integer',
      },
      ...{ status: 'text', last_service_on: 'date', next_service_on: 'date', percent_left: 'smallint' },
      ...{ gauge_read_at: 'timestamptz', version: 'integer', created_at: 'timestamptz' },
    },
    stock.lots.map((lot) => ({
      ...{ id: lot.id, item_id: lot.item.id, lot: lot.lot, expires_on: lot.expiresOn, serial: lot.serial },
      ...{ unit_cost_pence: lot.item.pence, status: 'available', last_service_on: lot.lastServiceOn },
      ...{ next_service_on: lot.nextServiceOn, percent_left: lot.percentLeft },
      ...{ gauge_read_at: lot.percentLeft === null ? null : created_at, version: 1, created_at },
    })),
  );
  await insert(
    manager,
    'stock_rule',
    {
      ...{
        item_id: 'uuid',
        location_id: 'uuid',
        minimum: 'numeric',
        par: 'numeric',
        order_multiple: 'numeric',
      },
      ...{ replenish_from_id: 'uuid', updated_at: 'timestamptz' },
    },
    stock.rules.map((rule) => ({
      ...{ item_id: rule.itemId, location_id: rule.locationId, minimum: rule.minimum, par: rule.par },
      ...{
        order_multiple: rule.orderMultiple,
        replenish_from_id: rule.replenishFromId,
        updated_at: created_at,
      },
    })),
  );
};
