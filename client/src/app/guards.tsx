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

/** A known user does not belong here and is sent to their landing page (spec section 2, auth guard). */
const ONLY_FOR_STRANGERS = ['/login', '/patient-register'];

/** Comes before anything else if the user must set up a second factor. */
const SECOND_FACTOR = '/second-factor';

/** The route that is shown; null for an unknown path, which is the 404 page for everyone. */
function useCurrentRoute(): FeatureRoute | null {
  const { pathname } = useLocation();
  return useMemo(() => routeOf(pathname) ?? null, [pathname]);
}

/**
 * The auth guard of spec section 2. Shows a spinner until the server has said who this is (on guarded pages, the loading
 * overlay is that spinner). Then known users are sent away from the sign-in page, and unknown users to it.
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

/** The role guard of spec section 2: a user without access is sent to the page for their role. */
export function RoleGuard({ access, children }: RoleGuardProps) {
  const { user } = useSession();
  if (access === 'setup') return <SetupGuard>{children}</SetupGuard>;
  if (!user) return <Redirect to="/login" />;
  if (!mayEnter(user.role, access)) return <Refused to={refusalPath(user)} />;
  return children;
}

/** /createadmin: always open to admins, and to everyone while the server is in set-up mode. */
function SetupGuard({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  useEffect(() => {
    if (isAdmin) return;
    let isCurrent = true;
    fetchSetupIsOpen().then(
      (open) => isCurrent && setIsOpen(open),
      // Without an answer, only an admin is let in.
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
 * The server audits what it refuses itself. Only the browser knows that someone tried a page of another role, because no
 * request is sent for it.
 */
function Refused({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The logo and the bare address bring everyone to the dashboard, so following them is not an attempt to get in.
    if (pathname === '/dashboard') return;
    // The code that masks the entry is loaded only for this, because no page needs it to be drawn.
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
 * Sends the user on and replaces the history entry. The key gives each path a redirect of its own. If two paths are
 * refused in quick succession, React may draw only the second, and a redirect that is still mounted would not act again.
 */
function Redirect({ to }: { readonly to: string }) {
  const { pathname } = useLocation();
  return <Navigate key={pathname} to={to} replace />;
}
