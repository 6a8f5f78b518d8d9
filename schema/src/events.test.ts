import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES, EVENT_TRANSITIONS, eventTransitionsFor } from './events.js';

describe('the states of an event', () => {
  it('can each be reached and left', () => {
    for (const status of EVENT_STATUSES) {
      expect(EVENT_TRANSITIONS.some(({ from }) => from === status)).toBe(true);
      expect(EVENT_TRANSITIONS.some(({ to }) => to === status)).toBe(true);
    }
    const pairs = EVENT_TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(EVENT_TRANSITIONS.some(({ from, to }) => from === to)).toBe(false);
  });

  it('can be started by staff, and are otherwise changed by administrators', () => {
    const by = (role: 'admin' | 'staff' | 'client' | 'patient') =>
      EVENT_STATUSES.flatMap((status) =>
        eventTransitionsFor(status, role).map(({ from, to }) => `${from} ${to}`),
      );
    expect(by('staff')).toEqual(['planned live']);
    expect(by('admin')).toHaveLength(EVENT_TRANSITIONS.length);
    expect([...by('client'), ...by('patient')]).toEqual([]);
  });

  it('never go from planned to closed, nor from closed to cancelled', () => {
    const ways = (from: 'planned' | 'closed') => eventTransitionsFor(from, 'admin').map(({ to }) => to);
    expect(ways('planned')).toEqual(['live', 'cancelled']);
    expect(ways('closed')).toEqual(['live']);
  });
});
