import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  OperationTypeNode,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getArgumentValues, getVariableValues } from 'graphql/execution/values.js';
import type { Context } from '../platform/context.js';
import { ReadsTogether } from '../platform/database/recorded-read.js';
import { isUnavailable } from '../platform/errors.js';
import { compileProjection, conditionsOf, plainFieldsOf, type ProjectedRoot } from './projection.js';
import type { RootGuard, RootOperation } from './root-guard.js';

/** The resolver of a root field without the guard before it. */
export type RootResolver = GraphQLFieldResolver<unknown, Context>;

export interface HotReadsDeps {
  readonly schema: GraphQLSchema;
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

/** A query that Apollo has parsed, validated and held against the limits. */
interface Known {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly conditions: readonly string[];
  /** By the values of the conditions. */
  readonly compiled: Map<string, readonly CompiledRoot[] | 'ordinary'>;
}

type Variables = Readonly<Record<string, unknown>>;

/** What a POST to /graphql brings, as far as it can be answered without Apollo. */
interface Posted {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

const KEPT = 500;
/** More combinations of including and skipping than any client uses; beyond this, the operation is executed as usual. */
const WAYS = 64;

/** A map that drops the least recently used entry. */
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

/** Data that is already JSON. `stringifyResult` writes it as it is. */
class JsonData {
  constructor(readonly text: string) {}
}

/** A read that the database did not answer. */
class Unavailable {
  constructor(readonly error: unknown) {}
}

/** For Apollo's `stringifyResult`. */
export const stringifyResult = (result: FormattedExecutionResult): string => {
  const data: unknown = result.data;
  if (!(data instanceof JsonData)) return `${JSON.stringify(result)}\n`;
  const { extensions } = result;
  return extensions === undefined
    ? `{"data":${data.text}}\n`
    : `{"data":${data.text},"extensions":${JSON.stringify(extensions)}}\n`;
};

const isRecord = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers queries without walking the result field by field: the root resolver gives the whole object, and a projection that
 * was compiled once for the document writes what was selected (design section 5, 'Speed'). It serves every operation in
 * which no selected field below the roots has a resolver or arguments. Everything else falls through to the ordinary
 * execution, and so does anything that fails here: a refusal, a variable that does not fit, a value of the wrong shape. So
 * there is one place that words errors, and the two paths cannot differ in what they allow.
 *
 * A query is learnt when Apollo has parsed and validated it; sent again it is answered before Apollo.
 */
export class HotReads {
  readonly #deps: HotReadsDeps;
  // Before Apollo or any plugin of it wraps the fields.
  readonly #plain: ReturnType<typeof plainFieldsOf>;
  /** By the text of the query, or the hash of a persisted one, and the operation's name. */
  readonly #known = new Recent<Known>();

  constructor(deps: HotReadsDeps) {
    this.#deps = deps;
    this.#plain = plainFieldsOf(deps.schema);
  }

  /** The whole answer to a known query; null where Apollo has to answer. */
  async answer(posted: Posted, context: Context): Promise<string | null> {
    // A token's reads below the root fields are checked against its scopes and their cost is reported, so Apollo answers.
    if (context.actor?.kind === 'token') return null;
    const { query, variables = null, operationName = null, extensions = null } = posted;
    if (variables !== null && !isRecord(variables)) return null;
    if (operationName !== null && typeof operationName !== 'string') return null;
    const hash = extensions === null ? null : persistedHash(extensions);
    // A hash beside the query registers it, which Apollo has to see.
    const key = query === undefined ? hash : extensions === null && typeof query === 'string' ? query : null;
    if (key === null) return null;
    const known = this.#known.get(`${operationName ?? ''}\n${key}`);
    const data = known && (await this.#read(known, variables ?? {}, context));
    // The database did not answer this caller: it is not asked a second time.
    if (data instanceof Unavailable) throw data.error;
    return data ? `{"data":${data}}\n` : null;
  }

  /** Learns what Apollo has validated, and answers what came to it in a batch or for the first time. */
  get plugin(): ApolloServerPlugin<Context> {
    return {
      requestDidStart: () =>
        Promise.resolve({
          responseForOperation: async ({ request, document, operation, source, contextValue }) => {
            if (operation.operation !== OperationTypeNode.QUERY) return null;
            const name = request.operationName ?? '';
            const hash = persistedHash(request.extensions);
            // A client that did not know the hash sent the text again: it is already compiled.
            const known = this.#known.get(`${name}\n${source}`) ?? {
              document,
              operation,
              conditions: conditionsOf(document),
              compiled: new Map(),
            };
            this.#known.set(`${name}\n${source}`, known);
            if (hash !== null) this.#known.set(`${name}\n${hash}`, known);
            const text = await this.#read(known, request.variables ?? {}, contextValue);
            if (typeof text !== 'string') return null;
            // Apollo only hands it on to `stringifyResult`.
            const data = new JsonData(text) as unknown as Record<string, unknown>;
            return {
              http: { headers: new HeaderMap() },
              body: { kind: 'single', singleResult: { data } },
            };
          },
        }),
    };
  }

  async #read(known: Known, given: Variables, context: Context): Promise<string | Unavailable | null> {
    const { schema, guard, onHit } = this.#deps;
    try {
      const { coerced: variables } = getVariableValues(
        schema,
        known.operation.variableDefinitions ?? [],
        given,
      );
      if (variables === undefined) return null;
      const roots = this.#compiled(known, variables);
      if (roots === 'ordinary') return null;
      for (const { operation } of roots) if (!(await guard.admits(operation, context))) return null;
      const together = roots.length > 1 ? new ReadsTogether() : undefined;
      const answers = roots.map(async ({ responseKey, field, node, asked, resolve, project }) => {
        const args = getArgumentValues(field, node, variables);
        // No resolver of ours asks for GraphQL's own description of the request; one that does falls through.
        const value: unknown = await resolve(
          undefined,
          args,
          { ...context, asked, together },
          undefined as never,
        );
        return `${JSON.stringify(responseKey)}:${await project(value)}`;
      });
      // Once every resolver has begun, which takes a few promises each and no time.
      if (together !== undefined)
        process.nextTick(() => {
          together.send(context.manager);
        });
      const texts = await Promise.all(answers);
      onHit?.(known.operation.name?.value ?? null);
      return `{${texts.join(',')}}`;
    } catch (error) {
      return isUnavailable(error) ? new Unavailable(error) : null;
    }
  }

  #compiled(known: Known, variables: Variables): readonly CompiledRoot[] | 'ordinary' {
    const key = known.conditions.map((name) => String(variables[name])).join();
    const compiled = known.compiled.get(key);
    if (compiled !== undefined) return compiled;
    if (known.compiled.size >= WAYS) return 'ordinary';
    let roots: readonly CompiledRoot[] | 'ordinary';
    try {
      const { schema } = this.#deps;
      roots = compileProjection(schema, known.document, known.operation, variables, this.#plain).map((root) =>
        this.#withResolver(root),
      );
    } catch {
      roots = 'ordinary';
    }
    known.compiled.set(key, roots);
    return roots;
  }

  #withResolver(root: ProjectedRoot): CompiledRoot {
    const name = `Query.${root.field.name}`;
    const operation = this.#deps.operations.get(name);
    const resolve = this.#deps.resolvers.get(name);
    if (operation === undefined || resolve === undefined) throw new Error(`${name} has no resolver.`);
    return { ...root, operation, resolve };
  }
}

const persistedHash = (extensions: unknown): string | null => {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : null;
  if (!isRecord(persisted) || persisted['version'] !== 1) return null;
  const hash = persisted['sha256Hash'];
  return typeof hash === 'string' ? hash : null;
};
