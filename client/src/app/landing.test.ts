import type { Role } from '@sideline/schema/roles';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../lib/session';
import { landingPath, pathAfterSignIn, refusalPath } from './landing';

const user = (role: Role, patientId: string | null = null): SessionUser => ({
  id: 'u',
  role,
  firstName: 'A',
  lastName: 'B',
  patientId,
  idleMinutes: 30,
});

describe('where a user goes (spec section 2)', () => {
  it('lands by role', () => {
    expect(landingPath(user('admin'))).toBe('/dashboard');
    expect(landingPath(user('staff'))).toBe('/dashboard');
    expect(landingPath(user('client'))).toBe('/client');
    expect(landingPath(user('patient', 'p1'))).toBe('/patient-access');
    expect(landingPath(null)).toBe('/login');
  });

  it('sends a user of another role on to their own page', () => {
    expect(refusalPath(user('client'))).toBe('/client');
    expect(refusalPath(user('patient', 'p1'))).toBe('/patients/p1');
    expect(refusalPath(user('patient'))).toBe('/login');
    expect(refusalPath(user('staff'))).toBe('/login');
  });

  it('returns only to the open form that asked the user to sign in', () => {
    const sent = { returnTo: '/see-and-treat' };
    expect(pathAfterSignIn(user('staff'), sent)).toBe('/see-and-treat');
    expect(pathAfterSignIn(user('patient', 'p1'), sent)).toBe('/patient-access');
    for (const state of [null, 'x', {}, { returnTo: '//elsewhere.test' }, { returnTo: '/settings' }])
      expect(pathAfterSignIn(user('admin'), state)).toBe('/dashboard');
  });
});
