import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostChosen, recentChoices, rememberChoice } from './recent-choices';

const OF = { userId: 'u1', list: 'drug' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('choices on this device', () => {
  it('puts what was chosen most first, and the latest of those chosen as often', () => {
    for (const key of ['aspirin', 'paracetamol', 'paracetamol', 'ibuprofen']) rememberChoice(OF, key);
    expect(mostChosen(OF)).toEqual(['paracetamol', 'ibuprofen', 'aspirin']);
    expect(recentChoices(OF)).toEqual(['ibuprofen', 'paracetamol', 'aspirin']);
  });

  it('keeps each person’s and each list’s apart', () => {
    rememberChoice(OF, 'aspirin');
    expect(mostChosen({ ...OF, userId: 'u2' })).toEqual([]);
    expect(mostChosen({ ...OF, list: 'impression' })).toEqual([]);
  });

  it('has none where what is kept is damaged', () => {
    localStorage.setItem('sideline-recent-u1-drug-counts', '[1');
    expect(mostChosen(OF)).toEqual([]);
  });
});
