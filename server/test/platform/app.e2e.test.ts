import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/platform/logger.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const PAGE =
  '<!doctype html><title>Sideline</title><script>alert(1)</script><script src="/assets/main-1a2b.js"></script>';
const SCRIPT = `/* ${'a'.repeat(2_000)} */`;

let client: string;
let server: TestServer;
let log: string;

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'sideline-client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), PAGE);
  writeFileSync(join(client, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(client, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString('utf8');
      done();
    },
  });
  server = await startTestServer({ clientFolder: client, logger: createLogger('info', sink) });
});
afterAll(async () => {
  await server.close();
  rmSync(client, { recursive: true, force: true });
});
beforeEach(() => {
  log = '';
});

describe('the server', () => {
  it('says that it lives and that it is ready, and neither in the log', async () => {
    expect((await server.nobody().get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.nobody().get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      database: true,
      migrations: true,
      writes: true,
      files: true,
      prepared: true,
    });
    expect(log).toBe('');
  });

  it('counts requests by the pattern of their path, for whoever stands beside it', async () => {
    await server.nobody().get('/api/prf/SL-261120-ABCDEFGH/pdf');
    const metrics = await server.nobody().get('/metrics');
    expect(metrics.body).toContain('route="/api/prf/:prfId/pdf",status="401"');
    expect(metrics.body).toContain('sideline_database_connections{state="open"}');
    expect(metrics.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(metrics.body).not.toContain('ABCDEFGH');
    const proxied = await server
      .nobody()
      .request({ method: 'GET', url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(proxied.statusCode).toBe(404);
  });

  it('logs a request by number, pattern, status and time, and nothing that was sent', async () => {
    const response = await server.nobody().get('/api/patients/search?name=Fenwick&dob=2001-02-03');
    expect(log).not.toMatch(/Fenwick|2001-02-03/);
    const line: unknown = JSON.parse(log.trim().split('\n').at(-1) ?? '');
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String) as unknown,
      requestId: response.headers['x-request-id'],
      method: 'GET',
      route: expect.stringMatching(/^[^?]+$/) as unknown,
      status: response.statusCode,
      ms: expect.any(Number) as unknown,
      msg: 'Answered',
    });
  });

  it('takes a request’s number from nobody but a trusted proxy', async () => {
    const given = await server
      .nobody()
      .request({ method: 'GET', url: '/healthz', headers: { 'x-request-id': 'mine-12345678' } });
    expect(given.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/%c0%ae', '/api/patients/%zz'])('refuses the address %s in its own words', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'address' }] });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('sends its headers with every answer', async () => {
    for (const url of ['/', '/healthz', '/api/nothing', '/assets/main-1a2b.js']) {
      const { headers } = await server.nobody().get(url);
      expect(headers['content-security-policy']).toContain(
        // The hash of alert(1).
        "script-src 'self' 'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
      );
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-request-id']).toEqual(expect.any(String));
    }
  });
});

describe('answers', () => {
  const sent = (url: string, encoding: string) =>
    server.nobody().request({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

  it('are compressed as the caller takes them, and left alone where they are short', async () => {
    const plain = await sent('/api/openapi.json', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await sent('/api/openapi.json', encoding);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toContain('accept-encoding');
      expect(open(answer.rawPayload).toString('utf8')).toBe(plain.body);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    }
    expect((await sent('/healthz', 'br')).headers['content-encoding']).toBeUndefined();
  });
});

describe('the client’s files', () => {
  it('are compressed ones where the browser takes them, and kept for good where their name says what is in them', async () => {
    const caller = server.nobody();
    const script = await caller.request({
      method: 'GET',
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await caller.get('/')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/login', '/prf/SL-261120-ABCDEFGH', '/no/such/page'])('%s is the page', async (url) => {
    const { statusCode, body } = await server.nobody().get(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(PAGE);
  });

  it.each(['/api/no-such-row', '/assets/gone.js', '/graphql/x'])('%s is an error in JSON', async (url) => {
    const response = await server.nobody().get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: response.headers['x-request-id'] });
  });
});
