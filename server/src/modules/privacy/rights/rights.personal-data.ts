import { personalDataOf } from '../../../platform/personal-data.js';

const REQUESTS = 'patient_id = ANY ($1) OR user_id = ANY ($2)';

const OF_REQUESTS = `request_id IN (SELECT r.id FROM access_request r WHERE ${REQUESTS})`;

export const rightsData = personalDataOf('rights', [
  {
    table: 'access_request_file',
    // Any set with a record that is being removed, no matter who asked for it.
    of: `${OF_REQUESTS} OR request_id IN (SELECT n.request_id FROM access_request_record n WHERE n.prf_id = ANY ($3))`,
    isShown: OF_REQUESTS,
    unshown: ['storage_key'],
    file: 'storage_key',
  },
  { table: 'access_request_record', of: `prf_id = ANY ($3) OR ${OF_REQUESTS}`, isShown: OF_REQUESTS },
  {
    table: 'access_request',
    of: REQUESTS,
    unshown: ['created_by', 'closed_by', 'assembled_by', 'assembly_run'],
  },
]);
