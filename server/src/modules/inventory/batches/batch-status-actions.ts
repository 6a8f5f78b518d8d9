import type { AuditAction } from '@sideline/schema/audit-actions';
import type { BatchStatus } from '@sideline/schema/inventory/vocabulary';

/** What the trail says of a lot that got a status. */
export const BATCH_STATUS_ACTIONS: Readonly<Record<BatchStatus, AuditAction>> = {
  available: 'STOCK_BATCH_RELEASED',
  quarantined: 'STOCK_BATCH_QUARANTINED',
  recalled: 'STOCK_BATCH_RECALLED',
};
