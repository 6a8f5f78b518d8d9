import { Kind, parse, print, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANGE_SQL } from '../src/modules/shifts/shift.hot.js';
import { newId } from '../src/platform/ids.js';
import { operationText } from './client-operations.js';
import { statementsOf } from './first-loads.js';
import type { TestCaller } from './harness/test-server.js';
import {
  server,
  admin,
  paramedic,
  aider,
  eventId,
  openRota,
  run,
  input,
  onId,
  times,
  nextDay,
  create,
  one,
  assign,
  newEvent,
  toldAs,
  type Json,
} from './rota.js';

beforeAll(openRota);
afterAll(() => server.close());

describe('creating shifts', () => {
  it('makes every block and what recurs of it, at the clock time of the event, once', async () => {
    const batchId = newId();
    const wanted = {
      batchId,
      eventId,
      recurrence: 'daily',
      count: 3,
      priority: 'high',
      shifts: [
        { startTime: '2027-03-27T09:00:00Z', endTime: '2027-03-27T17:00:00Z', role: 'paramedic' },
        { startTime: '2027-03-27T17:00:00Z', endTime: '2027-03-27T20:00:00Z' },
      ],
    };
    const first = await input(admin, 'createShifts', 'CreateShiftsInput', wanted);
    const again = await input(admin, 'createShifts', 'CreateShiftsInput', wanted);
    expect(again.value).toEqual(first.value);
    const made = first.value as unknown as Json[];
    expect(made.map(({ shiftStart }) => String(shiftStart).slice(0, 16))).toEqual([
      '2027-03-27T09:00',
      '2027-03-27T17:00',
      '2027-03-28T08:00',
      '2027-03-28T16:00',
      '2027-03-29T08:00',
      '2027-03-29T16:00',
    ]);
    expect(new Set(made.map(({ seriesId }) => seriesId)).size).toBe(2);
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'SHIFT_CREATED' AND entity_id = $1`,
        [made[0]?.['id']],
      ),
    ).toHaveLength(1);
  });

  it('answers a repeated call only where it asks for the same', async () => {
    nextDay();
    const wanted = {
      batchId: newId(),
      eventId,
      priority: 'high',
      briefing: ' Gate 4 ',
      shifts: [{ ...times(), role: 'medic', requiredQualifications: ['als'] }],
    };
    const send = (changes: Json = {}) =>
      input(admin, 'createShifts', 'CreateShiftsInput', { ...wanted, ...changes });
    const first = await send();
    expect((await send()).value).toEqual(first.value);
    const [block] = wanted.shifts;
    for (const changes of [
      { eventId: await newEvent('Another') },
      { priority: 'low' },
      { briefing: 'Gate 5' },
      { shifts: [{ ...block, role: 'nurse' }] },
      { shifts: [{ ...block, requiredQualifications: ['bls'] }] },
      { shifts: [{ ...block, ...times(9) }] },
      { shifts: [block, block] },
    ])
      expect((await send(changes)).refusal?.extensions.code).toBe('COMMAND_REUSED');
  });

  it('makes at most 366 in all, and no briefing that is too long', async () => {
    const { refusal } = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      recurrence: 'daily',
      count: 184,
      shifts: [times(), times()],
    });
    expect(refusal?.extensions.problems).toMatchObject([{ field: 'shifts.1', code: 'too_many' }]);
    nextDay();
    const id = await one();
    const long = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: id,
      briefing: 'x'.repeat(10_001),
    });
    expect(long.refusal?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'briefing', code: 'too_long' }],
    });
  });

  it('refuses a last day before the first one starts, at its field', async () => {
    nextDay();
    const { refusal } = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      recurrence: 'daily',
      until: times(8, -24).startTime.slice(0, 10),
      shifts: [times()],
    });
    expect(refusal?.extensions.problems).toMatchObject([{ field: 'until', code: 'before_start' }]);
    expect(await create({ recurrence: 'daily', until: times().startTime.slice(0, 10) })).toHaveLength(1);
  });

  it('asks for an event in the words of the specification, and for times that can be', async () => {
    const without = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      shifts: [times()],
    });
    expect(without.refusal?.message).toBe('Please select an event before adding shifts.');
    const wrong = await input(admin, 'createShifts', 'CreateShiftsInput', {
      batchId: newId(),
      eventId,
      recurrence: 'daily',
      count: 999,
      shifts: [{ startTime: times().endTime, endTime: times().startTime, role: 'wizard' }],
    });
    expect(wrong.refusal?.extensions.problems?.map(({ field }) => field)).toEqual([
      'shifts.0.endTime',
      'shifts.0.role',
      'count',
    ]);
  });

  it('clones without staff, applicants and notes; staff only open ones that they made', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, paramedic);
    const copy = await run(
      admin,
      'cloneShift',
      { shiftId: id, newShiftId: newId() },
      { shiftId: 'ID!', newShiftId: 'ID!' },
    );
    expect(copy.value).toMatchObject({ status: 'open', staff: null, isTouched: false });
    const refused = await run(
      aider.caller,
      'cloneShift',
      { shiftId: id, newShiftId: newId() },
      { shiftId: 'ID!', newShiftId: 'ID!' },
    );
    expect(refused.refusal?.extensions.code).toBe('FORBIDDEN');
    const own = await one({}, aider.caller);
    expect(
      (
        await run(
          aider.caller,
          'cloneShift',
          { shiftId: own, newShiftId: newId() },
          { shiftId: 'ID!', newShiftId: 'ID!' },
        )
      ).refusal,
    ).toBeUndefined();
  });
});

describe('moving', () => {
  it('holds the person against the rules again, and says why it stays', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(4, 24))];
    await assign(admin, first, paramedic);
    await assign(admin, second, paramedic);
    const move = (facts: Json, who = admin) =>
      input(who, 'updateShift', 'UpdateShiftInput', { shiftId: second, ...facts });
    const onto = { shiftStart: times(4, 2).startTime, shiftEnd: times(4, 2).endTime };
    expect((await move(onto)).refusal?.extensions.code).toBe('SHIFT_CLASH');
    expect((await move(onto, paramedic.caller)).refusal?.extensions.code).toBe('FORBIDDEN');
    const near = { shiftStart: times(4, 10).startTime, shiftEnd: times(4, 10).endTime };
    expect((await move(near)).refusal?.extensions.code).toBe('SHIFT_WORKING_TIME');
    expect((await move({ ...near, reason: 'Agreed by telephone' })).value).toMatchObject({
      shiftStart: near.shiftStart,
    });
    expect((await move({ version: 1, briefing: 'Gate 4' })).refusal?.extensions.code).toBe('SHIFT_CHANGED');
    expect((await move({ shiftEnd: near.shiftStart })).refusal?.extensions.problems).toMatchObject([
      { field: 'shiftEnd' },
    ]);
  });

  it('moves this one and those that follow, over each other, each at its clock time', async () => {
    const made = await create(
      { recurrence: 'daily', count: 4 },
      { startTime: '2027-10-29T08:00:00Z', endTime: '2027-10-29T12:00:00Z' },
    );
    for (const shift of made) await assign(admin, shift['id'] as string, aider, 'Few are free');
    const [, second] = made;
    const { refusal } = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: second?.['id'],
      shiftStart: '2027-10-31T10:00:00Z',
      shiftEnd: '2027-10-31T14:00:00Z',
      andFollowing: true,
      reason: 'The event begins later',
    });
    expect(refusal).toBeUndefined();
    const { data } = await admin.graphql(
      'query ($r: ShiftRange!) { shifts(range: $r) { shiftStart version } }',
      {
        r: { from: '2027-10-28T00:00:00Z', to: '2027-11-05T00:00:00Z', eventId },
      },
    );
    expect((data?.['shifts'] as Json[]).map(({ shiftStart }) => String(shiftStart).slice(0, 13))).toEqual([
      '2027-10-29T08',
      '2027-10-31T10',
      '2027-11-01T10',
      '2027-11-02T10',
    ]);
  });

  it('holds a series that moves against the rest that it leaves where it then is', async () => {
    const made = await create(
      { recurrence: 'daily', count: 3 },
      { startTime: '2028-01-11T08:00:00Z', endTime: '2028-01-11T18:00:00Z', role: 'first_aider' },
    );
    for (const shift of made)
      expect((await assign(admin, shift['id'] as string, aider)).refusal).toBeUndefined();
    const follow = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', {
        shiftId: made[0]?.['id'],
        andFollowing: true,
        ...facts,
      });
    // Eight hours later, each still has fourteen hours to the next, which has moved as well.
    const later8 = { shiftStart: '2028-01-11T16:00:00Z', shiftEnd: '2028-01-12T02:00:00Z' };
    expect((await follow(later8)).refusal).toBeUndefined();
    // Longer by four, it has ten: the third one's end is new as well.
    const longer = { ...later8, shiftEnd: '2028-01-12T06:00:00Z' };
    expect((await follow(longer)).refusal?.message).toBe(
      'Alys Vale: Only 10 h rest before or after another shift (at least 11 h needed). An administrator can go ahead with a reason.',
    );
    // What is left out stays as each has it.
    await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: made[1]?.['id'],
      briefing: 'Gate 4',
    });
    await follow({ priority: 'high' });
    const { data } = await admin.graphql(
      'query ($r: ShiftRange!) { shifts(range: $r) { shiftStart role priority briefing } }',
      { r: { from: '2028-01-10T00:00:00Z', to: '2028-01-16T00:00:00Z', eventId } },
    );
    expect(data?.['shifts']).toMatchObject(
      [null, 'Gate 4', null].map((briefing) => ({ role: 'first_aider', priority: 'high', briefing })),
    );
  });

  it('holds those that follow by their ids, as a swap holds its two, so that neither waits for the other for ever', async () => {
    // The later one's id comes first.
    const [earlier, later] = ['ffffffff-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000005'];
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, series_id, starts_at, ends_at, priority, status, created_by, created_at)
       SELECT id, $2, $1, $1, start, start + interval '8 hours', 'normal', 'open', $3, $4
       FROM unnest($5::uuid[], $6::timestamptz[]) s (id, start)`,
      [
        newId(),
        eventId,
        admin.user?.id,
        server.clock.now(),
        [earlier, later],
        ['2028-05-02T08:00:00Z', '2028-05-03T08:00:00Z'],
      ],
    );
    const swap = server.database.dataSource.createQueryRunner();
    await swap.startTransaction();
    try {
      const hold = (id: string) =>
        swap.query('SELECT shift_id FROM shift WHERE shift_id = $1 FOR UPDATE NOWAIT', [id]);
      await hold(later);
      const following = input(admin, 'updateShift', 'UpdateShiftInput', {
        shiftId: earlier,
        andFollowing: true,
        priority: 'high',
      });
      await expect
        .poll(() =>
          server.database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      expect(await hold(earlier)).toHaveLength(1);
      await swap.commitTransaction();
      expect((await following).refusal).toBeUndefined();
    } finally {
      if (swap.isTransactionActive) await swap.rollbackTransaction();
      await swap.release();
    }
  });

  it('keeps a reason at the shifts that it is about, and not where somebody else follows', async () => {
    const made = await create(
      { recurrence: 'daily', count: 3 },
      { startTime: '2028-03-06T08:00:00Z', endTime: '2028-03-06T18:00:00Z' },
    );
    const [first, second, third] = made.map(({ id }) => id as string);
    // Nothing speaks against either of them: what is said all the same is not about this shift.
    expect((await assign(admin, first ?? '', aider, 'To be by the sea')).value).toMatchObject({
      reason: null,
    });
    await assign(admin, second ?? '', paramedic);
    await assign(admin, third ?? '', paramedic);
    const [late] = await create({}, { startTime: '2028-03-06T00:00:00Z', endTime: '2028-03-06T06:00:00Z' });
    expect((await assign(admin, late?.['id'] as string, aider, 'Her mother is ill')).value).toMatchObject({
      reason: 'Her mother is ill',
    });
    // One hour later, they have three hours of rest before it; the others have all that is due.
    const { refusal } = await input(admin, 'updateShift', 'UpdateShiftInput', {
      shiftId: first,
      shiftStart: '2028-03-06T09:00:00Z',
      shiftEnd: '2028-03-06T19:00:00Z',
      andFollowing: true,
      reason: 'Her mother is ill',
    });
    expect(refusal).toBeUndefined();
    const { data } = await admin.graphql(
      'query ($r: ShiftRange!) { shifts(range: $r) { shiftStart reason } }',
      {
        r: { from: '2028-03-06T07:00:00Z', to: '2028-03-10T00:00:00Z', eventId },
      },
    );
    expect((data?.['shifts'] as Json[]).map(({ reason }) => reason)).toEqual([
      'Her mother is ill',
      null,
      null,
    ]);
    // Another person who takes it keeps none of the earlier reason, whatever the dialog still had in a field.
    await onId(admin, 'unassignShift', first ?? '', { reason: 'She is at home' }, { reason: 'String!' });
    expect((await assign(admin, first ?? '', paramedic, 'Her mother is ill')).value).toMatchObject({
      staff: { staffId: paramedic.staffId },
      reason: null,
    });
  });

  it('is deleted while nothing has happened, else cancelled with a reason', async () => {
    nextDay();
    const [plain, noted] = [await one(), await one()];
    await admin.send('POST', `/api/shifts/${noted}/notes`, { note: ' Keys at gate 4 ' });
    expect((await admin.send('DELETE', `/api/shifts/${plain}`)).statusCode).toBe(204);
    const kept = await admin.send('DELETE', `/api/shifts/${noted}`);
    expect([kept.statusCode, kept.json<Json>()['code']]).toEqual([409, 'SHIFT_TOUCHED']);
    const cancel = (reason: string) => onId(admin, 'cancelShift', noted, { reason }, { reason: 'String!' });
    expect((await cancel('')).refusal?.extensions.code).toBe('BAD_INPUT');
    expect((await cancel('Rained off')).value).toMatchObject({ status: 'cancelled' });
    expect((await cancel('Rained off')).refusal?.message).toBe(
      'This cannot be done while the shift is cancelled.',
    );
  });

  it('tells who applied for it that it was moved, and that it was cancelled', async () => {
    nextDay();
    const id = await one();
    await onId(admin, 'setShiftBidding', id, { isOpen: true }, { isOpen: 'Boolean!' });
    await onId(aider.caller, 'applyForShift', id);
    const change = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', { shiftId: id, ...facts });
    await change({ priority: 'high' });
    expect(await toldAs('application_moved')).toEqual([]);
    await change({ shiftEnd: times(10).endTime });
    expect(await toldAs('application_moved')).toMatchObject([{ userId: aider.userId, shiftId: id }]);
    await onId(admin, 'cancelShift', id, { reason: 'Rained off' }, { reason: 'String!' });
    expect(await toldAs('application_void')).toMatchObject([{ userId: aider.userId, shiftId: id }]);
  });

  it('keeps a backup who meets what the shift asks for by then, or says who does not', async () => {
    nextDay();
    const id = await one();
    await onId(admin, 'assignBackupStaff', id, { staffId: aider.staffId }, { staffId: 'ID' });
    const changed = (facts: Json) =>
      input(admin, 'updateShift', 'UpdateShiftInput', { shiftId: id, ...facts });
    expect((await changed({ requiredQualifications: ['als'] })).refusal?.message).toBe(
      'Alys Vale cannot take this shift: ALS is not held.',
    );
    expect((await changed({ requiredQualifications: ['frec_3'] })).refusal).toBeUndefined();
  });
});

/** As the client's cache does: the type's name last in every object. */
const withTypenames = (query: string): string =>
  print(
    visit(parse(query), {
      [Kind.SELECTION_SET]: {
        leave: (set, _key, parent) =>
          parent !== undefined && 'operation' in parent
            ? set
            : {
                ...set,
                selections: [
                  ...set.selections,
                  { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
                ],
              },
      },
    }),
  );

describe('the month', () => {
  it('is one statement, by the index, among a hundred thousand', async () => {
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
       SELECT gen_random_uuid(), $1, $1, t, t + interval '8 hours', 'medic', 'normal', 'open', $2, now()
       FROM generate_series(timestamptz '2030-01-01', timestamptz '2030-01-01' + interval '20 minutes' * 99999, interval '20 minutes') t`,
      [eventId, admin.user?.id],
    );
    await server.database.asOwner('ANALYZE shift');
    const plan = await server.database.asOwner<Record<string, string>>(
      `EXPLAIN ${RANGE_SQL.replaceAll('$1', `'${newId()}'::uuid`).replaceAll('$2', 'true').replaceAll('$3', `'2031-05-01Z'`).replaceAll('$4', `'2031-06-01Z'`).replaceAll('$5', 'NULL').replaceAll('$6', 'NULL')}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('shift_start');
    expect(text).not.toContain('Seq Scan on shift ');
    const month = { range: { from: '2031-05-01T07:59:00Z', to: '2031-05-31T00:00:00Z' } };
    // As the client asks, without and with the names of types that its cache adds.
    const plain = operationText('Rota');
    const named = withTypenames(plain);
    const read = async (query: string) => {
      const { payload } = await admin.request({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query, variables: month },
      });
      return { payload, shifts: (JSON.parse(payload) as { data: { shifts: Json[] } }).data.shifts };
    };
    const answers: Awaited<ReturnType<typeof read>>[] = [];
    const statements = await statementsOf(async () => {
      answers.push(await read(named));
    });
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('FROM shift s');
    const [answer] = answers;
    expect(answer?.shifts).toHaveLength(2_160);
    // Written once from the columns: each object ends with its type's name, which the walk would write where it is asked for.
    expect(answer?.payload).toContain('"version":1,"__typename":"Shift"}');
    const without = await read(plain);
    expect(without.payload).not.toContain('__typename');
    // Another order or another name is no such text, and says the same.
    const other = await read(plain.replace('id', 'key: id'));
    expect(other.payload).toContain('{"key":"');
    expect(other.shifts.map(({ key: id, ...more }) => ({ ...more, id }))).toEqual(without.shifts);
    expect(
      JSON.parse(
        JSON.stringify(answer?.shifts, (key, value: unknown) => (key === '__typename' ? undefined : value)),
      ),
    ).toEqual(without.shifts);
    const rest = await admin.get('/api/shifts?from=2031-01-01T00:00:00Z&to=2031-12-31T00:00:00Z');
    expect(rest.json<Json[]>()).toHaveLength(5_000);
    expect(rest.headers.link).toContain('rel="next"');
  });

  it('of five thousand is one statement, whole, and shows each role what it may see; beyond ten thousand it is refused', async () => {
    const TAKEN = 50;
    const LINES = 5_000;
    // Every hundredth is taken, each by hours after the last, and each after one of those is wanted by two.
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, staff_id, reason,
                            is_touched, created_by, created_at)
         SELECT gen_random_uuid(), $1, $1, t, t + interval '8 hours', 'medic', 'normal',
                CASE WHEN n % 100 = 0 THEN 'assigned' ELSE 'open' END, CASE WHEN n % 100 = 0 THEN $2::uuid END,
                CASE WHEN n % 100 = 0 THEN 'Short of medics' END, n % 100 < 2, $3, now()
         FROM (SELECT n, timestamptz '2034-06-01Z' + n * interval '8 minutes' AS t FROM generate_series(1, $4) n) s`,
      [eventId, paramedic.staffId, admin.user?.id, LINES],
    );
    await server.database.asOwner(
      `INSERT INTO shift_application (shift_id, staff_id, applied_at)
       SELECT shift_id, unnest($1::uuid[]), now() FROM shift WHERE starts_at > '2034-06-01Z' AND is_touched AND status = 'open'`,
      [[paramedic.staffId, aider.staffId]],
    );
    const variables = { range: { from: '2034-06-01T00:00:00Z', to: '2034-07-01T00:00:00Z' } };
    const ask = async (who: TestCaller) => {
      const { payload } = await who.request({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: { query: operationText('Rota'), variables },
      });
      const { data, errors } = JSON.parse(payload) as {
        readonly data: { readonly shifts: readonly Json[] } | null;
        readonly errors?: readonly {
          readonly message: string;
          readonly extensions: { readonly code: string };
        }[];
      };
      const shifts = data?.shifts ?? [];
      const applicants = shifts.flatMap(
        (shift) => shift['applicants'] as readonly { readonly staffId: string }[],
      );
      return {
        bytes: Buffer.byteLength(payload),
        refusal: errors?.[0],
        ids: new Set(shifts.map(({ id }) => id)),
        starts: shifts.map(({ shiftStart }) => String(shiftStart)),
        taken: shifts.filter(({ staff }) => staff !== null).length,
        reasons: shifts.filter(({ reason }) => reason !== null).length,
        applicants: applicants.length,
        whose: new Set(applicants.map(({ staffId }) => staffId)),
      };
    };
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const statements = await statementsOf(async () => {
      answers.push(await ask(admin));
    });
    expect(statements).toHaveLength(1);
    const [whole] = answers;
    expect(whole?.ids.size).toBe(LINES);
    expect(whole?.starts).toEqual(whole?.starts.toSorted());
    expect(whole).toMatchObject({ taken: TAKEN, reasons: TAKEN, applicants: 2 * TAKEN });
    expect((whole?.bytes ?? Infinity) / LINES).toBeLessThan(1_000);
    // Who is on a shift and that it is open is for everybody; why, and who wants it, for who it is about.
    const shown = { taken: TAKEN, applicants: TAKEN };
    const his = await ask(paramedic.caller);
    expect(his).toMatchObject({ ...shown, reasons: TAKEN, whose: new Set([paramedic.staffId]) });
    const hers = await ask(aider.caller);
    expect(hers).toMatchObject({ ...shown, reasons: 0, whose: new Set([aider.staffId]) });
    expect([his.ids, hers.ids]).toEqual([whole?.ids, whole?.ids]);
    for (const role of ['client', 'patient'] as const)
      expect((await ask(await server.signedIn(role))).refusal?.extensions.code).toBe('FORBIDDEN');

    const copy = (most: number) =>
      server.database.asOwner(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
         SELECT gen_random_uuid(), event_id, batch_id, starts_at, ends_at, role, priority, 'open', created_by, created_at
         FROM shift WHERE starts_at BETWEEN '2034-06-01Z' AND '2034-07-01Z' LIMIT $1`,
        [most],
      );
    await copy(LINES);
    expect((await ask(admin)).ids.size).toBe(2 * LINES);
    await copy(1);
    expect((await ask(admin)).refusal?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'range.to', code: 'too_many' }],
    });
  });
});
