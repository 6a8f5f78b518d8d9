import { describe, expect, it } from 'vitest';
import { nextSteps, type NextFacts } from './next-steps';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();

type Desk = NextFacts['desk'];
const prf = (customPrfId: string, facts: Partial<Desk['myOpenPrfs'][number]> = {}) =>
  ({
    ...{ id: customPrfId, customPrfId, status: 'in_progress', createdAt: at(-1), patientName: 'Ada Vale' },
    ...{ missingCount: 3, openAlertCount: 0, ...facts },
  }) as Desk['myOpenPrfs'][number];
const shift = (id: string, facts: object) =>
  ({ id, eventName: 'Cup', status: 'assigned', shiftStart: at(0), shiftEnd: at(8), ...facts }) as never;
const DESK: Desk = {
  ...{ myOpenPrfs: [], openAlertCount: 0, myShifts: [], rotaGaps: [], rotaGapCount: 0, keptPlaces: [] },
  bags: { mine: [], toDo: 0 },
};
const steps = (desk: Partial<Desk>, facts: Partial<NextFacts> = {}) =>
  nextSteps({
    ...{ unsignedAuthors: [], userId: 'me', isAdmin: false, now: NOW, ...facts },
    desk: { ...DESK, ...desk },
  });
const keys = (...given: Parameters<typeof steps>) => steps(...given).map(({ key }) => key);

describe('a person’s next steps', () => {
  it('are none if nothing waits', () => {
    expect(steps({})).toEqual([]);
  });

  it('put patients first, then attendance, then late paperwork, then what others can do or what can wait', () => {
    const desk: Partial<Desk> = {
      myOpenPrfs: [
        prf('NEW'),
        prf('OLD', { createdAt: at(-30) }),
        prf('OLDER', { createdAt: at(-50), missingCount: 0 }),
        prf('SICK', { openAlertCount: 1 }),
      ],
      openAlertCount: 3,
      myShifts: [shift('s', {}), shift('t', { status: 'checked_in', shiftEnd: at(-1) })],
      bags: { mine: [{ id: 'b', name: 'Bag 03', isReady: false }], toDo: 1 } as unknown as Desk['bags'],
    };
    expect(keys(desk)).toEqual([
      ...['alert SICK', 'in s', 'out t', 'record OLDER', 'record OLD', 'bag b', 'alerts', 'record NEW'],
    ]);
    expect(steps(desk).find(({ key }) => key === 'record OLDER')).toMatchObject({
      does: 'Review and sign a late record',
      to: '/prf/OLDER?section=review',
    });
    expect(steps(desk).find(({ key }) => key === 'alerts')?.about).toBe('2 alerts in others’ records');
  });

  it('for an administrator put the rota and others’ records before their own', () => {
    const desk = {
      myOpenPrfs: [prf('OLD', { createdAt: at(-30) })],
      rotaGaps: [
        shift('g', { shiftStart: at(20), priority: 'critical' }),
        shift('h', { shiftStart: at(100), priority: 'normal' }),
      ],
      rotaGapCount: 2,
    };
    const unsignedAuthors = [
      { userId: 'me', lateCount: 4 },
      { userId: 'ann', lateCount: 1 },
      { userId: 'bob', lateCount: 0 },
    ];
    const facts = { isAdmin: true, unsignedAuthors };
    expect(keys(desk, facts)).toEqual(['gaps', 'authors', 'record OLD']);
    expect(steps(desk, facts).slice(0, 2)).toMatchObject([
      { tone: 'danger', about: '1 shift without staff' },
      { about: '1 person' },
    ]);
  });

  it('do not ask for check-in too early, or check-out before the end', () => {
    expect(
      keys({
        myShifts: [shift('early', { shiftStart: at(9) }), shift('on', { status: 'checked_in' })],
      }),
    ).toEqual([]);
  });
});
