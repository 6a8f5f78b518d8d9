import { expect, it } from 'vitest';
import { eventRotaPath } from './event-rota';

it('starts on the local day of the event', () => {
  const event = { id: 'e1', date: '2027-06-01T23:30:00.000Z', timeZone: 'Europe/London' };
  expect(eventRotaPath(event)).toBe('/shifts?view=list&date=2027-06-02&event=e1');
  expect(eventRotaPath({ ...event, timeZone: 'America/New_York' })).toContain('date=2027-06-01');
});
