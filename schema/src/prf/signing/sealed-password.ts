import { canonicalJson } from '../record/canonical-json.js';

/**
 * A password that only the server can open, and only for the one signature that it was given for. The device makes a key
 * pair for this one password (ECDH on P-256), derives a key with the server's public one (HKDF with SHA-256) and closes the
 * password with it (AES-256-GCM); its own private half is gone with the page. What the signature is bound to is part of the
 * cipher: it does not open for another person, record, content, grade, time or drawing.
 */
export interface SealedPassword {
  /** The device's public key for this password, SPKI in base64. */
  readonly ephemeralKey: string;
  /** 12 bytes in base64. */
  readonly nonce: string;
  /** Base64; always as long as the longest password. */
  readonly content: string;
}

/** What a sealed signature is bound to, in every part. */
export interface SignatureBinding {
  readonly keyId: string;
  readonly commandId: string;
  readonly userId: string;
  readonly prfId: string;
  /** SHA-256 of `seenContent`, in hexadecimal. */
  readonly contentHash: string;
  readonly grade: string;
  /** SHA-256 of the pen strokes, in hexadecimal. */
  readonly strokesHash: string;
  /** By the device's clock, ISO 8601 in UTC with milliseconds. */
  readonly signedAt: string;
}

/** A pair of the server's keys in base64: SPKI and PKCS 8. */
export interface SigningKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const CIPHER = { name: 'AES-GCM', length: 256 } as const;
const NONCE_BYTES = 12;
/** The length of a password is hidden: 200 letters of at most four bytes fit, and two for the length. */
const BLOCK_BYTES = 1_024;
const PURPOSE = 'sideline signature password/1';

const encode = (text: string): Bytes => new TextEncoder().encode(text);
const toBase64 = (bytes: ArrayBuffer | Bytes): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export const sha256Hex = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const boundText = (binding: SignatureBinding): Bytes =>
  encode(canonicalJson({ format: PURPOSE, ...binding }));

const publicKeyOf = (text: string) => crypto.subtle.importKey('spki', fromBase64(text), CURVE, false, []);

/** The key of one password. `ephemeral` is bound in as the salt, so that it cannot be put in the place of another. */
const cipherKey = async (shared: ArrayBuffer, ephemeral: Bytes, use: 'encrypt' | 'decrypt') => {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: ephemeral, info: encode(PURPOSE) },
    material,
    CIPHER,
    false,
    [use],
  );
};

const padded = (password: string): Bytes => {
  const bytes = encode(password);
  if (bytes.length > BLOCK_BYTES - 2) throw new RangeError('The password is too long.');
  const block = new Uint8Array(BLOCK_BYTES);
  block.set([bytes.length >> 8, bytes.length & 0xff]);
  block.set(bytes, 2);
  return block;
};

/** Closes a password with the server's public key, SPKI in base64. */
export const sealPassword = async (
  password: string,
  publicKey: string,
  binding: SignatureBinding,
): Promise<SealedPassword> => {
  const { subtle } = crypto;
  const own = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const ephemeral = new Uint8Array(await subtle.exportKey('spki', own.publicKey));
  const shared = await subtle.deriveBits(
    { name: CURVE.name, public: await publicKeyOf(publicKey) },
    own.privateKey,
    256,
  );
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const content = await subtle.encrypt(
    { name: CIPHER.name, iv: nonce, additionalData: boundText(binding) },
    await cipherKey(shared, ephemeral, 'encrypt'),
    padded(password),
  );
  return { ephemeralKey: toBase64(ephemeral), nonce: toBase64(nonce), content: toBase64(content) };
};

/** The password; null where it was closed for another key, for another signature, or was changed. */
export const openPassword = async (
  sealed: SealedPassword,
  privateKey: string,
  binding: SignatureBinding,
): Promise<string | null> => {
  const { subtle } = crypto;
  try {
    const own = await subtle.importKey('pkcs8', fromBase64(privateKey), CURVE, false, ['deriveBits']);
    const shared = await subtle.deriveBits(
      { name: CURVE.name, public: await publicKeyOf(sealed.ephemeralKey) },
      own,
      256,
    );
    const block = new Uint8Array(
      await subtle.decrypt(
        { name: CIPHER.name, iv: fromBase64(sealed.nonce), additionalData: boundText(binding) },
        await cipherKey(shared, fromBase64(sealed.ephemeralKey), 'decrypt'),
        fromBase64(sealed.content),
      ),
    );
    const [high = 0, low = 0] = block;
    return new TextDecoder().decode(block.subarray(2, 2 + ((high << 8) | low)));
  } catch {
    return null;
  }
};

/** A new pair for the server. */
export const newSigningKeys = async (): Promise<SigningKeys> => {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(CURVE, true, ['deriveBits']);
  return {
    publicKey: toBase64(await subtle.exportKey('spki', pair.publicKey)),
    privateKey: toBase64(await subtle.exportKey('pkcs8', pair.privateKey)),
  };
};
