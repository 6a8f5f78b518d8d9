import { personalDataOf } from '../../platform/personal-data.js';
import { ACCOUNT_TERM, accountIsOver } from './account-term.hot.js';

const ACCOUNTS = 'user_id = ANY ($2)';

export const accountData = personalDataOf('users', [
  {
    table: 'account_identity_check',
    of: `${ACCOUNTS} OR patient_id = ANY ($1) OR merge_id IN (
      SELECT m.id FROM patient_merge m WHERE m.loser_id = ANY ($1) OR m.survivor_id = ANY ($1))`,
    // Another person's account may have been checked: for a merge that was undone, or for this record by mistake.
    isShown: ACCOUNTS,
    unshown: ['note', 'ended_by', 'ended_reason'],
  },
  { table: 'second_factor_reset', of: ACCOUNTS, unshown: ['reset_by'] },
  { table: 'recovery_code', of: ACCOUNTS, unshown: ['code_hash'], term: ACCOUNT_TERM },
  { table: 'second_factor', of: ACCOUNTS, unshown: ['secret', 'last_step'], term: ACCOUNT_TERM },
  { table: 'account_letter', of: ACCOUNTS, unshown: ['token_hash'], term: ACCOUNT_TERM },
  {
    table: 'account_registration',
    of: `${ACCOUNTS} OR patient_id = ANY ($1)`,
    unshown: ['email_hash', 'browser_hash'],
  },
  { table: 'known_device', of: ACCOUNTS, unshown: ['token_hash'], term: ACCOUNT_TERM },
  { table: 'session', of: ACCOUNTS, unshown: ['token_hash', 'device_key'] },
  {
    table: 'app_user',
    of: 'id = ANY ($2)',
    unshown: ['password_hash'],
    term: {
      ...ACCOUNT_TERM,
      isOver: accountIsOver('t'),
      // The author of an entry is named for as long as the record exists; their contact details are not.
      otherwise: `email = t.id || '@erased.invalid', password_hash = NULL`,
    },
  },
]);
