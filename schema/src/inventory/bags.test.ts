import { describe, expect, it } from 'vitest';
import { bagReasonText, isAboutContents } from './bags.js';

describe('why a bag is not ready', () => {
  it.each([
    [{ why: 'never_checked' }, 'Never checked', false],
    [{ why: 'check_overdue', dueOn: '2026-11-20' }, 'Check was due on 20 Nov 2026', false],
    [{ why: 'short', itemId: 'a', name: 'Gauze', wanted: 10, there: 2.5 }, 'Gauze: 2.5 of 10', true],
    [
      { why: 'expires', name: 'Salbutamol', lot: 'K1', expiresOn: '2026-11-25' },
      'Salbutamol, lot K1 expired on 25 Nov 2026',
      true,
    ],
    [
      { why: 'expires', name: 'Salbutamol', lot: null, expiresOn: '2026-11-27' },
      'Salbutamol expires on 27 Nov 2026',
      true,
    ],
    [
      { why: 'gas_low', name: 'Oxygen', lot: 'C4', percent: 30, least: 50 },
      'Oxygen, lot C4: 30 %, at least 50 %',
      true,
    ],
  ] as const)('is given in words: %o', (reason, words, isContent) => {
    expect(bagReasonText(reason, '2026-11-26')).toBe(words);
    expect(isAboutContents(reason)).toBe(isContent);
  });
});
