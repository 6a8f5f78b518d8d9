import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FeatureRoute } from '../lib/feature';
import { mayEnter } from './navigation';
import { routeOf, ROUTES } from './routes';
import { ASKED_BY_JOURNEYS, GUARDED, openTo, walkOf } from '../../e2e/feature-screens';
import { AROUND, FIRST_LOADS, VISITORS } from '../../e2e/first-loads';

/** What the journeys go through by lists of their own: no path of the client may be missing in them. */

const paths = (routes: readonly FeatureRoute[]): readonly string[] => routes.map(({ path }) => path).sort();
const reached = (visited: readonly string[]): readonly string[] =>
  [...new Set(visited.map((path) => routeOf(path)?.path ?? `no route for ${path}`))].sort();

const COLOUR_MODE = new URL('./colour-mode.js', import.meta.url);

/** Whether the page shows the overlay at this path before its scripts have come. */
const waitsAt = (pathname: string): boolean => {
  const dataset: Record<string, string> = {};
  runInNewContext(readFileSync(COLOUR_MODE, 'utf8'), {
    document: { documentElement: { dataset, style: {} } },
    localStorage: { getItem: () => 'light' },
    location: { pathname },
  });
  return 'waits' in dataset;
};

describe('the overlay before the scripts', () => {
  it('is on every page that not everybody may see, and on no other', () => {
    const isGuarded = ({ access }: FeatureRoute) => access !== 'everybody' && access !== 'setup';
    const pathOf = ({ path }: FeatureRoute) => path.replaceAll(/:\w+/g, 'one');
    expect(ROUTES.map(pathOf).filter(waitsAt)).toEqual(ROUTES.filter(isGuarded).map(pathOf));
    expect(waitsAt('/')).toBe(false);
  });
});

describe('the route of an address', () => {
  it('is the one that the router chooses of all', () => {
    const all = ROUTES.map((route) => ({ path: route.path, route }));
    const samples = ROUTES.flatMap(({ path }) => {
      const address = path.replaceAll(/:\w+/g, 'one');
      return [address, address.toUpperCase(), `${address}/`, `${address}/more`, `/%70${address.slice(2)}`];
    });
    const chosen = (address: string) => matchRoutes(all, address)?.at(-1)?.route.path;
    for (const address of [...samples, '/', '', '/nowhere'])
      expect(routeOf(address)?.path, address).toBe(chosen(address));
    expect(ROUTES.filter(({ path }) => path.startsWith('/:'))).toEqual([]);
  });
});

describe('the journeys’ lists', () => {
  it('guard every path', () => {
    const everybodys = ROUTES.filter(({ access }) => access === 'everybody');
    expect(reached(openTo('everybody', 'strangers'))).toEqual(paths(everybodys));
    expect(reached(GUARDED)).toEqual(paths(ROUTES.filter((route) => !everybodys.includes(route))));
  });

  it('show axe every screen', () => {
    const walked = VISITORS.flatMap(walkOf);
    const asked = new Set([
      ...reached(walked.map((path) => path.split('?')[0] ?? path)),
      ...ASKED_BY_JOURNEYS,
    ]);
    expect(paths(ROUTES).filter((path) => !asked.has(path))).toEqual([]);
    // axe.ts holds the page to the path that a journey names: here, that one does.
    const e2e = new URL('../../e2e/', import.meta.url);
    const journeys = readdirSync(e2e)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(new URL(name, e2e), 'utf8'))
      .join('\n');
    const named = new Set(
      [...journeys.matchAll(/expectAccessible\w*\(\s*\w+,\s*[^)]*?'(\/[^',]*)/g)].map(([, path]) => path),
    );
    expect(ASKED_BY_JOURNEYS.filter((path) => !named.has(path))).toEqual([]);
  });

  it('count what every screen requests, for a user who may see it', () => {
    const rows = FIRST_LOADS.filter(({ path }) => !AROUND.includes(path));
    expect(reached(rows.map(({ path }) => path))).toEqual(paths(ROUTES));
    for (const { visitor, path } of rows) {
      const access = routeOf(path)?.access ?? 'everybody';
      if (access === 'everybody') continue;
      expect(visitor !== 'nobody' && mayEnter(visitor, access === 'setup' ? 'admins' : access), path).toBe(
        true,
      );
    }
  });
});
