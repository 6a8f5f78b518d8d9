import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { registerAnyway } from './harness/register-patient.js';
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
    for (const patient_name of names) {
      const patient_id = newId();
      ids.push(patient_id);
      const { errors } = await registerAnyway(
        staff,
        'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient_id } }',
        { patient_id, patient_name, dob: '1990-02-03' },
      );
      expect(errors).toBeUndefined();
      server.clock.advance(60_000);
    }
    const recent = async () =>
      (
        await read<{ recentPatients: { patient_name: string }[] }>('recentPatients { patient_name }')
      ).recentPatients.map(({ patient_name }) => patient_name);
    expect(await recent()).toEqual([...names].reverse().slice(0, 8));
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $1, version = version + 1 WHERE patient_id = $2',
      [ids[0], ids[9]],
    );
    expect(await recent()).toEqual([...names].reverse().slice(1, 9));
  });

  it('is the clinicians’ only', async () => {
    for (const role of ['client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      for (const field of ['todaysEvents { name }', 'recentPatients { patient_name }']) {
        const { data, errors } = await caller.graphql(`{ dashboard { ${field} } }`);
        expect(errors?.[0]?.extensions.code, `${role}: ${field}`).toBe('FORBIDDEN');
        expect(data?.['dashboard'] ?? null).toBeNull();
      }
    }
  });
});
