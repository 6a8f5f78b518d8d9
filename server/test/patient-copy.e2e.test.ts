import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, saveCommand, type Who, type World } from './access-world.js';
import { pdfText } from './harness/pdf-text.js';
import { newId } from '../src/platform/ids.js';

const CONCERN = 'Bruises of different ages seen by the steward';

let world: World;
let ownPrf: string;
beforeAll(async () => {
  world = await createWorld();
  ownPrf = newId();
  const SAVE = 'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }';
  const { ids } = world;
  for (const facts of [
    { patientId: ids.ownPatient, changes: { incidentDetails: { chief_complaint: 'Turned an ankle' } } },
    {
      section: 'SocialHistory' as const,
      changes: { SocialHistory: { safeguarding_concerns: 'yes', safeguarding_concerns_details: CONCERN } },
    },
  ]) {
    const { data } = await world.caller('author').graphql(SAVE, { input: saveCommand(ownPrf, facts) });
    expect(data).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
  }
  await world.sign(ownPrf);
});
afterAll(() => world.close());

const copyOf = async (who: Who, patientId: string): Promise<string> => {
  const response = await world.caller(who).get(`/api/patients/${patientId}/pdf`);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.headers['content-type']).toContain('application/pdf');
  return pdfText(response.rawPayload);
};

describe('a copy of the whole record', () => {
  it('gives the patient their own details and signed records, without what is withheld', async () => {
    const text = await copyOf('patient', world.ids.ownPatient);
    expect(text).toContain('Copy of the record of Robin Hale');
    expect(text).toContain('Turned an ankle');
    expect(text).not.toContain('Sasha Quill');
    expect(text).not.toContain(CONCERN);
    // The open one is the crew's until it is signed.
    expect(text).toContain('2 signed');
    expect(await copyOf('author', world.ids.ownPatient)).toContain(CONCERN);
  });

  it('is in the trail, for the patient and for each record', async () => {
    const before = await exports();
    await copyOf('patient', world.ids.ownPatient);
    expect(await exports()).toBe(before + 3);
  });
});

const exports = async (): Promise<number> => {
  const [row] = await world.server.database.asOwner<{ count: number }>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE action IN ('PATIENT_EXPORTED', 'PRF_EXPORTED')`,
  );
  return row?.count ?? 0;
};
