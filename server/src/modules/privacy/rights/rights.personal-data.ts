import { personalDataOf } from '../../../platform/personal-data.js';

const REQUESTS = 'patient_id = ANY ($1) OR user_id = ANY ($2)';

export const rightsData = personalDataOf('rights', [
  {
    table: 'access_request_file',
    of: `request_id IN (SELECT r.id FROM access_request r WHERE ${REQUESTS})`,
    unshown: ['storage_key'],
    file: 'storage_key',
  },
  {
    table: 'access_request',
    of: REQUESTS,
    unshown: ['created_by', 'closed_by', 'assembled_by', 'assembly_run'],
  },
]);
