import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf, payloadOf } from './harness/mutations.js';

/** What the tests of the rota begin with, one of it for each of their files: a server, who plans, two who work, and an event. */

export const HOUR_MS = 3_600_000;
export type Json = Readonly<Record<string, unknown>>;

export let server: TestServer;
export let admin: TestCaller;
export let paramedic: Member;
export let aider: Member;
export let eventId: string;

export const openRota = async (): Promise<void> => {
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
};

/** Sessions end when nobody is there: everybody signs in again. */
export const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  for (const caller of [admin, paramedic.caller, aider.caller]) await caller.signIn(caller.user?.email ?? '');
};

const FACTS =
  'id status version shiftStart shiftEnd role isBiddingOpen isTouched reason seriesId staff { staffId user { firstName } } backupStaff { staffId } applicants { staffId } checkInTime checkOutTime';
export const run = async (
  who: TestCaller,
  field: string,
  variables: Json,
  types: Json,
  selection = `{ ${FACTS} }`,
) => {
  const parameters = Object.entries(types).map(([name, type]) => `$${name}: ${String(type)}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  // Every mutation takes one input: the whole of it, or its fields.
  const given = types['input'] === undefined ? `input: { ${passed.join(', ')} }` : 'input: $input';
  const { data, errors } = await who.graphql(
    `mutation (${parameters.join(', ')}) { ${field}(${given}) ${payloadOf(field, selection)} }`,
    variables,
  );
  return { value: firstOf(data) as Json | undefined, refusal: errors?.[0] };
};
export const input = (who: TestCaller, field: string, type: string, value: Json) =>
  run(who, field, { input: value }, { input: `${type}!` });
export const onId = (who: TestCaller, field: string, id: string, more: Json = {}, types: Json = {}) =>
  run(who, field, { shiftId: id, ...more }, { shiftId: 'ID!', ...types });

/** Days after the first hour of the test's clock, so that no test's shifts meet another's. */
let day = 10;
export const times = (hours = 8, after = 0): { startTime: string; endTime: string } => {
  const start = Date.UTC(2026, 10, 20 + day, 8) + after * HOUR_MS;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + hours * HOUR_MS).toISOString(),
  };
};
export const nextDay = (): void => {
  day += 14;
};
export const create = async (facts: Json = {}, block: Json = {}, who = admin): Promise<Json[]> => {
  const { value, refusal } = await input(who, 'createShifts', 'CreateShiftsInput', {
    batchId: newId(),
    eventId,
    shifts: [{ ...times(), ...block }],
    ...facts,
  });
  expect(refusal).toBeUndefined();
  return value as unknown as Json[];
};
export const one = async (block: Json = {}, who = admin): Promise<string> =>
  (await create({}, block, who))[0]?.['id'] as string;
export const assign = (who: TestCaller, shiftId: string, { staffId }: Member, reason?: string) =>
  input(who, 'assignShift', 'AssignShiftInput', {
    shiftId,
    staffId,
    ...(reason === undefined ? {} : { reason }),
  });
/** Acts while somebody else's change of a shift is under way, which is through as soon as the act waits for it. */
export const overtaken = async <T>(shiftId: string, change: string, act: () => Promise<T>): Promise<T> => {
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
export const newEvent = async (name: string): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, $2, $3, $4, 'live')`,
    [id, name, server.clock.now(), new Date(server.clock.now().getTime() + 60 * 24 * HOUR_MS)],
  );
  return id;
};
export const moveEvent = (id: string, status: string, reason?: string) =>
  run(
    admin,
    'changeEventStatus',
    { input: { eventId: id, version: 1, status, ...(reason === undefined ? {} : { reason }) } },
    { input: 'ChangeEventStatusInput!' },
    '{ status }',
  );
export const cloneOf = (who: TestCaller, shiftId: string) =>
  run(who, 'cloneShift', { shiftId, newShiftId: newId() }, { shiftId: 'ID!', newShiftId: 'ID!' });
/** What was told of one kind, the earliest first. */
export const toldAs = (kind: string) =>
  server.database.asOwner<{ id: string; userId: string; shiftId: string }>(
    `SELECT id, user_id AS "userId", entity_id AS "shiftId" FROM notification WHERE kind = $1 ORDER BY id`,
    [kind],
  );
export const told = (kind: string) => toldAs(`shift_${kind}`);
/** Everybody who is told what administrators are told. */
export const admins = async (): Promise<string[]> => {
  const rows = await server.database.asOwner<{ id: string }>(
    `SELECT id FROM app_user WHERE role = 'admin' AND kind = 'person' AND is_active`,
  );
  return rows.map(({ id }) => id).sort();
};
