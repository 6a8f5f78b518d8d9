import { describe, expect, it } from 'vitest';
import { compareEvents, type ComparedCounts } from './event-comparison.js';

const EVENT: ComparedCounts = {
  ...{ attendance: 1_000, presentations: 20, conveyed: 5, firstContact: 6, onScene: 30, toDisposition: 45 },
  ...{ staffPlanned: 10, staffCheckedIn: 9 },
};
const figure = (own: ComparedCounts, earlier: readonly ComparedCounts[], key: string) =>
  compareEvents(own, earlier).find((each) => each.key === key);

describe('an event beside earlier ones', () => {
  const earlier = [2, 4, 6, 8, 10].map((firstContact, index) => ({
    ...EVENT,
    firstContact,
    conveyed: index,
    staffCheckedIn: 10,
  }));

  it('is compared in shares, times and staffing too, each with its interval if it has one', () => {
    expect(figure(EVENT, earlier, 'conveyedShare')).toMatchObject({
      // Wilson, Journal of the American Statistical Association 1927: 5 of 20.
      ...{ value: 25, low: 11.2, high: 46.9 },
      compared: { standing: 'above', median: 10, lowerQuartile: 5, upperQuartile: 15, events: 5 },
    });
    expect(figure(EVENT, earlier, 'firstContact')).toMatchObject({
      ...{ value: 6, low: null, high: null },
      compared: { standing: 'usual', median: 6, lowerQuartile: 4, upperQuartile: 8 },
    });
    expect(figure(EVENT, earlier, 'staffRate')).toMatchObject({ value: 9, compared: { standing: 'below' } });
    expect(figure(EVENT, earlier, 'staffShare')).toMatchObject({
      value: 90,
      compared: { standing: 'below' },
    });
  });

  it('is compared with events that have the figure, and with none if there are too few', () => {
    const untimed = earlier.map((each, index) => (index === 0 ? { ...each, firstContact: null } : each));
    expect(figure(EVENT, untimed, 'firstContact')?.compared).toBeNull();
    expect(figure(EVENT, untimed, 'conveyedShare')?.compared?.events).toBe(5);
    const nobody = { ...EVENT, presentations: 0, conveyed: 0, attendance: null, staffPlanned: 0 };
    for (const key of ['ppr', 'conveyedShare', 'staffRate', 'staffShare'])
      expect([key, figure(nobody, earlier, key)]).toMatchObject([key, { value: null, compared: null }]);
  });
});
