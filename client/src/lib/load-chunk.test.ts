import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAtLast, loadChunk } from './load-chunk';
import { reportReachable, reportUnreachable } from './online';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reportReachable();
  vi.useRealTimers();
});

/** A script that is lost so many times before it comes. */
const lost = (times: number) => {
  let asked = 0;
  return {
    load: () => {
      asked += 1;
      return asked <= times ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here');
    },
    asked: () => asked,
  };
};

describe('a script that is lost on the way', () => {
  it('is requested once more', async () => {
    const script = lost(1);
    const loading = loadChunk(script.load);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await loading).toBe('here');
  });

  it('is requested until it arrives if nobody could press a button', async () => {
    const script = lost(5);
    const told = vi.fn();
    let came: string | null = null;
    void loadAtLast(script.load, told).then((module) => (came = module));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([script.asked(), told.mock.calls.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(script.asked()).toBe(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([script.asked(), told.mock.calls.length, came]).toEqual([4, 2, null]);
    // The server answers again: there is no need to wait out the quarter of a minute.
    reportUnreachable();
    reportReachable();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([script.asked(), came]).toEqual([6, 'here']);
  });
});
