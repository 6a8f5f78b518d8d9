import { describe, expect, it } from 'vitest';
import { availabilityFor, type Availability } from './availability.js';

const week = (weekday: number, from: string, until: string) => ({ weekday, from, until });
const said = (changes: Partial<Availability>): Availability => ({ weekly: [], exceptions: [], ...changes });
// 20 November 2026 is a Friday.
const FRIDAY = ['2026-11-20T09:00:00Z', '2026-11-20T17:00:00Z'] as const;
const off = { isAvailable: false, from: '2026-11-20T16:00:00Z', until: '2026-11-22T00:00:00Z' };
const on = { isAvailable: true, from: '2026-11-20T08:00:00Z', until: '2026-11-20T18:00:00Z' };

describe('when a person can work', () => {
  it('is unknown if they said nothing', () => {
    expect(availabilityFor(said({}), ...FRIDAY)).toBe('not_said');
  });

  it.each([
    ['inside a block', [week(5, '08:00', '18:00')], 'available'],
    ['exactly a block', [week(5, '09:00', '17:00')], 'available'],
    ['a minute too short', [week(5, '09:00', '16:59')], 'unavailable'],
    ['two blocks that meet', [week(5, '08:00', '12:00'), week(5, '12:00', '18:00')], 'available'],
    ['two blocks with a gap', [week(5, '08:00', '12:00'), week(5, '12:30', '18:00')], 'unavailable'],
    ['another day', [week(6, '00:00', '00:00')], 'unavailable'],
    ['the whole day', [week(5, '00:00', '00:00')], 'available'],
  ])('by the week: %s', (_, weekly, answer) => {
    expect(availabilityFor(said({ weekly }), ...FRIDAY)).toBe(answer);
  });

  it('continues over midnight, from the last day of the week into the first', () => {
    const weekly = [week(7, '20:00', '08:00')];
    expect(availabilityFor(said({ weekly }), '2026-11-22T21:00:00Z', '2026-11-23T07:00:00Z')).toBe(
      'available',
    );
    expect(availabilityFor(said({ weekly }), '2026-11-23T06:00:00Z', '2026-11-23T08:30:00Z')).toBe(
      'unavailable',
    );
  });

  it('keeps the clock’s time when the clocks change', () => {
    const weekly = [week(7, '08:00', '16:00')];
    // Summer time ends on Sunday 25 October 2026: eight in the morning is 08:00 UTC, a week before it was 07:00.
    expect(availabilityFor(said({ weekly }), '2026-10-25T08:00:00Z', '2026-10-25T16:00:00Z')).toBe(
      'available',
    );
    expect(availabilityFor(said({ weekly }), '2026-10-18T07:00:00Z', '2026-10-18T15:00:00Z')).toBe(
      'available',
    );
    expect(availabilityFor(said({ weekly }), '2026-10-18T08:00:00Z', '2026-10-18T16:00:00Z')).toBe(
      'unavailable',
    );
  });

  it('lets an exception override the week, and unavailable override available', () => {
    const weekly = [week(5, '00:00', '00:00')];
    expect(availabilityFor(said({ weekly, exceptions: [off] }), ...FRIDAY)).toBe('unavailable');
    expect(availabilityFor(said({ exceptions: [on] }), ...FRIDAY)).toBe('available');
    expect(availabilityFor(said({ weekly: [week(1, '08:00', '18:00')], exceptions: [on] }), ...FRIDAY)).toBe(
      'available',
    );
    expect(availabilityFor(said({ exceptions: [on, off] }), ...FRIDAY)).toBe('unavailable');
    // It ends where the exception begins.
    expect(
      availabilityFor(said({ weekly, exceptions: [off] }), '2026-11-20T09:00:00Z', '2026-11-20T16:00:00Z'),
    ).toBe('available');
  });

  it('joins an exception and the week', () => {
    const weekly = [week(5, '08:00', '12:00')];
    const afternoon = { isAvailable: true, from: '2026-11-20T12:00:00Z', until: '2026-11-20T18:00:00Z' };
    expect(availabilityFor(said({ weekly, exceptions: [afternoon] }), ...FRIDAY)).toBe('available');
    expect(availabilityFor(said({ exceptions: [afternoon] }), ...FRIDAY)).toBe('not_said');
  });
});
