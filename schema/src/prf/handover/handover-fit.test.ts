import { describe, expect, it } from 'vitest';
import {
  fitted,
  isInTime,
  kept,
  listed,
  orElse,
  readingSeconds,
  shortened,
  type SpokenPart,
} from './handover-fit.js';

/** Thirty seconds at 150 words a minute. */
const MOST_WORDS = 75;
/** 'word1 word2 …' */
const words = (count: number, name = 'word'): string =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`).join(' ');
const line = (label: string, ...parts: readonly SpokenPart[]) => ({ letter: 'X', label, parts });
const textsOf = (...lines: readonly ReturnType<typeof line>[]): readonly string[] =>
  fitted(lines).map(({ text }) => text);

describe('what is read out', () => {
  it('counts the words of labels and texts', () => {
    const [said] = fitted([line('Age and sex', kept(words(2)))]);
    expect(said).toEqual({ letter: 'X', label: 'Age and sex', text: 'word1 word2' });
    expect(readingSeconds([{ letter: 'A', label: 'Age and sex', text: words(2) }])).toBe(2);
    expect(readingSeconds([{ letter: 'A', label: 'Age', text: words(74) }])).toBe(30);
    expect(readingSeconds([{ letter: 'A', label: 'Age', text: words(75) }])).toBe(31);
  });

  it('is in time with 75 words, and not with 76', () => {
    expect(isInTime([line('Signs', kept(words(MOST_WORDS - 1)))])).toBe(true);
    expect(isInTime([line('Signs', kept(words(MOST_WORDS)))])).toBe(false);
  });

  it('stays as it is if there is time', () => {
    expect(textsOf(line('Signs', listed('last', words(40)), shortened('early', words(34, 'more'))))).toEqual([
      `${words(40)}. ${words(34, 'more')}`,
    ]);
  });

  it('says of a line without words that it is not recorded', () => {
    expect(textsOf(line('Signs', kept(''), shortened('early', '')))).toEqual(['Not recorded']);
  });

  it('loses no word of what has to be said, even if that takes longer', () => {
    const said = fitted([line('Alerts', kept(words(90)))]);
    expect(said[0]?.text).toBe(words(90));
    expect(readingSeconds(said)).toBe(37);
  });

  it('is shortened word by word from the end: first the early, then the late, the last at the end', () => {
    const parts = [shortened('last', words(4, 'a')), shortened('late', words(4, 'b'))];
    const rest = (count: number) => [
      line('L', ...parts),
      line('E', shortened('early', words(5, 'c'))),
      line('K', kept(words(count, 'k'))),
    ];
    expect(textsOf(...rest(59))[1]).toBe('c1 c2 c3 c4 c5');
    expect(textsOf(...rest(60))[1]).toBe('c1 c2 c3 c4…');
    expect(textsOf(...rest(61)).slice(0, 2)).toEqual(['a1 a2 a3 a4. b1 b2 b3 b4', 'c1 c2 c3…']);
    expect(textsOf(...rest(62)).slice(0, 2)).toEqual(['a1 a2 a3 a4. b1 b2 b3…', 'c1 c2 c3…']);
    expect(textsOf(...rest(63)).slice(0, 2)).toEqual(['a1 a2 a3… b1 b2 b3…', 'c1 c2 c3…']);
    // Three words are the fewest that say anything.
    expect(textsOf(...rest(80)).slice(0, 2)).toEqual(['a1 a2 a3… b1 b2 b3…', 'c1 c2 c3…']);
  });

  it('is shortened where it is longest', () => {
    expect(
      textsOf(
        line('A', shortened('early', words(10, 'a'))),
        line('B', shortened('early', words(12, 'b'))),
        line('K', kept(words(51, 'k'))),
      ).slice(0, 2),
    ).toEqual([words(10, 'a'), `${words(11, 'b')}…`]);
  });

  it('loses whole items of a list, never half of one', () => {
    const list = 'Earlier 14:10: lowest SpO2 80 percent; 14:20: lowest BP 60/30, GCS 9. Pelvic binder';
    const said = (count: number) =>
      textsOf(line('S', listed('last', list), kept(words(count, 'k'))))[0]?.split(/\.|…/u)[0];
    expect(said(60)).toBe('Earlier 14:10: lowest SpO2 80 percent; 14:20: lowest BP 60/30, GCS 9');
    expect(said(62)).toBe('Earlier 14:10: lowest SpO2 80 percent; 14:20: lowest BP 60/30, GCS 9');
    expect(said(63)).toBe('Earlier 14:10: lowest SpO2 80 percent; 14:20: lowest BP 60/30');
    expect(said(65)).toBe('Earlier 14:10: lowest SpO2 80 percent');
    expect(said(73)).toBe('Earlier 14:10: lowest SpO2 80 percent');
    // One word is no item.
    expect(textsOf(line('S', listed('last', 'Splints, both legs'), kept(words(80))))[0]).toMatch(
      /^Splints, both legs\./u,
    );
    expect(textsOf(line('S', listed('last', 'Both splints, legs'), kept(words(80))))[0]).toMatch(
      /^Both splints… word1/u,
    );
  });

  it('is replaced by what says the least of it, if nothing else helps', () => {
    const drugs = orElse('Morphine, adrenaline', kept('Morphine 10 mg; adrenaline 1 mg'));
    const earlier = orElse('', listed('last', 'Earlier lowest BP 60/30'));
    const said = (count: number) =>
      textsOf(
        line('S', kept('Latest BP 90/60'), earlier),
        line('T', drugs),
        line('E', shortened('early', words(3, 'e'))),
        line('K', kept(words(count, 'k'))),
      ).slice(0, 2);
    expect(said(55)).toEqual(['Latest BP 90/60. Earlier lowest BP 60/30', 'Morphine 10 mg; adrenaline 1 mg']);
    expect(said(56)).toEqual(
      ['Latest BP 90/60. Earlier lowest BP 60/30', 'Morphine 10 mg; adrenaline 1 mg'].with(
        0,
        'Latest BP 90/60',
      ),
    );
    expect(said(59)).toEqual(['Latest BP 90/60', 'Morphine 10 mg; adrenaline 1 mg']);
    expect(said(60)).toEqual(['Latest BP 90/60', 'Morphine, adrenaline']);
    expect(said(90)).toEqual(['Latest BP 90/60', 'Morphine, adrenaline']);
  });

  it('is left out even if it is one word', () => {
    const said = textsOf(
      line('T', kept('Morphine 10 mg'), orElse('', listed('late', 'Splinted'))),
      line('K', kept(words(90))),
    );
    expect(said[0]).toBe('Morphine 10 mg');
  });

  it('keeps the only part of a line, which would seem not recorded without it', () => {
    const earlier = orElse('', listed('last', 'Earlier lowest BP 60/30'));
    expect(textsOf(line('S', kept(''), earlier), line('K', kept(words(90))))[0]).toBe(
      'Earlier lowest BP 60/30',
    );
  });
});
