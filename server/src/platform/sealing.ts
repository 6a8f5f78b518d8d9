import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const PLAIN = 0;
const AES_256_GCM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Closes what the database keeps and the server itself must be able to read, with the key of the configuration (AES-256-GCM).
 * Without a key it is kept as it is, and still read once there is one. `owner` is bound into it: moved to another row it
 * does not open.
 */
export class Sealing {
  readonly #key: Buffer | null;

  constructor(key: Buffer | null) {
    this.#key = key;
  }

  seal(content: Uint8Array, owner: string): Buffer {
    if (this.#key === null) return Buffer.from([PLAIN, ...content]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    const closed = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([Buffer.from([AES_256_GCM]), nonce, cipher.getAuthTag(), closed]);
  }

  /** Throws where it was closed with another key, for another owner, or was changed. */
  open(sealed: Buffer, owner: string): Buffer {
    if (sealed[0] === PLAIN) return sealed.subarray(1);
    if (this.#key === null)
      throw new Error('This was closed with a SECRET_KEY that the server no longer has.');
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
