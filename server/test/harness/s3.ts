import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../src/config.js';

export interface TestBucket {
  readonly config: S3Config;
  close(): Promise<void>;
}

/** A bucket of a real S3 server on this machine. */
export const openTestBucket = async (): Promise<TestBucket> => {
  const directory = join(tmpdir(), `sideline-s3-${randomUUID()}`);
  await mkdir(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'sideline' }],
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: 'sideline',
      prefix: '',
      region: 'eu-west-2',
      // The one pair that this server knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
