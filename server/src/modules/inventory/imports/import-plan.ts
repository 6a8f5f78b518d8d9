import {
  hasRegister,
  isSameRegister,
  REGISTER_FACTS,
  registerField,
  sameRegisterWords,
} from '@sideline/schema/inventory/controlled-drugs';
import {
  importHead,
  itemOfRow,
  openingOfRow,
  ruleOfRow,
  type ImportProblem,
  type ImportRow,
  type OpeningFacts,
} from '@sideline/schema/inventory/stock-import';
import { compareQuantities, quantityText } from '@sideline/schema/inventory/quantity';
import type { ItemFacts, RuleFacts } from '@sideline/schema/validation/stock';
import { STOCK_ITEM_COLUMNS, STOCK_ITEM_FIXED, type RegisteredItem } from '../items/stock-item.service.js';
import type { StockItem } from '../items/stock-item.entity.js';
import type { StockImportRow } from './stock-import.types.js';

/** The effect of each row of a file, calculated from the existing data. No database access here. */

/** A row as it is shown, with the values to write, if any. */
export interface Planned<T> {
  readonly row: StockImportRow;
  readonly write: T | null;
}

export interface KnownItem extends Omit<StockItem, 'onHand' | 'createdAt'> {
  /** It has lots or has been in stock: the basis of its quantities is fixed. */
  readonly isUsed: boolean;
}

export interface KnownLocation {
  readonly id: string;
  readonly isActive: boolean;
}

const plainSku = (sku: string): string => sku.trim().toLowerCase();
const error = (row: ImportRow, title: string, problems: readonly ImportProblem[]): Planned<never> => ({
  row: { line: row.line, state: 'error', title, changes: [], problems: [...problems] },
  write: null,
});
const done = <T>(
  { line }: ImportRow,
  title: string,
  state: 'create' | 'change' | 'unchanged',
  changes: readonly string[],
  write: T,
): Planned<T> => ({
  row: { line, state, title, changes: [...changes], problems: [] },
  write: state === 'unchanged' ? null : write,
});
const cell = ({ cells }: ImportRow, key: string): string => cells.get(key) ?? '';

/** Remembers the key of each row, and names the earlier line if it comes again. */
const seenBefore = () => {
  const first = new Map<string, number>();
  return (key: string, line: number): number | null => {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    return earlier ?? null;
  };
};

const FACTS = Object.keys(STOCK_ITEM_COLUMNS) as (keyof ItemFacts)[];

export interface ItemWrite {
  readonly before: KnownItem | null;
  readonly facts: ItemFacts;
}

/**
 * `bySku` has items by their SKU in lower case, `byBarcode` the SKUs of items in use by their barcodes, and `registered` are the
 * items in use that have registers.
 */
export const planItems = (
  rows: readonly ImportRow[],
  bySku: ReadonlyMap<string, KnownItem>,
  byBarcode: ReadonlyMap<string, string>,
  registered: readonly Omit<RegisteredItem, 'id'>[],
): readonly Planned<ItemWrite>[] => {
  const registers = [...registered];
  const skus = seenBefore();
  const barcodes = seenBefore();
  const head = (key: string) => importHead('items', key);
  return rows.map((row) => {
    const sku = plainSku(cell(row, 'sku'));
    const before = bySku.get(sku) ?? null;
    const title = cell(row, 'name') || before?.name || cell(row, 'sku');
    const { facts, problems } = itemOfRow(row, before);
    const twice = sku === '' ? null : skus(sku, row.line);
    if (twice !== null)
      return error(row, title, [
        { column: head('sku'), message: `Line ${String(twice)} has the same SKU. Remove one of them.` },
      ]);
    if (facts === null) return error(row, title, problems);
    const found: ImportProblem[] = [];
    if (facts.barcode !== null && before?.isActive !== false) {
      const owner = byBarcode.get(facts.barcode);
      const earlier = barcodes(facts.barcode, row.line);
      if (owner !== undefined && owner !== sku)
        found.push({
          column: head('barcode'),
          message: `Item ${owner.toUpperCase()} has this barcode. Correct one of them.`,
        });
      else if (earlier !== null)
        found.push({
          column: head('barcode'),
          message: `Line ${String(earlier)} has the same barcode. Correct one of them.`,
        });
    }
    const changed = FACTS.filter((fact) => (before?.[fact] ?? null) !== facts[fact]);
    if (
      hasRegister(facts) &&
      before?.isActive !== false &&
      REGISTER_FACTS.some((fact) => before === null || changed.includes(fact))
    ) {
      const other = registers.find((item) => plainSku(item.sku) !== sku && isSameRegister(item, facts));
      if (other === undefined) registers.push(facts);
      else
        found.push({
          column: head(registerField(facts)),
          message: sameRegisterWords(other),
        });
    }
    if (before?.isUsed === true)
      for (const fact of STOCK_ITEM_FIXED.filter((one) => changed.includes(one)))
        found.push({
          column: head(fact),
          message:
            'This cannot be changed because the item has lots or has been in stock. Create a new item instead.',
        });
    if (found.length > 0) return error(row, title, found);
    const state = before === null ? 'create' : changed.length === 0 ? 'unchanged' : 'change';
    return done(row, title, state, before === null ? [] : changed.map(head), { before, facts });
  });
};

export interface RuleWrite extends RuleFacts {
  readonly itemId: string;
  readonly locationId: string;
}

interface Found {
  readonly item: KnownItem | null;
  readonly locationId: string | null;
  readonly problems: readonly ImportProblem[];
}

/** The item and location that a row names. */
const findNamed = (
  kind: 'rules' | 'opening',
  row: ImportRow,
  bySku: ReadonlyMap<string, KnownItem>,
  places: ReadonlyMap<string, readonly KnownLocation[]>,
): Found => {
  const problems: ImportProblem[] = [];
  const sku = cell(row, 'sku');
  const item = bySku.get(plainSku(sku)) ?? null;
  if (item === null)
    problems.push({
      column: importHead(kind, 'sku'),
      message:
        sku === ''
          ? 'Enter the SKU of the item.'
          : `There is no item ‘${sku}’. Import the items first, or correct the SKU.`,
    });
  const place = placeOf(kind, 'location', cell(row, 'location'), places);
  if (typeof place !== 'string') problems.push(place);
  return { item, locationId: typeof place === 'string' ? place : null, problems };
};

const placeOf = (
  kind: 'rules' | 'opening',
  key: string,
  name: string,
  places: ReadonlyMap<string, readonly KnownLocation[]>,
): string | ImportProblem => {
  const column = importHead(kind, key);
  if (name === '') return { column, message: 'Enter the name of the location.' };
  const found = places.get(name) ?? [];
  const active = found.filter(({ isActive }) => isActive);
  const [one] = active;
  if (one !== undefined && active.length === 1) return one.id;
  if (active.length > 1)
    return {
      column,
      message: `${String(active.length)} locations are called ‘${name}’. Enter its parent location before it, as in ‘Bag 03 / Airway’.`,
    };
  return {
    column,
    message:
      found.length > 0
        ? `‘${name}’ has been deactivated. Choose another location.`
        : `There is no location ‘${name}’. Add it under Locations, or correct the name.`,
  };
};

/** `known` has rules by their item's and location's id with a space between. */
export const planRules = (
  rows: readonly ImportRow[],
  bySku: ReadonlyMap<string, KnownItem>,
  places: ReadonlyMap<string, readonly KnownLocation[]>,
  known: ReadonlyMap<string, RuleFacts>,
): readonly Planned<RuleWrite>[] => {
  const seen = seenBefore();
  const head = (key: string) => importHead('rules', key);
  return rows.map((row) => {
    const { item, locationId, problems: unnamed } = findNamed('rules', row, bySku, places);
    const title = `${item?.name ?? cell(row, 'sku')} at ${cell(row, 'location')}`;
    const { facts, problems } = ruleOfRow(row);
    const found = [...unnamed, ...problems];
    const fromName = cell(row, 'replenishFrom');
    const from = fromName === '' ? null : placeOf('rules', 'replenishFrom', fromName, places);
    if (from !== null && typeof from !== 'string') found.push(from);
    if (typeof from === 'string' && from === locationId)
      found.push({
        column: head('replenishFrom'),
        message: 'A location cannot be replenished from itself. Enter another, or leave it empty.',
      });
    if (facts === null || found.length > 0 || item === null || locationId === null)
      return error(row, title, found);
    const key = `${item.id} ${locationId}`;
    const twice = seen(key, row.line);
    if (twice !== null)
      return error(row, title, [
        {
          column: head('sku'),
          message: `Line ${String(twice)} has a rule for the same item and location. Remove one of them.`,
        },
      ]);
    const before = known.get(key) ?? null;
    const rule: RuleFacts = {
      ...facts,
      // Facts for which the file has no column stay.
      orderMultiple:
        cell(row, 'orderMultiple') === '' && before !== null ? before.orderMultiple : facts.orderMultiple,
      replenishFromId: typeof from === 'string' ? from : (before?.replenishFromId ?? null),
    };
    const changed =
      before === null
        ? []
        : (
            [
              ['minimum', before.minimum !== rule.minimum],
              ['par', before.par !== rule.par],
              ['orderMultiple', before.orderMultiple !== rule.orderMultiple],
              ['replenishFrom', before.replenishFromId !== rule.replenishFromId],
            ] as const
          ).flatMap(([name, isChanged]) => (isChanged ? [head(name)] : []));
    const state = before === null ? 'create' : changed.length === 0 ? 'unchanged' : 'change';
    return done(row, title, state, changed, { ...rule, itemId: item.id, locationId });
  });
};

export interface OpeningWrite extends OpeningFacts {
  readonly itemId: string;
  readonly locationId: string;
}

export const lotKey = (itemId: string, lot: string | null, expiresOn: string | null): string =>
  lot === null ? itemId : `${itemId} ${lot.toLowerCase()} ${expiresOn ?? ''}`;

/** What has been posted as opening stock, by the lot's key and the location with a space between. */
export const planOpening = (
  rows: readonly ImportRow[],
  bySku: ReadonlyMap<string, KnownItem>,
  places: ReadonlyMap<string, readonly KnownLocation[]>,
  posted: ReadonlyMap<string, number>,
  serials: ReadonlySet<string>,
): readonly Planned<OpeningWrite>[] => {
  const seen = seenBefore();
  const numbers = seenBefore();
  const head = (key: string) => importHead('opening', key);
  return rows.map((row) => {
    const { item, locationId, problems } = findNamed('opening', row, bySku, places);
    const title = `${item?.name ?? cell(row, 'sku')} at ${cell(row, 'location')}`;
    if (item === null || locationId === null) return error(row, title, problems);
    const { facts, problems: wrong } = openingOfRow(row, item);
    if (facts === null) return error(row, title, wrong);
    const { lot, expiresOn, serial, quantity } = facts;
    const named = lot === null ? title : `${title}, lot ${lot}`;
    const key = `${lotKey(item.id, lot, expiresOn)} ${locationId}`;
    const twice = seen(key, row.line);
    const found: ImportProblem[] = [];
    if (twice !== null)
      found.push({
        column: head(lot === null ? 'sku' : 'lot'),
        message: `Line ${String(twice)} has the same item, lot and location. Combine them into one line.`,
      });
    const before = posted.get(key);
    if (before !== undefined && found.length === 0) {
      if (compareQuantities(before, quantity) === 0)
        return done<OpeningWrite>(row, named, 'unchanged', [], { ...facts, itemId: item.id, locationId });
      found.push({
        column: head('quantity'),
        message: `Opening stock of ${quantityText(before)} has been posted for this line. Count the stock, or adjust it on the item’s page.`,
      });
    }
    if (serial !== null) {
      const thing = `${item.id} ${serial.toLowerCase()}`;
      const earlier = numbers(thing, row.line);
      if (serials.has(thing))
        found.push({
          column: head('serial'),
          message: 'This serial number is already in use. Correct it, or move the equipment.',
        });
      else if (earlier !== null && twice === null)
        found.push({
          column: head('serial'),
          message: `Line ${String(earlier)} has the same serial number. Correct one of them.`,
        });
    }
    if (!item.isActive)
      found.push({ column: head('sku'), message: 'This item has been deactivated. Activate it first.' });
    if (item.isWitnessed)
      found.push({
        column: head('sku'),
        message:
          'Controlled drugs are entered before a witness. Remove this line, and enter the stock under Controlled drugs.',
      });
    if (found.length > 0) return error(row, named, found);
    return done(row, named, 'create', [], { ...facts, itemId: item.id, locationId });
  });
};
