import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline, runUnder, withoutDeadline } from './deadline.js';

const MS = 1_000;
/** Longer than two checks. */
const LATER_MS = 250;

let deadline: Deadline;
let cut: string[];

/** A wait for the same answer all the time. */
const waiting = (name: string) =>
  deadline.enter({
    waitingFor: () => name,
    cut: () => {
      cut.push(name);
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  deadline = new Deadline(MS);
  cut = [];
});
afterEach(() => {
  deadline.end();
  vi.useRealTimers();
});

it('cuts off what takes longer than two checks past its time, and not earlier', () => {
  const leave = waiting('was answered');
  waiting('was not');
  vi.advanceTimersByTime(MS);
  expect(cut).toEqual([]);
  leave();
  vi.advanceTimersByTime(LATER_MS);
  expect(new Set(cut)).toEqual(new Set(['was not']));
});

it('releases what is answered between two checks, and what waits for nothing', () => {
  let statement = 0;
  deadline.enter({ waitingFor: () => (statement += 1), cut: () => void cut.push('busy') });
  deadline.enter({ waitingFor: () => null, cut: () => void cut.push('idle') });
  vi.advanceTimersByTime(MS * 10);
  expect(cut).toEqual([]);
});

it('starts again with the body, and ends with the answer', () => {
  waiting('read');
  vi.advanceTimersByTime(MS - 1);
  deadline.begin();
  vi.advanceTimersByTime(MS - 1);
  expect(cut).toEqual([]);
  deadline.end();
  deadline.begin();
  vi.advanceTimersByTime(MS * 10);
  expect(cut).toEqual([]);
});

it('does not apply to what has its own limits, and starts again after it', async () => {
  waiting('report');
  let finish = (): void => undefined;
  const report = runUnder(deadline, () =>
    withoutDeadline(() => new Promise<void>((resolve) => (finish = resolve))),
  );
  vi.advanceTimersByTime(MS * 10);
  expect(cut).toEqual([]);
  finish();
  await report;
  vi.advanceTimersByTime(MS - 1);
  expect(cut).toEqual([]);
  vi.advanceTimersByTime(LATER_MS);
  expect(cut).toContain('report');
});

it('cuts nothing off while this process itself is too late to read what has arrived', () => {
  waiting('answered, and not read yet');
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += MS));
  deadline.begin();
  vi.advanceTimersByTime(MS * 2);
  expect(cut).toEqual([]);
  clock.mockRestore();
});
