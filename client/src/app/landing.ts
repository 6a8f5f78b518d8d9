import { ROLE_GROUPS } from '@sideline/schema/roles';
import type { SessionUser } from '../lib/session';

/** Where a user lands after signing in (spec section 2, auth guard): any other case is /login. */
export function landingPath(user: SessionUser | null): string {
  switch (user?.role) {
    case 'admin':
    case 'staff':
      return '/dashboard';
    case 'client':
      return '/client';
    case 'patient':
      return '/patient-access';
    case undefined:
      return '/login';
  }
}

/** Where the role guard sends a user whose role may not enter (spec section 2, role guard). */
export function refusalPath(user: SessionUser): string {
  if (user.role === 'client') return '/client';
  if (user.role === 'patient' && user.patientId) return `/patients/${user.patientId}`;
  return '/login';
}

/** The form that asks people to sign in and keeps what they have typed. */
const OPEN_FORM = '/see-and-treat';

/**
 * Where people go after signing in: back to the open form that sent them here if they may use it, otherwise to their
 * start page. `state` comes from the history entry, so it could hold anything.
 */
export function pathAfterSignIn(user: SessionUser, state: unknown): string {
  const isSent =
    typeof state === 'object' && state !== null && 'returnTo' in state && state.returnTo === OPEN_FORM;
  return isSent && ROLE_GROUPS.clinicians.some((role) => role === user.role) ? OPEN_FORM : landingPath(user);
}
