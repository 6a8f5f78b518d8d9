import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boughtIn } from './bought-in';

describe('purchases in a month', () => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = 'Pacific/Auckland';
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('start and end by the provider’s clock, even on a device in another zone', () => {
    expect(boughtIn('2026-07-01', 1)).toEqual({
      ...{ from: '2026-06-30T23:00:00.000Z', to: '2026-07-31T23:00:00.000Z' },
    });
    expect(boughtIn('2025-12-01', 12)).toEqual({
      ...{ from: '2025-12-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
    });
  });
});
