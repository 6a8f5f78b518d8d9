import { personalDataOf } from '../../../platform/personal-data.js';

const PATIENTS = 'patient_id = ANY ($1)';
const RECORDS = 'prf_id = ANY ($3)';

export const retentionData = personalDataOf('retention', [
  // Why it is kept may be another's claim.
  {
    table: 'retention_mark',
    of: `${PATIENTS} OR ${RECORDS} OR user_id = ANY ($2)`,
    unshown: ['reason', 'ended_reason'],
  },
  { table: 'patient_retention', of: PATIENTS, isDerived: true },
  { table: 'prf_retention', of: RECORDS, isDerived: true },
  {
    table: 'erasure',
    of: `${PATIENTS} OR ${RECORDS}`,
    unshown: ['transaction_id'],
    kept: 'What was erased, when and on what ground must be shown (UK GDPR article 5(2)); nothing of the person is in it but an id that leads nowhere.',
    term: {
      said: 'No time ends it: it keeps a device that was away from bringing the person back.',
      isOver: null,
    },
  },
]);
