import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type DocumentNode } from 'graphql';
import type { Context } from '../platform/context.js';
import { DomainError } from '../platform/errors.js';
import { GRAPHQL_LIMITS } from './limits.js';
import type { BuiltSchema } from './schema.js';

/**
 * The rules for callers with a token: an operation that reaches further than its scopes is refused before anything of it is
 * done, and each answer says what the document cost and what is left of each of its rates.
 */
export const tokenPlugin = (
  checkNested: BuiltSchema['checkNested'],
  costOf: (document: DocumentNode) => number | null,
): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, request, contextValue }) => {
        try {
          checkNested(document, request.operationName, contextValue.actor);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          throw new GraphQLError(error.message, {
            originalError: error,
            extensions: {
              code: error.code,
              problems: [],
              scope: error.params['scope'],
              http: { status: error.status },
            },
          });
        }
        return Promise.resolve();
      },
      willSendResponse: ({ response, document, contextValue: { actor, spending } }) => {
        if (actor?.kind !== 'token' || response.body.kind !== 'single') return Promise.resolve();
        const cost = document === undefined ? null : costOf(document);
        if (cost !== null)
          response.http.headers.set('graphql-cost', `${String(cost)};max=${String(GRAPHQL_LIMITS.cost)}`);
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          ...(cost === null ? {} : { cost: { requested: cost, maximum: GRAPHQL_LIMITS.cost } }),
          rates: (spending?.standings ?? []).map(({ name, perMinute, remaining, seconds }) => ({
            name,
            perMinute,
            remaining,
            resetSeconds: seconds,
          })),
        };
        return Promise.resolve();
      },
    }),
});
