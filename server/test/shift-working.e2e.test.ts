import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import type { TestCaller } from './harness/test-server.js';
import {
  HOUR_MS,
  server,
  admin,
  paramedic,
  aider,
  openRota,
  later,
  run,
  input,
  onId,
  nextDay,
  create,
  one,
  assign,
  overtaken,
  newEvent,
  moveEvent,
  cloneOf,
  told,
  type Json,
} from './rota.js';

beforeAll(openRota);
afterAll(() => server.close());

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

  it('keeps where a person was only by their own device', async () => {
    nextDay();
    const start = new Date(server.clock.now().getTime() + HOUR_MS / 2);
    const id = await one({
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + HOUR_MS).toISOString(),
    });
    await assign(admin, id, paramedic, 'Agreed');
    const place = { latitude: 51.5, longitude: -2.61 };
    const attend = (who: TestCaller, field: string) =>
      input(who, field, 'ShiftAttendance', { shiftId: id, place });
    const places = async () => {
      const { data } = await paramedic.caller.graphql(
        'query ($id: ID!) { shift(shiftId: $id) { attendance { status place { latitude longitude } } } }',
        { id },
      );
      return (data?.['shift'] as Json)['attendance'];
    };
    // Whoever checks somebody else in is not where that one is.
    expect((await attend(admin, 'checkInShift')).value).toMatchObject({ status: 'checked_in' });
    expect(await places()).toEqual([{ status: 'checked_in', place: null }]);
    expect((await attend(paramedic.caller, 'checkOutShift')).value).toMatchObject({ status: 'checked_out' });
    expect(await places()).toEqual([
      { status: 'checked_in', place: null },
      { status: 'checked_out', place },
    ]);
  });

  it('keeps a note once, whatever is sent again under its id', async () => {
    nextDay();
    const [id, other, noteId] = [await one(), await one(), newId()];
    const add = (shiftId: string, note: string) =>
      run(
        admin,
        'addShiftNote',
        { shiftId, note, noteId },
        { shiftId: 'ID!', note: 'String!', noteId: 'ID' },
        '{ id note }',
      );
    const kept = [{ id: noteId, note: 'Keys at gate 4' }];
    expect((await add(id, 'Keys at gate 4')).value).toEqual(kept);
    expect((await add(id, 'Keys at gate 4')).value).toEqual(kept);
    expect((await add(id, 'Keys at gate 5')).refusal?.extensions.code).toBe('COMMAND_REUSED');
    expect((await add(other, 'Keys at gate 4')).refusal?.extensions.code).toBe('COMMAND_REUSED');
  });

  it('shows notes to admins, to who is assigned and to the backup, and to nobody else', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, paramedic);
    await admin.send('POST', `/api/shifts/${id}/notes`, { note: 'Keys at gate 4' });
    const read = async (who: TestCaller) => {
      const { data, errors } = await who.graphql(
        'query ($id: ID!) { shift(shiftId: $id) { notes { note } } }',
        { id },
      );
      expect(errors).toBeUndefined();
      const byRest = await who.get(`/api/shifts/${id}/notes`);
      return [(data?.['shift'] as Json)['notes'], byRest.statusCode, byRest.json<unknown>()];
    };
    const note = { note: 'Keys at gate 4' };
    const shown = [[note], 200, [expect.objectContaining(note)]];
    expect(await read(admin)).toEqual(shown);
    expect(await read(paramedic.caller)).toEqual(shown);
    expect(await read(aider.caller)).toEqual([[], 403, expect.objectContaining({ code: 'FORBIDDEN' })]);
    await onId(admin, 'assignBackupStaff', id, { staffId: aider.staffId }, { staffId: 'ID' });
    expect(await read(aider.caller)).toEqual(shown);
    // Whoever no longer works it is told no more of it.
    await onId(admin, 'unassignShift', id, { reason: 'Ill' }, { reason: 'String!' });
    expect(await read(paramedic.caller)).toEqual([[], 403, expect.objectContaining({ code: 'FORBIDDEN' })]);
  });

  it('does to nobody else what was meant for who was on it when it was looked at', async () => {
    nextDay();
    const id = await one();
    const seen = Number((await assign(admin, id, aider)).value?.['version']);
    await onId(
      admin,
      'unassignShift',
      id,
      { reason: 'Ill', version: seen },
      { reason: 'String!', version: 'Int' },
    );
    const { value } = await assign(admin, id, paramedic);
    const stale = [
      await onId(admin, 'markShiftNoShow', id, { version: seen }, { version: 'Int' }),
      await input(admin, 'checkInShift', 'ShiftAttendance', { shiftId: id, version: seen }),
      ...(await Promise.all(
        ['unassignShift', 'cancelShift'].map((field) =>
          onId(admin, field, id, { reason: 'Ill', version: seen }, { reason: 'String!', version: 'Int' }),
        ),
      )),
      await onId(
        admin,
        'assignBackupStaff',
        id,
        { staffId: null, version: seen },
        { staffId: 'ID', version: 'Int' },
      ),
      await onId(
        admin,
        'setShiftBidding',
        id,
        { isOpen: true, version: seen },
        { isOpen: 'Boolean!', version: 'Int' },
      ),
      await onId(admin, 'approveShift', id, { version: seen }, { version: 'Int' }),
    ];
    expect(stale.map(({ refusal }) => refusal?.extensions.code)).toEqual(stale.map(() => 'SHIFT_CHANGED'));
    const now = { version: value?.['version'] as number };
    expect(
      (
        await onId(
          admin,
          'cancelShift',
          id,
          { reason: 'Rained off', ...now },
          { reason: 'String!', version: 'Int' },
        )
      ).value,
    ).toMatchObject({ status: 'cancelled', staff: { staffId: paramedic.staffId } });
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

  it('reminds 24 hours and one hour before, of the time that it has by then', async () => {
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
    // Now none is to come for who enables them.
    const over = (await onId(admin, 'enableShiftReminders', id)).refusal;
    expect(over?.extensions.code).toBe('SHIFT_REMINDERS_OVER');
    expect(over?.message).toMatch(
      /^The last reminder for this shift was due at .+\. No more will be sent\.$/,
    );
  });

  it('reminds the backup too, says so to whom the button serves, and reminds nobody of what was cancelled', async () => {
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
    // The last hour is to come still, and nobody is reminded of what was cancelled.
    await onId(admin, 'cancelShift', id, { reason: 'Over' }, { reason: 'String!' });
    const before = await told('reminder');
    await server.services.shiftNotices.remind(new Date(start.getTime() - HOUR_MS / 2));
    expect(await told('reminder')).toEqual(before);
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
    (await create({ eventId: event }, block))[0]?.['id'] as string;

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

  it('does not close over what comes after as many waived points as are read at once', async () => {
    await later(24 * HOUR_MS);
    const event = await newEvent('Longest Regatta');
    const last = await at(event, soon());
    await assign(admin, last, aider, 'Agreed');
    await input(aider.caller, 'checkInShift', 'ShiftAttendance', { shiftId: last });
    const others = Array.from({ length: 1_000 }, () => newId());
    await server.database.asOwner(
      `WITH other AS (
         INSERT INTO prf (id, custom_prf_id, event_id, status, author_id, writer_ids, created_at, updated_at)
         SELECT id, 'W-' || id, $2, 'draft', $3, ARRAY[$3::uuid], $4, $4 FROM unnest($1::uuid[]) AS id RETURNING id)
       INSERT INTO event_waiver (event_id, check_key, item_id, reason, waived_at, waived_by)
       SELECT $2, 'prfs_unsigned', id, 'On paper', $4, $3 FROM other`,
      [others, event, admin.user?.id, server.clock.now()],
    );
    const { refusal } = await moveEvent(event, 'closed');
    expect(refusal?.message).toContain('1 shift without check-out.');
    await input(aider.caller, 'checkOutShift', 'ShiftAttendance', { shiftId: last });
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
