import { personalDataOf } from '../../../platform/personal-data.js';

const RECORDS = 'prf_id = ANY ($3)';

export const kioskData = personalDataOf('kiosk', [
  { table: 'details_proposal', of: `${RECORDS} OR patient_id = ANY ($1)` },
  { table: 'gdpr_consent', of: RECORDS },
  { table: 'kiosk', of: RECORDS, unshown: ['code_hash', 'browser_hash'] },
]);
