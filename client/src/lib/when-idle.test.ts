import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitedOnLine } from './line';
import { whenIdle } from './when-idle';

describe('what is done in idle time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is done when the browser has nothing to do', async () => {
    const work = vi.fn();
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(2);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits for what a person waits for', async () => {
    const work = vi.fn();
    void awaitedOnLine(new Promise((resolve) => setTimeout(resolve, 1_000)));
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3);
    expect(work).toHaveBeenCalledOnce();
  });

  it('continues after a request that failed', async () => {
    const work = vi.fn();
    const lost = awaitedOnLine(Promise.reject(new Error('lost')));
    whenIdle(work);
    await expect(lost).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(2);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done after five seconds in any case, but not after it was cancelled', async () => {
    const [work, cancelled] = [vi.fn(), vi.fn()];
    void awaitedOnLine(new Promise((resolve) => setTimeout(resolve, 60_000)));
    whenIdle(work);
    whenIdle(cancelled)();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3);
    expect(work).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cancelled).not.toHaveBeenCalled();
  });
});
