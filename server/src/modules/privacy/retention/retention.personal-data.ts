import { personalDataOf } from '../../../platform/personal-data.js';

const PATIENTS = 'patient_id = ANY ($1)';
const RECORDS = 'prf_id = ANY ($3)';

export const retentionData = personalDataOf('retention', [
  // The reason for keeping it may be another person's claim.
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
    kept: 'We must be able to show what was erased, when and on what ground (UK GDPR article 5(2)). It holds nothing about the person except an id that no longer refers to anything.',
    term: {
      said: 'No time limit: it stops a device that was offline from bringing the person back.',
      isOver: null,
    },
  },
]);
