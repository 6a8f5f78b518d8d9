/**
 * The SHA-256 of an e-mail address under the fold by which `citext` finds the account: PostgreSQL's own. JavaScript folds
 * differently ('İ' is one letter here and two there), and a counter of guesses would treat two spellings of one account as
 * two.
 */
export const FOLDED_HASH = (address: string): string => `sha256(convert_to(lower(${address}::text), 'UTF8'))`;
