import { describe, expect, it } from 'vitest';
import { icoDeadline, isOverdue, isTooLateForIco, openDuties, type BreachDutyFacts } from './breach.js';

const KNOWN = new Date('2026-11-20T09:30:00Z');
const FACTS: BreachDutyFacts = {
  risk: 'risk',
  knownAt: KNOWN,
  icoNotifiedAt: null,
  icoNotNotifiedReason: null,
  peopleNotifiedAt: null,
  peopleNotNotifiedReason: null,
};
const HOUR_MS = 3_600_000;
const after = (hours: number, minutes = 0, ms = 0): Date =>
  new Date(KNOWN.getTime() + hours * HOUR_MS + minutes * 60_000 + ms);

describe('the 72 hours of a breach', () => {
  it.each([
    ['71:59', after(71, 59), false],
    ['72:00', after(72), false],
    ['a thousandth later', after(72, 0, 1), true],
    ['72:01', after(72, 1), true],
  ])('%s', (_name, at, isLate) => {
    const [duty] = openDuties(FACTS);
    expect(duty).toEqual({ kind: 'ico', dueBy: after(72) });
    expect(duty && isOverdue(duty, at)).toBe(isLate);
    expect(isTooLateForIco(at, KNOWN)).toBe(isLate);
  });

  it.each([
    ['go forward', '2027-03-26T14:00:00+00:00', '2027-03-29T15:00:00+01:00'],
    ['go back', '2026-10-23T14:00:00+01:00', '2026-10-26T13:00:00+00:00'],
  ])('are hours, even if the clocks %s', (_name, known, due) => {
    expect(icoDeadline(new Date(known))).toEqual(new Date(due));
  });
});

describe('who must still be notified', () => {
  const ICO = { kind: 'ico', dueBy: after(72) };
  const PEOPLE = { kind: 'people', dueBy: KNOWN };
  it.each([
    ['nobody but the ICO at a risk', {}, [ICO]],
    ['the ICO while no reason says why there is no risk', { risk: 'none' }, [ICO]],
    ['nobody where it does', { risk: 'none', icoNotNotifiedReason: 'The device was encrypted' }, []],
    ['the people first at high risk', { risk: 'high' }, [PEOPLE, ICO]],
    ['the people alone once the ICO knows', { risk: 'high', icoNotifiedAt: KNOWN }, [PEOPLE]],
    ['the ICO alone once the people know', { risk: 'high', peopleNotifiedAt: KNOWN }, [ICO]],
    [
      'nobody where reasons stand',
      {
        risk: 'high',
        icoNotNotifiedReason: 'Told by the hospital',
        peopleNotNotifiedReason: 'Public notice',
      },
      [],
    ],
    ['nobody once all were told', { risk: 'high', icoNotifiedAt: KNOWN, peopleNotifiedAt: KNOWN }, []],
  ] as const)('%s', (_name, more, expected) => {
    expect(openDuties({ ...FACTS, ...more })).toEqual(expected);
  });

  it('counts the people as overdue from the first moment on', () => {
    const [people] = openDuties({ ...FACTS, risk: 'high' });
    expect(people && isOverdue(people, after(0, 1))).toBe(true);
  });
});
