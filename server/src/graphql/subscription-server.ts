import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import type { FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, makeServer, type Context as SocketContext, type SubscribePayload } from 'graphql-ws';
import { mapStream } from '../platform/events/event-stream.js';
import { answerOnce } from '../platform/events/same-answer.js';
import type { Logger } from '../platform/logger.js';
import type { SocketContextOf } from '../request-context.js';
import type { BuiltSchema } from './schema.js';
import { documentProblem, type DocumentDoor } from './document-door.js';
import { logUnforeseen, presentError } from './error-formatter.js';
import { createProtection, GRAPHQL_LIMITS } from './limits.js';
import { GuardedEvent } from './root-guard.js';

interface Extra {
  readonly request: FastifyRequest;
  readonly close: (code: number) => void;
  /** The API token of `connection_init`; null for a caller whom the request itself names. */
  token: string | null;
  /** Whether the caller of `connection_init` is let in. */
  readonly connect: (token: string | null) => Promise<boolean>;
}
type Socket = SocketContext<Record<string, unknown>, Extra>;

export interface SubscriptionServerDeps {
  readonly schema: GraphQLSchema;
  readonly checkNested: BuiltSchema['checkNested'];
  readonly contextOf: SocketContextOf;
  /** Charges for a document before it is validated, as over HTTP. */
  readonly door: Pick<DocumentDoor, 'charge' | 'keep'>;
  readonly logger: Logger;
}

const BEARER = /^Bearer +(\S+)$/i;

/** The token that a program sends which cannot set headers on a socket: `{ "authorization": "Bearer slt_…" }`. */
const tokenOf = (parameters: Readonly<Record<string, unknown>> | undefined): string | null => {
  const given = parameters?.['authorization'] ?? parameters?.['Authorization'];
  if (given === undefined) return null;
  return (typeof given === 'string' ? BEARER.exec(given)?.[1] : undefined) ?? '';
};

const refused = (code: string, message: string): readonly GraphQLError[] => [
  new GraphQLError(message, { extensions: { code } }),
];

/** What a subscription throws at its opening or at an event is wrapped again on its way. */
const causeOf = (error: GraphQLError): unknown => error.originalError ?? error;

/** As graphql's own `subscribe`, but an event that says the same to everyone is executed once for each way of asking. */
const subscribe = async (args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const { document, operationName = null, variableValues = null } = args;
  const asked = (): string => JSON.stringify([document.loc?.source.body, operationName, variableValues]);
  return mapStream(source, async (guarded) =>
    answerOnce(guarded instanceof GuardedEvent ? guarded.event : null, asked, () =>
      execute({ ...args, rootValue: guarded }),
    ),
  );
};

const end = (subscription: Socket['subscriptions'][string] | undefined): void => {
  if (subscription !== null && subscription !== undefined && 'return' in subscription)
    // It has ended even if what it read from could not be closed.
    subscription.return(undefined).catch(() => undefined);
};

/**
 * graphql-transport-ws for subscriptions only: queries and mutations go over HTTP, which has their limits and their fast path.
 * A document is held to the same depth, cost and size as there. What a subscriber is refused once ends the subscription; an
 * ended session closes the socket with 4401.
 */
export const createSubscriptionServer = ({
  schema,
  checkNested,
  contextOf,
  door,
  logger,
}: SubscriptionServerDeps) => {
  const rules = [...specifiedRules, ...createProtection().validationRules];

  const read = ({ query, operationName }: SubscribePayload): DocumentNode | readonly GraphQLError[] => {
    let document: DocumentNode;
    try {
      document = parse(query, { maxLexicalTokens: GRAPHQL_LIMITS.tokens });
    } catch (error) {
      return refused('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : String(error));
    }
    const tooMuch = documentProblem(document);
    if (tooMuch !== null) return refused('GRAPHQL_VALIDATION_FAILED', tooMuch);
    const problems = validate(schema, document, rules, { hideSuggestions: true });
    if (problems.length > 0)
      return problems.flatMap(({ message }) => refused('GRAPHQL_VALIDATION_FAILED', message));
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return refused(
        'BAD_REQUEST',
        'Send queries and mutations over HTTP. A socket takes only subscriptions.',
      );
    return document;
  };

  /** The errors as the caller sees them. An ended session closes the socket. */
  const present = (
    { extra }: Socket,
    payload: SubscribePayload,
    errors: readonly GraphQLError[],
  ): readonly GraphQLFormattedError[] => {
    const { request, close } = extra;
    logUnforeseen(logger, errors.map(causeOf), { requestId: request.id, operation: payload.operationName });
    const presented = errors.map((error) => presentError(error.toJSON(), causeOf(error), request.id));
    if (presented.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'))
      close(CloseCode.Unauthorized);
    return presented;
  };

  return makeServer<Record<string, unknown>, Extra>({
    subscribe,
    onConnect: async ({ extra, connectionParams }) => {
      extra.token = tokenOf(connectionParams);
      return extra.connect(extra.token);
    },
    onSubscribe: async (socket, _id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> => {
      if (Object.keys(socket.subscriptions).length > LIMITS.sockets.subscriptions)
        return refused(
          'BAD_REQUEST',
          `A socket can have at most ${String(LIMITS.sockets.subscriptions)} subscriptions.`,
        );
      try {
        const context = await contextOf(socket.extra.request, socket.extra.token);
        await door.charge(payload.query, context);
        const document = read(payload);
        if (!('kind' in document)) return document;
        door.keep(payload.query, context.actor);
        checkNested(document, payload.operationName, context.actor);
        return {
          schema,
          document,
          variableValues: payload.variables ?? {},
          operationName: payload.operationName ?? null,
          contextValue: context,
        };
      } catch (error) {
        return [
          new GraphQLError(ERRORS.INTERNAL.message, {
            originalError: error instanceof Error ? error : new Error(String(error)),
          }),
        ];
      }
    },
    onNext: (socket, id, payload, _args, { data, errors }) => {
      if (errors === undefined) return;
      end(socket.subscriptions[id]);
      return { data: data ?? null, errors: present(socket, payload, errors) };
    },
    onError: (socket, _id, payload, errors) => present(socket, payload, errors),
  });
};
