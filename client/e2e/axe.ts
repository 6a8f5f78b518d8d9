import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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
  /** For each scheme, what was found to be legible and how it looked then. */
  legible?: Partial<Record<Scheme, Map<Element, string>>>;
}

const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} satisfies RunOptions['runOnly'];
const COLOURS = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOptions['runOnly'];

interface Round {
  readonly scheme: Scheme;
  readonly asked: NonNullable<RunOptions['runOnly']>;
}

/**
 * Both schemes at every size: everything in one of them, and what colours decide in the other. In this order a page that is
 * looked at in every size changes its scheme three times.
 */
const ROUNDS: Readonly<Record<keyof typeof SIZES, readonly Round[]>> = {
  desktop: [
    { scheme: 'light', asked: EVERYTHING },
    { scheme: 'dark', asked: COLOURS },
  ],
  tablet: [
    { scheme: 'dark', asked: COLOURS },
    { scheme: 'light', asked: EVERYTHING },
  ],
  phone: [
    { scheme: 'light', asked: COLOURS },
    { scheme: 'dark', asked: EVERYTHING },
  ],
};

/**
 * Makes the window as high as the page: what a bar at the foot happens to cover is a matter of scrolling, and axe would
 * take a half covered button for a small one.
 */
const inFullHeight = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height) {
    await act();
    return;
  }
  await page.setViewportSize({ ...size, height });
  await act();
  await page.setViewportSize(size);
};

/** Nothing loads and nothing moves. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
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
    const contrast = { id: 'color-contrast', selector: '*:not([data-legible])' };
    (window as Checker).axe?.configure({ rules: [contrast] });
  });
};

/**
 * Whether words can be read is the dearest question by far. What looks in this scheme as it did at the size before, where
 * the answer was given, is marked, and not asked about again.
 */
const markLegible = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate((name) => {
    const legible = ((window as Checker).legible ??= {});
    const before = legible[name];
    const now = (legible[name] = new Map<Element, string>());
    for (const element of document.body.querySelectorAll('*')) {
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const look = [color, backgroundColor, fontSize, fontWeight, opacity].join();
      element.toggleAttribute('data-legible', before?.get(element) === look);
      if (element.checkVisibility()) now.set(element, look);
    }
  }, scheme);

const forgetLegible = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as Checker).legible = {};
    for (const element of document.querySelectorAll('[data-legible]'))
      element.removeAttribute('data-legible');
  });

const graveFindings = async (page: Page, { asked }: Round): Promise<readonly string[]> => {
  await settled(page);
  await load(page);
  return page.evaluate(
    async (options) => {
      const answer = await (window as Checker).axe?.run(document, options);
      if (!answer) throw new Error('axe is not there');
      return answer.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    // What passed is nobody's concern here, and naming every element of it takes longer than the rules themselves.
    { runOnly: asked, resultTypes: ['violations'], iframes: false, preload: false } satisfies RunOptions,
  );
};

/** What is looked at in one small size alone has its colours asked about in one scheme: the other is the desktop's to ask. */
const roundsAt = (page: Page, isOneOfSeveral: boolean): readonly Round[] => {
  const width = page.viewportSize()?.width;
  const size = (Object.keys(SIZES) as (keyof typeof SIZES)[]).find((name) => SIZES[name].width === width);
  const rounds = ROUNDS[size ?? 'desktop'];
  return isOneOfSeveral || size === undefined || size === 'desktop'
    ? rounds
    : rounds.filter(({ asked }) => asked === EVERYTHING);
};

/** The rounds of the page's size, first that of the scheme that the page has: to change it costs as much as to ask. */
const roundsFrom = async (page: Page, isOneOfSeveral: boolean): Promise<readonly Round[]> => {
  const current = await page.locator('html').getAttribute('data-scheme');
  const rank = ({ scheme }: Round) => (scheme === current ? 0 : 1);
  return [...roundsAt(page, isOneOfSeveral)].sort((a, b) => rank(a) - rank(b));
};

const askAtThisSize = (page: Page, where: string, isOneOfSeveral: boolean): Promise<void> =>
  inFullHeight(page, async () => {
    for (const round of await roundsFrom(page, isOneOfSeveral)) {
      const { scheme } = round;
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      if (isOneOfSeveral) await markLegible(page, scheme);
      const first = await graveFindings(page, round);
      // A page of 11,000 px may still be changing its colours: what stays is what counts.
      const grave = first.length === 0 ? first : await graveFindings(page, round);
      expect.soft(grave, `${where}, ${scheme}`).toEqual([]);
    }
  });

/** Asks axe what is to be asked at the page's size; serious and critical findings fail, with where they were met. */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  askAtThisSize(page, where, false);

/** The same at every size of SIZES; ends at the size that the page had. */
export const expectAccessibleAtEverySize = async (page: Page, where: string): Promise<void> => {
  const own = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await askAtThisSize(page, `${where}, ${size}`, true);
  }
  await forgetLegible(page);
  if (own) await page.setViewportSize(own);
};
