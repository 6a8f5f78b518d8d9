import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z, type ZodType } from 'zod';
import { CHECKOUT } from '../../src/platform/database/database.js';

/** Holds what the server answers to what it says that it answers: `schema/openapi.json`, which another test holds to the code. */

type Schema = Parameters<typeof z.fromJSONSchema>[0];
interface Row {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
interface DocumentedRow extends Row {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: number;
}

interface Asked {
  readonly method?: string;
  readonly url?: unknown;
}
interface Answered {
  readonly statusCode: number;
  readonly body: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Row>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
const { paths, components } = JSON.parse(
  readFileSync(join(CHECKOUT, 'schema', 'openapi.json'), 'utf8'),
) as Document;

/** The schema with what it names in its place. */
const whole = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return whole(components.schemas[String(schema.$ref).split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]));
};

const PARAMETER = /\{\w+\}/g;
/** Those without parameters first, as the router takes them. */
const ROWS: readonly DocumentedRow[] = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      responses,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(PARAMETER, '[^/]+')}$`),
      parameters: path.match(PARAMETER)?.length ?? 0,
    })),
  )
  .sort((a, b) => a.parameters - b.parameters);

const shapes = new Map<string, ZodType>();

/** In what a successful answer differs from what its row documents; null where it does not, and where no row is asked. */
export const undocumented = (
  { method = 'GET', url }: Asked,
  { statusCode, body }: Answered,
): string | null => {
  if (typeof url !== 'string' || statusCode < 200 || statusCode > 299) return null;
  const { pathname } = new URL(url, 'http://localhost');
  const row = ROWS.find((one) => one.method === method && one.path.test(pathname));
  if (row === undefined) return null;
  const documented = row.responses[String(statusCode)];
  if (documented === undefined) return `${row.name} documents no ${String(statusCode)}.`;
  const { content } = documented;
  if (content === undefined)
    return body === '' ? null : `${row.name} documents no body, and has: ${body.slice(0, 200)}`;
  const schema = content['application/json']?.schema;
  if (schema === undefined) return null;
  const shape = shapes.get(row.name) ?? z.fromJSONSchema(whole(schema) as Schema);
  shapes.set(row.name, shape);
  const { error } = shape.safeParse(JSON.parse(body));
  return error === undefined
    ? null
    : `${row.name} answers what it does not document:\n${z.prettifyError(error)}`;
};
