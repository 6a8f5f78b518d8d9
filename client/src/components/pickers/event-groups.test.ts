import { describe, expect, it } from 'vitest';
import { eventsNamed, groupEvents, takingShifts, type PickableEvent } from './event-groups';

const NOW = new Date('2026-11-20T14:00:00Z');
const event = (
  id: string,
  date: string,
  endsAt: string,
  status: PickableEvent['status'] = 'planned',
): PickableEvent => ({
  id,
  name: id,
  date,
  endsAt,
  timeZone: null,
  location: null,
  status,
});

describe('the event picker', () => {
  it('groups into live, recent, upcoming and older, and leaves cancelled ones out', () => {
    const groups = groupEvents(
      [
        event('older', '2026-10-01T08:00:00Z', '2026-10-01T18:00:00Z', 'closed'),
        event('recent', '2026-11-14T08:00:00Z', '2026-11-14T18:00:00Z', 'closed'),
        event('later', '2026-12-20T08:00:00Z', '2026-12-20T18:00:00Z'),
        event('next', '2026-12-01T08:00:00Z', '2026-12-01T18:00:00Z'),
        event('running', '2026-11-20T08:00:00Z', '2026-11-20T18:00:00Z'),
        event('off', '2026-11-21T08:00:00Z', '2026-11-21T18:00:00Z', 'cancelled'),
      ],
      NOW,
    );
    expect(groups.map(({ label, events }) => [label, events.map(({ id }) => id)])).toEqual([
      ['Live now', ['running']],
      ['Recent (last 7 days)', ['recent']],
      ['Upcoming', ['next', 'later']],
      ['Older than 7 days', ['older']],
    ]);
  });
});

describe('events for shifts', () => {
  const today = (status: PickableEvent['status']) =>
    event(String(status), '2026-11-20T08:00:00Z', '2026-11-20T18:00:00Z', status);

  it('exclude closed and cancelled ones', () => {
    const all = (['planned', 'live', 'closed', 'cancelled'] as const).map(today);
    expect(takingShifts(all).map(({ status }) => status)).toEqual(['planned', 'live']);
  });

  it('are not live once closed, even on the day of the event', () => {
    expect(groupEvents([today('closed')], NOW).map(({ label }) => label)).toEqual(['Recent (last 7 days)']);
  });
});

describe('the events kept on the device', () => {
  it('are found by part of their name or place in any case, and all are listed without a text', () => {
    const cup = {
      ...event('Spring Cup', '2026-11-20T10:00:00Z', '2026-11-20T18:00:00Z'),
      location: 'North Park',
    };
    const show = event('Horse show', '2026-11-21T10:00:00Z', '2026-11-21T18:00:00Z');
    const found = (text: string) => eventsNamed([cup, show], text).map(({ name }) => name);
    expect(found('')).toEqual(['Spring Cup', 'Horse show']);
    expect(found(' cup ')).toEqual(['Spring Cup']);
    expect(found('north')).toEqual(['Spring Cup']);
    expect(found('south')).toEqual([]);
  });
});
