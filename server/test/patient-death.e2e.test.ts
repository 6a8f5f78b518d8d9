import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientData } from '../src/modules/patients/patients.personal-data.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { resourceProblems } from './fhir-checks.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { amendment, command, completeRecord, openPrfBench, sign, type PrfBench } from './prf-fixture.js';
import { answersFor } from './prf-answers.js';

let bench: PrfBench;
let server: TestServer;
let admin: TestCaller;
let author: Actor;
let patientId: string;
beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  admin = await server.signedIn('admin');
});
afterAll(async () => {
  await server.close();
  await bench.close();
});
beforeEach(async () => {
  author = await bench.actor('staff');
  patientId = await bench.patient({ allergies: 'Penicillin' });
});

const DIED_AT = '2026-11-20T14:20:00.000Z';
const DEATH = {
  DispositionOutcome: { disposition_outcome: 'deceased_on_scene' },
  ROLE: {
    decapitation: true,
    role_time: DIED_AT,
    role_clinician_name: 'Robin Hale',
    role_clinician_grade: 'Paramedic',
  },
} as const;

const read = async (prfId: string) => {
  const prf = await bench.reading.find(bench.context(author), prfId);
  if (prf === null) throw new Error('The record is there');
  return prf;
};
const versionOf = (prf: Awaited<ReturnType<typeof read>>): number =>
  prf.sections.find(({ key }) => key === 'DispositionOutcome')?.version ?? 0;

/** Signs, having answered what is asked of the record. */
const signed = async (prfId: string): Promise<void> => {
  const prf = await read(prfId);
  await bench.save(
    author,
    command(prfId, 'DispositionOutcome', answersFor(prf), { baseVersion: versionOf(prf) }),
  );
  await sign(bench, author, prfId);
};
const signedDeath = async (): Promise<string> => {
  const prfId = await completeRecord(bench, author, patientId);
  await bench.save(
    author,
    command(prfId, 'DispositionOutcome', DEATH.DispositionOutcome, { baseVersion: 1 }),
    command(prfId, 'ROLE', DEATH.ROLE),
  );
  await signed(prfId);
  return prfId;
};
const deathIn = async (of = patientId) => {
  const { data } = await admin.graphql(
    'query ($id: ID!) { patient(patientId: $id) { death { diedAt prfId timeZone place } } }',
    { id: of },
  );
  return (data?.['patient'] as { death: unknown } | undefined)?.death;
};
const linkNew = (more: object = {}) =>
  admin.graphql('mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }', {
    input: { prfId: newId(), patientId, ...more },
  });
const codeOf = ({ errors }: Awaited<ReturnType<typeof linkNew>>) => errors?.[0]?.extensions['code'];
const undo = (reason = 'Taken for somebody else') =>
  admin.graphql(
    'mutation ($input: UndoPatientDeathInput!) { undoPatientDeath(input: $input) { patient { death { prfId } } } }',
    { input: { patientId, reason } },
  );

it('is on the patient’s record from the signature on: in the record, the lists and every search', async () => {
  const open = await completeRecord(bench, author, patientId);
  expect(await deathIn()).toBeNull();
  await bench.prfs.declareVoid(bench.context(author), open, 'Begun twice');
  const prfId = await signedDeath();
  const death = { diedAt: DIED_AT, prfId, timeZone: 'Europe/London', place: 'Warm-up area' };
  expect(await deathIn()).toEqual(death);
  const row = { id: patientId, death: { prfId } };
  for (const search of [
    'searchPatients(name: "Alex Example", dob: "1990-03-01")',
    'findPatients(text: "Alex Example")',
    'likePatients(input: { name: "Alex Example", dob: "1990-03-01" })',
  ]) {
    const { data } = await admin.graphql(`{ found: ${search} { id death { prfId } } }`);
    expect(data?.['found'], search).toContainEqual(row);
  }
  const { data } = await admin.graphql(
    '{ patients(filter: { text: "Alex Example" }, first: 100) { nodes { id death { prfId } } } }',
  );
  expect((data?.['patients'] as { nodes: unknown }).nodes).toContainEqual(row);
  const prf = await bench.reading.find(bench.context(author), prfId);
  expect(prf?.patient).toMatchObject({ death });
  expect(await bench.audited('PATIENT_DEATH_RECORDED', prfId)).toBe(1);
});

it('holds for every record of the same person', async () => {
  await signedDeath();
  const survivor = await bench.patient({ name: 'Alexander Example' });
  await bench.database.asOwner(
    'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
    [patientId, survivor],
  );
  expect(await deathIn(survivor)).toMatchObject({ diedAt: DIED_AT });
});

it('asks before a new PRF or a log begins for them, and is told that it asked', async () => {
  await signedDeath();
  expect(codeOf(await linkNew())).toBe('PATIENT_DECEASED');
  expect(codeOf(await linkNew({ acknowledgesDeath: false }))).toBe('PATIENT_DECEASED');
  const made = await linkNew({ acknowledgesDeath: true });
  expect(codeOf(made)).toBeUndefined();
  const [audited] = await bench.database.asOwner<{ fields: string[] }>(
    `SELECT fields_changed AS fields FROM audit_entry WHERE prf_id = $1 AND action = 'PRF_CREATED'`,
    [(made.data?.['linkPrfPatient'] as { readonly prf: { id: string } }).prf.id],
  );
  expect(audited?.fields).toContain('acknowledges_death');

  const change = { chief_complaint: 'Anything' };
  const save = (acknowledgesDeath?: boolean) =>
    bench.save(author, command(newId(), 'incidentDetails', change, { patientId, acknowledgesDeath }));
  expect(await save()).toMatchObject([{ outcome: 'REFUSED', code: 'PATIENT_DECEASED' }]);
  expect(await save(true)).toMatchObject([{ outcome: 'SAVED' }]);

  const log = {
    id: newId(),
    eventId: await bench.event('2026-11-20T09:00:00Z'),
    patientId,
    incidentDate: '2026-11-20T14:00:00Z',
    issueSummary: 'Grazed knee',
    clinicianName: 'Robin Hale',
    clinicianRole: 'Paramedic',
  };
  const submit = (more: object = {}) =>
    admin.graphql(
      'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
      { input: { ...log, ...more } },
    );
  expect(codeOf(await submit())).toBe('PATIENT_DECEASED');
  expect((await submit({ acknowledgesDeath: true })).errors).toBeUndefined();
});

it('is taken back by an administrator with a reason, and stays so in an amendment about something else', async () => {
  const prfId = await signedDeath();
  expect((await undo(' ')).errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  expect((await undo()).data).toEqual({ undoPatientDeath: { patient: { death: null } } });
  expect(codeOf(await undo())).toBe('PATIENT_NOT_DECEASED');
  expect(codeOf(await linkNew())).toBeUndefined();
  expect(await bench.audited('PATIENT_DEATH_UNDONE', prfId)).toBe(1);
  const amend = async (change: Parameters<typeof amendment>[2]) => {
    const answers = answersFor(await read(prfId), change);
    const request = await amendment(bench, prfId, { ...change, DispositionOutcome: answers });
    await bench.amending.amend(bench.context(author), request);
  };
  await amend({ PresentingComplaint: { presenting_complaint: 'As before, in other words' } });
  expect(await deathIn()).toBeNull();
  await amend({ ROLE: { role_time: '2026-11-20T14:25:00.000Z' } });
  expect(await deathIn()).toMatchObject({ diedAt: '2026-11-20T14:25:00.000Z' });
});

it('goes when the record is amended to say otherwise, or voided', async () => {
  const amended = await signedDeath();
  await bench.amending.amend(bench.context(author), {
    ...(await amendment(bench, amended, {
      DispositionOutcome: { disposition_outcome: 'discharged_with_advice' },
      ROLE: {
        decapitation: null,
        role_time: null,
        role_clinician_name: null,
        role_clinician_grade: null,
      },
    })),
  });
  expect(await deathIn()).toBeNull();
  const voided = await signedDeath();
  expect(await deathIn()).toMatchObject({ prfId: voided });
  await bench.prfs.declareVoid(bench.context(await bench.actor('admin')), voided, 'About somebody else');
  expect(await deathIn()).toBeNull();
  expect(codeOf(await linkNew())).toBeUndefined();
});

it('has the place of the record’s incident, in the copies too, and lets it go with the death', async () => {
  const prfId = await signedDeath();
  const held: unknown[] = [];
  const person = { patientIds: [patientId], userIds: [], prfIds: [] };
  for await (const rows of patientData.export(bench.database.dataSource.manager, person)) held.push(rows);
  expect(JSON.stringify(held)).toContain('Warm-up area');
  const printed = async (url: string): Promise<string> => pdfText((await admin.get(url)).rawPayload);
  const { customPrfId } = await read(prfId);
  const words = 'Died 20 Nov 2026, 14:20, Warm-up area';
  for (const url of [`/api/prf/${customPrfId}/pdf`, `/api/patients/${patientId}/pdf`])
    expect(await printed(url), url).toContain(words);

  // Amended alone, it changes with the record; a death that was taken back is not stated anew by it.
  const moveTo = async (incident_location: string) => {
    const change = { incidentDetails: { incident_location } };
    const DispositionOutcome = answersFor(await read(prfId), change);
    await bench.amending.amend(
      bench.context(author),
      await amendment(bench, prfId, { ...change, DispositionOutcome }),
    );
  };
  await moveTo('Tent 14');
  expect(await deathIn()).toMatchObject({ place: 'Tent 14', diedAt: DIED_AT });
  await undo();
  await moveTo('Tent 15');
  expect(await deathIn()).toBeNull();
  expect(await printed(`/api/patients/${patientId}/pdf`)).not.toContain('Died');
});

it('is in every list that names the patient, and on a handover that is opened elsewhere', async () => {
  const open = await completeRecord(bench, author, patientId);
  const event = await bench.event('2026-11-20T09:00:00Z');
  const log = {
    id: newId(),
    eventId: event,
    patientId,
    incidentDate: '2026-11-20T14:00:00Z',
    issueSummary: 'Grazed knee',
    clinicianName: 'Robin Hale',
    clinicianRole: 'Paramedic',
  };
  const sent = await admin.graphql(
    'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
    { input: log },
  );
  expect(sent.errors).toBeUndefined();
  await signedDeath();
  const death = { diedAt: DIED_AT, place: 'Warm-up area' };
  const listed = async () => {
    const { data, errors } = await admin.graphql(
      `query ($id: ID!) {
         prfs(filter: { patientId: $id }) { nodes { id timeZone dateOfDeath death { diedAt place } } }
         patientPrfs(patientId: $id) { id death { diedAt place } }
         seeAndTreatLogs(filter: { patientId: $id }) { nodes { timeZone dateOfDeath death { diedAt place } } }
       }`,
      { id: patientId },
    );
    expect(errors).toBeUndefined();
    const found = data as {
      prfs: { nodes: readonly { id: string; timeZone: string; death: unknown }[] };
      patientPrfs: readonly { death: unknown }[];
      seeAndTreatLogs: { nodes: readonly { timeZone: string; death: unknown }[] };
    };
    expect(found.prfs.nodes.find(({ id }) => id === open)?.timeZone).toBe('Europe/London');
    expect(found.seeAndTreatLogs.nodes.map(({ timeZone }) => timeZone)).toEqual(['Europe/London']);
    return [...found.prfs.nodes, ...found.patientPrfs, ...found.seeAndTreatLogs.nodes].map(
      (row) => row.death,
    );
  };
  expect(new Set((await listed()).map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify(death)]),
  );

  const { data } = await admin.graphql(
    'mutation ($input: MakeHandoverLinkInput!) { makeHandoverLink(input: $input) { newHandoverLink { token } } }',
    { input: { linkId: newId(), prfId: open, format: 'sbar' } },
  );
  const { token } = (data?.['makeHandoverLink'] as { readonly newHandoverLink: { token: string } })
    .newHandoverLink;
  const sheet = await server.nobody().send('POST', '/api/handover/open', { token, name: 'Dr Okafor' });
  expect(sheet.json()).toMatchObject({ died: 'Died 20 Nov 2026, 14:20, Warm-up area' });

  // Where the patient is restricted, a list says that they died and not where.
  const restricted = await admin.graphql(
    'mutation ($input: RestrictRecordInput!) { restrictRecord(input: $input) { restriction { id } } }',
    { input: { id: newId(), patientId, reason: 'A colleague' } },
  );
  expect(restricted.errors).toBeUndefined();
  const { data: lists, errors } = await admin.graphql(
    `{ prfs(filter: { text: "Alex Example" }, first: 100) { nodes { patientId death { diedAt place } } }
       seeAndTreatLogs(filter: { text: "Alex Example" }, first: 100) { nodes { patientId death { diedAt place } } }
       patients(filter: { text: "Alex Example" }, first: 100) { nodes { patientId: id death { diedAt place } } } }`,
  );
  expect(errors).toBeUndefined();
  const found = Object.values(
    lists as Readonly<Record<string, { nodes: readonly { patientId: string; death: unknown }[] }>>,
  ).map(({ nodes }) => nodes.filter((row) => row.patientId === patientId));
  expect(found.map(({ length }) => length)).toEqual([2, 1, 1]);
  const rows = found.flat();
  for (const row of rows) expect(row.death).toEqual({ diedAt: DIED_AT, place: null });
});

it('is in every file of a list, and in what the interface answers of the patient', async () => {
  patientId = await bench.patient({ name: 'Marlowe Finch' });
  const { errors } = await admin.graphql(
    'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
    {
      input: {
        ...{ id: newId(), patientId, eventId: await bench.event('2026-11-20T09:00:00Z') },
        ...{ incidentDate: '2026-11-20T14:00:00Z', issueSummary: 'Grazed knee' },
        ...{ clinicianName: 'Robin Hale', clinicianRole: 'Paramedic' },
      },
    },
  );
  expect(errors).toBeUndefined();
  await signedDeath();
  const said = async () => {
    const files = [
      'patients?text=Marlowe',
      `prfs?patientId=${patientId}`,
      `see-and-treat-logs?patientId=${patientId}`,
    ];
    const cells = await Promise.all(
      files.map(async (file) => {
        const { body } = await admin.get(`/api/exports/${file}`);
        const [head = [], ...rows] = body
          .trim()
          .split('\r\n')
          .map((line) => line.split(','));
        const own = file.startsWith('patients') ? rows.filter((row) => row.at(-1) === patientId) : rows;
        expect(own, file).toHaveLength(1);
        return own[0]?.[head.indexOf('Died on')];
      }),
    );
    const answers = await Promise.all(
      ['/api/patients', '/api/patients/search?name=Marlowe%20Finch&dob=1990-03-01'].map(async (url) =>
        (await admin.get(url))
          .json<readonly { patient_id: string; date_of_death: string | null }[]>()
          .find(({ patient_id }) => patient_id === patientId),
      ),
    );
    return [...cells, ...answers.map((one) => one?.date_of_death)];
  };
  expect(new Set(await said())).toEqual(new Set(['2026-11-20']));
  await undo();
  expect(await said()).toEqual(['', '', '', null, null]);
});

describe('as FHIR', () => {
  interface Entry {
    readonly resource: Readonly<Record<string, unknown>>;
  }
  /** What every Patient of a bundle, or one read alone, says of a death. */
  const deceasedIn = async (url: string): Promise<readonly unknown[]> => {
    const answer = await admin.get(url);
    expect(answer.statusCode, url).toBe(200);
    const body = answer.json<Entry['resource'] & { readonly entry?: readonly Entry[] }>();
    return (body.entry ?? [{ resource: body }])
      .map(({ resource }) => resource)
      .filter(({ resourceType }) => resourceType === 'Patient')
      .map((resource) => {
        expect(resourceProblems(resource)).toEqual([]);
        return resource;
      })
      .map(({ deceasedDateTime, deceasedBoolean }) => deceasedDateTime ?? deceasedBoolean);
  };
  const everywhere = async (prfId: string): Promise<readonly unknown[]> => {
    const { customPrfId } = await read(prfId);
    const found = await Promise.all(
      [
        `/fhir/Patient/${patientId}`,
        `/fhir/Patient?_id=${patientId}`,
        `/fhir/Patient/${patientId}/$everything`,
        `/fhir/Bundle/${customPrfId}`,
      ].map(deceasedIn),
    );
    expect(found.every((patients) => patients.length > 0)).toBe(true);
    return [...new Set(found.flat())];
  };

  it('is said in every Patient from the signature on, and no more once it was taken back', async () => {
    const prfId = await signedDeath();
    expect(await everywhere(prfId)).toEqual([DIED_AT]);
    await undo();
    expect(await everywhere(prfId)).toEqual([undefined]);
  });

  const { role_time, role_clinician_name, role_clinician_grade } = DEATH.ROLE;
  it.each([
    ['a triage category', { incidentDetails: { acuity: 'dead' } }, true],
    ['a recognition of life extinct', { ROLE: DEATH.ROLE }, DIED_AT],
  ] as const)('is said where %s alone states it, signed or not', async (_how, sections, said) => {
    const prfId = await completeRecord(bench, author, patientId);
    const { customPrfId, sections: written } = await read(prfId);
    const save = (key: 'ROLE' | 'incidentDetails', values: SectionData) => {
      const baseVersion = written.find((one) => one.key === key)?.version ?? 0;
      return bench.save(author, command(prfId, key, values, { baseVersion }));
    };
    if ('ROLE' in sections) await save('ROLE', sections.ROLE);
    else await save('incidentDetails', sections.incidentDetails);
    expect(await deceasedIn(`/fhir/Bundle/${customPrfId}`)).toEqual([said]);
    // Asked for before it is signed, whatever states the death.
    if (!('ROLE' in sections)) await save('ROLE', { role_time, role_clinician_name, role_clinician_grade });
    await signed(prfId);
    expect(await everywhere(prfId)).toEqual([DIED_AT]);
    await bench.prfs.declareVoid(bench.context(await bench.actor('admin')), prfId, 'About somebody else');
    expect(await everywhere(prfId)).toEqual([undefined]);
  });
});
