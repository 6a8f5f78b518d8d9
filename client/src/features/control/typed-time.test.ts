import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { choicesOf, nearestTime, NO_TIME, timeDrafted, typedTime } from './typed-time';

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';

const typed = (text: string, now: string, timeZone: string): string | null | undefined =>
  typedTime(text, Date.parse(now), timeZone).value;

describe('a typed time', () => {
  it('is today on the event’s clock, or yesterday if today would be in the future, in any device zone', () => {
    for (const [timeZone, now, at1430, at2350] of [
      [LONDON, '2026-11-20T14:32:10Z', '2026-11-20T14:30:00.000Z', '2026-11-19T23:50:00.000Z'],
      [NEW_YORK, '2026-11-20T19:32:10Z', '2026-11-20T19:30:00.000Z', '2026-11-20T04:50:00.000Z'],
      // It is the 21st there already.
      [AUCKLAND, '2026-11-21T01:32:10Z', '2026-11-21T01:30:00.000Z', '2026-11-20T10:50:00.000Z'],
    ] as const) {
      expect(typed('14:30', now, timeZone)).toBe(at1430);
      expect(typed('23:50', now, timeZone)).toBe(at2350);
    }
    expect(typedTime('', Date.now(), LONDON)).toEqual({ value: null, problem: null });
  });

  it('is taken as now if the device’s clock is slightly slow, not as yesterday', () => {
    expect(typed('14:37', '2026-11-20T14:32:30Z', LONDON)).toBe('2026-11-20T14:37:00.000Z');
    expect(typed('14:38', '2026-11-20T14:32:30Z', LONDON)).toBe('2026-11-19T14:38:00.000Z');
  });

  it('is the later of two in the repeated hour once that is possible, otherwise the earlier', () => {
    // The clocks went back from 02:00 BST to 01:00 GMT at 01:00Z.
    expect(typed('01:15', '2026-10-25T01:30:00Z', LONDON)).toBe('2026-10-25T01:15:00.000Z');
    expect(typed('01:45', '2026-10-25T01:30:00Z', LONDON)).toBe('2026-10-25T00:45:00.000Z');
    expect(typed('01:15', '2026-10-25T00:30:00Z', LONDON)).toBe('2026-10-25T00:15:00.000Z');
    // Both have been only in the first of these: then which is asked.
    const choices = (text: string, now: string) =>
      choicesOf(typedTime(text, Date.parse(now), LONDON), Date.parse(now), LONDON);
    expect(choices('01:15', '2026-10-25T01:30:00Z').map(({ label }) => label)).toEqual(['BST', 'GMT']);
    expect(choices('01:45', '2026-10-25T01:30:00Z')).toEqual([]);
    expect(choices('03:15', '2026-10-25T04:00:00Z')).toEqual([]);
  });

  it('stays the one of two that was chosen until another time is typed', () => {
    const now = Date.parse('2026-10-25T01:30:00Z');
    const read = (text: string, at: number) => typedTime(text, at, LONDON);
    const first = '2026-10-25T00:15:00.000Z';
    expect(timeDrafted({ text: '01:15', chosen: first }, LONDON, read, now).value).toBe(first);
    expect(timeDrafted({ text: '01:20', chosen: first }, LONDON, read, now).value).toBe(
      '2026-10-25T01:20:00.000Z',
    );
    expect(timeDrafted(NO_TIME, LONDON, read, now).value).toBeNull();
  });

  it('is refused in the hour that the clocks skip, even if it would have been valid yesterday', () => {
    // From 01:00 GMT to 02:00 BST at 01:00Z.
    for (const now of ['2026-03-29T01:10:00Z', '2026-03-29T09:00:00Z'])
      expect(typedTime('01:30', Date.parse(now), LONDON).problem).toMatch(/^The clocks went forward/);
    expect(typed('01:30', '2026-03-29T00:40:00Z', LONDON)).toBe('2026-03-28T01:30:00.000Z');
    expect(typed('02:05', '2026-03-29T01:10:00Z', LONDON)).toBe('2026-03-29T01:05:00.000Z');
    // Yesterday's, of a day of 23 hours and of one of 25.
    expect(typed('23:50', '2026-03-29T10:00:00Z', LONDON)).toBe('2026-03-28T23:50:00.000Z');
    expect(typed('23:50', '2026-10-25T10:00:00Z', LONDON)).toBe('2026-10-24T22:50:00.000Z');
  });
});

describe('correcting a time', () => {
  const nearest = (text: string, was: string, timeZone: string) => nearestTime(text, was, timeZone).value;

  it('picks the day that is nearest to the wrong time', () => {
    expect(nearest('14:20', '2026-11-20T14:32:00Z', LONDON)).toBe('2026-11-20T14:20:00.000Z');
    expect(nearest('15:10', '2026-11-20T14:32:00Z', LONDON)).toBe('2026-11-20T15:10:00.000Z');
    expect(nearest('23:58', '2026-11-21T00:04:00Z', LONDON)).toBe('2026-11-20T23:58:00.000Z');
    expect(nearest('00:04', '2026-11-20T23:58:00Z', LONDON)).toBe('2026-11-21T00:04:00.000Z');
    expect(nearest('23:58', '2026-11-20T11:04:00Z', AUCKLAND)).toBe('2026-11-20T10:58:00.000Z');
    expect(nearestTime('', '2026-11-20T14:32:00Z', LONDON)).toEqual({ value: null, problem: null });
  });

  it('picks the nearer of the two in the repeated hour, and refuses a skipped hour', () => {
    expect(nearest('01:15', '2026-10-25T00:20:00Z', LONDON)).toBe('2026-10-25T00:15:00.000Z');
    expect(nearest('01:15', '2026-10-25T01:20:00Z', LONDON)).toBe('2026-10-25T01:15:00.000Z');
    expect(nearestTime('01:30', '2026-03-29T01:10:00Z', LONDON).problem).toMatch(/^The clocks went forward/);
  });
});

it('event control uses only this clock: no screen reads the device’s', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  const onDevice = files.filter((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const [, names = ''] = /import \{([^}]*)\} from '[./]+\/lib\/dates'/.exec(text) ?? [];
    return (
      /\bformat(DateTime|Date|Time|Seconds|Span|Recent)\b|\b(dayBeside|markBeside)\b/.test(names) ||
      text.includes('setHours')
    );
  });
  expect(onDevice).toEqual([]);
});
