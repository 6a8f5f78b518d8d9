import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitedOnLine } from './line';
import { whenQuiet } from './when-quiet';

describe('what is done when the screen is quiet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is done after three seconds without an awaited answer', async () => {
    const work = vi.fn();
    void awaitedOnLine(new Promise((resolve) => setTimeout(resolve, 1_100)));
    whenQuiet(work);
    await vi.advanceTimersByTimeAsync(3_990);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits while the browser is busy', async () => {
    const work = vi.fn();
    whenQuiet(work);
    await vi.advanceTimersByTimeAsync(2_500);
    // A task of half a second: no timer comes in time.
    const busy = performance.now;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => busy.call(performance) + 500);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(work).toHaveBeenCalledOnce();
    spy.mockRestore();
  });

  it('is done in any case in the end, but not after it was cancelled', async () => {
    const [work, cancelled] = [vi.fn(), vi.fn()];
    void awaitedOnLine(new Promise((resolve) => setTimeout(resolve, 60_000)));
    whenQuiet(work);
    const cancel = whenQuiet(cancelled);
    await vi.advanceTimersByTimeAsync(4_000);
    cancel();
    expect(work).not.toHaveBeenCalled();
    // Eight seconds, and the five of idle time.
    await vi.advanceTimersByTimeAsync(9_500);
    expect(work).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});
