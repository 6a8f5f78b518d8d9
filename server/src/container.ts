import type { ScopeDomain } from '@sideline/schema/scopes';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import type { AuditKeys } from './modules/audit/audit-keys.js';
import { MODULES, type GivenServices } from './modules.js';
import { PERSONAL_DATA } from './personal-data.js';
import type { Clock } from './platform/clock.js';
import type { Connection } from './platform/database/connection.js';
import { DatabaseEvents } from './platform/events/database-events.js';
import type { ListExport } from './platform/export/list-export.js';
import type { FileStorage } from './platform/files/file-storage.js';
import type { Jobs } from './platform/jobs/jobs.js';
import type { Logger } from './platform/logger.js';
import {
  startModules,
  type ClassOf,
  type Foundation,
  type OpenSubscription,
  type ServicesOf,
} from './platform/module.js';
import { PublicAddress } from './platform/http/public-address.js';
import { RateShare } from './platform/http/rate-window.js';
import type { Route } from './platform/http/rest-route.js';
import { Sealing } from './platform/secrets/sealing.js';
import { documentedOrder } from './rest/routes.js';

export interface ContainerDeps {
  /** Need not be connected: nothing here runs a statement before a request asks for it. */
  readonly dataSource: DataSource;
  /** The same for jobs, which nobody waits for: with separate connections and limits. */
  readonly behind: DataSource;
  /** The same database past any pooler, to listen on. */
  readonly direct: Connection;
  readonly config: Config;
  /** Where the files of records are stored. */
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The absolute path of the folder for everything that is not code, including unsent mail. */
  readonly dataFolder: string;
  /** The keys of the audit trail. */
  readonly auditKeys: AuditKeys;
}

/** The services that the modules provide, and what everything starts with. */
export type Services = ServicesOf<typeof MODULES> &
  GivenServices &
  Pick<Foundation, 'bus' | 'publicAddress' | 'rates' | 'sealing'>;

export interface Container {
  readonly services: Services;
  readonly resolverClasses: readonly ClassOf[];
  /** type-graphql's container: the one instance of a resolver class. Throws for a class that no module constructed. */
  get(resolverClass: ClassOf): object;
  /** The name of the module that a resolver or a REST row belongs to. */
  readonly moduleOf: (part: ClassOf | Route) => string | undefined;
  /** The area of API token scopes of a module. */
  readonly scopeOfModule: (module: string) => ScopeDomain | undefined;
  /** Every REST row, in the order of the documentation. */
  readonly routes: readonly Route[];
  /** The lists of stock that people can download, by name. */
  readonly exports: ReadonlyMap<string, ListExport>;
  /** Scheduled jobs, and jobs that run after an answer. */
  readonly jobs: Jobs;
  /** How each subscription begins, by its topic. */
  readonly subscriptions: ReadonlyMap<string, OpenSubscription>;
}

/** Starts every module of modules.ts. */
export const createContainer = ({ direct, auditKeys, ...deps }: ContainerDeps): Container => {
  const { dataSource, logger, config } = deps;
  const bus = new DatabaseEvents({ dataSource, direct, logger });
  const publicAddress = new PublicAddress(config);
  const rates = new RateShare(dataSource);
  const sealing = new Sealing(config.secretKeys);
  const { services, resolvers, moduleOf, scopeOfModule, routes, exports, jobs, subscriptions } = startModules(
    MODULES,
    { auditKeys },
    { ...deps, bus, publicAddress, rates, sealing, holders: PERSONAL_DATA },
  );
  return {
    services: { ...services, bus, publicAddress, rates, sealing },
    resolverClasses: [...resolvers.keys()],
    get: (resolverClass) => {
      const resolver = resolvers.get(resolverClass);
      if (!resolver) throw new Error(`No module constructs ${resolverClass.name}`);
      return resolver;
    },
    moduleOf,
    scopeOfModule,
    routes: documentedOrder(routes),
    exports,
    jobs,
    subscriptions,
  };
};
