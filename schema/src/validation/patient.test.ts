import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PARTS, joinAddress } from '../address.js';
import { patientChanges, patientProblems, squadStartProblems, withAddress } from './patient.js';

const TODAY = '2026-11-20';

describe('patientChanges', () => {
  it.each(['1990-05-05T23:00:00.000Z', '1990-05-05T12:00:00Z', '1990-05-05T00:00:00+01:00'])(
    'refuses %s as a birth date, because another day may be meant',
    (dob) => {
      expect(patientChanges.safeParse({ dob }).error?.issues).toMatchObject([
        { path: ['dob'], message: 'Enter a date as YYYY-MM-DD.' },
      ]);
    },
  );

  it('gives what is stored: trimmed, collapsed, cleared', () => {
    expect(
      patientChanges.parse({
        name: '  Ann   Mary  Smith ',
        dob: '1990-02-03T00:00:00.000Z',
        nhsNumber: '943 476 5919',
        town: '  ',
        allergies: null,
      }),
    ).toEqual({
      name: 'Ann Mary Smith',
      dob: '1990-02-03',
      nhsNumber: '9434765919',
      town: null,
      allergies: null,
    });
  });

  it.each([
    ['dob', '1990-02-30'],
    ['dob', '3/2/1990'],
    ['gender', 'Female'],
    ['nhsNumber', '9434765918'],
    ['email', 'ann@'],
    ['estimatedAge', 131],
    ['cheerTeamId', 'storm'],
    ['name', 'x'.repeat(201)],
    ['contactNumber', 7],
    ['name', 'Ann\u0000 Smith'],
    ['allergies', 'Penicillin \uD83D'],
  ])('names %s if it is %s', (field, value) => {
    const parsed = patientChanges.safeParse({ [field]: value });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

describe('patientProblems', () => {
  const sentence = 'Patient name and date of birth are required.';

  it('asks for name and birth date in one sentence, at the fields', () => {
    expect(patientProblems({ name: ' ' }, TODAY)).toEqual([
      { field: 'name', code: 'required', message: sentence },
      { field: 'dob', code: 'required', message: sentence },
    ]);
    expect(patientProblems({ name: 'Ann Smith', dob: '1990-02-03' }, TODAY)).toEqual([]);
  });

  it('accepts an estimated age instead of the birth date for an unknown patient', () => {
    const unknown = { name: 'Unknown male', estimatedAge: 40, identityStatus: 'unknown' };
    expect(patientProblems(unknown, TODAY)).toEqual([]);
    expect(patientProblems({ ...unknown, identityStatus: 'verified' }, TODAY)).toHaveLength(1);
    expect(patientProblems({ ...unknown, estimatedAge: null }, TODAY)).toMatchObject([
      { field: 'estimatedAge', code: 'required' },
    ]);
    expect(patientProblems({ ...unknown, estimatedAge: null, dob: '1990-02-03' }, TODAY)).toEqual([]);
  });

  it('requires only a name of a new patient in see and treat', () => {
    expect(patientProblems({ name: 'Ann Smith' }, TODAY, 'quick')).toEqual([]);
    expect(patientProblems({}, TODAY, 'quick')).toEqual([
      { field: 'name', code: 'required', message: 'Enter the patient’s name.' },
    ]);
  });

  it('accepts a squad from birth until now, and no other day', () => {
    const now = new Date('2026-11-20T14:32:00Z');
    const said = (at: string, dob: string | null, lastChange: string | null = null) =>
      squadStartProblems(new Date(at), dob, now, lastChange === null ? null : new Date(lastChange)).map(
        ({ field, code }) => [field, code],
      );
    expect(said('2026-11-20T14:34:00Z', '2010-02-03')).toEqual([]);
    expect(said('2010-02-03T00:00:00Z', '2010-02-03')).toEqual([]);
    expect(said('1900-01-01T00:00:00Z', null)).toEqual([]);
    expect(said('9999-01-01T00:00:00Z', '2010-02-03')).toEqual([['start_date', 'future']]);
    expect(said('2010-02-02T23:59:00Z', '2010-02-03')).toEqual([['start_date', 'too_old']]);
    expect(said('1899-12-31T00:00:00Z', null)).toEqual([['start_date', 'too_old']]);
    const june = '2026-06-01T09:00:00Z';
    expect(said('2026-06-01T08:59:00Z', null, june)).toEqual([['start_date', 'before_last_change']]);
    expect(said(june, null, june)).toEqual([]);
  });

  it.each([
    [{ dob: '2026-11-21' }, 'dob', 'future'],
    [{ dob: '1890-01-01' }, 'dob', 'too_old'],
    [{ dob: '1990-01-01', dateOfDeath: '1989-12-31' }, 'dateOfDeath', 'before_birth'],
    [{ dob: '1990-01-01', dateOfDeath: '2026-11-21' }, 'dateOfDeath', 'future'],
  ])('refuses %o', (facts, field, code) => {
    expect(patientProblems({ name: 'Ann Smith', ...facts }, TODAY)).toEqual([
      expect.objectContaining({ field, code }),
    ]);
  });
});

describe('withAddress', () => {
  it('rebuilds the combined address from any part that changes', () => {
    const stored = { addressLine1: '1 High Street', town: 'Leeds', postcode: 'LS1 4DY' };
    expect(withAddress({ town: 'York' }, stored)).toEqual({
      town: 'York',
      address: '1 High Street, York, LS1 4DY',
    });
    expect(withAddress({ addressLine1: null, town: null, postcode: null }, stored).address).toBeNull();
  });

  it('keeps a combined address without parts, which replaces parts that it contradicts', () => {
    expect(withAddress({ address: 'A, B' }, {})).toEqual({ address: 'A, B' });
    const empty = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, null]));
    expect(withAddress({ address: 'A, B', ...empty }, {})).toEqual({ address: 'A, B', ...empty });
    expect(withAddress({ address: 'A, B' }, { town: 'Leeds' })).toEqual({ address: 'A, B', ...empty });
    expect(withAddress({ address: 'Leeds' }, { town: 'Leeds' })).toEqual({ address: 'Leeds' });
  });

  it('splits a combined address without parts before a part of it changes', () => {
    const stored = { address: '1 High Street, Leeds, West Yorkshire, LS1 4DY', postcode: null };
    expect(withAddress({ postcode: 'LS2 9JT' }, stored)).toEqual({
      addressLine1: '1 High Street',
      addressLine2: null,
      addressLine3: null,
      town: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS2 9JT',
      address: '1 High Street, Leeds, West Yorkshire, LS2 9JT',
    });
    // Nothing is said of it where no part holds text.
    expect(withAddress({ postcode: null }, stored)).toEqual({ postcode: null });
  });

  it('never leaves combined address and parts saying different things', () => {
    const part = fc.option(fc.constantFrom('1 High Street', 'Leeds', 'LS1 4DY'));
    const parts = fc.record(Object.fromEntries(ADDRESS_PARTS.map((name) => [name, part])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(parts, parts, (changes, before) => {
        const stored = { ...before, address: joinAddress(before) || null };
        const after = { ...stored, ...withAddress(changes, stored) };
        expect(after.address ?? '').toBe(joinAddress(after));
      }),
    );
  });
});
