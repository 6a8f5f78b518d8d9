import { describe, expect, it } from 'vitest';
import { elapsed } from './control-words';

const NOW = new Date(2026, 10, 20, 14, 32, 10).getTime();

describe('the age of a call', () => {
  it('counts seconds up to an hour, then minutes', () => {
    expect(elapsed(new Date(NOW - 4_000).toISOString(), NOW)).toBe('0:04');
    expect(elapsed(new Date(NOW - 247_000).toISOString(), NOW)).toBe('4:07');
    expect(elapsed(new Date(NOW - 3_840_000).toISOString(), NOW)).toBe('1 h 04 min');
    // A device whose clock is behind the server's.
    expect(elapsed(new Date(NOW + 5_000).toISOString(), NOW)).toBe('0:00');
  });
});
