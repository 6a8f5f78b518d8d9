import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, gtin14, hasCheckDigit } from './gtin.js';
import { GROUP_SEPARATOR as GS, gs1Year, looksLikeGs1, readGs1, type Gs1Data } from './gs1.js';

const TODAY = '2026-11-25';
const NOTHING: Gs1Data = {
  sscc: null,
  gtin: null,
  lot: null,
  producedOn: null,
  bestBeforeOn: null,
  expiresOn: null,
  serial: null,
  itemCount: null,
  containedCount: null,
  additionalId: null,
  netWeightKg: null,
  price: null,
  reimbursement: {},
  ignored: [],
};
const read = (text: string, today = TODAY) => readGs1(text, today);
const data = (text: string): Gs1Data => {
  const reading = read(text);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.data;
};
const problem = (text: string) => {
  const reading = read(text);
  return reading.ok ? null : { ai: reading.problem.ai, message: reading.problem.message };
};

describe('check digits (GS1 General Specifications, section 7.9.1)', () => {
  it.each([
    // GS1’s own worked examples: a GTIN-13 and an SSCC.
    ['6291041500213', true],
    ['376104250021234569', true],
    ['6291041500214', false],
    ['09501101530003', true],
    ['09521234543213', true],
    ['106141411234567897', true],
    ['0416000336108', true],
    ['416000336108', true],
    ['02345673', true],
  ])('%s', (digits, right) => {
    expect(hasCheckDigit(digits)).toBe(right);
  });

  it('compares every length of GTIN as 14 digits', () => {
    expect(gtin14('9501101530003')).toBe('09501101530003');
    expect(gtin14('416000336108')).toBe('00416000336108');
    expect(gtin14('0234 5673')).toBe('00000002345673');
    expect(['9501101530004', '950110153000', '', '123', 'abcdefgh'].map(gtin14)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{13}$/),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (body, place, by) => {
          const whole = body + checkDigitOf(body);
          const wrong = [...whole]
            .map((digit, index) => (index === place ? String((Number(digit) + by) % 10) : digit))
            .join('');
          expect(hasCheckDigit(whole)).toBe(true);
          expect(hasCheckDigit(wrong)).toBe(false);
        },
      ),
    );
  });
});

describe('what a GS1 barcode says', () => {
  it.each<[string, string, Partial<Gs1Data>]>([
    [
      'GTIN, expiry and lot as printed for people',
      '(01)09501101530003(17)140704(10)AB-123',
      { gtin: '09501101530003', expiresOn: '2014-07-04', lot: 'AB-123' },
    ],
    [
      'the same from a GS1 DataMatrix',
      ']d2010950110153000317140704' + '10AB-123',
      { gtin: '09501101530003', expiresOn: '2014-07-04', lot: 'AB-123' },
    ],
    [
      'a lot before a serial number, with FNC1 between',
      `]C1010952123454321310ABC123${GS}2112345`,
      { gtin: '09521234543213', lot: 'ABC123', serial: '12345' },
    ],
    [
      'a GS1 QR code, with FNC1 at its end',
      `]Q3010952123454321310ABC123${GS}`,
      { gtin: '09521234543213', lot: 'ABC123' },
    ],
    ['a pallet', ']C100106141411234567897', { sscc: '106141411234567897' }],
    [
      'counts, weight and price',
      `01095211010200903010${GS}31030017503922599${GS}3712`,
      { gtin: '09521101020090', itemCount: 10, netWeightKg: '1.750', price: '5.99', containedCount: 12 },
    ],
    [
      'a reimbursement number and another identification',
      `0109521234543213240ABC/9${GS}71003752864`,
      { gtin: '09521234543213', additionalId: 'ABC/9', reimbursement: { '710': '03752864' } },
    ],
    [
      'a day of 00',
      '01095212345432131728020011260600',
      {
        gtin: '09521234543213',
        expiresOn: '2028-02-29',
        producedOn: '2026-06-30',
      },
    ],
    ['best before', '010952123454321315261231', { gtin: '09521234543213', bestBeforeOn: '2026-12-31' }],
    [
      'what nothing here needs, read past',
      `0109521234543213200191INTERNAL${GS}10L1`,
      { gtin: '09521234543213', lot: 'L1', ignored: ['20', '91'] },
    ],
    ['an EAN-13', ']E09501101530003', { gtin: '09501101530003' }],
    ['a GTIN-8 typed', '02345673', { gtin: '00000002345673' }],
  ])('%s', (_name, text, expected) => {
    expect(data(text)).toEqual({ ...NOTHING, ...expected });
  });

  it.each<[string, Partial<Gs1Data>]>([
    ['https://id.gs1.org/01/09521234543213', { gtin: '09521234543213' }],
    [
      'https://id.gs1.org/01/09521234543213/10/ABC123/21/12345',
      { gtin: '09521234543213', lot: 'ABC123', serial: '12345' },
    ],
    [
      'https://id.gs1.org/01/09521234543213/10/ABC123?17=261231',
      { gtin: '09521234543213', lot: 'ABC123', expiresOn: '2026-12-31' },
    ],
    ['https://id.gs1.org/00/106141411234567897', { sscc: '106141411234567897' }],
    ['https://example.com/products/01/09521234543213', { gtin: '09521234543213' }],
    ['HTTPS://EXAMPLE.COM/01/9521234543213', { gtin: '09521234543213' }],
    [
      ']Q1https://example.com/gtin/09521234543213/lot/A%2FB?exp=270200&utm_source=box',
      { gtin: '09521234543213', lot: 'A/B', expiresOn: '2027-02-28' },
    ],
  ])('the Digital Link %s', (text, expected) => {
    expect(data(text)).toEqual({ ...NOTHING, ...expected });
    expect(looksLikeGs1(text)).toBe(true);
  });

  it.each([
    ['0109521234543214', '01', /GTIN \(01\) is 09521234543214: its check digit is wrong/],
    ['00106141411234567890', '00', /shipping container code \(00\).*check digit/],
    ['01095212345432', '01', /GTIN \(01\) is “095212345432”: it needs 14 digits/],
    ['010952123454321317271332', '17', /expiry date \(17\) is 271332: there is no month 13/],
    ['010952123454321317270230', '17', /expiry date \(17\) is 270230: month 02 of 2027 has 28 days/],
    ['01095212345432131727o230', '17', /expiry date \(17\) is “27o230”: it can contain only digits/],
    ['010952123454321310ABCDEFGHIJKLMNOPQRSTU', '10', /lot \(10\).*at most 20 characters/],
    [`010952123454321310${GS}21A`, '10', /lot \(10\) is empty/],
    ['010952123454321310A#B', '10', /lot \(10\) is “A#B”: it contains a character that GS1 does not allow/],
    [`10A${GS}10B`, '10', /lot \(10\) appears twice: “A” and “B”/],
    ['0109521234543213XX', null, /“XX” at place 17 is not a GS1 application identifier/],
    ['(05)123', null, /“\(05\)” is not a GS1 application identifier/],
    ['01095212345432133106000100', '3106', /no GS1 application identifier 3106/],
    ['', null, /empty/],
  ])('names the faulty part of %j', (text, ai, message) => {
    expect(problem(text)).toEqual({ ai, message: expect.stringMatching(message) as string });
  });

  it('settles the century by GS1’s rule: 49 years back, 50 ahead', () => {
    // 77 is 51 ahead of 26, and so the last century; the other rows stand at the edges of section 7.12.
    expect([26, 76, 77, 99, 0].map((year) => gs1Year(year, 2026))).toEqual([2026, 2076, 1977, 1999, 2000]);
    expect([1, 49, 50].map((year) => gs1Year(year, 2099))).toEqual([2101, 2149, 2050]);
    expect([99, 51, 50].map((year) => gs1Year(year, 2000))).toEqual([1999, 1951, 2050]);
    for (const thisYear of [2000, 2026, 2050, 2099])
      for (let year = 0; year < 100; year += 1) {
        const full = gs1Year(year, thisYear);
        expect(full % 100).toBe(year);
        expect(full - thisYear).toBeGreaterThanOrEqual(-49);
        expect(full - thisYear).toBeLessThanOrEqual(50);
      }
  });

  it('does not mistake a name, SKU or address for GS1', () => {
    expect(
      ['Salbutamol', '10 ml syringe', 'SKU-0100', 'https://example.com/s/item/1', '12345678'].map(
        looksLikeGs1,
      ),
    ).toEqual([false, false, false, false, false]);
  });
});

const character82 = fc.constantFrom(
  ...'!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
);
const x = (most: number) => fc.string({ unit: character82, minLength: 1, maxLength: most });
const key = (digits: number) =>
  fc.stringMatching(new RegExp(`^\\d{${String(digits - 1)}}$`)).map((body) => body + checkDigitOf(body));
const day = fc
  .date({ min: new Date('1978-01-01'), max: new Date('2075-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const yymmdd = (text: string): string => text.slice(2).replaceAll('-', '');
const FIXED = new Set(['00', '01', '11', '15', '17']);

describe('10,000 random strings', () => {
  it('reads back what an encoder wrote, in any order', () => {
    const labels = fc
      .record(
        {
          '00': key(18),
          '01': key(14),
          '10': x(20),
          '11': day,
          '15': day,
          '17': day,
          '21': x(20),
          '30': fc.nat(99_999_999),
          '37': fc.nat(99_999_999),
          '240': x(30),
          '713': x(20),
        },
        { requiredKeys: [] },
      )
      .chain((label) =>
        fc.tuple(
          fc.constant(label),
          fc.shuffledSubarray(Object.keys(label), { minLength: Object.keys(label).length }),
        ),
      );
    fc.assert(
      fc.property(labels, ([label, order]) => {
        fc.pre(order.length > 0);
        const values: Record<string, string> = {};
        for (const [ai, value] of Object.entries(label))
          values[ai] = ['11', '15', '17'].includes(ai) ? yymmdd(String(value)) : String(value);
        const text = order
          .map((ai, index) => {
            const last = index === order.length - 1;
            return ai + (values[ai] ?? '') + (FIXED.has(ai) || last ? '' : GS);
          })
          .join('');
        expect(data(`]C1${text}`)).toEqual({
          ...NOTHING,
          sscc: label['00'] ?? null,
          gtin: label['01'] ?? null,
          lot: label['10'] ?? null,
          producedOn: label['11'] ?? null,
          bestBeforeOn: label['15'] ?? null,
          expiresOn: label['17'] ?? null,
          serial: label['21'] ?? null,
          itemCount: label['30'] ?? null,
          containedCount: label['37'] ?? null,
          additionalId: label['240'] ?? null,
          reimbursement: label['713'] === undefined ? {} : { '713': label['713'] },
        });
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('get an answer each, and only valid ones are accepted', () => {
    const fragments = fc.constantFrom(
      '01',
      '10',
      '17',
      '21',
      '00',
      GS,
      '(',
      ')',
      ']C1',
      '310',
      '392',
      'https://a/01/',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.oneof(fragments, fc.stringMatching(/^\d{1,16}$/)), { maxLength: 8 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (scanned) => {
        looksLikeGs1(scanned);
        const reading = read(scanned);
        if (!reading.ok) {
          expect(reading.problem.message).toMatch(/[.]$/);
          return;
        }
        const { gtin, sscc, lot, serial, expiresOn, producedOn, bestBeforeOn } = reading.data;
        if (gtin !== null) expect(gtin14(gtin)).toBe(gtin);
        if (sscc !== null) expect(sscc.length === 18 && hasCheckDigit(sscc)).toBe(true);
        for (const free of [lot, serial]) if (free !== null) expect(free).toMatch(/^[!-z]{1,20}$/);
        for (const date of [expiresOn, producedOn, bestBeforeOn])
          if (date !== null) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
