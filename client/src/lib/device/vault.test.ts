import { describe, expect, it } from 'vitest';
import { newKey, openKey, rewrapKey, seal, unseal } from './vault';

/** The real figure makes a test slow and shows nothing more. */
const FEW = 1_000;
const PASSWORD = 'correct horse battery staple';
const WRITTEN = { complaint: 'Fell from the second step', note: 'naïve, 38.4 °C 🚑' };

describe('the vault', () => {
  it('gives back what was sealed, with the key that the password opens', async () => {
    const { key, wrapped } = await newKey(PASSWORD, FEW);
    const sealed = await seal(key, 'draft 1', WRITTEN);
    const again = await openKey(wrapped, PASSWORD);
    expect(again).not.toBeNull();
    expect(again && (await unseal(again, 'draft 1', sealed))).toEqual(WRITTEN);
  });

  it('stays closed to another password, and to another key', async () => {
    const { key, wrapped } = await newKey(PASSWORD, FEW);
    expect(await openKey(wrapped, 'another password')).toBeNull();
    const other = await newKey(PASSWORD, FEW);
    expect(await unseal(other.key, 'draft 1', await seal(key, 'draft 1', WRITTEN))).toBeUndefined();
  });

  it('opens nothing that was changed or put under another name', async () => {
    const { key } = await newKey(PASSWORD, FEW);
    const sealed = await seal(key, 'draft 1', WRITTEN);
    expect(await unseal(key, 'draft 2', sealed)).toBeUndefined();
    const bytes = new Uint8Array(sealed.content.slice(0));
    bytes[3] = (bytes[3] ?? 0) ^ 1;
    expect(await unseal(key, 'draft 1', { ...sealed, content: bytes.buffer })).toBeUndefined();
  });

  it('shows nothing of the content, and is never the same twice', async () => {
    const { key } = await newKey(PASSWORD, FEW);
    const [one, two] = [await seal(key, 'draft', WRITTEN), await seal(key, 'draft', WRITTEN)];
    expect(new TextDecoder().decode(one.content)).not.toContain('Fell');
    expect(new Uint8Array(one.content)).not.toEqual(new Uint8Array(two.content));
  });

  it('keeps the key when the password changes', async () => {
    const { key, wrapped } = await newKey(PASSWORD, FEW);
    const sealed = await seal(key, 'draft', WRITTEN);
    expect(await rewrapKey(wrapped, 'wrong', 'new password')).toBeNull();
    const next = await rewrapKey(wrapped, PASSWORD, 'new password');
    if (next === null) throw new Error('not wrapped');
    expect(await openKey(next, PASSWORD)).toBeNull();
    const opened = await openKey(next, 'new password');
    expect(opened && (await unseal(opened, 'draft', sealed))).toEqual(WRITTEN);
  });

  it('never lets the key out of the browser', async () => {
    const { key } = await newKey(PASSWORD, FEW);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});
