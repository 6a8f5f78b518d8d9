import { describe, expect, it } from 'vitest';
import { secondTries, secondTryLine } from '../../scripts/second-tries.mjs';

const spec = (title: string, line: number, status: string) => ({
  file: 'shifts.spec.ts',
  line,
  title,
  tests: [{ status }],
});

describe('journeys that passed only on a second try', () => {
  it('are named, however deep in the report they are', () => {
    const report = {
      suites: [
        {
          specs: [spec('passes', 3, 'expected')],
          suites: [{ specs: [spec('moves a shift', 12, 'flaky'), spec('fails', 30, 'unexpected')] }],
        },
        { suites: [{ suites: [{ specs: [spec('drops it', 51, 'flaky')] }] }] },
      ],
    };
    expect(secondTries(report)).toEqual(['shifts.spec.ts:12 moves a shift', 'shifts.spec.ts:51 drops it']);
    expect(secondTryLine(secondTries(report))).toBe(
      '2 needed a second try: shifts.spec.ts:12 moves a shift; shifts.spec.ts:51 drops it.',
    );
  });

  it('are not mentioned if there were none', () => {
    expect(secondTryLine(secondTries({ suites: [{ specs: [spec('passes', 3, 'expected')] }] }))).toBeNull();
  });
});
