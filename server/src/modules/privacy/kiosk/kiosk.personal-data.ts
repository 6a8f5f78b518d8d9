import { personalDataOf } from '../../../platform/personal-data.js';

const RECORDS = 'prf_id = ANY ($3)';

export const kioskData = personalDataOf('kiosk', [
  { table: 'kiosk_report', of: RECORDS },
  { table: 'gdpr_consent', of: RECORDS },
  { table: 'kiosk', of: RECORDS, unshown: ['code_hash', 'browser_hash'] },
]);
