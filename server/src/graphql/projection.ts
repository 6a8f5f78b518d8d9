import {
  defaultFieldResolver,
  getNamedType,
  GraphQLBoolean,
  GraphQLEnumType,
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
import { GraphQLLocalDate } from 'graphql-scalars';
import { GraphQLISODateTime } from 'type-graphql';
import type { Asked } from '../platform/asked.js';
import { JsonRows } from '../platform/database/json-rows.js';
import { isAbsent, NotProjectable, writeObject, Writer, type Output, type Write } from './projected-value.js';

type Variables = Readonly<Record<string, unknown>>;

/** A root field of an operation, ready to run. */
export interface ProjectedRoot {
  readonly responseKey: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** What is selected of the value. */
  readonly asked: Asked;
  /** The JSON text of what was selected of the value. Throws NotProjectable. */
  readonly project: (value: unknown) => Promise<string>;
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

const serialised = (type: GraphQLLeafType): Write => {
  return (value, out) => {
    // What JSON cannot say it leaves out, whatever its types say.
    const text = JSON.stringify(type.serialize(value)) as string | undefined;
    if (text === undefined || text === 'null') throw new NotProjectable(type.name);
    out.text += text;
  };
};

/** A moment as JSON in SQL and Date write it; nothing else is left unparsed. */
const MOMENT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** A day that `LocalDate` accepts without checking the length of its month. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** Values that are already in wire format are written unchanged; everything else goes through the type's own `serialize`. */
const leaf = (type: GraphQLLeafType): Write => {
  const otherwise = serialised(type);
  if (type === GraphQLString || type === GraphQLID)
    return (value, out) => {
      if (typeof value === 'string') out.text += JSON.stringify(value);
      else otherwise(value, out);
    };
  if (type === GraphQLBoolean)
    return (value, out) => {
      if (typeof value === 'boolean') out.text += value ? 'true' : 'false';
      else otherwise(value, out);
    };
  if (type === GraphQLInt)
    return (value, out) => {
      if (typeof value === 'number' && (value | 0) === value) out.text += String(value);
      else otherwise(value, out);
    };
  if (type === GraphQLFloat)
    return (value, out) => {
      if (typeof value === 'number' && Number.isFinite(value)) out.text += String(value);
      else otherwise(value, out);
    };
  if (type === GraphQLISODateTime)
    return (value, out) => {
      if (typeof value === 'string' && MOMENT.test(value)) out.text += `"${value}"`;
      else otherwise(value, out);
    };
  if (type === GraphQLLocalDate)
    return (value, out) => {
      if (typeof value === 'string' && DAY.test(value)) out.text += `"${value}"`;
      else otherwise(value, out);
    };
  if (type instanceof GraphQLEnumType) {
    const texts = new Map(type.getValues().map(({ name, value }) => [value as unknown, `"${name}"`]));
    return (value, out) => {
      const text = texts.get(value);
      if (text === undefined) throw new NotProjectable(type.name);
      out.text += text;
    };
  }
  return otherwise;
};

interface Shape {
  readonly words: string;
  /** Whether each object's last field is the name of its type; else none has it. */
  readonly hasTypenames: boolean;
}

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
      const { isRequired, write } = this.output(field.type, nodes);
      return {
        responseKey,
        field,
        node,
        asked: this.asked(field.type, nodes),
        project: async (value) => {
          if (isAbsent(value)) {
            if (isRequired) throw new NotProjectable(responseKey);
            return 'null';
          }
          const out = new Writer();
          write(value, out);
          return out.whole();
        },
      };
    });
  }

  private asked(type: GraphQLOutputType, nodes: readonly FieldNode[]): Asked {
    const asked = new Map<string, Set<string>>();
    const add = (of: GraphQLOutputType, within: readonly FieldNode[], path: string): void => {
      const named = getNamedType(of);
      if (!isObjectType(named)) return;
      const names = asked.get(path) ?? new Set();
      asked.set(path, names);
      const collected = collectSubfields(this.schema, this.#fragments, this.variables, named, within);
      for (const subnodes of collected.values()) {
        const name = subnodes[0]?.name.value ?? '';
        const field = named.getFields()[name];
        if (field === undefined) continue;
        names.add(name);
        add(field.type, subnodes, path === '' ? name : `${path}.${name}`);
      }
    };
    add(type, nodes, '');
    return asked;
  }

  private output(type: GraphQLOutputType, nodes: readonly FieldNode[]): Output {
    if (isNonNullType(type)) return { ...this.output(type.ofType, nodes), isRequired: true };
    return { isRequired: false, write: this.write(type, nodes) };
  }

  private write(type: Exclude<GraphQLOutputType, { ofType: never }>, nodes: readonly FieldNode[]): Write {
    if (isListType(type))
      return this.list(this.output(type.ofType, nodes), getNamedType(type).name, this.shape(type, nodes));
    if (isLeafType(type)) return leaf(type);
    if (isObjectType(type)) return this.object(type, nodes);
    throw new NotProjectable(getNamedType(type).name);
  }

  /** What is selected in the words of `JsonRows`; null where that has none for it: another name, a type's name here and not there. */
  private shape(type: GraphQLOutputType, nodes: readonly FieldNode[]): Shape | null {
    const named = getNamedType(type);
    if (!isObjectType(named)) return null;
    const known = named.getFields();
    const collected = [...collectSubfields(this.schema, this.#fragments, this.variables, named, nodes)];
    const isTypename = ([, [node]]: (typeof collected)[number]) => node?.name.value === TYPENAME;
    const last = collected.at(-1);
    const hasTypenames = last !== undefined && isTypename(last);
    const words: string[] = [];
    for (const [key, subnodes] of hasTypenames ? collected.slice(0, -1) : collected) {
      const field = known[subnodes[0]?.name.value ?? ''];
      if (field?.name !== key) return null;
      const within = isObjectType(getNamedType(field.type)) ? this.shape(field.type, subnodes) : null;
      if (isObjectType(getNamedType(field.type)) && within?.hasTypenames !== hasTypenames) return null;
      words.push(within === null ? key : `${key}{${within.words}}`);
    }
    return { words: words.join(' '), hasTypenames };
  }

  private list(item: Output, name: string, shape: Shape | null): Write {
    return (value, out) => {
      if (value instanceof JsonRows && value.shape === shape?.words) {
        out.text += value.json(shape.hasTypenames);
        return;
      }
      if (!Array.isArray(value) && !(value instanceof JsonRows)) throw new NotProjectable(name);
      out.text += '[';
      let isFirst = true;
      for (const one of value as Iterable<unknown>) {
        if (isFirst) isFirst = false;
        else out.text += ',';
        if (!isAbsent(one)) item.write(one, out);
        else if (item.isRequired) throw new NotProjectable(name);
        else out.text += 'null';
      }
      out.text += ']';
    };
  }

  private object(type: GraphQLObjectType, nodes: readonly FieldNode[]): Write {
    const known = type.getFields();
    const collected = collectSubfields(this.schema, this.#fragments, this.variables, type, nodes);
    const fields = [...collected].map(([key, subnodes], place) => {
      const name = subnodes[0]?.name.value ?? '';
      const before = `${place === 0 ? '' : ','}${JSON.stringify(key)}:`;
      if (name === TYPENAME)
        return { name, before, absent: `${before}"${type.name}"`, isRequired: false, write: null };
      const field = known[name];
      if (field === undefined || !this.plain.has(field)) throw new NotProjectable(`${type.name}.${name}`);
      return { name, before, absent: `${before}null`, ...this.output(field.type, subnodes) };
    });
    return writeObject(type.name, fields);
  }
}

/**
 * Compiles a validated query into projections that write JSON. Throws NotProjectable where a selected field below the roots
 * has a resolver or arguments, or an abstract type: the operation is then executed as usual.
 */
export const compileProjection = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  plain: PlainFields,
): readonly ProjectedRoot[] => new Compiler(schema, document, variables, plain).roots(operation);
