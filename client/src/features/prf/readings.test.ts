import { describe, expect, it } from 'vitest';
import { Readings } from './readings';

describe('reading a record repeatedly', () => {
  it('shows answers as they arrive, in order', () => {
    const readings = new Readings();
    const [first, second] = [readings.ask(), readings.ask()];
    expect([first.take(), second.take()]).toEqual([true, true]);
  });
  it('never shows an earlier answer after a later one', () => {
    const readings = new Readings();
    const [first, second] = [readings.ask(), readings.ask()];
    expect([second.take(), first.take(), second.take()]).toEqual([true, false, true]);
    expect(readings.ask().take()).toBe(true);
  });
  it('shows an earlier answer if the later one never arrived', () => {
    const readings = new Readings();
    const [first] = [readings.ask(), readings.ask()];
    expect(first.take()).toBe(true);
  });
  it('ignores a failure after a later answer, and never replaces an answer with a failure', () => {
    const readings = new Readings();
    const [first, second, third] = [readings.ask(), readings.ask(), readings.ask()];
    expect(third.isLate()).toBe(false);
    expect([second.take(), first.isLate()]).toEqual([true, true]);
  });
  it('shows nothing once the address has changed', () => {
    const [former, next] = [new Readings(), new Readings()];
    const late = former.ask();
    former.end();
    expect([late.isLate(), late.take(), next.ask().take()]).toEqual([true, false, true]);
  });
});
