import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '@sideline/schema/roles';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { createContainer, type Container, type Services } from '../../src/container.js';
import { AppUser } from '../../src/modules/users/app-user.entity.js';
import type { Clock } from '../../src/platform/clock.js';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import { filesProbe } from '../../src/platform/files/files-probe.js';
import { FolderStorage } from '../../src/platform/files/folder-storage.js';
import { createLogger, type Logger } from '../../src/platform/logger.js';
import { interfaces, type InterfaceOptions } from '../../src/registrations.js';
import { AUDIT_KEYS, createTestDatabase, type TestDatabase } from './database.js';
import { undocumented } from './documented-answers.js';
import { PASSWORD, PASSWORD_HASH } from './password.js';
import { whenReady } from './when-ready.js';

/** A clock that only moves when a test says so. */
export interface MovableClock {
  readonly now: Clock;
  advance(ms: number): void;
}

export const movableClock = (start = new Date('2026-11-20T14:32:00.000Z')): MovableClock => {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
};

/** What GraphQL answered. `data` is as loose as JSON is; a test reads it through `expect`. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors:
    | readonly {
        readonly message: string;
        readonly path?: readonly (string | number)[];
        readonly extensions: {
          readonly code: string;
          readonly requestId?: string;
          readonly seconds?: number;
          readonly problems?: readonly {
            readonly field: string;
            readonly code: string;
            readonly message: string;
          }[];
        };
      }[]
    | undefined;
}

/** One caller with its own cookie, as a browser or a program would be. */
export class TestCaller {
  cookie: string | null = null;
  /** What tells this browser from another without a session, by the cookie's name. */
  readonly marks = new Map<string, string>();
  bearer: string | null = null;
  /** Under which the server's log and the trail have what was asked last. */
  lastRequestId: string | null = null;
  #last: InjectOptions = {};

  constructor(
    private readonly app: FastifyInstance,
    readonly user: AppUser | null = null,
  ) {}

  /** Sends once more what was asked last, as a device does that has lost the answer. */
  again(): Promise<LightMyRequestResponse> {
    return this.request(this.#last);
  }

  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    this.#last = options;
    const response = await this.app.inject({
      ...options,
      headers: {
        ...this.#cookies(),
        ...(this.bearer === null ? {} : { authorization: `Bearer ${this.bearer}` }),
        ...options.headers,
      },
    });
    this.lastRequestId = String(response.headers['x-request-id']);
    const problem = undocumented(options, response);
    if (problem !== null) throw new Error(problem);
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (!name.endsWith('sideline')) {
        this.marks.set(name, `${name}=${value}`);
        continue;
      }
      const isOver = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      this.cookie = isOver ? null : `${name}=${value}`;
    }
    return response;
  }

  #cookies(): { cookie?: string } {
    const held = [this.cookie, ...this.marks.values()].filter((one) => one !== null);
    return held.length === 0 ? {} : { cookie: held.join('; ') };
  }

  async graphql(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
    const response = await this.request({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: { query, variables },
    });
    return { status: response.statusCode, ...response.json<Omit<GraphqlAnswer, 'status'>>() };
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.request({ method: 'GET', url });
  }

  send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.request({ method, url, ...(payload === undefined ? {} : { payload }) });
  }

  signIn(email: string, password = PASSWORD): Promise<LightMyRequestResponse> {
    return this.send('POST', '/api/auth/login', { email, password });
  }
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly services: Services;
  readonly routes: Container['routes'];
  readonly jobs: Container['jobs'];
  readonly clock: MovableClock;
  /** Mail goes into `mail` in it; gone when the server is closed. */
  readonly dataFolder: string;
  /** A caller whom the server does not know. */
  nobody(): TestCaller;
  /** Makes an account; its password is PASSWORD. A record that it gets was given it by an identity check. */
  account(role: Role, facts?: Partial<AppUser>): Promise<AppUser>;
  /** Makes an account and signs it in. */
  signedIn(role: Role, facts?: Partial<AppUser>): Promise<TestCaller>;
  /** Opens a port, for what cannot be injected: `http://127.0.0.1:…` */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: MovableClock;
  readonly logger?: Logger;
  /** The built client, for tests of what is served beside it. */
  readonly clientFolder?: string;
  readonly interfaces?: InterfaceOptions;
  /** Where files are kept; a folder that goes with the server where none is given. */
  readonly files?: FileStorage;
  /** A database that exists already; it is left as it is when the server is closed. */
  readonly database?: TestDatabase;
}

/** The whole server on a database of its own, without a port: requests are injected. Close it in afterAll. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await createTestDatabase());
  const clock = options.clock ?? movableClock();
  const logger = options.logger ?? createLogger('silent');
  // A machine that runs many tests at once may be slow: no request is ended for it.
  const unhurried = { DATABASE_REQUEST_TIMEOUT_MS: '60000' };
  const config = readConfig({ NODE_ENV: 'test', SIDELINE_DEMO: 'off', ...unhurried, ...options.env });
  const { dataSource } = database;
  const dataFolder = join(tmpdir(), `sideline-test-${randomUUID()}`);
  const files = options.files ?? new FolderStorage(join(dataFolder, 'uploads'));
  const container = createContainer({
    dataSource,
    behind: dataSource,
    direct: database.app,
    config,
    files,
    clock: clock.now,
    logger,
    dataFolder,
    auditKeys: AUDIT_KEYS,
  });
  const app = await createApp(
    {
      config,
      dataSource,
      container,
      clock: clock.now,
      logger,
      migrations: [],
      isPrepared: () => true,
      canKeepFiles: filesProbe(files),
      // A test’s own work keeps this thread busy: nobody is refused for it.
      loopDelay: () => 0,
      clientFolder: options.clientFolder ?? null,
    },
    [interfaces(options.interfaces)],
  );
  await app.ready();
  let address: Promise<string> | null = null;

  const account = async (role: Role, facts: Partial<AppUser> = {}): Promise<AppUser> => {
    const id = randomUUID();
    const user: AppUser = Object.assign(new AppUser(), {
      id,
      kind: 'person',
      email: `${role}-${id.slice(0, 8)}@example.org`,
      passwordHash: await PASSWORD_HASH,
      role,
      firstName: 'Robin',
      lastName: 'Hale',
      patientId: null,
      clientId: null,
      isActive: true,
      isDemonstration: false,
      passwordChangedAt: null,
      lastSignInAt: null,
      createdAt: clock.now(),
      ...facts,
    });
    await dataSource.manager.insert(AppUser, user);
    if (user.patientId !== null)
      await dataSource.manager.query(
        `INSERT INTO account_identity_check (id, patient_id, user_id, was_own, seen, checked_at, checked_by)
         VALUES ($1, $2, $3, false, 'passport', $4, $1)`,
        [randomUUID(), user.patientId, id, clock.now()],
      );
    return user;
  };

  return {
    app,
    database,
    services: container.services,
    routes: container.routes,
    jobs: container.jobs,
    clock,
    dataFolder,
    nobody: () => new TestCaller(app),
    account,
    signedIn: async (role, facts) => {
      const user = await account(role, facts);
      const caller = new TestCaller(app, user);
      const response = await whenReady(
        () => caller.signIn(user.email),
        ({ statusCode }) => statusCode,
      );
      if (response.statusCode !== 200) throw new Error(`Sign-in answered ${response.body}`);
      return caller;
    },
    listen: () => (address ??= app.listen({ host: '127.0.0.1', port: 0 })),
    close: async () => {
      await app.close();
      await container.services.bus.stop();
      await rm(dataFolder, { recursive: true, force: true });
      if (options.database === undefined) await database.drop();
    },
  };
};
