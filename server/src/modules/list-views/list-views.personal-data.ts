import { personalDataOf } from '../../platform/personal-data.js';
import { ACCOUNT_TERM } from '../users/account-term.hot.js';

export const listViewData = personalDataOf('list-views', [
  {
    table: 'user_list_view',
    of: 'user_id = ANY ($2)',
    // Search text in a list of people is about those people.
    ofOthers: `CASE t.list WHEN 'events' THEN '{}' ELSE '{query}' END::text[]`,
    term: ACCOUNT_TERM,
  },
  { table: 'list_layout', of: 'user_id = ANY ($2)', term: ACCOUNT_TERM },
]);
