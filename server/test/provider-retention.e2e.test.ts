import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** How long records are kept: a setting of the provider's, never below its privacy statements, and what it does to the list. */

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const save = (input: object) =>
  admin.graphql(
    `mutation ($input: SaveProviderRetentionInput!) {
      saveProviderRetention(input: $input) { providerRetention { version adultYears childUntilAge } } }`,
    { input },
  );
const registered = async (years: number): Promise<string> => {
  const id = newId();
  const at = new Date(server.clock.now());
  at.setUTCFullYear(at.getUTCFullYear() - years);
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob, created_at, updated_at) VALUES ($1, 'Ansel Thorne', '1980-02-03', $2, $2)`,
    [id, at],
  );
  return id;
};
const stateOf = async (patientId: string): Promise<unknown> => {
  const [row] = await server.database.asOwner<{ state: string }>(
    'SELECT state FROM erasure WHERE patient_id = $1 ORDER BY listed_at DESC, id DESC LIMIT 1',
    [patientId],
  );
  return row?.state ?? null;
};
const list = () => server.services.retention.list();

it('refuses what is shorter than the privacy statements, by field', async () => {
  const { errors } = await save({ version: 0, adultYears: 7, childUntilAge: 24 });
  expect(errors?.[0]?.extensions.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['adultYears', 'Enter 8 to 30.'],
    ['childUntilAge', 'Enter 25 to 50.'],
  ]);
});

it('takes those who are kept longer off the list, and lists them again once the change is put back', async () => {
  const [nine, twelve] = [await registered(9), await registered(12)];
  await list();
  expect([await stateOf(nine), await stateOf(twelve)]).toEqual(['listed', 'listed']);

  const { data } = await save({ version: 0, adultYears: 10, childUntilAge: 25 });
  expect(data?.['saveProviderRetention']).toEqual({
    providerRetention: { version: 1, adultYears: 10, childUntilAge: 25 },
  });
  const { data: kept } = await admin.graphql(
    'query ($id: ID!) { patientRetention(patientId: $id) { retainUntil isPast } }',
    {
      id: nine,
    },
  );
  expect(kept?.['patientRetention']).toEqual({ retainUntil: '2027-11-20', isPast: false });
  await list();
  expect([await stateOf(nine), await stateOf(twelve)]).toEqual(['withdrawn', 'listed']);

  const { data: history } = await admin.graphql(
    '{ settingChanges(kind: retention) { nodes { id title before after } } }',
  );
  const [change] = (history?.['settingChanges'] as { nodes: { id: string }[] }).nodes;
  expect(change).toMatchObject({
    title: 'Retention',
    before: ['Default'],
    after: [
      'Records: 10 years after the last contact or a death',
      'Records of children: until the age of 25, if that is later',
    ],
  });
  await admin.graphql(
    'mutation ($input: PutBackSettingInput!) { putBackSetting(input: $input) { settingChange { id } } }',
    {
      input: { changeId: change?.id },
    },
  );
  server.clock.advance(2 * 86_400_000);
  await list();
  expect(await stateOf(nine)).toBe('listed');
});

it('stops an erasure that was approved by the shorter term', async () => {
  // Two days later nobody is signed in any more.
  admin = await server.signedIn('admin');
  const patientId = await registered(9);
  await list();
  const [row] = await server.database.asOwner<{ id: string }>(
    'SELECT id FROM erasure WHERE patient_id = $1',
    [patientId],
  );
  await admin.graphql(
    'mutation ($input: ApproveErasuresInput!) { approveErasures(input: $input) { erasures { id } } }',
    {
      input: { ids: [row?.id] },
    },
  );
  expect(await stateOf(patientId)).toBe('approved');
  await save({ version: 2, adultYears: 15, childUntilAge: 25 });
  const runId = newId();
  await admin.graphql(
    'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }',
    { id: runId },
  );
  await server.services.erasing.run({ runId });
  expect(await stateOf(patientId)).toBe('withdrawn');
});
