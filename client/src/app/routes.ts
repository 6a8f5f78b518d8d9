import type { FeatureRoute } from '../lib/feature';
import { matchRoutes } from 'react-router-dom';
import { FEATURES } from './features';

/** Every path of the product, from the features' manifests. Anything else is the 404 page. */
export const ROUTES: readonly FeatureRoute[] = FEATURES.flatMap(({ routes }) => routes);

const MATCHABLE = ROUTES.map((route) => ({ path: route.path, route }));
type Match = ReturnType<typeof matchRoutes<(typeof MATCHABLE)[number]>>;

/** The first part of an address, without regard to case, as the router compares. */
const startOf = (path: string) => path.split('/')[1]?.toLowerCase();

/**
 * The router ranks all the paths that it is given, at each question, which for the whole product's takes a phone 30 ms.
 * None of ours begins with a parameter, so what begins otherwise cannot be an address's own.
 */
const alike = (pathname: string) => {
  const some = MATCHABLE.filter(({ path }) => startOf(path) === startOf(pathname));
  return some.length > 0 ? some : MATCHABLE;
};

/** An address is asked about several times. */
let last: { readonly pathname: string; readonly match: Match } | null = null;

/**
 * The route of an address, chosen as the router chooses it: /patients/import takes precedence over /patients/:patientId.
 */
export const routeOf = (pathname: string): FeatureRoute | undefined => {
  if (last?.pathname !== pathname) last = { pathname, match: matchRoutes(alike(pathname), pathname) };
  return last.match?.at(-1)?.route.route;
};
