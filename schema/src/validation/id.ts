import { z } from 'zod';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A UUID in small letters, as PostgreSQL answers it: the one spelling that is compared, hashed and stored. Callers may send
 * capitals (RFC 9562, section 4), so whatever takes an id in does this to it first. What is no UUID, a record's number
 * say, stays as it is.
 */
export const canonicalId = (text: string): string => (UUID.test(text) ? text.toLowerCase() : text);

/** A UUID that a caller sends. */
export const uuid = (message?: string) => z.uuid(message).toLowerCase();

/** An id that a caller sends where a number is also allowed, or where an unknown id gets the same answer as a wrong one. */
export const idText = z.string().overwrite(canonicalId);
