import { crockford } from '../../../platform/ids.js';

/** How many numbers are drawn before giving up: with 40 random bits a day even the second is never needed. */
const DRAWS = 5;

/** Numbers to try for a new PRF, for a day as YYMMDD (clinical section 7); `prefix` is the provider's. */
export const drawNumbers =
  (prefix: string) =>
  (day: string): readonly string[] =>
    Array.from({ length: DRAWS }, () => `${prefix}-${day}-${crockford(8)}`);
