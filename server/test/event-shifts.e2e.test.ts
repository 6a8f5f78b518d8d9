import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  admin,
  aider,
  assign,
  create,
  HOUR_MS,
  nextDay,
  one,
  openRota,
  run,
  paramedic,
  server,
  times,
  toldAs,
  type Json,
} from './rota.js';

beforeAll(openRota);
afterAll(() => server.close());
beforeEach(nextDay);

const DAY_MS = 24 * HOUR_MS;
const plus = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** An event of its own, from the first hour of this test's day. */
const event = async (name: string) => {
  const id = newId();
  const { startTime } = times();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, $2, $3, $4)`,
    [id, name, startTime, plus(startTime, 2 * DAY_MS)],
  );
  return { id, startTime };
};
const shiftAt = async (eventId: string, block: Json = {}) =>
  (await create({ eventId }, block))[0]?.['id'] as string;
const move = (id: string, name: string, startTime: string, more: Json = {}) =>
  run(
    admin,
    'updateEvent',
    {
      input: {
        id,
        version: 1,
        name,
        date: startTime,
        endsAt: plus(startTime, 2 * DAY_MS),
        timeZone: 'Europe/London',
        ...more,
      },
    },
    { input: 'UpdateEventInput!' },
    '{ id }',
  );
const standing = (ids: readonly string[]) =>
  server.database.asOwner<{ start: Date; end: Date; status: string; staffId: string | null }>(
    `SELECT starts_at AS start, ends_at AS "end", status, staff_id AS "staffId" FROM shift
     WHERE shift_id = ANY ($1) ORDER BY array_position($1, shift_id)`,
    [ids],
  );
const codeOf = (refusal: { readonly extensions: Json } | undefined) => refusal?.extensions['code'];

describe('an event that starts at another time', () => {
  it('asks what becomes of its shifts, and changes nothing before it is told', async () => {
    const { id, startTime } = await event('Asked');
    const shift = await shiftAt(id);
    await assign(admin, shift, aider);
    const to = plus(startTime, DAY_MS);
    const { refusal } = await move(id, 'Asked', to);
    expect(codeOf(refusal)).toBe('EVENT_SHIFTS');
    expect(refusal?.message).toContain('This event has 1 shift (Alys Vale) that can move with it.');
    expect(refusal?.message).toContain('Everyone assigned can still work them.');
    expect((await standing([shift]))[0]?.start.toISOString()).toBe(startTime);
    // A name alone is no move, and an event without shifts has none to ask of.
    expect((await move(id, 'Renamed', startTime)).refusal).toBeUndefined();
    const empty = await event('Empty');
    expect((await move(empty.id, 'Empty', to)).refusal).toBeUndefined();
  });

  it('moves them with it at their offsets, tells each person once, and leaves what has begun', async () => {
    const { id, startTime } = await event('Moved');
    const [first, second, free] = [
      await shiftAt(id),
      await shiftAt(id, times(8, 24)),
      await shiftAt(id, times(4, 2)),
    ];
    for (const shift of [first, second]) await assign(admin, shift, aider);
    const worked = await shiftAt(id, times(1, 30));
    await assign(admin, worked, paramedic);
    await server.database.asOwner(
      `UPDATE shift SET status = 'checked_in', checked_in_at = starts_at, version = version + 1 WHERE shift_id = $1`,
      [worked],
    );
    const before = (await toldAs('shift_moved')).length;
    // As far as the second shift stands from the first: each comes to where the next was.
    const { refusal } = await move(id, 'Moved', plus(startTime, DAY_MS), { shifts: 'move' });
    expect(refusal).toBeUndefined();
    const rows = await standing([first, second, free, worked]);
    expect(rows.map(({ start }) => start.toISOString())).toEqual([
      plus(startTime, DAY_MS),
      plus(startTime, 2 * DAY_MS),
      plus(startTime, DAY_MS + 2 * HOUR_MS),
      plus(startTime, 30 * HOUR_MS),
    ]);
    expect(rows.map(({ staffId }) => staffId)).toEqual([
      aider.staffId,
      aider.staffId,
      null,
      paramedic.staffId,
    ]);
    const told = (await toldAs('shift_moved')).slice(before);
    expect(told.map(({ userId }) => userId)).toEqual([aider.caller.user?.id]);
  });

  it('takes them to no year in which none can be made', async () => {
    const { id, startTime } = await event('Far');
    const shift = await shiftAt(id);
    const to = startTime.replace(/^\d{4}/, '2062');
    for (const shifts of [undefined, 'move', 'move_and_unassign']) {
      const { refusal } = await move(id, 'Far', to, shifts === undefined ? {} : { shifts });
      expect(refusal?.extensions['problems']).toEqual([
        expect.objectContaining({ field: 'date', code: 'too_far' }),
      ]);
    }
    expect((await standing([shift]))[0]?.start.toISOString()).toBe(startTime);
    const back = startTime.replace(/^\d{4}/, '2016');
    for (const shifts of ['move', 'move_and_unassign']) {
      const { refusal } = await move(id, 'Far', back, { shifts });
      expect(refusal?.extensions['problems']).toEqual([
        expect.objectContaining({ field: 'date', code: 'past' }),
      ]);
    }
    expect((await standing([shift]))[0]?.start.toISOString()).toBe(startTime);
    // The event alone may be that far ahead, and no shift is made on its days there.
    expect((await move(id, 'Far', to, { shifts: 'leave' })).refusal).toBeUndefined();
    const made = await run(
      admin,
      'createShifts',
      {
        input: {
          batchId: newId(),
          eventId: id,
          shifts: [{ startTime: to, endTime: plus(to, 8 * HOUR_MS) }],
        },
      },
      { input: 'CreateShiftsInput!' },
      '{ id }',
    );
    expect(made.refusal?.extensions['problems']).toEqual([
      expect.objectContaining({ field: 'shifts.0.startTime', code: 'too_far' }),
    ]);
  });

  it('leaves them where that is said', async () => {
    const { id, startTime } = await event('Left');
    const shift = await shiftAt(id);
    expect((await move(id, 'Left', plus(startTime, DAY_MS), { shifts: 'leave' })).refusal).toBeUndefined();
    expect((await standing([shift]))[0]?.start.toISOString()).toBe(startTime);
  });

  it('asks where it becomes shorter than its shifts, and says so where it moves as well', async () => {
    const { id, startTime } = await event('Shorter');
    const late = await shiftAt(id, times(8, 24));
    await assign(admin, late, aider);
    await shiftAt(id);
    // Only of shifts that end after it.
    const longer = await move(id, 'Shorter', startTime, { endsAt: plus(startTime, 40 * HOUR_MS) });
    expect(longer.refusal).toBeUndefined();
    const short = { version: 2, endsAt: plus(startTime, 20 * HOUR_MS) };
    const asked = await move(id, 'Shorter', startTime, short);
    expect(codeOf(asked.refusal)).toBe('EVENT_SHIFTS_BEYOND');
    expect(asked.refusal?.message).toContain(
      'This event has 1 shift (Alys Vale) that would end after it does.',
    );
    const both = await move(id, 'Shorter', plus(startTime, HOUR_MS), short);
    expect(codeOf(both.refusal)).toBe('EVENT_SHIFTS');
    expect(both.refusal?.message).toContain('After the move, 1 shift ends after the event’s new end.');
    expect((await move(id, 'Shorter', startTime, { ...short, shifts: 'leave' })).refusal).toBeUndefined();
    expect((await standing([late]))[0]?.start.toISOString()).toBe(plus(startTime, 24 * HOUR_MS));
  });

  it('refuses a clash, or unassigns who has one, and keeps rest with a reason', async () => {
    const { id, startTime } = await event('Clashes');
    const shift = await shiftAt(id);
    await assign(admin, shift, aider);
    const elsewhere = await one(times(8, 24));
    await assign(admin, elsewhere, aider);
    const to = plus(startTime, DAY_MS);
    const asked = await move(id, 'Clashes', to);
    expect(asked.refusal?.message).toContain('Alys Vale: is on another shift at that time');
    const refused = await move(id, 'Clashes', to, { shifts: 'move', shiftsReason: 'Agreed with them' });
    expect(codeOf(refused.refusal)).toBe('EVENT_SHIFTS_UNFIT');
    expect((await standing([shift]))[0]).toMatchObject({ status: 'assigned', staffId: aider.staffId });

    // Little rest beside the other: not without a reason, which is kept.
    const near = plus(startTime, 13 * HOUR_MS);
    expect(codeOf((await move(id, 'Clashes', near, { shifts: 'move' })).refusal)).toBe('EVENT_SHIFTS_UNFIT');

    expect((await move(id, 'Clashes', to, { shifts: 'move_and_unassign' })).refusal).toBeUndefined();
    expect(await standing([shift, elsewhere])).toMatchObject([
      { status: 'open', staffId: null },
      { status: 'assigned', staffId: aider.staffId },
    ]);
    const [told] = (await toldAs('shift_unassigned')).slice(-1);
    expect(told).toMatchObject({ userId: aider.caller.user?.id, shiftId: shift });
  });
});
