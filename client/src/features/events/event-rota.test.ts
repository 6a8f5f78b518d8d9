import { expect, it } from 'vitest';
import { eventRotaPath } from './event-rota';

it('begins on the day of the event where it takes place', () => {
  const event = { eventID: 'e1', date: '2027-06-01T23:30:00.000Z', time_zone: 'Europe/London' };
  expect(eventRotaPath(event)).toBe('/shifts?view=list&date=2027-06-02&event=e1');
  expect(eventRotaPath({ ...event, time_zone: 'America/New_York' })).toContain('date=2027-06-01');
});
