import { asDocumented } from '@sideline/schema/patient-names';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, saveCommand, type World } from './access-world.js';
import type { GraphqlAnswer, TestCaller } from './harness/test-server.js';

/** Every read of a record is recorded: also where it is the answer to a write that wrote nothing. */

let world: World;
let author: TestCaller;
let colleague: TestCaller;

beforeAll(async () => {
  world = await createWorld();
  author = world.caller('author');
  colleague = world.caller('colleague');
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.clock.advance(60_000);
});

interface Entry {
  readonly action: string;
  readonly isRefusal: boolean;
  readonly prfId: string | null;
  readonly patientId: string | null;
  readonly fields: readonly string[];
}

/** What the trail has of the caller's last request. */
const entriesOf = async ({ lastRequestId }: TestCaller): Promise<readonly Entry[]> => {
  await world.server.services.audit.settled();
  return world.server.database.asOwner<Entry>(
    `SELECT action, is_refusal AS "isRefusal", prf_id AS "prfId", patient_id AS "patientId", fields_changed AS fields
     FROM audit_entry WHERE request_id = $1 ORDER BY recorded_at`,
    [lastRequestId],
  );
};
const read = (action: string, ids: Partial<Entry>): readonly object[] => [
  expect.objectContaining({ action, isRefusal: false, fields: [], ...ids }) as object,
];

describe('saving a section', () => {
  const SAVE = `mutation ($input: SavePrfInput!) {
    savePrf(input: $input) { results { outcome code customPrfId data { PresentingComplaint { presenting_complaint } } } }
  }`;
  const command = (prfId: string, words: string) =>
    saveCommand(prfId, {
      section: 'PresentingComplaint',
      changes: { PresentingComplaint: { presenting_complaint: words } },
    });
  const save = async (caller: TestCaller, input: object) => {
    const { data, errors } = await caller.graphql(SAVE, { input });
    expect(errors).toBeUndefined();
    return (data?.['savePrf'] as { readonly results: readonly object[] }).results[0];
  };

  it('has its one entry, and a read where the same is sent again', async () => {
    const prfId = await world.openPrf();
    const input = command(prfId, 'Fall');
    expect(await save(author, input)).toMatchObject({ outcome: 'SAVED' });
    expect(await entriesOf(author)).toEqual([
      expect.objectContaining({ action: 'PRF_UPDATED', prfId, fields: ['presenting_complaint'] }),
    ]);
    expect(await save(author, input)).toMatchObject({
      outcome: 'REPLAYED',
      data: { PresentingComplaint: { presenting_complaint: 'Fall' } },
    });
    expect(await entriesOf(author)).toEqual(read('PRF_VIEWED', { prfId }));
  });

  it('is a read where nothing differs from what stands', async () => {
    const prfId = await world.openPrf();
    await save(author, command(prfId, 'Fall'));
    await save(world.caller('admin'), command(prfId, 'Fall'));
    expect(await entriesOf(world.caller('admin'))).toEqual(read('PRF_VIEWED', { prfId }));
  });

  it('is a read where the record is signed, to whoever may read it', async () => {
    const prfId = world.ids.otherSignedPrf;
    expect(await save(colleague, command(prfId, 'Collapse'))).toMatchObject({
      outcome: 'REFUSED',
      code: 'PRF_LOCKED',
      customPrfId: expect.any(String) as string,
    });
    expect(await entriesOf(colleague)).toEqual(
      read('PRF_VIEWED', { prfId, patientId: world.ids.otherPatient }),
    );
  });

  it("shows nothing of another's open record, and is a refusal", async () => {
    const prfId = await world.openPrf();
    expect(await save(colleague, command(prfId, 'Collapse'))).toMatchObject({
      code: 'PRF_NOT_YOURS',
      customPrfId: null,
      data: { PresentingComplaint: null },
    });
    expect(await entriesOf(colleague)).toEqual([
      expect.objectContaining({ action: 'ACCESS_DENIED', isRefusal: true, prfId }),
    ]);
  });
});

describe('linking a patient', () => {
  const link = (caller: TestCaller, input: object): Promise<GraphqlAnswer> =>
    caller.graphql(
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
      {
        input,
      },
    );
  const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;

  it('who is linked already is a read', async () => {
    const patientId = world.ids.otherPatient;
    const prfId = await world.openPrf(newId(), patientId);
    expect(codeOf(await link(author, { prfId, patientId }))).toBeUndefined();
    expect(await entriesOf(author)).toEqual(read('PRF_VIEWED', { prfId, patientId }));
  });

  it('beside another patient, whose name is told, is a read', async () => {
    const { otherPatient: patientId, ownPatient } = world.ids;
    const prfId = await world.openPrf(newId(), patientId);
    const answer = await link(author, { prfId, patientId: ownPatient, expectedPatientId: null });
    expect(codeOf(answer)).toBe('PRF_PATIENT_CHANGED');
    expect(await entriesOf(author)).toEqual(read('PRF_VIEWED', { prfId, patientId }));
  });

  it("of another's record is a conflict without detail, and a refusal in the trail", async () => {
    const prfId = await world.openPrf();
    expect(codeOf(await link(colleague, { prfId, patientId: world.ids.otherPatient }))).toBe('CONFLICT');
    expect(await entriesOf(colleague)).toEqual([
      expect.objectContaining({ action: 'ACCESS_DENIED', isRefusal: true, prfId }),
    ]);
  });
});

it('opening for writing what is the caller’s own is a read', async () => {
  const prfId = await world.openPrf();
  await author.graphql(
    'mutation ($input: PrfReasonInput!) { openPrfForWriting(input: $input) { prf { id } } }',
    {
      input: { prfId, reason: 'Handed over at the end of the shift' },
    },
  );
  expect(await entriesOf(author)).toEqual(read('PRF_VIEWED', { prfId }));
});

describe('a patient', () => {
  const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }';
  let made = 0;
  /** Like nobody else. */
  const wren = () => {
    made += 1;
    return { id: newId(), name: newId().slice(-8), dob: `19${String(50 + made)}-05-06` };
  };

  it('changed into what they already are, by GraphQL and by REST, is a read', async () => {
    const patientId = world.ids.otherPatient;
    const answer = await author.graphql(
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { name } } }',
      { input: { id: patientId, name: 'Sasha Quill' } },
    );
    expect(answer.data).toEqual({ updatePatient: { patient: { name: 'Sasha Quill' } } });
    expect(await entriesOf(author)).toEqual(read('PATIENT_VIEWED', { patientId }));
    expect(
      (await author.send('PUT', `/api/patient/${patientId}`, { patient_name: 'Sasha Quill' })).statusCode,
    ).toBe(200);
    expect(await entriesOf(author)).toEqual(read('PATIENT_VIEWED', { patientId }));
  });

  it('registered again under their id is a read', async () => {
    const input = wren();
    await author.graphql(CREATE, { input });
    expect(await entriesOf(author)).toEqual([expect.objectContaining({ action: 'PATIENT_CREATED' })]);
    expect((await author.graphql(CREATE, { input })).errors).toBeUndefined();
    expect(await entriesOf(author)).toEqual(read('PATIENT_VIEWED', { patientId: input.id }));
  });

  it('who looks known is a search, although nobody is registered', async () => {
    const { id: _, ...same } = wren();
    await author.graphql(CREATE, { input: { id: newId(), ...same } });
    const refused = await author.graphql(CREATE, { input: { id: newId(), ...same } });
    expect(refused.errors?.[0]?.extensions.code).toBe('PATIENT_LOOKS_KNOWN');
    expect(await entriesOf(author)).toEqual(read('PATIENT_SEARCHED', {}));
    expect((await author.send('POST', '/api/patient', asDocumented(same))).statusCode).toBe(409);
    expect(await entriesOf(author)).toEqual(read('PATIENT_SEARCHED', {}));
  });

  it('put into their own squad is a read; the entry of another names the team that comes with it', async () => {
    const input = wren();
    const { id: patientId } = input;
    await author.graphql(CREATE, { input });
    const LINK = `mutation ($input: LinkPatientSquadInput!) { linkPatientSquad(input: $input) { patientSquadLink { squadId } } }`;
    const squad = { patientId, squadId: world.ids.squad, startDate: '2026-10-01T09:00:00Z' };
    await author.graphql(LINK, { input: squad });
    expect(await entriesOf(author)).toEqual([
      expect.objectContaining({
        action: 'PATIENT_SQUAD_LINKED',
        patientId,
        fields: ['squad_id', 'start_date', 'cheer_team_id'],
      }),
    ]);
    expect((await author.graphql(LINK, { input: squad })).errors).toBeUndefined();
    expect(await entriesOf(author)).toEqual(read('PATIENT_VIEWED', { patientId }));
  });

  it('registered with a squad names it among the fields', async () => {
    const input = { ...wren(), cheerSquadId: world.ids.squad };
    await author.graphql(CREATE, { input });
    expect((await entriesOf(author))[0]?.fields).toEqual(
      expect.arrayContaining(['patient_name', 'dob', 'cheer_team_id', 'cheer_squad_id']),
    );
  });
});
