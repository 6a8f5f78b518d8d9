import { describe, expect, it } from 'vitest';
import { forecastUse } from './forecast.js';

const ITEMS = [
  { itemId: 'gauze', unit: 'each' },
  { itemId: 'oxygen', unit: 'litre' },
] as const;
const event = (attendance: number, gauze: number, oxygen = 0) => ({
  attendance,
  used: new Map([['gauze', gauze], ...(oxygen === 0 ? [] : ([['oxygen', oxygen]] as const))]),
});

describe('the expected use at an event', () => {
  it('is the median of earlier ones for each person, scaled by attendance', () => {
    const past = [event(1_000, 10, 20.4), event(2_000, 60, 30), event(500, 2, 100)];
    // 0.01, 0.03 and 0.004 a person; 0.0204, 0.015 and 0.2 litres.
    expect([...forecastUse(past, 4_000, ITEMS)]).toEqual([
      ['gauze', 40],
      ['oxygen', 81.6],
    ]);
  });

  it('is rounded up to whole units, and includes events that used none', () => {
    expect([...forecastUse([event(1_000, 10), event(1_000, 7, 50)], 150, ITEMS)]).toEqual([
      ['gauze', 2],
      ['oxygen', 3.8],
    ]);
    expect(forecastUse([event(1_000, 0), event(1_000, 0), event(1_000, 9)], 1_000, ITEMS).size).toBe(0);
  });

  it('is empty if there are fewer than two, or nobody is expected', () => {
    expect(forecastUse([event(1_000, 10)], 1_000, ITEMS).size).toBe(0);
    expect(forecastUse([event(1_000, 10), event(1_000, 10)], 0, ITEMS).size).toBe(0);
  });
});
