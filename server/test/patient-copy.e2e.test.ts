import { LIMITS } from '@sideline/schema/limits';
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

const submitLog = async (patientId: string, facts: Readonly<Record<string, string>>): Promise<string> => {
  const logId = newId();
  const { errors } = await world
    .caller('author')
    .graphql(
      'mutation ($input: SubmitSeeAndTreatLogInput!) { submitSeeAndTreatLog(input: $input) { seeAndTreatLog { id } } }',
      {
        input: {
          id: logId,
          eventId: world.ids.event,
          patientId,
          incidentDate: world.server.clock.now().toISOString(),
          incidentLocation: 'Medical tent',
          clinicianName: 'Rhian Vaughan',
          clinicianRole: 'FREC 4',
          ...facts,
        },
      },
    );
  expect(errors).toBeUndefined();
  return logId;
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

  it('has the patient’s see-and-treat logs, one entered in error for staff alone, and nobody else’s', async () => {
    const { ids } = world;
    const mistaken = await submitLog(ids.ownPatient, { issueSummary: 'Nosebleed' });
    await submitLog(ids.ownPatient, {
      issueSummary: 'Blister on the left heel',
      treatmentProvided: 'Cleaned and dressed',
      adviceGiven: 'Keep it dry',
    });
    await submitLog(ids.otherPatient, { issueSummary: 'Wasp sting' });
    const { errors } = await world
      .caller('author')
      .graphql(
        'mutation ($id: ID!) { voidSeeAndTreatLog(input: { logId: $id, reason: "Another child" }) { seeAndTreatLog { id } } }',
        {
          id: mistaken,
        },
      );
    expect(errors).toBeUndefined();
    const text = await copyOf('patient', ids.ownPatient);
    expect(text).toContain(
      'Blister on the left heel Regional final, Medical tent Treatment: Cleaned and dressed Advice: Keep it dry Recorded by Rhian Vaughan, FREC 4',
    );
    expect(text).not.toContain('Nosebleed');
    expect(text).not.toContain('Wasp sting');
    const whole = await copyOf('author', ids.ownPatient);
    expect(whole).toContain('Nosebleed Entered in error');
    expect(whole).not.toContain('Blister on the left heel Entered in error');
    expect(await copyOf('author', ids.otherPatient)).toContain('Wasp sting');
  });

  it('is in the trail, for the patient and for each record', async () => {
    const before = await exports();
    await copyOf('patient', world.ids.ownPatient);
    expect(await exports()).toBe(before + 3);
  });

  it('is printed so often at once for one person, who is told to wait, and for others meanwhile', async () => {
    const { ownPatient, otherPatient } = world.ids;
    const first = await exports();
    await copyOf('author', otherPatient);
    const before = await exports();
    const ask = (who: Who, patientId: string) => world.caller(who).get(`/api/patients/${patientId}/pdf`);
    const asked = Array.from({ length: LIMITS.pdf.perPerson * 3 }, () => ask('patient', ownPatient));
    const others = await ask('author', otherPatient);
    expect(others.statusCode).toBe(200);
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(LIMITS.pdf.perPerson);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(LIMITS.pdf.perPerson);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe(String(LIMITS.pdf.seconds));
      expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    // What was refused left nothing, and is in no trail.
    const given = answers.length - refused.length;
    expect(await exports()).toBe(before + given * 3 + (before - first));
    expect((await ask('patient', ownPatient)).statusCode).toBe(200);
  });
});

const exports = async (): Promise<number> => {
  const [row] = await world.server.database.asOwner<{ count: number }>(
    `SELECT count(*)::integer AS count FROM audit_entry WHERE action IN ('PATIENT_EXPORTED', 'PRF_EXPORTED')`,
  );
  return row?.count ?? 0;
};
