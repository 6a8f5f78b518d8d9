import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import type { GraphqlAnswer } from './harness/test-server.js';
import { firstOf, mutationOf } from './harness/mutations.js';

/** The clock of the world stands at 14:32 of this day. */
const KNOWN = '2026-11-20T10:00:00.000Z';
const FACTS = {
  whatHappened: 'A tablet was left on a train',
  knownAt: KNOWN,
  dataCategories: ['health'],
  peopleCategories: ['patients'],
  risk: 'risk',
};
const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const act =
  (field: string, type: string) =>
  (input: object): Promise<GraphqlAnswer> =>
    world
      .caller('admin')
      .graphql(mutationOf(field, '{ id version state dueAt risk icoNotifiedAt updatedByName }', type), {
        input,
      });
const create = act('createBreach', 'CreateBreachInput');
const update = act('updateBreach', 'UpdateBreachInput');
const close = act('closeBreach', 'CloseBreachInput');
const reopen = act('reopenBreach', 'ReopenBreachInput');

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const problemsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['problems'];
const of = ({ data }: GraphqlAnswer) => firstOf(data) as Record<string, unknown>;
const note = async (more: object = {}): Promise<string> => {
  const id = newId();
  expect((await create({ id, ...FACTS, ...more })).errors).toBeUndefined();
  return id;
};
const historyOf = async (id: string) =>
  of(
    await world
      .caller('admin')
      .graphql(
        'query ($id: ID!) { breachHistory(id: $id) { version changedAt changedByName fields { field from to } } }',
        { id },
      ),
  ) as unknown as { version: number; changedByName: string; fields: { field: string }[] }[];

describe('a breach', () => {
  it('is noted once, with what is wrong named by its field', async () => {
    const id = newId();
    const refused = await create({ id, ...FACTS, whatHappened: ' ', knownAt: '2026-11-20T15:00:00.000Z' });
    expect(codeOf(refused)).toBe('BAD_INPUT');
    expect(problemsOf(refused)).toMatchObject([{ field: 'whatHappened' }, { field: 'knownAt' }]);
    expect(of(await create({ id, ...FACTS }))).toMatchObject({
      dueAt: '2026-11-23T10:00:00.000Z',
      version: 1,
    });
    expect(of(await create({ id, ...FACTS }))).toMatchObject({ id, version: 1 });
    expect(codeOf(await create({ id, ...FACTS, risk: 'high' }))).toBe('COMMAND_REUSED');
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('is listed by what is due first, page by page', async () => {
    const settled = await note({ risk: 'none', icoNotNotifiedReason: 'The device was encrypted' });
    const later = await note({ knownAt: '2026-11-20T11:00:00.000Z' });
    const high = await note({ risk: 'high', knownAt: '2026-11-20T12:00:00.000Z' });
    const seen: string[] = [];
    for (let after: string | null = null, hasNext = true; hasNext;) {
      const page: GraphqlAnswer = await world
        .caller('admin')
        .graphql(
          'query ($after: String) { breaches(state: open, first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
          { after },
        );
      const { nodes, pageInfo } = of(page) as {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...nodes.map(({ id }) => id));
      ({ hasNextPage: hasNext, endCursor: after } = pageInfo);
    }
    expect(seen[0]).toBe(high);
    expect(seen.slice(-2)).toEqual([later, settled]);
  });

  it('is closed once everybody was told or a reason stands, and changed again only when reopened', async () => {
    const id = await note({ risk: 'high' });
    const refused = await close({ id, version: 1 });
    expect(codeOf(refused)).toBe('BREACH_DUTIES_OPEN');
    expect(refused.errors?.[0]?.message).toContain(
      'the people affected were not notified, and the ICO was not notified',
    );
    const told = { icoNotifiedAt: '2026-11-20T14:00:00.000Z', icoReference: 'IC-4711' };
    expect(of(await update({ id, version: 1, ...FACTS, risk: 'high', ...told }))).toMatchObject({
      version: 2,
      dueAt: KNOWN,
    });
    expect(codeOf(await close({ id, version: 2 }))).toBe('BREACH_DUTIES_OPEN');
    const settled = { ...FACTS, risk: 'high', ...told, peopleNotNotifiedReason: 'All are dead' };
    expect(codeOf(await update({ id, version: 1, ...settled }))).toBe('CHANGED_MEANWHILE');
    expect(of(await update({ id, version: 2, ...settled }))).toMatchObject({ version: 3, dueAt: null });
    expect(codeOf(await close({ id, version: 2 }))).toBe('CHANGED_MEANWHILE');
    expect(of(await close({ id, version: 3 }))).toMatchObject({ state: 'closed', version: 4 });
    expect(codeOf(await update({ id, version: 4, ...FACTS }))).toBe('BREACH_CLOSED');
    expect(codeOf(await close({ id, version: 4 }))).toBe('BREACH_CLOSED');
    expect(problemsOf(await reopen({ id, version: 4, reason: ' ' }))).toMatchObject([{ field: 'reason' }]);
    expect(of(await reopen({ id, version: 4, reason: 'The ICO asked' }))).toMatchObject({ state: 'open' });
    expect(codeOf(await reopen({ id, version: 5, reason: 'Again' }))).toBe('BREACH_OPEN');
  });

  it('wants a reason where the ICO is told a minute after 72 hours, and none on the hour', async () => {
    const id = await note();
    world.server.clock.advance(80 * HOUR_MS);
    // The session of the caller ended with its twelve hours.
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    const late = { id, version: 1, ...FACTS, icoNotifiedAt: '2026-11-23T10:01:00.000Z' };
    expect(problemsOf(await update(late))).toMatchObject([{ field: 'icoLateReason' }]);
    expect(of(await update({ ...late, icoNotifiedAt: '2026-11-23T10:00:00.000Z' }))).toMatchObject({
      version: 2,
    });
    expect(of(await update({ ...late, version: 2, icoLateReason: 'No form' }))).toMatchObject({
      icoNotifiedAt: '2026-11-23T10:01:00.000Z',
    });
  });
});

describe('its history', () => {
  it('has who changed what from what to what, and is in the audit by names of fields', async () => {
    const id = await note();
    await update({ id, version: 1, ...FACTS, risk: 'none', peopleCount: 3 });
    await update({ id, version: 2, ...FACTS, risk: 'none', peopleCount: 3 });
    const [second, first] = await historyOf(id);
    expect(second).toMatchObject({
      version: 2,
      fields: [
        { field: 'risk', from: 'risk', to: 'none' },
        { field: 'peopleCount', from: null, to: '3' },
      ],
    });
    expect(second?.changedByName).not.toBe('');
    expect(first?.fields.map(({ field }) => field).sort()).toEqual([...Object.keys(FACTS), 'state'].sort());
    const audited = await world.server.database.asOwner<{ action: string; fields_changed: string[] }>(
      `SELECT action, fields_changed FROM audit_entry WHERE entity_type = 'Breach' AND entity_id = $1
       AND action IN ('BREACH_RECORDED', 'BREACH_UPDATED') ORDER BY sequence`,
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['BREACH_RECORDED', 'BREACH_UPDATED']);
    expect(audited[1]?.fields_changed.toSorted()).toEqual(['people_count', 'risk']);
  });

  it('is the database’s alone to write, and a breach is never deleted', async () => {
    const id = await note();
    const { dataSource, asOwner } = world.server.database;
    const user = world.caller('admin').user?.id;
    for (const statement of [
      `INSERT INTO breach_change SELECT id, 9, now(), created_by, '{}' FROM breach WHERE id = $1`,
      `UPDATE breach_change SET changes = '{}' WHERE breach_id = $1`,
      'DELETE FROM breach_change WHERE breach_id = $1',
      'DELETE FROM breach WHERE id = $1',
    ])
      await expect(dataSource.query(statement, [id]), statement).rejects.toThrow('permission denied');
    for (const statement of [
      `UPDATE breach_change SET changes = '{}' WHERE breach_id = $1`,
      'DELETE FROM breach WHERE id = $1',
    ])
      await expect(asOwner(statement, [id]), statement).rejects.toThrow('append-only');
    await expect(
      dataSource.query(`UPDATE breach SET state = 'closed', version = 2, updated_by = $2 WHERE id = $1`, [
        id,
        user,
      ]),
    ).rejects.toThrow('breach_closed_check');
  });
});

describe('the deadline of a breach', () => {
  it('is told to each administrator a day before and when it is over, each once, and no more once it is met', async () => {
    const { server } = world;
    const admin = await server.signedIn('admin');
    const warn = () => server.services.breachWarnings.warn();
    const due = '2026-11-23T10:00:00.000Z';
    const untilDue = Date.parse(due) - server.clock.now().getTime();
    const id = await note();
    const met = await note({ icoNotifiedAt: KNOWN });
    const told = async () =>
      (
        await server.database.asOwner<{ kind: string }>(
          'SELECT kind FROM notification WHERE user_id = $1 AND entity_id = ANY ($2) ORDER BY made_at, id',
          [admin.user?.id, [id, met]],
        )
      ).map(({ kind }) => kind);

    server.clock.advance(untilDue - 24 * HOUR_MS - 1);
    await warn();
    expect(await told()).toEqual([]);
    server.clock.advance(1);
    for (let look = 0; look < 2; look += 1) await warn();
    expect(await told()).toEqual(['breach_due']);
    server.clock.advance(24 * HOUR_MS);
    await warn();
    expect(await told()).toEqual(['breach_due']);
    server.clock.advance(1);
    for (let look = 0; look < 2; look += 1) await warn();
    expect(await told()).toEqual(['breach_due', 'breach_overdue']);
    const [row] = await server.database.asOwner<{ title: string; body: string }>(
      `SELECT title, body FROM notification WHERE user_id = $1 AND entity_id = $2 AND kind = 'breach_overdue'`,
      [admin.user?.id, id],
    );
    expect(row).toEqual({
      title: 'A personal data breach is overdue',
      body: 'Breach known since 20 November 2026 at 10:00: the ICO was not notified. This was due by 23 November 2026 at 10:00.',
    });
  });
});
