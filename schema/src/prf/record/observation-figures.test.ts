import { describe, expect, it } from 'vitest';
import { figuresLine, glucoseText } from './observation-figures.js';

describe('figures of an observation set', () => {
  it('are in one line, leaving out those not taken', () => {
    expect(
      figuresLine({
        id: 'a',
        respiratory_rate: 24,
        oxygen_saturation: 93,
        supplemental_o2: false,
        bp_systolic: 104,
        pain_score: 0,
      }),
    ).toBe('Resp 24, SpO2 93 %, Oxygen Air, BP 104/, Pain 0/10');
    expect(figuresLine({ id: 'a' })).toBe('');
    expect(figuresLine({ id: 'a', supplemental_o2: true, o2_flow_lpm: 10 })).toBe('Oxygen 10 L/min');
    expect(figuresLine({ id: 'a', supplemental_o2: true })).toBe('Oxygen Yes');
  });

  it('show glucose as the meter does', () => {
    expect(glucoseText({ blood_glucose: 5.4 })).toBe('5.4');
    expect(glucoseText({ blood_glucose_limit: 'lo' })).toBe('LO');
    expect(glucoseText({})).toBeNull();
  });
});
