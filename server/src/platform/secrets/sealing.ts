import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const PLAIN = 0;
const AES_256_GCM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts, with the first key of the configuration (AES-256-GCM), what the database keeps and the server must be able to
 * read again. The other keys still decrypt what they encrypted. Without a key it is stored unencrypted, and can still be
 * read once there is a key. `owner` is bound into it: moved to another row it does not decrypt.
 */
export class Sealing {
  readonly #keys: readonly Buffer[];
  readonly #key: Buffer | null;

  constructor(keys: readonly Buffer[]) {
    this.#keys = keys;
    this.#key = keys[0] ?? null;
  }

  seal(content: Uint8Array, owner: string): Buffer {
    if (this.#key === null) return Buffer.from([PLAIN, ...content]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    const closed = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([Buffer.from([AES_256_GCM]), nonce, cipher.getAuthTag(), closed]);
  }

  /** The same content encrypted with the first key; null if it already is, or if none of the keys decrypts it. */
  sealedAgain(sealed: Buffer, owner: string): Buffer | null {
    if (this.#key === null) return null;
    if (sealed[0] !== PLAIN && this.#opened(this.#key, sealed, owner) !== null) return null;
    try {
      return this.seal(this.open(sealed, owner), owner);
    } catch {
      return null;
    }
  }

  opens(sealed: Buffer, owner: string): boolean {
    return sealed[0] === PLAIN || this.#keys.some((key) => this.#opened(key, sealed, owner) !== null);
  }

  /** Throws if it was encrypted with a missing key or for another owner, or was changed. */
  open(sealed: Buffer, owner: string): Buffer {
    if (sealed[0] === PLAIN) return sealed.subarray(1);
    if (this.#key === null)
      throw new Error('This was encrypted with a SECRET_KEY that the server no longer has.');
    for (const key of this.#keys) {
      const content = this.#opened(key, sealed, owner);
      if (content !== null) return content;
    }
    throw new Error('No SECRET_KEY on the server can decrypt this.');
  }

  #opened(key: Buffer, sealed: Buffer, owner: string): Buffer | null {
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }
}
