import { LIMITS } from '@sideline/schema/limits';
import { Secret, TOTP } from 'otpauth';
import { crockford, normaliseCrockford } from '../../platform/ids.js';
import { hashOf } from '../../platform/secrets/secrets.js';

/** What every authenticator app supports (RFC 6238): six digits by HMAC-SHA-1, a new code every half minute. */
const DIGITS = 6;
const PERIOD_S = 30;
/** A phone's clock may be half a minute fast or slow. */
const WINDOW = 1;
const GROUP = /.{4}/g;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** 20 random bytes, as RFC 4226 recommends for HMAC-SHA-1. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** What a person types and what a QR code holds: the secret in base 32, and the address that apps open. */
export const totpEnrolment = (bytes: Uint8Array, issuer: string, label: string) => {
  const secret = secretOf(bytes);
  const uri = new TOTP({
    issuer,
    label,
    secret,
    digits: DIGITS,
    period: PERIOD_S,
    algorithm: 'SHA1',
  }).toString();
  return { secret: secret.base32, uri };
};

/** The code that an app with that secret shows at a time. */
export const totpCode = (bytes: Uint8Array, at: Date): string =>
  TOTP.generate({ secret: secretOf(bytes), digits: DIGITS, period: PERIOD_S, timestamp: at.getTime() });

/** The half minute, counted from 1970, that a typed code belongs to; null if it is not the current one or next to it. */
export const stepOfCode = (bytes: Uint8Array, typed: string, at: Date): number | null => {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = at.getTime();
  const secret = secretOf(bytes);
  const delta = TOTP.validate({ token, secret, digits: DIGITS, period: PERIOD_S, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
};

/** Ten codes of 80 random bits each, in groups that can be copied onto paper: `7K3M-9Q2D-…`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from(
    { length: LIMITS.secondFactor.recoveryCodes },
    () => crockford(LIMITS.secondFactor.recoveryCodeLength).match(GROUP)?.join('-') ?? '',
  );

/** The hash of a recovery code for the database, however the code was typed. */
export const recoveryCodeHash = (typed: string): Buffer =>
  hashOf(normaliseCrockford(typed.replaceAll(/[\s-]/g, '')));
