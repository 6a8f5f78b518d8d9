import type { Problem } from '@sideline/schema/errors';
import { documentedName } from '@sideline/schema/patient-names';
import { check } from '@sideline/schema/validation/check';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z, type ZodType } from 'zod';
import { sentIn, type RootGuard, type RootOperation } from '../graphql/root-guard.js';
import { brokenJson, emptyBody } from '../platform/http/body-problems.js';
import { badInput, DomainError } from '../platform/errors.js';
import { unstorableText } from '../platform/text/unstorable-text.js';
import type { ContextOf } from '../request-context.js';
import { operationOf } from './mirrors.js';
import { createOpenApi } from './openapi.js';
import { registerApiPages } from './pages.js';
import { FileAnswer, type RestInput, type Route } from '../platform/http/rest-route.js';
import { refuseForeignOrigin } from './same-origin.js';
import { bytesOf, takeFiles } from './uploads.js';

export interface RestDeps {
  readonly routes: readonly Route[];
  readonly operations: ReadonlyMap<string, RootOperation>;
  readonly guard: RootGuard;
  readonly contextOf: ContextOf;
  readonly publicUrl: string | null;
}

const keysOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const inSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The error, with its problems' fields named as in the row's own body. Services use GraphQL's names; most rows have the
 * same, some the specification's older ones (`differs_from`).
 */
const inNamesOf = (route: Route, error: unknown): unknown => {
  if (!(error instanceof DomainError) || error.problems.length === 0) return error;
  const names = new Set([route.body, route.query, route.params].flatMap(keysOf));
  const rename = (field: string): string => {
    const [head = '', ...rest] = field.split('.');
    // `id` is that of what the row creates; a patient's `name` is not merely another spelling.
    const own =
      head === 'id'
        ? route.madeId
        : [inSnakeCase(head), documentedName(head)].find((candidate) => names.has(candidate));
    return names.has(head) || own === undefined ? field : [own, ...rest].join('.');
  };
  const problems = error.problems.map((problem) => ({ ...problem, field: rename(problem.field) }));
  return new DomainError(error.code, error.params, { problems, cause: error });
};

const parse = (schema: ZodType | undefined, value: unknown): unknown => {
  if (schema === undefined) return {};
  if (value === undefined) throw badInput([emptyBody]);
  const { data, problems } = check(schema, value);
  if (problems === null) {
    const unstorable = unstorableText(data);
    if (unstorable !== null) throw badInput([unstorable]);
    return data;
  }
  throw badInput(problems.map((problem) => ({ ...problem, field: problem.field || 'body' })));
};

/** A body that is not JSON: refused, like an invalid one, once it is clear that its sender may send one. */
class Unreadable {
  constructor(readonly problem: Problem) {}
}

const bodyOf = (route: Route, { body }: FastifyRequest): unknown => {
  if (body instanceof Unreadable) throw badInput([body.problem]);
  return body ?? (route.isBodyOptional === true ? {} : undefined);
};

const addressOf = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const nextLink = (request: FastifyRequest, cursor: string): string => {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('after', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
};

const send = (reply: FastifyReply, request: FastifyRequest, route: Route, result: unknown): FastifyReply => {
  const body = route.present(result);
  if (body instanceof FileAnswer)
    return reply
      .code(route.status ?? 200)
      .type(body.contentType)
      .header(
        'content-disposition',
        `${body.disposition}; filename="${body.fileName.replaceAll(/[^\w.-]/g, '_')}"`,
      )
      .send(body.body);
  const cursor = route.nextCursor?.(result) ?? null;
  if (cursor !== null) void reply.header('link', nextLink(request, cursor));
  if (route.status === 204) return reply.code(204).send();
  return reply
    .code(route.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** An address regardless of the names of its parameters: rows with the same address may name them differently. */
const shapeOf = (address: string): string => address.replaceAll(/:\w+/g, ':');

/** Every method that a program might try; HEAD comes with GET. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Other methods at an existing address: 405 with the allowed methods, before a body is read. */
const refuseOtherMethods = (rest: FastifyInstance, routes: readonly Route[]): void => {
  for (const path of new Set(routes.map(addressOf))) {
    const rows = routes.filter((route) => shapeOf(addressOf(route)) === shapeOf(path));
    const taken = new Set<string>(rows.map(({ method }) => method));
    if (taken.has('GET')) taken.add('HEAD');
    const allowed = METHODS.filter((method) => taken.has(method)).join(', ');
    rest.route({
      method: METHODS.filter((method) => !taken.has(method)),
      url: path,
      onRequest: (request, reply) => {
        void reply.header('allow', allowed);
        throw new DomainError('METHOD_NOT_ALLOWED', { method: request.method, allowed });
      },
      handler: () => undefined,
    });
  }
};

/** Puts every REST row on the server, with its documentation at /api/openapi.json and /api/docs. */
export const registerRest = async (app: FastifyInstance, deps: RestDeps): Promise<void> => {
  const { routes, operations, guard, contextOf, publicUrl } = deps;
  await app.register((rest, _options, done) => {
    // JSON only: any page can send a form or plain text without a preflight.
    rest.removeAllContentTypeParsers();
    const parseJson = rest.getDefaultJsonParser('error', 'error');
    rest.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
      // 'Empty body' (spec section 7) with the header that every call sends.
      if (body === '') parsed(null, undefined);
      else
        void parseJson(request, body.toString(), (error, value) => {
          parsed(null, error === null ? value : new Unreadable(brokenJson(body.toString())));
        });
    });
    for (const route of routes) {
      const operation = operationOf(route, operations);
      const { upload } = route;
      const options = {
        method: route.method,
        url: addressOf(route),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          refuseForeignOrigin(request, publicUrl);
          void reply.header('cache-control', 'no-store');
          const context = await contextOf(request, reply);
          // Once, and only when it is clear that its sender may send it.
          let read: RestInput<unknown, unknown, unknown> | null = null;
          const input = () =>
            (read ??= {
              params: parse(route.params, request.params),
              query: parse(route.query, request.query),
              body: upload === undefined ? parse(route.body, bodyOf(route, request)) : bytesOf(request),
            });
          const result = await guard
            .run(
              operation,
              context,
              (inside) => route.call(inside, input()),
              () =>
                route.madeId === undefined
                  ? null
                  : sentIn(operation, input().body as Readonly<Record<string, unknown>>, route.madeId),
            )
            .catch((error: unknown) => {
              throw inNamesOf(route, error);
            });
          return send(reply, request, route, result);
        },
      };
      if (upload === undefined) rest.route(options);
      else
        void rest.register((scope, _none, ready) => {
          takeFiles(scope, {
            upload,
            admit: async (request, reply) => {
              refuseForeignOrigin(request, publicUrl);
              await guard.run(operation, await contextOf(request, reply), () => undefined);
            },
          });
          scope.route(options);
          ready();
        });
    }
    refuseOtherMethods(rest, routes);
    registerApiPages(rest, createOpenApi(routes, operations));
    done();
  });
};
