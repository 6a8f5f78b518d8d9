import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { createHash } from 'node:crypto';

const SDL_PATH = '/graphql/schema.graphql';

/** The SDL with its directives, sorted, as it is committed in schema/schema.graphql. */
export const printSdl = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;

/** Serves the SDL. It is printed when it is first asked for, since most processes never are. */
export const registerSdl = (app: FastifyInstance, schema: GraphQLSchema): void => {
  let printed: { readonly text: string; readonly etag: string } | null = null;
  app.get(SDL_PATH, (request, reply) => {
    if (printed === null) {
      const text = printSdl(schema);
      printed = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    void reply.header('etag', printed.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === printed.etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(printed.text);
  });
};
