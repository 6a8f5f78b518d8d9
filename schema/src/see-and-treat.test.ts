import { describe, expect, it } from 'vitest';
import { ageOfEvent, preselectedEvent } from './see-and-treat.js';

const NOW = new Date('2026-07-10T12:00:00Z');
const event = (date: string, endsAt: string) => ({ date, endsAt });

describe('ageOfEvent', () => {
  it.each([
    ['starts in a minute', '2026-07-10T12:01:00Z', '2026-07-10T20:00:00Z', 'upcoming'],
    ['starts now', '2026-07-10T12:00:00Z', '2026-07-10T20:00:00Z', 'recent'],
    ['ended seven days ago to the minute', '2026-07-02T08:00:00Z', '2026-07-03T12:00:00Z', 'recent'],
    ['ended a minute before that', '2026-07-02T08:00:00Z', '2026-07-03T11:59:00Z', 'older'],
    ['began weeks ago and goes on', '2026-06-01T08:00:00Z', '2026-07-20T20:00:00Z', 'recent'],
  ])('of one that %s', (_, date, endsAt, age) => {
    expect(ageOfEvent(event(date, endsAt), NOW)).toBe(age);
  });
});

describe('preselectedEvent', () => {
  it('is the latest that has started within seven days', () => {
    const earlier = event('2026-07-08T08:00:00Z', '2026-07-08T20:00:00Z');
    const latest = event('2026-07-09T08:00:00Z', '2026-07-09T20:00:00Z');
    const coming = event('2026-07-11T08:00:00Z', '2026-07-11T20:00:00Z');
    expect(preselectedEvent([earlier, coming, latest], NOW)).toBe(latest);
  });

  it('is empty if all are in the future or long past', () => {
    const past = event('2026-06-08T08:00:00Z', '2026-06-08T20:00:00Z');
    const coming = event('2026-07-11T08:00:00Z', '2026-07-11T20:00:00Z');
    expect(preselectedEvent([past, coming], NOW)).toBeNull();
  });
});
