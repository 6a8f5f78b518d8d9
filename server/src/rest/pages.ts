import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenApi } from './openapi.js';

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sideline: REST</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// A file and not inline: scripts in the page itself are refused by the content security policy.
// The groups start closed: Swagger UI keeps lists of over 150 rows out of the page, where a browser's search cannot find them.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
});
`;

const FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** /api/openapi.json, and its pages at /api/docs: Swagger UI from our own host. */
export const registerApiPages = (rest: FastifyInstance, openApi: OpenApi): void => {
  const document = JSON.stringify(openApi);
  rest.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
  rest.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  rest.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  for (const [file, type] of Object.entries(FILES))
    rest.get(`/api/docs/${file}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(join(FOLDER, file))),
    );
};
