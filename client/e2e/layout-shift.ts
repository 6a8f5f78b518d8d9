import { expect, type Page } from '@playwright/test';
import { sectionDrawn } from './prf/section-drawn';

/** A phone upright and on its side, a tablet, and the narrowest screen there is; `bars`: the share that they may take. */
export const SCREENS = [
  { name: 'phone', width: 390, height: 844, bars: 0.22 },
  { name: 'landscape', width: 844, height: 390, bars: 0.3 },
  { name: 'tablet', width: 820, height: 1180, bars: 0.15 },
  { name: 'narrow', width: 320, height: 640, bars: 0.22 },
] as const;

export const MOST_SHIFT = 0.02;

export interface Moved {
  readonly value: number;
  readonly what: readonly string[];
}

/** From here on each page counts what moves in it without having been asked to, and what that was. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const moved: { value: number; what: string[] } = { value: 0, what: [] };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.value += value;
        for (const { node, previousRect, currentRect } of sources)
          moved.what.push(
            `${value.toFixed(3)} ${node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone')} ${previousRect.y} to ${currentRect.y}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const moved = (page: Page): Promise<Moved> =>
  page.evaluate(() => (globalThis as unknown as { readonly moved: Moved }).moved);

/** The page has what it asked for, and has drawn it. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
  await sectionDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
};

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
