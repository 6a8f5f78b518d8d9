import { newId } from '../../platform/ids.js';
import type { World } from '../../../test/access-world.js';
import {
  ADMINS,
  call,
  CLINICIANS,
  CLINICIANS_SESSION,
  CLINICIANS_WRITE,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../test/access/rows.js';

const DAY_MS = 86_400_000;

/** Each a day later than the one before: nobody is on two at once. */
let shiftsMade = 1;

const newShifts = (world: World): Facts => {
  shiftsMade += 1;
  const start = world.server.clock.now().getTime() + shiftsMade * DAY_MS;
  const times = { startTime: start, endTime: start + DAY_MS / 6 };
  return {
    batchId: newId(),
    eventId: world.ids.event,
    shifts: [
      {
        startTime: new Date(times.startTime).toISOString(),
        endTime: new Date(times.endTime).toISOString(),
        role: 'support_staff',
      },
    ],
  };
};

const ASSIGNED = 'assignShift(input: { shiftId: $id, staffId: $staff })';
const BIDDING = 'setShiftBidding(input: { shiftId: $id, isOpen: true })';

/** A shift that an admin made, open or in a later state. */
const shiftOf = async (world: World, step?: string): Promise<string> => {
  const admin = world.caller('admin');
  const made = await admin.graphql(
    'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shifts { id } } }',
    { input: newShifts(world) },
  );
  const id =
    (made.data as { createShifts: { readonly shifts: { id: string }[] } }).createShifts.shifts[0]?.id ?? '';
  if (step === undefined) return id;
  const variables = { id, ...(step.includes('$staff') ? { staff: world.ids.authorStaff } : {}) };
  const parameters = step.includes('$staff') ? '$id: ID!, $staff: ID!' : '$id: ID!';
  const { errors } = await admin.graphql(`mutation (${parameters}) { ${step} { shift { id } } }`, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return id;
};

/** A mutation of a shift; `on` is its state, assigned means to the author. */
const onShift = (
  field: string,
  expected: string,
  rest = '',
  step?: string,
  selection = '{ shift { id } }',
): Call =>
  call(
    `Mutation.${field}`,
    step === ASSIGNED ? "the author's" : "an admin's, open",
    expected,
    `mutation ($id: ID!) { ${field}(input: { shiftId: $id${rest} }) ${selection} }`,
    async (world) => ({ id: await shiftOf(world, step) }),
  );

const ADMIN_WRITES = 'U  ok F  F  F  F  F  F  F';
const PERSON_WRITES = 'U  ok ok F  F  F  F  F  F';

/** A row about one shift; assigned means to the author. */
const shiftRow = (
  method: RestCall['method'],
  rest: string,
  expected: string,
  body?: (world: World) => object,
  step?: string,
): RestCall => ({
  method,
  path: `/api/shifts/{id}${rest}`,
  on: step === ASSIGNED ? "the author's" : "an admin's, open",
  expected,
  url: async (world) => `/api/shifts/${await shiftOf(world, step)}${rest}`,
  ...(body === undefined ? {} : { body }),
});

const GRAPHQL: readonly Call[] = [
  q(
    'shiftReport',
    CLINICIANS,
    'any',
    '',
    'shiftReport(from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z") { summary { totalShifts } }',
  ),
  q('myCalendarFeed', 'U  -  -  -  F  F  F  F  F', 'own, none made', '', '{ madeAt }'),
  call(
    'Mutation.makeCalendarFeed',
    'own',
    CLINICIANS_SESSION,
    'mutation { makeCalendarFeed { madeCalendarFeed { url } } }',
  ),
  call(
    'Mutation.revokeCalendarFeed',
    'own, made',
    CLINICIANS_SESSION,
    'mutation { revokeCalendarFeed { isDone } }',
  ),
  q('shiftSwaps', CLINICIANS, "an admin's", '($id: ID!)', '(shiftId: $id) { id }', async (world) => ({
    id: await shiftOf(world),
  })),
  q('shiftsToCome', CLINICIANS, "the author's", '($id: ID!)', '(staffId: $id) { id }', ({ ids }) => ({
    id: ids.authorStaff,
  })),
  m(
    'offerShiftSwap',
    'OfferSwapInput',
    'U  F  B  F  F  F  F  F  F',
    "the author's, to their own account",
    '{ shiftSwap { id } }',
    async (world) => ({
      id: newId(),
      shiftId: await shiftOf(world, ASSIGNED),
      staffId: world.ids.authorStaff,
    }),
  ),
  ...['acceptShiftSwap', 'declineShiftSwap', 'withdrawShiftSwap'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  N  N  F  F  N  F  F',
      `mutation ($id: ID!) { ${field}(input: { id: $id }) { shiftSwap { id } } }`,
      () => ({ id: newId() }),
    ),
  ),
  ...['approveShiftSwap', 'refuseShiftSwap'].map((field) =>
    call(
      `Mutation.${field}`,
      'unknown',
      'U  N  F  F  F  F  F  F  F',
      `mutation ($id: ID!) { ${field}(input: { id: $id, reason: "No cover" }) { shiftSwap { id } } }`,
      () => ({ id: newId() }),
    ),
  ),
  q('shifts', CLINICIANS, 'any', '($range: ShiftRange!)', '(range: $range) { id }', () => ({
    range: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  })),
  q('shift', CLINICIANS, "an admin's", '($id: ID!)', '(shiftId: $id) { hasReminders }', async (world) => ({
    id: await shiftOf(world),
  })),
  q(
    'shiftNotes',
    'U  ok ok F  F  F  F  F  F',
    "the author's",
    '($id: ID!)',
    '(shiftId: $id) { id }',
    async (world) => ({
      id: await shiftOf(world, ASSIGNED),
    }),
  ),
  q('shiftPeople', CLINICIANS, 'any', '', '{ staffId }'),
  q('shiftConcerns', CLINICIANS, 'any', '($range: ShiftRange!)', '(range: $range) { shiftId }', () => ({
    range: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  })),
  q('shiftCandidates', ADMINS, "an admin's", '($id: ID!)', '(shiftId: $id) { fit }', async (world) => ({
    id: await shiftOf(world),
  })),
  q(
    'shiftProposal',
    ADMINS,
    'any',
    '($range: ShiftRange!)',
    '(range: $range) { lines { unfilledBecause } }',
    () => ({
      range: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
    }),
  ),
  m('createShifts', 'CreateShiftsInput', CLINICIANS_WRITE, 'any', '{ shifts { id } }', newShifts),
  call(
    'Mutation.cloneShift',
    "an admin's, open",
    ADMIN_WRITES,
    'mutation ($id: ID!, $new: ID!) { cloneShift(input: { shiftId: $id, newShiftId: $new }) { shift { id } } }',
    async (world) => ({ id: await shiftOf(world), new: newId() }),
  ),
  m(
    'updateShift',
    'UpdateShiftInput',
    ADMIN_WRITES,
    "an admin's, open",
    '{ shift { id } }',
    async (world) => ({
      shiftId: await shiftOf(world),
      briefing: 'Gate 4',
    }),
  ),
  onShift('cancelShift', ADMIN_WRITES, ', reason: "Called off"'),
  onShift('deleteShift', ADMIN_WRITES, '', undefined, '{ isDone }'),
  m(
    'assignShift',
    'AssignShiftInput',
    'U  ok ok O  F  F  P  F  F',
    'to the author',
    '{ shift { id } }',
    async (world) => ({ shiftId: await shiftOf(world), staffId: world.ids.authorStaff }),
  ),
  onShift('unassignShift', PERSON_WRITES, ', reason: "Ill"', ASSIGNED),
  call(
    'Mutation.assignBackupStaff',
    "an admin's, open",
    ADMIN_WRITES,
    'mutation ($id: ID!, $staff: ID!) { assignBackupStaff(input: { shiftId: $id, staffId: $staff }) { shift { id } } }',
    async (world) => ({ id: await shiftOf(world), staff: world.ids.authorStaff }),
  ),
  onShift('setShiftBidding', ADMIN_WRITES, ', isOpen: true'),
  onShift('applyForShift', 'U  F  ok ok F  F  P  F  F', '', BIDDING),
  m(
    'checkInShift',
    'ShiftAttendance',
    'U  E  E  F  F  F  F  F  F',
    "the author's",
    '{ shift { id } }',
    async (world) => ({
      shiftId: await shiftOf(world, ASSIGNED),
    }),
  ),
  m(
    'checkOutShift',
    'ShiftAttendance',
    'U  S  S  F  F  F  F  F  F',
    "the author's",
    '{ shift { id } }',
    async (world) => ({
      shiftId: await shiftOf(world, ASSIGNED),
    }),
  ),
  onShift('markShiftNoShow', 'U  E  F  F  F  F  F  F  F', '', ASSIGNED),
  onShift('undoShiftDecision', 'U  S  F  F  F  F  F  F  F', ', reason: "Came late"', ASSIGNED),
  onShift('approveShift', 'U  S  F  F  F  F  F  F  F', '', ASSIGNED),
  onShift('addShiftNote', PERSON_WRITES, ', note: "Keys at gate 4"', ASSIGNED, '{ shiftNotes { id } }'),
  onShift('enableShiftReminders', PERSON_WRITES, '', ASSIGNED),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/shifts',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/shifts',
  },
  shiftRow('GET', '/notes', '401 200 200 403 403 403 403 403 403', undefined, ASSIGNED),
  shiftRow('POST', '/notes', '401 201 201 403 403 403 403 403 403', () => ({ note: 'Keys' }), ASSIGNED),
  shiftRow('PUT', '/assign', '401 200 200 403 403 403 409 403 403', ({ ids }) => ({
    staffId: ids.authorStaff,
    status: 'assigned',
  })),
  shiftRow('PUT', '', '401 200 403 403 403 403 403 403 403', (world) => {
    const [times] = newShifts(world)['shifts'] as { startTime: string; endTime: string }[];
    return { shiftStart: times?.startTime, shiftEnd: times?.endTime };
  }),
  {
    method: 'POST',
    path: '/api/shifts/clone',
    on: 'one that is not there',
    expected: '401 404 404 404 403 403 404 403 403',
    url: () => '/api/shifts/clone',
    body: () => ({ shiftId: newId() }),
  },
  shiftRow('POST', '/apply', '401 403 403 403 403 403 403 403 403', () => ({ userId: newId() }), BIDDING),
  shiftRow(
    'POST',
    '/checkin',
    '401 409 409 403 403 403 403 403 403',
    () => ({ checkInTime: null }),
    ASSIGNED,
  ),
  shiftRow(
    'POST',
    '/checkout',
    '401 409 409 403 403 403 403 403 403',
    () => ({ checkOutTime: null }),
    ASSIGNED,
  ),
  shiftRow('POST', '/assign-backup', '401 200 403 403 403 403 403 403 403', ({ ids }) => ({
    staffId: ids.authorStaff,
  })),
  shiftRow(
    'POST',
    '/reminders',
    '401 200 200 403 403 403 403 403 403',
    () => ({ reminderSchedule: ['24h', '1h'] }),
    ASSIGNED,
  ),
  shiftRow('DELETE', '', '401 204 403 403 403 403 403 403 403'),
  {
    method: 'POST',
    path: '/api/shifts/batchCreate',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/shifts/batchCreate',
    body: newShifts,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
