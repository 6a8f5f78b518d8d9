/** Storage for files that are too large for a row. The program makes each key, never from what a user sent. */
export interface FileStorage {
  /** Throws, with what to fix, if files cannot be stored here. Called once at start. */
  check(): Promise<void>;
  /**
   * Keeps the bytes under the key, whole or not at all, and replaces what was there before. Content in pieces is never held
   * as a whole in memory; if a piece throws, nothing is stored.
   */
  put(key: string, bytes: Buffer | AsyncIterable<Buffer>, contentType: string): Promise<void>;
  /** The bytes; null if there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes in pieces, read as they are used; null if there are none under the key. */
  read(key: string): Promise<AsyncIterable<Buffer> | null>;
  /** Removes what is kept under the key, if anything. */
  remove(key: string): Promise<void>;
  /** When the content of the key was stored; null if there is none. */
  keptAt(key: string): Promise<Date | null>;
  /** Every file below a prefix (`pictures/`), with the time it was stored; files that are not ours are left out. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly key: string;
  readonly keptAt: Date;
}

const KEY = /^[a-z]+(?:\/[a-z0-9][a-z0-9.-]{0,199}){1,4}$/;

export const isKey = (text: string): boolean => KEY.test(text) && !text.includes('..');

/** The key itself. Throws RangeError for one that could lead elsewhere: a fault of the program. */
export const safeKey = (key: string): string => {
  if (isKey(key)) return key;
  throw new RangeError(`Not the key of a file: ${key}`);
};
