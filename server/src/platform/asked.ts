/**
 * What a query selected below one of its root fields: for the path of an object within it ('' for the root's own, `nodes`,
 * `edges.node`), the names of the object's fields in the schema.
 */
export type Asked = ReadonlyMap<string, ReadonlySet<string>>;

/** The selected fields of an object; null where they are not known, and so all are wanted. */
export type AskedFields = ReadonlySet<string> | null;

/** Those of the rows of a connection. */
export const askedOfNodes = (asked: Asked | undefined): AskedFields => {
  if (asked === undefined) return null;
  const [nodes, ofEdges] = [asked.get('nodes'), asked.get('edges.node')];
  if (nodes === undefined || ofEdges === undefined) return nodes ?? ofEdges ?? new Set();
  return new Set([...nodes, ...ofEdges]);
};

/** Those of the rows of a plain list. */
export const askedOfRows = (asked: Asked | undefined): AskedFields => asked?.get('') ?? null;
