import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { may, mayFollow, refusalOf, TRANSITIONS, type ShiftAction } from './transitions.js';
import { OCCUPYING_STATUSES, SHIFT_STATUSES, colourOf, shiftTitle } from './vocabulary.js';

const START = new Date('2026-11-20T08:00:00Z');
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const admin = { role: 'admin', isPerson: false };
const person = { role: 'staff', isPerson: true };
const other = { role: 'staff', isPerson: false };

describe('who may change the state of a shift, and when (operations section 2)', () => {
  it.each<[ShiftAction, (typeof SHIFT_STATUSES)[number], number, boolean, boolean, boolean]>([
    // action, state, minutes from the start: admin, the person, another
    ['assign', 'open', -9_000, true, true, false],
    ['assign', 'open', 0, true, true, false],
    ['assign', 'open', 1, true, false, false],
    ['unassign', 'assigned', -1_440, true, true, false],
    ['unassign', 'assigned', -1_439, true, false, false],
    ['check_in', 'assigned', -61, false, false, false],
    ['check_in', 'assigned', -60, true, true, false],
    ['check_in', 'checked_in', 0, false, false, false],
    ['check_out', 'checked_in', 0, true, true, false],
    ['check_out', 'assigned', 0, false, false, false],
    ['no_show', 'assigned', 29, false, false, false],
    ['no_show', 'assigned', 30, true, false, false],
    ['approve', 'checked_out', 600, true, false, false],
    ['approve', 'checked_in', 600, false, false, false],
    ['undo_no_show', 'no_show', 600, true, false, false],
    ['undo_no_show', 'assigned', 600, false, false, false],
    ['undo_approval', 'approved', 600, true, false, false],
    ['undo_approval', 'checked_out', 600, false, false, false],
    ['cancel', 'open', 0, true, false, false],
    ['cancel', 'assigned', 0, true, false, false],
    ['cancel', 'checked_in', 0, false, false, false],
  ])('%s from %s at %i min', (action, status, minutes, ...expected) => {
    const shift = { status, startsAt: START };
    expect([admin, person, other].map((asker) => may(action, shift, asker, at(minutes)))).toEqual(expected);
  });

  it('says why not: who first, then the state, then the time', () => {
    const assigned = { status: 'assigned', startsAt: START } as const;
    expect(refusalOf('check_in', assigned, other, at(0))).toEqual({ why: 'not_allowed' });
    expect(refusalOf('check_out', assigned, person, at(0))).toEqual({ why: 'state', status: 'assigned' });
    expect(refusalOf('check_in', assigned, person, at(-90))).toEqual({ why: 'too_early', from: at(-60) });
    expect(refusalOf('unassign', assigned, person, at(0))).toEqual({ why: 'too_late', until: at(-1_440) });
  });

  it('gives clients and patients no change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(TRANSITIONS) as ShiftAction[])),
        fc.constantFrom(...SHIFT_STATUSES),
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.constantFrom('client', 'patient'),
        (action, status, minutes, role) => {
          expect(may(action, { status, startsAt: START }, { role, isPerson: true }, at(minutes))).toBe(false);
        },
      ),
    );
  });

  it('follows the table to its end', () => {
    const followers = (from: (typeof SHIFT_STATUSES)[number]) =>
      SHIFT_STATUSES.filter((to) => mayFollow(from, to));
    expect(Object.fromEntries(SHIFT_STATUSES.map((from) => [from, followers(from)]))).toEqual({
      open: ['assigned', 'cancelled'],
      assigned: ['open', 'checked_in', 'no_show', 'cancelled'],
      checked_in: ['checked_out'],
      checked_out: ['approved'],
      approved: ['checked_out'],
      no_show: ['assigned'],
      cancelled: [],
    });
    expect(OCCUPYING_STATUSES).not.toContain('no_show');
  });
});

describe('a block of the calendar', () => {
  it('has the colour of its priority, and is grey otherwise', () => {
    expect(['low', 'normal', 'high', 'critical', 'urgent'].map((one) => colourOf(one).background)).toEqual([
      'lightblue',
      'green',
      'orange',
      'red',
      'grey',
    ]);
  });
  it('is labelled with its role', () => {
    expect([shiftTitle('Paramedic'), shiftTitle(null)]).toEqual(['Shift (Paramedic)', 'Shift (Unassigned)']);
  });
});
