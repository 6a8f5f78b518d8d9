import '@fastify/cookie';
import { BACKGROUND_HEADER, WRITER_HEADER } from '@sideline/schema/background';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import type { ApiTokenService } from './modules/tokens/api-token.service.js';
import type { SessionService } from './modules/users/session.service.js';
import type { Clock } from './platform/clock.js';
import {
  BROWSER_PURPOSES,
  type Actor,
  type BrowserMark,
  type BrowserMarks,
  type Context,
  type SessionCookieWriter,
} from './platform/context.js';
import { currentDeadline } from './platform/database/deadline.js';
import { DomainError } from './platform/errors.js';
import { Spending } from './platform/http/spending.js';
import { LoaderRegistry } from './platform/database/loader-registry.js';

export interface RequestContextDeps {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly sessions: SessionService;
  readonly tokens: ApiTokenService;
}

/** Makes the context of a request, with the caller from the API token or the session's cookie. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Makes the context for the caller who opened a socket with that request. A socket does not count as use of a session, and
 * there is no answer to write a cookie on. Throws UNAUTHENTICATED if nobody is signed in, or the session has ended.
 */
export type SocketContextOf = (request: FastifyRequest, token?: string | null) => Promise<Context>;

const BEARER = /^Bearer +(\S+)$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const;

/** The API token of a request; null if it sends none. If there is one, the cookie is ignored. */
export const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  return BEARER.exec(header)?.[1] ?? '';
};

const isBackground = (request: FastifyRequest): boolean => request.headers[BACKGROUND_HEADER] !== undefined;

export const createContextOf = ({
  config,
  dataSource,
  clock,
  sessions,
  tokens,
}: RequestContextDeps): {
  readonly contextOf: ContextOf;
  readonly socketContextOf: SocketContextOf;
  /** Whether a request brings neither a session nor a token. */
  readonly isStranger: (request: FastifyRequest) => boolean;
} => {
  const isTls = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  const isSecure = (request: FastifyRequest): boolean => isTls || request.protocol === 'https';
  // The prefix makes the browser refuse the cookie from a sibling domain or over plain HTTP.
  const cookieName = (request: FastifyRequest): string =>
    isSecure(request) ? '__Host-sideline' : 'sideline';

  const browserMark = (request: FastifyRequest, reply: FastifyReply, purpose: string): BrowserMark => {
    const name = `${cookieName(request)}-${purpose}`;
    return {
      value: request.cookies[name] ?? null,
      set: (mark, expires) => {
        reply.setCookie(name, mark, {
          path: '/',
          httpOnly: true,
          sameSite: 'strict',
          secure: isSecure(request),
          expires,
        });
      },
    };
  };

  const browserMarks = (request: FastifyRequest, reply: FastifyReply): BrowserMarks => {
    const marks = BROWSER_PURPOSES.map((purpose) => [purpose, browserMark(request, reply, purpose)] as const);
    return Object.fromEntries(marks) as BrowserMarks;
  };

  const cookieWriter = (request: FastifyRequest, reply: FastifyReply): SessionCookieWriter => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
    return {
      set: (token, expiresAt) => {
        reply.setCookie(cookieName(request), token, { ...attributes, expires: expiresAt });
      },
      clear: () => {
        reply.clearCookie(cookieName(request), attributes);
      },
    };
  };

  const presented = async (
    request: FastifyRequest,
    use: { readonly isUse: boolean; readonly userId?: string },
    given: string | null = null,
  ): Promise<Actor | null> => {
    const bearer = given ?? bearerOf(request);
    if (bearer !== null) {
      const actor = await tokens.authenticate(dataSource.manager, bearer, clock());
      // A program must learn that its token has ended; as an anonymous caller it would get public data and notice nothing.
      if (actor === null) throw new DomainError('UNAUTHENTICATED');
      return actor;
    }
    const token = request.cookies[cookieName(request)];
    return token === undefined ? null : sessions.authenticate(dataSource.manager, token, clock(), use);
  };

  const findActor = async (
    request: FastifyRequest,
    isUse: boolean,
    given: string | null = null,
  ): Promise<Actor | null> => {
    const writer = request.headers[WRITER_HEADER]?.toString();
    if (writer === undefined) return presented(request, { isUse }, given);
    // A page of a user who has left: their entries wait for them, no matter who is signed in now.
    const actor = await presented(request, { isUse, userId: writer });
    if (actor?.userId !== writer) throw new DomainError('UNAUTHENTICATED');
    return actor;
  };

  const contextFor = (request: FastifyRequest, actor: Actor | null): Context => ({
    requestId: request.id,
    actor,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    isProxied: FORWARDED.some((header) => request.headers[header] !== undefined),
    isBackground: isBackground(request),
    manager: dataSource.manager,
    transaction: null,
    loaders: new LoaderRegistry(),
    clock,
  });

  const socketContextOf: SocketContextOf = async (request, token = null) => {
    const actor = await findActor(request, false, token);
    if (actor === null) throw new DomainError('UNAUTHENTICATED');
    return {
      ...contextFor(request, actor),
      isBackground: true,
      renew: () => socketContextOf(request, token),
    };
  };

  return {
    contextOf: async (request, reply) => {
      const actor = await findActor(request, !isBackground(request));
      const deadline = currentDeadline();
      if (deadline !== undefined) deadline.isStrangers = actor === null;
      return {
        ...contextFor(request, actor),
        reply: cookieWriter(request, reply),
        spending: new Spending((name, value) => void reply.header(name, value)),
        browser: browserMarks(request, reply),
      };
    },
    socketContextOf,
    isStranger: (request) => bearerOf(request) === null && request.cookies[cookieName(request)] === undefined,
  };
};
