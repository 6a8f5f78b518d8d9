import { scopeOf, type ScopeDomain, type TokenScope } from '@sideline/schema/scopes';
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Actor } from '../platform/context.js';
import { DomainError } from '../platform/errors.js';
import type { ClassOf, StartedModules } from '../platform/module.js';
import { isPayload } from './payloads.js';

/**
 * The scope that an operation asks of an API token. `open`: of none, because everybody may. `service`: of any, because the
 * service shows only what the token's scopes name. Null: no scope opens it, so no token that has scopes may.
 */
export type ScopeAsked = TokenScope | 'open' | 'service' | null;

/** Operations that show only what the caller's scopes allow, whichever they are. */
const SERVICE_CHECKS: ReadonlySet<string> = new Set(['Query.changes', 'Query.node']);

/** The module whose resolver answers each root field, by `Query.name`. */
export const modulesOfFields = (
  moduleOf: (resolver: ClassOf) => string | undefined,
): ReadonlyMap<string, string | undefined> => {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return new Map(
    Object.entries({ Query: queries, Mutation: mutations, Subscription: subscriptions }).flatMap(
      ([root, fields]) =>
        fields.map(
          ({ target, schemaName }) => [`${root}.${schemaName}`, moduleOf(target as ClassOf)] as const,
        ),
    ),
  );
};

/** The scope of each root field: the area that the manifest of its resolver's module names, to read or to write. */
export const scopesOfFields = ({
  moduleOf,
  scopeOfModule,
}: Pick<StartedModules<object>, 'moduleOf' | 'scopeOfModule'>): ReadonlyMap<string, ScopeAsked> =>
  new Map(
    [...modulesOfFields(moduleOf)].map(([name, module]) => {
      if (SERVICE_CHECKS.has(name)) return [name, 'service'];
      const domain = module === undefined ? undefined : scopeOfModule(module);
      const action = name.startsWith('Mutation.') ? 'write' : 'read';
      return [name, domain === undefined ? null : scopeOf(domain, action)];
    }),
  );

const refusal = (asked: TokenScope | null): DomainError =>
  asked === null ? new DomainError('FORBIDDEN') : new DomainError('TOKEN_SCOPE', { scope: asked });

/** Throws TOKEN_SCOPE where the caller is a token whose scopes do not name what is asked. */
export const checkScope = (asked: ScopeAsked, actor: Actor | null): void => {
  const scopes = actor?.scopes ?? null;
  if (scopes === null || asked === 'open' || asked === 'service') return;
  if (asked === null || !scopes.includes(asked)) throw refusal(asked);
};

/** The areas of each type that a root field answers with. */
const domainsOfTypes = (
  schema: GraphQLSchema,
  scopeOfField: (name: string) => ScopeAsked,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const domains = new Map<string, Set<string>>();
  const add = (type: GraphQLNamedType, domain: string): void => {
    if (!isCompositeType(type)) return;
    domains.set(type.name, (domains.get(type.name) ?? new Set()).add(domain));
    if (!isObjectType(type)) return;
    // A connection and a payload stand around what is asked for.
    const inside = isPayload(type) ? Object.values(type.getFields()) : [type.getFields()['nodes']];
    for (const field of inside) if (field !== undefined) add(getNamedType(field.type), domain);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const scope = scopeOfField(`${root?.name ?? ''}.${field.name}`);
      if (scope === null || scope === 'open' || scope === 'service') continue;
      add(getNamedType(field.type), scope.replace(/_(?:read|write)$/, ''));
    }
  return domains;
};

/**
 * Checks what an operation reads below its root fields: an event's shifts are shifts, however they are reached. Made once for a
 * schema. The check throws TOKEN_SCOPE, and does nothing for callers without scopes.
 */
export const nestedScopeCheck = (
  schema: GraphQLSchema,
  scopeOfField: (name: string) => ScopeAsked,
): ((document: DocumentNode, operationName: string | null | undefined, actor: Actor | null) => void) => {
  const domains = domainsOfTypes(schema, scopeOfField);
  const roots = new Set<unknown>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  return (document, operationName, actor) => {
    const scopes = actor?.scopes ?? null;
    if (scopes === null) return;
    const chosen = getOperationAST(document, operationName);
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        OperationDefinition: (operation) => (operation === chosen ? undefined : false),
        Field: () => {
          const type = types.getType();
          if (!type || roots.has(types.getParentType())) return;
          const areas = domains.get(getNamedType(type).name);
          if (areas === undefined) return;
          const isOpen = scopes.some((scope) => areas.has(scope.replace(/_(?:read|write)$/, '')));
          const [first] = areas;
          if (!isOpen) throw refusal(scopeOf(first as ScopeDomain, 'read'));
        },
      }),
    );
  };
};
