import { describe, expect, it } from 'vitest';
import { holdKey, newKey, openHeldKey, openKey, rewrapKey, seal, unseal } from './vault';

/** The real figure makes a test slow and shows nothing more. */
const FEW = 1_000;
const PASSWORD = 'correct horse battery staple';
const WRITTEN = { complaint: 'Fell from the second step', note: 'naïve, 38.4 °C 🚑' };

/** What the server tells of two sessions. */
const [SESSION, ANOTHER] = ['a'.repeat(43), '_'.repeat(43)];

const made = async () => {
  const { wrapped, held } = await newKey(PASSWORD, SESSION, FEW);
  const key = await openKey(wrapped, PASSWORD);
  if (key === null) throw new Error('A key that was just wrapped did not open.');
  return { key, wrapped, held };
};

describe('the vault', () => {
  it('opens what was sealed, with the key that the password unlocks', async () => {
    const { key, wrapped } = await made();
    const sealed = await seal(key, 'draft 1', WRITTEN);
    const again = await openKey(wrapped, PASSWORD);
    expect(again).not.toBeNull();
    expect(again && (await unseal(again, 'draft 1', sealed))).toEqual(WRITTEN);
  });

  it('stays closed to another password, and to another key', async () => {
    const { key, wrapped } = await made();
    expect(await openKey(wrapped, 'another password')).toBeNull();
    const other = await made();
    expect(await unseal(other.key, 'draft 1', await seal(key, 'draft 1', WRITTEN))).toBeUndefined();
  });

  it('opens nothing that was changed or stored under another name', async () => {
    const { key } = await made();
    const sealed = await seal(key, 'draft 1', WRITTEN);
    expect(await unseal(key, 'draft 2', sealed)).toBeUndefined();
    const bytes = new Uint8Array(sealed.content.slice(0));
    bytes[3] = (bytes[3] ?? 0) ^ 1;
    expect(await unseal(key, 'draft 1', { ...sealed, content: bytes.buffer })).toBeUndefined();
  });

  it('reveals nothing of the content, and is never the same twice', async () => {
    const { key } = await made();
    const [one, two] = [await seal(key, 'draft', WRITTEN), await seal(key, 'draft', WRITTEN)];
    expect(new TextDecoder().decode(one.content)).not.toContain('Fell');
    expect(new Uint8Array(one.content)).not.toEqual(new Uint8Array(two.content));
  });

  it('keeps the key when the password changes', async () => {
    const { key, wrapped } = await made();
    const sealed = await seal(key, 'draft', WRITTEN);
    expect(await rewrapKey(wrapped, 'wrong', 'new password')).toBeNull();
    const next = await rewrapKey(wrapped, PASSWORD, 'new password');
    if (next === null) throw new Error('not wrapped');
    expect(await openKey(next, PASSWORD)).toBeNull();
    const opened = await openKey(next, 'new password');
    expect(opened && (await unseal(opened, 'draft', sealed))).toEqual(WRITTEN);
  });

  it('opens for one session without the password, and in no other', async () => {
    const { key, wrapped, held } = await made();
    const sealed = await seal(key, 'draft', WRITTEN);
    const opened = await openHeldKey(held, SESSION);
    expect(opened && (await unseal(opened, 'draft', sealed))).toEqual(WRITTEN);
    expect(opened?.extractable).toBe(false);
    expect(await openHeldKey(held, ANOTHER)).toBeNull();

    expect(await holdKey(wrapped, 'wrong', ANOTHER)).toBeNull();
    const next = await holdKey(wrapped, PASSWORD, ANOTHER);
    if (next === null) throw new Error('not held');
    const again = await openHeldKey(next, ANOTHER);
    expect(again && (await unseal(again, 'draft', sealed))).toEqual(WRITTEN);
    expect(await openHeldKey(next, SESSION)).toBeNull();
  });

  it('never lets the key out of the browser', async () => {
    const { key } = await made();
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});
