import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { isStorable } from '@sideline/schema/validation/storable';
import { GraphQLError, Kind, type DocumentNode, type ValidationContext, type ValidationRule } from 'graphql';
import type { Context } from '../platform/context.js';
import { unstorableText } from '../platform/text/unstorable-text.js';

/** How big a document may be. The whole record with every field of every section fits; see the test. */
export const GRAPHQL_LIMITS = LIMITS.graphql;

// Armor throws out of the validation by default, which Apollo answers with 500; reported, it is a 400 like any other.
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError): void => {
      context?.reportError(error);
    },
  ],
};

export interface Protection {
  readonly plugins: ApolloServerPlugin<Context>[];
  readonly validationRules: ValidationRule[];
  /** The cost of the most expensive operation of a validated document; null for any other. */
  readonly costOf: (document: DocumentNode) => number | null;
}

// Checked before anything is done: the database's refusal of the statement would name no field.
const refuseUnstorableText: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, operation }) => {
        // A save is answered command by command: one that cannot be stored must not keep back the others.
        const isSave = operation?.selectionSet.selections.some(
          (root) => root.kind === Kind.FIELD && root.name.value === 'savePrf',
        );
        const problem = isSave === true ? null : unstorableText(request.variables);
        if (problem !== null)
          throw new GraphQLError(ERRORS.BAD_INPUT.message, {
            extensions: { code: 'BAD_INPUT', problems: [problem], http: { status: ERRORS.BAD_INPUT.status } },
          });
        return Promise.resolve();
      },
    }),
};

/** The same of the document itself. */
const storableLiterals: ValidationRule = (context) => ({
  StringValue: (node) => {
    if (!isStorable(node.value))
      context.reportError(
        new GraphQLError('Enter this text again: it contains a character that cannot be stored.', {
          nodes: node,
        }),
      );
  },
});

/** Depth, aliases, directives and cost as validation rules, and no suggestions. Tokens are counted by the parser itself. */
export const createProtection = (): Protection => {
  const costs = new WeakMap<DocumentNode, number>();
  const noteCost = (context: ValidationContext | null, { n }: { readonly n: number }): void => {
    const document = context?.getDocument();
    if (document) costs.set(document, Math.max(n, costs.get(document) ?? 0));
  };
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: GRAPHQL_LIMITS.depth, flattenFragments: true, ...reported },
    maxAliases: { n: GRAPHQL_LIMITS.aliases, ...reported },
    maxDirectives: { n: GRAPHQL_LIMITS.directives, ...reported },
    costLimit: {
      maxCost: GRAPHQL_LIMITS.cost,
      depthCostFactor: 1.3,
      flattenFragments: true,
      ...reported,
      onAccept: [noteCost],
    },
    blockFieldSuggestion: { enabled: true },
    maxTokens: { enabled: false },
  }).protect();
  return {
    plugins: [...(plugins as ApolloServerPlugin<Context>[]), refuseUnstorableText],
    validationRules: [...validationRules, storableLiterals],
    costOf: (document) => {
      const cost = costs.get(document);
      return cost === undefined ? null : Math.round(cost);
    },
  };
};
