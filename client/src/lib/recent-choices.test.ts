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

describe('recent choices on this device', () => {
  it('put the most frequent first, and the latest of those equally frequent', () => {
    for (const key of ['aspirin', 'paracetamol', 'paracetamol', 'ibuprofen']) rememberChoice(OF, key);
    expect(mostChosen(OF)).toEqual(['paracetamol', 'ibuprofen', 'aspirin']);
    expect(recentChoices(OF)).toEqual(['ibuprofen', 'paracetamol', 'aspirin']);
  });

  it('are kept apart for each person and each list', () => {
    rememberChoice(OF, 'aspirin');
    expect(mostChosen({ ...OF, userId: 'u2' })).toEqual([]);
    expect(mostChosen({ ...OF, list: 'impression' })).toEqual([]);
  });

  it('are empty if the stored copy is damaged', () => {
    localStorage.setItem('sideline-recent-u1-drug-counts', '[1');
    expect(mostChosen(OF)).toEqual([]);
  });
});
