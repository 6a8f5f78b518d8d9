import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AHEAD_WORDS } from '@sideline/schema/validation/instant';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { SocketCaller } from './harness/socket.js';
import { PASSWORD, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';

type Json = Readonly<Record<string, unknown>>;
interface Incident {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly version: number;
  readonly callSign: string | null;
  readonly outcome: string | null;
  readonly records: readonly Json[];
}
interface Entry {
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  readonly by: string;
  readonly corrects: number | null;
  readonly correctedBy: number | null;
}
interface Board {
  readonly incidents: readonly Incident[];
  readonly crews: readonly (Json & {
    readonly id: string;
    readonly callSign: string;
    readonly state: string;
  })[];
  readonly people: readonly Json[];
  readonly places: readonly (Json & { readonly id: string })[];
  readonly records: readonly Json[];
  readonly recordCounts: Json;
  readonly log: readonly Entry[];
  readonly methane: Entry | null;
  readonly controller: { readonly name: string } | null;
  readonly handover: { readonly id: string; readonly by: string } | null;
}

const BOARD = `{ id eventName eventStatus asAt zones
  incidents { id number priority zone zoneId place what state version crewId callSign calledAt assignedAt mobileAt atSceneAt
    withPatientAt clearAt timesFromRecords outcome changedBy records { kind number withPatientAt arrivedAt } }
  crews { id callSign bag vehicle state ownState since incidentNumber version members { staffId name isOnShift } }
  people { staffId name isOnShift } places { id name beds occupied waiting version }
  records { number incidentNumber complaint news2 openAlerts author } recordCounts { open alerts }
  log { number at recordedAt kind text by corrects correctedBy incidentNumber callSign prfNumber methane { majorIncident } }
  methane { number text methane { majorIncident } } controller { name } handover { id by summary } }`;

let server: TestServer;
let ada: Member;
let ben: Member;
let eventId: string;
beforeAll(async () => {
  server = await startTestServer();
  ada = await takeOn(server, 'Ada', 'team_leader');
  ben = await takeOn(server, 'Ben', 'paramedic');
});
afterAll(() => server.close());

const now = () => server.clock.now();
beforeEach(async () => {
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, now(), new Date(now().getTime() + 8 * 3_600_000)],
  );
  // One person's shifts never overlap, and each test has an event of its own.
  await server.database.asOwner(`DELETE FROM control_crew_member`);
  await server.database.asOwner(
    `UPDATE shift SET status = 'cancelled', reason = 'Next test', version = version + 1 WHERE status = 'assigned'`,
  );
  for (const { staffId, userId } of [ada, ben])
    await insertShift(server.database, {
      shift_id: newId(),
      event_id: eventId,
      batch_id: newId(),
      starts_at: now(),
      ends_at: new Date(now().getTime() + 8 * 3_600_000),
      priority: 'normal',
      status: 'assigned',
      staff_id: staffId,
      created_by: userId,
      created_at: now(),
    });
});

const ask = async (caller: TestCaller, field: string, type: string, input: Json) => {
  const { data, errors } = await caller.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) ${BOARD} }`,
    { input },
  );
  return { board: data?.[field] as Board | undefined, refusal: errors?.[0] };
};
const done = async (caller: TestCaller, field: string, type: string, input: Json): Promise<Board> => {
  const { board, refusal } = await ask(caller, field, type, input);
  expect(refusal).toBeUndefined();
  if (board === undefined) throw new Error(`${field} answered nothing`);
  return board;
};
const read = async (caller: TestCaller): Promise<Board> => {
  const { data, errors } = await caller.graphql(`query ($id: ID!) { controlBoard(eventId: $id) ${BOARD} }`, {
    id: eventId,
  });
  expect(errors).toBeUndefined();
  return data?.['controlBoard'] as Board;
};
const call = (incidentId = newId(), facts: Json = {}) =>
  done(ada.caller, 'openIncident', 'OpenIncidentInput', {
    eventId,
    incidentId,
    priority: 'p2',
    zone: 'Arena',
    place: 'Gate 4',
    what: 'Collapse',
    casualties: 1,
    ...facts,
  });
const crew = async (
  callSign: string,
  staffIds: readonly string[] = [],
  who = ada.caller,
): Promise<string> => {
  const crewId = newId();
  await done(who, 'saveCrew', 'SaveCrewInput', {
    eventId,
    crewId,
    version: 0,
    callSign,
    bag: 'Bag 3',
    ownState: 'available',
    staffIds,
  });
  return crewId;
};
const advance = (caller: TestCaller, incidentId: string, version: number, to: string, more: Json = {}) =>
  ask(caller, 'advanceIncident', 'AdvanceIncidentInput', { incidentId, version, to, ...more });
const incidentOf = (board: Board | undefined, id: string): Incident | undefined =>
  board?.incidents.find((one) => one.id === id);

describe('an incident', () => {
  it('goes from the call to its end, with each time, its crew’s state and a numbered log', async () => {
    const id = newId();
    const crewId = await crew('Alpha 1', [ben.staffId]);
    const opened = await call(id);
    expect(incidentOf(opened, id)).toMatchObject({
      number: 1,
      state: 'called',
      callSign: null,
      zone: 'Arena',
    });
    let version = 1;
    for (const to of ['assigned', 'mobile', 'at_scene', 'with_patient', 'conveying']) {
      server.clock.advance(60_000);
      const { board, refusal } = await advance(
        ada.caller,
        id,
        version,
        to,
        to === 'assigned' ? { crewId } : {},
      );
      expect(refusal).toBeUndefined();
      expect(board?.crews.find((one) => one.id === crewId)).toMatchObject({ state: to, incidentNumber: 1 });
      version += 1;
    }
    const { board } = await advance(ada.caller, id, version, 'clear', { reason: 'At the hospital' });
    expect(incidentOf(board, id)).toMatchObject({
      state: 'clear',
      outcome: 'At the hospital',
      callSign: 'Alpha 1',
    });
    expect(board?.crews.find((one) => one.id === crewId)?.state).toBe('available');
    expect(board?.log.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(board?.log.map(({ text }) => text).reverse()).toEqual([
      'Alpha 1: available.',
      'Incident 1 opened, P2 Urgent.',
      'Incident 1: Alpha 1 assigned.',
      'Incident 1: Alpha 1 mobile.',
      'Incident 1: Alpha 1 at scene.',
      'Incident 1: Alpha 1 with patient.',
      'Incident 1: Alpha 1 conveying.',
      'Incident 1: Alpha 1 clear.',
    ]);
    const audited = await server.database.asOwner(
      `SELECT action FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at`,
      [id],
    );
    expect(audited).toHaveLength(7);
  });

  it('is opened once however often it is sent, and numbers have no gap', async () => {
    const id = newId();
    await call(id);
    const again = await call(id);
    expect(again.incidents).toHaveLength(1);
    expect((await call()).incidents.map(({ number }) => number).sort()).toEqual([1, 2]);
  });

  it('refuses a step that the table does not have, a missing reason, and a time ahead', async () => {
    const id = newId();
    await call(id);
    expect((await advance(ada.caller, id, 1, 'with_patient')).refusal?.extensions.code).toBe(
      'INCIDENT_STATE',
    );
    expect((await advance(ada.caller, id, 1, 'clear')).refusal?.extensions.problems?.[0]?.field).toBe(
      'reason',
    );
    expect((await advance(ada.caller, id, 1, 'assigned')).refusal?.extensions.problems?.[0]?.field).toBe(
      'crewId',
    );
    const crewId = await crew('Alpha 1');
    const later = new Date(now().getTime() + 3_600_000).toISOString();
    expect(
      (await advance(ada.caller, id, 1, 'assigned', { crewId, at: later })).refusal?.extensions.problems?.[0],
    ).toMatchObject({ field: 'at', code: 'in_future', message: AHEAD_WORDS });
    const earlier = new Date(now().getTime() - 3_600_000).toISOString();
    expect(
      (await advance(ada.caller, id, 1, 'assigned', { crewId, at: earlier })).refusal?.extensions
        .problems?.[0],
    ).toMatchObject({ field: 'at', code: 'too_early' });
    // A device whose clock is a little ahead says the next step early: it is now, and the step after it is not before it.
    const ahead = new Date(now().getTime() + 4 * 60_000).toISOString();
    const { board } = await advance(ada.caller, id, 1, 'assigned', { crewId, at: ahead });
    expect(incidentOf(board, id)).toMatchObject({ assignedAt: now().toISOString() });
    expect((await advance(ada.caller, id, 2, 'mobile')).refusal).toBeUndefined();
  });

  it('tells the second of two controllers who did what when, and keeps the first’s step', async () => {
    const id = newId();
    const crewId = await crew('Alpha 1');
    await call(id);
    const both = await Promise.all([
      advance(ada.caller, id, 1, 'assigned', { crewId }),
      advance(ben.caller, id, 1, 'clear', { reason: 'Hoax' }),
    ]);
    const refused = both.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
    expect(refused).toHaveLength(1);
    expect(refused[0]?.extensions.code).toBe('STATE_CHANGED');
    expect(refused[0]?.message).toMatch(
      /^This cannot be done: (Ada Vale assigned Alpha 1 to incident 1|Ben Vale moved incident 1 to ‘Clear’) at \d\d:\d\d\./,
    );
    const board = await read(ada.caller);
    expect(incidentOf(board, id)?.version).toBe(2);
    expect(board.log.filter(({ kind }) => kind === 'resource')).toHaveLength(2);
    // The one who was first may send it again.
    const winner = both[0].refusal === undefined ? ada.caller : ben.caller;
    const again =
      winner === ada.caller
        ? await advance(winner, id, 1, 'assigned', { crewId })
        : await advance(winner, id, 1, 'clear', { reason: 'Hoax' });
    expect(again.refusal).toBeUndefined();
  });

  it('takes no crew that is at another incident or not available', async () => {
    const [first, second] = [newId(), newId()];
    const crewId = await crew('Alpha 1');
    await call(first);
    await call(second);
    await advance(ada.caller, first, 1, 'assigned', { crewId });
    expect((await advance(ben.caller, second, 1, 'assigned', { crewId })).refusal?.extensions.code).toBe(
      'CREW_BUSY',
    );
    const board = await read(ada.caller);
    const { version } = board.crews[0] as unknown as { version: number };
    await done(ada.caller, 'saveCrew', 'SaveCrewInput', {
      eventId,
      crewId,
      version,
      callSign: 'Alpha 1',
      ownState: 'unavailable',
      staffIds: [],
    });
    await advance(ada.caller, first, 2, 'called', { reason: 'Flat tyre' });
    expect((await advance(ada.caller, second, 1, 'assigned', { crewId })).refusal?.extensions.code).toBe(
      'CREW_NOT_READY',
    );
  });

  it('opens a PRF that carries event, place and times, and shows the times that the crew enters', async () => {
    const id = newId();
    const crewId = await crew('Alpha 1', [ben.staffId]);
    await call(id);
    await advance(ada.caller, id, 1, 'assigned', { crewId });
    await advance(ada.caller, id, 2, 'mobile');
    const input = { incidentId: id, prfId: newId(), commandId: newId() };
    const OPEN = `mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { customPrfId board ${BOARD} } }`;
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await ben.caller.graphql(OPEN, { input });
      expect(errors).toBeUndefined();
      const { board, customPrfId } = data?.['openIncidentPrf'] as { board: Board; customPrfId: string };
      expect(incidentOf(board, id)?.records).toEqual([
        { kind: 'prf', number: customPrfId, withPatientAt: null, arrivedAt: null },
      ]);
      expect(board.records).toMatchObject([
        { number: customPrfId, incidentNumber: 1, complaint: 'Collapse' },
      ]);
      expect(board.log[0]).toMatchObject({
        text: `Incident 1: PRF ${customPrfId} opened.`,
        prfNumber: customPrfId,
      });
    }
    const [section] = await server.database.asOwner<{ data: Json; version: number }>(
      `SELECT data, version FROM prf_section WHERE prf_id = $1 AND section = 'incidentDetails'`,
      [input.prfId],
    );
    expect(section?.data).toMatchObject({
      event_id: eventId,
      incident_location: 'Arena, Gate 4',
      chief_complaint: 'Collapse',
      attendance_type: 'called_to',
      call_reference: 'Incident 1',
      patients_at_scene: 1,
      crew: [ben.staffId],
    });
    for (const field of ['call_time', 'crew_notified_time', 'mobile_time'])
      expect(new Date(String(section?.data[field])).getTime(), field).toBe(now().getTime());
    const at = now().toISOString();
    const saved = await ben.caller.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
      {
        input: {
          commands: [
            {
              commandId: newId(),
              prfId: input.prfId,
              section: 'incidentDetails',
              baseVersion: section?.version,
              deviceTime: at,
              changes: { incidentDetails: { at_patient_time: at } },
            },
          ],
        },
      },
    );
    expect(saved.data?.['savePrf']).toMatchObject({
      results: [{ outcome: expect.stringMatching(/SAVED|MERGED/) as string }],
    });
    const board = await read(ada.caller);
    expect(incidentOf(board, id)?.records).toMatchObject([{ withPatientAt: at }]);
    // Control has no time of its own for it: the board has the crew's, and says so.
    expect(incidentOf(board, id)).toMatchObject({
      state: 'mobile',
      withPatientAt: at,
      atSceneAt: null,
      timesFromRecords: ['with_patient'],
    });
  });

  it('is in the event’s zone of that name, and so is each record opened from it', async () => {
    const admin = await server.signedIn('admin');
    const zoneId = newId();
    const saveZone = (name: string, version: number) =>
      admin.graphql('mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { id } }', {
        input: { id: zoneId, eventId, name, version },
      });
    await saveZone('Barn', 0);
    const [typed, elsewhere] = [newId(), newId()];
    await call(typed, { zone: ' BARN ' });
    await call(elsewhere, { zone: 'The lane' });
    const board = await read(ada.caller);
    expect(incidentOf(board, typed)).toMatchObject({ zone: 'Barn', zoneId });
    expect(incidentOf(board, elsewhere)).toMatchObject({ zone: 'The lane', zoneId: null });
    for (const incidentId of [typed, elsewhere]) {
      const input = { incidentId, prfId: newId(), commandId: newId() };
      const { errors } = await ben.caller.graphql(
        'mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { customPrfId } }',
        { input },
      );
      expect(errors).toBeUndefined();
    }
    const { data } = await ada.caller.graphql(
      'query ($id: ID!) { eventFigures(eventId: $id) { breakdowns { key cells { label count } } } }',
      { id: eventId },
    );
    const { breakdowns } = data?.['eventFigures'] as { breakdowns: { key: string; cells: Json[] }[] };
    expect(breakdowns.find(({ key }) => key === 'zone')?.cells).toEqual([
      { label: 'Barn', count: 1 },
      { label: 'Elsewhere or not recorded', count: 1 },
    ]);
    // A zone that is renamed is the same zone; one that is made later takes the incidents that name it.
    await saveZone('Barn stage', 1);
    expect(incidentOf(await read(ada.caller), typed)).toMatchObject({ zone: 'Barn stage', zoneId });
    const change = (zone: string, version: number) =>
      done(ada.caller, 'updateIncident', 'UpdateIncidentInput', {
        ...{ incidentId: typed, version, priority: 'p2', zone, place: 'Gate 4', what: 'Collapse' },
        casualties: 1,
      });
    expect(incidentOf(await change('barn STAGE', 1), typed)?.version).toBe(1);
    expect(incidentOf(await change('Car park', 1), typed)).toMatchObject({
      ...{ zone: 'Car park', zoneId: null, version: 2 },
    });
  });

  it('shows a see and treat log once it is submitted', async () => {
    const id = newId();
    const logId = newId();
    await call(id);
    const linked = await done(ada.caller, 'linkIncidentRecord', 'LinkIncidentRecordInput', {
      incidentId: id,
      logId,
    });
    expect(incidentOf(linked, id)?.records).toEqual([]);
    const other = newId();
    await call(other);
    const taken = await ask(ada.caller, 'linkIncidentRecord', 'LinkIncidentRecordInput', {
      incidentId: other,
      logId,
    });
    expect(taken.refusal?.extensions.code).toBe('CONFLICT');
  });

  it('takes no log of another event', async () => {
    const [id, elsewhere, patient, logId] = [newId(), newId(), newId(), newId()];
    await call(id);
    await server.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Elsewhere', $2, $2::timestamptz + interval '1 hour', 'live')`,
      [elsewhere, now()],
    );
    await server.database.asOwner(`INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Fay Moor')`, [
      patient,
    ]);
    await server.database.asOwner(
      `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, clinician_name, clinician_role, recorded_at, recorded_by)
       VALUES ($1, $2, $3, $4, 'Blister', 'Ben Vale', 'FREC 4', $4, $5)`,
      [logId, elsewhere, patient, now(), ben.userId],
    );
    const linked = await ask(ada.caller, 'linkIncidentRecord', 'LinkIncidentRecordInput', {
      incidentId: id,
      logId,
    });
    expect(linked.refusal?.extensions.problems).toMatchObject([
      { field: 'logId', message: 'Choose a see-and-treat log from this event.' },
    ]);
    expect(incidentOf(await read(ada.caller), id)?.records).toEqual([]);
  });

  it('takes from a log the time when the patient was seen, which the time of the call is not', async () => {
    const admin = await server.signedIn('admin');
    const zone = { id: newId(), eventId, name: 'Barn stage' };
    const { errors } = await admin.graphql(
      'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { id } }',
      { input: zone },
    );
    expect(errors).toBeUndefined();
    const patient = newId();
    await server.database.asOwner(`INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Dee Marsh')`, [
      patient,
    ]);
    const id = newId();
    const called = new Date(now().getTime() - 10 * 60_000);
    await call(id, { zone: 'Barn stage', calledAt: called.toISOString() });
    const submit = async (at: Date): Promise<string> => {
      const logId = newId();
      await done(ada.caller, 'linkIncidentRecord', 'LinkIncidentRecordInput', { incidentId: id, logId });
      const { data, errors: refused } = await ben.caller.graphql(
        'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { id } }',
        {
          input: {
            ...{ id: logId, eventId, zoneId: zone.id, incidentDate: at.toISOString() },
            ...{ issueSummary: 'Blister', clinicianName: 'Ben Vale', clinicianRole: 'FREC 4' },
            patientId: patient,
          },
        },
      );
      expect(refused).toBeUndefined();
      expect(data).toMatchObject({ submitSeeAndTreatLog: { id: logId } });
      return logId;
    };
    const seen = new Date(called.getTime() + 6 * 60_000);
    await submit(called);
    // A log that took its time from the call says nothing of when the patient was seen.
    expect(incidentOf(await read(ada.caller), id)).toMatchObject({
      ...{ withPatientAt: null, timesFromRecords: [], records: [{ withPatientAt: null }] },
    });
    server.clock.advance(1_000);
    const logId = await submit(seen);
    expect(incidentOf(await read(ada.caller), id)).toMatchObject({
      withPatientAt: seen.toISOString(),
      timesFromRecords: ['with_patient'],
      records: [{ withPatientAt: null }, { kind: 'see_and_treat', withPatientAt: seen.toISOString() }],
    });
    const [kept] = await server.database.asOwner<{ zone: string; at: Date }>(
      'SELECT zone_id AS zone, incident_at AS at FROM see_and_treat_log WHERE log_id = $1',
      [logId],
    );
    expect(kept).toEqual({ zone: zone.id, at: seen });
    // Control's own time comes first.
    const crewId = await crew('Alpha 1', [ben.staffId]);
    let version = 1;
    for (const to of ['assigned', 'at_scene', 'with_patient']) {
      await advance(ada.caller, id, version, to, to === 'assigned' ? { crewId } : {});
      version += 1;
    }
    expect(incidentOf(await read(ada.caller), id)).toMatchObject({
      ...{ withPatientAt: now().toISOString(), timesFromRecords: [] },
    });
  });

  it('has a wrong time put right, between the steps before and after it, and the log keeps both', async () => {
    const id = newId();
    const crewId = await crew('Alpha 1', [ben.staffId]);
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    await call(id, { calledAt: at(-30) });
    await advance(ada.caller, id, 1, 'assigned', { crewId, at: at(-25) });
    await advance(ada.caller, id, 2, 'at_scene', { at: at(-20) });
    await advance(ada.caller, id, 3, 'with_patient', { at: at(-10) });
    await advance(ada.caller, id, 4, 'clear', {});
    const correct = (facts: Json, who = ada.caller) =>
      ask(who, 'correctIncidentTime', 'CorrectIncidentTimeInput', {
        ...{ incidentId: id, version: 5, state: 'at_scene', at: at(-15), reason: 'Typed for another call' },
        ...facts,
      });
    const refused = async (facts: Json) => (await correct(facts)).refusal?.extensions.problems?.[0];
    expect(await refused({ reason: ' ' })).toMatchObject({ field: 'reason' });
    expect(await refused({ at: at(-26) })).toMatchObject({ field: 'at', code: 'too_early' });
    expect(await refused({ at: at(-5) })).toMatchObject({ field: 'at', code: 'too_late' });
    expect(await refused({ at: at(-20) })).toMatchObject({ field: 'at', code: 'unchanged' });
    // Control entered none for it.
    expect(await refused({ state: 'mobile' })).toMatchObject({ field: 'state', code: 'no_time' });
    // Sent twice, it is one.
    await correct({});
    const { board, refusal } = await correct({});
    expect(refusal).toBeUndefined();
    expect(incidentOf(board, id)).toMatchObject({ state: 'clear', version: 6, atSceneAt: at(-15) });
    const clock = (iso: string) => iso.slice(11, 19);
    expect(board?.log[0]?.text).toBe(
      `Incident 1: time of ‘At scene’ corrected from ${clock(at(-20))} to ${clock(at(-15))}. Typed for another call`,
    );
    expect(board?.log.filter(({ text }) => text.includes('corrected'))).toHaveLength(1);
    const late = await correct({ at: at(-14) }, ben.caller);
    expect(late.refusal?.message).toMatch(/Ada Vale corrected a time of incident 1 at /);
    const call1 = await correct({ version: 6, state: 'called', at: at(-40) });
    expect(incidentOf(call1.board, id)).toMatchObject({ calledAt: at(-40), version: 7 });
    const [last] = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at DESC LIMIT 1`,
      [id],
    );
    expect(last?.fields).toEqual(['called_at']);
  });

  it('takes a PRF that the crew opened themselves, also once it has ended', async () => {
    const id = newId();
    await call(id);
    await advance(ada.caller, id, 1, 'clear', { reason: 'Walked in' });
    const prfId = newId();
    const { data } = await ben.caller.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome customPrfId } } }',
      {
        input: {
          commands: [
            {
              ...{ commandId: newId(), prfId, section: 'incidentDetails', baseVersion: 0 },
              ...{ deviceTime: now().toISOString(), changes: { incidentDetails: { event_id: eventId } } },
            },
          ],
        },
      },
    );
    const { results } = data?.['savePrf'] as { results: readonly { customPrfId: string }[] };
    const number = results[0]?.customPrfId ?? '';
    const link = (incidentId: string, prfNumber: string) =>
      ask(ada.caller, 'linkIncidentRecord', 'LinkIncidentRecordInput', { incidentId, prfNumber });
    expect((await link(id, 'SL-NONE')).refusal?.extensions.problems).toMatchObject([{ field: 'prfNumber' }]);
    const { board } = await link(id, number.toLowerCase());
    expect(incidentOf(board, id)).toMatchObject({ state: 'clear', records: [{ kind: 'prf', number }] });
    expect(board?.records).toMatchObject([{ number, incidentNumber: 1 }]);
    expect(board?.log[0]).toMatchObject({ text: `Incident 1: PRF ${number} linked.`, prfNumber: number });
    // Sent again, nothing more is logged.
    expect((await link(id, number)).board?.log).toHaveLength(board?.log.length ?? 0);
    const other = newId();
    await call(other);
    expect((await link(other, number)).refusal?.extensions.code).toBe('CONFLICT');
  });

  it('is still found once more have ended than the board shows', async () => {
    const ids = Array.from({ length: 23 }, () => newId());
    for (const id of ids) {
      await call(id);
      server.clock.advance(1_000);
      await advance(ada.caller, id, 1, 'clear', { reason: 'Walked in' });
    }
    const board = await read(ada.caller);
    expect(board.incidents).toHaveLength(20);
    const page = async (after: string | null) => {
      const { data, errors } = await ada.caller.graphql(
        `query ($id: ID!, $after: String) { endedIncidents(eventId: $id, first: 15, after: $after) {
           nodes { id number records { kind } } pageInfo { hasNextPage endCursor } totalCount } }`,
        { id: eventId, after },
      );
      expect(errors).toBeUndefined();
      return data?.['endedIncidents'] as {
        readonly nodes: readonly Incident[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
        readonly totalCount: number;
      };
    };
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids.toReversed());
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, second.totalCount]).toEqual([
      true,
      false,
      23,
    ]);
  });

  it('keeps its event from closing, and a closed event’s board can only be read', async () => {
    await call();
    const admin = await server.signedIn('admin');
    const { data } = await admin.graphql(
      'query ($id: ID!) { eventCloseOut(eventId: $id) { points { check label reference } } }',
      { id: eventId },
    );
    expect((data?.['eventCloseOut'] as { points: Json[] }).points).toContainEqual({
      check: 'incidents_open',
      label: 'Incident 1',
      reference: `${eventId}/control`,
    });
    await server.database.asOwner(
      `UPDATE event SET status = 'closed', version = version + 1 WHERE event_id = $1`,
      [eventId],
    );
    const refused = await ask(ada.caller, 'addControlLogEntry', 'AddControlLogInput', {
      eventId,
      entryId: newId(),
      kind: 'call',
      text: 'Late',
    });
    expect(refused.refusal?.extensions.code).toBe('CONTROL_CLOSED');
    expect((await read(ada.caller)).incidents).toHaveLength(1);
  });
});

describe('crews and treatment places', () => {
  it('have people with a shift at the event, each in one crew', async () => {
    expect((await read(ada.caller)).people).toMatchObject([
      { name: 'Ada Vale', isOnShift: true },
      { name: 'Ben Vale', isOnShift: true },
    ]);
    await crew('Alpha 1', [ben.staffId]);
    const input = { eventId, crewId: newId(), version: 0, callSign: 'Alpha 2', ownState: 'available' };
    const twice = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', { ...input, staffIds: [ben.staffId] });
    expect(twice.refusal?.extensions.problems).toMatchObject([
      { field: 'staffIds', message: 'Ben Vale is in Alpha 1. Take them out of that crew first.' },
    ]);
    const stranger = await takeOn(server, 'Cy', 'nurse');
    const unknown = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...input,
      staffIds: [stranger.staffId],
    });
    expect(unknown.refusal?.extensions.problems).toMatchObject([{ field: 'staffIds', code: 'no_shift' }]);
    // A shift that has ended is no shift.
    await server.database.asOwner(
      'UPDATE shift SET starts_at = $2, ends_at = $3, version = version + 1 WHERE staff_id = $1 AND event_id = $4',
      [
        ada.staffId,
        new Date(now().getTime() - 5 * 3_600_000),
        new Date(now().getTime() - 3_600_000),
        eventId,
      ],
    );
    const ended = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', { ...input, staffIds: [ada.staffId] });
    expect(ended.refusal?.extensions.problems).toMatchObject([{ field: 'staffIds', code: 'no_shift' }]);
    expect((await read(ada.caller)).people).toMatchObject([{ name: 'Ben Vale' }]);
    const named = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...input,
      callSign: 'alpha 1',
      staffIds: [],
    });
    expect(named.refusal?.extensions.problems).toMatchObject([{ field: 'callSign', code: 'taken' }]);
  });

  it('take a person once, also where two controllers save two crews at the same moment', async () => {
    const save = (who: Member, callSign: string) =>
      ask(who.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId: newId(), version: 0, callSign, ownState: 'available' },
        staffIds: [ben.staffId],
      });
    // The event's numbers are held, so that both are under way before either is through.
    await call();
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('SELECT FROM control_count WHERE event_id = $1 FOR UPDATE', [eventId]);
      const both = [save(ada, 'Alpha 1'), save(ben, 'Alpha 2')];
      await expect
        .poll(() =>
          server.database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(2);
      await runner.commitTransaction();
      const refused = (await Promise.all(both)).flatMap(({ refusal }) =>
        refusal === undefined ? [] : [refusal],
      );
      expect(refused.map(({ extensions }) => extensions.problems)).toMatchObject([
        [{ field: 'staffIds', code: 'in_other_crew' }],
      ]);
    } finally {
      await runner.release();
    }
    expect((await read(ada.caller)).crews).toHaveLength(1);
  });

  it('keep their people until their incident has ended, also where they say that they go off duty', async () => {
    const [id, alpha] = [newId(), await crew('Alpha 1', [ben.staffId])];
    await call(id);
    await advance(ada.caller, id, 1, 'assigned', { crewId: alpha });
    await done(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...{ eventId, crewId: alpha, version: 1, callSign: 'Alpha 1', bag: 'Bag 3', ownState: 'off_duty' },
      staffIds: [ben.staffId],
    });
    // Before, Ben could be sent to a second incident with another crew.
    const bravo = () =>
      ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId: newId(), version: 0, callSign: 'Bravo 2', ownState: 'available' },
        staffIds: [ben.staffId],
      });
    expect((await bravo()).refusal?.extensions.problems).toMatchObject([
      { field: 'staffIds', message: 'Ben Vale is in Alpha 1. Take them out of that crew first.' },
    ]);
    await advance(ada.caller, id, 2, 'clear', { reason: 'Not needed' });
    expect((await bravo()).refusal).toBeUndefined();
  });

  it('are in a state since it began, whatever else is changed of them', async () => {
    const crewId = await crew('Alpha 1', [ben.staffId]);
    const id = newId();
    await call(id);
    const since = async () => {
      const { crews } = await read(ada.caller);
      return crews.map((one) => [one.state, one['since']])[0];
    };
    const later = (seconds: number): string => {
      server.clock.advance(seconds * 1_000);
      return now().toISOString();
    };
    const save = (version: number, more: Json) =>
      done(ada.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId, version, callSign: 'Alpha 1', ownState: 'available', staffIds: [ben.staffId] },
        ...more,
      });
    let version = 0;
    const step = async (to: string, more: Json = {}) => {
      version += 1;
      expect((await advance(ada.caller, id, version, to, more)).refusal).toBeUndefined();
    };
    const made = now().toISOString();
    later(10);
    await save(1, { vehicle: 'Buggy 2' });
    expect(await since()).toEqual(['available', made]);
    const sent = later(10);
    await step('assigned', { crewId });
    later(1);
    await save(2, { vehicle: 'Buggy 3' });
    expect(await since()).toEqual(['assigned', sent]);
    const off = later(4);
    await step('called', { reason: 'Nearer crew' });
    expect(await since()).toEqual(['available', off]);
    later(2);
    await step('assigned', { crewId });
    const ended = later(20);
    await step('clear', { reason: 'Hoax' });
    later(5);
    expect(await since()).toEqual(['available', ended]);
    const unavailable = later(1);
    await save(3, { ownState: 'unavailable' });
    later(3);
    expect(await since()).toEqual(['unavailable', unavailable]);
  });

  it('change by version: the second of two is told who was first', async () => {
    const place = { eventId, placeId: newId(), name: 'Medical tent', beds: 4, occupied: 1, waiting: 0 };
    const type = 'SaveTreatmentPlaceInput';
    await done(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 0 });
    // An answer that was lost: the same again.
    await done(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 0 });
    const both = await Promise.all([
      ask(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 1, waiting: 2 }),
      ask(ben.caller, 'saveTreatmentPlace', type, { ...place, version: 1, waiting: 3 }),
    ]);
    const refused = both.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(['STATE_CHANGED']);
    expect(refused[0]?.message).toMatch(/^This cannot be done: (Ada|Ben) Vale changed Medical tent at /);
  });
});

describe('the control log', () => {
  const line = (text: string, more: Json = {}) =>
    ask(ada.caller, 'addControlLogEntry', 'AddControlLogInput', {
      eventId,
      entryId: newId(),
      kind: 'weather',
      text,
      ...more,
    });

  it('is only added to: a further entry corrects, and the database refuses every other way', async () => {
    const entryId = newId();
    await line('Rain', { entryId });
    await line('Rain', { entryId });
    const { board } = await line('Hail', { corrects: 1 });
    expect(board?.log).toMatchObject([
      { number: 2, text: 'Hail', corrects: 1, by: 'Ada Vale' },
      { number: 1, text: 'Rain', correctedBy: 2 },
    ]);
    expect((await line('Snow', { corrects: 99 })).refusal?.extensions.problems).toMatchObject([
      { field: 'corrects' },
    ]);
    for (const statement of [
      `UPDATE control_log SET text = 'Sun' WHERE event_id = $1`,
      `DELETE FROM control_log WHERE event_id = $1`,
    ])
      await expect(server.database.asOwner(statement, [eventId])).rejects.toThrow(
        /corrected by a further entry/,
      );
  });

  it('is numbered without a gap by two who write at once, and read in pages', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? ada : ben).caller.graphql(
          'mutation ($input: AddControlLogInput!) { addControlLogEntry(input: $input) { id } }',
          { input: { eventId, entryId: newId(), kind: 'call', text: `Line ${String(index)}` } },
        ),
      ),
    );
    const numbers: number[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await ada.caller.graphql(
        `query ($id: ID!, $after: String) { controlLog(eventId: $id, first: 5, after: $after) {
           nodes { number } totalCount pageInfo { hasNextPage endCursor } } }`,
        { id: eventId, after },
      );
      const page = data?.['controlLog'] as {
        nodes: { number: number }[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      expect(page.totalCount).toBe(12);
      numbers.push(...page.nodes.map(({ number }) => number));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('holds the versions of METHANE, each based on the one before', async () => {
    const methane = {
      majorIncident: 'standby',
      exactLocation: 'Foyer',
      incidentType: 'Crowding',
      hazards: 'None known',
      access: 'Door 7',
      casualties: 'Not known',
      emergencyServices: 'None',
    };
    const save = (who: Member, basedOn: number | null, more: Json = {}) =>
      ask(who.caller, 'saveMethane', 'SaveMethaneInput', {
        eventId,
        entryId: newId(),
        basedOn,
        ...methane,
        ...more,
      });
    const first = await save(ada, null);
    expect(first.board?.methane).toMatchObject({ number: 1, methane: { majorIncident: 'standby' } });
    const second = await save(ben, 1, { majorIncident: 'declared' });
    expect(second.board?.methane).toMatchObject({ number: 2, methane: { majorIncident: 'declared' } });
    const late = await save(ada, 1);
    expect(late.refusal?.extensions.code).toBe('STATE_CHANGED');
    expect(late.refusal?.message).toMatch(/^This cannot be done: Ben Vale saved a METHANE report at /);
    const gap = await save(ada, 2, { hazards: ' ' });
    expect(gap.refusal?.extensions.problems).toMatchObject([{ field: 'hazards' }]);
  });
});

describe('the controllers’ handover', () => {
  const offer = (who: Member, password = PASSWORD, summary = 'Two crews free, rain until 16:00') =>
    ask(who.caller, 'offerControlHandover', 'OfferHandoverInput', {
      ...{ eventId, handoverId: newId(), summary, password },
    });
  const accept = (who: Member, handoverId: string | undefined, password = PASSWORD) =>
    ask(who.caller, 'acceptControlHandover', 'AcceptHandoverInput', { handoverId, password });

  it('is signed by both with their passwords, and stands in the log', async () => {
    expect((await offer(ada, 'wrong')).refusal?.extensions.problems).toMatchObject([{ field: 'password' }]);
    expect((await offer(ada)).board?.controller).toEqual({ name: 'Ada Vale' });
    const notYours = await offer(ben);
    expect(notYours.refusal?.extensions.code).toBe('STATE_CHANGED');
    const { board: offered } = await offer(ada);
    expect(offered?.handover).toMatchObject({ by: 'Ada Vale' });
    const id = offered?.handover?.id;
    expect((await accept(ada, id)).refusal?.extensions.code).toBe('BAD_INPUT');
    expect((await accept(ben, id, 'wrong')).refusal?.extensions.problems).toMatchObject([
      { field: 'password' },
    ]);
    server.clock.advance(60_000);
    const { board } = await accept(ben, id);
    expect(board?.controller).toEqual({ name: 'Ben Vale' });
    expect(board?.handover).toBeNull();
    expect(board?.log.filter(({ kind }) => kind === 'handover').map(({ by }) => by)).toEqual([
      'Ben Vale',
      'Ada Vale',
      'Ada Vale',
    ]);
  });

  it('is in the log to its last word, however long it is', async () => {
    const { summaryLength } = LIMITS.control;
    // Before, the log cut off the end of a summary that was longer than what was left of its line.
    const summary = `${'Crews, beds and weather. '.repeat(200).slice(0, summaryLength - 5)} Ends`;
    expect((await offer(ada, PASSWORD, `${summary}!`)).refusal?.extensions.problems).toMatchObject([
      { field: 'summary' },
    ]);
    await offer(ada);
    const { board } = await offer(ada, PASSWORD, summary);
    expect(board?.log[0]?.text).toBe(`Signed to hand over control: ${summary}`);
  });
});

describe('control without a handover', () => {
  const offer = (who: Member) =>
    done(who.caller, 'offerControlHandover', 'OfferHandoverInput', {
      ...{ eventId, handoverId: newId(), summary: 'Quiet', password: PASSWORD },
    });
  const takeOver = (caller: TestCaller, facts: Json = {}) =>
    ask(caller, 'takeOverControl', 'TakeOverControlInput', {
      ...{ eventId, handoverId: newId(), reason: 'Taken ill', password: PASSWORD },
      ...facts,
    });
  const goHome = ({ staffId }: Member) =>
    server.database.asOwner(
      `UPDATE shift SET status = 'cancelled', reason = 'Ill', version = version + 1 WHERE staff_id = $1 AND status = 'assigned'`,
      [staffId],
    );

  it('is taken by anyone once the controller is off shift, by an administrator before, and the log says unsigned', async () => {
    expect((await takeOver(ben.caller)).refusal?.extensions.problems).toMatchObject([
      { code: 'no_controller' },
    ]);
    await offer(ada);
    expect((await takeOver(ada.caller)).refusal?.extensions.problems).toMatchObject([{ code: 'own' }]);
    const held = await takeOver(ben.caller);
    expect(held.refusal?.extensions.code).toBe('CONTROL_HELD');
    expect(held.refusal?.message).toContain('Ada Vale is in control and on shift.');
    await goHome(ada);
    expect((await takeOver(ben.caller, { password: 'wrong' })).refusal?.extensions.problems).toMatchObject([
      { field: 'password' },
    ]);
    expect((await takeOver(ben.caller, { reason: ' ' })).refusal?.extensions.problems).toMatchObject([
      { field: 'reason' },
    ]);
    const handoverId = newId();
    server.clock.advance(60_000);
    await takeOver(ben.caller, { handoverId });
    const { board } = await takeOver(ben.caller, { handoverId });
    expect(board?.controller).toEqual({ name: 'Ben Vale' });
    expect(board?.log.filter(({ text }) => text.startsWith('Took over'))).toMatchObject([
      {
        kind: 'handover',
        by: 'Ben Vale',
        text: 'Took over control without a handover. Not signed by Ada Vale, who was in control. Taken ill',
      },
    ]);
    server.clock.advance(60_000);
    const admin = await server.signedIn('admin');
    const taken = await takeOver(admin, { reason: 'Does not answer' });
    expect(taken.refusal).toBeUndefined();
    expect(taken.board?.log[0]?.text).toContain('Not signed by Ben Vale');
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'CONTROL_TAKEN_UNSIGNED' AND event_id = $1`,
        [eventId],
      ),
    ).toHaveLength(2);
  });

  it('leaves nothing to hand over, also where the controller signs at that moment', async () => {
    await offer(ada);
    server.clock.advance(60_000);
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Ben takes over, and is not through yet.
      await runner.query('SELECT FROM control_count WHERE event_id = $1 FOR UPDATE', [eventId]);
      await runner.query(
        `INSERT INTO control_handover (handover_id, event_id, taken_from, summary, accepted_by, accepted_at)
         VALUES ($1, $2, $3, 'Taken ill', $4, $5)`,
        [newId(), eventId, ada.userId, ben.userId, now()],
      );
      const signing = ask(ada.caller, 'offerControlHandover', 'OfferHandoverInput', {
        ...{ eventId, handoverId: newId(), summary: 'Busy', password: PASSWORD },
      });
      await expect
        .poll(() =>
          server.database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      await runner.commitTransaction();
      expect((await signing).refusal?.message).toMatch(/Ben Vale took control at/);
    } finally {
      await runner.release();
    }
    expect(await read(ada.caller)).toMatchObject({ controller: { name: 'Ben Vale' }, handover: null });
  });

  it('is not needed: an offer can be withdrawn by the one who made it, until it is accepted', async () => {
    await offer(ada);
    const id = (await offer(ada)).handover?.id;
    const withdraw = (who: Member, handoverId = id) =>
      ask(who.caller, 'withdrawControlHandover', 'WithdrawHandoverInput', { handoverId });
    const accept = (who: Member, handoverId = id) =>
      ask(who.caller, 'acceptControlHandover', 'AcceptHandoverInput', { handoverId, password: PASSWORD });
    // Where one is offered, it is accepted, not taken.
    expect((await takeOver(await server.signedIn('admin'))).refusal?.extensions.code).toBe('STATE_CHANGED');
    expect((await withdraw(ben)).refusal?.extensions.problems).toMatchObject([{ code: 'not_own' }]);
    await withdraw(ada);
    const { board } = await withdraw(ada);
    expect(board).toMatchObject({ handover: null, controller: { name: 'Ada Vale' } });
    expect(
      board?.log.filter(({ text }) => text === 'Withdrew the handover and stays in control.'),
    ).toHaveLength(1);
    const late = await accept(ben);
    expect(late.refusal?.message).toContain('Ada Vale withdrew the handover');
    const again = (await offer(ada)).handover?.id;
    await accept(ben, again);
    expect((await withdraw(ada, again)).refusal?.message).toContain('Ben Vale took control');
    await expect(
      server.database.asOwner('UPDATE control_handover SET withdrawn_at = NULL WHERE handover_id = $1', [id]),
    ).rejects.toThrow(/withdrawn/);
  });
});

describe('the board', () => {
  it('tells another controller of a change over the socket', async () => {
    const socket = new SocketCaller(await server.listen(), ben.caller);
    try {
      const changes = socket.follow('subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }', {
        id: eventId,
      });
      await changes.at(0);
      await call();
      expect((await changes.at(1)).data).toEqual({ controlChanged: { eventId } });
    } finally {
      await socket.close();
    }
  });

  it('tells of a record of the event that changed, within two seconds', async () => {
    const socket = new SocketCaller(await server.listen(), ben.caller);
    try {
      const changes = socket.follow('subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }', {
        id: eventId,
      });
      await changes.at(0);
      const { data } = await ada.caller.graphql(
        'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
        {
          input: {
            commands: [
              {
                commandId: newId(),
                prfId: newId(),
                section: 'incidentDetails',
                baseVersion: 0,
                deviceTime: now().toISOString(),
                changes: { incidentDetails: { event_id: eventId } },
              },
            ],
          },
        },
      );
      expect(data?.['savePrf']).toMatchObject({ results: [{ outcome: 'SAVED' }] });
      expect((await changes.at(1)).data).toEqual({ controlChanged: { eventId } });
    } finally {
      await socket.close();
    }
  });

  it('lists the records that want something first, also the oldest of many, and counts all of them', async () => {
    const MANY = LIMITS.control.recordsShown + 5;
    await server.database.asOwner(
      `WITH made AS (
         INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids, open_alert_count, summary)
         SELECT gen_random_uuid(), 'MANY-' || $1::text || '-' || n, $1::uuid, $2::uuid, 'in_progress', $3::timestamptz - n * interval '1 minute',
                $3, ARRAY[$2::uuid], CASE WHEN n > $4::int - 2 THEN 1 ELSE 0 END,
                CASE WHEN n = $4::int - 2 THEN '{"latestNews2": {"total": 6, "band": "medium"}}'::jsonb ELSE '{}' END
         FROM generate_series(1, $4::int) n RETURNING id)
       SELECT FROM made`,
      [eventId, ada.userId, now(), MANY],
    );
    const { records, recordCounts } = await read(ada.caller);
    expect(records).toHaveLength(LIMITS.control.recordsShown);
    expect(recordCounts).toEqual({ open: MANY, alerts: 2 });
    // The two oldest, which have an alert, then the one with a score.
    expect(records.slice(0, 3).map(({ number }) => String(number).split('-').at(-1))).toEqual([
      ...[String(MANY), String(MANY - 1), String(MANY - 2)],
    ]);
  });

  it('cuts off a restricted record as if it had nothing to tell: its place is no hint of an alert', async () => {
    const MANY = LIMITS.control.recordsShown + 1;
    // The oldest has alerts and a high score, and is restricted.
    await server.database.asOwner(
      `WITH made AS (
         INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids, open_alert_count, summary)
         SELECT gen_random_uuid(), 'CUT-' || $1::text || '-' || n, $1::uuid, $2::uuid, 'in_progress', $3::timestamptz - n * interval '1 minute',
                $3, ARRAY[$2::uuid], CASE WHEN n = $4::int THEN 3 ELSE 0 END,
                CASE WHEN n = $4::int THEN '{"latestNews2": {"total": 12, "band": "high"}}'::jsonb ELSE '{}' END
         FROM generate_series(1, $4::int) n RETURNING id, custom_prf_id)
       SELECT FROM made`,
      [eventId, ada.userId, now(), MANY],
    );
    await server.database.asOwner(
      `INSERT INTO restriction (id, prf_id, reason, made_by, made_at)
       SELECT gen_random_uuid(), id, 'Press', $2, $3 FROM prf WHERE custom_prf_id = 'CUT-' || $1::text || '-' || $4::int`,
      [eventId, ada.userId, now(), MANY],
    );
    const { records, recordCounts } = await read(ben.caller);
    expect(recordCounts).toEqual({ open: MANY, alerts: 0 });
    expect(records).toHaveLength(LIMITS.control.recordsShown);
    expect(records.map(({ number }) => String(number).split('-').at(-1))).not.toContain(String(MANY));
  });

  it('is in the trail once for each time that it is opened, not for each time that it refreshes itself', async () => {
    const views = async () =>
      (
        await server.database.asOwner(
          `SELECT FROM audit_entry WHERE action = 'CONTROL_VIEWED' AND entity_id = $1`,
          [eventId],
        )
      ).length;
    const ask = (headers: Readonly<Record<string, string>>) =>
      ada.caller.graphql('query ($id: ID!) { controlBoard(eventId: $id) { id } }', { id: eventId }, headers);
    await ask({});
    await ask({ 'x-sideline-background': '1' });
    await ask({ 'x-sideline-background': '1' });
    expect(await views()).toBe(1);
    await ask({});
    expect(await views()).toBe(2);
  });
});

describe('a patient whose data is erased', () => {
  it('takes the words of their incident and of the lines about their record with them', async () => {
    const [id, patientId, prfId] = [newId(), newId(), newId()];
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Zzyzx')`,
      [patientId],
    );
    await call(id, { what: 'Robyn Zzyzx fell', place: 'By the Zzyzx tent', caller: 'Zzyzx senior' });
    const opened = await ada.caller.graphql(
      'mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { customPrfId } }',
      { input: { incidentId: id, prfId, commandId: newId() } },
    );
    expect(opened.errors).toBeUndefined();
    const linked = await ada.caller.graphql(
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { id } }',
      { input: { prfId, patientId } },
    );
    expect(linked.errors).toBeUndefined();
    const line = (text: string, about: Json) =>
      done(ada.caller, 'addControlLogEntry', 'AddControlLogInput', {
        eventId,
        entryId: newId(),
        kind: 'call',
        text,
        ...about,
      });
    await line('Zzyzx asks for her mother', { prfId });
    await line('Zzyzx is with the stewards', { incidentId: id });
    await line('Gate 4 closed', {});

    const admin = await server.signedIn('admin');
    const ruled = await admin.graphql(
      'mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { state } }',
      { input: { id: newId(), patientId, reason: 'Asked for', ruledBy: 'ICO', reference: 'IC-12' } },
    );
    expect(ruled.data).toEqual({ ruleErasure: { state: 'approved' } });
    const runId = newId();
    await admin.graphql('mutation ($id: ID!) { startErasing(input: { runId: $id }) { total } }', {
      id: runId,
    });
    await server.services.erasing.run({ runId });

    for (const table of ['incident', 'incident_record', 'control_log'])
      expect(
        await server.database.asOwner(`SELECT FROM ${table} t WHERE t::text ILIKE '%zzyzx%'`),
        table,
      ).toEqual([]);
    const board = await read(ada.caller);
    expect(board.incidents).toMatchObject([{ number: 1, what: 'Erased', place: 'Erased', records: [] }]);
    expect(board.log.map(({ number, text }) => [number, text])).toEqual([
      [5, 'Gate 4 closed'],
      [4, 'Erased.'],
      [3, 'Erased.'],
      [2, 'Erased.'],
      [1, 'Erased.'],
    ]);
  });
});
