import { LIST_ORDERS, SORT_DIRECTIONS, type SortDirection } from '@sideline/schema/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_ORDERS } from '../src/modules/events/event-order.js';
import { PATIENT_ORDERS } from '../src/modules/patients/patient-order.js';
import { PRF_ORDERS, UNINDEXED } from '../src/modules/prf/reading/prf-order.js';
import { SEE_AND_TREAT_ORDERS } from '../src/modules/see-and-treat/see-and-treat-order.js';
import { newId } from '../src/platform/ids.js';
import { keysetOf } from '../src/platform/lists/ordering.js';
import { encodeCursor, type Keyset } from '../src/platform/lists/paging.js';
import { createWorld, type World } from './access-world.js';

const COUNT = 23;

let world: World;
let eventId: string;

beforeAll(async () => {
  world = await createWorld();
  const { database, clock } = world.server;
  eventId = world.ids.event;
  for (let index = 0; index < COUNT; index += 1) {
    // Few of each, so that the last column has to part them; some without a birth date; times that differ by microseconds.
    const patientId = newId();
    await database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob, updated_at)
       VALUES ($1, $2, $3, timestamptz '2026-11-20 14:32:00' + $4 * interval '1 microsecond')`,
      [
        patientId,
        `Élan "Quick" O’Hara ${String(index % 3)}`,
        index % 4 === 0 ? null : `199${String(index % 4)}-02-03`,
        index % 7,
      ],
    );
    await database.asOwner(
      `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, clinician_name, clinician_role,
                                      recorded_at, recorded_by)
       VALUES ($1, $2, $3, timestamptz '2026-11-20 14:00:00' + $4 * interval '1 microsecond', 'Blister', 'R. Vaughan', 'FREC 4',
               timestamptz '2026-11-20 15:00:00' - $4 * interval '1 microsecond', $5)`,
      [newId(), eventId, patientId, index % 5, world.caller('author').user?.id],
    );
    const itemId = newId();
    await database.asOwner(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, created_at) VALUES ($1, $2, $3, 'consumable', 'each', now())`,
      [itemId, `${index % 2 === 0 ? 'l' : 'L'}IST-${String(index)}`, `Dressing ${String(index % 4)}`],
    );
    await database.asOwner(
      'INSERT INTO stock_batch (id, item_id, lot, expires_on, created_at) VALUES ($1, $2, $3, $4, now())',
      [
        newId(),
        itemId,
        `k${String(index % 5)}`,
        index % 4 === 0 ? null : `2027-0${String(1 + (index % 3))}-28`,
      ],
    );
    await database.asOwner(`INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, $2, $3, $4)`, [
      newId(),
      `${index % 2 === 0 ? 'regional' : 'Regional'} final ${String(index % 5)}`,
      new Date(clock.now().getTime() + (index % 6) * 60_000),
      new Date(clock.now().getTime() + 3_600_000),
    ]);
    await database.asOwner(
      `INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids)
       VALUES ($1, $2, $3, $4, $5, timestamptz '2026-11-20 14:32:00' + $6 * interval '1 microsecond',
               timestamptz '2026-11-20 15:00:00' - $6 * interval '1 microsecond', '{}')`,
      [
        newId(),
        `SL-261120-${String(index).padStart(8, '0')}`,
        eventId,
        world.caller('author').user?.id,
        index % 2 === 0 ? 'draft' : 'in_progress',
        index % 5,
      ],
    );
  }
}, 60_000);
afterAll(() => world.close());

type Json = Readonly<Record<string, unknown>>;
interface Page {
  readonly nodes: readonly Readonly<Record<string, string>>[];
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const LISTS = {
  patients: { field: 'patients', type: 'Patient', id: 'id', filter: {} },
  events: { field: 'events', type: 'Event', id: 'id', filter: {} },
  prfs: { field: 'prfs', type: 'Prf', id: 'id', filter: { mine: true } },
  seeAndTreat: { field: 'seeAndTreatLogs', type: 'SeeAndTreat', id: 'id', filter: {} },
  stockItems: { field: 'stockItems', type: 'StockItem', id: 'id', filter: {} },
  stockBatches: { field: 'stockBatches', type: 'StockBatch', id: 'id', filter: {} },
  audit: { field: 'auditEntries', type: 'Audit', id: 'id', filter: { to: '2026-11-20T14:33:00.000Z' } },
} as const;
type ListName = keyof typeof LISTS;

const ask = async (list: ListName, variables: Json): Promise<Page> => {
  const { field, type, id, filter } = LISTS[list];
  const { data, errors } = await world.caller('author').graphql(
    `query ($first: Int, $after: String, $last: Int, $before: String, $filter: ${type}Filter, $order: ${type}Order) {
        ${field}(first: $first, after: $after, last: $last, before: $before, filter: $filter, order: $order) {
          nodes { ${id} } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }`,
    { filter, ...variables },
  );
  expect(errors).toBeUndefined();
  return data?.[field] as Page;
};

const walk = async (list: ListName, order: Json): Promise<string[]> => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await ask(list, { first: 7, after, order });
    ids.push(...page.nodes.map((node) => node[LISTS[list].id] ?? ''));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
};

const STATES = `array_position(ARRAY['draft','in_progress','awaiting_review','completed','amended','void'], status)`;

/** The orders said once more, in plain SQL, with unknown birth dates last both ways. */
const EXPECTED: Readonly<Record<string, string>> = {
  'patients by name ascending': `SELECT patient_id AS id FROM patient ORDER BY sort_name, patient_id`,
  'patients by name descending': `SELECT patient_id AS id FROM patient ORDER BY sort_name DESC, patient_id DESC`,
  'patients by dob ascending': `SELECT patient_id AS id FROM patient ORDER BY dob NULLS LAST, patient_id`,
  'patients by dob descending': `SELECT patient_id AS id FROM patient ORDER BY dob DESC NULLS LAST, patient_id DESC`,
  'patients by updated ascending': `SELECT patient_id AS id FROM patient ORDER BY updated_at, patient_id`,
  'patients by updated descending': `SELECT patient_id AS id FROM patient ORDER BY updated_at DESC, patient_id DESC`,
  'events by start ascending': `SELECT event_id AS id FROM event ORDER BY starts_at, event_id`,
  'events by start descending': `SELECT event_id AS id FROM event ORDER BY starts_at DESC, event_id DESC`,
  'events by name ascending': `SELECT event_id AS id FROM event ORDER BY lower(name), event_id`,
  'events by name descending': `SELECT event_id AS id FROM event ORDER BY lower(name) DESC, event_id DESC`,
  'prfs by created ascending': `SELECT id FROM prf ORDER BY created_at, id`,
  'prfs by created descending': `SELECT id FROM prf ORDER BY created_at DESC, id DESC`,
  'prfs by updated ascending': `SELECT id FROM prf ORDER BY updated_at, id`,
  'prfs by updated descending': `SELECT id FROM prf ORDER BY updated_at DESC, id DESC`,
  'prfs by status ascending': `SELECT id FROM prf ORDER BY ${STATES}, created_at, id`,
  'seeAndTreat by incident ascending': `SELECT log_id AS id FROM see_and_treat_log ORDER BY incident_at, log_id`,
  'seeAndTreat by incident descending': `SELECT log_id AS id FROM see_and_treat_log ORDER BY incident_at DESC, log_id DESC`,
  'stockItems by name ascending': `SELECT id FROM stock_item ORDER BY name_folded(name), id`,
  'stockItems by name descending': `SELECT id FROM stock_item ORDER BY name_folded(name) DESC, id DESC`,
  'stockItems by sku ascending': `SELECT id FROM stock_item ORDER BY lower(sku), id`,
  'stockItems by sku descending': `SELECT id FROM stock_item ORDER BY lower(sku) DESC, id DESC`,
  'stockBatches by expiry ascending': `SELECT id FROM stock_batch ORDER BY expires_on NULLS LAST, id`,
  'stockBatches by expiry descending': `SELECT id FROM stock_batch ORDER BY expires_on DESC NULLS FIRST, id DESC`,
  'stockBatches by lot ascending': `SELECT id FROM stock_batch ORDER BY lower(lot), id`,
  'stockBatches by lot descending': `SELECT id FROM stock_batch ORDER BY lower(lot) DESC, id DESC`,
  'prfs by status descending': `SELECT id FROM prf ORDER BY ${STATES} DESC, created_at DESC, id DESC`,
};

describe('a sorted list', () => {
  it.each(Object.entries(EXPECTED))('of %s gives every row once, in order', async (name, sql) => {
    const [list = '', , by = '', direction = ''] = name.split(' ');
    const rows = await world.server.database.asOwner<{ id: string }>(sql);
    expect(rows.length).toBeGreaterThanOrEqual(COUNT);
    expect(await walk(list as ListName, { by, direction })).toEqual(rows.map(({ id }) => id));
  });

  it.each(Object.entries(EXPECTED))('of %s gives the same rows from its end', async (name, sql) => {
    const [list = '', , by = '', direction = ''] = name.split(' ');
    const ids: string[] = [];
    let before: string | null = null;
    do {
      const page: Page = await ask(list as ListName, { last: 7, before, order: { by, direction } });
      ids.unshift(...page.nodes.map((node) => node['id'] ?? ''));
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    } while (before !== null);
    const rows = await world.server.database.asOwner<{ id: string }>(sql);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('of audit entries goes both ways', async () => {
    // Each page is an entry of its own: those before the clock moved on stay the same.
    world.server.clock.advance(120_000);
    const down = await walk('audit', { by: 'time', direction: 'descending' });
    expect(down.length).toBeGreaterThan(20);
    expect(await walk('audit', { by: 'time', direction: 'ascending' })).toEqual([...down].reverse());
  });

  it('has every order that the contract names', () => {
    const tested = new Set([
      ...Object.keys(EXPECTED),
      ...SORT_DIRECTIONS.map((way) => `audit by time ${way}`),
    ]);
    for (const [list, orders] of Object.entries(LIST_ORDERS))
      for (const by of orders)
        for (const direction of SORT_DIRECTIONS) expect(tested).toContain(`${list} by ${by} ${direction}`);
  });

  it('keeps its order under a search', async () => {
    const { nodes, totalCount } = await ask('patients', {
      first: 100,
      filter: { text: 'hara elan' },
      order: { by: 'dob', direction: 'descending' },
    });
    const rows = await world.server.database.asOwner<{ id: string }>(
      `SELECT patient_id AS id FROM patient WHERE patient_name LIKE '%Hara%' ORDER BY dob DESC NULLS LAST, patient_id DESC`,
    );
    expect(totalCount).toBe(COUNT);
    expect(nodes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('refuses the cursor of another order', async () => {
    const { pageInfo } = await ask('patients', { first: 1 });
    for (const after of [pageInfo.endCursor, encodeCursor(['1990-01-01', 'no id'])]) {
      const { errors } = await world
        .caller('author')
        .graphql(
          'query ($after: String) { patients(after: $after, order: { by: dob, direction: ascending }) { totalCount } }',
          { after },
        );
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'after' }] });
    }
  });

  it.each(['events', 'seeAndTreatLogs', 'auditEntries'])(
    'refuses %s of a time that ends before it starts',
    async (list) => {
      const { errors } = await world
        .caller('admin')
        .graphql(
          `{ ${list}(filter: { from: "2026-11-21T00:00:00Z", to: "2026-11-20T00:00:00Z" }) { totalCount } }`,
        );
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field: 'filter.to', message: 'The end must come after the start.' }],
      });
    },
  );

  it('sorts all records by their last change for nobody: that would read them all', async () => {
    const { errors } = await world
      .caller('author')
      .graphql('{ prfs(order: { by: updated, direction: descending }) { nodes { id } } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'order.by' }] });
    expect(
      (await ask('prfs', { filter: { eventId }, order: { by: 'updated', direction: 'descending' } }))
        .totalCount,
    ).toBe(COUNT);
  });
});

describe('the index of an order', () => {
  // A few rows are read faster without; here it is asked whether the index can serve at all.
  const settings = ['enable_seqscan', 'enable_sort'];
  const alterDatabase = async (change: (setting: string) => string): Promise<void> => {
    const { database } = world.server;
    for (const setting of settings)
      await database.asOwner(`ALTER DATABASE ${database.name} ${change(setting)}`);
  };
  beforeAll(() => alterDatabase((setting) => `SET ${setting} = off`));
  afterAll(() => alterDatabase((setting) => `RESET ${setting}`));

  const plan = async (from: string, expressions: readonly string[], direction: string): Promise<string> => {
    const rows = await world.server.database.asOwner<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT 1 FROM ${from} ORDER BY ${expressions.map((one) => `${one} ${direction}`).join(', ')} LIMIT 3`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  type Ordered = readonly [from: string, by: string, keyset: (direction: SortDirection) => Keyset];
  const cases: readonly Ordered[] = [
    ...LIST_ORDERS.patients.map((by): Ordered => [
      'patient p',
      by,
      (direction) => keysetOf<'patients'>(PATIENT_ORDERS, { by, direction }),
    ]),
    ...LIST_ORDERS.events.map((by): Ordered => [
      'event',
      by,
      (direction) => keysetOf<'events'>(EVENT_ORDERS, { by, direction }),
    ]),
    ...LIST_ORDERS.prfs
      .filter((by) => !UNINDEXED.has(by))
      .map((by): Ordered => ['prf p', by, (direction) => keysetOf<'prfs'>(PRF_ORDERS, { by, direction })]),
    ...LIST_ORDERS.seeAndTreat.map((by): Ordered => [
      'see_and_treat_log l',
      by,
      (direction) => keysetOf<'seeAndTreat'>(SEE_AND_TREAT_ORDERS, { by, direction }),
    ]),
  ];

  it.each(cases)('on %s by %s is used, whichever way', async (from, _by, keysetIn) => {
    for (const direction of SORT_DIRECTIONS) {
      const keyset = keysetIn(direction);
      const expressions = keyset.columns.map(({ expression }) =>
        expression.replace('event.date', 'event.starts_at').replace('event.id', 'event.event_id'),
      );
      const text = await plan(from, expressions, keyset.direction);
      expect(text).toMatch(/Index (Only )?Scan/);
      expect(text).not.toMatch(/Sort|Seq Scan/);
    }
  });
});

describe('all records', () => {
  it('are found by number, name, event, complaint, score, status and author', async () => {
    const { database, clock } = world.server;
    const [id, patientId] = [newId(), newId()];
    await database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Thaddeus Winterbourne')`,
      [patientId],
    );
    await database.asOwner(
      `INSERT INTO prf (id, custom_prf_id, patient_id, event_id, author_id, status, created_at, updated_at, writer_ids, summary)
       VALUES ($1, 'SL-261120-SOUGHT01', $2, $3, $4, 'in_progress', $5, $5, '{}', $6)`,
      [
        ...[id, patientId, world.ids.otherEvent, world.caller('author').user?.id, clock.now()],
        { chiefComplaint: 'Wasp sting', latestNews2: { total: 7, band: 'high', text: 'NEWS2 7' } },
      ],
    );
    const from = new Date(clock.now().getTime() - 86_400_000).toISOString();
    const found = async (filter: Json) => {
      const { nodes } = await ask('prfs', { first: 100, filter });
      return nodes.some((node) => node['id'] === id);
    };
    const filters: readonly (readonly [Json, Json])[] = [
      [{ text: 'sought01' }, { text: 'sought02' }],
      [{ text: 'winterb' }, { text: 'summerb' }],
      [{ eventId: world.ids.otherEvent }, { eventId }],
      [
        { complaint: 'WASP', from },
        { complaint: 'bee', from },
      ],
      [
        { band: 'high', from },
        { band: 'low', from },
      ],
      [{ status: ['in_progress'] }, { status: ['draft'] }],
      [{ authorId: world.caller('author').user?.id }, { authorId: world.caller('colleague').user?.id }],
    ];
    for (const [one, other] of filters)
      expect([one, await found(one), await found(other)]).toEqual([one, true, false]);
    // By what is inside each record, only a part of them is looked through.
    const { errors } = await world
      .caller('author')
      .graphql('{ prfs(filter: { complaint: "wasp" }) { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({ problems: [{ code: 'needs_filter' }] });
  });
});

describe('a view of a list', () => {
  const SAVE =
    'mutation ($input: SaveListViewInput!) { saveListView(input: $input) { listView { id list name query } } }';
  const view = (name: string, query = 'identity=unknown&sort=-updated'): Json => ({
    id: newId(),
    list: 'patients',
    name,
    query,
  });
  const save = (input: Json, who: 'author' | 'colleague' = 'author') =>
    world.caller(who).graphql(SAVE, { input });
  const names = async (who: 'author' | 'colleague', list = 'patients') => {
    const { data } = await world
      .caller(who)
      .graphql('query ($list: ViewedList!) { listViews(list: $list) { name query } }', { list });
    return (data?.['listViews'] as readonly { name: string }[]).map(({ name }) => name);
  };

  it('is kept under its name, once, and is its owner’s alone', async () => {
    const input = view(' Unknown ');
    for (let n = 0; n < 2; n += 1) {
      const { data } = await save(input);
      expect(data?.['saveListView']).toEqual({ listView: { ...input, name: 'Unknown' } });
    }
    await save(view('added lately', 'recent=1'));
    expect(await names('author')).toEqual(['added lately', 'Unknown']);
    expect(await names('author', 'events')).toEqual([]);
    expect(await names('colleague')).toEqual([]);
    expect((await save(input, 'colleague')).errors?.[0]?.extensions.code).toBe('CONFLICT');

    const remove = (who: 'author' | 'colleague') =>
      world.caller(who).graphql('mutation ($id: ID!) { deleteListView(input: { id: $id }) { isDone } }', {
        id: input['id'],
      });
    expect((await remove('colleague')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await remove('author')).data).toEqual({ deleteListView: { isDone: true } });
    expect(await names('author')).toEqual(['added lately']);
  });

  it('needs a name that is not taken, and filters that are an address’s', async () => {
    await save(view('Mine'));
    const taken = await save(view('mine'));
    expect(taken.errors?.[0]?.extensions.problems).toEqual([
      {
        field: 'name',
        code: 'taken',
        message: 'You already have a view with this name. Choose another name.',
      },
    ]);
    const wrong = await save(view(' ', 'https://example.org/?q=1'));
    expect(wrong.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['name', 'query']);
    expect((await save(view('Mine'), 'colleague')).errors).toBeUndefined();
  });

  it('is refused when there are many', async () => {
    const user = await world.server.signedIn('staff');
    for (let n = 0; n < 30; n += 1) await user.graphql(SAVE, { input: view(`View ${String(n)}`) });
    const { errors } = await user.graphql(SAVE, { input: view('One more') });
    expect(errors?.[0]?.extensions.problems?.[0]?.message).toBe(
      'You already have 30 views of this list. Delete one first.',
    );
  });

  it('is in the audit trail by its id, never with what it says', async () => {
    const input = view('Seren Prosser', 'q=Seren+Prosser');
    await save(input);
    const entries = await world.server.database.asOwner('SELECT * FROM audit_entry WHERE entity_id = $1', [
      input['id'],
    ]);
    expect(entries).toMatchObject([{ action: 'LIST_VIEW_SAVED', context: 'patients' }]);
    expect(JSON.stringify(entries)).not.toContain('Seren');
  });
});

describe('a list as a file', () => {
  const take = (url: string) => world.caller('author').request({ method: 'GET', url });
  const lines = (payload: string): string[] => payload.replace(/^\uFEFF/, '').split('\r\n');

  it('holds what the list shows under its filters, in its order', async () => {
    const answer = await take('/api/exports/patients?text=hara&by=updated&direction=descending');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="patients-2026-11-20.csv"');
    const [head, first, ...rest] = lines(answer.payload);
    expect(head).toBe(
      'Name,Date of birth,Estimated age,Gender,NHS number,Identity,Died on,Cheer team,Cheer squad,Added,Last changed,Patient id',
    );
    expect(first).toMatch(/^"Élan ""Quick"" O’Hara \d",/);
    expect(rest).toHaveLength(COUNT);
    const { nodes } = await ask('patients', {
      first: 100,
      filter: { text: 'hara' },
      order: { by: 'updated', direction: 'descending' },
    });
    expect([first, ...rest].slice(0, -1).map((line) => line?.split(',').at(-1))).toEqual(
      nodes.map(({ id }) => id),
    );
  });

  it('has no cell that a spreadsheet would run', async () => {
    await world.server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, '=HYPERLINK("https://example.org")')`,
      [newId()],
    );
    const { payload } = await take('/api/exports/patients?text=hyperlink');
    expect(lines(payload)[1]).toMatch(/^"'=HYPERLINK\(""https:\/\/example\.org""\)"/);
  });

  it('is one entry of the audit trail, which names filters and not what they say', async () => {
    await take('/api/exports/patients?text=Zebedee&identityStatus=unknown');
    const entries = await world.server.database.asOwner<{ context: string; description: string }>(
      `SELECT context, description FROM audit_entry WHERE action = 'PATIENTS_EXPORTED' ORDER BY recorded_at DESC, id DESC LIMIT 1`,
    );
    expect(entries).toEqual([{ context: 'patients, text, identityStatus', description: '0 rows' }]);
  });

  it('words records, events and the audit log', async () => {
    const prfs = await take(`/api/exports/prfs?eventId=${eventId}&by=created&direction=ascending`);
    expect(lines(prfs.payload)).toHaveLength(COUNT + 2);
    expect(lines(prfs.payload)[1]).toMatch(/^SL-261120-\d{8},Draft,Regional final,/);
    const events = await take('/api/exports/events?text=final&by=name&direction=ascending');
    expect(lines(events.payload)[1]).toMatch(
      /^Regional final,Planned,2026-11-20T14:32:00\.000Z,.*Harrowmere Trust/,
    );
    const audit = await take('/api/exports/audit-entries?action=LIST_VIEW_SAVED');
    expect(lines(audit.payload)[0]).toMatch(/^Time,Who,Role,Action,/);
    expect(audit.payload).not.toMatch(/Zebedee/);
  });

  it('refuses a filter that is none, and names it', async () => {
    const answer = await take('/api/exports/patients?by=shoe-size');
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ problems: { field: string }[] }>().problems[0]?.field).toBe('by');
  });

  it('is refused where it would hold more than 10,000 rows', async () => {
    await world.server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at)
       SELECT gen_random_uuid(), 'Bulk ' || n, now(), now() + interval '1 hour' FROM generate_series(1, 10000) n`,
    );
    const whole = await take('/api/exports/events?text=bulk');
    expect(lines(whole.payload)).toHaveLength(10_002);
    const answer = await take('/api/exports/events');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ code: string; message: string }>()).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      message: `This list has ${String(10_000 + COUNT + 2)} rows and a file holds at most 10000. Narrow the filters and try again.`,
    });
  });
});
