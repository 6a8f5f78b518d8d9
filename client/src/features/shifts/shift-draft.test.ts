import { expect, it } from 'vitest';
import { browserZone } from '../../lib/dates';
import { momentTyped, retyped, typedHere, typedMoment } from './shift-draft';

const KIRITIMATI = 'Pacific/Kiritimati';

it('uses only the event’s clock for typed times', () => {
  expect(typedMoment('2026-11-21T09:00:00Z', KIRITIMATI)).toBe('2026-11-21T23:00');
  expect(momentTyped('2026-11-21T23:00', KIRITIMATI)).toBe('2026-11-21T09:00:00.000Z');
  expect(momentTyped('', KIRITIMATI)).toBeNull();
});

it('keeps the moment chosen on the calendar if an event of another zone is chosen', () => {
  expect(retyped('2026-11-21T09:00', 'Europe/London', KIRITIMATI)).toBe('2026-11-21T23:00');
  expect(retyped('', 'Europe/London', KIRITIMATI)).toBe('');
});

it('shows the times on the device’s clock if the event’s differs, and nothing if they are the same', () => {
  const place = (zone: string) => ({
    start: typedMoment('2026-11-21T09:00:00Z', zone),
    end: typedMoment('2026-11-21T10:00:00Z', zone),
  });
  const here = typedMoment('2026-11-21T09:00:00Z', browserZone()).slice(-5);
  expect(typedHere(place(KIRITIMATI), KIRITIMATI)).toContain(here);
  expect(typedHere(place(browserZone()), browserZone())).toBeNull();
  const { start, end } = place(KIRITIMATI);
  expect(typedHere({ start, end: '' }, KIRITIMATI)).toBeNull();
  expect(typedHere({ start: end, end: start }, KIRITIMATI)).toBeNull();
});
