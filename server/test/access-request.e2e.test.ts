import { access, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, saveCommand, type World } from './access-world.js';
import { pdfText } from './harness/pdf-text.js';
import type { GraphqlAnswer } from './harness/test-server.js';
import { firstOf, mutationOf, payloadOf } from './harness/mutations.js';

const DAY_MS = 86_400_000;
const CONCERN = 'Bruises of different ages';
const FIELDS =
  'id patientId userId subjectName subjectRole recordNumbers deadline daysLeft state assembly stepsDone stepsTotal expiresAt identityHow files { name byteSize }';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // What the author writes of a patient is about the patient.
  await world.log();
});
afterAll(() => world.close());

const byReason = (field: string) => (id: string, reason: string) =>
  world.caller('admin').graphql(mutationOf(field, `{ ${FIELDS} }`, 'AccessRequestReasonInput'), {
    input: { id, reason },
  });
const byId = (field: string) => (id: string) =>
  world
    .caller('admin')
    .graphql(`mutation ($id: ID!) { ${field}(input: { id: $id }) ${payloadOf(field, `{ ${FIELDS} }`)} }`, {
      id,
    });
const ask = byId('askAccessIdentity');
const checked = byReason('checkAccessIdentity');
const extend = byReason('extendAccessRequest');
const assemble = byId('assembleAccessRequest');
const handOver = byId('handOverAccessRequest');
const refuse = byReason('refuseAccessRequest');

const create = async (
  about:
    | string
    | { readonly patientId?: string; readonly userId?: string; readonly recordNumbers?: readonly string[] },
  receivedOn = '2026-11-20',
  { id = newId(), requester = 'Whoever asked' } = {},
): Promise<GraphqlAnswer & { id: string }> => {
  const subject = typeof about === 'string' ? { patientId: about } : about;
  const answer = await world
    .caller('admin')
    .graphql(
      `mutation ($input: CreateAccessRequestInput!) { createAccessRequest(input: $input) { accessRequest { ${FIELDS} } } }`,
      {
        input: { id, ...subject, receivedOn, requester },
      },
    );
  return { ...answer, id };
};
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const of = ({ data }: GraphqlAnswer) => firstOf(data) as Record<string, unknown>;

describe('the clock of a subject access request', () => {
  it('runs for a month, stands while identity is asked for, and is extended once with a reason', async () => {
    const made = await create(world.ids.otherPatient, '2026-11-10');
    expect(of(made)).toMatchObject({ deadline: '2026-12-10', daysLeft: 20, state: 'open' });
    expect(codeOf(await assemble(made.id))).toBe('ACCESS_REQUEST_STATE');
    expect(of(await ask(made.id))).toMatchObject({ deadline: null, daysLeft: null });
    expect(codeOf(await ask(made.id))).toBe('ACCESS_REQUEST_STATE');
    expect(codeOf(await checked(made.id, ' '))).toBe('BAD_INPUT');
    world.server.clock.advance(3 * DAY_MS);
    // The session of the caller ended with its twelve hours.
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    expect(of(await checked(made.id, 'Passport seen'))).toMatchObject({
      deadline: '2026-12-13',
      daysLeft: 20,
      identityHow: 'Passport seen',
    });
    expect(of(await extend(made.id, 'Many records'))).toMatchObject({ deadline: '2027-02-13' });
    expect(codeOf(await extend(made.id, 'Again'))).toBe('ACCESS_REQUEST_STATE');
    expect(of(await refuse(made.id, 'Not the patient’s to ask'))).toMatchObject({
      state: 'refused',
      daysLeft: null,
    });
    expect(codeOf(await assemble(made.id))).toBe('ACCESS_REQUEST_STATE');
  });

  it('does not begin in the future, and names no patient who is not there', async () => {
    expect(codeOf(await create(world.ids.otherPatient, '2031-01-01'))).toBe('BAD_INPUT');
    expect(codeOf(await create(newId()))).toBe('NOT_FOUND');
  });
});

describe('a request that is sent again', () => {
  it('is the same, and refused with another day or other words', async () => {
    const { otherPatient } = world.ids;
    const { id } = await create(otherPatient, '2026-11-10');
    expect(of(await create(otherPatient, '2026-11-10', { id }))).toMatchObject({ deadline: '2026-12-10' });
    for (const other of [
      await create(otherPatient, '2026-11-08', { id }),
      await create(otherPatient, '2026-11-10', { id, requester: 'Their solicitor' }),
    ])
      expect(codeOf(other)).toBe('COMMAND_REUSED');
  });
});

describe('a record that is linked to nobody', () => {
  it('is named by its number, and then in the set, until it is somebody else’s', async () => {
    const { ids, server } = world;
    await world.caller('author').signIn(world.caller('author').user?.email ?? '');
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    const prfId = await world.openPrf();
    const numberOf = async (id: string): Promise<string> => {
      const [row] = await server.database.asOwner<{ number: string }>(
        'SELECT custom_prf_id AS number FROM prf WHERE id = $1',
        [id],
      );
      return row?.number ?? '';
    };
    const [number, linked] = [await numberOf(prfId), await numberOf(ids.ownSignedPrf)];
    const about = { patientId: ids.otherPatient };
    for (const [recordNumbers, code] of [
      [[linked], 'linked'],
      [['SL-261120-00000000'], 'unknown'],
      [['nine'], 'invalid'],
    ] as const) {
      const { errors } = await create({ ...about, recordNumbers });
      expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'recordNumbers', code }]);
    }
    const made = await create({ ...about, recordNumbers: [number.toLowerCase()] });
    expect(of(made)).toMatchObject({ recordNumbers: [number] });
    expect(
      codeOf(await create(about, '2026-11-20', { id: made.id })),
      'the same request without the record is another',
    ).toBe('COMMAND_REUSED');
    const held = async (): Promise<string> => {
      await assemble(made.id);
      await server.services.assembling.run({ requestId: made.id });
      const file = await world
        .caller('admin')
        .get(`/api/access-requests/${made.id}/files/everything-held.json`);
      return file.statusCode === 200 ? file.body : String(file.statusCode);
    };
    await checked(made.id, 'Passport seen');
    expect(await held()).toContain(prfId);
    const { data } = await world
      .caller('author')
      .graphql(
        'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { patientId } } }',
        {
          input: { prfId, patientId: ids.ownPatient },
        },
      );
    expect(data).toEqual({ linkPrfPatient: { prf: { patientId: ids.ownPatient } } });
    const gone = await world
      .caller('admin')
      .get(`/api/access-requests/${made.id}/files/everything-held.json`);
    expect(gone.statusCode).toBe(404);
    const again = await held();
    expect(again).toContain(ids.otherPatient);
    expect(again).not.toContain(prfId);
  });

  it('ends the sets that it is in when it is erased', async () => {
    const { ids, server } = world;
    const prfId = await world.openPrf();
    const [row] = await server.database.asOwner<{ number: string }>(
      'SELECT custom_prf_id AS number FROM prf WHERE id = $1',
      [prfId],
    );
    const made = await create({ patientId: ids.otherPatient, recordNumbers: [row?.number ?? ''] });
    await checked(made.id, 'Passport seen');
    await assemble(made.id);
    await server.services.assembling.run({ requestId: made.id });
    const admin = world.caller('admin');
    const input = { id: newId(), prfId, reason: 'Asked for', ruledBy: 'ICO', reference: 'IC-4' };
    const ruled = await admin.graphql(
      'mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { erasure { id } } }',
      { input },
    );
    expect(ruled.errors).toBeUndefined();
    const runId = newId();
    await admin.graphql(
      'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }',
      {
        id: runId,
      },
    );
    await server.services.erasing.run({ runId });
    expect(await server.database.asOwner('SELECT FROM prf WHERE id = $1', [prfId])).toEqual([]);
    expect(
      await server.database.asOwner('SELECT FROM access_request_file WHERE request_id = $1', [made.id]),
    ).toEqual([]);
    const listed = await admin.graphql(`{ accessRequests(state: open) { nodes { ${FIELDS} } } }`);
    const { nodes } = of(listed) as { nodes: { id: string }[] };
    expect(nodes.find(({ id }) => id === made.id)).toMatchObject({ assembly: 'expired', recordNumbers: [] });
  });
});

describe('its files', () => {
  it('hold everything of every merged row, without what is withheld, until they expire', async () => {
    const { ids, server } = world;
    const loser = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Hale')`,
      [loser],
    );
    await world.caller('author').signIn(world.caller('author').user?.email ?? '');
    const prfId = await world.openPrf(newId(), loser);
    const saved = await world
      .caller('author')
      .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
        input: saveCommand(prfId, {
          section: 'SocialHistory',
          changes: {
            SocialHistory: { safeguarding_concerns: 'yes', safeguarding_concerns_details: CONCERN },
          },
        }),
      });
    expect(saved.data).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [loser, ids.ownPatient],
    );
    const { id } = await create(ids.ownPatient);
    await checked(id, 'Passport seen');
    expect(of(await assemble(id))).toMatchObject({ assembly: 'waiting' });
    expect(codeOf(await assemble(id))).toBe('ACCESS_REQUEST_STATE');
    await server.services.assembling.run({ requestId: id });
    // The queue may bring a job twice.
    await server.services.assembling.run({ requestId: id });
    const listed = await world
      .caller('admin')
      .graphql(`{ accessRequests(state: open) { totalCount nodes { ${FIELDS} } } }`);
    const { nodes } = of(listed) as { nodes: { id: string; files: { name: string }[]; stepsDone: number }[] };
    const request = nodes.find((node) => node.id === id);
    expect(request).toMatchObject({ assembly: 'ready', stepsDone: 6, stepsTotal: 6 });
    const names = request?.files.map(({ name }) => name) ?? [];
    expect(names).toEqual([
      'activity.json',
      'everything-held.json',
      'record-1.fhir.json',
      'record-1.pdf',
      'record-2.fhir.json',
      'record-2.pdf',
    ]);
    const url = (name: string) => `/api/access-requests/${id}/files/${name}`;
    const everything = await world.caller('admin').get(url('everything-held.json'));
    expect(everything.statusCode).toBe(200);
    for (const said of ['Robin Hale', 'Robyn Hale', prfId]) expect(everything.body).toContain(said);
    const fhir = await world.caller('admin').get(url('record-1.fhir.json'));
    expect(fhir.json<{ resourceType: string }>().resourceType).toBe('Bundle');
    const pdf = await world.caller('admin').get(url('record-1.pdf'));
    expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    for (const text of [everything.body, fhir.body])
      for (const hidden of [CONCERN, 'Sasha Quill', ids.otherPatient]) expect(text).not.toContain(hidden);
    expect((await world.caller('author').get(url('record-1.pdf'))).statusCode).toBe(403);
    expect((await world.caller('admin').get(url('other.pdf'))).statusCode).toBe(404);
    const downloads = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'ACCESS_REQUEST_DOWNLOADED' AND entity_id = $1`,
      [id],
    );
    expect(downloads).toHaveLength(3);
    expect(of(await handOver(id))).toMatchObject({ state: 'handed_over' });
    server.clock.advance(15 * DAY_MS);
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    expect((await world.caller('admin').get(url('record-1.pdf'))).statusCode).toBe(404);
    await server.services.assembling.removeExpired();
    expect(
      await server.database.asOwner('SELECT FROM access_request_file WHERE request_id = $1', [id]),
    ).toEqual([]);
  });
});

describe('a set that is begun anew while it is being made', () => {
  it('is the later run’s alone, whole', async () => {
    const { ids, server } = world;
    const { id } = await create(ids.otherPatient);
    await checked(id, 'Passport seen');
    await assemble(id);
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Nobody's record can be read: each run stops where it has begun.
      await runner.query('LOCK TABLE patient IN ACCESS EXCLUSIVE MODE');
      const runs = [];
      for (const waiting of [1, 2]) {
        runs.push(server.services.assembling.run({ requestId: id }));
        await expect
          .poll(
            () =>
              server.database.asOwner(
                `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
              ),
            { timeout: 20_000 },
          )
          .toHaveLength(waiting);
      }
      await runner.commitTransaction();
      await Promise.all(runs);
    } finally {
      await runner.release();
    }
    const [set] = await server.database.asOwner<{ assembly: string; isWhole: boolean; keys: string[] }>(
      `SELECT r.assembly, r.steps_done = r.steps_total AS "isWhole",
              ARRAY(SELECT f.storage_key FROM access_request_file f WHERE f.request_id = r.id ORDER BY 1) AS keys
       FROM access_request r WHERE r.id = $1`,
      [id],
    );
    expect(set).toMatchObject({ assembly: 'ready', isWhole: true });
    const kept: string[] = [];
    for await (const { key } of new FolderStorage(join(server.dataFolder, 'uploads')).list(`access/${id}/`))
      kept.push(key);
    expect(kept.sort()).toEqual(set?.keys);
    expect(kept).not.toEqual([]);
  });
});

describe('the sweep of its files', () => {
  it('takes those of a set that failed and those without a row, once they are a day old, and no others', async () => {
    const { ids, server } = world;
    const folder = join(server.dataFolder, 'uploads');
    const isThere = (key: string) =>
      access(join(folder, key)).then(
        () => true,
        () => false,
      );
    const assembled = async (): Promise<string> => {
      const { id } = await create(ids.otherPatient);
      await checked(id, 'Passport seen');
      await assemble(id);
      await server.services.assembling.run({ requestId: id });
      const [file] = await server.database.asOwner<{ key: string }>(
        `SELECT storage_key AS key FROM access_request_file WHERE request_id = $1 AND name = 'everything-held.json'`,
        [id],
      );
      return file?.key ?? '';
    };
    const [ready, failed] = [await assembled(), await assembled()];
    await server.database.asOwner(`UPDATE access_request SET assembly = 'failed' WHERE id = $1`, [
      failed.split('/')[1],
    ]);
    const [old, fresh] = [`access/${newId()}/record.pdf`, `access/${newId()}/record.pdf`];
    const files = new FolderStorage(folder);
    for (const key of [old, fresh]) await files.put(key, Buffer.from('%PDF'));
    const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);
    for (const key of [ready, old]) await utimes(join(folder, key), hoursAgo(25), hoursAgo(25));
    await utimes(join(folder, fresh), hoursAgo(23), hoursAgo(23));
    expect(await isThere(failed)).toBe(true);

    await server.services.assembling.removeExpired();
    expect(await Promise.all([ready, fresh, failed, old].map(isThere))).toEqual([true, true, false, false]);
  });
});

interface AuditRow extends Record<string, unknown> {
  readonly action: string;
  readonly patient_id: string | null;
  readonly context: string | null;
}

describe('a request about a member of staff', () => {
  const owner = <R extends Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
    world.server.database.asOwner<R>(sql, values);
  const accountOf = (who: 'author' | 'colleague' | 'admin' | 'client' | 'patient') => {
    const { user } = world.caller(who);
    if (!user) throw new Error(`${who} has no account.`);
    return user;
  };

  // The sessions of those above ended as the clock went on.
  beforeAll(async () => {
    for (const who of ['admin', 'author', 'colleague'] as const)
      await world.caller(who).signIn(accountOf(who).email);
  });

  /** A shift of the author with the colleague as the backup, and one the other way round, which the colleague attended. */
  const rota = async (): Promise<{
    readonly own: string;
    readonly backedUp: string;
    readonly unrelated: string;
  }> => {
    const [own, backedUp, unrelated] = [newId(), newId(), newId()];
    const { ids, server } = world;
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
    const shift = (id: string, staffId: string, backup: string | null, from: number, attended: boolean) =>
      owner(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, staff_id,
                            backup_staff_id, is_touched, checked_in_at, checked_in_place, reason, created_by, created_at)
         VALUES ($1, $2, $1, $3, $4, 'paramedic', 'normal', $5, $6, $7, true, $8, $9, $10, $11, $3)`,
        [
          id,
          ids.event,
          at(from),
          at(from + 4),
          attended ? 'checked_in' : 'assigned',
          staffId,
          backup,
          attended ? at(from) : null,
          attended ? { latitude: 53.4794, longitude: -2.2453 } : null,
          attended ? 'Back from sick leave' : 'Covers the gate',
          accountOf('admin').id,
        ],
      );
    await shift(own, ids.authorStaff, ids.colleagueStaff, 0, false);
    await shift(backedUp, ids.colleagueStaff, ids.authorStaff, 10, true);
    await shift(unrelated, ids.colleagueStaff, null, 20, false);
    await owner(
      `INSERT INTO shift_change (shift_id, version, from_status, to_status, staff_id, reason, changed_at, changed_by)
       VALUES ($1, 1, 'open', 'assigned', $2, 'Takes the gate', $5, $6),
              ($3, 1, 'open', 'assigned', $4, 'Hurt her knee', $5, $7)`,
      [
        own,
        ids.authorStaff,
        unrelated,
        ids.colleagueStaff,
        server.clock.now(),
        accountOf('admin').id,
        accountOf('author').id,
      ],
    );
    await owner(
      `INSERT INTO shift_swap (id, shift_id, offered_by, offered_to, offered_at) VALUES ($1, $2, $3, $4, $5)`,
      [newId(), own, ids.authorStaff, ids.colleagueStaff, server.clock.now()],
    );
    return { own, backedUp, unrelated };
  };

  it('is about one person: a patient or an account, never both, and never an account that is a patient’s', async () => {
    const none = await create({});
    expect(codeOf(none)).toBe('BAD_INPUT');
    expect(JSON.stringify(none.errors)).toContain('a patient or an account');
    const author = accountOf('author').id;
    expect(codeOf(await create({ patientId: world.ids.otherPatient, userId: author }))).toBe('BAD_INPUT');
    expect(codeOf(await create({ userId: newId() }))).toBe('NOT_FOUND');
    expect(codeOf(await create({ userId: 'somebody' }))).toBe('NOT_FOUND');
    const [integration] = await owner<{ id: string }>(
      `SELECT id FROM app_user WHERE kind = 'integration' LIMIT 1`,
    );
    expect(codeOf(await create({ userId: integration?.id ?? '' }))).toBe('NOT_FOUND');
    const patients = await create({ userId: accountOf('patient').id });
    expect(codeOf(patients)).toBe('BAD_INPUT');
    expect(JSON.stringify(patients.errors)).toContain('Record the request for the patient');
    const client = await create({ userId: accountOf('client').id });
    expect(of(client)).toMatchObject({ patientId: null, subjectRole: 'client' });
  });

  it('runs as one about a patient, and its file holds their work and account, and nobody else', async () => {
    const [author, colleague, admin] = [accountOf('author'), accountOf('colleague'), accountOf('admin')];
    const { ids, server } = world;
    const { own, backedUp, unrelated } = await rota();
    await owner(`UPDATE app_user SET last_name = 'Quayle' WHERE id = $1`, [author.id]);
    await owner(`UPDATE app_user SET last_name = 'Ormerod' WHERE id = $1`, [colleague.id]);
    await owner(
      `INSERT INTO staff_qualification (id, staff_id, qualification, number)
       VALUES ($1, $2, 'dbs_check', 'DBS-AUTHOR'), ($3, $4, 'dbs_check', 'DBS-COLLEAGUE')`,
      [newId(), ids.authorStaff, newId(), ids.colleagueStaff],
    );
    await owner(
      `INSERT INTO notification (id, user_id, kind, entity_id, title, body, made_at)
       VALUES ($1, $2, 'shift_assigned', $3, 'You are assigned to the gate', '', $4),
              ($5, $6, 'shift_assigned', $7, 'A colleague’s own news', '', $4)`,
      [newId(), author.id, own, server.clock.now(), newId(), colleague.id, unrelated],
    );
    await owner(
      `INSERT INTO user_list_view (id, user_id, list, name, query, created_at)
       VALUES ($1, $2, 'patients', 'Mine', 'q=Sasha+Quill', $3)`,
      [newId(), author.id, server.clock.now()],
    );
    // More than one page of what is read at a time.
    await owner(
      `INSERT INTO notification (id, user_id, kind, entity_id, title, body, made_at)
       SELECT gen_random_uuid(), $1, 'shift_assigned', $2, 'News ' || n, '', $3 FROM generate_series(1, 450) n`,
      [author.id, own, server.clock.now()],
    );
    const made = await create({ userId: author.id });
    const { id } = made;
    expect(of(made)).toMatchObject({
      patientId: null,
      userId: author.id,
      subjectName: `${author.firstName} Quayle`,
      subjectRole: 'staff',
      deadline: '2026-12-20',
      state: 'open',
    });
    await checked(id, 'Staff pass seen');
    expect(of(await assemble(id))).toMatchObject({ assembly: 'waiting' });
    await server.services.assembling.run({ requestId: id });
    const listed = await world
      .caller('admin')
      .graphql(`{ accessRequests(state: open) { nodes { ${FIELDS} } } }`);
    const { nodes } = of(listed) as { nodes: { id: string; files: { name: string }[] }[] };
    const request = nodes.find((node) => node.id === id);
    expect(request).toMatchObject({ assembly: 'ready', stepsDone: 3, stepsTotal: 3 });
    expect(request?.files.map(({ name }) => name)).toEqual([
      'account.pdf',
      'activity.json',
      'everything-held.json',
    ]);

    const file = await world.caller('admin').get(`/api/access-requests/${id}/files/everything-held.json`);
    expect(file.statusCode).toBe(200);
    const held = file.json<Record<string, Record<string, Record<string, unknown>[]>>>();
    expect(held['users']?.['app_user']).toMatchObject([
      { id: author.id, last_name: 'Quayle', email: author.email },
    ]);
    expect(held['users']?.['session']?.length).toBeGreaterThan(0);
    expect(held['staff']?.['staff_profile']).toMatchObject([
      { staff_id: ids.authorStaff, position: 'support_staff' },
    ]);
    expect(held['staff']?.['staff_qualification']).toMatchObject([{ number: 'DBS-AUTHOR' }]);
    const news = (held['notifications']?.['notification'] ?? []).map(({ title }) => title);
    expect(news).toHaveLength(451);
    expect(new Set(news)).toEqual(
      new Set([
        'You are assigned to the gate',
        ...Array.from({ length: 450 }, (_, n) => `News ${String(n + 1)}`),
      ]),
    );
    const shifts = held['shifts']?.['shift'] ?? [];
    expect(shifts.map(({ shift_id: one }) => one).sort()).toEqual([own, backedUp].sort());
    expect(shifts.find(({ shift_id: one }) => one === own)).toMatchObject({
      staff_id: ids.authorStaff,
      reason: 'Covers the gate',
      status: 'assigned',
    });
    const backup = shifts.find(({ shift_id: one }) => one === backedUp) ?? {};
    expect(backup).toMatchObject({ backup_staff_id: ids.authorStaff });
    expect(Object.keys(backup).filter((column) => /^checked_|status|reason/.test(column))).toEqual([]);
    expect(held['shifts']?.['shift_change']).toHaveLength(2);
    expect(held['shifts']?.['shift_swap']).toMatchObject([{ offered_by: ids.authorStaff }]);
    expect(held['rights']?.['access_request']).toMatchObject([{ id, user_id: author.id }]);
    for (const module of ['prf', 'patients', 'attachments', 'see-and-treat', 'kiosk', 'audit'])
      expect(held[module], module).toEqual({});
    const download = async (name: string) => {
      const answer = await world.caller('admin').get(`/api/access-requests/${id}/files/${name}`);
      expect(answer.statusCode).toBe(200);
      return answer;
    };
    // What they did: in which records, where and when, each thing that the database has of it.
    const activity = await download('activity.json');
    const did = activity.json<{ module: string; what: string; [column: string]: unknown }[]>();
    const wrote = await owner<{ record: string; section: string; version: number }>(
      `SELECT p.custom_prf_id AS record, v.section, v.version FROM prf_section_version v JOIN prf p ON p.id = v.prf_id
       WHERE v.author_id = $1 ORDER BY v.recorded_at, v.prf_id, v.section, v.version`,
      [author.id],
    );
    expect(wrote.length).toBeGreaterThan(0);
    const sections = did.filter(({ what }) => what === 'sections written');
    expect(sections).toEqual(
      wrote.map((one) => ({
        module: 'prf',
        what: 'sections written',
        at: expect.any(String) as unknown,
        ...one,
      })),
    );
    const entries = await owner<{ entry: string; action: string }>(
      'SELECT id AS entry, action FROM audit_entry WHERE actor_id = $1 ORDER BY recorded_at, id',
      [author.id],
    );
    expect(did.filter(({ module }) => module === 'audit')).toMatchObject(entries);
    expect(did.filter(({ what }) => what === 'logs recorded')).toHaveLength(1);
    const printed = await pdfText((await download('account.pdf')).rawPayload);
    for (const said of [
      `${author.firstName} Quayle`,
      ...['DBS-AUTHOR', 'Covers the gate', 'Sections written', 'E-mail address:', 'Network address:'],
    ])
      expect(printed).toContain(said);
    for (const text of [file.body, activity.body, printed])
      for (const others of [
        ids.colleagueStaff,
        colleague.id,
        colleague.email,
        'Ormerod',
        'DBS-COLLEAGUE',
        'A colleague’s own news',
        'Hurt her knee',
        'Back from sick leave',
        '53.4794',
        admin.id,
        admin.email,
        ids.ownPatient,
        ids.otherPatient,
        'Robin Hale',
        'Sasha',
        'Blister',
        CONCERN,
        ids.ownSignedPrf,
        'password_hash',
        'argon2',
      ])
        expect(text).not.toContain(others);

    expect(
      (await world.caller('author').get(`/api/access-requests/${id}/files/everything-held.json`)).statusCode,
    ).toBe(403);
    expect(of(await handOver(id))).toMatchObject({ state: 'handed_over' });
    const trail = await owner<AuditRow>(
      `SELECT action, patient_id, context FROM audit_entry WHERE entity_id = $1 ORDER BY id`,
      [id],
    );
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'ACCESS_REQUEST_ASSEMBLING',
      'ACCESS_REQUEST_DOWNLOADED',
      'ACCESS_REQUEST_DOWNLOADED',
      'ACCESS_REQUEST_DOWNLOADED',
      'ACCESS_REQUEST_HANDED_OVER',
      'ACCESS_REQUEST_IDENTITY_CHECKED',
      'ACCESS_REQUEST_RECEIVED',
    ]);
    expect(trail.every(({ patient_id }) => patient_id === null)).toBe(true);
    expect(trail.find(({ action }) => action === 'ACCESS_REQUEST_RECEIVED')?.context).toBe(
      `about the account ${author.id}`,
    );
  });
});
