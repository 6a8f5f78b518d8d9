import { GENDER_LABELS, GENDERS } from '@sideline/schema/people';
import { describe, expect, it } from 'vitest';
import { closeness, matchesWords } from './choice-match';

describe('what is typed into a list', () => {
  const found = (typed: string): readonly string[] =>
    GENDERS.map((gender) => GENDER_LABELS[gender]).filter((label) => matchesWords(typed, label));

  it('begins a word of what it finds', () => {
    expect(found('fem')[0]).toBe('Female');
    expect(found('male')[0]).toBe('Male');
    expect(found('male')).not.toContain('Female');
    expect(found('xyz')).toEqual([]);
  });

  it('may be several words, in any order, whatever their case and accents', () => {
    expect(matchesWords('dep emer', 'Conveyed to Emergency Department')).toBe(true);
    expect(matchesWords('sian', 'Siân Hughes')).toBe(true);
    expect(matchesWords('hughes ann', 'Siân Hughes')).toBe(false);
  });

  it('puts labels that contain the exact text first', () => {
    const labels = ['Version 3, 20 Nov 2026, 12:10', 'Version 1, 20 Nov 2026, 11:02'];
    expect(labels.every((label) => matchesWords('Version 1,', label))).toBe(true);
    expect(labels.map((label) => closeness('Version 1,', label))).toEqual([0, 2]);
    expect(closeness('nov', labels[0] ?? '')).toBe(1);
  });

  it('finds everything where nothing is typed', () => {
    expect(matchesWords(' ', 'Nurse')).toBe(true);
  });
});
