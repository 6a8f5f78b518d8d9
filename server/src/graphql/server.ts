import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendError } from '../platform/http/error-answer.js';
import { badInput } from '../platform/errors.js';
import type { Context } from '../platform/context.js';
import type { Logger } from '../platform/logger.js';
import type { ContextOf } from '../request-context.js';
import type { DocumentDoor } from './document-door.js';
import { errorPlugin, formatError } from './error-formatter.js';
import { stringifyResult, type HotReads } from './hot-reads.js';
import { createProtection, GRAPHQL_LIMITS } from './limits.js';
import { refuseForeignOrigin } from '../rest/same-origin.js';
import type { BuiltSchema } from './schema.js';
import type { GraphqlSockets } from './sockets.js';
import { registerSdl } from './sdl.js';
import { tokenPlugin } from './token-plugin.js';

export interface GraphqlDeps {
  readonly schema: GraphQLSchema;
  readonly checkNested: BuiltSchema['checkNested'];
  /** Answers what needs no execution; null executes everything. */
  readonly hotReads: HotReads | null;
  readonly contextOf: ContextOf;
  /** Handles the sockets that are opened at the same address. */
  readonly sockets: GraphqlSockets;
  readonly logger: Logger;
  /** The check that every document passes first. */
  readonly door: DocumentDoor;
  /** Our own address, from which pages may write; null where it is the one that was asked. */
  readonly publicUrl: string | null;
  /** The built client, which holds the explorer's page; null serves none. */
  readonly clientFolder: string | null;
}

const CONTEXT = Symbol('context');
type WithContext = FastifyRequest & { [CONTEXT]?: Context };

const refuseLargeBatches = (body: unknown): void => {
  if (Array.isArray(body) && body.length > GRAPHQL_LIMITS.batch)
    throw badInput([
      {
        field: '',
        code: 'too_many',
        message: `Send at most ${String(GRAPHQL_LIMITS.batch)} operations at once.`,
      },
    ]);
};

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.headers.accept?.includes('text/html') === true &&
  !new URL(request.url, 'http://localhost').searchParams.has('query');

const PAGE = 'explorer.html';

/** The self-hosted explorer (client/explorer.html, a page of its own in the client's build). */
const sendExplorer = (reply: FastifyReply, clientFolder: string | null): FastifyReply => {
  if (clientFolder !== null && existsSync(join(clientFolder, PAGE))) return reply.sendFile(PAGE);
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send(
      'GraphQL is running here. Its explorer needs the built client, which is missing. Run: npm run build',
    );
};

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const RESPONSE_JSON = 'application/graphql-response+json';
const PLAIN_JSON = 'application/json';

/** What the answer to a POST of JSON is to be called; null where Apollo has to weigh what the caller accepts. */
const mediaTypeOf = ({ method, headers }: FastifyRequest): string | null => {
  if (method !== 'POST' || headers['content-type']?.startsWith(PLAIN_JSON) !== true) return null;
  const { accept = '*/*' } = headers;
  if (accept.startsWith(RESPONSE_JSON)) return `${RESPONSE_JSON}; charset=utf-8`;
  return accept === '*/*' || accept.startsWith(PLAIN_JSON) ? `${PLAIN_JSON}; charset=utf-8` : null;
};

/** The error that stopped a request before it became an operation, in the shape of GraphQL's errors. */
const sendErrors = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(reply, error, ({ status: _status, message, seconds, ...facts }) => ({
    type: mediaTypeOf(request) ?? `${PLAIN_JSON}; charset=utf-8`,
    body: { errors: [{ message, extensions: { ...facts, ...(seconds === null ? {} : { seconds }) } }] },
  }));

/** Puts GraphQL at /graphql; in a browser, GET shows the explorer. */
export const registerGraphql = async (app: FastifyInstance, deps: GraphqlDeps): Promise<void> => {
  const { schema, checkNested, door, hotReads, contextOf, sockets, logger, clientFolder, publicUrl } = deps;
  const protection = createProtection();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    allowBatchedHttpRequests: true,
    csrfPrevention: true,
    maxRecursiveSelections: true,
    // Ours ends requests, jobs and the database in order; Apollo's own would end the process under them.
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: GRAPHQL_LIMITS.tokens },
    validationRules: protection.validationRules,
    formatError,
    stringifyResult,
    logger,
    plugins: [
      ...protection.plugins,
      errorPlugin(logger),
      door.plugin,
      tokenPlugin(checkNested, protection.costOf),
      ...(hotReads === null ? [] : [hotReads.plugin]),
      // It wraps every field of the schema at the first operation.
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  const handle = fastifyApolloHandler(apollo, {
    context: (request) => {
      const context = (request as WithContext)[CONTEXT];
      if (context === undefined) throw new Error('The request has no context.');
      return Promise.resolve(context);
    },
  });
  const options = {
    url: '/graphql',
    errorHandler: sendErrors,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.ws) return;
      if (wantsPage(request)) return sendExplorer(reply, clientFolder);
      refuseForeignOrigin(request, publicUrl);
      refuseLargeBatches(request.body);
      void reply.header('cache-control', 'no-store');
      // Before Apollo, so that an unreachable database gets the same error as everywhere else.
      const context = await contextOf(request, reply);
      (request as WithContext)[CONTEXT] = context;
      const mediaType = mediaTypeOf(request);
      if (hotReads !== null && mediaType !== null && isObject(request.body)) {
        const answer = await hotReads.answer(request.body, context);
        if (answer !== null) return reply.type(mediaType).send(answer);
      }
      await door.check(request.method === 'GET' ? request.query : request.body, context);
    },
    handler: handle,
  };
  registerSdl(app, schema);
  app.route({ ...options, method: 'POST' });
  app.route({ ...options, method: 'GET', preValidation: sockets.admit, wsHandler: sockets.take });
};
