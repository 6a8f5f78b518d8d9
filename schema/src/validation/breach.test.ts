import { describe, expect, it } from 'vitest';
import { breachFacts } from './breach.js';
import { check } from './check.js';

const NOW = new Date('2026-11-24T12:00:00Z');
const KNOWN = new Date('2026-11-20T09:30:00Z');
const IN_TIME = new Date('2026-11-23T09:30:00Z');
const LATE = new Date('2026-11-23T09:31:00Z');
const SAID = {
  whatHappened: ' A tablet was left on a train ',
  knownAt: KNOWN,
  dataCategories: ['health', 'identity', 'health'],
  peopleCategories: ['patients'],
  risk: 'risk',
};
const fieldsOf = (more: object) =>
  check(breachFacts(NOW), { ...SAID, ...more }).problems?.map(({ field }) => field) ?? [];

describe('the details of a breach', () => {
  it('are trimmed and in order, and null for what is unknown', () => {
    expect(check(breachFacts(NOW), { ...SAID, consequences: ' ' }).data).toEqual({
      whatHappened: 'A tablet was left on a train',
      happenedAt: null,
      knownAt: KNOWN,
      dataCategories: ['identity', 'health'],
      peopleCategories: ['patients'],
      peopleCount: null,
      recordsCount: null,
      consequences: null,
      risk: 'risk',
      measures: null,
      icoNotifiedAt: null,
      icoReference: null,
      icoNotNotifiedReason: null,
      icoLateReason: null,
      peopleNotifiedAt: null,
      peopleHow: null,
      peopleNotNotifiedReason: null,
    });
  });

  it.each([
    [{ whatHappened: ' ' }, ['whatHappened']],
    [{ knownAt: undefined }, ['knownAt']],
    [{ knownAt: new Date('2026-11-24T12:06:00Z') }, ['knownAt']],
    [{ happenedAt: new Date('2026-11-20T09:31:00Z') }, ['happenedAt']],
    [{ dataCategories: [] }, ['dataCategories']],
    [{ peopleCategories: ['aliens'] }, ['peopleCategories.0']],
    [{ peopleCount: 1.5 }, ['peopleCount']],
    [{ recordsCount: -1 }, ['recordsCount']],
    [{ risk: 'some' }, ['risk']],
    [{ icoNotifiedAt: IN_TIME }, []],
    [{ icoNotifiedAt: LATE }, ['icoLateReason']],
    [{ icoNotifiedAt: LATE, icoLateReason: 'Nobody had the form' }, []],
    [{ icoNotifiedAt: new Date('2026-11-20T09:29:00Z') }, ['icoNotifiedAt']],
    [{ icoReference: 'IC-1' }, ['icoNotifiedAt']],
    [{ icoNotifiedAt: IN_TIME, icoNotNotifiedReason: 'No risk' }, ['icoNotNotifiedReason']],
    [{ peopleNotifiedAt: IN_TIME }, ['peopleHow']],
    [{ peopleHow: 'Letters' }, ['peopleNotifiedAt']],
    [
      { peopleNotifiedAt: IN_TIME, peopleHow: 'Letters', peopleNotNotifiedReason: 'Too many' },
      ['peopleNotNotifiedReason'],
    ],
  ])('%j', (more, fields) => {
    expect(fieldsOf(more)).toEqual(fields);
  });
});
