import { describe, expect, it } from 'vitest';
import { check } from './check.js';
import { clientFacts } from './client.js';
import { eventFacts } from './event.js';

const event = {
  name: '  Harrowmere Half Marathon ',
  date: new Date('2026-12-01T08:00:00Z'),
  endsAt: new Date('2026-12-01T16:00:00Z'),
  timeZone: 'Europe/London',
};
const fieldsOf = (changes: object) =>
  check(eventFacts, { ...event, ...changes }).problems?.map(({ field }) => field) ?? [];

describe('the details of an event', () => {
  it('are trimmed, and null for what is empty', () => {
    expect(check(eventFacts, { ...event, location: ' ', attendanceExpected: 0 }).data).toEqual({
      ...event,
      name: 'Harrowmere Half Marathon',
      clientId: null,
      location: null,
      latitude: null,
      longitude: null,
      venueType: null,
      attendanceExpected: 0,
      attendanceActual: null,
      notes: null,
    });
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ endsAt: event.date }, ['endsAt']],
    [{ endsAt: new Date('2027-12-01T16:00:00Z') }, ['endsAt']],
    [
      { date: new Date('2206-12-01T08:00:00Z'), endsAt: new Date('2206-12-01T16:00:00Z') },
      ['date', 'endsAt'],
    ],
    [
      { date: new Date('0026-12-01T08:00:00Z'), endsAt: new Date('0026-12-01T16:00:00Z') },
      ['date', 'endsAt'],
    ],
    [{ timeZone: 'Mars/Olympus' }, ['timeZone']],
    [{ latitude: 52.1 }, ['longitude']],
    [{ longitude: -2.7 }, ['latitude']],
    [{ latitude: 91, longitude: 0 }, ['latitude']],
    [{ attendanceExpected: -1 }, ['attendanceExpected']],
    [{ attendanceActual: 1.5 }, ['attendanceActual']],
    [{ clientId: 'Harrowmere Trust' }, ['clientId']],
    [{ date: undefined }, ['date']],
  ])('%j', (changes, fields) => {
    expect(fieldsOf(changes)).toEqual(fields);
  });
});

describe('the details of a client', () => {
  it('accept addresses and numbers as they are written, and nothing else', () => {
    const said = { name: 'Harrowmere Trust', email: 'jo@harrowmere.example', phone: '01632 960 123 ext 4' };
    expect(check(clientFacts, said).data).toEqual({ ...said, contactName: null });
    expect(check(clientFacts, { name: 'A', email: 'jo', phone: 'ask Jo' }).problems).toMatchObject([
      { field: 'email' },
      { field: 'phone' },
    ]);
  });
});
