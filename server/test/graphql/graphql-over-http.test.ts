import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/test-server.js';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** As any program must: the header proves to the CSRF guard that no foreign page had a browser send this. */
const fetchWithPreflight = (input: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('apollo-require-preflight', 'audit');
  return fetch(input, { ...init, headers });
};

it('passes the audits of GraphQL over HTTP', async () => {
  const results = await auditServer({ url: `${url}/graphql`, fetchFn: fetchWithPreflight });
  const failed = results
    .filter(({ status }) => status !== 'ok')
    .map(({ name, status }) => `${status}: ${name}`);
  expect(results.length).toBeGreaterThan(50);
  expect(failed.filter((line) => !/: MAY /.test(line))).toEqual([]);
});
