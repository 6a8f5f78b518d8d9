import { describe, expect, it } from 'vitest';
import { openWords } from './event-close.js';

describe('what keeps an event from closing', () => {
  it('is listed as counts in words, in the order of the table', () => {
    expect(openWords(['shifts_without_check_out', 'prfs_unsigned', 'prfs_unsigned'])).toBe(
      '2 patient records not signed, 1 shift without check-out',
    );
    expect(openWords(['hours_unapproved', 'hours_unapproved', 'prfs_unsigned'])).toBe(
      '1 patient record not signed, 2 shifts whose hours are not approved',
    );
    expect(openWords([])).toBe('');
  });
});
