import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A new UUID v7: sorts by the time it was made. */
export const newId = (): string => v7();

/**
 * Whether the text is a UUID of any version, in the one spelling in which ids are compared, which all input already has
 * (schema/validation/id). Ask before it reaches a uuid column, which would fail.
 */
export const isId = (text: string): boolean => UUID.test(text);

/** Crockford's base 32: no I, L, O or U, so that it can be read over a radio. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` characters from the system's random source: 5 bits each, unguessable, never a counter. */
export const crockford = (length: number): string =>
  Array.from({ length }, () => CROCKFORD.charAt(randomInt(CROCKFORD.length))).join('');

/** What a person typed or heard as Crockford's alphabet: upper case, I and L as 1, O as 0. */
export const normaliseCrockford = (text: string): string =>
  text.toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
