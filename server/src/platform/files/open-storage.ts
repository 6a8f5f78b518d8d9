import { join } from 'node:path';
import { ConfigError, type Config } from '../../config.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * The storage of the configuration: a bucket if one is named, else `uploads` in the data folder. Throws ConfigError where
 * files cannot be kept in it, so that the first picture is not what reveals it.
 */
export const openFileStorage = async (
  { s3 }: Pick<Config, 's3'>,
  dataFolder: string,
): Promise<FileStorage> => {
  const folder = join(dataFolder, 'uploads');
  // The client of S3 is large, and most of us have none.
  const storage =
    s3 === null ? new FolderStorage(folder) : new (await import('./s3-storage.js')).S3Storage(s3);
  try {
    await storage.check();
  } catch (error) {
    throw new ConfigError([
      s3 === null
        ? `SIDELINE_DATA_DIR: files cannot be kept in ${folder} (${reasonOf(error)}).`
        : `S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: the bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${reasonOf(error)}).`,
    ]);
  }
  return storage;
};
