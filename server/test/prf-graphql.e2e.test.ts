import { SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { statementsOf } from './first-loads.js';
import { prfDataFragment } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { PASSWORD } from './harness/password.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { COMPLETE, SICK, STROKES, WELL, told } from './prf-fixture.js';

let server: TestServer;
let staff: TestCaller;
let patientId: string;

beforeAll(async () => {
  server = await startTestServer();
  // Loaded with the first printout, which would otherwise be that test's time.
  await import('../src/platform/export/pdf-print.js');
  staff = await server.signedIn('staff');
  patientId = newId();
  await server.database.asOwner(
    `INSERT INTO patient (patient_id, patient_name, dob, allergies) VALUES ($1, 'Alex Example', '1990-03-01', 'Penicillin')`,
    [patientId],
  );
});
afterAll(() => server.close());

/** A printout takes a second where nothing else runs. */
const PRINTING_MS = 60_000;

const SAVE = `mutation ($input: SavePrfInput!) {
  savePrf(input: $input) {
    results {
      commandId prfId customPrfId section outcome version code
      data { ...WholePrfData }
      conflict { paths theirVersion authors { path at author { userId firstName lastName } } theirs { ...WholePrfData } }
      problems { field code message }
    }
  }
}
${prfDataFragment()}`;

const READ = `query ($id: ID!) {
  prf(customPrfId: $id) {
    id customPrfId status version createdAt updatedAt eventId patientId ageYears canWrite needsReason canVoid missingCount
    event { eventId name startsAt endsAt timeZone location }
    patient { id name dob allergies squads { squadName } }
    author { userId staffId firstName lastName position }
    crew { userId staffId } squads { squadId squadName teamId teamName } people { userId lastName }
    sections { key version updatedAt state missing updatedBy { userId lastName } }
    data { ...WholePrfData }
    missing { section field entryId label reason }
    clocks { section field recordedAt }
    alerts { prfId entryId total band basis reasons escalation { kind } occurredAt raisedAt action actionedAt actionRecordedAt clearedAt actionedBy { userId } }
    signature { name grade signedAt strokes contentHash signedBy { userId } patient { name dob allergies } }
    reviewRequests { requestedAt requestedBy { userId } endedAt endedBy { userId } } voidedAt voidedBy { userId } voidReason
  }
}
${prfDataFragment()}`;

interface Saved {
  readonly savePrf: {
    readonly results: readonly {
      readonly customPrfId: string;
      readonly outcome: string;
      readonly version: number;
      readonly code: string | null;
      readonly data: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
      readonly problems: readonly { readonly field: string; readonly code: string }[];
    }[];
  };
}

const save = async (
  caller: TestCaller,
  prfId: string,
  ...changes: readonly (readonly [section: string, changes: object, baseVersion?: number])[]
) => {
  const commands = changes.map(([section, values, baseVersion = 0]) => ({
    commandId: newId(),
    prfId,
    section,
    baseVersion,
    deviceTime: '2026-11-20T14:31:58.000Z',
    changes: { [section]: values },
    patientId,
  }));
  const { data, errors } = await caller.graphql(SAVE, { input: { commands } });
  expect(errors).toBeUndefined();
  return (data as unknown as Saved).savePrf.results;
};

const read = async (caller: TestCaller, id: string) => {
  const { data, errors } = await caller.graphql(READ, { id });
  expect(errors).toBeUndefined();
  return data?.['prf'] as Readonly<Record<string, unknown>> | null;
};

const complete = async (prfId: string) =>
  save(staff, prfId, ...Object.entries(COMPLETE).map(([key, values]) => [key, values] as const));

const SIGN = `mutation ($input: SignPrfInput!) { signPrf(input: $input) { prf { id status signature { contentHash } } } }`;
/** What the signer is shown. */
const seenIn = async (prfId: string) => {
  const { data } = await staff.graphql(
    'query ($id: ID!) { prf(customPrfId: $id) { patient { id version } sections { key version } } }',
    { id: prfId },
  );
  const { patient, sections } = data?.['prf'] as {
    patient: { id: string; version: number } | null;
    sections: { key: string; version: number }[];
  };
  return {
    patientId: patient?.id ?? '',
    patientVersion: patient?.version ?? 0,
    sections: sections.map(({ key, version }) => ({ section: key, version })),
  };
};
const signed = async (prfId: string) =>
  staff.graphql(SIGN, {
    input: {
      prfId,
      seen: await seenIn(prfId),
      password: PASSWORD,
      grade: 'Support Staff',
      strokes: STROKES,
    },
  });

describe('the contract', () => {
  it('has an object and an input type for every section, and no untyped data', async () => {
    const { data } = await server
      .nobody()
      .graphql('{ __schema { types { name kind fields { name } inputFields { name } } } }');
    const { types } = (
      data as unknown as {
        __schema: {
          types: {
            name: string;
            kind: string;
            fields: { name: string }[] | null;
            inputFields: { name: string }[] | null;
          }[];
        };
      }
    ).__schema;
    const byName = new Map(types.map((type) => [type.name, type]));
    for (const { typeName, fields } of SECTIONS) {
      expect(byName.get(typeName)?.fields?.map(({ name }) => name)).toEqual(
        expect.arrayContaining(fields.map(({ name }) => name)),
      );
      const inputs = byName.get(`${typeName}Input`)?.inputFields?.map(({ name }) => name) ?? [];
      for (const field of fields as readonly { name: string; computed?: true }[])
        expect(inputs.includes(field.name)).toBe(field.computed !== true);
    }
    expect(byName.get('Observation')?.fields?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'recorded_at', 'voided_by', 'news2']),
    );
    expect(byName.get('ObservationInput')?.inputFields?.map(({ name }) => name)).not.toContain('news2');
    expect([...byName.keys()].filter((name) => /json/i.test(name))).toEqual([]);
  });
});

describe('savePrf', () => {
  it('stores what was sent and leaves alone what was not', async () => {
    const prfId = newId();
    const entry = newId();
    await save(staff, prfId, ['observations', { entries: [{ id: entry, ...WELL, comments: 'First' }] }]);
    const [result] = await save(staff, prfId, [
      'observations',
      { entries: [{ id: entry, heart_rate: 80, comments: null }] },
      1,
    ]);
    expect(result).toMatchObject({ outcome: 'SAVED', version: 2 });
    expect(result?.data['observations']?.['entries']).toMatchObject([
      {
        heart_rate: 80,
        comments: null,
        respiratory_rate: 16,
        blood_pressure: '122/78',
        news2: { total: 0, band: 'low' },
      },
    ]);
    const prf = await read(staff, prfId);
    expect(prf).toMatchObject({
      status: 'in_progress',
      canWrite: true,
      patient: { name: 'Alex Example' },
    });
    expect(prf?.['data']).toMatchObject({ incidentDetails: { custom_prf_id: prf?.['customPrfId'] } });
  });

  it('knows an entry that raised an alert again, however its id is written', async () => {
    const prfId = newId();
    const entry = newId();
    for (const [version, id] of [entry.toUpperCase(), entry, entry.toUpperCase()].entries()) {
      const [result] = await save(staff, version === 1 ? prfId : prfId.toUpperCase(), [
        'observations',
        { entries: [{ id, ...SICK, heart_rate: 124 + version }] },
        version,
      ]);
      expect(result).toMatchObject({ outcome: 'SAVED', version: version + 1 });
      expect(result?.data['observations']?.['entries']).toMatchObject([{ id: entry }]);
    }
    expect(await read(staff, prfId.toUpperCase())).toMatchObject({ id: prfId, alerts: [{ entryId: entry }] });
  });

  it('takes every kind of field as the catalogue has it', async () => {
    const prfId = newId();
    const results = await save(
      staff,
      prfId,
      [
        'incidentDetails',
        {
          incident_date: '2026-11-20T15:00:00+01:00',
          scene_address: { town: 'Harrowmere' },
          agencies_at_scene: [{ agency: 'police' }],
        },
      ],
      ['ROLE', { dnacpr: false }],
      ['clinical_impression', { clinical_impression: ['sprain_strain'] }],
      ['PresentingComplaint', { is_pregnant: 'no' }],
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['SAVED', 'SAVED', 'SAVED', 'SAVED']);
    expect((await read(staff, prfId))?.['data']).toMatchObject({
      incidentDetails: {
        incident_date: '2026-11-20T14:00:00.000Z',
        scene_address: { town: 'Harrowmere' },
        agencies_at_scene: [{ agency: 'police' }],
      },
      ROLE: { dnacpr: false },
      clinical_impression: { clinical_impression: ['sprain_strain'] },
    });
  });

  it('refuses a command that names one section and changes another', async () => {
    const { data } = await staff.graphql(SAVE, {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId: newId(),
            section: 'ROLE',
            baseVersion: 0,
            deviceTime: '2026-11-20T14:31:58.000Z',
            changes: { PrimarySurvey: { airway: 'clear' } },
          },
        ],
      },
    });
    expect((data as unknown as Saved).savePrf.results[0]).toMatchObject({
      outcome: 'REFUSED',
      code: 'BAD_INPUT',
      problems: [{ code: 'ONE_SECTION' }],
    });
  });

  it('is for admins and staff, and for tokens that may write', async () => {
    for (const role of ['patient', 'client'] as const) {
      const { errors } = await (await server.signedIn(role)).graphql(SAVE, { input: { commands: [] } });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const { errors } = await server.nobody().graphql(SAVE, { input: { commands: [] } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a whole record', () => {
  it('costs one statement to read, its audit included', async () => {
    const prfId = newId();
    await complete(prfId);
    const statements = await statementsOf(() => read(staff, prfId));
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('FROM prf ');
  });

  it('names the squad of its incident and the patient’s own, to the team alone', async () => {
    const [teamId, incidentSquad, ownSquad, anotherSquad] = [newId(), newId(), newId(), newId()];
    await server.database.asOwner(`INSERT INTO cheer_team (team_id, team_name) VALUES ($1, 'Harrow Storm')`, [
      teamId,
    ]);
    await server.database.asOwner(
      `INSERT INTO cheer_squad (squad_id, team_id, squad_name)
       VALUES ($2, $1, 'Junior'), ($3, $1, 'Senior'), ($4, $1, 'Masters')`,
      [teamId, incidentSquad, ownSquad, anotherSquad],
    );
    const prfId = newId();
    await save(staff, prfId, ['incidentDetails', { squad_id: incidentSquad }]);
    await complete(prfId);
    expect((await read(staff, prfId))?.['squads']).toEqual([
      { squadId: incidentSquad, squadName: 'Junior', teamId, teamName: 'Harrow Storm' },
    ]);
    await server.database.asOwner(
      `INSERT INTO patient_squad (id, patient_id, squad_id, start_date, end_date, created_at)
       VALUES ($1, $3, $4, '2026-01-01', '2026-02-01', now()), ($2, $3, $5, '2026-02-01', NULL, now())`,
      [newId(), newId(), patientId, anotherSquad, ownSquad],
    );
    expect((await read(staff, prfId))?.['squads']).toEqual([
      { squadId: incidentSquad, squadName: 'Junior', teamId, teamName: 'Harrow Storm' },
      { squadId: ownSquad, squadName: 'Senior', teamId, teamName: 'Harrow Storm' },
    ]);
    await signed(prfId);
    const patient = await server.signedIn('patient', { patientId });
    expect(await read(patient, prfId)).toMatchObject({ status: 'completed', squads: null });
  });

  it('is signed, read back and printed', { timeout: PRINTING_MS }, async () => {
    const prfId = newId();
    const [first] = await complete(prfId);
    const number = first?.customPrfId ?? '';
    const draft = await staff.get(`/api/prf/${prfId}/pdf`);
    expect(draft.headers['content-type']).toBe('application/pdf');
    expect(await pdfText(draft.rawPayload)).toContain('DRAFT');

    expect((await signed(prfId)).data).toMatchObject({ signPrf: { prf: { status: 'completed' } } });
    const prf = await read(staff, number);
    expect(prf).toMatchObject({
      status: 'completed',
      canWrite: false,
      missing: [],
      signature: {
        name: 'Robin Hale',
        strokes: STROKES,
        patient: { name: 'Alex Example', dob: '1990-03-01' },
      },
    });

    const printed = await staff.get(`/api/prf/${number}/pdf`);
    expect(printed.statusCode).toBe(200);
    expect(printed.headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`);
    const text = await pdfText(printed.rawPayload);
    for (const part of [
      number,
      'Alex Example',
      'Allergies: Penicillin',
      'Sprained ankle',
      '1 g',
      'Signed by Robin Hale',
      'Bruises of several ages',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('DRAFT');
    const exported = await server.database.asOwner(
      `SELECT FROM audit_entry WHERE action = 'PRF_EXPORTED' AND prf_id = $1 AND patient_id = $2`,
      [prfId, patientId],
    );
    expect(exported).toHaveLength(2);
  });

  it(
    'is shown and printed to the patient once signed, without what is withheld',
    { timeout: PRINTING_MS },
    async () => {
      const prfId = newId();
      await complete(prfId);
      const patient = await server.signedIn('patient', { patientId });
      const stranger = await server.signedIn('patient');
      expect(await read(patient, prfId)).toBeNull();
      expect((await patient.get(`/api/prf/${prfId}/pdf`)).statusCode).toBe(404);
      await signed(prfId);
      const own = await read(patient, prfId);
      expect(own?.['data']).toMatchObject({
        PrimarySurvey: { airway: 'clear' },
        SocialHistory: { safeguarding_concerns: null, safeguarding_concerns_details: null },
      });
      const printed = await patient.get(`/api/prf/${prfId}/pdf`);
      expect(printed.statusCode).toBe(200);
      const text = await pdfText(printed.rawPayload);
      expect(text).toContain('Sprained ankle');
      expect(text).not.toContain('Bruises');
      expect(await read(stranger, prfId)).toBeNull();
      expect((await stranger.get(`/api/prf/${prfId}/pdf`)).statusCode).toBe(404);
      expect((await (await server.signedIn('client')).get(`/api/prf/${prfId}/pdf`)).statusCode).toBe(403);
      expect((await server.nobody().get(`/api/prf/${prfId}/pdf`)).statusCode).toBe(401);
      expect((await staff.get(`/api/prf/${newId()}/pdf`)).statusCode).toBe(404);

      const { data } = await patient.graphql(
        'query ($id: ID!) { patientPrfs(patientId: $id) { id status } }',
        { id: patientId },
      );
      const prfs = data?.['patientPrfs'] as { id: string; status: string }[];
      expect(prfs.map(({ id }) => id)).toContain(prfId);
      expect(new Set(prfs.map(({ status }) => status))).toEqual(new Set(['completed']));
    },
  );

  it('refuses writes by every mutation once signed', async () => {
    const prfId = newId();
    await complete(prfId);
    await signed(prfId);
    const [result] = await save(staff, prfId, ['ROLE', { dnacpr: true }]);
    expect(result).toMatchObject({ outcome: 'REFUSED', code: 'PRF_LOCKED' });
    const entryId = newId();
    for (const [mutation, input] of [
      ['linkPrfPatient(input: $input) { prf { id } }', 'LinkPrfPatientInput'],
      ['openPrfForWriting(input: $input) { prf { id } }', 'PrfReasonInput'],
      ['recordAlertAction(input: $input) { prfAlert { entryId } }', 'PrfAlertActionInput'],
      ['signPrf(input: $input) { prf { id } }', 'SignPrfInput'],
    ] as const) {
      const values = {
        LinkPrfPatientInput: { prfId, patientId },
        PrfReasonInput: { prfId, reason: 'Because' },
        PrfAlertActionInput: { prfId, entryId, escalation: told('Something').escalation },
        SignPrfInput: {
          ...{ prfId, password: PASSWORD, grade: 'Support Staff', strokes: STROKES },
          seen: await seenIn(prfId),
        },
      }[input];
      const { errors } = await staff.graphql(`mutation ($input: ${input}!) { ${mutation} }`, {
        input: values,
      });
      expect(errors?.[0]?.extensions.code).toBe('PRF_LOCKED');
    }
    const { errors } = await staff.graphql(
      'mutation ($id: ID!) { requestPrfReview(input: { prfId: $id }) { prf { id } } }',
      {
        id: prfId,
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('PRF_LOCKED');
  });

  it('names what is missing where it cannot be signed', async () => {
    const prfId = newId();
    await save(staff, prfId, ['observations', { entries: [{ id: newId(), ...SICK }] }]);
    const { errors } = await signed(prfId);
    expect(errors?.[0]?.extensions.code).toBe('PRF_INCOMPLETE');
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toContain('PrimarySurvey.airway');
  });
});
