import { describe, expect, it } from 'vitest';
import { check } from './check.js';
import { clientFacts } from './client.js';
import { eventFacts } from './event.js';

const event = {
  name: '  Harrowmere Half Marathon ',
  date: new Date('2026-12-01T08:00:00Z'),
  ends_at: new Date('2026-12-01T16:00:00Z'),
  time_zone: 'Europe/London',
};
const fieldsOf = (changes: object) =>
  check(eventFacts, { ...event, ...changes }).problems?.map(({ field }) => field) ?? [];

describe('what is said of an event', () => {
  it('comes out trimmed, with nothing where nothing is said', () => {
    expect(check(eventFacts, { ...event, location: ' ', attendance_expected: 0 }).data).toEqual({
      ...event,
      name: 'Harrowmere Half Marathon',
      client_id: null,
      location: null,
      latitude: null,
      longitude: null,
      venue_type: null,
      attendance_expected: 0,
      attendance_actual: null,
      notes: null,
    });
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ ends_at: event.date }, ['ends_at']],
    [{ ends_at: new Date('2027-12-01T16:00:00Z') }, ['ends_at']],
    [
      { date: new Date('2206-12-01T08:00:00Z'), ends_at: new Date('2206-12-01T16:00:00Z') },
      ['date', 'ends_at'],
    ],
    [
      { date: new Date('0026-12-01T08:00:00Z'), ends_at: new Date('0026-12-01T16:00:00Z') },
      ['date', 'ends_at'],
    ],
    [{ time_zone: 'Mars/Olympus' }, ['time_zone']],
    [{ latitude: 52.1 }, ['longitude']],
    [{ longitude: -2.7 }, ['latitude']],
    [{ latitude: 91, longitude: 0 }, ['latitude']],
    [{ attendance_expected: -1 }, ['attendance_expected']],
    [{ attendance_actual: 1.5 }, ['attendance_actual']],
    [{ client_id: 'Harrowmere Trust' }, ['client_id']],
    [{ date: undefined }, ['date']],
  ])('%j', (changes, fields) => {
    expect(fieldsOf(changes)).toEqual(fields);
  });
});

describe('what is said of a client', () => {
  it('takes addresses and numbers as they are written, and nothing else', () => {
    const said = { name: 'Harrowmere Trust', email: 'jo@harrowmere.example', phone: '01632 960 123 ext 4' };
    expect(check(clientFacts, said).data).toEqual({ ...said, contact_name: null });
    expect(check(clientFacts, { name: 'A', email: 'jo', phone: 'ask Jo' }).problems).toMatchObject([
      { field: 'email' },
      { field: 'phone' },
    ]);
  });
});
