import { describe, expect, it } from 'vitest';
import { readyEvent } from './incident-defaults';

const NOW = new Date('2026-11-20T12:00:00Z');
const eventOf = (id: string, date: string, endsAt: string) => ({
  id,
  name: id,
  date,
  endsAt,
  timeZone: 'Europe/London',
  location: null,
  status: 'planned' as never,
});
const ON = eventOf('on', '2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z');
const ALSO_ON = eventOf('also', '2026-11-20T09:00:00Z', '2026-11-20T18:00:00Z');
const TO_COME = eventOf('later', '2026-11-21T08:00:00Z', '2026-11-21T20:00:00Z');

describe('readyEvent', () => {
  it('is the one current event at which the writer has a shift', () => {
    expect(readyEvent({ events: [ON, TO_COME], ownEventIds: ['on'], now: NOW })?.id).toBe('on');
  });

  it.each([
    ['no shift there', [ON], ['later']],
    ['two that are going on', [ON, ALSO_ON], ['on']],
    ['none that is going on', [TO_COME], ['later']],
  ])('is empty with %s', (_why, events, ownEventIds) => {
    expect(readyEvent({ events, ownEventIds, now: NOW })).toBeNull();
  });
});
