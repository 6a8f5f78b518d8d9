import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
import type { Context } from '../platform/context.js';
import { compileProjection, conditionsOf, plainFieldsOf, type ProjectedRoot } from './projection.js';
import type { RootGuard, RootOperation } from './root-guard.js';

/** The resolver of a root field without the guard before it. */
export type RootResolver = GraphQLFieldResolver<unknown, Context>;

export interface HotReadsDeps {
  readonly operations: ReadonlyMap<string, RootOperation>;
  /** By `Query.name`. */
  readonly resolvers: ReadonlyMap<string, RootResolver>;
  readonly guard: RootGuard;
  /** Called for each operation that was answered here. */
  readonly onHit?: (operationName: string | null) => void;
}

interface CompiledRoot extends ProjectedRoot {
  readonly operation: RootOperation;
  readonly resolve: RootResolver;
}

const KEPT = 500;

/** A map that forgets what was least lately used. */
class Recent<V> {
  readonly #entries = new Map<string, V>();

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > KEPT && oldest.done !== true) this.#entries.delete(oldest.value);
  }
}

/**
 * Answers queries without walking the result field by field: the root resolver gives the whole object, and a projection that
 * was compiled once for the document copies out what was selected (design section 5, 'Speed'). It serves every operation
 * in which no selected field below the roots has a resolver or arguments. Everything else falls through to the ordinary
 * execution, and so does whatever goes wrong here: a refusal, a variable that does not fit, a value of the wrong shape.
 * So there is one place that words errors, and the two paths cannot differ in what they allow.
 */
export const hotReadsPlugin = (
  schema: GraphQLSchema,
  { operations, resolvers, guard, onHit }: HotReadsDeps,
): ApolloServerPlugin<Context> => {
  // Before Apollo or any plugin of it wraps the fields.
  const plain = plainFieldsOf(schema);
  const conditions = new Recent<readonly string[]>();
  const compiled = new Recent<readonly CompiledRoot[] | 'ordinary'>();

  const withResolver = (root: ProjectedRoot): CompiledRoot => {
    const name = `Query.${root.field.name}`;
    const operation = operations.get(name);
    const resolve = resolvers.get(name);
    if (operation === undefined || resolve === undefined) throw new Error(`${name} has no resolver.`);
    return { ...root, operation, resolve };
  };

  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ request, document, operation, queryHash, contextValue }) => {
          if (operation.operation !== OperationTypeNode.QUERY || queryHash === undefined) return null;
          const { coerced: variables } = getVariableValues(
            schema,
            operation.variableDefinitions ?? [],
            request.variables ?? {},
          );
          if (variables === undefined) return null;

          let names = conditions.get(queryHash);
          if (names === undefined) conditions.set(queryHash, (names = conditionsOf(document)));
          const chosen = names.map((name) => String(variables[name])).join();
          const key = `${queryHash}/${operation.name?.value ?? ''}/${chosen}`;
          let roots = compiled.get(key);
          if (roots === undefined) {
            try {
              roots = compileProjection(schema, document, operation, variables, plain).map(withResolver);
            } catch {
              roots = 'ordinary';
            }
            compiled.set(key, roots);
          }
          if (roots === 'ordinary') return null;

          try {
            if (!roots.every((root) => guard.admits(root.operation, contextValue))) return null;
            const answers = await Promise.all(
              roots.map(async ({ field, node, resolve, project }) => {
                const args = getArgumentValues(field, node, variables);
                // No resolver of ours asks for GraphQL's own description of the request; one that does falls through.
                const value: unknown = await resolve(undefined, args, contextValue, undefined as never);
                return project(value);
              }),
            );
            const data = Object.fromEntries(roots.map(({ responseKey }, at) => [responseKey, answers[at]]));
            onHit?.(operation.name?.value ?? null);
            return {
              http: { headers: new HeaderMap() },
              body: { kind: 'single', singleResult: { data } },
            };
          } catch {
            return null;
          }
        },
      }),
  };
};
