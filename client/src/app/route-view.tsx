import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../components/skeletons';
import type { FeatureRoute } from '../lib/feature';
import { RoleGuard } from './guards';
import { loadScreen, type LazyPage } from '../lib/lazy-page';
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

/** A route as a screen, behind its guard. */
export function RouteView({ route }: { readonly route: FeatureRoute }) {
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
