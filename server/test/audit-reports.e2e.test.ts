import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import { pdfText } from './harness/pdf-text.js';
import type { TestCaller } from './harness/test-server.js';

const DAY_MS = 86_400_000;

let world: World;
let admin: TestCaller;
let author: TestCaller;
beforeAll(async () => {
  world = await createWorld({ files: new FolderStorage(join(tmpdir(), `sideline-evidence-${newId()}`)) });
  admin = world.caller('admin');
  author = world.caller('author');
});
afterAll(() => world.close());

const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  world.server.database.asOwner<Row>(text, values);

interface Entry {
  readonly action: string;
  readonly actorId: string | null;
  readonly isRefusal: boolean;
  readonly address: string | null;
  readonly requestId: string;
  readonly objectName: string | null;
  readonly objectType: string | null;
  readonly entityId: string | null;
}
const LIST = `query ($filter: AuditFilter, $first: Int) { auditEntries(filter: $filter, first: $first) {
  nodes { action actorId isRefusal address requestId objectName objectType entityId } } }`;
const entries = async (filter: object, first = 50): Promise<readonly Entry[]> => {
  const { data, errors } = await admin.graphql(LIST, { filter, first });
  expect(errors).toBeUndefined();
  return (data?.['auditEntries'] as { readonly nodes: readonly Entry[] }).nodes;
};
/** A statement as it was sent, whichever way. */
const statementIn = ([first, second]: readonly unknown[]): { text: string; values: readonly unknown[] } =>
  typeof first === 'string'
    ? { text: first, values: (second ?? []) as readonly unknown[] }
    : (first as { text: string; values: readonly unknown[] });
const opens = (caller: TestCaller, patientId: string) =>
  caller.graphql('query ($id: ID!) { patient(patientId: $id) { id } }', { id: patientId });

describe('the audit log', () => {
  it('says what each entry is about by its name, in one statement for a page', async () => {
    await opens(author, world.ids.otherPatient);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const found = await entries({ patientId: world.ids.otherPatient });
    const calls: readonly (readonly unknown[])[] = query.mock.calls;
    const statements = calls.filter((call) => statementIn(call).text.includes('CASE k.type'));
    query.mockRestore();
    expect(statements).toHaveLength(1);
    expect(found.find(({ action }) => action === 'PATIENT_VIEWED')).toMatchObject({
      objectType: 'Patient',
      objectName: 'Sasha Quill',
    });
    const written = found.find(({ action }) => action === 'PRF_UPDATED' || action === 'PRF_CREATED');
    expect(written?.objectType).toBe('Prf');
    expect(written?.objectName).toMatch(/^[A-Z]+-\d{6}-/);
  });

  it('filters by kind, thing, address, request, reading and refusals', async () => {
    await opens(author, world.ids.otherPatient);
    const [viewed] = await entries({ patientId: world.ids.otherPatient, isReading: true });
    expect(viewed?.action).toBe('PATIENT_VIEWED');
    const request = await entries({ requestId: viewed?.requestId });
    expect(request.map(({ action }) => action)).toEqual(['PATIENT_VIEWED']);
    const thing = await entries({ entityType: 'Patient', entityId: world.ids.otherPatient });
    expect(thing.length).toBeGreaterThan(0);
    expect(new Set(thing.map(({ entityId }) => entityId))).toEqual(new Set([world.ids.otherPatient]));
    expect((await entries({ address: viewed?.address })).length).toBeGreaterThan(0);
    expect(await entries({ address: '203.0.113.99' })).toEqual([]);
    await opens(world.caller('client'), world.ids.otherPatient);
    await world.server.services.audit.settled();
    const refused = await entries({ isRefusal: true });
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ isRefusal }) => isRefusal)).toBe(true);
    const reading = await entries({ actorId: author.user?.id, isReading: true });
    expect(reading.some(({ action }) => action === 'PATIENT_VIEWED')).toBe(true);
    expect(reading.some(({ action }) => action === 'PRF_CREATED')).toBe(false);
  });
});

describe('who has looked at a patient', () => {
  it('is answered of the person: with what was opened of a record before it was merged', async () => {
    const [kept, merged] = [newId(), newId()];
    await sql(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Ottoline Fairweather'), ($2, 'O Fairweather')`,
      [kept, merged],
    );
    await opens(author, merged);
    await opens(world.caller('colleague'), kept);
    await sql('UPDATE patient SET merged_into = $1, version = version + 1 WHERE patient_id = $2', [
      kept,
      merged,
    ]);
    const readers = [author.user?.id, world.caller('colleague').user?.id].toSorted();
    for (const patientId of [kept, merged]) {
      const found = await entries({ patientId, isReading: true });
      expect(
        found
          .filter(({ action }) => action === 'PATIENT_VIEWED')
          .map(({ actorId }) => actorId)
          .toSorted(),
      ).toEqual(readers);
      const { data, errors } = await admin.graphql(
        'query ($id: ID!) { patientViews(patientId: $id) { nodes { actorName action } totalCount } }',
        { id: patientId },
      );
      expect(errors).toBeUndefined();
      const views = data?.['patientViews'] as {
        readonly nodes: readonly { readonly action: string }[];
        readonly totalCount: number;
      };
      expect(views.nodes.filter(({ action }) => action === 'PATIENT_VIEWED')).toHaveLength(2);
      expect(views.totalCount).toBe(views.nodes.length);
    }
    // The file has the same rows as the screen, below its head.
    const shown = await entries({ patientId: kept, isReading: true });
    const file = await admin.get(`/api/exports/audit-entries?patientId=${kept}&isReading=true`);
    expect(file.statusCode).toBe(200);
    expect(file.body.trim().split('\r\n')).toHaveLength(shown.length + 1);
  });
});

describe('the chains', () => {
  const CHAINS = `query ($day: String) { auditChains(day: $day) {
    day digest heads { shard stream sequence hash } check { entries exports breaks } publicKey } }`;
  const chains = async (day: string | null = null) => {
    const { data, errors } = await admin.graphql(CHAINS, { day });
    expect(errors).toBeUndefined();
    return data?.['auditChains'] as {
      readonly day: string;
      readonly digest: string;
      readonly heads: readonly { readonly shard: number; readonly sequence: number; readonly hash: string }[];
      readonly check: { readonly entries: number; readonly breaks: readonly string[] } | null;
    };
  };

  it('are followed by the job that an administrator asks for, and their heads are one line', async () => {
    const { errors } = await admin.graphql('mutation { checkAuditChains { isDone } }');
    expect(errors).toBeUndefined();
    expect(
      await sql(`SELECT 1 AS one FROM graphile_worker.jobs WHERE key = 'check-audit-chains'`),
    ).toHaveLength(1);
    await world.server.services.auditChecks.check();
    const { day, digest, heads, check } = await chains();
    expect(day).toBe('2026-11-20');
    expect(check?.breaks).toEqual([]);
    expect(check?.entries).toBeGreaterThan(10);
    const said = heads.map(({ shard, sequence, hash }) => `${String(shard)} ${String(sequence)} ${hash}\n`);
    expect(digest).toBe(createHash('sha256').update(said.join('')).digest('hex'));
    expect(await chains('2020-01-01')).toMatchObject({ heads: [], digest: '' });
    const wrong = await admin.graphql(CHAINS, { day: 'yesterday' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('the evidence pack', () => {
  const REQUEST =
    'mutation ($input: RequestExportInput!) { requestExport(input: $input) { longExport { id state rowsTotal } } }';
  const period = () => {
    const now = world.server.clock.now().getTime();
    return new URLSearchParams({
      from: new Date(now - 30 * DAY_MS).toISOString(),
      to: new Date(now + DAY_MS).toISOString(),
    }).toString();
  };
  const input = (query: string) => ({ exportId: newId(), kind: 'evidence', format: 'zip', query });

  it('is one ZIP with an index whose hashes are right, for administrators only', async () => {
    // A shift, an alert and a concern, so that no table is empty.
    await sql(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, required_qualifications, priority, status,
                          staff_id, created_by, created_at)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), $2::timestamptz, $2::timestamptz + interval '8 hours', 'medic',
              ARRAY['frec_4'], 'normal', 'assigned', $3, $4, $2::timestamptz`,
      [world.ids.event, world.server.clock.now(), world.ids.authorStaff, author.user?.id],
    );
    await sql(
      `INSERT INTO staff_qualification (id, staff_id, qualification, expires_on) VALUES (gen_random_uuid(), $1, 'frec_4', '2026-01-31')`,
      [world.ids.authorStaff],
    );
    await sql(
      `INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, raised_at, action, actioned_by, actioned_at)
       VALUES ($1, gen_random_uuid(), 1, 7, 'high', 'x', $2::timestamptz, 'Called for help', $3, $2::timestamptz + interval '4 minutes')`,
      [world.ids.ownOpenPrf, world.server.clock.now(), author.user?.id],
    );
    await sql(
      `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
       VALUES ($1, 'SocialHistory', 1, $4::jsonb, $2, $3)`,
      [
        ...[world.ids.ownOpenPrf, author.user?.id, world.server.clock.now()],
        JSON.stringify({
          safeguarding_concerns: 'yes',
          safeguarding_concerns_details: 'Secret words',
          safeguarding_referrals: [
            {
              ...{ id: newId(), made_at: '2026-11-20T14:40:00.000Z', subject: 'child_at_home' },
              ...{ concerns: ['neglect', 'physical'], told: ['childrens_services'], agreed: 'no_overridden' },
              ...{ note: 'Secret words', made_by: 'Secret words' },
            },
            {
              id: newId(),
              subject: 'adult',
              concerns: ['fgm'],
              told: ['police'],
              void_reason: 'Wrong record',
            },
          ],
        }),
      ],
    );
    const [itemId, batchId, placeId, countId] = [newId(), newId(), newId(), newId()];
    const now = world.server.clock.now();
    const [one, other] = [author.user?.id, admin.user?.id];
    await sql(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, is_serialised, created_at)
       VALUES ($1, 'DEF-1', 'Defibrillator', 'equipment', 'each', true, true, $2)`,
      [itemId, now],
    );
    await sql(
      `INSERT INTO stock_batch (id, item_id, lot, serial, created_at) VALUES ($1, $2, 'D-77', 'D-77', $3)`,
      [batchId, itemId, now],
    );
    await sql(
      `INSERT INTO stock_service (id, batch_id, serviced_on, next_due_on, notes, recorded_at, recorded_by)
       VALUES ($1, $2, '2026-11-12', '2027-11-12', 'Secret words', $3, $4)`,
      [newId(), batchId, now, one],
    );
    await sql(
      `INSERT INTO stock_fault (id, batch_id, description, reported_at, reported_by) VALUES ($1, $2, 'Secret words', $3, $4)`,
      [newId(), batchId, now, one],
    );
    await sql(
      `INSERT INTO stock_location (id, name, location_type, kind, created_at) VALUES ($1, 'Safe', 'main_storage_box', 'place', $2)`,
      [placeId, now],
    );
    const drugId = newId();
    await sql(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, controlled_schedule, is_witnessed, created_at)
       VALUES ($1, 'MOR-1', 'Morphine 10 mg', 'medicine', 'ampoule', 2, true, $2)`,
      [drugId, now],
    );
    await sql(
      `INSERT INTO controlled_count (id, item_id, location_id, occasion, expected, counted, counted_at, counted_by, witnessed_by)
       VALUES ($1, $2, $3, 'end', 10, 9, $4, $5, $6)`,
      [countId, drugId, placeId, now, one, other],
    );
    await sql(
      `INSERT INTO controlled_discrepancy (count_id, opened_at, closed_at, closed_by, outcome, finding)
       VALUES ($1, $2, $2, $3, 'count_wrong', 'Secret words')`,
      [countId, now, other],
    );
    const incidentId = newId();
    await sql(
      `INSERT INTO incident (incident_id, event_id, number, priority, zone, place, what, state, called_at, clear_at, outcome,
                             opened_by, opened_at, changed_by, changed_at, change)
       SELECT $1, event_id, 1, 'p1', 'Arena', 'Row M', 'Secret words', 'clear', starts_at, starts_at + interval '40 minutes', 'Secret words',
              $3, starts_at, $3, starts_at, 'Clear'
       FROM event WHERE event_id = $2`,
      [incidentId, world.ids.event, one],
    );
    await sql(
      `INSERT INTO incident_record (incident_id, prf_id, linked_at, linked_by) VALUES ($1, $2, $3, $4)`,
      [incidentId, world.ids.ownOpenPrf, now, one],
    );
    await sql(
      `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
       SELECT $1, 'incidentDetails', 1, jsonb_build_object('arrived_time', starts_at + interval '6 minutes'), $3, $4
       FROM event WHERE event_id = $2
       ON CONFLICT (prf_id, section) DO UPDATE SET data = prf_section.data || excluded.data, version = prf_section.version + 1`,
      [world.ids.ownOpenPrf, world.ids.event, one, now],
    );
    const refused = await author.graphql(REQUEST, { input: input(period()) });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const long = await admin.graphql(REQUEST, {
      input: input('from=2024-01-01T00:00:00Z&to=2026-01-01T00:00:00Z'),
    });
    expect(long.errors?.[0]?.extensions.problems?.[0]?.message).toContain('at most 366 days');

    const entries = [
      { kind: 'duty_of_candour', severity: 'moderate' },
      { kind: 'complaint' },
      { kind: 'training', staffId: world.ids.authorStaff },
      { kind: 'cleaning', place: 'Ambulance 2' },
    ].map((facts) => ({ id: newId(), happenedOn: '2026-11-19', text: 'Words of the register', ...facts }));
    for (const entry of entries)
      expect(
        (
          await admin.graphql(
            'mutation ($input: AddQualityEntryInput!) { addQualityEntry(input: $input) { qualityEntry { id } } }',
            {
              input: entry,
            },
          )
        ).errors,
      ).toBeUndefined();
    for (const kind of ['told', 'written', 'closed'])
      expect(
        (
          await admin.graphql(
            'mutation ($input: AddQualityStepInput!) { addQualityStep(input: $input) { qualityEntry { id } } }',
            {
              input: {
                ...{ id: newId(), entryId: entries[0]?.id, kind, happenedOn: '2026-11-20' },
                text: 'Words of the register',
              },
            },
          )
        ).errors,
      ).toBeUndefined();
    const { data, errors } = await admin.graphql(REQUEST, { input: input(period()) });
    expect(errors).toBeUndefined();
    const { id } = (data?.['requestExport'] as { readonly longExport: { readonly id: string } }).longExport;
    await world.server.services.exportMaker.makeAll();
    const answer = await admin.get(`/api/exports/files/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(answer.rawPayload);
    const names = Object.keys(files).toSorted();
    expect(names).toHaveLength(17);
    expect(names[0]).toBe('00-index.pdf');
    const index = await pdfText(Buffer.from(files['00-index.pdf'] ?? []));
    const flat = index.replaceAll(/\s/g, '');
    for (const name of names.slice(1))
      expect(flat).toContain(
        `${name}:${createHash('sha256')
          .update(files[name] ?? new Uint8Array())
          .digest('hex')}`,
      );
    expect(index).not.toContain('does not keep');
    const text = (name: string): string => Buffer.from(files[name] ?? []).toString('utf8');
    expect(text('13-incidents-and-candour.csv')).toMatch(
      /,duty_of_candour,.*,moderate,.*,2026-11-20,2026-11-20,,2026-11-20,closed\r/,
    );
    expect(text('14-complaints.csv')).toMatch(/,complaint,.*,open\r/);
    for (const name of ['13-incidents-and-candour.csv', '14-complaints.csv'])
      expect(text(name)).not.toContain('Words of the register');
    expect(text('15-training.csv')).toMatch(/,2026-11-19,Robin Hale,,,Words of the register/);
    expect(text('16-cleaning.csv')).toMatch(/,2026-11-19,,Ambulance 2,/);
    const lines = text('01-audit-sample.csv').trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(10);
    // Every entry holds in its chain.
    expect(lines.slice(1).every((line) => line.endsWith(',yes'))).toBe(true);
    expect(text('02-audit-chains.csv')).toContain('Breaks,0');
    expect(text('04-qualification-matrix.csv')).toContain('not in date (2026-01-31)');
    expect(text('04-qualification-matrix.csv')).toContain('FREC Level 4');
    expect(text('06-documentation.csv')).toContain('Incident details');
    expect(text('07-news2-escalation.csv')).toMatch(/,7,,high,.*,4,,action recorded/);
    const concerns = text('08-safeguarding.csv');
    expect(concerns).toContain(',yes,,yes,open');
    expect(concerns).not.toContain('Secret words');
    expect(text('09-safeguarding-referrals.csv')).toMatch(
      /2026-11-20T14:40:00.000Z,Child at home or nearby,Neglect; Physical,Children's services,Did not agree: made anyway,\r?\n$/,
    );
    expect(text('09-safeguarding-referrals.csv')).not.toContain('Police');
    expect(text('10-drug-discrepancies.csv')).toMatch(
      /Morphine 10 mg,2,Safe,,end,10,9,ampoule,.*,the count was wrong/,
    );
    expect(text('11-device-service.csv')).toMatch(/Defibrillator,D-77,service,2026-11-12,.*,2027-11-12,,\r/);
    expect(text('11-device-service.csv')).toMatch(/Defibrillator,D-77,fault,.*,open\r/);
    expect(text('12-control-incidents.csv')).toMatch(/,1,P1,,,,.*,at scene,clear,SL-/);
    expect(text('05-response-times.csv')).toMatch(/"?Incidents: call to scene, from the PRF"?,P1,1,1,6,6/);
    for (const name of names.slice(1)) expect(text(name)).not.toContain('Secret words');
    const recorded = await sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE actor_id = $1 AND action LIKE 'E%EXPORT%' ORDER BY recorded_at, id`,
      [admin.user?.id],
    );
    expect(recorded.map(({ action }) => action)).toContain('EVIDENCE_EXPORTED');
  });

  it('takes the services of a summer month by the days of the provider’s own clock', async () => {
    const [itemId, batchId] = [newId(), newId()];
    const now = world.server.clock.now();
    await sql(
      `INSERT INTO stock_item (id, sku, name, item_type, unit, is_batch_tracked, is_serialised, created_at)
       VALUES ($1, 'SUC-1', 'Suction unit', 'equipment', 'each', true, true, $2)`,
      [itemId, now],
    );
    await sql(
      `INSERT INTO stock_batch (id, item_id, lot, serial, created_at) VALUES ($1, $2, 'S-5', 'S-5', $3)`,
      [batchId, itemId, now],
    );
    for (const day of ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'])
      await sql(
        `INSERT INTO stock_service (id, batch_id, serviced_on, recorded_at, recorded_by) VALUES ($1, $2, $3, $4, $5)`,
        [newId(), batchId, day, now, author.user?.id],
      );
    // June, as a device in London sends it.
    const { data, errors } = await admin.graphql(REQUEST, {
      input: input('from=2026-05-31T23:00:00.000Z&to=2026-06-30T23:00:00.000Z'),
    });
    expect(errors).toBeUndefined();
    await world.server.services.exportMaker.makeAll();
    const { id } = (data?.['requestExport'] as { readonly longExport: { readonly id: string } }).longExport;
    const files = unzipSync((await admin.get(`/api/exports/files/${id}`)).rawPayload);
    const lines = Buffer.from(files['11-device-service.csv'] ?? []).toString('utf8');
    const days = [...lines.matchAll(/Suction unit,S-5,service,([\d-]+),/g)].map(([, day]) => day);
    expect(days).toEqual(['2026-06-01', '2026-06-30']);
  });
});

describe('unusual reading', () => {
  const UNUSUAL = '{ unusualReading { kind actorId actorName patientName count usual } }';
  /** Entries as the trail would have them: of the reader, of so many patients, in one hour of a day. */
  const reads = (userId: string | undefined, patients: readonly string[], at: Date) =>
    sql(
      `INSERT INTO audit_entry (id, shard, stream, sequence, recorded_at, actor_kind, actor_id, role, action, is_refusal,
                                entity_type, entity_id, patient_id, fields_changed, request_id, previous_hash, hash)
       SELECT gen_random_uuid(), 20, 'test', nextval('test_place'), $3, 'session', $1, 'staff', 'PATIENT_VIEWED', false,
              'Patient', p::text, p, '{}', 'test', '', ''
       FROM unnest($2::uuid[]) p`,
      [userId, patients, at],
    );

  it('shows bursts against a person’s own days, a colleague’s record and one’s own, to administrators', async () => {
    const now = world.server.clock.now();
    const crowd = Array.from({ length: 40 }, () => newId());
    await sql('CREATE SEQUENCE test_place');
    for (let day = 20; day > 10; day -= 1)
      await reads(author.user?.id, crowd.slice(0, 4), new Date(now.getTime() - day * DAY_MS));
    await reads(author.user?.id, crowd.slice(0, 16), new Date(now.getTime() - 2 * DAY_MS));
    // The colleague always reads as many.
    const colleague = world.caller('colleague').user;
    for (let day = 20; day > 0; day -= 1)
      await reads(colleague?.id, crowd.slice(0, 16), new Date(now.getTime() - day * DAY_MS));
    const named = newId();
    await sql(
      `INSERT INTO patient (patient_id, patient_name) SELECT $1, btrim(first_name || ' ' || last_name) FROM app_user WHERE id = $2`,
      [named, author.user?.id],
    );
    await reads(author.user?.id, [named], new Date(now.getTime() - DAY_MS));
    await world.server.services.reading.count();
    // Counting again changes nothing.
    await world.server.services.reading.count();
    const { data, errors } = await admin.graphql(UNUSUAL);
    expect(errors).toBeUndefined();
    const found = data?.['unusualReading'] as readonly {
      readonly kind: string;
      readonly actorId: string;
      readonly count: number;
      readonly usual: number | null;
    }[];
    expect(
      found.filter(({ actorId, kind }) => actorId === author.user?.id && kind !== 'colleague'),
    ).toMatchObject([
      { kind: 'own', count: 1 },
      { kind: 'day', count: 16, usual: 4 },
    ]);
    expect(found.filter(({ actorId, kind }) => actorId === colleague?.id && kind !== 'colleague')).toEqual(
      [],
    );
    expect((await author.graphql(UNUSUAL)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('shows who opened the record of a public figure, by every row of the same person, while the flag applies', async () => {
    const now = world.server.clock.now();
    const [figure, duplicate] = [newId(), newId()];
    await sql(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Tamsin Featherstonehaugh'), ($2, 'T Featherstonehaugh')`,
      [figure, duplicate],
    );
    await sql('UPDATE patient SET merged_into = $1, version = version + 1 WHERE patient_id = $2', [
      figure,
      duplicate,
    ]);
    await reads(author.user?.id, [figure], new Date(now.getTime() - DAY_MS));
    await reads(world.caller('colleague').user?.id, [duplicate], new Date(now.getTime() - DAY_MS));
    const readers = async () => {
      const { data } = await admin.graphql(UNUSUAL);
      return (
        data?.['unusualReading'] as readonly { readonly kind: string; readonly patientName: string | null }[]
      )
        .filter(({ kind }) => kind === 'public_figure')
        .map(({ patientName }) => patientName)
        .toSorted();
    };
    expect(await readers()).toEqual([]);
    const id = newId();
    const FLAG =
      'mutation ($input: FlagPublicFigureInput!) { flagPublicFigure(input: $input) { publicFigureFlag { patientName } } }';
    // The duplicate is the same person.
    const { errors } = await admin.graphql(FLAG, {
      input: { id, patientId: duplicate, reason: 'In the papers' },
    });
    expect(errors).toBeUndefined();
    expect(await readers()).toEqual(['T Featherstonehaugh', 'Tamsin Featherstonehaugh']);
    const REMOVE =
      'mutation ($input: RemovePublicFigureFlagInput!) { removePublicFigureFlag(input: $input) { publicFigureFlag { endedAt } } }';
    await admin.graphql(REMOVE, { input: { id, reason: 'Forgotten' } });
    expect(await readers()).toEqual([]);
  });
});

describe('the audit log over a long trail', () => {
  beforeAll(async () => {
    await sql(
      `INSERT INTO audit_entry (id, shard, stream, sequence, recorded_at, actor_kind, actor_id, role, action, is_refusal,
                                entity_type, entity_id, patient_id, prf_id, event_id, address, fields_changed, request_id, previous_hash, hash)
       SELECT gen_random_uuid(), 21, 'test', n, '2026-06-01'::timestamptz + n * interval '1 minute', 'session',
              uuid_nth(n % 40), 'staff', (ARRAY['PATIENT_VIEWED', 'PRF_UPDATED', 'PRF_VIEWED', 'LOGIN'])[1 + n % 4],
              n % 500 = 0, (ARRAY['Patient', 'Prf', 'Event', 'User'])[1 + n % 4], uuid_nth(n % 900)::text, uuid_nth(n % 700),
              uuid_nth(n % 1500), uuid_nth(n % 60), '192.0.2.' || n % 250, '{}', 'r-' || n / 2, '', ''
       FROM (SELECT n FROM generate_series(1, 60000) n) s,
            LATERAL (SELECT 1) x`.replaceAll(
        /uuid_nth\(([^)]*)\)/g,
        `('00000000-0000-4000-8000-' || lpad(($1)::text, 12, '0'))::uuid`,
      ),
    );
    await sql('ANALYZE audit_entry');
  });

  it('names what stock has of its own too', async () => {
    const kitId = newId();
    await sql(`INSERT INTO kit (id, name, created_at) VALUES ($1, 'Response bag', $2)`, [
      kitId,
      world.server.clock.now(),
    ]);
    await sql(
      `INSERT INTO audit_entry (id, shard, stream, sequence, recorded_at, actor_kind, action, is_refusal, entity_type, entity_id,
                                fields_changed, request_id, previous_hash, hash)
       VALUES ($1, 22, 'test', 1, $2, 'session', 'KIT_CREATED', false, 'Kit', $3, '{}', 'r-kit', '', '')`,
      [newId(), world.server.clock.now(), kitId],
    );
    expect(await entries({ entityType: 'Kit', entityId: kitId })).toMatchObject([
      { objectType: 'Kit', objectName: 'Response bag' },
    ]);
  });

  const NTH = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

  it.each([
    ['nothing', {}],
    ['a person', { actorId: NTH(3) }],
    ['an action', { action: 'PRF_UPDATED' }],
    ['a kind', { entityType: 'Event' }],
    ['a thing', { entityType: 'Patient', entityId: NTH(404) }],
    ['a patient', { patientId: NTH(5) }],
    ['a PRF', { prfId: NTH(5) }],
    ['an event', { eventId: NTH(5) }],
    ['an address', { address: '192.0.2.7' }],
    ['a request', { requestId: 'r-77' }],
    ['refusals', { isRefusal: true }],
    ['reading', { isReading: true }],
    ['a person’s reading', { actorId: NTH(4), isReading: true }],
    ['who looked at a patient', { patientId: NTH(6), isReading: true }],
    ['a time', { from: '2026-06-10T00:00:00Z', to: '2026-06-11T00:00:00Z' }],
  ])('walks along an index for a page by %s', async (_, filter) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const found = await entries(filter, 50);
    const calls: readonly (readonly unknown[])[] = query.mock.calls;
    query.mockRestore();
    expect(found.length).toBeGreaterThan(0);
    const { text, values } =
      calls.map(statementIn).find((one) => one.text.includes('FROM audit_entry')) ?? {};
    // Its own entry is not written once more.
    const unrecorded = values?.map((value) => (String(value).startsWith('[{') ? '[]' : value));
    const plan = await world.server.database.dataSource.query<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${String(text)}`,
      unrecorded,
    );
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).not.toContain('Seq Scan');
    // Few rows may be sorted, such as those of one request; a page's worth of a long trail may not.
    const removed = [...lines.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(0, ...removed)).toBeLessThan(2_500);
  });
});
