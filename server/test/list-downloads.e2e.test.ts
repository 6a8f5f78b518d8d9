import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Rows that people select in a list and save on their device: who may is asked of the server, which keeps that they did. */

let server: TestServer;
let staff: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const note = (input: object) =>
  staff.graphql('mutation ($input: NoteListDownloadInput!) { noteListDownload(input: $input) { isDone } }', {
    input,
  });
const noted = () =>
  server.database.asOwner<{ entity: string; context: string }>(
    `SELECT entity_id AS entity, context FROM audit_entry WHERE action = 'LIST_DOWNLOADED' ORDER BY recorded_at, id`,
  );

it('are kept in the audit log, with the list and how many', async () => {
  expect((await note({ list: 'open-records', rows: 12 })).data).toEqual({
    noteListDownload: { isDone: true },
  });
  expect(await noted()).toEqual([{ entity: 'open-records', context: 'open records, 12 rows' }]);
});

it.each([
  ['list', { list: 'Alle Patienten', rows: 1 }],
  ['rows', { list: 'patients', rows: 0 }],
  ['rows', { list: 'patients', rows: 10_001 }],
])('name %s where it is wrong', async (field, input) => {
  expect((await note(input)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    problems: [{ field }],
  });
});

it('are refused to people for whom exports are switched off', async () => {
  const admin = await server.signedIn('admin');
  const { errors } = await admin.graphql(
    'mutation ($input: SaveUserRightsInput!) { saveUserRights(input: $input) { userRights { version } } }',
    {
      input: {
        ...{ userId: staff.user?.id, version: 0 },
        ...{ voidRecords: true, approve: true, exportLists: false },
      },
    },
  );
  expect(errors).toBeUndefined();
  expect((await note({ list: 'patients', rows: 2 })).errors?.[0]?.extensions.code).toBe('RIGHT_OFF');
  expect(await noted()).toHaveLength(1);
});
