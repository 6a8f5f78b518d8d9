import type { IDBPTransaction } from 'idb';
import { DEVICE_PREFIX } from './device-name';
import { Database } from './object-tables';
import type { HeldKey, Sealed, WrappedKey } from './vault';

/**
 * A data key that was made on this device. If the password is changed elsewhere, another key is made, and the older one
 * still opens what it encrypted.
 */
export interface KeptKey {
  readonly id: string;
  readonly madeAt: number;
  readonly wrapped: WrappedKey;
}

/**
 * The key while its owner is signed in and using this device, so that a reload does not need a password. It opens with
 * what the server sends while that same session lasts, and is deleted after the idle time.
 */
export interface OpenedKey {
  readonly id: 'opened';
  readonly keyId: string;
  readonly held: HeldKey;
  /** After this long without touch or key, it no longer opens anything. */
  readonly idleMs: number;
}

/** One PRF as one tab last had it. Whose record it is can be read only inside `sealed`. */
export interface KeptDraft {
  /** The draft's key and the tab's, so that two tabs never overwrite each other. */
  readonly id: string;
  /** The PRF's id. For an amendment, the id and a suffix: see `draftKeyOf`. */
  readonly prfId: string;
  readonly tabId: string;
  readonly keyId: string;
  readonly keptAt: number;
  readonly isUnsent: boolean;
  readonly sealed: Sealed;
}

/** A record as the server last sent it, to read while the server cannot be reached. */
export interface KeptRecord {
  readonly prfId: string;
  readonly customPrfId: string;
  readonly keyId: string;
  readonly keptAt: number;
  /** It is restricted, so it is here only as the basis of what the server does not have. */
  readonly isWithheld?: boolean;
  readonly sealed: Sealed;
}

/** A list to choose from, as the server last sent it (events, staff, cheer teams), or unsent work: a bag check, counts. */
export interface KeptList {
  readonly id: string;
  readonly keyId: string;
  readonly keptAt: number;
  /** It holds what the server does not have: a finished check of a bag, counts of a stocktake. */
  readonly isUnsent?: boolean;
  /** The list that unsent work is based on. It stays just as long. */
  readonly basisId?: string;
  /** The id under which it was sealed, if newer work has that id now. */
  readonly sealedAs?: string;
  readonly sealed: Sealed;
}

/** A picture that was taken here. Its content is inside `sealed`, as bytes. */
export interface KeptPicture {
  /** Its entry's id. */
  readonly id: string;
  readonly prfId: string;
  readonly keyId: string;
  /** When it was taken, or when the server confirmed it. */
  readonly keptAt: number;
  readonly isSent: boolean;
  readonly sealed: Sealed;
}

/**
 * The library used until November 2026 multiplied each version by ten, and devices have their versions under these
 * numbers.
 */
const WITHOUT_OPEN_KEYS = 40;
const WITHOUT_EARLIER_RECORDS = 50;

const VERSION = {
  number: WITHOUT_EARLIER_RECORDS,
  shape: {
    keys: ['id', 'madeAt'],
    opened: ['id'],
    drafts: ['id', 'prfId', 'keyId'],
    records: ['prfId', 'customPrfId', 'keyId'],
    lists: ['id'],
    pictures: ['id', 'prfId', 'keyId'],
  },
  upgrade: async (
    tables: IDBPTransaction<unknown, string[], 'versionchange'>,
    from: number,
  ): Promise<void> => {
    // Earlier versions of the page left a key there that needed no password.
    if (from < WITHOUT_OPEN_KEYS) await tables.objectStore('opened').clear();
    // Records from an earlier server do not have each request for a review. They are only copies.
    if (from < WITHOUT_EARLIER_RECORDS) await tables.objectStore('records').clear();
  },
} as const;

/** What one person keeps on this device. */
export class DeviceDatabase extends Database {
  readonly keys = this.table<KeptKey>('keys');
  readonly opened = this.table<OpenedKey>('opened');
  readonly drafts = this.table<KeptDraft>('drafts');
  readonly records = this.table<KeptRecord>('records');
  readonly lists = this.table<KeptList>('lists');
  readonly pictures = this.table<KeptPicture>('pictures');

  constructor(userId: string) {
    super(`${DEVICE_PREFIX}${userId}`, VERSION);
  }
}
