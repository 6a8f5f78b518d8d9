import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const at = (hours: number): Date => new Date(Date.UTC(2026, 9, 1) + hours * 3_600_000);

interface Kept {
  readonly event: string;
  readonly role: string;
  readonly status: string;
  readonly staff: string | null;
  readonly start: number;
  readonly planned: number;
  /** From check-in to check-out; null where it is not over. */
  readonly worked: number | null;
}

describe('the shift report', () => {
  it('agrees with an independent sum, in total and by event, role and person', async () => {
    const events = [newId(), newId()];
    for (const [index, id] of events.entries())
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, $2, $3, $4)`,
        [id, `Event ${String(index)}`, at(0), at(2_000)],
      );
    const people: string[] = [];
    for (const firstName of ['Ada', 'Ben', 'Cleo']) {
      const { id } = await server.account('staff', { firstName, lastName: 'Marsh' });
      const staffId = newId();
      people.push(staffId);
      await server.database.asOwner(
        `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')`,
        [staffId, id],
      );
    }
    const statuses = ['open', 'assigned', 'checked_in', 'checked_out', 'approved', 'no_show', 'cancelled'];
    const shifts = Array.from({ length: 84 }, (_, n): Kept => {
      const status = statuses[n % statuses.length] ?? 'open';
      const isOver = status === 'checked_out' || status === 'approved';
      return {
        event: events[n % 2] ?? '',
        role: n % 5 === 0 ? 'paramedic' : 'first_aider',
        status,
        staff: status === 'open' || status === 'cancelled' ? null : (people[n % 3] ?? null),
        start: n * 12,
        planned: 4 + (n % 5),
        worked: isOver ? 3.75 + (n % 4) : null,
      };
    });
    for (const one of shifts) {
      const hasCome = one.worked !== null || one.status === 'checked_in';
      await server.database.asOwner(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, staff_id,
                            checked_in_at, checked_out_at, created_by, created_at)
         VALUES ($1, $2, $1, $3, $4, $5, 'normal', $6, $7, $8, $9, $10, $3)`,
        [
          newId(),
          one.event,
          at(one.start),
          at(one.start + one.planned),
          one.role,
          one.status,
          one.staff,
          hasCome ? at(one.start) : null,
          one.worked === null ? null : at(one.start + one.worked),
          admin.user?.id,
        ],
      );
    }

    // From the 5th shift on, before the 80th: both ends of the range cut.
    const counted = shifts.slice(5, 80).filter(({ status }) => status !== 'cancelled');
    const hoursOf = (one: Kept): number =>
      one.worked ?? (one.status === 'assigned' || one.status === 'checked_in' ? one.planned : 0);
    const sum = (list: readonly Kept[], of: (one: Kept) => number) =>
      list.reduce((all, one) => all + of(one), 0);
    const NAMES = ['Ada Marsh', 'Ben Marsh', 'Cleo Marsh'];
    const LABELS = { paramedic: 'Paramedic', first_aider: 'First Aider' };
    const expected = (list: readonly Kept[]) => ({
      total: list.length,
      assigned: list.filter(({ staff }) => staff !== null).length,
      completed: list.filter(({ worked }) => worked !== null).length,
      hours: sum(list, hoursOf),
      planned: sum(list, (one) => (one.worked === null ? hoursOf(one) : 0)),
      roles: Object.fromEntries(
        Object.entries(LABELS).map(([role, label]) => [
          label,
          list.filter((one) => one.role === role).length,
        ]),
      ),
      staff: Object.fromEntries(
        people.flatMap((id, index): [string, number][] => {
          const own = list.filter(({ staff }) => staff === id);
          return own.length === 0 ? [] : [[NAMES[index] ?? '', sum(own, hoursOf)]];
        }),
      ),
    });
    const whole = expected(counted);
    const range = `from=${at(5 * 12).toISOString()}&to=${at(80 * 12).toISOString()}`;
    const response = await admin.get(`/api/shifts/report?${range}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      summary: {
        totalShifts: whole.total,
        assignedShifts: whole.assigned,
        unassignedShifts: whole.total - whole.assigned,
        completedShifts: whole.completed,
        totalStaff: 3,
        totalHours: whole.hours,
        plannedHours: whole.planned,
        shiftsByRole: whole.roles,
        hoursByStaff: whole.staff,
      },
      // The second event has the first shift of the range.
      eventReport: [events[1], events[0]].map((eventId) => {
        const own = expected(counted.filter(({ event }) => event === eventId));
        return {
          eventID: eventId,
          name: `Event ${String(events.indexOf(eventId ?? ''))}`,
          totalShifts: own.total,
          assigned: own.assigned,
          unassigned: own.total - own.assigned,
          completed: own.completed,
          totalHours: own.hours,
          plannedHours: own.planned,
          roles: own.roles,
          staffHours: own.staff,
        };
      }),
    });
  });

  it('leaves as CSV, workbook and PDF with the same figures, audited as an export', async () => {
    const { id: userId } = await server.account('staff', { firstName: 'Dee', lastName: 'Holt' });
    const [eventId, staffId] = [newId(), newId()];
    const from = at(5_000);
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, $2, $3, $4)`,
      [eventId, '=Gala, "late"', from, at(5_100)],
    );
    await server.database.asOwner(
      `INSERT INTO staff_profile (staff_id, user_id, position) VALUES ($1, $2, 'paramedic')`,
      [staffId, userId],
    );
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, staff_id,
                          checked_in_at, checked_out_at, created_by, created_at)
       VALUES ($1, $3, $1, $4, $5, 'paramedic', 'normal', 'approved', $6, $4, $7, $8, $4),
              ($2, $3, $2, $4, $5, NULL, 'normal', 'open', NULL, NULL, NULL, $8, $4)`,
      [newId(), newId(), eventId, from, at(5_008), staffId, at(5_007.75), admin.user?.id],
    );
    const range = `from=${from.toISOString()}&to=${at(5_024).toISOString()}`;

    const csv = await admin.get(`/api/shifts/report/csv?${range}`);
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="shift-report-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const event = `"'=Gala, ""late"""`;
    const figures = '2,1,1,1,7.75,0';
    expect(csv.body.split('\r\n')).toEqual([
      '\uFEFFPart,Event,Role,Person,Shifts,Assigned,Unassigned,Completed,Hours,Of these planned,Event id,Staff id',
      `Total,,,,${figures},,`,
      'Role,,No role,,1,,,,,,,',
      'Role,,Paramedic,,1,,,,,,,',
      `Person,,,Dee Holt,,,,,7.75,0,,${staffId}`,
      `Event,${event},,,${figures},${eventId},`,
      `Role,${event},No role,,1,,,,,,${eventId},`,
      `Role,${event},Paramedic,,1,,,,,,${eventId},`,
      `Person,${event},,Dee Holt,,,,,7.75,0,${eventId},${staffId}`,
      '',
    ]);

    const book = await admin.get(`/api/shifts/report/xlsx?${range}`);
    expect(book.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [heads, ...lines] = await readSheet(book.rawPayload, 1);
    expect(heads?.[9]).toBe('Of these planned');
    expect(lines[0]?.slice(0, 10)).toEqual(['Total', null, null, null, 2, 1, 1, 1, 7.75, 0]);
    // A text stays the text that it is, where the CSV has to mark it.
    expect(lines[4]?.slice(0, 2)).toEqual(['Event', '=Gala, "late"']);
    expect(lines).toHaveLength(8);
    // The format counts days with a fraction: a moment comes back to the second.
    const facts = (await readSheet(book.rawPayload, 2)).map(([what, value]) => [
      what,
      value instanceof Date ? new Date(Math.round(value.getTime() / 1_000) * 1_000) : value,
    ]);
    expect(facts.slice(1, 3)).toEqual([
      ['From (UTC)', from],
      ['To (UTC)', at(5_024)],
    ]);

    const pdf = await admin.get(`/api/shifts/report/pdf?${range}`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = await pdfText(pdf.rawPayload);
    expect(text).toContain('1 staff 2 1 1 1 7.75 0');
    expect(text).toContain('Dee Holt 7.75 0');
    expect(text).toContain('=Gala, "late" 2 1 1 1 7.75 0');

    expect(
      await server.database.asOwner(
        `SELECT count(*)::integer AS made FROM audit_entry WHERE action = 'SHIFT_REPORT_EXPORTED'`,
      ),
    ).toEqual([{ made: 3 }]);
  });

  it('refuses a range that is none, and one that is too long', async () => {
    const ask = async (from: string, to: string) =>
      (await admin.get(`/api/shifts/report?from=${from}&to=${to}`)).statusCode;
    expect(await ask('2026-10-02T00:00:00Z', '2026-10-01T00:00:00Z')).toBe(400);
    expect(await ask('2020-10-02T00:00:00Z', '2026-10-01T00:00:00Z')).toBe(400);
  });
});
