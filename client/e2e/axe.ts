import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const SIZES = {
  desktop: { width: 1280, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

type Scheme = 'light' | 'dark';

/** All that axe knows is asked in the light; in the dark only what colours decide. */
const ASKED: Readonly<Record<Scheme, NonNullable<RunOptions['runOnly']>>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
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

const graveFindings = async (page: Page, scheme: Scheme): Promise<readonly string[]> => {
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
    { runOnly: ASKED[scheme], resultTypes: ['violations'] } satisfies RunOptions,
  );
};

/** A tablet's colours are the desktop's and the phone's: there the scheme that is shown will do. */
const schemesAt = (page: Page, shown: Scheme): readonly Scheme[] =>
  page.viewportSize()?.width === SIZES.tablet.width ? [shown] : [shown, shown === 'dark' ? 'light' : 'dark'];

/**
 * Asks axe in both colour schemes, the one that is shown first; serious and critical findings fail, with where they were
 * met.
 */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  inFullHeight(page, async () => {
    const root = page.locator('html');
    const shown: Scheme = (await root.getAttribute('data-scheme')) === 'dark' ? 'dark' : 'light';
    for (const scheme of schemesAt(page, shown)) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(root).toHaveAttribute('data-scheme', scheme);
      const first = await graveFindings(page, scheme);
      // A page of 11,000 px may still be changing its colours: what stays is what counts.
      const grave = first.length === 0 ? first : await graveFindings(page, scheme);
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
