import { isLocked, isSigned, type PrfState } from '@sideline/schema/prf/states';
import type { Actor } from '../../platform/context.js';

/**
 * Who may do what with one PRF (clinical section 7). Pure: the service brings the facts, both read paths ask the same
 * functions.
 */

/** What the rules look at. */
export interface PrfFactsOfAccess {
  readonly status: PrfState;
  readonly authorId: string;
  readonly patientId: string | null;
  /** The caller is one of the crew named in the incident. */
  readonly isCrew: boolean;
  /** The caller has recorded why he opens somebody else's record for writing. */
  readonly hasWriteReason: boolean;
}

/** Clinicians read every record. */
export const isClinician = (actor: Actor): boolean => actor.role === 'admin' || actor.role === 'staff';

/**
 * How much of a PRF the caller may read: everything, his own signed record without what is withheld, or nothing.
 * Clients see aggregates only, never a record.
 */
export const readAccess = (
  actor: Actor,
  prf: Pick<PrfFactsOfAccess, 'status' | 'patientId'>,
): 'whole' | 'own' | 'none' => {
  if (isClinician(actor)) return 'whole';
  if (actor.role !== 'patient' || actor.patientId === null) return 'none';
  return prf.patientId === actor.patientId && isSigned(prf.status) ? 'own' : 'none';
};

/** Whether the caller belongs to the record: its author, its crew, or an administrator. */
export const isResponsible = (actor: Actor, prf: Pick<PrfFactsOfAccess, 'authorId' | 'isCrew'>): boolean =>
  actor.role === 'admin' || (isClinician(actor) && (prf.authorId === actor.userId || prf.isCrew));

/** Whether the caller may write now. A read-only API token never may. */
export const canWrite = (actor: Actor, prf: PrfFactsOfAccess): boolean =>
  !isLocked(prf.status) &&
  !actor.isReadOnly &&
  isClinician(actor) &&
  (isResponsible(actor, prf) || prf.hasWriteReason);

/** Whether the caller could write if he first recorded a reason (break-glass). */
export const needsReason = (actor: Actor, prf: PrfFactsOfAccess): boolean =>
  !isLocked(prf.status) && !actor.isReadOnly && isClinician(actor) && !canWrite(actor, prf);

/** Whether the caller may declare the record entered in error: whoever belongs to it; once signed, administrators alone. */
export const canVoid = (actor: Actor, prf: PrfFactsOfAccess): boolean => {
  if (actor.isReadOnly || prf.status === 'void') return false;
  return isSigned(prf.status) ? actor.role === 'admin' : isResponsible(actor, prf);
};
