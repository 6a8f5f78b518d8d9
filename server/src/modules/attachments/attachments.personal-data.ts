import { personalDataOf } from '../../platform/personal-data.js';

export const attachmentData = personalDataOf(
  'attachments',
  [
    {
      table: 'attachment',
      of: 'prf_id = ANY ($3)',
      isShown: `(SELECT p.status FROM prf p WHERE p.id = t.prf_id) <> 'void'`,
      unshown: ['sent_sha256', 'storage_key'],
      file: 'storage_key',
    },
  ],
  [
    {
      what: 'pictures added',
      rows: `SELECT a.stored_at AS at, p.custom_prf_id AS record, a.id AS picture
             FROM attachment a JOIN prf p ON p.id = a.prf_id
             WHERE a.stored_by = ANY ($1) ORDER BY a.stored_at, a.id`,
    },
  ],
);
