import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** How the provider writes figures: a setting that everybody reads, with a history that puts it back. */

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const FACTS = '{ version thousands pence clock weekStart }';
const USUAL = { thousands: 'comma', pence: 'always', clock: 'h24', weekStart: 'monday' };
const OTHER = { thousands: 'space', pence: 'when_needed', clock: 'h12', weekStart: 'sunday' };

const read = async (): Promise<unknown> =>
  (await server.nobody().graphql(`{ providerFormats ${FACTS} }`)).data?.['providerFormats'];
const save = (input: object) =>
  admin.graphql(
    `mutation ($input: SaveProviderFormatsInput!) { saveProviderFormats(input: $input) { providerFormats ${FACTS} } }`,
    { input },
  );

it('are as usual until they are changed, and a change from an old version is refused', async () => {
  expect(await read()).toEqual({ version: 0, ...USUAL });
  expect((await save({ version: 0, ...OTHER })).data).toEqual({
    saveProviderFormats: { providerFormats: { version: 1, ...OTHER } },
  });
  expect(await read()).toEqual({ version: 1, ...OTHER });
  expect((await save({ version: 0, ...USUAL })).errors?.[0]?.extensions['code']).toBe('CHANGED_MEANWHILE');
});

it('stay in the history in words, audited, and are put back from it', async () => {
  const { data } = await admin.graphql(
    '{ settingChanges(kind: formats) { nodes { id title before after } } }',
  );
  const [change] = (data?.['settingChanges'] as { nodes: { id: string }[] }).nodes;
  expect(change).toMatchObject({
    title: 'Formats',
    before: ['Default'],
    after: expect.arrayContaining(['Clock: 12 hours: 2:32 pm', 'First day of the week: Sunday']) as string[],
  });
  await admin.graphql(
    'mutation ($input: PutBackSettingInput!) { putBackSetting(input: $input) { settingChange { id } } }',
    {
      input: { changeId: change?.id },
    },
  );
  expect(await read()).toEqual({ version: 2, ...USUAL });
  const audited = await server.database.asOwner(
    `SELECT action FROM audit_entry WHERE action IN ('PROVIDER_FORMATS_CHANGED', 'SETTING_PUT_BACK') ORDER BY recorded_at, action`,
  );
  expect(audited).toEqual([{ action: 'PROVIDER_FORMATS_CHANGED' }, { action: 'SETTING_PUT_BACK' }]);
});
