/** Where files lie that are too large for a row. A key is made by the program, never of what somebody sent. */
export interface FileStorage {
  /** Throws, saying what to mend, where files cannot be kept here. Called once at start. */
  check(): Promise<void>;
  /**
   * Keeps the bytes under the key, whole or not at all; what lay there before is replaced. What comes in pieces is never held
   * as a whole in memory; where a piece throws, nothing is kept.
   */
  put(key: string, bytes: Buffer | AsyncIterable<Buffer>, contentType: string): Promise<void>;
  /** The bytes; null where there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes in pieces, read as they are taken; null where there are none under the key. */
  read(key: string): Promise<AsyncIterable<Buffer> | null>;
  /** Removes what lies under the key, if anything does. */
  remove(key: string): Promise<void>;
  /** When what lies under the key was kept; null where nothing does. */
  keptAt(key: string): Promise<Date | null>;
  /** Every file below a prefix (`pictures/`), with when it was kept; what has no name of ours is left out. */
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
