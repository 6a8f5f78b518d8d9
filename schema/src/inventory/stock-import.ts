import type { z } from 'zod';
import { LIMITS } from '../limits.js';
import { readCsvTable, type CsvTable } from '../csv-table.js';
import { FORMULARY } from '../prf/catalogue/formulary.js';
import { check } from '../validation/check.js';
import { batchFacts, itemFacts, ruleFacts, type ItemFacts } from '../validation/stock.js';
import { expiryDayOf } from './lot-expiry.js';
import { penceIn } from './money.js';
import { positiveQuantity } from './quantity.js';
import {
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LEGAL_CLASS_TABLE,
  LEGAL_CLASSES,
  STOCK_UNIT_TABLE,
  STOCK_UNITS,
  STORAGE_TABLE,
  STORAGES,
} from './vocabulary.js';

/**
 * Files of items, rules and opening stock: their columns, and the contents of each row. Pure, for the server and the
 * templates.
 */

export const STOCK_IMPORT_KIND_TABLE = {
  items: {
    label: 'Items',
    hint: 'The items that you keep in stock. A row with an existing SKU changes that item.',
  },
  rules: {
    label: 'Stock rules',
    hint: 'How much of an item a location should hold, and where it is replenished from.',
  },
  opening: {
    label: 'Opening stock',
    hint: 'What is on the shelves when you start. A row that has been posted is not posted again.',
  },
} as const;
export type StockImportKind = keyof typeof STOCK_IMPORT_KIND_TABLE;
export const STOCK_IMPORT_KINDS = Object.keys(STOCK_IMPORT_KIND_TABLE) as readonly StockImportKind[];

/** The result for a row. */
export const STOCK_IMPORT_STATE_TABLE = {
  create: { label: 'Will create' },
  change: { label: 'Will change' },
  unchanged: { label: 'No change' },
  error: { label: 'Error' },
} as const;
export type StockImportState = keyof typeof STOCK_IMPORT_STATE_TABLE;
export const STOCK_IMPORT_STATES = Object.keys(STOCK_IMPORT_STATE_TABLE) as readonly StockImportState[];

/** A problem with a cell, and what to do about it. */
export interface ImportProblem {
  /** The column heading. */
  readonly column: string;
  readonly message: string;
}

interface ImportColumn {
  readonly head: string;
  /** Other headings for it, in lower case without punctuation and spaces. */
  readonly also?: readonly string[];
  readonly isNeeded?: boolean;
  /** Of the template's example row. */
  readonly example: string;
}

const ITEM_COLUMNS = {
  sku: { head: 'SKU', also: ['code', 'itemcode', 'stockcode'], isNeeded: true, example: 'DRS-0101' },
  name: {
    head: 'Name',
    also: ['item', 'itemname', 'description'],
    isNeeded: true,
    example: 'Gauze swab 10 cm',
  },
  itemType: { head: 'Type', also: ['itemtype', 'category'], example: 'Consumable' },
  legalClass: { head: 'Legal class', example: '' },
  controlledSchedule: { head: 'Controlled drug schedule', also: ['schedule'], example: '' },
  isWitnessed: { head: 'Needs a witness', example: '' },
  drug: { head: 'Formulary key', also: ['drug'], example: '' },
  strength: { head: 'Strength', example: '' },
  unit: { head: 'Unit', example: 'each' },
  unitsPerPack: { head: 'Units per pack', also: ['packsize'], example: '100' },
  isBatchTracked: { head: 'Tracks lots', also: ['lots'], example: 'Yes' },
  hasExpiry: { head: 'Has expiry date', also: ['expiry'], example: 'Yes' },
  isSerialised: { head: 'Has serial numbers', also: ['serialised'], example: 'No' },
  storage: { head: 'Storage', example: 'Room temperature' },
  barcode: { head: 'Barcode', also: ['gtin', 'ean'], example: '5012345678900' },
  minShelfLifeDays: { head: 'Least shelf life in days', example: '90' },
  isSingleUse: { head: 'Single use', example: 'Yes' },
  serviceIntervalDays: { head: 'Service interval in days', example: '' },
  cylinderLitres: { head: 'Cylinder litres', example: '' },
  notes: { head: 'Notes', example: '' },
} as const satisfies Readonly<Record<keyof ItemFacts, ImportColumn>>;

const RULE_COLUMNS = {
  sku: { head: 'SKU', also: ['code', 'itemcode', 'stockcode'], isNeeded: true, example: 'DRS-0101' },
  location: { head: 'Location', also: ['place'], isNeeded: true, example: 'Main store' },
  minimum: { head: 'Minimum', also: ['min'], isNeeded: true, example: '50' },
  par: { head: 'Full level', also: ['par', 'full', 'max', 'maximum'], isNeeded: true, example: '200' },
  orderMultiple: { head: 'Order multiple', also: ['multiple'], example: '100' },
  replenishFrom: { head: 'Replenished from', also: ['replenishfrom'], example: '' },
} as const satisfies Readonly<Record<string, ImportColumn>>;

const OPENING_COLUMNS = {
  sku: { head: 'SKU', also: ['code', 'itemcode', 'stockcode'], isNeeded: true, example: 'DRS-0101' },
  location: { head: 'Location', also: ['place'], isNeeded: true, example: 'Main store' },
  quantity: { head: 'Quantity', also: ['qty', 'amount'], isNeeded: true, example: '180' },
  lot: { head: 'Lot', also: ['batch', 'lotnumber', 'batchnumber'], example: 'K2231' },
  expiresOn: { head: 'Expiry', also: ['expirydate', 'expires', 'useby'], example: '2027-03-31' },
  serial: { head: 'Serial number', also: ['serial'], example: '' },
  unitCost: { head: 'Unit cost', also: ['cost', 'price', 'unitprice'], example: '£0.04' },
} as const satisfies Readonly<Record<string, ImportColumn>>;

const COLUMNS = { items: ITEM_COLUMNS, rules: RULE_COLUMNS, opening: OPENING_COLUMNS } as const;
const columnsOf = (kind: StockImportKind): Readonly<Record<string, ImportColumn>> => COLUMNS[kind];

/** The name of a column in a problem. */
export const importHead = (kind: StockImportKind, key: string): string => columnsOf(kind)[key]?.head ?? key;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A template: the headings and one example row, with a byte order mark so that Excel reads its letters. */
export const stockImportTemplate = (kind: StockImportKind): string => {
  const columns = Object.values(columnsOf(kind));
  return `\uFEFF${[columns.map(({ head }) => head), columns.map(({ example }) => example)]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')}`;
};

const plain = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A row by its columns' keys, without those that the file has no column for. */
export type ImportCells = ReadonlyMap<string, string>;
export interface ImportRow {
  /** The row number, counted as in a spreadsheet. */
  readonly line: number;
  readonly cells: ImportCells;
  readonly problems: readonly ImportProblem[];
}

const COLUMNS_MOST = 60;

/** The rows of a CSV file, or a message that says why it cannot be imported. */
export const readStockImport = (
  kind: StockImportKind,
  bytes: Uint8Array,
): readonly ImportRow[] | { readonly problem: string } => {
  const table = readCsvTable(bytes, {
    rows: LIMITS.stockImport.rows,
    columns: COLUMNS_MOST,
    empty: 'There are no rows below the column headings. Fill in the template, and choose it again.',
  });
  return 'problem' in table ? table : rowsOf(kind, table);
};

const rowsOf = (
  kind: StockImportKind,
  { heads, rows }: CsvTable,
): readonly ImportRow[] | { readonly problem: string } => {
  const words = heads.map(plain);
  const places = new Map<string, number>();
  for (const [key, { head, also = [] }] of Object.entries(columnsOf(kind))) {
    const found = [plain(head), key.toLowerCase(), ...also]
      .map((word) => words.indexOf(word))
      .find((at) => at >= 0);
    if (found !== undefined) places.set(key, found);
  }
  const missing = Object.entries(columnsOf(kind)).filter(
    ([key, { isNeeded }]) => isNeeded === true && !places.has(key),
  );
  if (missing.length > 0)
    return {
      problem: `This file has no column ‘${missing.map(([, { head }]) => head).join('’, ‘')}’. Download the template to see the columns.`,
    };
  return rows.map(({ line, cells }) => ({
    line,
    cells: new Map([...places].map(([key, at]) => [key, (cells[at] ?? '').trim()])),
    // With one separator too many, the cells after it come under the wrong heading.
    problems: cells.slice(heads.length).some((cell) => cell.trim() !== '')
      ? [
          {
            column: heads.at(-1) ?? '',
            message: `This row has ${String(cells.length)} cells, but the first line has ${String(heads.length)}. Put quotation marks around text that contains a comma.`,
          },
        ]
      : [],
  }));
};

type Read<T> = { readonly value: T } | { readonly message: string };

const choice =
  <K extends string>(keys: readonly K[], table: Readonly<Record<K, { readonly label: string }>>) =>
  (text: string): Read<K> => {
    const asked = text.toLowerCase();
    const found = keys.find((key) => key.toLowerCase() === asked || table[key].label.toLowerCase() === asked);
    return found === undefined
      ? { message: `‘${text}’ is not one of: ${keys.map((key) => table[key].label).join(', ')}.` }
      : { value: found };
  };

const yesOrNo = (text: string): Read<boolean> => {
  if (/^(y|yes|true|1|x)$/i.test(text)) return { value: true };
  if (/^(n|no|false|0)$/i.test(text)) return { value: false };
  return { message: `‘${text}’ is neither Yes nor No.` };
};

const number = (text: string): Read<number> =>
  /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(text)
    ? { value: Number(text.replaceAll(',', '')) }
    : { message: `‘${text}’ is not a number.` };

/** Excel counts days from here. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);

const day = (text: string): Read<string> => {
  const dated = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(dated);
  const [, d = '', m = '', y = ''] = british ?? [];
  const iso = british
    ? `${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
    : /^\d{5}(\.0+)?$/.test(dated)
      ? new Date(EXCEL_ZERO + Number(dated) * 86_400_000).toISOString().slice(0, 10)
      : dated;
  const found = expiryDayOf(iso);
  return found === null
    ? { message: `‘${text}’ is not a date. Write it as 2027-03-31, 31/03/2027 or 03/2027.` }
    : { value: found };
};

const pounds = (text: string): Read<number> => {
  const found = penceIn(text);
  return found === null
    ? { message: `‘${text}’ is not an amount. Write it in pounds, as 1.25.` }
    : { value: found };
};

const asText = (text: string): Read<string> => ({ value: text });

/** A drug by its key or its name. */
const drug = (text: string): Read<string> => {
  const asked = text.toLowerCase();
  const found = Object.entries(FORMULARY).find(
    ([key, { label }]) => key === asked || label.toLowerCase() === asked,
  );
  return found === undefined
    ? {
        message: `‘${text}’ is not a drug of the formulary. Enter its name as in the formulary, or leave it empty.`,
      }
    : { value: found[0] };
};
const schedule = (text: string): Read<number> => number(text.replace(/^schedule\s+/i, ''));

const ITEM_READERS: Readonly<Record<keyof ItemFacts, (text: string) => Read<unknown>>> = {
  sku: asText,
  name: asText,
  itemType: choice(ITEM_TYPES, ITEM_TYPE_TABLE),
  legalClass: choice(LEGAL_CLASSES, LEGAL_CLASS_TABLE),
  controlledSchedule: schedule,
  isWitnessed: yesOrNo,
  drug,
  strength: asText,
  unit: choice(STOCK_UNITS, STOCK_UNIT_TABLE),
  unitsPerPack: number,
  isBatchTracked: yesOrNo,
  hasExpiry: yesOrNo,
  isSerialised: yesOrNo,
  storage: choice(STORAGES, STORAGE_TABLE),
  barcode: asText,
  minShelfLifeDays: number,
  isSingleUse: yesOrNo,
  serviceIntervalDays: number,
  cylinderLitres: number,
  notes: asText,
};

/** The values of a new item where its row does not give them. */
const NEW_ITEM: Partial<ItemFacts> = {
  itemType: 'consumable',
  unit: 'each',
  unitsPerPack: 1,
  isBatchTracked: true,
  hasExpiry: true,
  isSerialised: false,
  storage: 'ambient',
  isSingleUse: true,
};

export interface ReadRow<T> {
  /** Null where there are problems. */
  readonly facts: T | null;
  readonly problems: readonly ImportProblem[];
}

const readCells = (
  kind: StockImportKind,
  cells: ImportCells,
  readers: Readonly<Record<string, (text: string) => Read<unknown>>>,
) => {
  const values: Record<string, unknown> = {};
  const problems: ImportProblem[] = [];
  for (const [key, read] of Object.entries(readers)) {
    const text = cells.get(key) ?? '';
    if (text === '') continue;
    const found = read(text);
    if ('value' in found) values[key] = found.value;
    else problems.push({ column: importHead(kind, key), message: found.message });
  }
  return { values, problems };
};

const checked = <S extends z.ZodType>(
  kind: StockImportKind,
  schema: S,
  given: unknown,
  problems: readonly ImportProblem[],
): ReadRow<z.output<S>> => {
  if (problems.length > 0) return { facts: null, problems };
  const { data, problems: found } = check(schema, given);
  if (found === null) return { facts: data, problems: [] };
  return {
    facts: null,
    problems: found.map(({ field, message }) => ({ column: importHead(kind, field), message })),
  };
};

/** The item after a row is applied to the one with its SKU, or a new one. An empty cell changes nothing. */
export const itemOfRow = (
  { cells, problems }: ImportRow,
  before: Readonly<Partial<Record<keyof ItemFacts, unknown>>> | null,
): ReadRow<ItemFacts> => {
  const read = readCells('items', cells, ITEM_READERS);
  // It was found by its SKU, whatever the case, and its SKU stays as it was written.
  if (before !== null) delete read.values['sku'];
  return checked('items', itemFacts, { sku: '', name: '', ...(before ?? NEW_ITEM), ...read.values }, [
    ...problems,
    ...read.problems,
  ]);
};

/** A rule with its item and locations still in words. */
export const ruleOfRow = ({ cells, problems }: ImportRow) => {
  const read = readCells('rules', cells, { minimum: number, par: number, orderMultiple: number });
  return checked('rules', ruleFacts, { orderMultiple: 1, ...read.values, replenishFromId: null }, [
    ...problems,
    ...read.problems,
  ]);
};

export interface OpeningFacts {
  readonly quantity: number;
  readonly lot: string | null;
  readonly expiresOn: string | null;
  readonly serial: string | null;
  readonly unitCostPence: number | null;
}

/** What an item requires of its lots. */
export interface LotWants {
  readonly isBatchTracked: boolean;
  readonly hasExpiry: boolean;
  readonly isSerialised: boolean;
}

/** The details of a lot in a row; `item` says which are required. */
export const openingOfRow = ({ cells, problems }: ImportRow, item: LotWants): ReadRow<OpeningFacts> => {
  const read = readCells('opening', cells, {
    quantity: number,
    lot: asText,
    expiresOn: day,
    serial: asText,
    unitCost: pounds,
  });
  const { quantity, expiresOn = null, serial = null, unitCost = null } = read.values;
  // A serial number is a lot of its own, and often has no other.
  const lot = read.values['lot'] ?? (item.isSerialised ? serial : null);
  const found = [...problems, ...read.problems];
  const wrong = (key: keyof typeof OPENING_COLUMNS, message: string) =>
    found.push({ column: importHead('opening', key), message });
  const amount = check(positiveQuantity, quantity);
  if (amount.problems !== null && !found.some(({ column }) => column === OPENING_COLUMNS.quantity.head))
    wrong('quantity', amount.problems[0]?.message ?? '');
  if (item.isBatchTracked && lot === null) wrong('lot', 'Enter the lot number.');
  if (!item.isBatchTracked && lot !== null) wrong('lot', 'This item has no lots. Leave it empty.');
  if (
    item.hasExpiry &&
    expiresOn === null &&
    !found.some(({ column }) => column === OPENING_COLUMNS.expiresOn.head)
  )
    wrong('expiresOn', 'Enter the expiry date.');
  if (!item.hasExpiry && expiresOn !== null)
    wrong('expiresOn', 'This item has no expiry date. Leave it empty.');
  if (item.isSerialised && serial === null) wrong('serial', 'Enter the serial number.');
  if (!item.isSerialised && serial !== null)
    wrong('serial', 'This item has no serial numbers. Leave it empty.');
  if (item.isSerialised && amount.data !== null && amount.data !== 1)
    wrong('quantity', 'A serial number identifies one item. Enter 1.');
  if (found.length > 0 || amount.data === null) return { facts: null, problems: found };
  if (lot === null)
    return {
      facts: { quantity: amount.data, lot: null, expiresOn: null, serial: null, unitCostPence: null },
      problems: [],
    };
  const batch = checked('opening', batchFacts, { lot, expiresOn, serial, unitCostPence: unitCost }, []);
  return batch.facts === null
    ? { facts: null, problems: batch.problems }
    : {
        facts: {
          ...{ quantity: amount.data, lot: batch.facts.lot, expiresOn: batch.facts.expiresOn },
          ...{ serial: batch.facts.serial, unitCostPence: batch.facts.unitCostPence },
        },
        problems: [],
      };
};
