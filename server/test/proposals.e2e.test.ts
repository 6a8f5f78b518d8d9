import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let staff: TestCaller;
let patient: TestCaller;
let patientId: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());
beforeEach(async () => {
  patientId = newId();
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob, town, postcode, address, allergies)
     VALUES ($1, 'Robin Hale', '2001-03-04', 'Leeds', 'LS1 4DY', 'Leeds, LS1 4DY', 'Latex')`,
    [patientId],
  );
  patient = await server.signedIn('patient', { patientId });
});

type Facts = Readonly<Record<string, unknown>>;
const PROPOSAL = 'id source settledAt accepted reason values { field said recorded hasChanged }';
const PROPOSE = `mutation ($input: ProposeDetailsInput!) { proposeDetails(input: $input) { detailsProposal { ${PROPOSAL} } } }`;
const SETTLE = `mutation ($input: SettleProposalInput!) { settleProposal(input: $input) { detailsProposal { ${PROPOSAL} } } }`;
const READ = `query ($id: ID!) { patient(patientId: $id) { version town allergies proposals { ${PROPOSAL} } } }`;
interface Proposal extends Facts {
  readonly id: string;
  readonly values: readonly Facts[];
}

const propose = (input: Facts, proposalId = newId(), caller = patient) =>
  caller.graphql(PROPOSE, { input: { proposalId, ...input } });
const proposed = async (input: Facts): Promise<string> => {
  const { data, errors } = await propose(input);
  expect(errors).toBeUndefined();
  return (data?.['proposeDetails'] as { readonly detailsProposal: Proposal }).detailsProposal.id;
};
const read = async (caller = staff, id = patientId) => {
  const { data, errors } = await caller.graphql(READ, { id });
  expect(errors).toBeUndefined();
  return data?.['patient'] as Facts & { readonly version: number; readonly proposals: readonly Proposal[] };
};
const settle = async (proposalId: string, accepted: readonly string[], more: Facts = {}, caller = staff) => {
  const expectedVersion = (await read()).version;
  return caller.graphql(SETTLE, { input: { proposalId, accepted, expectedVersion, ...more } });
};
const codeOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] | undefined }) =>
  errors?.[0]?.extensions.code;
const update = (input: Facts) =>
  staff.graphql(
    'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
    {
      input: { id: patientId, ...input },
    },
  );
const waiting = async (): Promise<unknown> => {
  const { data } = await staff.graphql('{ patients(filter: { hasProposals: true }) { nodes { id } } }');
  return (data?.['patients'] as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
};

describe('a correction that a patient proposes', () => {
  it('changes nothing, says only what differs, and waits where staff find it', async () => {
    const id = await proposed({
      name: 'Robin Hale',
      town: ' York ',
      allergies: null,
      gender: 'female',
    });
    const stored = await read();
    expect(stored).toMatchObject({ town: 'Leeds', allergies: 'Latex', version: 1 });
    expect(stored.proposals).toMatchObject([{ id, source: 'patient', settledAt: null, accepted: null }]);
    expect(stored.proposals[0]?.values).toEqual([
      { field: 'gender', said: 'female', recorded: null, hasChanged: false },
      { field: 'town', said: 'York', recorded: 'Leeds', hasChanged: false },
      { field: 'allergies', said: null, recorded: 'Latex', hasChanged: false },
    ]);
    expect(await waiting()).toContain(patientId);
    expect((await read(patient)).proposals).toHaveLength(1);
  });

  it('is kept, decided about and recorded under the specification’s names', async () => {
    const id = await proposed({ name: 'Robin Vale', contactNumber: '01904 555 001' });
    await settle(id, ['contactNumber'], { reason: 'The passport says otherwise' });
    const [row] = await server.database.asOwner(
      `SELECT said, stood, accepted, (
         SELECT fields_changed FROM audit_entry WHERE action = 'PATIENT_DETAILS_PROPOSED' AND patient_id = d.patient_id
         ORDER BY recorded_at DESC, id DESC LIMIT 1) AS fields
       FROM details_proposal d WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({
      said: { patient_name: 'Robin Vale', contact_number: '01904 555 001' },
      stood: { patient_name: 'Robin Hale', contact_number: null },
      accepted: ['contact_number'],
      fields: ['patient_name', 'contact_number'],
    });
    expect((await read()).proposals[0]).toMatchObject({
      accepted: ['contactNumber'],
      values: [
        { field: 'name', said: 'Robin Vale', recorded: 'Robin Hale' },
        { field: 'contactNumber', said: '01904 555 001', recorded: '01904 555 001' },
      ],
    });
  });

  it('is kept once, whoever sends it again, and is nobody else’s', async () => {
    const proposalId = newId();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await propose({ town: 'York' }, proposalId)).errors).toBeUndefined();
    expect((await read()).proposals).toHaveLength(1);
    const otherId = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, 'Sasha Quill', '2001-03-04')`,
      [otherId],
    );
    const other = await server.signedIn('patient', { patientId: otherId });
    expect(codeOf(await propose({ town: 'York' }, proposalId, other))).toBe('CONFLICT');
    expect(codeOf(await propose({ town: 'York' }, newId(), await server.signedIn('patient')))).toBe(
      'FORBIDDEN',
    );
  });

  it('is refused under the id of another one that was sent before, in words', async () => {
    const proposalId = newId();
    await propose({ town: 'York', gender: 'female' }, proposalId);
    for (const other of [{ town: 'Hull', gender: 'female' }, { town: 'York' }]) {
      const { errors } = await propose(other, proposalId);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'COMMAND_REUSED' });
    }
    const added = await propose({ town: 'York', gender: 'female', allergies: 'Penicillin' }, proposalId);
    expect(codeOf(added)).toBe('COMMAND_REUSED');
    // Also once it was decided about, the same is the same.
    await settle(proposalId, ['town', 'gender']);
    expect((await propose({ town: 'York', gender: 'female' }, proposalId)).errors).toBeUndefined();
    expect((await read()).proposals).toHaveLength(1);
  });

  it('says what is wrong with it, also that nothing differs', async () => {
    const same = await propose({ town: 'Leeds', name: 'Robin  Hale', dob: '2001-03-04' });
    expect(same.errors?.[0]?.extensions.problems).toMatchObject([{ code: 'same' }]);
    expect((await propose({ name: ' ' })).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'name' },
    ]);
    expect((await propose({ dob: '2100-01-01' })).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'dob' },
    ]);
    for (let count = 0; count < LIMITS.proposals.waiting; count += 1)
      await proposed({ town: `York ${String(count)}` });
    expect(codeOf(await propose({ town: 'Hull' }))).toBe('PROPOSALS_WAITING');
  });

  it('compares with an address that stands in one text', async () => {
    await update({ town: null, postcode: null, address: '1 High Street, Leeds, West Yorkshire, LS1 4DY' });
    await server.database.asOwner(
      `UPDATE patient SET town = NULL, postcode = NULL, address_line_1 = NULL, county = NULL,
         address = '1 High Street, Leeds, West Yorkshire, LS1 4DY', version = version + 1 WHERE patient_id = $1`,
      [patientId],
    );
    const id = await proposed({
      addressLine1: '1 High Street',
      town: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS2 9JT',
    });
    expect((await read()).proposals[0]?.values).toMatchObject([{ field: 'postcode', said: 'LS2 9JT' }]);
    expect((await settle(id, ['postcode'])).errors).toBeUndefined();
    expect(
      await server.database.asOwner('SELECT address FROM patient WHERE patient_id = $1', [patientId]),
    ).toEqual([{ address: '1 High Street, Leeds, West Yorkshire, LS2 9JT' }]);
  });
});

describe('staff, of a correction,', () => {
  it('take over field by field, and say why of the rest; the patient reads it', async () => {
    const id = await proposed({ town: 'York', allergies: null });
    expect((await settle(id, ['town'])).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'reason' },
    ]);
    expect((await settle(id, ['nhsNumber'])).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'accepted' },
    ]);
    expect((await read()).town).toBe('Leeds');
    const reason = 'The rash was seen by us in May.';
    expect((await settle(id, ['town'], { reason })).errors).toBeUndefined();
    expect(await read(patient)).toMatchObject({
      town: 'York',
      allergies: 'Latex',
      version: 2,
      proposals: [{ accepted: ['town'], reason }],
    });
    expect(await waiting()).not.toContain(patientId);
    // Once: the same, sent again after its answer was lost, is as it was, whatever stands on record by now.
    const again = await settle(id, ['town'], { reason: ` ${reason} `, expectedVersion: 1 });
    expect(again.data?.['settleProposal']).toMatchObject({ detailsProposal: { accepted: ['town'], reason } });
    expect((await read()).version).toBe(2);
    const audited = await server.database.asOwner<{ action: string; fields: string[] }>(
      `SELECT action, fields_changed AS fields FROM audit_entry WHERE patient_id = $1 AND action LIKE 'PATIENT_DETAILS_%' ORDER BY action`,
      [patientId],
    );
    expect(audited).toEqual([
      { action: 'PATIENT_DETAILS_PROPOSED', fields: ['town', 'allergies'] },
      { action: 'PATIENT_DETAILS_SETTLED', fields: ['town'] },
    ]);
  });

  it('are told who decided otherwise already, and change nothing', async () => {
    const reason = 'The rash was seen by us in May.';
    const decider = await server.signedIn('staff', { firstName: 'Ada', lastName: 'Quill' });
    const id = await proposed({ town: 'York', allergies: null });
    expect((await settle(id, ['town'], { reason }, decider)).errors).toBeUndefined();
    const refused = await settle(id, ['allergies'], { reason });
    expect(codeOf(refused)).toBe('CORRECTION_DECIDED');
    expect(refused.errors?.[0]?.message).toContain('Ada Quill has already decided about this');
    // The same, of another person; and of the same one other fields or another reason.
    expect(codeOf(await settle(id, ['town'], { reason }))).toBe('CORRECTION_DECIDED');
    for (const [accepted, why] of [
      [['town', 'allergies'], reason],
      [[], reason],
      [['town'], 'They said so by telephone.'],
      [['town'], null],
    ] as const)
      expect(codeOf(await settle(id, accepted, { reason: why }, decider))).toBe('CORRECTION_DECIDED');
    expect(await read()).toMatchObject({
      town: 'York',
      allergies: 'Latex',
      version: 2,
      proposals: [{ accepted: ['town'], reason }],
    });
    // A reason that nothing needed is not kept, and sent again it is the same.
    const whole = await proposed({ town: 'Hull', postcode: 'HU1 1AA' });
    for (const accepted of [
      ['town', 'postcode'],
      ['postcode', 'town'],
    ])
      expect((await settle(whole, accepted, { reason }, decider)).errors).toBeUndefined();
  });

  it('are told what changed since, and decide beside what stands', async () => {
    const id = await proposed({ town: 'York', postcode: 'YO1 7HH' });
    const shown = (await read()).version;
    await update({ town: 'Hull' });
    expect((await read()).proposals[0]?.values).toEqual([
      { field: 'town', said: 'York', recorded: 'Hull', hasChanged: true },
      { field: 'postcode', said: 'YO1 7HH', recorded: 'LS1 4DY', hasChanged: false },
    ]);
    expect(codeOf(await settle(id, ['town'], { expectedVersion: shown }))).toBe('PATIENT_CHANGED');
    expect(codeOf(await settle(id, ['town'], { expectedVersion: null }))).toBe('PATIENT_CHANGED');
    await update({ town: 'York' });
    // What is on record by now needs no reason.
    expect((await settle(id, ['postcode'])).errors).toBeUndefined();
    expect(await read()).toMatchObject({
      town: 'York',
      proposals: [{ accepted: ['postcode'], reason: null }],
    });
  });

  it('decide beside the record that the patient’s was merged into', async () => {
    const survivorId = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob, town) VALUES ($1, 'Robin Hale', '2001-03-04', 'Hull')`,
      [survivorId],
    );
    const id = await proposed({ town: 'York' });
    await server.database.asOwner(
      'UPDATE patient SET merged_into = $2, version = version + 1 WHERE patient_id = $1',
      [patientId, survivorId],
    );
    expect(await waiting()).toContain(survivorId);
    const survivor = await read(staff, survivorId);
    expect(survivor.proposals[0]?.values).toMatchObject([{ recorded: 'Hull', hasChanged: true }]);
    const { errors } = await staff.graphql(SETTLE, {
      input: { proposalId: id, accepted: ['town'], expectedVersion: survivor.version },
    });
    expect(errors).toBeUndefined();
    expect((await read(staff, survivorId)).town).toBe('York');
    expect(await read(patient)).toMatchObject({ town: 'Leeds', proposals: [{ accepted: ['town'] }] });
    // The surviving record's own account is told nothing of what the other proposed.
    const owner = await server.signedIn('patient', { patientId: survivorId });
    expect((await read(owner, survivorId)).proposals).toEqual([]);
  });
});
