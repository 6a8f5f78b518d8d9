import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/platform/logger.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const CREATE =
  'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id role firstName } } }';
const STATUS = '{ setupStatus { isOpen } }';
const admin = (email: string) => ({
  firstName: 'Asha',
  lastName: 'Brook',
  email,
  password: 'copper-meadow-whistle-77',
});

const create = (caller: TestCaller, input: object) => caller.graphql(CREATE, { input });

describe('set-up mode', () => {
  let server: TestServer;
  const lines: string[] = [];

  beforeAll(async () => {
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    server = await startTestServer({ env: { SETUP_MODE: 'true' }, logger: createLogger('warn', sink) });
    await server.services.setup.announce();
  });
  afterAll(() => server.close());

  it('creates the first administrator with the code from the log, once', async () => {
    const code = /code ([0-9A-Z]{10})/.exec(lines.join(''))?.[1] ?? '';
    expect(code).not.toBe('');
    const nobody = server.nobody();
    expect((await nobody.graphql(STATUS)).data).toEqual({ setupStatus: { isOpen: true } });

    const without = await create(nobody, admin('first@example.org'));
    expect(without.errors?.[0]?.extensions.code).toBe('SETUP_CODE_WRONG');
    const wrong = await create(nobody, { ...admin('first@example.org'), setupCode: 'AAAAAAAAAA' });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'SETUP_CODE_WRONG',
      problems: [{ field: 'setupCode', message: expect.stringContaining('server’s log') as unknown }],
    });
    const weak = await create(nobody, {
      ...admin('first@example.org'),
      password: 'password1234',
      setupCode: code,
    });
    expect(weak.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'password', code: 'too_weak' }]);

    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    const made = await create(nobody, { ...admin('first@example.org'), setupCode: typed });
    expect(made.errors).toBeUndefined();
    expect(made.data).toMatchObject({ createAdmin: { sessionUser: { role: 'admin', firstName: 'Asha' } } });
    expect((await nobody.graphql(STATUS)).data).toEqual({ setupStatus: { isOpen: false } });

    const again = await create(nobody, { ...admin('second@example.org'), setupCode: code });
    expect(again.errors?.[0]?.extensions.code).toBe('SETUP_CLOSED');
    expect((await server.nobody().signIn('first@example.org', 'copper-meadow-whistle-77')).statusCode).toBe(
      200,
    );
  });

  it('lets administrators create further ones, without a code', async () => {
    const caller = await server.signedIn('admin');
    expect((await create(caller, admin('third@example.org'))).errors).toBeUndefined();
    const taken = await create(caller, admin('THIRD@example.org'));
    expect(taken.errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
    const wrong = await create(caller, { ...admin('not an address'), firstName: ' ' });
    expect(wrong.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['firstName', 'email']);
  });

  it('refuses staff', async () => {
    const caller = await server.signedIn('staff');
    expect((await create(caller, admin('fourth@example.org'))).errors?.[0]?.extensions.code).toBe(
      'SETUP_CLOSED',
    );
  });
});

describe('without set-up mode', () => {
  it('is closed, administrator or not', async () => {
    const server = await startTestServer();
    try {
      await server.services.setup.announce();
      const nobody = server.nobody();
      expect((await nobody.graphql(STATUS)).data).toEqual({ setupStatus: { isOpen: false } });
      const refused = await create(nobody, { ...admin('first@example.org'), setupCode: '' });
      expect(refused.errors?.[0]?.extensions.code).toBe('SETUP_CLOSED');
    } finally {
      await server.close();
    }
  });
});
