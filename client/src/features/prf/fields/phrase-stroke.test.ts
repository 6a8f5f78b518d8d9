import { describe, expect, it } from 'vitest';
import { phrasesFor, strokeAt, withPhrase } from './phrase-stroke';

const at = (text: string) => strokeAt(text, text.length);
const PHRASES = [
  { name: 'nad', text: 'No abnormality detected.' },
  { name: 'abdo', text: 'Abdomen soft and non-tender.' },
  { name: 'chest', text: 'Chest clear, nad otherwise.' },
];

describe("a phrase called up with '/'", () => {
  it.each([
    ['/', { from: 0, query: '' }],
    ['Chest: /na', { from: 7, query: 'na' }],
    ['First line\n/ches', { from: 11, query: 'ches' }],
  ])('is offered in %j', (text, stroke) => {
    expect(at(text)).toEqual(stroke);
  });
  it.each(['120/80', 'n/a', 'and/or', '/nad ', 'http://', '/na!'])('is not offered in %j', (text) => {
    expect(at(text)).toBeNull();
  });
  it('is offered at the caret, not at the end of the text', () => {
    expect(strokeAt('/na and more', 3)).toEqual({ from: 0, query: 'na' });
    expect(strokeAt('/na and more', 12)).toBeNull();
  });
  it('matches by name before wording', () => {
    expect(phrasesFor(PHRASES, { from: 0, query: 'nad' }).map(({ name }) => name)).toEqual(['nad', 'chest']);
    expect(phrasesFor(PHRASES, { from: 0, query: '' })).toHaveLength(3);
    expect(phrasesFor(PHRASES, { from: 0, query: 'xyz' })).toEqual([]);
  });
  it('replaces only what was typed', () => {
    const text = 'Chest: /na, walks.';
    expect(withPhrase(text, { from: 7, query: 'na' }, { name: 'nad', text: 'Nothing found' })).toEqual({
      text: 'Chest: Nothing found, walks.',
      caret: 20,
    });
  });
});
