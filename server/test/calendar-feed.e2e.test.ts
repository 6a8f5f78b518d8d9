import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let staff: TestCaller;
let staffId: string;
let otherId: string;
let eventId: string;

const profile = async (caller: TestCaller): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')`,
    [id, caller.user?.id],
  );
  return id;
};

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
  [staffId, otherId] = [await profile(staff), await profile(await server.signedIn('staff'))];
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, location, starts_at, ends_at, time_zone)
     VALUES ($1, 'Fête de l’Île; Süd, Ost', 'Porte 4', $2, $3, 'America/New_York')`,
    [eventId, server.clock.now(), new Date(server.clock.now().getTime() + 400 * DAY_MS)],
  );
});
afterAll(() => server.close());

const shift = (startsIn: number, facts: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const start = new Date(server.clock.now().getTime() + startsIn);
  return insertShift(server.database, {
    shift_id: newId(),
    event_id: eventId,
    batch_id: eventId,
    starts_at: start,
    ends_at: new Date(start.getTime() + 8 * HOUR_MS),
    role: 'paramedic',
    priority: 'normal',
    status: 'assigned',
    staff_id: staffId,
    is_touched: true,
    created_by: staff.user?.id,
    created_at: server.clock.now(),
    changed_at: server.clock.now(),
    ...facts,
  });
};

const make = async (who = staff): Promise<string> => {
  const { data } = await who.graphql('mutation { makeCalendarFeed { madeCalendarFeed { url } } }');
  const { url } = (data?.['makeCalendarFeed'] as { readonly madeCalendarFeed: { url: string } })
    .madeCalendarFeed;
  expect(url).toMatch(/^https?:\/\/[\w.:]+\/api\/calendar\/[\w-]{22}\/shifts\.ics$/);
  return new URL(url).pathname;
};
/** As a calendar program asks: without any cookie. */
const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers });
const eventsOf = (text: string) => {
  // Strict: throws at the first line that is not iCalendar.
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
};
const idsOf = async (path: string): Promise<string[]> =>
  eventsOf((await get(path)).body).map(({ uid }) => uid.replace(/@sideline$/, ''));

describe('a calendar feed', () => {
  it('holds what its person is assigned to or the backup for, from 90 days ago, and what was cancelled for 30', async () => {
    const now = server.clock.now().getTime();
    const cancelled = { status: 'cancelled' };
    const wanted = [
      await shift(-89 * DAY_MS),
      await shift(DAY_MS),
      await shift(3 * DAY_MS, { staff_id: otherId, backup_staff_id: staffId }),
      await shift(5 * DAY_MS, { ...cancelled, changed_at: new Date(now - 29 * DAY_MS) }),
    ];
    await shift(-91 * DAY_MS);
    await shift(7 * DAY_MS, { staff_id: otherId });
    await shift(9 * DAY_MS, { ...cancelled, changed_at: new Date(now - 31 * DAY_MS) });
    const path = await make();
    expect(await idsOf(path)).toEqual(wanted);
    const events = eventsOf((await get(path)).body);
    expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(events[2]?.summary).toBe('Backup: Shift (Paramedic): Fête de l’Île; Süd, Ost');
  });

  it('says every time in UTC, so that both weeks of a clock change are right, with its sequence', async () => {
    const spring = Date.UTC(2027, 2, 28, 0, 30) - server.clock.now().getTime();
    const id = await shift(spring);
    const path = await make();
    const find = async () => eventsOf((await get(path)).body).find(({ uid }) => uid === `${id}@sideline`);
    const before = await find();
    expect(before?.startDate.toString()).toBe('2027-03-28T00:30:00Z');
    expect(before?.endDate.toJSDate().getTime()).toBe(Date.UTC(2027, 2, 28, 8, 30));
    expect(before?.sequence).toBe(1);
    await server.database.asOwner(
      `UPDATE shift SET ends_at = ends_at + interval '1 hour', version = 2 WHERE shift_id = $1`,
      [id],
    );
    const after = await find();
    expect(after?.sequence).toBe(2);
    const modified = (one: typeof after) => String(one?.component.getFirstPropertyValue('last-modified'));
    expect(modified(after)).not.toBe(modified(before));
    expect(String(after?.component.getFirstPropertyValue('dtstamp'))).toBe(modified(after));
  });

  it('folds long lines at 75 octets, whatever is written in them, and gives them back whole', async () => {
    const briefing = `${'Treffpunkt Südtor – 救護所 🚑; Schlüssel, '.repeat(60)}\nZeile 2: \\ "Ende"`;
    const id = await shift(20 * DAY_MS, { briefing });
    const { body } = await get(await make());
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(eventsOf(body).find(({ uid }) => uid.startsWith(id))?.description).toBe(briefing);
  });

  it('is kept by nobody on the way, and sent again only where it is another', async () => {
    const path = await make();
    const { headers, statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const same = await get(path, { 'if-none-match': String(headers.etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await shift(30 * DAY_MS);
    const changed = await get(path, { 'if-none-match': String(headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(body);
  });

  it('answers a renewed, a revoked, a wrong link and one of somebody gone in the same words', async () => {
    const first = await make();
    const second = await make();
    const gone = await server.signedIn('staff');
    const theirs = await make(gone);
    await server.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [gone.user?.id]);
    const patient = await server.signedIn('staff');
    const former = await make(patient);
    await server.database.asOwner(`UPDATE app_user SET role = 'patient' WHERE id = $1`, [patient.user?.id]);
    expect((await get(second)).statusCode).toBe(200);
    expect((await staff.graphql('{ myCalendarFeed { madeAt } }')).data?.['myCalendarFeed']).not.toBeNull();
    await staff.graphql('mutation { revokeCalendarFeed { isDone } }');
    const answers = await Promise.all(
      [first, second, theirs, former, `/api/calendar/${'x'.repeat(22)}/shifts.ics`].map((path) => get(path)),
    );
    const said = answers.map(({ statusCode, body }) => {
      const { requestId: _, ...rest } = JSON.parse(body) as { requestId: string };
      return [statusCode, rest];
    });
    expect(said[0]?.[0]).toBe(404);
    expect(said).toEqual(said.map(() => said[0]));
    expect(
      (await staff.graphql('mutation { revokeCalendarFeed { isDone } }')).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action IN ('CALENDAR_FEED_MADE', 'CALENDAR_FEED_REVOKED') AND entity_id = $1`,
        [staff.user?.id],
      ),
    ).not.toHaveLength(0);
  });

  it('ends with the account and with the work here, and stays ended', async () => {
    const admin = await server.signedIn('admin');
    const person = await server.signedIn('staff');
    const id = person.user?.id;
    const act = async (mutation: string) =>
      expect(
        (await admin.graphql(`mutation ($id: ID!) { ${mutation} { user { id } } }`, { id })).errors,
      ).toBeUndefined();
    const left = async () =>
      (await server.database.asOwner('SELECT FROM calendar_feed WHERE user_id = $1', [id])).length;
    const closed = await make(person);
    await act('disableUser(input: { id: $id })');
    await act('enableUser(input: { id: $id })');
    expect((await get(closed)).statusCode).toBe(404);
    expect(await left()).toBe(0);

    await person.signIn(person.user?.email ?? '');
    const kept = await make(person);
    await act('changeUserRole(input: { userId: $id, role: admin })');
    expect((await get(kept)).statusCode).toBe(200);
    await act('changeUserRole(input: { userId: $id, role: patient })');
    await act('changeUserRole(input: { userId: $id, role: staff })');
    expect((await get(kept)).statusCode).toBe(404);
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'CALENDAR_FEED_REVOKED' AND entity_id = $1`,
        [id],
      ),
    ).toHaveLength(2);
  });

  it('keeps no link, and is asked for a limited number of times', async () => {
    const path = await make();
    const token = path.split('/')[3] ?? '';
    const [row] = await server.database.asOwner<{ row: string }>(
      'SELECT f::text AS row FROM calendar_feed f WHERE user_id = $1',
      [staff.user?.id],
    );
    expect(row?.row).not.toContain(token);
    let status = 200;
    for (let time = 0; time < 121 && status !== 429; time += 1)
      status = (await get('/api/calendar/wrong/shifts.ics')).statusCode;
    expect(status).toBe(429);
  });

  it('is asked for by all addresses of one IPv6 subscriber together', async () => {
    let status = 200;
    for (let time = 0; time < 121 && status !== 429; time += 1)
      ({ statusCode: status } = await server.nobody().request({
        method: 'GET',
        url: '/api/calendar/wrong/shifts.ics',
        remoteAddress: `2001:db8:7:2::${(time + 1).toString(16)}`,
      }));
    expect(status).toBe(429);
  });
});
