import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Config } from '../../config.js';
import { inScratchFolder } from './scratch-folder.js';
import { isKey, safeKey, type FileStorage, type StoredFile } from './file-storage.js';

const CONNECTION_MS = 5_000;
/**
 * How long a bucket may say nothing. The client's own limit for a whole request only warns, and would cut off large files: without
 * this one, a bucket that has stopped would hold requests, and the two places of the job queue, for ever.
 */
const SILENCE_MS = 10_000;
/** Times as long where a file is taken piece by piece: the one who takes it may pause. */
const PATIENCE = 12;

/** Files in a bucket of anything that speaks S3, addressed by path. */
export class S3Storage implements FileStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  /** Prefix of every key: '' or 'sideline/'. */
  readonly #prefix: string;
  readonly #silenceMs: number;

  constructor(
    { endpoint, bucket, prefix, region, accessKey, secretKey }: S3Config,
    { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
  ) {
    this.#bucket = bucket;
    this.#silenceMs = silenceMs;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      maxAttempts: 3,
      requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: silenceMs },
      // Not every S3-compatible server understands checksums in trailers, so what is read back is compared with our own checksum.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  async put(key: string, bytes: Buffer | AsyncIterable<Buffer>, contentType: string): Promise<void> {
    if (Buffer.isBuffer(bytes)) {
      await this.#client.send(
        new PutObjectCommand({ ...this.#at(key), Body: bytes, ContentType: contentType }),
      );
      return;
    }
    // A bucket needs the length of a file beforehand: what arrives in pieces is kept on this machine's disk until it is
    // complete.
    await inScratchFolder(async (folder) => {
      const path = join(folder, 'whole');
      await writeFile(path, bytes, { mode: 0o600 });
      const { size } = await stat(path);
      await this.#client.send(
        new PutObjectCommand({
          ...this.#at(key),
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    });
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async read(key: string): Promise<AsyncIterable<Buffer> | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      if (Body instanceof IncomingMessage) Body.socket.setTimeout(this.#silenceMs * PATIENCE);
      // On Node it is a stream of Node's.
      return Body === undefined ? null : (Body as Readable);
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async keptAt(key: string): Promise<Date | null> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#at(key)))).LastModified ?? null;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix + prefix },
    );
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents) {
        const key = Key?.slice(this.#prefix.length) ?? '';
        if (isKey(key) && LastModified !== undefined) yield { key, keptAt: LastModified };
      }
  }

  #at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + safeKey(key) };
  }
}
