import openapiTS, { astToString } from 'openapi-typescript';
import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';
import { mutationOf } from '../harness/mutations.js';

/** The examples of docs/examples, which the page for developers shows, run as they are. A tool that is missing fails. */
const EXAMPLES = join(CHECKOUT, 'docs', 'examples');
const run = promisify(execFile);
const clientId = newId();
const eventId = newId();
const shiftId = newId();
const [itemId, locationId] = [newId(), newId()];

let server: TestServer;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'sideline-examples-'));
  const admin = await server.signedIn('admin');
  const { asOwner } = server.database;
  await asOwner(`INSERT INTO client (client_id, name) VALUES ($1, 'Harrowmere Trust')`, [clientId]);
  await asOwner(
    `INSERT INTO event (event_id, client_id, name, starts_at, ends_at)
     VALUES ($1, $2, 'Harrowmere Regatta', '2031-05-01T09:00Z', '2031-05-01T17:00Z')`,
    [eventId, clientId],
  );
  await asOwner(
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, created_by, created_at)
     VALUES ($1, $2, $1, '2031-05-01T09:00Z', '2031-05-01T17:00Z', 'normal', 'open', $3, now())`,
    [shiftId, eventId, admin.user?.id],
  );
  await asOwner(
    `INSERT INTO stock_item (id, sku, name, item_type, unit, created_at) VALUES ($1, 'GAU-1', 'Gauze', 'consumable', 'each', now())`,
    [itemId],
  );
  await asOwner(
    `INSERT INTO stock_location (id, name, location_type, kind, created_at)
     VALUES ($1, 'Main store', 'main_storage_box', 'place', now())`,
    [locationId],
  );
  await asOwner(
    `INSERT INTO stock_rule (item_id, location_id, minimum, par, order_multiple, updated_at) VALUES ($1, $2, 5, 20, 1, now())`,
    [itemId, locationId],
  );
  const { data } = await admin.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
    {
      input: {
        ...{
          id: newId(),
          name: 'Examples',
          role: 'staff',
          scopes: ['events_read', 'shifts_read', 'stock_read', 'purchasing_read'],
        },
        expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
      },
    },
  );
  env = {
    ...process.env,
    SIDELINE_URL: await server.listen(),
    SIDELINE_TOKEN: (data?.['createApiToken'] as { readonly createdApiToken: { readonly token: string } })
      .createdApiToken.token,
    SIDELINE_CURSOR_FILE: join(folder, 'cursor'),
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const outputOf = async (command: string, ...parameters: readonly string[]): Promise<string> =>
  (await run(command, parameters, { env, cwd: folder })).stdout;

/** A token of a client whose event it is, for the same examples. */
const clientToken = async (): Promise<string> => {
  const admin = await server.signedIn('admin');
  const { data } = await admin.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
    {
      input: {
        ...{ id: newId(), name: 'Figures', role: 'client', clientId, scopes: ['events_read'] },
        expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
      },
    },
  );
  return (data?.['createApiToken'] as { readonly createdApiToken: { readonly token: string } })
    .createdApiToken.token;
};

describe('the examples in curl', () => {
  it('follow the change feed, and go on from where they were', async () => {
    const script = join(EXAMPLES, 'copy-changes.sh');
    expect(JSON.parse(await outputOf('sh', script))).toMatchObject({
      changes: [{ kind: 'event', id: eventId, is_deleted: false }],
      has_more: false,
    });
    expect(JSON.parse(await outputOf('sh', script))).toMatchObject({ changes: [] });
  });

  it('read events by GraphQL', async () => {
    expect(JSON.parse(await outputOf('sh', join(EXAMPLES, 'list-events.sh')))).toMatchObject({
      data: { events: { nodes: [{ id: eventId, name: 'Harrowmere Regatta' }] } },
      extensions: { cost: { maximum: 20_000 } },
    });
  });

  it('read low stock and orders by GraphQL', async () => {
    expect(JSON.parse(await outputOf('sh', join(EXAMPLES, 'list-low-stock.sh')))).toMatchObject({
      data: {
        lowStock: { nodes: [{ itemId, locationId, itemName: 'Gauze', onHand: 0, minimum: 5 }] },
        purchaseOrders: { nodes: [] },
      },
    });
  });

  it('read the figures of an event, exact for the provider and masked for a client', async () => {
    const script = join(EXAMPLES, 'event-figures.sh');
    expect(JSON.parse(await outputOf('sh', script, eventId))).toMatchObject({
      eventId,
      isMasked: false,
      staffPlanned: { count: 1, mask: null },
    });
    const { stdout } = await run('sh', [script, eventId], {
      env: { ...env, SIDELINE_TOKEN: await clientToken() },
    });
    expect(JSON.parse(stdout)).toMatchObject({
      eventId,
      isMasked: true,
      staffPlanned: { count: null, mask: 'few' },
    });
  });
});

/** A secret, what is signed with it and another, and what the examples are to say of it. */
const delivery = () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const timestamp = '1800000000';
  const body = '{"type":"event.changed"}';
  const signed = (key: string) =>
    `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
      .update(`evt.${timestamp}.${body}`)
      .digest('base64')}`;
  const other = signed(`whsec_${randomBytes(32).toString('base64')}`);
  return { secret, timestamp, body, both: `${other} ${signed(secret)}`, other };
};

describe('the examples in Python', () => {
  it('copy events from the change feed', async () => {
    expect(JSON.parse(await outputOf('python3', join(EXAMPLES, 'copy-changes.py')))).toMatchObject({
      [eventId]: { name: 'Harrowmere Regatta' },
    });
  });

  it('read the figures that a webhook told of, as a client’s screen shows them', async () => {
    const told = { type: 'figures.released', timestamp: '2031-05-01T10:00:00Z', data: { eventId } };
    const read = async (given: object): Promise<unknown> => {
      const body = join(folder, 'body.json');
      await writeFile(body, JSON.stringify(given));
      const { stdout } = await run(
        'sh',
        ['-c', 'python3 "$0" < "$1"', join(EXAMPLES, 'figures-webhook.py'), body],
        { env: { ...env, SIDELINE_TOKEN: await clientToken() } },
      );
      return JSON.parse(stdout);
    };
    expect(await read(told)).toMatchObject({ eventId, isMasked: true, bagsReady: null });
    expect(await read({ ...told, type: 'prf.signed' })).toBeNull();
  });

  it('read what webhooks tell of low stock, orders, deliveries and recalls', async () => {
    const admin = await server.signedIn('admin');
    const { asOwner } = server.database;
    const say = async (field: string, input: object, selection: string): Promise<void> => {
      const { errors } = await admin.graphql(mutationOf(field, selection), { input });
      expect([field, errors]).toEqual([field, undefined]);
    };
    const [supplierId, offer, orderId, lineId] = [newId(), newId(), newId(), newId()];
    const [receiptId, batchId, recallId] = [newId(), newId(), newId()];
    const swab = newId();
    await asOwner(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, created_at)
       VALUES ($1, 'SWAB-1', 'Swab', 'consumable', 'each', true, now())`,
      [swab],
    );
    await say('createSupplier', { id: supplierId, name: 'Quay Medical' }, '{ id }');
    await say(
      'createSupplierItem',
      {
        id: offer,
        supplierId,
        itemId: swab,
        supplierSku: 'QM-7',
        packQuantity: 10,
        isPreferred: true,
        packPricePence: 500,
      },
      '{ id }',
    );
    await say(
      'createPurchaseOrder',
      {
        ...{ id: orderId, supplierId, deliveryLocationId: locationId },
        lines: [{ id: lineId, supplierItemId: offer, packs: 2 }],
      },
      '{ order { id } }',
    );
    for (const action of ['submit', 'approve', 'order'])
      await say('stepPurchaseOrder', { id: orderId, action }, '{ order { id } }');
    await say(
      'receivePurchaseOrder',
      { id: receiptId, orderId, lines: [{ lineId, quantity: 12, lot: 'K1', expiresOn: '2030-03-31' }] },
      '{ order { id } }',
    );
    await asOwner(`INSERT INTO stock_batch (id, item_id, lot, created_at) VALUES ($1, $2, 'P9', now())`, [
      batchId,
      swab,
    ]);
    await say(
      'createRecall',
      {
        ...{ id: recallId, title: 'Particles', recallClass: 'class_1', reference: 'EL 12' },
        ...{
          receivedOn: '2026-11-20',
          measure: 'quarantine',
          itemId: swab,
          batchIds: [batchId],
          isAllLots: false,
        },
      },
      '{ possible }',
    );
    await say('stepRecall', { id: recallId, action: 'activate' }, '{ possible }');
    const read = async (type: string, data: Readonly<Record<string, string>>): Promise<unknown> => {
      const body = join(folder, 'body.json');
      await writeFile(body, JSON.stringify({ type, timestamp: '2026-11-20T14:32:00Z', data }));
      return JSON.parse(
        await outputOf('sh', '-c', 'python3 "$0" < "$1"', join(EXAMPLES, 'supply-webhook.py'), body),
      );
    };
    expect(await read('stock.low', { itemId, locationId })).toMatchObject({
      ...{ sku: 'GAU-1', name: 'Gauze' },
      low: [{ locationName: 'Main store', minimum: 5, par: 20, onHand: 0 }],
    });
    expect(await read('order.approved', { orderId, supplierId })).toMatchObject({
      order: { state: 'part_received', supplierName: 'Quay Medical', deliveryLocationName: 'Main store' },
      lines: [{ supplierSku: 'QM-7', packs: 2, ordered: 20, received: 12 }],
    });
    expect(await read('order.received', { orderId, receiptId })).toMatchObject([
      { id: receiptId, lines: [{ itemName: 'Swab', lot: 'K1', quantity: 12, damaged: 0 }] },
    ]);
    expect(await read('recall.activated', { recallId })).toMatchObject({
      recall: { title: 'Particles', reference: 'EL 12', itemName: 'Swab' },
      lots: [{ lot: 'P9' }],
    });
    expect(await read('prf.signed', {})).toBeNull();
  });

  it('check a delivery', async () => {
    const { secret, timestamp, body, both, other } = delivery();
    const asked = (signature: string, now: string) =>
      outputOf(
        'python3',
        '-c',
        `import importlib.util, sys
spec = importlib.util.spec_from_file_location("v", sys.argv[1]); v = importlib.util.module_from_spec(spec)
spec.loader.exec_module(v)
headers = {"webhook-id": "evt", "webhook-timestamp": sys.argv[3], "webhook-signature": sys.argv[4]}
print(v.is_genuine(sys.argv[2], headers, sys.argv[5].encode(), int(sys.argv[6])))`,
        join(EXAMPLES, 'verify-webhook.py'),
        ...[secret, timestamp, signature, body, now],
      );
    expect((await asked(both, timestamp)).trim()).toBe('True');
    expect((await asked(other, timestamp)).trim()).toBe('False');
    expect((await asked(both, '1800001000')).trim()).toBe('False');
  });
});

describe('the examples in TypeScript, with the types that the OpenAPI document gives', () => {
  const FILES = ['list-shifts.ts', 'copy-changes.ts', 'verify-webhook.ts'] as const;

  beforeAll(async () => {
    const document = JSON.parse(
      await readFile(join(CHECKOUT, 'schema', 'openapi.json'), 'utf8'),
    ) as Parameters<typeof openapiTS>[0];
    await writeFile(join(folder, 'sideline-api.d.ts'), astToString(await openapiTS(document)));
    for (const file of FILES) await writeFile(join(folder, file), await readFile(join(EXAMPLES, file)));
  });

  it('compile strictly', () => {
    const program = ts.createProgram(
      FILES.map((file) => join(folder, file)),
      {
        noEmit: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ES2022,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        typeRoots: [join(CHECKOUT, 'node_modules', '@types')],
        types: ['node'],
      },
    );
    const said = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(said).toEqual([]);
  });

  it('run', async () => {
    for (const file of FILES) {
      const { outputText } = ts.transpileModule(await readFile(join(folder, file), 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
      });
      await writeFile(join(folder, file.replace('.ts', '.mjs')), outputText);
    }
    expect(JSON.parse(await outputOf(process.execPath, join(folder, 'list-shifts.mjs')))).toEqual([
      { shiftID: shiftId, shiftStart: '2031-05-01T09:00:00.000Z' },
    ]);
    expect(JSON.parse(await outputOf(process.execPath, join(folder, 'copy-changes.mjs')))).toMatchObject({
      [eventId]: { name: 'Harrowmere Regatta' },
    });
    const { isGenuine } = (await import(
      /* @vite-ignore */ pathToFileURL(join(folder, 'verify-webhook.mjs')).href
    )) as { readonly isGenuine: (secret: string, delivery: object, now: number) => boolean };
    const { secret, timestamp, body, both, other } = delivery();
    expect(isGenuine(secret, { id: 'evt', timestamp, signature: both, body }, Number(timestamp))).toBe(true);
    expect(isGenuine(secret, { id: 'evt', timestamp, signature: other, body }, Number(timestamp))).toBe(
      false,
    );
  });
});

describe('the OpenAPI document', () => {
  it('names its schemas, and has no parameter of a message and no schema that says nothing', async () => {
    const text = await readFile(join(CHECKOUT, 'schema', 'openapi.json'), 'utf8');
    const { components, paths } = JSON.parse(text) as {
      readonly components: { readonly schemas: object };
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
    };
    for (const name of ['Patient', 'Shift', 'Event', 'StaffProfile', 'StockLocation', 'Change', 'Error'])
      expect(components.schemas).toHaveProperty(name);
    const descriptions = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses) as { readonly description: string }[])
      .map(({ description }) => description);
    expect(descriptions.filter((description) => /\{\w+\}/.test(description))).toEqual([]);
    expect(text).not.toMatch(/"schema": \{\}/);
  });
});
