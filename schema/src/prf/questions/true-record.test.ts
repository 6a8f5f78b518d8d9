import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, isSectionKey, otherName, PRF_SECTION_KEYS } from '../catalogue/catalogue.js';
import { FORMULARY } from '../catalogue/formulary.js';
import { IMPRESSIONS } from '../catalogue/impressions.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { isEntered } from '../catalogue/rules.js';
import { isRecord } from '../record/canonical.js';
import { derivationPatient, deriveSection } from '../record/derive.js';
import { ALERT_BASES, ALERT_REASON_LABELS, alertsOf } from '../rules/alerts.js';
import { contradictions } from '../rules/completeness.js';
import { missingForSigning, type Missing } from '../rules/missing.js';
import { QUESTION_ANSWERS } from './answers-field.js';
import { askedQuestions, openQuestions } from './answers.js';
import { answerTo } from './asked.js';
import { ALWAYS_CASES, CASES } from './cases.fixture.js';

/**
 * No rule blocks what may be true (clinical section 9): whatever a record says against itself, it can be signed as it stands once
 * what is missing is entered and what is asked is answered. Nothing that was entered has to be changed.
 */

type Values = Readonly<Record<string, unknown>>;
type Data = Record<string, Values>;

const id = (number: number): string => `01934b1e-7a00-7000-8000-${String(number).padStart(12, '0')}`;
const NOON = Date.UTC(2026, 10, 20, 12);
const moment = fc
  .integer({ min: -300, max: 300 })
  .map((minute) => new Date(NOON + minute * 60_000).toISOString());
const TODAY = '2026-11-20';

/** Any value that a field may hold; null for what is kept elsewhere (pictures, references) or follows from the rest. */
const anyValue = (field: Field): fc.Arbitrary<unknown> | null => {
  if (field.computed === true) return null;
  switch (field.kind) {
    case 'text':
      return 'pattern' in field ? null : fc.constantFrom('Warfarin', 'Tea', 'None');
    case 'longText':
      return fc.constant('As found');
    case 'textList':
      return fc.constant(['As found']);
    case 'integer':
    case 'decimal':
      return fc.integer({ min: Math.ceil(field.min ?? 0), max: Math.floor(field.max ?? 100) });
    case 'boolean':
      return fc.boolean();
    case 'time':
      return moment;
    case 'date':
      return fc.constantFrom(TODAY, '2026-11-19', '2027-02-01');
    case 'choice':
      return fc.constantFrom(...Object.keys(field.choices.options));
    case 'choices':
      return fc.uniqueArray(fc.constantFrom(...Object.keys(field.choices.options)), { maxLength: 3 });
    case 'coded':
    case 'codes': {
      const keys =
        field.vocabulary === 'drug' ? FORMULARY : field.vocabulary === 'impression' ? IMPRESSIONS : {};
      const key = fc.constantFrom('other', ...Object.keys(keys));
      return field.kind === 'coded' ? key : fc.uniqueArray(key, { maxLength: 3 });
    }
    case 'group':
      return anyRow(field.fields);
    case 'groups':
      return fc.array(anyRow(field.fields), { maxLength: 2 });
    case 'entries':
      return fc
        .array(
          fc.tuple(
            fc.nat(1_000_000_000),
            anyRow(field.fields),
            fc.constantFrom(null, null, null, 'Other patient'),
          ),
          { maxLength: 3 },
        )
        .map((rows) =>
          rows.map(([number, row, void_reason]) => ({
            ...row,
            id: id(number),
            ...(void_reason === null ? {} : { void_reason }),
          })),
        );
    default:
      return null;
  }
};

/** Some of the fields of a row, each with any value. */
const anyRow = (fields: readonly Field[]): fc.Arbitrary<Values> => {
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = anyValue(field);
      return value === null || field.name === QUESTION_ANSWERS.list ? [] : [[field.name, value]];
    }),
  );
  return fc.record(values, { requiredKeys: [] });
};

const anything: fc.Arbitrary<Data> = fc.record(
  Object.fromEntries(PRF_SECTION_KEYS.map((key) => [key, anyRow(fieldsOf(key))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Data>;

/** Several contradictions at once: the cases of the questions, one over the other. */
const several: fc.Arbitrary<Data> = fc
  .uniqueArray(fc.nat(CASES.length + ALWAYS_CASES.length - 1), { minLength: 1, maxLength: 8 })
  .map((indices) => {
    const merged: Data = {};
    for (const index of indices)
      for (const [section, values] of Object.entries([...CASES, ...ALWAYS_CASES][index]?.[1].data ?? {}))
        merged[section] = { ...merged[section], ...values };
    return merged;
  });

const WELL = {
  ...{ respiratory_rate: 16, oxygen_saturation: 98, supplemental_o2: false, bp_systolic: 120 },
  ...{ heart_rate: 70, acvpu: 'A', temperature: 37 },
};
const observed = (...sets: readonly object[]): Values => ({
  entries: sets.map((set, index) => ({
    id: id(500_000 + index),
    date_time: new Date(NOON + index * 60_000).toISOString(),
    ...set,
  })),
});
/** Records that raise each kind of alert, or put off the next set. They can be signed as they are. */
const ALERTING: readonly Data[] = [
  { PresentingComplaint: { is_pregnant: 'yes' }, observations: observed({ ...WELL, bp_diastolic: 112 }) },
  {
    PresentingComplaint: { is_pregnant: 'yes' },
    observations: observed({ bp_systolic: 170 }, { temperature: 37 }),
  },
  { observations: observed({ ...WELL, respiratory_rate: 26 }, { temperature: 37 }) },
  { observations: observed({ ...WELL, heart_rate: 140, bp_systolic: 88 }) },
  { observations: observed({ heart_rate: 140 }) },
  { observations: observed({ ...WELL, carer_concern: true }) },
];
/** The same patients left at the scene, which a rule asks about. */
const alerting: fc.Arbitrary<Data> = fc
  .tuple(
    fc.constantFrom(...ALERTING),
    fc.constantFrom('discharged_with_advice', 'refused_conveyance', 'conveyed_own_vehicle'),
    several,
  )
  .map(([data, disposition_outcome, others]) => ({
    ...others,
    ...data,
    DispositionOutcome: { ...others['DispositionOutcome'], disposition_outcome },
  }));

/** Each entry with an id of its own, as devices make them. */
const withOwnIds = (data: Data): Data => {
  let next = 1_000;
  const own = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((row: unknown) => (isRecord(row) && 'id' in row ? { ...row, id: id((next += 1)) } : row))
      : value;
  return Object.fromEntries(
    Object.entries(data).map(([section, values]) => [
      section,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, own(value)])),
    ]),
  );
};

const withScores = (data: Data, ageYears: number | null): Data =>
  data['observations'] === undefined
    ? data
    : {
        ...data,
        observations: deriveSection(
          'observations',
          data['observations'],
          derivationPatient({ data, ageYears, hasPatient: true }),
        ),
      };

const record: fc.Arbitrary<PrfFacts> = fc
  .tuple(
    fc.oneof(several, alerting, anything),
    fc.constantFrom(null, 0, 4, 12, 15, 16, 40, 90),
    fc.constantFrom(null, 'Europe/Paris'),
  )
  .map(([data, ageYears, timeZone]) => ({
    ...{
      // With the scores and red signs that the server works out: the rules of alerts and discharge go by them.
      data: withScores(withOwnIds(data), ageYears),
      ageYears,
      timeZone,
      hasPatient: true,
      patientMedicines: 'Apixaban',
      patientAllergies: 'Aspirin',
    },
    birth: { dob: ageYears === 90 ? '2026-12-24' : '1986-01-01', estimatedAge: ageYears },
  }));

/** The plainest answer to a field, as a clinician would enter it who has nothing else to say. */
const plainValue = (field: Field): unknown => {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return Math.max(field.min ?? 1, 1);
    case 'boolean':
      return true;
    case 'time':
      return new Date(NOON).toISOString();
    case 'date':
      return TODAY;
    case 'choice':
      return Object.keys(field.choices.options).find((key) => key !== 'other');
    case 'choices':
      return Object.keys(field.choices.options).slice(0, 1);
    case 'coded':
      return 'paracetamol_oral';
    case 'codes':
      return ['sprain_strain'];
    case 'textList':
      return ['As found'];
    case 'group':
    case 'groups':
    case 'entries': {
      const row = Object.fromEntries(
        field.fields.filter(({ computed }) => computed !== true).map((one) => [one.name, plainValue(one)]),
      );
      if (field.kind === 'group') return row;
      // A set of observations that says one thing of the patient.
      if (field.kind === 'groups') return [row];
      return [{ id: id(1), date_time: new Date(NOON).toISOString(), comments: 'Asleep' }];
    }
    default:
      return 'As found';
  }
};

/** Puts a value where there is none, at a path such as `practitioners.0.family_name`; the text beside 'Other' too. */
const filled = (values: Values, fields: readonly Field[], path: readonly string[]): Values => {
  const [name = '', ...rest] = path;
  const field = fields.find((one) => one.name === name);
  if (field === undefined) {
    const isText = fields.some((one) => otherName(one) === name);
    expect(isText, `${name} is a field, or the text beside 'Other'`).toBe(true);
    return { ...values, [name]: 'As found' };
  }
  if (rest.length === 0) {
    // Clinical section 4: a refusal needs a conclusion, and 'Not assessed' is none. The one answer that has to be changed.
    const isUnassessed = name === 'capacity_conclusion' && values[name] === 'not_assessed';
    const hasSets = field.kind === 'entries' && Array.isArray(values[name]);
    if (hasSets)
      return { ...values, [name]: [...(values[name] as unknown[]), ...(plainValue(field) as unknown[])] };
    expect(isEntered(values[name]) && !isUnassessed, `${name} is entered, and is asked for`).toBe(false);
    return { ...values, [name]: plainValue(field) };
  }
  const inner = 'fields' in field ? field.fields : [];
  const value = values[name];
  if (Array.isArray(value)) {
    const [index = '', ...within] = rest;
    return {
      ...values,
      [name]: value.map((row: Values, at) => (String(at) === index ? filled(row, inner, within) : row)),
    };
  }
  return { ...values, [name]: filled(isRecord(value) ? value : {}, inner, rest) };
};

const complete = (facts: PrfFacts, { section, field, entryId }: Missing): PrfFacts => {
  if (!isSectionKey(section)) throw new Error(`Nothing of ${section} can be missing`);
  const values = facts.data[section] ?? {};
  const fields = fieldsOf(section);
  const path = field.split('.');
  if (entryId === undefined)
    return { ...facts, data: { ...facts.data, [section]: filled(values, fields, path) } };
  const list = fields.find(
    (one) =>
      one.kind === 'entries' &&
      Array.isArray(values[one.name]) &&
      (values[one.name] as readonly Values[]).some((row) => row['id'] === entryId),
  );
  if (list?.kind !== 'entries') throw new Error(`No list has the entry of ${field}`);
  const rows = (values[list.name] as readonly Values[]).map((row) =>
    row['id'] === entryId ? filled(row, list.fields, path) : row,
  );
  return { ...facts, data: { ...facts.data, [section]: { ...values, [list.name]: rows } } };
};

/** Answers that make others needed: more rounds than the longest chain of conditions. */
const ROUNDS = 12;
const completed = (facts: PrfFacts): PrfFacts => {
  let now = facts;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first] = missingForSigning(now);
    if (first === undefined) return now;
    for (const item of missingForSigning(now))
      if (
        missingForSigning(now).some(
          ({ section, field, entryId }) =>
            section === item.section && field === item.field && entryId === item.entryId,
        )
      )
        now = complete(now, item);
  }
  return now;
};

const answered = (facts: PrfFacts): PrfFacts => {
  const given = openQuestions(facts).map((question, index) => ({
    id: id(900_000 + index),
    ...answerTo(question, { reason: 'True as recorded', by: 'Robin Hale', at: '2026-11-20T18:00:00.000Z' }),
  }));
  const { section, list } = QUESTION_ANSWERS;
  return { ...facts, data: { ...facts.data, [section]: { ...facts.data[section], [list]: given } } };
};

/** Every value of a record by its path, without what counts as not entered. */
const leaves = (value: unknown, path = ''): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown, index) => leaves(item, `${path}/${String(index)}`))
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, one]) => leaves(one, `${path}/${name}`))
      : isEntered(value)
        ? [`${path} ${String(value)}`]
        : [];

describe('a contradictory record', () => {
  it('can be signed as it is, once it is complete and each question is answered', () => {
    const seen = new Set<string>();
    const alerts = new Set<string>();
    fc.assert(
      fc.property(record, (facts) => {
        for (const { basis, reasons } of alertsOf(facts.data['observations']))
          for (const kind of [basis, ...reasons]) alerts.add(kind);
        const whole = completed(facts);
        expect(missingForSigning(whole)).toEqual([]);
        const signable = answered(whole);
        for (const { code } of askedQuestions(signable)) seen.add(code);
        expect(openQuestions(signable)).toEqual([]);
        expect(missingForSigning(signable)).toEqual([]);
        // Answering neither asks nor silences anything else.
        expect(contradictions(signable)).toEqual(contradictions(whole));
        const kept = new Set(leaves(signable.data));
        const changed = leaves(facts.data).filter((leaf) => !kept.has(leaf));
        expect(changed.filter((leaf) => leaf !== '/PrimarySurvey/capacity_conclusion not_assessed')).toEqual(
          [],
        );
      }),
      { numRuns: 300, seed: 23 },
    );
    // The records are contradictory in most ways that there are.
    expect(seen.size).toBeGreaterThan(50);
    // And raise every kind of alert.
    expect([...alerts].sort()).toEqual([...ALERT_BASES, ...Object.keys(ALERT_REASON_LABELS)].sort());
  });
});
