import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestServer } from './harness/test-server.js';
import { lettersOf } from './letters.js';
import { takeOn, type Member } from './staff-member.js';

/** Observations that are overdue by the published intervals: who is told, how often, and of which records never. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestServer;
let author: Member;
let colleague: Member;
let lead: Member;
let laterLead: Member;
let outsider: Member;
let eventId: string;

const shift = async (member: Member, starts: number, ends: number, status = 'assigned') => {
  const now = server.clock.now().getTime();
  await insertShift(server.database, {
    shift_id: newId(),
    event_id: eventId,
    batch_id: newId(),
    starts_at: new Date(now + starts * HOUR_MS),
    ends_at: new Date(now + ends * HOUR_MS),
    role: 'team_leader',
    priority: 'normal',
    status,
    staff_id: member.staffId,
    created_by: author.userId,
    created_at: new Date(now - 90 * HOUR_MS),
  });
};

beforeAll(async () => {
  server = await startTestServer();
  author = await takeOn(server, 'Ada', 'paramedic');
  colleague = await takeOn(server, 'Cole', 'paramedic');
  lead = await takeOn(server, 'Lee', 'team_leader');
  laterLead = await takeOn(server, 'Lou', 'team_leader');
  outsider = await takeOn(server, 'Oz', 'paramedic');
  eventId = newId();
  const now = server.clock.now().getTime();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, new Date(now - HOUR_MS), new Date(now + 240 * HOUR_MS)],
  );
  await shift(lead, -1, 48);
  await shift(laterLead, 100, 110);
});
afterAll(() => server.close());

type Json = Readonly<Record<string, unknown>>;

/** One that scores 0, and so is due again in 12 hours; and one that scores high, due in 15 minutes. */
const WELL = {
  respiratory_rate: 16,
  oxygen_saturation: 98,
  supplemental_o2: false,
  bp_systolic: 122,
  bp_diastolic: 78,
  heart_rate: 72,
  acvpu: 'A',
  temperature: 36.8,
};
const SICK = { ...WELL, respiratory_rate: 26, oxygen_saturation: 91, heart_rate: 124, bp_systolic: 95 };

const save = async (prfId: string, section: string, data: Json, more: Json = {}) => {
  // The clock moves on past the end of a session.
  await author.caller.signIn(author.caller.user?.email ?? '');
  const { data: answer, errors } = await author.caller.graphql(
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId,
            section,
            baseVersion: 0,
            deviceTime: server.clock.now().toISOString(),
            changes: { [section]: data },
            ...more,
          },
        ],
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(answer).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
};

const newPatient = async (): Promise<string> => {
  const id = newId();
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Ottilie Quarrier', '1990-03-01')`,
    [id],
  );
  return id;
};

/** A record of an adult with one set taken now: its id and its number. */
const observed = async (set: Json) => {
  const [prfId, patientId] = [newId(), await newPatient()];
  await save(prfId, 'incidentDetails', { event_id: eventId, crew: [colleague.staffId] }, { patientId });
  await save(prfId, 'observations', {
    entries: [{ id: newId(), date_time: server.clock.now().toISOString(), ...set }],
  });
  const [row] = await server.database.asOwner<{ number: string }>(
    'SELECT custom_prf_id AS number FROM prf WHERE id = $1',
    [prfId],
  );
  return { prfId, patientId, number: row?.number ?? '' };
};

const chase = () => server.services.overdueObservations.chase();
const told = (number: string) =>
  server.database.asOwner<{ userId: string; title: string; body: string }>(
    `SELECT user_id AS "userId", title, body FROM notification
     WHERE kind = 'observations_overdue' AND entity_id = $1 ORDER BY made_at, id`,
    [number],
  );
const toldIds = async (number: string) => (await told(number)).map(({ userId }) => userId).toSorted();
const concerned = () => [author.userId, colleague.userId, lead.userId].toSorted();

describe('an open record', () => {
  it('is chased 15 minutes after a set that scores high, once: its author, its crew and who leads now', async () => {
    const { prfId, number } = await observed(SICK);
    server.clock.advance(15 * MINUTE_MS);
    await chase();
    expect(await told(number)).toEqual([]);
    server.clock.advance(MINUTE_MS);
    // In two processes at the same moment.
    await Promise.all([chase(), chase()]);
    expect(await toldIds(number)).toEqual(concerned());
    const [{ title, body } = { title: '', body: '' }] = await told(number);
    expect(title).toBe(`Observations are overdue on ${number}`);
    expect(body).toMatch(/^The next set was due (yesterday )?at \d\d:\d\d\.\n/);
    expect(`${title} ${body}`).not.toMatch(/Quarrier|NEWS/);
    server.clock.advance(30 * MINUTE_MS);
    await chase();
    expect((await told(number)).length).toBe(3);

    // The next set has a due time of its own.
    await save(
      prfId,
      'observations',
      { entries: [{ id: newId(), date_time: server.clock.now().toISOString(), ...SICK }] },
      { baseVersion: 1 },
    );
    await chase();
    expect((await told(number)).length).toBe(3);
    server.clock.advance(16 * MINUTE_MS);
    await chase();
    expect((await told(number)).length).toBe(6);
  });

  it('is chased 12 hours after a set that scores 0, and not before', async () => {
    const { number } = await observed(WELL);
    server.clock.advance(11.9 * HOUR_MS);
    await chase();
    expect(await told(number)).toEqual([]);
    server.clock.advance(0.2 * HOUR_MS);
    await chase();
    expect(await toldIds(number)).toEqual(concerned());
  });

  it('is not chased for what was due over a day ago: that waits for a signature', async () => {
    const { number } = await observed(SICK);
    server.clock.advance(24.5 * HOUR_MS);
    await chase();
    expect(await told(number)).toEqual([]);
  });

  it('is chased by mail, unless a set arrives before the mail goes', async () => {
    const first = await observed(SICK);
    server.clock.advance(16 * MINUTE_MS);
    await chase();
    const mails = async () =>
      (await lettersOf(server, colleague.caller.user?.email ?? '')).filter((one) => one.includes('/prf/SL-'));
    const sent = await mails();
    expect(sent.some((one) => one.includes(first.number))).toBe(true);

    const second = await observed(SICK);
    server.clock.advance(16 * MINUTE_MS);
    await chase();
    await save(
      second.prfId,
      'observations',
      { entries: [{ id: newId(), date_time: server.clock.now().toISOString(), ...SICK }] },
      { baseVersion: 1 },
    );
    expect((await mails()).some((one) => one.includes(second.number))).toBe(false);
  });
});

describe('nobody is told about', () => {
  const untold = async (change: (record: { prfId: string; patientId: string }) => Promise<unknown>) => {
    const record = await observed(SICK);
    await change(record);
    server.clock.advance(20 * MINUTE_MS);
    await chase();
    expect(await told(record.number)).toEqual([]);
  };
  const statusIs = (prfId: string, sql: string) =>
    server.database.asOwner(`UPDATE prf SET ${sql}, version = version + 1 WHERE id = $1`, [prfId]);

  it('a signed record', () =>
    untold(async ({ prfId }) => {
      await server.database.asOwner(
        `INSERT INTO prf_signature (prf_id, revision, signed_by, name, grade, signed_at, strokes, content, content_hash,
                                    patient_snapshot, acknowledged_warnings)
         SELECT id, 1, $2, 'Ada Vale', 'Paramedic', $3, 'M0 0', '{}', encode(sha256('{}'), 'hex'),
                jsonb_build_object('patient_id', patient_id, 'patient_name', 'Ottilie Quarrier', 'dob', '1990-03-01',
                                   'estimated_age', null, 'allergies', null), '{}'
         FROM prf WHERE id = $1`,
        [prfId, author.userId, server.clock.now()],
      );
      await statusIs(prfId, `status = 'completed'`);
    }));

  it('a record that was entered in error', () =>
    untold(({ prfId }) =>
      statusIs(
        prfId,
        `status = 'void', voided_at = created_at, voided_by = author_id, void_reason = 'Twice'`,
      ),
    ));

  it('a record of an event that is closed', () =>
    untold(async ({ prfId }) => {
      const closed = newId();
      await server.database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at, status)
         SELECT $1, 'Closed', starts_at, ends_at, 'closed' FROM event WHERE event_id = $2`,
        [closed, eventId],
      );
      await server.database.asOwner('UPDATE prf SET event_id = $2, version = version + 1 WHERE id = $1', [
        prfId,
        closed,
      ]);
    }));

  it('a patient who died in our care', () =>
    untold(({ prfId }) => save(prfId, 'DispositionOutcome', { disposition_outcome: 'deceased_on_scene' })));

  it('a patient whose death another record or the staff entered', () =>
    untold(({ patientId }) =>
      server.database.asOwner(
        'UPDATE patient SET date_of_death = $2, version = version + 1 WHERE patient_id = $1',
        [patientId, server.clock.now().toISOString().slice(0, 10)],
      ),
    ));

  it('a patient who has left our care', () =>
    untold(({ prfId }) =>
      save(prfId, 'DispositionOutcome', { time_left_dc_care: server.clock.now().toISOString() }),
    ));

  it('an account that can no longer sign in, or somebody who is not at work on it', async () => {
    await server.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [colleague.userId]);
    const { number } = await observed(SICK);
    server.clock.advance(20 * MINUTE_MS);
    await chase();
    const ids = await toldIds(number);
    expect(ids).toEqual([author.userId, lead.userId].toSorted());
    expect(ids).not.toContain(laterLead.userId);
    expect(ids).not.toContain(outsider.userId);
  });
});
