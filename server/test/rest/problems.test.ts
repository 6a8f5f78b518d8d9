import type { Problem } from '@sideline/schema/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signedIn']>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

interface Refusal {
  readonly code: string;
  readonly problems: readonly Problem[];
}

const post = (url: string, payload: string, contentType = 'application/json') =>
  admin.request({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

/** What a library says and a person does not. */
const MACHINE = /\b(expected|received|invalid|undefined|zod|too (small|big)|token)\b/i;

describe('a body that cannot be read', () => {
  it.each([
    ['breaks off', '{"email":', 'application/json', 400, 'body', /stops before its JSON does/],
    ['is no JSON', '{"email" 7}', 'application/json', 400, 'body', /line 1, column 10/],
    ['reaches into the program', '{"__proto__":{}}', 'application/json', 400, 'body', /“__proto__”/],
    ['is not there', '', 'application/json', 400, 'body', /the body is empty/],
    ['is no object', '[1]', 'application/json', 400, 'body', /an object of named values/],
    ['is no JSON by its header', 'email=a', 'text/plain', 415, 'content-type', /application\/json/],
    [
      'is too large',
      JSON.stringify({ email: 'x'.repeat(1_100_000) }),
      'application/json',
      413,
      'body',
      /less/,
    ],
  ])('%s: that is said', async (_what, payload, contentType, status, field, message) => {
    const response = await post('/api/auth/login', payload, contentType);
    expect(response.statusCode).toBe(status);
    const { code, problems } = response.json<Refusal>();
    expect(code).toBe('BAD_INPUT');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(field);
    expect(problems[0]?.message).toMatch(message);
  });

  it.each(['/api/auth/login', '/api/patient'])(
    'is refused by %s where it is nested without end',
    async (url) => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
      const response = await post(url, `{"email":${deep},"patient_name":${deep}}`);
      expect(response.statusCode, response.body).toBe(400);
    },
  );

  it('is refused by GraphQL where a variable is nested without end', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const response = await post(
      '/graphql',
      `{"query":"query ($id: ID!) { patient(patientId: $id) { id } }","variables":{"id":${deep}}}`,
    );
    const { errors } = response.json<{ errors: { extensions: { code: string } }[] }>();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
  });

  it('is said of GraphQL too', async () => {
    const response = await post('/graphql', '{"query":');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', problems: [{ field: 'body', code: 'invalid_json' }] } }],
    });
  });
});

describe('what may not be sent at all', () => {
  it.each(['DELETE', 'OPTIONS', 'PATCH', 'PUT'] as const)(
    'is refused with %s, whatever the body: with what the address takes, where there is one',
    async (method) => {
      for (const payload of ['', '{}', '{"broken":']) {
        const headers = { 'content-type': 'application/json' };
        const taken = await admin.request({ method, url: '/api/patients', headers, payload });
        expect(taken.statusCode).toBe(405);
        expect(taken.headers['allow']).toBe('GET, HEAD, POST');
        expect(taken.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', problems: [] });
        const nothing = await admin.request({ method, url: '/api/nothing', headers, payload });
        expect(nothing.statusCode).toBe(404);
        expect(nothing.json()).toMatchObject({ code: 'NOT_FOUND', problems: [] });
      }
    },
  );

  it('is refused to whoever may not send it, before anybody looks whether it is JSON', async () => {
    const broken = {
      method: 'POST',
      url: '/api/patients',
      headers: { 'content-type': 'application/json' },
      payload: '{"patient_name":',
    } as const;
    expect((await server.nobody().request(broken)).statusCode).toBe(401);
    expect((await (await server.signedIn('client')).request(broken)).statusCode).toBe(403);
    expect((await admin.request(broken)).statusCode).toBe(400);
  });
});

describe('a field that does not fit', () => {
  it.each([
    ['/api/auth/login', { email: '', password: 'b' }, 'email', 'Give “email”: it is empty.'],
    ['/api/auth/login', { email: 'a' }, 'password', 'Give “password”: it is missing.'],
    ['/api/auth/login', { email: 7, password: 'b' }, 'email', 'Give “email” as text.'],
    [
      '/api/patient-squad',
      { patient_id: 'a', squad_id: 'b', start_date: 'today' },
      'start_date',
      'Give “start_date” as a date and time with its offset, like 2026-11-20T14:32:00Z.',
    ],
    [
      '/api/audit-log',
      { action_type: 'x'.repeat(500) },
      'action_type',
      'Shorten “action_type” to at most 200 characters.',
    ],
  ])('of %s %j is named with what to do', async (url, body, field, message) => {
    const response = await post(url, JSON.stringify(body));
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().problems).toEqual([expect.objectContaining({ field, message })]);
  });

  it.each([
    ['/api/auth/login', { email: 'a\0b', password: 'b' }, 'email'],
    ['/api/patient', { patient_name: 'Wren \ud800Ashdown', dob: '1990-05-06' }, 'patient_name'],
    ['/api/audit-log', { action_type: 'LOGIN', action_context: 'a\0b' }, 'action_context'],
  ])('of %s is named where the database cannot hold its text', async (url, body, field) => {
    const response = await post(url, JSON.stringify(body));
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().problems).toMatchObject([{ field, code: 'unstorable_text' }]);
  });

  it('is named in the address and in GraphQL too', async () => {
    const search = async (parameters: string) => {
      const response = await admin.get(`/api/patients/search?${parameters}`);
      expect(response.statusCode).toBe(400);
      return response.json<Refusal>().problems.map(({ field }) => field);
    };
    expect(await search('name=Wren%00&dob=1990-05-06')).toEqual(['name']);
    expect(await search('name=Wren&dob=0000-05-06')).toEqual(['dob']);
    const document = 'query ($text: String!) { findPatients(text: $text) { id } }';
    for (const _again of [1, 2]) {
      const { errors } = await admin.graphql(document, { text: 'Wren\0' });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'text' }] });
      expect((await admin.graphql(document, { text: 'Wren' })).errors).toBeUndefined();
    }
  });

  it('keeps back only its own command of a save', async () => {
    const command = (text: string) => ({
      commandId: newId(),
      prfId: newId(),
      section: 'incidentDetails',
      baseVersion: 0,
      deviceTime: server.clock.now().toISOString(),
      changes: { incidentDetails: { chief_complaint: text } },
    });
    const { data } = await admin.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome problems { field code } } } }',
      { input: { commands: [command('Fall\0'), command('Fall')] } },
    );
    expect(data?.['savePrf']).toMatchObject({
      results: [{ outcome: 'REFUSED', problems: [{ code: 'UNSTORABLE' }] }, { outcome: 'SAVED' }],
    });
  });

  // These reached the database, which could not read them: INTERNAL.
  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])(
    'is refused by GraphQL where it is a time of no year: %s',
    async (time) => {
      const { errors } = await admin.graphql(
        'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
        {
          input: {
            commands: [
              {
                commandId: newId(),
                prfId: newId(),
                section: 'incidentDetails',
                baseVersion: 0,
                deviceTime: time,
                changes: { incidentDetails: { chief_complaint: 'Fall' } },
              },
            ],
          },
        },
      );
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field: 'input.commands[0].deviceTime', code: 'bad_value' }],
      });
      const literal = await admin.graphql(`{ shifts(range: { from: "${time}", to: "${time}" }) { id } }`);
      expect(literal.errors?.[0]?.extensions.code).toMatch(/BAD_INPUT|GRAPHQL_VALIDATION_FAILED/);
    },
  );

  it('is left out where it is the time of a device whose clock is centuries off', async () => {
    for (const client_ts of ['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z'])
      expect(
        (await post('/api/audit-log', JSON.stringify({ action_type: 'LOGIN', client_ts }))).statusCode,
      ).toBe(204);
  });

  it('is named in words of ours by every row that takes a body', async () => {
    const { paths } = (await admin.get('/api/openapi.json')).json<{
      paths: Readonly<
        Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: object } }>>>
      >;
    }>();
    const rows = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody === undefined
          ? []
          : [
              {
                method: method.toUpperCase() as 'POST' | 'PUT',
                path,
                status: 'application/json' in requestBody.content ? 400 : 415,
              },
            ],
      ),
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { method, path, status } of rows) {
      const response = await admin.request({
        method,
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: { 'content-type': 'application/json' },
        payload: '7',
      });
      expect([path, response.statusCode]).toEqual([path, status]);
      const { problems } = response.json<Refusal>();
      expect(problems).not.toEqual([]);
      for (const { message } of problems) expect(message).not.toMatch(MACHINE);
    }
  });
});
