import { CLAIMS_LAPSED_BEFORE, type Term } from '../../platform/personal-data.js';

/**
 * SQL over an account: closed, not a patient's, and not used for as long as claims from the work can be made; $1 is today.
 */
export const accountIsOver = (account: string): string =>
  `NOT ${account}.is_active AND ${account}.kind = 'person' AND ${account}.role <> 'patient'
   AND coalesce(${account}.last_sign_in_at, ${account}.created_at)
     < ${CLAIMS_LAPSED_BEFORE}`;

/** Rows that belong to such an account, by its user_id, and are kept no longer than it. */
export const ACCOUNT_TERM: Term = {
  said: 'Six years after the last use of an account that is closed.',
  isOver: `EXISTS (SELECT FROM app_user a WHERE a.id = t.user_id AND ${accountIsOver('a')})`,
};
