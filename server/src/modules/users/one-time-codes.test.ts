import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHash,
  stepOfCode,
  totpCode,
  totpEnrolment,
} from './one-time-codes.js';

/** RFC 6238, appendix B, SHA-1: the ASCII secret '12345678901234567890', eight digits; six are the last of them. */
const RFC = Secret.fromLatin1('12345678901234567890').bytes;
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

describe('a code of an authenticator app', () => {
  it.each(VECTORS)('at %d s is %s', (seconds, code) => {
    expect(totpCode(RFC, new Date(seconds * 1000))).toBe(code);
    expect(stepOfCode(RFC, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('is valid for its half minute and the ones beside it, as its own step', () => {
    const secret = newTotpSecret();
    const at = 1_795_200_015_000;
    const code = totpCode(secret, new Date(at));
    const step = Math.floor(at / 30_000);
    for (const shift of [-30_000, 0, 30_000])
      expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, new Date(at + shift))).toBe(step);
    for (const shift of [-60_000, 60_000]) expect(stepOfCode(secret, code, new Date(at + shift))).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '-12345'])('is not %j', (typed) => {
    expect(stepOfCode(RFC, typed, new Date(59_000))).toBeNull();
  });

  it('is enrolled by an address that apps open', () => {
    const { secret, uri } = totpEnrolment(RFC, 'Harrowmere Medical', 'robin@example.org');
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri).toContain('otpauth://totp/Harrowmere%20Medical:robin%40example.org?');
    expect(uri).toContain(`secret=${secret}`);
  });
});

describe('recovery codes', () => {
  it('are ten different codes, and are recognised however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(recoveryCodeHash(code.toLowerCase().replaceAll('-', ' '))).toEqual(recoveryCodeHash(code));
    expect(recoveryCodeHash(codes[1] ?? '')).not.toEqual(recoveryCodeHash(code));
  });
});
