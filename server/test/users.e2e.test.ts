import { CloseCode } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { SocketCaller } from './harness/socket.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { saveCommand } from './access-world.js';
import { lettersOf, tokenIn } from './letters.js';

const FIELDS = '{ id role clientId patientId isActive hasPassword openSessions }';
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user ${FIELDS} } }`;
const RE_ROLE = `mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { user ${FIELDS} } }`;
const act = (name: string): string =>
  `mutation ($id: ID!) { ${name}(input: { id: $id }) { user ${FIELDS} } }`;
const ME = '{ me { id } }';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://sideline.example' },
    // Never by itself: what closes a socket here is that it was told to.
    interfaces: { socketBeatMs: 3_600_000 },
  });
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const codeOf = async (caller: TestCaller, document: string, variables: object): Promise<string> => {
  const { errors } = await caller.graphql(document, { ...variables });
  return errors?.[0]?.extensions.code ?? 'ok';
};
const newUser = (more: object = {}) => ({
  id: newId(),
  firstName: 'Wren',
  lastName: 'Ashdown',
  email: `${newId()}@example.org`,
  role: 'staff',
  ...more,
});
const audited = async (action: string, id: string): Promise<readonly string[]> => {
  const [row] = await server.database.asOwner<{ fields: string[] }>(
    'SELECT fields_changed AS fields FROM audit_entry WHERE action = $1 AND entity_id = $2 AND NOT is_refusal',
    [action, id],
  );
  if (row === undefined) throw new Error(`There is no ${action} of ${id}`);
  return row.fields;
};
const saving = (prfId: string) => ({ input: saveCommand(prfId) });
const isSignedIn = async (caller: TestCaller): Promise<boolean> =>
  (await caller.graphql(ME)).data?.['me'] !== null;

describe('a new account', () => {
  it('gets a link by which its owner alone chooses the password, and is made once', async () => {
    const input = newUser();
    const { data } = await admin.graphql(CREATE, { input });
    expect(data?.['createUser']).toMatchObject({
      user: { id: input.id, isActive: true, hasPassword: false },
    });
    expect(await codeOf(admin, CREATE, { input })).toBe('ok');
    expect(await codeOf(admin, CREATE, { input: { ...input, email: 'other@example.org' } })).toBe(
      'COMMAND_REUSED',
    );
    // Corrected after a lost answer: an administrator's account must not be taken for the one of staff that was asked for.
    for (const other of [{ role: 'admin' }, { firstName: 'Another' }])
      expect(await codeOf(admin, CREATE, { input: { ...input, ...other } })).toBe('COMMAND_REUSED');
    expect((await server.nobody().signIn(input.email, '')).statusCode).not.toBe(200);

    const letters = await lettersOf(server, input.email);
    expect(letters).toHaveLength(1);
    const token = tokenIn(letters[0], '/reset-password');
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isDone } }';
    expect(await codeOf(server.nobody(), reset, { input: { token, password: PASSWORD } })).toBe('ok');
    expect((await server.nobody().signIn(input.email)).statusCode).toBe(200);
    expect(await codeOf(server.nobody(), reset, { input: { token, password: PASSWORD } })).toBe(
      'LINK_CLOSED',
    );
    expect(await audited('USER_CREATED', input.id)).toContain('role');
  });

  it('is refused where its address is taken, or a client’s has no client', async () => {
    const known = await server.account('staff');
    expect(await codeOf(admin, CREATE, { input: newUser({ email: known.email.toUpperCase() }) })).toBe(
      'EMAIL_TAKEN',
    );
    expect(await codeOf(admin, CREATE, { input: newUser({ role: 'client' }) })).toBe('BAD_INPUT');
    expect(await codeOf(admin, CREATE, { input: newUser({ role: 'client', clientId: newId() }) })).toBe(
      'NOT_FOUND',
    );
  });
});

describe('disabling an account', () => {
  it('ends its sessions, sockets, links and API tokens at once', async () => {
    const other = await server.signedIn('admin');
    const { id = '', email = '' } = other.user ?? {};
    const made = await other.graphql(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
      {
        input: {
          id: newId(),
          name: 'Interface',
          role: 'staff',
          scopes: ['patients_read'],
          expiresAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
        },
      },
    );
    const program = server.nobody();
    program.bearer = (
      made.data?.['createApiToken'] as { readonly createdApiToken: { token: string } }
    ).createdApiToken.token;
    expect((await program.get('/api/auth/user')).statusCode).toBe(200);
    const prfId = newId();
    await other.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
      saving(prfId),
    );
    const socket = new SocketCaller(await server.listen(), other);
    await socket.follow('subscription ($prfId: ID!) { prfChanged(prfId: $prfId) { kind } }', { prfId }).at(0);

    const { data } = await admin.graphql(act('disableUser'), { id });
    expect(data?.['disableUser']).toMatchObject({ user: { isActive: false, openSessions: 0 } });
    expect(await socket.closed).toBe(CloseCode.Unauthorized);
    expect(await isSignedIn(other)).toBe(false);
    expect((await program.get('/api/auth/user')).statusCode).toBe(401);
    expect((await server.nobody().signIn(email)).statusCode).toBe(401);
    expect(await audited('USER_DISABLED', id)).toEqual(['isActive']);

    expect(await codeOf(admin, act('enableUser'), { id })).toBe('ok');
    expect((await server.nobody().signIn(email)).statusCode).toBe(200);
    expect((await program.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('is nobody’s to do to themselves', async () => {
    expect(await codeOf(admin, act('disableUser'), { id: admin.user?.id })).toBe('OWN_ACCOUNT');
    expect(await codeOf(admin, RE_ROLE, { input: { userId: admin.user?.id, role: 'staff' } })).toBe(
      'OWN_ACCOUNT',
    );
  });

  it('is not theirs to do by writing their id in capitals', async () => {
    const id = admin.user?.id.toUpperCase();
    for (const name of ['disableUser', 'enableUser'])
      expect(await codeOf(admin, act(name), { id })).toBe('OWN_ACCOUNT');
    expect(await codeOf(admin, RE_ROLE, { input: { userId: id, role: 'staff' } })).toBe('OWN_ACCOUNT');
    const inline = `mutation { disableUser(input: { id: "${id ?? ''}" }) { user { id } } }`;
    expect(await codeOf(admin, inline, {})).toBe('OWN_ACCOUNT');
  });
});

describe('another role', () => {
  it('ends the sessions of the account and takes what belongs to the former role', async () => {
    const [patientId, clientId] = [newId(), newId()];
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Robin Hale', '2001-03-04')`,
      [patientId],
    );
    await server.database.asOwner(`INSERT INTO client (client_id, name) VALUES ($1, 'Harrowmere Trust')`, [
      clientId,
    ]);
    const user = await server.signedIn('patient', { patientId });
    const userId = user.user?.id ?? '';
    const { data } = await admin.graphql(RE_ROLE, { input: { userId, role: 'client', clientId } });
    expect(data?.['changeUserRole']).toMatchObject({ user: { role: 'client', clientId, patientId: null } });
    expect(await isSignedIn(user)).toBe(false);
    expect(await audited('USER_ROLE_CHANGED', userId)).toEqual(['role', 'client_id', 'patient_id']);
  });

  it('leaves an administrator, also where two take each other’s role at the same moment', async () => {
    const lone = await startTestServer();
    try {
      for (let round = 0; round < 4; round += 1) {
        const [one, two] = [await lone.signedIn('admin'), await lone.signedIn('admin')];
        await lone.database.asOwner(
          `UPDATE app_user SET is_active = false WHERE role = 'admin' AND is_active AND id <> ALL($1)`,
          [[one.user?.id, two.user?.id]],
        );
        const outcomes = await Promise.all([
          codeOf(one, RE_ROLE, { input: { userId: two.user?.id, role: 'staff' } }),
          codeOf(two, act('disableUser'), { id: one.user?.id }),
        ]);
        const [left] = await lone.database.asOwner<{ count: number }>(
          `SELECT count(*)::integer AS count FROM app_user WHERE role = 'admin' AND is_active`,
        );
        expect(left?.count, outcomes.join()).toBe(1);
        expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
      }
    } finally {
      await lone.close();
    }
  });

  it('does not count an administrator who never chose a password', async () => {
    const lone = await startTestServer();
    try {
      const [one, two] = [await lone.signedIn('admin'), await lone.signedIn('admin')];
      await lone.account('admin', { passwordHash: null });
      expect(await codeOf(one, act('disableUser'), { id: two.user?.id })).toBe('ok');
      // As an administrator whose session outlives the change of another one would.
      await expect(
        lone.database.asOwner('UPDATE app_user SET is_active = false WHERE id = $1', [one.user?.id]),
      ).rejects.toMatchObject({ constraint: 'app_user_last_admin' });
    } finally {
      await lone.close();
    }
  });
});

describe('signing somebody out', () => {
  it('ends every session and leaves the account open', async () => {
    const user = await server.signedIn('staff');
    const id = user.user?.id ?? '';
    const list = '{ users(filter: { text: "@example.org" }, first: 100) { nodes { id openSessions } } }';
    const sessionsOf = async (): Promise<unknown> => {
      const { data } = await admin.graphql(list);
      const { nodes } = data?.['users'] as { nodes: readonly { id: string; openSessions: number }[] };
      return nodes.find((node) => node.id === id)?.openSessions;
    };
    expect(await sessionsOf()).toBe(1);
    expect(await codeOf(admin, act('endUserSessions'), { id })).toBe('ok');
    expect(await sessionsOf()).toBe(0);
    expect(await isSignedIn(user)).toBe(false);
    expect((await user.signIn(user.user?.email ?? '')).statusCode).toBe(200);
  });
});
