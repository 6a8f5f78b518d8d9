import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
const eventId = newId();
const HOUR_MS = 3_600_000;

interface Line {
  readonly shift: { readonly id: string; readonly version: number };
  readonly staff: { readonly staffId: string } | null;
  readonly unfilledBecause: string | null;
}
interface Proposal {
  readonly lines: readonly Line[];
  readonly hours: readonly { readonly before: number; readonly after: number }[];
}

const member = async (name: string, qualification: string): Promise<string> => {
  const caller = await server.signedIn('staff', { firstName: name, lastName: 'Vale' });
  const staffId = newId();
  await server.database.asOwner(
    'INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, $3)',
    [staffId, caller.user?.id, 'first_aider'],
  );
  await server.database.asOwner(
    'INSERT INTO staff_qualification (id, staff_id, qualification) VALUES ($1, $2, $3)',
    [newId(), staffId, qualification],
  );
  return staffId;
};

/** Hours after the clock of the test, two days on. */
const at = (hours: number): string =>
  new Date(server.clock.now().getTime() + (48 + hours) * HOUR_MS).toISOString();

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Harbour Regatta', $2, $3)`,
    [eventId, server.clock.now(), at(500)],
  );
});
afterAll(() => server.close());

const propose = async (until = 400): Promise<Proposal> => {
  const { data, errors } = await admin.graphql(
    `query ($range: ShiftRange!) {
      shiftProposal(range: $range) {
        lines { shift { id version } staff { staffId } warnings unfilledBecause }
        hours { staff { user { firstName } } before after }
      }
    }`,
    { range: { from: at(-40), to: at(until), eventId } },
  );
  expect(errors).toBeUndefined();
  return (data as { shiftProposal: Proposal }).shiftProposal;
};

it('proposes who fills what is open, which is then accepted line by line', async () => {
  expect(await propose()).toEqual({ lines: [], hours: [] });
  const [aider, basic] = [await member('Alys', 'frec_3'), await member('Bryn', 'bls')];
  const block = (from: number, required: string) => ({
    startTime: at(from),
    endTime: at(from + 8),
    role: 'first_aider',
    requiredQualifications: [required],
  });
  const add = async (shifts: readonly ReturnType<typeof block>[]): Promise<readonly Line['shift'][]> => {
    const { data, errors } = await admin.graphql(
      'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shifts { id } } }',
      { input: { batchId: newId(), eventId, shifts } },
    );
    expect(errors).toBeUndefined();
    return (data as { readonly createShifts: { readonly shifts: readonly Line['shift'][] } }).createShifts
      .shifts;
  };
  const assign = async (shiftId: string | undefined, staffId: string | undefined): Promise<void> => {
    const { errors } = await admin.graphql(
      'mutation ($input: AssignShiftInput!) { assignShift(input: $input) { shift { status } } }',
      { input: { shiftId, staffId } },
    );
    expect(errors).toBeUndefined();
  };
  // Twelve days after the last that is open, and in the time asked for: it counts in the hours.
  const [later] = await add([block(300, 'frec_3')]);
  await assign(later?.id, aider);
  await add([block(0, 'frec_3'), block(2, 'bls'), block(4, 'als')]);

  const { lines, hours } = await propose();
  expect(lines.map(({ staff }) => staff?.staffId ?? null)).toEqual([aider, basic, null]);
  expect(lines[2]?.unfilledBecause).toContain('First Aider, with ALS');
  expect(hours.map(({ before, after }) => [before, after])).toEqual([
    [8, 16],
    [0, 8],
  ]);

  const accepted = lines[0];
  await assign(accepted?.shift.id, accepted?.staff?.staffId);
  expect((await propose()).lines.map(({ staff }) => staff?.staffId ?? null)).toEqual([basic, null]);

  // What was proposed is accepted of the shift and the person as they were then.
  const [stale] = (await propose()).lines;
  const accept = async ({
    version,
    ...more
  }: {
    readonly version: number;
    readonly mustBeAvailable: boolean;
  }) => {
    const { errors } = await admin.graphql(
      'mutation ($input: AssignShiftInput!) { assignShift(input: $input) { shift { status } } }',
      { input: { shiftId: stale?.shift.id, staffId: stale?.staff?.staffId, version, ...more } },
    );
    return errors?.[0];
  };
  const proposedVersion = stale?.shift.version ?? 0;
  const moved = await admin.graphql(
    'mutation ($input: UpdateShiftInput!) { updateShift(input: $input) { shift { version } } }',
    { input: { shiftId: stale?.shift.id, shiftStart: at(3), shiftEnd: at(11) } },
  );
  expect(moved.errors).toBeUndefined();
  const byNow = await accept({ version: proposedVersion, mustBeAvailable: true });
  expect(byNow?.extensions.code).toBe('SHIFT_CHANGED');

  // Away from the moment that the time asked for ends, amid the shift.
  await server.database.asOwner(
    `INSERT INTO staff_availability (id, staff_id, is_available, from_at, until_at, created_at) VALUES ($1, $2, false, $3, $4, $3)`,
    [newId(), basic, at(5), at(20)],
  );
  expect((await propose(5)).lines.map(({ staff }) => staff?.staffId ?? null)).toEqual([null, null]);
  const version = proposedVersion + 1;
  expect(await accept({ version, mustBeAvailable: true })).toMatchObject({
    extensions: { code: 'SHIFT_AWAY' },
    message:
      'Bryn Vale has said that they are not available at that time. If they agree, assign them by hand.',
  });

  // An event that was closed early takes nobody for what it left open, and a proposal that would be refused is none.
  const close = (status: string) =>
    server.database.asOwner('UPDATE event SET status = $2, version = version + 1 WHERE event_id = $1', [
      eventId,
      status,
    ]);
  for (const status of ['closed', 'cancelled']) {
    await close(status);
    expect(await propose()).toEqual({ lines: [], hours: [] });
  }
  await close('live');
  expect((await propose()).lines).toHaveLength(2);
});

it.each([
  ['the clocks go back', '2026-07-31T23:00:00Z', '2026-11-09T00:00:00Z', '2026-11-10T00:00:00Z'],
  ['the clocks go forward', '2027-01-01T00:00:00Z', '2027-04-10T23:00:00Z', '2027-04-11T23:00:00Z'],
])('is of 100 days at most, also where %s among them', async (_when, from, to, tooLate) => {
  const refused = async (until: string) =>
    (
      await admin.graphql(
        'query ($range: ShiftRange!) { shiftProposal(range: $range) { lines { warnings } } }',
        {
          range: { from, to: until, eventId: null },
        },
      )
    ).errors?.[0]?.extensions.problems;
  expect(await refused(to)).toBeUndefined();
  expect(await refused(tooLate)).toMatchObject([{ field: 'range.to', code: 'range' }]);
});
