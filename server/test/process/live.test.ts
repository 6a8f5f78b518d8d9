import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';
import {
  endServer,
  newDataFolder,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.js';
import { SocketCaller } from '../harness/socket.js';
import { whenReady } from '../harness/when-ready.js';

/** Two servers in processes of their own on one database, as behind a load balancer. */

const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';

const folders = [newDataFolder(), newDataFolder()];
const servers: ServerProcess[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.app.url, DATABASE_DIRECT_URL: database.owner.url };
  // One after the other, as they are rolled out: the first migrates.
  for (const folder of folders)
    servers.push(await startServerProcess(folder, { ...env, SETUP_MODE: 'true' }));
});

afterAll(async () => {
  for (const [index, folder] of folders.entries()) {
    const server = servers[index];
    await endServer(folder, ...(server ? [server] : []));
  }
  await database.drop();
});

const post = ({ address }: ServerProcess, path: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });

const SAVE = `mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }`;
const CHANGES = `subscription ($prfId: ID!) { prfChanged(prfId: $prfId) {
  kind sections { section version } data { PresentingComplaint { presenting_complaint } } } }`;

it('brings what is saved at one to whoever follows at the other, and closes there the socket of a session that ended here', async () => {
  const [here, there] = servers;
  if (here === undefined || there === undefined) throw new Error('Two servers are wanted.');
  const [, setupCode] = /with the code ([0-9A-Z]{10})/.exec(here.output()) ?? [];
  const input = { email: EMAIL, firstName: 'Ada', lastName: 'First', password: PASSWORD, setupCode };
  await post(here, '/graphql', {
    query: 'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
    variables: { input },
  });
  const signedIn = async (server: ServerProcess): Promise<string> => {
    const answer = await whenReady(
      () => post(server, '/api/auth/login', { email: EMAIL, password: PASSWORD }),
      ({ status }) => status,
    );
    expect(answer.status).toBe(200);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const [writer, reader] = [await signedIn(here), await signedIn(there)];
  const prfId = newId();
  const save = async (baseVersion: number, presenting_complaint: string): Promise<void> => {
    const command = {
      commandId: newId(),
      prfId,
      section: 'PresentingComplaint',
      baseVersion,
      deviceTime: '2026-11-20T14:32:00Z',
      changes: { PresentingComplaint: { presenting_complaint } },
    };
    const answer = await post(
      here,
      '/graphql',
      { query: SAVE, variables: { input: { commands: [command] } } },
      writer,
    );
    expect(await answer.json()).toMatchObject({ data: { savePrf: { results: [{ outcome: 'SAVED' }] } } });
  };
  await save(0, 'Fall');

  const socket = new SocketCaller(there.address, { cookie: reader, bearer: null });
  const changes = socket.follow(CHANGES, { prfId });
  expect((await changes.at(0)).data).toMatchObject({ prfChanged: { kind: 'FOLLOWED' } });
  await save(1, 'Fall from the steps');
  expect((await changes.at(1)).data).toEqual({
    prfChanged: {
      kind: 'SECTION',
      sections: [{ section: 'PresentingComplaint', version: 2 }],
      data: { PresentingComplaint: { presenting_complaint: 'Fall from the steps' } },
    },
  });

  expect((await post(here, '/api/auth/logout', {}, reader)).status).toBeLessThan(300);
  expect(await socket.closed).toBe(4401);
});
