import { describe, expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.js';

describe('text that PostgreSQL cannot hold', () => {
  it.each([
    ['the character U+0000', { name: 'Wren\0' }, 'name'],
    ['the first half of a character', { list: ['well', { said: '\ud83d!' }] }, 'list.1.said'],
    ['the second half of a character', { list: ['\udc00'] }, 'list.0'],
  ])('is named by its field: %s', (_what, value, field) => {
    expect(unstorableText(value)?.field).toBe(field);
  });

  it.each([[null], [undefined], [7], ['Siân 🚑 Ó\n'], [{ a: [{ b: 'text' }, null, true] }]])(
    'is not %j',
    (value) => {
      expect(unstorableText(value)).toBeNull();
    },
  );

  it('is not looked for in endlessly nested values', () => {
    const deep: unknown = JSON.parse(`{"tags":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(unstorableText(deep)).toMatchObject({ field: 'tags', code: 'too_deep' });
  });
});
