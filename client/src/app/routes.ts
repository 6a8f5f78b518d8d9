import type { FeatureRoute } from '../lib/feature';
import { matchRoutes } from 'react-router-dom';
import { FEATURES } from './features';

/** Every path of the product, from the features' manifests. Anything else is the 404 page. */
export const ROUTES: readonly FeatureRoute[] = FEATURES.flatMap(({ routes }) => routes);

const MATCHABLE = ROUTES.map((route) => ({ path: route.path, route }));
type Match = ReturnType<typeof matchRoutes<(typeof MATCHABLE)[number]>>;

/** All paths are ranked again for each question, which takes a phone 30 ms, and an address is asked about several times. */
let last: { readonly pathname: string; readonly match: Match } | null = null;

/**
 * The route of an address, chosen as the router chooses it: /patients/import takes precedence over /patients/:patientId.
 */
export const routeOf = (pathname: string): FeatureRoute | undefined => {
  if (last?.pathname !== pathname) last = { pathname, match: matchRoutes(MATCHABLE, pathname) };
  return last.match?.at(-1)?.route.route;
};
