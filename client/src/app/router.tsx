import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '../lib/feature';
import { onSigningIn } from '../lib/session-events';
import { AuthGuard } from './guards';
import { RouteErrorScreen } from './error-screen';
import { lazyPage } from '../lib/lazy-page';
import { RouteView, LazyView } from './route-view';
import { routeOf, ROUTES } from './routes';

const shell = lazyPage(() => import('./shell/shell'));
const notFound = lazyPage(() => import('./shell/not-found.page'));

/** The router of the whole product, made from the features' routes. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  preload(location.pathname);
  // While the server checks the password, the shell and the page that most people land on come as well.
  onSigningIn(() => preload('/dashboard'));
  return createBrowserRouter([
    {
      element: <AuthGuard />,
      errorElement: <RouteErrorScreen />,
      children: [
        ...ROUTES.filter(({ isBare }) => isBare).map(asRouteObject),
        {
          element: <LazyView page={shell} fallback="spinner" />,
          children: [
            { path: '/', element: <Navigate to="/dashboard" replace /> },
            ...ROUTES.filter(({ isBare }) => !isBare).map(asRouteObject),
            { path: '*', element: <LazyView page={notFound} fallback="skeleton" /> },
          ],
        },
      ],
    },
  ]);
}

function asRouteObject(route: FeatureRoute): RouteObject {
  // React Router compares paths without case; the specification's own spelling (/StaffManager) stands.
  return { path: route.path, element: <RouteView route={route} />, handle: route };
}

/** The scripts of the page that was asked for load while the server still says who is asking. */
function preload(pathname: string): void {
  const route = routeOf(pathname);
  if (!route?.isBare) shell.preload();
  if (route && 'page' in route) route.page.preload();
}
