import { LIMITS } from '@sideline/schema/limits';
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { badInput } from '../errors.js';

/** The position of a page in its list. */
@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

/** One page of a list. `totalCount` may be a function: it is counted only if it is requested. */
export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
  totalCount: number | (() => Promise<number>);
  /** The full count, if `totalCount` stops early: for exports. */
  wholeCount?: () => Promise<number>;
}

const MOST = LIMITS.page.counted.toLocaleString('en-GB');
const ONE_MORE = (LIMITS.page.counted + 1).toLocaleString('en-GB');
const MOST_BY_TEXT = LIMITS.page.countedByText.toLocaleString('en-GB');

const connections = new Map<string, ClassType<Connection<object>>>();

/**
 * The GraphQL connection type of a node type: `PatientConnection` with edges, nodes, pageInfo and totalCount. One class for
 * each name, however often this is called. `name` is the node's SDL name, its class name if left out.
 */
export const connectionOf = <T extends object>(
  node: ClassType<T>,
  name = node.name,
): ClassType<Connection<T>> => {
  const known = connections.get(name);
  // Kept by the node's name, so the class found is the one made for that node.
  if (known !== undefined) return known as ClassType<Connection<T>>;

  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class NodeEdge implements Edge<T> {
    @Field(() => String, { description: 'Opaque; give it as `after` to continue from here.' })
    cursor!: string;

    @Field(() => node)
    node!: T;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class NodeConnection implements Connection<T> {
    @Field(() => [NodeEdge])
    edges!: NodeEdge[];

    @Field(() => [node])
    nodes!: T[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `Number of entries in the whole list, with the same filter, counted up to ${MOST}: ${ONE_MORE} means more than ${MOST}. Patients and PRFs found only by a text are counted up to ${MOST_BY_TEXT}.`,
    })
    totalCount!: number | (() => Promise<number>);
  }

  connections.set(name, NodeConnection);
  return NodeConnection;
};

/** What a caller asks of a list: how many rows after a cursor, or how many before one. */
export interface PageRequest {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** How many rows a page has: 1 to 100, and 25 by default; BAD_INPUT outside that range. */
export const pageSize = (rows: number | null | undefined, field: 'first' | 'last' = 'first'): number => {
  if (rows === null || rows === undefined) return LIMITS.page.default;
  if (Number.isInteger(rows) && rows >= 1 && rows <= LIMITS.page.maximum) return rows;
  throw badInput([
    { field, code: 'out_of_range', message: `Ask for 1 to ${String(LIMITS.page.maximum)} rows.` },
  ]);
};

/** A place in a list: the sort values of one row as PostgreSQL writes them in text. */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values), 'utf8').toString('base64url');

/** How PostgreSQL writes a value of a type. A cursor with anything else belongs to another list. */
const SHAPES = {
  text: /^/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^(-?infinity|\d{4,6}-\d{2}-\d{2}( BC)?)$/,
  timestamptz: /^\d{4,6}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2}){0,2}( BC)?$/,
  integer: /^-?\d{1,9}$/,
} as const;

/** One sort column. All of a list go in one direction; the last is unique (the id). */
export interface KeysetColumn {
  /** `alias.property` of a query builder, or any SQL expression that is never null. */
  readonly expression: string;
  /** Its PostgreSQL type, so that the cursor's text is read back exactly. */
  readonly type: keyof typeof SHAPES;
}

/** What a list is sorted by, and in which direction. */
export interface Keyset {
  readonly columns: readonly KeysetColumn[];
  readonly direction: 'ASC' | 'DESC';
  /** The argument that its cursor is given as: `after` if left out. */
  readonly cursorField?: 'after' | 'before';
}

/** The sort values in a cursor, one for each column; BAD_INPUT for anything that is not a cursor of that list. */
export const decodeCursor = (
  cursor: string,
  columns: readonly KeysetColumn[],
  field: 'after' | 'before' = 'after',
): string[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === columns.length &&
      columns.every(({ type }, index) => {
        const value: unknown = values[index];
        // A text in PostgreSQL cannot contain a NUL.
        return typeof value === 'string' && !value.includes('\0') && SHAPES[type].test(value);
      })
    )
      return values as string[];
  } catch {
    // Not JSON: worded below, like every other shape that is not a cursor.
  }
  throw badInput([{ field, code: 'bad_cursor', message: 'This is not a cursor of this list.' }]);
};

/** Whether the page is before a cursor, or at the end of the list. */
const isBackward = ({ last, before }: PageRequest): boolean =>
  typeof last === 'number' || typeof before === 'string';

/** From where a page is read, how many rows (one more than it has), and whether against the list's order. */
export interface PageRead {
  readonly after: string | null | undefined;
  readonly limit: number;
  readonly isBackward: boolean;
}

/** BAD_INPUT for an invalid size, and for both directions at once. */
export const pageRead = (request: PageRequest): PageRead => {
  const { first, after, last, before } = request;
  if (!isBackward(request)) return { after, limit: pageSize(first) + 1, isBackward: false };
  if (typeof first === 'number' || typeof after === 'string')
    throw badInput([
      {
        field: typeof last === 'number' ? 'last' : 'before',
        code: 'both_directions',
        message: 'Use first with after, or last with before.',
      },
    ]);
  return { after: before, limit: pageSize(last, 'last') + 1, isBackward: true };
};

/** The keyset by which a page is read: a page before a cursor is read in the other direction, then reversed. */
export const readBy = (keyset: Keyset, isTurned: boolean): Keyset =>
  isTurned
    ? { ...keyset, direction: keyset.direction === 'ASC' ? 'DESC' : 'ASC', cursorField: 'before' }
    : keyset;

/** A row of a list with its sort values. */
export interface Keyed<T> {
  readonly node: T;
  readonly values: readonly string[];
}

const anyKeyed = z.object({ node: z.unknown(), values: z.array(z.string()) });

/** The shape of such a row, whose node the statement builds. */
export const keyed = <T>(): z.ZodType<Keyed<T>> => anyKeyed as unknown as z.ZodType<Keyed<T>>;

/** The parts of a hand-written statement for one page. */
export interface KeysetSql {
  /** For SELECT: the sort values as `key_0`, `key_1` and so on. */
  readonly keys: string;
  /** A condition; `true` on the first page. */
  readonly beyond: string;
  readonly orderBy: string;
  /** The order of rows that were read with their `keys`, under their alias. */
  readonly orderOf: (alias: string) => string;
  /** The sort values of such a row, as JSON. */
  readonly valuesOf: (alias: string) => string;
}

/** SQL for a page by keyset. `place` adds a value of the cursor and returns the parameter for it. */
export const keysetSql = (
  { columns, direction, cursorField }: Keyset,
  after: string | null | undefined,
  place: (value: string) => string,
): KeysetSql => {
  const ordered = (expressions: readonly string[]): string =>
    expressions.map((expression) => `${expression} ${direction}`).join(', ');
  const expressions = columns.map(({ expression }) => expression);
  const keysOf = (alias: string): string[] => columns.map((_, index) => `${alias}.key_${String(index)}`);
  const values = typeof after === 'string' ? decodeCursor(after, columns, cursorField) : null;
  const beyond = values?.map((value, index) => `${place(value)}::${columns[index]?.type ?? 'text'}`);
  return {
    keys: expressions.map((expression, index) => `${expression} AS key_${String(index)}`).join(', '),
    beyond:
      beyond === undefined
        ? 'true'
        : `(${expressions.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${beyond.join(', ')})`,
    orderBy: ordered(expressions),
    orderOf: (alias) => ordered(keysOf(alias)),
    valuesOf: (alias) =>
      `json_build_array(${keysOf(alias)
        .map((key) => `${key}::text`)
        .join(', ')})`,
  };
};

/** A page cut from rows of which one more than asked for was read, with each row's sort values. */
export const connectionFrom = <T>(
  rows: readonly Keyed<T>[],
  request: PageRequest,
  totalCount: number | (() => Promise<number>),
): Connection<T> => {
  const { limit, isBackward: isTurned } = pageRead(request);
  const size = limit - 1;
  const page = rows.slice(0, size);
  const edges = (isTurned ? page.toReversed() : page).map(({ node, values }) => ({
    node,
    // Only if requested: our own screens read the nodes and the end of the page.
    get cursor() {
      return encodeCursor(values);
    },
  }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: isTurned ? typeof request.before === 'string' : rows.length > size,
      hasPreviousPage: isTurned ? rows.length > size : typeof request.after === 'string',
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
};

/** The same page with what is shown of each row worked out. */
export const mapConnection = <T, U>(connection: Connection<T>, show: (node: T) => U): Connection<U> => {
  const edges = connection.edges.map(({ cursor, node }) => ({ cursor, node: show(node) }));
  return { ...connection, edges, nodes: edges.map(({ node }) => node) };
};

/** A list that REST returns whole up to a cap, and the cursor of the rest. */
export interface Capped<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/** The first `size` of rows of which one more was read. */
export const cappedFrom = <T>(rows: readonly Keyed<T>[], size: number): Capped<T> => {
  const last = rows[size - 1];
  return {
    items: rows.slice(0, size).map(({ node }) => node),
    nextCursor: rows.length > size && last !== undefined ? encodeCursor(last.values) : null,
  };
};

/** At most `limit` rows of a query after a cursor; the query must not join to-many (typeorm#12877) nor sort by itself. */
export const keysetRows = async <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { columns, direction, cursorField }: Keyset,
  after: string | null | undefined,
  limit: number,
): Promise<Keyed<T>[]> => {
  const page = query.clone();
  columns.forEach(({ expression }, index) => {
    // As text, because a Date has milliseconds where the column has microseconds, and rows would be skipped.
    page.addSelect(`CAST(${expression} AS text)`, `keyset_${String(index)}`);
    page.addOrderBy(expression, direction);
  });
  if (typeof after === 'string') {
    const values = decodeCursor(after, columns, cursorField);
    const place = columns.map(({ type }, index) => `CAST(:keyset_${String(index)} AS ${type})`);
    page.andWhere(
      `(${columns.map(({ expression }) => expression).join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${place.join(', ')})`,
      Object.fromEntries(values.map((value, index) => [`keyset_${String(index)}`, value])),
    );
  }
  const { entities, raw } = await page.limit(limit).getRawAndEntities<Record<string, string>>();
  return entities.map((node, row) => ({
    node,
    values: columns.map((_, index) => raw[row]?.[`keyset_${String(index)}`] ?? ''),
  }));
};

/**
 * One page of a query by keyset: it costs the same at the end of a list as at its beginning, and newly added rows do not
 * shift it. The query must be as `keysetRows` requires.
 */
export const keysetPage = async <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  keyset: Keyset,
  request: PageRequest,
): Promise<Connection<T>> => {
  const { after, limit, isBackward: isTurned } = pageRead(request);
  const rows = await keysetRows(query, readBy(keyset, isTurned), after, limit);
  return connectionFrom(rows, request, () => query.clone().getCount());
};
