import {
  encodeCursor,
  pageRead,
  type Connection,
  type Edge,
  type PageInfo,
  type PageRequest,
} from '../lists/paging.js';
import type { JsonRows } from './json-rows.js';

/** A page of a list as the database wrote it; one row more than the page was requested. */
export interface JsonPage {
  /** The rows of the page, in order, as the text of a JSON list. */
  readonly nodes: string;
  /** The sort values of each, likewise. */
  readonly cursors: string;
  readonly first: readonly string[] | null;
  readonly last: readonly string[] | null;
  readonly hasMore: boolean;
}

/**
 * SQL that makes a `JsonPage` of a statement: `rows` selects `node`, `values` and `place`, the number of each row in the list's order,
 * and gives one row more than `size` where there is one. What else a row has, under the names of `more`, becomes texts of lists too.
 * `isTurned`: the rows were read against the list's order, and so is their `place`.
 */
export const jsonPageSql = (
  rows: string,
  size: string,
  more: readonly string[] = [],
  isTurned = false,
): string => {
  const here = `FILTER (WHERE t.place <= ${size})`;
  const [nearest, farthest] = [
    '(array_agg(t.values) FILTER (WHERE t.place = 1))[1]',
    `(array_agg(t.values ORDER BY t.place DESC) ${here})[1]`,
  ];
  const lists = [
    ['node', 'nodes'],
    ['values', 'cursors'],
    ...more.map((name) => [name, name] as const),
  ] as const;
  return `SELECT ${lists
    .map(
      ([from, to]) =>
        `coalesce(json_agg(t.${from} ORDER BY t.place${isTurned ? ' DESC' : ''}) ${here}, '[]')::text AS ${to},`,
    )
    .join('\n    ')}
    ${isTurned ? farthest : nearest} AS first,
    ${isTurned ? nearest : farthest} AS last,
    count(*) > ${size} AS "hasMore"
  FROM (${rows}) t`;
};

/** A page whose rows go to the caller as the database wrote them. */
export interface JsonConnection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: JsonRows<T>;
  readonly pageInfo: PageInfo;
  readonly totalCount: number | (() => Promise<number>);
}

/**
 * The connection of such a page. Only what is requested is parsed: our own screens use the nodes and the end of the page.
 */
export const jsonConnection = <T>(
  page: JsonPage,
  nodes: JsonRows<T>,
  request: PageRequest,
  totalCount: () => Promise<number>,
): JsonConnection<T> => ({
  get edges() {
    const cursors = JSON.parse(page.cursors) as readonly (readonly string[])[];
    return [...nodes].map((node, place) => ({ node, cursor: encodeCursor(cursors[place] ?? []) }));
  },
  nodes,
  pageInfo: {
    hasNextPage: pageRead(request).isBackward ? typeof request.before === 'string' : page.hasMore,
    hasPreviousPage: pageRead(request).isBackward ? page.hasMore : typeof request.after === 'string',
    startCursor: page.first && encodeCursor(page.first),
    endCursor: page.last && encodeCursor(page.last),
  },
  totalCount,
});

/** The same for callers within the server: every row is parsed. */
export const parsedConnection = <T>({ edges, nodes, ...page }: JsonConnection<T>): Connection<T> => ({
  ...page,
  edges: [...edges],
  nodes: [...nodes],
});
