import { expect, it } from 'vitest';
import { browserZone, clockOf } from '../../lib/dates';
import { clockText, onDay, parseClock, parseClockNear } from '../../lib/form-rules';
import { formatDateTime, formatTime, recordZone } from './record-clock';

const AUCKLAND = 'Pacific/Auckland';

// As the questions, the sheets and the server do: a record without an event says the same on every device.
it('speaks the provider’s clock where a record has no event', () => {
  expect(recordZone()).toBe('Europe/London');
  const own = clockOf('Europe/London');
  expect(formatDateTime('2026-07-20T13:32:00Z')).toBe(own.dateTime('2026-07-20T13:32:00Z'));
  expect(formatTime('2026-10-25T01:10:00Z')).toBe(own.time('2026-10-25T01:10:00Z'));
});

it('reads a typed time on the event’s clock, whatever the device’s is', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const near = new Date('2026-11-20T01:30:00Z');
  const reading = { now, isAhead: false, zone: AUCKLAND };
  expect(parseClock('1432', near, reading).value).toBe('2026-11-20T01:32:00.000Z');
  const setting = { ...reading, near, isBackground: false };
  expect(parseClockNear('1440', setting).value).toBe('2026-11-20T01:40:00.000Z');
  expect(clockText('2026-11-20T01:32:00Z', AUCKLAND)).toBe('14:32');
  expect(onDay('2026-11-20T01:32:00.000Z', new Date('2026-11-20T20:00:00Z'), AUCKLAND)).toBe(
    '2026-11-21T01:32:00.000Z',
  );
  expect(clockText('2026-11-20T01:32:00Z')).toBe(clockText('2026-11-20T01:32:00Z', browserZone()));
});
