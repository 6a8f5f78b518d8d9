import { describe, expect, it } from 'vitest';
import { isSectionKey, walkFields } from '../catalogue/catalogue.js';
import type { Field } from '../catalogue/kinds.js';
import { validateChanges, valueSchema } from './validate.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const ID = '01934b1e-7a00-7000-8000-000000000001';
const check = (key: string, changes: unknown, current?: Readonly<Record<string, unknown>>) => {
  if (!isSectionKey(key)) throw new RangeError(key);
  return validateChanges(key, changes, { now: NOW, current });
};
const codes = (key: string, changes: unknown) =>
  check(key, changes).map(({ field, code }) => `${field} ${code}`);
const entry = (values: Readonly<Record<string, unknown>>) => ({ entries: [{ id: ID, ...values }] });

/** A value that every field of the kind takes, and one that none does. */
const sampleOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return field.pattern
        ? {
            scene_coordinates: '51.5,-0.1',
            destination_coordinates: '51.5,-0.1',
            what3words: 'a.b.c',
            blood_pressure: '120/80',
          }[field.name]
        : 'Text';
    case 'integer':
    case 'decimal':
      return (field.isYear ? field.min : field.max) ?? field.min ?? 1;
    case 'boolean':
      return false;
    case 'time':
      return '2026-11-20T14:00:00.000Z';
    case 'date':
      return '2028-01-31';
    case 'choice':
      return Object.keys(field.choices.options)[0];
    case 'choices':
      return Object.keys(field.choices.options);
    case 'coded':
      return field.vocabulary === 'drug' ? 'morphine' : 'fever';
    case 'codes':
      return ['fever', 'other'];
    case 'textList':
      return ['One', 'Two'];
    case 'reference':
      return ID;
    case 'references':
      return [ID];
    case 'strokes':
      return 'M 1 2 L 3.5 -4';
    case 'group':
      return objectSample(field.fields);
    case 'groups':
      return [objectSample(field.fields)];
    case 'entries':
      return [{ id: ID, ...objectSample(field.fields), occurred_at: null, void_reason: null }];
  }
};
const objectSample = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => !field.computed).map((field) => [field.name, sampleOf(field)]));

describe('validation from the catalogue', () => {
  it('accepts a value of the right kind for every writable field, and null', () => {
    for (const { section, parents, field } of walkFields()) {
      if (parents.length > 0 || field.computed) continue;
      // One set cannot have a diastolic pressure of 200 beside a systolic of 300 refused, so the samples are plausible.
      expect(check(section.key, { [field.name]: sampleOf(field) }), `${section.key}.${field.name}`).toEqual(
        [],
      );
      expect(check(section.key, { [field.name]: null }), field.name).toEqual([]);
    }
  });
  it('refuses a value of another kind for every field, and names the field', () => {
    for (const { section, parents, field } of walkFields()) {
      if (parents.length > 0 || field.computed) continue;
      const problems = check(section.key, { [field.name]: field.kind === 'boolean' ? 'yes' : true });
      expect(
        problems.map((problem) => problem.field),
        field.name,
      ).toEqual([field.name]);
    }
  });
  it('refuses fields that the server fills in, and fields that do not exist', () => {
    expect(codes('incidentDetails', { custom_prf_id: 'SL-1', nothing: 1 })).toEqual([
      'custom_prf_id UNKNOWN_FIELD',
      'nothing UNKNOWN_FIELD',
    ]);
    expect(codes('observations', entry({ news2: { total: 0 }, recorded_by: 'me' }))).toEqual([
      `entries.${ID}.news2 UNKNOWN_FIELD`,
      `entries.${ID}.recorded_by UNKNOWN_FIELD`,
    ]);
    expect(codes('ROLE', 'nothing')).toEqual([' TYPE']);
  });
  it('refuses keys that are in no list', () => {
    expect(codes('PrimarySurvey', { consent: 'perhaps', breathing: ['wheeze', 'odd'] })).toEqual([
      'consent UNKNOWN_KEY',
      'breathing.1 UNKNOWN_KEY',
    ]);
    expect(codes('clinical_impression', { clinical_impression: ['hip_injury', 'toString'] })).toEqual([
      'clinical_impression.1 UNKNOWN_KEY',
    ]);
    expect(codes('PrimarySurvey', { consent: 'constructor' })).toEqual(['consent UNKNOWN_KEY']);
  });
  it('refuses keys that are no longer in use', () => {
    const list = {
      name: 'PrfTest',
      options: { now: { label: 'Now' }, then: { label: 'Then', retired: true } },
    } as const;
    const one = valueSchema({ name: 'when', kind: 'choice', label: 'When', choices: list });
    const several = valueSchema({ name: 'when', kind: 'choices', label: 'When', choices: list });
    expect(one.safeParse('now').success).toBe(true);
    expect(one.safeParse('then').success).toBe(false);
    expect(several.safeParse(['now', 'then']).success).toBe(false);
  });
  it('refuses implausible values and says what may be entered', () => {
    expect(check('observations', entry({ temperature: 60 }))).toEqual([
      {
        field: `entries.${ID}.temperature`,
        code: 'IMPLAUSIBLE',
        message: "Enter a value from 20 to 45 °C for 'Temperature', or record why there is none.",
      },
    ]);
    expect(codes('observations', entry({ heart_rate: 70.5, gcs_eye: 5, temperature: 37.125 }))).toEqual([
      `entries.${ID}.heart_rate TOO_PRECISE`,
      `entries.${ID}.temperature TOO_PRECISE`,
      `entries.${ID}.gcs_eye IMPLAUSIBLE`,
    ]);
    expect(codes('observations', entry({ heart_rate: Number.NaN }))).toHaveLength(1);
  });
  it('checks the pressure of the whole entry', () => {
    expect(codes('observations', entry({ bp_systolic: 80, bp_diastolic: 90 }))).toEqual([
      `entries.${ID}.bp_systolic IMPLAUSIBLE`,
      `entries.${ID}.bp_diastolic IMPLAUSIBLE`,
    ]);
    const current = entry({ bp_systolic: 80 });
    expect(check('observations', entry({ bp_diastolic: 90 }), current)).toHaveLength(1);
    expect(check('observations', entry({ bp_diastolic: 90, bp_systolic: 120 }), current)).toEqual([]);
  });
  it('names the part of a pressure that the change contains', () => {
    const fields = (change: Record<string, unknown>) =>
      check('observations', entry(change), entry({ bp_systolic: 120, bp_diastolic: 80 })).map(
        ({ field }) => field,
      );
    expect(fields({ bp_systolic: 70 })).toEqual([`entries.${ID}.bp_systolic`]);
    expect(fields({ bp_diastolic: 130 })).toEqual([`entries.${ID}.bp_diastolic`]);
    expect(fields({ bp_systolic: 70, bp_diastolic: 50 })).toEqual([]);
  });
  it('refuses times more than five minutes ahead, at any depth', () => {
    expect(codes('incidentDetails', { arrived_time: '2026-11-20T15:05:00.000Z' })).toEqual([]);
    expect(codes('incidentDetails', { arrived_time: '2026-11-20T15:05:01.000Z' })).toEqual([
      'arrived_time IN_FUTURE',
    ]);
    expect(codes('observations', entry({ date_time: '2027-01-01T00:00:00Z' }))).toEqual([
      `entries.${ID}.date_time IN_FUTURE`,
    ]);
    expect(
      codes('SecondarySurvey', {
        investigations: [{ id: ID, study: 'ct', performed_at: '2027-01-01T00:00:00Z' }],
      }),
    ).toEqual([`investigations.${ID}.performed_at IN_FUTURE`]);
    // When they will be there is still to come.
    expect(codes('DispositionOutcome', { expected_arrival_time: '2026-11-20T15:40:00.000Z' })).toEqual([]);
    expect(codes('incidentDetails', { arrived_time: '0202-01-01T00:00:00Z' })).toEqual([
      'arrived_time TOO_EARLY',
    ]);
    expect(codes('incidentDetails', { arrived_time: '14:32' })).toEqual(['arrived_time FORMAT']);
  });
  it('refuses a future year for something past', () => {
    const year = (value: number) =>
      validateChanges(
        'PresentingComplaint',
        { immunisations: [{ id: ID, vaccine: 'mmr', year: value }] },
        { now: new Date('2026-11-20T14:30:00Z'), current: {} },
      ).map(({ field, code }) => `${field} ${code}`);
    expect(year(2026)).toEqual([]);
    expect(year(2027)).toEqual([`immunisations.${ID}.year IN_FUTURE`]);
  });
  it('refuses what is too long, too many or cannot be stored', () => {
    expect(codes('incidentDetails', { chief_complaint: 'x'.repeat(301) })).toEqual([
      'chief_complaint TOO_LONG',
    ]);
    expect(codes('incidentDetails', { incident_location: 'x'.repeat(10_001) })).toEqual([
      'incident_location TOO_LONG',
    ]);
    expect(
      codes('PresentingComplaint', { activity_details: Array.from({ length: 201 }, () => 'x') }),
    ).toEqual(['activity_details TOO_MANY']);
    expect(codes('incidentDetails', { chief_complaint: 'a\u0000b' })).toEqual(['chief_complaint UNSTORABLE']);
    expect(codes('incidentDetails', { chief_complaint: 'a\uD83Db' })).toEqual(['chief_complaint UNSTORABLE']);
    expect(codes('incidentDetails', { chief_complaint: 'a😀b' })).toEqual([]);
  });
  it('refuses the wrong format and says which is right', () => {
    expect(check('observations', entry({ blood_pressure: '120-80' }))[0]?.message).toContain(
      'such as 120/80',
    );
    expect(codes('DispositionOutcome', { refusal_signature: '<script>' })).toEqual([
      'refusal_signature PATTERN',
    ]);
  });
  it('requires an id for an entry, each once', () => {
    expect(codes('observations', { entries: [{ heart_rate: 70 }] })).toEqual(['entries.0.id TYPE']);
    expect(codes('observations', { entries: [{ id: ID }, { id: ID }] })).toContain(`entries.${ID} REPEATED`);
  });
  it('leaves an entry alone that is struck through', () => {
    const current = entry({ heart_rate: 70, void_reason: 'Wrong patient' });
    expect(check('observations', entry({ heart_rate: 80 }), current)).toHaveLength(1);
    expect(check('observations', entry({ void_reason: null }), current)).toHaveLength(1);
    expect(check('observations', entry({ void_reason: 'Wrong patient' }), current)).toEqual([]);
  });
});
