import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const SIZES = {
  desktop: { width: 1280, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

type Scheme = 'light' | 'dark';

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

/** Both schemes on a desktop, in the dark only what colours decide; what smaller sizes have of their own, in one each. */
const ROUNDS: Readonly<Record<keyof typeof SIZES, readonly Round[]>> = {
  desktop: [
    { scheme: 'light', asked: EVERYTHING },
    { scheme: 'dark', asked: COLOURS },
  ],
  tablet: [{ scheme: 'light', asked: EVERYTHING }],
  phone: [{ scheme: 'dark', asked: EVERYTHING }],
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

const graveFindings = async (page: Page, { asked }: Round): Promise<readonly string[]> => {
  await settled(page);
  // Once for each document: its half megabyte takes as long to read as a small page to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    // What passed is nobody's concern here, and naming every element of it takes longer than the rules themselves.
    { runOnly: asked, resultTypes: ['violations'] } satisfies RunOptions,
  );
};

const roundsAt = (page: Page): readonly Round[] => {
  const width = page.viewportSize()?.width;
  const size = (Object.keys(SIZES) as (keyof typeof SIZES)[]).find((name) => SIZES[name].width === width);
  return ROUNDS[size ?? 'desktop'];
};

/** Asks axe what is to be asked at the page's size; serious and critical findings fail, with where they were met. */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  inFullHeight(page, async () => {
    for (const round of roundsAt(page)) {
      const { scheme } = round;
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
      const first = await graveFindings(page, round);
      // A page of 11,000 px may still be changing its colours: what stays is what counts.
      const grave = first.length === 0 ? first : await graveFindings(page, round);
      expect.soft(grave, `${where}, ${scheme}`).toEqual([]);
    }
  });

/** The same at every size of SIZES; ends at the last. */
export const expectAccessibleAtEverySize = async (page: Page, where: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${where}, ${size}`);
  }
};
