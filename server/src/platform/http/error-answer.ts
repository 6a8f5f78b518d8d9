import { ERRORS, type ErrorCode, type Problem } from '@sideline/schema/errors';
import type { FastifyReply } from 'fastify';
import { problemsOfRequest } from './body-problems.js';
import { challengeOf } from './challenge.js';
import { DomainError, publicError } from '../errors.js';

/** What a caller is shown of an error, over GraphQL and REST alike. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly requestId: string;
  /** After how long to try again, for the `Retry-After` header; null if that does not help. */
  readonly seconds: string | number | null;
}

/** An error thrown outside any operation: by us, by the HTTP server, or unforeseen (INTERNAL). */
export const answerTo = (error: unknown, requestId: string): ErrorAnswer => {
  const known = publicError(error);
  if (known instanceof DomainError) {
    const { status, code, message, problems, params } = known;
    return { status, code, message, problems, requestId, seconds: params['seconds'] ?? null };
  }
  const { statusCode = 500, code } = known as { readonly statusCode?: number; readonly code?: string };
  if (statusCode < 500)
    return {
      status: statusCode,
      code: statusCode === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_INPUT',
      message: ERRORS.BAD_INPUT.message,
      problems: problemsOfRequest(code === undefined ? {} : { code }),
      requestId,
      seconds: null,
    };
  return {
    status: 500,
    code: 'INTERNAL',
    message: ERRORS.INTERNAL.message.replace('{requestId}', requestId),
    problems: [],
    requestId,
    seconds: null,
  };
};

/** The body that an interface returns for an error: its own shape, and the media type if that is not plain JSON. */
export interface ShapedError {
  readonly type: string | null;
  readonly body: unknown;
}

/** Answers an error with its status and logs our own faults. `shape` puts it into the format of the interface that was called. */
export const sendError = (
  reply: FastifyReply,
  error: unknown,
  shape: (answer: ErrorAnswer) => ShapedError,
): FastifyReply => {
  const answer = answerTo(error, reply.request.id);
  if (answer.seconds !== null) reply.header('retry-after', answer.seconds);
  const scope = error instanceof DomainError ? error.params['scope'] : undefined;
  const hasToken = reply.request.headers.authorization !== undefined;
  const challenge = challengeOf({ ...answer, scope }, hasToken);
  if (challenge !== null) reply.header('www-authenticate', challenge);
  if (answer.status >= 500) reply.log.error({ err: error }, 'A request failed');
  const { type, body } = shape(answer);
  if (type !== null) reply.type(type);
  return reply.code(answer.status).send(body);
};
