import { describe, expect, it } from 'vitest';
import { outWords, reasonWords, whereWords } from './bag-words';

const out = {
  ...{ __typename: 'BagAssignment' as const, id: '1', staffName: 'Robin Vale', crewName: null },
  ...{ eventId: null, eventName: 'Summer Cup', outAt: '', backAt: null },
};

describe('the words of a bag', () => {
  it('say where the bag is and what it needs', () => {
    expect(outWords(out)).toBe('Robin Vale, Summer Cup');
    expect(whereWords({ outTo: null, homeName: 'Main store' })).toBe('Main store');
    expect(whereWords({ outTo: out, homeName: 'Main store' })).toBe('Robin Vale, Summer Cup');
    expect(reasonWords([])).toBeNull();
    expect(reasonWords([{ text: 'Gauze: 3 of 5' }])).toBe('Gauze: 3 of 5');
    expect(reasonWords([{ text: 'A' }, { text: 'B' }, { text: 'C' }])).toBe('A, and 2 more');
  });
});
