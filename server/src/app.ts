import { LIMITS } from '@sideline/schema/limits';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import type { Container } from './container.js';
import { FHIR_JSON, isFhirAddress, operationOutcome } from './modules/interop/fhir/operation-outcome.js';
import type { Clock } from './platform/clock.js';
import { sendError } from './platform/http/error-answer.js';
import { badInput, notFound } from './platform/errors.js';
import { registerHealth } from './platform/http/health.js';
import { hashesOfScripts } from './platform/http/page-scripts.js';
import { newId } from './platform/ids.js';
import type { Logger } from './platform/logger.js';
import { registerMetrics } from './platform/metrics.js';
import { registerOverloadGuard, type LoopDelay } from './platform/http/overload.js';
import { registerRequestDeadline } from './platform/http/request-deadline.js';

export interface AppDeps {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly container: Container;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The migrations that /readyz asks the database for. */
  readonly migrations: readonly (abstract new (...parameters: never[]) => object)[];
  /** False until the start is complete; /readyz reports it. */
  readonly isPrepared: () => boolean;
  /** Whether the files of records can be stored; /readyz reports it. */
  readonly canKeepFiles: () => Promise<boolean>;
  /** How late the event loop was in the last second, in ms; the process's own where none is given. */
  readonly loopDelay?: LoopDelay | undefined;
  /** The built client; null serves none (tests, the development server in front of us). */
  readonly clientFolder: string | null;
}

type FixedHeaders = Readonly<Record<string, string>>;

/** The client's one page, where it was built. */
const pageOf = (folder: string | null): string | null => {
  const page = folder === null ? null : join(folder, 'index.html');
  return page !== null && existsSync(page) ? page : null;
};

/** Adds routes to the server: GraphQL is one, REST another. */
export type Registration = (app: FastifyInstance, deps: AppDeps) => Promise<void> | void;

/** A request id that a proxy in front may send us, so that its log and ours can be matched. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const BODY_LIMIT = 1_048_576;
const HEADERS_TIMEOUT_MS = 30_000;
/** How often a stopping server looks for connections that have become idle. */
const IDLE_CHECK_MS = 100;
/** Paths that are never a page of the client: an unknown path below them gets an error that a program can read. */
const PROGRAM_PATH = /^\/(api|fhir|graphql|assets|healthz|readyz|metrics)(\/|\?|$)/;

const options = ({ config, logger }: AppDeps, headers: FixedHeaders): FastifyServerOptions => ({
  // An address that cannot be read reaches no hook and no route.
  frameworkErrors: (_error, _request, reply) => {
    // The option's type allows only the statuses of a route's schema, and there is no route here.
    const answer = reply as unknown as FastifyReply;
    const problem = {
      field: 'address',
      code: 'unreadable',
      message: 'This address cannot be read. Check its % signs.',
    };
    answerError(answer.headers(headers), badInput([problem]));
  },
  loggerInstance: logger,
  // Ours, below: fastify's own writes the whole address, and addresses hold what people searched for.
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  trustProxy: config.trustProxy,
  bodyLimit: BODY_LIMIT,
  // A picture over a bad signal takes a long time; a header should not (see below).
  requestTimeout: LIMITS.http.uploadTimeoutMs,
  // Stopping waits for requests, not for browsers that keep a connection open.
  forceCloseConnections: 'idle',
  genReqId: (request) => {
    const given = config.trustProxy === false ? undefined : request.headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
  },
  ...(config.tls === null ? {} : { https: { cert: config.tls.cert, key: config.tls.key } }),
});

/** Helmet's headers are the same for every answer, so they are computed once, not by fifteen middlewares for each request. */
const securityHeaders = (options: HelmetOptions): FixedHeaders => {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, () => undefined);
  return headers;
};

const headersOf = ({ config, clientFolder }: AppDeps): FixedHeaders => {
  const page = pageOf(clientFolder);
  const scripts = page === null ? [] : hashesOfScripts(readFileSync(page, 'utf8'));
  const isSecure = config.tls !== null || config.publicUrl?.startsWith('https:') === true;
  return {
    ...securityHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          // Our barcode reader is WebAssembly: this allows compiling it, but not running text as script.
          scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts],
          // Ant Design writes its styles at run time.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
          frameSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: isSecure,
      crossOriginEmbedderPolicy: false,
      // 'no-referrer' would also blank the Origin header that the same-origin check reads.
      referrerPolicy: { policy: 'same-origin' },
    }),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  };
};

const registerHeaders = (app: FastifyInstance, headers: FixedHeaders): void => {
  // On the request, not on the answer, so that every answer has them, even an error before any route.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
};

const registerLogging = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'Answered',
    );
    done();
  });
};

/** A connection that was busy when stopping began and has had its answer is idle, and need not be waited for. */
const registerStop = (app: FastifyInstance): void => {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
    }, IDLE_CHECK_MS);
    app.server.once('close', () => {
      clearInterval(timer);
    });
    timer.unref();
    done();
  });
};

/** Below this an answer is about one packet either way. */
const COMPRESSED_FROM_BYTES = 2_048;
/** Higher levels would cost a busy processor more than they save on a slow line. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 3;

/** Answers are compressed as they are sent; the client's own files were when they were built. */
const registerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyCompress, {
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  });
};

/** The same JSON as REST's errors, for errors before any of their routes is reached; FHIR has its own. */
const answerError = (reply: FastifyReply, error: unknown): FastifyReply =>
  sendError(reply, error, ({ status: _status, seconds: _seconds, ...body }) =>
    isFhirAddress(reply.request.url)
      ? { type: FHIR_JSON, body: JSON.stringify(operationOutcome(body)) }
      : { type: null, body },
  );

const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, _request, reply) => answerError(reply, error));
};

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !PROGRAM_PATH.test(url);

/** A request without a route is refused before its body is read; otherwise the body would be reported as the problem. */
const registerUnknown = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && !isPage(request)) answerError(reply, notFound('This address'));
    else done();
  });
};

const registerClient = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  const hasClient = pageOf(folder) !== null;
  if (folder !== null && hasClient) {
    await app.register(fastifyStatic, {
      root: folder,
      // Compressed once, when it was built.
      preCompressed: true,
      cacheControl: false,
      index: ['index.html'],
      setHeaders: (reply, path) => {
        // Files below assets have a hash of their content in their names; everything else is requested again.
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // Any other path is a page of the client, which has its own page for unknown paths.
    if (hasClient && isPage(request)) return reply.sendFile('index.html');
    return answerError(reply, notFound('This address'));
  });
};

/** The whole HTTP server, not listening yet. `registrations` bring GraphQL and REST. */
export const createApp = async (
  deps: AppDeps,
  registrations: readonly Registration[],
): Promise<FastifyInstance> => {
  const headers = headersOf(deps);
  const app = fastify(options(deps, headers)) as unknown as FastifyInstance;
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  registerErrors(app);
  registerStop(app);
  registerLogging(app);
  registerMetrics(app, deps.dataSource, () => deps.container.services.backupStatus.newestAgeSeconds());
  registerHeaders(app, headers);
  registerOverloadGuard(app, deps.loopDelay);
  registerUnknown(app);
  registerRequestDeadline(app, deps.config.database.limits.request.statementMs);
  await registerCompression(app);
  registerHealth(app, deps);
  for (const register of registrations) await register(app, deps);
  await registerClient(app, deps.clientFolder);
  return app;
};
