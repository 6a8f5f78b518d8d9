import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ChainAnchor } from './audit-chain.js';
import type { DailyHead } from './audit-chain-store.js';

const exportShape = z.strictObject({
  day: z.iso.date(),
  exportedAt: z.iso.datetime(),
  heads: z.array(
    z.strictObject({
      shard: z.int().min(0).max(15),
      stream: z.string(),
      sequence: z.int().min(1),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Ed25519, PEM. It proves nothing by itself: a reader compares it with the key that they pinned. */
  publicKey: z.string(),
  /** Over the JSON of the other members, in this order. Base64. */
  signature: z.string(),
});
/** The last entries of one day's chains, signed. Kept elsewhere, it shows a trail that was rewritten from end to end. */
export type SignedHeads = z.infer<typeof exportShape>;

const FOLDER = 'audit-heads';
const KEY_FILE = 'audit-key.pem';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const writeWhole = (path: string, text: string, mode: number, owner: Owner | null): void => {
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode });
  if (owner !== null) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, path);
};

/** The installation's signing key, made when first used, readable only by its owner. */
const signingKey = (dataFolder: string, owner: Owner | null): KeyObject => {
  const path = join(dataFolder, KEY_FILE);
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeWhole(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600, owner);
  }
  return createPrivateKey(readFileSync(path, 'utf8'));
};

const signedText = ({ day, exportedAt, heads, publicKey }: Omit<SignedHeads, 'signature'>): Buffer =>
  Buffer.from(
    JSON.stringify({
      day,
      exportedAt,
      heads: heads.map(({ shard, stream, sequence, hash }) => ({ shard, stream, sequence, hash })),
      publicKey,
    }),
    'utf8',
  );

const textOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** The public key for this installation's exports, for people who verify them: SPKI in base64. */
export const publicKeyOf = (dataFolder: string, owner: Owner | null): string =>
  textOf(createPublicKey(signingKey(dataFolder, owner)));

/**
 * Signs a day's heads and keeps them in the data folder as `name` (the day itself, or its hour); gives the path of the file
 * to carry elsewhere.
 */
export const exportHeads = (
  dataFolder: string,
  owner: Owner | null,
  day: string,
  exportedAt: Date,
  heads: readonly DailyHead[],
  name = day,
): { readonly path: string; readonly signed: SignedHeads } => {
  const key = signingKey(dataFolder, owner);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const unsigned = { day, exportedAt: exportedAt.toISOString(), heads: [...heads], publicKey };
  const signed = { ...unsigned, signature: sign(null, signedText(unsigned), key).toString('base64') };
  const folder = join(dataFolder, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const path = join(folder, `${name}.json`);
  writeWhole(path, `${JSON.stringify(signed, null, 2)}\n`, 0o600, owner);
  return { path, signed };
};

/**
 * The export in a file's text. Throws if it is not an export, if a different key from the pinned one (SPKI in base64) signed
 * it, or if its signature does not match.
 */
export const readSignedHeads = (text: string, pinned: string): SignedHeads => {
  const signed = exportShape.parse(JSON.parse(text));
  const key = createPublicKey({ key: Buffer.from(pinned, 'base64'), type: 'spki', format: 'der' });
  if (textOf(createPublicKey(signed.publicKey)) !== textOf(key))
    throw new Error(`The heads of ${signed.day} are signed with a different key from the pinned one.`);
  const isRight = verify(null, signedText(signed), key, Buffer.from(signed.signature, 'base64'));
  if (!isRight) throw new Error(`The signature of the heads of ${signed.day} does not match.`);
  return signed;
};

/** Files of signed heads in the data folder, oldest first. */
export const exportedFiles = (dataFolder: string): string[] => {
  const folder = join(dataFolder, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\d{4}-\d{2}-\d{2}(T\d{2})?\.json$/.test(file))
    .sort()
    .map((file) => join(folder, file));
};

/** The entries that the exports vouch for in one chain. */
export const anchorsIn = (exports: readonly SignedHeads[], shard: number): ChainAnchor[] =>
  exports.flatMap(({ day, heads }) =>
    heads
      .filter((head) => head.shard === shard)
      .map(({ sequence, hash }) => ({ sequence, hash, source: `the export of ${day}` })),
  );

const HOURS_KEPT_MS = 31 * 86_400_000;

/** Removes hours' exports that are a month old, but for each day's first. Copies kept elsewhere stay there. */
export const removeOldHours = (dataFolder: string, now: Date): void => {
  const last = new Date(now.getTime() - HOURS_KEPT_MS).toISOString().slice(0, 13);
  const seen = new Set<string>();
  for (const path of exportedFiles(dataFolder)) {
    const hour = /(\d{4}-\d{2}-\d{2}T\d{2})\.json$/.exec(path)?.[1];
    if (hour === undefined || hour >= last) continue;
    const day = hour.slice(0, 10);
    if (seen.has(day)) rmSync(path);
    seen.add(day);
  }
};
