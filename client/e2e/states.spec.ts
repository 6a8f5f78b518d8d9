import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessibleInState, SIZES } from './axe';
import { VISITORS } from './first-loads';
import { pagesOf } from './pages-of';
import { sectionDrawn } from './prf/section-drawn';
import { arrive, open, walkTo } from './sign-in-as';
import { sweptOf } from './share';

/**
 * Every route in the states that a11y.spec.ts does not see (it walks them full): without anything in them, while they wait, when
 * the server fails, and without a connection. Each state has its width, where axe asks in both schemes; it then asks at the others.
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
        await route.fulfill({
          response: answer,
          json: { ...body, data: emptied(body.data ?? null) },
        });
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
        route.fulfill({
          status: 500,
          json: { errors: [{ message: 'Something went wrong.' }] },
        }),
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

for (const [name, state] of Object.entries(STATES))
  for (const visitor of VISITORS)
    test(`${name}: ${visitor}’s screens`, async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      await page.setViewportSize(state.viewport);
      // Who has a second factor is led on from its page at once: nobody sees it.
      const all = (await pagesOf(page, visitor, baseURL ?? '')).filter((path) => path !== '/second-factor');
      const paths = sweptOf(all);
      await open(page, START);
      if (state.isCutOff) {
        for (const path of [...paths, START]) {
          await (new URL(page.url()).pathname === path ? arrive : walkTo)(page, path);
          // A table is another script than the cards of a phone.
          for (const viewport of [...Object.values(SIZES), state.viewport]) {
            await page.setViewportSize(viewport);
            await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
            await sectionDrawn(page);
          }
        }
      }
      await state.begin(page);
      for (const path of paths)
        await test.step(path, async () => {
          await (state.isCutOff ? arrive(page, path) : walkTo(page, path));
          const failure = page.getByText('Oops! Something went sideways.').locator('..');
          expect.soft(await failure.allTextContents(), `${path}, ${name}`).toEqual([]);
          await expectAccessibleInState(page, `${path} ${name}`, state.isLoading ? { isLoading: true } : {});
        });
      await state.end(page);
    });
