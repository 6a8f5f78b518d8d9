import { expect, it } from 'vitest';
import { ageOf } from './backup-age';

it('gives the age of a backup in the largest useful unit', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(ageOf('2026-11-24T11:30:00Z', now)).toBe('less than an hour');
  expect(ageOf('2026-11-24T11:00:00Z', now)).toBe('1 hour');
  expect(ageOf('2026-11-24T08:59:00Z', now)).toBe('3 hours');
  expect(ageOf('2026-11-20T12:00:00Z', now)).toBe('4 days');
});
