import { describe, expect, it } from 'vitest';
import { isReversedAlone } from './reversal.js';
import { MOVE_SOURCES } from './vocabulary.js';

describe('a move', () => {
  it('is reversed on its own if it was entered by hand, and otherwise through what made it', () => {
    const sourceId = '019a0000-0000-7000-8000-000000000001';
    expect(MOVE_SOURCES.filter((source) => isReversedAlone({ source, sourceId }))).toEqual([
      ...['opening', 'usage', 'kit_build', 'bag_check', 'adjustment', 'import'],
    ]);
    // Nothing else would have to agree with it.
    expect(MOVE_SOURCES.every((source) => isReversedAlone({ source, sourceId: null }))).toBe(true);
  });
});
