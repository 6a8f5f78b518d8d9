import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChains } from '../src/modules/audit/audit-chain-store.js';
import { newId } from '../src/platform/ids.js';
import { AUDIT_KEYS } from './harness/database.js';
import { createWorld, saveCommand, type World } from './access-world.js';
import type { GraphqlAnswer } from './harness/test-server.js';
import { mutationOf } from './harness/mutations.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const owner = <R extends Record<string, unknown>>(sql: string, values: readonly unknown[] = []) =>
  world.server.database.asOwner<R>(sql, values);

const ERASURE =
  'id patientId patientName basis state isHeld lastContact retainUntil decisionReason erasedAt sha256 rows';

const ask = (document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlAnswer> =>
  world.caller('admin').graphql(document, variables);
const act = (field: string, type: string, selection: string) => (input: object) =>
  ask(mutationOf(field, `{ ${selection} }`, type), { input });

const mark = act('markRetention', 'MarkRetentionInput', 'marks { id kind endedAt } retainUntil');
const endMark = act('endRetentionMark', 'EndRetentionMarkInput', 'marks { id kind endedReason }');
const keep = act('keepFromErasure', 'DecideErasureInput', ERASURE);
const approve = act('approveErasures', 'ApproveErasuresInput', ERASURE);
const withdraw = act('withdrawErasure', 'DecideErasureInput', ERASURE);
const rule = act('ruleErasure', 'RuleErasureInput', ERASURE);

const erasures = async (state: string) => {
  const { data, errors } = await ask(
    `query ($state: ErasureState!) { erasures(state: $state, first: 100) { totalCount nodes { ${ERASURE} } } }`,
    { state },
  );
  expect(errors).toBeUndefined();
  return (data?.['erasures'] as { nodes: Record<string, unknown>[] }).nodes;
};
const listedOf = async (patientId: string, state = 'listed') =>
  (await erasures(state)).find((one) => one['patientId'] === patientId);

const list = () => world.server.services.retention.list();
/** Presses the button and does what the queue would. */
const eraseApproved = async (): Promise<void> => {
  const runId = newId();
  const { errors } = await ask(
    'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }',
    {
      id: runId,
    },
  );
  expect(errors).toBeUndefined();
  await world.server.services.erasing.run({ runId });
};

/** Registered so many years before the clock, at the age of 40. */
const registered = async (years: number, facts: { name?: string; dob?: string } = {}): Promise<string> => {
  const id = newId();
  const at = new Date(world.server.clock.now());
  at.setUTCFullYear(at.getUTCFullYear() - years);
  await owner(
    `INSERT INTO patient (patient_id, patient_name, dob, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)`,
    [id, facts.name ?? 'Ansel Thorne', facts.dob ?? '1980-02-03', at],
  );
  return id;
};
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;

describe('who has been kept long enough', () => {
  it('is listed by the rule, of all merged rows together, once', async () => {
    const past = await registered(9);
    const young = await registered(9, { dob: '2010-05-06' });
    const recent = await registered(7);
    const seenAgain = await registered(12);
    const loser = await registered(2);
    await owner('UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1', [
      loser,
      seenAgain,
    ]);
    await list();
    await list();
    expect(await listedOf(past)).toMatchObject({
      basis: 'retention',
      lastContact: '2017-11-20',
      retainUntil: '2025-11-20',
    });
    const { data } = await world
      .caller('admin')
      .graphql(
        'query ($id: ID!) { patientViews(patientId: $id) { nodes { action actorName isScheduled } } }',
        { id: past },
      );
    expect(data?.['patientViews']).toMatchObject({
      nodes: expect.arrayContaining([
        { action: 'ERASURE_LISTED', actorName: null, isScheduled: true },
      ]) as unknown,
    });
    for (const id of [young, recent, seenAgain, loser]) expect(await listedOf(id)).toBeUndefined();
    expect((await erasures('listed')).filter((one) => one['patientId'] === past)).toHaveLength(1);
    const [look] = await owner<{ on: string }>(
      'SELECT look_on::text AS on FROM patient_retention WHERE patient_id = $1',
      [young],
    );
    expect(look?.on).toBe('2035-05-07');
  });

  it('is found by the index on the day on which it is worth looking, however many others there are', async () => {
    const plan = await world.server.database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN SELECT patient_id FROM patient_retention WHERE look_on <= '2026-11-20' ORDER BY look_on, patient_id LIMIT 200`,
      );
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('patient_retention_look_on');
    expect(text).not.toContain('Sort');
  });

  it('is kept for a year with a reason, and said to be so', async () => {
    const id = await registered(10);
    await list();
    const erasure = (await listedOf(id)) ?? {};
    expect(codeOf(await keep({ id: erasure['id'], reason: ' ' }))).toBe('BAD_INPUT');
    expect((await keep({ id: erasure['id'], reason: 'A claim may come' })).data).toMatchObject({
      keepFromErasure: { erasure: { state: 'kept', decisionReason: 'A claim may come' } },
    });
    expect(codeOf(await keep({ id: erasure['id'], reason: 'Again' }))).toBe('ERASURE_STATE');
    await list();
    expect(await listedOf(id)).toBeUndefined();
    await owner(`UPDATE patient_retention SET look_on = '2026-11-20' WHERE patient_id = $1`, [id]);
    await list();
    expect(await listedOf(id)).toBeDefined();
  });

  it('is not listed under a hold or after a serious incident, and looked at anew when that ends', async () => {
    const id = await registered(10);
    for (const kind of ['legal_hold', 'serious_incident']) {
      const markId = newId();
      const marked = await mark({ id: markId, patientId: id, kind, reason: 'Inquest' });
      expect(marked.errors).toBeUndefined();
      expect(codeOf(await mark({ id: newId(), patientId: id, kind, reason: 'Twice' }))).toBe(
        'RETENTION_MARKED',
      );
      if (kind === 'serious_incident')
        expect(marked.data).toMatchObject({ markRetention: { retention: { retainUntil: null } } });
      await list();
      expect(await listedOf(id)).toBeUndefined();
      expect((await endMark({ id: markId, reason: 'Closed' })).errors).toBeUndefined();
    }
    await list();
    expect(await listedOf(id)).toBeDefined();
    const actions = await owner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE patient_id = $1 AND action ~ 'HOLD|INCIDENT' ORDER BY recorded_at, sequence`,
      [id],
    );
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'LEGAL_HOLD_LIFTED',
      'LEGAL_HOLD_SET',
      'SERIOUS_INCIDENT_MARKED',
      'SERIOUS_INCIDENT_UNMARKED',
    ]);
  });
});

describe('a ruling', () => {
  it('is recorded once when it is sent again, and refused under its id in any other words or of anybody else', async () => {
    const patientId = await registered(1);
    const merged = await registered(1);
    await owner('UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1', [
      merged,
      patientId,
    ]);
    const sent = { id: newId(), patientId, reason: 'Asked for', ruledBy: 'ICO', reference: 'IC-12' };
    const recorded = { ruleErasure: { erasure: { state: 'approved', patientId } } };
    expect((await rule(sent)).data).toMatchObject(recorded);
    expect((await rule({ ...sent, reason: ' Asked for ' })).data).toMatchObject(recorded);

    for (const [field, said] of [
      ['reason', 'A court ordered it'],
      ['ruledBy', 'High Court'],
      ['reference', 'IC-13'],
    ] as const) {
      expect(codeOf(await rule({ ...sent, [field]: said })), field).toBe('COMMAND_REUSED');
    }
    const { patientId: _, ...words } = sent;
    for (const about of [
      { patientId: merged },
      { patientId: await registered(1) },
      { prfId: world.ids.ownSignedPrf },
      { patientId: 'nobody' },
    ])
      expect(codeOf(await rule({ ...words, ...about })), JSON.stringify(about)).toBe('COMMAND_REUSED');

    expect(await owner('SELECT reason, ruled_by, reference FROM erasure WHERE id = $1', [sent.id])).toEqual([
      { reason: 'Asked for', ruled_by: 'ICO', reference: 'IC-12' },
    ]);
    // Under a new id the same person's first ruling has to be taken back before.
    const other = { ...sent, id: newId(), reference: 'IC-13' };
    expect(codeOf(await rule(other))).toBe('ERASURE_STATE');
    expect((await withdraw({ id: sent.id, reason: 'Mistyped' })).errors).toBeUndefined();
    expect((await rule(other)).data).toMatchObject(recorded);
    expect((await withdraw({ id: other.id, reason: 'Asked to keep it after all' })).errors).toBeUndefined();
  });
});

describe('erasing', () => {
  it('takes everything of the person, merged rows too, and leaves a tombstone with the hash', async () => {
    const { ids } = world;
    const { manager } = world.server.database.dataSource;
    const loser = newId();
    await owner(`INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Zzyzx')`, [loser]);
    const prfId = await world.openPrf(newId(), loser);
    await owner('UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1', [
      loser,
      ids.ownPatient,
    ]);
    const [number] = await owner<{ custom_prf_id: string }>('SELECT custom_prf_id FROM prf WHERE id = $1', [
      ids.ownSignedPrf,
    ]);
    const [picture] = await owner<{ storage_key: string }>(
      'SELECT storage_key FROM attachment WHERE id = $1',
      [ids.ownPicture],
    );
    // Recorded before the account belonged to a patient.
    const accountId = world.caller('patient').user?.id;
    await owner(
      `INSERT INTO access_request (id, user_id, received_on, requester, created_at, created_by)
       VALUES ($1, $2, '2026-11-19', 'Robyn Zzyzx', $3, $4)`,
      [newId(), accountId, world.server.clock.now(), world.caller('admin').user?.id],
    );
    const before = await owner<{ count: number }>('SELECT count(*)::integer AS count FROM audit_entry');
    const ruled = await rule({
      id: newId(),
      patientId: loser,
      reason: 'Asked for, and no duty to keep',
      ruledBy: 'Data protection officer',
      reference: 'DPO-2026-11',
    });
    expect(ruled.data).toMatchObject({
      ruleErasure: { erasure: { state: 'approved', patientId: ids.ownPatient } },
    });
    await eraseApproved();

    const [erasure] = await erasures('erased');
    expect(erasure).toMatchObject({ patientName: null, patientId: ids.ownPatient });
    expect(erasure?.['sha256']).toMatch(/^[0-9a-f]{64}$/);
    expect(erasure?.['rows']).toBeGreaterThan(10);
    for (const patientId of [ids.ownPatient, loser]) {
      const read = await world
        .caller('author')
        .graphql('query ($id: ID!) { patient(patientId: $id) { name } }', { id: patientId });
      expect(read.data?.['patient'] ?? null).toBeNull();
      expect(read.errors?.[0]?.message).toBe('Erased on 20 Nov 2026 under a ruling.');
      expect(codeOf(read)).toBe('ERASED');
    }
    for (const asked of [ids.ownSignedPrf, number?.custom_prf_id, prfId]) {
      const read = await world.caller('author').graphql('query ($id: ID!) { prf(customPrfId: $id) { id } }', {
        id: asked,
      });
      expect(read.errors?.[0]?.message).toBe('Erased on 20 Nov 2026 under a ruling.');
    }
    const found = await world.caller('author').graphql('{ findPatients(text: "Zzyzx") { id } }');
    expect(found.data).toEqual({ findPatients: [] });
    // No value of the person is left in any table. Their id alone is kept where it must be: the trail, the record of the erasure,
    // and the feed of changes, by which other systems hear that they have to erase too.
    const tables = await owner<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { table_name } of tables) {
      const left =
        await owner(`SELECT FROM ${table_name} t WHERE t::text ILIKE '%zzyzx%' OR t::text LIKE '%${ids.ownPatient}%'
        AND '${table_name}' NOT IN ('audit_entry', 'erasure', 'tombstone', 'change_pending', 'entity_change')`);
      expect(left, table_name).toHaveLength(0);
    }
    expect(await owner(`SELECT FROM name_token WHERE token = 'zzyzx'`)).toHaveLength(0);
    expect(await owner(`SELECT FROM name_token WHERE token = 'quill'`)).not.toHaveLength(0);
    // The files follow by a job of their own.
    const jobs = await owner<{ payload: { files: string[] } }>(
      `SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'remove-erased-files'`,
    );
    const files = jobs.flatMap(({ payload }) => payload.files);
    expect(files).toContain(picture?.storage_key);
    await world.server.services.erasing.removeFiles({ files });
    await world.server.services.erasing.removeFiles({ files });
    expect(await world.server.services.attachments.find(manager, ids.ownPicture)).toBeNull();
    // The trail is whole, and longer.
    expect((await verifyChains(world.server.database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
    const after = await owner<{ count: number }>('SELECT count(*)::integer AS count FROM audit_entry');
    expect(after[0]?.count).toBeGreaterThan(before[0]?.count ?? 0);
    expect(
      await owner(`SELECT FROM audit_entry WHERE prf_id = $1 AND action = 'PRF_ERASED'`, [prfId]),
    ).toHaveLength(1);
    // A second go finds nothing to do.
    await world.server.services.erasing.run({ runId: newId() });

    const late = await world
      .caller('author')
      .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome code } } }', {
        input: saveCommand(prfId),
      });
    expect(late.data).toEqual({ savePrf: { results: [{ outcome: 'REFUSED', code: 'PRF_ERASED' }] } });
    const again = await world
      .caller('author')
      .graphql(
        'mutation ($input: CreateQuickPatientInput!) { createQuickPatient(input: $input) { patient { id } } }',
        {
          input: { id: loser, name: 'Robyn Zzyzx' },
        },
      );
    expect(codeOf(again)).toBe('ERASED');
  });

  it('is stopped by a hold, at the ruling, the approval and the last moment', async () => {
    const id = await registered(10);
    await list();
    const { id: erasureId } = (await listedOf(id)) ?? {};
    const first = newId();
    await mark({ id: first, patientId: id, kind: 'legal_hold', reason: 'Claim' });
    expect(codeOf(await approve({ ids: [erasureId] }))).toBe('ERASURE_HELD');
    expect(
      codeOf(await rule({ id: newId(), patientId: id, reason: 'r', ruledBy: 'b', reference: 'c' })),
    ).toBe('ERASURE_HELD');
    await endMark({ id: first, reason: 'Settled' });
    expect((await approve({ ids: [erasureId] })).errors).toBeUndefined();
    await mark({ id: newId(), patientId: id, kind: 'legal_hold', reason: 'Another claim' });
    await eraseApproved();
    expect(await listedOf(id, 'withdrawn')).toMatchObject({ decisionReason: 'Under a legal hold.' });
    expect(await owner('SELECT FROM patient WHERE patient_id = $1', [id])).toHaveLength(1);
  });

  it('is stopped by a contact that came since, and can be taken back', async () => {
    const [seen, back] = [await registered(10), await registered(10)];
    await list();
    await approve({ ids: [(await listedOf(seen))?.['id'], (await listedOf(back))?.['id']] });
    await world.openPrf(newId(), seen);
    expect(
      (await withdraw({ id: (await listedOf(back, 'approved'))?.['id'], reason: 'Wrong one' })).data,
    ).toMatchObject({
      withdrawErasure: { erasure: { state: 'withdrawn' } },
    });
    await eraseApproved();
    expect(await listedOf(seen, 'withdrawn')).toMatchObject({
      decisionReason: 'It must now be kept longer than when its erasure was approved.',
    });
    expect(await owner('SELECT FROM patient WHERE patient_id = ANY ($1)', [[seen, back]])).toHaveLength(2);
  });

  it('is stopped by a merge that came after the ruling, or was undone since, for whom nobody ruled', async () => {
    const [ruled, merged, apart] = [await registered(3), await registered(3), await registered(3)];
    const into = (loser: string, survivor: string | null) =>
      owner('UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1', [
        loser,
        survivor,
      ]);
    const words = { reason: 'Asked for it', ruledBy: 'ICO', reference: 'IC-2' };
    await into(apart, merged);
    for (const patientId of [ruled, merged])
      expect((await rule({ id: newId(), patientId, ...words })).errors).toBeUndefined();
    await into(apart, null);
    await into(apart, ruled);
    await eraseApproved();
    for (const id of [ruled, merged])
      expect(await listedOf(id, 'withdrawn')).toMatchObject({
        basis: 'ruling',
        decisionReason:
          'Records have been merged or separated since the ruling, so the ruling was about other records.',
      });
    expect(
      await owner('SELECT FROM patient WHERE patient_id = ANY ($1)', [[ruled, merged, apart]]),
    ).toHaveLength(3);
    // Ruled about as they are now, both go.
    expect(
      (await rule({ id: newId(), patientId: ruled, ...words, reference: 'IC-3' })).errors,
    ).toBeUndefined();
    await eraseApproved();
    expect(await owner('SELECT FROM patient WHERE patient_id = ANY ($1)', [[ruled, apart]])).toEqual([]);
  });

  it('goes on where it stopped: whoever was erased stays so, the others follow', async () => {
    const people = [await registered(10), await registered(10), await registered(10)];
    await list();
    const wanted = await Promise.all(people.map(async (id) => (await listedOf(id))?.['id']));
    await approve({ ids: wanted });
    const runId = newId();
    await ask('mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }', {
      id: runId,
    });
    // One of them cannot go: somebody's work hangs on it.
    await owner(`CREATE TABLE hanging (patient_id uuid REFERENCES patient)`);
    await owner('INSERT INTO hanging VALUES ($1)', [people[1]]);
    await expect(world.server.services.erasing.run({ runId })).rejects.toThrow('1 could not be erased');
    expect((await ask('{ erasureRun { total done finishedAt } }')).data).toEqual({
      erasureRun: { total: 3, done: 2, finishedAt: null },
    });
    await owner('DROP TABLE hanging');
    await world.server.services.erasing.run({ runId });
    expect((await ask('{ erasureRun { total done finishedAt } }')).data).toMatchObject({
      erasureRun: { total: 3, done: 3, finishedAt: '2026-11-20T14:32:00.000Z' },
    });
    expect((await verifyChains(world.server.database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);
  });
});

describe('the database', () => {
  const refused = (sql: string, values: readonly unknown[] = []) =>
    expect(world.server.database.dataSource.query(sql, [...values])).rejects.toThrow();

  it('lets the application delete nothing without an erasure that it opened itself', async () => {
    const { ids } = world;
    for (const table of ['prf_section_version', 'prf_section', 'prf_signature', 'prf_command', 'attachment'])
      await refused(`DELETE FROM ${table} WHERE prf_id = $1`, [ids.otherSignedPrf]);
    await refused('DELETE FROM prf WHERE id = $1', [ids.otherSignedPrf]);
    await refused('DELETE FROM patient WHERE patient_id = $1', [ids.otherPatient]);
    await refused('DELETE FROM tombstone');
    await refused('UPDATE tombstone SET number = NULL');
    await refused('DELETE FROM erasure');
    await refused('DELETE FROM audit_entry');
    await world.log();
    await refused('DELETE FROM see_and_treat_log');
  });

  it('opens an erasure only for what was approved, whole, of that person alone, and to its end', async () => {
    const { ids } = world;
    const { dataSource } = world.server.database;
    const id = await registered(10);
    await list();
    const erasureId = (await listedOf(id))?.['id'];
    await refused(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [erasureId]);
    await refused(`UPDATE erasure SET state = 'erased' WHERE id = $1`, [erasureId]);
    // Nobody is due before their time, whatever anyone says.
    await refused(
      `INSERT INTO erasure (id, patient_id, basis, last_contact, retain_until, listed_at, state, decided_by, decided_at)
       VALUES ($1, $2, 'retention', '2026-01-01', '2034-01-01', now(), 'approved', $3, now())`,
      [newId(), ids.otherPatient, world.caller('admin').user?.id],
    );
    await approve({ ids: [erasureId] });
    // Left open, the transaction cannot commit.
    await refused(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [erasureId]);
    await expect(
      dataSource.transaction(async (manager) => {
        await manager.query(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [erasureId]);
        await manager.query('DELETE FROM prf_section WHERE prf_id = $1', [ids.otherSignedPrf]);
      }),
    ).rejects.toThrow('append-only');
    await expect(
      dataSource.transaction(async (manager) => {
        await manager.query(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [erasureId]);
        await manager.query(
          `UPDATE erasure SET state = 'erased', erased_at = now(), tables = '[]', sha256 = repeat('0', 64) WHERE id = $1`,
          [erasureId],
        );
      }),
    ).rejects.toThrow('still there');
    expect(await owner('SELECT FROM patient WHERE patient_id = $1', [id])).toHaveLength(1);
  });
});

describe('a run that the queue has given up', () => {
  it('leaves what it began with to the next, and no sooner', async () => {
    const person = await registered(10);
    await list();
    await approve({ ids: [(await listedOf(person))?.['id']] });
    const start = (runId: string) =>
      ask('mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { id total } } }', {
        id: runId,
      });
    const [first, second] = [newId(), newId()];
    const begun = ((await start(first)).data?.['startErasing'] as { readonly erasureRun: unknown })
      .erasureRun;
    expect(begun).toMatchObject({ id: first });
    // Its job never came to anything, and may still be tried again.
    expect(codeOf(await start(newId()))).toBe('BAD_INPUT');
    world.server.clock.advance(6 * 86_400_000);
    // The session of the caller ended with its twelve hours.
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    expect((await start(second)).data).toEqual({
      startErasing: { erasureRun: { ...(begun as object), id: second } },
    });
    await world.server.services.erasing.run({ runId: second });
    expect(await owner('SELECT FROM patient WHERE patient_id = $1', [person])).toEqual([]);
    // And nothing is left to the first.
    await world.server.services.erasing.run({ runId: first });
  });
});
