import fastifyCookie from '@fastify/cookie';
import type { Registration } from './app.js';
import { RootGuard } from './graphql/root-guard.js';
import { buildGraphqlSchema } from './graphql/schema.js';
import { registerGraphql } from './graphql/server.js';
import { createContextOf } from './request-context.js';
import { restRoutes } from './rest/routes.js';
import { registerRest } from './rest/server.js';

/** GraphQL and REST behind one guard: the same roles, rates and transactions, whichever way a caller comes in. */
const registerInterfaces: Registration = async (app, deps) => {
  const { config, container, dataSource, clock, logger, clientFolder } = deps;
  const { services } = container;
  const guard = new RootGuard({ audit: services.audit, clock });
  const { schema, operations } = buildGraphqlSchema(container, guard);
  const contextOf = createContextOf({
    config,
    dataSource,
    clock,
    sessions: services.sessions,
    tokens: services.tokens,
  });
  await app.register(fastifyCookie);
  await registerGraphql(app, { schema, contextOf, logger, clientFolder });
  await registerRest(app, {
    routes: restRoutes(services),
    operations,
    guard,
    contextOf,
    publicUrl: config.publicUrl,
  });
};

/** What answers requests beside health, metrics and the client's files, in the order in which it is put on the server. */
export const registrations: readonly Registration[] = [registerInterfaces];
