import { readFileSync } from 'node:fs';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { isRecord } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, isSectionKey, otherName, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { entryLines, formatValue, sectionLines } from '@sideline/schema/prf/record/format';
import { prfDataFragment } from '@sideline/schema/prf/catalogue/graphql-fragment';
import type { Field, NumberField, TextField } from '@sideline/schema/prf/catalogue/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/**
 * Whole cases: both published ones, and a record in which every field of the catalogue is filled. What is entered comes back from
 * GraphQL, stands on the printout and is in the FHIR document, answer by answer.
 */

let server: TestServer;
let staff: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await import('../src/platform/export/pdf-print.js');
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const PRINTING_MS = 60_000;

type Sections = Readonly<Record<string, SectionData>>;
interface StoredCase {
  readonly patient: Readonly<Record<string, unknown>>;
  readonly sections: Sections;
}

const published = (name: string): StoredCase =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as StoredCase;

const AT = '2026-11-20T14:05:00.000Z';
const DAY = '2026-11-20';

/** What follows from other answers, or leads to a row elsewhere. */
const NOT_FILLED: ReadonlySet<string> = new Set([
  'blood_pressure',
  'gcs',
  'blood_glucose_limit',
  'not_recordable',
  'is_before_arrival',
]);

const aNumber = ({ kind, min = 1, max = 100, isYear }: NumberField): number => {
  if (isYear) return 2020;
  const middle = kind === 'integer' ? Math.floor((min + max) / 2) : (min + max) / 2;
  return Math.round(middle * 10) / 10;
};

const SHAPED = ['filled.count.soap', '51.5560, -0.2796', 'TQ 1934 8558', 'OLD_TIME'];
const aText = ({ name, pattern, maxLength }: TextField): string => {
  if (pattern === undefined) return `Words of ${name.replaceAll('_', ' ')}`.slice(0, maxLength);
  const fitting = SHAPED.find((text) => pattern.test(text));
  if (fitting === undefined) throw new Error(`Nothing here fits ${name}: ${String(pattern)}`);
  return fitting;
};

const CODED = { drug: 'morphine', impression: 'stemi', position: 'Paramedic' } as const;

const aValue = (field: Field): unknown => {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return aText(field);
    case 'integer':
    case 'decimal':
      return aNumber(field);
    case 'boolean':
      return true;
    case 'time':
      return AT;
    case 'date':
      return DAY;
    case 'choice':
      return Object.keys(field.choices.options)[0];
    case 'choices':
      return Object.keys(field.choices.options);
    case 'coded':
      return CODED[field.vocabulary];
    case 'codes':
      return [CODED[field.vocabulary]];
    case 'textList':
      return ['First of a list', 'Second of a list'];
    case 'group':
      return filled(field.fields);
    case 'groups':
      return [filled(field.fields)];
    case 'entries':
      return [{ id: newId(), ...filled(field.fields) }];
    case 'reference':
    case 'references':
    case 'strokes':
      return undefined;
  }
};

const filled = (fields: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field): readonly (readonly [string, unknown])[] => {
      if (field.computed === true || NOT_FILLED.has(field.name)) return [];
      const value = aValue(field);
      if (value === undefined) return [];
      const other = field.kind === 'choices' ? otherName(field) : null;
      return [[field.name, value], ...(other === null ? [] : [[other, `Beside ${field.name}`] as const])];
    }),
  );

const everything = (): StoredCase => ({
  patient: { name: 'Everything Example', dob: '1990-03-01' },
  sections: Object.fromEntries(
    SECTIONS.map(({ key, fields }) => {
      const data = filled(fields);
      if (key !== 'observations') return [key, data];
      const [set] = data['entries'] as readonly Readonly<Record<string, unknown>>[];
      return [key, { entries: [{ ...set, bp_systolic: 120, bp_diastolic: 80 }] }];
    }),
  ),
});

const SAVE = `mutation ($input: SavePrfInput!) {
  savePrf(input: $input) { results { customPrfId section outcome problems { field code message } } }
}`;
const READ = `query ($id: ID!) { prf(customPrfId: $id) { data { ...WholePrfData } } }
${prfDataFragment()}`;

interface Result {
  readonly customPrfId: string;
  readonly section: string;
  readonly outcome: string;
  readonly problems: readonly unknown[];
}

const enter = async ({ patient, sections }: StoredCase): Promise<string> => {
  const patientId = newId();
  await server.database.asOwner(`INSERT INTO patient (patient_id, patient_name, dob) VALUES ($1, $2, $3)`, [
    patientId,
    patient['name'],
    patient['dob'],
  ]);
  const prfId = newId();
  const commands = Object.entries(sections).map(([section, values]) => ({
    commandId: newId(),
    prfId,
    section,
    baseVersion: 0,
    deviceTime: '2026-11-20T14:31:58.000Z',
    changes: { [section]: values },
    patientId,
  }));
  const { data, errors } = await staff.graphql(SAVE, { input: { commands } });
  expect(errors).toBeUndefined();
  const { results } = (data as { readonly savePrf: { readonly results: readonly Result[] } }).savePrf;
  expect(results.filter(({ outcome }) => outcome !== 'SAVED')).toEqual([]);
  return results[0]?.customPrfId ?? '';
};

/** On paper in other words: both pressures as one, the score by its own rule. */
const ELSEWHERE: ReadonlySet<string> = new Set(['bp_systolic', 'bp_diastolic', 'news2']);

/** They name a picture, whose file comes by a way of its own, or a field, which is printed as the question about it. */
const POINTERS: ReadonlySet<string> = new Set(['picture', 'ecgPicture', 'place_section', 'place_field']);

interface Answer {
  readonly name: string;
  readonly value: string;
}
type Row = Readonly<Record<string, unknown>>;
const rowsOf = (list: unknown): readonly Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);
const setAnswers = (fields: readonly Field[], row: Row): readonly Answer[] =>
  fields
    .filter(({ name }) => !ELSEWHERE.has(name))
    .map((sub) => ({ name: sub.name, value: formatValue(sub, row[sub.name], row) }));

/** What the reading says of an entry; a lot is on paper without the labels of its parts, so each part is looked for. */
const entryAnswers = (fields: readonly Field[], row: Row): readonly Answer[] => {
  const lot = fields.find(({ name }) => name === 'batch');
  const batch = row['batch'];
  return [
    ...entryLines({ fields: fields.filter((one) => one !== lot) }, row, {}),
    ...(lot?.kind === 'group' && isRecord(batch) ? setAnswers(lot.fields, batch) : []),
  ];
};

interface Item {
  readonly linkId: string;
  readonly answer?: readonly Readonly<Record<string, unknown>>[];
  readonly item?: readonly Item[];
}

/** Every answer of a form as 'path = value'. */
const answersIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ linkId, answer = [], item = [] }) => [
    ...answer.flatMap((one) => {
      const [value] = Object.values(one);
      const plain = isRecord(value)
        ? isRecord(value['identifier'])
          ? value['identifier']['value']
          : value['code']
        : value;
      return [`${linkId} = ${JSON.stringify(plain)}`];
    }),
    ...answersIn(item),
  ]);

/** The same of what was entered. */
const answersOf = (value: unknown, path: string): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => answersOf(one, path));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, one]) => answersOf(one, `${path}.${name}`));
  return [`${path} = ${JSON.stringify(value)}`];
};

const CASES: readonly (readonly [string, () => StoredCase])[] = [
  ['2023-EMS-3-Fall-Transport_v350', () => published('2023-EMS-3-Fall-Transport_v350')],
  ['2025-EMS-1-Overdose_v350', () => published('2025-EMS-1-Overdose_v350')],
  ['every field of the catalogue', everything],
];

describe.each(CASES)('%s', (_name, caseOf) => {
  let stored: StoredCase;
  let number: string;
  let data: Sections;

  beforeAll(async () => {
    stored = caseOf();
    number = await enter(stored);
    const { data: answer, errors } = await staff.graphql(READ, { id: number });
    expect(errors).toBeUndefined();
    data = (answer?.['prf'] as { readonly data: Sections }).data;
  });

  it('comes back from GraphQL as it was entered', () => {
    expect(data).toMatchObject(stored.sections);
  });

  it('is in the FHIR document, answer by answer', async () => {
    const response = await staff.get(`/fhir/Bundle/${number}`);
    expect(response.statusCode).toBe(200);
    const { entry } = response.json<{ entry: { resource: Record<string, unknown> }[] }>();
    const form = entry.find(({ resource }) => resource['resourceType'] === 'QuestionnaireResponse');
    const told = new Set(answersIn((form?.resource['item'] ?? []) as readonly Item[]));
    const entered = Object.entries(stored.sections).flatMap(([key, values]) => answersOf(values, key));
    expect(entered.length).toBeGreaterThan(100);
    expect(entered.filter((one) => !told.has(one))).toEqual([]);
  });

  it('is printed, answer by answer', { timeout: PRINTING_MS }, async () => {
    const response = await staff.get(`/api/prf/${number}/pdf`);
    expect(response.statusCode).toBe(200);
    const squash = (words: string): string => words.normalize('NFKC').replaceAll(/\s+/g, '');
    // A page's head and foot stand where it breaks, which may be within an answer: its words are looked for.
    const text = squash(await pdfText(response.rawPayload));
    const told = Object.keys(stored.sections).flatMap((key): readonly Answer[] => {
      if (!isSectionKey(key)) return [];
      const lines = sectionLines(key, data[key] ?? {}, {}).flatMap(({ lines: own }) => own);
      const entries = entriesFieldsOf(key).flatMap((field) =>
        rowsOf(data[key]?.[field.name]).flatMap((row): readonly Answer[] =>
          field.typeName === 'Observation' ? setAnswers(field.fields, row) : entryAnswers(field.fields, row),
        ),
      );
      return [...lines, ...entries];
    });
    const words = told.filter(({ name, value }) => value !== '' && !POINTERS.has(name));
    expect(words.length).toBeGreaterThan(50);
    const parts = (value: string): readonly string[] => value.split(/\s+/).map(squash);
    expect(
      words
        .filter(({ value }) => parts(value).some((part) => !text.includes(part)))
        .map(({ name, value }) => `${name}: ${value}`),
    ).toEqual([]);
  });
});
