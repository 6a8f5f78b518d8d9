import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBreak, type ChainedEntry, type ChainHead } from '../src/modules/audit/audit-chain.js';
import { readDailyHeads, verifyChains } from '../src/modules/audit/audit-chain-store.js';
import { anchorsIn, exportHeads, readSignedHeads } from '../src/modules/audit/audit-export.js';
import { AuditService, NO_ENTRIES } from '../src/modules/audit/audit.service.js';
import type { AuditRecord } from '../src/modules/audit/audit.types.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/loader-registry.js';
import { runInTransaction } from '../src/platform/transaction.js';
import { createTestDatabase, type TestDatabase } from './harness/database.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const COLUMNS = `encode(previous_hash, 'hex') AS "previousHash", shard::text AS shard, stream, sequence::text AS sequence,
  id::text AS id, (extract(epoch FROM recorded_at) * 1000000)::bigint::text AS "recordedAt", actor_kind AS "actorKind",
  actor_id::text AS "actorId", token_id::text AS "tokenId", role, action, is_refusal AS "isRefusal",
  entity_type AS "entityType", entity_id AS "entityId", patient_id::text AS "patientId", prf_id::text AS "prfId",
  event_id::text AS "eventId", fields_changed AS "fieldsChanged", context, description, request_id AS "requestId",
  address, (extract(epoch FROM client_at) * 1000000)::bigint::text AS "clientAt", correlation_id AS "correlationId",
  encode(hash, 'hex') AS hash`;

const clock = movableClock();

const contextOn = (database: TestDatabase, requestId = newId()): Context => ({
  requestId,
  actor: {
    kind: 'session',
    userId: newId(),
    role: 'staff',
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@example.org',
    patientId: null,
    clientId: null,
    sessionId: newId(),
    tokenId: null,
    isReadOnly: false,
  },
  address: '192.0.2.7',
  userAgent: null,
  manager: database.dataSource.manager,
  transaction: null,
  loaders: new LoaderRegistry(),
  clock: clock.now,
});

const awkward = fc.constantFrom(
  '',
  'plain',
  'dob, gender',
  'Zoë 😀',
  '~,',
  '3:abc,',
  'o\'hara \\ "x"',
  '\n\t',
);
const record: fc.Arbitrary<AuditRecord> = fc.record({
  action: fc.constantFrom('PATIENT_VIEWED', 'PRF_SIGNED', 'LOGIN'),
  entity: fc.constantFrom(...Array.from({ length: 40 }, () => ({ type: 'Patient', id: newId() }))),
  patientId: fc.option(fc.constant(newId())),
  fieldsChanged: fc.array(fc.constantFrom('dob', 'gender', 'observations/1/gcs', 'a,b', ''), {
    maxLength: 4,
  }),
  context: fc.option(awkward),
  description: fc.option(awkward),
  clientAt: fc.option(fc.constant(new Date('2026-11-20T14:31:59.123Z'))),
});

describe('the chains', () => {
  let database: TestDatabase;
  let audit: AuditService;

  const chainOf = async (shard: number): Promise<{ entries: ChainedEntry[]; head: ChainHead }> => {
    const entries = await database.asOwner<ChainedEntry>(
      `SELECT ${COLUMNS} FROM audit_entry WHERE shard = $1 ORDER BY audit_entry.sequence`,
      [shard],
    );
    const [head] = await database.asOwner<{ sequence: string; hash: string }>(
      `SELECT sequence, encode(hash, 'hex') AS hash FROM audit_head WHERE shard = $1`,
      [shard],
    );
    return { entries, head: { shard, sequence: Number(head?.sequence), hash: head?.hash ?? '' } };
  };

  const longest = async (): Promise<number> => {
    const [row] = await database.asOwner<{ shard: number }>(
      'SELECT shard FROM audit_head ORDER BY sequence DESC LIMIT 1',
    );
    return row?.shard ?? 0;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    audit = new AuditService({ dataSource: database.dataSource });
    const records = fc.sample(record, { numRuns: 160, seed: 11 });
    for (const [index, one] of records.entries()) {
      if (index % 40 === 39) clock.advance(86_400_000);
      await audit.record(contextOn(database), one);
    }
  });
  afterAll(() => database.drop());

  it('hold, recomputed by code of their own', async () => {
    expect(await verifyChains(database.dataSource)).toEqual({ entries: 160, breaks: [] });
  });

  it('stay whole under concurrent transactions, in whatever order they name things', async () => {
    const things = Array.from({ length: 12 }, () => ({ type: 'Prf', id: newId() }));
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        runInTransaction(contextOn(database), async (inside) => {
          const mine = n % 2 === 0 ? things : [...things].reverse();
          for (const entity of mine) await audit.record(inside, { action: 'PRF_UPDATED', entity });
        }),
      ),
    );
    const report = await verifyChains(database.dataSource);
    expect(report.breaks).toEqual([]);
    expect(report.entries).toBe(160 + 24 * 12);
  });

  it('name any change, deletion or swap of entries', async () => {
    const { entries, head } = await chainOf(await longest());
    expect(await firstBreak(entries, head)).toBeNull();
    const index = fc.nat(entries.length - 1);
    const fields = [
      'action',
      'actorId',
      'role',
      'context',
      'description',
      'recordedAt',
      'entityId',
      'patientId',
      'fieldsChanged',
      'requestId',
      'address',
      'stream',
      'id',
      'isRefusal',
      'clientAt',
    ] as const;
    const changed = fc.tuple(index, fc.constantFrom(...fields)).map(([at, field]) => {
      const entry = entries[at];
      if (entry === undefined) return entries;
      const value =
        field === 'isRefusal'
          ? !entry.isRefusal
          : field === 'fieldsChanged'
            ? [...entry.fieldsChanged, 'x']
            : `${entry[field] ?? ''}x`;
      return entries.with(at, { ...entry, [field]: value });
    });
    const deleted = fc
      .tuple(index, fc.integer({ min: 1, max: 5 }))
      .map(([at, count]) => entries.filter((_, place) => place < at || place >= at + count));
    const renumbered = index.map((at) =>
      entries
        .filter((_, place) => place !== at)
        .map((entry, place) => ({ ...entry, sequence: String(place + 1) })),
    );
    const swapped = fc
      .tuple(index, index)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => {
        const [first, second] = [entries[a], entries[b]];
        if (first === undefined || second === undefined) return entries;
        return entries
          .with(a, { ...second, sequence: first.sequence })
          .with(b, { ...first, sequence: second.sequence });
      });
    const doubled = index.map((at) => {
      const entry = entries[at];
      return entry === undefined ? entries : [...entries.slice(0, at + 1), entry, ...entries.slice(at + 1)];
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, deleted, renumbered, swapped, doubled), async (tampered) => {
        expect(await firstBreak(tampered, head)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('name the place, when the owner of the tables tampers with a row', async () => {
    const shard = await longest();
    const { entries } = await chainOf(shard);
    const victim = entries[2];
    const tamper = (sql: string) =>
      database.asOwner(
        `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only; ${sql};
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
      );
    await tamper(`UPDATE audit_entry SET role = 'admin' WHERE id = '${victim?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource)).breaks).toEqual([
      { shard, sequence: 3, entryId: victim?.id, reason: 'the entry was changed' },
    ]);
    await tamper(`UPDATE audit_entry SET role = 'staff' WHERE id = '${victim?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource)).breaks).toEqual([]);

    await tamper(`CREATE TABLE kept AS SELECT * FROM audit_entry WHERE id = '${victim?.id ?? ''}';
      DELETE FROM audit_entry WHERE id = '${victim?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource)).breaks).toEqual([
      { shard, sequence: 3, entryId: null, reason: 'entry 3 is missing' },
    ]);
    await tamper(`INSERT INTO audit_entry SELECT * FROM kept; DROP TABLE kept`);
    expect((await verifyChains(database.dataSource)).breaks).toEqual([]);
  });

  it('are missed when head and entries went together, and seen where there should be none', async () => {
    const shard = await longest();
    const one = String(shard);
    const { entries } = await chainOf(shard);
    const behind = (sql: string) =>
      database.asOwner(
        `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only; ${sql};
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
      );
    await behind(`CREATE TABLE kept AS SELECT * FROM audit_entry WHERE shard = ${one};
      CREATE TABLE kept_head AS SELECT * FROM audit_head WHERE shard = ${one};
      DELETE FROM audit_entry WHERE shard = ${one}; DELETE FROM audit_head WHERE shard = ${one}`);
    const gone = { sequence: 1, entryId: null, reason: 'the chain has no head' };
    expect((await verifyChains(database.dataSource)).breaks).toEqual([{ shard, ...gone }]);
    await behind(`INSERT INTO audit_entry SELECT * FROM kept; INSERT INTO audit_head SELECT * FROM kept_head;
      UPDATE audit_entry SET shard = 16 WHERE id = '${entries.at(-1)?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource)).breaks).toContainEqual({ shard: 16, ...gone });
    await behind(`UPDATE audit_entry SET shard = ${one} WHERE shard = 16; DROP TABLE kept, kept_head`);
    expect((await verifyChains(database.dataSource)).breaks).toEqual([]);
  });

  it('are vouched for by signed daily heads, where head and entries were cut together', async () => {
    const shard = await longest();
    const { entries } = await chainOf(shard);
    const day = entries.at(-1)?.stream.slice(0, 10) ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'sideline-heads-'));
    try {
      const heads = await readDailyHeads(database.dataSource, day);
      const { signed } = exportHeads(folder, null, day, clock.now(), heads);
      const exports = [readSignedHeads(JSON.stringify(signed))];
      const vouched = (one: number) => anchorsIn(exports, one);
      expect((await verifyChains(database.dataSource, vouched)).breaks).toEqual([]);

      const forged = { ...signed, heads: signed.heads.map((head) => ({ ...head, hash: '0'.repeat(64) })) };
      expect(() => readSignedHeads(JSON.stringify(forged))).toThrow('does not fit');

      const last = entries.at(-1);
      const before = entries.at(-2);
      await database.asOwner(
        `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
         DELETE FROM audit_entry WHERE id = '${last?.id ?? ''}';
         UPDATE audit_head SET sequence = ${before?.sequence ?? ''}, hash = '\\x${before?.hash ?? ''}' WHERE shard = ${String(shard)};
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
      );
      expect((await verifyChains(database.dataSource)).breaks).toEqual([]);
      expect((await verifyChains(database.dataSource, vouched)).breaks).toEqual([
        {
          shard,
          sequence: Number(last?.sequence),
          entryId: null,
          reason: `the chain ends before the entry that the export of ${day} vouches for`,
        },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('take nothing but new entries, not even from the application itself', async () => {
    const { dataSource } = database;
    for (const sql of [
      `UPDATE audit_entry SET role = 'admin'`,
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
      'INSERT INTO audit_entry SELECT * FROM audit_entry LIMIT 1',
      'UPDATE audit_head SET sequence = 0',
      'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    ])
      await expect(dataSource.query(sql)).rejects.toThrow(/permission denied|must be owner/);
    await expect(database.asOwner('DELETE FROM audit_entry')).rejects.toThrow('append-only');
    await expect(database.asOwner('TRUNCATE audit_entry')).rejects.toThrow('append-only');
  });
});

describe('the trail', () => {
  let server: TestServer;
  let staff: TestCaller;

  beforeAll(async () => {
    server = await startTestServer();
    staff = await server.signedIn('staff');
  });
  afterAll(() => server.close());

  const entriesOf = (correlation: string) =>
    server.database.asOwner(`SELECT * FROM audit_entry WHERE correlation_id = $1`, [correlation]);

  it('rolls back with the transaction, and keeps its refusals', async () => {
    const context = contextOn(server.database);
    const { audit } = server.services;
    await expect(
      runInTransaction(context, async (inside) => {
        await audit.record(inside, { action: 'PRF_ERASED' });
        await audit.recordRefusal(inside, { action: 'HANDOVER_REFUSED' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await audit.settled();
    expect(await server.database.asOwner(`SELECT FROM audit_entry WHERE action = 'PRF_ERASED'`)).toEqual([]);
    expect(
      await server.database.asOwner(`SELECT is_refusal FROM audit_entry WHERE action = 'HANDOVER_REFUSED'`),
    ).toEqual([{ is_refusal: true }]);
  });

  it('writes all of a transaction with one statement before COMMIT', async () => {
    const context = contextOn(server.database);
    await runInTransaction(context, async (inside) => {
      for (let n = 0; n < 5; n += 1)
        await server.services.audit.record(inside, {
          action: 'BREACH_CLOSED',
          fieldsChanged: [`step${String(n)}`],
        });
      expect(await inside.manager.query(`SELECT FROM audit_entry WHERE action = 'BREACH_CLOSED'`)).toEqual(
        [],
      );
    });
    const rows = await server.database.asOwner<{
      fields_changed: string[];
      request_id: string;
      role: string;
    }>(
      `SELECT fields_changed, request_id, role FROM audit_entry WHERE action = 'BREACH_CLOSED' ORDER BY sequence`,
    );
    expect(rows.map((row) => row.fields_changed[0])).toEqual(['step0', 'step1', 'step2', 'step3', 'step4']);
    expect(rows[0]).toMatchObject({ request_id: context.requestId, role: 'staff' });
  });

  it('takes the twelve actions from clients, masked and cut, by name of the session', async () => {
    const correlation = newId();
    const patientId = newId();
    const response = await staff.send('POST', '/api/audit-log', {
      prf_id: 'SL-2026-7K4Q9',
      patient_id: patientId,
      event_id: null,
      action_type: 'PRF_VIEWED',
      action_context: `Mail ann@example.org ${'c'.repeat(300)}`,
      fields_changed: ['dob', 'Ann Smith'],
      description: `Bearer abc.def.ghi, 07700 900123, 943 476 5919 ${'d'.repeat(300)}`,
      client_ts: '2026-11-20T14:30:00.000Z',
      correlation_id: correlation,
      user_id: newId(),
    });
    expect(response.statusCode).toBe(204);
    const [row] = await entriesOf(correlation);
    expect(row).toMatchObject({
      action: 'PRF_VIEWED',
      actor_id: staff.user?.id,
      // No record has this number.
      entity_type: 'Patient',
      entity_id: patientId,
      prf_id: null,
      fields_changed: ['dob'],
      client_at: new Date('2026-11-20T14:30:00.000Z'),
    });
    expect(String(row?.['context'])).toMatch(/^Mail \[e-mail\] c+$/);
    expect(String(row?.['context'])).toHaveLength(120);
    expect(String(row?.['description'])).toMatch(/^\[token\], \[phone\], \[health number\] d+$/);
    expect(String(row?.['description'])).toHaveLength(240);
  });

  it.each(['rest', 'graphql'])(
    'refuses by %s what is far longer than what is kept, and names it',
    async (by) => {
      const send = async (entry: object) => {
        const input = { action_type: 'PRF_VIEWED', ...entry };
        if (by === 'rest') {
          const response = await staff.send('POST', '/api/audit-log', input);
          return response.statusCode === 204
            ? []
            : response.json<{ problems: readonly Problem[] }>().problems;
        }
        const { errors } = await staff.graphql(
          'mutation ($input: AuditLogInput!) { recordAudit(input: $input) }',
          { input },
        );
        return errors?.[0]?.extensions.problems ?? [];
      };
      const long = LIMITS.text.long;
      expect(await send({ description: '0 '.repeat(long / 2), action_context: 'c'.repeat(long) })).toEqual(
        [],
      );
      const fields = ['action_context', 'description', 'prf_id', 'client_ts', 'correlation_id'];
      for (const field of fields) {
        const started = performance.now();
        expect(await send({ [field]: '0 '.repeat(250_000) })).toMatchObject([
          { field, message: `Shorten “${field}” to at most ${String(long)} characters.` },
        ]);
        expect(performance.now() - started).toBeLessThan(1_000);
      }
      expect(await send({ action_type: 'x'.repeat(500) })).toMatchObject([{ field: 'action_type' }]);
      expect(await send({ fields_changed: ['dob', 'x'.repeat(long + 1)] })).toMatchObject([
        { field: 'fields_changed.1' },
      ]);
    },
  );

  it('asks nothing of a transaction that may only read where there is nothing to append', async () => {
    const { dataSource } = server.database;
    await dataSource.transaction(async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      await manager.query('SELECT audit_append($1::jsonb)', [NO_ENTRIES]);
    });
  });

  it.each(['07700900123', 'Ann-Smith', '9434765919'])('keeps nothing of %s sent as an id', async (value) => {
    await staff.send('POST', '/api/audit-log', {
      ...{ action_type: 'PRF_VIEWED', prf_id: value, patient_id: value, event_id: value },
      correlation_id: value,
    });
    const rows = await server.database.asOwner(
      'SELECT * FROM audit_entry WHERE actor_id = $1 ORDER BY sequence DESC, recorded_at DESC',
      [staff.user?.id],
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'PRF_VIEWED',
        entity_type: null,
        entity_id: null,
        correlation_id: null,
      }),
    );
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('finds the record that a screen names by its number', async () => {
    const prfId = newId();
    const saved = await staff.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { customPrfId } } }',
      {
        input: {
          commands: [
            {
              ...{ commandId: newId(), prfId, section: 'incidentDetails', baseVersion: 0 },
              deviceTime: server.clock.now().toISOString(),
              changes: { incidentDetails: { chief_complaint: 'Chest pain' } },
            },
          ],
        },
      },
    );
    const { results } = saved.data?.['savePrf'] as { results: readonly { customPrfId: string }[] };
    const correlation = newId();
    const body = { action_type: 'PRF_VIEWED', prf_id: results[0]?.customPrfId, correlation_id: correlation };
    expect((await staff.send('POST', '/api/audit-log', body)).statusCode).toBe(204);
    expect(await entriesOf(correlation)).toMatchObject([
      { prf_id: prfId, entity_type: 'Prf', entity_id: prfId },
    ]);
  });

  it('keeps nothing of the name and the birth date of whom an entry is about', async () => {
    const patientId = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Ysolde Marchbanks', '1990-05-06')`,
      [patientId],
    );
    const correlation = newId();
    const body = {
      ...{ action_type: 'PATIENT_VIEWED', patient_id: patientId, correlation_id: correlation },
      action_context: 'Card of Ysolde',
      description: 'YSOLDE MARCHBANKS, 6/5/1990, asked for her copy',
    };
    expect((await staff.send('POST', '/api/audit-log', body)).statusCode).toBe(204);
    expect(await entriesOf(correlation)).toMatchObject([
      { context: 'Card of [name]', description: '[name] [name], [date of birth], asked for her copy' },
    ]);
  });

  it('takes no word from a device for who has looked at a record', async () => {
    const patientId = newId();
    const prfId = newId();
    const client = await server.signedIn('client');
    for (const [caller, kept] of [
      [client, null],
      [staff, patientId],
    ] as const) {
      const correlation = newId();
      const body = { action_type: 'PATIENT_VIEWED', patient_id: patientId, correlation_id: correlation };
      expect((await caller.send('POST', '/api/audit-log', body)).statusCode).toBe(204);
      const entries = await entriesOf(correlation);
      expect(entries).toMatchObject([{ patient_id: kept, entity_id: kept }]);
    }
    const correlation = newId();
    const body = { action_type: 'PRF_VIEWED', prf_id: prfId, event_id: newId(), correlation_id: correlation };
    await client.send('POST', '/api/audit-log', body);
    expect(await entriesOf(correlation)).toMatchObject([{ prf_id: null, event_id: null, entity_id: null }]);

    const views = await staff.graphql(
      'query ($id: ID!) { patientViews(patientId: $id, first: 10) { nodes { action } } }',
      { id: patientId },
    );
    expect(views.errors).toBeUndefined();
    expect(views.data?.['patientViews']).toEqual({ nodes: [] });
  });

  it('keeps the name of a record that is the sender’s own', async () => {
    const own = newId();
    const created = await staff.graphql(
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient_id } }',
      { input: { patient_id: own, patient_name: 'Anna Mayer', dob: '1990-02-03' } },
    );
    expect(created.errors).toBeUndefined();
    const patient = await server.signedIn('patient', { patientId: own });
    const correlation = newId();
    for (const patient_id of [own, newId()])
      await patient.send('POST', '/api/audit-log', {
        action_type: 'PATIENT_VIEWED',
        patient_id,
        correlation_id: correlation,
      });
    const entries = await entriesOf(correlation);
    expect(new Set(entries.map((entry) => entry['patient_id'] as unknown))).toEqual(new Set([own, null]));
  });

  it('drops every other action, and says 204 all the same', async () => {
    const correlation = newId();
    const body = { action_type: 'Create', action_context: 'SeeAndTreatLog', correlation_id: correlation };
    expect((await staff.send('POST', '/api/audit-log', body)).statusCode).toBe(204);
    expect(await entriesOf(correlation)).toEqual([]);
  });

  it('refuses a wrong body with the field named, and nobody', async () => {
    const wrong = await staff.send('POST', '/api/audit-log', { action_type: 7 });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json<{ problems: { field: string }[] }>().problems.map(({ field }) => field)).toEqual([
      'action_type',
    ]);
    expect((await server.nobody().send('POST', '/api/audit-log', { action_type: 'LOGIN' })).statusCode).toBe(
      401,
    );
    const patient = await server.signedIn('patient');
    expect((await patient.send('POST', '/api/audit-log', { action_type: 'PRF_VIEWED' })).statusCode).toBe(
      204,
    );
  });

  it('lists by filter, newest first, page by page, as one entry', async () => {
    const patientId = newId();
    for (let n = 0; n < 7; n += 1) {
      server.clock.advance(1_000);
      await server.services.audit.record(
        { ...contextOn(server.database), clock: server.clock.now },
        {
          action: n % 2 === 0 ? 'PATIENT_VIEWED' : 'PATIENT_UPDATED',
          entity: { type: 'Patient', id: patientId },
          patientId,
        },
      );
    }
    const query = `query ($filter: AuditFilter, $first: Int, $after: String) {
      auditEntries(filter: $filter, first: $first, after: $after) {
        nodes { action recordedAt patientId } pageInfo { hasNextPage endCursor } totalCount } }`;
    interface Page {
      nodes: { action: string; recordedAt: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
      totalCount: number;
    }
    const seen: { action: string; recordedAt: string }[] = [];
    let after: string | null = null;
    do {
      const answer = await staff.graphql(query, { filter: { patientId }, first: 3, after });
      expect(answer.errors).toBeUndefined();
      const page = answer.data?.['auditEntries'] as Page;
      expect(page.totalCount).toBe(7);
      seen.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.map(({ recordedAt }) => recordedAt)).toEqual(
      seen
        .map(({ recordedAt }) => recordedAt)
        .sort()
        .reverse(),
    );
    expect(seen).toHaveLength(7);
    const viewed = await staff.graphql(query, { filter: { patientId, action: 'PATIENT_VIEWED' }, first: 10 });
    expect((viewed.data?.['auditEntries'] as Page).totalCount).toBe(4);
    const [listed] = await server.database.asOwner<{ count: string }>(
      `SELECT count(*) FROM audit_entry WHERE action = 'AUDIT_LISTED' AND actor_id = $1`,
      [staff.user?.id],
    );
    expect(Number(listed?.count)).toBe(4);
    const bad = await staff.graphql(query, { filter: { patientId: 'x' }, first: 10 });
    expect(bad.errors?.[0]?.extensions.problems?.[0]?.field).toBe('filter.patientId');
  });

  it('holds after all this', async () => {
    expect((await verifyChains(server.database.dataSource)).breaks).toEqual([]);
  });
});
