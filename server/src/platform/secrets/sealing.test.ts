import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sealing } from './sealing.js';

const SECRET = Buffer.from('a secret of twenty b');

describe('sealing', () => {
  const key = randomBytes(32);
  const sealing = new Sealing([key]);

  it('hides the content and opens it again', () => {
    const sealed = sealing.seal(SECRET, 'owner');
    expect(sealed.includes(SECRET)).toBe(false);
    expect(sealing.open(sealed, 'owner')).toEqual(SECRET);
    expect(sealing.seal(SECRET, 'owner')).not.toEqual(sealed);
  });

  it('opens for nobody else, with no other key, and nothing that was changed', () => {
    const sealed = sealing.seal(SECRET, 'owner');
    expect(() => sealing.open(sealed, 'another')).toThrow();
    expect(() => new Sealing([randomBytes(32)]).open(sealed, 'owner')).toThrow();
    expect(() => new Sealing([]).open(sealed, 'owner')).toThrow('SECRET_KEY');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => sealing.open(changed, 'owner')).toThrow();
  });

  it('reads what was stored before there was a key', () => {
    const kept = new Sealing([]).seal(SECRET, 'owner');
    expect(sealing.open(kept, 'owner')).toEqual(SECRET);
  });

  it('opens with an older key what that one sealed, and seals it again with the first', () => {
    const renewed = new Sealing([randomBytes(32), key]);
    const old = sealing.seal(SECRET, 'owner');
    expect(renewed.open(old, 'owner')).toEqual(SECRET);
    const again = renewed.sealedAgain(old, 'owner');
    expect(again).not.toBeNull();
    expect(renewed.open(again ?? old, 'owner')).toEqual(SECRET);
    expect(() => sealing.open(again ?? old, 'owner')).toThrow();
    expect(renewed.sealedAgain(again ?? old, 'owner')).toBeNull();
    const plain = new Sealing([]).seal(SECRET, 'owner');
    expect(renewed.sealedAgain(plain, 'owner')?.includes(SECRET)).toBe(false);
    expect(new Sealing([]).sealedAgain(plain, 'owner')).toBeNull();
    expect(new Sealing([randomBytes(32)]).sealedAgain(old, 'owner')).toBeNull();
  });
});
