import { personalDataOf } from '../../platform/personal-data.js';

export const reportData = personalDataOf('reports', [
  {
    table: 'long_export',
    of: 'user_id = ANY ($2)',
    unshown: ['session_id', 'run_id', 'storage_key'],
    file: 'storage_key',
  },
]);
