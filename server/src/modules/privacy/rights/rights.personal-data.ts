import { personalDataOf } from '../../../platform/personal-data.js';

export const rightsData = personalDataOf('rights', [
  {
    table: 'access_request_file',
    of: 'request_id IN (SELECT r.id FROM access_request r WHERE r.patient_id = ANY ($1))',
    unshown: ['storage_key'],
    file: 'storage_key',
  },
  { table: 'access_request', of: 'patient_id = ANY ($1)' },
]);
