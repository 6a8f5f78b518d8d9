import type { ScopeDomain } from '@sideline/schema/scopes';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { Clock } from './clock.js';
import type { Context } from './context.js';
import type { DatabaseEvents } from './events/database-events.js';
import type { ListExport, ListExports } from './export/list-export.js';
import type { FileStorage } from './files/file-storage.js';
import type { Jobs } from './jobs/jobs.js';
import type { Logger } from './logger.js';
import type { PersonalDataHolder } from './personal-data.js';
import type { PublicAddress } from './http/public-address.js';
import type { RateShare } from './http/rate-window.js';
import type { Route } from './http/rest-route.js';
import type { Sealing } from './secrets/sealing.js';

/** A class whose instances type-graphql or TypeORM looks up by the class. */
export type ClassOf = abstract new (...parameters: never[]) => object;

/** Items for a port. `Port.takes` has checked their type. */
interface Contribution {
  readonly port: object;
  readonly items: readonly unknown[];
}

/**
 * What modules above can add to a module below, such as checks before an event closes. The lower module defines the port and
 * reads it. The upper modules contribute to it, and the lower one never imports them.
 */
export class Port<T> {
  constructor(readonly name: string) {}

  /** A contribution, for `contributes` of the module that makes it. */
  takes(...items: readonly T[]): Contribution {
    return { port: this, items };
  }
}

/** What every module can use without another module's services. Nothing here needs to be connected yet. */
export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** For requests. */
  readonly dataSource: DataSource;
  /** For jobs: the same database, with separate connections and longer limits. */
  readonly behind: DataSource;
  /** Messages between the servers of one database. */
  readonly bus: DatabaseEvents;
  readonly files: FileStorage;
  /** Absolute path of the folder with everything that is not code. */
  readonly dataFolder: string;
  readonly publicAddress: PublicAddress;
  /** How much of each rate all processes on the database have used. */
  readonly rates: RateShare;
  /** Encrypts secrets that the database keeps. */
  readonly sealing: Sealing;
  /** The personal data of every module, in the order in which a person is erased. */
  readonly holders: readonly PersonalDataHolder[];
  /** The lists that modules export. A module sees those of the modules before it. */
  readonly exports: ReadonlyMap<string, ListExport>;
  /** All contributions to a port. Read it when a request or job needs it: while modules start, reading it is an error. */
  readonly every: <T>(port: Port<T>) => Iterable<T>;
  /** The one contribution to a port that must have exactly one. */
  readonly only: <T>(port: Port<T>) => () => T;
}

/** Starts a subscription for one caller, whose rights the service checks first. */
export type OpenSubscription = (asked: {
  readonly context: Context;
  readonly args: Readonly<Record<string, unknown>>;
}) => Promise<AsyncIterable<unknown>>;

/** What a module provides once it has started. */
export interface Started<Gives extends object> {
  /** For modules after this one and for the entry points. Leave out what only this module uses. */
  readonly services?: Gives;
  /** The one instance of each resolver class. */
  readonly resolvers?: readonly object[];
  /** REST rows by area. rest/routes.ts has the order of areas in the documentation; other areas come last. */
  readonly routes?: Readonly<Record<string, readonly Route[]>>;
  /** Its lists that people can download, by their names in schema/src/exports.ts. */
  readonly exports?: ListExports;
  readonly jobs?: Partial<Jobs>;
  /** By topic, as `@Subscription` names it. */
  readonly subscriptions?: Readonly<Record<string, OpenSubscription>>;
  readonly contributes?: readonly Contribution[];
}

/** A domain of the server: the manifest in `<module>.module.ts` of its folder (ADR 36). */
export interface Module<Name extends string, Needs extends object, Gives extends object> {
  /** Its folder under modules. */
  readonly name: Name;
  /** The area of API token scopes that its operations belong to. Without one, no token that has scopes may call them. */
  readonly scope?: ScopeDomain;
  readonly entities?: readonly ClassOf[];
  /** Erased in the order given. personal-data.ts names the holders that come last. */
  readonly personalData?: readonly PersonalDataHolder[];
  /** Its other tables that name or refer to people, each with the reason why its rows are not data about them. */
  readonly impersonal?: Readonly<Record<string, string>>;
  /** Constructs the module. The type of `needs` names the services it takes from modules before it in modules.ts. */
  readonly start: (needs: Needs, foundation: Foundation) => Started<Gives>;
}

export const defineModule = <
  Name extends string,
  Needs extends object = object,
  Gives extends object = object,
>(
  module: Module<Name, Needs, Gives>,
): Module<Name, Needs, Gives> => module;

export type AnyModule = Module<string, never, object>;

type NeedsOf<M> = M extends Module<string, infer Needs, object> ? Needs : never;
type GivesOf<M> = M extends Module<string, never, infer Gives> ? Gives : never;

type Unmet<Needs, Given> = {
  [K in keyof Needs & string]: K extends keyof Given ? (Given[K] extends Needs[K] ? never : K) : K;
}[keyof Needs & string];

/**
 * The type that a list of modules must have. It has an error text in place of a module that lacks a service, so that the list
 * does not compile.
 */
export type InOrder<Modules extends readonly AnyModule[], Given> = Modules extends readonly [
  infer First extends AnyModule,
  ...infer Rest extends readonly AnyModule[],
]
  ? readonly [
      [Unmet<NeedsOf<First>, Given>] extends [never]
        ? First
        : `${First['name']} needs ${Unmet<NeedsOf<First>, Given>}, which no module before it gives`,
      ...InOrder<Rest, Given & GivesOf<First>>,
    ]
  : readonly [];

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The services of all modules of a list. */
export type ServicesOf<Modules extends readonly AnyModule[]> = Intersection<GivesOf<Modules[number]>>;

/** What all modules of a list provide. */
export interface StartedModules<Services> {
  readonly services: Services;
  readonly resolvers: ReadonlyMap<ClassOf, object>;
  /** The module that gives a resolver of a class, or a REST row. */
  readonly moduleOf: (part: ClassOf | Route) => string | undefined;
  /** The area of API token scopes of a module. */
  readonly scopeOfModule: (module: string) => ScopeDomain | undefined;
  /** REST rows by area, in the order of the modules. */
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  readonly exports: ReadonlyMap<string, ListExport>;
  readonly jobs: Jobs;
  readonly subscriptions: ReadonlyMap<string, OpenSubscription>;
}

class Contributions {
  readonly #items = new Map<object, unknown[]>();
  readonly #single: Port<unknown>[] = [];
  #isComplete = false;

  add({ port, items }: Contribution): void {
    this.#items.set(port, [...(this.#items.get(port) ?? []), ...items]);
  }

  /** Allows reading, and checks the ports that need exactly one contribution. */
  complete(): void {
    this.#isComplete = true;
    for (const port of this.#single) this.#one(port);
  }

  readonly every = <T>(port: Port<T>): Iterable<T> => ({
    [Symbol.iterator]: () => this.#of(port)[Symbol.iterator](),
  });

  readonly only = <T>(port: Port<T>): (() => T) => {
    this.#single.push(port);
    return () => this.#one(port);
  };

  #of<T>(port: Port<T>): readonly T[] {
    if (!this.#isComplete)
      throw new Error(`The port '${port.name}' is read before all modules have started.`);
    // Only `takes` makes contributions, and it has checked the type.
    return (this.#items.get(port) ?? []) as T[];
  }

  #one<T>(port: Port<T>): T {
    const [item, ...more] = this.#of(port);
    if (item === undefined || more.length > 0)
      throw new Error(
        `The port '${port.name}' takes one contribution and has ${String(this.#of(port).length)}.`,
      );
    return item;
  }
}

/** Adds entries to a map. Throws if a name is taken. */
const put = <V>(map: Map<string, V>, module: string, entries: Readonly<Record<string, V>> = {}): void => {
  for (const [name, value] of Object.entries(entries)) {
    if (map.has(name)) throw new Error(`${module} gives '${name}', which a module before it already gives.`);
    map.set(name, value);
  }
};

/** The services started before, for one module. Reading one that is missing throws an error with the module and the service. */
const servicesFor = (module: string, given: ReadonlyMap<string, unknown>): object =>
  new Proxy(Object.fromEntries(given), {
    get: (services: Readonly<Record<string, unknown>>, name) => {
      if (typeof name === 'string' && !given.has(name))
        throw new Error(`${module} needs '${name}', which no module before it in the list gives.`);
      return Reflect.get(services, name) as unknown;
    },
  });

/**
 * Starts modules in the order of the list. `given` are services that no module makes. The type of modules.ts has checked the
 * order; a list without that type is checked here, and the error names the module and what it lacks.
 */
export const startModules = <const Modules extends readonly AnyModule[], Given extends object>(
  modules: Modules,
  given: Given,
  foundation: Omit<Foundation, 'every' | 'only' | 'exports'>,
): StartedModules<Given & ServicesOf<Modules>> => {
  const contributions = new Contributions();
  const services = new Map<string, unknown>(Object.entries(given));
  const resolvers = new Map<ClassOf, object>();
  const modulesOf = new Map<ClassOf | Route, string>();
  const routes = new Map<string, readonly Route[]>();
  const exports = new Map<string, ListExport>();
  const tasks = new Map<string, Jobs['tasks'][string]>();
  const crontab: string[] = [];
  const subscriptions = new Map<string, OpenSubscription>();
  const { every, only } = contributions;
  const whole: Foundation = { ...foundation, exports, every, only };
  for (const { name, start } of modules) {
    // Reading a service that is missing throws, so `start` gets what its signature asks for.
    const started = start(servicesFor(name, services) as never, whole);
    put<unknown>(services, name, started.services as Readonly<Record<string, unknown>> | undefined);
    put(routes, name, started.routes);
    for (const row of Object.values(started.routes ?? {}).flat()) modulesOf.set(row, name);
    put(exports, name, started.exports);
    put(tasks, name, started.jobs?.tasks);
    put(subscriptions, name, started.subscriptions);
    crontab.push(...(started.jobs?.crontab ?? []));
    for (const resolver of started.resolvers ?? []) {
      resolvers.set(resolver.constructor as ClassOf, resolver);
      modulesOf.set(resolver.constructor as ClassOf, name);
    }
    for (const contribution of started.contributes ?? []) contributions.add(contribution);
  }
  contributions.complete();
  return {
    services: Object.fromEntries(services) as Given & ServicesOf<Modules>,
    resolvers,
    moduleOf: (part) => modulesOf.get(part),
    scopeOfModule: (module) => modules.find(({ name }) => name === module)?.scope,
    routes,
    exports,
    jobs: { tasks: Object.fromEntries(tasks), crontab },
    subscriptions,
  };
};
