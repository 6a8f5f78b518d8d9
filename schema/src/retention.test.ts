import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPastRetention, retainUntil, yearsAfter, type RetentionFacts } from './retention.js';

const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const facts: fc.Arbitrary<RetentionFacts> = fc.record({
  lastContact: day,
  firstSeen: day,
  dob: fc.option(day),
  estimatedAge: fc.option(fc.integer({ min: 0, max: 110 })),
  dateOfDeath: fc.option(day),
  isSeriousIncident: fc.boolean(),
});

const ADULT: RetentionFacts = {
  lastContact: '2018-06-30',
  firstSeen: '2015-01-02',
  dob: '1970-05-05',
  estimatedAge: null,
  dateOfDeath: null,
  isSeriousIncident: false,
};

describe('retainUntil', () => {
  it('is the latest of the applicable dates, and one of them', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const until = retainUntil(one);
        if (one.isSeriousIncident) return until === null;
        const ends = [
          yearsAfter(one.lastContact, 8),
          yearsAfter(one.dob ?? yearsAfter(one.firstSeen, -(one.estimatedAge ?? 0)), 25),
          ...(one.dateOfDeath === null ? [] : [yearsAfter(one.dateOfDeath, 8)]),
        ];
        return until !== null && ends.includes(until) && ends.every((end) => end <= until);
      }),
    );
  });

  it('never becomes earlier because more is known', () => {
    fc.assert(
      fc.property(facts, day, day, (one, contact, death) => {
        const before = retainUntil({ ...one, isSeriousIncident: false, dateOfDeath: null }) ?? '';
        const later = contact > one.lastContact ? contact : one.lastContact;
        const after = retainUntil({
          ...one,
          isSeriousIncident: false,
          lastContact: later,
          dateOfDeath: death,
        });
        return (after ?? '') >= before;
      }),
    );
  });

  it.each([
    ['an adult: 8 years after the last contact', {}, '2026-06-30'],
    ['a child: the 25th birthday', { dob: '2012-03-04' }, '2037-03-04'],
    ['a child who turns 25 earlier than 8 years on', { dob: '2000-03-04' }, '2026-06-30'],
    ['8 years after a death that became known later', { dateOfDeath: '2019-01-31' }, '2027-01-31'],
    ['a child who died: whichever is later', { dob: '2012-03-04', dateOfDeath: '2018-06-30' }, '2037-03-04'],
    ['born on 29 February', { dob: '2004-02-29', lastContact: '2015-01-02' }, '2029-03-01'],
    ['no birth date: as for a newborn', { dob: null }, '2040-01-02'],
    ['an estimated age', { dob: null, estimatedAge: 5 }, '2035-01-02'],
    ['a serious incident: never', { isSeriousIncident: true }, null],
  ] as const)('%s', (_name, more, expected) => {
    expect(retainUntil({ ...ADULT, ...more })).toBe(expected);
  });
});

describe('isPastRetention', () => {
  it('is true from the next day on', () => {
    expect(isPastRetention('2026-06-30', '2026-06-30')).toBe(false);
    expect(isPastRetention('2026-06-30', '2026-07-01')).toBe(true);
    expect(isPastRetention(null, '2999-01-01')).toBe(false);
  });
});
