import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { resourceProblems } from './fhir-checks.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { command, completeRecord, openPrfBench, sign, SICK, WELL, type PrfBench } from './prf-fixture.js';

/** Reading and searching as FHIR: who may, what is found, page by page, and what is refused. */

type Json = Readonly<Record<string, unknown>>;
interface SearchSet {
  readonly link: readonly { readonly relation: string; readonly url: string }[];
  readonly entry?: readonly {
    readonly fullUrl: string;
    readonly resource: Json & { readonly id: string; readonly resourceType: string };
    readonly search: { readonly mode: string };
  }[];
}

const SCOPES = ['patients_read', 'prfs_read'];

let bench: PrfBench;
let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let patientId: string;
let signedId: string;
let openId: string;
let weightless: string;

beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
  const author = await bench.actor('staff');
  patientId = await bench.patient({
    name: 'Ottilie Quarrier',
    nhsNumber: '9434765919',
    dob: '1990-03-01',
  });
  signedId = await completeRecord(bench, author, patientId);
  await sign(bench, author, signedId);
  openId = newId();
  await bench.save(
    author,
    command(
      openId,
      'incidentDetails',
      { incident_date: '2026-11-19T10:00:00.000Z', chief_complaint: 'Fall', incident_location: 'Gate 4' },
      { patientId },
    ),
    command(openId, 'PresentingComplaint', { weight_kg: 70 }),
    command(openId, 'observations', {
      entries: [
        { id: newId(), ...SICK, date_time: '2026-11-19T10:05:00.000Z' },
        { id: newId(), ...WELL, date_time: '2026-11-19T10:15:00.000Z' },
        { id: newId(), heart_rate: 70 },
      ],
    }),
    command(openId, 'clinical_impression', { clinical_impression: ['asthma'] }),
  );
  weightless = await bench.patient({ name: 'Otto Quarrier', dob: '1971-05-05' });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

const token = async (scopes: readonly string[], facts: Json = {}): Promise<TestCaller> => {
  const { data, errors } = await admin.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token apiToken { scopes } } } }',
    {
      input: {
        id: randomUUID(),
        name: 'Hospital',
        role: 'staff',
        scopes,
        expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
        ...facts,
      },
    },
  );
  expect(errors).toBeUndefined();
  const caller = server.nobody();
  caller.bearer = (
    data?.['createApiToken'] as { readonly createdApiToken: { token: string } }
  ).createdApiToken.token;
  return caller;
};

const search = async (caller: TestCaller, url: string): Promise<SearchSet> => {
  const answer = await caller.get(url);
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
  const found = answer.json<SearchSet>();
  expect(resourceProblems(found)).toEqual([]);
  for (const { resource, search: how } of found.entry ?? [])
    if (how.mode === 'match') expect(resourceProblems(resource), JSON.stringify(resource)).toEqual([]);
  return found;
};
const idsOf = ({ entry = [] }: SearchSet): readonly string[] =>
  entry.flatMap(({ resource, search: { mode } }) => (mode === 'match' ? [resource.id] : []));
const pathOf = (url: string): string => url.slice(url.indexOf('/fhir/'));
const nextOf = ({ link }: SearchSet): string | undefined =>
  link.find(({ relation }) => relation === 'next')?.url;

/** Every page from an address on. */
const pages = async (caller: TestCaller, url: string): Promise<readonly SearchSet[]> => {
  const found = [await search(caller, url)];
  for (
    let next = nextOf(found[0] as SearchSet);
    next !== undefined;
    next = nextOf(found.at(-1) as SearchSet)
  ) {
    found.push(await search(caller, pathOf(next)));
    expect(found.length).toBeLessThan(100);
  }
  return found;
};

describe('what the interface says of itself', () => {
  it('is there for everybody, and is a CapabilityStatement', async () => {
    const answer = await server.nobody().get('/fhir/metadata');
    expect(answer.statusCode).toBe(200);
    const statement = answer.json<Json>();
    expect(resourceProblems(statement)).toEqual([]);
    expect(statement).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' });
    expect(
      (statement['rest'] as { resource: { type: string }[] }[])[0]?.resource.map(({ type }) => type),
    ).toEqual(['Patient', 'Encounter', 'Observation', 'DocumentReference']);
  });
});

describe('who may', () => {
  it('is clinicians, and tokens for what they were made for; everybody else is refused in FHIR', async () => {
    const urls = {
      patients_read: [
        `/fhir/Patient/${patientId}`,
        '/fhir/Patient?family=quarrier',
        `/fhir/Patient/${patientId}/$everything`,
      ],
      prfs_read: [
        `/fhir/Encounter/${openId}`,
        `/fhir/Encounter?patient=${patientId}`,
        `/fhir/Observation?patient=${patientId}`,
        `/fhir/DocumentReference/${openId}`,
        `/fhir/DocumentReference?patient=${patientId}`,
        `/fhir/Bundle/${signedId}`,
        `/api/prf/${signedId}/pdf`,
      ],
    };
    const own = await server.signedIn('patient', { patientId });
    const client = await server.signedIn('client');
    const otherwise = await token(['events_read']);
    for (const [scope, addresses] of Object.entries(urls)) {
      const scoped = await token([scope]);
      for (const url of addresses) {
        for (const caller of [admin, staff, scoped])
          expect((await caller.get(url)).statusCode, `${scope} ${url}`).toBe(200);
        expect((await otherwise.get(url)).statusCode, url).toBe(403);
        // A patient's own documents are open to them, by other rows of the matrix.
        if (!url.startsWith('/fhir/') || /Bundle|everything/.test(url)) continue;
        for (const [caller, status, code] of [
          [server.nobody(), 401, 'login'],
          [client, 403, 'forbidden'],
          [own, 403, 'forbidden'],
          [otherwise, 403, 'forbidden'],
        ] as const) {
          const refusal = await caller.get(url);
          expect(refusal.statusCode, url).toBe(status);
          expect(refusal.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
          expect(refusal.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code }] });
          expect(resourceProblems(refusal.json())).toEqual([]);
        }
      }
      for (const [other, [url = '']] of Object.entries(urls))
        if (other !== scope) expect((await scoped.get(url)).statusCode, `${scope} ${url}`).toBe(403);
    }
  });
});

describe('patients', () => {
  it('are found by number, name and birth date, and read', async () => {
    const caller = await token(SCOPES);
    for (const query of [
      'identifier=9434765919',
      'identifier=https://fhir.nhs.uk/Id/nhs-number|943 476 5919',
      'family=QUARRIER&given=ottilie',
      'name=ottilie%20quarrier',
      'birthdate=1990-03-01&family=quarrier',
      `_id=${patientId}`,
    ])
      expect(idsOf(await search(caller, `/fhir/Patient?${query}`)), query).toEqual([patientId]);
    expect(idsOf(await search(caller, '/fhir/Patient?identifier=urn:oid:1.2.3|X1'))).toEqual([]);
    expect(nextOf(await search(caller, '/fhir/Patient?family=quarrier'))).toBeUndefined();
    const each = await pages(caller, '/fhir/Patient?family=quarrier&_count=1');
    expect(each).toHaveLength(2);
    expect(each.flatMap(idsOf).toSorted()).toEqual([patientId, weightless].toSorted());
    const one = (await caller.get(`/fhir/Patient/${patientId}`)).json<Json>();
    expect(resourceProblems(one)).toEqual([]);
    expect(one).toMatchObject({
      id: patientId,
      name: [{ family: 'Quarrier', given: ['Ottilie'] }],
      managingOrganization: { reference: expect.stringMatching(/^#/) as unknown },
      contained: [{ resourceType: 'Organization' }],
    });
  });
});

describe('contacts, observations and documents', () => {
  it('are a patient’s, the newest first, by date, and each can be read again', async () => {
    const found = await search(staff, `/fhir/Encounter?patient=Patient/${patientId}`);
    expect(idsOf(found)).toEqual([openId, signedId]);
    expect(found.entry?.[0]).toMatchObject({
      fullUrl: expect.stringMatching(new RegExp(`^https?://.+/fhir/Encounter/${openId}$`)) as unknown,
      resource: {
        subject: { reference: `Patient/${patientId}` },
        reasonCode: [{ text: 'Fall' }],
        period: { start: '2026-11-19T10:00:00.000Z' },
      },
    });
    const contained = found.entry?.[0]?.resource['contained'];
    expect((contained as Json[]).map(({ resourceType }) => resourceType)).toEqual(
      expect.arrayContaining(['Location', 'Organization', 'Condition']),
    );
    const by = async (dates: string) =>
      idsOf(await search(staff, `/fhir/Encounter?patient=${patientId}&${dates}`));
    expect(await by('date=2026-11-19')).toEqual([openId]);
    expect(await by('date=ge2026-11-20')).toEqual([signedId]);
    expect(await by('date=ge2026-11-19&date=lt2026-11-20')).toEqual([openId]);
    expect(await by('date=gt2026-11-19T10:00:00Z')).toEqual([signedId]);
    const one = (await staff.get(`/fhir/Encounter/${openId}`)).json<Json>();
    expect(one).toEqual(found.entry?.[0]?.resource);
    expect((await pages(staff, `/fhir/Encounter?patient=${patientId}&_count=1`)).map(idsOf)).toEqual([
      [openId],
      [signedId],
    ]);
  });

  it('has every observation once, whatever the size of a page', async () => {
    const url = `/fhir/Observation?patient=${patientId}`;
    const whole = (await pages(staff, `${url}&_count=100`)).flatMap(idsOf);
    expect(new Set(whole).size).toBe(whole.length);
    for (const count of [1, 7, 25])
      expect((await pages(staff, `${url}&_count=${String(count)}`)).flatMap(idsOf), String(count)).toEqual(
        whole,
      );
    for (const page of await pages(staff, `${url}&_count=7`))
      expect(idsOf(page).length).toBeLessThanOrEqual(7);
    const pulses = await search(staff, `${url}&encounter=Encounter/${openId}&code=http://loinc.org|8867-4`);
    expect(
      pulses.entry?.map(({ resource }) => (resource['valueQuantity'] as { value: number }).value),
    ).toEqual([70, 72, 124]);
    expect(pulses.entry?.[0]?.resource).toMatchObject({
      encounter: { reference: `Encounter/${openId}` },
      _effectiveDateTime: {},
    });
    expect(idsOf(await search(staff, `${url}&encounter=${openId}&code=364075005,8310-5`)).length).toBe(5);
    expect(idsOf(await search(staff, `${url}&encounter=${openId}&code=29463-7`))).toHaveLength(1);
    expect(idsOf(await search(staff, `${url}&code=0000-0`))).toEqual([]);
    // By date what is timed, and of that day alone.
    const dated = await search(staff, `${url}&code=8867-4&date=ge2026-11-19T10:10:00Z&date=lt2026-11-20`);
    expect(dated.entry?.map(({ resource }) => resource['effectiveDateTime'])).toEqual([
      '2026-11-19T10:15:00.000Z',
    ]);
    const surveys = await search(staff, `${url}&category=survey&_count=100`);
    expect(idsOf(surveys).length).toBeGreaterThan(0);
    const [first] = surveys.entry ?? [];
    for (const { reference } of (first?.resource['derivedFrom'] ?? []) as { reference: string }[]) {
      const read = await staff.get(`/fhir/${reference}`);
      expect(read.statusCode, reference).toBe(200);
      expect(`Observation/${read.json<{ id: string }>().id}`).toBe(reference);
    }
    const weight = idsOf(await search(staff, `${url}&encounter=${openId}&code=29463-7`))[0] ?? '';
    expect((await staff.get(`/fhir/Observation/${weight}`)).json()).toMatchObject({
      valueQuantity: { value: 70 },
    });
    // The document names it by the identifier.
    const document = (await staff.get(`/fhir/Bundle/${openId}`)).body;
    for (const { resource } of pulses.entry ?? [])
      expect(document).toContain((resource['identifier'] as { value: string }[])[0]?.value ?? 'none');
  });

  it('has the ECGs beside the sets: by code, category and date, page by page, and read again by their ids', async () => {
    const author = await bench.actor('staff');
    const ecgPatient = await bench.patient({ name: 'Odile Quarrier', dob: '1950-01-01' });
    const prfId = newId();
    const [first, second, struck] = [newId(), newId(), newId()];
    await bench.save(
      author,
      command(
        prfId,
        'incidentDetails',
        { incident_date: '2026-11-19T10:00:00.000Z', chief_complaint: 'Chest pain' },
        { patientId: ecgPatient },
      ),
      command(prfId, 'PresentingComplaint', { weight_kg: 64 }),
      command(prfId, 'observations', {
        entries: [{ id: newId(), heart_rate: 88, date_time: '2026-11-19T10:04:00.000Z' }],
      }),
      command(prfId, 'SecondarySurvey', {
        ecgs: [
          { id: first, leads: 'twelve', taken_at: '2026-11-19T10:05:00.000Z', rate: 88, ecg_rhythm: 'sinus' },
          { id: second, leads: 'three', is_before_arrival: true },
          { id: struck, leads: 'pads', taken_at: '2026-11-20T10:05:00.000Z' },
        ],
      }),
    );
    await bench.save(
      author,
      command(
        prfId,
        'SecondarySurvey',
        { ecgs: [{ id: struck, void_reason: 'Another patient' }] },
        { baseVersion: 1 },
      ),
    );
    const caller = await token(['prfs_read']);
    const url = `/fhir/Observation?patient=${ecgPatient}`;
    const found = await search(caller, `${url}&code=http://loinc.org|11524-6`);
    expect(found.entry?.map(({ resource }) => resource)).toMatchObject([
      { status: 'entered-in-error', effectiveDateTime: '2026-11-20T10:05:00.000Z' },
      { code: { text: 'ECG, 3 leads' }, _effectiveDateTime: {}, note: [{ text: 'Before our arrival' }] },
      {
        code: { text: 'ECG, 12 leads' },
        subject: { reference: `Patient/${ecgPatient}` },
        encounter: { reference: `Encounter/${prfId}` },
        component: [
          { valueCodeableConcept: { text: 'Sinus rhythm' } },
          { valueQuantity: { value: 88, code: '/min' } },
        ],
      },
    ]);
    const ecgs = idsOf(found);
    expect(idsOf(await search(caller, `${url}&category=procedure`))).toEqual(ecgs);
    expect(idsOf(await search(caller, `${url}&encounter=${prfId}&code=11524-6&date=2026-11-19`))).toEqual([
      ecgs[2],
    ]);
    // The rate on an ECG is part of it, and not a pulse that was counted.
    expect(idsOf(await search(caller, `${url}&code=8867-4`))).toHaveLength(1);
    const signs = idsOf(await search(caller, `${url}&category=vital-signs`));
    expect(signs.filter((id) => ecgs.includes(id))).toEqual([]);
    const whole = idsOf(await search(caller, url));
    expect(whole).toEqual(expect.arrayContaining([...ecgs]));
    expect(new Set(whole).size).toBe(whole.length);
    for (const count of [1, 2])
      expect((await pages(caller, `${url}&_count=${String(count)}`)).flatMap(idsOf)).toEqual(whole);

    const document = (await staff.get(`/fhir/Bundle/${prfId}`)).body;
    for (const { resource } of found.entry ?? []) {
      const read = await caller.get(`/fhir/Observation/${resource.id}`);
      expect(read.statusCode, resource.id).toBe(200);
      expect(read.json()).toEqual(resource);
      expect(document).toContain((resource['identifier'] as { value: string }[])[0]?.value ?? 'none');
    }
    // Its id with the end of another source leads nowhere.
    const pulse = (ecgs[0] ?? '').replace(/..$/, 'hr');
    expect((await caller.get(`/fhir/Observation/${pulse}`)).statusCode).toBe(404);
    const otherwise = await token(['events_read']);
    expect((await otherwise.get(`/fhir/Observation/${ecgs[0] ?? ''}`)).statusCode).toBe(403);
  });

  it('leads to each record as FHIR and as PDF', async () => {
    const found = await search(staff, `/fhir/DocumentReference?encounter=${signedId}`);
    expect(found.entry?.[0]?.resource).toMatchObject({
      id: signedId,
      status: 'current',
      docStatus: 'final',
      context: { encounter: [{ reference: `Encounter/${signedId}` }] },
    });
    const caller = await token(['prfs_read']);
    const content = found.entry?.[0]?.resource['content'] as {
      attachment: { url: string; contentType: string };
    }[];
    expect(content).toHaveLength(2);
    for (const { attachment } of content) {
      const answer = await caller.get(new URL(attachment.url).pathname);
      expect(answer.statusCode, attachment.url).toBe(200);
      expect(answer.headers['content-type']).toContain(attachment.contentType);
    }
    expect(idsOf(await search(staff, `/fhir/DocumentReference?patient=${patientId}`))).toEqual([
      openId,
      signedId,
    ]);
    expect(await search(staff, `/fhir/DocumentReference?patient=${weightless}`)).not.toHaveProperty('entry');
  });
});

describe('what cannot be answered', () => {
  it('is an OperationOutcome that names the parameter', async () => {
    for (const [url, status, code, expression] of [
      ['/fhir/Patient', 400, 'invalid', 'identifier'],
      ['/fhir/Patient?family=qu', 400, 'invalid', 'family'],
      ['/fhir/Patient?birthdate=1990', 400, 'invalid', 'birthdate'],
      ['/fhir/Patient?birthdate=1990-02-31', 400, 'invalid', 'birthdate'],
      ['/fhir/Patient?family=quarrier&_count=500', 400, 'invalid', '_count'],
      ['/fhir/Patient?family=quarrier&_cursor=nonsense', 400, 'invalid', 'after'],
      ['/fhir/Encounter', 400, 'invalid', 'patient'],
      ['/fhir/Encounter?patient=Practitioner/1', 400, 'invalid', 'patient'],
      [`/fhir/Encounter?patient=${patientId}&date=yesterday`, 400, 'invalid', 'date'],
      ['/fhir/Observation?code=8867-4', 400, 'invalid', 'patient'],
      [`/fhir/Encounter/${newId()}`, 404, 'not-found', undefined],
      ['/fhir/Encounter/no-id', 404, 'not-found', undefined],
      [`/fhir/Patient/${newId()}`, 404, 'not-found', undefined],
      ['/fhir/Observation/no-id', 404, 'not-found', undefined],
      [`/fhir/DocumentReference/${newId()}`, 404, 'not-found', undefined],
      ['/fhir/Procedure?patient=1', 404, 'not-found', undefined],
    ] as const) {
      const answer = await staff.get(url);
      expect(answer.statusCode, `${url} ${answer.body}`).toBe(status);
      expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
      expect(answer.json(), url).toMatchObject({
        resourceType: 'OperationOutcome',
        issue: [{ code, ...(expression === undefined ? {} : { expression: [expression] }) }],
      });
    }
    const unknown = await staff.get(`/fhir/Encounter?patient=${patientId}&colour=red`);
    expect(unknown.statusCode).toBe(400);
    expect(unknown.body).toContain('colour');
    const posted = await staff.send('POST', '/fhir/Patient', {});
    expect(posted.statusCode).toBe(405);
    expect(posted.json()).toMatchObject({ resourceType: 'OperationOutcome' });
  });
});

describe('the trail', () => {
  it('has an entry of each search and of each record that it showed, and refuses what is restricted', async () => {
    const caller = await token(SCOPES);
    const entries = () =>
      bench.database.asOwner<{ action: string; prf_id: string | null; patient_id: string | null }>(
        `SELECT action, prf_id, patient_id FROM audit_entry a JOIN api_token t ON t.id = a.token_id
         WHERE t.token_hash = sha256(convert_to($1, 'UTF8')) ORDER BY a.action, a.prf_id`,
        [caller.bearer],
      );
    await search(caller, `/fhir/Encounter?patient=${patientId}`);
    await search(caller, `/fhir/Observation?encounter=${openId}&code=8867-4`);
    await caller.get(`/fhir/Patient/${patientId}`);
    const read = await entries();
    expect(read.map(({ action }) => action)).toEqual([
      'FHIR_SEARCHED',
      'FHIR_SEARCHED',
      'PATIENT_EXPORTED',
      'PRF_EXPORTED',
      'PRF_EXPORTED',
      'PRF_EXPORTED',
    ]);
    expect(read.filter(({ prf_id }) => prf_id === openId)).toHaveLength(2);
    expect(
      read.filter(({ action }) => action === 'PRF_EXPORTED').map(({ patient_id }) => patient_id),
    ).toEqual([patientId, patientId, patientId]);

    const restrict = async (what: Json) => {
      const { data, errors } = await admin.graphql(
        'mutation ($input: RestrictRecordInput!) { restrictRecord(input: $input) { restriction { id } } }',
        { input: { id: newId(), reason: 'A colleague', ...what } },
      );
      expect(errors).toBeUndefined();
      return (data?.['restrictRecord'] as { readonly restriction: { id: string } }).restriction.id;
    };
    const record = await restrict({ prfId: signedId });
    const cut = await search(caller, `/fhir/Encounter?patient=${patientId}`);
    expect(idsOf(cut)).toEqual([openId]);
    expect(cut.entry?.at(-1)).toMatchObject({ search: { mode: 'outcome' } });
    for (const url of [
      `/fhir/Encounter/${signedId}`,
      `/fhir/Observation?encounter=${signedId}`,
      `/fhir/DocumentReference/${signedId}`,
    ]) {
      const refusal = await caller.get(url);
      expect(refusal.statusCode, url).toBe(403);
      expect(refusal.json()).toMatchObject({ issue: [{ code: 'forbidden' }] });
    }
    const lifted = await admin.graphql(
      'mutation ($input: EndRestrictionInput!) { liftRestriction(input: $input) { restriction { endedAt } } }',
      { input: { id: record, reason: 'No longer needed' } },
    );
    expect(lifted.errors).toBeUndefined();

    const other = await bench.patient({
      name: 'Quentin Hidden',
      nhsNumber: '9434765870',
      allergies: 'Latex',
      address: '1 Secret Way',
    });
    await restrict({ patientId: other });
    const found = await search(caller, '/fhir/Patient?identifier=9434765870');
    expect(found.entry?.[0]?.resource).toMatchObject({
      id: other,
      meta: { security: [{ code: 'R' }] },
    });
    expect(JSON.stringify(found)).not.toContain('Secret');
    for (const url of [
      `/fhir/Patient/${other}`,
      `/fhir/Encounter?patient=${other}`,
      `/fhir/Observation?patient=${other}`,
    ])
      expect((await caller.get(url)).statusCode, url).toBe(403);
  });
});

describe('the table of codes', () => {
  it('is extended by admins, used by the next export, and says where each code came from', async () => {
    const SAVE =
      'mutation ($input: SaveFhirCodeInput!) { saveFhirCode(input: $input) { fhirCode { id code isActive } } }';
    const LIST = `query ($filter: FhirCodeFilter) { fhirCodes(first: 100, filter: $filter) {
      totalCount nodes { id list value system code display release source isActive } } }`;
    const code = {
      list: 'condition',
      value: 'Epilepsy',
      system: 'http://snomed.info/sct',
      code: '84757009',
      display: 'Epilepsy',
      release: 'International Edition, July 2026',
      source: 'SNOMED International browser',
    };
    const saved = await admin.graphql(SAVE, { input: code });
    expect(saved.errors).toBeUndefined();
    const again = await admin.graphql(SAVE, { input: { ...code, value: 'epilepsy' } });
    const { id } = (again.data?.['saveFhirCode'] as { readonly fhirCode: { id: string } }).fhirCode;
    expect(id).toBe((saved.data?.['saveFhirCode'] as { readonly fhirCode: { id: string } }).fhirCode.id);
    for (const [wrong, field] of [
      [{ ...code, code: '84757008' }, 'code'],
      [{ ...code, list: 'nothing' }, 'list'],
      [{ ...code, list: 'impression', value: 'nothing' }, 'value'],
      [{ ...code, release: ' ' }, 'release'],
    ] as const)
      expect((await admin.graphql(SAVE, { input: wrong })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field }],
      });
    expect((await staff.graphql(SAVE, { input: code })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });

    const listed = await admin.graphql(LIST, { filter: { isActive: true } });
    const { nodes } = listed.data?.['fhirCodes'] as { nodes: Json[] };
    for (const node of nodes) {
      expect(node['release'], JSON.stringify(node)).toMatch(/\S/);
      expect(node['source']).toMatch(/\S/);
      // Those that are shipped are held to the same rules as those that are entered.
      const { id: _id, isActive: _isActive, ...facts } = node;
      expect((await admin.graphql(SAVE, { input: facts })).errors, JSON.stringify(node)).toBeUndefined();
    }
    const author = await bench.actor('staff');
    const prfId = newId();
    await bench.save(
      author,
      command(prfId, 'PresentingComplaint', { past_conditions: [{ description: 'EPILEPSY' }] }),
    );
    expect((await admin.get(`/fhir/Bundle/${prfId}`)).body).toContain('84757009');
    const off = await admin.graphql(
      'mutation ($input: DeactivateFhirCodeInput!) { deactivateFhirCode(input: $input) { fhirCode { isActive } } }',
      { input: { id } },
    );
    expect(off.data).toMatchObject({ deactivateFhirCode: { fhirCode: { isActive: false } } });
    expect((await admin.get(`/fhir/Bundle/${prfId}`)).body).not.toContain('84757009');
  });
});
