import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');
const FUNCTIONS = join(ROOT, 'migrations', 'functions');
const SOURCES = join(ROOT, 'server', 'src');

/** Functions of the database by their sources. */
const functions = new Map(
  readdirSync(FUNCTIONS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file.replace(/\.sql$/, ''), readFileSync(join(FUNCTIONS, file), 'utf8')]),
);

const calls = (name: string): RegExp => new RegExp(String.raw`\b${name}\s*\(`);

/** The functions that write moves, and those that call them. */
const posting = (): readonly string[] => {
  const found = new Set(
    [...functions].filter(([, body]) => /INSERT INTO stock_move\b/.test(body)).map(([name]) => name),
  );
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [name, body] of functions)
      if ([...found].some((one) => one !== name && calls(one).test(body))) found.add(name);
  }
  return [...found].sort();
};

// Before, the lint rule knew only the first of these, and any service could have called the other.
it('only the posting service calls what moves stock', () => {
  const names = posting();
  expect(names).toEqual(['stock_post', 'stock_post_whole']);
  const callers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const source = readFileSync(join(SOURCES, file), 'utf8');
      return names.some((name) => calls(name).test(source));
    });
  expect(callers).toEqual(['modules/inventory/stock/posting.service.ts']);
});

it('is refused by the lint rule elsewhere', () => {
  const rule = /const postsStock = String\.raw`\/(.*)\/`;/.exec(
    readFileSync(join(ROOT, 'oxlint.config.mjs'), 'utf8'),
  )?.[1];
  const refused = new RegExp(rule ?? 'no rule');
  expect(posting().filter((name) => !refused.test(`SELECT ${name}($1)`))).toEqual([]);
});
