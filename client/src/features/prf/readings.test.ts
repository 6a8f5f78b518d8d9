import { describe, expect, it } from 'vitest';
import { Readings } from './readings';

describe('the readings of a record', () => {
  it('are shown as they come where they come in order', () => {
    const readings = new Readings();
    const [first, second] = [readings.ask(), readings.ask()];
    expect([first.take(), second.take()]).toEqual([true, true]);
  });
  it('are not shown behind a later one', () => {
    const readings = new Readings();
    const [first, second] = [readings.ask(), readings.ask()];
    expect([second.take(), first.take(), second.take()]).toEqual([true, false, true]);
    expect(readings.ask().take()).toBe(true);
  });
  it('are shown where the later one was never answered', () => {
    const readings = new Readings();
    const [first] = [readings.ask(), readings.ask()];
    expect(first.take()).toBe(true);
  });
  it('ignore a failure after a later answer, and a failure replaces nothing', () => {
    const readings = new Readings();
    const [first, second, third] = [readings.ask(), readings.ask(), readings.ask()];
    expect(third.isLate()).toBe(false);
    expect([second.take(), first.isLate()]).toEqual([true, true]);
  });
  it('are not shown once the address has changed', () => {
    const [former, next] = [new Readings(), new Readings()];
    const late = former.ask();
    former.end();
    expect([late.isLate(), late.take(), next.ask().take()]).toEqual([true, false, true]);
  });
});
