import { AHEAD_WORDS } from '@sideline/schema/validation/instant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  type Json,
  type Incident,
  type Board,
  BOARD,
  server,
  ada,
  ben,
  eventId,
  now,
  ask,
  done,
  read,
  call,
  crew,
  advance,
  openControl,
  closeControl,
  startEvent,
} from './control-fixture.js';

beforeAll(openControl);
afterAll(closeControl);
beforeEach(startEvent);

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

  it('is opened once, however often it is sent, and numbers have no gaps', async () => {
    const id = newId();
    await call(id);
    const again = await call(id);
    expect(again.incidents).toHaveLength(1);
    expect((await call()).incidents.map(({ number }) => number).sort()).toEqual([1, 2]);
  });

  it('refuses a step outside the table, a missing reason and a time in the future', async () => {
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

  it('keeps the first of two controllers’ steps, and shows the second who did what and when', async () => {
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

  it('refuses a crew that is at another incident or not available', async () => {
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

  it('opens a PRF with event, place and times, and shows the times that the crew enters', async () => {
    const id = newId();
    const crewId = await crew('Alpha 1', [ben.staffId]);
    await call(id);
    await advance(ada.caller, id, 1, 'assigned', { crewId });
    await advance(ada.caller, id, 2, 'mobile');
    const input = { incidentId: id, prfId: newId(), commandId: newId() };
    const OPEN = `mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { openedIncidentPrf { customPrfId board ${BOARD} } } }`;
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await ben.caller.graphql(OPEN, { input });
      expect(errors).toBeUndefined();
      const { board, customPrfId } = (
        data?.['openIncidentPrf'] as { readonly openedIncidentPrf: { board: Board; customPrfId: string } }
      ).openedIncidentPrf;
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

  it('belongs to the event’s zone of that name, and so does each record opened from it', async () => {
    const admin = await server.signedIn('admin');
    const zoneId = newId();
    const saveZone = (name: string, version: number) =>
      admin.graphql(
        'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
        {
          input: { id: zoneId, eventId, name, version },
        },
      );
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
        'mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { openedIncidentPrf { customPrfId } } }',
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

  it('refuses a log of another event', async () => {
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

  it('takes from a log the time when the patient was seen, not the time of the call', async () => {
    const admin = await server.signedIn('admin');
    const zone = { id: newId(), eventId, name: 'Barn stage' };
    const { errors } = await admin.graphql(
      'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
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
        'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
        {
          input: {
            ...{ id: logId, eventId, zoneId: zone.id, incidentDate: at.toISOString() },
            ...{ issueSummary: 'Blister', clinicianName: 'Ben Vale', clinicianRole: 'FREC 4' },
            patientId: patient,
          },
        },
      );
      expect(refused).toBeUndefined();
      expect(data).toMatchObject({ submitSeeAndTreatLog: { seeAndTreatLog: { id: logId } } });
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

  it('accepts a corrected time between the steps before and after it, and the log keeps both', async () => {
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
      `SELECT fields_changed AS fields FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at DESC, id DESC LIMIT 1`,
      [id],
    );
    expect(last?.fields).toEqual(['called_at']);
  });

  it('accepts a PRF that the crew opened themselves, even after the incident has ended', async () => {
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

  it('can still be found after more have ended than the board shows', async () => {
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

  it('keeps its event from closing, and the board of a closed event is read-only', async () => {
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
