/**
 * How data kept on a device is encrypted for the person who wrote it: AES-GCM under a random key, which is itself wrapped
 * under a key made of the person's password. The password is never stored. While its owner is signed in, the key is also on
 * the disk, encrypted with 32 bytes that only the server has and gives out while the session lasts. So a reload needs no
 * password, and the disk by itself opens nothing. In use it is a `CryptoKey` that gives out no bytes, which keeps scripts
 * from carrying it away.
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

/** Something closed with a data key. */
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
    // The cipher authenticates: another password's key opens nothing.
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

/** A new data key, as it is on the disk: for the owner of the password, and for as long as the session. */
export const newKey = async (
  password: string,
  deviceKey: string,
  iterations = ITERATIONS,
): Promise<{ readonly wrapped: WrappedKey; readonly held: HeldKey }> => {
  const made = await crypto.subtle.generateKey(CIPHER, true, ['encrypt', 'decrypt']);
  return { wrapped: await wrap(made, password, iterations), held: await held(made, deviceKey) };
};

/** The data key, which cannot be read out of the browser; null for a wrong password. */
export const openKey = (wrapped: WrappedKey, password: string): Promise<CryptoKey | null> =>
  unwrap(wrapped, password, false);

/** The data key for as long as a session: see `openHeldKey`; null for a wrong password. */
export const holdKey = async (
  wrapped: WrappedKey,
  password: string,
  deviceKey: string,
): Promise<HeldKey | null> => {
  const key = await unwrap(wrapped, password, true);
  return key && held(key, deviceKey);
};

/** The data key without the password, by what the server tells of the session; null where it is another session's. */
export const openHeldKey = async (kept: HeldKey, deviceKey: string): Promise<CryptoKey | null> =>
  unwrapUnder(await sessionKey(deviceKey), kept, false);

/** The same key under another password; null where the first one is wrong. */
export const rewrapKey = async (
  wrapped: WrappedKey,
  password: string,
  next: string,
): Promise<WrappedKey | null> => {
  const key = await unwrap(wrapped, password, true);
  return key && wrap(key, next, wrapped.iterations);
};

/** `about` says what the content is and belongs to it: put under another name it does not open. */
export const sealBytes = async (key: CryptoKey, about: string, bytes: BufferSource): Promise<Sealed> => {
  const nonce = random(NONCE_BYTES);
  const additionalData = new TextEncoder().encode(about);
  const content = await crypto.subtle.encrypt({ name: CIPHER.name, iv: nonce, additionalData }, key, bytes);
  return { nonce, content };
};

/** What was sealed; undefined where key, name or content is not what it was. */
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

/** What was sealed, as JSON gives it back; undefined where it does not open. */
export const unseal = async (key: CryptoKey, about: string, sealed: Sealed): Promise<unknown> => {
  const opened = await unsealBytes(key, about, sealed);
  return opened && (JSON.parse(new TextDecoder().decode(opened)) as unknown);
};
