import { BIRTH_DATE_FIRST } from '@sideline/schema/guardianship';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, type World } from './access-world.js';
import type { GraphqlAnswer, TestCaller } from './harness/test-server.js';

let world: World;
let staff: TestCaller;
let admin: TestCaller;
beforeAll(async () => {
  world = await createWorld();
  staff = world.caller('author');
  admin = world.caller('admin');
});
afterAll(() => world.close());

const CONFIRMED = { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };
const CHECK =
  'mutation ($input: RecordIdentityCheckInput!) { recordIdentityCheck(input: $input) { isDone } }';
const UNDO = 'mutation ($input: UndoIdentityCheckInput!) { undoIdentityCheck(input: $input) { isDone } }';
const READ = `query ($id: ID!) {
  patient(patientId: $id) { name accounts { id check { id seen checkedBy isOfMerge } } } patientPrfs(patientId: $id) { id } }`;
const asOwner = <R extends Record<string, unknown>>(sql: string, values: readonly unknown[]) =>
  world.server.database.asOwner<R>(sql, values);

const patient = async (name = 'Cordelia Finch', dob: string | null = '1990-05-06'): Promise<string> => {
  const id = newId();
  await asOwner('INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, $2, $3)', [id, name, dob]);
  return id;
};
const done = async (answer: Promise<GraphqlAnswer>): Promise<void> => {
  expect((await answer).errors).toBeUndefined();
};
const mergeInto = async (loser: string, survivor: string): Promise<string> => {
  const mergeId = newId();
  const [row] = await asOwner<{ versions: number[] }>(
    'SELECT array_agg(version ORDER BY patient_id = $2) AS versions FROM patient WHERE patient_id IN ($1, $2)',
    [loser, survivor],
  );
  await done(
    admin.graphql(
      'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { patientMerge { id } } }',
      {
        input: {
          ...{ mergeId, loserId: loser, survivorId: survivor, reason: 'Twice' },
          ...{ loserVersion: row?.versions[0], survivorVersion: row?.versions[1] },
        },
      },
    ),
  );
  return mergeId;
};
const check = (patientId: string, email: string | undefined, checkId = newId()) =>
  staff.graphql(CHECK, { input: { checkId, patientId, seen: 'passport', email } });
const undo = (checkId: string) =>
  staff.graphql(UNDO, { input: { checkId, reason: 'The photograph is of his brother' } });
const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code ?? 'ok';
const read = async (patientId: string, caller: TestCaller): Promise<string> =>
  codeOf(await caller.graphql(READ, { id: patientId }));
const accountsOf = async (patientId: string): Promise<unknown> =>
  ((await staff.graphql(READ, { id: patientId })).data?.['patient'] as { accounts: unknown }).accounts;
const standing = (userId: string | undefined) =>
  asOwner('SELECT FROM account_identity_check WHERE user_id = $1 AND ended_at IS NULL', [userId]);

const rule = (patientId: string) =>
  done(
    admin.graphql('mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { erasure { id } } }', {
      input: { id: newId(), patientId, reason: 'No duty to keep', ruledBy: 'The court', reference: 'HQ-1' },
    }),
  );
const eraseRuled = async (): Promise<void> => {
  const runId = newId();
  await done(
    admin.graphql('mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }', {
      id: runId,
    }),
  );
  await world.server.services.erasing.run({ runId });
};

describe('an account without a record', () => {
  it('opens one once staff have seen whose it is, and none again after that was undone', async () => {
    const { otherPatient: id, otherSignedPrf } = world.ids;
    const own = await world.server.signedIn('patient', CONFIRMED);
    expect(await read(id, own)).toBe('FORBIDDEN');
    expect(await accountsOf(id)).toEqual([]);
    const checkId = newId();
    for (let n = 0; n < 2; n += 1)
      expect(codeOf(await check(id, ` ${own.user?.email.toUpperCase() ?? ''} `, checkId))).toBe('ok');
    const mine = await own.graphql(READ, { id });
    expect(mine.data).toEqual({
      patient: { name: 'Sasha Quill', accounts: null },
      patientPrfs: [{ id: otherSignedPrf }],
    });
    expect((await own.get('/api/auth/user')).json()).toMatchObject({ patientId: id });
    expect(await accountsOf(id)).toEqual([
      {
        id: own.user?.id,
        check: { id: checkId, seen: 'passport', checkedBy: 'Robin Hale', isOfMerge: false },
      },
    ]);

    for (let n = 0; n < 2; n += 1) expect(codeOf(await undo(checkId))).toBe('ok');
    expect(await read(id, own)).toBe('FORBIDDEN');
    expect(await accountsOf(id)).toEqual([]);
    expect(
      await asOwner('SELECT ended_by, ended_reason FROM account_identity_check WHERE id = $1', [checkId]),
    ).toEqual([{ ended_by: staff.user?.id, ended_reason: 'The photograph is of his brother' }]);
    expect(
      await asOwner(
        `SELECT action, patient_id, fields_changed FROM audit_entry
         WHERE entity_type = 'User' AND entity_id = $1 AND action LIKE 'IDENTITY_%' ORDER BY action`,
        [own.user?.id],
      ),
    ).toEqual([
      { action: 'IDENTITY_CHECKED', patient_id: id, fields_changed: ['patient_id'] },
      { action: 'IDENTITY_CHECK_UNDONE', patient_id: id, fields_changed: ['patient_id'] },
    ]);
    // And may be checked once more.
    expect(codeOf(await check(id, own.user?.email))).toBe('ok');
    expect(await read(id, own)).toBe('ok');
  });

  it('is not found alike for every reason why it is none, and nothing is written', async () => {
    const id = await patient();
    const unconfirmed = await world.server.account('patient');
    const closed = await world.server.account('patient', { ...CONFIRMED, isActive: false });
    const colleague = await world.server.account('staff', CONFIRMED);
    const elsewhere = await world.server.account('patient', { ...CONFIRMED, patientId: await patient() });
    const emails = [unconfirmed, closed, colleague, elsewhere].map(({ email }) => email);
    const answers = await Promise.all([...emails, 'nobody@example.org'].map((email) => check(id, email)));
    expect(new Set(answers.map(({ errors }) => errors?.[0]?.message)).size).toBe(1);
    expect(answers.map(codeOf)).toEqual(Array(5).fill('NOT_FOUND'));
    expect(await asOwner('SELECT FROM account_identity_check WHERE patient_id = $1', [id])).toEqual([]);
  });

  it('is checked for the record that a merged one lives on in', async () => {
    const [loser, survivor] = [await patient(), await patient()];
    await mergeInto(loser, survivor);
    const own = await world.server.signedIn('patient', CONFIRMED);
    expect(codeOf(await check(loser, own.user?.email))).toBe('ok');
    expect([await read(loser, own), await read(survivor, own)]).toEqual(['FORBIDDEN', 'ok']);
  });

  it('of two at once gets one record, once', async () => {
    const [one, other] = [await patient(), await patient()];
    const { email, id } = await world.server.account('patient', CONFIRMED);
    const answers = await Promise.all([check(one, email), check(other, email), check(one, email)]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'ok']);
    expect(await standing(id)).toHaveLength(1);
  });

  it('that lost its record with its role is checked anew', async () => {
    const id = await patient();
    const { email, id: userId } = await world.server.account('patient', CONFIRMED);
    expect(codeOf(await check(id, email))).toBe('ok');
    for (const role of ['staff', 'patient']) {
      await done(
        admin.graphql(
          'mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { user { id } } }',
          {
            input: { userId, role },
          },
        ),
      );
    }
    expect(await accountsOf(id)).toEqual([]);
    expect(codeOf(await check(id, email))).toBe('ok');
    expect(await standing(userId)).toHaveLength(1);
  });
});

describe('a check', () => {
  it('is of one patient or one merge', async () => {
    for (const of of [{}, { patientId: newId(), mergeId: newId() }]) {
      const input = { checkId: newId(), seen: 'passport', email: 'nobody@example.org', ...of };
      expect((await staff.graphql(CHECK, { input })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field: 'patientId' }],
      });
    }
    expect(codeOf(await check(newId(), 'nobody@example.org'))).toBe('NOT_FOUND');
    // Nor under the id of another, nor is one taken back with the wrong call.
    const { email } = await world.server.account('patient', CONFIRMED);
    const checkId = newId();
    const patientId = await patient();
    expect(codeOf(await check(patientId, email, checkId))).toBe('ok');
    expect(codeOf(await check(await patient(), email, checkId))).toBe('COMMAND_REUSED');
    // What is said otherwise of the same check is not recorded, and nobody else learns by it whose address it is.
    const said = { checkId, patientId, seen: 'passport', email };
    const another = await world.server.account('patient', CONFIRMED);
    const otherwise = [{ email: another.email }, { seen: 'driving_licence' }, { note: 'Seen at the gate' }];
    for (const words of otherwise)
      expect(codeOf(await staff.graphql(CHECK, { input: { ...said, ...words } }))).toBe('COMMAND_REUSED');
    expect(codeOf(await admin.graphql(CHECK, { input: said }))).toBe('CONFLICT');
    expect(codeOf(await staff.graphql(CHECK, { input: { ...said, note: ' ' } }))).toBe('ok');
    expect(await standing(another.id)).toEqual([]);
    const [loser, survivor] = [await patient(), await patient()];
    const guest = await world.server.account('patient', { ...CONFIRMED, patientId: loser });
    const ofMerge = newId();
    const input = {
      ...{ checkId: ofMerge, mergeId: await mergeInto(loser, survivor) },
      ...{ seen: 'passport', email: guest.email },
    };
    expect(codeOf(await staff.graphql(CHECK, { input }))).toBe('ok');
    expect(await accountsOf(survivor)).toMatchObject([{ check: { id: ofMerge, isOfMerge: true } }]);
    expect(codeOf(await undo(ofMerge))).toBe('NOT_FOUND');
  });

  it('waits for a legal hold to be lifted, and for no one who is to be erased or is', async () => {
    const id = await patient();
    const { email } = await world.server.account('patient', CONFIRMED);
    const problemOf = async () => {
      const { errors } = await check(id, email);
      return errors?.[0]?.extensions.problems?.map(({ field, code }) => `${field} ${code}`);
    };
    const input = { id: newId(), patientId: id, kind: 'legal_hold', reason: 'A claim' };
    await done(
      admin.graphql(
        'mutation ($input: MarkRetentionInput!) { markRetention(input: $input) { retention { retainUntil } } }',
        { input },
      ),
    );
    expect(await problemOf()).toEqual(['patientId legal_hold']);
    await done(
      admin.graphql(
        'mutation ($input: EndRetentionMarkInput!) { endRetentionMark(input: $input) { retention { retainUntil } } }',
        { input: { id: input.id, reason: 'Settled' } },
      ),
    );
    await rule(id);
    expect(await problemOf()).toEqual(['patientId erasure']);
    await eraseRuled();
    expect(codeOf(await check(id, email))).toBe('ERASED');
  });

  it('waits for the birth date, without which nobody is known to need a guardian', async () => {
    const [loser, survivor] = [await patient('Ottoline Gray'), await patient('Ottoline Gray', null)];
    const mergeId = await mergeInto(loser, survivor);
    const own = await world.server.signedIn('patient', CONFIRMED);
    const guest = await world.server.account('patient', { ...CONFIRMED, patientId: loser });
    const ways = [
      { patientId: survivor, email: own.user?.email },
      { mergeId, email: guest.email },
      // Alike whether there is such an account.
      { patientId: survivor, email: 'nobody@example.org' },
    ];
    const answer = (way: object) =>
      staff.graphql(CHECK, { input: { checkId: newId(), seen: 'passport', ...way } });
    for (const way of ways)
      expect((await answer(way)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        problems: [{ field: 'dob', code: 'required', message: BIRTH_DATE_FIRST }],
      });
    expect(await asOwner('SELECT FROM account_identity_check WHERE patient_id = $1', [survivor])).toEqual([]);
    expect(await read(survivor, own)).toBe('FORBIDDEN');

    // With it the account of a child waits for the guardian.
    await asOwner(
      `UPDATE patient SET dob = now() - interval '9 years', version = version + 1 WHERE patient_id = $1`,
      [survivor],
    );
    for (const way of ways.slice(0, 2)) expect(codeOf(await answer(way))).toBe('ok');
    expect(await read(survivor, own)).toBe('FORBIDDEN');
    expect((await own.get('/api/auth/user')).json()).toMatchObject({ recordPause: 'guardian_missing' });
  });

  it('goes with the patient, also of an account that was never theirs', async () => {
    const id = await patient();
    const mistaken = await world.server.account('patient', CONFIRMED);
    const own = await world.server.account('patient', CONFIRMED);
    const mistake = newId();
    expect(codeOf(await check(id, mistaken.email, mistake))).toBe('ok');
    expect(codeOf(await undo(mistake))).toBe('ok');
    expect(codeOf(await check(id, own.email))).toBe('ok');
    await rule(id);
    await eraseRuled();
    expect(await asOwner('SELECT FROM account_identity_check WHERE patient_id = $1', [id])).toEqual([]);
    expect(await asOwner('SELECT id FROM app_user WHERE id = ANY ($1)', [[mistaken.id, own.id]])).toEqual([
      { id: mistaken.id },
    ]);
  });
});

describe('an account whose owner nobody has seen', () => {
  /** Registered by itself with this record: without a check. */
  const registered = async (patientId: string): Promise<TestCaller> => {
    const caller = await world.server.signedIn('patient', CONFIRMED);
    await asOwner('UPDATE app_user SET patient_id = $2 WHERE id = $1', [caller.user?.id, patientId]);
    return caller;
  };
  const TYPED =
    '{ typedDetails { name town squads { id } guardian { guardianName } proposals { said: values { field } } } }';
  const typed = async (caller: TestCaller): Promise<unknown> => {
    const { data, errors } = await caller.graphql(TYPED);
    expect(errors).toBeUndefined();
    return data?.['typedDetails'];
  };
  const propose = async (caller: TestCaller, town: string): Promise<string> =>
    codeOf(
      await caller.graphql(
        'mutation ($input: ProposeDetailsInput!) { proposeDetails(input: $input) { detailsProposal { id } } }',
        { input: { proposalId: newId(), town } },
      ),
    );

  it('opens nothing that staff wrote, by any way in, and all of it once its owner was seen', async () => {
    const { ownPatient, ownSignedPrf, ownPicture } = world.ids;
    const caller = await registered(ownPatient);
    const paths = [
      `/api/patients/${ownPatient}/pdf`,
      `/api/prf/${ownSignedPrf}/pdf`,
      `/api/prf/${ownSignedPrf}/pictures/${ownPicture}`,
      `/fhir/Bundle/${ownSignedPrf}`,
      `/fhir/Patient/${ownPatient}/$everything`,
    ];
    const questions = [
      'query ($patient: ID!) { patient(patientId: $patient) { id } }',
      'query ($patient: ID!) { patientPrfs(patientId: $patient) { id } }',
      'query ($patient: ID!) { patientSeeAndTreatLogs(patientId: $patient) { id } }',
      'query ($patient: ID!) { patientViews(patientId: $patient, first: 1) { totalCount } }',
      'query ($prf: ID!) { prf(customPrfId: $prf) { id } }',
    ];
    const opened = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const path of paths) if ((await caller.get(path)).statusCode === 200) found.push(path);
      for (const question of questions) {
        const { data } = await caller.graphql(question, { patient: ownPatient, prf: ownSignedPrf });
        if (Object.values(data ?? {}).some((value) => value !== null)) found.push(question);
      }
      return found;
    };
    expect(await opened()).toEqual([]);
    const told = (await caller.get('/api/auth/user')).json<Record<string, unknown>>();
    expect(told).toMatchObject({ recordPause: 'identity_unchecked' });
    expect(told).not.toHaveProperty('patientId');
    // Also in what signing in answers.
    expect((await caller.signIn(caller.user?.email ?? '')).json()).toMatchObject({
      recordPause: 'identity_unchecked',
    });
    expect(await accountsOf(ownPatient)).toContainEqual({ id: caller.user?.id, check: null });
    // That the record says 'verified' is about the patient, and not about whose account it is.
    await asOwner(
      `UPDATE patient SET identity_status = 'verified', version = version + 1 WHERE patient_id = $1`,
      [ownPatient],
    );
    expect(await opened()).toEqual([]);

    const checkId = newId();
    expect(codeOf(await check(ownPatient, caller.user?.email, checkId))).toBe('ok');
    expect(await opened()).toEqual([...paths, ...questions]);
    // It was the account's own before: undone, it stays and is closed again.
    expect(codeOf(await undo(checkId))).toBe('ok');
    expect(await opened()).toEqual([]);
    expect(await accountsOf(ownPatient)).toContainEqual({ id: caller.user?.id, check: null });
  });

  it('has what it typed and may correct it, until anybody else has written there', async () => {
    const id = await patient('Mallory Vane');
    await asOwner(
      `UPDATE patient SET gender = 'female', address = '1 Mill Lane, Harrowmere, HM1 2AB',
         address_line_1 = '1 Mill Lane', town = 'Harrowmere', postcode = 'HM1 2AB', version = version + 1
       WHERE patient_id = $1`,
      [id],
    );
    await asOwner(
      `INSERT INTO patient_guardian (patient_id, guardian_name, guardian_relationship, guardian_phone, set_at, set_by)
       VALUES ($1, 'Alice’s mother', 'Parent', '07700 900123', now(), $2)`,
      [id, staff.user?.id],
    );
    const caller = await registered(id);
    expect(await typed(caller)).toEqual({
      ...{ name: 'Mallory Vane', town: 'Harrowmere', squads: [], guardian: null, proposals: [] },
    });
    expect(await propose(caller, 'Fallow')).toBe('ok');
    expect(await typed(caller)).toMatchObject({
      proposals: [{ said: expect.arrayContaining([{ field: 'town' }]) as unknown }],
    });
    // The crew takes the row for Alice's.
    const { errors } = await staff.graphql(
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      { input: { id, allergies: 'Penicillin' } },
    );
    expect(errors).toBeUndefined();
    expect(await typed(caller)).toBeNull();
    expect(await propose(caller, 'York')).toBe('FORBIDDEN');
    expect(codeOf(await check(id, caller.user?.email))).toBe('ok');
    expect(await read(id, caller)).toBe('ok');
    expect(await typed(caller)).toBeNull();
  });
});
