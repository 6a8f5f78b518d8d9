import { Decrypter, Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { unpackTar } from 'modern-tar/fs';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { BackupRefusal } from './backup-refusal.js';

export interface WrittenFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** Puts one file into the archive: exactly `size` bytes; a shorter file is filled with zeros, a longer one is cut. */
export type AddFile = (name: string, size: number, body: AsyncIterable<Buffer>) => Promise<void>;
export interface Packing {
  readonly file: AddFile;
  readonly folder: (name: string) => Promise<void>;
}

/** The browser's type of a stream and Node's differ only in parts not used here. */
const readable = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as NodeStream);

const MODE = { file: 0o600, folder: 0o700 } as const;
const ZEROS = Buffer.alloc(65_536);

/** A tar of what `fill` puts into it, made as it is read; if `fill` throws, reading throws. */
export const packed = (fill: (packing: Packing) => Promise<void>): Readable => {
  const { readable: tar, controller } = createTarPacker();
  const file: AddFile = async (name, size, body) => {
    const writer = controller.add({ name, size, mode: MODE.file, type: 'file' }).getWriter();
    let left = size;
    for await (const piece of body) {
      if (left === 0) break;
      const part = piece.subarray(0, left);
      left -= part.length;
      await writer.write(part);
    }
    for (; left > 0; left -= Math.min(left, ZEROS.length))
      await writer.write(ZEROS.subarray(0, Math.min(left, ZEROS.length)));
    await writer.close();
  };
  const folder = async (name: string): Promise<void> => {
    await controller.add({ name: `${name}/`, size: 0, mode: MODE.folder, type: 'directory' }).close();
  };
  fill({ file, folder }).then(
    () => {
      controller.finalize();
    },
    (error: unknown) => {
      controller.error(error);
    },
  );
  return readable(tar);
};

const encrypted = async (source: Readable, passphrase: string): Promise<Readable> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return readable(await encrypter.encrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>));
};

/**
 * Writes a file that must not exist yet, encrypted in age's format if there is a passphrase; it is on the disk when this
 * returns.
 */
export const writeSealed = async (
  path: string,
  passphrase: string | null,
  source: Readable,
): Promise<WrittenFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  const sealed = passphrase === null ? source : await encrypted(source, passphrase);
  await pipeline(sealed, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  await syncPath(path);
  return { bytes, sha256: hash.digest('hex') };
};

/** Makes sure that a file, or a folder's list of names, survives a power cut. */
export const syncPath = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** The decrypted content, in pieces. Throws if the passphrase does not decrypt it. */
export const openSealed = async (path: string, passphrase: string | null): Promise<Readable> => {
  const source = createReadStream(path);
  if (passphrase === null) return source;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return readable(await decrypter.decrypt(Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>));
  } catch {
    source.destroy();
    throw new BackupRefusal('The passphrase does not open this backup.');
  }
};

/** Unpacks into a folder; nothing can land outside it. */
export const unpack = async (source: Readable, folder: string): Promise<void> => {
  await pipeline(source, unpackTar(folder, { dmode: MODE.folder, fmode: MODE.file }));
};
