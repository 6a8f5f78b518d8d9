import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';

const FIELDS = '{ staffId weekly { weekday from until } exceptions { id isAvailable from until note } }';
const OWN = `{ myAvailability ${FIELDS} }`;
const WEEK = `mutation ($input: SaveWeeklyAvailabilityInput!) { saveWeeklyAvailability(input: $input) { staffAvailability ${FIELDS} } }`;
const ADD = `mutation ($input: AddAvailabilityExceptionInput!) { addAvailabilityException(input: $input) { staffAvailability ${FIELDS} } }`;
const REMOVE = `mutation ($id: ID!) { removeAvailabilityException(input: { id: $id }) { staffAvailability ${FIELDS} } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const worker = async (): Promise<{ caller: TestCaller; staffId: string }> => {
  const caller = await server.signedIn('staff');
  const staffId = newId();
  await server.database.asOwner(
    `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')`,
    [staffId, caller.user?.id],
  );
  return { caller, staffId };
};
const block = (weekday: number, from: string, until: string) => ({ weekday, from, until });
const exception = (changes: object = {}) => ({
  id: newId(),
  isAvailable: false,
  from: '2026-12-20T00:00:00.000Z',
  until: '2026-12-28T00:00:00.000Z',
  note: 'Away over Christmas',
  ...changes,
});

describe('when somebody can work', () => {
  it('is a week that is replaced as a whole, and audited', async () => {
    const { caller, staffId } = await worker();
    const empty = await caller.graphql(OWN);
    expect(empty.data?.['myAvailability']).toEqual({ staffId, weekly: [], exceptions: [] });
    await caller.graphql(WEEK, { input: { weekly: [block(3, '08:00', '18:00')] } });
    const weekly = [block(1, '08:00', '12:00'), block(5, '20:00', '06:00')];
    const { data } = await caller.graphql(WEEK, { input: { weekly: [...weekly].reverse() } });
    expect(data?.['saveWeeklyAvailability']).toEqual({
      staffAvailability: { staffId, weekly, exceptions: [] },
    });
    const bad = await caller.graphql(WEEK, {
      input: { weekly: [block(1, '08:00', '12:00'), block(1, '11:00', '13:00')] },
    });
    expect(bad.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'weekly.1.from' }],
    });
    expect((await caller.graphql(OWN)).data?.['myAvailability']).toMatchObject({ weekly });
    const rows = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'AVAILABILITY_CHANGED' AND entity_id = $1`,
      [staffId],
    );
    expect(rows).toHaveLength(2);
  });

  it('is not written over where another device has saved it since it was read', async () => {
    const { caller } = await worker();
    const monday = [block(1, '08:00', '18:00')];
    const both = [...monday, block(7, '08:00', '18:00')];
    const save = (weekly: readonly object[], before: readonly object[]) =>
      caller.graphql(WEEK, { input: { weekly, before } });
    expect((await save(monday, [])).errors).toBeUndefined();
    expect(codeOf(await save([block(7, '08:00', '18:00')], []))).toBe('CHANGED_MEANWHILE');
    expect((await caller.graphql(OWN)).data?.['myAvailability']).toMatchObject({ weekly: monday });
    // Also again, after a lost answer.
    for (let n = 0; n < 2; n += 1) expect((await save([...both].reverse(), monday)).errors).toBeUndefined();
    expect((await caller.graphql(OWN)).data?.['myAvailability']).toMatchObject({ weekly: both });
  });

  it('has exceptions, once however often they are sent, which go when they are over', async () => {
    const { caller, staffId } = await worker();
    const first = exception();
    const second = exception({
      isAvailable: true,
      from: '2026-12-01T08:00:00.000Z',
      until: '2026-12-01T18:00:00.000Z',
      note: null,
    });
    for (const input of [first, first, second])
      expect((await caller.graphql(ADD, { input })).errors).toBeUndefined();
    // Mended after a lost answer: the first stands, and it is said.
    for (const other of [{ until: '2026-12-31T00:00:00.000Z' }, { isAvailable: true }, { note: null }])
      expect(codeOf(await caller.graphql(ADD, { input: { ...first, ...other } }))).toBe('COMMAND_REUSED');
    expect((await caller.graphql(OWN)).data?.['myAvailability']).toEqual({
      staffId,
      weekly: [],
      exceptions: [second, first],
    });
    const over = await caller.graphql(ADD, {
      input: exception({ from: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' }),
    });
    expect(codeOf(over)).toBe('BAD_INPUT');
    const { data } = await caller.graphql(REMOVE, { id: first.id });
    expect(data?.['removeAvailabilityException']).toMatchObject({
      staffAvailability: { exceptions: [second] },
    });
  });

  it('is each one’s own: nobody changes another’s, administrators read it', async () => {
    const [mine, theirs] = [await worker(), await worker()];
    const input = exception();
    await mine.caller.graphql(ADD, { input });
    expect(codeOf(await theirs.caller.graphql(REMOVE, { id: input.id }))).toBe('NOT_FOUND');
    expect(codeOf(await theirs.caller.graphql(ADD, { input }))).toBe('CONFLICT');
    const admin = await server.signedIn('admin');
    const { data } = await admin.graphql(
      'query ($id: ID!) { staffAvailability(staffId: $id) { staffId exceptions { id } } }',
      { id: mine.staffId },
    );
    expect(data?.['staffAvailability']).toEqual({ staffId: mine.staffId, exceptions: [{ id: input.id }] });
    const none = await admin.graphql(OWN);
    expect([codeOf(none), none.errors?.[0]?.message]).toEqual([
      'SHIFT_NO_PROFILE',
      'No staff profile found for current user.',
    ]);
  });
});
