import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import fc from 'fast-check';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBreak, type ChainedEntry, type ChainHead } from '../src/modules/audit/audit-chain.js';
import { readDailyHeads, verifyChains } from '../src/modules/audit/audit-chain-store.js';
import { anchorsIn, exportHeads, publicKeyOf, readSignedHeads } from '../src/modules/audit/audit-export.js';
import { AuditHeadsService } from '../src/modules/audit/audit-heads.service.js';
import {
  knowsNewest,
  openAuditKeys,
  rememberUnkeyed,
  rotateAuditKey,
} from '../src/modules/audit/audit-key-file.js';
import { AuditKeys } from '../src/modules/audit/audit-keys.js';
import { AuditService, NO_ENTRIES } from '../src/modules/audit/audit.service.js';
import type { AuditRecord } from '../src/modules/audit/audit.types.js';
import type { Context } from '../src/platform/context.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { newId } from '../src/platform/ids.js';
import { LoaderRegistry } from '../src/platform/database/loader-registry.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { AUDIT_KEYS, createTestDatabase, type TestDatabase } from './harness/database.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const COLUMNS = `encode(previous_hash, 'hex') AS "previousHash", shard::text AS shard, stream, sequence::text AS sequence,
  id::text AS id, (extract(epoch FROM recorded_at) * 1000000)::bigint::text AS "recordedAt", actor_kind AS "actorKind",
  actor_id::text AS "actorId", token_id::text AS "tokenId", role, action, is_refusal AS "isRefusal",
  entity_type AS "entityType", entity_id AS "entityId", patient_id::text AS "patientId", prf_id::text AS "prfId",
  event_id::text AS "eventId", fields_changed AS "fieldsChanged", context, description, request_id AS "requestId",
  address, (extract(epoch FROM client_at) * 1000000)::bigint::text AS "clientAt", correlation_id AS "correlationId",
  key_id AS "keyId", encode(hash, 'hex') AS hash`;

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
    audit = new AuditService({ dataSource: database.dataSource, keys: AUDIT_KEYS });
    const records = fc.sample(record, { numRuns: 160, seed: 11 });
    for (const [index, one] of records.entries()) {
      if (index % 40 === 39) clock.advance(86_400_000);
      await audit.record(contextOn(database), one);
    }
  });
  afterAll(() => database.drop());

  it('hold, recomputed by code of their own', async () => {
    expect(await verifyChains(database.dataSource, AUDIT_KEYS)).toEqual({ entries: 160, breaks: [] });
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
    const report = await verifyChains(database.dataSource, AUDIT_KEYS);
    expect(report.breaks).toEqual([]);
    expect(report.entries).toBe(160 + 24 * 12);
  });

  it('name any change, deletion or swap of entries', async () => {
    const { entries, head } = await chainOf(await longest());
    expect(await firstBreak(entries, head, AUDIT_KEYS)).toBeNull();
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
        expect(await firstBreak(tampered, head, AUDIT_KEYS)).not.toBeNull();
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
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([
      { shard, sequence: 3, entryId: victim?.id, reason: 'the entry was changed' },
    ]);
    await tamper(`UPDATE audit_entry SET role = 'staff' WHERE id = '${victim?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);

    await tamper(`CREATE TABLE kept AS SELECT * FROM audit_entry WHERE id = '${victim?.id ?? ''}';
      DELETE FROM audit_entry WHERE id = '${victim?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([
      { shard, sequence: 3, entryId: null, reason: 'entry 3 is missing' },
    ]);
    await tamper(`INSERT INTO audit_entry SELECT * FROM kept; DROP TABLE kept`);
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
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
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([{ shard, ...gone }]);
    await behind(`INSERT INTO audit_entry SELECT * FROM kept; INSERT INTO audit_head SELECT * FROM kept_head;
      UPDATE audit_entry SET shard = 16 WHERE id = '${entries.at(-1)?.id ?? ''}'`);
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toContainEqual({
      shard: 16,
      ...gone,
    });
    await behind(`UPDATE audit_entry SET shard = ${one} WHERE shard = 16; DROP TABLE kept, kept_head`);
    expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
  });

  it('are vouched for by signed daily heads, where head and entries were cut together', async () => {
    const shard = await longest();
    const { entries } = await chainOf(shard);
    const day = entries.at(-1)?.stream.slice(0, 10) ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'sideline-heads-'));
    try {
      const heads = await readDailyHeads(database.dataSource, day);
      const { signed } = exportHeads(folder, null, day, clock.now(), heads);
      const pinned = publicKeyOf(folder, null);
      const exports = [readSignedHeads(JSON.stringify(signed), pinned)];
      const vouched = (one: number) => anchorsIn(exports, one);
      expect((await verifyChains(database.dataSource, AUDIT_KEYS, vouched)).breaks).toEqual([]);

      const forged = { ...signed, heads: signed.heads.map((head) => ({ ...head, hash: '0'.repeat(64) })) };
      expect(() => readSignedHeads(JSON.stringify(forged), pinned)).toThrow('does not match');
      // Whoever signs anew with a key of their own is not who was pinned, whatever key the file names.
      const other = mkdtempSync(join(tmpdir(), 'sideline-heads-'));
      const { signed: forgedWhole } = exportHeads(other, null, day, clock.now(), heads);
      rmSync(other, { recursive: true });
      expect(() => readSignedHeads(JSON.stringify(forgedWhole), pinned)).toThrow(
        'a different key from the pinned',
      );

      const last = entries.at(-1);
      const before = entries.at(-2);
      await database.asOwner(
        `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
         DELETE FROM audit_entry WHERE id = '${last?.id ?? ''}';
         UPDATE audit_head SET sequence = ${before?.sequence ?? ''}, hash = '\\x${before?.hash ?? ''}' WHERE shard = ${String(shard)};
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
      );
      expect((await verifyChains(database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
      expect((await verifyChains(database.dataSource, AUDIT_KEYS, vouched)).breaks).toEqual([
        {
          shard,
          sequence: Number(last?.sequence),
          entryId: null,
          reason: `the chain ends before the entry recorded by the export of ${day}`,
        },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('show an entry that was rewritten with every hash behind it put right by the plain rule', async () => {
    const own = await createTestDatabase();
    try {
      const trail = new AuditService({ dataSource: own.dataSource, keys: AUDIT_KEYS });
      const entity = { type: 'Patient', id: newId() };
      for (let n = 0; n < 4; n += 1) await trail.record(contextOn(own), { action: 'PATIENT_VIEWED', entity });
      const first = (await verifyChains(own.dataSource, AUDIT_KEYS)).entries;
      expect(first).toBe(4);
      // As the owner of the tables does it, who knows the rule and has no key: named as keyed, and as from before keys.
      const rewritten = (hash: string, keyId: string) =>
        own.asOwner(
          `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
         UPDATE audit_entry SET role = 'admin' WHERE sequence = 2;
         DO $$
         DECLARE e audit_entry; last bytea := decode(repeat('00', 32), 'hex');
         BEGIN
           FOR e IN SELECT * FROM audit_entry ORDER BY sequence LOOP
             e.previous_hash := last; e.key_id := ${keyId};
             last := ${hash}(convert_to(
               audit_part(encode(last, 'hex')) || audit_part(e.shard::text) || audit_part(e.stream)
               || audit_part(e.sequence::text) || CASE WHEN e.key_id IS NULL THEN '' ELSE audit_part(e.key_id) END
               || audit_part(e.id::text)
               || audit_part(audit_micros(e.recorded_at)) || audit_part(e.actor_kind) || audit_part(e.actor_id::text)
               || audit_part(e.token_id::text) || audit_part(e.role) || audit_part(e.action)
               || audit_part(CASE WHEN e.is_refusal THEN 'refused' ELSE 'done' END) || audit_part(e.entity_type)
               || audit_part(e.entity_id) || audit_part(e.patient_id::text) || audit_part(e.prf_id::text)
               || audit_part(e.event_id::text) || audit_part(to_json(e.fields_changed)::text) || audit_part(e.context)
               || audit_part(e.description) || audit_part(e.request_id) || audit_part(e.address)
               || audit_part(audit_micros(e.client_at)) || audit_part(e.correlation_id), 'UTF8'));
             UPDATE audit_entry SET previous_hash = e.previous_hash, key_id = e.key_id, hash = last WHERE id = e.id;
             UPDATE audit_head SET hash = last WHERE shard = e.shard;
           END LOOP;
         END $$;
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
        );
      await rewritten('sha256', 'e.key_id');
      expect((await verifyChains(own.dataSource, AUDIT_KEYS)).breaks).toMatchObject([
        { sequence: 1, reason: 'the entry was changed' },
      ]);
      await rewritten('sha256', 'NULL');
      expect((await verifyChains(own.dataSource, AUDIT_KEYS)).breaks).toMatchObject([
        { sequence: 1, reason: expect.stringContaining('no key') as string },
      ]);
      // By the plain rule it is whole: what entries had before they were keyed.
      const [head] = await own.asOwner<{ shard: number; hash: string }>(
        `SELECT shard, encode(hash, 'hex') AS hash FROM audit_head WHERE sequence = 4`,
      );
      const plain = new AuditKeys(
        [Buffer.alloc(32, 7)],
        [{ shard: head?.shard ?? 0, sequence: 4, hash: head?.hash ?? '' }],
      );
      expect((await verifyChains(own.dataSource, plain)).breaks).toEqual([]);
    } finally {
      await own.drop();
    }
  });

  it('verify across a rotation of keys and from before keys, and name a key that is not known', async () => {
    const own = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'sideline-keys-'));
    const data = { path: folder, user: null };
    const entity = { type: 'Patient', id: newId() };
    const write = (keys: AuditKeys) =>
      new AuditService({ dataSource: own.dataSource, keys }).record(contextOn(own), {
        action: 'PATIENT_VIEWED',
        entity,
      });
    try {
      // One from before keys, as the former function wrote it.
      const genesis = '0'.repeat(64);
      await write(AUDIT_KEYS);
      await own.asOwner(
        `BEGIN; ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only;
         UPDATE audit_entry SET key_id = NULL, hash = sha256(convert_to(
           audit_part('${genesis}') || audit_part(shard::text) || audit_part(stream) || audit_part(sequence::text)
           || audit_part(id::text)
           || audit_part(audit_micros(recorded_at)) || audit_part(actor_kind) || audit_part(actor_id::text)
           || audit_part(token_id::text) || audit_part(role) || audit_part(action) || audit_part('done')
           || audit_part(entity_type) || audit_part(entity_id) || audit_part(patient_id::text) || audit_part(prf_id::text)
           || audit_part(event_id::text) || audit_part(to_json(fields_changed)::text) || audit_part(context)
           || audit_part(description) || audit_part(request_id) || audit_part(address)
           || audit_part(audit_micros(client_at)) || audit_part(correlation_id), 'UTF8'));
         UPDATE audit_head h SET hash = e.hash FROM audit_entry e WHERE e.shard = h.shard;
         ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only; COMMIT`,
      );
      await rememberUnkeyed(own.dataSource, [], data);
      const before = openAuditKeys([], data);
      await write(before);
      rotateAuditKey(data);
      const after = openAuditKeys([], data);
      await write(after);
      expect(statSync(join(folder, 'audit-keys.json')).mode & 0o777).toBe(0o600);
      expect(await verifyChains(own.dataSource, after)).toEqual({ entries: 3, breaks: [] });
      const used = await own.asOwner<{ key_id: string | null }>(
        'SELECT key_id FROM audit_entry ORDER BY sequence',
      );
      expect(new Set(used.map((row) => row.key_id)).size).toBe(3);
      expect(used[0]?.key_id).toBeNull();
      expect(await knowsNewest(own.dataSource, after)).toBe(true);
      expect(await knowsNewest(own.dataSource, before)).toBe(false);
      expect((await verifyChains(own.dataSource, before)).breaks).toMatchObject([
        { sequence: 3, reason: expect.stringContaining('is not known here') as string },
      ]);
      // A new start moves no boundary: it was remembered once.
      await rememberUnkeyed(own.dataSource, [], data);
      expect(await verifyChains(own.dataSource, openAuditKeys([], data))).toEqual({ entries: 3, breaks: [] });
      // In the configuration before the file's: that one is used.
      const configured = openAuditKeys([Buffer.alloc(32, 9)], data);
      await write(configured);
      expect(await verifyChains(own.dataSource, configured)).toEqual({ entries: 4, breaks: [] });
      // Nothing of a key is in the database, nor in what a statement brings to it.
      const file = JSON.parse(readFileSync(join(folder, 'audit-keys.json'), 'utf8')) as { keys: string[] };
      const sent = new AuditService({ dataSource: own.dataSource, keys: after }).parameter(contextOn(own), {
        action: 'PATIENT_VIEWED',
      });
      expect(file.keys).toHaveLength(2);
      for (const key of file.keys) expect(sent).not.toContain(Buffer.from(key, 'base64').toString('hex'));
    } finally {
      rmSync(folder, { recursive: true });
      await own.drop();
    }
  });

  it('refuse an entry without a key', async () => {
    await expect(
      database.dataSource.query('SELECT audit_append($1::jsonb)', [
        JSON.stringify([
          {
            id: newId(),
            chain: 'x',
            recordedAt: new Date(),
            actorKind: 'none',
            action: 'LOGIN',
            requestId: 'r',
          },
        ]),
      ]),
    ).rejects.toThrow('needs its key');
  });

  it('have their heads exported each hour to every place, and say which could not be reached', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sideline-heads-'));
    const elsewhere = join(dataFolder, 'elsewhere');
    const bodies: string[] = [];
    const logged: unknown[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString('utf8')));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(bodies.length > 1 ? 500 : 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    let now = new Date('2026-11-24T12:05:00.000Z');
    const files = new FolderStorage(join(dataFolder, 'bucket'));
    const heads = new AuditHeadsService({
      dataSource: database.dataSource,
      clock: () => now,
      files,
      dataFolder,
      places: [elsewhere, 's3', `http://127.0.0.1:${String(port)}/heads?key=secret`],
      logger: {
        error: (facts: unknown) => {
          logged.push(facts);
        },
      },
    });
    try {
      await heads.export();
      const pinned = publicKeyOf(dataFolder, null);
      const texts = [
        readFileSync(join(dataFolder, 'audit-heads', '2026-11-24T12.json'), 'utf8'),
        readFileSync(join(elsewhere, '2026-11-24T12.json'), 'utf8'),
        (await files.get('audit/heads/2026-11-24t12.json'))?.toString('utf8') ?? '',
        bodies[0] ?? '',
      ];
      const exports = texts.map((text) => readSignedHeads(text, pinned));
      expect(new Set(texts).size).toBe(1);
      expect(exports[0]?.heads.length).toBeGreaterThan(0);
      expect(
        (await verifyChains(database.dataSource, AUDIT_KEYS, (shard) => anchorsIn(exports, shard))).breaks,
      ).toEqual([]);
      now = new Date('2026-11-24T13:05:00.000Z');
      expect(logged).toEqual([]);
      await expect(heads.export()).rejects.toThrow(
        `did not reach every place: not 127.0.0.1:${String(port)}`,
      );
      // The queue logs no task's error: nobody learnt which place it was, or why.
      expect(logged).toMatchObject([
        { place: `127.0.0.1:${String(port)}`, err: { message: `127.0.0.1:${String(port)} answered 500` } },
      ]);
      expect(existsSync(join(elsewhere, '2026-11-24T13.json'))).toBe(true);
      // A month on, of each day's hours in the data folder the first is left.
      now = new Date('2026-12-26T12:05:00.000Z');
      await expect(heads.export()).rejects.toThrow();
      expect(readdirSync(join(dataFolder, 'audit-heads'))).toEqual([
        '2026-11-24T12.json',
        '2026-12-26T12.json',
      ]);
    } finally {
      receiver.close();
      rmSync(dataFolder, { recursive: true });
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

  const IN_GRAPHQL: Readonly<Record<string, string>> = {
    action_type: 'actionType',
    action_context: 'actionContext',
    prf_id: 'prfId',
    client_ts: 'clientTime',
    correlation_id: 'correlationId',
    fields_changed: 'fieldsChanged',
  };

  it.each(['rest', 'graphql'])(
    'refuses by %s what is far longer than what is kept, and names it',
    async (by) => {
      const named = (field: string): string => (by === 'rest' ? field : (IN_GRAPHQL[field] ?? field));
      const send = async (entry: object) => {
        const body = { action_type: 'PRF_VIEWED', ...entry };
        if (by === 'rest') {
          const response = await staff.send('POST', '/api/audit-log', body);
          return response.statusCode === 204
            ? []
            : response.json<{ problems: readonly Problem[] }>().problems;
        }
        const { errors } = await staff.graphql(
          'mutation ($input: AuditLogInput!) { recordAudit(input: $input) { isDone } }',
          { input: Object.fromEntries(Object.entries(body).map(([field, value]) => [named(field), value])) },
        );
        return errors?.[0]?.extensions.problems ?? [];
      };
      const long = LIMITS.text.long;
      expect(await send({ description: '0 '.repeat(long / 2), action_context: 'c'.repeat(long) })).toEqual(
        [],
      );
      const fields = ['action_context', 'description', 'prf_id', 'client_ts', 'correlation_id'];
      for (const field of fields) {
        expect(await send({ [field]: '0 '.repeat(250_000) })).toMatchObject([
          {
            field: named(field),
            message: `Shorten “${named(field)}” to at most ${String(long)} characters.`,
          },
        ]);
      }
      expect(await send({ action_type: 'x'.repeat(500) })).toMatchObject([{ field: named('action_type') }]);
      expect(await send({ fields_changed: ['dob', 'x'.repeat(long + 1)] })).toMatchObject([
        { field: `${named('fields_changed')}.1` },
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
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
      { input: { id: own, name: 'Anna Mayer', dob: '1990-02-03' } },
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
    expect((await verifyChains(server.database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
  });
});
