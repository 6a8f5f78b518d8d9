import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '../../local-day.js';
import { ageAtIncident } from './age.js';

const BORN = { dob: '2010-07-15', estimatedAge: null };
const BEGUN = '2026-07-20T12:00:00.000Z';
const ageAt = (
  at: unknown,
  timeZone: string | null = null,
  patient: Parameters<typeof ageAtIncident>[0] = BORN,
) => ageAtIncident(patient, { at, begun: BEGUN, timeZone });

describe('the age at the incident', () => {
  it('uses the local day: a birthday starts at midnight, also in summer time', () => {
    expect(ageAt('2026-07-14T22:59:00.000Z')).toBe(15);
    expect(ageAt('2026-07-14T23:00:00.000Z')).toBe(16);
    expect(ageAt('2026-01-14T23:30:00.000Z', null, { ...BORN, dob: '2010-01-15' })).toBe(15);
  });
  it('uses the day at the event', () => {
    expect(ageAt('2026-07-14T21:59:00.000Z', 'Europe/Paris')).toBe(15);
    expect(ageAt('2026-07-14T22:00:00.000Z', 'Europe/Paris')).toBe(16);
    expect(ageAt('2026-07-15T03:59:00.000Z', 'America/New_York')).toBe(15);
    expect(ageAt('2026-07-15T04:00:00.000Z', 'America/New_York')).toBe(16);
    expect(ageAt('yesterday', 'Pacific/Auckland', { ...BORN, dob: '2010-07-21' })).toBe(16);
  });
  it('uses the day on which the record was started if the incident has no time', () => {
    expect(ageAt(undefined)).toBe(16);
    expect(ageAt('yesterday')).toBe(16);
  });
  it('is estimated if the birth date is unknown, otherwise unknown', () => {
    expect(ageAt(undefined, null, { dob: null, estimatedAge: 40 })).toBe(40);
    expect(ageAt(undefined, null, { dob: null, estimatedAge: null })).toBeNull();
    expect(ageAt(undefined, null, null)).toBeNull();
  });
});

/** Zones on both sides of UTC, with and without summer time, at odd offsets and across the date line. */
const ZONES = [
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];
/** Noon of the day, at every hour around it: midnights, and both changes of the clocks in 2026 in every zone. */
const around = fc
  .record({
    day: fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-10-04',
      '2026-10-25',
      '2026-11-01',
      '2026-07-15',
    ),
    minutes: fc.integer({ min: -36 * 60, max: 36 * 60 }),
  })
  .map(({ day, minutes }) => new Date(Date.parse(`${day}T12:00:00Z`) + minutes * 60_000));

/** The clock in a zone as Intl reads it: an oracle that shares no code with the rule. */
const clockIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);

describe('the local day', () => {
  it('is the wall calendar’s, around midnight and when the clocks change', () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...ZONES), (moment, zone) => {
        expect(localDay(moment, zone)).toBe(clockIn(moment, zone).slice(0, 10));
      }),
    );
  });
  it('makes a person a year older on the birthday in their zone, and on no other day', () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...ZONES), fc.integer({ min: -2, max: 2 }), (moment, zone, off) => {
        const today = localDay(moment, zone);
        const birthday = new Date(Date.parse(`${today}T00:00:00Z`) + off * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const dob = `2006${birthday.slice(4)}`;
        const age = ageAtIncident(
          { dob, estimatedAge: null },
          { at: moment.toISOString(), begun: BEGUN, timeZone: zone },
        );
        expect(age).toBe(off <= 0 ? 20 : 19);
      }),
    );
  });
});
