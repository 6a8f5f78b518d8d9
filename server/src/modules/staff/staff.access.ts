import { newId } from '../../platform/ids.js';
import {
  ADMINS,
  call,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('staffMembers', CLINICIANS, 'any', '', '{ staffId }'),
  q('ownGrades', CLINICIANS, 'any', '', 'ownGrades'),
  q('staffUsers', CLINICIANS, 'any', '', '{ id staffProfile { id } }'),
  q('staffProfiles', ADMINS, 'any', '', '{ id }'),
  m(
    'createStaffProfile',
    'CreateStaffProfileInput',
    'U  B  F  F  F  F  F  F  F',
    'an account that is none',
    '{ staffProfile { id } }',
    () => ({
      id: newId(),
      userId: newId(),
      position: 'support_staff',
      qualifications: [],
      isActive: true,
    }),
  ),
  m(
    'updateStaffProfile',
    'UpdateStaffProfileInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ staffProfile { id } }',
    () => ({
      id: newId(),
      version: 1,
      position: 'support_staff',
      qualifications: [],
      isActive: true,
    }),
  ),
  q('myAvailability', 'U  P  ok ok F  F  F  F  F', 'own; the admin has no profile', '', '{ staffId }'),
  q(
    'staffAvailability',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(staffId: $id) { staffId }',
    () => ({ id: newId() }),
  ),
  m(
    'saveWeeklyAvailability',
    'SaveWeeklyAvailabilityInput',
    'U  P  ok ok F  F  F  F  F',
    'own; the admin has no profile',
    '{ staffAvailability { staffId } }',
    () => ({ weekly: [] }),
  ),
  m(
    'addAvailabilityException',
    'AddAvailabilityExceptionInput',
    'U  P  ok ok F  F  F  F  F',
    'own; the admin has no profile',
    '{ staffAvailability { staffId } }',
    () => ({
      id: newId(),
      isAvailable: false,
      from: '2027-01-01T00:00:00Z',
      until: '2027-01-02T00:00:00Z',
    }),
  ),
  call(
    'Mutation.removeAvailabilityException',
    'unknown; the admin has no profile',
    'U  P  N  N  F  F  F  F  F',
    'mutation ($id: ID!) { removeAvailabilityException(input: { id: $id }) { staffAvailability { staffId } } }',
    () => ({ id: newId() }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/staff/users',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/staff/users',
  },
  {
    method: 'GET',
    path: '/api/staff',
    on: 'any',
    expected: '401 200 403 403 403 403 403 403 403',
    url: () => '/api/staff',
  },
  {
    method: 'POST',
    path: '/api/staff',
    on: 'an account that is none',
    expected: '401 400 403 403 403 403 403 403 403',
    url: () => '/api/staff',
    body: () => ({ userID: newId(), position: 'Support Staff', qualifications: [] }),
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
