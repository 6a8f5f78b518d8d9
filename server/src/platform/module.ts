import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { Clock } from './clock.js';
import type { Context } from './context.js';
import type { DatabaseEvents } from './events/database-events.js';
import type { FileStorage } from './files/file-storage.js';
import type { Jobs } from './jobs.js';
import type { Logger } from './logger.js';
import type { PersonalDataHolder } from './personal-data.js';
import type { PublicAddress } from './public-address.js';
import type { Route } from './rest-route.js';

/** A class whose instances type-graphql or TypeORM looks up by the class. */
export type ClassOf = abstract new (...parameters: never[]) => object;

/** Something for a port, typed when it was put there. */
interface Contribution {
  readonly port: object;
  readonly items: readonly unknown[];
}

/**
 * What a module lets the modules above it add: checks before an event closes, who follows when a merge ends. The module
 * below defines the port and reads it; those above contribute to it, and neither imports the other's services.
 */
export class Port<T> {
  constructor(readonly name: string) {}

  /** For `contributes` of the module that adds something. */
  takes(...items: readonly T[]): Contribution {
    return { port: this, items };
  }
}

/** What every module starts with besides services of others. Nothing of it need be connected yet. */
export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Runs no statement before a request asks for one. */
  readonly dataSource: DataSource;
  /** For work nobody waits for: jobs, with connections and limits of their own. */
  readonly behind: DataSource;
  /** What servers of one database tell each other. */
  readonly bus: DatabaseEvents;
  readonly files: FileStorage;
  /** Holds everything that is not code; an absolute path. */
  readonly dataFolder: string;
  readonly publicAddress: PublicAddress;
  /** The personal data of every module, in the order in which a person is erased. */
  readonly holders: readonly PersonalDataHolder[];
  /** All that modules above contribute to a port. To be read when something happens, not while modules start. */
  readonly every: <T>(port: Port<T>) => Iterable<T>;
  /** The same for a port that exactly one module must contribute to, once. */
  readonly only: <T>(port: Port<T>) => () => T;
}

/** How a subscription begins for one caller, whose right the service checks first. */
export type OpenSubscription = (asked: {
  readonly context: Context;
  readonly args: Readonly<Record<string, unknown>>;
}) => Promise<AsyncIterable<unknown>>;

/** What a module is once it has started. */
export interface Started<Gives extends object> {
  /** For the modules after it, and for whoever starts the server. Leave out what only this module uses. */
  readonly services?: Gives;
  /** The one instance of each resolver class. */
  readonly resolvers?: readonly object[];
  /** REST rows by area. rest/routes.ts says where areas stand in the documentation; others come last. */
  readonly routes?: Readonly<Record<string, readonly Route[]>>;
  readonly jobs?: Partial<Jobs>;
  /** By topic, as `@Subscription` names it. */
  readonly subscriptions?: Readonly<Record<string, OpenSubscription>>;
  readonly contributes?: readonly Contribution[];
}

/** A domain of the server, as `<module>.module.ts` in its folder says it. */
export interface Module<Name extends string, Needs extends object, Gives extends object> {
  /** Its folder below modules. */
  readonly name: Name;
  readonly entities?: readonly ClassOf[];
  /** Several are erased in the order given. personal-data.ts says which modules' come last. */
  readonly personalData?: readonly PersonalDataHolder[];
  /** Plain constructor calls. `needs` names services of modules before it in modules.ts, with their types. */
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

/** The list as it must be: a module that needs what nobody before it gives is a sentence there, which it is not. */
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

/** What a server is made of once all modules have started. */
export interface StartedModules<Services> {
  readonly services: Services;
  readonly resolvers: ReadonlyMap<ClassOf, object>;
  /** REST rows by area, in the order of the modules. */
  readonly routes: ReadonlyMap<string, readonly Route[]>;
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

  /** From here on ports may be read. */
  complete(): void {
    this.#isComplete = true;
    for (const port of this.#single) this.#one(port);
  }

  readonly every = <T>(port: Port<T>): Iterable<T> => ({
    [Symbol.iterator]: () => this.#of(port)[Symbol.iterator](),
  });

  readonly only = <T>(port: Port<T>): (() => T) => {
    this.#single.push(port as Port<unknown>);
    return () => this.#one(port);
  };

  #of<T>(port: Port<T>): readonly T[] {
    if (!this.#isComplete)
      throw new Error(`The port '${port.name}' is read before all modules have started.`);
    // `takes` checked their type, and nothing else makes a contribution.
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

/** Puts entries into a map, and refuses a name that is taken. */
const put = <V>(map: Map<string, V>, module: string, entries: Readonly<Record<string, V>> = {}): void => {
  for (const [name, value] of Object.entries(entries)) {
    if (map.has(name)) throw new Error(`${module} gives '${name}', which a module before it gives already.`);
    map.set(name, value);
  }
};

/** The services given so far, for one module: asking for another is an error that says who asks for what. */
const servicesFor = (module: string, given: ReadonlyMap<string, unknown>): object =>
  new Proxy(Object.fromEntries(given), {
    get: (services: Readonly<Record<string, unknown>>, name) => {
      if (typeof name === 'string' && !given.has(name))
        throw new Error(`${module} needs '${name}', which no module before it in the list gives.`);
      return Reflect.get(services, name);
    },
  });

/**
 * Starts modules one after another. `given` are services that no module makes. The types of modules.ts have checked the order;
 * a list that they have not checked is refused by name.
 */
export const startModules = <const Modules extends readonly AnyModule[], Given extends object>(
  modules: Modules,
  given: Given,
  foundation: Omit<Foundation, 'every' | 'only'>,
): StartedModules<Given & ServicesOf<Modules>> => {
  const contributions = new Contributions();
  const services = new Map<string, unknown>(Object.entries(given));
  const resolvers = new Map<ClassOf, object>();
  const routes = new Map<string, readonly Route[]>();
  const tasks = new Map<string, Jobs['tasks'][string]>();
  const crontab: string[] = [];
  const subscriptions = new Map<string, OpenSubscription>();
  const whole: Foundation = { ...foundation, every: contributions.every, only: contributions.only };
  for (const { name, start } of modules) {
    // It gets what it asks for or an error; its own signature says what that is.
    const started = start(servicesFor(name, services) as never, whole);
    put<unknown>(services, name, started.services as Readonly<Record<string, unknown>> | undefined);
    put(routes, name, started.routes);
    put(tasks, name, started.jobs?.tasks);
    put(subscriptions, name, started.subscriptions);
    crontab.push(...(started.jobs?.crontab ?? []));
    for (const resolver of started.resolvers ?? []) resolvers.set(resolver.constructor as ClassOf, resolver);
    for (const contribution of started.contributes ?? []) contributions.add(contribution);
  }
  contributions.complete();
  return {
    services: Object.fromEntries(services) as Given & ServicesOf<Modules>,
    resolvers,
    routes,
    jobs: { tasks: Object.fromEntries(tasks), crontab },
    subscriptions,
  };
};
