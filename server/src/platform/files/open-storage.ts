import { join } from 'node:path';
import { ConfigError, type Config } from '../../config.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * The storage of the configuration: a bucket if one is named, otherwise `uploads` in the data folder. Throws ConfigError if
 * files cannot be stored in it, so that this does not come to light only with the first picture.
 */
export const openFileStorage = async (
  { s3 }: Pick<Config, 's3'>,
  dataFolder: string,
): Promise<FileStorage> => {
  const folder = join(dataFolder, 'uploads');
  // The S3 client is large, and most installations do not use it.
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
