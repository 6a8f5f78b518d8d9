import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from '../../platform/events/event-stream.js';
import type { Events } from '../../platform/events/events.js';
import { EventFiguresBoard } from './event-figures.board.js';
import type { EventFigures } from './event-figures.types.js';

const NO_EVENTS = { listen: () => Promise.resolve(() => undefined) } as unknown as Events;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const watched = async (asAt: () => string) => {
  const board = new EventFiguresBoard({ events: NO_EVENTS });
  const told: string[] = [];
  const stream = new EventStream<EventFigures>(() => undefined);
  stream.push = (_key, figures) => {
    told.push(figures.asAt);
  };
  await board.join('all park', 'park', stream, {
    read: () => Promise.resolve({ attendance: 500, asAt: asAt() } as unknown as EventFigures),
    hearsChanges: true,
  });
  await vi.advanceTimersByTimeAsync(95_000);
  board.leave('all park', stream);
  return told;
};

describe('a board whose counts do not change', () => {
  it('says every half a minute that it is up to date', async () => {
    const told = await watched(() => new Date().toISOString());
    expect(told.length).toBeGreaterThanOrEqual(4);
  });

  it('is silent if its figures are those of the last release', async () => {
    expect(await watched(() => '2026-11-20T13:30:00.000Z')).toHaveLength(1);
  });
});
