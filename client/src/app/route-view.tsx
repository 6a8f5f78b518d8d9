import { Suspense } from 'react';
import { PageSkeleton } from '../components/ui/skeletons';
import type { FeatureRoute } from '../lib/feature';
import { RoleGuard } from './guards';
import type { LazyPage } from '../lib/lazy-page';
import { Spinner } from './spinner';

interface LazyViewProps {
  readonly page: LazyPage;
  readonly fallback: 'skeleton' | 'spinner';
}

/** A page whose script may still be loading. */
export function LazyView({ page: { Component }, fallback }: LazyViewProps) {
  return (
    <Suspense fallback={fallback === 'skeleton' ? <PageSkeleton /> : <Spinner />}>
      <Component />
    </Suspense>
  );
}

/** A route as a screen, behind its guard. */
export function RouteView({ route }: { readonly route: FeatureRoute }) {
  const view = <LazyView page={route.page} fallback={route.isBare ? 'spinner' : 'skeleton'} />;
  return route.access === 'everybody' ? view : <RoleGuard access={route.access}>{view}</RoleGuard>;
}
