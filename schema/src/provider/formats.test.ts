import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetting, settingLines } from './settings.js';
import {
  clockText,
  formatsIn,
  moneyText,
  numberText,
  USUAL_FORMATS,
  weekStartDay,
  type Formats,
} from './formats.js';

const OTHER: Formats = { thousands: 'space', pence: 'when_needed', clock: 'h12', weekStart: 'saturday' };

describe('the provider’s formats', () => {
  it.each([
    [1_234_567, '1,234,567', '1\u00a0234\u00a0567'],
    [-1_000.25, '-1,000.25', '-1\u00a0000.25'],
    [0, '0', '0'],
  ])('write %s as %s or %s', (value, usual, other) => {
    expect(numberText(value)).toBe(usual);
    expect(numberText(value, OTHER)).toBe(other);
  });

  it('write any number as the browser does', () => {
    const browsers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });
    const numbers = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(numbers, (value) => {
        expect(numberText(value)).toBe(browsers.format(value === 0 ? 0 : value));
      }),
    );
  });

  it.each([
    [123_450, '£1,234.50', '£1\u00a0234.50'],
    [123_400, '£1,234.00', '£1\u00a0234'],
    [-300, '−£3.00', '−£3'],
    [5, '£0.05', '£0.05'],
  ])('write %s pence as %s or %s', (pence, usual, other) => {
    expect(moneyText(pence)).toBe(usual);
    expect(moneyText(pence, OTHER)).toBe(other);
  });

  it.each([
    [0, 5, '00:05', '12:05 am'],
    [12, 0, '12:00', '12:00 pm'],
    [23, 59, '23:59', '11:59 pm'],
    [9, 7, '09:07', '9:07 am'],
  ])('write %s hours %s as %s or %s', (hour, minute, usual, other) => {
    expect(clockText(hour, minute)).toBe(usual);
    expect(clockText(hour, minute, OTHER)).toBe(other);
  });

  it('start the week on the chosen day', () => {
    expect([weekStartDay(), weekStartDay(OTHER)]).toEqual([1, 6]);
  });

  it('are read from anything stored, with the default for what is not a format', () => {
    expect(formatsIn(OTHER)).toEqual(OTHER);
    expect(formatsIn({ thousands: 'dots', clock: 7 })).toEqual(USUAL_FORMATS);
    expect(formatsIn(null)).toEqual(USUAL_FORMATS);
  });

  it('are a setting: checked, and said in lines', () => {
    expect(checkSetting('formats', 'provider', OTHER)).toEqual({ data: OTHER, problems: null });
    expect(checkSetting('formats', 'provider', { ...OTHER, clock: 'h13' }).problems?.[0]?.field).toBe(
      'clock',
    );
    expect(settingLines('formats', OTHER)).toEqual([
      'Thousands: 1 234 567',
      'Pence: Only if needed: £12 and £12.50',
      'Clock: 12 hours: 2:32 pm',
      'First day of the week: Saturday',
    ]);
  });
});
