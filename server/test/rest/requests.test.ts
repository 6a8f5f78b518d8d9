import { ERRORS, type Problem } from '@sideline/schema/errors';
import { YEAR_WORDS } from '@sideline/schema/validation/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

/** What a row takes and what it refuses at the edges of its parameters and its body. */
let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signedIn']>>;
let patientId: string;
let eventId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  const patient = await admin.send('POST', '/api/patient', {
    patient_name: 'Ada Quill',
    dob: '1990-05-06',
    gender: 'Genderqueer',
  });
  expect(patient.statusCode, patient.body).toBe(201);
  patientId = patient.json<{ patient_id: string }>().patient_id;
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, location)
     VALUES ($1, 'Harrow Fair', '2026-11-20T08:00Z', '2026-11-21T20:00Z', 'Harrow')`,
    [eventId],
  );
});
afterAll(() => server.close());

const problemsOf = ({ body }: { readonly body: string }): readonly Problem[] =>
  (JSON.parse(body) as { problems: readonly Problem[] }).problems;

const log = (more: object) => ({
  event_id: eventId,
  patient_id: patientId,
  issue_summary: 'Blister',
  clinician_name: 'Sam Marsh',
  clinician_role: 'Paramedic',
  ...more,
});

describe('a time', () => {
  it.each(['2026-11-20T14:20Z', '2026-11-20T15:20+01:00', '2026-11-20T14:20:00.000Z'])(
    '%s is taken: a form has minutes, a program more',
    async (incident_date) => {
      const response = await admin.send('POST', '/api/see-and-treat', log({ incident_date }));
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json<{ incident_date: string }>().incident_date).toBe('2026-11-20T14:20:00.000Z');
    },
  );

  it.each([
    ['2026-11-20T14:20', /“incident_date” as a date and time with its offset, like/],
    ['2026-02-30T14:20Z', /with its offset/],
    ['0026-11-20T14:20Z', YEAR_WORDS],
    ['2206-11-20T14:20Z', YEAR_WORDS],
  ])('%s is refused, with what to send', async (incident_date, words) => {
    const response = await admin.send('POST', '/api/see-and-treat', log({ incident_date }));
    expect(response.statusCode).toBe(400);
    expect(problemsOf(response)).toEqual([
      expect.objectContaining({ field: 'incident_date', message: expect.stringMatching(words) as unknown }),
    ]);
  });

  it.each([
    ['a shift', { shifts: [{ startTime: '0026-11-20T08:00Z', endTime: '2026-11-20T09:00Z' }] }],
    ['the end of a recurrence', { shifts: [], recurrence: 'daily', until: '2926-11-20' }],
  ])('of %s lies in a year of ours', async (_what, body) => {
    const response = await admin.send('POST', '/api/shifts/batchCreate', { eventId, ...body });
    expect(response.statusCode).toBe(400);
    expect(problemsOf(response).map(({ message }) => message)).toContain(YEAR_WORDS);
  });

  it('is asked for as such by every row that takes a period', async () => {
    const { paths } = (await server.nobody().get('/api/openapi.json')).json<{
      paths: Readonly<
        Record<string, { get?: { parameters?: readonly { name: string; schema?: { format?: string } }[] } }>
      >;
    }>();
    const taken = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ name }) => name === 'from' || name === 'to')
        .map(({ name, schema }) => ({ path, name, isOfDays: schema?.format === 'date' })),
    );
    expect(taken.length).toBeGreaterThanOrEqual(24);
    for (const { path, name, isOfDays } of taken) {
      const url = path.replaceAll(/\{\w+\}/g, () => newId());
      for (const wrong of isOfDays ? ['7', '2206-11-20'] : ['7', '2026-11-20T14:20', '2206-11-20T14:20Z']) {
        const response = await admin.get(`${url}?${name}=${wrong}`);
        expect(response.statusCode, `${path} ${name}=${wrong} ${response.body}`).toBe(400);
        expect([...new Set(problemsOf(response).map(({ field }) => field))]).toEqual([name]);
      }
    }
  });
});

describe('a range that ends before it starts', () => {
  const asked = (path: string, from: string, to: string) =>
    admin.get(`${path.replaceAll(/\{\w+\}/g, () => newId())}?from=${from}&to=${to}`);

  it('is refused at every row that has one', async () => {
    const { paths } = (await server.nobody().get('/api/openapi.json')).json<{
      paths: Readonly<
        Record<string, { get?: { parameters?: readonly { name: string; schema?: { format?: string } }[] } }>
      >;
    }>();
    const ranges = Object.entries(paths).flatMap(([path, { get }]) => {
      const end = get?.parameters?.find(({ name }) => name === 'to');
      const hasStart = get?.parameters?.some(({ name }) => name === 'from') === true;
      return end === undefined || !hasStart ? [] : [{ path, isOfDays: end.schema?.format === 'date' }];
    });
    expect(ranges.length).toBeGreaterThanOrEqual(12);
    for (const { path, isOfDays } of ranges) {
      const [early, late] = ['2026-11-20', '2026-11-21'].map((day) => (isOfDays ? day : `${day}T00:00Z`)) as [
        string,
        string,
      ];
      const backwards = await asked(path, late, early);
      expect(backwards.statusCode, `${path} ${backwards.body}`).toBe(400);
      expect(problemsOf(backwards).map(({ field }) => field)).toEqual(['to']);
      // Without a thing of that name there is nothing to be found forwards.
      const forwards = await asked(path, early, late);
      expect(forwards.statusCode, `${path} ${forwards.body}`).toBe(path.includes('{') ? 404 : 200);
    }
  });
});

describe('a gender', () => {
  const person = { patient_name: 'Bo Reed', dob: '1991-02-03' };
  const registering = {
    name: 'Bo Reed',
    dob: '1991-02-03',
    addressLine1: '1 Mill Lane',
    town: 'Harrowmere',
    postcode: 'HM1 2AB',
    user_id: null,
  };
  it.each([
    ['/api/patient', person, 'Male, Female, Non-binary, Genderqueer, Prefer not to say, Other'],
    ['/api/patients', person, 'Male, Female, Non-binary, Prefer not to say'],
    ['/api/patients/register', registering, 'Male, Female, Other'],
  ])('that %s does not offer is refused with those that it does', async (url, body, offered) => {
    const wrong = await admin.send('POST', url, { ...body, gender: 'banana' });
    expect(wrong.statusCode).toBe(400);
    expect(problemsOf(wrong)).toEqual([
      expect.objectContaining({ field: 'gender', message: `Use one of ${offered}.` }),
    ]);
    const others = ['Male', 'Female', 'Non-binary', 'Genderqueer', 'Prefer not to say', 'Other'].filter(
      (label) => !offered.split(', ').includes(label),
    );
    for (const gender of others)
      expect(problemsOf(await admin.send('POST', url, { ...body, gender }))[0]?.message).toBe(
        `Use one of ${offered}.`,
      );
  });
});

describe('a change that names nothing', () => {
  it('is refused, and changes nothing', async () => {
    for (const body of [{}, { unknown: 'field' }]) {
      const response = await admin.send('PUT', `/api/patient/${patientId}`, body);
      expect(response.statusCode).toBe(400);
      expect(problemsOf(response)).toEqual([
        expect.objectContaining({
          field: 'body',
          message: 'Send at least one field to change.',
        }),
      ]);
    }
  });
});

describe('reminders', () => {
  it('are both set, each once', async () => {
    const enable = (reminderSchedule: readonly string[]) =>
      admin.send('POST', `/api/shifts/${newId()}/reminders`, { reminderSchedule });
    for (const twice of [
      ['24h', '24h'],
      ['1h', '1h'],
    ]) {
      const response = await enable(twice);
      expect(response.statusCode).toBe(400);
      expect(problemsOf(response)[0]?.message).toMatch(/^Give each of 24h and 1h once/);
    }
  });
});

describe('qualifications', () => {
  it('that are no list are refused in words of their own', async () => {
    for (const qualifications of [7, { a: 1 }, [7], '{"no":"list"}', 'ALS']) {
      const response = await admin.send('POST', '/api/staff', {
        userID: newId(),
        position: 'Paramedic',
        qualifications,
      });
      expect(response.statusCode).toBe(400);
      const said = problemsOf(response).filter(({ field }) => field.startsWith('qualifications'));
      expect(said.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^Give the qualifications as a list of names/),
      ]);
    }
  });

  it('dates lie in years in which somebody can have worked', async () => {
    const response = await admin.send('POST', '/api/staff', {
      userID: admin.user?.id,
      position: 'Support Staff',
      qualifications: [
        { qualification: 'First Aid at Work', issuedOn: '0026-11-20', expiresOn: '2926-11-20' },
      ],
      hireDate: '0026-11-20',
      terminationDate: '2926-11-20',
    });
    expect(response.statusCode).toBe(400);
    const career = YEAR_WORDS.replace('2000', '1950');
    expect(problemsOf(response).map(({ field, message }) => [field, message])).toEqual([
      ['qualifications.0.issuedOn', career],
      ['qualifications.0.expiresOn', YEAR_WORDS],
      ['hireDate', career],
      ['terminationDate', YEAR_WORDS],
    ]);
  });

  it('dates of employment are refused in words of their own', async () => {
    const response = await admin.send('POST', '/api/staff', {
      userID: newId(),
      position: 'Paramedic',
      hireDate: 'last spring',
    });
    expect(problemsOf(response)).toEqual([
      expect.objectContaining({ field: 'hireDate', message: 'Give “hireDate” as a date, YYYY-MM-DD.' }),
    ]);
  });
});

describe('a method that an address does not take', () => {
  it('is answered with those that it does, at every address', async () => {
    const { paths } = (await server.nobody().get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: unknown; responses: object }>>;
    }>();
    for (const [path, rows] of Object.entries(paths)) {
      const url = path.replaceAll(/\{\w+\}/g, newId());
      const response = await server.nobody().request({ method: 'PATCH', url });
      expect(response.statusCode, path).toBe(405);
      const allowed = String(response.headers['allow']).toLowerCase().split(', ');
      expect(allowed.filter((method) => method !== 'head').sort(), path).toEqual(Object.keys(rows).sort());
      expect(response.body, path).toContain('does not accept PATCH');
    }
    expect(ERRORS.METHOD_NOT_ALLOWED.status).toBe(405);
  });

  it('is documented, as is a body that is too large or no JSON', async () => {
    const { paths } = (await server.nobody().get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: unknown; responses: object }>>;
    }>();
    for (const [path, rows] of Object.entries(paths))
      for (const [method, { requestBody, responses }] of Object.entries(rows))
        if (requestBody !== undefined)
          for (const status of ['413', '415']) expect(responses, `${method} ${path}`).toHaveProperty(status);
  });
});
