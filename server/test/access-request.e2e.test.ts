import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, saveCommand, type World } from './access-world.js';
import type { GraphqlAnswer } from './harness/test-server.js';

const DAY_MS = 86_400_000;
const CONCERN = 'Bruises of different ages';
const FIELDS =
  'id deadline daysLeft state assembly stepsDone stepsTotal expiresAt identityHow files { name byteSize }';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const byReason = (field: string) => (id: string, reason: string) =>
  world
    .caller('admin')
    .graphql(`mutation ($input: AccessRequestReasonInput!) { ${field}(input: $input) { ${FIELDS} } }`, {
      input: { id, reason },
    });
const byId = (field: string) => (id: string) =>
  world.caller('admin').graphql(`mutation ($id: ID!) { ${field}(id: $id) { ${FIELDS} } }`, { id });
const ask = byId('askAccessIdentity');
const checked = byReason('checkAccessIdentity');
const extend = byReason('extendAccessRequest');
const assemble = byId('assembleAccessRequest');
const handOver = byId('handOverAccessRequest');
const refuse = byReason('refuseAccessRequest');

const create = async (
  patientId: string,
  receivedOn = '2026-11-20',
): Promise<GraphqlAnswer & { id: string }> => {
  const id = newId();
  const answer = await world
    .caller('admin')
    .graphql(
      `mutation ($input: CreateAccessRequestInput!) { createAccessRequest(input: $input) { ${FIELDS} } }`,
      {
        input: { id, patientId, receivedOn, requester: 'The patient’s mother' },
      },
    );
  return { ...answer, id };
};
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const of = ({ data }: GraphqlAnswer) => Object.values(data ?? {})[0] as Record<string, unknown>;

describe('the clock of a subject access request', () => {
  it('runs for a month, stands while identity is asked for, and is extended once with a reason', async () => {
    const made = await create(world.ids.otherPatient, '2026-11-10');
    expect(of(made)).toMatchObject({ deadline: '2026-12-10', daysLeft: 20, state: 'open' });
    expect(codeOf(await assemble(made.id))).toBe('ACCESS_REQUEST_STATE');
    expect(of(await ask(made.id))).toMatchObject({ deadline: null, daysLeft: null });
    expect(codeOf(await ask(made.id))).toBe('ACCESS_REQUEST_STATE');
    expect(codeOf(await checked(made.id, ' '))).toBe('BAD_INPUT');
    world.server.clock.advance(3 * DAY_MS);
    // The session of the caller ended with its twelve hours.
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    expect(of(await checked(made.id, 'Passport seen'))).toMatchObject({
      deadline: '2026-12-13',
      daysLeft: 20,
      identityHow: 'Passport seen',
    });
    expect(of(await extend(made.id, 'Many records'))).toMatchObject({ deadline: '2027-02-13' });
    expect(codeOf(await extend(made.id, 'Again'))).toBe('ACCESS_REQUEST_STATE');
    expect(of(await refuse(made.id, 'Not the patient’s to ask'))).toMatchObject({
      state: 'refused',
      daysLeft: null,
    });
    expect(codeOf(await assemble(made.id))).toBe('ACCESS_REQUEST_STATE');
  });

  it('does not begin in the future, and names no patient who is not there', async () => {
    expect(codeOf(await create(world.ids.otherPatient, '2031-01-01'))).toBe('BAD_INPUT');
    expect(codeOf(await create(newId()))).toBe('NOT_FOUND');
  });
});

describe('its files', () => {
  it('hold everything of every merged row, without what is withheld, until they expire', async () => {
    const { ids, server } = world;
    const loser = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Hale')`,
      [loser],
    );
    await world.caller('author').signIn(world.caller('author').user?.email ?? '');
    const prfId = await world.openPrf(newId(), loser);
    const saved = await world
      .caller('author')
      .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
        input: saveCommand(prfId, {
          section: 'SocialHistory',
          changes: {
            SocialHistory: { safeguarding_concerns: 'yes', safeguarding_concerns_details: CONCERN },
          },
        }),
      });
    expect(saved.data).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [loser, ids.ownPatient],
    );
    const { id } = await create(ids.ownPatient);
    await checked(id, 'Passport seen');
    expect(of(await assemble(id))).toMatchObject({ assembly: 'waiting' });
    expect(codeOf(await assemble(id))).toBe('ACCESS_REQUEST_STATE');
    await server.services.assembling.run({ requestId: id });
    // The queue may bring a job twice.
    await server.services.assembling.run({ requestId: id });
    const listed = await world
      .caller('admin')
      .graphql(`{ accessRequests(state: open) { totalCount nodes { ${FIELDS} } } }`);
    const { nodes } = of(listed) as { nodes: { id: string; files: { name: string }[]; stepsDone: number }[] };
    const request = nodes.find((node) => node.id === id);
    expect(request).toMatchObject({ assembly: 'ready', stepsDone: 5, stepsTotal: 5 });
    const names = request?.files.map(({ name }) => name) ?? [];
    expect(names).toEqual([
      'everything-held.json',
      'record-1.fhir.json',
      'record-1.pdf',
      'record-2.fhir.json',
      'record-2.pdf',
    ]);
    const url = (name: string) => `/api/access-requests/${id}/files/${name}`;
    const everything = await world.caller('admin').get(url('everything-held.json'));
    expect(everything.statusCode).toBe(200);
    for (const said of ['Robin Hale', 'Robyn Hale', prfId]) expect(everything.body).toContain(said);
    const fhir = await world.caller('admin').get(url('record-1.fhir.json'));
    expect(fhir.json<{ resourceType: string }>().resourceType).toBe('Bundle');
    const pdf = await world.caller('admin').get(url('record-1.pdf'));
    expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    for (const text of [everything.body, fhir.body])
      for (const hidden of [CONCERN, 'Sasha Quill', ids.otherPatient]) expect(text).not.toContain(hidden);
    expect((await world.caller('author').get(url('record-1.pdf'))).statusCode).toBe(403);
    expect((await world.caller('admin').get(url('other.pdf'))).statusCode).toBe(404);
    const downloads = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'ACCESS_REQUEST_DOWNLOADED' AND entity_id = $1`,
      [id],
    );
    expect(downloads).toHaveLength(3);
    expect(of(await handOver(id))).toMatchObject({ state: 'handed_over' });
    server.clock.advance(15 * DAY_MS);
    await world.caller('admin').signIn(world.caller('admin').user?.email ?? '');
    expect((await world.caller('admin').get(url('record-1.pdf'))).statusCode).toBe(404);
    await server.services.assembling.removeExpired();
    expect(
      await server.database.asOwner('SELECT FROM access_request_file WHERE request_id = $1', [id]),
    ).toEqual([]);
  });
});
