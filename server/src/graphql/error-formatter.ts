import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ERRORS, type ErrorCode, type Problem } from '@sideline/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../platform/context.js';
import { challengeOf } from '../platform/http/challenge.js';
import { DomainError, publicError } from '../platform/errors.js';
import type { Logger } from '../platform/logger.js';

const JSON_RESPONSE = 'application/graphql-response+json';

/** `Variable "$input" got invalid value "x" at "input.role"; …` */
const VARIABLE = /^Variable "\$(\w+)" got invalid value .*? at "([^"]+)"; (.*)$/s;
const WHOLE_VARIABLE = /^Variable "\$(\w+)" [^;]*; ?(.*)$/s;

/** Errors in the document or its variables, not in the HTTP request that brought them. */
const DOCUMENT_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_INPUT',
  'TOKEN_SCOPE',
]);

const variableProblem = (message: string): Problem => {
  const [, , path, reason] = VARIABLE.exec(message) ?? [];
  if (path !== undefined && reason !== undefined) return { field: path, code: 'bad_value', message: reason };
  const [, variable = '', whole = ''] = WHOLE_VARIABLE.exec(message) ?? [];
  return { field: variable, code: 'bad_value', message: whole === '' ? message : whole };
};

const isOurs = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

/**
 * Whether this came from GraphQL itself (a document or variables that do not fit), which has its own wording: it has a code,
 * or it is not about a field and none of our errors was thrown.
 */
const isRequestError = (error: unknown): boolean => {
  if (!(error instanceof GraphQLError)) return false;
  const code = error.extensions['code'];
  if (typeof code === 'string') return code !== 'INTERNAL_SERVER_ERROR';
  return error.path === undefined && error.originalError === undefined;
};

/**
 * The error as the caller sees it: `extensions.code` from the catalogue (or GraphQL's own for a document that does not fit),
 * `extensions.problems`. Any other error is INTERNAL, without message or stack. The request id is added when the answer is
 * sent.
 */
export const formatError = (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
  const error = publicError(unwrapResolverError(thrown));
  const { locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (error instanceof DomainError)
    return {
      message: error.message,
      ...place,
      extensions: { code: error.code, problems: error.problems, ...parametersOf(error) },
    };
  if (formatted.extensions?.['code'] === 'BAD_USER_INPUT')
    return {
      message: ERRORS.BAD_INPUT.message,
      ...place,
      extensions: { code: 'BAD_INPUT', problems: [variableProblem(formatted.message)] },
    };
  if (isRequestError(thrown)) {
    const { code, ...rest } = formatted.extensions ?? {};
    return {
      message: formatted.message,
      ...place,
      extensions: { ...rest, code: code === 'INTERNAL_SERVER_ERROR' ? 'BAD_REQUEST' : code },
    };
  }
  return { message: ERRORS.INTERNAL.message, ...place, extensions: { code: 'INTERNAL', problems: [] } };
};

/**
 * A client that must wait counts down the seconds, and one that was refused a restricted record names what it wants to open.
 * No other parameters are useful to it.
 */
const parametersOf = (error: DomainError): Readonly<Record<string, string | number>> => {
  const { seconds, restrictionId, scope } = error.params;
  return {
    ...(seconds === undefined ? {} : { seconds }),
    ...(restrictionId === undefined ? {} : { restrictionId }),
    ...(scope === undefined ? {} : { scope }),
  };
};

/** Logs unexpected errors: neither our refusals nor documents that do not fit. */
export const logUnforeseen = (
  logger: Logger,
  errors: readonly unknown[],
  facts: Readonly<Record<string, unknown>>,
): void => {
  for (const thrown of errors) {
    const error = unwrapResolverError(thrown);
    if (error instanceof DomainError || isRequestError(thrown)) continue;
    const path = thrown instanceof GraphQLError ? thrown.path : undefined;
    logger.error({ ...facts, path, err: error }, 'A field failed');
  }
};

const stamped = (error: GraphQLFormattedError, requestId: string): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace('{requestId}', requestId),
  extensions: { ...error.extensions, requestId },
});

/** The error as the caller sees it, with the request id. */
export const presentError = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
  requestId: string,
): GraphQLFormattedError => stamped(formatError(formatted, thrown), requestId);

/** Logs unexpected errors, stamps the request id on every error, and gives the answer its HTTP status. */
export const errorPlugin = (logger: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: ({ request, contextValue: { requestId } }) =>
    Promise.resolve({
      didEncounterErrors: ({ errors, operationName }) => {
        logUnforeseen(logger, errors, { requestId, operation: operationName });
        return Promise.resolve();
      },
      willSendResponse: ({ response }) => {
        if (response.body.kind !== 'single') return Promise.resolve();
        const { singleResult } = response.body;
        if (singleResult.errors === undefined) return Promise.resolve();
        singleResult.errors = singleResult.errors.map((error) => stamped(error, requestId));
        // A caller that knows the newer media type also gets the status; one that accepts only JSON is promised 200 for every
        // GraphQL request (GraphQL over HTTP, 'application/json').
        const readsStatus = request.http?.headers.get('accept')?.includes(JSON_RESPONSE) === true;
        const code = singleResult.errors[0]?.extensions?.['code'];
        if (isOurs(code)) {
          const scope = singleResult.errors[0]?.extensions?.['scope'];
          const hasToken = request.http?.headers.get('authorization') !== undefined;
          const challenge = challengeOf({ status: ERRORS[code].status, code, scope }, hasToken);
          if (challenge !== null) response.http.headers.set('www-authenticate', challenge);
        }
        const hasNothing = singleResult.data === null || singleResult.data === undefined;
        // The fault of neither the document nor the caller: whatever format they accept, they and any proxy must see it.
        if (code === 'NOT_READY' && Object.values(singleResult.data ?? {}).every((value) => value === null)) {
          response.http.status = ERRORS.NOT_READY.status;
          const seconds = singleResult.errors[0]?.extensions?.['seconds'];
          if (typeof seconds === 'number') response.http.headers.set('retry-after', String(seconds));
          return Promise.resolve();
        }
        if (!readsStatus && DOCUMENT_CODES.has(code)) response.http.status = 200;
        if (readsStatus && hasNothing && response.http.status === undefined && isOurs(code))
          response.http.status = ERRORS[code].status;
        return Promise.resolve();
      },
    }),
});
