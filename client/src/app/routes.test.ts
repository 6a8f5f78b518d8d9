import { readdirSync, readFileSync } from 'node:fs';
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
