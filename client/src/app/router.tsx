import { startTransition, Suspense, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  Navigate,
  Router as PathRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useRoutes,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
} from 'react-router-dom';
import { PageSkeleton } from '../components/ui/skeletons';
import type { FeatureRoute } from '../lib/feature';
import { onSigningIn } from '../lib/session-events';
import { AuthGuard, RoleGuard } from './guards';
import { RouteErrorBoundary } from './error-screen';
import { lazyPage, type LazyPage } from '../lib/lazy-page';
import { routeOf } from './routes';
import { Spinner } from './spinner';
import { StaysScrolled } from './stays-scrolled';

interface LazyViewProps {
  readonly page: LazyPage;
  readonly fallback: 'skeleton' | 'spinner';
}

/** A page whose script may still be loading. */
function LazyView({ page: { Component }, fallback }: LazyViewProps) {
  return (
    <Suspense fallback={fallback === 'skeleton' ? <PageSkeleton /> : <Spinner />}>
      <Component />
    </Suspense>
  );
}

/** A route as a screen, behind its guard. */
function RouteView({ route }: { readonly route: FeatureRoute }) {
  const view = <LazyView page={route.page} fallback={route.isBare ? 'spinner' : 'skeleton'} />;
  return route.access === 'everybody' ? view : <RoleGuard access={route.access}>{view}</RoleGuard>;
}

const shell = lazyPage(() => import('./shell/shell'));
const bareScreens = lazyPage(() => import('./bare-screens'));
const notFound = lazyPage(() => import('./shell/not-found.page'));

const FRAME = <LazyView page={shell} fallback="spinner" />;
const NO_FRAME = <LazyView page={bareScreens} fallback="spinner" />;
/** What no feature has: the bare address, and every unknown one. */
const OTHERS: RouteObject[] = [
  { path: '/', element: <Navigate to="/dashboard" replace /> },
  { path: '*', element: <LazyView page={notFound} fallback="skeleton" /> },
];

/** The page with what is around it. Of all the pages the router would rank every path again, each time it draws. */
const treeOf = (route: FeatureRoute | undefined): RouteObject[] => {
  const pages = route ? [{ path: route.path, element: <RouteView route={route} /> }] : OTHERS;
  // React Router ignores case when it compares paths. We keep the specification's spelling (/StaffManager).
  const framed = route?.isLight ? pages : [{ element: route?.isBare ? NO_FRAME : FRAME, children: pages }];
  return [{ element: <AuthGuard />, children: framed }];
};

preload(location.pathname);
// While the server checks the password, the shell and the most common landing page are loaded too.
onSigningIn(() => preload('/dashboard'));

/** The scripts of the requested page load while the server is still confirming the user. */
function preload(pathname: string): void {
  const route = routeOf(pathname);
  if (!route?.isBare) shell.preload();
  else if (!route.isLight) bareScreens.preload();
  if (route && 'page' in route) route.page.preload();
}

const entries = createBrowserHistory({ v5Compat: true });
/** The options of the navigation in progress; nothing when the person goes back or forward. */
let asked: NavigateOptions = {};
const steps: Navigator = {
  createHref: (to) => entries.createHref(to),
  go: (delta) => entries.go(delta),
  push: (to, state, options = {}) => {
    asked = options;
    entries.push(to, state);
    asked = {};
  },
  replace: (to, state, options = {}) => {
    asked = options;
    entries.replace(to, state);
    asked = {};
  },
};

const now = () => ({
  location: entries.location,
  navigationType: entries.action,
  staysScrolled: asked.preventScrollReset === true,
});

/**
 * React Router without its loaders and actions. Sideline has none, and with them every page would download twice as much.
 * Unlike the library's own BrowserRouter, it supports `preventScrollReset`.
 */
function Places({ children }: { readonly children: ReactNode }) {
  const [{ location, navigationType, staysScrolled }, setPlace] = useState(now);
  useLayoutEffect(
    () =>
      entries.listen(() => {
        const place = now();
        startTransition(() => setPlace(place));
      }),
    [],
  );
  return (
    <StaysScrolled value={staysScrolled}>
      <PathRouter location={location} navigationType={navigationType} navigator={steps}>
        <RouteErrorBoundary>{children}</RouteErrorBoundary>
      </PathRouter>
    </StaysScrolled>
  );
}

function Screens() {
  const { pathname } = useLocation();
  return useRoutes(useMemo(() => treeOf(routeOf(pathname)), [pathname]));
}

/** The screen for the current address. */
export function Router() {
  return (
    <Places>
      <Screens />
    </Places>
  );
}
