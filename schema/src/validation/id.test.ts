import { describe, expect, it } from 'vitest';
import { canonicalId, idText, uuid } from './id.js';

const ID = '01934a5e-0000-7000-8000-00000000000a';

describe('an id from a caller', () => {
  it('is turned into a UUID in small letters, however it is written', () => {
    for (const text of [ID, ID.toUpperCase(), '01934a5e-0000-7000-8000-00000000000A'])
      expect([canonicalId(text), uuid().parse(text), idText.parse(text)]).toEqual([ID, ID, ID]);
  });

  it.each([
    'SL-261120-7K3M9Q2D',
    `${ID.toUpperCase()} `,
    `{${ID.toUpperCase()}}`,
    ID.toUpperCase().replaceAll('-', ''),
    'WHSEC_ABCDEF',
    '',
  ])('stays as it is if it is not a UUID: %j', (text) => {
    expect([canonicalId(text), idText.parse(text)]).toEqual([text, text]);
    expect(uuid().safeParse(text).success).toBe(false);
  });
});
