import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';

const DAY_MS = 86_400_000;

let world: World;
let patientId: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  patientId = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Ceri Blister', '2001-03-04')`,
    [patientId],
  );
});

type Json = Readonly<Record<string, unknown>>;
const logged = (facts: Json = {}): Record<string, unknown> => ({
  id: newId(),
  eventId: world.ids.event,
  patientId,
  incidentDate: world.server.clock.now().toISOString(),
  incidentLocation: ' First aid tent ',
  issueSummary: 'Blister on the left heel',
  treatmentProvided: 'Cleaned and dressed',
  adviceGiven: '',
  clinicianName: 'Rhian Vaughan',
  clinicianRole: 'FREC 4',
  ...facts,
});

/** The same log as REST documents it. */
const inDocumentedNames = ({ id, ...log }: Json): Record<string, unknown> => ({
  log_id: id,
  ...Object.fromEntries(
    Object.entries(log).map(([field, value]) => [
      field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ),
});

const FACTS =
  'id patientName issueSummary adviceGiven otherContacts customPrfId voidedAt voidReason recordedByName';
const SUBMIT = `mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { ${FACTS} } } }`;
const PROMOTE = `mutation ($id: ID!, $prf: ID!) { promoteSeeAndTreatLog(input: { logId: $id, prfId: $prf }) { seeAndTreatLog { ${FACTS} } } }`;
const VOID = `mutation ($id: ID!, $reason: String!) { voidSeeAndTreatLog(input: { logId: $id, reason: $reason }) { seeAndTreatLog { ${FACTS} } } }`;

const staff = () => world.caller('author');
const submit = async (facts: Json = {}, who = staff()): Promise<string> => {
  const input = logged(facts);
  const { errors } = await who.graphql(SUBMIT, { input });
  expect(errors).toBeUndefined();
  return input['id'] as string;
};
const refusal = async (facts: Json, who = staff()) => {
  const { errors } = await who.graphql(SUBMIT, { input: logged(facts) });
  return errors?.[0]?.extensions;
};
const event = async (facts: Json): Promise<string> => {
  const id = newId();
  const starts = new Date(world.server.clock.now().getTime() + Number(facts['days']) * DAY_MS);
  await world.server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Regional heat', $2, $3, $4)`,
    [id, starts, new Date(starts.getTime() + 3_600_000), facts['status'] ?? 'planned'],
  );
  return id;
};
const audited = (action: string, logId: string) =>
  world.server.database.asOwner<{ fields: string[]; context: string; patient_id: string }>(
    `SELECT fields_changed AS fields, context, patient_id FROM audit_entry WHERE action = $1 AND entity_id = $2`,
    [action, logId],
  );

describe('submitting a log', () => {
  it('stores it trimmed, and records it as the specification words it', async () => {
    const input = logged();
    const { data, errors } = await staff().graphql(SUBMIT, { input });
    expect(errors).toBeUndefined();
    expect(data?.['submitSeeAndTreatLog']).toMatchObject({
      seeAndTreatLog: {
        patientName: 'Ceri Blister',
        issueSummary: 'Blister on the left heel',
        adviceGiven: null,
        otherContacts: 0,
        voidedAt: null,
      },
    });
    const [entry, ...more] = await audited('Create', input['id'] as string);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ context: 'SeeAndTreatLog', patient_id: patientId });
    expect(entry?.fields).toContain('treatmentProvided');
    expect(entry?.fields).not.toContain('adviceGiven');
  });

  it('takes the same log once, however often it comes, also at the same moment', async () => {
    const input = logged();
    const answers = await Promise.all([1, 2, 3].map(() => staff().graphql(SUBMIT, { input })));
    for (const { errors } of answers) expect(errors).toBeUndefined();
    expect(await audited('Create', input['id'] as string)).toHaveLength(1);
  });

  it('takes it for the same with its ids in capitals, whichever way it comes', async () => {
    const input = logged();
    const inCapitals = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [
        field,
        /^id$|Id$/.test(field) ? String(value).toUpperCase() : value,
      ]),
    );
    for (const sent of [inCapitals, input, inCapitals]) {
      const { data, errors } = await staff().graphql(SUBMIT, { input: sent });
      expect(errors).toBeUndefined();
      expect(data?.['submitSeeAndTreatLog']).toMatchObject({ seeAndTreatLog: { id: input['id'] } });
    }
    const again = await staff().send('POST', '/api/see-and-treat', inDocumentedNames(inCapitals));
    expect([again.statusCode, again.json<Json>()['log_id']]).toEqual([201, input['id']]);
    expect(await audited('Create', input['id'] as string)).toHaveLength(1);
  });

  it('does not take other words under an id that was sent before, and says so', async () => {
    const id = await submit();
    expect(await refusal({ id, issueSummary: 'Blister on the right heel' })).toMatchObject({
      code: 'COMMAND_REUSED',
    });
  });

  it('answers another’s id with a conflict without detail', async () => {
    const id = await submit();
    const { errors } = await world.caller('colleague').graphql(SUBMIT, { input: logged({ id }) });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(JSON.stringify(errors)).not.toContain('Blister');
  });

  it.each([
    ['issueSummary', { issueSummary: '  ' }],
    ['clinicianName', { clinicianName: '' }],
    ['clinicianRole', { clinicianRole: 'Wizard' }],
    ['eventId', { eventId: newId() }],
    ['eventId', { eventId: 'the fair' }],
    ['patientId', { patientId: newId() }],
    ['incidentDate', { incidentDate: '2030-01-01T00:00:00Z' }],
    ['incidentDate', { incidentDate: '1026-11-20T14:32:00Z' }],
    ['treatmentProvided', { treatmentProvided: 'x'.repeat(10_001) }],
  ])('names what is wrong: %s', async (field, facts) => {
    expect(await refusal(facts)).toMatchObject({ code: 'BAD_INPUT', problems: [{ field }] });
  });

  it('is for admins alone at an event that ended more than seven days ago, and for nobody at a cancelled one', async () => {
    const eventId = await event({ days: -8 });
    expect(await refusal({ eventId })).toMatchObject({ problems: [{ field: 'eventId', code: 'too_old' }] });
    await submit({ eventId }, world.caller('admin'));
    await submit({ eventId: await event({ days: -6 }) });
    const cancelled = await event({ days: -1, status: 'cancelled' });
    expect(await refusal({ eventId: cancelled }, world.caller('admin'))).toMatchObject({
      problems: [{ field: 'eventId', code: 'cancelled' }],
    });
  });

  it('refuses a patient whose record was merged into another', async () => {
    await world.server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [patientId, world.ids.otherPatient],
    );
    expect(await refusal({})).toMatchObject({ problems: [{ field: 'patientId', code: 'merged' }] });
  });

  it('is documented: POST /api/see-and-treat', async () => {
    const { log_id: _made, ...body } = inDocumentedNames(logged());
    const created = await staff().send('POST', '/api/see-and-treat', body);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({
      ...body,
      zone_id: null,
      log_id: expect.any(String) as string,
      incident_location: 'First aid tent',
      advice_given: null,
    });
    const wrong = await staff().send('POST', '/api/see-and-treat', { ...body, issue_summary: '' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'issue_summary', message: 'Say what the problem was.' }],
    });
  });
});

describe('the same person twice at one event', () => {
  it('is pointed out before and after, and struck-through logs do not count', async () => {
    const first = await submit();
    const second = await submit({ issueSummary: 'Nosebleed' });
    const ask = async () => {
      const { data } = await staff().graphql(
        'query ($event: ID!, $patient: ID!) { contactsAtEvent(eventId: $event, patientId: $patient) { kind issue timeZone } }',
        { event: world.ids.event, patient: patientId },
      );
      return data?.['contactsAtEvent'] as { issue: string }[];
    };
    await world.server.database.asOwner(
      `UPDATE event SET time_zone = 'Europe/Paris', version = version + 1 WHERE event_id = $1`,
      [world.ids.event],
    );
    const timeZone = 'Europe/Paris';
    expect((await ask()).map(({ issue }) => issue).sort()).toEqual(['Blister on the left heel', 'Nosebleed']);
    const list = async (filter: Json) => {
      const { data } = await staff().graphql(
        'query ($filter: SeeAndTreatFilter) { seeAndTreatLogs(filter: $filter) { totalCount nodes { id otherContacts } } }',
        { filter: { patientId, ...filter } },
      );
      return data?.['seeAndTreatLogs'] as { totalCount: number; nodes: { otherContacts: number }[] };
    };
    expect((await list({})).nodes.map(({ otherContacts }) => otherContacts)).toEqual([1, 1]);
    expect((await list({ isRepeated: true })).totalCount).toBe(2);
    await staff().graphql(VOID, { id: second, reason: 'Another patient' });
    expect(await ask()).toEqual([{ kind: 'LOG', issue: 'Blister on the left heel', timeZone }]);
    expect((await list({ isRepeated: true })).totalCount).toBe(0);
    // What it became is the same contact.
    await staff().graphql(PROMOTE, { id: first, prf: newId() });
    expect(await ask()).toEqual([{ kind: 'PRF', issue: 'Blister on the left heel', timeZone }]);
    expect((await list({})).nodes.map(({ otherContacts }) => otherContacts)).toEqual([1, 0]);
  });
});

describe('the same person under two records', () => {
  const merged = async (): Promise<string> => {
    const survivor = newId();
    await world.server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Ceri Blister', '2001-03-04')`,
      [survivor],
    );
    await world.server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [patientId, survivor],
    );
    return survivor;
  };
  const LOGS = `query ($filter: SeeAndTreatFilter) {
    seeAndTreatLogs(filter: $filter) { totalCount nodes { id otherContacts } } }`;
  const logsOf = async (filter: Json) =>
    (await staff().graphql(LOGS, { filter })).data?.['seeAndTreatLogs'] as {
      totalCount: number;
      nodes: { id: string; otherContacts: number }[];
    };

  it('is the same person at this event, to staff and not to the patient', async () => {
    const first = await submit();
    const survivor = await merged();
    const second = await submit({ patientId: survivor, issueSummary: 'Nosebleed' });
    for (const asked of [patientId, survivor]) {
      const { data } = await staff().graphql(
        'query ($event: ID!, $patient: ID!) { contactsAtEvent(eventId: $event, patientId: $patient) { id } }',
        { event: world.ids.event, patient: asked },
      );
      const contacts = data?.['contactsAtEvent'] as { id: string }[];
      expect(contacts.map(({ id }) => id).sort()).toEqual([first, second].sort());
    }
    const together = await logsOf({ patientId: survivor, isRepeated: true });
    expect(together.totalCount).toBe(2);
    expect(together.nodes.map(({ otherContacts }) => otherContacts)).toEqual([1, 1]);
    expect((await logsOf({ patientId })).nodes.map(({ id }) => id)).toEqual([first]);
    const patient = await world.server.signedIn('patient', { patientId: survivor });
    const own = await patient.graphql(
      'query ($id: ID!) { patientSeeAndTreatLogs(patientId: $id) { id otherContacts } }',
      { id: survivor },
    );
    expect(own.data?.['patientSeeAndTreatLogs']).toEqual([{ id: second, otherContacts: 0 }]);
  });

  it('gets a new record under the one that stands, which lists what was begun under the other', async () => {
    const older = await world.openPrf(newId(), patientId);
    const id = await submit();
    const survivor = await merged();
    const prf = newId();
    expect((await staff().graphql(PROMOTE, { id, prf })).errors).toBeUndefined();
    const linked = await world.server.database.asOwner('SELECT patient_id FROM prf WHERE id = $1', [prf]);
    expect(linked).toEqual([{ patient_id: survivor }]);
    const { data } = await staff().graphql(
      'query ($filter: PrfFilter) { prfs(filter: $filter) { totalCount nodes { id } } }',
      { filter: { patientId: survivor } },
    );
    expect(data?.['prfs']).toMatchObject({ totalCount: 2 });
    expect((data?.['prfs'] as { nodes: { id: string }[] }).nodes.map((one) => one.id).sort()).toEqual(
      [older, prf].sort(),
    );
    // What became of the log is the same contact still.
    expect((await logsOf({ patientId: survivor })).nodes).toEqual([{ id, otherContacts: 0 }]);
  });
});

describe('a log that grew', () => {
  it('becomes a PRF with nothing typed again, once', async () => {
    const id = await submit({ adviceGiven: 'Keep it dry' });
    const prf = newId();
    const { data, errors } = await staff().graphql(PROMOTE, { id, prf });
    expect(errors).toBeUndefined();
    const { customPrfId } = (
      data?.['promoteSeeAndTreatLog'] as { readonly seeAndTreatLog: { customPrfId: string } }
    ).seeAndTreatLog;
    const read = await staff().graphql(
      `query ($id: ID!) { prf(customPrfId: $id) {
         id status patient { name }
         data {
           incidentDetails { event_id incident_date incident_location chief_complaint }
           PresentingComplaint { presenting_complaint incident_narrative }
           DispositionOutcome { advice_given }
         }
       } }`,
      { id: customPrfId },
    );
    expect(read.errors).toBeUndefined();
    expect(read.data?.['prf']).toMatchObject({
      id: prf,
      patient: { name: 'Ceri Blister' },
      data: {
        incidentDetails: {
          event_id: world.ids.event,
          incident_location: 'First aid tent',
          chief_complaint: 'Blister on the left heel',
        },
        PresentingComplaint: {
          presenting_complaint: 'Blister on the left heel',
          incident_narrative:
            'Seen and treated by Rhian Vaughan (FREC 4). Treatment provided: Cleaned and dressed',
        },
        DispositionOutcome: { advice_given: 'Keep it dry' },
      },
    });
    const again = await world.caller('colleague').graphql(PROMOTE, { id, prf: newId() });
    expect(again.data?.['promoteSeeAndTreatLog']).toMatchObject({ seeAndTreatLog: { customPrfId } });
    expect(await audited('SEE_AND_TREAT_PROMOTED', id)).toHaveLength(1);
  });

  it('becomes no PRF that was there before', async () => {
    const id = await submit();
    const { errors } = await staff().graphql(PROMOTE, { id, prf: world.ids.ownOpenPrf });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { data } = await staff().graphql(
      'query ($filter: SeeAndTreatFilter) { seeAndTreatLogs(filter: $filter) { nodes { customPrfId } } }',
      { filter: { patientId } },
    );
    expect(data?.['seeAndTreatLogs']).toEqual({ nodes: [{ customPrfId: null }] });
  });
});

describe('a log that was wrong', () => {
  it('is struck through with a reason by who recorded it or an admin, once, and becomes no PRF', async () => {
    const id = await submit();
    const code = async (who = staff(), reason = 'Wrong patient') =>
      (await who.graphql(VOID, { id, reason })).errors?.[0]?.extensions.code;
    expect(await code(staff(), ' ')).toBe('BAD_INPUT');
    expect(await code(world.caller('colleague'))).toBe('FORBIDDEN');
    expect(await code(world.caller('admin'))).toBeUndefined();
    expect(await code()).toBe('SEE_AND_TREAT_VOID');
    const promoted = await staff().graphql(PROMOTE, { id, prf: newId() });
    expect(promoted.errors?.[0]?.extensions.code).toBe('SEE_AND_TREAT_VOID');
    expect(await audited('SEE_AND_TREAT_VOIDED', id)).toHaveLength(1);
  });

  it('stays: the database changes nothing that it says and deletes none', async () => {
    const id = await submit();
    for (const sql of [
      `UPDATE see_and_treat_log SET issue_summary = 'Nothing' WHERE log_id = $1`,
      'DELETE FROM see_and_treat_log WHERE log_id = $1',
    ])
      await expect(world.server.database.asOwner(sql, [id])).rejects.toThrow(/see-and-treat log/);
  });
});

describe('reading logs', () => {
  it('shows patients their own alone, without what was entered in error', async () => {
    const patientId = world.ids.ownPatient;
    const kept = await submit({ patientId });
    const wrong = await submit({ patientId, issueSummary: 'Somebody else’s' });
    await staff().graphql(VOID, { id: wrong, reason: 'Wrong patient' });
    const query = 'query ($id: ID!) { patientSeeAndTreatLogs(patientId: $id) { id } }';
    const own = await world.caller('patient').graphql(query, { id: patientId });
    expect(own.data?.['patientSeeAndTreatLogs']).toEqual([{ id: kept }]);
    const all = await staff().graphql(query, { id: patientId });
    expect(all.data?.['patientSeeAndTreatLogs']).toHaveLength(2);
  });

  it('filters and exports', async () => {
    await submit({ clinicianRole: 'ECP', issueSummary: 'Wasp, "sting"' });
    const { data } = await staff().graphql(
      `{ named: seeAndTreatLogs(filter: { text: "blister ceri" }) { totalCount }
         role: seeAndTreatLogs(filter: { clinicianRole: "ECP" }) { nodes { clinicianRole patientDob } }
         mine: seeAndTreatLogs(filter: { mine: true, to: "2020-01-01T00:00:00Z" }) { totalCount } }`,
    );
    expect(data).toMatchObject({
      role: { nodes: [{ clinicianRole: 'ECP', patientDob: '2001-03-04' }] },
      mine: { totalCount: 0 },
    });
    const file = await staff().get(`/api/exports/see-and-treat-logs?patientId=${patientId}`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('"Wasp, ""sting"""');
    expect(file.body).toContain('Issue Summary');
  });
});

describe('the lists that the form chooses from', () => {
  it('GET /api/events has the documented fields, the latest first', async () => {
    const coming = await event({ days: 30 });
    const response = await staff().get('/api/events');
    expect(response.statusCode).toBe(200);
    const events = response.json<{ eventID: string }[]>();
    expect(events[0]).toEqual({
      eventID: coming,
      name: 'Regional heat',
      date: expect.stringMatching(/^\d{4}-/) as string,
      location: null,
    });
  });

  it('GET /api/users gives admins everybody, and staff those whom they work with', async () => {
    const rolesFor = async (who: 'admin' | 'author') =>
      new Set((await world.caller(who).get('/api/users')).json<{ role: string }[]>().map(({ role }) => role));
    expect(await rolesFor('admin')).toEqual(new Set(['admin', 'staff', 'client', 'patient']));
    expect(await rolesFor('author')).toEqual(new Set(['admin', 'staff']));
    const [user] = (await staff().get('/api/users')).json<object[]>();
    expect(Object.keys(user ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'role',
      'staffProfile',
    ]);
  });
});
