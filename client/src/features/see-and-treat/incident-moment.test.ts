import { expect, it } from 'vitest';
import { incidentMoment } from './incident-moment';

const now = new Date('2026-11-20T02:00:00Z');
const AUCKLAND = 'Pacific/Auckland';

it('is the typed time on the zone’s clock, whatever the device’s is', () => {
  expect(incidentMoment('1432', '2026-11-20', AUCKLAND, now)).toBe('2026-11-20T01:32:00.000Z');
  expect(incidentMoment('0005', '2026-11-20', AUCKLAND, now)).toBe('2026-11-19T11:05:00.000Z');
  expect(incidentMoment('1432', '2026-11-20', 'Europe/London', now)).toBe('2026-11-20T14:32:00.000Z');
});

it('is empty if no time or no day can be read', () => {
  expect(incidentMoment('25', '2026-11-20', AUCKLAND, now)).toBe('');
  expect(incidentMoment('1432', '', AUCKLAND, now)).toBe('');
});
