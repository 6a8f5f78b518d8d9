import { EXPORTS, exportPath, STOCK_EXPORTS, type StockExport } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { stockImportTemplate, type StockImportKind } from '@sideline/schema/inventory/stock-import';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStock } from '../src/modules/inventory/stock/stock-drift.js';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Lines of the long file; `STOCK_IMPORT_LINES=20000` for the whole of it. */
const LINES = Number(process.env['STOCK_IMPORT_LINES'] ?? 1_200);

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
  for (const name of ['Main store', 'Bag 03'])
    await server.database.asOwner(
      `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, $2, 'main_storage_box', 'place', now())`,
      [newId(), name],
    );
});
afterAll(() => server.close());

const send = async (kind: StockImportKind, csv: string, step: '' | '/preview', caller = admin) => {
  const answer = await caller.request({
    method: 'POST',
    url: `/api/inventory/import/${kind}${step}`,
    headers: { 'content-type': 'text/csv' },
    payload: Buffer.from(csv),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
interface Row {
  readonly line: number;
  readonly state: string;
  readonly title: string;
  readonly changes: readonly string[];
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}
interface Answer {
  readonly rows: readonly Row[];
  readonly problems: readonly { readonly message: string }[];
}
const preview = async (kind: StockImportKind, csv: string): Promise<readonly Row[]> =>
  (await send(kind, csv, '/preview')).body.rows;
const count = async (table: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table}`,
  );
  return row?.count ?? 0;
};

const ITEMS = [
  'SKU;Name;Type;Unit;Units per pack;Tracks lots;Has expiry date;Barcode;Schedule',
  'GAU-1;Gauze swab 10 cm;Consumable;each;100;Yes;Yes;5012345678900;',
  'TAP-1;Tape 2.5 cm;consumable;roll;12;No;No;;',
  'MOR-1;Morphine;Medicine;ampoule;10;Yes;Yes;;Schedule 2',
].join('\n');

describe('a file of items', () => {
  it('is looked at row by row, each error with its column and what to do', async () => {
    const rows = await preview(
      'items',
      `${ITEMS}\nGAU-1;Twice;;;;;;;\n;Nameless;;;;;;;\nX-1;Odd;Toy;pallet;0;maybe;Yes;12;\nX-2;Same code;;;;;;5012345678900;\nX-3;Too;many;;;;;;;cells`,
    );
    expect(rows.map(({ line, state }) => [line, state])).toEqual([
      ...[2, 3, 4].map((line): [number, string] => [line, 'create']),
      ...[5, 6, 7, 8, 9].map((line): [number, string] => [line, 'error']),
    ]);
    const wrong = (line: number) => rows.find((row) => row.line === line)?.problems ?? [];
    expect(wrong(5)).toEqual([{ column: 'SKU', message: 'Line 2 has the same SKU. Remove one of them.' }]);
    expect(wrong(6)).toMatchObject([{ column: 'SKU', message: 'Give the item a code (SKU).' }]);
    expect(wrong(7).map(({ column }) => column)).toEqual(['Type', 'Unit', 'Tracks lots']);
    expect(wrong(7)[0]?.message).toMatch(/^‘Toy’ is not one of: Consumable, Medicine/);
    expect(wrong(8)).toMatchObject([
      { column: 'Barcode', message: expect.stringMatching(/^Line 2/) as string },
    ]);
    expect(wrong(9)[0]?.message).toMatch(/^This row has 10 cells/);
    expect(await count('stock_item')).toBe(0);
  });

  it('names a drug of the formulary by its key or its name, and nothing else', async () => {
    const rows = await preview(
      'items',
      'SKU,Name,Type,Formulary key\nASP-1,Aspirin 300 mg,Medicine,aspirin\nASP-2,Aspirin 75 mg,Medicine,Aspirin\nMOO-1,Moonshine,Medicine,moonshine\nMOR-2,Morphine,Medicine,Morphine',
    );
    expect(rows.map(({ state }) => state)).toEqual(['create', 'create', 'error', 'error']);
    expect(rows.flatMap(({ problems }) => problems)).toMatchObject([
      { column: 'Formulary key', message: expect.stringMatching(/^‘moonshine’ is not a drug/) as string },
      {
        column: 'Controlled drug schedule',
        message: 'Morphine sulfate is a controlled drug. Choose its schedule.',
      },
    ]);
  });

  it('says which column it lacks, and takes the template', async () => {
    const { status, body } = await send('items', 'Name\nGauze', '/preview');
    expect([status, body.problems[0]?.message]).toEqual([
      400,
      'This file has no column ‘SKU’. Download the template to see the columns.',
    ]);
    expect(await preview('items', stockImportTemplate('items'))).toMatchObject([
      { state: 'create', problems: [] },
    ]);
  });

  it('is imported whole or not at all, by administrators', async () => {
    const refused = await send('items', `${ITEMS}\nBAD-1;;;;;;;;`, '');
    expect([refused.status, refused.body.problems[0]?.message]).toEqual([
      400,
      'Line 5, Name: Give the item a name.',
    ]);
    expect(await count('stock_item')).toBe(0);
    expect((await send('items', ITEMS, '', staff)).status).toBe(403);
    expect((await send('items', ITEMS, '')).body).toEqual({ created: 3, changed: 0, unchanged: 0 });
    expect((await send('items', ITEMS, '')).body).toEqual({ created: 0, changed: 0, unchanged: 3 });
    // One drug, form and strength has one register, whichever file or line it comes by.
    const twice = await preview(
      'items',
      `${ITEMS}\nMOR-2;morphine;Medicine;ampoule;10;Yes;Yes;;Schedule 2\nFEN-1;Fentanyl;Medicine;vial;1;Yes;Yes;;Schedule 2\nFEN-2;Fentanyl;Medicine;vial;5;Yes;Yes;;Schedule 2`,
    );
    expect(twice.slice(3).map(({ state, problems }) => [state, problems[0]?.message])).toEqual([
      ['error', expect.stringMatching(/^Morphine \(MOR-1\) is the same drug/)],
      ['create', undefined],
      ['error', expect.stringMatching(/^Fentanyl \(FEN-1\) is the same drug/)],
    ]);
    const [morphine] = await server.database.asOwner(
      `SELECT name, controlled_schedule, is_witnessed, unit FROM stock_item WHERE sku = 'MOR-1'`,
    );
    expect(morphine).toEqual({
      ...{ name: 'Morphine', controlled_schedule: 2, is_witnessed: true, unit: 'ampoule' },
    });
  });

  it('changes what its columns say, and leaves the rest and what empty cells stand for', async () => {
    const csv = 'sku,name,notes\ngau-1,,Sterile\ntap-1,Tape 2.5 cm,';
    expect(await preview('items', csv)).toMatchObject([
      { state: 'change', title: 'Gauze swab 10 cm', changes: ['Notes'] },
      { state: 'unchanged', changes: [] },
    ]);
    expect((await send('items', csv, '')).body).toEqual({ created: 0, changed: 1, unchanged: 1 });
    const [gauze] = await server.database.asOwner(
      `SELECT name, notes, units_per_pack, barcode, version FROM stock_item WHERE lower(sku) = 'gau-1'`,
    );
    expect(gauze).toEqual({
      ...{
        name: 'Gauze swab 10 cm',
        notes: 'Sterile',
        units_per_pack: 100,
        barcode: '05012345678900',
        version: 2,
      },
    });
  });
});

describe('a file of rules', () => {
  const RULES =
    'SKU,Location,Min,Full level,Order multiple,Replenished from\nGAU-1,bag 03,10,40,20,Main store\n';
  it('makes and changes rules, and names what it does not know', async () => {
    expect(
      (await preview('rules', `${RULES}NONE,Attic,1,2,,\nTAP-1,Bag 03,9,3,1,Bag 03\n`)).map(
        ({ state, problems }) => [state, problems.map(({ column }) => column)],
      ),
    ).toEqual([
      ['create', []],
      ['error', ['SKU', 'Location']],
      ['error', ['Full level', 'Replenished from']],
    ]);
    expect((await send('rules', RULES, '')).body).toMatchObject({ created: 1 });
    expect((await send('rules', RULES, '')).body).toMatchObject({ created: 0, unchanged: 1 });
    const changed = 'SKU,Location,Minimum,Par\nGAU-1,Bag 03,15,40\n';
    expect(await preview('rules', changed)).toMatchObject([{ state: 'change', changes: ['Minimum'] }]);
    expect((await send('rules', changed, '')).body).toMatchObject({ changed: 1 });
    const [rule] = await server.database.asOwner(
      `SELECT r.minimum::float8, r.order_multiple::float8, f.name FROM stock_rule r JOIN stock_location f ON f.id = r.replenish_from_id`,
    );
    expect(rule).toEqual({ minimum: 15, order_multiple: 20, name: 'Main store' });
  });
});

describe('a file of opening stock', () => {
  const OPENING =
    'SKU,Location,Quantity,Lot,Expiry,Unit cost\nGAU-1,Main store,"1,200",K1,31/03/2027,£0.04\nGAU-1,Bag 03,20,k1,03/2027,\nTAP-1,Main store,6,,,\n';
  const onHand = async () =>
    server.database.asOwner(
      `SELECT i.sku, p.name, l.lot, l.expires_on::text, l.unit_cost_pence AS pence, b.quantity::float8 AS quantity
       FROM stock_balance b JOIN stock_item i ON i.id = b.item_id JOIN stock_location p ON p.id = b.location_id
       LEFT JOIN stock_batch l ON l.id = b.batch_id WHERE b.is_real ORDER BY i.sku, p.name`,
    );

  it('posts opening moves through the ledger, and the same file again posts nothing', async () => {
    const rows = await preview(
      'opening',
      `${OPENING}GAU-1,Main store,5,,soon,\nTAP-1,Main store,1,L9,,\nMOR-1,Main store,1,M1,2027-01-31,\n`,
    );
    expect(rows.slice(3).map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ['Expiry', 'Lot'],
      ['Lot'],
      ['SKU'],
    ]);
    expect(rows[5]?.problems[0]?.message).toMatch(/^Controlled drugs are entered before a witness/);
    expect((await send('opening', OPENING, '')).body).toEqual({ created: 3, changed: 0, unchanged: 0 });
    const stock = await onHand();
    expect(stock).toEqual([
      { sku: 'GAU-1', name: 'Bag 03', lot: 'K1', expires_on: '2027-03-31', pence: 4, quantity: 20 },
      { sku: 'GAU-1', name: 'Main store', lot: 'K1', expires_on: '2027-03-31', pence: 4, quantity: 1_200 },
      { sku: 'TAP-1', name: 'Main store', lot: null, expires_on: null, pence: null, quantity: 6 },
    ]);
    const moves = await count('stock_move');
    // The same file, the same with a line before the others, and both at once.
    expect((await send('opening', OPENING, '')).body).toEqual({ created: 0, changed: 0, unchanged: 3 });
    const longer = OPENING.replace('\n', '\nTAP-1,Bag 03,2,,,\n');
    const both = await Promise.all([1, 2].map(() => send('opening', longer, '')));
    expect(both.map(({ body }) => (body as unknown as { created: number }).created).sort()).toEqual([0, 1]);
    expect(await count('stock_move')).toBe(moves + 1);
    expect(await preview('opening', OPENING.replace('"1,200"', '900'))).toMatchObject([
      {
        state: 'error',
        problems: [
          { column: 'Quantity', message: expect.stringMatching(/^Opening stock of 1,200/) as string },
        ],
      },
      { state: 'unchanged' },
      { state: 'unchanged' },
    ]);
    expect((await checkStock(server.database.dataSource)).drifts).toEqual([]);
  });
});

describe('a long file', () => {
  it(`of ${String(LINES)} items, rules and lines of stock is imported in three steps`, async () => {
    const file = (heads: string, row: (n: number) => string) =>
      `${heads}\n${Array.from({ length: LINES }, (_, n) => row(n)).join('\n')}\n`;
    const files = [
      ['items', file('SKU,Name,Type,Unit', (n) => `LONG-${String(n)},Dressing ${String(n)},Consumable,each`)],
      ['rules', file('SKU,Location,Minimum,Full level', (n) => `LONG-${String(n)},Main store,5,20`)],
      [
        'opening',
        file(
          'SKU,Location,Quantity,Lot,Expiry',
          (n) => `LONG-${String(n)},Main store,10,B${String(n)},2027-06-30`,
        ),
      ],
    ] as const;
    const before = await count('stock_move');
    const times: string[] = [];
    for (const [kind, csv] of files) {
      const began = performance.now();
      expect((await preview(kind, csv)).filter(({ state }) => state !== 'create')).toEqual([]);
      const looked = performance.now();
      expect((await send(kind, csv, '')).body).toMatchObject({ created: LINES });
      times.push(
        `${kind} ${String(Math.round(looked - began))} + ${String(Math.round(performance.now() - looked))} ms`,
      );
    }
    expect(await count('stock_move')).toBe(before + LINES);
    if (LINES > 10_000) process.stdout.write(`${times.join(', ')}\n`);
    const most = await send('items', `SKU,Name\n${'A,B\n'.repeat(20_001)}`, '/preview');
    expect([most.status, most.body.problems[0]?.message]).toEqual([
      400,
      'There are 20,001 rows in this file. Import at most 20,000 at once.',
    ]);
  });
});

/** A whole list: at once, or made meanwhile where it is too long for that. */
const taken = async (format: 'csv' | 'xlsx', query: string): Promise<Buffer> => {
  const direct = await admin.request({ method: 'GET', url: `${exportPath('stockItems', format)}?${query}` });
  if (direct.statusCode === 200) return direct.rawPayload;
  expect(direct.json<{ code: string }>().code).toBe('EXPORT_TOO_LARGE');
  const exportId = newId();
  const { errors } = await admin.graphql(
    'mutation ($input: RequestExportInput!) { requestExport(input: $input) { longExport { state } } }',
    { input: { exportId, kind: 'stockItems', format, query } },
  );
  expect(errors).toBeUndefined();
  await server.services.exportMaker.makeAll();
  const made = await admin.request({ method: 'GET', url: `/api/exports/files/${exportId}` });
  expect(made.statusCode).toBe(200);
  return made.rawPayload;
};

describe('a long list', () => {
  it(`of ${String(LINES)} items leaves whole, as CSV and as a workbook, and both can be taken back`, async () => {
    const began = performance.now();
    const csv = (await taken('csv', 'text=long-')).toString('utf8');
    const written = performance.now();
    const workbook = await taken('xlsx', 'text=long-');
    if (LINES > 10_000)
      process.stdout.write(
        `CSV ${String(Math.round(written - began))} ms, workbook ${String(Math.round(performance.now() - written))} ms\n`,
      );
    expect(csv.trimEnd().split('\r\n')).toHaveLength(LINES + 1);
    const rows = (await readXlsx(workbook))[0]?.data ?? [];
    expect(rows).toHaveLength(LINES + 1);
    // As the page makes it of a workbook that is chosen.
    const words = (value: unknown): string => {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
    };
    const back = rows
      .map((row) => row.map((value) => `"${words(value).replaceAll('"', '""')}"`).join(','))
      .join('\n');
    for (const file of [csv, back])
      expect((await preview('items', file)).filter(({ state }) => state !== 'unchanged')).toEqual([]);
  });
});

describe('every list of stock', () => {
  it('leaves as CSV and as a workbook with the same heads and rows', async () => {
    const [place] = await server.database.asOwner<{ id: string }>(
      `SELECT id FROM stock_location WHERE name = 'Main store'`,
    );
    // These are of one register, location or recall.
    const queries: Partial<Record<StockExport, string>> = {
      drugRegisterEntries: `?itemId=${newId()}&locationId=${newId()}`,
      stockAtLocation: `?locationId=${place?.id ?? ''}`,
      recallLines: `?recallId=${newId()}`,
    };
    for (const list of STOCK_EXPORTS) {
      const query = queries[list] ?? '';
      const csv = await admin.get(`${exportPath(list, 'csv')}${query}`);
      const xlsx = await admin.request({ method: 'GET', url: `${exportPath(list, 'xlsx')}${query}` });
      // More rows than one answer may have are made as a file by a job (the test before).
      if (LINES > LIMITS.export.rows && csv.statusCode !== 200) {
        expect(csv.json<{ code: string }>().code, list).toBe('EXPORT_TOO_LARGE');
        continue;
      }
      expect([csv.statusCode, xlsx.statusCode], list).toEqual([200, 200]);
      const [sheet] = await readXlsx(xlsx.rawPayload);
      const lines = csv.payload.trim().split('\r\n');
      expect(sheet?.sheet).toBe(EXPORTS[list].label);
      expect(sheet?.data[0]?.join(',')).toBe(lines[0]?.replace('\uFEFF', ''));
      expect(sheet?.data.length, list).toBe(lines.length);
    }
  });

  it('leaves in the rights of who takes it, as it is filtered, with one entry of the trail', async () => {
    const [forAdmin, forStaff] = await Promise.all(
      [admin, staff].map(async (caller) => (await caller.get(exportPath('suppliers', 'csv'))).payload),
    );
    expect([forAdmin?.includes('Terms'), forStaff?.includes('Terms')]).toEqual([true, false]);
    const { payload } = await staff.get(`${exportPath('stockItems', 'csv')}?text=gauze&by=sku`);
    const lines = payload.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^GAU-1,Gauze swab 10 cm,Consumable,/);
    const entries = await server.database.asOwner(
      `SELECT context, description FROM audit_entry WHERE action = 'STOCK_EXPORTED' AND description LIKE '1 rows%'`,
    );
    expect(entries).toContainEqual({ context: 'items, text, by, direction', description: '1 rows, CSV' });
    // What leaves can be changed and taken back.
    expect(await preview('items', payload)).toMatchObject([{ state: 'unchanged' }]);
  });

  it('refuses a filter that it does not know, instead of leaving it out', async () => {
    const answer = await staff.get(`${exportPath('bags', 'csv')}?isOnTheMoon=true`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ problems: { field: string }[] }>().problems).toMatchObject([
      { field: 'isOnTheMoon' },
    ]);
  });

  it('has rules as they are imported, and the stock of a place with its lots', async () => {
    await send('items', 'SKU,Name\nPLA-1,Plaster', '');
    const [found] = await server.database.asOwner<{ place: string; item: string }>(
      `SELECT p.id AS place, i.id AS item FROM stock_location p, stock_item i WHERE p.name = 'Bag 03' AND i.sku = 'PLA-1'`,
    );
    const [item, place] = [found?.item ?? '', found?.place ?? ''];
    const rules = 'sku,location,minimum,full,multiple,replenished from\nPLA-1,Bag 03,5,20,10,Main store\n';
    expect((await send('rules', rules, '')).body).toMatchObject({ created: 1 });
    const file = (await admin.get(`${exportPath('stockRules', 'csv')}?itemId=${item}`)).payload;
    expect(file.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'SKU,Location,Minimum,Full level,Order multiple,Replenished from',
      'PLA-1,Bag 03,5,20,10,Main store',
    ]);
    expect(await preview('rules', file)).toMatchObject([{ state: 'unchanged' }]);
    const opening = 'sku,location,quantity,lot,expiry\nPLA-1,Bag 03,7,K9,2031-03-31\n';
    expect((await send('opening', opening, '')).body).toMatchObject({ created: 1 });
    const there = await staff.get(`${exportPath('stockAtLocation', 'csv')}?locationId=${place}`);
    expect(there.payload).toMatch(/\r\nPlaster,PLA-1,Consumable,7,each,2031-03-31,5,20,K9: 7\r\n/);
    const lots = (await staff.get(`${exportPath('stockBatches', 'csv')}?itemId=${item}`)).payload;
    expect(lots).toMatch(/\r\nPlaster,K9,,2031-03-31,No,Available,,,Bag 03,7,/);
    // What a lot cost is for administrators.
    expect(lots).not.toContain('Unit cost');
  });
});
