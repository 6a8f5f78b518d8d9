import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUDIT_ACTIONS,
  auditContext,
  auditDescription,
  auditFieldNames,
  isAuditAction,
  lookedAt,
  maskPerson,
  maskSensitive,
} from './audit-redaction.js';
import { costGrowth, QUADRATIC } from './cost-growth.fixture.js';
import { isNhsNumber } from './nhs-number.js';

describe('maskSensitive', () => {
  it.each([
    ["Mail ann.o'hara+x@example.co.uk now", 'Mail [e-mail] now'],
    ['ring 07700 900123', 'ring [phone]'],
    ['ring 07700900123.', 'ring [phone].'],
    ['ring (020) 7946 0018', 'ring [phone]'],
    ['ring +44 (0)7700 900 123', 'ring [phone]'],
    ['ring 0044 7700 900123', 'ring [phone]'],
    ['+1-202-555-0143 rang', '[phone] rang'],
    ['ring 447700900123', 'ring [phone]'],
    ['ring 44 (0)7700 900123', 'ring [phone]'],
    ['ring 07700/900/123', 'ring [phone]'],
    ['ring 01632/960118', 'ring [phone]'],
    ['ring +44(0)7700/900123', 'ring [phone]'],
    ['NHS 943\u2013476\u20135919', 'NHS [health number]'],
    ['NHS 9434765919', 'NHS [health number]'],
    ['NHS 943 476 5919', 'NHS [health number]'],
    ['NHS:943-476-5919,', 'NHS:[health number],'],
    ['NHS 943\u00a0476\u00a05919', 'NHS [health number]'],
    ['Authorization: Bearer abc.def-123', 'Authorization: [token]'],
    ['bearer   x', '[token]'],
    ['bearer: abcdefghijk', '[token]'],
    ['NHS 943,476,5919', 'NHS [health number]'],
    ['NHS 943 - 476 - 5919', 'NHS [health number]'],
    ['+44 7700 900123 943 476 5919', '[phone] [health number]'],
    ['0044 7700 900123 943 476 5919', '[phone] [health number]'],
    ['07700 900123 943 476 5919', '[phone] [health number]'],
    ['+44 7700 900123 943,476,5919', '[phone] [health number]'],
    ['+1 202 555 0143 943 476 5919 2026-11-20', '[phone] [health number] 2026-11-20'],
    ['943 476 5919 (020) 7946 0018 seen', '[health number] [phone] seen'],
    ['445 476 5919 07 7009 00123', '[health number] [phone]'],
    ['+44 7700 900123 07 700 900 123', '[phone] [phone]'],
    ['+44 7700 900123 120/80', '[phone]/80'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'jwt [token]'],
    ['jwt abcdefghij0123.abcdefghij0123.abcdefghij0123', 'jwt [token]'],
  ])('%s', (text, masked) => {
    expect(maskSensitive(text)).toBe(masked);
  });

  it.each([
    'Saved 12 fields of incidentDetails at 2026-11-20 14:32',
    '0190c1d2-7777-7000-8000-123456789012',
    'PRF-2026-7K4Q9 opened at 2026-11-20T14:32:05.123Z',
    'BP 120/80, pulse 72, 14:32',
    'v1.2.3 of the form',
    'SL-261120-7K3M9Q2D at 14:32, SL-261120-00112233',
    '12 2026-11-20 14:32, 2026-11-21',
    '£1,234,567.80 for 100,200,3000',
    'Stretcher bearer: Smith',
    '7 01903333-7777-7000-8000-1234abcd9012',
  ])('leaves %s alone', (text) => {
    expect(maskSensitive(text)).toBe(text);
  });

  it('leaves no trace of a health number, an address or a telephone number in any position', () => {
    const digits = fc.stringMatching(/^[1-9]\d{9}$/);
    const spaced = digits.map((ten) => `${ten.slice(0, 3)} ${ten.slice(3, 6)} ${ten.slice(6)}`);
    const email = fc.emailAddress();
    const phone = fc.stringMatching(/^07\d{3} \d{6}$/);
    const around = fc.constantFrom('', ' ', ' seen; ', '(', ')', ', ', ': ');
    fc.assert(
      fc.property(around, fc.oneof(digits, spaced, email, phone), around, (before, secret, after) => {
        const masked = maskSensitive(`x${before} ${secret} ${after}`);
        expect(masked).not.toContain(secret);
        expect(maskSensitive(masked)).toBe(masked);
      }),
    );
  });

  it('recognises a number whatever separates its digits', () => {
    const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'];
    const spaces = [' ', '\t', '\u00a0', '\u2007', '\u2009', '\u202f', '\u200b'];
    const between = fc.constantFrom('', '.', '/', '_', '\\', ' / ', ' - ', ') ', ...dashes, ...spaces);
    const cutAt = (number: string, ...places: readonly number[]): string[] =>
      [0, ...places].map((from, index) => number.slice(from, places[index]));
    const grouped = fc.oneof(
      fc.stringMatching(/^07\d{9}$/).map((n) => ['[phone]', cutAt(n, 5, 8)] as const),
      fc.stringMatching(/^01\d{8}$/).map((n) => ['[phone]', cutAt(n, 5)] as const),
      fc.stringMatching(/^447\d{9}$/).map((n) => ['[phone]', cutAt(n, 2, 6, 9)] as const),
      fc.stringMatching(/^\+447\d{9}$/).map((n) => ['[phone]', cutAt(n, 3, 7, 10)] as const),
      fc.stringMatching(/^[1-35-9]\d{9}$/).map((n) => ['[health number]', cutAt(n, 3, 6)] as const),
    );
    fc.assert(
      fc.property(grouped, between, ([mask, groups], separator) => {
        // Three characters between two digits of a health number are no longer one.
        const text = groups.join(mask === '[phone]' ? separator : separator.trim().slice(0, 2));
        expect(maskSensitive(`seen ${text}, gone`)).toBe(`seen ${mask}, gone`);
      }),
    );
  });

  it('leaves nothing of adjacent telephone and health numbers, in any order and format', () => {
    const nine = fc.stringMatching(/^\d{9}$/);
    const health = nine
      .map((first) => {
        const last = Array.from({ length: 10 }, (_, digit) => `${first}${String(digit)}`).find(isNhsNumber);
        return last ?? '9434765919';
      })
      .filter((number) => !number.startsWith('0'));
    const gap = fc.constantFrom(' ', '.', '-', '\u2013', '\u00a0', '/');
    const writtenHealth = fc
      .tuple(health, fc.oneof(fc.constant(''), gap, fc.constant(',')))
      .map(([n, between]) => [n.slice(0, 3), n.slice(3, 6), n.slice(6)].join(between));
    const writtenPhone = fc
      .tuple(
        fc.constantFrom('+44', '0044', '0'),
        fc.stringMatching(/^7\d{9}$/),
        fc.constantFrom([4], [4, 7], [2, 6], [3, 6], [5], []),
        fc.oneof(fc.constant(''), gap),
        fc.constantFrom('', ' ', ' (0)', '-'),
      )
      .map(([prefix, n, cuts, between, after]) => {
        const groups = [0, ...cuts].map((from, index) => n.slice(from, cuts[index])).join(between);
        return prefix === '0' ? `0${groups}` : `${prefix}${after}${groups}`;
      });
    const beside = fc.constantFrom(
      ' ',
      '  ',
      ', ',
      '; ',
      ' / ',
      '-',
      '.',
      ' (',
      ') ',
      ': ',
      ',',
      '\n',
      ' or ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(writtenHealth, writtenPhone), { minLength: 2, maxLength: 4 }),
        beside,
        (written, between) => {
          const masked = maskSensitive(written.join(between));
          expect(masked).not.toMatch(/\d/);
          expect(maskSensitive(masked)).toBe(masked);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('treats numbers with points between them as numbers, not as a token that ends with the third', () => {
    expect(maskSensitive('07123-456789.943-476-5919.0044-71234 56789')).not.toMatch(/\d/);
    expect(maskSensitive('1234567890.abcdefghij-klmn.0987654321')).toBe('[token]');
  });

  it('takes time in proportion to the length of hostile text', () => {
    for (const piece of ['a', '0 ', 'eyJ', 'a.', '@', 'a@a.', '(', '1 ', '44/', '0\u2013', 'bearer ']) {
      expect(costGrowth((times) => maskSensitive(piece.repeat(times)), 1_500)).toBeLessThan(QUADRATIC);
    }
  });
});

describe('cuts', () => {
  it('shorten the context to 120 and the description to 240 characters', () => {
    expect(auditContext('c'.repeat(500))).toHaveLength(120);
    expect(auditDescription('d'.repeat(500))).toHaveLength(240);
    expect(auditContext(undefined)).toBeNull();
    expect(auditDescription(null)).toBeNull();
  });

  it('mask before they shorten', () => {
    const text = `${'x'.repeat(110)} someone@example.com`;
    expect(auditContext(text)).not.toContain('someone');
  });

  it('keep of a long text only the beginning of the masked text, and never half a number', () => {
    const written = fc.constantFrom(
      '07700 900123',
      '+44 (0)7700 900 123',
      '943 476 5919',
      '9434765919',
      '943,476,5919',
      '(020) 7946 0018',
      '07700900123 943 476 5919 ',
      "ann.o'hara+x@example.co.uk",
      `Bearer ${'abc.def-'.repeat(400)}`,
      `eyJ${'hbGciOi'.repeat(300)}.eyJzdWIi.c`,
      `${'t'.repeat(500)}.${'u'.repeat(2_000)}.${'v'.repeat(900)}`,
    );
    const plain = fc.constantFrom(
      'seen, ',
      'x',
      '. ',
      '\n',
      '\u00a0',
      '\ud83d\ude00',
      '; ',
      '-',
      '(',
      'c'.repeat(300),
    );
    const padding = fc
      .tuple(fc.constantFrom('x', 'x ', 'word ', ' ', '\ud83d\ude00'), fc.integer({ min: 0, max: 1_700 }))
      .map(([piece, length]) => piece.repeat(length).slice(0, length - (length % 2)));
    const piece = fc.oneof({ weight: 3, arbitrary: written }, plain, padding);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), plain, (pieces, filler) => {
        const text = [...pieces, filler.repeat(5_000 / filler.length)].join('; ');
        const whole = maskSensitive(text);
        for (const kept of [auditContext(text), auditDescription(text), maskSensitive(lookedAt(text))]) {
          expect(kept).not.toMatch(/\d/);
          expect(kept).not.toMatch(/\p{Cs}/u);
          expect(whole.startsWith(kept ?? '')).toBe(true);
        }
        expect(lookedAt(lookedAt(text))).toBe(lookedAt(text));
      }),
      { numRuns: 300 },
    );
  });

  it('leave no half of a name or a day at the end of a long text', () => {
    const person = { name: 'Bartholomew Ashdown', dob: '1990-05-06' };
    for (const known of ['Bartholomew', '06/05/1990', '1990-05-06'])
      for (let before = 1_300; before < 1_600; before += 1) {
        const text = `${'token '.repeat(300).slice(0, before)} ${known} ${'x '.repeat(5_000)}`;
        expect(maskPerson(lookedAt(text), person)).not.toMatch(/Ba|\d/);
      }
  });

  it('cost no more for a text without end', () => {
    for (const piece of ['0 ', '1 ', '0,', '+0', 'a', 'eyJ', 'a@a.', '0\u2013'])
      for (const text of [piece.repeat(500_000), piece.repeat(2_048)]) {
        const seen = lookedAt(text);
        expect(seen.length).toBeLessThanOrEqual(4_096);
        expect(auditDescription(text)).toBe(auditDescription(seen));
      }
  });

  it('never split a character', () => {
    expect(auditContext(`${'x'.repeat(119)}😀`)).toBe('x'.repeat(119));
  });
});

describe('a person’s known details', () => {
  const person = { name: 'Zoë O’Hara-Lind J', dob: '1990-05-06' };

  it.each([
    ['Called ZOË o’hara about her knee', 'Called [name] o’[name] about her knee'],
    [
      'Lind, born 1990-05-06, 6/5/1990 or 06.05.90',
      '[name], born [date of birth], [date of birth] or [date of birth]',
    ],
    ['Linden and Zoëlle, 16/5/1990, in 1990', 'Linden and Zoëlle, 16/5/1990, in 1990'],
  ])('are removed from %s', (text, left) => {
    expect(maskPerson(text, person)).toBe(left);
    expect(maskPerson(left, person)).toBe(left);
  });

  it('are empty if nothing is known', () => {
    expect(maskPerson('Page /patients', { name: '?', dob: null })).toBe('Page /patients');
  });
});

describe('accepted entries', () => {
  it('are the twelve actions', () => {
    expect(AUDIT_ACTIONS).toHaveLength(12);
    expect(isAuditAction('PRF_VIEWED')).toBe(true);
    expect(isAuditAction('Create')).toBe(false);
  });

  it('have names of fields but no values', () => {
    expect(
      auditFieldNames([
        'dob',
        'observations/0190c1d2-7777-7000-8000-123456789012/heart_rate',
        'John Smith',
        'dob',
        '07700900123',
      ]),
    ).toEqual(['dob', 'observations/0190c1d2-7777-7000-8000-123456789012/heart_rate']);
  });
});
