import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url (43 characters): what a cookie or an API token carries. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** 16 random bytes in base64url (22 characters): the token of a link that is valid for minutes. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** What the database keeps of a secret. Plain SHA-256 is enough: 256 random bits cannot be guessed, salted or not. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
