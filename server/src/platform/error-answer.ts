import { ERRORS, type ErrorCode, type Problem } from '@sideline/schema/errors';
import { problemsOfRequest } from './body-problems.js';
import { DomainError, isDatabaseLost } from './errors.js';

/** What a caller is told of an error, whichever door he came by. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly requestId: string;
  /** After how long to try again, for the `Retry-After` header; null where that does not help. */
  readonly seconds: string | number | null;
}

/** Something thrown at a request outside any operation: by us, by the HTTP server, or by what nobody foresaw (INTERNAL). */
export const answerTo = (error: unknown, requestId: string): ErrorAnswer => {
  const known = isDatabaseLost(error) ? new DomainError('NOT_READY', {}, { cause: error }) : error;
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
