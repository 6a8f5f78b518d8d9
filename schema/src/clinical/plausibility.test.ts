import { describe, expect, it } from 'vitest';
import { isPressurePlausible, PLAUSIBLE, plausibilityOf } from './plausibility.js';

describe('plausibility (clinical section 3)', () => {
  it.each([
    ['heart_rate', [-1, 301], [29, 221], [0, 30, 220, 300]],
    ['respiratory_rate', [-1, 81], [3, 61], [4, 60]],
    ['oxygen_saturation', [-1, 101], [59], [60, 100]],
    ['temperature', [19.9, 45.1], [31.9, 42.1], [32, 42]],
    ['bp_systolic', [-1, 301], [49, 261], [50, 260]],
    ['bp_diastolic', [-1, 201], [], [0, 200]],
    ['blood_glucose', [-0.1, 50.1], [2.4, 30.1], [2.5, 30]],
    ['pain_score', [-1, 11], [], [0, 10]],
    ['gcs_eye', [0, 5], [], [1, 4]],
    ['gcs_verbal', [0, 6], [], [1, 5]],
    ['gcs_motor', [0, 7], [], [1, 6]],
  ] as const)('judges %s', (name, refused, warned, plausible) => {
    const warnedOrEdge: readonly number[] = warned;
    for (const value of refused)
      expect(plausibilityOf(value, PLAUSIBLE[name]), String(value)).toBe('refused');
    for (const value of warnedOrEdge)
      expect(plausibilityOf(value, PLAUSIBLE[name]), String(value)).toBe('warned');
    for (const value of plausible) {
      expect(plausibilityOf(value, PLAUSIBLE[name]), String(value)).not.toBe('refused');
    }
  });
  it('refuses what is not a number', () => {
    expect(plausibilityOf(NaN, PLAUSIBLE.heart_rate)).toBe('refused');
    expect(plausibilityOf(Infinity, {})).toBe('refused');
  });
  it('never lets the diastolic exceed the systolic', () => {
    expect(isPressurePlausible(120, 80)).toBe(true);
    expect(isPressurePlausible(80, 80)).toBe(true);
    expect(isPressurePlausible(80, 120)).toBe(false);
    expect(isPressurePlausible(null, 120)).toBe(true);
    expect(isPressurePlausible(120, undefined)).toBe(true);
  });
});

it('warns beyond a limit, not at it', () => {
  const range = { min: 0, max: 300, warnBelow: 30, warnAbove: 220 };
  expect([-1, 0, 29, 30, 220, 221, 300, 301].map((value) => plausibilityOf(value, range))).toEqual([
    ...['refused', 'warned', 'warned', 'plausible', 'plausible', 'warned', 'warned', 'refused'],
  ]);
});
