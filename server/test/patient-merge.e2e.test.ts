import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { createWorld, saveCommand, type World } from './access-world.js';
import { registerAnyway } from './harness/register-patient.js';
import type { TestCaller } from './harness/test-server.js';

let world: World;
let admin: TestCaller;
let staff: TestCaller;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.server.signedIn('admin');
  staff = await world.server.signedIn('staff');
});
afterAll(() => world.close());

const CONFIRMED = { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };
type Facts = Readonly<Record<string, unknown>>;
const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }';
const MERGE = `mutation ($input: MergePatientsInput!) {
  mergePatients(input: $input) { patientMerge { id reason mergedBy loser { id } survivor { id } } } }`;
const UNDO = `mutation ($input: UndoPatientMergeInput!) {
  undoPatientMerge(input: $input) { patientMerge { id undoneAt undoneReason loser { id } } } }`;
const MERGES =
  'query ($id: ID!) { patient(patientId: $id) { merges { id undoneAt hasWaitingAccount loser { id } } } }';
const mergesOf = async (patientId: string, query = MERGES): Promise<unknown> => {
  const { data } = await staff.graphql(query, { id: patientId });
  return (data?.['patient'] as Facts)['merges'];
};
const CHECK =
  'mutation ($input: RecordIdentityCheckInput!) { recordIdentityCheck(input: $input) { isDone } }';
const READ =
  'query ($id: ID!) { patient(patientId: $id) { name allergies mergedAllergies mergedInto merges { id } } patientPrfs(patientId: $id) { id } }';

const register = async (facts: Facts): Promise<string> => {
  const id = newId();
  const { errors } = await registerAnyway(staff, CREATE, { id, ...facts });
  expect(errors).toBeUndefined();
  return id;
};
const versionOf = async (patientId: string): Promise<number> => {
  const [row] = await world.server.database.asOwner<{ version: number }>(
    'SELECT version FROM patient WHERE patient_id = $1',
    [patientId],
  );
  return row?.version ?? 0;
};
const merge = async (loserId: string, survivorId: string, mergeId = newId()) => ({
  mergeId,
  answer: await admin.graphql(MERGE, {
    input: {
      mergeId,
      loserId,
      survivorId,
      reason: 'Registered twice at the gate',
      loserVersion: await versionOf(loserId),
      survivorVersion: await versionOf(survivorId),
    },
  }),
});
const undo = (mergeId: string) => admin.graphql(UNDO, { input: { mergeId, reason: 'Father and son' } });
const read = async (patientId: string, caller = staff): Promise<Facts> => {
  const { data, errors } = await caller.graphql(READ, { id: patientId });
  expect(errors).toBeUndefined();
  return { ...(data?.['patient'] as Facts), prfs: data?.['patientPrfs'] };
};
const codeOf = (answer: {
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[] | undefined;
}) => answer.errors?.[0]?.extensions.code;
const twins = async (name: string) => {
  const loser = await register({ name, dob: '1971-04-05', allergies: 'Latex' });
  const survivor = await register({ name, dob: '1971-04-05', allergies: 'Penicillin' });
  return { loser, survivor };
};

describe('a patient with a merged record', () => {
  const FOUND = `id alsoRecordedAs { id name dob nhsNumber }`;
  const found = async (text: string): Promise<unknown> => {
    const { data, errors } = await staff.graphql(
      `query ($text: String!) { findPatients(text: $text) { ${FOUND} isSimilar } }`,
      { text },
    );
    expect(errors).toBeUndefined();
    return data?.['findPatients'];
  };
  const listed = async (text: string): Promise<unknown> => {
    const { data, errors } = await staff.graphql(
      `query ($text: String!) { patients(filter: { text: $text }) { totalCount nodes { ${FOUND} } } }`,
      { text },
    );
    expect(errors).toBeUndefined();
    return data?.['patients'];
  };

  it('is found by what either record says, and by the name of one with the birth date of the other', async () => {
    const loser = await register({
      name: 'Perpetua Quillfeather',
      dob: '1968-02-11',
      nhsNumber: '4010232137',
      contactNumber: '01904 771 234',
    });
    const survivor = await register({ name: 'Drusilla Anstruther', dob: '1986-11-23' });
    await world.server.database.asOwner(
      `INSERT INTO patient_source (system, value, patient_id, imported_at, imported_by)
       SELECT 'urn:hospital', 'RJZ-0042817', $1, now(), created_by FROM patient WHERE patient_id = $1`,
      [loser],
    );
    const { mergeId } = await merge(loser, survivor);
    const person = {
      id: survivor,
      alsoRecordedAs: [
        {
          id: loser,
          name: 'Perpetua Quillfeather',
          dob: '1968-02-11',
          nhsNumber: '4010232137',
        },
      ],
    };
    for (const text of ['Perpetua Quillfeather', 'quillfeather', 'Drusilla Anstruther'])
      expect(await found(text), text).toEqual([{ ...person, isSimilar: false }]);
    expect(await found('Perpetua Quilfeather')).toEqual([{ ...person, isSimilar: true }]);
    for (const text of [
      'Perpetua Quillfeather 11/02/1968',
      'Drusilla Anstruther 11/02/1968',
      'Perpetua Quillfeather 23/11/1986',
      'Perpetua Quillfeather 12/02/1968',
    ])
      expect(await found(text), text).toEqual([expect.objectContaining(person)]);
    for (const text of ['11/02/1968', '401 023 2137', '01904771234', 'RJZ-0042817'])
      expect(await found(text), text).toEqual([{ ...person, isSimilar: null }]);
    for (const text of ['Quillfeather', 'anstru', '401 023 2137', '771234'])
      expect(await listed(text), text).toEqual({ totalCount: 1, nodes: [person] });
    const { data } = await staff.graphql(
      'query ($input: LikePatientsInput!) { likePatients(input: $input) { id agrees alsoRecordedAs { id } } }',
      { input: { name: 'Perpetua Quillfeather', dob: '1968-02-11' } },
    );
    expect(data?.['likePatients']).toEqual([
      { id: survivor, agrees: ['name', 'dob'], alsoRecordedAs: [{ id: loser }] },
    ]);

    await undo(mergeId);
    expect(await found('RJZ-0042817')).toEqual([{ id: loser, alsoRecordedAs: [], isSimilar: null }]);
    expect(await found('Drusilla Anstruther 11/02/1968')).toEqual([]);
  });
});

describe('merging two records of one person', () => {
  it('points the one at the other, moves nothing, and is taken back whole', async () => {
    const { loser, survivor } = await twins('Evadne Marlinspike');
    const loserPrf = await world.openPrf(newId(), loser);
    const survivorPrf = await world.openPrf(newId(), survivor);
    const before = await world.server.database.asOwner(
      'SELECT to_jsonb(p) - ARRAY[$2, $3, $4] AS row FROM patient p WHERE patient_id = $1',
      [loser, 'version', 'updated_at', 'updated_by'],
    );

    const { mergeId, answer } = await merge(loser, survivor);
    expect(answer.data?.['mergePatients']).toMatchObject({
      patientMerge: {
        id: mergeId,
        reason: 'Registered twice at the gate',
        loser: { id: loser },
        survivor: { id: survivor },
      },
    });
    // Repeating it is no second merge.
    expect(codeOf((await merge(loser, survivor, mergeId)).answer)).toBeUndefined();

    expect(await read(loser)).toMatchObject({ mergedInto: survivor, prfs: [{ id: loserPrf }] });
    const together = (await read(survivor)) as { prfs: readonly { id: string }[] };
    expect(together.prfs.map(({ id }) => id).sort()).toEqual([loserPrf, survivorPrf].sort());
    const linked = await world.server.database.asOwner('SELECT patient_id FROM prf WHERE id = $1', [
      loserPrf,
    ]);
    expect(linked).toEqual([{ patient_id: loser }]);

    const found = await staff.graphql('{ findPatients(text: "Evadne Marlinspike") { id } }');
    expect(found.data?.['findPatients']).toEqual([{ id: survivor }]);
    const listed = await staff.graphql(
      '{ patients(filter: { text: "Marlinspike" }) { totalCount nodes { id } } }',
    );
    expect(listed.data?.['patients']).toEqual({ totalCount: 1, nodes: [{ id: survivor }] });

    const back = await undo(mergeId);
    expect(back.data?.['undoPatientMerge']).toMatchObject({
      patientMerge: {
        undoneReason: 'Father and son',
        loser: { id: loser },
      },
    });
    expect((await undo(mergeId)).errors).toBeUndefined();
    expect((await read(survivor))['prfs']).toEqual([{ id: survivorPrf }]);
    expect(
      await world.server.database.asOwner(
        'SELECT to_jsonb(p) - ARRAY[$2, $3, $4] AS row FROM patient p WHERE patient_id = $1',
        [loser, 'version', 'updated_at', 'updated_by'],
      ),
    ).toEqual(before);
    // And may be merged again.
    expect((await merge(loser, survivor)).answer.errors).toBeUndefined();
  });

  it('is in the trail of both and told to other systems, as is its end', async () => {
    const { loser, survivor } = await twins('Ignatius Peverell');
    const { mergeId } = await merge(loser, survivor);
    await undo(mergeId);
    const entries = await world.server.database.asOwner<{ action: string; patient_id: string }>(
      `SELECT action, patient_id FROM audit_entry
       WHERE entity_id = $1 AND action IN ('PATIENT_MERGED', 'PATIENT_UNMERGED')`,
      [loser],
    );
    expect(entries).toHaveLength(4);
    expect(entries).toEqual(
      expect.arrayContaining(
        ['PATIENT_MERGED', 'PATIENT_UNMERGED'].flatMap((action) =>
          [loser, survivor].map((patient_id) => ({ action, patient_id })),
        ),
      ),
    );
    const told = await world.server.database.asOwner<{ type: string }>(
      `SELECT payload ->> 'type' AS type FROM graphile_worker._private_jobs
       WHERE payload -> 'data' ->> 'mergedPatientId' = $1 ORDER BY id`,
      [loser],
    );
    expect(told).toEqual([{ type: 'patient.merged' }, { type: 'patient.unmerged' }]);
  });

  it('makes no chain, no circle and no change to what is merged', async () => {
    const { loser, survivor } = await twins('Sabrina Quillon');
    const third = await register({ name: 'Sabrina Quillon', dob: '1971-04-05' });
    await merge(loser, survivor);
    for (const [from, into] of [
      [survivor, third],
      [survivor, loser],
      [third, loser],
      [loser, third],
    ] as const)
      expect(codeOf((await merge(from, into)).answer)).toBe('PATIENT_MERGED');
    expect(codeOf((await merge(third, third)).answer)).toBe('BAD_INPUT');
    // Nor does the database, whoever asks it.
    const point = (from: string, into: string) =>
      world.server.database.asOwner(
        'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
        [from, into],
      );
    await expect(point(survivor, third)).rejects.toThrow('would make a chain');
    await expect(point(third, loser)).rejects.toThrow('would make a chain');
    const changed = await staff.graphql(
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      { input: { id: loser, name: 'Sabrina Quillon', town: 'York' } },
    );
    expect(codeOf(changed)).toBe('PATIENT_MERGED');
    const linked = await staff.graphql(
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
      { input: { prfId: newId(), patientId: loser } },
    );
    expect(codeOf(linked)).toBe('PATIENT_MERGED');
  });

  it('gets no new record for what is merged, and keeps those that it has', async () => {
    const { loser, survivor } = await twins('Peregrine Ostler');
    const prfId = await world.openPrf(newId(), loser);
    await merge(loser, survivor);
    const author = world.caller('author');
    const begun = await author.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome code problems { field } } } }',
      { input: saveCommand(newId(), { patientId: loser }) },
    );
    expect(begun.data?.['savePrf']).toEqual({
      results: [{ outcome: 'REFUSED', code: 'PATIENT_MERGED', problems: [{ field: 'patientId' }] }],
    });
    const link = (patientId: string) =>
      author.graphql(
        'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { patientId } } }',
        {
          input: { prfId, patientId },
        },
      );
    // The same link sent again, as a signature works its scores out again.
    expect((await link(loser)).data?.['linkPrfPatient']).toEqual({ prf: { patientId: loser } });
    expect((await link(survivor)).data?.['linkPrfPatient']).toEqual({ prf: { patientId: survivor } });
    expect(codeOf(await link(loser))).toBe('PATIENT_MERGED');
  });

  it('of two at the same moment lets one happen', async () => {
    const { loser, survivor } = await twins('Casimir Dunwoody');
    const third = await register({ name: 'Casimir Dunwoody', dob: '1971-04-05' });
    const answers = await Promise.all([merge(loser, survivor), merge(survivor, third)]);
    expect(answers.map(({ answer }) => codeOf(answer) ?? 'ok').sort()).toEqual(
      ['PATIENT_MERGED', 'ok'].sort(),
    );
  });

  it('wants what was compared, and says where the number is somebody else’s when it is taken back', async () => {
    const { loser, survivor } = await twins('Leocadia Brandt');
    const stale = await admin.graphql(MERGE, {
      input: {
        mergeId: newId(),
        loserId: loser,
        survivorId: survivor,
        reason: 'Twice',
        loserVersion: 7,
        survivorVersion: 1,
      },
    });
    expect(codeOf(stale)).toBe('PATIENT_CHANGED');
    const update = (id: string) =>
      staff.graphql(
        'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
        {
          input: { id, nhsNumber: '9434765919' },
        },
      );
    expect((await update(loser)).errors).toBeUndefined();
    const { mergeId } = await merge(loser, survivor);
    expect((await update(survivor)).errors).toBeUndefined();
    expect((await undo(mergeId)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ code: 'nhs_number_taken' }],
    });
  });
});

describe('what was made of two records while they were one', () => {
  it('goes back with the account that proposed it, and keeps nobody from being erased', async () => {
    const { loser, survivor } = await twins('Isolde Hartwell');
    const guest = await world.server.signedIn('patient', { patientId: loser, ...CONFIRMED });
    const { mergeId } = await merge(loser, survivor);
    const check = { checkId: newId(), mergeId, seen: 'passport', email: guest.user?.email };
    expect((await staff.graphql(CHECK, { input: check })).errors).toBeUndefined();
    const propose = async (town: string): Promise<string> => {
      const proposalId = newId();
      const { errors } = await guest.graphql(
        'mutation ($input: ProposeDetailsInput!) { proposeDetails(input: $input) { detailsProposal { id } } }',
        { input: { proposalId, town } },
      );
      expect(errors).toBeUndefined();
      return proposalId;
    };
    const settle = (proposalId: string, expectedVersion: number) =>
      staff.graphql(
        'mutation ($input: SettleProposalInput!) { settleProposal(input: $input) { detailsProposal { id } } }',
        {
          input: { proposalId, accepted: ['town'], expectedVersion },
        },
      );
    const settled = await propose('York');
    expect((await settle(settled, await versionOf(survivor))).errors).toBeUndefined();
    const waiting = await propose('Leeds');
    await undo(mergeId);
    const rows = () =>
      world.server.database.asOwner(
        'SELECT id, patient_id, proposed_by FROM details_proposal WHERE id = ANY ($1) ORDER BY id',
        [[settled, waiting]],
      );
    expect(await rows()).toEqual([
      { id: settled, patient_id: survivor, proposed_by: guest.user?.id },
      { id: waiting, patient_id: loser, proposed_by: guest.user?.id },
    ]);
    // What it says is of the one alone.
    expect((await settle(waiting, await versionOf(loser))).errors).toBeUndefined();
    const towns = await world.server.database.asOwner(
      'SELECT patient_id, town FROM patient WHERE patient_id = ANY ($1)',
      [[loser, survivor]],
    );
    expect(towns).toEqual(
      expect.arrayContaining([
        { patient_id: survivor, town: 'York' },
        { patient_id: loser, town: 'Leeds' },
      ]),
    );

    const input = { id: newId(), patientId: loser, reason: 'Asked', ruledBy: 'DPO', reference: 'DPO-2' };
    const ruled = await admin.graphql(
      'mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { erasure { id } } }',
      { input },
    );
    expect(ruled.errors).toBeUndefined();
    const runId = newId();
    await admin.graphql(
      'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }',
      {
        id: runId,
      },
    );
    await world.server.services.erasing.run({ runId });
    expect(await rows()).toEqual([{ id: settled, patient_id: survivor, proposed_by: null }]);
  });

  it('leaves a hold that was set since on both, and lets neither be erased', async () => {
    const { loser, survivor } = await twins('Theodora Wrenfield');
    const mark = async (kind: string) => {
      const { errors } = await admin.graphql(
        'mutation ($input: MarkRetentionInput!) { markRetention(input: $input) { retention { patientId } } }',
        { input: { id: newId(), patientId: survivor, kind, reason: 'Inquest' } },
      );
      expect(errors).toBeUndefined();
    };
    await mark('serious_incident');
    world.server.clock.advance(60_000);
    const { mergeId } = await merge(loser, survivor);
    await mark('legal_hold');
    expect((await undo(mergeId)).errors).toBeUndefined();
    const marks = await world.server.database.asOwner(
      `SELECT kind, reason, made_by FROM retention_mark WHERE patient_id = $1 AND ended_at IS NULL`,
      [loser],
    );
    expect(marks).toEqual([{ kind: 'legal_hold', reason: 'Inquest', made_by: admin.user?.id }]);
    const rule = (patientId: string) =>
      admin.graphql(
        'mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { erasure { id } } }',
        {
          input: { id: newId(), patientId, reason: 'Asked for', ruledBy: 'DPO', reference: 'DPO-1' },
        },
      );
    for (const id of [loser, survivor]) expect(codeOf(await rule(id)), id).toBe('ERASURE_HELD');
    const entries = await world.server.database.asOwner(
      `SELECT action FROM audit_entry WHERE patient_id = $1 AND entity_type = 'RetentionMark'`,
      [loser],
    );
    expect(entries).toEqual([{ action: 'LEGAL_HOLD_SET' }]);
  });

  it('leaves no set of access files, ready or under way, that is of both', async () => {
    const { loser, survivor } = await twins('Cornelia Ashgrove');
    const { mergeId } = await merge(loser, survivor);
    const act = (document: string, variables: object) => admin.graphql(document, { ...variables });
    const assembled = async (patientId: string): Promise<string> => {
      const id = newId();
      const receivedOn = world.server.clock.now().toISOString().slice(0, 10);
      for (const [field, input] of [
        ['createAccessRequest(input: $input)', { id, patientId, receivedOn, requester: 'Herself' }],
        ['checkAccessIdentity(input: $input)', { id, reason: 'Passport seen' }],
      ] as const) {
        const type = field.startsWith('create') ? 'CreateAccessRequestInput' : 'AccessRequestReasonInput';
        const { errors } = await act(`mutation ($input: ${type}!) { ${field} { accessRequest { id } } }`, {
          input,
        });
        expect(errors).toBeUndefined();
      }
      await act(
        'mutation ($id: ID!) { assembleAccessRequest(input: { id: $id }) { accessRequest { id } } }',
        { id },
      );
      await world.server.services.assembling.run({ requestId: id });
      return id;
    };
    const [ofSurvivor, ofLoser, underWay] = [
      await assembled(survivor),
      await assembled(loser),
      await assembled(survivor),
    ];
    await world.server.database.asOwner("UPDATE access_request SET assembly = 'running' WHERE id = $1", [
      underWay,
    ]);
    const file = (id: string) => admin.get(`/api/access-requests/${id}/files/everything-held.json`);
    for (const id of [ofSurvivor, ofLoser]) expect((await file(id)).statusCode).toBe(200);
    await undo(mergeId);
    const handOver = (id: string) =>
      act('mutation ($id: ID!) { handOverAccessRequest(input: { id: $id }) { accessRequest { state } } }', {
        id,
      });
    for (const id of [ofSurvivor, ofLoser, underWay]) {
      expect((await file(id)).statusCode).toBe(404);
      expect(codeOf(await handOver(id))).toBe('ACCESS_REQUEST_STATE');
    }
    const [row] = await world.server.database.asOwner('SELECT assembly FROM access_request WHERE id = $1', [
      underWay,
    ]);
    expect(row).toEqual({ assembly: 'failed' });
    // Made anew, it is of the one alone.
    await act('mutation ($id: ID!) { assembleAccessRequest(input: { id: $id }) { accessRequest { id } } }', {
      id: ofSurvivor,
    });
    await world.server.services.assembling.run({ requestId: ofSurvivor });
    const anew = await file(ofSurvivor);
    expect(anew.statusCode).toBe(200);
    expect(anew.body).not.toContain('Latex');
    expect((await handOver(ofSurvivor)).data).toEqual({
      handOverAccessRequest: { accessRequest: { state: 'handed_over' } },
    });
  });
});

const PRF = `query ($id: ID!) { prf(customPrfId: $id) {
  status missingCount missing { section field } patient { allergies mergedAllergies }
  signature { patient { allergies } } } }`;
const readPrf = async (id: string, caller = staff): Promise<Facts> => {
  const { data, errors } = await caller.graphql(PRF, { id });
  expect(errors).toBeUndefined();
  return data?.['prf'] as Facts;
};
const known = async (prfId: string, version: number): Promise<void> => {
  const changes = { PresentingComplaint: { allergy_status: 'known', weight_kg: 60 + version } };
  const { data, errors } = await world
    .caller('author')
    .graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome problems { message } } } }',
      {
        input: {
          commands: [
            {
              commandId: newId(),
              prfId,
              section: 'PresentingComplaint',
              baseVersion: version,
              deviceTime: world.server.clock.now().toISOString(),
              changes,
            },
          ],
        },
      },
    );
  expect(errors).toBeUndefined();
  expect(data?.['savePrf']).toMatchObject({ results: [{ outcome: 'SAVED' }] });
};
const isAsked = async (prfId: string): Promise<boolean> =>
  ((await readPrf(prfId))['missing'] as readonly { field: string }[]).some(
    ({ field }) => field === 'allergies',
  );
const storedMissing = async (prfId: string) => {
  const [row] = await world.server.database.asOwner<{ missing_count: number }>(
    'SELECT missing_count FROM prf WHERE id = $1',
    [prfId],
  );
  return row?.missing_count;
};

describe('what a patient must not be given', () => {
  it('is told on a record of either, and no more once the merge is undone', async () => {
    const { loser, survivor } = await twins('Hesper Gallowglass');
    const third = await register({ name: 'Hesper Gallowglass', dob: '1971-04-05' });
    const prfs = [
      await world.openPrf(newId(), loser),
      await world.openPrf(newId(), survivor),
      await world.openPrf(newId(), third),
    ] as const;
    const shown = () => Promise.all(prfs.map(async (id) => (await readPrf(id))['patient']));
    const apart = [
      { allergies: 'Latex', mergedAllergies: null },
      { allergies: 'Penicillin', mergedAllergies: null },
      { allergies: null, mergedAllergies: null },
    ];
    expect(await shown()).toEqual(apart);
    const merges = [await merge(loser, survivor), await merge(third, survivor)];
    expect(await shown()).toMatchObject([
      { allergies: 'Latex', mergedAllergies: 'Penicillin' },
      { allergies: 'Penicillin', mergedAllergies: 'Latex' },
      { allergies: null, mergedAllergies: 'Penicillin\nLatex' },
    ]);
    expect((await read(loser))['mergedAllergies']).toBe('Penicillin');
    for (const { mergeId } of merges) await undo(mergeId);
    expect(await shown()).toEqual(apart);
  });

  it('is looked at by the rules of a save and of a read alike', async () => {
    const loser = await register({ name: 'Tamsin Orrery', dob: '1971-04-05' });
    const survivor = await register({
      name: 'Tamsin Orrery',
      dob: '1971-04-05',
      allergies: 'Penicillin',
    });
    const prfId = await world.openPrf(newId(), loser);
    await known(prfId, 0);
    expect(await isAsked(prfId)).toBe(true);
    const before = (await readPrf(prfId))['missingCount'] as number;
    expect(await storedMissing(prfId)).toBe(before);
    await merge(loser, survivor);
    expect(await isAsked(prfId)).toBe(false);
    await known(prfId, 1);
    expect(await storedMissing(prfId)).toBe(before - 1);
    const document = await staff.get(`/fhir/Bundle/${prfId}`);
    expect(document.body).toContain('"Penicillin"');
  });

  it('stands beside a signature and not in it, and is nothing that the patient is told of another', async () => {
    const { loser, survivor } = await twins('Leander Quicksilver');
    const patient = await world.server.signedIn('patient', { patientId: survivor });
    const prfId = await world.openPrf(newId(), survivor);
    await world.sign(prfId);
    await merge(loser, survivor);
    expect(await readPrf(prfId)).toMatchObject({ patient: { mergedAllergies: 'Latex' } });
    expect(await readPrf(prfId, patient)).toMatchObject({ patient: { mergedAllergies: null } });
    expect(await read(survivor, patient)).toMatchObject({ mergedAllergies: null });
    for (const path of [`/fhir/Patient/${survivor}/$everything`, `/api/patient/${survivor}`])
      expect((await patient.get(path)).body).not.toContain('Latex');
    expect((await staff.get(`/fhir/Patient/${survivor}/$everything`)).body).toContain('Latex');
  });
});

describe('an NHS number that only the merged record has', () => {
  it('finds the surviving one, and registers nobody else', async () => {
    const nhsNumber = '9434765870';
    const loser = await register({ name: 'Gwendolen Harker', dob: '1966-06-06', nhsNumber });
    const survivor = await register({ name: 'Wendy Harker-Jones', dob: '1966-06-06' });
    const { mergeId } = await merge(loser, survivor);
    const found = await staff.graphql('query ($t: String!) { findPatients(text: $t) { id } }', {
      t: nhsNumber,
    });
    expect(found.data?.['findPatients']).toEqual([{ id: survivor }]);
    const listed = await staff.graphql(
      'query ($t: String!) { patients(filter: { text: $t }) { nodes { id } } }',
      { t: nhsNumber },
    );
    expect(listed.data?.['patients']).toEqual({ nodes: [{ id: survivor }] });
    const again = { id: newId(), name: 'Somebody Other', dob: '1999-01-01', nhsNumber };
    const alike = await staff.graphql(CREATE, { input: again });
    expect(alike.errors?.[0]?.extensions).toMatchObject({
      code: 'PATIENT_LOOKS_KNOWN',
      problems: [{ message: expect.stringContaining(survivor) as string }],
    });
    const apart = await staff.graphql(CREATE, { input: { ...again, differsFrom: [survivor] } });
    expect(apart.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ field: 'nhsNumber' }],
    });
    await undo(mergeId);
    const back = await staff.graphql('query ($t: String!) { findPatients(text: $t) { id } }', {
      t: nhsNumber,
    });
    expect(back.data?.['findPatients']).toEqual([{ id: loser }]);
  });
});

describe('the other record of a merge', () => {
  const OTHERS = `query ($id: ID!) {
    patient(patientId: $id) { merges { loser { name allergies } survivor { name allergies } } } }`;

  it('is an entry of its own wherever it is read, and of one undone no more than a name', async () => {
    const { loser, survivor } = await twins('Marmaduke Fennimore');
    const { mergeId } = await merge(loser, survivor);
    const entries = async () =>
      world.server.database.asOwner(
        `SELECT action, patient_id FROM audit_entry
         WHERE patient_id = $1 AND action IN ('PATIENT_MERGES_VIEWED', 'PATIENT_EXPORTED') ORDER BY action`,
        [loser],
      );
    const others = () => mergesOf(survivor, OTHERS);
    expect(await others()).toMatchObject([{ loser: { allergies: 'Latex' } }]);
    await staff.get(`/fhir/Patient/${survivor}/$everything`);
    expect(await entries()).toEqual([
      { action: 'PATIENT_EXPORTED', patient_id: loser },
      { action: 'PATIENT_MERGES_VIEWED', patient_id: loser },
    ]);
    await undo(mergeId);
    const named = { name: 'Marmaduke Fennimore', allergies: null };
    expect(await others()).toEqual([{ loser: named, survivor: named }]);
  });

  it('is not shown to the patient, by their records or by who has looked', async () => {
    const { loser, survivor } = await twins('Araminta Loveday');
    const patient = await world.server.signedIn('patient', { patientId: loser });
    const prfId = await world.openPrf(newId(), loser);
    await world.sign(prfId);
    await merge(loser, survivor);
    await staff.graphql(OTHERS, { id: survivor });
    const ask = async (caller: TestCaller) => {
      const prf = await caller.graphql(
        'query ($prf: ID!) { prf(customPrfId: $prf) { patient { id mergedInto } survivor { id name } } }',
        { prf: prfId },
      );
      const { data, errors } = await caller.graphql(
        'query ($id: ID!) { patientViews(patientId: $id, first: 50) { totalCount nodes { action } } }',
        { id: loser },
      );
      expect(errors).toBeUndefined();
      const views = data?.['patientViews'] as { totalCount: number; nodes: { action: string }[] };
      return { prf: prf.data?.['prf'], views, actions: new Set(views.nodes.map(({ action }) => action)) };
    };
    const told = await ask(patient);
    expect(told.prf).toEqual({ patient: { id: loser, mergedInto: null }, survivor: null });
    expect([...told.actions].filter((action) => /MERGE|APART/.test(action))).toEqual([]);
    expect(told.views.totalCount).toBe(told.views.nodes.length);
    const known = await ask(staff);
    expect(known.prf).toEqual({
      patient: { id: loser, mergedInto: survivor },
      survivor: { id: survivor, name: 'Araminta Loveday' },
    });
    const desk = await staff.graphql(
      'query ($prf: ID!) { prfKiosk(customPrfId: $prf) { survivor { id } } }',
      { prf: prfId },
    );
    expect(desk.data?.['prfKiosk']).toEqual({ survivor: { id: survivor } });
    expect([...known.actions]).toEqual(
      expect.arrayContaining(['PATIENT_MERGED', 'PATIENT_MERGES_VIEWED', 'PATIENT_TOLD_APART']),
    );
  });
});

describe('the account of a merged record', () => {
  it('opens only its own until its owner has proved their identity, and again after the merge was undone', async () => {
    const { loser, survivor } = await twins('Philippa Ashgrove');
    const stranger = await world.server.signedIn('patient', { patientId: loser, ...CONFIRMED });
    const patient = await world.server.signedIn('patient', { patientId: loser, ...CONFIRMED });
    const canOpen = async (patientId: string): Promise<boolean> =>
      (await patient.graphql(READ, { id: patientId })).errors === undefined;
    const { mergeId } = await merge(loser, survivor);
    expect([await canOpen(loser), await canOpen(survivor)]).toEqual([true, false]);
    expect(await read(loser, patient)).toMatchObject({ mergedInto: null, merges: null });
    expect((await read(loser))['merges']).toEqual([{ id: mergeId }]);
    expect(await mergesOf(survivor)).toMatchObject([{ id: mergeId, hasWaitingAccount: true }]);

    const input = {
      checkId: newId(),
      mergeId,
      seen: 'passport',
      email: ` ${patient.user?.email.toUpperCase() ?? ''} `,
      note: 'Name and face agree',
    };
    for (let n = 0; n < 2; n += 1) expect((await staff.graphql(CHECK, { input })).errors).toBeUndefined();
    expect([await canOpen(loser), await canOpen(survivor)]).toEqual([false, true]);
    const checks = await world.server.database.asOwner(
      'SELECT seen, checked_by FROM account_identity_check WHERE merge_id = $1',
      [mergeId],
    );
    expect(checks).toEqual([{ seen: 'passport', checked_by: staff.user?.id }]);
    // Another account that registered as this patient keeps its record.
    expect((await stranger.graphql(READ, { id: loser })).errors).toBeUndefined();
    // One error or two: either question refuses, whichever comes first.
    expect((await stranger.graphql(READ, { id: survivor })).errors?.[0]).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });

    await undo(mergeId);
    expect([await canOpen(loser), await canOpen(survivor)]).toEqual([true, false]);
  });

  it('has the signed records and logs of both in one list after that, and who looked at either', async () => {
    const { loser, survivor } = await twins('Georgiana Thistlewood');
    const patient = await world.server.signedIn('patient', { patientId: loser, ...CONFIRMED });
    const [mine, old, open] = [newId(), newId(), newId()];
    await world.openPrf(mine, survivor);
    await world.openPrf(old, loser);
    await world.openPrf(open, loser);
    for (const prfId of [mine, old]) await world.sign(prfId);
    const logId = newId();
    await world.server.database.asOwner(
      `INSERT INTO see_and_treat_log (log_id, event_id, patient_id, incident_at, issue_summary, treatment_provided, clinician_name,
                                      clinician_role, recorded_at, recorded_by)
       SELECT $1, e.event_id, $2, now(), 'Graze', 'Cleaned', 'Ann', 'paramedic', now(), $3 FROM event e LIMIT 1`,
      [logId, loser, staff.user?.id],
    );
    for (const id of [loser, survivor]) await read(id);
    const { mergeId } = await merge(loser, survivor);
    const input = { checkId: newId(), mergeId, seen: 'passport', email: patient.user?.email };
    expect((await staff.graphql(CHECK, { input })).errors).toBeUndefined();

    const ask = async (id: string) => {
      const { data, errors } = await patient.graphql(
        'query ($id: ID!) { patientPrfs(patientId: $id) { id } patientSeeAndTreatLogs(patientId: $id) { id } }',
        { id },
      );
      if (errors) return null;
      const { patientPrfs, patientSeeAndTreatLogs } = data as {
        patientPrfs: { id: string }[];
        patientSeeAndTreatLogs: { log_id: string }[];
      };
      // By itself: the others are entries that it counts.
      const looked = await patient.graphql(
        'query ($id: ID!) { patientViews(patientId: $id, first: 50) { nodes { action } totalCount } }',
        { id },
      );
      const { patientViews } = looked.data as {
        patientViews: { nodes: { action: string }[]; totalCount: number };
      };
      expect(patientViews.totalCount).toBe(patientViews.nodes.length);
      return {
        prfs: patientPrfs.map((prf) => prf.id).sort(),
        logs: patientSeeAndTreatLogs,
        looks: patientViews.nodes.filter(({ action }) => action === 'PATIENT_VIEWED').length,
      };
    };
    expect(await ask(survivor)).toEqual({ prfs: [mine, old].sort(), logs: [{ id: logId }], looks: 2 });
    expect(await ask(loser)).toBeNull();
    const record = (prfId: string) =>
      patient.graphql('query ($id: ID!) { prf(customPrfId: $id) { id } }', { id: prfId });
    expect((await record(old)).data).toEqual({ prf: { id: old } });
    expect((await record(open)).data?.['prf'] ?? null).toBeNull();
    const { body } = await patient.get(`/fhir/Patient/${survivor}/$everything`);
    const text = JSON.stringify(body);
    const numbers = await world.server.database.asOwner<{ number: string; isSigned: boolean }>(
      `SELECT custom_prf_id AS number, status = 'completed' AS "isSigned" FROM prf WHERE id = ANY ($1)`,
      [[mine, old, open]],
    );
    for (const { number, isSigned } of numbers) expect(text.includes(number)).toBe(isSigned);

    await undo(mergeId);
    expect(await ask(loser)).toMatchObject({ prfs: [old], looks: 1 });
    expect((await record(mine)).data?.['prf'] ?? null).toBeNull();
  });

  it('is refused in the same words whatever stands against it', async () => {
    const { loser, survivor } = await twins('Drusilla Penhallow');
    const unconfirmed = await world.server.account('patient', { patientId: loser });
    const closed = await world.server.account('patient', {
      patientId: loser,
      ...CONFIRMED,
      isActive: false,
    });
    const other = await register({ name: 'Drusilla Penhaligon', dob: '1950-05-05' });
    const elsewhere = await world.server.account('patient', { patientId: other, ...CONFIRMED });
    const { mergeId } = await merge(loser, survivor);
    const check = (email: string) =>
      staff.graphql(CHECK, { input: { checkId: newId(), mergeId, seen: 'passport', email } });
    const said = [];
    for (const email of [unconfirmed.email, closed.email, elsewhere.email, 'nobody@example.org', '%'])
      said.push((await check(email)).errors?.map(({ message, extensions }) => [message, extensions.code]));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject([[expect.stringContaining('was not found'), 'NOT_FOUND']]);
    expect((await check(' ')).errors?.[0]?.extensions.problems).toMatchObject([{ field: 'email' }]);
    const accounts = await world.server.database.asOwner(
      'SELECT id FROM app_user WHERE patient_id = $1 ORDER BY id',
      [loser],
    );
    expect(accounts).toEqual([unconfirmed.id, closed.id].sort().map((id) => ({ id })));
  });

  it('keeps what it has become where the merge is undone', async () => {
    const { loser, survivor } = await twins('Lavinia Thistlewood');
    const other = await register({ name: 'Somebody Else', dob: '1950-05-05' });
    const letIn = async (mergeId: string) => {
      const account = await world.server.account('patient', { patientId: loser, ...CONFIRMED });
      const input = { checkId: newId(), mergeId, seen: 'passport', email: account.email };
      expect((await staff.graphql(CHECK, { input })).errors).toBeUndefined();
      return account.id;
    };
    const { mergeId } = await merge(loser, survivor);
    const [hired, moved] = [await letIn(mergeId), await letIn(mergeId)];
    await world.server.database.asOwner(
      "UPDATE app_user SET role = 'staff', patient_id = NULL WHERE id = $1",
      [hired],
    );
    await world.server.database.asOwner('UPDATE app_user SET patient_id = $2 WHERE id = $1', [moved, other]);
    expect((await undo(mergeId)).errors).toBeUndefined();
    const accounts = await world.server.database.asOwner(
      'SELECT id, patient_id FROM app_user WHERE id = ANY ($1) ORDER BY patient_id',
      [[hired, moved]],
    );
    expect(accounts).toEqual([
      { id: moved, patient_id: other },
      { id: hired, patient_id: null },
    ]);
    const returned = await world.server.database.asOwner(
      "SELECT FROM audit_entry WHERE action = 'ACCOUNT_RETURNED' AND entity_id = ANY ($1::text[])",
      [[hired, moved]],
    );
    expect(returned).toEqual([]);
  });

  it('of the surviving record sees nothing of the merged one until its owner has been seen, and never moves', async () => {
    const { loser, survivor } = await twins('Rosalind Featherby');
    const patient = await world.server.signedIn('patient', { patientId: survivor, ...CONFIRMED });
    const prfId = await world.openPrf(newId(), loser);
    await world.sign(prfId);
    const { mergeId } = await merge(loser, survivor);
    expect((await read(survivor))['prfs']).toEqual([{ id: prfId }]);
    expect((await read(survivor, patient))['prfs']).toEqual([]);
    const everything = await patient.get(`/fhir/Patient/${survivor}/$everything`);
    expect(everything.statusCode).toBe(200);
    expect(everything.body).not.toContain(loser);
    const isWaiting = () => mergesOf(survivor);
    expect(await isWaiting()).toMatchObject([{ hasWaitingAccount: true }]);

    const check = () => ({ checkId: newId(), mergeId, seen: 'passport', email: patient.user?.email });
    expect((await staff.graphql(CHECK, { input: check() })).errors).toBeUndefined();
    expect(await isWaiting()).toMatchObject([{ hasWaitingAccount: false }]);
    expect((await read(survivor, patient))['prfs']).toEqual([{ id: prfId }]);
    expect((await patient.get(`/fhir/Patient/${survivor}/$everything`)).body).toContain(loser);
    expect((await patient.graphql(READ, { id: loser })).errors?.[0]).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    // Once checked there is nothing left to check.
    expect(codeOf(await staff.graphql(CHECK, { input: check() }))).toBe('NOT_FOUND');
    const entries = () =>
      world.server.database.asOwner(
        `SELECT action, patient_id FROM audit_entry WHERE entity_type = 'User' AND entity_id = $1
         AND action IN ('IDENTITY_CHECKED', 'ACCOUNT_RETURNED')`,
        [patient.user?.id],
      );
    expect(await entries()).toEqual([{ action: 'IDENTITY_CHECKED', patient_id: survivor }]);

    await undo(mergeId);
    expect((await read(survivor, patient))['prfs']).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });

  it('takes nothing along of what else was merged where it is given back', async () => {
    const { loser, survivor } = await twins('Hortensia Crabtree');
    const third = await register({ name: 'Hortensia Crabtree', dob: '1971-04-05' });
    const guest = await world.server.account('patient', { patientId: loser, ...CONFIRMED });
    const [own, other] = [await merge(loser, survivor), await merge(third, survivor)];
    for (const { mergeId } of [own, other]) {
      const input = { checkId: newId(), mergeId, seen: 'passport', email: guest.email };
      expect((await staff.graphql(CHECK, { input })).errors).toBeUndefined();
    }
    const standing = () =>
      world.server.database.asOwner(
        `SELECT merge_id FROM account_identity_check
         WHERE user_id = $1 AND merge_id IS NOT NULL AND ended_at IS NULL`,
        [guest.id],
      );
    expect(await standing()).toHaveLength(2);
    await undo(own.mergeId);
    expect(await standing()).toEqual([]);
  });
});

it('exports what each row says of allergies under its own subject, to the patient only their own', async () => {
  const { loser, survivor } = await twins('Araminta Wolds');
  const patient = await world.server.signedIn('patient', { patientId: survivor });
  await merge(loser, survivor);
  const allergiesFor = async (caller: TestCaller): Promise<readonly unknown[]> => {
    const answer = await caller.get(`/fhir/Patient/${survivor}/$everything`);
    return answer
      .json<{ entry: readonly { resource: { resourceType: string; patient?: object; code?: object } }[] }>()
      .entry.filter(({ resource }) => resource.resourceType === 'AllergyIntolerance')
      .map(({ resource }) => [resource.patient, resource.code]);
  };
  const said = (id: string, text: string) => [
    { reference: `urn:uuid:${id}`, display: 'Araminta Wolds' },
    { text },
  ];
  expect(await allergiesFor(staff)).toEqual([said(survivor, 'Penicillin'), said(loser, 'Latex')]);
  expect(await allergiesFor(patient)).toEqual([said(survivor, 'Penicillin')]);
});

it('is exported as links between the two', async () => {
  const { loser, survivor } = await twins('Benedicta Thorne');
  await merge(loser, survivor);
  const linksOf = async (id: string): Promise<Record<string, unknown>> => {
    const { entry } = (await staff.get(`/fhir/Patient/${id}/$everything`)).json<{
      entry: readonly { resource: { resourceType: string; id: string; link?: unknown } }[];
    }>();
    return Object.fromEntries(
      entry
        .filter(({ resource }) => resource.resourceType === 'Patient')
        .map(({ resource }) => [resource.id, resource.link]),
    );
  };
  const links = {
    [loser]: [{ other: { reference: `urn:uuid:${survivor}` }, type: 'replaced-by' }],
    [survivor]: [{ other: { reference: `urn:uuid:${loser}` }, type: 'replaces' }],
  };
  expect(await linksOf(survivor)).toEqual(links);
  expect(await linksOf(loser)).toEqual(links);
});
