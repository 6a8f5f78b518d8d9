import { readPatientFile } from '@sideline/schema/fhir/patient-bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const SYNTHEA = 'https://github.com/synthetichealth/synthea';
const PREVIEW = `query ($input: PreviewPatientImportInput!) {
  previewPatientImport(input: $input) { state importedPatientId sameAsRow problems { field message } matches { id } }
}`;
const IMPORT = `mutation ($input: ImportPatientsInput!) {
  importPatients(input: $input) { patientImportResult { created linked unchanged } }
}`;

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const person = (id: string, given: string, family: string, more: object = {}) => ({
  resourceType: 'Patient',
  id,
  identifier: [{ system: SYNTHEA, value: id }],
  name: [{ use: 'official', family, given: [given] }],
  gender: 'female',
  birthDate: '1987-06-05',
  ...more,
});

interface Row {
  readonly sourceSystem: string;
  readonly sourceValue: string;
  readonly patient: { readonly id: string; readonly name?: string | null | undefined };
  readonly samePatientId?: string;
  readonly differsFrom?: readonly string[];
}

/** A file as the screen reads and sends it. */
const rowsOf = (...resources: readonly object[]): readonly Row[] => {
  const file = readPatientFile(
    JSON.stringify({
      resourceType: 'Bundle',
      type: 'collection',
      entry: resources.map((resource) => ({ resource })),
    }),
  );
  if ('problem' in file) throw new Error(file.problem);
  return file.candidates.map(({ source, patient }) => ({
    sourceSystem: source?.system ?? '',
    sourceValue: source?.value ?? '',
    patient: { ...patient, id: newId() },
  }));
};
const preview = async (rows: readonly Row[]) => {
  const { data, errors } = await admin.graphql(PREVIEW, { input: { rows } });
  expect(errors).toBeUndefined();
  return data?.['previewPatientImport'];
};
const take = (rows: readonly Row[]) => admin.graphql(IMPORT, { input: { rows } });
const count = async (where: string): Promise<number> => {
  const [row] = await server.database.asOwner<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${where}`,
  );
  return row?.count ?? 0;
};

describe('importing patients', () => {
  it('says who is new, registers them, and makes nobody twice', async () => {
    const rows = rowsOf(
      person(newId(), 'Oriel', 'Vantongeren'),
      person(newId(), 'Isolde', 'Quarrington', { birthDate: '1990' }),
    );
    expect(await preview(rows)).toMatchObject([{ state: 'new' }, { state: 'new' }]);
    expect(await count('patient')).toBe(0);
    expect((await take(rows)).data).toEqual({
      importPatients: { patientImportResult: { created: 2, linked: 0, unchanged: 0 } },
    });
    const again = rowsOf(...rows.map(({ sourceValue }) => person(sourceValue, 'Changed', 'Since')));
    expect(await preview(again)).toMatchObject([
      { state: 'already_imported', importedPatientId: rows[0]?.patient.id },
      { state: 'already_imported', importedPatientId: rows[1]?.patient.id },
    ]);
    expect((await take(again)).data).toEqual({
      importPatients: { patientImportResult: { created: 0, linked: 0, unchanged: 2 } },
    });
    expect(await count('patient')).toBe(2);
    expect(await count("audit_entry WHERE action = 'PATIENT_IMPORTED'")).toBe(2);
    expect(await count("audit_entry WHERE action = 'PATIENT_IMPORT_PREVIEWED'")).toBe(2);
  });

  it('recognises patients already registered, and adds the source to them', async () => {
    const known = newId();
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name, dob, nhs_number)
       VALUES ($1, 'Persephone Wainscott', '1987-06-05', '9434765919')`,
      [known],
    );
    const nhs = [{ system: 'https://fhir.nhs.uk/Id/nhs-number', value: '943 476 5919' }];
    const [byName, byNumber] = rowsOf(
      person(newId(), 'Persephonie', 'Wainscot'),
      person(newId(), 'Somebody', 'Entirely', { identifier: nhs, birthDate: '1951-01-01' }),
    );
    if (!byName || !byNumber) throw new Error('Two rows');
    expect(await preview([byName, byNumber])).toMatchObject([
      { state: 'likely_duplicate', matches: [{ id: known }] },
      { state: 'likely_duplicate', matches: [{ id: known }] },
    ]);
    const before = await count('patient');
    expect((await take([{ ...byName, samePatientId: known }])).data).toEqual({
      importPatients: { patientImportResult: { created: 0, linked: 1, unchanged: 0 } },
    });
    expect(await count('patient')).toBe(before);
    expect(await preview([byName])).toMatchObject([{ state: 'already_imported', importedPatientId: known }]);
  });

  it('asks once whether two identifiers of one file are one person, and does as it is told', async () => {
    const rows = rowsOf(
      person(newId(), 'Leocadia', 'Farthingale'),
      person(newId(), 'Leocadia', 'Farthingale'),
      person(newId(), 'Leocadia', 'Farthingale', { birthDate: '1991-01-01' }),
    );
    expect(await preview(rows)).toMatchObject([
      { state: 'new', sameAsRow: null },
      { state: 'likely_duplicate', sameAsRow: 0, matches: [] },
      { state: 'new', sameAsRow: null },
    ]);
    const [one, two] = rows;
    if (!one || !two) throw new Error('Two rows');
    const before = await count('patient');
    expect((await take([one, two])).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'rows.1.differsFrom', code: 'looks_same' },
    ]);
    expect(await count('patient')).toBe(before);
    const same = [one, { ...two, samePatientId: one.patient.id }];
    for (const created of [1, 0])
      expect((await take(same)).data).toEqual({
        importPatients: { patientImportResult: { created, linked: created, unchanged: 2 - 2 * created } },
      });
    expect(await count(`patient_source WHERE patient_id = '${one.patient.id}'`)).toBe(2);
    const [twin, other] = rowsOf(
      person(newId(), 'Ysolde', 'Amberley'),
      person(newId(), 'Ysolde', 'Amberley'),
    );
    if (!twin || !other) throw new Error('Two rows');
    const apart = [twin, { ...other, differsFrom: [twin.patient.id] }];
    expect((await take(apart)).data).toMatchObject({
      importPatients: { patientImportResult: { created: 2 } },
    });
  });

  it('imports all or none, and says which patient and why', async () => {
    const before = await count('patient');
    const rows = rowsOf(
      person(newId(), 'Ottoline', 'Marchbanks'),
      person(newId(), 'Born', 'Tomorrow', { birthDate: '2031-01-01' }),
    );
    expect(await preview(rows)).toMatchObject([
      { state: 'new' },
      {
        state: 'refused',
        problems: [{ field: 'dob', message: 'A date of birth cannot be in the future.' }],
      },
    ]);
    const { errors } = await take(rows);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'rows.1.dob', message: 'Patient 2: A date of birth cannot be in the future.' }],
    });
    expect(await count('patient')).toBe(before);
    expect(await count("patient_source WHERE value = '" + (rows[0]?.sourceValue ?? '') + "'")).toBe(0);
  });

  it('refuses who cannot be known again, who is in the file twice, and files that are too large', async () => {
    const twice = person(newId(), 'Twice', 'Told');
    const [first, second] = rowsOf(twice, twice);
    const [nameless] = rowsOf(person(newId(), 'No', 'Number', { identifier: [], id: undefined }));
    if (!first || !second || !nameless) throw new Error('Three rows');
    expect(await preview([first, second, nameless])).toMatchObject([
      { state: 'new' },
      { state: 'refused', problems: [{ message: expect.stringContaining('twice') as string }] },
      { state: 'refused', problems: [{ message: expect.stringContaining('no identifier') as string }] },
    ]);
    const many = Array.from({ length: 251 }, () => first);
    expect((await take(many)).errors?.[0]?.extensions.problems).toMatchObject([
      { field: 'rows', code: 'too_many' },
    ]);
  });
});
