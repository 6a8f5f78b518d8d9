/**
 * How data on a device is encrypted for the person who wrote it: AES-GCM with a random key, which is itself encrypted
 * with a key derived from the person's password. The password is never stored. While its owner is signed in, the key is
 * also on the disk, encrypted with 32 bytes that only the server has and sends while the session lasts. So a reload needs
 * no password, and the disk alone opens nothing. In use it is a `CryptoKey` that does not reveal its bytes, so scripts
 * cannot copy it.
 */

const CIPHER = { name: 'AES-GCM', length: 256 } as const;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
/** OWASP's figure for PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A data key in the form kept on disk. */
export interface WrappedKey {
  readonly salt: Bytes;
  readonly iterations: number;
  readonly nonce: Bytes;
  readonly key: ArrayBuffer;
}

/** A data key in the form kept on disk while its owner is signed in. */
export interface HeldKey {
  readonly nonce: Bytes;
  readonly key: ArrayBuffer;
}

/** Something encrypted with a data key. */
export interface Sealed {
  readonly nonce: Bytes;
  readonly content: ArrayBuffer;
}

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

const wrappingKey = async (password: string, salt: Bytes, iterations: number): Promise<CryptoKey> => {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, CIPHER, false, [
    'wrapKey',
    'unwrapKey',
  ]);
};

const wrap = async (key: CryptoKey, password: string, iterations: number): Promise<WrappedKey> => {
  const [salt, nonce] = [random(SALT_BYTES), random(NONCE_BYTES)];
  const outer = await wrappingKey(password, salt, iterations);
  return {
    salt,
    iterations,
    nonce,
    key: await crypto.subtle.wrapKey('raw', key, outer, { name: CIPHER.name, iv: nonce }),
  };
};

const unwrapUnder = async (
  outer: CryptoKey,
  { nonce, key }: HeldKey,
  isExtractable: boolean,
): Promise<CryptoKey | null> => {
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      key,
      outer,
      { name: CIPHER.name, iv: nonce },
      CIPHER,
      isExtractable,
      ['encrypt', 'decrypt'],
    );
  } catch {
    // The cipher authenticates, so the key from another password opens nothing.
    return null;
  }
};

const unwrap = async (
  wrapped: WrappedKey,
  password: string,
  isExtractable: boolean,
): Promise<CryptoKey | null> =>
  unwrapUnder(await wrappingKey(password, wrapped.salt, wrapped.iterations), wrapped, isExtractable);

/** Of the server's 32 bytes in base64url. */
const sessionKey = (deviceKey: string): Promise<CryptoKey> => {
  const binary = atob(deviceKey.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, CIPHER.name, false, ['wrapKey', 'unwrapKey']);
};

/** The bytes of `key` are only read here. */
const held = async (key: CryptoKey, deviceKey: string): Promise<HeldKey> => {
  const nonce = random(NONCE_BYTES);
  const outer = await sessionKey(deviceKey);
  return { nonce, key: await crypto.subtle.wrapKey('raw', key, outer, { name: CIPHER.name, iv: nonce }) };
};

/** A new data key in the form kept on disk: for the owner of the password, and for the session. */
export const newKey = async (
  password: string,
  deviceKey: string,
  iterations = ITERATIONS,
): Promise<{ readonly wrapped: WrappedKey; readonly held: HeldKey }> => {
  const made = await crypto.subtle.generateKey(CIPHER, true, ['encrypt', 'decrypt']);
  return { wrapped: await wrap(made, password, iterations), held: await held(made, deviceKey) };
};

/** The data key, which cannot be read out of the browser; null if the password is wrong. */
export const openKey = (wrapped: WrappedKey, password: string): Promise<CryptoKey | null> =>
  unwrap(wrapped, password, false);

/** The data key for the duration of a session: see `openHeldKey`; null if the password is wrong. */
export const holdKey = async (
  wrapped: WrappedKey,
  password: string,
  deviceKey: string,
): Promise<HeldKey | null> => {
  const key = await unwrap(wrapped, password, true);
  return key && held(key, deviceKey);
};

/** The data key without the password, from what the server sends for the session; null for another session. */
export const openHeldKey = async (kept: HeldKey, deviceKey: string): Promise<CryptoKey | null> =>
  unwrapUnder(await sessionKey(deviceKey), kept, false);

/** The same key under another password; null if the first one is wrong. */
export const rewrapKey = async (
  wrapped: WrappedKey,
  password: string,
  next: string,
): Promise<WrappedKey | null> => {
  const key = await unwrap(wrapped, password, true);
  return key && wrap(key, next, wrapped.iterations);
};

/** `about` says what the content is and is bound to it: stored under another name, it does not open. */
export const sealBytes = async (key: CryptoKey, about: string, bytes: BufferSource): Promise<Sealed> => {
  const nonce = random(NONCE_BYTES);
  const additionalData = new TextEncoder().encode(about);
  const content = await crypto.subtle.encrypt({ name: CIPHER.name, iv: nonce, additionalData }, key, bytes);
  return { nonce, content };
};

/** The decrypted content; undefined if the key, name or content has changed. */
export const unsealBytes = async (
  key: CryptoKey,
  about: string,
  { nonce, content }: Sealed,
): Promise<ArrayBuffer | undefined> => {
  const additionalData = new TextEncoder().encode(about);
  try {
    return await crypto.subtle.decrypt({ name: CIPHER.name, iv: nonce, additionalData }, key, content);
  } catch {
    return undefined;
  }
};

/** The same for a value, as JSON. */
export const seal = (key: CryptoKey, about: string, value: unknown): Promise<Sealed> =>
  sealBytes(key, about, new TextEncoder().encode(JSON.stringify(value)));

/** The decrypted value, parsed from JSON; undefined if it does not open. */
export const unseal = async (key: CryptoKey, about: string, sealed: Sealed): Promise<unknown> => {
  const opened = await unsealBytes(key, about, sealed);
  return opened && (JSON.parse(new TextDecoder().decode(opened)) as unknown);
};
