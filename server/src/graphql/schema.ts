import { ROLES } from '@sideline/schema/roles';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isObjectType,
  specifiedDirectives,
  type GraphQLFieldResolver,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import type { Container } from '../container.js';
import type { Context } from '../platform/context.js';
import { badInput } from '../platform/errors.js';
import type { ClassOf } from '../platform/module.js';
import type { RootResolver } from './hot-reads.js';
import { spellIdsOnce } from './id-scalar.js';
import { takeOneInput } from './one-input.js';
import { answerPayloads } from './payloads.js';
import { nestedScopeCheck, scopesOfFields } from './token-scopes.js';
import {
  accessOf,
  checkAccess,
  rootOperations,
  sentInArguments,
  GuardedEvent,
  type RootGuard,
  type RootOperation,
} from './root-guard.js';
import { subscriptionsOf } from './subscriptions.js';
import { refuseUnknownYears } from './time-scalar.js';

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Subscribe = GraphQLFieldResolver<unknown, Context, unknown, Promise<AsyncIterable<unknown>>>;

const NOT_BY_HTTP = {
  field: 'query',
  code: 'SUBSCRIPTION',
  message: 'Subscribe over a WebSocket: the same address, protocol graphql-transport-ws.',
} as const;

/** The directives that say in the SDL who may call. They use the schema's own Role, which is known once it is built. */
const accessDirectives = (role: GraphQLEnumType): GraphQLDirective[] => [
  new GraphQLDirective({
    name: 'auth',
    description: 'Only these roles may call it; with sessionOnly, never an API token.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      roles: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))) },
      sessionOnly: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    },
  }),
  new GraphQLDirective({
    name: 'public',
    description: 'Anyone may call this, signed in or not.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  }),
];

/** Root fields through the guard; guarded fields of other types behind their roles. */
const putGuard = (
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, RootOperation>,
  guard: RootGuard,
): ReadonlyMap<string, RootResolver> => {
  const resolvers = new Map<string, RootResolver>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const operation = operations.get(`${type.name}.${field.name}`);
      const resolve = field.resolve as Resolve | undefined;
      if (operation !== undefined && type === schema.getSubscriptionType()) {
        const subscribe = field.subscribe as Subscribe;
        field.subscribe = ((source, args, context, info) =>
          guard.run(operation, context, async (inside) =>
            guard.follow(operation, inside, await subscribe(source, args, inside, info)),
          )) satisfies Resolve;
        field.resolve = ((guarded, args, _context, info) => {
          // An operation sent over HTTP was never opened, and its caller has not been checked.
          if (!(guarded instanceof GuardedEvent)) throw badInput([NOT_BY_HTTP]);
          return resolve?.(guarded.event, args, guarded.context, info);
        }) satisfies Resolve;
      } else if (operation !== undefined) {
        if (resolve) resolvers.set(operation.name, resolve);
        field.resolve = ((source, args, context, info) =>
          guard.run(
            operation,
            context,
            (inside) => resolve?.(source, args, inside, info),
            () => sentInArguments(operation, args as Readonly<Record<string, unknown>>),
          )) satisfies Resolve;
      } else {
        const access = accessOf(field);
        if (access === undefined) continue;
        field.resolve = ((source, args, context, info) => {
          checkAccess(access, context.actor);
          return (resolve ?? defaultFieldResolver)(source, args, context, info);
        }) satisfies Resolve;
      }
    }
  }
  return resolvers;
};

export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  /** Every root field by `Query.name` or `Mutation.name`. */
  readonly operations: ReadonlyMap<string, RootOperation>;
  /** The operations behind the guard, by the same names. */
  readonly resolvers: ReadonlyMap<string, RootResolver>;
  /** Checks what a token reads below the root fields. */
  readonly checkNested: ReturnType<typeof nestedScopeCheck>;
}

/**
 * The executable schema from the resolver classes, every root field behind the guard. Throws where a root field says
 * neither who may call it nor that everybody may.
 */
export const buildGraphqlSchema = (container: Container, guard: RootGuard): BuiltSchema => {
  spellIdsOnce();
  refuseUnknownYears();
  const [first, ...more] = container.resolverClasses;
  if (first === undefined) throw new Error('No module has a resolver.');
  const built = buildSchemaSync({
    resolvers: [first, ...more],
    pubSub: subscriptionsOf(container.subscriptions),
    container: { get: (resolverClass: ClassOf) => container.get(resolverClass) },
    // Rules are zod schemas called by the services, which REST goes through as well.
    validate: false,
  });
  takeOneInput(built);
  answerPayloads(built);
  const role = built.getType('Role');
  if (!(role instanceof GraphQLEnumType) || role.getValues().length !== ROLES.length)
    throw new Error('The schema has no enum Role with every role.');
  const schema = new GraphQLSchema({
    ...built.toConfig(),
    // A list of directives replaces the standard ones: without them @include and @skip stop working.
    directives: [...specifiedDirectives, ...accessDirectives(role)],
  });
  const scopes = scopesOfFields(container);
  const operations = rootOperations(schema, scopes);
  const checkNested = nestedScopeCheck(schema, (name) => operations.get(name)?.scope ?? null);
  const resolvers = putGuard(schema, operations, guard);
  return { schema, operations, resolvers, checkNested };
};
