import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { statementsOf } from './first-loads.js';
import type { TestCaller } from './harness/test-server.js';
import {
  admin,
  admins,
  aider,
  assign,
  nextDay,
  onId,
  one,
  openRota,
  paramedic,
  server,
  times,
  toldAs,
  type Json,
} from './rota.js';
import { takeOn, type Member } from './staff-member.js';

beforeAll(openRota);
afterAll(() => server.close());

interface Candidate {
  readonly staffId: string;
  readonly fit: string;
  readonly concerns: readonly string[];
  readonly user: { readonly firstName: string };
}
const candidatesOf = async (shiftId: string): Promise<readonly Candidate[]> => {
  const { data, errors } = await admin.graphql(
    'query ($id: ID!) { shiftCandidates(shiftId: $id) { staffId fit concerns user { firstName } } }',
    { id: shiftId },
  );
  expect(errors).toBeUndefined();
  return data?.['shiftCandidates'] as Candidate[];
};
const concernsOf = async (who: TestCaller): Promise<readonly Json[]> => {
  const { startTime, endTime } = times(24);
  const { data, errors } = await who.graphql(
    'query ($range: ShiftRange!) { shiftConcerns(range: $range) { shiftId concerns } }',
    { range: { from: startTime, to: endTime } },
  );
  expect(errors).toBeUndefined();
  return data?.['shiftConcerns'] as Json[];
};
/** Without those that an earlier act still sends after its commit. */
const ofRota = (statements: readonly string[]) =>
  statements.filter((text) => /FROM (shift|staff)/.test(text));
const away = ({ caller }: Member) =>
  caller.graphql(
    'mutation ($input: AddAvailabilityExceptionInput!) { addAvailabilityException(input: $input) { staffAvailability { staffId } } }',
    { input: { id: newId(), isAvailable: false, from: times().startTime, until: times(24).endTime } },
  );

describe('whom a shift could be given to', () => {
  it('is said of everybody before one is chosen, those who can work it first, in as many statements as for one', async () => {
    nextDay();
    const gone = await takeOn(server, 'Gwen', 'paramedic', [['frec_4', null]]);
    await server.database.asOwner(
      'UPDATE staff_profile SET termination_date = $2, version = 2 WHERE staff_id = $1',
      [gone.staffId, '2026-11-25'],
    );
    const left = await takeOn(server, 'Lowen', 'paramedic');
    await server.database.asOwner(
      'UPDATE staff_profile SET is_active = false, version = 2 WHERE staff_id = $1',
      [left.staffId],
    );
    const [busy, tired, absent] = [
      await takeOn(server, 'Bran', 'paramedic', [['frec_4', null]]),
      await takeOn(server, 'Tegen', 'paramedic', [['frec_4', null]]),
      await takeOn(server, 'Austol', 'paramedic', [['frec_4', null]]),
    ];
    await away(absent);
    const id = await one({ role: 'paramedic', requiredQualifications: ['frec_4'] });
    await assign(admin, await one(times(2, 4)), busy);
    await assign(admin, await one(times(2, 12)), tired);
    let found: readonly Candidate[] = [];
    const statements = await statementsOf(async () => {
      found = await candidatesOf(id);
    });
    expect(ofRota(statements)).toHaveLength(2);
    expect(found.map(({ user, fit }) => [user.firstName, fit])).toEqual([
      ['Perran', 'free'],
      ['Austol', 'unavailable'],
      ['Tegen', 'rest'],
      ['Bran', 'busy'],
      ['Alys', 'unfit'],
      ['Gwen', 'unfit'],
    ]);
    const said = (name: string) => found.find(({ user }) => user.firstName === name)?.concerns ?? [];
    expect(said('Perran')).toEqual([]);
    expect(said('Austol')).toEqual(['Has said that they are not available at that time']);
    expect(said('Tegen')).toEqual(['Only 4 h rest before or after another shift (at least 11 h needed)']);
    expect(said('Bran').join()).toMatch(/^On another shift: \d+ \w+ \d+, \d\d:00\W+\d\d:00$/);
    expect(said('Alys')).toEqual([
      'Neither the position First Aider nor a recorded qualification allows the role Paramedic',
      'FREC Level 4 (First Response Emergency Care) is not held',
    ]);
    expect(said('Gwen')).toEqual(['Not employed on that day']);
    // What is said is what the server then does.
    const codeOf = async (member: Member) => (await assign(admin, id, member)).refusal?.extensions.code;
    expect(await codeOf(gone)).toBe('SHIFT_UNQUALIFIED');
    expect(await codeOf(busy)).toBe('SHIFT_CLASH');
    expect(await codeOf(tired)).toBe('SHIFT_WORKING_TIME');
    expect(await codeOf(absent)).toBeUndefined();
    expect((await candidatesOf(id)).find(({ staffId }) => staffId === absent.staffId)?.fit).toBe(
      'unavailable',
    );
  });
});

describe('what speaks against who is assigned', () => {
  it('is said with why, and what speaks against it, to admins and to who is on it alone', async () => {
    nextDay();
    const [first, second] = [await one(), await one(times(6, 12))];
    await assign(admin, first, aider);
    await assign(admin, second, aider, 'Nobody else is free');
    const seen = async (who: TestCaller) => {
      const { data } = await who.graphql(
        'query ($id: ID!) { shift(shiftId: $id) { shift { reason } concerns } }',
        {
          id: second,
        },
      );
      const { shift, concerns } = data?.['shift'] as { shift: Json; concerns: string[] };
      return [shift['reason'], concerns.length];
    };
    for (const who of [admin, aider.caller]) expect(await seen(who)).toEqual(['Nobody else is free', 1]);
    expect(await seen(paramedic.caller)).toEqual([null, 0]);
    // Nor to their backup; that it was called off, and why, is for both.
    await onId(admin, 'assignBackupStaff', second, { staffId: paramedic.staffId }, { staffId: 'ID' });
    expect(await seen(paramedic.caller)).toEqual([null, 0]);
    await onId(admin, 'cancelShift', second, { reason: 'Gale warning' }, { reason: 'String!' });
    for (const who of [admin, aider.caller, paramedic.caller])
      expect(await seen(who)).toEqual(['Gale warning', 0]);
    // That they cannot work then, as they said, refuses nothing, and is told.
    await away(aider);
    const { data } = await admin.graphql('query ($id: ID!) { shift(shiftId: $id) { concerns } }', {
      id: first,
    });
    expect((data?.['shift'] as Json)['concerns']).toContain(
      'Has said that they are not available at that time',
    );
  });

  it('is told of a range in one statement, to admins of all, and to others of themselves alone', async () => {
    nextDay();
    const [first, second] = [await one(times(4)), await one(times(4, 8))];
    await assign(admin, first, aider, 'Agreed');
    await assign(admin, second, aider, 'Agreed');
    const other = await one();
    await assign(admin, other, paramedic);
    // The backup is not shown the other person's rest, but that they themselves now work elsewhere; nor vice versa.
    await onId(admin, 'assignBackupStaff', first, { staffId: paramedic.staffId }, { staffId: 'ID' });
    const rest = ['Only 4 h rest before or after another shift (at least 11 h needed)'];
    const clash: readonly unknown[] = [
      expect.stringMatching(/^Backup: On another shift: \d+ \w+ \d+, \d\d:00\W+\d\d:00$/),
    ];
    const both = [first, second].map((shiftId) => ({ shiftId, concerns: rest }));
    const toAdmin = [
      { shiftId: first, concerns: [...rest, ...clash] },
      { shiftId: second, concerns: rest },
    ];
    let seen: readonly Json[] = [];
    const statements = await statementsOf(async () => {
      seen = await concernsOf(admin);
    });
    expect(ofRota(statements)).toHaveLength(1);
    expect(seen).toHaveLength(2);
    expect(seen).toEqual(expect.arrayContaining(toAdmin));
    const toAider = await concernsOf(aider.caller);
    expect(toAider).toHaveLength(2);
    expect(toAider).toEqual(expect.arrayContaining(both));
    expect(await concernsOf(paramedic.caller)).toEqual([{ shiftId: first, concerns: clash }]);
    const detailed = async (who: TestCaller) => {
      const { data } = await who.graphql('query ($id: ID!) { shift(shiftId: $id) { concerns } }', {
        id: first,
      });
      return data?.['shift'];
    };
    expect(await detailed(admin)).toEqual({ concerns: [...rest, ...clash] });
    expect(await detailed(aider.caller)).toEqual({ concerns: rest });
    expect(await detailed(paramedic.caller)).toEqual({ concerns: clash });
    // An open shift has nobody but its backup.
    await onId(admin, 'unassignShift', first, { reason: 'Ill' }, { reason: 'String!' });
    expect((await concernsOf(admin)).find(({ shiftId }) => shiftId === first)).toEqual({
      shiftId: first,
      concerns: clash,
    });
  });
});

describe('rest', () => {
  it('is counted from when the shift before it really ended', async () => {
    nextDay();
    const [late, next] = [await one(times(8)), await one(times(8, 24))];
    await assign(admin, late, aider);
    const leftAt = (after: number) =>
      server.database.asOwner(
        `UPDATE shift SET status = 'checked_out', checked_in_at = starts_at, checked_out_at = starts_at + $2 * interval '1 hour',
                version = version + 1 WHERE shift_id = $1`,
        [late, after],
      );
    const said = async () =>
      (await candidatesOf(next)).find(({ staffId }) => staffId === aider.staffId)?.concerns;
    expect(await said()).toEqual([]);
    await server.database.asOwner(
      `UPDATE shift SET status = 'checked_in', checked_in_at = starts_at, version = version + 1 WHERE shift_id = $1`,
      [late],
    );
    await leftAt(18);
    expect(await said()).toEqual(['Only 6 h rest before or after another shift (at least 11 h needed)']);
    // It was planned to be over by then, and is nobody's clash; but there was no rest at all.
    await leftAt(25);
    expect(await said()).toEqual(['Only 0 h rest before or after another shift (at least 11 h needed)']);
    expect((await assign(admin, next, aider)).refusal?.extensions.code).toBe('SHIFT_WORKING_TIME');
    expect((await assign(admin, next, aider, 'Nobody else')).value).toMatchObject({ reason: 'Nobody else' });
  });

  it('is counted from the hours that were confirmed where the check-out was forgotten, by a proposal as well', async () => {
    nextDay();
    const kerra = await takeOn(server, 'Kerra', 'first_aider', [['trauma_care', null]]);
    const block = { role: 'first_aider', requiredQualifications: ['trauma_care'] };
    const [late, next] = [await one(times(8)), await one({ ...times(8, 24), ...block })];
    await assign(admin, late, kerra);
    for (const change of [
      "status = 'checked_in', checked_in_at = starts_at + interval '1 hour'",
      "status = 'checked_out', checked_out_at = starts_at + interval '22 hours'",
    ])
      await server.database.asOwner(`UPDATE shift SET ${change}, version = version + 1 WHERE shift_id = $1`, [
        late,
      ]);
    const said = async () =>
      (await candidatesOf(next)).find(({ staffId }) => staffId === kerra.staffId)?.concerns;
    const proposed = async () => {
      const { startTime: from, endTime: to } = times(8, 24);
      const { data } = await admin.graphql(
        'query ($range: ShiftRange!) { shiftProposal(range: $range) { lines { staff { staffId } unfilledBecause } } }',
        { range: { from, to } },
      );
      return (data?.['shiftProposal'] as { readonly lines: readonly Json[] }).lines;
    };
    expect(await said()).toEqual(['Only 2 h rest before or after another shift (at least 11 h needed)']);
    expect(await proposed()).toEqual([
      {
        staff: null,
        unfilledBecause:
          'Of those who meet its requirements: 1 person with less than 11 h rest before or after another shift.',
      },
    ]);
    // Ten hours from when they came: thirteen before the next.
    const corrected = { minutes: 600, reason: 'Forgot to check out' };
    const approved = await onId(admin, 'approveShift', late, corrected, { minutes: 'Int', reason: 'String' });
    expect(approved.refusal).toBeUndefined();
    expect(await said()).toEqual([]);
    expect(await proposed()).toEqual([{ staff: { staffId: kerra.staffId }, unfilledBecause: null }]);
    expect((await assign(kerra.caller, next, kerra)).value).toMatchObject({ status: 'assigned' });
  });
});

describe('people who can no longer work the shifts that they are planned for', () => {
  const UPDATE =
    'mutation ($input: UpdateStaffProfileInput!) { updateStaffProfile(input: $input) { staffProfile { version } } }';
  const facts = (member: Member) => ({
    id: member.staffId,
    position: 'paramedic',
    isActive: true,
    qualifications: [{ qualification: 'hcpc_paramedic', number: 'PA12345', expiresOn: '2029-01-01' }],
  });
  const update = async (member: Member, version: number, more: Json = {}) => {
    const { errors } = await admin.graphql(UPDATE, { input: { ...facts(member), version, ...more } });
    expect(errors).toBeUndefined();
  };
  const told = () => toldAs('shift_unfit');
  const bodies = async () =>
    (
      await server.database.asOwner<{ title: string; body: string }>(
        `SELECT title, body FROM notification WHERE kind = 'shift_unfit' ORDER BY id`,
      )
    ).map(({ title, body }) => `${title}\n${body}`);

  it('is told to every admin at once, once while it lasts, and the shift says so', async () => {
    nextDay();
    const wenna = await takeOn(server, 'Wenna', 'paramedic', [['hcpc_paramedic', null]]);
    const shifts = [
      await one({ ...times(8), role: 'paramedic', requiredQualifications: ['frec_4'] }),
      await one({ ...times(8, 48), role: 'paramedic' }),
    ];
    for (const id of shifts) await assign(admin, id, wenna);
    const free = await one(times(8, 96));
    await update(wenna, 1);
    expect(await told()).toEqual([]);
    await update(wenna, 2, { terminationDate: times().startTime.slice(0, 10) });
    // The first is on the last day; the second is after it.
    const everybody = await admins();
    expect((await told()).map(({ userId, shiftId }) => [userId, shiftId]).sort()).toEqual(
      everybody.map((userId) => [userId, shifts[1]]).sort(),
    );
    expect((await bodies())[0]).toMatch(
      /^Wenna Vale can no longer work a shift\n[^]*not employed on that day\.$/,
    );
    // Looked at again, by whichever way, it is nothing new.
    await server.services.unfitShifts.scan();
    await server.services.unfitShifts.scan();
    expect(await told()).toHaveLength(everybody.length);
    const said = async () => (await concernsOf(admin)).find(({ shiftId }) => shiftId === shifts[0]);
    expect(await said()).toBeUndefined();

    // Without the qualification the first cannot be worked either: of that alone they hear.
    await update(wenna, 3, {
      terminationDate: times().startTime.slice(0, 10),
      position: 'support_staff',
      qualifications: [],
    });
    const now = await told();
    expect(now).toHaveLength(2 * everybody.length);
    expect(new Set(now.slice(everybody.length).map(({ shiftId }) => shiftId))).toEqual(new Set([shifts[0]]));
    expect(await said()).toMatchObject({
      concerns: expect.arrayContaining([
        'FREC Level 4 (First Response Emergency Care) is not held',
      ]) as unknown,
    });

    // Mended and broken again, it is new; of what is open nobody hears.
    await update(wenna, 4);
    await update(wenna, 5, { isActive: false });
    expect(await told()).toHaveLength(3 * everybody.length);
    expect((await bodies()).at(-1)).toContain('Wenna Vale can no longer work 2 shifts');
    expect((await told()).map(({ shiftId }) => shiftId)).not.toContain(free);
  });

  it('is told when an account loses its role or is disabled, who is then proposed for nothing, until it is open again', async () => {
    nextDay();
    const jory = await takeOn(server, 'Jory', 'paramedic');
    const [id, free] = [await one(), await one(times(8, 48))];
    await assign(admin, id, jory);
    const change = async (mutation: string, variables: Json) => {
      const { errors } = await admin.graphql(mutation, variables);
      expect(errors).toBeUndefined();
    };
    const role = (name: string) =>
      change('mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { user { id } } }', {
        input: { userId: jory.userId, role: name },
      });
    const open = (field: string) =>
      change(`mutation ($id: ID!) { ${field}(input: { id: $id }) { user { id } } }`, { id: jory.userId });
    const isProposed = async () => (await candidatesOf(free)).some(({ staffId }) => staffId === jory.staffId);
    const heard = async () => (await told()).filter(({ shiftId }) => shiftId === id).length;
    const everybody = (await admins()).length;

    await role('patient');
    expect(await heard()).toBe(everybody);
    expect((await bodies()).at(-1)).toContain('not employed on that day');
    expect((await concernsOf(admin)).find(({ shiftId }) => shiftId === id)).toEqual({
      shiftId: id,
      concerns: ['Not employed on that day'],
    });
    expect(await isProposed()).toBe(false);
    const { data } = await admin.graphql('{ shiftPeople { staffId } }');
    expect(data?.['shiftPeople']).not.toContainEqual({ staffId: jory.staffId });
    expect((await assign(admin, free, jory)).refusal?.extensions.code).toBe('SHIFT_UNQUALIFIED');

    await role('staff');
    expect(await isProposed()).toBe(true);
    await open('disableUser');
    expect(await heard()).toBe(2 * everybody);
    // Opened again and closed again it is new: opening it forgot what was found.
    await open('enableUser');
    await open('disableUser');
    expect(await heard()).toBe(3 * everybody);
  });

  it('is found by the job where no profile was changed, and of the backup too', async () => {
    nextDay();
    const kerra = await takeOn(server, 'Kerra', 'paramedic', [['als', null]]);
    const id = await one({ requiredQualifications: ['als'] });
    await onId(admin, 'assignBackupStaff', id, { staffId: kerra.staffId }, { staffId: 'ID' });
    const before = (await told()).length;
    await server.services.unfitShifts.scan();
    expect(await told()).toHaveLength(before);
    await server.database.asOwner('UPDATE staff_qualification SET expires_on = $2 WHERE staff_id = $1', [
      kerra.staffId,
      '2026-11-21',
    ]);
    await server.services.unfitShifts.scan();
    expect(await told()).toHaveLength(before + (await admins()).length);
    expect((await bodies()).at(-1)).toContain('ALS is out of date when the shift ends');
    expect((await concernsOf(admin)).find(({ shiftId }) => shiftId === id)).toEqual({
      shiftId: id,
      concerns: ['Backup: ALS is out of date when the shift ends'],
    });
  });
});

describe('a registration that runs out before the shift ends', () => {
  it('gives its role to nobody, by whichever way, and is told of who has it already', async () => {
    nextDay();
    const [now, before] = [times(), times(8, -72)];
    const kensa = await takeOn(server, 'Kensa', 'paramedic', [
      ['hcpc_paramedic', times(8, -48).endTime.slice(0, 10)],
      ['trauma_care', null],
    ]);
    const place = { role: 'paramedic', requiredQualifications: ['trauma_care'] };
    const id = await one({ ...now, ...place });
    const why = 'HCPC Paramedic is out of date when the shift ends';
    const of = async (shiftId: string) =>
      (await candidatesOf(shiftId)).find(({ staffId }) => staffId === kensa.staffId);
    expect(await of(id)).toMatchObject({ fit: 'unfit', concerns: [why] });
    const refusals = [
      await assign(admin, id, kensa),
      await assign(admin, id, kensa, 'Nobody else is free'),
      await assign(kensa.caller, id, kensa),
      await onId(admin, 'assignBackupStaff', id, { staffId: kensa.staffId }, { staffId: 'ID' }),
    ].map(({ refusal }) => [refusal?.extensions.code, refusal?.message]);
    const refused = ['SHIFT_UNQUALIFIED', `Kensa Vale cannot take this shift: ${why}.`];
    expect(refusals).toEqual([refused, refused, refused, refused]);
    const { data } = await admin.graphql(
      'query ($range: ShiftRange!) { shiftProposal(range: $range) { lines { staff { staffId } unfilledBecause } } }',
      { range: { from: now.startTime, to: now.endTime } },
    );
    expect((data?.['shiftProposal'] as Json)['lines']).toEqual([
      {
        staff: null,
        unfilledBecause:
          'No one working for us at that time meets its requirements (Paramedic, with Trauma Care).',
      },
    ]);

    // A shift that ends while they are registered is theirs.
    const early = await one({ ...before, ...place });
    expect(await of(early)).toMatchObject({ fit: 'free', concerns: [] });
    expect((await assign(kensa.caller, early, kensa)).value).toMatchObject({ status: 'assigned' });
    await server.services.unfitShifts.scan();
    const heard = async () => (await toldAs('shift_unfit')).filter(({ shiftId }) => shiftId === early);
    expect(await heard()).toEqual([]);
    // They are struck off; the shift stays assigned, with a warning.
    await server.database.asOwner(
      `UPDATE staff_qualification SET expires_on = $2 WHERE staff_id = $1 AND qualification = 'hcpc_paramedic'`,
      [kensa.staffId, '2026-11-21'],
    );
    await server.services.unfitShifts.scan();
    expect(await heard()).toHaveLength((await admins()).length);
    const detailed = await admin.graphql('query ($id: ID!) { shift(shiftId: $id) { concerns } }', {
      id: early,
    });
    expect(detailed.data?.['shift']).toEqual({ concerns: [why] });
  });
});
