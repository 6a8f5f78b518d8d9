import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { dayNamed } from './palette-date';

const NOW = new Date(2026, 10, 26, 12);
const day = (text: string) => {
  const named = dayNamed(text, NOW);
  return named === null ? null : dayjs(named.from).format('YYYY-MM-DD HH:mm');
};

describe('a day that is typed', () => {
  it.each([
    ['20/11/2026', '2026-11-20 00:00'],
    ['3.5.26', '2026-05-03 00:00'],
    ['2026-11-20', '2026-11-20 00:00'],
    [' 20 Nov 2025 ', '2025-11-20 00:00'],
    ['1st december', '2026-12-01 00:00'],
  ])('%s starts at %s', (text, from) => {
    expect(day(text)).toBe(from);
  });

  it.each(['31/02/2026', '20/13/2026', '2026-02-30', '20', '20 words', '999 000 0018', 'Seren', ''])(
    'does not accept %s',
    (text) => {
      expect(day(text)).toBeNull();
    },
  );

  it('ends where the next day starts, even when the clocks go back', () => {
    const { from, to } = dayNamed('25/10/2026') ?? { from: '', to: '' };
    expect(dayjs(to).format('YYYY-MM-DD HH:mm')).toBe('2026-10-26 00:00');
    expect(dayjs(to).diff(from, 'hour')).toBeGreaterThanOrEqual(24);
  });
});
