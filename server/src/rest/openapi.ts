import { ERRORS, type ErrorCode } from '@sideline/schema/errors';
import { z, type ZodType } from 'zod';
import type { RootOperation } from '../graphql/root-guard.js';
import { isFhirAddress } from '../modules/interop/fhir/operation-outcome.js';
import { bodyTooLarge, notJson } from '../platform/body-problems.js';
import { operationOf } from './mirrors.js';
import { UPLOAD_TYPES } from './uploads.js';
import type { Route } from '../platform/rest-route.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
export type OpenApi = Readonly<Record<string, Json>>;

const schemaOf = (schema: ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest as Json;
};

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'problems', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string', description: 'Dotted path in what was sent.' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string', description: 'Quote it to support.' },
  },
};

const OUTCOME_SCHEMA: Json = {
  type: 'object',
  description: 'FHIR R4 OperationOutcome: https://hl7.org/fhir/R4/operationoutcome.html',
  required: ['resourceType', 'issue'],
  properties: {
    resourceType: { type: 'string', const: 'OperationOutcome' },
    issue: { type: 'array', items: { type: 'object' } },
  },
};

/** What the HTTP server itself refuses of a JSON body: BAD_INPUT with these statuses. */
const BODY_REFUSALS = [
  { status: 413, message: bodyTooLarge.message },
  { status: 415, message: notJson.message },
];

const errorsOf = (route: Route, operation: RootOperation): Readonly<Record<string, Json>> => {
  const codes: ErrorCode[] = [
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'NOT_READY',
    'OVERLOADED',
    ...(route.errors ?? []),
  ];
  if (route.params !== undefined) codes.push('NOT_FOUND');
  if (route.body !== undefined || route.query !== undefined) codes.push('BAD_INPUT');
  if (!operation.access.isPublic) codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  const said = [
    ...codes.map((code) => ERRORS[code]),
    // Answered before the row is reached; the words are those that a caller gets.
    ...(route.body === undefined || route.upload !== undefined ? [] : BODY_REFUSALS),
  ];
  const statuses = [...new Set(said.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: said
          .filter((one) => one.status === status)
          .map(({ message }) => message)
          .join(' '),
        content: isFhirAddress(route.path)
          ? { 'application/fhir+json': { schema: { $ref: '#/components/schemas/OperationOutcome' } } }
          : { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

/** The parameters of one place, from the properties of the row's schema for it. */
const parametersOf = (schema: ZodType | undefined, place: 'path' | 'query'): readonly Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Readonly<Record<string, { readonly description?: string }>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
};

const successOf = (route: Route): Json => {
  const links: Json =
    route.nextCursor === undefined
      ? {}
      : {
          headers: {
            Link: {
              description: 'The next page, where there is one: rel="next".',
              schema: { type: 'string' },
            },
          },
        };
  if (route.produces !== undefined)
    return {
      description: 'A file.',
      content: { [route.produces]: BINARY },
    };
  if (route.response === undefined) return { description: 'Done.' };
  return {
    description: 'Done.',
    ...(links as object),
    content: { 'application/json': { schema: schemaOf(route.response, 'output') } },
  };
};

const accessText = ({ access }: RootOperation): string => {
  if (access.isPublic) return 'Everybody.';
  const token =
    access.scope === undefined
      ? ''
      : `; an API token needs the scope ${access.scope}${access.isForUnscoped === true ? ', or none at all' : ''}`;
  return `Roles: ${access.roles.join(', ')}${access.sessionOnly ? '; never an API token' : token}.`;
};

const operationIdOf = (route: Route): string =>
  `${route.method.toLowerCase()}_${route.path.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, '')}`;

const BINARY: Json = { schema: { type: 'string', contentEncoding: 'binary' } };

const contentOf = ({ upload }: Route, body: ZodType): Json =>
  upload === undefined
    ? { 'application/json': { schema: schemaOf(body, 'input') } }
    : Object.fromEntries(UPLOAD_TYPES.map((type) => [type, BINARY]));

/** The OpenAPI 3.1 document of the rows. Roles come from the root field that a row mirrors. */
export const createOpenApi = (
  routes: readonly Route[],
  operations: ReadonlyMap<string, RootOperation>,
): OpenApi => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const operation = operationOf(route, operations);
    const parameters = [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')];
    (paths[route.path] ??= {})[route.method.toLowerCase()] = {
      operationId: operationIdOf(route),
      tags: [route.tag],
      summary: route.summary,
      description: [route.description, accessText(operation), `Mirrors GraphQL's ${route.mirrors}.`]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      ...(operation.access.isPublic ? { security: [] } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(route.body === undefined
        ? {}
        : {
            requestBody: {
              required: route.isBodyOptional !== true,
              content: contentOf(route, route.body),
            },
          }),
      responses: { [String(route.status ?? 200)]: successOf(route), ...errorsOf(route, operation) },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sideline',
      version: '1',
      description:
        'The REST interface of the specification. Everything, and more, is in GraphQL at /graphql; bodies here are JSON.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sideline' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token made by an administrator.' },
      },
      schemas: { Error: ERROR_SCHEMA, OperationOutcome: OUTCOME_SCHEMA },
    },
  };
};
