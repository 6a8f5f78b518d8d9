import { Kind, parse, print, visit } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANGE_SQL } from '../src/modules/shifts/shift.hot.js';
import { newId } from '../src/platform/ids.js';
import { operationText, statementsOf } from './first-loads.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';

const HOUR_MS = 3_600_000;
type Json = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestCaller;
let paramedic: Member;
let aider: Member;
let eventId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  paramedic = await takeOn(server, 'Perran', 'paramedic', [
    ['hcpc_paramedic', null],
    ['als', '2026-12-31'],
  ]);
  aider = await takeOn(server, 'Alys', 'first_aider', [['frec_3', null]]);
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, latitude, longitude) VALUES ($1, 'Lantern Night', $2, $3, 51.5, -2.61)`,
    [eventId, server.clock.now(), new Date(server.clock.now().getTime() + 400 * 24 * HOUR_MS)],
  );
});
afterAll(() => server.close());

/** Sessions end when nobody is there: everybody signs in again. */
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  for (const caller of [admin, paramedic.caller, aider.caller]) await caller.signIn(caller.user?.email ?? '');
};

const FACTS =
  'shiftID status version shiftStart shiftEnd role isBiddingOpen isTouched reason seriesID staff { staffID user { firstName } } backupStaff { staffID } applicants { staffID } checkInTime checkOutTime';
const run = async (
  who: TestCaller,
  field: string,
  variables: Json,
  types: Json,
  selection = `{ ${FACTS} }`,
) => {
  const parameters = Object.entries(types).map(([name, type]) => `$${name}: ${String(type)}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  const { data, errors } = await who.graphql(
    `mutation (${parameters.join(', ')}) { ${field}(${passed.join(', ')}) ${selection} }`,
    variables,
  );
  return { value: data?.[field] as Json | undefined, refusal: errors?.[0] };
};
const input = (who: TestCaller, field: string, type: string, value: Json) =>
  run(who, field, { input: value }, { input: `${type}!` });
const onId = (who: TestCaller, field: string, id: string, more: Json = {}, types: Json = {}) =>
  run(who, field, { shiftId: id, ...more }, { shiftId: 'ID!', ...types });

/** Days after the first hour of the test's clock, so that no test's shifts meet another's. */
let day = 10;
const times = (hours = 8, after = 0): { startTime: string; endTime: string } => {
  const start = Date.UTC(2026, 10, 20 + day, 8) + after * HOUR_MS;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + hours * HOUR_MS).toISOString(),
  };
};
const nextDay = (): void => {
  day += 14;
};
const create = async (facts: Json = {}, block: Json = {}, who = admin): Promise<Json[]> => {
  const { value, refusal } = await input(who, 'createShifts', 'CreateShiftsInput', {
    batchId: newId(),
    eventId,
    shifts: [{ ...times(), ...block }],
    ...facts,
  });
  expect(refusal).toBeUndefined();
  return value as unknown as Json[];
};
const one = async (block: Json = {}, who = admin): Promise<string> =>
  (await create({}, block, who))[0]?.['shiftID'] as string;
const assign = (who: TestCaller, shiftId: string, { staffId }: Member, reason?: string) =>
  input(who, 'assignShift', 'AssignShiftInput', {
    shiftId,
    staffId,
    ...(reason === undefined ? {} : { reason }),
  });
/** Acts while somebody else's change of a shift is under way, which is through as soon as the act waits for it. */
const overtaken = async <T>(shiftId: string, change: string, act: () => Promise<T>): Promise<T> => {
  const runner = server.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`UPDATE shift SET ${change}, version = version + 1 WHERE shift_id = $1`, [shiftId]);
    const acting = act();
    await expect
      .poll(() =>
        server.database.asOwner(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    await runner.commitTransaction();
    return await acting;
  } finally {
    await runner.release();
  }
};
const newEvent = async (name: string): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, $2, $3, $4, 'live')`,
    [id, name, server.clock.now(), new Date(server.clock.now().getTime() + 60 * 24 * HOUR_MS)],
  );
  return id;
};
const moveEvent = (id: string, status: string, reason?: string) =>
  run(
    admin,
    'changeEventStatus',
    { input: { eventID: id, version: 1, status, ...(reason === undefined ? {} : { reason }) } },
    { input: 'ChangeEventStatusInput!' },
    '{ status }',
  );
const cloneOf = (who: TestCaller, shiftId: string) =>
  run(who, 'cloneShift', { shiftId, newShiftId: newId() }, { shiftId: 'ID!', newShiftId: 'ID!' });
/** What was told of one kind, the earliest first. */
const toldAs = (kind: string) =>
  server.database.asOwner<{ id: string; userId: string; shiftId: string }>(
    `SELECT id, user_id AS "userId", entity_id AS "shiftId" FROM notification WHERE kind = $1 ORDER BY id`,
    [kind],
  );
const told = (kind: string) => toldAs(`shift_${kind}`);
/** Everybody who is told what administrators are told. */
const admins = async (): Promise<string[]> => {
  const rows = await server.database.asOwner<{ id: string }>(
    `SELECT id FROM app_user WHERE role = 'admin' AND kind = 'person' AND is_active`,
  );
  return rows.map(({ id }) => id).sort();
};

describe('creating shifts', () => {
  it('makes every block and what recurs of it, at the clock time of the event, once', async () => {
    const batchId = newId();
    const wanted = {
      batchId,
      eventId,
      recurrence: 'daily',
      count: 3,
      priority: 'high',
      shifts: [
        { startTime: '2027-03-27T09:00:00Z', endTime: '2027-03-27T17:00:00Z', role: 'paramedic' },
        { startTime: '2027-03-27T17:00:00Z', endTime: '2027-03-27T20:00:00Z' },
      ],
    };
    const first = await input(admin, 'createShifts', 'CreateShiftsInput', wanted);
    const again = await input(admin, 'createShifts', 'CreateShiftsInput', wanted);
    expect(again.value).toEqual(first.value);
    const made = first.value as unknown as Json[];
    expect(made.map(({ shiftStart }) => String(shiftStart).slice(0, 16))).toEqual([
      '2027-03-27T09:00',
      '2027-03-27T17:00',
      '2027-03-28T08:00',
      '2027-03-28T16:00',
      '2027-03-29T08:00',
      '2027-03-29T16:00',
    ]);
    expect(new Set(made.map(({ seriesID }) => seriesID)).size).toBe(2);
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'SHIFT_CREATED' AND entity_id = $1`,
        [made[0]?.['shiftID']],
      ),
    ).toHaveLength(1);
  });

  it('answers a repeated call only where it asks for the same', async () => {
    nextDay();
    const wanted = {
      batchId: newId(),
      eventId,
      priority: 'high',
      briefing: ' Gate 4 ',
      shifts: [{ ...times(), role: 'medic', requiredQualifications: ['als'] }],
    };
    const send = (changes: Json = {}) =>
      input(admin, 'createShifts', 'CreateShiftsInput', { ...wanted, ...changes });
    const first = await send();
    expect((await send()).value).toEqual(first.value);
    const [block] = wanted.shifts;
    for (const changes of [
      { eventId: await newEvent('Another') },
      { priority: 'low' },
      { briefing: 'Gate 5' },
      { shifts: [{ ...block, role: 'nurse' }] },
      { shifts: [{ ...block, requiredQualifications: ['bls'] }] },
      { shifts: [{ ...block, ...times(9) }] },
      { shifts: [block, block] },
    ])
      expect((await send(changes)).refusal?.extensions.code).toBe('CONFLICT');
  });

  it('makes at most 366 in all, and no briefing that is too long', async () => {
    const { refusal } = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      recurrence: 'daily',
      count: 184,
      shifts: [times(), times()],
    });
    expect(refusal?.extensions.problems).toMatchObject([{ field: 'shifts.1', code: 'too_many' }]);
    nextDay();
    const id = await one();
    const long = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: id,
      briefing: 'x'.repeat(10_001),
    });
    expect(long.refusal?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'briefing', code: 'too_long' }],
    });
  });

  it('asks for an event in the words of the specification, and for times that can be', async () => {
    const without = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      shifts: [times()],
    });
    expect(without.refusal?.message).toBe('Please select an event before adding shifts.');
    const wrong = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      recurrence: 'daily',
      count: 999,
      shifts: [{ startTime: times().endTime, endTime: times().startTime, role: 'wizard' }],
    });
    expect(wrong.refusal?.extensions.problems?.map(({ field }) => field)).toEqual([
      'shifts.0.endTime',
      'shifts.0.role',
      'count',
    ]);
  });

  it('clones without staff, applicants and notes; staff only open ones that they made', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, paramedic);
    const copy = await run(
      admin,
      'cloneShift',
      { shiftId: id, newShiftId: newId() },
      { shiftId: 'ID!', newShiftId: 'ID!' },
    );
    expect(copy.value).toMatchObject({ status: 'open', staff: null, isTouched: false });
    const refused = await run(
      aider.caller,
      'cloneShift',
      { shiftId: id, newShiftId: newId() },
      { shiftId: 'ID!', newShiftId: 'ID!' },
    );
    expect(refused.refusal?.extensions.code).toBe('FORBIDDEN');
    const own = await one({}, aider.caller);
    expect(
      (
        await run(
          aider.caller,
          'cloneShift',
          { shiftId: own, newShiftId: newId() },
          { shiftId: 'ID!', newShiftId: 'ID!' },
        )
      ).refusal,
    ).toBeUndefined();
  });
});

describe('assigning', () => {
  it('lets staff take a shift themselves and nobody else', async () => {
    nextDay();
    const id = await one();
    expect((await assign(aider.caller, id, paramedic)).refusal?.message).toBe(
      'You do not have permission to assign other staff.',
    );
    const stranger = await server.signedIn('staff');
    expect((await assign(stranger, id, aider)).refusal?.message).toBe(
      'No staff profile found for current user.',
    );
    expect((await assign(aider.caller, id, aider)).value).toMatchObject({
      status: 'assigned',
      staff: { staffID: aider.staffId },
    });
    expect((await assign(admin, id, paramedic)).refusal?.message).toBe(
      'This cannot be done while the shift is assigned.',
    );
  });

  it('asks for position and qualifications that are in date when it ends, whatever the reason', async () => {
    nextDay();
    const senior = await one({ role: 'paramedic' });
    expect((await assign(admin, senior, aider, 'Nobody else')).refusal).toMatchObject({
      extensions: { code: 'SHIFT_UNQUALIFIED' },
      message:
        'Alys Vale cannot take this shift: the position First Aider does not allow the role Paramedic.',
    });
    const [late] = await create(
      {},
      {
        startTime: '2027-01-02T08:00:00Z',
        endTime: '2027-01-02T16:00:00Z',
        requiredQualifications: ['frec_4', 'als'],
      },
    );
    expect((await assign(admin, late?.['shiftID'] as string, paramedic)).refusal?.message).toBe(
      'Perran Vale cannot take this shift: ALS is out of date when the shift ends.',
    );
  });

  it('wants an admin’s reason for little rest, and refuses staff who assign themselves', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(6, 12))];
    await assign(admin, first, aider);
    const warned =
      'Alys Vale: Only 4 h rest beside another shift (11 h are due). An administrator can go ahead with a reason.';
    expect((await assign(aider.caller, second, aider, 'I do not mind')).refusal?.message).toBe(warned);
    expect((await assign(admin, second, aider)).refusal?.message).toBe(warned);
    expect((await assign(admin, second, aider, 'Nobody else is free')).value).toMatchObject({
      status: 'assigned',
      reason: 'Nobody else is free',
    });
  });

  it('never books one person twice, also when two admins do so at the same moment', async () => {
    nextDay();
    const other = await server.signedIn('admin');
    for (let round = 0; round < 5; round += 1) {
      nextDay();
      const [one_, two] = [await one(), await one(times(8, 4))];
      const both = await Promise.all([assign(admin, one_, paramedic), assign(other, two, paramedic)]);
      expect(both.filter(({ value }) => value)).toHaveLength(1);
      expect(both.find(({ refusal }) => refusal)?.refusal).toMatchObject({
        extensions: { code: 'SHIFT_CLASH' },
        message: 'Perran Vale is assigned to another shift at that time. Unassign the other one first.',
      });
    }
    await expect(
      server.database.asOwner(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, staff_id, created_by, created_at)
         SELECT gen_random_uuid(), event_id, batch_id, starts_at, ends_at, priority, status, staff_id, created_by, created_at
         FROM shift WHERE staff_id = $1 AND status = 'assigned' LIMIT 1`,
        [paramedic.staffId],
      ),
    ).rejects.toThrow('shift_no_double_booking');
  });

  it('takes the same shift once, also when two ask at the same moment', async () => {
    nextDay();
    const id = await one();
    const both = await Promise.all([
      assign(aider.caller, id, aider),
      assign(paramedic.caller, id, paramedic),
    ]);
    expect(both.filter(({ value }) => value)).toHaveLength(1);
    expect(both.find(({ refusal }) => refusal)?.refusal?.extensions.code).toBe('SHIFT_STATE');
  });

  it('looks again where the shift was changed while the rules were held against it', async () => {
    nextDay();
    const [changed, gone] = [await one(), await one()];
    const stricter = await overtaken(changed, `required_qualifications = '{als}'`, () =>
      assign(aider.caller, changed, aider),
    );
    expect(stricter.refusal?.extensions.code).toBe('SHIFT_CHANGED');
    const off = await overtaken(gone, `status = 'cancelled'`, () => assign(admin, gone, aider));
    expect(off.refusal?.message).toBe('This cannot be done while the shift is cancelled.');
  });

  it('gives staff a shift themselves without naming anybody, if they have a profile', async () => {
    nextDay();
    const id = await one();
    const take = (who: TestCaller) => input(who, 'assignShift', 'AssignShiftInput', { shiftId: id });
    for (const who of [await server.signedIn('staff'), admin])
      expect((await take(who)).refusal?.message).toBe('No staff profile found for current user.');
    expect((await take(aider.caller)).value).toMatchObject({ staff: { staffID: aider.staffId } });
  });

  it('closes bidding and tells who else applied; one application a person', async () => {
    nextDay();
    const id = await one();
    expect((await onId(aider.caller, 'applyForShift', id)).refusal?.extensions.code).toBe(
      'SHIFT_BIDDING_CLOSED',
    );
    await onId(admin, 'setShiftBidding', id, { isOpen: true }, { isOpen: 'Boolean!' });
    for (const { caller } of [aider, paramedic])
      expect((await onId(caller, 'applyForShift', id)).value).toMatchObject({ applicants: [{}] });
    // Administrators hear of the first; the others stand in the list.
    const hearing = (await told('applied')).filter(({ shiftId }) => shiftId === id);
    expect(hearing.map(({ userId }) => userId).sort()).toEqual(await admins());
    const { value } = await assign(admin, id, paramedic);
    expect(value).toMatchObject({ isBiddingOpen: false, applicants: [{}, {}] });
    expect((await told('filled')).at(-1)).toMatchObject({ userId: aider.userId, shiftId: id });
    expect((await told('assigned')).at(-1)).toMatchObject({
      userId: paramedic.userId,
      shiftId: id,
    });
  });

  it('names a backup who is somebody else, and once', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, paramedic);
    const backup = (staffId: string) => onId(admin, 'assignBackupStaff', id, { staffId }, { staffId: 'ID' });
    expect((await backup(paramedic.staffId)).refusal?.extensions.code).toBe('SHIFT_BACKUP');
    expect((await backup(aider.staffId)).value).toMatchObject({ backupStaff: { staffID: aider.staffId } });
    expect((await backup(aider.staffId)).refusal?.extensions.code).toBe('SHIFT_BACKUP');
    const none = await onId(admin, 'assignBackupStaff', id, { staffId: null }, { staffId: 'ID' });
    expect(none.value).toMatchObject({ backupStaff: null });
    for (const kind of ['backup', 'backup_ended'])
      expect((await told(kind)).filter(({ shiftId }) => shiftId === id)).toMatchObject([
        { userId: aider.userId },
      ]);
  });

  it('lists people who work for the provider alone', async () => {
    const gone = await takeOn(server, 'Gone', 'medic');
    await server.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [gone.userId]);
    const { data } = await admin.graphql('{ shiftPeople { staffID } }');
    const ids = (data?.['shiftPeople'] as Json[]).map(({ staffID }) => staffID);
    expect(ids).toContain(aider.staffId);
    expect(ids).not.toContain(gone.staffId);
  });

  it('says why, and what speaks against it, to admins and to who is on it alone', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(6, 12))];
    await assign(admin, first, aider);
    await assign(admin, second, aider, 'Nobody else is free');
    const seen = async (who: TestCaller) => {
      const { data } = await who.graphql(
        'query ($id: ID!) { shift(shiftId: $id) { shift { reason } concerns } }',
        {
          id: second,
        },
      );
      const { shift, concerns } = data?.['shift'] as { shift: Json; concerns: string[] };
      return [shift['reason'], concerns.length];
    };
    for (const who of [admin, aider.caller]) expect(await seen(who)).toEqual(['Nobody else is free', 1]);
    expect(await seen(paramedic.caller)).toEqual([null, 0]);
    // That they cannot work then, as they said, refuses nothing, and is told.
    await aider.caller.graphql(
      'mutation ($input: AddAvailabilityExceptionInput!) { addAvailabilityException(input: $input) { staffID } }',
      { input: { id: newId(), isAvailable: false, from: times().startTime, until: times(24).endTime } },
    );
    const { data } = await admin.graphql('query ($id: ID!) { shift(shiftId: $id) { concerns } }', {
      id: first,
    });
    expect((data?.['shift'] as Json)['concerns']).toContain(
      'Not available at that time, as they said themselves',
    );
  });

  it('is ended by the person until 24 hours before, by admins later, with a reason', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, aider);
    const leave = (who: TestCaller, reason = 'Ill') =>
      onId(who, 'unassignShift', id, { reason }, { reason: 'String!' });
    expect((await leave(aider.caller, ' ')).refusal?.extensions.problems).toMatchObject([
      { field: 'reason' },
    ]);
    // Whoever is no longer on it no longer reads why.
    expect((await leave(aider.caller)).value).toMatchObject({ status: 'open', staff: null, reason: null });
    const { data } = await admin.graphql('query ($id: ID!) { shift(shiftId: $id) { shift { reason } } }', {
      id,
    });
    expect(data?.['shift']).toEqual({ shift: { reason: 'Ill' } });
  });

  it('is given up to the knowledge of administrators and of the backup, and not within 24 hours', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, aider);
    await onId(admin, 'assignBackupStaff', id, { staffId: paramedic.staffId }, { staffId: 'ID' });
    await onId(aider.caller, 'unassignShift', id, { reason: 'Ill' }, { reason: 'String!' });
    const hearing = (await told('given_up')).filter(({ shiftId }) => shiftId === id);
    expect(hearing.map(({ userId }) => userId).sort()).toEqual(
      [...(await admins()), paramedic.userId].sort(),
    );

    const start = new Date(server.clock.now().getTime() + 12 * HOUR_MS);
    const near = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + HOUR_MS).toISOString(),
    });
    await assign(admin, near, aider, 'Agreed');
    const late = await onId(aider.caller, 'unassignShift', near, { reason: 'Ill' }, { reason: 'String!' });
    expect(late.refusal?.extensions.code).toBe('SHIFT_TOO_LATE');
    const byAdmin = await onId(admin, 'unassignShift', near, { reason: 'Ill' }, { reason: 'String!' });
    expect(byAdmin.value).toMatchObject({ status: 'open' });
    expect((await told('unassigned')).at(-1)).toMatchObject({ userId: aider.userId, shiftId: near });
    // An administrator who does it knows of it.
    expect((await told('given_up')).filter(({ shiftId }) => shiftId === near)).toEqual([]);
  });
});

describe('moving', () => {
  it('holds the person against the rules again, and says why it stays', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(4, 24))];
    await assign(admin, first, paramedic);
    await assign(admin, second, paramedic);
    const move = (facts: Json, who = admin) =>
      input(who, 'updateShift', 'UpdateShiftInput', { shiftId: second, ...facts });
    const onto = { shiftStart: times(4, 2).startTime, shiftEnd: times(4, 2).endTime };
    expect((await move(onto)).refusal?.extensions.code).toBe('SHIFT_CLASH');
    expect((await move(onto, paramedic.caller)).refusal?.extensions.code).toBe('FORBIDDEN');
    const near = { shiftStart: times(4, 10).startTime, shiftEnd: times(4, 10).endTime };
    expect((await move(near)).refusal?.extensions.code).toBe('SHIFT_WORKING_TIME');
    expect((await move({ ...near, reason: 'Agreed by telephone' })).value).toMatchObject({
      shiftStart: near.shiftStart,
    });
    expect((await move({ version: 1, briefing: 'Gate 4' })).refusal?.extensions.code).toBe('SHIFT_CHANGED');
    expect((await move({ shiftEnd: near.shiftStart })).refusal?.extensions.problems).toMatchObject([
      { field: 'shiftEnd' },
    ]);
  });

  it('moves this one and those that follow, over each other, each at its clock time', async () => {
    const made = await create(
      { recurrence: 'daily', count: 4 },
      { startTime: '2027-10-29T08:00:00Z', endTime: '2027-10-29T12:00:00Z' },
    );
    for (const shift of made) await assign(admin, shift['shiftID'] as string, aider, 'Few are free');
    const [, second] = made;
    const { refusal } = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: second?.['shiftID'],
      shiftStart: '2027-10-31T10:00:00Z',
      shiftEnd: '2027-10-31T14:00:00Z',
      andFollowing: true,
      reason: 'The event begins later',
    });
    expect(refusal).toBeUndefined();
    const { data } = await admin.graphql(
      'query ($r: ShiftRange!) { shifts(range: $r) { shiftStart version } }',
      {
        r: { from: '2027-10-28T00:00:00Z', to: '2027-11-05T00:00:00Z', eventId },
      },
    );
    expect((data?.['shifts'] as Json[]).map(({ shiftStart }) => String(shiftStart).slice(0, 13))).toEqual([
      '2027-10-29T08',
      '2027-10-31T10',
      '2027-11-01T10',
      '2027-11-02T10',
    ]);
  });

  it('holds a series that moves against the rest that it leaves where it then is', async () => {
    const made = await create(
      { recurrence: 'daily', count: 3 },
      { startTime: '2028-01-11T08:00:00Z', endTime: '2028-01-11T18:00:00Z', role: 'first_aider' },
    );
    for (const shift of made)
      expect((await assign(admin, shift['shiftID'] as string, aider)).refusal).toBeUndefined();
    const follow = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', {
        shiftId: made[0]?.['shiftID'],
        andFollowing: true,
        ...facts,
      });
    // Eight hours later, each still has fourteen hours to the next, which has moved as well.
    const later8 = { shiftStart: '2028-01-11T16:00:00Z', shiftEnd: '2028-01-12T02:00:00Z' };
    expect((await follow(later8)).refusal).toBeUndefined();
    // Longer by four, it has ten: the third one's end is new as well.
    const longer = { ...later8, shiftEnd: '2028-01-12T06:00:00Z' };
    expect((await follow(longer)).refusal?.message).toBe(
      'Alys Vale: Only 10 h rest beside another shift (11 h are due). An administrator can go ahead with a reason.',
    );
    // What is left out stays as each has it.
    await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: made[1]?.['shiftID'],
      briefing: 'Gate 4',
    });
    await follow({ priority: 'high' });
    const { data } = await admin.graphql(
      'query ($r: ShiftRange!) { shifts(range: $r) { shiftStart role priority briefing } }',
      { r: { from: '2028-01-10T00:00:00Z', to: '2028-01-16T00:00:00Z', eventId } },
    );
    expect(data?.['shifts']).toMatchObject(
      [null, 'Gate 4', null].map((briefing) => ({ role: 'first_aider', priority: 'high', briefing })),
    );
  });

  it('is deleted while nothing has happened, else cancelled with a reason', async () => {
    nextDay();
    const [plain, noted] = [await one(), await one()];
    await admin.send('POST', `/api/shifts/${noted}/notes`, { note: ' Keys at gate 4 ' });
    expect((await admin.send('DELETE', `/api/shifts/${plain}`)).statusCode).toBe(204);
    const kept = await admin.send('DELETE', `/api/shifts/${noted}`);
    expect([kept.statusCode, kept.json<Json>()['code']]).toEqual([409, 'SHIFT_TOUCHED']);
    const cancel = (reason: string) => onId(admin, 'cancelShift', noted, { reason }, { reason: 'String!' });
    expect((await cancel('')).refusal?.extensions.code).toBe('BAD_INPUT');
    expect((await cancel('Rained off')).value).toMatchObject({ status: 'cancelled' });
    expect((await cancel('Rained off')).refusal?.message).toBe(
      'This cannot be done while the shift is cancelled.',
    );
  });

  it('tells who applied for it that it was moved, and that it was cancelled', async () => {
    nextDay();
    const id = await one();
    await onId(admin, 'setShiftBidding', id, { isOpen: true }, { isOpen: 'Boolean!' });
    await onId(aider.caller, 'applyForShift', id);
    const change = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', { shiftId: id, ...facts });
    await change({ priority: 'high' });
    expect(await toldAs('application_moved')).toEqual([]);
    await change({ shiftEnd: times(10).endTime });
    expect(await toldAs('application_moved')).toMatchObject([{ userId: aider.userId, shiftId: id }]);
    await onId(admin, 'cancelShift', id, { reason: 'Rained off' }, { reason: 'String!' });
    expect(await toldAs('application_void')).toMatchObject([{ userId: aider.userId, shiftId: id }]);
  });

  it('keeps a backup who meets what the shift asks for by then, or says who does not', async () => {
    nextDay();
    const id = await one();
    await onId(admin, 'assignBackupStaff', id, { staffId: aider.staffId }, { staffId: 'ID' });
    const changed = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', { shiftId: id, ...facts });
    expect((await changed({ requiredQualifications: ['als'] })).refusal?.message).toBe(
      'Alys Vale cannot take this shift: ALS is not held.',
    );
    expect((await changed({ requiredQualifications: ['frec_3'] })).refusal).toBeUndefined();
  });
});

describe('attendance, as documented', () => {
  it('goes from check-in to approval, each once, by the clock of the server', async () => {
    nextDay();
    const start = new Date(server.clock.now().getTime() + 3 * HOUR_MS);
    const id = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 8 * HOUR_MS).toISOString(),
    });
    expect(
      (
        await paramedic.caller.send('PUT', `/api/shifts/${id}/assign`, {
          staffId: paramedic.staffId,
          status: 'assigned',
        })
      ).statusCode,
    ).toBe(200);
    const said = new Date(start.getTime() - 5 * 60_000).toISOString();
    const checkIn = () =>
      paramedic.caller.send('POST', `/api/shifts/${id}/checkin`, {
        checkInTime: said,
        place: { latitude: 51.5, longitude: -2.6 },
      });
    expect((await checkIn()).json<Json>()['code']).toBe('SHIFT_TOO_EARLY');
    await later(2 * HOUR_MS);
    const at = server.clock.now().toISOString();
    expect((await checkIn()).json<Json>()).toMatchObject({
      status: 'checked_in',
      checkInTime: at,
      checkOutTime: null,
    });
    expect((await checkIn()).json<Json>()['code']).toBe('SHIFT_STATE');
    expect(
      await server.database.asOwner(
        `SELECT FROM shift WHERE shift_id = $1 AND checked_in_said = $2 AND checked_in_place->>'latitude' = '51.5'`,
        [id, said],
      ),
    ).toHaveLength(1);
    // Where that was is for administrators and for who was there.
    const attended = async (who: TestCaller) => {
      const { data } = await who.graphql(
        `query ($id: ID!) { shift(shiftId: $id) { attendance {
           status at saidAt place { latitude longitude accuracyMetres metresFromEvent } } } }`,
        { id },
      );
      return (data?.['shift'] as Json)['attendance'];
    };
    const place = {
      latitude: 51.5,
      longitude: -2.6,
      accuracyMetres: null,
      metresFromEvent: expect.closeTo(692, 0) as number,
    };
    const arrival = { status: 'checked_in', at, saidAt: said, place };
    for (const who of [admin, paramedic.caller]) expect(await attended(who)).toEqual([arrival]);
    expect(await attended(aider.caller)).toEqual([]);
    await later(9 * HOUR_MS);
    expect((await aider.caller.send('POST', `/api/shifts/${id}/checkout`, {})).statusCode).toBe(403);
    expect(
      (
        await paramedic.caller.send('POST', `/api/shifts/${id}/checkout`, { checkOutTime: said })
      ).json<Json>(),
    ).toMatchObject({ status: 'checked_out' });
    expect(await attended(admin)).toEqual([
      arrival,
      { status: 'checked_out', at: server.clock.now().toISOString(), saidAt: said, place: null },
    ]);
    expect((await onId(paramedic.caller, 'approveShift', id)).refusal?.extensions.code).toBe('FORBIDDEN');
    expect((await onId(admin, 'approveShift', id)).value).toMatchObject({ status: 'approved' });
    await expect(
      server.database.asOwner(
        `UPDATE shift SET status = 'open', staff_id = NULL, version = version + 1 WHERE shift_id = $1`,
        [id],
      ),
    ).rejects.toThrow('does not become');
  });

  it('looks again where the shift was moved while somebody checked in', async () => {
    nextDay();
    const start = new Date(server.clock.now().getTime() + HOUR_MS / 2);
    const block = {
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + HOUR_MS).toISOString(),
    };
    const id = await one(block);
    await assign(admin, id, aider, 'Agreed');
    const checkIn = () => input(aider.caller, 'checkInShift', 'ShiftAttendance', { shiftId: id });
    const moved = await overtaken(id, `starts_at = starts_at + interval '10 minutes'`, checkIn);
    expect(moved.refusal?.extensions.code).toBe('SHIFT_CHANGED');
    const taken = await overtaken(id, `status = 'open', staff_id = NULL`, checkIn);
    expect(taken.refusal?.extensions.code).toBe('SHIFT_STATE');
  });

  it('reminds 24 hours and one hour before, of the time that it has by then, and not of what was cancelled', async () => {
    const start = new Date(server.clock.now().getTime() + 72 * HOUR_MS);
    const block = {
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 4 * HOUR_MS).toISOString(),
    };
    const id = await one(block);
    await assign(admin, id, aider, 'Agreed');
    const enabled = await aider.caller.send('POST', `/api/shifts/${id}/reminders`, {
      reminderSchedule: ['24h', '1h'],
    });
    expect(enabled.statusCode).toBe(200);
    const due = async () => {
      await server.services.shiftNotices.remind(server.clock.now());
      return (await told('reminder')).length;
    };
    expect(await due()).toBe(0);
    await later(47 * HOUR_MS);
    expect(await due()).toBe(0);
    await later(1 * HOUR_MS);
    expect([await due(), await due()]).toEqual([1, 1]);
    // Moved by a day: it is reminded of anew, a day before its new time.
    await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: id,
      shiftStart: new Date(start.getTime() + 24 * HOUR_MS).toISOString(),
      shiftEnd: new Date(start.getTime() + 28 * HOUR_MS).toISOString(),
      reason: 'Agreed',
    });
    expect(await due()).toBe(1);
    await later(24 * HOUR_MS);
    expect(await due()).toBe(2);
    await later(23 * HOUR_MS);
    expect(await due()).toBe(3);
    const [first] = await told('reminder');
    await server.services.notifications.mail({ notificationId: first?.id });
    const folder = join(server.dataFolder, 'mail');
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(mails.some((mail) => mail.includes('Reminder of your shift: Lantern Night'))).toBe(true);
  });

  it('reminds the backup too, and says so to whom the button serves', async () => {
    const start = new Date(server.clock.now().getTime() + 72 * HOUR_MS);
    const id = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 4 * HOUR_MS).toISOString(),
    });
    await assign(admin, id, paramedic, 'Agreed');
    await onId(admin, 'assignBackupStaff', id, { staffId: aider.staffId }, { staffId: 'ID' });
    const isOn = async (who: TestCaller) =>
      (await who.graphql('query ($id: ID!) { shift(shiftId: $id) { hasReminders } }', { id })).data?.[
        'shift'
      ];
    const enable = (who: TestCaller) => onId(who, 'enableShiftReminders', id);
    expect((await enable(aider.caller)).refusal).toBeUndefined();
    expect(await isOn(aider.caller)).toEqual({ hasReminders: true });
    expect(await isOn(admin)).toEqual({ hasReminders: false });
    expect((await enable(admin)).refusal).toBeUndefined();
    expect(await isOn(admin)).toEqual({ hasReminders: true });
    await server.services.shiftNotices.remind(new Date(start.getTime() - 23 * HOUR_MS));
    const reminded = (await told('reminder')).filter(({ shiftId }) => shiftId === id);
    expect(reminded.map(({ userId }) => userId).sort()).toEqual([aider.userId, paramedic.userId].sort());
    await onId(admin, 'cancelShift', id, { reason: 'Over' }, { reason: 'String!' });
  });
});

describe('how a shift came to its state', () => {
  it('is kept with who, when and why, and never changed', async () => {
    await later(24 * HOUR_MS);
    const start = new Date(server.clock.now().getTime() + HOUR_MS / 2);
    const id = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 4 * HOUR_MS).toISOString(),
    });
    await assign(admin, id, aider, 'Agreed');
    await onId(admin, 'unassignShift', id, { reason: 'Ill' }, { reason: 'String!' });
    await assign(admin, id, paramedic, 'Agreed');
    await input(paramedic.caller, 'checkInShift', 'ShiftAttendance', { shiftId: id });
    await later(200 * 60_000);
    await input(paramedic.caller, 'checkOutShift', 'ShiftAttendance', { shiftId: id });
    const correct = (more: Json) =>
      onId(admin, 'approveShift', id, more, { minutes: 'Int', reason: 'String' });
    const fieldOf = async (more: Json) =>
      (await correct(more)).refusal?.extensions.problems?.map(({ field }) => field);
    expect(await fieldOf({ minutes: 195, reason: ' ' })).toEqual(['reason']);
    expect(await fieldOf({ minutes: -1, reason: 'Typed wrong' })).toEqual(['minutes']);
    expect((await correct({ minutes: 195, reason: 'Checked out late' })).value).toMatchObject({
      status: 'approved',
      reason: 'Checked out late',
    });
    const seenBy = async (who: TestCaller) => {
      const { data } = await who.graphql(
        'query ($id: ID!) { shift(shiftId: $id) { shift { approvedMinutes } history { from to person reason changedBy } } }',
        { id },
      );
      return data?.['shift'] as { shift: Json; history: Json[] };
    };
    const seen = await seenBy(admin);
    expect(seen.shift).toEqual({ approvedMinutes: 195 });
    expect(seen.history.map(({ from, to, person, reason }) => [from, to, person, reason])).toEqual([
      ['open', 'assigned', 'Alys Vale', 'Agreed'],
      ['assigned', 'open', 'Alys Vale', 'Ill'],
      ['open', 'assigned', 'Perran Vale', 'Agreed'],
      ['assigned', 'checked_in', 'Perran Vale', null],
      ['checked_in', 'checked_out', 'Perran Vale', null],
      ['checked_out', 'approved', 'Perran Vale', 'Checked out late'],
    ]);
    expect(seen.history.at(-1)?.['changedBy']).toBe('Robin Hale');
    expect(new Set((await seenBy(aider.caller)).history.map(({ reason }) => reason))).toEqual(
      new Set([null]),
    );
    await expect(
      server.database.dataSource.query('DELETE FROM shift_change WHERE shift_id = $1', [id]),
    ).rejects.toThrow('permission denied');
    const report = await admin.graphql(
      `query ($from: DateTimeISO!, $to: DateTimeISO!) { shiftReport(from: $from, to: $to) { summary { totalHours } } }`,
      { from: start.toISOString(), to: new Date(start.getTime() + 1).toISOString() },
    );
    expect(report.data?.['shiftReport']).toEqual({ summary: { totalHours: 3.25 } });
  });
});

describe('an event that is called off or closed', () => {
  const soon = (hours = 4) => {
    const start = new Date(server.clock.now().getTime() + HOUR_MS / 2);
    return {
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + hours * HOUR_MS).toISOString(),
    };
  };
  const at = async (event: string, block: Json): Promise<string> =>
    (await create({ eventId: event }, block))[0]?.['shiftID'] as string;

  it('takes its shifts with it, once nobody is checked in, and gets no more', async () => {
    await later(30 * 24 * HOUR_MS);
    const event = await newEvent('Stormy Regatta');
    const [open, planned, running] = [
      await at(event, soon()),
      await at(event, soon()),
      await at(event, soon(1)),
    ];
    await assign(admin, planned, paramedic, 'Agreed');
    await assign(admin, running, aider, 'Agreed');
    await input(aider.caller, 'checkInShift', 'ShiftAttendance', { shiftId: running });
    expect((await moveEvent(event, 'cancelled', 'Storm')).refusal?.message).toBe(
      'Still checked in: Alys Vale. Check them out first.',
    );
    await input(aider.caller, 'checkOutShift', 'ShiftAttendance', { shiftId: running });
    expect((await moveEvent(event, 'cancelled', 'Storm')).value).toEqual({ status: 'cancelled' });
    const rows = await server.database.asOwner<{ id: string; status: string; reason: string | null }>(
      'SELECT shift_id AS id, status, reason FROM shift WHERE event_id = $1',
      [event],
    );
    const by = new Map(rows.map(({ id, status, reason }) => [id, [status, reason]]));
    expect([by.get(open), by.get(planned)]).toEqual([
      ['cancelled', 'Storm'],
      ['cancelled', 'Storm'],
    ]);
    expect(by.get(running)?.[0]).toBe('checked_out');
    expect(
      await server.database.asOwner(
        `SELECT from_status, reason FROM shift_change WHERE shift_id = ANY ($1) AND to_status = 'cancelled' ORDER BY from_status`,
        [[open, planned]],
      ),
    ).toEqual([
      { from_status: 'assigned', reason: 'Storm' },
      { from_status: 'open', reason: 'Storm' },
    ]);
    expect((await told('cancelled')).at(-1)).toMatchObject({
      userId: paramedic.userId,
      shiftId: planned,
    });
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'SHIFT_CANCELLED' AND entity_id = ANY ($1)`,
        [[open, planned]],
      ),
    ).toHaveLength(2);
    const more = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId: event,
      shifts: [soon()],
    });
    expect(more.refusal?.extensions.problems).toMatchObject([{ field: 'eventId', code: 'cancelled' }]);
    expect((await cloneOf(admin, open)).refusal?.message).toBe(
      'This cannot be done: the event is cancelled.',
    );
  });

  it('closes once each shift was checked out of or waived with a reason, which is kept', async () => {
    await later(24 * HOUR_MS);
    const event = await newEvent('Long Regatta');
    const [running, missed] = [await at(event, soon()), await at(event, soon())];
    await assign(admin, running, aider, 'Agreed');
    await assign(admin, missed, paramedic, 'Agreed');
    await input(aider.caller, 'checkInShift', 'ShiftAttendance', { shiftId: running });
    const refused = async () => (await moveEvent(event, 'closed', 'All the same')).refusal;
    expect(await refused()).toMatchObject({
      extensions: { code: 'EVENT_NOT_SETTLED' },
      message:
        'This event cannot be closed yet: 2 shifts without check-out. Settle each, or waive it with a reason.',
    });
    const waive = (itemIds: readonly string[], reason: string) =>
      run(
        admin,
        'waiveEventPoints',
        { input: { eventId: event, check: 'shifts_without_check_out', itemIds, reason } },
        { input: 'WaiveEventPointsInput!' },
        '{ points { itemId waiver { reason waivedBy } } }',
      );
    const problemOf = async (answer: ReturnType<typeof waive>) =>
      (await answer).refusal?.extensions.problems?.[0]?.field;
    expect(await problemOf(waive([running], ' '))).toBe('reason');
    expect(await problemOf(waive([newId()], 'Unknown'))).toBe('itemIds');
    expect((await waive([running], 'Went home ill')).refusal).toBeUndefined();
    // Waived once: what is said later changes nothing.
    const { value } = await waive([running], 'Another reason');
    const points = value?.['points'] as { itemId: string; waiver: { reason: string } | null }[];
    expect(points.find(({ itemId }) => itemId === running)?.waiver).toEqual({
      reason: 'Went home ill',
      waivedBy: 'Robin Hale',
    });
    expect((await refused())?.message).toContain('1 shift without check-out');
    await onId(admin, 'unassignShift', missed, { reason: 'Never came' }, { reason: 'String!' });
    expect((await moveEvent(event, 'closed')).value).toEqual({ status: 'closed' });
    await expect(
      server.database.dataSource.query('DELETE FROM event_waiver WHERE event_id = $1', [event]),
    ).rejects.toThrow('permission denied');
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'EVENT_POINTS_WAIVED' AND entity_id = $1`,
        [event],
      ),
    ).toHaveLength(2);
    const more = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId: event,
      shifts: [soon()],
    });
    expect(more.refusal?.extensions.problems).toMatchObject([{ field: 'eventId', code: 'closed' }]);
    // What was looked through stays as it was seen: nobody is put onto a shift, and none is moved.
    await onId(admin, 'assignBackupStaff', missed, { staffId: null }, { staffId: 'ID' });
    const answers = [
      await assign(admin, missed, paramedic, 'Agreed'),
      await assign(paramedic.caller, missed, paramedic),
      await onId(admin, 'setShiftBidding', missed, { isOpen: true }, { isOpen: 'Boolean!' }),
      await onId(admin, 'assignBackupStaff', missed, { staffId: paramedic.staffId }, { staffId: 'ID' }),
      await input(admin, 'updateShift', 'UpdateShiftInput', { shiftId: missed, priority: 'low' }),
      await cloneOf(admin, missed),
    ];
    expect(answers.map(({ refusal }) => refusal?.message)).toEqual(
      answers.map(() => 'This cannot be done: the event is closed.'),
    );
    await input(aider.caller, 'checkOutShift', 'ShiftAttendance', { shiftId: running });
  });

  it('closes once the hours of everybody who checked out are approved, or waived with a reason', async () => {
    await later(24 * HOUR_MS);
    const event = await newEvent('Harbour Regatta');
    const [approved, waived] = [await at(event, soon()), await at(event, soon())];
    for (const [shiftId, member] of [
      [approved, aider],
      [waived, paramedic],
    ] as const) {
      await assign(admin, shiftId, member, 'Agreed');
      await input(member.caller, 'checkInShift', 'ShiftAttendance', { shiftId });
      await input(member.caller, 'checkOutShift', 'ShiftAttendance', { shiftId });
    }
    const close = () => moveEvent(event, 'closed');
    expect((await close()).refusal?.message).toBe(
      'This event cannot be closed yet: 2 shifts whose hours are not approved. Settle each, or waive it with a reason.',
    );
    await onId(admin, 'approveShift', approved);
    expect((await close()).refusal?.message).toContain('1 shift whose hours are not approved.');
    const point = {
      eventId: event,
      check: 'hours_unapproved',
      itemIds: [waived],
      reason: 'Paid by the agency',
    };
    const waiver = await run(
      admin,
      'waiveEventPoints',
      { input: point },
      { input: 'WaiveEventPointsInput!' },
      '{ points { itemId } }',
    );
    expect(waiver.value).toEqual({ points: [{ itemId: waived }] });
    expect((await close()).value).toEqual({ status: 'closed' });
  });

  it('lets nobody onto a shift that stands in an event that was called off before', async () => {
    await later(24 * HOUR_MS);
    const event = await newEvent('Old Regatta');
    const [open, given] = [await at(event, soon()), await at(event, soon())];
    await assign(admin, given, aider, 'Agreed');
    await onId(admin, 'setShiftBidding', open, { isOpen: true }, { isOpen: 'Boolean!' });
    await server.database.asOwner(
      `UPDATE event SET status = 'cancelled', version = version + 1 WHERE event_id = $1`,
      [event],
    );
    const answers = [
      await assign(admin, open, paramedic, 'Agreed'),
      await onId(paramedic.caller, 'applyForShift', open),
      await input(aider.caller, 'checkInShift', 'ShiftAttendance', { shiftId: given }),
      await cloneOf(admin, open),
    ];
    expect(answers.map(({ refusal }) => refusal?.extensions.code)).toEqual(
      answers.map(() => 'SHIFT_EVENT_STATE'),
    );
    await server.database.asOwner(
      `INSERT INTO shift_reminder (shift_id, user_id, hours_before, enabled_at) VALUES ($1, $2, 1, $3)`,
      [given, aider.userId, new Date(server.clock.now().getTime() - 48 * HOUR_MS)],
    );
    const before = (await told('reminder')).length;
    await server.services.shiftNotices.remind(server.clock.now());
    expect(await told('reminder')).toHaveLength(before);
  });
});

/** As the client's cache does: the type's name last in every object. */
const withTypenames = (query: string): string =>
  print(
    visit(parse(query), {
      [Kind.SELECTION_SET]: {
        leave: (set, _key, parent) =>
          parent !== undefined && 'operation' in parent
            ? set
            : {
                ...set,
                selections: [
                  ...set.selections,
                  { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
                ],
              },
      },
    }),
  );

describe('the month', () => {
  it('is one statement, by the index, among a hundred thousand', async () => {
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
       SELECT gen_random_uuid(), $1, $1, t, t + interval '8 hours', 'medic', 'normal', 'open', $2, now()
       FROM generate_series(timestamptz '2030-01-01', timestamptz '2030-01-01' + interval '20 minutes' * 99999, interval '20 minutes') t`,
      [eventId, admin.user?.id],
    );
    await server.database.asOwner('ANALYZE shift');
    const plan = await server.database.asOwner<Record<string, string>>(
      `EXPLAIN ${RANGE_SQL.replaceAll('$1', `'${newId()}'::uuid`).replaceAll('$2', 'true').replaceAll('$3', `'2031-05-01Z'`).replaceAll('$4', `'2031-06-01Z'`).replaceAll('$5', 'NULL').replaceAll('$6', '10001')}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('shift_start');
    expect(text).not.toContain('Seq Scan on shift ');
    const month = { range: { from: '2031-05-01T07:59:00Z', to: '2031-05-31T00:00:00Z' } };
    // As the client asks, without and with the names of types that its cache adds.
    const plain = operationText('Rota');
    const named = withTypenames(plain);
    const read = async (query: string) => {
      const { payload } = await admin.request({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query, variables: month },
      });
      return { payload, shifts: (JSON.parse(payload) as { data: { shifts: Json[] } }).data.shifts };
    };
    const answers: Awaited<ReturnType<typeof read>>[] = [];
    const statements = await statementsOf(async () => {
      answers.push(await read(named));
    });
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('FROM shift s');
    const [answer] = answers;
    expect(answer?.shifts).toHaveLength(2_160);
    // The database's own text, which nobody read and wrote anew.
    expect(answer?.payload).toContain('{"shiftID" : "');
    const without = await read(plain);
    expect(without.payload).toContain('{"shiftID" : "');
    expect(without.payload).not.toContain('__typename');
    // Another order or another name is no such text, and says the same.
    const other = await read(plain.replace('shiftID', 'id: shiftID'));
    expect(other.payload).toContain('{"id":"');
    expect(other.shifts.map(({ id: shiftID, ...more }) => ({ ...more, shiftID }))).toEqual(without.shifts);
    expect(
      JSON.parse(
        JSON.stringify(answer?.shifts, (key, value: unknown) => (key === '__typename' ? undefined : value)),
      ),
    ).toEqual(without.shifts);
    const rest = await admin.get('/api/shifts?from=2031-01-01T00:00:00Z&to=2031-12-31T00:00:00Z');
    expect(rest.json<Json[]>()).toHaveLength(5_000);
    expect(rest.headers.link).toContain('rel="next"');
  });
});
