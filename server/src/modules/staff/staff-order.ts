import type { Keyset } from '../../platform/lists/paging.js';

/** Accounts by last name, first name, of the alias `u`. */
export const STAFF_BY_NAME: Keyset = {
  columns: [
    { expression: 'u.last_name', type: 'text' },
    { expression: 'u.first_name', type: 'text' },
    { expression: 'u.id', type: 'uuid' },
  ],
  direction: 'ASC',
};
