import { personalDataOf } from '../../platform/personal-data.js';

export const reportData = personalDataOf('reports', [
  {
    table: 'long_export',
    of: 'user_id = ANY ($2)',
    // The filters of an export may name the people it is about.
    unshown: ['session_id', 'run_id', 'storage_key', 'query'],
    file: 'storage_key',
  },
]);
