import { describe, expect, it } from 'vitest';
import { attendanceOf, draftOf, EMPTY_EVENT, factsOf } from './event-draft';

const draft = {
  ...EMPTY_EVENT,
  name: 'Inter-School Snow Week',
  date: '2027-03-28T08:00',
  endsAt: '2027-03-28T17:00',
  timeZone: 'Europe/Paris',
};

describe('the form of an event', () => {
  it('reads and writes times on the clocks at the place', () => {
    const { facts } = factsOf({ ...draft, attendanceExpected: '1,200', latitude: '45,5', longitude: '6.9' });
    expect(facts).toMatchObject({
      // The day on which the clocks go forward there.
      date: new Date('2027-03-28T06:00:00Z'),
      endsAt: new Date('2027-03-28T15:00:00Z'),
      attendanceExpected: 1200,
      attendanceActual: null,
      latitude: 45.5,
    });
    if (facts === null) throw new Error('It has no problem.');
    const { clientId: _, ...rest } = facts;
    const stored = {
      ...rest,
      client: null,
      date: facts.date.toISOString(),
      endsAt: facts.endsAt.toISOString(),
    };
    expect(draftOf(stored)).toEqual({
      ...draft,
      attendanceExpected: '1200',
      latitude: '45.5',
      longitude: '6.9',
    });
  });

  it('does not move an unchanged time, even in the hour that occurs twice', () => {
    // 01:30 on the clocks of London, the second time; the first is an hour earlier.
    const stored = {
      date: '2027-10-31T01:30:00.000Z',
      endsAt: '2027-10-31T09:00:00.000Z',
      timeZone: 'Europe/London',
    };
    const typed = {
      ...draft,
      date: '2027-10-31T01:30',
      endsAt: '2027-10-31T09:00',
      timeZone: 'Europe/London',
    };
    expect(factsOf(typed, stored).facts?.date.toISOString()).toBe(stored.date);
    expect(factsOf(typed).facts?.date.toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(factsOf({ ...typed, date: '2027-10-31T01:45' }, stored).facts?.date.toISOString()).toBe(
      '2027-10-31T00:45:00.000Z',
    );
    // The same clock time elsewhere is another moment.
    expect(factsOf({ ...typed, timeZone: 'Europe/Paris' }, stored).facts?.endsAt.toISOString()).toBe(
      '2027-10-31T08:00:00.000Z',
    );
  });

  it.each([
    ['1,200', 1200],
    [' 350 ', 350],
    ['0', 0],
    ['', null],
  ])('reads an attendance typed as %j', (typed, people) => {
    expect(attendanceOf(typed)).toEqual({ people, wrong: null });
  });

  it.each(['many', '-1', '12.5', '99999999999'])('does not take %j for an attendance', (typed) => {
    expect(attendanceOf(typed).wrong).toMatch(/^Enter /);
  });

  it('names each field that is missing or is not a number', () => {
    const { problems } = factsOf({ ...EMPTY_EVENT, attendanceActual: 'many' });
    expect(problems?.map(({ field }) => field)).toEqual(['name', 'date', 'endsAt', 'attendanceActual']);
  });
});
