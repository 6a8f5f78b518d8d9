import {
  FEWEST_FOR_TIMES,
  loweredTally,
  publishedTally,
  RELEASE_MINUTES,
  TIME_STEP_MINUTES,
  type Tally,
} from '@sideline/schema/statistics/masking';
import { REPORTED_HOURS } from '@sideline/schema/shifts/vocabulary';
import { COUNTING, OUTCOME_OF_DISPOSITION } from '@sideline/schema/statistics/figures';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESPONSE_TIMES } from '../src/modules/reports/evidence/evidence.hot.js';
import { newId } from '../src/platform/ids.js';
import { saveCommand } from './access-world.js';
import { pdfText } from './harness/pdf-text.js';
import { insertShift } from './harness/shift-row.js';
import { SocketCaller } from './harness/socket.js';
import {
  cellsOf,
  closeWorld,
  type Figures,
  type Json,
  LIVE,
  log,
  MINUTE_MS,
  newEvent,
  openWorld,
  people,
  read,
  record,
  records,
  sql,
  world,
  zone,
} from './event-figures-fixture.js';

beforeAll(openWorld);
afterAll(closeWorld);

describe('the zones of an event', () => {
  const SAVE =
    'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id name isActive version } } }';
  const LIST = 'query ($id: ID!) { eventZones(eventId: $id) { name isActive version } }';

  it('are made once however often sent, renamed from their newest version, and taken out of use, never deleted', async () => {
    const eventId = await newEvent();
    const admin = world.caller('admin');
    const input = { id: newId(), eventId, name: ' Main stage ' };
    for (let n = 0; n < 2; n += 1) {
      const { data } = await admin.graphql(SAVE, { input });
      expect(data?.['saveEventZone']).toMatchObject({
        eventZone: { name: 'Main stage', isActive: true, version: 1 },
      });
    }
    const taken = await admin.graphql(SAVE, { input: { id: newId(), eventId, name: 'MAIN STAGE' } });
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', problems: [{ field: 'name' }] });
    const stale = await admin.graphql(SAVE, { input: { ...input, name: 'Barn stage', version: 7 } });
    expect(stale.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
    const put = await admin.graphql(SAVE, {
      input: { ...input, name: 'Barn stage', isActive: false, version: 1 },
    });
    expect(put.data?.['saveEventZone']).toMatchObject({
      eventZone: { name: 'Barn stage', isActive: false, version: 2 },
    });
    const nameless = await admin.graphql(SAVE, { input: { id: newId(), eventId, name: '  ' } });
    expect(nameless.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'name' }],
    });
    const of = async (who: 'author' | 'client') =>
      (await world.caller(who).graphql(LIST, { id: eventId })).data;
    expect(await of('author')).toEqual({ eventZones: [{ name: 'Barn stage', isActive: false, version: 2 }] });
    expect(await of('client')).toEqual({ eventZones: [] });
  });

  it('are for the records and logs of their own event', async () => {
    const [eventId, other] = [await newEvent(), await newEvent()];
    const elsewhere = await zone(other, 'Car park');
    const { errors } = await world
      .caller('author')
      .graphql(
        'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
        {
          input: {
            id: newId(),
            eventId,
            zoneId: elsewhere,
            patientId: world.ids.otherPatient,
            incidentDate: world.server.clock.now().toISOString(),
            issueSummary: 'Blister',
            clinicianName: 'Rhian Vaughan',
            clinicianRole: 'FREC 4',
          },
        },
      );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'zoneId' }] });
    const save = (zoneId: string) =>
      world
        .caller('author')
        .graphql(
          'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome problems { field } } } }',
          {
            input: saveCommand(newId(), { changes: { incidentDetails: { zone_id: zoneId } } }),
          },
        );
    expect((await save(newId())).data).toMatchObject({
      savePrf: { results: [{ outcome: 'REFUSED', problems: [{ field: 'zone_id' }] }] },
    });
    expect((await save(elsewhere)).data).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
  });
});

describe('the figures of an event', () => {
  it('count everybody once, by the definitions', async () => {
    const eventId = await newEvent({ attendance: 2_000 });
    const stage = await zone(eventId, 'Stage');
    const now = world.server.clock.now();
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
    await record(
      eventId,
      {
        incidentDetails: {
          incident_date: at(-70),
          acuity: 'p1',
          zone_id: stage,
          call_time: at(-70),
          at_patient_time: at(-64),
          arrived_time: at(-65),
          left_scene_time: at(-35),
        },
        clinical_impression: { clinical_impression: ['cardiac_arrest', 'stemi'] },
        ClinicalInterventions: { cpr: [{ id: newId(), event: 'started' }] },
        DispositionOutcome: { disposition_outcome: 'conveyed_ambulance_service', time_left_dc_care: at(-30) },
      },
      world.ids.ownPatient,
    );
    // Seen, and CPR that was entered in error.
    await record(eventId, {
      incidentDetails: { incident_date: at(-10), acuity: 'p3' },
      ClinicalInterventions: { cpr: [{ id: newId(), event: 'started', void_reason: 'Wrong record' }] },
    });
    await record(eventId);
    await record(eventId, { DispositionOutcome: { patient_contact: 'no_patient_found' } });
    const logId = await log(eventId, { zoneId: stage });
    await log(eventId);
    const promoted = newId();
    await world
      .caller('author')
      .graphql(
        'mutation ($id: ID!, $prf: ID!) { promoteSeeAndTreatLog(input: { logId: $id, prfId: $prf }) { seeAndTreatLog { id } } }',
        {
          id: logId,
          prf: promoted,
        },
      );
    const figures = await read('admin', eventId);
    expect(figures).toMatchObject({
      isMasked: false,
      nextAt: null,
      attendance: 2_000,
      isAttendanceExpected: false,
      // Three records, a promoted log and a log; nobody was found for the fourth record.
      presentations: { count: 5, mask: null, text: '5' },
      conveyed: { count: 1 },
      inTreatment: { count: 1 },
      waiting: { count: 2 },
      arrests: { count: 1 },
      news2High: { count: 0 },
      ppr: { value: 2.5, low: 0.8, high: 5.8 },
      tthr: { value: 0.5, low: 0, high: 2.8 },
    });
    expect(cellsOf(figures, 'impression')).toMatchObject({ cardiac: 1, see_and_treat: 1, unknown: 3 });
    expect(cellsOf(figures, 'acuity')).toMatchObject({ p1: 1, p3: 1, see_and_treat: 1, unknown: 2 });
    // The promoted log took its zone with it.
    expect(cellsOf(figures, 'zone')).toEqual({ [stage]: 2, none: 3 });
    expect(cellsOf(figures, 'age')).toMatchObject({ from_25: 3, unknown: 2 });
    expect(cellsOf(figures, 'hour')).toMatchObject({ '2026-11-20T13:00:00Z': 1, outside: 0 });
    expect(figures.times).toEqual([
      { key: 'firstContact', median: 6, p90: 6 },
      { key: 'onScene', median: 30, p90: 30 },
      { key: 'toDisposition', median: 34, p90: 34 },
    ]);
    const total = (key: string) =>
      Object.values(cellsOf(figures, key)).reduce<number>((sum, count) => sum + (count ?? 0), 0);
    for (const { key } of figures.breakdowns) expect([key, total(key)]).toEqual([key, 5]);
    await sql(
      `UPDATE prf SET status = 'void', version = version + 1, voided_at = now(), voided_by = author_id,
               void_reason = 'Twice' WHERE id = $1`,
      [promoted],
    );
    // The log stands again where the record was entered in error.
    expect((await read('admin', eventId)).presentations.count).toBe(5);
  });

  it('count NEWS2 of 7 and more that stands, and who is there', async () => {
    const eventId = await newEvent();
    const id = await record(eventId);
    await sql(
      `INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, raised_at) VALUES ($1, $1, 1, 7, 'high', '1', now())`,
      [id],
    );
    // An incomplete set says 'at least 7': its score may be that, but nobody took a complete set.
    const atLeast = await record(eventId);
    await sql(
      `INSERT INTO prf_alert (prf_id, entry_id, revision, total, band, rule_version, raised_at, basis) VALUES ($1, $1, 1, 7, 'high', '1', now(), 'minimum')`,
      [atLeast],
    );
    await sql(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, created_by, created_at)
       SELECT gen_random_uuid(), $1, $1, now(), now() + interval '1 hour', 'normal', state, $2, now()
       FROM unnest(ARRAY['open', 'open', 'cancelled']) state`,
      [eventId, world.caller('author').user?.id],
    );
    expect(await read('author', eventId)).toMatchObject({
      news2High: { count: 1 },
      staffPlanned: { count: 2 },
      staffCheckedIn: { count: 0 },
    });
  });

  it('say the same of the time to first contact as the evidence pack does', async () => {
    const eventId = await newEvent();
    const begun = world.server.clock.now().getTime();
    const at = (minutes: number) => new Date(begun + minutes * MINUTE_MS).toISOString();
    const contact = (called: number, reached: number, more: Json = {}) => ({
      sections: {
        incidentDetails: { incident_date: at(called), call_time: at(called), at_patient_time: at(reached) },
        ...more,
      },
    });
    await records(eventId, [
      ...[3, 5, 8, 13, 21, 34].map((minutes) => contact(-60, minutes - 60)),
      // Where no call was recorded, the incident counts.
      { sections: { incidentDetails: { incident_date: at(-30), at_patient_time: at(-20) } } },
      // Mistyped, a day late, without a patient: none of them is a time.
      contact(-10, -20),
      contact(-2_000, -100),
      contact(-50, -5, { DispositionOutcome: { patient_contact: 'no_patient_found' } }),
    ]);
    const [time] = (await read('admin', eventId)).times;
    expect(time).toEqual({ key: 'firstContact', median: 10, p90: 26.2 });
    const told = await sql<Json>(RESPONSE_TIMES, [
      new Date(begun - MINUTE_MS),
      new Date(begun + MINUTE_MS),
      1_000,
    ]);
    expect(told.filter((row) => row['Event'] === eventId)).toMatchObject([
      {
        Of: 'Records: call to patient',
        'With both times': 7,
        'Half within, minutes': time?.median,
        '9 in 10 within, minutes': time?.p90,
      },
    ]);
  });

  it('compare with earlier events at the same kind of venue, in numbers for the provider and in words for clients', async () => {
    const venue = `Velodrome ${newId()}`;
    for (let n = 0; n < 5; n += 1) {
      const earlier = await newEvent({ venue, status: 'closed', hoursAgo: 100 + n, client: null });
      await people(earlier, n + 1);
    }
    const eventId = await newEvent({ venue });
    await people(eventId, 12);
    const [own, theirs] = [await read('admin', eventId), await read('client', eventId)];
    expect(own.ppr).toMatchObject({
      value: 12,
      standing: 'above',
      history: { events: 5, median: 3, lowerQuartile: 2, upperQuartile: 4 },
    });
    expect(theirs.ppr).toMatchObject({ value: 10, standing: 'above', history: null });
    expect(theirs.ppr.comparison).toBe('Higher than usual for this kind of venue');
  });

  it('stand beside earlier events after the event: share conveyed, times and staffing, also on paper and in the workbook', async () => {
    const venue = `Regatta ${newId()}`;
    const now = world.server.clock.now();
    const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
    const staffed = (eventId: string, checkedIn: number) =>
      sql(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, checked_in_at, staff_id, created_by, created_at)
         SELECT gen_random_uuid(), $1, $1, e.starts_at + n * interval '10 minutes', e.starts_at + n * interval '10 minutes' + interval '5 minutes',
                'normal', CASE WHEN n <= $2 THEN 'checked_in' ELSE 'open' END, CASE WHEN n <= $2 THEN e.starts_at END,
                CASE WHEN n <= $2 THEN $4::uuid END, $3, e.starts_at
         FROM event e, generate_series(1, 4) n WHERE e.event_id = $1`,
        [eventId, checkedIn, world.caller('admin').user?.id, world.ids.authorStaff],
      );
    const held = async (id: string, { conveyed, contact }: { conveyed: number; contact: number }) => {
      for (let n = 0; n < 4; n += 1)
        await record(id, {
          incidentDetails: { call_time: after(0), at_patient_time: after(contact) },
          ...(n < conveyed ? { DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' } } : {}),
        });
    };
    for (let n = 0; n < 5; n += 1) {
      const earlier = await newEvent({ venue, status: 'closed', hoursAgo: 200 + 20 * n, client: null });
      await held(earlier, { conveyed: n > 3 ? 1 : 0, contact: 4 + n });
      await staffed(earlier, 4);
    }
    const eventId = await newEvent({ venue, status: 'closed', hoursAgo: 9 });
    await held(eventId, { conveyed: 2, contact: 6 });
    await staffed(eventId, 3);
    const ASK = `query ($id: ID!) { eventComparison(eventId: $id) {
      key value low high standing comparison history { events median lowerQuartile upperQuartile } } }`;
    const { data, errors } = await world.caller('author').graphql(ASK, { id: eventId });
    expect(errors).toBeUndefined();
    const compared = data?.['eventComparison'] as { key: string }[];
    expect(compared.map(({ key }) => key)).toEqual([
      ...[
        'ppr',
        'tthr',
        'conveyedShare',
        'firstContact',
        'onScene',
        'toDisposition',
        'staffRate',
        'staffShare',
      ],
    ]);
    const of = (key: string) => compared.find((each) => each.key === key);
    expect(of('conveyedShare')).toMatchObject({
      ...{ value: 50, low: 15, high: 85, standing: 'above' },
      history: { events: 5, median: 0, lowerQuartile: 0, upperQuartile: 0 },
    });
    expect(of('firstContact')).toMatchObject({ value: 6, standing: 'usual', history: { median: 6 } });
    expect(of('onScene')).toMatchObject({ value: null, standing: null, history: null });
    expect(of('staffRate')).toMatchObject({ value: 3, standing: 'below', history: { median: 4 } });
    expect(of('staffShare')).toMatchObject({ value: 75, standing: 'below', history: { median: 100 } });
    expect((await world.caller('client').graphql(ASK, { id: eventId })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await world.caller('author').graphql(ASK, { id: newId() })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const file = async (who: 'admin' | 'clientToken', form: string) =>
      (await world.caller(who).get(`/api/events/${eventId}/report/${form}`)).rawPayload;
    const own = (await pdfText(await file('admin', 'pdf'))).replaceAll(/\s+/g, ' ');
    expect(own).toContain('Compared with earlier events');
    expect(own).toContain('5 earlier events: median 6, middle half 5 to 7');
    expect(own).toMatch(/Share conveyed to hospital, % of people seen 50 15 to 85/);
    // The rates of the figures have their numbers too, not words only.
    expect(own).toContain(
      'About usual for this kind of venue. 5 earlier events: median 4, middle half 4 to 4',
    );
    expect(await pdfText(await file('clientToken', 'pdf'))).not.toContain('earlier events:');
    const sheets = await readXlsxFile(Buffer.from(await file('admin', 'xlsx')));
    const rows = sheets.find(({ sheet }) => sheet === 'Comparison')?.data ?? [];
    expect(rows.find(([name]) => name === 'Shifts filled')?.slice(0, 4)).toEqual([
      ...['Shifts filled', '% of shifts', 75, 30.1],
    ]);
  });

  it('are read by the indexes of the event, whatever there is besides', async () => {
    const plans = await Promise.all(
      [
        `SELECT * FROM event_presentations('${newId()}', '{}')`,
        `SELECT * FROM event_headline('${newId()}', '{}')`,
        `SELECT o.event_id FROM event own JOIN event o ON o.venue_type = own.venue_type
         WHERE own.event_id = '${newId()}' AND o.status = 'closed' AND o.starts_at < own.starts_at ORDER BY o.starts_at DESC LIMIT 40`,
      ].map((text) =>
        world.server.database.dataSource.transaction(async (manager) => {
          // The tables of a test are so small that reading them whole is cheapest.
          await manager.query('SET LOCAL enable_seqscan = off');
          const rows = await manager.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        }),
      ),
    );
    for (const plan of plans) expect(plan).not.toContain('Seq Scan');
    expect(plans[0]).toContain('prf_event_id_idx');
    expect(plans[0]).toContain('see_and_treat_log_event');
    expect(plans[2]).toContain('event_history');
  });

  it('reach who watches within moments of a change, and no client before the hour is over', async () => {
    const eventId = await newEvent();
    await people(eventId, 9);
    const address = await world.server.listen();
    const [ours, theirs] = [
      new SocketCaller(address, world.caller('author')),
      new SocketCaller(address, world.caller('client')),
    ];
    const [own, client] = [ours.follow(LIVE, { id: eventId }), theirs.follow(LIVE, { id: eventId })];
    const countIn = (answer: { data?: Json | null }) =>
      (answer.data?.['eventFiguresChanged'] as Figures | undefined)?.presentations.count;
    expect(countIn(await own.at(0))).toBe(9);
    expect(countIn(await client.at(0))).toBe(5);
    await log(eventId);
    expect(countIn(await own.at(1))).toBe(10);
    expect(client.answers).toHaveLength(1);
    own.stop();
    client.stop();
    await own.ended;
    await client.ended;
  });

  it('are printed as whoever asks may see them', async () => {
    const eventId = await newEvent();
    await people(eventId, 7);
    const printed = async (who: 'admin' | 'clientToken'): Promise<string> =>
      pdfText((await world.caller(who).get(`/api/events/${eventId}/report/pdf`)).rawPayload);
    const own = await printed('admin');
    expect(own).toContain('People seen of 1,000 attending: 7.');
    expect(own).toContain('Conveyed to hospital: 0.');
    const theirs = await printed('clientToken');
    expect(theirs).toContain('People seen of 1,000 attending: 5.');
    expect(theirs).toContain('Conveyed to hospital: fewer than 5.');
    expect(theirs).toContain('rounded down to a multiple of five');
  });

  it('count an arrest that the primary survey names, before or after we arrived', async () => {
    const eventId = await newEvent();
    for (const arrest of ['no', 'before_arrival', 'after_arrival', null])
      await record(eventId, { PrimarySurvey: arrest === null ? {} : { cardiac_arrest: arrest } });
    expect(await read('admin', eventId)).toMatchObject({
      arrests: { count: 2 },
      presentations: { count: 4 },
    });
  });

  it('are said in one paragraph, which is the same on paper', async () => {
    const eventId = await newEvent();
    await people(eventId, 7);
    const { summary } = await read('admin', eventId);
    expect(summary).toMatch(
      /^People seen of 1,000 attending: 7\. That is 7 for every 1,000, probably 2\.8 to 14\.4\./,
    );
    const own = await world.caller('admin').get(`/api/events/${eventId}/report/pdf`);
    const paper = (await pdfText(own.rawPayload)).replaceAll(/\s+/g, ' ');
    expect(paper).toContain(summary);
    // The exact interval of seven people is on paper as on the board.
    expect(paper).toMatch(/Presentations 7 3 to 14/);
    expect((await read('client', eventId)).summary).toMatch(
      /^People seen of 1,000 attending: 5\..*Conveyed to hospital: fewer than 5\.$/,
    );
  });

  it('are the same in lists as on the board, whatever was recorded', async () => {
    const OUTCOMES = ['conveyed_ambulance_service', 'discharged_with_advice', 'refused_treatment', null];
    const CONTACTS = ['no_patient_found', 'cancelled_en_route', 'patient_treated', null];
    const STATES = ['in_progress', 'completed', 'void'];
    let conveyed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            outcome: fc.constantFrom(...OUTCOMES),
            contact: fc.constantFrom(...CONTACTS),
            status: fc.constantFrom(...STATES),
          }),
          { maxLength: 12 },
        ),
        fc.integer({ min: 0, max: 2 }),
        async (dealt, logs) => {
          const eventId = await newEvent();
          for (const { outcome, contact, status } of dealt) {
            const id = newId();
            await sql(
              `INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, version, created_at, updated_at, writer_ids, voided_at, void_reason)
               SELECT $1::uuid, $1::text, $2, $3::uuid, 'in_progress', 1, $4, $4, ARRAY[$3::uuid], NULL, NULL`,
              [id, eventId, world.caller('author').user?.id, world.server.clock.now()],
            );
            await sql(
              `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
               VALUES ($1, 'DispositionOutcome', 1, jsonb_strip_nulls(jsonb_build_object('disposition_outcome', $2::text, 'patient_contact', $3::text)), $4, $5)`,
              [id, outcome, contact, world.caller('author').user?.id, world.server.clock.now()],
            );
            if (status !== 'in_progress')
              await sql('UPDATE prf SET status = $2, version = version + 1 WHERE id = $1', [
                id,
                status,
              ]).catch(() => undefined);
          }
          for (let n = 0; n < logs; n += 1) await log(eventId);
          const [both] = await sql<{ listed: number[]; counted: number[] }>(
            `SELECT (SELECT ARRAY[h.presentations, h.conveyed] FROM event_headline($1, $2::jsonb) h) AS listed,
                    (SELECT ARRAY[count(*), count(*) FILTER (WHERE p.outcome = 'conveyed')]::int[]
                     FROM event_presentations($1, $2::jsonb) p) AS counted`,
            [eventId, JSON.stringify(COUNTING)],
          );
          expect(both?.listed).toEqual(both?.counted);
          conveyed += both?.counted[1] ?? 0;
        },
      ),
      { numRuns: 40 },
    );
    expect(conveyed).toBeGreaterThan(0);
  });

  it('come with how the event was run, in the provider’s report and not in the client’s', async () => {
    const eventId = await newEvent();
    await people(eventId, 7);
    const admin = world.caller('admin').user?.id;
    const now = world.server.clock.now();
    await sql(
      `INSERT INTO incident (incident_id, event_id, number, priority, zone, place, what, state, called_at, assigned_at, with_patient_at,
                             conveying_at, clear_at, outcome, opened_by, opened_at, changed_by, changed_at, change)
       VALUES ($1, $2, 1, 'p1', 'Arena', 'Row M', 'Collapse near the mixing desk', 'clear', $3::timestamptz,
               $3::timestamptz + interval '2 minutes', $3::timestamptz + interval '7 minutes',
               $3::timestamptz + interval '20 minutes', $3::timestamptz + interval '40 minutes', 'Left with crew', $4, $3, $4, $3, 'Clear')`,
      [newId(), eventId, now, admin],
    );
    // Control entered no time at the scene: the crew did, in their record.
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
    const prfId = await record(eventId, {
      incidentDetails: { arrived_time: at(3), at_patient_time: at(4), mobile_time: at(-2_000) },
    });
    await sql(
      `INSERT INTO incident_record (incident_id, prf_id, linked_at, linked_by)
       SELECT incident_id, $2, $3, $4 FROM incident WHERE event_id = $1`,
      [eventId, prfId, now, admin],
    );
    await sql(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
       VALUES ($1, $2, $1, $3::timestamptz, $3::timestamptz + interval '8 hours', 'paramedic', 'normal', 'open', $4, $3)`,
      [newId(), eventId, now, admin],
    );
    const printed = async (who: 'admin' | 'clientToken'): Promise<string> =>
      pdfText((await world.caller(who).get(`/api/events/${eventId}/report/pdf`)).rawPayload);
    const own = await printed('admin');
    for (const words of ['P1 Immediate', 'Collapse near the mixing desk', '7 min', 'Left with crew'])
      expect(own).toContain(words);
    expect(own).toMatch(/3 min\s+from\s+the\s+record/);
    expect(own).not.toMatch(/7 min\s+from\s+the\s+record/);
    expect(own).toContain('Paramedic');
    expect(own).toContain('No stock was used.');
    // Nobody has signed the seven records.
    expect(own).toContain('Patient records not signed');
    const theirs = await printed('clientToken');
    for (const words of ['Incidents', 'Collapse', 'Staffing', 'Stock used', 'Close-out', 'not signed'])
      expect(theirs).not.toContain(words);
    const sheetsOf = async (who: 'admin' | 'clientToken'): Promise<readonly string[]> => {
      const { rawPayload } = await world.caller(who).get(`/api/events/${eventId}/report/xlsx`);
      const book = strFromU8(unzipSync(new Uint8Array(rawPayload))['xl/workbook.xml'] ?? new Uint8Array());
      return [...book.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name = '']) => name);
    };
    // Every step of the incident has its time in the workbook.
    const { rawPayload } = await world.caller('admin').get(`/api/events/${eventId}/report/xlsx`);
    const sheets = await readXlsxFile(Buffer.from(rawPayload));
    const [heads = [], row = []] = sheets[3]?.data ?? [];
    const cell = (title: string) => row[heads.indexOf(title)];
    const timeIn = (title: string) => (cell(title) === null ? null : String(cell(title)).slice(-5));
    const clock = (minutes: number) => at(minutes).slice(11, 16);
    expect(
      ['Call', 'Crew assigned', 'Mobile', 'At scene', 'With patient', 'Conveying', 'Clear'].map(timeIn),
    ).toEqual([...[clock(0), clock(2), null, clock(3), clock(7), clock(20), clock(40)]]);
    expect(cell('Times from the records')).toBe('At scene');
    expect(await sheetsOf('clientToken')).toEqual(['Figures', 'Breakdowns', 'About']);
    expect(await sheetsOf('admin')).toEqual([
      ...['Figures', 'Breakdowns', 'Comparison', 'Incidents', 'Staffing', 'Stock used', 'Close-out', 'About'],
    ]);
  });

  it('say in the workbook of which event and of when they are, and numbers are numbers', async () => {
    const eventId = await newEvent({ venue: 'Harbour' });
    await people(eventId, 7);
    for (const [who, seen, note] of [
      ['admin', 7, undefined],
      ['clientToken', 5, 'rounded down'],
    ] as const) {
      const { rawPayload } = await world.caller(who).get(`/api/events/${eventId}/report/xlsx`);
      const sheets = await readXlsxFile(Buffer.from(rawPayload));
      const about = new Map(
        (sheets.at(-1)?.data ?? []).map(([what, value]) => [String(what), value] as const),
      );
      expect(sheets.at(-1)?.sheet).toBe('About');
      // The event is called by its id here.
      expect(about.get('Event')).toBe(eventId);
      expect(about.get('Starts')).toMatch(/^20 Nov 2026, \d\d:\d\d/);
      expect(about.get('Kind of venue')).toBe('Harbour');
      expect(about.get('Attendance')).toBe(1_000);
      expect(about.get('Figures as at')).toMatch(/^20 Nov 2026, \d\d:\d\d/);
      expect(about.get('In words')).toContain(`attending: ${String(seen)}.`);
      if (note === undefined) expect(about.has('How counts are shown')).toBe(false);
      else expect(about.get('How counts are shown')).toContain(note);
      const figures = new Map((sheets[0]?.data ?? []).map(([name, value]) => [name, value]));
      expect(figures.get('Presentations')).toBe(seen);
      expect(figures.get('Presentation rate')).toBe(seen);
    }
  });

  it('come with the hours of its shifts as the shift report has them', async () => {
    const eventId = await newEvent();
    const admin = world.caller('admin').user?.id;
    const starts = world.server.clock.now();
    const at = (hours: number) => new Date(starts.getTime() + hours * 60 * MINUTE_MS);
    const shift = (row: Json) =>
      insertShift(world.server.database, {
        ...{ shift_id: newId(), event_id: eventId, batch_id: newId(), role: 'paramedic', priority: 'normal' },
        ...{ created_by: admin, created_at: starts },
        ...row,
      });
    await shift({ starts_at: at(0), ends_at: at(8), status: 'open' });
    // Nobody has checked out of it: planned hours.
    await shift({
      ...{ starts_at: at(200), ends_at: at(206), status: 'assigned' },
      staff_id: world.ids.authorStaff,
    });
    // Four hours by the clock, of which three were confirmed.
    await shift({
      ...{ starts_at: at(300), ends_at: at(308), status: 'approved', staff_id: world.ids.authorStaff },
      ...{ checked_in_at: at(300), checked_out_at: at(304), approved_minutes: 180 },
    });
    const { rawPayload } = await world.caller('admin').get(`/api/events/${eventId}/report/xlsx`);
    const sheets = await readXlsxFile(Buffer.from(rawPayload));
    const [heads = [], row = []] = sheets[4]?.data ?? [];
    const cell = (title: string) => row[heads.indexOf(title)];
    expect(['Shifts', 'Hours planned', 'Hours', 'Of these planned'].map(cell)).toEqual([3, 22, 9, 6]);
    const report = (await world.caller('admin').get('/api/shifts/report')).json<{
      eventReport: Readonly<Record<string, Json>> | readonly Json[];
    }>();
    const own = Object.values(report.eventReport).find((each) => each['eventID'] === eventId);
    expect(own?.['totalHours']).toBe(9);
    const paper = await world.caller('admin').get(`/api/events/${eventId}/report/pdf`);
    expect((await pdfText(paper.rawPayload)).replaceAll(/\s+/g, ' ')).toContain(REPORTED_HOURS);
  });

  it('say why there is no comparison and no time: nothing to compare, or nothing recorded', async () => {
    const venue = `Common ${newId()}`;
    for (let n = 0; n < 5; n += 1)
      await people(await newEvent({ venue, status: 'closed', hoursAgo: 100 + n, client: null }), n + 1);
    const eventId = await newEvent({ venue, attendance: null });
    await people(eventId, 2);
    expect((await read('admin', eventId)).ppr).toMatchObject({
      value: null,
      comparison: 'Not compared: there is no figure to compare',
    });
    const line = async (who: 'admin' | 'clientToken', id: string, named: string) => {
      const { rawPayload } = await world.caller(who).get(`/api/events/${id}/report/xlsx`);
      const [figures] = await readXlsxFile(Buffer.from(rawPayload));
      return figures?.data.find(([name]) => name === named)?.[1];
    };
    expect(await line('admin', eventId, 'Time to first contact')).toBe('none recorded');
    expect(await line('clientToken', eventId, 'Time to first contact')).toBe('too few to show');
    expect(await line('admin', eventId, 'Transport rate')).toBe('not known');
    // One person waits, and alone would be masked: the next smallest, the six conveyed, are withheld with them.
    const masked = await newEvent({ venue });
    await record(masked, {});
    const each = [...new Map(Object.entries(OUTCOME_OF_DISPOSITION).map(([code, kind]) => [kind, code]))];
    for (const [kind, code] of each)
      await records(
        masked,
        Array.from({ length: kind === 'conveyed' ? 6 : 11 }, () => ({
          sections: { DispositionOutcome: { disposition_outcome: code } },
        })),
      );
    // The two kinds that no outcome leads to.
    await records(
      masked,
      Array.from({ length: 11 }, () => ({ sections: { PrimarySurvey: { airway: ['clear'] } } })),
    );
    await records(
      masked,
      Array.from({ length: 11 }, () => ({ sections: { DispositionOutcome: { disposition_outcome: 'x' } } })),
    );
    expect((await read('client', masked)).conveyed).toMatchObject({ count: null, mask: 'withheld' });
    expect(await line('clientToken', masked, 'Transport rate')).toBe('not shown');
  });

  it('are written on paper as the provider writes figures', async () => {
    const eventId = await newEvent({ attendance: 12_500, status: 'planned' });
    await sql('UPDATE event SET attendance_expected = 12500, version = version + 1 WHERE event_id = $1', [
      eventId,
    ]);
    const saveFormats = (thousands: string, version: number) =>
      world
        .caller('admin')
        .graphql(
          'mutation ($input: SaveProviderFormatsInput!) { saveProviderFormats(input: $input) { providerFormats { version } } }',
          {
            input: { version, thousands, pence: 'always', clock: 'h24', weekStart: 'monday' },
          },
        );
    expect((await saveFormats('none', 0)).errors).toBeUndefined();
    for (const paper of ['report', 'plan']) {
      const { rawPayload } = await world.caller('clientToken').get(`/api/events/${eventId}/${paper}/pdf`);
      const text = await pdfText(rawPayload);
      expect([paper, text]).toEqual([paper, expect.stringContaining('12500') as string]);
      expect(text).not.toContain('12,500');
    }
    await saveFormats('comma', 1);
  });

  it('begin with a medical plan, which gives a client no more than the planned total', async () => {
    const eventId = await newEvent({ status: 'planned', hoursAgo: -24 });
    await zone(eventId, 'Main stage');
    const now = world.server.clock.now();
    for (let n = 0; n < 3; n += 1)
      await sql(
        `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, priority, status, created_by, created_at)
         VALUES ($1, $2, $1, $3::timestamptz, $3::timestamptz + interval '8 hours', 'paramedic', 'normal', 'open', $4, $3)`,
        [newId(), eventId, now, world.caller('admin').user?.id],
      );
    const printed = async (who: 'admin' | 'clientToken'): Promise<string> =>
      pdfText((await world.caller(who).get(`/api/events/${eventId}/plan/pdf`)).rawPayload);
    const own = await printed('admin');
    for (const words of ['Medical plan', 'Main stage', 'Staff by role', 'Paramedic'])
      expect(own).toContain(words);
    const theirs = await printed('clientToken');
    expect(theirs).toContain('Main stage');
    expect(theirs).toContain('fewer than 5');
    expect(theirs).not.toContain('Paramedic');
  });

  it('are in the trail, by the event', async () => {
    const eventId = await newEvent();
    await read('client', eventId);
    const entries = await sql<{ role: string }>(
      `SELECT role FROM audit_entry WHERE action = 'EVENT_FIGURES_VIEWED' AND event_id = $1`,
      [eventId],
    );
    expect(entries).toEqual([{ role: 'client' }]);
  });
});

describe('masking in the database', () => {
  it('is the rule of the schema, over 1,000 random events', async () => {
    const cell = fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 5 }) },
      fc.integer({ min: 0, max: 40 }),
    );
    const events = fc.sample(
      fc.tuple(
        fc.array(cell, { minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.array(cell, { minLength: 1, maxLength: 5 }),
      ),
      { numRuns: 1_000, seed: 20_261_120 },
    );
    const tallies = events.map(([zones, arrests, hours]): Tally => {
      const total = zones.reduce((sum, count) => sum + count, 0);
      // The hours add up to the same: the last takes what is left.
      let left = total;
      const spread = [...hours, total].map((count) => {
        const taken = Math.min(count, left);
        left -= taken;
        return taken;
      });
      return {
        total,
        breakdowns: { zone: zones, hour: spread },
        parts: { arrests: arrests % (total + 1), news2High: total },
      };
    });
    const sent = tallies.map(({ total, parts, breakdowns }) => ({
      total,
      parts,
      staffing: {},
      // Everybody has this time.
      times: { onScene: { count: total, median: 12.6, p90: 31 } },
      breakdowns: Object.fromEntries(
        Object.entries(breakdowns).map(([key, cells]) => [
          key,
          cells.map((count) => ({ key: 'k', label: 'l', count })),
        ]),
      ),
    }));
    const rows = await sql<{
      masked: {
        total: Json;
        parts: Json;
        breakdowns: Record<string, Json[]>;
        times: { onScene: Readonly<Record<'median' | 'p90', number | null>> };
      };
    }>(
      `SELECT event_tally_masked(t) AS masked FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY x (t, place) ORDER BY place`,
      [JSON.stringify(sent)],
    );
    const answers = rows.map(({ masked: { total, parts, breakdowns } }) => ({
      total,
      parts,
      breakdowns: Object.fromEntries(
        Object.entries(breakdowns).map(([key, cells]) => [
          key,
          cells.map(({ count, mask }) => ({ count, mask })),
        ]),
      ),
    }));
    expect(answers).toEqual(tallies.map(publishedTally));
    // A time that is shown says that so many people were seen: no more than the total, which may have been lowered, says itself.
    const isShown = rows.map(({ masked: { times } }) => [
      times.onScene.median !== null,
      times.onScene.p90 !== null,
    ]);
    const { median, p90 } = FEWEST_FOR_TIMES;
    expect(isShown).toEqual(
      tallies.map((tally) => [loweredTally(tally).total >= median, loweredTally(tally).total >= p90]),
    );
    expect(tallies.some((tally) => tally.total >= median && loweredTally(tally).total < median)).toBe(true);
  });

  it('shows no time that would give the cells of a lowered total away', async () => {
    const masked = async (cells: readonly number[]): Promise<unknown> => {
      const total = cells.reduce((sum, count) => sum + count, 0);
      const [row] = await sql<{ masked: { total: Json; times: { onScene: Json } } }>(
        'SELECT event_tally_masked($1::jsonb) AS masked',
        [
          JSON.stringify({
            ...{ total, parts: {}, staffing: {}, times: { onScene: { count: total, median: 12, p90: 30 } } },
            breakdowns: { zone: cells.map((count) => ({ key: 'k', label: 'l', count })) },
          }),
        ],
      );
      return [row?.masked.total['count'], row?.masked.times.onScene];
    };
    // Fifty people and a 90th percentile: each of the small zones could be nothing but four.
    expect(await masked([4, 4, 4, 4, 34])).toEqual([45, { median: 10, p90: null }]);
    // Ten or more and a median: no zone could be empty.
    expect(await masked([4, 4, 4])).toEqual([5, { median: null, p90: null }]);
    expect(await masked([10, 0, 0])).toEqual([10, { median: 10, p90: null }]);
  });

  it('shows times of enough records only, in whole steps', async () => {
    const times = (count: number) => ({
      total: count,
      parts: {},
      staffing: {},
      breakdowns: {},
      times: { onScene: { count, median: 12.6, p90: 31 } },
    });
    const masked = async (count: number): Promise<unknown> => {
      const [row] = await sql<{ masked: { times: { onScene: Json } } }>(
        'SELECT event_tally_masked($1::jsonb) AS masked',
        [JSON.stringify(times(count))],
      );
      return row?.masked.times.onScene;
    };
    const { median, p90 } = FEWEST_FOR_TIMES;
    const shown = (minutes: number) => Math.round(minutes / TIME_STEP_MINUTES) * TIME_STEP_MINUTES;
    expect(await masked(median - 1)).toEqual({ median: null, p90: null });
    expect(await masked(median)).toEqual({ median: shown(12.6), p90: null });
    expect(await masked(p90 - 1)).toEqual({ median: shown(12.6), p90: null });
    expect(await masked(p90)).toEqual({ median: shown(12.6), p90: shown(31) });
  });

  it('counts once in 60 minutes, whoever asks', async () => {
    const eventId = await newEvent();
    const begun = new Date('2026-11-20T14:32:40.000Z');
    const countAt = async (seconds: number): Promise<unknown> => {
      const [row] = await sql<{ figures: { total: { count: number | null }; asAt: string; nextAt: string } }>(
        `SELECT client_event_figures($1, $2, $3::jsonb, $4) AS figures`,
        [world.ids.client, eventId, JSON.stringify(COUNTING), new Date(begun.getTime() + seconds * 1_000)],
      );
      return [row?.figures.total.count, row?.figures.asAt, row?.figures.nextAt];
    };
    const first = [null, '2026-11-20T14:32:00.000Z', '2026-11-20T15:32:00.000Z'];
    expect(await countAt(0)).toEqual(first);
    await people(eventId, 6);
    expect(await countAt(1)).toEqual(first);
    expect(await countAt(RELEASE_MINUTES * 60 - 41)).toEqual(first);
    // Whoever asks, to the second, learns no more of the next hour either.
    expect(await countAt(RELEASE_MINUTES * 60 - 39)).toEqual([
      5,
      '2026-11-20T15:32:00.000Z',
      '2026-11-20T16:32:00.000Z',
    ]);
  });

  it('is the only way to what was published, for the application too', async () => {
    await expect(
      world.server.database.dataSource.query('SELECT content FROM event_figure_release'),
    ).rejects.toThrow('permission denied');
    const [row] = await sql<{ figures: unknown }>(
      `SELECT client_event_figures($1, $2, $3::jsonb, now()) AS figures`,
      [newId(), world.ids.event, JSON.stringify(COUNTING)],
    );
    expect(row?.figures).toBeNull();
  });
});
