import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { newId } from '../ids.js';
import { isKey, safeKey, type FileStorage, type StoredFile } from './file-storage.js';

/** Suffix of a file being written: a process that dies leaves one, which nobody reads. */
const UNFINISHED = '.part';

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What is stored to find out whether files can be: a disk that is nearly full still accepts a few bytes. */
const PROBE_BYTES = 65_536;

/** Files in a folder on this machine, closed to everyone but its owner. */
export class FolderStorage implements FileStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async check(): Promise<void> {
    const probe = 'check/writable';
    await this.put(probe, Buffer.alloc(PROBE_BYTES, 'sideline'));
    await this.remove(probe);
  }

  async put(key: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const path = this.#path(key);
    await this.#makeFolder(dirname(path));
    const unfinished = `${path}.${newId()}${UNFINISHED}`;
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await writeFile(file, bytes);
        // On the disk before it has its name: after a power cut there is the whole file or none.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.#syncFolder(dirname(path));
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#path(key));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async read(key: string): Promise<AsyncIterable<Buffer> | null> {
    return (await this.keptAt(key)) === null ? null : piecesOf(this.#path(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async keptAt(key: string): Promise<Date | null> {
    try {
      return (await stat(this.#path(key))).mtime;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async *list(prefix: string): AsyncIterable<StoredFile> {
    const below = prefix.replace(/\/$/, '');
    const names = await this.#namesIn(below);
    for (const { name, isFolder } of names) {
      const key = `${below}/${name}`;
      if (isFolder) yield* this.list(key);
      else {
        const keptAt = isKey(key) ? await this.keptAt(key) : null;
        if (keptAt !== null) yield { key, keptAt };
      }
    }
  }

  async #namesIn(folder: string): Promise<readonly { readonly name: string; readonly isFolder: boolean }[]> {
    try {
      const found = await readdir(join(this.#root, folder), { withFileTypes: true });
      return found.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  /** A new folder is safely on the disk once its parent is, up to the first that already existed. */
  async #makeFolder(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    const last = dirname(first);
    for (let folder = path; folder !== last; folder = dirname(folder))
      await this.#syncFolder(dirname(folder));
  }

  async #syncFolder(path: string): Promise<void> {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  #path(key: string): string {
    return join(this.#root, safeKey(key));
  }
}

/** Opened when the first piece is taken, closed after the last, or when no more are wanted. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(path)) yield piece as Buffer;
}
