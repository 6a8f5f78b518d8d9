import fc from 'fast-check';
import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { connectionFrom, decodeCursor, encodeCursor, keysetSql, pageSize, readBy } from './paging.js';

describe('a page', () => {
  it('has 25 rows, or 1 to 100 where asked', () => {
    expect(pageSize(undefined)).toBe(25);
    expect(pageSize(null)).toBe(25);
    expect(pageSize(100)).toBe(100);
    for (const first of [0, -1, 101, 2.5, Number.NaN]) expect(() => pageSize(first)).toThrow('correcting');
  });

  it('reads one row more to know whether there is a next page', () => {
    const rows = ['a', 'b', 'c'].map((node) => ({ node, values: [node] }));
    const page = connectionFrom(rows, { first: 2 }, 3);
    expect(page.nodes).toEqual(['a', 'b']);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: encodeCursor(['a']),
      endCursor: encodeCursor(['b']),
    });
    expect(connectionFrom(rows, { first: 3, after: encodeCursor(['0']) }, 3).pageInfo).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect(connectionFrom([], {}, 0)).toMatchObject({
      nodes: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });
});

const TEXTS = (length: number) =>
  Array.from({ length }, () => ({ expression: 'name', type: 'text' as const }));

describe('a cursor', () => {
  it('gives back exactly what it was made of, in any characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (drawn) => {
        // PostgreSQL has no text with a NUL in it.
        const values = drawn.map((value) => value.replaceAll('\0', ''));
        expect(decodeCursor(encodeCursor(values), TEXTS(values.length))).toEqual(values);
      }),
    );
  });

  it('of another list, or of none, is refused with an explanation', () => {
    for (const cursor of ['', 'x', '%', encodeCursor(['a']), Buffer.from('{"a":1}').toString('base64url')])
      expect(() => decodeCursor(cursor, TEXTS(2))).toThrow('correcting');
    expect(() => decodeCursor(Buffer.from('[1,2]').toString('base64url'), TEXTS(2))).toThrow('correcting');
    expect(() => decodeCursor(encodeCursor(['a\0']), TEXTS(1))).toThrow('correcting');
  });

  it.each([
    ['after', false],
    ['before', true],
  ])('is refused by the name of its argument: %s', (field, isTurned) => {
    const keyset = readBy({ columns: TEXTS(1), direction: 'ASC' }, isTurned);
    expect(() => keysetSql(keyset, 'x', () => '$1')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ field, code: 'bad_cursor' })] }),
    );
  });

  it.each([
    ['uuid', '01900000-0000-7000-8000-000000000000', 'Ann Smith'],
    ['date', '1990-02-03', '3/2/1990'],
    ['date', '-infinity', 'never'],
    ['timestamptz', '2026-11-20 14:32:00.123456+00', '1990-02-03'],
    ['timestamptz', '0044-03-15 12:00:00-00:01:15 BC', 'soon'],
    ['integer', '-12', '1.5'],
  ] as const)('of a list sorted by %s holds %s, not %s', (type, right, wrong) => {
    const columns = [{ expression: 'value', type }];
    expect(decodeCursor(encodeCursor([right]), columns)).toEqual([right]);
    expect(() => decodeCursor(encodeCursor([wrong]), columns)).toThrow('correcting');
  });
});
