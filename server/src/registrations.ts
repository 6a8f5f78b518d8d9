import fastifyCookie from '@fastify/cookie';
import type { Registration } from './app.js';
import { DocumentDoor } from './graphql/document-door.js';
import { HotReads } from './graphql/hot-reads.js';
import { RootGuard, type RootGuardDeps } from './graphql/root-guard.js';
import { buildGraphqlSchema } from './graphql/schema.js';
import { registerGraphql } from './graphql/server.js';
import { graphqlSockets, registerSockets } from './graphql/sockets.js';
import { createContextOf } from './request-context.js';
import { registerCalendarFeed } from './rest/calendar-feed.js';
import { registerRest } from './rest/server.js';

export interface InterfaceOptions {
  /** If false, every query is executed field by field: the tests compare both ways. */
  readonly hasHotReads?: boolean;
  /** Called for each operation that was answered without being executed field by field. */
  readonly onHotRead?: (operationName: string | null) => void;
  /** How often a caller may call; the benchmarks call more often than people do. */
  readonly rates?: RootGuardDeps['rates'];
  /** How often a socket and its session are checked. */
  readonly socketBeatMs?: number;
}

/** GraphQL and REST behind one guard: the same roles, rates and transactions, whichever of the two a caller uses. */
export const interfaces =
  ({ hasHotReads = true, onHotRead, rates, socketBeatMs }: InterfaceOptions = {}): Registration =>
  async (app, deps) => {
    const { config, container, dataSource, clock, logger, clientFolder } = deps;
    const { services } = container;
    const guard = new RootGuard({
      audit: services.audit,
      clock,
      share: services.rates,
      ...(rates ? { rates } : {}),
    });
    const { schema, operations, resolvers, checkNested } = buildGraphqlSchema(container, guard);
    const { contextOf, socketContextOf, isStranger } = createContextOf({
      config,
      dataSource,
      clock,
      sessions: services.sessions,
      tokens: services.tokens,
    });
    await app.register(fastifyCookie);
    await registerSockets(app);
    const door = new DocumentDoor({ clock, share: services.rates, rates });
    await registerGraphql(app, {
      schema,
      checkNested,
      door,
      hotReads: hasHotReads
        ? new HotReads({ schema, operations, resolvers, guard, ...(onHotRead ? { onHit: onHotRead } : {}) })
        : null,
      contextOf,
      sockets: graphqlSockets({
        schema,
        checkNested,
        contextOf: socketContextOf,
        isStranger,
        door,
        events: services.bus,
        publicUrl: config.publicUrl,
        logger,
        ...(socketBeatMs === undefined ? {} : { beatMs: socketBeatMs }),
      }),
      logger,
      publicUrl: config.publicUrl,
      clientFolder,
    });
    registerCalendarFeed(app, { calendarFeeds: services.calendarFeeds, clock, rates: services.rates });
    await registerRest(app, {
      routes: container.routes,
      operations,
      guard,
      contextOf,
      publicUrl: config.publicUrl,
    });
  };

/** What answers requests besides health, metrics and the client's files, in the order of registration. */
export const registrations: readonly Registration[] = [interfaces()];
