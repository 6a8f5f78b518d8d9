import { beforeEach, describe, expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers.js';

const MINUTE_MS = 60_000;

describe('kept answers', () => {
  let now: Date;
  let kept: KeptAnswers<string>;
  beforeEach(() => {
    now = new Date('2026-11-20T09:00:00Z');
    kept = new KeptAnswers({ most: 2, forMs: MINUTE_MS }, () => now);
  });

  it('are given again until they expire', () => {
    kept.keep('a', 'one');
    now = new Date(now.getTime() + MINUTE_MS - 1);
    expect(kept.find('a')).toBe('one');
    now = new Date(now.getTime() + 1);
    expect(kept.find('a')).toBeUndefined();
  });

  it('make room in the order in which they were requested', () => {
    kept.keep('a', 'one');
    kept.keep('b', 'two');
    expect(kept.find('a')).toBe('one');
    kept.keep('c', 'three');
    expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual(['one', undefined, 'three']);
  });

  it('replace an earlier one without pushing out another', () => {
    kept.keep('a', 'one');
    kept.keep('b', 'two');
    kept.keep('b', 'three');
    expect([kept.find('a'), kept.find('b')]).toEqual(['one', 'three']);
  });
});
