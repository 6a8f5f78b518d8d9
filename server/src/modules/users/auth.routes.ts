import { RECORD_PAUSES } from '@sideline/schema/record-pause';
import { LIMITS } from '@sideline/schema/limits';
import { ROLES } from '@sideline/schema/roles';
import { z } from 'zod';
import type { SessionService } from './session.service.js';
import type { SignInService } from './sign-in.service.js';
import { actorOf } from '../../platform/context.js';
import { sessionUserOf } from './session-user.js';
import { SIGN_OUT_REASONS } from './sign-in.service.js';
import { presentSessionUser } from './session-user.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const sessionUser = z.object({
  id: z.uuid(),
  role: z.enum(ROLES),
  firstName: z.string(),
  lastName: z.string(),
  patientId: z.uuid().optional().describe('For patients: their own record.'),
  mustEnrol: z
    .literal(true)
    .optional()
    .describe('They must set up a second factor: until then, nothing else works.'),
  isGuardian: z
    .literal(true)
    .optional()
    .describe('For patients: the account is linked to a child whose records it may read.'),
  recordPause: z
    .enum(RECORD_PAUSES)
    .optional()
    .describe('For patients: why the account cannot open its own record now. patientId is then absent.'),
  idleMinutes: z.int().describe('The session ends after this long without use. Lock the screen then.'),
  deviceKey: z
    .string()
    .optional()
    .describe(
      '32 bytes in base64url, valid for the session. A device uses them to encrypt the data it keeps.',
    ),
});

/** Session (spec section 7, 'Session and team'). */
export const authRoutes = ({
  signIns,
  sessions,
}: {
  readonly signIns: SignInService;
  readonly sessions: SessionService;
}): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/auth/login',
    mirrors: 'Mutation.login',
    errors: ['SIGN_IN_FAILED', 'SECOND_FACTOR_NEEDED', 'SIGN_IN_BY_MAIL', 'DEMONSTRATION_IS_LOCAL'],
    tag: 'Session',
    summary: 'Sign in',
    description:
      'The response sets the session’s cookie. If the account has a second factor, a request without a code gets SECOND_FACTOR_NEEDED: send the e-mail address and password again with the code. After too many attempts from unknown devices, the response is SIGN_IN_BY_MAIL: if the password is right, the account’s owner gets a link by e-mail.',
    body: z.object({
      email: z
        .string()
        .min(1)
        .max(LIMITS.text.short * 2),
      password: z.string().min(1).max(LIMITS.text.long),
      code: z
        .string()
        .max(LIMITS.text.short)
        .optional()
        .describe('A code from an authenticator app, or a recovery code.'),
      link: z
        .string()
        .max(LIMITS.text.short)
        .optional()
        .describe('The token of the link that was mailed after SIGN_IN_BY_MAIL: the part after the #.'),
    }),
    response: sessionUser,
    call: (context, { body }) => signIns.signIn(context, body),
    present: presentSessionUser(sessions.idleMinutes),
  }),
  route({
    method: 'GET',
    path: '/api/auth/user',
    mirrors: 'Query.me',
    requiresUser: true,
    tag: 'Session',
    summary: 'The signed-in user',
    description: '401 when signed out.',
    response: sessionUser,
    call: async (context) => ({
      user: sessionUserOf(actorOf(context)),
      deviceKey: await sessions.deviceKeyOf(context),
    }),
    present: presentSessionUser(sessions.idleMinutes),
  }),
  route({
    method: 'POST',
    path: '/api/auth/logout',
    mirrors: 'Mutation.logout',
    tag: 'Session',
    summary: 'Sign out',
    description:
      'Send an empty body, or the reason: `idle` if the device locked itself. The answer is the same if nobody was signed in.',
    // Signing out is never refused: an unknown reason is ignored.
    body: z.object({ reason: z.enum(SIGN_OUT_REASONS).optional().catch(undefined) }),
    isBodyOptional: true,
    status: 204,
    call: (context, { body }) => signIns.signOut(context, body.reason),
    present: () => null,
  }),
];
