import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import type { TestCaller } from './harness/test-server.js';

/** The flag on a public figure: who may set it, what it keeps, and that nobody else learns of it. */

let world: World;
let admin: TestCaller;
let patientId: string;

beforeAll(async () => {
  world = await createWorld();
  admin = world.caller('admin');
});
afterAll(() => world.close());
beforeEach(async () => {
  patientId = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Ottilie Quarrier', '1990-03-01')`,
    [patientId],
  );
});

type Json = Readonly<Record<string, unknown>>;

const FLAG =
  'mutation ($input: FlagPublicFigureInput!) { flagPublicFigure(input: $input) { publicFigureFlag { id reason } } }';
const REMOVE =
  'mutation ($input: RemovePublicFigureFlagInput!) { removePublicFigureFlag(input: $input) { publicFigureFlag { endedReason } } }';
const FLAGS = `query ($patientId: ID) { publicFigureFlags(patientId: $patientId, first: 100) {
  nodes { id patientId patientName reason madeByName endedAt endedByName endedReason } } }`;

const ok = async (query: string, variables: Json = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data as Record<string, Json>;
};
const codeOf = async (caller: TestCaller, query: string, variables: Json) =>
  (await caller.graphql(query, variables)).errors?.[0]?.extensions['code'];
const flags = async (of: string | null = null) =>
  (await ok(FLAGS, { patientId: of }))['publicFigureFlags']?.['nodes'] as Json[];
const flag = async (id = newId(), reason = 'In the papers') => {
  await ok(FLAG, { input: { id, patientId, reason } });
  return id;
};

it('is set and removed with a reason, once each, and stays as history', async () => {
  const id = await flag();
  // The same once more changes nothing; another is refused, and so is the same id for anything else.
  await flag(id);
  const another = { input: { id: newId(), patientId, reason: 'Again' } };
  expect(await codeOf(admin, FLAG, another)).toBe('ALREADY_FLAGGED');
  for (const other of [{ reason: 'Another reason' }, { patientId: world.ids.otherPatient }])
    expect(await codeOf(admin, FLAG, { input: { id, patientId, reason: 'In the papers', ...other } })).toBe(
      'COMMAND_REUSED',
    );
  for (const input of [
    { id: newId(), patientId, reason: ' ' },
    { id: 'x', patientId, reason: 'Why' },
  ])
    expect(await codeOf(admin, FLAG, { input })).toBe('BAD_INPUT');
  expect(await codeOf(admin, FLAG, { input: { id: newId(), patientId: newId(), reason: 'Why' } })).toBe(
    'NOT_FOUND',
  );
  expect(await flags()).toContainEqual(
    expect.objectContaining({ id, patientId, patientName: 'Ottilie Quarrier', reason: 'In the papers' }),
  );

  expect(await codeOf(admin, REMOVE, { input: { id, reason: '' } })).toBe('BAD_INPUT');
  for (const reason of ['Retired from public life', 'Later words'])
    expect((await ok(REMOVE, { input: { id, reason } }))['removePublicFigureFlag']).toEqual({
      publicFigureFlag: {
        endedReason: 'Retired from public life',
      },
    });
  expect((await flags()).map((one) => one['id'])).not.toContain(id);
  const second = await flag();
  expect((await flags(patientId)).map((one) => [one['id'], one['endedReason']])).toEqual(
    expect.arrayContaining([
      [second, null],
      [id, 'Retired from public life'],
    ]),
  );
});

it('is one flag for all rows of a person', async () => {
  const id = await flag();
  const survivor = newId();
  await world.server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Otty Quarrier', '1990-03-01')`,
    [survivor],
  );
  await world.server.database.asOwner(
    'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
    [patientId, survivor],
  );
  expect((await flags(survivor)).map((one) => one['id'])).toEqual([id]);
  expect(await codeOf(admin, FLAG, { input: { id: newId(), patientId: survivor, reason: 'Again' } })).toBe(
    'ALREADY_FLAGGED',
  );
});

it('is set once by two at the same moment', async () => {
  const both = await Promise.all(
    [newId(), newId()].map((id) =>
      admin.graphql(FLAG, { input: { id, patientId, reason: 'In the papers' } }),
    ),
  );
  expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  expect(await flags(patientId)).toHaveLength(1);
});

it('is an administrator’s alone, and the trail of it, which staff read, names no patient', async () => {
  const id = await flag();
  for (const who of ['author', 'colleague', 'client', 'patient', 'token'] as const) {
    const caller = world.caller(who);
    for (const [query, variables] of [
      [FLAGS, { patientId }],
      [FLAG, { input: { id: newId(), patientId, reason: 'Why' } }],
      [REMOVE, { input: { id, reason: 'Why' } }],
    ] as const)
      expect((await caller.graphql(query, variables)).errors, `${who}: ${query}`).toBeDefined();
  }
  const trail = await world.server.database.asOwner(
    `SELECT action, patient_id, entity_type, entity_id FROM audit_entry
     WHERE action LIKE 'PUBLIC_FIGURE%' AND NOT is_refusal AND entity_id = $1`,
    [id],
  );
  expect(trail).toEqual([
    {
      action: 'PUBLIC_FIGURE_FLAGGED',
      patient_id: null,
      entity_type: 'PublicFigureFlag',
      entity_id: id,
    },
  ]);
});

it('changes nothing that anybody reads or exports of the patient', async () => {
  const author = world.caller('author');
  const shown = async () => [
    (
      await author.graphql(
        'query ($id: ID!) { patient(patientId: $id) { name isRestricted version updatedAt } }',
        { id: patientId },
      )
    ).data,
    (await author.get(`/fhir/Patient/${patientId}/$everything`))
      .json<{ entry: Json[] }>()
      .entry.map((entry) => {
        const resource = entry['resource'] as Json;
        return resource['resourceType'] === 'Patient' ? resource : resource['resourceType'];
      }),
  ];
  const before = JSON.stringify(await shown());
  await flag(newId(), 'Sings on television');
  const after = JSON.stringify(await shown());
  expect(after).toBe(before);
  expect(after).not.toMatch(/VIP|television|public/i);
});
