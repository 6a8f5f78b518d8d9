import type { FeatureRoute } from '../lib/feature';
import { matchRoutes } from 'react-router-dom';
import { FEATURES } from './features';

/** Every path of the product, from the features' manifests. Anything else is the 404 page. */
export const ROUTES: readonly FeatureRoute[] = FEATURES.flatMap(({ routes }) => routes);

const MATCHABLE = ROUTES.map((route) => ({ path: route.path, route }));

/**
 * The route of an address, chosen as the router chooses it: /patients/import takes precedence over /patients/:patientId.
 */
export const routeOf = (pathname: string): FeatureRoute | undefined =>
  matchRoutes(MATCHABLE, pathname)?.at(-1)?.route.route;
