import type { AuditAction } from '@sideline/schema/audit-actions';
/** What an entry of the audit trail is about. `id` is a row's id, or a word where there is no row ('list'). */
export interface AuditedEntity {
  readonly type: string;
  readonly id: string;
}

/** How a service describes an action. Names of fields, never their values, so that erasing a person leaves the trail intact. */
export interface AuditRecord {
  /** A stable word in capitals: PATIENT_VIEWED, PRF_SIGNED. */
  readonly action: AuditAction;
  readonly entity?: AuditedEntity | undefined;
  readonly patientId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly fieldsChanged?: readonly string[] | undefined;
  readonly context?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** When the client says it happened; only entries that the client sent have one. */
  readonly clientAt?: Date | null | undefined;
  readonly correlationId?: string | null | undefined;
}

/** Which entries to list; filters left out do not apply. */
export interface AuditFilter {
  readonly action?: string | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  /** The kind of object it is about: ‘Patient’. */
  readonly entityType?: string | null | undefined;
  readonly entityId?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly requestId?: string | null | undefined;
  /** True: only what read or exported, without changing anything. */
  readonly isReading?: boolean | null | undefined;
  /** True: only refused requests. */
  readonly isRefusal?: boolean | null | undefined;
  readonly from?: Date | null | undefined;
  /** Exclusive. */
  readonly to?: Date | null | undefined;
}

/** The input of the client's endpoint (spec sections 3 and 7), not yet checked. */
export interface ClientAuditEntry {
  readonly actionType: string;
  readonly prfId?: string | null | undefined;
  readonly patientId?: string | null | undefined;
  readonly eventId?: string | null | undefined;
  readonly actionContext?: string | null | undefined;
  readonly fieldsChanged?: readonly string[] | null | undefined;
  readonly description?: string | null | undefined;
  readonly clientTime?: string | null | undefined;
  readonly correlationId?: string | null | undefined;
}
