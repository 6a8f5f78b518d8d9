import { describe, expect, it } from 'vitest';
import { nextTry, WEBHOOK_BACK_OFF } from './webhooks.js';

describe('the next try of a delivery', () => {
  const now = new Date('2026-11-20T14:32:00.000Z');

  it('comes later each time, and stops in the end', () => {
    const waits = WEBHOOK_BACK_OFF.map(
      (_, index) => (nextTry(index + 1, now)?.getTime() ?? 0) - now.getTime(),
    );
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(10_000);
    expect(nextTry(WEBHOOK_BACK_OFF.length + 1, now)).toBeNull();
  });
});
