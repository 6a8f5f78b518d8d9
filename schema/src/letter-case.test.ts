import { describe, expect, it } from 'vitest';
import { capitalise } from './letter-case.js';

describe('a first letter', () => {
  it('is large at the beginning of a line', () => {
    expect(capitalise('into a vein')).toBe('Into a vein');
    expect(capitalise('')).toBe('');
  });
});
