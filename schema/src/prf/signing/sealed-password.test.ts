import { beforeAll, describe, expect, it } from 'vitest';
import {
  newSigningKeys,
  openPassword,
  sealPassword,
  sha256Hex,
  type SignatureBinding,
  type SigningKeys,
} from './sealed-password.js';

const BINDING: SignatureBinding = {
  keyId: 'key',
  commandId: 'command',
  userId: 'user',
  prfId: 'prf',
  contentHash: 'content',
  grade: 'Paramedic',
  strokesHash: 'strokes',
  signedAt: '2026-11-20T14:32:00.000Z',
};
const PASSWORD = 'gravel-lantern-orchid-42 ü';

let keys: SigningKeys;
beforeAll(async () => {
  keys = await newSigningKeys();
});

describe('a password that only the server can open', () => {
  it('opens with the private key for its own purpose', async () => {
    const sealed = await sealPassword(PASSWORD, keys.publicKey, BINDING);
    expect(await openPassword(sealed, keys.privateKey, BINDING)).toBe(PASSWORD);
    expect(JSON.stringify(sealed)).not.toContain('gravel');
  });

  it('opens for no other purpose', async () => {
    const sealed = await sealPassword(PASSWORD, keys.publicKey, BINDING);
    for (const name of Object.keys(BINDING) as (keyof SignatureBinding)[])
      expect(await openPassword(sealed, keys.privateKey, { ...BINDING, [name]: 'another' }), name).toBeNull();
  });

  it('opens with no other key, and not if it was changed', async () => {
    const sealed = await sealPassword(PASSWORD, keys.publicKey, BINDING);
    const other = await sealPassword(PASSWORD, keys.publicKey, BINDING);
    expect(await openPassword(sealed, (await newSigningKeys()).privateKey, BINDING)).toBeNull();
    for (const change of [
      { content: other.content },
      { nonce: other.nonce },
      { ephemeralKey: other.ephemeralKey },
      { ephemeralKey: '' },
      { content: 'not base64!' },
    ])
      expect(await openPassword({ ...sealed, ...change }, keys.privateKey, BINDING)).toBeNull();
  });

  it('reveals nothing about its length, and is never sealed twice in the same way', async () => {
    const [short, long] = await Promise.all(
      ['a', 'b'.repeat(200)].map((password) => sealPassword(password, keys.publicKey, BINDING)),
    );
    expect(short?.content).toHaveLength(long?.content.length ?? 0);
    const again = await sealPassword('a', keys.publicKey, BINDING);
    expect(again.content).not.toBe(short?.content);
    await expect(sealPassword('b'.repeat(2_000), keys.publicKey, BINDING)).rejects.toThrow(RangeError);
  });

  it('hashes like the standard implementation', async () => {
    expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
