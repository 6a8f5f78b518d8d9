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
            grid_reference: 'TQ 1934 8558',
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

it.each([
  ['TQ 1934 8558', true],
  ['tq19348558', true],
  ['J 33 74', true],
  ['30U XC 98765 43210', true],
  // A figure is missing: it could be any of ten places.
  ['TQ 1934 855', false],
  ['TQ 1 8', false],
  ['1934 8558', false],
])('a grid reference %s: %s', (grid_reference, isOne) => {
  expect(check('incidentDetails', { grid_reference }).length === 0).toBe(isOne);
});

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

/** What a field says of each value; null where it takes it. */
const saysOf = (field: Field, ...values: readonly unknown[]) =>
  values.map((value) => valueSchema(field).safeParse(value).error?.issues[0]?.message ?? null);

describe('a limit', () => {
  const number = (more: object): Field => ({ name: 'rate', kind: 'integer', label: 'Rate', ...more });
  const refused = (range: string) => `Enter a value ${range} for 'Rate', or record why there is none.`;

  it('of a number is in range, and said with its unit', () => {
    const both = number({ min: 1, max: 3, unitLabel: '/min' });
    const said = refused('from 1 to 3 /min');
    expect(saysOf(both, 0, 1, 3, 4)).toEqual([said, null, null, said]);
    const least = number({ min: 0 });
    expect(saysOf(least, -1, 0, 4)).toEqual([refused('of 0 or more'), null, null]);
    const most = number({ max: 3 });
    expect(saysOf(most, -9, 3, 4)).toEqual([null, null, refused('of 3 or less')]);
    expect(saysOf(number({}), -9, 1_000)).toEqual([null, null]);
  });

  it('of decimals is two, unless the field says otherwise', () => {
    const whole = "Enter a whole number for 'Rate'.";
    const places = (count: string) => `Enter 'Rate' with at most ${count}.`;
    expect(saysOf(number({}), 1, 1.5, 1e-7)).toEqual([null, whole, whole]);
    const decimal = (decimals?: number) => number({ kind: 'decimal', decimals });
    expect(saysOf(decimal(), 1.25, 1.255)).toEqual([null, places('2 decimal places')]);
    expect(saysOf(decimal(1), 1.2, 1.25)).toEqual([null, places('1 decimal place')]);
    expect(saysOf(decimal(7), 1e-7, 1e-8)).toEqual([null, places('7 decimal places')]);
    expect(saysOf(decimal(1), 1e21)).toEqual([null]);
  });

  it.each([
    ['text', {}, 200],
    ['longText', {}, 10_000],
    ['text', { maxLength: 7 }, 7],
    ['strokes', {}, 100_000],
  ])('of %s %o is %s characters', (kind, more, length) => {
    const field = { name: 'words', kind, label: 'Words', ...more } as Field;
    const written = kind === 'strokes' ? 'M' : 'x';
    const [fits, longer] = saysOf(field, written.repeat(length), written.repeat(length + 1));
    expect(fits).toBeNull();
    expect(longer).toBe(
      kind === 'strokes'
        ? "'Words' is too large: clear it and sign again."
        : `Shorten 'Words' to ${length.toLocaleString('en-GB')} characters.`,
    );
  });

  it('of a list is 200, of each text in it and of one beside Other 500', () => {
    const list: Field = { name: 'words', kind: 'textList', label: 'Words' };
    const many = (count: number) => Array.from({ length: count }, () => 'x');
    expect(saysOf(list, many(200), many(201), ['x'.repeat(500)], ['x'.repeat(501)])).toEqual([
      ...[null, "'Words' can have at most 200 items at once.", null],
      "Shorten 'Words' to 500 characters.",
    ]);
    const beside = (length: number) => codes('PrimarySurvey', { breathing_other: 'x'.repeat(length) });
    expect([beside(500), beside(501)]).toEqual([[], ['breathing_other TOO_LONG']]);
  });

  it('of a time is the year 1900', () => {
    const time: Field = { name: 'when', kind: 'time', label: 'When' };
    expect(saysOf(time, '1900-01-01T00:00:00+00:00', '1899-12-31T23:59:59Z')).toEqual([
      null,
      "Check the year of 'When'.",
    ]);
  });

  it('of the future is five minutes, and the first day of a year', () => {
    expect(codes('incidentDetails', { arrived_time: '2026-11-20T15:05:00.001Z' })).toEqual([
      'arrived_time IN_FUTURE',
    ]);
    const year = (now: string) =>
      validateChanges(
        'PresentingComplaint',
        { immunisations: [{ id: ID, vaccine: 'mmr', year: 2027 }] },
        { now: new Date(now) },
      ).length;
    expect([year('2026-12-31T23:54:59.999Z'), year('2026-12-31T23:55:00.000Z')]).toEqual([1, 0]);
    const ahead = (key: string, changes: object) =>
      check(key, changes).map(({ field, message }) => [field, message]);
    const at = '2026-11-20T16:00:00.000Z';
    expect(ahead('incidentDetails', { agencies_at_scene: [{ agency: 'police', arrived_at: at }] })).toEqual([
      ['agencies_at_scene.0.arrived_at', "'Arrived' is in the future. Check its date and time."],
    ]);
    expect(ahead('PresentingComplaint', { immunisations: [{ id: ID, vaccine: 'mmr', year: 2027 }] })).toEqual(
      [[`immunisations.${ID}.year`, "'Year' is in the future. Check it."]],
    );
  });
});

describe('what is said of a value', () => {
  it.each([
    ['text', 1, 'must be text.'],
    ['integer', 'x', 'must be a number.'],
    ['textList', 'x', 'must be a list.'],
    ['group', 'x', 'must be a group of answers.'],
    ['strokes', 1, 'must be pen strokes.'],
    ['strokes', '<', 'must be pen strokes.'],
  ])('of another kind than %s names the field: %o', (kind, value, words) => {
    const field = { name: 'words', kind, label: 'Words', fields: [] } as unknown as Field;
    expect(saysOf(field, value)).toEqual([`'Words' ${words}`]);
  });
  it.each([
    ['boolean', 'x', "Answer 'Words' with yes or no."],
    ['time', 'x', "Enter 'Words' as a date and time."],
    ['date', 'x', "Enter 'Words' as a date."],
    ['reference', 'x', "Choose 'Words' from the list."],
    ['references', ['x'], "Choose 'Words' from the list."],
  ])('of %s that it is not: %o', (kind, value, words) => {
    expect(saysOf({ name: 'words', kind, label: 'Words' } as Field, value)).toEqual([words]);
  });
  it('of a text says what form it has', () => {
    const text = { name: 'words', kind: 'text', label: 'Words', pattern: /^a$/ } as Field;
    expect(saysOf(text, 'a', 'b')).toEqual([null, "'Words': this has the wrong format."]);
  });

  it.each([
    ['drug', 'other', true],
    ['drug', 'morphine', true],
    ['drug', 'toString', false],
    ['impression', 'other', true],
    ['impression', 'fever', true],
    ['impression', 'morphine', false],
    ['position', 'paramedic', true],
    ['position', 'morphine', false],
  ])('of %s by its key %s', (vocabulary, key, isKnown) => {
    const field = { name: 'what', kind: 'coded', label: 'What', vocabulary } as Field;
    expect(saysOf(field, key)).toEqual([
      isKnown ? null : "Choose 'What' from the list, or Other with its name.",
    ]);
  });

  it('of a name that there is not is said where it is', () => {
    const unknown = 'This field does not exist, or is filled in automatically.';
    expect(check('incidentDetails', { scene_address: { planet: 'Mars' } })).toEqual([
      { field: 'scene_address.planet', code: 'UNKNOWN_FIELD', message: unknown },
    ]);
    expect(check('PresentingComplaint', { allergies: [{ id: 5, planet: 'Mars' }] }).at(-1)?.field).toMatch(
      /^allergies\.0\./u,
    );
    expect(check('observations', { entries: ['x'] })).toEqual([
      { field: 'entries.0', code: 'TYPE', message: 'Observation set: this is not an entry.' },
    ]);
    expect(check('observations', [])).toEqual([
      { field: '', code: 'TYPE', message: 'The changes to a section must be an object.' },
    ]);
    expect(check('observations', { entries: [{ id: 'x' }] })).toEqual([
      { field: 'entries.x.id', code: 'FORMAT', message: 'An entry needs a UUID as its id.' },
    ]);
  });
  it('is said once of a time that is no time', () => {
    expect(codes('observations', entry({ date_time: 'tomorrow' }))).toEqual([
      `entries.${ID}.date_time FORMAT`,
    ]);
  });
});

describe('a pressure', () => {
  it('that is out of range is not said to be the wrong way round too', () => {
    expect(codes('observations', entry({ bp_systolic: -1, bp_diastolic: 80 }))).toEqual([
      `entries.${ID}.bp_systolic IMPLAUSIBLE`,
      `entries.${ID}.bp_diastolic IMPLAUSIBLE`,
    ]);
  });
});

describe('an entry', () => {
  const OTHER_ID = '01934b1e-7a00-7000-8000-000000000002';

  it('is repeated only where its id is', () => {
    const twice = { entries: [{ id: ID, heart_rate: 70 }, { id: OTHER_ID }, { id: ID, heart_rate: 300 }] };
    expect(check('observations', twice)).toEqual([
      { field: `entries.${ID}`, code: 'REPEATED', message: 'Send each entry once.' },
      { field: `entries.${ID}`, code: 'REPEATED', message: 'Send each entry once.' },
    ]);
    expect(codes('observations', { entries: [{ id: ID }, { id: OTHER_ID }] })).toEqual([]);
  });

  it('that is struck through can be struck through again in the same words, and no more', () => {
    const struck = entry({ heart_rate: 70, void_reason: 'Wrong patient' });
    const problems = (change: object, current = struck) =>
      validateChanges('observations', entry({ ...change }), { now: NOW, current });
    expect(problems({})).toEqual([]);
    expect(problems({ void_reason: 'Twice' })).toEqual([
      {
        field: `entries.${ID}`,
        code: 'ENTRY_VOID',
        message: 'This observation set is struck through and cannot be changed. Add a new one.',
      },
    ]);
    expect(problems({ heart_rate: 70 })).toHaveLength(1);
    // Another of the same list is not.
    const beside = { entries: [{ id: OTHER_ID, void_reason: 'Wrong patient' }, { id: ID }] };
    expect(problems({ heart_rate: 80 }, beside as never)).toEqual([]);
  });

  it('has its pressure compared with what is stored, where both are numbers', () => {
    const stored = {
      entries: [
        { id: OTHER_ID, bp_systolic: 60 },
        { id: ID, bp_diastolic: 90 },
      ],
    };
    const named = (change: object) =>
      validateChanges('observations', entry({ ...change }), { now: NOW, current: stored }).map(
        ({ field, message }) => `${field} ${message}`,
      );
    expect(named({ bp_systolic: 80 })).toEqual([
      `entries.${ID}.bp_systolic The diastolic pressure is higher than the systolic. Check both numbers.`,
    ]);
    expect(named({ bp_systolic: 90 })).toEqual([]);
    expect(named({ bp_systolic: null })).toEqual([]);
    expect(named({ bp_systolic: 120, bp_diastolic: null })).toEqual([]);
    expect(validateChanges('observations', entry({ bp_systolic: 80 }), { now: NOW, current: null })).toEqual(
      [],
    );
  });
});
