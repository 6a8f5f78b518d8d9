import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadChunk } from '../lib/load-chunk';
import type { Access, FeatureRoute } from '../lib/feature';
import { useSession } from '../lib/session';
import { fetchSetupIsOpen } from '../lib/setup';
import { pathAfterSignIn, refusalPath } from './landing';
import { LoadingOverlay } from './loading-overlay';
import { mayEnter } from './navigation';
import { routeOf } from './routes';
import { useScrollOnNavigation } from './scroll';
import { Spinner } from './spinner';
import { Unreachable } from './unreachable';

/** A known user has no business here and is sent to their landing page (spec section 2, auth guard). */
const ONLY_FOR_STRANGERS = ['/login', '/patient-register'];

/** Before anything else, where a second factor is asked of them. */
const SECOND_FACTOR = '/second-factor';

/** The route that is shown; null for an unknown path, which is the 404 page for everybody. */
function useCurrentRoute(): FeatureRoute | null {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname) ?? null, [pathname]);
}

/**
 * The auth guard of spec section 2: a spinner until the server has said who this is (on guarded pages the loading
 * overlay is that spinner), then known users away from the sign-in, unknown ones to it.
 */
export function AuthGuard() {
  const { status, user } = useSession();
  const route = useCurrentRoute();
  const state: unknown = useLocation().state;
  const isPublic = route === null || route.access === 'everybody' || route.access === 'setup';
  const isLoading = status === 'loading';
  useScrollOnNavigation();

  let view: ReactNode;
  if (isLoading) view = isPublic ? <Spinner /> : null;
  else if (user && route !== null && ONLY_FOR_STRANGERS.includes(route.path))
    view = <Redirect to={pathAfterSignIn(user, state)} />;
  else if (status === 'unreachable' && !isPublic) view = <Unreachable />;
  else if (!user && !isPublic) view = <Redirect to="/login" />;
  else if (user?.mustEnrol && !isPublic && route.path !== SECOND_FACTOR)
    view = <Redirect to={SECOND_FACTOR} />;
  else view = <Outlet />;

  return (
    <>
      <LoadingOverlay isLoading={isLoading && !isPublic} />
      {view}
    </>
  );
}

interface RoleGuardProps {
  readonly access: Exclude<Access, 'everybody'>;
  readonly children: ReactNode;
}

/** The role guard of spec section 2: a user whose role may not enter goes where that role belongs. */
export function RoleGuard({ access, children }: RoleGuardProps) {
  const { user } = useSession();
  if (access === 'setup') return <SetupGuard>{children}</SetupGuard>;
  if (!user) return <Redirect to="/login" />;
  if (!mayEnter(user.role, access)) return <Refused to={refusalPath(user)} />;
  return children;
}

/** /createadmin: admins always; everybody while the server is in set-up mode. */
function SetupGuard({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  useEffect(() => {
    if (isAdmin) return;
    let isCurrent = true;
    fetchSetupIsOpen().then(
      (open) => isCurrent && setIsOpen(open),
      // Without an answer nobody but an admin is let in.
      () => isCurrent && setIsOpen(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAdmin]);

  if (isAdmin || isOpen) return children;
  if (isOpen === null) return <Spinner />;
  return user ? <Refused to={refusalPath(user)} /> : <Redirect to="/login" />;
}

/**
 * The server audits what it refuses itself; that someone tried a page of another role's, only the browser knows, since
 * nothing is asked of the server for it.
 */
function Refused({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The logo and the bare address lead everyone to the dashboard, so following them is not an attempt to get in.
    if (pathname === '/dashboard') return;
    // What masks the entry is loaded only for this: no page needs it to be drawn.
    loadChunk(() => import('../lib/audit'))
      .then(({ recordAudit }) => {
        recordAudit(
          { action_type: 'ACCESS_DENIED', action_context: `Page ${pathname}` },
          { fireAndForget: true },
        );
      })
      .catch(() => undefined);
  }, [pathname]);
  return <Redirect to={to} />;
}

/**
 * Sends the user on, the history entry replaced. The key makes each path's redirect its own: of two refused paths in
 * quick succession React may draw only the second, and a redirect that is still mounted would not act again.
 */
function Redirect({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  return <Navigate key={pathname} to={to} replace />;
}
