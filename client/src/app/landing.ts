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
