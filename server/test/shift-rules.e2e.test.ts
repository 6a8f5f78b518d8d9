import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  admin,
  aider,
  assign,
  eventId,
  HOUR_MS,
  input,
  later,
  nextDay,
  one,
  onId,
  openRota,
  paramedic,
  server,
  times,
  type Json,
} from './rota.js';
import { takeOn } from './staff-member.js';

beforeAll(openRota);
afterAll(() => server.close());
beforeEach(nextDay);

const problemsOf = (refusal: unknown) =>
  (refusal as { extensions?: { problems?: unknown } } | undefined)?.extensions?.problems;
const bodies = (kind: string, userId: string | undefined) =>
  server.database.asOwner<{ body: string }>(
    'SELECT body FROM notification WHERE kind = $1 AND user_id = $2 ORDER BY id DESC LIMIT 1',
    [kind, userId],
  );
const open = (id: string) => onId(admin, 'setShiftBidding', id, { isOpen: true }, { isOpen: 'Boolean!' });

describe('a shift that is cancelled', () => {
  it('says why to who has it and to who applied, and a change of time says no reason', async () => {
    const [taken, wanted] = [await one(), await one({}, admin)];
    await assign(admin, taken, paramedic);
    await open(wanted);
    await onId(aider.caller, 'applyForShift', wanted);
    for (const id of [taken, wanted])
      await onId(admin, 'cancelShift', id, { reason: 'The ground is flooded' }, { reason: 'String!' });
    for (const [kind, who] of [
      ['shift_cancelled', paramedic],
      ['application_void', aider],
    ] as const) {
      const [told] = await bodies(kind, who.caller.user?.id);
      expect(told?.body).toContain('\nReason: The ground is flooded');
    }
    const [assigned] = await bodies('shift_assigned', paramedic.caller.user?.id);
    expect(assigned?.body).not.toContain('Reason');
  });
});

describe('when a shift may be', () => {
  const from = (start: Date) => ({
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 8 * HOUR_MS).toISOString(),
  });
  const make = (start: Date, more: Json = {}) =>
    input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      shifts: [from(start)],
      ...more,
    });

  it('is not made before yesterday, nor years ahead', async () => {
    const now = server.clock.now();
    const days = (count: number) => new Date(now.getTime() + count * 24 * HOUR_MS);
    for (const [start, code] of [
      [days(-2), 'past'],
      [new Date('1926-11-20T08:00:00Z'), 'past'],
      [days(732), 'too_far'],
      [new Date('2206-11-20T08:00:00Z'), 'too_far'],
    ] as const) {
      const { refusal } = await make(start);
      expect(problemsOf(refusal)).toEqual([expect.objectContaining({ field: 'shifts.0.startTime', code })]);
    }
    expect((await make(days(-1))).refusal).toBeUndefined();
    expect((await make(days(729))).refusal).toBeUndefined();
    const monthly = await make(days(2), { recurrence: 'monthly', count: 30 });
    expect(problemsOf(monthly.refusal)).toEqual([
      expect.objectContaining({ field: 'count', code: 'too_far' }),
    ]);
  });

  it('is not moved there', async () => {
    const id = await one();
    const move = (start: string) =>
      input(admin, 'updateShift', 'UpdateShiftInput', {
        shiftId: id,
        shiftStart: start,
        shiftEnd: new Date(Date.parse(start) + 8 * HOUR_MS).toISOString(),
      });
    for (const [start, code] of [
      ['2206-11-20T08:00:00Z', 'too_far'],
      ['2016-11-20T08:00:00Z', 'past'],
    ] as const)
      expect(problemsOf((await move(start)).refusal)).toEqual([
        expect.objectContaining({ field: 'shiftStart', code }),
      ]);
  });
});

describe('bidding', () => {
  it('binds: who takes the shift meanwhile has applied, and an admin decides', async () => {
    const id = await one();
    await open(id);
    const taken = await assign(aider.caller, id, aider);
    expect(taken.value).toMatchObject({ status: 'open', staff: null, isBiddingOpen: true });
    expect(taken.value?.['applicants']).toEqual([{ staffID: aider.staffId }]);
    expect((await assign(aider.caller, id, aider)).refusal?.extensions['code']).toBe('SHIFT_APPLIED');
    expect((await assign(admin, id, paramedic)).value).toMatchObject({
      status: 'assigned',
      isBiddingOpen: false,
    });
    const [filled] = await bodies('shift_filled', aider.caller.user?.id);
    expect(filled).toBeDefined();
  });
});

describe('who may take a role', () => {
  it('goes by the registration, whatever the position is called', async () => {
    const leader = await takeOn(server, 'Linnet', 'team_leader', [['hcpc_paramedic', null]]);
    const nurse = await takeOn(server, 'Nerys', 'team_leader', [['nmc_registered_nurse', null]]);
    const [mine, other] = [await one({ role: 'paramedic' }), await one({ role: 'paramedic' })];
    expect((await assign(admin, mine, leader)).value).toMatchObject({ status: 'assigned' });
    expect((await assign(admin, other, nurse)).refusal?.message).toContain(
      'neither the position Team Leader nor a recorded qualification allows the role Paramedic',
    );
  });
});

describe('a shift that has begun', () => {
  it('is taken by nobody for himself, and applied for by nobody', async () => {
    const [free, bid] = [await one({ ...times(2) }), await one({ ...times(2) })];
    await open(bid);
    const start = Date.parse(times(2).startTime);
    await later(start - server.clock.now().getTime() + 60_000);
    expect((await assign(aider.caller, free, aider)).refusal?.extensions['code']).toBe('SHIFT_TOO_LATE');
    expect((await onId(aider.caller, 'applyForShift', bid)).refusal?.extensions['code']).toBe(
      'SHIFT_STARTED',
    );
    expect((await assign(aider.caller, bid, aider)).refusal?.extensions['code']).toBe('SHIFT_TOO_LATE');
    expect((await open(free)).refusal?.extensions['code']).toBe('SHIFT_STARTED');
    // Who was there is entered by an admin.
    expect((await assign(admin, free, aider)).value).toMatchObject({ status: 'assigned' });
  });
});
