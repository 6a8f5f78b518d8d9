import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** All that axe knows is asked in the light; in the dark only what colours decide. */
const SCHEMES = {
  light: (axe: AxeBuilder) => axe.withTags(STANDARDS),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
} as const;

const graveFindings = async (page: Page, scheme: keyof typeof SCHEMES): Promise<readonly string[]> => {
  await settled(page);
  // What passed is nobody's concern here, and naming every element of it takes longer than the rules themselves.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await SCHEMES[scheme](axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
};

/** Asks axe in both colour schemes; serious and critical findings fail, with where they were met. */
export const expectAccessible = (page: Page, where: string): Promise<void> =>
  inFullHeight(page, async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      const first = await graveFindings(page, colorScheme);
      // A page of 11,000 px may still be changing its colours: what stays is what counts.
      const grave = first.length === 0 ? first : await graveFindings(page, colorScheme);
      expect.soft(grave, `${where}, ${colorScheme}`).toEqual([]);
    }
  });
