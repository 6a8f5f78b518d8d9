import { newId } from '../../platform/ids.js';
import { PASSWORD } from '../../../test/harness/password.js';
import {
  ADMIN_SESSION,
  byUnknownId,
  call,
  EVERYBODY,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../test/access/rows.js';

const EVERYBODY_WRITES = ' ok ok ok ok ok ok ok F  ok';

/** A link that was in no mail. */
const NO_LINK = '          L  L  L  L  L  L  L  F  L';
const SIGNED_IN_SESSION = 'U ok ok ok ok ok F  F  F';

const account = (): Facts => ({
  firstName: 'New',
  lastName: 'Admin',
  email: `${newId()}@example.org`,
  password: 'copper-meadow-whistle-77',
});

const GRAPHQL: readonly Call[] = [
  q('me', '-  ok ok ok ok ok ok ok ok', 'any', '', '{ id }'),
  q('setupStatus', EVERYBODY, 'any', '', '{ isOpen }'),
  q('users', ADMIN_SESSION, 'any', '', '{ totalCount nodes { id hasPassword openSessions } }'),
  m('createUser', 'CreateUserInput', ADMIN_SESSION, 'any', '{ user { id } }', () => ({
    id: newId(),
    firstName: 'Wren',
    lastName: 'Ashdown',
    email: `${newId()}@example.org`,
    role: 'staff',
  })),
  m(
    'changeUserRole',
    'ChangeUserRoleInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ user { id } }',
    () => ({
      userId: newId(),
      role: 'admin',
    }),
  ),
  byUnknownId('sendUserInvitation', '{ user { id } }'),
  byUnknownId('disableUser', '{ user { id } }'),
  byUnknownId('enableUser', '{ user { id } }'),
  byUnknownId('endUserSessions', '{ user { id } }'),
  q('mySessions', SIGNED_IN_SESSION, 'own', '', '{ id isCurrent }'),
  call(
    'Mutation.endMySession',
    "another's",
    'U  N  N  N  N  N  F  F  F',
    'mutation ($id: ID!) { endMySession(input: { id: $id }) { isDone } }',
    async (world, who) => ({ id: await world.sessionOfAnother(who) }),
  ),
  q('secondFactor', SIGNED_IN_SESSION, 'own', '', '{ isOn }'),
  call(
    'Mutation.beginSecondFactor',
    'own',
    SIGNED_IN_SESSION,
    'mutation ($password: String!) { beginSecondFactor(input: { password: $password }) { secondFactorSecret { uri } } }',
    () => ({ password: PASSWORD }),
  ),
  call(
    'Mutation.confirmSecondFactor',
    'own, code wrong',
    'U  B  B  B  B  B  F  F  F',
    'mutation { confirmSecondFactor(input: { code: "no code" }) { recoveryCodes } }',
  ),
  call(
    'Mutation.renewRecoveryCodes',
    'own, none confirmed',
    'U  N  N  N  N  N  F  F  F',
    'mutation ($password: String!) { renewRecoveryCodes(input: { password: $password }) { recoveryCodes } }',
    () => ({ password: PASSWORD }),
  ),
  m(
    'removeSecondFactor',
    'RemoveSecondFactorInput',
    'U  B  B  B  B  B  F  F  F',
    'own, code wrong',
    '{ isDone }',
    () => ({
      password: PASSWORD,
      code: '123456',
    }),
  ),
  m(
    'resetSecondFactor',
    'ResetSecondFactorInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ isDone }',
    () => ({
      userId: newId(),
      reason: 'Shown their passport at the desk',
    }),
  ),
  m(
    'login',
    'LoginInput',
    'SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED SIGN_IN_FAILED F SIGN_IN_FAILED',
    'wrong password',
    '{ sessionUser { id } }',
    (_world, who) => ({ email: `${who}-unknown@example.org`, password: 'wrong' }),
  ),
  call('Mutation.logout', 'any', 'ok ok ok ok ok ok ok F ok', 'mutation { logout { isDone } }', undefined, {
    isEnding: true,
  }),
  m(
    'createAdmin',
    'CreateAdminInput',
    'SETUP_CLOSED ok SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED SETUP_CLOSED F SETUP_CLOSED',
    'any',
    '{ sessionUser { id } }',
    account,
  ),
  m(
    'changePassword',
    'ChangePasswordInput',
    'U  B  B  B  B  B  F  F  F',
    'own, old password wrong',
    '{ isDone }',
    () => ({ currentPassword: 'wrong', newPassword: 'velvet-harbour-trumpet-19' }),
  ),
  m('registerUser', 'RegisterUserInput', EVERYBODY_WRITES, 'any', '{ id }', () => ({
    email: `${newId()}@example.org`,
    password: PASSWORD,
  })),
  m('registerPatient', 'RegisterPatientInput', EVERYBODY_WRITES, 'any', '{ id }', () => ({
    name: 'Wren Ashdown',
    dob: '1990-05-06',
    gender: 'female',
    addressLine1: '1 Mill Lane',
    town: 'Harrowmere',
    postcode: 'HM1 2AB',
  })),
  call(
    'Mutation.verifyEmail',
    'a token that is none',
    NO_LINK,
    'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { isDone } }',
    () => ({ token: 'A'.repeat(43), password: PASSWORD }),
  ),
  call(
    'Mutation.requestPasswordReset',
    'any',
    EVERYBODY_WRITES,
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isDone } }',
    () => ({ email: `${newId()}@example.org` }),
  ),
  call(
    'Mutation.requestEmailConfirmation',
    'any',
    EVERYBODY_WRITES,
    'mutation ($email: String!) { requestEmailConfirmation(input: { email: $email }) { isDone } }',
    () => ({ email: `${newId()}@example.org` }),
  ),
  m('resetPassword', 'ResetPasswordInput', NO_LINK, 'a token that is none', '{ isDone }', () => ({
    token: 'A'.repeat(43),
    password: PASSWORD,
  })),
  m(
    'recordIdentityCheck',
    'RecordIdentityCheckInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ isDone }',
    () => ({
      checkId: newId(),
      mergeId: newId(),
      seen: 'passport',
      email: 'nobody@example.org',
    }),
  ),
  m(
    'undoIdentityCheck',
    'UndoIdentityCheckInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ isDone }',
    () => ({
      checkId: newId(),
      reason: 'Another person',
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    on: 'wrong password',
    expected: '401 401 401 401 401 401 401 403 401',
    url: () => '/api/auth/login',
    body: (_world, who) => ({ email: `${who}-rest@example.org`, password: 'wrong' }),
  },
  {
    method: 'GET',
    path: '/api/auth/user',
    on: 'any',
    expected: '401 200 200 200 200 200 200 200 200',
    url: () => '/api/auth/user',
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    on: 'any',
    expected: '204 204 204 204 204 204 204 403 204',
    url: () => '/api/auth/logout',
    isEnding: true,
  },
  {
    method: 'POST',
    path: '/api/users/register',
    on: 'any',
    expected: '201 201 201 201 201 201 201 403 201',
    url: () => '/api/users/register',
    body: () => ({ email: `${newId()}@example.org`, password: PASSWORD, role: 'patient' }),
  },
  {
    method: 'POST',
    path: '/api/patients/register',
    on: 'any',
    expected: '201 201 201 201 201 201 201 403 201',
    url: () => '/api/patients/register',
    body: () => ({
      name: 'Wren Ashdown',
      dob: '1990-05-06',
      gender: 'Female',
      addressLine1: '1 Mill Lane',
      town: 'Harrowmere',
      postcode: 'HM1 2AB',
      user_id: null,
    }),
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
