import { expect, it } from 'vitest';
import { eventsOnce } from './log-events';
import type { LogEventFragment } from './see-and-treat.generated';

const event = (id: string, status: LogEventFragment['status'] = 'planned'): LogEventFragment => ({
  id,
  name: id,
  date: '2026-11-10T09:00:00.000Z',
  endsAt: '2026-11-16T09:00:00.000Z',
  timeZone: 'Europe/London',
  location: null,
  status,
});

it('lists an event that is in both lists once, and no cancelled one', () => {
  const festival = event('festival');
  expect(
    eventsOnce([festival, event('match'), event('rained off', 'cancelled')], [festival, event('fete')]).map(
      ({ id }) => id,
    ),
  ).toEqual(['festival', 'match', 'fete']);
});
