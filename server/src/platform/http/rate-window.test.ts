import { expect, it } from 'vitest';
import { RateWindow, type RateOptions } from './rate-window.js';

const PER_MINUTE = 100;
let now = new Date('2026-11-20T14:32:15.000Z');
const clock = () => now;

/** The shared table, as the processes see it. */
const shared = () => {
  const taken = new Map<string, number>();
  const asked: string[] = [];
  return {
    asked,
    charge: (key: string, minute: number, count: number) => {
      const at = `${key} ${String(minute)}`;
      const before = taken.get(at) ?? 0;
      taken.set(at, before + count);
      asked.push(key);
      return Promise.resolve(before);
    },
  };
};

const rate = (share: RateOptions['share'], isHot: boolean) =>
  new RateWindow({ name: 'test', perMinute: PER_MINUTE, clock, share, isHot });

/** How many of so many are let through. */
const passed = async (window: RateWindow, times: number, key = 'robin'): Promise<number> => {
  const all = await Promise.allSettled(Array.from({ length: times }, () => window.take(key)));
  return all.filter(({ status }) => status === 'fulfilled').length;
};

it('allows an exact number in one process, even if they arrive at once', async () => {
  for (const isHot of [true, false]) {
    const window = rate(shared(), isHot);
    expect(await passed(window, PER_MINUTE + 20)).toBe(PER_MINUTE);
    expect(await passed(window, 1, 'jo')).toBe(1);
    await expect(window.take('robin')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 45 },
    });
    now = new Date(now.getTime() + 60_000);
    expect(await passed(window, 1)).toBe(1);
  }
});

it('asks the other processes once for each tenth, and not at all for the first tenth of a hot rate', async () => {
  for (const [isHot, first, all] of [
    [true, 0, 10],
    [false, 1, 11],
  ] as const) {
    const share = shared();
    const window = rate(share, isHot);
    await passed(window, PER_MINUTE / 10);
    expect(share.asked).toHaveLength(first);
    await passed(window, 2 * PER_MINUTE);
    expect(share.asked).toHaveLength(all);
    await passed(window, PER_MINUTE);
    expect(share.asked).toHaveLength(all);
  }
});

it('counts what other processes allowed, to a tenth of a hot rate', async () => {
  for (const [isHot, most] of [
    [true, PER_MINUTE / 10],
    [false, 0],
  ] as const) {
    const share = shared();
    expect(await passed(rate(share, isHot), PER_MINUTE)).toBe(PER_MINUTE);
    expect(await passed(rate(share, isHot), PER_MINUTE)).toBe(most);
  }
  const share = shared();
  const [one, other] = [rate(share, false), rate(share, false)];
  let total = 0;
  for (let turn = 0; turn < PER_MINUTE; turn += 1) total += (await passed(one, 1)) + (await passed(other, 1));
  expect(total).toBe(PER_MINUTE);
});

it('counts alone while the other processes cannot be asked', async () => {
  const window = rate({ charge: () => Promise.reject(new Error('gone')) }, true);
  expect(await passed(window, 2 * PER_MINUTE)).toBe(PER_MINUTE);
});

it('charges later what could not be charged, so that nothing is allowed twice', async () => {
  const share = shared();
  let isGone = false;
  const charge: RateOptions['share']['charge'] = (key, minute, count) =>
    isGone ? Promise.reject(new Error('gone')) : share.charge(key, minute, count);
  const window = rate({ charge }, false);
  await passed(window, PER_MINUTE / 10);
  isGone = true;
  expect(await passed(window, PER_MINUTE / 5)).toBe(PER_MINUTE / 5);
  isGone = false;
  expect(await passed(window, PER_MINUTE)).toBe(0.7 * PER_MINUTE);
  expect(await passed(rate(share, false), PER_MINUTE)).toBe(0);
});
