import { describe, expect, it } from 'vitest';
import { localDay } from './local-day.js';
import {
  AT_ONCE,
  defaultChoice,
  deliveryOf,
  isPushService,
  kindsFor,
  maySwitchOff,
  nextDigest,
  quietUntil,
} from './notification-choices.js';
import { NOTIFICATION_KINDS, NOTIFICATION_TABLE } from './notifications.js';
import { wallTime } from './wall-time.js';

const ZONE = 'Europe/London';
const at = (text: string): Date => new Date(text);
const clock = (moment: Date): string => wallTime(moment, ZONE).slice(11);
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const ALL = { app: true, mail: true, push: true };

describe('quiet hours', () => {
  it('run over midnight, from their first minute to the one before their end', () => {
    const morning = at('2026-11-21T07:00:00Z');
    expect(quietUntil(at('2026-11-20T21:59:59Z'), NIGHT)).toBeNull();
    expect(quietUntil(at('2026-11-20T22:00:00Z'), NIGHT)).toEqual(morning);
    expect(quietUntil(at('2026-11-21T06:59:59Z'), NIGHT)).toEqual(morning);
    expect(quietUntil(morning, NIGHT)).toBeNull();
    const noon = { quietFrom: '12:00', quietTo: '13:00' };
    expect(quietUntil(at('2026-11-20T12:30:00Z'), noon)).toEqual(at('2026-11-20T13:00:00Z'));
    expect(quietUntil(at('2026-11-20T13:30:00Z'), noon)).toBeNull();
    expect(quietUntil(at('2026-11-20T23:00:00Z'), AT_ONCE)).toBeNull();
  });

  it('end by the wall clock in nights when it changes', () => {
    expect(quietUntil(at('2026-03-28T23:00:00Z'), NIGHT)).toEqual(at('2026-03-29T06:00:00Z'));
    expect(quietUntil(at('2026-10-24T22:30:00Z'), NIGHT)).toEqual(at('2026-10-25T07:00:00Z'));
    // 01:30 comes twice: in its second hour they end with the second.
    const short = { quietFrom: '23:00', quietTo: '01:30' };
    expect(quietUntil(at('2026-10-25T01:10:00Z'), short)).toEqual(at('2026-10-25T01:30:00Z'));
  });

  it('end after any moment within them, within a day and an hour, by the clock', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const two = (figure: number): string => String(figure).padStart(2, '0');
    let held = 0;
    for (let time = 0; time < 4_000; time += 1) {
      // Half of them in the nights in which the clocks change.
      const from = at(
        ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2026-06-01T00:00:00Z'][time % 3] ?? '',
      );
      const now = new Date(from.getTime() + random(time % 3 === 2 ? 180 * 1_440 : 1_440) * 60_000);
      const times = {
        quietFrom: `${two(random(24))}:${two(random(60))}`,
        quietTo: `${two(random(24))}:${two(random(60))}`,
      };
      const until = quietUntil(now, times);
      if (until === null) continue;
      held += 1;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      // An hour that the clocks leave out ends as much later.
      const jumped = `${two(Number(times.quietTo.slice(0, 2)) + 1)}${times.quietTo.slice(2)}`;
      expect([times.quietTo, jumped]).toContain(clock(until));
    }
    expect(held).toBeGreaterThan(1_000);
  });
});

describe('the daily summary', () => {
  it('comes once on each day of the zone, at its hour, even if the clocks change', () => {
    for (const [hour, start] of [
      [1, '2026-03-27T12:00:00Z'],
      [1, '2026-10-23T12:00:00Z'],
      [0, '2026-10-23T12:00:00Z'],
      [18, '2026-03-27T12:00:00Z'],
    ] as const) {
      const days: string[] = [];
      let now = at(start);
      for (let count = 0; count < 4; count += 1) {
        const next = nextDigest(now, hour);
        expect(next.at.getTime()).toBeGreaterThan(now.getTime());
        expect(localDay(next.at)).toBe(next.day);
        days.push(next.day);
        now = next.at;
      }
      // 01:00 comes twice on the day on which the clocks go back: one summary has that day's name.
      const expected = new Set(days);
      expect(days.length - expected.size).toBeLessThanOrEqual(1);
      expect([...expected].toSorted()).toEqual([...expected]);
    }
    expect(nextDigest(at('2026-11-20T08:00:00Z'), 8)).toEqual({
      at: at('2026-11-21T08:00:00Z'),
      day: '2026-11-21',
    });
  });
});

describe('the channel of a notification', () => {
  const night = at('2026-11-20T23:00:00Z');
  const day = at('2026-11-20T12:00:00Z');
  const times = { ...NIGHT, digestHour: null };

  it('is what was chosen, at once by day', () => {
    expect(deliveryOf('shift_assigned', { ...ALL, push: false }, times, day)).toEqual({
      is: 'sent',
      mail: true,
      push: false,
    });
  });

  it('waits for the end of quiet hours, unless it is urgent', () => {
    expect(deliveryOf('shift_assigned', ALL, times, night)).toEqual({
      is: 'waiting',
      until: at('2026-11-21T07:00:00Z'),
    });
    expect(deliveryOf('recall_active', ALL, times, night)).toEqual({ is: 'sent', mail: true, push: true });
  });

  it('is the summary, unless it is urgent or nothing is wanted', () => {
    const daily = { ...NIGHT, digestHour: 18 };
    expect(deliveryOf('shift_assigned', ALL, daily, night)).toEqual({
      is: 'gathered',
      at: at('2026-11-21T18:00:00Z'),
      day: '2026-11-21',
    });
    expect(deliveryOf('shift_cancelled', ALL, daily, night).is).toBe('sent');
    expect(deliveryOf('shift_assigned', { app: true, mail: false, push: false }, daily, day)).toEqual({
      is: 'sent',
      mail: false,
      push: false,
    });
  });

  it('is the app and e-mail if nobody chose, as it always was', () => {
    for (const kind of NOTIFICATION_KINDS)
      expect(defaultChoice(kind)).toMatchObject({ app: true, mail: true });
  });

  it('always includes the app for urgent ones', () => {
    for (const kind of NOTIFICATION_KINDS)
      expect(maySwitchOff(kind, 'app')).toBe(!NOTIFICATION_TABLE[kind].isUrgent);
  });

  it('offers staff nothing that only administrators receive', () => {
    expect(kindsFor('staff')).not.toContain('breach_due');
    expect(kindsFor('admin')).toEqual(NOTIFICATION_KINDS);
  });
});

describe('a push service', () => {
  it('belongs to a browser in use, or is one that the configuration names', () => {
    expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
    expect(isPushService('https://web.push.apple.com/abc')).toBe(true);
    expect(isPushService('https://push.example.org/abc', ['https://push.example.org'])).toBe(true);
    for (const other of [
      'http://fcm.googleapis.com/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://fcm.googleapis.com.example.org/abc',
      'https://user@fcm.googleapis.com/abc',
      'https://169.254.169.254/latest',
      'no address',
    ])
      expect(isPushService(other)).toBe(false);
  });
});
