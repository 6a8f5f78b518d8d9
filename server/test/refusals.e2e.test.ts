import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from './access-world.js';
import { newId } from '../src/platform/ids.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Refusal {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly patient_id: string | null;
  readonly prf_id: string | null;
  readonly context: string;
}

/** What the trail gained while `work` ran: refusals of the patient caller alone. */
const refusalsOf = async (work: () => Promise<unknown>): Promise<Refusal[]> => {
  const read = () =>
    world.server.database.asOwner<Refusal & { id: string }>(
      `SELECT id, entity_type, entity_id, patient_id, prf_id, context FROM audit_entry
       WHERE is_refusal AND action = 'ACCESS_DENIED' AND actor_id = $1`,
      [world.caller('patient').user?.id],
    );
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id)).map(({ id: _id, ...refusal }) => refusal);
};

describe('a refusal', () => {
  it('says whose record was tried', async () => {
    const { otherPatient } = world.ids;
    const patient = world.caller('patient');
    const about = { entity_type: 'Patient', entity_id: otherPatient, patient_id: otherPatient, prf_id: null };
    expect(
      await refusalsOf(() =>
        patient.graphql('query ($id: ID!) { patient(patientId: $id) { name } }', {
          id: otherPatient,
        }),
      ),
    ).toEqual([{ ...about, context: 'Query.patient' }]);
    expect(
      await refusalsOf(() =>
        patient.graphql('query ($id: ID!) { patientViews(patientId: $id) { nodes { id } } }', {
          id: otherPatient,
        }),
      ),
    ).toEqual([{ ...about, context: 'Query.patientViews' }]);
  });

  it('is recorded where the caller is only told that there is nothing', async () => {
    const { otherSignedPrf, otherPatient, ownOpenPrf, ownPatient } = world.ids;
    const patient = world.caller('patient');
    const query = 'query ($id: ID!) { prf(customPrfId: $id) { customPrfId } }';
    const refused = (prf: string, about: string, context: string): Refusal => ({
      entity_type: 'Prf',
      entity_id: prf,
      patient_id: about,
      prf_id: prf,
      context,
    });
    expect(
      await refusalsOf(async () => {
        // Once before and once after the server has learnt the query.
        for (let time = 0; time < 2; time += 1)
          expect((await patient.graphql(query, { id: otherSignedPrf })).data).toEqual({ prf: null });
      }),
    ).toEqual(Array.from({ length: 2 }, () => refused(otherSignedPrf, otherPatient, 'PRF')));
    expect(await refusalsOf(() => patient.graphql(query, { id: ownOpenPrf }))).toEqual([
      refused(ownOpenPrf, ownPatient, 'PRF'),
    ]);
    expect(
      await refusalsOf(async () => {
        expect((await patient.get(`/api/prf/${otherSignedPrf}/pdf`)).statusCode).toBe(404);
      }),
    ).toEqual([refused(otherSignedPrf, otherPatient, 'PRF as PDF')]);
  });

  it('is none where there was nothing to refuse', async () => {
    const patient = world.caller('patient');
    const query = 'query ($id: ID!) { prf(customPrfId: $id) { customPrfId } }';
    expect(await refusalsOf(() => patient.graphql(query, { id: newId() }))).toEqual([]);
    expect(await refusalsOf(() => patient.graphql(query, { id: world.ids.ownSignedPrf }))).toEqual([]);
  });
});
