import { personalDataOf } from '../../platform/personal-data.js';

export const listViewData = personalDataOf('list-views', [
  { table: 'user_list_view', of: 'user_id = ANY ($2)' },
]);
