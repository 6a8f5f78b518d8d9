import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENT_STATUSES } from '@sideline/schema/events';
import {
  mayFollow,
  refusalOf,
  TRANSITIONS,
  type ShiftAction,
  type Transition,
} from '@sideline/schema/shifts/transitions';
import { OCCUPYING_STATUSES, type ShiftStatus } from '@sideline/schema/shifts/vocabulary';
import { overlaps } from '@sideline/schema/shifts/working-time';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf, payloadOf } from './harness/mutations.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let admin: TestCaller;
let people: readonly Member[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  people = [
    await takeOn(server, 'Alys', 'paramedic'),
    await takeOn(server, 'Bryn', 'paramedic'),
    await takeOn(server, 'Cai', 'medic'),
  ];
});
afterAll(() => server.close());

/** By a connection that is open already: of the thousands of reads here each would else open one of its own. */
const query = <R>(sql: string, parameters: readonly unknown[]): Promise<readonly R[]> =>
  server.database.dataSource.query<R[]>(sql, [...parameters]);

/** Everybody stays signed in: sessions that end are not what this is about, and to sign in takes longer than all else. */
const later = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await query(
    `UPDATE session SET created_at = created_at + $1 * interval '1 ms', last_seen_at = last_seen_at + $1 * interval '1 ms',
                        expires_at = expires_at + $1 * interval '1 ms'`,
    [ms],
  );
};

interface Kept {
  readonly version: number;
  readonly from: ShiftStatus;
  readonly to: ShiftStatus;
  readonly staffId: string;
  readonly reason: string | null;
  readonly at: string;
  readonly by: string;
}
interface Row {
  readonly id: string;
  readonly status: ShiftStatus;
  readonly version: number;
  readonly staffId: string | null;
  readonly backupId: string | null;
  readonly isBiddingOpen: boolean;
  readonly start: Date;
  readonly end: Date;
  readonly isIn: boolean;
  readonly isOut: boolean;
  readonly eventStatus: string;
  readonly history: readonly Kept[];
}

/** The shifts of an event, and whatever else anybody has about that time: those of other events are forty days away. */
const shiftsOf = async ({ eventId, base }: World): Promise<ReadonlyMap<string, Row>> => {
  const rows = await query<Row>(
    `SELECT s.shift_id AS id, s.status, s.version, s.staff_id AS "staffId", s.backup_staff_id AS "backupId",
            s.is_bidding_open AS "isBiddingOpen", s.starts_at AS start, s.ends_at AS end,
            s.checked_in_at IS NOT NULL AS "isIn", s.checked_out_at IS NOT NULL AS "isOut", e.status AS "eventStatus",
            coalesce((SELECT json_agg(json_build_object('version', c.version, 'from', c.from_status, 'to', c.to_status,
                        'staffId', c.staff_id, 'reason', c.reason, 'at', c.changed_at, 'by', c.changed_by) ORDER BY c.version)
                      FROM shift_change c WHERE c.shift_id = s.shift_id), '[]') AS history
     FROM shift s JOIN event e USING (event_id)
     WHERE s.event_id = $1 OR s.staff_id = ANY ($2) AND s.starts_at > $3`,
    [eventId, people.map(({ staffId }) => staffId), new Date(base.getTime() - 20 * DAY_MS)],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

interface World {
  readonly eventId: string;
  /** When the first of its shifts starts, at first. */
  readonly base: Date;
  /** Every shift that was ever made, those deleted as well. */
  readonly ids: string[];
}
interface Step {
  readonly act: string;
  readonly shift: number;
  readonly other: number;
  readonly person: number;
  readonly hours: number;
}
/** What a step is about: who has the shift, or the person of the step where nobody has. */
interface Scene extends Omit<Step, 'shift' | 'person'> {
  readonly world: World;
  readonly id: string;
  readonly row: Row | undefined;
  readonly rows: ReadonlyMap<string, Row>;
  readonly person: Member;
  readonly holder: Member;
}
type Answer = Awaited<ReturnType<TestCaller['graphql']>>;

const mutate = (
  who: TestCaller,
  field: string,
  types: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, unknown>>,
  selection = '{ id }',
): Promise<Answer> => {
  const names = Object.keys(types);
  const given =
    types['input'] === undefined
      ? `input: { ${names.map((name) => `${name}: $${name}`).join(', ')} }`
      : 'input: $input';
  return who.graphql(
    `mutation (${names.map((name) => `$${name}: ${types[name] ?? ''}`).join(', ')}) {
       ${field}(${given}) ${payloadOf(field, selection)}
     }`,
    variables,
  );
};
const ID = { shiftId: 'ID!' };
const WHY = { ...ID, reason: 'String!' };

const make = async (
  { eventId, ids }: World,
  start: Date,
  recurrence: 'none' | 'daily' | 'weekly',
  count: number,
): Promise<Answer> => {
  const answer = await mutate(
    admin,
    'createShifts',
    { input: 'CreateShiftsInput!' },
    {
      input: {
        batchId: newId(),
        eventId,
        recurrence,
        ...(recurrence === 'none' ? {} : { count }),
        shifts: [
          {
            startTime: start.toISOString(),
            endTime: new Date(start.getTime() + 8 * HOUR_MS).toISOString(),
            role: 'medic',
          },
        ],
      },
    },
  );
  const made = (firstOf(answer.data) ?? []) as readonly {
    readonly id: string;
  }[];
  ids.push(...made.map(({ id }) => id));
  return answer;
};

const assign = (
  who: TestCaller,
  shiftId: string,
  staffId: string,
  asProposed: { readonly version?: number; readonly mustBeAvailable?: boolean } = {},
): Promise<Answer> =>
  mutate(
    who,
    'assignShift',
    { input: 'AssignShiftInput!' },
    { input: { shiftId, staffId, reason: 'Agreed', ...asProposed } },
  );

const move = ({ row, id, hours }: Scene, andFollowing: boolean): Promise<Answer> => {
  const by = (at: Date | undefined) =>
    new Date((at ?? new Date(0)).getTime() + hours * HOUR_MS).toISOString();
  const input = {
    shiftId: id,
    shiftStart: by(row?.start),
    shiftEnd: by(row?.end),
    andFollowing,
    reason: 'Agreed',
  };
  return mutate(admin, 'updateShift', { input: 'UpdateShiftInput!' }, { input });
};

/** Accepts a whole proposal, as the page does: each line for itself. Answers the first that went through. */
const fill = async ({ world }: Scene): Promise<Answer> => {
  const day = (days: number) => new Date(world.base.getTime() + days * DAY_MS).toISOString();
  const proposed = await admin.graphql(
    `query ($range: ShiftRange!) { shiftProposal(range: $range) { lines { shift { id version } staff { staffId } } } }`,
    { range: { from: day(-5), to: day(60), eventId: world.eventId } },
  );
  const { lines } = proposed.data?.['shiftProposal'] as {
    readonly lines: readonly {
      readonly shift: { readonly id: string; readonly version: number };
      readonly staff: { readonly staffId: string } | null;
    }[];
  };
  const answers: Answer[] = [];
  for (const { shift, staff } of lines)
    if (staff !== null) {
      const asProposed = { version: shift.version, mustBeAvailable: true };
      answers.push(await assign(admin, shift.id, staff.staffId, asProposed));
    }
  return answers.find(({ errors }) => errors === undefined) ?? answers[0] ?? proposed;
};

/** The swap that stands, by whom it concerns: of several one by the step's number. */
const swap = async (
  field: string,
  by: 'offered_by' | 'offered_to' | null,
  { other, world }: Scene,
  types: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const standing = await query<{ id: string; offered_by: string; offered_to: string }>(
    `SELECT w.id, w.offered_by, w.offered_to FROM shift_swap w JOIN shift s USING (shift_id)
     WHERE s.event_id = $1 AND w.status IN ('offered', 'accepted') ORDER BY w.id`,
    [world.eventId],
  );
  const one = standing[other % Math.max(1, standing.length)];
  const who = people.find(({ staffId }) => by !== null && staffId === one?.[by])?.caller ?? admin;
  return mutate(
    who,
    field,
    { id: 'ID!', ...types },
    { id: one?.id ?? newId(), ...('reason' in types ? { reason: 'Agreed' } : {}) },
    '{ id }',
  );
};

/** What keeps an event from closing, and the states of the shifts that do. */
const WAIVED: readonly (readonly [check: string, states: readonly string[]])[] = [
  ['shifts_without_check_out', ['assigned', 'checked_in']],
  ['hours_unapproved', ['checked_out']],
];

/** Takes the event to another state; before it closes, what is open is waived where the step's hours say so. */
const moveEvent = async ({ world: { eventId, ids }, rows, other, hours }: Scene): Promise<Answer> => {
  const status = EVENT_STATUSES[other % EVENT_STATUSES.length];
  if (status === 'closed' && hours > 0)
    for (const [check, states] of WAIVED) {
      const itemIds = ids.filter((id) => states.includes(rows.get(id)?.status ?? ''));
      if (itemIds.length > 0)
        await mutate(
          admin,
          'waiveEventPoints',
          { input: 'WaiveEventPointsInput!' },
          { input: { eventId, check, itemIds, reason: 'Agreed' } },
          '{ points { itemId } }',
        );
    }
  const [event] = await query<{ version: number }>('SELECT version FROM event WHERE event_id = $1', [
    eventId,
  ]);
  return mutate(
    admin,
    'changeEventStatus',
    { input: 'ChangeEventStatusInput!' },
    { input: { eventId, version: event?.version, status, reason: 'Agreed' } },
    '{ status }',
  );
};

/** Whatever can be done to shifts. Most of it is refused most of the time, which belongs to it. */
const ACTS: Readonly<Record<string, (scene: Scene) => Promise<Answer | null>>> = {
  make: ({ world, other, hours }) =>
    make(
      world,
      new Date(world.base.getTime() + 2 * hours * HOUR_MS),
      (['none', 'daily', 'weekly'] as const)[other % 3] ?? 'none',
      2,
    ),
  clone: async ({ id, world }) => {
    const newShiftId = newId();
    world.ids.push(newShiftId);
    return mutate(admin, 'cloneShift', { ...ID, newShiftId: 'ID!' }, { shiftId: id, newShiftId });
  },
  remove: ({ id }) => mutate(admin, 'deleteShift', ID, { shiftId: id }, ''),
  move: (scene) => move(scene, false),
  move_following: (scene) => move(scene, true),
  assign: ({ id, person }) => assign(admin, id, person.staffId),
  take: ({ id, person }) => assign(person.caller, id, person.staffId),
  fill,
  unassign: ({ id }) => mutate(admin, 'unassignShift', WHY, { shiftId: id, reason: 'Agreed' }),
  leave: ({ id, holder }) => mutate(holder.caller, 'unassignShift', WHY, { shiftId: id, reason: 'Ill' }),
  backup: ({ id, person }) =>
    mutate(admin, 'assignBackupStaff', { ...ID, staffId: 'ID' }, { shiftId: id, staffId: person.staffId }),
  no_backup: ({ id }) =>
    mutate(admin, 'assignBackupStaff', { ...ID, staffId: 'ID' }, { shiftId: id, staffId: null }),
  bidding: ({ id, hours }) =>
    mutate(admin, 'setShiftBidding', { ...ID, isOpen: 'Boolean!' }, { shiftId: id, isOpen: hours >= 0 }),
  apply: ({ id, person }) => mutate(person.caller, 'applyForShift', ID, { shiftId: id }),
  note: ({ id }) =>
    mutate(admin, 'addShiftNote', { ...ID, note: 'String!' }, { shiftId: id, note: 'Gate 4' }, '{ id }'),
  offer: ({ world, id, holder, person, rows, other }) => {
    const theirs = world.ids.find((one) => rows.get(one)?.staffId === person.staffId);
    const input = {
      id: newId(),
      shiftId: id,
      staffId: person.staffId,
      otherShiftId: other % 2 === 0 ? null : theirs,
    };
    return mutate(holder.caller, 'offerShiftSwap', { input: 'OfferSwapInput!' }, { input }, '{ id }');
  },
  accept_swap: (scene) => swap('acceptShiftSwap', 'offered_to', scene),
  decline_swap: (scene) => swap('declineShiftSwap', 'offered_to', scene),
  withdraw_swap: (scene) => swap('withdrawShiftSwap', 'offered_by', scene),
  approve_swap: (scene) => swap('approveShiftSwap', null, scene, { reason: 'String' }),
  refuse_swap: (scene) => swap('refuseShiftSwap', null, scene, { reason: 'String!' }),
  check_in: ({ id, holder, hours }) =>
    mutate(
      hours < 0 ? admin : holder.caller,
      'checkInShift',
      { input: 'ShiftAttendance!' },
      { input: { shiftId: id } },
    ),
  check_out: ({ id, holder, hours }) =>
    mutate(
      hours < 0 ? admin : holder.caller,
      'checkOutShift',
      { input: 'ShiftAttendance!' },
      { input: { shiftId: id } },
    ),
  no_show: ({ id }) => mutate(admin, 'markShiftNoShow', ID, { shiftId: id }),
  approve: ({ id, hours }) =>
    mutate(
      admin,
      'approveShift',
      { ...ID, minutes: 'Int', reason: 'String' },
      { shiftId: id, minutes: hours < 0 ? null : 60 * hours, reason: 'Agreed' },
    ),
  cancel: ({ id }) => mutate(admin, 'cancelShift', WHY, { shiftId: id, reason: 'Rained off' }),
  event: moveEvent,
  wait: async ({ hours }) => {
    await later((1 + Math.abs(hours)) * 2 * HOUR_MS);
    return null;
  },
};

const actionOf = ({ from, to }: Kept): ShiftAction | undefined =>
  (Object.keys(TRANSITIONS) as ShiftAction[]).find((key) => {
    const row: Transition = TRANSITIONS[key];
    return row.to === to && row.from.some((status) => status === from);
  });

/** What the table has against a step that was kept; `startsAt` is the shift's start when it was made. */
const againstStep = (kept: Kept, staffBefore: string | null, startsAt: Date): readonly string[] => {
  const isAdmin = kept.by === admin.user?.id;
  // A swap leaves the state as it is, and somebody else in it.
  if (kept.from === 'assigned' && kept.to === 'assigned')
    return isAdmin && kept.staffId !== staffBefore ? [] : ['a swap that is none'];
  const action = actionOf(kept);
  if (action === undefined) return [`${kept.from} to ${kept.to}`];
  const needsReason = 'needsReason' in TRANSITIONS[action];
  const isPerson = people.some(({ staffId, userId }) => staffId === kept.staffId && userId === kept.by);
  const refusal = refusalOf(
    action,
    { status: kept.from, startsAt },
    { role: isAdmin ? 'admin' : 'staff', isPerson },
    new Date(kept.at),
  );
  return [
    ...(refusal === null ? [] : [`${action}: ${refusal.why}`]),
    ...(needsReason && kept.reason === null ? [`${action} without a reason`] : []),
  ];
};

/** What is wrong with a shift as it stands, and with how it is said to have come there. */
const againstShift = (row: Row, before: Row | undefined): readonly string[] => {
  const { status, history } = row;
  const last = history.at(-1);
  const isWorked = status === 'checked_in' || status === 'checked_out' || status === 'approved';
  const added = history.slice(before?.history.length ?? 0);
  return [
    ...(before === undefined || before.status === status || mayFollow(before.status, status)
      ? []
      : [`${before.status} became ${status}`]),
    ...(status === 'open' && row.staffId !== null ? ['open, with somebody on it'] : []),
    ...(status !== 'open' && status !== 'cancelled' && row.staffId === null ? ['nobody on it'] : []),
    ...(row.backupId !== null && row.backupId === row.staffId ? ['its own backup'] : []),
    ...(row.isBiddingOpen && status !== 'open' ? ['bidding while it is not open'] : []),
    ...(row.isIn === isWorked && row.isOut === (isWorked && status !== 'checked_in') ? [] : ['attendance']),
    ...(row.end > row.start ? [] : ['an end before the start']),
    ...(row.eventStatus === 'cancelled' && (status === 'open' || status === 'assigned')
      ? ['alive in an event that was called off']
      : []),
    ...((last?.to ?? 'open') === status ? [] : [`history ends in ${last?.to ?? 'nothing'}`]),
    ...(last === undefined ||
    (last.version <= row.version && (status === 'open' || last.staffId === row.staffId))
      ? []
      : ['history names another person or version']),
    ...history.flatMap(({ from }, at) =>
      from === (history[at - 1]?.to ?? 'open') ? [] : [`history goes on from ${from}`],
    ),
    ...added.flatMap((kept) => againstStep(kept, before?.staffId ?? null, before?.start ?? row.start)),
  ].map((fault) => `${row.id}: ${fault}`);
};

const occupying: readonly ShiftStatus[] = OCCUPYING_STATUSES;
const doubleBooked = (rows: readonly Row[]): readonly string[] => {
  const taken = rows.filter(({ status }) => occupying.includes(status));
  return taken.flatMap((one, at) =>
    taken
      .slice(at + 1)
      .filter((other) => other.staffId === one.staffId && overlaps(one, other))
      .map((other) => `${one.id} and ${other.id}: one person at one time`),
  );
};

/** An event of its own with a series of three days, and a fourth shift that overlaps its first; nobody has anything else. */
const newWorld = async (): Promise<World> => {
  await later(40 * DAY_MS);
  const eventId = newId();
  const now = server.clock.now();
  await query(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'planned')`,
    [eventId, now, new Date(now.getTime() + 30 * DAY_MS)],
  );
  const world: World = { eventId, base: new Date(now.getTime() + 26 * HOUR_MS), ids: [] };
  await make(world, world.base, 'daily', 3);
  await make(world, new Date(world.base.getTime() + 4 * HOUR_MS), 'none', 1);
  return world;
};

/** Goes through the steps; after each nothing is wrong, and what was refused was refused by a rule. Answers what went through. */
const walk = async (steps: readonly Step[]): Promise<readonly string[]> => {
  const world = await newWorld();
  const through: string[] = [];
  let rows = await shiftsOf(world);
  for (const [at, step] of steps.entries()) {
    const id = world.ids[step.shift % world.ids.length] ?? '';
    const row = rows.get(id);
    const [person] = people.slice(step.person);
    const holder = people.find(({ staffId }) => staffId === row?.staffId) ?? person;
    if (person === undefined || holder === undefined) throw new Error('There is no such person.');
    const answer = await ACTS[step.act]?.({ ...step, world, id, row, rows, person, holder });
    const code = answer?.errors?.[0]?.extensions.code;
    const where = `step ${String(at)}, ${step.act}`;
    expect(['INTERNAL', 'UNAUTHENTICATED', 'GRAPHQL_VALIDATION_FAILED'], where).not.toContain(code);
    if (code === undefined) through.push(step.act);
    const after = await shiftsOf(world);
    const own = [...after.values()].filter((one) => world.ids.includes(one.id));
    const faults = own.flatMap((one) => againstShift(one, rows.get(one.id)));
    expect([...faults, ...doubleBooked([...after.values()])], where).toEqual([]);
    rows = after;
  }
  return through;
};

const step = (act: string, shift = 0, more: Partial<Step> = {}): Step => ({
  act,
  shift,
  other: 0,
  person: 0,
  hours: 0,
  ...more,
});

/** One way on which each act goes through, so that none of them is tried in vain. */
const THROUGH: readonly Step[] = [
  step('assign'),
  step('take', 1, { person: 1 }),
  step('leave', 1),
  step('assign', 1, { person: 1 }),
  step('offer', 0, { person: 1, other: 1 }),
  step('accept_swap'),
  step('approve_swap'),
  step('offer', 0, { person: 2 }),
  step('decline_swap'),
  step('offer', 0, { person: 2 }),
  step('withdraw_swap'),
  step('offer', 0, { person: 2 }),
  step('refuse_swap'),
  step('backup', 0, { person: 2 }),
  step('no_backup'),
  step('move_following', 0, { hours: 1 }),
  step('move', 2, { hours: 1 }),
  step('bidding', 3),
  step('apply', 3, { person: 2 }),
  step('clone', 3),
  step('remove', 4),
  step('note', 3),
  step('make', 0, { other: 1, hours: 12 }),
  step('fill'),
  step('unassign', 2),
  step('cancel', 2),
  step('wait', 0, { hours: 12 }),
  step('check_in'),
  step('wait'),
  step('check_out'),
  step('approve', 0, { hours: 2 }),
  step('wait', 0, { hours: 2 }),
  step('no_show', 3),
  step('event', 0, { other: 1 }),
  step('event', 0, { other: 2, hours: 1 }),
  step('event', 0, { other: 1 }),
  step('event', 0, { other: 3 }),
];

it('goes through with every act at its time', async () => {
  expect(await walk(THROUGH)).toEqual(THROUGH.map(({ act }) => act));
  expect(new Set(THROUGH.map(({ act }) => act))).toEqual(new Set(Object.keys(ACTS)));
});

/**
 * Of ten to twenty steps each: some five hundred acts, so that the rarest of them is tried half a dozen times, in states that
 * those before it made. More of them would take longer than what any other file of tests takes.
 */
const RUNS = 40;

it('leaves nobody on two shifts at once and no shift where the table does not lead, whatever is done in whatever order', async () => {
  const any = fc.record({
    act: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('assign', 'take', 'move', 'move_following', 'fill') },
      { weight: 2, arbitrary: fc.constantFrom('offer', 'accept_swap', 'approve_swap', 'check_in', 'wait') },
      { weight: 3, arbitrary: fc.constantFrom(...Object.keys(ACTS)) },
    ),
    shift: fc.nat({ max: 5 }),
    other: fc.nat({ max: 3 }),
    person: fc.nat({ max: 2 }),
    hours: fc.integer({ min: -12, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 10, maxLength: 20 }), async (steps) => {
      await walk(steps);
    }),
    { numRuns: RUNS, seed: 20_261_124 },
  );
});
