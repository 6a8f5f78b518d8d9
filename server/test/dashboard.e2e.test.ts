import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { registerAnyway } from './harness/register-patient.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let staff: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const read = async <T>(field: string): Promise<T> => {
  const { data, errors } = await staff.graphql(`{ dashboard { ${field} } }`);
  expect(errors).toBeUndefined();
  return data?.['dashboard'] as T;
};
const todays = async (): Promise<readonly string[]> =>
  (await read<{ todaysEvents: { name: string }[] }>('todaysEvents { name }')).todaysEvents.map(
    ({ name }) => name,
  );

describe('the dashboard', () => {
  it('has the events that are on today by the calendar of their own zone, live ones first', async () => {
    const today = server.clock.now().toISOString().slice(0, 10);
    const at = (time: string, days = 0) =>
      new Date(Date.parse(`${today}T${time}:00Z`) + days * DAY_MS).toISOString();
    for (const [name, status, starts, ends, zone] of [
      ['Evening', 'planned', at('18:00'), at('20:00'), 'Europe/London'],
      ['Morning', 'planned', at('06:00'), at('08:00'), 'Europe/London'],
      ['Afternoon, live', 'live', at('15:00'), at('17:00'), 'Europe/London'],
      ['Three days, live', 'live', at('09:00', -1), at('17:00', 1), 'Europe/London'],
      ['Called off', 'cancelled', at('10:00'), at('12:00'), 'Europe/London'],
      ['Yesterday', 'closed', at('10:00', -1), at('12:00', -1), 'Europe/London'],
      ['Tomorrow', 'planned', at('10:00', 1), at('12:00', 1), 'Europe/London'],
      // Tomorrow's date has begun there, and is that of this event.
      ['Auckland', 'planned', at('22:00'), at('23:00'), 'Pacific/Auckland'],
      // Today here, and yesterday's evening there.
      ['Honolulu', 'planned', at('06:00'), at('08:00'), 'Pacific/Honolulu'],
    ] as const)
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, status, starts_at, ends_at, time_zone) VALUES ($1, $2, $3, $4, $5, $6)`,
        [newId(), name, status, starts, ends, zone],
      );
    expect(await todays()).toEqual(['Three days, live', 'Afternoon, live', 'Morning', 'Evening', 'Auckland']);
  });

  it('has the eight patients who were registered last, the newest first, and nobody who was merged away', async () => {
    const names = [...'ABCDEFGHIJ'].map((letter) => `Recent ${letter.repeat(4)}`);
    const ids: string[] = [];
    for (const name of names) {
      const id = newId();
      ids.push(id);
      const { errors } = await registerAnyway(
        staff,
        'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
        { id, name, dob: '1990-02-03' },
      );
      expect(errors).toBeUndefined();
      server.clock.advance(60_000);
    }
    const recent = async () =>
      (await read<{ recentPatients: { name: string }[] }>('recentPatients { name }')).recentPatients.map(
        ({ name }) => name,
      );
    expect(await recent()).toEqual([...names].reverse().slice(0, 8));
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $1, version = version + 1 WHERE patient_id = $2',
      [ids[0], ids[9]],
    );
    expect(await recent()).toEqual([...names].reverse().slice(1, 9));
  });

  describe('of the rota', () => {
    const HOUR_MS = 3_600_000;
    let admin: TestCaller;
    let own: string;
    let event: string;
    beforeAll(async () => {
      admin = await server.signedIn('admin');
      [own, event] = [newId(), newId()];
      await server.database.asOwner(
        `INSERT INTO staff_profile (staff_id, user_id, position, created_at) VALUES ($1, $2, 'paramedic', $3)`,
        [own, staff.user?.id, server.clock.now()],
      );
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, status, starts_at, ends_at, time_zone)
         VALUES ($1, 'In Auckland', 'planned', $2, $3, 'Pacific/Auckland')`,
        [event, server.clock.now(), new Date(server.clock.now().getTime() + 30 * DAY_MS)],
      );
    });
    beforeEach(() => server.database.asOwner('TRUNCATE shift CASCADE'));

    /** A shift of an hour, or so many, that starts so many hours after midnight of the event's today. */
    const shift = (
      from: number,
      status: string,
      { hours = 1, ...facts }: Record<string, unknown> & { readonly hours?: number } = {},
    ) => {
      const now = server.clock.now().getTime();
      const auckland = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Pacific/Auckland',
        timeStyle: 'medium',
      });
      const [hour = 0, minute = 0, second = 0] = auckland.format(now).split(':').map(Number);
      const midnight = now - ((hour * 60 + minute) * 60 + second) * 1_000 - (now % 1_000);
      const start = midnight + from * HOUR_MS;
      const isTaken = status !== 'open' && status !== 'cancelled';
      return insertShift(server.database, {
        shift_id: newId(),
        event_id: event,
        batch_id: event,
        starts_at: new Date(start),
        ends_at: new Date(start + hours * HOUR_MS),
        role: 'paramedic',
        priority: 'normal',
        status,
        staff_id: isTaken ? own : null,
        reason: status === 'cancelled' ? 'Nobody was free' : null,
        checked_in_at: ['checked_in', 'checked_out', 'approved'].includes(status) ? new Date(start) : null,
        checked_out_at: ['checked_out', 'approved'].includes(status) ? new Date(start + HOUR_MS) : null,
        is_touched: isTaken,
        created_by: staff.user?.id,
        created_at: server.clock.now(),
        ...facts,
      });
    };
    interface Duty {
      readonly myShifts: readonly { readonly id: string }[];
      readonly myNextShift: { readonly id: string } | null;
      readonly rotaGaps: readonly { readonly id: string }[];
      readonly rotaGapCount: number;
    }
    const dutyOf = async (caller: TestCaller) => {
      const { data, errors } = await caller.graphql(
        '{ dashboard { myShifts { id } myNextShift { id } rotaGaps { id } rotaGapCount } }',
      );
      expect(errors).toBeUndefined();
      const { myShifts, myNextShift, rotaGaps, rotaGapCount } = data?.['dashboard'] as Duty;
      return {
        today: myShifts.map(({ id }) => id),
        next: myNextShift?.id ?? null,
        gaps: rotaGaps.map(({ id }) => id),
        gapCount: rotaGapCount,
      };
    };

    it('has the caller’s own of today by the calendar of their event, those not left yet, and the next one', async () => {
      // It ends as the day begins there; the last and the first hour of two days.
      await shift(-1, 'approved', { approved_minutes: 60 });
      const late = await shift(23, 'assigned');
      const tomorrow = await shift(24, 'assigned');
      await shift(72, 'assigned');
      await shift(2, 'no_show');
      await shift(3, 'cancelled');
      const forgotten = await shift(-60, 'checked_in');
      await shift(1, 'open');
      expect(await dutyOf(staff)).toMatchObject({ today: [forgotten, late], next: tomorrow });
      expect(await dutyOf(admin)).toMatchObject({ today: [], next: null });
    });

    it('has those of the night that goes into today or tomorrow', async () => {
      const [before, after] = [
        await shift(-4, 'checked_out', { hours: 5 }),
        await shift(20, 'assigned', { hours: 8 }),
      ];
      expect(await dutyOf(staff)).toMatchObject({ today: [before, after], next: null });
    });

    it('has for each of the next seven days how many shifts are staffed and how many are open', async () => {
      const now = server.clock.now();
      const at = (hours: number) => ({
        starts_at: new Date(now.getTime() + hours * HOUR_MS),
        ends_at: new Date(now.getTime() + (hours + 1) * HOUR_MS),
      });
      await shift(0, 'open', at(24));
      await shift(0, 'assigned', at(24));
      await shift(0, 'cancelled', at(24));
      await shift(0, 'checked_out', at(0));
      await shift(0, 'open', at(7 * 24));
      const { week } = await read<{ week: { rota: Record<string, unknown>[] } }>(
        'week { rota { day staffed open } }',
      );
      const today = now.toISOString().slice(0, 10);
      expect(week.rota[0]).toEqual({ day: today, staffed: 1, open: 0 });
      expect(week.rota.map(({ staffed, open }) => [staffed, open])).toEqual([
        ...[
          [1, 0],
          [1, 1],
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ]);
    });

    it('has for admins what nobody fills in the next seven days, the earliest first, and how many they are', async () => {
      const now = server.clock.now();
      const at = (hours: number) => ({
        starts_at: new Date(now.getTime() + hours * HOUR_MS),
        ends_at: new Date(now.getTime() + (hours + 2) * HOUR_MS),
      });
      await shift(0, 'open', at(-2));
      await shift(0, 'open', at(7 * 24));
      await shift(0, 'assigned', at(5));
      await shift(0, 'cancelled', at(6));
      const last = await shift(0, 'open', at(7 * 24 - 1));
      const begun = await shift(0, 'open', at(-1));
      expect(await dutyOf(admin)).toMatchObject({ gaps: [begun, last], gapCount: 2 });
      for (let more = 0; more < 21; more += 1) await shift(0, 'open', at(48 + more));
      const { gaps, gapCount } = await dutyOf(admin);
      expect([gaps.length, gapCount, gaps[0]]).toEqual([20, 23, begun]);
      expect(await dutyOf(staff)).toMatchObject({ gaps: [], gapCount: 0 });
    });
  });

  describe('with more waiting than it shows', () => {
    let crowded: TestCaller;
    let admin: TestCaller;
    const ids: string[] = [];
    const VOID = 60;
    const raised = ({ alert }: { readonly alert: { readonly prfId: string } }) => alert.prfId;
    beforeAll(async () => {
      [crowded, admin] = [await server.signedIn('staff'), await server.signedIn('admin')];
      const start = server.clock.now().getTime() - 3 * DAY_MS;
      const rows = Array.from({ length: 105 }, (_, index) => ({
        id: newId(),
        number: `SL-261120-${String(index).padStart(8, '0')}`,
        author: (index < 45 ? crowded : admin).user?.id,
        at: new Date(start + index * 60_000).toISOString(),
        // Of what is entered in error: the alert that has waited longest.
        raised_at: new Date(index === VOID ? 0 : start + index * 60_000).toISOString(),
        entry: newId(),
      }));
      ids.push(...rows.map(({ id }) => id));
      const FROM = `FROM jsonb_to_recordset($1) r (id uuid, number text, author uuid, at timestamptz, raised_at timestamptz, entry uuid)`;
      await server.database.asOwner(
        `INSERT INTO prf (id, custom_prf_id, status, author_id, writer_ids, created_at, updated_at, open_alert_count)
         SELECT id, number, 'in_progress', author, ARRAY[author], at, at, 1 ${FROM}`,
        [JSON.stringify(rows)],
      );
      await server.database.asOwner(
        `INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, raised_at)
         SELECT id, entry, 1, 7, 'high', '2017', raised_at ${FROM}`,
        [JSON.stringify(rows)],
      );
      await server.database.asOwner(
        `UPDATE prf SET status = 'void', voided_at = created_at, voided_by = author_id, void_reason = 'Twice', version = version + 1 WHERE id = $1`,
        [ids[VOID]],
      );
    });
    interface Desk {
      readonly myOpenPrfs: readonly { readonly id: string }[];
      readonly myOpenCount: number;
      readonly openAlerts: readonly { readonly alert: { readonly prfId: string } }[];
      readonly openAlertCount: number;
      readonly unsigned: readonly { readonly id: string }[];
      readonly unsignedCount: number;
    }
    const deskOf = async (caller: TestCaller): Promise<Desk> => {
      const { data, errors } = await caller.graphql(`{ dashboard {
        myOpenPrfs { id } myOpenCount openAlerts { alert { prfId } } openAlertCount unsigned { id } unsignedCount
      } }`);
      expect(errors).toBeUndefined();
      return data?.['dashboard'] as Desk;
    };

    it('has for each of the last seven days how many records were started, without those entered in error', async () => {
      const { week } = await read<{ week: { seen: { day: string; records: number; logs: number }[] } }>(
        'week { seen { day records logs } }',
      );
      expect(week.seen.map(({ records }) => records)).toEqual([0, 0, 0, 104, 0, 0, 0]);
      expect(week.seen.at(-1)).toEqual({
        ...{ day: server.clock.now().toISOString().slice(0, 10), records: 0, logs: 0 },
      });
    });

    it('counts them all, and says first what has waited longest for an action', async () => {
      const desk = await deskOf(crowded);
      expect(desk.myOpenPrfs.map(({ id }) => id)).toEqual(ids.slice(25, 45).reverse());
      expect(desk.myOpenCount).toBe(45);
      const waiting = ids.filter((_, index) => index !== VOID);
      expect(desk.openAlerts.map(raised)).toEqual(waiting.slice(0, 100));
      expect(desk.openAlertCount).toBe(104);
      expect([desk.unsigned, desk.unsignedCount]).toEqual([[], 0]);
      const admins = await deskOf(admin);
      expect(admins.unsigned.map(({ id }) => id)).toEqual(ids.slice(0, 20));
      expect(admins.unsignedCount).toBe(104);
    });

    it('has a list that goes on to the last of them', async () => {
      const list = async (filter: Readonly<Record<string, unknown>>) => {
        const seen: string[] = [];
        let after: string | null = null;
        for (;;) {
          const { data, errors } = await crowded.graphql(
            `query ($filter: PrfFilter, $after: String) {
               prfs(filter: $filter, after: $after, order: { by: updated, direction: ascending }, first: 40) {
                 totalCount nodes { id } pageInfo { hasNextPage endCursor }
               }
             }`,
            { filter, after },
          );
          expect(errors).toBeUndefined();
          const page = data?.['prfs'] as {
            readonly totalCount: number;
            readonly nodes: readonly { readonly id: string }[];
            readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
          };
          seen.push(...page.nodes.map(({ id }) => id));
          after = page.pageInfo.endCursor;
          if (page.pageInfo.hasNextPage) continue;
          expect(seen).toHaveLength(page.totalCount);
          return seen;
        }
      };
      const status = ['draft', 'in_progress', 'awaiting_review'];
      const waiting = ids.filter((_, index) => index !== VOID);
      expect(await list({ status, mine: true })).toEqual(ids.slice(0, 45));
      expect(await list({ openAlert: true })).toEqual(waiting);
      expect(await list({ isLate: true })).toEqual(waiting);
      expect(await list({ status })).toEqual(waiting);
      await server.database.asOwner(
        `UPDATE prf SET event_id = (SELECT event_id FROM event WHERE name = 'Tomorrow'), version = version + 1 WHERE id = $1`,
        [waiting[0]],
      );
      expect(await list({ isLate: true })).toEqual(waiting.slice(1));
    });
  });

  it('is the clinicians’ only', async () => {
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      for (const field of ['todaysEvents { name }', 'recentPatients { name }', 'rotaGaps { id }']) {
        const { data, errors } = await caller.graphql(`{ dashboard { ${field} } }`);
        expect(errors?.[0]?.extensions.code, `${role}: ${field}`).toBe('FORBIDDEN');
        expect(data?.['dashboard'] ?? null).toBeNull();
      }
    }
  });
});
