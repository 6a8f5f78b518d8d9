import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import type { Clock } from './platform/clock.js';

export interface ContainerDeps {
  /** Need not be connected: nothing here runs a statement before a request asks for it. */
  readonly dataSource: DataSource;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * The composition root: plain constructor calls, bottom up (design section 3).
 * Services take a deps object; resolvers take their services, and type-graphql asks `get` for them by class.
 */
const construct = (_deps: ContainerDeps) => {
  // — platform and audit
  // — clients, cheer, settings
  // — patients
  // — users, tokens
  // — staff, events
  // — prf

  const services = {};
  const resolvers = new Map<unknown, object>([]);
  return { services, resolvers };
};

export type Services = ReturnType<typeof construct>['services'];

export interface Container {
  readonly services: Services;
  /** type-graphql's container: the one instance of a resolver class. Throws for a class that nobody constructed. */
  get(resolverClass: abstract new (...parameters: never[]) => object): object;
}

export const createContainer = (deps: ContainerDeps): Container => {
  const { services, resolvers } = construct(deps);
  return {
    services,
    get: (resolverClass) => {
      const resolver = resolvers.get(resolverClass);
      if (!resolver) throw new Error(`container.ts constructs no ${resolverClass.name}`);
      return resolver;
    },
  };
};
