import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle } from '../src/modules/interop/fhir/fhir.types.js';
import { newId } from '../src/platform/ids.js';
import { PASSWORD } from './harness/password.js';
import { movableClock, startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { fhirProblems } from './fhir-checks.js';
import { pdfText } from './harness/pdf-text.js';
import { lettersOf, tokenIn } from './letters.js';

const MINUTE_MS = 60_000;
const JO = {
  guardianName: 'Jo Ashdown',
  guardianRelationship: 'Parent',
  guardianPhone: '07700 900123',
};
/** The same as the documented call names it. */
const JO_IN_REST = {
  guardian_name: JO.guardianName,
  guardian_relationship: JO.guardianRelationship,
  guardian_phone: JO.guardianPhone,
};

let server: TestServer;
let staff: TestCaller;
beforeAll(async () => {
  // Ten to midnight in London, on the day before the 16th birthday of whoever is born on 12 June 2010.
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://sideline.example' },
    clock: movableClock(new Date('2026-06-11T22:50:00.000Z')),
  });
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

type Facts = Readonly<Record<string, unknown>>;
const child = async (dob: string, name = 'Wren Ashdown'): Promise<string> => {
  const patientId = newId();
  await server.database.asOwner('INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, $2, $3)', [
    patientId,
    name,
    dob,
  ]);
  return patientId;
};
const accountOf = async (patientId: string): Promise<TestCaller> => {
  const caller = await server.signedIn('patient', { patientId });
  await server.database.asOwner(`UPDATE app_user SET created_at = '2025-01-01' WHERE id = $1`, [
    caller.user?.id,
  ]);
  return caller;
};
const codeOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] | undefined }) =>
  errors?.[0]?.extensions.code ?? 'ok';
const reads = async (caller: TestCaller, id: string) =>
  codeOf(await caller.graphql('query ($id: ID!) { patient(patientId: $id) { id } }', { id }));
const user = async (caller: TestCaller): Promise<Facts> => (await caller.get('/api/auth/user')).json<Facts>();
const set = (input: Facts) =>
  staff.graphql('mutation ($input: SetGuardianInput!) { setGuardian(input: $input) { isDone } }', { input });
const review = (input: Facts) =>
  staff.graphql('mutation ($input: ReviewGuardianInput!) { reviewGuardian(input: $input) { isDone } }', {
    input,
  });
const due = async (): Promise<readonly string[]> => {
  const { data } = await staff.graphql('{ patients(filter: { isReviewDue: true }) { nodes { id } } }');
  return (data?.['patients'] as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
};
const problemsOf = ({ errors }: Awaited<ReturnType<typeof set>>) =>
  errors?.[0]?.extensions.problems?.map(({ field, code }) => `${field} ${code}`);

describe('an account under 16', () => {
  it('opens nothing until a guardian is named, in whole', async () => {
    const patientId = await child('2014-03-05');
    const own = await accountOf(patientId);
    expect(await reads(own, patientId)).toBe('FORBIDDEN');
    expect((await own.get(`/api/patients/${patientId}/pdf`)).statusCode).toBe(403);
    const told = await user(own);
    expect(told).toMatchObject({ role: 'patient', recordPause: 'guardian_missing' });
    expect(told).not.toHaveProperty('patientId');
    // Also in what signing in answers.
    expect((await own.signIn(own.user?.email ?? '')).json()).toMatchObject({
      recordPause: 'guardian_missing',
    });

    expect(problemsOf(await set({ patientId }))).toEqual([
      'guardianName required',
      'guardianRelationship required',
      'guardianPhone required',
    ]);
    expect(problemsOf(await set({ patientId, ...JO, guardianEmail: 'jo' }))).toEqual([
      expect.stringContaining('guardianEmail'),
    ]);
    expect(codeOf(await set({ patientId, ...JO }))).toBe('ok');
    expect(await reads(own, patientId)).toBe('ok');
    expect(await user(own)).toMatchObject({ patientId });
  });

  it('has its guardian in its copy on paper and in FHIR', async () => {
    const patientId = await child('2014-03-05');
    await set({ patientId, ...JO });
    const own = await accountOf(patientId);
    const text = await pdfText((await own.get(`/api/patients/${patientId}/pdf`)).rawPayload);
    expect(text).toContain('Jo Ashdown (Parent)');
    expect(text).toContain('07700 900123');
    const bundle = (await own.get(`/fhir/Patient/${patientId}/$everything`)).json<Bundle>();
    expect(fhirProblems(bundle)).toEqual([]);
    expect(bundle.entry.map(({ resource }) => resource).find(({ id }) => id === patientId)).toMatchObject({
      contact: [
        {
          relationship: [{ coding: [{ code: 'GUARD', display: 'guardian' }], text: 'Parent' }],
          name: { text: 'Jo Ashdown' },
          telecom: [{ system: 'phone', value: '07700 900123' }],
        },
      ],
    });
  });

  it('names its guardian when it is registered; the documented body without one stays valid', async () => {
    const register = async (more: Facts) => {
      server.clock.advance(MINUTE_MS / 10);
      const caller = server.nobody();
      const email = `${newId()}@example.org`;
      const { user_id } = (
        await caller.send('POST', '/api/users/register', { email, password: PASSWORD, role: 'patient' })
      ).json<{ user_id: string }>();
      const answer = await caller.send('POST', '/api/patients/register', {
        name: 'Wren Ashdown',
        dob: '2014-03-05',
        gender: 'Female',
        addressLine1: '1 Mill Lane',
        town: 'Harrowmere',
        postcode: 'HM1 2AB',
        user_id,
        ...more,
      });
      return { caller, email, answer };
    };
    const pauseOf = async ({ caller, email }: Awaited<ReturnType<typeof register>>) => {
      const letter = (await lettersOf(server, email)).find((one) => one.includes('/verify-email#'));
      await caller.graphql(
        'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { isDone } }',
        { token: tokenIn(letter, '/verify-email'), password: PASSWORD },
      );
      await caller.signIn(email);
      return (await user(caller))['recordPause'];
    };
    const half = await register({ guardian_name: 'Jo Ashdown' });
    expect(half.answer.statusCode).toBe(400);
    const [alone, guarded] = [await register({}), await register(JO_IN_REST)];
    expect([alone.answer.statusCode, guarded.answer.statusCode]).toEqual([201, 201]);
    expect(await pauseOf(alone)).toBe('guardian_missing');
    // Nobody has seen the patient yet.
    expect(await pauseOf(guarded)).toBe('identity_unchecked');
    // Nobody of age has one.
    const adult = await register({ dob: '1990-05-06', ...JO_IN_REST });
    expect(adult.answer.statusCode).toBe(201);
    expect(
      await server.database.asOwner('SELECT set_by FROM patient_guardian WHERE patient_id = $1', [
        adult.answer.json<{ patient_id: string }>().patient_id,
      ]),
    ).toEqual([]);
  });
});

describe('a record that loses its birth date', () => {
  it('is closed to its account, by whichever door, until it is entered again', async () => {
    const patientId = await child('1990-05-06', 'Orla Pemberton');
    const own = await accountOf(patientId);
    expect(await reads(own, patientId)).toBe('ok');
    const write = async (dob: string | null) => {
      const { errors } = await staff.graphql(
        'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { dob } } }',
        {
          input: {
            id: patientId,
            dob,
            // Of somebody unknown an estimated age may stand in its place.
            ...(dob === null
              ? { identityStatus: 'unknown', estimatedAge: 36 }
              : { identityStatus: 'verified' }),
          },
        },
      );
      expect(errors).toBeUndefined();
    };
    await write(null);
    expect(await reads(own, patientId)).toBe('FORBIDDEN');
    expect((await own.get(`/api/patients/${patientId}/pdf`)).statusCode).toBe(403);
    expect(await user(own)).toMatchObject({ recordPause: 'birth_date_missing' });
    await write('1990-05-07');
    expect(await reads(own, patientId)).toBe('ok');
    // As where an account was let in before a birth date was asked for.
    await server.database.asOwner(
      'UPDATE patient SET dob = NULL, version = version + 1 WHERE patient_id = $1',
      [patientId],
    );
    expect(await user(own)).toMatchObject({ recordPause: 'birth_date_missing' });
    // A child's first: whoever enters the date is asked for the guardian.
    await write('2014-03-05');
    expect(await user(own)).toMatchObject({ recordPause: 'guardian_missing' });
  });
});

// Last: midnight comes, in London and not in Greenwich.
describe('on the 16th birthday', () => {
  it('the account is paused and listed, until staff have seen who it is', async () => {
    const [born, younger] = [await child('2010-06-12'), await child('2010-06-13')];
    for (const patientId of [born, younger]) expect(codeOf(await set({ patientId, ...JO }))).toBe('ok');
    const [own, other] = [await accountOf(born), await accountOf(younger)];
    await server.services.guardians.listDue(server.clock.now());
    expect(await reads(own, born)).toBe('ok');
    expect(await due()).toEqual([]);
    expect(problemsOf(await review({ patientId: born, seen: 'passport', keepsGuardian: false }))).toEqual([
      'patientId too_young',
    ]);

    server.clock.advance(20 * MINUTE_MS);
    expect(await user(own)).toMatchObject({ recordPause: 'guardian_review' });
    expect(await reads(own, born)).toBe('FORBIDDEN');
    expect(await reads(other, younger)).toBe('ok');
    for (let run = 0; run < 2; run += 1) await server.services.guardians.listDue(server.clock.now());
    expect(await due()).toEqual([born]);
    expect(problemsOf(await set({ patientId: born, ...JO }))).toEqual(['patientId of_age']);

    const seen = { patientId: born, seen: 'passport', keepsGuardian: true };
    expect(problemsOf(await review(seen))).toEqual(['reason required']);
    expect(codeOf(await review({ ...seen, reason: 'A court order names him.' }))).toBe('ok');
    expect(await reads(own, born)).toBe('ok');
    expect(await due()).toEqual([]);
    const { data } = await staff.graphql(
      'query ($id: ID!) { patient(patientId: $id) { guardian { guardianName } guardianReview { keptReason } } }',
      { id: born },
    );
    expect(data?.['patient']).toEqual({
      guardian: { guardianName: 'Jo Ashdown' },
      guardianReview: { keptReason: 'A court order names him.' },
    });
    // Once: what was decided stays.
    expect(codeOf(await review({ ...seen, keepsGuardian: false }))).toBe('ok');
    expect(
      await server.database.asOwner(
        `SELECT action FROM audit_entry WHERE patient_id = $1 AND action LIKE 'GUARDIAN_%' ORDER BY action`,
        [born],
      ),
    ).toEqual([{ action: 'GUARDIAN_KEPT' }, { action: 'GUARDIAN_NAMED' }]);
  });

  it('counts no review from before, while the record showed a birth date too early', async () => {
    const patientId = await child('2010-06-01', 'Robin Ashdown');
    const own = await accountOf(patientId);
    const corrected = (dob: string) =>
      server.database.asOwner('UPDATE patient SET dob = $2, version = version + 1 WHERE patient_id = $1', [
        patientId,
        dob,
      ]);
    await server.services.guardians.listDue(server.clock.now());
    expect(await due()).toContain(patientId);
    // Nothing to review while the birth date says so, nor where the account is closed.
    await corrected('2010-06-13');
    expect(await due()).not.toContain(patientId);
    await corrected('2010-06-01');
    const setActive = (isActive: boolean) =>
      server.database.asOwner('UPDATE app_user SET is_active = $2 WHERE id = $1', [own.user?.id, isActive]);
    await setActive(false);
    expect(await due()).not.toContain(patientId);
    await setActive(true);
    expect(await due()).toContain(patientId);
    const seen = { patientId, seen: 'passport', keepsGuardian: false };
    expect(codeOf(await review(seen))).toBe('ok');
    expect(await reads(own, patientId)).toBe('ok');

    await corrected('2010-06-13');
    expect(await user(own)).toMatchObject({ recordPause: 'guardian_missing' });
    expect(codeOf(await set({ patientId, ...JO }))).toBe('ok');
    expect(await reads(own, patientId)).toBe('ok');
    await server.services.guardians.listDue(server.clock.now());
    expect(await due()).not.toContain(patientId);

    server.clock.advance(24 * 60 * MINUTE_MS);
    staff = await server.signedIn('staff');
    await own.signIn(own.user?.email ?? '');
    expect(await user(own)).toMatchObject({ recordPause: 'guardian_review' });
    for (let run = 0; run < 2; run += 1) await server.services.guardians.listDue(server.clock.now());
    expect(await due()).toContain(patientId);
    expect(codeOf(await review({ ...seen, seen: 'driving_licence' }))).toBe('ok');
    await server.services.guardians.listDue(server.clock.now());
    expect(await due()).not.toContain(patientId);
    expect(await reads(own, patientId)).toBe('ok');
    expect(
      await server.database.asOwner(
        `SELECT r.seen, g.removed_at IS NOT NULL AS "isRemoved" FROM guardian_review r
         JOIN patient_guardian g USING (patient_id) WHERE patient_id = $1`,
        [patientId],
      ),
    ).toEqual([{ seen: 'driving_licence', isRemoved: true }]);
  });

  it('takes a review anew before the job has listed it', async () => {
    const patientId = await child('2010-06-12', 'Lark Ashdown');
    const own = await accountOf(patientId);
    const seen = { patientId, seen: 'passport', keepsGuardian: false };
    expect(codeOf(await review(seen))).toBe('ok');
    await server.database.asOwner(
      `UPDATE guardian_review SET reviewed_at = '2026-06-11T22:50:00Z' WHERE patient_id = $1`,
      [patientId],
    );
    expect(await reads(own, patientId)).toBe('FORBIDDEN');
    expect(codeOf(await review(seen))).toBe('ok');
    expect(await reads(own, patientId)).toBe('ok');
  });
});
