import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  admin,
  aider,
  assign,
  create,
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

  it('is not moved there as one of those that follow', async () => {
    const [first, , last] = await create({ recurrence: 'monthly', count: 3 });
    const start = new Date(server.clock.now().getTime() + 729 * 24 * HOUR_MS);
    const { refusal } = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: first?.['id'],
      shiftStart: start.toISOString(),
      shiftEnd: new Date(start.getTime() + 8 * HOUR_MS).toISOString(),
      andFollowing: true,
    });
    // Two years from now, the third was two years and two months away.
    expect(problemsOf(refusal)).toEqual([expect.objectContaining({ field: 'shiftStart', code: 'too_far' })]);
    const [kept] = await server.database.asOwner<{ at: Date }>(
      'SELECT starts_at AS at FROM shift WHERE shift_id = $1',
      [String(last?.['id'])],
    );
    expect(kept?.at.toISOString()).toBe(last?.['shiftStart']);
  });
});

describe('bidding', () => {
  it('binds: who takes the shift meanwhile has applied, and an admin decides', async () => {
    const id = await one();
    await open(id);
    const taken = await assign(aider.caller, id, aider);
    expect(taken.value).toMatchObject({ status: 'open', staff: null, isBiddingOpen: true });
    expect(taken.value?.['applicants']).toEqual([{ staffId: aider.staffId }]);
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

describe("'no show' and approved hours", () => {
  const code = (one: { readonly refusal: { readonly extensions: Json } | undefined }) =>
    one.refusal?.extensions['code'];
  const undo = (who: typeof admin, id: string, reason: string) =>
    onId(who, 'undoShiftDecision', id, { reason }, { reason: 'String!' });

  it('are taken back by an admin with a reason, and it is kept who did', async () => {
    const [missed, worked] = [await one({ ...times(2) }), await one({ ...times(2) })];
    await assign(admin, missed, aider);
    await assign(admin, worked, paramedic);
    expect(code(await undo(admin, missed, 'Nothing to take back'))).toBe('SHIFT_STATE');
    await later(Date.parse(times(2).startTime) - server.clock.now().getTime() + 40 * 60_000);
    await onId(admin, 'markShiftNoShow', missed);
    for (const field of ['checkInShift', 'checkOutShift'])
      await input(admin, field, 'ShiftAttendance', { shiftId: worked });
    await onId(
      admin,
      'approveShift',
      worked,
      { minutes: 90, reason: 'As agreed' },
      { minutes: 'Int', reason: 'String' },
    );

    expect(code(await undo(aider.caller, missed, 'I was there'))).toBe('FORBIDDEN');
    expect(problemsOf((await undo(admin, missed, ' ')).refusal)).toEqual([
      expect.objectContaining({ field: 'reason' }),
    ]);
    expect((await undo(admin, missed, 'They came by the other gate')).value).toMatchObject({
      status: 'assigned',
      staff: { staffId: aider.staffId },
    });
    expect((await undo(admin, worked, 'The wrong shift')).value).toMatchObject({ status: 'checked_out' });
    expect(
      await server.database.asOwner(
        `SELECT status, approved_minutes AS minutes FROM shift WHERE shift_id = ANY ($1) ORDER BY status`,
        [[missed, worked]],
      ),
    ).toEqual([
      { status: 'assigned', minutes: null },
      { status: 'checked_out', minutes: null },
    ]);
    expect(
      await server.database.asOwner(
        `SELECT from_status AS "from", to_status AS "to", reason FROM shift_change
         WHERE shift_id = $1 ORDER BY version DESC LIMIT 1`,
        [missed],
      ),
    ).toEqual([{ from: 'no_show', to: 'assigned', reason: 'They came by the other gate' }]);
    expect(
      await server.database.asOwner(
        `SELECT action FROM audit_entry WHERE action LIKE 'SHIFT_%_UNDONE' ORDER BY action`,
      ),
    ).toEqual([{ action: 'SHIFT_APPROVAL_UNDONE' }, { action: 'SHIFT_NO_SHOW_UNDONE' }]);
    // And done again.
    expect((await onId(admin, 'markShiftNoShow', missed)).value).toMatchObject({ status: 'no_show' });
    expect((await onId(admin, 'approveShift', worked)).value).toMatchObject({ status: 'approved' });
  });
});

describe('a shift that has begun', () => {
  it('is taken by nobody for themselves, and applied for by nobody', async () => {
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
