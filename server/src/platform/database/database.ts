import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.js';
import { logger } from '../logger.js';
import { APP_ROLE, JOBS_ROLE, type Connection } from './connection.js';
import { openDataFolder, type DataFolder } from './data-folder.js';
import { startEmbeddedServer, type EmbeddedServerOptions } from './embedded-server.js';
import { FINISHED_SWAP, finishSwap } from './folder-swap.js';

/** The database that this process works with. */
export interface Database {
  readonly isEmbedded: boolean;
  /** As the application's role, which owns nothing. Everything that answers a request uses this one. */
  readonly app: Connection;
  /** The application's role past any pooler, for LISTEN. */
  readonly appDirect: Connection;
  /** As the role that works on the job queue, past any pooler. */
  readonly jobs: Connection;
  /** As the tables' owner, past any pooler: for migrations only. The server forgets this login once they have run. */
  readonly owner: Connection;
  readonly folder: DataFolder;
  /** Stops the embedded server; nothing to do for an external one. */
  close(): Promise<void>;
}

/** The repository's root, seen from the sources and from the compiled files. */
export const CHECKOUT = ((): string => {
  const here = fileURLToPath(new URL('../../../../', import.meta.url));
  // server/dist/server/src/platform/database is two folders deeper than server/src/platform/database.
  return here.endsWith('/server/dist/')
    ? fileURLToPath(new URL('../../../../../../', import.meta.url))
    : here;
})();

const hostOf = (url: string): string => new URL(url).host;
const loginOf = (url: string): string => new URL(url).username;

/** The server from one address with the login from another. */
const withLoginOf = (url: string, login: string): string => {
  const made = new URL(url);
  const { username, password } = new URL(login);
  made.username = username;
  made.password = password;
  return made.href;
};

/**
 * The database of the configuration: the embedded server, started, or an external one.
 *
 * External: if DATABASE_DIRECT_URL names another login than DATABASE_URL, the first owns the tables and the second is only a
 * member of the application's role, which is the full protection. With one login for both, sessions of the application take
 * on that role as they start: a statement cannot change a table, though one that first resets the role could. What listens
 * and works on jobs goes to the first one's server with the second one's login.
 */
export const openDatabase = async (
  config: Pick<Config, 'dataDir'> & {
    readonly database: Pick<Config['database'], 'url' | 'directUrl'>;
  },
  embedded: EmbeddedServerOptions = {},
): Promise<Database> => {
  const folder = openDataFolder(config.dataDir, CHECKOUT);
  const { url, directUrl } = config.database;
  if (url !== null) {
    if (finishSwap(folder)) logger.warn(FINISHED_SWAP);
    const direct = directUrl ?? url;
    const hasOwnLogin = loginOf(direct) !== loginOf(url);
    const ownDirect = withLoginOf(direct, url);
    return {
      isEmbedded: false,
      app: { url, role: hasOwnLogin ? null : APP_ROLE, isPooled: hostOf(direct) !== hostOf(url) },
      appDirect: { url: ownDirect, role: hasOwnLogin ? null : APP_ROLE },
      jobs: { url: ownDirect, role: JOBS_ROLE },
      owner: { url: direct, role: null },
      folder,
      close: () => Promise.resolve(),
    };
  }
  const { appUrl, jobsUrl, ownerUrl, stop } = await startEmbeddedServer(folder, embedded);
  return {
    isEmbedded: true,
    app: { url: appUrl, role: null },
    appDirect: { url: appUrl, role: null },
    jobs: { url: jobsUrl, role: null },
    owner: { url: ownerUrl, role: null },
    folder,
    close: stop,
  };
};
