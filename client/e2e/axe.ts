import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchPath } from 'react-router-dom';
import { pathIn } from './feature-screens';
import { sectionDrawn } from './prf/section-drawn';

export const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
} as const;

/** Less than half of what axe-core's own `source` would have each document read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scheme = 'light' | 'dark';
/** The page's own notes. */
interface Checker {
  axe?: typeof axe;
  /** For each scheme, what was asked about and how it looked then. */
  legible?: Readonly<Record<Scheme, WeakMap<Element, string>>>;
}

/** All that axe asks by itself: the criteria, and what is no criterion but good practice (a dialog's name, the order of headings). */
const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions['runOnly'];
const COLOURS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions['runOnly'];

interface Round {
  readonly scheme: Scheme;
  readonly asked: NonNullable<RunOptions['runOnly']>;
}

/** Both schemes at each size: in one of them everything is asked, in the other only what colours decide. */
const ROUNDS: Readonly<Record<keyof typeof SIZES, readonly Round[]>> = {
  desktop: [
    { scheme: 'light', asked: EVERYTHING },
    { scheme: 'dark', asked: COLOURS },
  ],
  phone: [
    { scheme: 'dark', asked: EVERYTHING },
    { scheme: 'light', asked: COLOURS },
  ],
  tablet: [
    { scheme: 'light', asked: EVERYTHING },
    { scheme: 'dark', asked: COLOURS },
  ],
};

/** A page makes room for a bar at its foot once it is drawn at a new height, and grows by it. */
const MOST_TIMES_GROWN = 3;

/**
 * Makes the window as high as the page: what a bar at the foot happens to cover is a matter of scrolling, and axe would
 * take a half covered button for a small one.
 */
const growToFullHeight = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < MOST_TIMES_GROWN; turn += 1) {
    const size = page.viewportSize();
    // From the top: where a press had to wait for what lay over its target, the page may have been scrolled to reach it.
    const height = await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
    if (!size || height <= size.height) return;
    await page.setViewportSize({ ...size, height });
  }
};

interface Asking {
  /** The page waits for an answer that does not come, and is asked about as it is. */
  readonly isLoading?: boolean;
  /** Asked at another width just before: now in one scheme only, and of colours only what was not there before. */
  readonly isAskedAgain?: boolean;
}

/** Nothing loads and nothing moves. */
const settled = async (page: Page, { isLoading = false }: Asking = {}): Promise<void> => {
  if (isLoading) {
    // Skeletons breathe for ever.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return;
  }
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await sectionDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
};

/** Once for each document: its half megabyte takes as long to read as a small page to check. */
const load = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(() => {
    const contrast = {
      id: 'color-contrast',
      selector: '*:not([data-legible])',
    };
    (window as Checker).axe?.configure({ rules: [contrast] });
  });
};

/**
 * Whether words can be read is the dearest question by far. It is asked once of words of one look on one ground, in each
 * scheme: not of each of a table's cells, and of none again that had its answer before, at another size or on another
 * screen of the same document. All others are marked, and the rule passes them over.
 */
const markLegible = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate((name) => {
    const legible = ((window as Checker).legible ??= {
      light: new WeakMap(),
      dark: new WeakMap(),
    })[name];
    const asked = new Map<string, number>();
    /** What axe leaves out or cannot tell (nothing, a single sign, what is disabled) stands for no others. */
    const words = (element: Element): string => {
      const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''));
      const text = element instanceof HTMLInputElement ? element.value : own.join('');
      const isOff = element instanceof HTMLLabelElement && element.control?.matches(':disabled') === true;
      return /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) && !isOff ? 'words' : text.trim();
    };
    /** What lies behind the parent's words lies behind these, unless they have a ground of their own or lie over others. */
    const mark = (element: Element, behind: string): void => {
      if (!element.checkVisibility()) return;
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, position } = style;
      const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const isOver = position !== 'static' && position !== 'relative';
      const own = [
        ...(isBare ? [] : [backgroundColor, backgroundImage]),
        ...(opacity === '1' ? [] : [opacity]),
        ...(isOver ? [element.getAttribute('class')] : []),
        ...(element.matches(':disabled, [aria-disabled="true"]') ? ['disabled'] : []),
      ].join();
      const isOpaque = /^rgb\(/.test(backgroundColor) && opacity === '1';
      const ground = own === '' ? behind : isOpaque && !isOver ? own : `${behind} ${own}`;
      const look = [ground, style.color, style.fontSize, style.fontWeight, words(element)].join();
      // Twice, for axe cannot tell of what is half covered.
      const times = asked.get(look) ?? 0;
      element.toggleAttribute('data-legible', times > 1 || legible.get(element) === look);
      asked.set(look, times + 1);
      legible.set(element, look);
      for (const child of element.children) mark(child, ground);
    };
    mark(document.body, '');
  }, scheme);

const findingsOf = async (page: Page, { asked }: Round): Promise<readonly string[]> => {
  await load(page);
  return page.evaluate(
    async (options) => {
      const answer = await (window as Checker).axe?.run(document, options);
      if (!answer) throw new Error('axe is not there');
      return answer.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    // What passed is nobody's concern here, and naming every element of it takes longer than the rules themselves.
    {
      runOnly: asked,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    } satisfies RunOptions,
  );
};

const roundsAt = (page: Page): readonly Round[] => {
  const width = page.viewportSize()?.width;
  const size = (Object.keys(SIZES) as (keyof typeof SIZES)[]).find((name) => SIZES[name].width === width);
  return ROUNDS[size ?? 'desktop'];
};

/** The rounds of the page's size, first that of the scheme that the page has: to change it costs as much as to ask. */
const roundsFrom = async (page: Page, { isAskedAgain = false }: Asking): Promise<readonly Round[]> => {
  const current = (await page.locator('html').getAttribute('data-scheme')) === 'dark' ? 'dark' : 'light';
  if (isAskedAgain) return [{ scheme: current, asked: EVERYTHING }];
  const rank = ({ scheme }: Round) => (scheme === current ? 0 : 1);
  return [...roundsAt(page)].sort((a, b) => rank(a) - rank(b));
};

/**
 * Asks axe what is to be asked at the page's size; every finding fails, of whatever impact, with where it was met. Where that
 * is a path of ASKED_BY_JOURNEYS, the page is at it.
 */
export const expectAccessible = async (page: Page, where: string, asking: Asking = {}): Promise<void> => {
  const path = pathIn(where);
  if (path) expect(matchPath(path, new URL(page.url()).pathname), where).not.toBeNull();
  const own = page.viewportSize();
  for (const round of await roundsFrom(page, asking)) {
    const { scheme } = round;
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await settled(page, asking);
    await growToFullHeight(page);
    await markLegible(page, scheme);
    let findings = await findingsOf(page, round);
    if (findings.length > 0) {
      // A page of 11,000 px may still be changing its colours, and a notice may cover half a link: what stays is what counts.
      await expect(page.locator('.ant-message-notice')).toHaveCount(0);
      await settled(page, asking);
      await growToFullHeight(page);
      findings = await findingsOf(page, round);
    }
    expect.soft(findings, `${where}, ${scheme}`).toEqual([]);
  }
  if (own) await page.setViewportSize(own);
};

/** The same at every size of SIZES, first at the page's own; ends there. */
export const expectAccessibleInState = async (page: Page, where: string, asking: Asking): Promise<void> => {
  const own = page.viewportSize() ?? SIZES.desktop;
  await expectAccessible(page, where, asking);
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (viewport.width === own.width) continue;
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${where}, ${size}`, {
      ...asking,
      isAskedAgain: true,
    });
  }
  await page.setViewportSize(own);
};

/** The same in both schemes at every size of SIZES; ends at the size that the page had. */
export const expectAccessibleAtEverySize = async (page: Page, where: string): Promise<void> => {
  const own = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${where}, ${size}`);
  }
  if (own) await page.setViewportSize(own);
};
