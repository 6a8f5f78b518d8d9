import { CHANGE_KINDS, type ChangeKind } from '@sideline/schema/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const FEED = `query ($since: String, $kinds: [ChangeKind!], $first: Int) {
  changes(since: $since, kinds: $kinds, first: $first) {
    cursor hasMore nodes { kind id version isDeleted changedAt } } }`;

interface Feed {
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly nodes: readonly {
    readonly kind: string;
    readonly id: string;
    readonly version: number | null;
    readonly isDeleted: boolean;
  }[];
}

let server: TestServer;
let admin: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const read = async (variables: object = {}, caller = admin): Promise<Feed> => {
  const { data, errors } = await caller.graphql(FEED, { ...variables });
  expect(errors).toBeUndefined();
  return data?.['changes'] as Feed;
};

/** Everything that there is, a page at a time. */
const drain = async (since: string | null, first = 1_000): Promise<Feed> => {
  const nodes: Feed['nodes'][number][] = [];
  let cursor = since;
  for (;;) {
    const page = await read({ since: cursor, first });
    nodes.push(...page.nodes);
    cursor = page.cursor;
    if (!page.hasMore) return { nodes, cursor, hasMore: false };
  }
};

const INSERT_EVENT = `
  INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Regatta', '2031-05-01T09:00Z', '2031-05-01T17:00Z')`;

let registered = 0;
/** Unlike those before, by a birth date years apart. */
const patient = async (): Promise<string> => {
  const patientId = newId();
  registered += 1;
  const { errors } = await admin.graphql(
    'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
    {
      input: {
        id: patientId,
        name: `Nadia ${'abcdefgh'.charAt(registered).repeat(6)}`,
        dob: `${String(1930 + 7 * registered)}-04-03`,
      },
    },
  );
  expect(errors).toBeUndefined();
  return patientId;
};

/** One of each kind, made just now. */
const oneOfEach = async (): Promise<Readonly<Record<ChangeKind, string>>> => {
  const { asOwner } = server.database;
  const [event, prf, stock_item] = [newId(), newId(), newId()];
  await asOwner(INSERT_EVENT, [event]);
  await asOwner(
    `INSERT INTO prf (id, custom_prf_id, author_id, status, created_at, updated_at, writer_ids)
     VALUES ($1, $3, $2, 'draft', now(), now(), '{}')`,
    [prf, admin.user?.id, `SL-261120-${prf.slice(-8).toUpperCase()}`],
  );
  await asOwner(
    `INSERT INTO stock_item (id, sku, name, item_type, unit, created_at) VALUES ($1, $2, 'Gauze', 'consumable', 'each', now())`,
    [stock_item, stock_item.slice(-12)],
  );
  const shift = await insertShift(server.database, {
    shift_id: newId(),
    event_id: event,
    batch_id: newId(),
    starts_at: new Date('2031-05-01T10:00:00Z'),
    ends_at: new Date('2031-05-01T16:00:00Z'),
    priority: 'normal',
    status: 'open',
    created_by: admin.user?.id,
    created_at: server.clock.now(),
  });
  return { patient: await patient(), prf, shift, event, stock_item };
};

const token = async (scopes: readonly string[]): Promise<TestCaller> => {
  const { data } = await admin.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
    {
      input: {
        ...{ id: newId(), name: 'Copy', role: 'staff', scopes },
        expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
      },
    },
  );
  const caller = server.nobody();
  caller.bearer = (
    data?.['createApiToken'] as { readonly createdApiToken: { readonly token: string } }
  ).createdApiToken.token;
  return caller;
};

describe('the change feed', () => {
  it('tells of what is made, changed and deleted, each thing once and at its latest change', async () => {
    const { cursor } = await drain(null);
    const eventId = newId();
    const { asOwner } = server.database;
    await asOwner(INSERT_EVENT, [eventId]);
    await asOwner(`UPDATE event SET name = 'Regatta (moved)', version = version + 1 WHERE event_id = $1`, [
      eventId,
    ]);
    const patientId = await patient();
    const made = await drain(cursor);
    expect(made.nodes).toEqual([
      expect.objectContaining({ kind: 'event', id: eventId, version: 2, isDeleted: false }),
      expect.objectContaining({ kind: 'patient', id: patientId, version: 1, isDeleted: false }),
    ]);
    await asOwner('DELETE FROM event WHERE event_id = $1', [eventId]);
    const { nodes } = await drain(made.cursor);
    expect(nodes).toEqual([expect.objectContaining({ kind: 'event', id: eventId, isDeleted: true })]);
    // From the beginning it stands at its last place, and nothing twice.
    const all = await drain(null, 1);
    expect(all.nodes.filter(({ id }) => id === eventId)).toEqual(nodes);
    expect(new Set(all.nodes.map(({ id }) => id)).size).toBe(all.nodes.length);
  });

  it('keeps the cursor where there is nothing new', async () => {
    const { cursor } = await drain(null);
    expect(await read({ since: cursor })).toEqual({ cursor, hasMore: false, nodes: [] });
  });

  it('misses nothing that commits after what was written later', async () => {
    const { cursor } = await drain(null);
    const [slow, quick] = [newId(), newId()];
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(INSERT_EVENT, [slow]);
    await server.database.dataSource.query(INSERT_EVENT, [quick]);
    const before = await drain(cursor);
    expect(before.nodes.map(({ id }) => id)).toEqual([quick]);
    await runner.commitTransaction();
    await runner.release();
    const after = await drain(before.cursor);
    expect(after.nodes.map(({ id }) => id)).toEqual([slow]);
  });

  it('misses nothing while many write and several read', async () => {
    const { cursor } = await drain(null);
    const ids = Array.from({ length: 60 }, newId);
    let isWriting = true;
    const write = async (own: readonly string[]): Promise<void> => {
      for (const id of own)
        await server.database.dataSource.transaction(async (manager) => {
          await manager.query(INSERT_EVENT, [id]);
          // Others commit meanwhile.
          await manager.query('SELECT count(*) FROM event');
          await manager.query('UPDATE event SET version = version + 1 WHERE event_id = $1', [id]);
        });
    };
    const follow = async (): Promise<ReadonlySet<string>> => {
      const seen = new Set<string>();
      let since = cursor;
      for (;;) {
        const isLast = !isWriting;
        const page = await read({ since, first: 7 });
        for (const { id } of page.nodes) seen.add(id);
        since = page.cursor;
        if (isLast && !page.hasMore) return seen;
      }
    };
    const readers = [follow(), follow()];
    await Promise.all([0, 1, 2].map((part) => write(ids.slice(part * 20, part * 20 + 20))));
    isWriting = false;
    for (const seen of await Promise.all(readers)) expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('tells nothing of what was rolled back', async () => {
    const { cursor } = await drain(null);
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(INSERT_EVENT, [newId()]);
    await runner.rollbackTransaction();
    await runner.release();
    expect((await drain(cursor)).nodes).toEqual([]);
  });

  it('is the same by REST, and narrows to kinds', async () => {
    const { cursor } = await drain(null);
    const patientId = await patient();
    const all = await admin.get(`/api/changes?since=${cursor}`);
    expect(all.json()).toEqual({
      changes: [
        expect.objectContaining({ kind: 'patient', id: patientId, version: 1, is_deleted: false }) as object,
      ],
      cursor: expect.any(String) as string,
      has_more: false,
    });
    expect((await admin.get(`/api/changes?since=${cursor}&kinds=event,shift`)).json()).toMatchObject({
      changes: [],
    });
    expect((await admin.get('/api/changes?kinds=invoice')).statusCode).toBe(400);
    expect((await admin.get('/api/changes?since=elsewhere')).json()).toMatchObject({
      problems: [{ field: 'since', code: 'bad_cursor' }],
    });
  });

  it('tells a token only what its scopes let it read', async () => {
    const { cursor } = await drain(null);
    await patient();
    const eventId = newId();
    await server.database.asOwner(INSERT_EVENT, [eventId]);
    const caller = await token(['events_read']);
    const heard = await read({ since: cursor }, caller);
    expect(heard.nodes.map(({ id }) => id)).toEqual([eventId]);
    const { errors } = await caller.graphql(FEED, { kinds: ['patient'] });
    expect(errors?.[0]?.extensions.code).toBe('TOKEN_SCOPE');
  });

  it('says that a cursor is of a later state than the database', async () => {
    const later = Buffer.from(JSON.stringify({ position: '900000000' })).toString('base64url');
    const { errors } = await admin.graphql(FEED, { since: later });
    expect(errors?.[0]?.extensions.problems?.[0]?.message).toContain('restored');
  });

  it('is written by the database alone', async () => {
    for (const table of ['entity_change', 'change_pending'])
      await expect(server.database.dataSource.query(`DELETE FROM ${table}`)).rejects.toThrow('permission');
  });
});

describe('lists since a time', () => {
  it('hold what has changed and nothing else', async () => {
    const made = await oneOfEach();
    const long = '2099-01-01T00:00:00Z';
    const since = new Date(Date.now() - 60_000).toISOString();
    const count = async (query: string, updatedSince: string): Promise<number> => {
      const { data, errors } = await admin.graphql(query, { since: updatedSince });
      expect(errors).toBeUndefined();
      const [list] = Object.values(data ?? {}) as readonly (
        | { readonly totalCount: number }
        | readonly object[]
      )[];
      return list === undefined ? -1 : 'totalCount' in list ? list.totalCount : list.length;
    };
    const lists = [
      'query ($since: DateTimeISO) { patients(filter: { updatedSince: $since }) { totalCount } }',
      'query ($since: DateTimeISO) { prfs(filter: { updatedSince: $since }) { totalCount } }',
      'query ($since: DateTimeISO) { events(filter: { updatedSince: $since }) { totalCount } }',
      'query ($since: DateTimeISO) { stockItems(filter: { updatedSince: $since }) { totalCount } }',
      'query ($since: DateTimeISO) { shifts(range: { from: "2031-05-01T00:00:00Z", to: "2031-05-02T00:00:00Z", updatedSince: $since }) { id } }',
    ];
    for (const list of lists) expect(await count(list, long), list).toBe(0);
    for (const list of lists) expect(await count(list, since), list).toBeGreaterThan(0);
    const rows = await server.database.asOwner<{ kind: string }>(
      'SELECT DISTINCT kind FROM change_pending WHERE entity_id = ANY ($1)',
      [Object.values(made)],
    );
    // Counted before anybody has read the feed.
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...CHANGE_KINDS].sort());
    await drain(null);
    for (const list of lists) expect(await count(list, since), list).toBeGreaterThan(0);
  });
});

describe('node(id)', () => {
  it('is anything of the feed, read as its own query reads it', async () => {
    const patientId = await patient();
    const NODE =
      'query ($id: ID!) { node(id: $id) { __typename ... on Patient { id } ... on Event { name } } }';
    expect((await admin.graphql(NODE, { id: patientId })).data).toEqual({
      node: { __typename: 'Patient', id: patientId },
    });
    const eventId = newId();
    await server.database.asOwner(INSERT_EVENT, [eventId]);
    expect((await admin.graphql(NODE, { id: eventId })).data).toEqual({
      node: { __typename: 'Event', name: 'Regatta' },
    });
    expect((await admin.graphql(NODE, { id: newId() })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const caller = await token(['events_read']);
    expect((await caller.graphql(NODE, { id: patientId })).errors?.[0]?.extensions.code).toBe('TOKEN_SCOPE');
    expect((await caller.graphql(NODE, { id: eventId })).errors).toBeUndefined();
  });

  it('is every kind, with the fields of its own query', async () => {
    const made = await oneOfEach();
    const NODE = `query ($id: ID!) { node(id: $id) { __typename
      ... on Patient { id } ... on Event { id }
      ... on Prf { id status sections { key } }
      ... on Shift { id eventId applicants { staffId } }
      ... on StockItemDetails { item { id name } usable moves { totalCount } } } }`;
    const read = async (kind: ChangeKind) => {
      const { data, errors } = await admin.graphql(NODE, { id: made[kind] });
      expect(errors, kind).toBeUndefined();
      return data?.['node'];
    };
    expect(await read('patient')).toEqual({ __typename: 'Patient', id: made.patient });
    expect(await read('event')).toEqual({ __typename: 'Event', id: made.event });
    expect(await read('prf')).toMatchObject({ __typename: 'Prf', id: made.prf, status: 'draft' });
    expect(await read('shift')).toEqual({
      ...{ __typename: 'Shift', id: made.shift, eventId: made.event, applicants: [] },
    });
    expect(await read('stock_item')).toEqual({
      __typename: 'StockItemDetails',
      item: { id: made.stock_item, name: 'Gauze' },
      usable: 0,
      moves: { totalCount: 0 },
    });
  });

  it('is fed by a trigger on every table of a kind', async () => {
    const fed = await server.database.asOwner<{ table: string }>(
      `SELECT DISTINCT event_object_table AS table FROM information_schema.triggers
       WHERE trigger_name LIKE '%_is_fed' AND event_manipulation = 'DELETE'`,
    );
    expect(fed.map(({ table }) => table).sort()).toEqual([...CHANGE_KINDS].sort());
  });
});

describe('pages backwards', () => {
  const LISTS = [
    ['patients', 'id'],
    ['events', 'id'],
    ['stockItems', 'id'],
    ['prfs', 'id'],
  ] as const;

  it.each(LISTS)('of %s are those of the way there, turned round', async (list, id) => {
    const page = async (parameters: string) => {
      const { data, errors } = await admin.graphql(
        `{ ${list}(${parameters}) { nodes { ${id} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      );
      expect(errors).toBeUndefined();
      const { nodes, pageInfo } = data?.[list] as {
        readonly nodes: readonly Readonly<Record<string, string>>[];
        readonly pageInfo: {
          readonly hasNextPage: boolean;
          readonly hasPreviousPage: boolean;
          readonly startCursor: string | null;
        };
      };
      return { ids: nodes.map((node) => node[id]), pageInfo };
    };
    while ((await page('first: 100')).ids.length < 5) await oneOfEach();
    const all = (await page('first: 100')).ids;
    expect(all.length).toBeGreaterThan(4);
    const end = await page('last: 2');
    expect(end.ids).toEqual(all.slice(-2));
    expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await page(`last: 2, before: "${String(end.pageInfo.startCursor)}"`);
    expect(before.ids).toEqual(all.slice(-4, -2));
    expect(before.pageInfo.hasNextPage).toBe(true);
    const rest = await page(`last: 100, before: "${String(before.pageInfo.startCursor)}"`);
    expect(rest.ids).toEqual(all.slice(0, -4));
    expect(rest.pageInfo.hasPreviousPage).toBe(false);
  });

  it('go one way at a time', async () => {
    const { errors } = await admin.graphql('{ events(first: 1, last: 1) { totalCount } }');
    expect(errors?.[0]?.extensions.code ?? 'none').toBe('BAD_INPUT');
  });
});
