import { STOCK_EXPORTS } from '@sideline/schema/exports';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const INVENTORY = resolve(import.meta.dirname, '../src/features/inventory');

/** Parts of a page that are files of their own: the register of a drug, the moves of an item. */
const textOf = (page: string): string => {
  const text = readFileSync(join(INVENTORY, page), 'utf8');
  const parts = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, path = '']) =>
    join(dirname(page), `${path}.tsx`),
  );
  const own = parts.filter((part) => PARTS.has(part));
  return [text, ...own.map((part) => readFileSync(join(INVENTORY, part), 'utf8'))].join('\n');
};
const FILES = readdirSync(INVENTORY, { recursive: true, encoding: 'utf8' });
const PARTS = new Set(FILES.filter((file) => file.endsWith('.tsx') && !file.endsWith('.page.tsx')));
const PAGES = FILES.filter((file) => file.endsWith('.page.tsx')).sort();

/** Pages that list rows page by page. What is listed within one document belongs to that and leaves with it. */
const isList = (text: string): boolean => /morePages\(|<ListPage/.test(text);
const exportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:<ExportMenu\s+list="|exported=\{\{ list: ')(\w+)/g)].map(([, list = '']) => list);

/** Rows that are no list of their own, each with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'overview/overview.page.tsx': 'figures, whose rows are lists of their own pages',
  'stocktakes/stocktake.page.tsx': 'the lines of one count, in the list of stocktakes',
};

describe('every list page of inventory', () => {
  it('can be downloaded as CSV and as a workbook', () => {
    const lists = PAGES.filter((page) => isList(textOf(page)));
    expect(lists.length).toBeGreaterThan(12);
    expect(lists.filter((page) => exportsOf(textOf(page)).length === 0 && !(page in WITHOUT))).toEqual([]);
    // None that is no longer a list, or has an export after all.
    expect(
      Object.keys(WITHOUT).filter((page) => !lists.includes(page) || exportsOf(textOf(page)).length > 0),
    ).toEqual([]);
  });

  it('uses every export that the server offers', () => {
    const used = new Set(PAGES.flatMap((page) => exportsOf(textOf(page))));
    expect(STOCK_EXPORTS.filter((list) => !used.has(list))).toEqual([]);
  });
});
