import { describe, expect, it } from 'vitest';
import { forecastAhead, type ComingEvent } from './forecast-ahead.js';

const ITEMS = [
  { itemId: 'gauze', unit: 'each' },
  { itemId: 'oxygen', unit: 'litre' },
] as const;
const past = (attendance: number, gauze: number) => ({ attendance, used: new Map([['gauze', gauze]]) });
const event = (facts: Partial<ComingEvent>): ComingEvent => ({
  ...{ eventId: 'e', attendance: 2_000, past: [], kits: new Map() },
  ...facts,
});
const BURN = {
  attendance: 10_000,
  used: new Map([
    ['gauze', 25],
    ['oxygen', 120.5],
  ]),
};
const of = (...events: ComingEvent[]) => {
  const { bases, expected } = forecastAhead(events, BURN, ITEMS);
  return [[...bases.values()], Object.fromEntries(expected)];
};

describe('what the next events will probably need', () => {
  it('is the median of earlier events of the kind, if there are two', () => {
    // 10, 30 and 20 for each 1,000: 20, for 2,000 people.
    const three = [past(1_000, 10), past(1_000, 30), past(500, 10)];
    expect(of(event({ past: three, kits: new Map([['gauze', 99]]) }))).toEqual([
      ['past_events'],
      { gauze: 40 },
    ]);
  });

  it('is the kits’ content if there are fewer, or the attendance is unknown', () => {
    const kits = new Map([['gauze', 12]]);
    expect(of(event({ past: [past(1_000, 10)], kits }))).toEqual([['kits'], { gauze: 12 }]);
    expect(of(event({ past: [past(1_000, 1), past(900, 2)], kits, attendance: null }))).toEqual([
      ['kits'],
      { gauze: 12 },
    ]);
  });

  it('is the burn rate of all recent events if there are no kits, rounded up for the event', () => {
    // 2.5 for each 1,000, for 1,500: 3.75.
    expect(of(event({ attendance: 1_500 }))).toEqual([['burn_rate'], { gauze: 4, oxygen: 18.1 }]);
    expect(of(event({ attendance: null }))).toEqual([['unknown'], {}]);
    expect(forecastAhead([event({})], { attendance: 0, used: new Map() }, ITEMS).expected.size).toBe(0);
  });

  it('adds up over the events', () => {
    expect(
      of(
        event({ eventId: 'a', kits: new Map([['gauze', 12]]) }),
        event({ eventId: 'b', attendance: 1_500 }),
        event({ eventId: 'c', attendance: null }),
      ),
    ).toEqual([['kits', 'burn_rate', 'unknown'], { gauze: 16, oxygen: 18.1 }]);
  });
});
