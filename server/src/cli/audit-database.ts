import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { readConfig, type Config } from '../config.js';
import { clusterIn, openDataFolder, type DataFolder } from '../platform/database/data-folder.js';
import { createDataSource } from '../platform/database/data-source.js';
import { CHECKOUT, openDatabase } from '../platform/database/database.js';
import { DataFolderInUseError } from '../platform/database/owner-file.js';

export interface AuditDatabase {
  /** As the application's role: reading the trail needs no more. */
  readonly dataSource: DataSource;
  readonly folder: DataFolder;
  close(): Promise<void>;
}

const secretsShape = z.object({ app: z.string() });

/** Address of the embedded server that a running Sideline started, from what it keeps in its data folder. */
const runningUrl = (folder: DataFolder): string => {
  const { app } = secretsShape.parse(JSON.parse(readFileSync(join(folder.path, 'database.json'), 'utf8')));
  const port = readFileSync(join(clusterIn(folder.path), 'postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return `postgresql://sideline_app:${encodeURIComponent(app)}@127.0.0.1:${port}/sideline`;
};

const open = async (
  config: Config,
): Promise<{ url: string; role: string | null; folder: DataFolder; close: () => Promise<void> }> => {
  try {
    const database = await openDatabase(config);
    return { ...database.app, folder: database.folder, close: () => database.close() };
  } catch (error) {
    // The trail of a running installation is checked beside it.
    if (!(error instanceof DataFolderInUseError)) throw error;
    const folder = openDataFolder(config.dataDir, CHECKOUT);
    return { url: runningUrl(folder), role: null, folder, close: () => Promise.resolve() };
  }
};

/** Opens the configured database for the audit commands, also while Sideline is running from it. */
export const openAuditDatabase = async (): Promise<AuditDatabase> => {
  const { url, role, folder, close } = await open(readConfig(process.env));
  const dataSource = createDataSource({ url, role }, { entities: [], poolSize: 2, name: 'sideline-audit' });
  await dataSource.initialize();
  return {
    dataSource,
    folder,
    close: async () => {
      await dataSource.destroy();
      await close();
    },
  };
};
