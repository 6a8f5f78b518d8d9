import {
  auditContext,
  auditDescription,
  auditFieldNames,
  isAuditAction,
  type AuditAction,
} from '@sideline/schema/audit-redaction';
import { v4 as randomUuid } from 'uuid';
import { callRest } from './http';
import { isOnlineNow } from './online';

/** An audit log entry as the specification names its fields (section 3); the time and the correlation id are added here. */
export interface AuditEntryDraft {
  readonly action_type: AuditAction | (string & {});
  readonly action_context?: string;
  readonly description?: string;
  readonly prf_id?: string | null;
  readonly patient_id?: string | null;
  readonly event_id?: string | null;
  /** Only names, never values. */
  readonly fields_changed?: readonly string[];
}

const ENDPOINT = '/api/audit-log';

/**
 * Tells the server about something that only the browser knows. The server records what is done through it in the same
 * transaction, so callers never repeat that here. Masked and cut before it is sent (spec section 9). Sent by beacon when
 * the page is hidden or `fireAndForget` is requested, otherwise as a normal call. Dropped when offline, or when the
 * action is not one of the twelve. Never fails.
 */
export function recordAudit(entry: AuditEntryDraft, { fireAndForget = false } = {}): void {
  if (!isAuditAction(entry.action_type) || !isOnlineNow()) return;
  const body = {
    prf_id: entry.prf_id ?? null,
    patient_id: entry.patient_id ?? null,
    event_id: entry.event_id ?? null,
    action_type: entry.action_type,
    action_context: auditContext(entry.action_context),
    fields_changed: auditFieldNames(entry.fields_changed ?? []),
    description: auditDescription(entry.description),
    client_ts: new Date().toISOString(),
    correlation_id: randomUuid(),
  };
  try {
    if (fireAndForget || document.visibilityState === 'hidden') {
      if (navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(body)], { type: 'application/json' })))
        return;
    }
  } catch {
    // A browser without beacons sends it as a normal call.
  }
  callRest('POST', ENDPOINT, body, { keepalive: true }).catch(() => undefined);
}
