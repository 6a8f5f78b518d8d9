import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvChunks, csvLine } from './csv.js';

/** Reads one line as RFC 4180 says, independent of what wrote it. */
const read = (line: string): string[] => {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const [, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/s.exec(rest) ?? [];
    const written = quoted === undefined ? (plain ?? '').length : quoted.length + 2;
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (written >= rest.length) return cells;
    rest = rest.slice(written + 1);
  }
};

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 7700 900123', "'+44 7700 900123"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['O’Brien, Ann', '"O’Brien, Ann"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
  ])('of %j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('of a number stays one, even below zero', () => {
    expect(csvLine([-2, 0, true, null, undefined, ''])).toBe('-2,0,true,,,\r\n');
  });
});

describe('a line', () => {
  it('gives back every text, and none starts a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (texts) => {
        const cells = read(csvLine(texts));
        expect(cells.map((cell, index) => (cell === texts[index] ? cell : cell.replace(/^'/, '')))).toEqual(
          texts,
        );
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});

describe('a table', () => {
  it('is sent page by page under its headings', async () => {
    const pages = async function* () {
      yield await Promise.resolve([{ n: 1 }, { n: 2 }]);
      yield [{ n: 3 }];
    };
    const chunks: string[] = [];
    for await (const chunk of csvChunks([{ title: 'Number', value: ({ n }: { n: number }) => n }], pages()))
      chunks.push(chunk);
    expect(chunks).toEqual(['\uFEFFNumber\r\n', '1\r\n2\r\n', '3\r\n']);
  });
});
