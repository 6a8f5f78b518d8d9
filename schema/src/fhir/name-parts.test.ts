import { describe, expect, it } from 'vitest';
import { namePartsOf } from './name-parts.js';

describe('the parts of a name', () => {
  it.each([
    ['Alex Example', [], ['Alex'], 'Example'],
    ['Dr Ada Mary van der Berg', ['Dr'], ['Ada', 'Mary'], 'van der Berg'],
    ['Berg, Ada Mary', [], ['Ada', 'Mary'], 'Berg'],
    ["Siân O'Neill-Jones", [], ['Siân'], "O'Neill-Jones"],
    ['Mrs Berg', ['Mrs'], [], 'Berg'],
    ['Di Marsh', [], ['Di'], 'Marsh'],
    ['Madonna', [], [], null],
    ['Mr', [], [], null],
    ['  ', [], [], null],
  ] as const)('of %s', (text, prefix, given, family) => {
    expect(namePartsOf(text)).toEqual({ prefix, given, family });
  });
});
