import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isRestrictedSql } from '../src/modules/patients/patient.hot.js';
import { newId } from '../src/platform/ids.js';
import { createWorld, type Who, type World } from './access-world.js';
import type { TestCaller } from './harness/test-server.js';

/** Patients and records that staff open with a reason only. */

let world: World;
let patientId: string;
let logId: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  patientId = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob, allergies, contact_number, past_medical_history)
     VALUES ($1, 'Ottilie Quarrier', '1990-03-01', 'Latex', '07700900999', 'Asthma')`,
    [patientId],
  );
  logId = newId();
  await ok(
    world.caller('author'),
    `mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }`,
    {
      input: {
        id: logId,
        eventId: world.ids.event,
        patientId,
        incidentDate: world.server.clock.now().toISOString(),
        issueSummary: 'Blister',
        treatmentProvided: 'Dressed',
        clinicianName: 'Rhian Vaughan',
        clinicianRole: 'FREC 4',
      },
    },
  );
});

type Json = Readonly<Record<string, unknown>>;

const ok = async (caller: TestCaller, query: string, variables: Json = {}) => {
  const { data, errors } = await caller.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data as Record<string, Json>;
};
const refusal = async (caller: TestCaller, query: string, variables: Json = {}) =>
  (await caller.graphql(query, variables)).errors?.[0]?.extensions as Json | undefined;

const PATIENT = 'query ($id: ID!) { patient(patientId: $id) { name allergies isRestricted } }';
const RESTRICT =
  'mutation ($input: RestrictRecordInput!) { restrictRecord(input: $input) { restriction { id name reason endedAt } } }';
const OPEN = 'mutation ($input: OpenRestrictedInput!) { openRestricted(input: $input) { openUntil } }';
const LIFT =
  'mutation ($input: EndRestrictionInput!) { liftRestriction(input: $input) { restriction { endedAt } } }';
const REVIEW =
  'mutation ($input: ReviewRestrictedAccessInput!) { reviewRestrictedAccess(input: $input) { restrictedAccess { review reviewedByName } } }';
const ACCESSES = `query ($isOpen: Boolean) { restrictedAccesses(isOpen: $isOpen, first: 50) {
  totalCount nodes { id reason userName restriction { name } reviewedAt review } } }`;

const restrict = async (about: Json): Promise<string> => {
  const id = newId();
  const input = { id, reason: 'Known to the team', ...about };
  await ok(world.caller('admin'), RESTRICT, { input });
  // The same once more changes nothing.
  await ok(world.caller('admin'), RESTRICT, { input });
  return id;
};
const open = (who: Who, restrictionId: string, id = newId()) =>
  ok(world.caller(who), OPEN, { input: { id, restrictionId, reason: 'On my stretcher' } });

it('says in the lists of what is restricted, and of public figures, that a patient died', async () => {
  const DIED = { dateOfDeath: '2026-11-18', death: null };
  await world.server.database.asOwner(
    `UPDATE patient SET date_of_death = '2026-11-18', version = version + 1 WHERE patient_id = $1`,
    [patientId],
  );
  const admin = world.caller('admin');
  await ok(admin, RESTRICT, { input: { id: newId(), patientId, reason: 'In the newspapers' } });
  await ok(
    admin,
    'mutation ($input: FlagPublicFigureInput!) { flagPublicFigure(input: $input) { publicFigureFlag { id } } }',
    {
      input: { id: newId(), patientId, reason: 'Plays for the county' },
    },
  );
  const { restrictions, publicFigureFlags } = await ok(
    admin,
    `{ restrictions(first: 50) { nodes { patientId dateOfDeath death { diedAt } } }
       publicFigureFlags(first: 50) { nodes { patientId dateOfDeath death { diedAt } } } }`,
  );
  for (const list of [restrictions, publicFigureFlags])
    expect(list?.['nodes']).toContainEqual({ patientId, ...DIED });
});

it('opens for nobody of the staff without a reason', async () => {
  const admin = world.caller('admin');
  const colleague = world.caller('colleague');
  const restrictionId = await restrict({ patientId });
  for (const caller of [colleague, admin])
    expect(await refusal(caller, PATIENT, { id: patientId })).toMatchObject({
      code: 'RECORD_RESTRICTED',
      restrictionId,
    });
  const rest = await colleague.get(`/api/patients/${patientId}/pdf`);
  expect([rest.statusCode, rest.json<Json>()['code']]).toEqual([403, 'RECORD_RESTRICTED']);
  expect((await world.caller('token').get(`/api/patients/${patientId}/pdf`)).statusCode).toBe(403);
  expect((await colleague.get(`/fhir/Patient/${patientId}/$everything`)).statusCode).toBe(403);
  const [refused] = await world.server.database.asOwner<{ count: number }>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE patient_id = $1 AND is_refusal`,
    [patientId],
  );
  expect(refused?.count).toBeGreaterThanOrEqual(4);

  expect(
    await refusal(colleague, OPEN, { input: { id: newId(), restrictionId, reason: ' ' } }),
  ).toMatchObject({
    code: 'BAD_INPUT',
  });
  await open('colleague', restrictionId);
  expect((await ok(colleague, PATIENT, { id: patientId }))['patient']).toEqual({
    name: 'Ottilie Quarrier',
    allergies: 'Latex',
    isRestricted: true,
  });
  // For whoever gave it alone.
  expect(await refusal(world.caller('author'), PATIENT, { id: patientId })).toMatchObject({
    code: 'RECORD_RESTRICTED',
  });
});

it('refuses changes as well, and leaves nothing of them', async () => {
  const [colleague, admin] = [await world.afresh('colleague'), await world.afresh('admin')];
  const id = newId();
  await ok(admin, RESTRICT, { input: { id, patientId, reason: 'Known to the team' } });
  const change = `mutation ($input: UpdatePatientInput!) {
    updatePatient(input: $input) { patient { version } } }`;
  expect(
    await refusal(colleague, change, { input: { id: patientId, expectedVersion: 1, allergies: 'Nuts' } }),
  ).toMatchObject({ code: 'RECORD_RESTRICTED' });
  const [row] = await world.server.database.asOwner<{ allergies: string }>(
    'SELECT allergies FROM patient WHERE patient_id = $1',
    [patientId],
  );
  expect(row?.allergies).toBe('Latex');
});

it('is found by name, without what is clinical, in every list', async () => {
  const [colleague, admin] = [await world.afresh('colleague'), await world.afresh('admin')];
  await ok(admin, RESTRICT, { input: { id: newId(), patientId, reason: 'Known to the team' } });
  const bare = {
    name: 'Ottilie Quarrier',
    allergies: null,
    pastMedicalHistory: null,
    contactNumber: null,
    isRestricted: true,
  };
  const FACTS = 'id name allergies pastMedicalHistory contactNumber isRestricted';
  const found = await ok(
    colleague,
    `{ searchPatients(name: "Ottilie Quarrier", dob: "1990-03-01") { ${FACTS} } }`,
  );
  const listed = await ok(colleague, `{ patients(first: 100) { nodes { ${FACTS} } } }`);
  for (const rows of [
    found['searchPatients'] as unknown as Json[],
    (listed['patients'] as unknown as { nodes: Json[] }).nodes,
  ])
    expect(rows.find((row) => row['id'] === patientId)).toMatchObject(bare);
  const logs = await ok(
    colleague,
    `{ seeAndTreatLogs(first: 100) { nodes { id issueSummary treatmentProvided } } }`,
  );
  expect(
    (logs['seeAndTreatLogs'] as unknown as { nodes: Json[] }).nodes.find((row) => row['id'] === logId),
  ).toEqual({ id: logId, issueSummary: 'Restricted', treatmentProvided: null });
});

it('is not found by its complaint, which a list searches only within a part', async () => {
  const [author, colleague] = [world.caller('author'), await world.afresh('colleague')];
  const prfId = newId();
  await ok(author, 'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
    input: {
      commands: [
        {
          commandId: newId(),
          prfId,
          section: 'incidentDetails',
          baseVersion: 0,
          deviceTime: world.server.clock.now().toISOString(),
          changes: { incidentDetails: { event_id: world.ids.event, chief_complaint: 'Zebra bite to 50 %' } },
        },
      ],
    },
  });
  const LIST = 'query ($filter: PrfFilter) { prfs(filter: $filter) { nodes { id } } }';
  const found = async (filter: Json) =>
    ((await ok(colleague, LIST, { filter }))['prfs']?.['nodes'] as { id: string }[]).map(({ id }) => id);
  const eventId = world.ids.event;
  expect(await found({ eventId, complaint: 'zebra' })).toEqual([prfId]);
  expect(await found({ eventId, complaint: '50 %' })).toEqual([prfId]);
  expect(await found({ eventId, complaint: 'zebra', band: 'high' })).toEqual([]);
  const day = world.server.clock.now();
  const from = new Date(day.getTime() - 86_400_000).toISOString();
  expect(await found({ from, complaint: 'zebra' })).toEqual([prfId]);
  expect(await found({ from: '2020-01-01T00:00:00Z', to: from, eventId, complaint: 'zebra' })).toEqual([]);
  for (const filter of [
    { complaint: 'zebra' },
    { band: 'high' },
    { from: '2020-01-01T00:00:00Z', band: 'low' },
  ])
    expect(await refusal(colleague, LIST, { filter })).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ code: 'needs_filter', field: `filter.${'complaint' in filter ? 'complaint' : 'band'}` }],
    });

  await restrict({ prfId });
  expect(await found({ eventId, complaint: 'zebra' })).toEqual([]);
  expect(await found({ eventId })).toContain(prfId);
});

it('lets the author of a draft from before go on, and nobody else; of the patient’s own portal it takes nothing', async () => {
  const admin = await world.afresh('admin');
  const author = await world.afresh('author');
  const colleague = await world.afresh('colleague');
  const prfId = await world.openPrf(newId(), patientId);
  world.server.clock.advance(60_000);
  const input = { id: newId(), patientId, reason: 'Known to the team' };
  await ok(admin, RESTRICT, { input });
  const READ = 'query ($id: ID!) { prf(customPrfId: $id) { id isRestricted } }';
  expect((await ok(author, READ, { id: prfId }))['prf']).toMatchObject({ isRestricted: true });
  expect(await refusal(colleague, READ, { id: prfId })).toMatchObject({
    code: 'RECORD_RESTRICTED',
    restrictionId: input.id,
  });
  const own = newId();
  await ok(admin, RESTRICT, { input: { id: own, patientId: world.ids.ownPatient, reason: 'Known' } });
  const patient = await world.afresh('patient');
  const mine = await ok(patient, PATIENT, { id: world.ids.ownPatient });
  expect(mine['patient']).toHaveProperty('name');
  await ok(admin, LIFT, { input: { id: own, reason: 'No longer known' } });
  expect((await ok(colleague, PATIENT, { id: world.ids.ownPatient }))['patient']).toMatchObject({
    isRestricted: false,
  });
});

it('can be one record, whose row shows nothing clinical even on an open patient’s page', async () => {
  const admin = await world.afresh('admin');
  const colleague = await world.afresh('colleague');
  const { otherSignedPrf: prfId, otherPatient } = world.ids;
  const id = newId();
  await ok(admin, RESTRICT, { input: { id, prfId, reason: 'A complaint' } });
  expect(await refusal(admin, RESTRICT, { input: { id: newId(), prfId, reason: 'Again' } })).toMatchObject({
    code: 'ALREADY_RESTRICTED',
  });
  const READ = 'query ($id: ID!) { prf(customPrfId: $id) { id } }';
  expect(await refusal(colleague, READ, { id: prfId })).toMatchObject({ code: 'RECORD_RESTRICTED' });
  const rows = await ok(
    colleague,
    'query ($id: ID!) { patientPrfs(patientId: $id) { id isRestricted chiefComplaint acuity latestNews2 { text } } }',
    { id: otherPatient },
  );
  expect((rows['patientPrfs'] as unknown as Json[]).find((row) => row['id'] === prfId)).toEqual({
    id: prfId,
    isRestricted: true,
    chiefComplaint: 'Restricted',
    acuity: null,
    latestNews2: null,
  });
  await ok(colleague, OPEN, { input: { id: newId(), restrictionId: id, reason: 'Handover' } });
  expect((await ok(colleague, READ, { id: prfId }))['prf']).toEqual({ id: prfId });
});

it('does not say what it was about where the person’s earlier contacts at the event are listed', async () => {
  const colleague = await world.afresh('colleague');
  const prfId = newId();
  await ok(
    world.caller('author'),
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId,
            section: 'incidentDetails',
            baseVersion: 0,
            deviceTime: world.server.clock.now().toISOString(),
            changes: {
              incidentDetails: { event_id: world.ids.event, chief_complaint: 'Overdose, intentional' },
            },
          },
        ],
      },
    },
  );
  await world.server.database.asOwner('UPDATE prf SET patient_id = $2, version = version + 1 WHERE id = $1', [
    prfId,
    patientId,
  ]);
  const contacts = async () => {
    const read = await ok(
      colleague,
      'query ($event: ID!, $patient: ID!) { contactsAtEvent(eventId: $event, patientId: $patient) { id issue } }',
      { event: world.ids.event, patient: patientId },
    );
    return (read['contactsAtEvent'] as unknown as Json[]).find((row) => row['id'] === prfId);
  };
  expect(await contacts()).toEqual({ id: prfId, issue: 'Overdose, intentional' });
  await restrict({ prfId });
  expect(await contacts()).toEqual({ id: prfId, issue: 'Restricted' });
});

it('shows on the dashboard the score of an alert, and not what else it was raised for', async () => {
  const colleague = await world.afresh('colleague');
  const prfId = newId();
  const set = {
    id: newId(),
    date_time: world.server.clock.now().toISOString(),
    respiratory_rate: 26,
    oxygen_saturation: 97,
    heart_rate: 72,
    clinician_concern: true,
  };
  await ok(
    world.caller('author'),
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId,
            section: 'observations',
            baseVersion: 0,
            deviceTime: world.server.clock.now().toISOString(),
            changes: { observations: { entries: [set] } },
          },
        ],
      },
    },
  );
  const alert = async () => {
    const read = await ok(
      colleague,
      '{ dashboard { openAlerts { alert { prfId total band reasons } prf { chiefComplaint isRestricted } } } }',
    );
    const rows = read['dashboard']?.['openAlerts'] as { alert: Json; prf: Json }[];
    return rows.find((row) => row.alert['prfId'] === prfId);
  };
  const before = await alert();
  expect(before?.alert).toMatchObject({ reasons: ['red_respiratory_rate', 'concern_clinician'] });
  await restrict({ prfId });
  expect(await alert()).toEqual({
    alert: { ...before?.alert, reasons: [] },
    prf: { chiefComplaint: 'Restricted', isRestricted: true },
  });
});

it('holds for every record that is the same person’s', async () => {
  const admin = await world.afresh('admin');
  const colleague = await world.afresh('colleague');
  await ok(admin, RESTRICT, { input: { id: newId(), patientId, reason: 'Known to the team' } });
  const survivor = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Otty Quarrier', '1990-03-01')`,
    [survivor],
  );
  await ok(colleague, PATIENT, { id: survivor });
  await world.server.database.asOwner(
    'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
    [patientId, survivor],
  );
  expect(await refusal(colleague, PATIENT, { id: survivor })).toMatchObject({ code: 'RECORD_RESTRICTED' });
});

it('is reviewed by another administrator, once', async () => {
  const admin = await world.afresh('admin');
  const colleague = await world.afresh('colleague');
  const restrictionId = newId();
  await ok(admin, RESTRICT, { input: { id: restrictionId, patientId, reason: 'Known to the team' } });
  const [theirs, own] = [newId(), newId()];
  for (const [caller, id] of [
    [colleague, theirs],
    [colleague, theirs],
    [admin, own],
  ] as const)
    await ok(caller, OPEN, { input: { id, restrictionId, reason: 'On my stretcher' } });
  expect(await refusal(admin, REVIEW, { input: { id: own, review: 'Fine' } })).toMatchObject({
    code: 'OWN_OPENING',
  });
  for (const review of ['It was theirs to open', 'Something else'])
    expect(
      (await ok(admin, REVIEW, { input: { id: theirs, review } }))['reviewRestrictedAccess'],
    ).toMatchObject({
      restrictedAccess: {
        review: 'It was theirs to open',
      },
    });
  const waiting = await ok(admin, ACCESSES, { isOpen: true });
  const ids = (waiting['restrictedAccesses'] as unknown as { nodes: Json[] }).nodes.map((row) => row['id']);
  expect(ids).toContain(own);
  expect(ids).not.toContain(theirs);
  const actions = await world.server.database.asOwner<{ action: string }>(
    `SELECT action FROM audit_entry WHERE patient_id = $1 AND NOT is_refusal ORDER BY recorded_at, sequence`,
    [patientId],
  );
  for (const action of ['RECORD_RESTRICTED', 'RESTRICTED_OPENED', 'RESTRICTED_REVIEWED'])
    expect(actions.map((one) => one.action)).toContain(action);
});

// The last: every session has ended by then.
it('is asked by lists in words of their own, which say what the function says', async () => {
  const other = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, merged_into) VALUES ($1, 'Ottilie Quarrier', $2)`,
    [other, patientId],
  );
  await world.server.database.asOwner(
    `INSERT INTO restriction (id, patient_id, reason, made_by, made_at) VALUES ($1, $2, 'Known to the crew', $3, now())`,
    [newId(), other, world.caller('author').user?.id],
  );
  const rows = await world.server.database.asOwner<{ listed: boolean; said: boolean }>(
    `SELECT ${isRestrictedSql('p')} AS listed, patient_is_restricted(p.patient_id) AS said FROM patient p`,
  );
  expect(rows.filter(({ said }) => said).length).toBeGreaterThanOrEqual(2);
  expect(rows.filter(({ listed, said }) => listed !== said)).toEqual([]);
});

it('asks again after four hours', async () => {
  const restrictionId = await restrict({ patientId });
  await open('colleague', restrictionId);
  await ok(world.caller('colleague'), PATIENT, { id: patientId });
  world.server.clock.advance(4 * 3_600_000);
  const again = await world.afresh('colleague');
  expect(await refusal(again, PATIENT, { id: patientId })).toMatchObject({ code: 'RECORD_RESTRICTED' });
});
