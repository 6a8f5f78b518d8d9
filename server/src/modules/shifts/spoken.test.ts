import { expect, it } from 'vitest';
import { onClocksOf, spoken, spokenSpan } from './spoken.js';

const start = new Date('2026-11-20T07:00:00Z');
const end = new Date('2026-11-20T15:00:00Z');

it('gives a time on its event’s clock, and names the zone if it differs from the provider’s', () => {
  expect(spoken(start, 'Europe/London')).toBe('20 Nov 2026, 07:00');
  expect(spoken(start, 'Europe/Paris')).toBe('20 Nov 2026, 08:00 (Europe/Paris)');
  expect(onClocksOf(start, 'Europe/Paris')).toBe('20 Nov 2026, 08:00');
  expect(spokenSpan({ start, end }, 'Europe/London')).toMatch(/^20 Nov 2026, 07:00\W+15:00$/);
  expect(spokenSpan({ start, end }, 'Europe/Paris')).toMatch(
    /^20 Nov 2026, 08:00\W+16:00 \(Europe\/Paris\)$/,
  );
});
