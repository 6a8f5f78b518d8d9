import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessible, SIZES } from './axe';
import { walkOf } from './feature-screens';
import { VISITORS } from './first-loads';
import { follow, open, signInAs, walkTo } from './sign-in-as';

/**
 * Every route in the states that a11y.spec.ts does not see (it walks them full): without anything in them, while they wait, when
 * the server fails, and without a connection. Each state has its width, and axe asks in both schemes there.
 */
const START = '/privacy-policy';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Lists that an installation has from the start, and nobody empties. */
const FIXED = new Set(['mailTexts']);

/** An answer as of an installation where nothing is: lists without rows, and counts of none. */
const emptied = (value: Json, name = ''): Json => {
  if (FIXED.has(name)) return value;
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return /count$|^total/i.test(name) ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>).map(([key, inner]) => [key, emptied(inner, key)]),
  );
};

const isAsked = (route: Route): boolean => !/RecordAudit|ping/i.test(route.request().postData() ?? '');

interface State {
  readonly viewport: (typeof SIZES)[keyof typeof SIZES];
  readonly isLoading?: true;
  /** Scripts do not come: they have to be on the device before. */
  readonly isCutOff?: true;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly end: (page: Page) => Promise<unknown>;
}

const unroute = (page: Page) => page.unroute('**/graphql');

const STATES: Readonly<Record<string, State>> = {
  empty: {
    viewport: SIZES.desktop,
    begin: (page) =>
      page.route('**/graphql', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { readonly data?: Json };
        await route.fulfill({ response: answer, json: { ...body, data: emptied(body.data ?? null) } });
      }),
    end: unroute,
  },
  loading: {
    viewport: SIZES.tablet,
    isLoading: true,
    begin: (page) => page.route('**/graphql', (route) => (isAsked(route) ? undefined : route.fallback())),
    end: unroute,
  },
  failing: {
    viewport: SIZES.phone,
    begin: (page) =>
      page.route('**/graphql', (route) =>
        route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } }),
      ),
    end: unroute,
  },
  offline: {
    viewport: SIZES.phone,
    isCutOff: true,
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
};

/** As `walkTo`, where a page that waits may have no heading yet: the one before has gone. */
const arrive = async (page: Page, path: string): Promise<void> => {
  if (new URL(path, page.url()).pathname !== new URL(page.url()).pathname)
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    });
  await follow(page, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0);
  await expect(page.getByRole('main').first()).toBeVisible();
};

for (const [name, state] of Object.entries(STATES))
  for (const visitor of VISITORS)
    test(`${name}: ${visitor}’s screens`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize(state.viewport);
      if (visitor !== 'nobody') await signInAs(page, visitor);
      await open(page, START);
      // Who has a second factor is led on from its page at once: nobody sees it.
      const paths = [...new Set(walkOf(visitor))].filter((path) => path !== '/second-factor');
      if (state.isCutOff) {
        for (const path of [...paths, START])
          await (new URL(page.url()).pathname === path ? arrive : walkTo)(page, path);
      }
      await state.begin(page);
      for (const path of paths) {
        await (state.isCutOff ? arrive(page, path) : walkTo(page, path));
        const failure = page.getByText('Oops! Something went sideways.').locator('..');
        expect.soft(await failure.allTextContents(), `${path}, ${name}`).toEqual([]);
        await expectAccessible(page, `${path} ${name}`, state.isLoading ? { isLoading: true } : {});
      }
      await state.end(page);
    });

/** A desk at 200 % and at 400 %: half and a quarter of its pixels each way. */
const ZOOMS = { '200 %': { width: 640, height: 450 }, '400 %': { width: 320, height: 225 } } as const;
const MOST_STOPS = 30;

for (const visitor of VISITORS)
  test(`enlarged, and by keyboard alone: ${visitor}’s screens`, async ({ page }) => {
    test.setTimeout(600_000);
    if (visitor !== 'nobody') await signInAs(page, visitor);
    await open(page, START);
    for (const path of new Set(walkOf(visitor))) {
      await arrive(page, path);
      await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
      for (const [zoom, viewport] of Object.entries(ZOOMS)) {
        await page.setViewportSize(viewport);
        // What is drawn again for another width is drawn a moment after it.
        await expect
          .soft(async () => {
            const wide = await page.evaluate(
              () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
            );
            expect(wide, `${path} at ${zoom} goes sideways`).toBeLessThanOrEqual(0);
          })
          .toPass({ timeout: 10_000 });
      }
      await page.setViewportSize(SIZES.desktop);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
      });
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const problem = await page.evaluate(() => {
          const at = document.activeElement;
          if (!(at instanceof HTMLElement) || at === document.body) return null;
          const named = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`;
          // The browser's own button in a field of a date or a time has the focus, and its ring, inside the field.
          const isInside = at.matches(
            ':is([type="time"], [type="date"], [type="datetime-local"]):not(:focus-visible)',
          );
          if (isInside) return null;
          if (!at.matches(':focus-visible')) return `${named}: no focus is shown`;
          // The ring may be on what holds an invisible box, such as a segment or a switch.
          for (let around: HTMLElement | null = at; around; around = around.parentElement) {
            for (const part of [null, '::after', '::before'] as const) {
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around, part);
              if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none')
                return null;
            }
            if (around.matches('li, td, th, form, section, main, header, footer')) break;
          }
          for (const beside of [at.nextElementSibling, at.previousElementSibling]) {
            if (beside === null) continue;
            const { outlineStyle, boxShadow } = getComputedStyle(beside);
            if (outlineStyle !== 'none' || boxShadow !== 'none') return null;
          }
          return `${named}: no ring`;
        });
        expect.soft(problem, path).toBeNull();
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
    }
  });
