import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { readConfig, type Config } from '../config.js';
import { clusterIn, openDataFolder, type DataFolder } from '../platform/database/data-folder.js';
import type { Connection } from '../platform/database/connection.js';
import { createDataSource, type DataSourceSettings } from '../platform/database/data-source.js';
import { CHECKOUT, openDatabase, type Database } from '../platform/database/database.js';
import { DataFolderInUseError } from '../platform/database/owner-file.js';

export interface InstallationDatabase {
  readonly config: Config;
  /** As the application's role: these commands need no other rights. */
  readonly dataSource: DataSource;
  /** The same past any pooler. */
  readonly direct: Connection;
  readonly folder: DataFolder;
  close(): Promise<void>;
}

const secretsShape = z.object({ app: z.string(), owner: z.string() });

/** Address of the embedded server that a running Sideline started, from what it keeps in its data folder. */
const runningUrls = (folder: DataFolder): { readonly app: string; readonly owner: string } => {
  const secrets = secretsShape.parse(JSON.parse(readFileSync(join(folder.path, 'database.json'), 'utf8')));
  const port = readFileSync(join(clusterIn(folder.path), 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  const url = (user: string, password: string): string =>
    `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/sideline`;
  return { app: url('sideline_app', secrets.app), owner: url('sideline', secrets.owner) };
};

/** The configured database, also while Sideline is running from it. */
export const openBeside = async (config: Config): Promise<Omit<Database, 'jobs'>> => {
  try {
    return await openDatabase(config);
  } catch (error) {
    // The command works alongside a running installation.
    if (!(error instanceof DataFolderInUseError)) throw error;
    const folder = openDataFolder(config.dataDir, CHECKOUT);
    const { app: appUrl, owner } = runningUrls(folder);
    const app = { url: appUrl, role: null };
    return {
      isEmbedded: true,
      app,
      appDirect: app,
      owner: { url: owner, role: null },
      folder,
      close: () => Promise.resolve(),
    };
  }
};

/** Opens the configured database for a command, also while Sideline is running from it. */
export const openInstallation = async (
  settings: Pick<DataSourceSettings, 'entities' | 'name'>,
): Promise<InstallationDatabase> => {
  const config = readConfig(process.env);
  const database = await openBeside(config);
  const { app, appDirect, folder } = database;
  const dataSource = createDataSource(app, { ...settings, poolSize: 2 });
  await dataSource.initialize();
  return {
    config,
    dataSource,
    direct: appDirect,
    folder,
    close: async () => {
      await dataSource.destroy();
      await database.close();
    },
  };
};
