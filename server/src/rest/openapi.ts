import { ERRORS, type ErrorCode } from '@sideline/schema/errors';
import {
  CLIENT_WEBHOOK_EVENTS,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  webhookDataOf,
} from '@sideline/schema/webhooks';
import { z, type ZodType } from 'zod';
import type { RootOperation } from '../graphql/root-guard.js';
import { isFhirAddress } from '../modules/interop/fhir/operation-outcome.js';
import { bodyTooLarge, notJson } from '../platform/http/body-problems.js';
import { operationOf } from './mirrors.js';
import type { Route } from '../platform/http/rest-route.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
export type OpenApi = Readonly<Record<string, Json>>;

interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The schemas that have a name of their own, from which generated types have it too. */
class NamedSchemas {
  readonly #named = new Map<string, Json>();

  /** The schema with everything named in it as a reference. */
  of(schema: ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as JsonObject;
    for (const [name, { id: _id, ...shape }] of Object.entries($defs as Readonly<Record<string, JsonObject>>))
      this.#keep(name, referring(shape));
    return referring(rest);
  }

  /** The same, with this name if it has none of its own. */
  named(name: string, schema: ZodType, io: 'input' | 'output'): Json {
    const shape = this.of(schema, io) as JsonObject;
    return shape['$ref'] !== undefined || shape['type'] !== 'object' ? shape : this.#keep(name, shape);
  }

  get all(): Readonly<Record<string, Json>> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #keep(name: string, shape: Json): Json {
    const known = this.#named.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`Two schemas of REST are called ${name}.`);
    this.#named.set(name, shape);
    return { $ref: `#/components/schemas/${name}` };
  }
}

const referring = (shape: JsonObject): Json =>
  JSON.parse(JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;

/** What the documentation shows in place of an error's parameters. */
const EXAMPLES: Readonly<Record<string, string>> = {
  what: 'The record',
  seconds: 'some',
  requestId: 'the request id',
  scope: 'that the error names',
  types: 'one of those listed here',
};
const withoutParameters = (message: string): string =>
  message.replaceAll(/\{(\w+)\}/g, (_all, name: string) => EXAMPLES[name] ?? '…');

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

/** The JSON bodies that the HTTP server itself refuses: BAD_INPUT with these statuses. */
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
  if (route.upload !== undefined) codes.push('UPLOAD_TYPE');
  if (route.madeId !== undefined) codes.push('COMMAND_REUSED');
  if (route.params !== undefined) codes.push('NOT_FOUND');
  if (route.body !== undefined || route.query !== undefined) codes.push('BAD_INPUT');
  if (!operation.access.isPublic) codes.push('UNAUTHENTICATED', 'FORBIDDEN');
  const said = [
    ...codes.map((code) => ERRORS[code]),
    // Answered before the row is reached, with the texts that a caller gets.
    ...(route.body === undefined || route.upload !== undefined ? [] : BODY_REFUSALS),
  ];
  const statuses = [...new Set(said.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: said
          .filter((one) => one.status === status)
          .map(({ message }) => withoutParameters(message))
          .join(' '),
        content: isFhirAddress(route.path)
          ? { 'application/fhir+json': { schema: { $ref: '#/components/schemas/OperationOutcome' } } }
          : { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

/** The parameters of one place, from the properties of the row's schema for it. */
const parametersOf = (
  schemas: NamedSchemas,
  schema: ZodType | undefined,
  place: 'path' | 'query',
): readonly Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as unknown as {
    properties?: Readonly<Record<string, { readonly description?: string }>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    // A parameter that is converted when it is read is sent as text.
    schema: Object.keys(property).length === 0 ? { type: 'string' } : property,
  }));
};

const successOf = (route: Route, schemas: NamedSchemas): Json => {
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
    content: {
      'application/json': { schema: schemas.named(`${typeNameOf(route)}Answer`, route.response, 'output') },
    },
  };
};

const accessText = ({ access }: RootOperation): string => {
  if (access.isPublic) return 'Everybody.';
  return `Roles: ${access.roles.join(', ')}${access.sessionOnly ? '; never an API token' : ''}.`;
};

const operationIdOf = (route: Route): string =>
  `${route.method.toLowerCase()}_${route.path.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_|_$/g, '')}`;

/** `PostApiShiftsClone`: the beginning of the names of a row's generated types. */
const typeNameOf = (route: Route): string =>
  operationIdOf(route)
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const BINARY: Json = { schema: { type: 'string', contentEncoding: 'binary' } };

const contentOf = (route: Route, body: ZodType, schemas: NamedSchemas): Json =>
  route.upload === undefined
    ? { 'application/json': { schema: schemas.named(`${typeNameOf(route)}Body`, body, 'input') } }
    : Object.fromEntries(route.upload.types.map((type) => [type, BINARY]));

/** The OpenAPI 3.1 document of the rows. Roles come from the root field that a row mirrors. */
const WEBHOOK_DATA: Readonly<Record<string, Json>> = {
  asAt: { type: 'string', format: 'date-time' },
  kind: { type: 'string' },
  version: { type: 'integer' },
};

/** The content of deliveries: ids only. */
const WEBHOOKS = Object.fromEntries(
  WEBHOOK_EVENTS.map((event): [string, Json] => [
    event,
    {
      post: {
        summary: WEBHOOK_EVENT_LABELS[event],
        description: CLIENT_WEBHOOK_EVENTS.includes(event)
          ? 'Signed as Standard Webhooks describes. Read the figures with your own token. A client’s webhook is notified only about the client’s own events, when the figures shown to the client have changed, and at most once an hour.'
          : 'Signed as Standard Webhooks describes. Ids only: read the rest with your own token.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['type', 'timestamp', 'data'],
                properties: {
                  type: { type: 'string', const: event },
                  timestamp: { type: 'string', format: 'date-time' },
                  data: {
                    type: 'object',
                    required: [...webhookDataOf(event)],
                    properties: Object.fromEntries(
                      webhookDataOf(event).map((field): [string, Json] => [
                        field,
                        WEBHOOK_DATA[field] ?? { type: ['string', 'null'], format: 'uuid' },
                      ]),
                    ),
                  },
                },
              },
            },
          },
        },
        responses: {
          '2XX': { description: 'Accepted. After any other response, the delivery is tried again.' },
        },
      },
    },
  ]),
);

export const createOpenApi = (
  routes: readonly Route[],
  operations: ReadonlyMap<string, RootOperation>,
): OpenApi => {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas = new NamedSchemas();
  for (const route of routes) {
    const operation = operationOf(route, operations);
    const parameters = [
      ...parametersOf(schemas, route.params, 'path'),
      ...parametersOf(schemas, route.query, 'query'),
    ];
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
              content: contentOf(route, route.body, schemas),
            },
          }),
      responses: { [String(route.status ?? 200)]: successOf(route, schemas), ...errorsOf(route, operation) },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sideline',
      version: '1',
      description:
        'The REST interface of the specification. GraphQL at /graphql offers all of this and more. Bodies here are JSON.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }, { token: [] }],
    paths,
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sideline' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token made by an administrator.' },
      },
      schemas: { Error: ERROR_SCHEMA, OperationOutcome: OUTCOME_SCHEMA, ...schemas.all },
    },
  };
};
