import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../components/skeletons';
import { RoleGuard } from './guards';
import { loadScreen, type LazyPage } from './lazy-page';
import type { AppRoute } from './routes';
import { Spinner } from './spinner';

const NotOpen = lazy(() => loadScreen(() => import('./not-open')));

interface LazyViewProps {
  readonly page: LazyPage;
  readonly fallback: 'skeleton' | 'spinner';
}

/** A page whose script may still be on its way. */
export function LazyView({ page: { Component }, fallback }: LazyViewProps) {
  return (
    <Suspense fallback={fallback === 'skeleton' ? <PageSkeleton /> : <Spinner />}>
      <Component />
    </Suspense>
  );
}

/** A row of the table of routes as a screen, behind its guard. */
export function RouteView({ route }: { readonly route: AppRoute }) {
  const view =
    'page' in route ? (
      <LazyView page={route.page} fallback={route.isBare ? 'spinner' : 'skeleton'} />
    ) : (
      <Suspense fallback={route.isBare ? <Spinner /> : <PageSkeleton />}>
        <NotOpen title={route.title} purpose={route.purpose} isBare={route.isBare ?? false} />
      </Suspense>
    );
  return route.access === 'everybody' ? view : <RoleGuard access={route.access}>{view}</RoleGuard>;
}
