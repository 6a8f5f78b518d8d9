import {
  defaultFieldResolver,
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

/** The value does not have the schema's shape, or the schema cannot be projected: the ordinary execution has to say why. */
export class NotProjectable extends Error {
  override readonly name = 'NotProjectable';
}

type Variables = Readonly<Record<string, unknown>>;
/** What is not there yet when its parent is (a count that is only made where it is asked for). */
type Pending = Promise<void>[];
type Project = (value: unknown, pending: Pending) => unknown;

/** A root field of an operation, ready to run. */
export interface ProjectedRoot {
  readonly responseKey: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  readonly project: (value: unknown) => Promise<unknown>;
}

const TYPENAME = '__typename';

/** Which fields have neither a resolver nor arguments. Taken before anything wraps the schema's fields. */
export type PlainFields = ReadonlySet<GraphQLField<unknown, unknown>>;

export const plainFieldsOf = (schema: GraphQLSchema): PlainFields => {
  const plain = new Set<GraphQLField<unknown, unknown>>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.args.length === 0 && (field.resolve === undefined || field.resolve === defaultFieldResolver))
        plain.add(field);
  }
  return plain;
};

/** The variables that decide whether something is selected; an operation is compiled once for each of their values. */
export const conditionsOf = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  visit(document, {
    [Kind.DIRECTIVE]: (directive) => {
      for (const { value } of directive.arguments ?? [])
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
};

/** Whether a value of a built-in scalar is already what goes over the wire; everything else goes through `serialize`. */
const CHECKS = new Map<GraphQLLeafType, (value: unknown) => boolean>([
  [GraphQLString, (value) => typeof value === 'string'],
  [GraphQLID, (value) => typeof value === 'string'],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, (value) => typeof value === 'number' && Number.isFinite(value)],
  [GraphQLInt, (value) => typeof value === 'number' && (value | 0) === value],
]);

const projectLeaf = (type: GraphQLLeafType): Project => {
  const isReady = CHECKS.get(type);
  return (value) => {
    if (value === null || value === undefined) return null;
    if (isReady?.(value) === true) return value;
    const serialised: unknown = type.serialize(value);
    if (serialised === null || serialised === undefined) throw new NotProjectable(type.name);
    return serialised;
  };
};

class Compiler {
  readonly #fragments: Record<string, FragmentDefinitionNode> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
    private readonly plain: PlainFields,
  ) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments[definition.name.value] = definition;
  }

  roots(operation: OperationDefinitionNode): readonly ProjectedRoot[] {
    const type = this.schema.getQueryType();
    if (!type) throw new NotProjectable('Query');
    const collected = collectFields(
      this.schema,
      this.#fragments,
      this.variables,
      type,
      operation.selectionSet,
    );
    return [...collected].map(([responseKey, nodes]) => {
      const [node] = nodes;
      const field = node && type.getFields()[node.name.value];
      if (!field) throw new NotProjectable(responseKey);
      const project = this.output(field.type, nodes);
      return {
        responseKey,
        field,
        node,
        project: async (value) => {
          const pending: Pending = [];
          const answer = project(value, pending);
          if (pending.length > 0) await Promise.all(pending);
          return answer;
        },
      };
    });
  }

  private output(type: GraphQLOutputType, nodes: readonly FieldNode[]): Project {
    if (isNonNullType(type)) {
      const inner = this.output(type.ofType, nodes);
      return (value, pending) => {
        const projected = inner(value, pending);
        if (projected === null) throw new NotProjectable(getNamedType(type).name);
        return projected;
      };
    }
    if (isListType(type)) {
      const item = this.output(type.ofType, nodes);
      return (value, pending) => {
        if (value === null || value === undefined) return null;
        if (!Array.isArray(value)) throw new NotProjectable(getNamedType(type).name);
        return value.map((one) => item(one, pending));
      };
    }
    if (isLeafType(type)) return projectLeaf(type);
    if (isObjectType(type)) return this.object(type, nodes);
    throw new NotProjectable(type.name);
  }

  private object(type: GraphQLObjectType, nodes: readonly FieldNode[]): Project {
    const known = type.getFields();
    const collected = collectSubfields(this.schema, this.#fragments, this.variables, type, nodes);
    const fields = [...collected].map(([key, subnodes]) => {
      const name = subnodes[0]?.name.value ?? '';
      if (name === TYPENAME) return { key, name, project: () => type.name };
      const field = known[name];
      if (field === undefined || !this.plain.has(field)) throw new NotProjectable(`${type.name}.${name}`);
      return { key, name, project: this.output(field.type, subnodes) };
    });
    return (value, pending) => {
      if (value === null || value === undefined) return null;
      if (typeof value !== 'object') throw new NotProjectable(type.name);
      const source = value as Readonly<Record<string, unknown>>;
      const answer: Record<string, unknown> = {};
      for (const { key, name, project } of fields) {
        const found = name === TYPENAME ? undefined : source[name];
        const settled: unknown = typeof found === 'function' ? (found as () => unknown).call(source) : found;
        if (settled instanceof Promise) {
          // Keeps the place of the key; what comes later is filled in.
          answer[key] = null;
          pending.push(
            settled.then(async (late: unknown) => {
              const more: Pending = [];
              answer[key] = project(late, more);
              await Promise.all(more);
            }),
          );
        } else answer[key] = project(settled, pending);
      }
      return answer;
    };
  }
}

/**
 * Compiles a validated query into plain projections. Throws NotProjectable where a selected field below the roots has a
 * resolver or arguments, or an abstract type: the operation is then executed as usual.
 */
export const compileProjection = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  plain: PlainFields,
): readonly ProjectedRoot[] => new Compiler(schema, document, variables, plain).roots(operation);
