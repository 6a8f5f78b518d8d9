import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mayEnter } from './navigation';
import { ROUTES, type AppRoute } from './routes';
import { FIRST_LOADS, SHELL } from '../../e2e/first-loads';
import { GUARDED, NOT_OPEN, PUBLIC } from '../../e2e/guarded-paths';

/** What the journeys go through by lists of their own: no path of the client may be missing in them. */

const isOpen = (route: AppRoute): boolean => 'page' in route;
const paths = (routes: readonly AppRoute[]): readonly string[] => routes.map(({ path }) => path).sort();
const routeOf = (path: string): AppRoute | undefined =>
  // As the router does: what is spelt out goes before what stands for anything.
  [...ROUTES]
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .find((route) => matchPath(route.path, path) !== null);
const reached = (visited: readonly string[]): readonly string[] =>
  [...new Set(visited.map((path) => routeOf(path)?.path ?? `no route for ${path}`))].sort();

describe('the journeys’ lists', () => {
  it('guard every path', () => {
    const everybodys = ROUTES.filter(({ access }) => access === 'everybody');
    // Those two have rules of their own for who is signed in.
    expect(reached([...PUBLIC, '/login', '/patient-register'])).toEqual(paths(everybodys));
    expect(reached(GUARDED)).toEqual(paths(ROUTES.filter((route) => !everybodys.includes(route))));
  });

  it('look at every path that is not open yet', () => {
    expect(reached(NOT_OPEN)).toEqual(paths(ROUTES.filter((route) => !isOpen(route))));
  });

  it('count what every open screen asks for, as somebody who may see it', () => {
    const rows = FIRST_LOADS.filter(({ path }) => path !== SHELL);
    expect(reached(rows.map(({ path }) => path))).toEqual(paths(ROUTES.filter(isOpen)));
    for (const { visitor, path } of rows) {
      const access = routeOf(path)?.access ?? 'everybody';
      if (access === 'everybody') continue;
      expect(visitor !== 'nobody' && mayEnter(visitor, access === 'setup' ? 'admins' : access), path).toBe(
        true,
      );
    }
  });
});
