import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNhsNumber, isNhsNumber, nhsNumberDigits } from './nhs-number.js';

describe('NHS number', () => {
  it.each(['9434765919', '943 476 5919', '943-476-5919', '9434765870', '4010232137'])(
    'accepts %s',
    (text) => {
      expect(isNhsNumber(text)).toBe(true);
    },
  );

  it.each(['9434765918', '943476591', '94347659190', '', 'abcdefghij', '1000000020'])(
    'refuses %s',
    (text) => {
      expect(isNhsNumber(text)).toBe(false);
    },
  );

  it('has at most one check digit for any nine digits, and detects one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (n, place, by) => {
          const nine = String(n).padStart(9, '0');
          const valid = [...'0123456789'].filter((digit) => isNhsNumber(nine + digit));
          expect(valid.length).toBeLessThanOrEqual(1);
          if (valid[0] === undefined) return;
          const digits = [...(nine + valid[0])];
          digits[place] = String((Number(digits[place]) + by) % 10);
          expect(isNhsNumber(digits.join(''))).toBe(false);
        },
      ),
    );
  });

  it('is shown in threes and fours', () => {
    expect(formatNhsNumber('9434765919')).toBe('943 476 5919');
    expect(formatNhsNumber('12')).toBe('12');
    expect(nhsNumberDigits(' 943 476\u00a05919')).toBe('9434765919');
  });
});
