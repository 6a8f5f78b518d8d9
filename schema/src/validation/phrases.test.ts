import { describe, expect, it } from 'vitest';
import { checkPhrases, PHRASE_LIMITS } from './phrases.js';

const fieldsAtFault = (phrases: Parameters<typeof checkPhrases>[0]) =>
  checkPhrases(phrases).problems?.map(({ field }) => field);

describe("a provider's phrases", () => {
  it('are trimmed, and may be none', () => {
    expect(checkPhrases([{ name: ' nad ', text: ' No abnormality detected. ' }])).toEqual({
      phrases: [{ name: 'nad', text: 'No abnormality detected.' }],
      problems: null,
    });
    expect(checkPhrases([])).toEqual({ phrases: [], problems: null });
  });
  it.each([
    ['no name', { name: ' ', text: 'Words' }, 'phrases.0.name'],
    ['a name of two words', { name: 'chest clear', text: 'Words' }, 'phrases.0.name'],
    ['no words', { name: 'nad', text: ' ' }, 'phrases.0.text'],
    ['too many words', { name: 'nad', text: 'x'.repeat(PHRASE_LIMITS.text + 1) }, 'phrases.0.text'],
  ])('are refused with %s', (_, phrase, field) => {
    expect(fieldsAtFault([phrase])).toEqual([field]);
  });
  it('have unique names', () => {
    expect(
      fieldsAtFault([
        { name: 'nad', text: 'One' },
        { name: 'NAD', text: 'Two' },
      ]),
    ).toEqual(['phrases.1.name']);
  });
  it('are limited in number', () => {
    const many = Array.from({ length: PHRASE_LIMITS.count + 1 }, (_, index) => ({
      name: `p${index}`,
      text: 'Words',
    }));
    expect(fieldsAtFault(many)).toEqual(['phrases']);
  });
});
