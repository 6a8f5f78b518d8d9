import { personalDataOf } from '../../platform/personal-data.js';

export const attachmentData = personalDataOf('attachments', [
  {
    table: 'attachment',
    of: 'prf_id = ANY ($3)',
    unshown: ['sent_sha256', 'storage_key'],
    file: 'storage_key',
  },
]);
