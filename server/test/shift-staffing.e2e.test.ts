import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCaller } from './harness/test-server.js';
import {
  HOUR_MS,
  server,
  admin,
  paramedic,
  aider,
  openRota,
  later,
  input,
  onId,
  times,
  nextDay,
  create,
  one,
  assign,
  overtaken,
  told,
  admins,
  type Json,
} from './rota.js';
import { takeOn } from './staff-member.js';

beforeAll(openRota);
afterAll(() => server.close());

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
      staff: { staffId: aider.staffId },
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
        'Alys Vale cannot take this shift: neither the position First Aider nor a recorded qualification allows the role Paramedic.',
    });
    const [late] = await create(
      {},
      {
        startTime: '2027-01-02T08:00:00Z',
        endTime: '2027-01-02T16:00:00Z',
        requiredQualifications: ['frec_4', 'als'],
      },
    );
    expect((await assign(admin, late?.['id'] as string, paramedic)).refusal?.message).toBe(
      'Perran Vale cannot take this shift: ALS is out of date when the shift ends.',
    );
  });

  it('wants an admin’s reason for little rest, and refuses staff who assign themselves', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(6, 12))];
    await assign(admin, first, aider);
    const warned =
      'Alys Vale: Only 4 h rest before or after another shift (at least 11 h needed). An administrator can go ahead with a reason.';
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
    expect((await take(aider.caller)).value).toMatchObject({ staff: { staffId: aider.staffId } });
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
    expect((await backup(aider.staffId)).value).toMatchObject({ backupStaff: { staffId: aider.staffId } });
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
    const { data } = await admin.graphql('{ shiftPeople { staffId } }');
    const ids = (data?.['shiftPeople'] as Json[]).map(({ staffId }) => staffId);
    expect(ids).toContain(aider.staffId);
    expect(ids).not.toContain(gone.staffId);
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

describe('how a shift came to its state', () => {
  it('is kept with who, when and why, and never changed', async () => {
    await later(24 * HOUR_MS);
    const start = new Date(server.clock.now().getTime() + HOUR_MS / 2);
    const id = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + 4 * HOUR_MS).toISOString(),
    });
    const beside = await one({
      startTime: new Date(start.getTime() + 8 * HOUR_MS).toISOString(),
      endTime: new Date(start.getTime() + 10 * HOUR_MS).toISOString(),
    });
    await assign(admin, beside, aider);
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
      // There was no warning about this person: the reason given for the other is not kept for them.
      ['open', 'assigned', 'Perran Vale', null],
      ['assigned', 'checked_in', 'Perran Vale', null],
      ['checked_in', 'checked_out', 'Perran Vale', null],
      ['checked_out', 'approved', 'Perran Vale', 'Checked out late'],
    ]);
    expect(seen.history.at(-1)?.['changedBy']).toBe('Robin Hale');
    // Each is shown what was said about themselves, and about nobody else.
    const reasonsTo = async (who: TestCaller) => (await seenBy(who)).history.map(({ reason }) => reason);
    expect(await reasonsTo(aider.caller)).toEqual(['Agreed', 'Ill', null, null, null, null]);
    expect(await reasonsTo(paramedic.caller)).toEqual([null, null, null, null, null, 'Checked out late']);
    await expect(
      server.database.dataSource.query('DELETE FROM shift_change WHERE shift_id = $1', [id]),
    ).rejects.toThrow('what happened on a shift is kept for six years');
    const report = await admin.graphql(
      `query ($from: DateTimeISO!, $to: DateTimeISO!) { shiftReport(from: $from, to: $to) { summary { totalHours } } }`,
      { from: start.toISOString(), to: new Date(start.getTime() + 1).toISOString() },
    );
    expect(report.data?.['shiftReport']).toEqual({ summary: { totalHours: 3.25 } });
  });
});
