import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: object }>>>
  >;
}

describe('the REST documentation', () => {
  it('describes every row once, by method and path', async () => {
    const response = await server.nobody().get('/api/openapi.json');
    expect(response.statusCode).toBe(200);
    const { openapi, paths } = response.json<Document>();
    expect(openapi).toBe('3.1.0');
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(paths['/api/auth/user']?.['get']?.responses).toHaveProperty('200');
    expect(paths['/api/auth/user']?.['get']?.responses).toHaveProperty('401');
    expect(paths['/api/auth/user']?.['get']).not.toHaveProperty('security');
    for (const status of ['401', '403'])
      expect(paths['/api/auth/login']?.['post']?.responses).toHaveProperty(status);
    expect(paths['/api/patient-squad']?.['post']?.responses).toHaveProperty('404');
    expect(paths['/api/patient/{patient_id}']?.['put']?.responses).toHaveProperty('409');
    expect(paths['/api/auth/logout']?.['post']?.responses).toHaveProperty('204');
  });

  it('names a parameter in the path for each in braces', async () => {
    const { paths } = (await server.nobody().get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    }>();
    for (const [path, methods] of Object.entries(paths)) {
      const inBraces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inBraces);
    }
  });

  it('is shown by pages that load nothing from elsewhere and run no script of their own', async () => {
    const page = await server.nobody().get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/https?:\/\//);
    expect(page.body).not.toMatch(/<script(?! src="\/api\/docs\/)/);
    for (const file of [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    )) {
      const asset = await server.nobody().get(file);
      expect(asset.statusCode).toBe(200);
      expect(asset.body.length).toBeGreaterThan(50);
    }
  });
});
