import { GENDER_LABELS, GENDERS } from '@sideline/schema/people';
import { describe, expect, it } from 'vitest';
import { closeness, isAtAGlance, matchesWords } from './choice-match';

describe('searching a list by typing', () => {
  const found = (typed: string): readonly string[] =>
    GENDERS.map((gender) => GENDER_LABELS[gender]).filter((label) => matchesWords(typed, label));

  it('matches the beginning of a word', () => {
    expect(found('fem')[0]).toBe('Female');
    expect(found('male')[0]).toBe('Male');
    expect(found('male')).not.toContain('Female');
    expect(found('xyz')).toEqual([]);
  });

  it('matches several words in any order, ignoring case and accents', () => {
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

  it('lists everything if nothing is typed', () => {
    expect(matchesWords(' ', 'Nurse')).toBe(true);
  });
});

describe('a list on a touch screen', () => {
  const options = (count: number) => Array.from({ length: count }, (_, value) => ({ value }));
  const list = { options: options(8), isRead: false, isWritten: false };

  it('opens no keyboard if it is short', () => {
    expect(isAtAGlance(list)).toBe(true);
    expect(isAtAGlance({ ...list, options: options(9) })).toBe(false);
  });

  it('counts the options in its groups', () => {
    expect(isAtAGlance({ ...list, options: [{ options: options(4) }, { options: options(4) }] })).toBe(true);
    expect(isAtAGlance({ ...list, options: [{ options: options(30) }] })).toBe(false);
  });

  it('opens the keyboard if typing finds more, or if answers are typed', () => {
    expect(isAtAGlance({ ...list, options: [], isRead: true })).toBe(false);
    expect(isAtAGlance({ ...list, options: [], isWritten: true })).toBe(false);
  });
});
