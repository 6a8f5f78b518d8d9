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
const ask = (document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlAnswer> =>
  world.caller('admin').graphql(document, variables);
const act = (field: string, type: string, selection: string) => (input: object) =>
  ask(mutationOf(field, `{ ${selection} }`, type), { input });
const RETENTION =
  'patientId prfId name lastContact retainUntil isPast marks { id kind endedAt } erasure { state }';
const ERASURE =
  'id patientId prfId prfNumber patientName state isHeld lastContact retainUntil decisionReason sha256';
const mark = act('markRetention', 'MarkRetentionInput', RETENTION);
const endMark = act('endRetentionMark', 'EndRetentionMarkInput', RETENTION);
const approve = act('approveErasures', 'ApproveErasuresInput', ERASURE);
const rule = act('ruleErasure', 'RuleErasureInput', ERASURE);
const link = (prfId: string, patientId: string) =>
  world
    .caller('author')
    .graphql('mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }', {
      input: { prfId, patientId },
    });
const retentionOf = async (prfId: string) => {
  const { data, errors } = await ask(`query ($id: ID!) { recordRetention(prfId: $id) { ${RETENTION} } }`, {
    id: prfId,
  });
  expect(errors).toBeUndefined();
  return data?.['recordRetention'];
};
const listedOf = async (prfId: string, state = 'listed') => {
  const { data, errors } = await ask(
    `query ($state: ErasureState!) { erasures(state: $state, first: 100) { nodes { ${ERASURE} } } }`,
    { state },
  );
  expect(errors).toBeUndefined();
  const { nodes } = data?.['erasures'] as { nodes: Record<string, unknown>[] };
  return nodes.find((one) => one['prfId'] === prfId);
};
const list = () => world.server.services.retention.list();
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
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;

/** A record of nobody, begun so many years before the clock; `dob` is what was typed at its kiosk. */
const begun = async (years: number, dob: string | null = '1980-02-03'): Promise<string> => {
  const { clock } = world.server;
  const now = clock.now();
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  clock.advance(at.getTime() - now.getTime());
  const prfId = await world.openPrf();
  clock.advance(now.getTime() - at.getTime());
  if (dob !== null) await typedAtKiosk(prfId, dob);
  return prfId;
};
const typedAtKiosk = async (prfId: string, dob: string) => {
  const kioskId = newId();
  await owner(
    `INSERT INTO kiosk (id, prf_id, code_hash, opened_by, opened_at, code_expires_at, ended_at)
     SELECT $1, id, sha256('x'), author_id, created_at, created_at, created_at FROM prf WHERE id = $2`,
    [kioskId, prfId],
  );
  await owner(
    `INSERT INTO details_proposal (id, kiosk_id, prf_id, said, proposed_at)
     SELECT $1, $2, id, jsonb_build_object('patient_name', 'Quirin Zzaro', 'dob', $4::text), created_at FROM prf WHERE id = $3`,
    [newId(), kioskId, prfId, dob],
  );
};

describe('a record that is linked to nobody', () => {
  it('is kept for 8 years after the contact, or until the 25th birthday of whoever may have been a child', async () => {
    expect(await retentionOf(await begun(2))).toMatchObject({
      patientId: null,
      lastContact: '2024-11-20',
      retainUntil: '2032-11-20',
      isPast: false,
    });
    expect(await retentionOf(await begun(9, '2010-05-06'))).toMatchObject({ retainUntil: '2035-05-06' });
    // Of whom nothing is known: perhaps a newborn.
    expect(await retentionOf(await begun(9, null))).toMatchObject({ retainUntil: '2042-11-20' });
  });

  it('is on the list of those kept long enough, held off it by a mark, and erased to a tombstone once approved', async () => {
    const [prfId, young, held, serious] = [
      ...[await begun(9), await begun(9, '2010-05-06'), await begun(9), await begun(9)],
    ] as const;
    const markId = newId();
    const marked = await mark({ id: markId, prfId: held, kind: 'legal_hold', reason: 'Inquest' });
    expect(marked.data).toMatchObject({
      markRetention: { retention: { prfId: held, marks: [{ kind: 'legal_hold' }] } },
    });
    expect(codeOf(await mark({ id: newId(), prfId: held, kind: 'legal_hold', reason: 'Again' }))).toBe(
      'RETENTION_MARKED',
    );
    await mark({ id: newId(), prfId: serious, kind: 'serious_incident', reason: 'Investigated' });
    expect(await retentionOf(serious)).toMatchObject({ retainUntil: null });
    await list();
    await list();
    for (const id of [young, held, serious]) expect(await listedOf(id)).toBeUndefined();
    const erasure = await listedOf(prfId);
    const [{ number } = { number: '' }] = await owner<{ number: string }>(
      'SELECT custom_prf_id AS number FROM prf WHERE id = $1',
      [prfId],
    );
    expect(erasure).toMatchObject({ patientId: null, patientName: null, prfNumber: number, isHeld: false });
    expect((await approve({ ids: [erasure?.['id']] })).errors).toBeUndefined();
    // The hold of another record stops nothing of this one.
    await eraseApproved();
    expect(await listedOf(prfId, 'erased')).toMatchObject({
      prfNumber: number,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
    for (const asked of [prfId, number]) {
      const read = await world
        .caller('author')
        .graphql('query ($id: ID!) { prf(customPrfId: $id) { id } }', { id: asked });
      expect(read.errors?.[0]?.message).toBe('Erased on 20 Nov 2026 under the end of retention.');
    }
    const tables = await owner<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'prf_id'
         AND table_name NOT IN ('audit_entry', 'erasure')`,
    );
    for (const { name } of tables)
      expect(await owner(`SELECT FROM ${name} WHERE prf_id = $1`, [prfId]), name).toEqual([]);
    expect(
      await owner(`SELECT FROM audit_entry WHERE prf_id = $1 AND action = 'PRF_ERASED'`, [prfId]),
    ).toHaveLength(1);
    const late = await world
      .caller('author')
      .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome code } } }', {
        input: saveCommand(prfId),
      });
    expect(late.data).toEqual({ savePrf: { results: [{ outcome: 'REFUSED', code: 'PRF_ERASED' }] } });
    expect((await verifyChains(world.server.database.dataSource, AUDIT_KEYS)).breaks).toEqual([]);

    expect((await endMark({ id: markId, reason: 'Closed' })).data).toMatchObject({
      endRetentionMark: { retention: { prfId: held } },
    });
    await list();
    expect(await listedOf(held)).toBeDefined();
  });

  it('goes by a ruling, unless a hold stands on it', async () => {
    const prfId = await begun(1);
    const words = { reason: 'Asked for', ruledBy: 'ICO', reference: 'IC-9' };
    const markId = newId();
    await mark({ id: markId, prfId, kind: 'legal_hold', reason: 'Claim' });
    expect(codeOf(await rule({ id: newId(), prfId, ...words }))).toBe('ERASURE_HELD');
    await endMark({ id: markId, reason: 'Settled' });
    expect((await rule({ id: newId(), prfId, ...words })).data).toMatchObject({
      ruleErasure: { erasure: { prfId, state: 'approved' } },
    });
    await eraseApproved();
    expect(await owner('SELECT FROM prf WHERE id = $1', [prfId])).toEqual([]);
  });

  it('is its patient’s once it is linked: what was decided about it alone is withdrawn, its marks stay', async () => {
    const { otherPatient } = world.ids;
    const prfId = await begun(9);
    await list();
    await approve({ ids: [(await listedOf(prfId))?.['id']] });
    expect((await link(prfId, otherPatient)).errors).toBeUndefined();
    expect(await listedOf(prfId, 'withdrawn')).toMatchObject({
      decisionReason: 'The record was linked to a patient.',
    });
    expect(await owner('SELECT FROM prf_retention WHERE prf_id = $1', [prfId])).toEqual([]);
    expect(await retentionOf(prfId)).toMatchObject({ patientId: otherPatient, prfId: null });
    const refused = await mark({ id: newId(), prfId, kind: 'legal_hold', reason: 'Claim' });
    expect(refused.errors?.[0]?.extensions.problems?.[0]).toMatchObject({ field: 'prfId', code: 'linked' });
    expect(codeOf(await rule({ id: newId(), prfId, reason: 'r', ruledBy: 'b', reference: 'c' }))).toBe(
      'BAD_INPUT',
    );
    expect(codeOf(await rule({ id: newId(), reason: 'r', ruledBy: 'b', reference: 'c' }))).toBe('BAD_INPUT');

    const markedFirst = await begun(1);
    const markId = newId();
    await mark({ id: markId, prfId: markedFirst, kind: 'legal_hold', reason: 'Claim' });
    await link(markedFirst, otherPatient);
    const words = { reason: 'r', ruledBy: 'b', reference: 'c' };
    expect(codeOf(await rule({ id: newId(), patientId: otherPatient, ...words }))).toBe('ERASURE_HELD');
    expect((await endMark({ id: markId, reason: 'Settled' })).data).toMatchObject({
      endRetentionMark: { retention: { patientId: otherPatient, marks: [{ id: markId }] } },
    });
  });

  it('is not erased by the database while it is somebody’s, or held', async () => {
    const [linked, held] = [await begun(9), await begun(9)];
    await list();
    const ids = [(await listedOf(linked))?.['id'], (await listedOf(held))?.['id']];
    await approve({ ids });
    await mark({ id: newId(), prfId: held, kind: 'legal_hold', reason: 'Claim' });
    const { dataSource } = world.server.database;
    await expect(
      dataSource.query(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [ids[1]]),
    ).rejects.toThrow('under a mark');
    await owner('ALTER TABLE prf DISABLE TRIGGER prf_is_linked');
    await owner('UPDATE prf SET patient_id = $2, version = version + 1 WHERE id = $1', [
      linked,
      world.ids.otherPatient,
    ]);
    await owner('ALTER TABLE prf ENABLE TRIGGER prf_is_linked');
    await expect(
      dataSource.query(`UPDATE erasure SET state = 'erasing' WHERE id = $1`, [ids[0]]),
    ).rejects.toThrow('goes with its patient');
    await eraseApproved();
    expect(await listedOf(held, 'withdrawn')).toMatchObject({ decisionReason: 'Under a legal hold.' });
    expect(await listedOf(linked, 'withdrawn')).toBeDefined();
    expect(await owner('SELECT FROM prf WHERE id = ANY ($1)', [[linked, held]])).toHaveLength(2);
  });
});
