import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesIn, STYLES } from '../antd-styles';

/**
 * A browser keeps what follows an element that has a class under that class. If the first element of `x + y` has no class, id
 * or attribute, every `y` inside the parent is styled again whenever an element is added there: with `input:disabled + span`
 * that was every span of a record's form, for each card that was drawn.
 */
const isBare = (compound: string): boolean => !/[.#[]/.test(compound);

const bareSiblingsIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^()]*\))/))
    // What is between brackets is about the element itself.
    .map((selector) => selector.trim().replaceAll(/\([^()]*\)/g, (own) => own.replaceAll(/[\s+~>]/g, '')))
    .filter((selector) => !selector.startsWith('@'))
    .filter((selector) =>
      [...selector.matchAll(/([^\s>+~]+)\s*[+~]/g)].some(([, compound = '']) => isBare(compound)),
    );

const SOURCES = new URL('../src/', import.meta.url);
const STYLE_SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** The calendar's own rule for its columns, which ours answers; its page has nothing else beside them. */
const OF_THE_CALENDAR = /\.rbc-time-content > \* \+ \* > \*/;

describe('no rule is about what follows a bare element', () => {
  it('finds one', () => {
    const css = '.a li + li { } .b:not(.c) + p, .d > span:hover ~ b { } .e + .f { }';
    expect(bareSiblingsIn(css)).toEqual(['.a li + li', '.d > span:hover ~ b']);
  });

  it.each(STYLE_SHEETS)('%s', (name) => {
    const found = bareSiblingsIn(readFileSync(new URL(name, SOURCES), 'utf8'));
    expect(found.filter((selector) => !OF_THE_CALENDAR.test(selector))).toEqual([]);
  });

  it('of Ant Design', () => {
    expect(Object.keys(STYLES).flatMap((path) => bareSiblingsIn(rulesIn(path)))).toEqual([]);
  });
});
