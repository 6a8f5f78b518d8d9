import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../src/platform/errors.js';
import type { FileStorage, StoredFile } from '../../src/platform/files/file-storage.js';
import { FolderStorage } from '../../src/platform/files/folder-storage.js';
import { openFileStorage } from '../../src/platform/files/open-storage.js';
import { S3Storage } from '../../src/platform/files/s3-storage.js';
import { openTestBucket, type TestBucket } from '../harness/s3.js';

let folder: string;
let bucket: TestBucket;
const storages = new Map<string, FileStorage>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideline-folder-'));
  bucket = await openTestBucket();
  storages.set('a folder', new FolderStorage(folder));
  storages.set('a bucket', new S3Storage(bucket.config));
  storages.set('a part of a bucket', new S3Storage({ ...bucket.config, prefix: 'sideline/north' }));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const all = async (files: AsyncIterable<StoredFile>): Promise<StoredFile[]> => {
  const found: StoredFile[] = [];
  for await (const file of files) found.push(file);
  return found;
};

describe.each(['a folder', 'a bucket', 'a part of a bucket'])('files in %s', (kind) => {
  const storage = (): FileStorage => {
    const found = storages.get(kind);
    if (found === undefined) throw new Error('No storage');
    return found;
  };

  it('can be kept there', async () => {
    await expect(storage().check()).resolves.toBeUndefined();
  });

  it('come back byte for byte, under their key alone', async () => {
    const key = `pictures/${randomUUID()}/${randomUUID()}.jpg`;
    const bytes = Buffer.from([
      0,
      255,
      13,
      10,
      0,
      128,
      ...Array.from({ length: 70_000 }, (_, at) => at % 251),
    ]);
    await storage().put(key, bytes, 'image/jpeg');
    expect(await storage().get(key)).toEqual(bytes);
    expect(await storage().get(`pictures/${randomUUID()}/nothing.jpg`)).toBeNull();
  });

  it('are replaced as a whole, and removed for good', async () => {
    const key = `pictures/${randomUUID()}/one.jpg`;
    await storage().put(key, Buffer.from('the first, which is longer'), 'image/jpeg');
    await storage().put(key, Buffer.from('the second'), 'image/jpeg');
    expect(String(await storage().get(key))).toBe('the second');
    await storage().remove(key);
    expect(await storage().get(key)).toBeNull();
    await expect(storage().remove(key)).resolves.toBeUndefined();
  });

  it('are written and read in pieces, whole or not at all', async () => {
    const pieces = async function* (throwsAt: number): AsyncGenerator<Buffer> {
      for (let at = 0; at < 40; at += 1) {
        if (at === throwsAt) throw new Error('The database went away');
        yield await Promise.resolve(Buffer.alloc(10_000, at));
      }
    };
    const key = `exports/${randomUUID()}/long.csv`;
    await expect(storage().put(key, pieces(30), 'text/csv')).rejects.toThrow('The database went away');
    expect(await storage().get(key)).toBeNull();
    expect(await storage().read(key)).toBeNull();
    await storage().put(key, pieces(Infinity), 'text/csv');
    const read: Buffer[] = [];
    for await (const piece of (await storage().read(key)) ?? []) read.push(piece);
    expect(read.length).toBeGreaterThan(1);
    expect(Buffer.concat(read)).toEqual(await storage().get(key));
    expect(Buffer.concat(read).length).toBe(400_000);
  });

  it('are listed with when they came', async () => {
    const record = randomUUID();
    const keys = [`listed/${record}/a.jpg`, `listed/${record}/b.jpg`];
    const before = Date.now();
    for (const key of keys) await storage().put(key, Buffer.from(key), 'image/jpeg');
    const found = await all(storage().list('listed/'));
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    for (const { key, keptAt } of found) {
      expect(Math.abs(keptAt.getTime() - before)).toBeLessThan(60_000);
      expect(await storage().keptAt(key)).toEqual(keptAt);
    }
    expect(await storage().keptAt(`listed/${record}/c.jpg`)).toBeNull();
    expect(await all(storage().list('elsewhere/'))).toEqual([]);
  });

  it.each([
    '../outside.jpg',
    'pictures/../../outside.jpg',
    '/etc/passwd',
    'pictures',
    'pictures//a',
    'pictures/.a',
    '',
  ])('never lie under %j', async (key) => {
    await expect(storage().put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(storage().get(key)).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  it('is closed to others and holds nothing half written', async () => {
    const storage = new FolderStorage(folder);
    const key = `pictures/${randomUUID()}/closed.jpg`;
    await storage.put(key, Buffer.from('closed'));
    expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, key, '..'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, key, '..'))).toEqual(['closed.jpg']);
  });

  it('leaves out of its list what has no name of ours', async () => {
    const storage = new FolderStorage(folder);
    await storage.put('strange/a/one.jpg', Buffer.from('ours'));
    await mkdir(join(folder, 'strange', 'Lost+Found'), { recursive: true });
    for (const name of ['Lost+Found/one.jpg', 'a/.DS_Store', 'a/One.JPG', 'a/one..jpg', 'a/ü.jpg'])
      await writeFile(join(folder, 'strange', name), 'foreign');
    expect((await all(storage.list('strange/'))).map(({ key }) => key)).toEqual(['strange/a/one.jpg']);
  });

  it('leaves what stood there where writing fails', async () => {
    const storage = new FolderStorage(folder);
    const key = `pictures/${randomUUID()}/taken.jpg`;
    await mkdir(join(folder, key), { recursive: true });
    await writeFile(join(folder, key, 'inside'), 'x');
    await expect(storage.put(key, Buffer.from('y'))).rejects.toThrow();
    expect(await readdir(join(folder, key, '..'))).toEqual(['taken.jpg']);
  });
});

describe('a bucket that installations share', () => {
  it('shows each its own files alone, whatever else lies there', async () => {
    const parts = ['north', 'south'].map((prefix) => new S3Storage({ ...bucket.config, prefix }));
    const key = 'shared/a/one.jpg';
    for (const [at, part] of parts.entries())
      await part.put(key, Buffer.from(`of part ${String(at)}`), 'image/jpeg');
    for (const [at, part] of parts.entries()) {
      expect(String(await part.get(key))).toBe(`of part ${String(at)}`);
      expect((await all(part.list('shared/'))).map((file) => file.key)).toEqual([key]);
    }
    expect(await all(new S3Storage(bucket.config).list('shared/'))).toEqual([]);
    await parts[0]?.remove(key);
    expect(await parts[0]?.get(key)).toBeNull();
    expect(await parts[1]?.get(key)).not.toBeNull();
  });
});

/** A server in the place of a bucket, that answers as `handle` does. */
const inPlaceOfBucket = async (handle: RequestListener, work: (storage: S3Storage) => Promise<void>) => {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${String(port)}`;
  try {
    await work(new S3Storage({ ...bucket.config, endpoint }, { silenceMs: 200 }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

// Requests, and the two places of the job queue, would otherwise wait for it for ever.
describe('a bucket that does not work', () => {
  const picture = 'pictures/a/b.jpg';
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'none',
      (error: unknown) => error,
    );

  it('is given up and called unavailable where it says nothing', async () => {
    await inPlaceOfBucket(
      () => undefined,
      async (storage) => {
        for (const work of [
          () => storage.check(),
          () => storage.put(picture, Buffer.from('one'), 'image/jpeg'),
          () => storage.get(picture),
          () => storage.read(picture),
          () => storage.keptAt(picture),
          () => storage.remove(picture),
          () => all(storage.list('pictures/')),
        ])
          expect(isUnavailable(await failureOf(work()))).toBe(true);
      },
    );
  });

  it('is given up where it falls silent in the middle of a file', async () => {
    await inPlaceOfBucket(
      (_request, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half');
      },
      async (storage) => {
        expect(isUnavailable(await failureOf(storage.get(picture)))).toBe(true);
        const content = await storage.read(picture);
        const taken = async (): Promise<void> => {
          for await (const piece of content ?? []) expect(String(piece)).toBe('half');
        };
        expect(isUnavailable(await failureOf(taken()))).toBe(true);
      },
    );
  });

  it('is called unavailable where it says so itself', async () => {
    await inPlaceOfBucket(
      (_request, response) => response.writeHead(503).end(),
      async (storage) => {
        expect(isUnavailable(await failureOf(storage.get(picture)))).toBe(true);
      },
    );
  });
});

describe('the storage of a configuration', () => {
  it('is the bucket where one is named, and uploads in the data folder where none is', async () => {
    const inFolder = await openFileStorage({ s3: null }, folder);
    await inFolder.put('pictures/a/b.jpg', Buffer.from('here'), 'image/jpeg');
    expect(await readdir(join(folder, 'uploads', 'pictures', 'a'))).toEqual(['b.jpg']);
    const inBucket = await openFileStorage({ s3: bucket.config }, folder);
    expect(await inBucket.get('pictures/a/b.jpg')).toBeNull();
  });

  it('is found wanting at the start, by the names of its variables', async () => {
    const s3 = { ...bucket.config, bucket: 'another' };
    await expect(openFileStorage({ s3 }, folder)).rejects.toThrow(/S3_BUCKET.*the bucket another/s);
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openFileStorage({ s3: null }, file)).rejects.toThrow(/SIDELINE_DATA_DIR.*cannot be kept/s);
  });
});
