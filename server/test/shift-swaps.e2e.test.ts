import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf } from './harness/mutations.js';

const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: TestCaller;
let alys: Member;
let bryn: Member;
let aider: Member;
let eventId: string;
let day = 1;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  alys = await takeOn(server, 'Alys', 'paramedic');
  bryn = await takeOn(server, 'Bryn', 'paramedic');
  aider = await takeOn(server, 'Cai', 'first_aider');
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Lantern Night', $2, $3)`,
    [eventId, server.clock.now(), new Date(server.clock.now().getTime() + 400 * 24 * HOUR_MS)],
  );
});
afterAll(() => server.close());

/** A shift that somebody has; each test is in a week of its own. */
const shiftOf = async ({ staffId }: Member, from: number, hours = 8, role = 'paramedic'): Promise<string> => {
  const id = newId();
  const start = server.clock.now().getTime() + (day * 168 + from) * HOUR_MS;
  await server.database.asOwner(
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, staff_id, is_touched, created_by, created_at)
     VALUES ($1, $2, $1, $3, $4, $5, 'normal', 'assigned', $6, true, $7, $8)`,
    [
      id,
      eventId,
      new Date(start),
      new Date(start + hours * HOUR_MS),
      role,
      staffId,
      admin.user?.id,
      server.clock.now(),
    ],
  );
  return id;
};
const nextWeek = (): void => {
  day += 2;
};

const run = async (
  who: TestCaller,
  field: string,
  variables: Readonly<Record<string, unknown>>,
  types: string,
) => {
  const names = Object.keys(variables).map((name) => `${name}: $${name}`);
  const given = 'input' in variables ? 'input: $input' : `input: { ${names.join(', ')} }`;
  const { data, errors } = await who.graphql(
    `mutation (${types}) { ${field}(${given}) { shiftSwap { id status } } }`,
    variables,
  );
  const value = firstOf(data) as { readonly id: string; readonly status: string } | undefined;
  return { value, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
};
const offer = (who: Member, shiftId: string, to: Member, otherShiftId: string | null = null, id = newId()) =>
  run(
    who.caller,
    'offerShiftSwap',
    { input: { id, shiftId, staffId: to.staffId, otherShiftId } },
    '$input: OfferSwapInput!',
  );
const on = (who: TestCaller, field: string, id: string | undefined) => run(who, field, { id }, '$id: ID!');
const decide = (field: 'approve' | 'refuse', id: string | undefined, reason: string | null = null) =>
  run(
    admin,
    `${field}ShiftSwap`,
    { id, reason },
    field === 'refuse' ? '$id: ID!, $reason: String!' : '$id: ID!, $reason: String',
  );
const holder = async (shiftId: string): Promise<string | undefined> =>
  (
    await server.database.asOwner<{ staff_id: string }>('SELECT staff_id FROM shift WHERE shift_id = $1', [
      shiftId,
    ])
  )[0]?.staff_id;
const told = (userId: string) =>
  server.database
    .asOwner<{ kind: string }>(
      `SELECT kind FROM notification WHERE user_id = $1 AND kind LIKE 'swap%' ORDER BY id`,
      [userId],
    )
    .then((rows) => rows.map(({ kind }) => kind));

/** What somebody reads of why: at the swaps of a shift, and at the shift itself. */
const reasonsTo = async (who: TestCaller, id: string) => {
  const { data, errors } = await who.graphql(
    'query ($id: ID!) { shiftSwaps(shiftId: $id) { reason } shift(shiftId: $id) { shift { reason } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  const read = data as {
    shiftSwaps: { reason: string | null }[];
    shift: { shift: { reason: string | null } };
  };
  return [read.shiftSwaps.map(({ reason }) => reason), read.shift.shift.reason];
};

describe('a swap between two people', () => {
  it('changes both hands at once where each has the other’s time, and tells everybody', async () => {
    // They overlap: neither could take the other's without giving their own.
    const [hers, his] = [await shiftOf(alys, 8), await shiftOf(bryn, 10)];
    const { value: swap } = await offer(alys, hers, bryn, his);
    expect(swap?.status).toBe('offered');
    expect((await on(bryn.caller, 'acceptShiftSwap', swap?.id)).value?.status).toBe('accepted');
    expect([await holder(hers), await holder(his)]).toEqual([alys.staffId, bryn.staffId]);
    expect((await decide('approve', swap?.id)).value?.status).toBe('approved');
    expect([await holder(hers), await holder(his)]).toEqual([bryn.staffId, alys.staffId]);
    expect(await told(alys.userId)).toEqual(['swap_accepted', 'swap_approved']);
    expect(await told(bryn.userId)).toEqual(['swap_offered', 'swap_approved']);
    expect(await told(admin.user?.id ?? '')).toEqual(['swap_accepted']);
    const audited = await server.database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity_id = $1 AND action LIKE '%SWAP%' ORDER BY id`,
      [hers],
    );
    expect(audited.map(({ action }) => action).sort()).toEqual(
      ['SHIFT_SWAPPED', 'SHIFT_SWAP_ACCEPTED', 'SHIFT_SWAP_APPROVED', 'SHIFT_SWAP_OFFERED'].sort(),
    );
  });

  it('is refused when offered where position or time speak against it', async () => {
    nextWeek();
    const hers = await shiftOf(alys, 8);
    expect((await offer(alys, hers, aider)).code).toBe('SHIFT_UNQUALIFIED');
    const clash = await shiftOf(bryn, 10);
    expect((await offer(alys, hers, bryn)).code).toBe('SHIFT_CLASH');
    // In return for the one that clashes it could be; for another it could not.
    expect((await offer(alys, hers, bryn, await shiftOf(bryn, 96))).code).toBe('SHIFT_CLASH');
    expect((await offer(alys, hers, alys)).code).toBe('BAD_INPUT');
    expect((await offer(bryn, hers, alys)).code).toBe('FORBIDDEN');
    expect((await offer(alys, hers, bryn, hers)).code).toBe('BAD_INPUT');
    expect(await holder(clash)).toBe(bryn.staffId);
  });

  it('may leave little rest when it is offered: whoever approves it is told, and gives the reason', async () => {
    nextWeek();
    const early = await shiftOf(alys, 8);
    await shiftOf(bryn, 20);
    // How much a colleague rests is not for the offerer to hear.
    const { value: swap, message } = await offer(alys, early, bryn);
    expect([swap?.status, message]).toEqual(['offered', undefined]);
    expect((await on(bryn.caller, 'acceptShiftSwap', swap?.id)).value?.status).toBe('accepted');
    const refused = await decide('approve', swap?.id);
    expect(refused.code).toBe('SHIFT_WORKING_TIME');
    expect(refused.message).toContain('Only 4 h rest before or after another shift');
    expect((await decide('approve', swap?.id, 'Agreed by telephone')).value?.status).toBe('approved');
    expect(await holder(early)).toBe(bryn.staffId);
    expect(await reasonsTo(admin, early)).toEqual([['Agreed by telephone'], 'Agreed by telephone']);
    expect(await reasonsTo(bryn.caller, early)).toEqual([[null], 'Agreed by telephone']);
    expect(await reasonsTo(alys.caller, early)).toEqual([[null], null]);
  });

  it('is approved with a reason that stands at the shift alone whose person it is about', async () => {
    nextWeek();
    const [hers, his] = [await shiftOf(alys, 8), await shiftOf(bryn, 72)];
    await shiftOf(bryn, 20);
    const { value: swap } = await offer(alys, hers, bryn, his);
    await on(bryn.caller, 'acceptShiftSwap', swap?.id);
    expect((await decide('approve', swap?.id, 'Bryn asked for it')).value?.status).toBe('approved');
    expect(await reasonsTo(bryn.caller, hers)).toEqual([[null], 'Bryn asked for it']);
    expect(await reasonsTo(alys.caller, his)).toEqual([[null], null]);
    expect(await reasonsTo(admin, his)).toEqual([['Bryn asked for it'], null]);
  });

  it('is held against the rules again when it is approved; a reason lets rest pass, and nothing else', async () => {
    nextWeek();
    const hers = await shiftOf(alys, 8);
    const { value: swap } = await offer(alys, hers, bryn);
    await on(bryn.caller, 'acceptShiftSwap', swap?.id);
    const late = await shiftOf(bryn, 18);
    expect((await decide('approve', swap?.id)).code).toBe('SHIFT_WORKING_TIME');
    const clash = await shiftOf(bryn, 0, 9);
    expect((await decide('approve', swap?.id, 'Agreed')).code).toBe('SHIFT_CLASH');
    await server.database.asOwner(
      `UPDATE shift SET status = 'cancelled', version = version + 1 WHERE shift_id = $1`,
      [clash],
    );
    expect((await decide('approve', swap?.id, 'Agreed')).value?.status).toBe('approved');
    expect([await holder(hers), await holder(late)]).toEqual([bryn.staffId, bryn.staffId]);
  });

  it('no longer stands once a shift of it has changed', async () => {
    nextWeek();
    const [hers, his] = [await shiftOf(alys, 8), await shiftOf(bryn, 40)];
    const { value: swap } = await offer(alys, hers, bryn, his);
    await on(bryn.caller, 'acceptShiftSwap', swap?.id);
    await admin.graphql(
      'mutation ($id: ID!) { unassignShift(input: { shiftId: $id, reason: "Ill" }) { shift { id } } }',
      {
        id: his,
      },
    );
    const refused = await decide('approve', swap?.id);
    expect(['SHIFT_STATE', 'SWAP_STATE']).toContain(refused.code);
    const answer = await on(alys.caller, 'withdrawShiftSwap', swap?.id);
    expect(answer).toMatchObject({
      code: 'SWAP_STATE',
      message: 'This cannot be done: the swap is no longer possible: a shift was changed or has begun.',
    });
    // So that it can be offered anew.
    expect((await offer(alys, hers, bryn)).value?.status).toBe('offered');
  });

  it('that is no longer possible is told to both, and to the admins whom it waited for but who did it, once', async () => {
    const stale = async (userId: string, shiftId: string) =>
      (
        await server.database.asOwner(
          `SELECT FROM notification WHERE user_id = $1 AND entity_id = $2 AND kind = 'swap_stale'`,
          [userId, shiftId],
        )
      ).length;
    const toldOf = async (shiftId: string) => [
      await stale(alys.userId, shiftId),
      await stale(bryn.userId, shiftId),
      await stale(admin.user?.id ?? '', shiftId),
      await stale(other.user?.id ?? '', shiftId),
    ];
    const other = await server.signedIn('admin');
    nextWeek();
    const [moved, cancelled, begun] = [
      await shiftOf(alys, 8),
      await shiftOf(alys, 48),
      await shiftOf(alys, 96),
    ];
    for (const shiftId of [moved, cancelled, begun]) {
      const { value } = await offer(alys, shiftId, bryn);
      if (shiftId !== cancelled) await on(bryn.caller, 'acceptShiftSwap', value?.id);
    }
    await admin.graphql(
      'mutation ($id: ID!) { unassignShift(input: { shiftId: $id, reason: "Ill" }) { shift { id } } }',
      {
        id: moved,
      },
    );
    await admin.graphql(
      'mutation ($id: ID!) { cancelShift(input: { shiftId: $id, reason: "Rain" }) { shift { id } } }',
      {
        id: cancelled,
      },
    );
    const { staleSwaps } = server.services;
    await staleSwaps.tell(server.clock.now());
    await staleSwaps.tell(server.clock.now());
    expect(await toldOf(moved)).toEqual([1, 1, 0, 1]);
    // Nobody had accepted it: no administrator waits.
    expect(await toldOf(cancelled)).toEqual([1, 1, 0, 0]);
    expect(await toldOf(begun)).toEqual([0, 0, 0, 0]);
    const [row] = await server.database.asOwner<{ start: Date }>(
      'SELECT starts_at AS start FROM shift WHERE shift_id = $1',
      [begun],
    );
    await staleSwaps.tell(row?.start ?? server.clock.now());
    // That it has begun is nobody's doing.
    expect(await toldOf(begun)).toEqual([1, 1, 1, 1]);
    expect(await toldOf(moved)).toEqual([1, 1, 0, 1]);
  });

  it('is not told to who moved the shift, nor to the person who gave it up', async () => {
    nextWeek();
    const [moved, left] = [await shiftOf(alys, 8), await shiftOf(alys, 48)];
    for (const shiftId of [moved, left]) {
      const { value } = await offer(alys, shiftId, bryn);
      await on(bryn.caller, 'acceptShiftSwap', value?.id);
    }
    const { errors } = await admin.graphql(
      `mutation ($input: UpdateShiftInput!) { updateShift(input: $input) { shift { id } } }`,
      { input: { shiftId: moved, briefing: 'Gate 4' } },
    );
    expect(errors).toBeUndefined();
    await alys.caller.graphql(
      'mutation ($id: ID!) { unassignShift(input: { shiftId: $id, reason: "Ill" }) { shift { id } } }',
      {
        id: left,
      },
    );
    await server.services.staleSwaps.tell(server.clock.now());
    const toldOf = async (shiftId: string) =>
      (
        await server.database.asOwner<{ id: string }>(
          `SELECT user_id AS id FROM notification WHERE entity_id = $1 AND kind = 'swap_stale'`,
          [shiftId],
        )
      ).map(({ id }) => id);
    const own = admin.user?.id;
    const ofMoved = await toldOf(moved);
    expect(ofMoved).toEqual(expect.arrayContaining([alys.userId, bryn.userId]));
    expect(ofMoved).not.toContain(own);
    const ofLeft = await toldOf(left);
    expect(ofLeft).toEqual(expect.arrayContaining([bryn.userId, own]));
    expect(ofLeft).not.toContain(alys.userId);
  });

  it('is answered by whom it is offered to, withdrawn by its offerer, decided by admins, each once', async () => {
    nextWeek();
    const hers = await shiftOf(alys, 8);
    const id = newId();
    const { value: swap } = await offer(alys, hers, bryn, null, id);
    expect((await offer(alys, hers, bryn, null, id)).value?.id).toBe(swap?.id);
    expect((await offer(alys, hers, bryn, await shiftOf(bryn, 200), id)).code).toBe('COMMAND_REUSED');
    expect((await offer(alys, hers, bryn)).code).toBe('SWAP_STANDS');
    expect((await on(aider.caller, 'acceptShiftSwap', id)).code).toBe('NOT_FOUND');
    expect((await on(alys.caller, 'acceptShiftSwap', id)).code).toBe('FORBIDDEN');
    expect((await on(bryn.caller, 'withdrawShiftSwap', id)).code).toBe('FORBIDDEN');
    expect((await decide('approve', id)).code).toBe('SWAP_STATE');
    expect((await on(bryn.caller, 'declineShiftSwap', id)).value?.status).toBe('declined');
    expect((await on(bryn.caller, 'acceptShiftSwap', id)).code).toBe('SWAP_STATE');
    const again = (await offer(alys, hers, bryn)).value?.id;
    expect((await decide('refuse', again, ' ')).code).toBe('BAD_INPUT');
    expect((await decide('refuse', again, 'No cover')).value?.status).toBe('refused');
    await expect(
      server.database.dataSource.query(`UPDATE shift_swap SET status = 'offered' WHERE id = $1`, [again]),
    ).rejects.toThrow('does not become');
    await expect(
      server.database.dataSource.query(`UPDATE shift_swap SET offered_to = offered_by WHERE id = $1`, [
        again,
      ]),
    ).rejects.toThrow('permission denied');
  });

  it('is shown to who takes part in it and to admins', async () => {
    nextWeek();
    const hers = await shiftOf(alys, 8);
    await offer(alys, hers, bryn);
    const seen = async (who: TestCaller) =>
      (
        (
          await who.graphql('query ($id: ID!) { shiftSwaps(shiftId: $id) { id shift { id } } }', {
            id: hers,
          })
        ).data?.['shiftSwaps'] as unknown[]
      ).length;
    expect(await Promise.all([alys.caller, bryn.caller, admin, aider.caller].map(seen))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('of a shift that has begun is refused for that, when it is offered and when it is approved', async () => {
    nextWeek();
    // Begun an hour ago, and nobody has checked in.
    const begun = await shiftOf(alys, -day * 168 - 1);
    const refused = await offer(alys, begun, bryn);
    expect(refused.code).toBe('SWAP_BEGUN');
    expect(refused.message).toMatch(
      /^The shift at \d+ \w+ 20\d\d, \d\d:\d\d has begun\. You can no longer swap it\.$/,
    );
    const hers = await shiftOf(alys, 8);
    expect((await offer(alys, hers, bryn, await shiftOf(bryn, -day * 168 - 1))).code).toBe('SWAP_BEGUN');
    const { value: swap } = await offer(alys, hers, bryn);
    await on(bryn.caller, 'acceptShiftSwap', swap?.id);
    server.clock.advance((day * 168 + 8) * HOUR_MS);
    await admin.signIn(admin.user?.email ?? '');
    expect((await decide('approve', swap?.id)).code).toBe('SWAP_BEGUN');
    expect(await holder(hers)).toBe(alys.staffId);
  });
});
