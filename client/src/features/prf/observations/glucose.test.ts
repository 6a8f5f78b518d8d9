import { describe, expect, it } from 'vitest';
import { parseGlucose } from './glucose';
import { numberField } from './set-fields';

const field = numberField('blood_glucose');

describe('blood glucose', () => {
  it.each([
    ['5.4', 5.4],
    ['5,4', 5.4],
    ['LO', 'lo'],
    [' hi ', 'hi'],
    ['High', 'hi'],
    ['', null],
  ])('reads %j', (text, value) => {
    expect(parseGlucose(field, text)).toEqual({ value, problem: null });
  });

  it('refuses values that no meter shows', () => {
    expect(parseGlucose(field, 'lots').problem).toBe('Enter a number, LO or HI.');
    expect(parseGlucose(field, '400').problem).toMatch(/^Must be from/);
  });
});
