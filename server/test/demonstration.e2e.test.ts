import { stockClaims } from '@sideline/schema/inventory/record-stock';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { buildSchema } from 'graphql';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { createContainer } from '../src/container.js';
import { LOG_COUNT } from '../demo/logs.js';
import { loadDemonstrationData, type LoadedDemonstration } from '../demo/load.js';
import { verifyChains } from '../src/modules/audit/audit-chain-store.js';
import { checkBagReadiness } from '../src/modules/inventory/bags/bag-drift.js';
import { checkStock } from '../src/modules/inventory/stock/stock-drift.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { createLogger } from '../src/platform/logger.js';
import type { Bundle } from '../src/modules/interop/fhir/fhir.types.js';
import { fhirProblems } from './fhir-checks.js';
import { isSubscription, operationText, requiredVariables } from './client-operations.js';
import { FIRST_LOADS, statementsOf } from './first-loads.js';
import { AUDIT_KEYS, createTestDatabase, type TestDatabase } from './harness/database.js';
import { SocketCaller } from './harness/socket.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { unlikeOthers } from './unlike-others.js';

const NOW = new Date('2026-11-20T14:32:00.000Z');

let database: TestDatabase;
let loaded: LoadedDemonstration | null;

const load = () => {
  const container = createContainer({
    dataSource: database.dataSource,
    behind: database.dataSource,
    direct: database.app,
    config: readConfig({}),
    files: new FolderStorage('/nowhere'),
    clock: () => NOW,
    logger: createLogger('silent'),
    dataFolder: tmpdir(),
    auditKeys: AUDIT_KEYS,
  });
  return loadDemonstrationData(container, database.dataSource, NOW);
};

const count = async (sql: string): Promise<number> => {
  const [row] = await database.asOwner<{ count: string }>(`SELECT count(*) AS count FROM ${sql}`);
  return Number(row?.count);
};

beforeAll(async () => {
  database = await createTestDatabase();
  loaded = await load();
});

afterAll(() => database.drop());

describe('the demonstration data', () => {
  it('is all there', async () => {
    process.stdout.write(`Demonstration data loaded in ${String(loaded?.milliseconds)} ms\n`);
    expect(loaded).toMatchObject({ patients: 600, records: 250 });
    expect(await count('event')).toBe(11);
    expect(await count('client')).toBe(3);
    expect(await count('staff_profile')).toBe(14);
    expect(await count('cheer_team')).toBe(8);
    expect(await count('patient')).toBe(600);
    expect(await count('prf')).toBe(250);
    expect(await count('see_and_treat_log')).toBe(LOG_COUNT);
    expect(await count("prf WHERE status = 'completed'")).toBe(loaded?.signed);
    expect(await count("prf WHERE status = 'awaiting_review'")).toBe(8);
    expect(await count("prf WHERE status = 'void'")).toBe(4);
    expect(await count("prf WHERE status = 'in_progress'")).toBe(26);
  });

  it('has signed records that miss nothing, with a signature each', async () => {
    expect(
      await count("prf WHERE status = 'completed' AND (missing_count > 0 OR open_alert_count > 0)"),
    ).toBe(0);
    expect(await count('prf_signature')).toBe(loaded?.signed);
    expect(await count("prf_signature WHERE patient_snapshot ->> 'patient_name' IS NULL")).toBe(0);
  });

  it('has open records of the two clinicians, and alerts that wait for an action', async () => {
    const open = "prf p JOIN app_user u ON u.id = p.author_id WHERE p.status = 'in_progress' AND u.email =";
    expect(await count(`${open} 'staff@sideline.test'`)).toBeGreaterThan(5);
    expect(await count(`${open} 'nurse@sideline.test'`)).toBeGreaterThan(5);
    expect(await count('prf_alert WHERE actioned_at IS NULL AND cleared_at IS NULL')).toBeGreaterThan(0);
  });

  it('lets only the five published accounts sign in', async () => {
    const accounts = await database.asOwner<{ email: string; role: string }>(
      'SELECT email, role FROM app_user WHERE password_hash IS NOT NULL ORDER BY email',
    );
    expect(accounts).toEqual([
      { email: 'admin@sideline.test', role: 'admin' },
      { email: 'client@sideline.test', role: 'client' },
      { email: 'nurse@sideline.test', role: 'staff' },
      { email: 'patient@sideline.test', role: 'patient' },
      { email: 'staff@sideline.test', role: 'staff' },
    ]);
    expect(await count("app_user WHERE role = 'patient' AND patient_id IS NULL")).toBe(0);
    expect(await count("app_user WHERE role = 'client' AND client_id IS NULL")).toBe(0);
    expect(
      await count(
        `prf p JOIN app_user u ON u.patient_id = p.patient_id WHERE u.email = 'patient@sideline.test' AND p.status = 'completed'`,
      ),
    ).toBe(3);
  });

  it('has a year of stock in 12 places and 9 bags of 4 kits, whose balances are what moved', async () => {
    expect(await count("stock_location WHERE kind = 'place'")).toBe(12);
    expect(await count('stock_bag')).toBe(9);
    expect(await count('kit')).toBe(4);
    expect((await checkStock(database.dataSource)).drifts).toEqual([]);
    expect(await checkBagReadiness(database.dataSource)).toEqual([]);
    expect(await count("stock_move WHERE occurred_at < '2025-11-21'")).toBeGreaterThan(0);
    // Doses are of records that are there.
    const doses = "stock_move m WHERE m.source_kind = 'prf_drug'";
    expect(await count(doses)).toBeGreaterThan(0);
    expect(await count(`${doses} AND NOT EXISTS (SELECT FROM prf p WHERE p.id = m.prf_id)`)).toBe(0);
  });

  // Before, only that a dose's record exists: neither its lot nor its quantity was compared.
  it('moves exactly the stock that its records say was used, and all of it could be posted', async () => {
    const records = await database.asOwner<{ prfId: string; data: SectionData }>(
      `SELECT p.id AS "prfId", c.data FROM prf p JOIN prf_section c ON c.prf_id = p.id AND c.section = 'ClinicalInterventions'
       WHERE p.status <> 'void'`,
    );
    const said = records
      .flatMap(({ prfId, data }) =>
        [...stockClaims(data)].map(([entryId, { source, itemId, batchId, locationId, used, wasted }]) => ({
          ...{ prfId, entryId, source, itemId, batchId, locationId, used, wasted },
        })),
      )
      .sort((one, other) => (`${one.prfId} ${one.entryId}` < `${other.prfId} ${other.entryId}` ? -1 : 1));
    const moved = await database.asOwner(
      `SELECT m.prf_id AS "prfId", m.source_id AS "entryId", m.source_kind AS source, m.item_id AS "itemId", m.batch_id AS "batchId",
              coalesce(s.location_id, m.from_location_id) AS "locationId",
              coalesce(sum(m.quantity) FILTER (WHERE m.to_location_id = $1), 0)::float8 AS used,
              coalesce(sum(m.quantity) FILTER (WHERE m.to_location_id = $2), 0)::float8 AS wasted
       FROM stock_move m LEFT JOIN stock_shortage s ON s.move_id = m.id
       WHERE m.source_kind IN ('prf_drug', 'prf_consumable') AND m.reverses IS NULL
         AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id)
       GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY m.prf_id::text COLLATE "C", m.source_id::text COLLATE "C"`,
      [virtualLocation('consumed'), virtualLocation('waste')],
    );
    expect(said.length).toBeGreaterThan(20);
    expect(moved).toEqual(said);
    expect(await count("audit_entry WHERE action = 'STOCK_NOT_POSTED'")).toBe(0);
  });

  it('leaves an audit trail whose chains are whole', async () => {
    expect(await count("audit_entry WHERE action = 'PATIENT_CREATED'")).toBe(600);
    expect(await count("audit_entry WHERE action = 'PRF_SIGNED'")).toBe(loaded?.signed);
    const result = await verifyChains(database.dataSource, AUDIT_KEYS);
    expect(result).toMatchObject({ breaks: [] });
  });

  it('is loaded once', async () => {
    expect(await load()).toBeNull();
    expect(await count('patient')).toBe(600);
  });
});

describe('the first load of a screen', () => {
  const MOST_STATEMENTS = 3;
  /** Answered out of the process's memory. */
  const KEPT = [
    ...['ProviderFacts', 'ProviderSettings', 'ProviderListsPage', 'ProviderRetentionPage'],
    ...['DoseRanges', 'Formulary'],
  ];
  let server: TestServer;
  let admin: TestCaller;
  let visitors: Readonly<Record<string, TestCaller>>;
  let ids: Readonly<Record<string, string | object | boolean>>;
  let unlike: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An event and a client that the client's account may see. */
  let clientsOwn: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      clock: movableClock(NOW),
      env: { SIDELINE_DEMO: 'on' },
    });
    admin = server.nobody();
    const callers = {
      ...{ nobody: server.nobody(), admin, staff: server.nobody() },
      ...{ patient: server.nobody(), client: server.nobody() },
    };
    visitors = callers;
    for (const name of ['admin', 'staff', 'patient', 'client'] as const)
      expect((await callers[name].signIn(`${name}@sideline.test`, 'sideline-demo')).statusCode).toBe(200);
    const [row] = await database.asOwner<{
      id: string;
      prf: string;
      patient: string;
      event: string;
      client: string;
      author: string;
    }>(
      `SELECT p.id, p.custom_prf_id AS prf, p.patient_id AS patient, p.event_id AS event, e.client_id AS client, p.author_id AS author
       FROM prf p JOIN event e ON e.event_id = p.event_id
       JOIN app_user u ON u.patient_id = p.patient_id AND u.email = 'patient@sideline.test'
       WHERE e.client_id IS NOT NULL AND p.status = 'completed' LIMIT 1`,
    );
    const [stocked] = await database.asOwner<
      Record<'item' | 'order' | 'bag' | 'recall' | 'transfer' | 'return' | 'stocktake', string>
    >(
      `SELECT (SELECT id FROM stock_item ORDER BY id LIMIT 1) AS item, (SELECT id FROM purchase_order ORDER BY id LIMIT 1) AS order,
         (SELECT id FROM stock_transfer ORDER BY id LIMIT 1) AS transfer, (SELECT id FROM stock_return ORDER BY id LIMIT 1) AS return,
         (SELECT id FROM stocktake ORDER BY id LIMIT 1) AS stocktake,
         (SELECT location_id FROM stock_bag ORDER BY location_id LIMIT 1) AS bag,
         (SELECT id FROM recall ORDER BY id LIMIT 1) AS recall`,
    );
    ids = {
      prfId: row?.id ?? '',
      customPrfId: row?.prf ?? '',
      patientId: row?.patient ?? '',
      eventId: row?.event ?? '',
      clientId: row?.client ?? '',
      kind: 'account',
      subjectId: row?.author ?? '',
      step: 'review',
      itemId: stocked?.item ?? '',
      id: stocked?.order ?? '',
      orderId: stocked?.order ?? '',
      bagId: stocked?.bag ?? '',
      transferId: stocked?.transfer ?? '',
      returnId: stocked?.return ?? '',
      stocktakeId: stocked?.stocktake ?? '',
      recallId: stocked?.recall ?? '',
      isAdmin: false,
      from: new Date(NOW.getTime() - 30 * 86_400_000).toISOString(),
      to: NOW.toISOString(),
      range: { from: NOW.toISOString(), to: new Date(NOW.getTime() + 42 * 86_400_000).toISOString() },
    };
    // The process keeps these once they have been read; the key of push messages is made when it is first wanted.
    await admin.graphql(
      '{ providerSettings { name } doseRanges { id } providerLists { kind } notificationChoices { pushKey } prfSigningKey { id } }',
    );
    unlike = await unlikeOthers(admin, server.nobody());
    const { data } = await callers.client.graphql(
      '{ events(first: 1) { nodes { id } } clientBoards { clientId } }',
    );
    const { events, clientBoards } = data as unknown as {
      readonly events: { readonly nodes: readonly [{ readonly id: string }] };
      readonly clientBoards: readonly [{ readonly clientId: string }];
    };
    clientsOwn = { eventId: events.nodes[0].id, clientId: clientBoards[0].clientId };
  });

  afterAll(() => server.close());

  it.each(Object.entries(FIRST_LOADS))('%s costs at most three statements', async (key, operations) => {
    const [screen = '', visitor = 'staff'] = key.split(' ').reverse();
    const [, whose] = /\{(\w+)\./.exec(screen) ?? [];
    const own = whose === undefined ? {} : unlike[whose];
    if (own === undefined) throw new RangeError(`Nothing is ${String(whose)}`);
    const known: typeof ids = {
      ...{ ...ids, isStaff: visitor === 'staff' || visitor === 'admin', isOneTeam: false },
      ...(visitor === 'client' ? clientsOwn : {}),
      ...own,
    };
    const caller = visitors[visitor];
    if (caller === undefined) throw new RangeError(`Nobody is ${visitor}`);
    const socket = operations.some(isSubscription) ? new SocketCaller(await server.listen(), caller) : null;
    const statements = await statementsOf(async () => {
      for (const name of operations) {
        const [, address] = /^GET (.+)$/.exec(name) ?? [];
        const variables = Object.fromEntries(requiredVariables(name).map((id) => [id, known[id]]));
        if (socket !== null && isSubscription(name)) {
          const { errors } = await socket.follow(operationText(name), variables).at(0);
          expect(errors).toBeUndefined();
        } else if (address === undefined) {
          const { errors } = await caller.graphql(operationText(name), variables);
          expect(errors).toBeUndefined();
        } else {
          const path = address.replace(/\{(\w+)\}/, (_, id: string) => known[id] as string);
          expect((await caller.get(path)).statusCode).toBe(200);
        }
      }
    });
    await socket?.close();
    // A stranger's questions are refused before anything is read.
    if (visitor !== 'nobody' && operations.some((name) => !KEPT.includes(name)))
      expect(statements.length).toBeGreaterThan(0);
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it('gives the pages of every list in both directions, with the same rows', async () => {
    interface Given {
      readonly place: string;
      readonly rule: string | null;
      readonly event: string;
      readonly register: { readonly itemId: string; readonly locationId: string };
      readonly patient: string;
    }
    const [given] = await database.asOwner<Given>(
      `SELECT (SELECT location_id FROM stock_balance WHERE is_real AND quantity > 0
               GROUP BY location_id ORDER BY count(*) DESC, location_id LIMIT 1) AS place,
              (SELECT rule_id FROM prf_question_answer GROUP BY rule_id ORDER BY count(*) DESC, rule_id LIMIT 1) AS rule,
              (SELECT event_id FROM control_log GROUP BY event_id ORDER BY count(*) DESC, event_id LIMIT 1) AS event,
              (SELECT json_build_object('itemId', m.item_id, 'locationId', m.to_location_id)
               FROM stock_move m JOIN stock_item i ON i.id = m.item_id JOIN stock_location p ON p.id = m.to_location_id
               WHERE i.controlled_schedule IS NOT NULL AND p.kind <> 'virtual'
               GROUP BY m.item_id, m.to_location_id ORDER BY count(*) DESC, m.item_id LIMIT 1) AS register,
              (SELECT patient_id FROM audit_entry WHERE patient_id IS NOT NULL
               GROUP BY patient_id ORDER BY count(*) DESC, patient_id LIMIT 1) AS patient`,
    );
    const id = (name: string): string => JSON.stringify(ids[name]);
    const needed: Readonly<Record<string, string>> = {
      endedIncidents: `eventId: ${id('eventId')}`,
      prfHistory: `customPrfId: ${id('customPrfId')}`,
      recallLines: `recallId: ${id('recallId')}`,
      stockAtLocation: `locationId: "${given?.place ?? ''}"`,
      stocktakeLines: `stocktakeId: ${id('stocktakeId')}`,
      questionAnswers: `ruleId: "${given?.rule ?? 'none'}"`,
      controlLog: `eventId: "${given?.event ?? ''}"`,
      drugRegisterEntries: `itemId: "${given?.register.itemId ?? ''}", locationId: "${given?.register.locationId ?? ''}"`,
      patientViews: `patientId: "${given?.patient ?? ''}"`,
    };
    /** They need what no demonstration has, or are not for administrators. */
    const others = ['accessRequests', 'breaches', 'erasures', 'patientVisits', 'webhookDeliveries'];
    const schema = buildSchema((await admin.get('/graphql/schema.graphql')).body);
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ name, args }) => args.some((arg) => arg.name === 'before') && !others.includes(name))
      .map(({ name }) => name);
    const turned: string[] = [];
    for (const list of lists) {
      const ask = async (page: string) => {
        const { data, errors } = await admin.graphql(
          `{ ${list}(${[needed[list], page].filter(Boolean).join(', ')}) {
               edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
        );
        expect(errors, list).toBeUndefined();
        const { edges, pageInfo } = data?.[list] as {
          readonly edges: readonly { readonly cursor: string }[];
          readonly pageInfo: object;
        };
        return { cursors: edges.map(({ cursor }) => cursor), pageInfo };
      };
      const { cursors } = await ask('first: 6');
      const [, second, third, fourth] = cursors;
      if (fourth === undefined) continue;
      turned.push(list);
      const back = await ask(`last: 2, before: "${fourth}"`);
      expect([list, back]).toEqual([
        list,
        {
          cursors: [second, third],
          pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: second, endCursor: third },
        },
      ]);
      const end = await ask('last: 2');
      expect([list, end.pageInfo]).toMatchObject([list, { hasNextPage: false, hasPreviousPage: true }]);
      const [last = '', veryLast] = end.cursors;
      expect([list, (await ask(`first: 5, after: "${last}"`)).cursors]).toEqual([list, [veryLast]]);
    }
    process.stdout.write(`In both directions: ${turned.join(', ')}\n`);
    expect(turned.length).toBeGreaterThan(20);
    // What has its own way of reading a page, not that of the other lists.
    expect(turned).toEqual(expect.arrayContaining(['controlLog', 'drugRegisterEntries', 'patientViews']));
  });

  it('exports records of every state as valid FHIR', async () => {
    const records = await database.asOwner<{ id: string; status: string }>(
      `SELECT id, status FROM (
         SELECT id, status, row_number() OVER (PARTITION BY status ORDER BY id) AS place FROM prf) p
       WHERE place <= 3 ORDER BY status, place`,
    );
    expect(new Set(records.map(({ status }) => status)).size).toBe(4);
    for (const { id, status } of records) {
      const answer = await admin.get(`/fhir/Bundle/${id}`);
      expect(fhirProblems(answer.json<Bundle>()), `${status} ${id}`).toEqual([]);
    }
  });

  it('says of each open record what it misses first, as the record itself does', async () => {
    const staff = server.nobody();
    await staff.signIn('staff@sideline.test', 'sideline-demo');
    const { data } = await staff.graphql(
      '{ dashboard { myOpenPrfs { customPrfId missingCount nextMissing } unsigned { id } unsignedCount } }',
    );
    const { myOpenPrfs, ...ofOthers } = data?.['dashboard'] as {
      readonly myOpenPrfs: readonly {
        readonly customPrfId: string;
        readonly missingCount: number;
        readonly nextMissing: readonly string[];
      }[];
    };
    expect(myOpenPrfs.length).toBeGreaterThan(5);
    // Whose records are late is the admins' to see.
    expect(ofOthers).toEqual({ unsigned: [], unsignedCount: 0 });
    for (const { customPrfId, missingCount, nextMissing } of myOpenPrfs) {
      const { data: whole } = await staff.graphql(
        'query ($id: ID!) { prf(customPrfId: $id) { missing { label } } }',
        { id: customPrfId },
      );
      const { missing } = whole?.['prf'] as { readonly missing: readonly { readonly label: string }[] };
      expect(missing).toHaveLength(missingCount);
      expect(nextMissing).toEqual(missing.slice(0, 2).map(({ label }) => label));
    }
    expect(Math.max(...myOpenPrfs.map(({ missingCount }) => missingCount))).toBeGreaterThan(2);
  });

  it('shows admins the unsigned records of events that are over, and day-old ones without an event', async () => {
    const late = `prf p LEFT JOIN event e USING (event_id)
      WHERE p.status IN ('draft', 'in_progress', 'awaiting_review')
        AND (e.ends_at < '${NOW.toISOString()}' OR (e.event_id IS NULL AND p.created_at < '2026-11-19T14:32:00Z'))`;
    const { data } = await admin.graphql(
      '{ dashboard { unsignedCount unsigned { id createdAt author { lastName } } } }',
    );
    const { unsigned, unsignedCount } = data?.['dashboard'] as {
      readonly unsigned: readonly { readonly id: string; readonly author: { readonly lastName: string } }[];
      readonly unsignedCount: number;
    };
    const rows = await database.asOwner<{ id: string }>(
      `SELECT p.id FROM ${late} ORDER BY p.created_at, p.id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(unsignedCount).toBe(rows.length);
    expect(unsigned.map(({ id }) => id)).toEqual(rows.slice(0, 20).map(({ id }) => id));
    expect(unsigned[0]?.author.lastName).not.toBe('');
  });

  it('is counted: a statement more is seen', async () => {
    const statements = await statementsOf(() => database.dataSource.query('SELECT 1'));
    expect(statements).toEqual(['SELECT 1']);
  });
});
