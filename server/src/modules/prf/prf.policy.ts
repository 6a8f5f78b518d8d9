import { LIMITS } from '@sideline/schema/limits';
import { isLocked, isSigned, type PrfState } from '@sideline/schema/prf/record/states';
import { isClinician, isClinicianOrSelf, ownPatientIds, type Actor } from '../../platform/context.js';

export { isClinician };

/**
 * The permissions on one PRF (clinical section 7). Pure functions: the service supplies the facts, and both read paths use
 * the same functions.
 */

/** The facts that the rules use. */
export interface PrfFactsOfAccess {
  readonly status: PrfState;
  readonly authorId: string;
  readonly patientId: string | null;
  /** The caller is one of the crew named in the incident. */
  readonly isCrew: boolean;
  /** The caller has recorded their reason for opening another clinician's record for editing. */
  readonly hasWriteReason: boolean;
}

/**
 * How much of a PRF the caller may read: everything, their own signed record without what is withheld, or nothing.
 * Clients see aggregates only, never a record.
 */
export const readAccess = (
  actor: Actor,
  prf: Pick<PrfFactsOfAccess, 'status' | 'patientId'>,
): 'whole' | 'own' | 'none' => {
  if (isClinician(actor)) return 'whole';
  const isOwn = prf.patientId !== null && ownPatientIds(actor).includes(prf.patientId);
  return isOwn && isSigned(prf.status) ? 'own' : 'none';
};

/** Whether the caller may list a patient's records: clinicians may; patients may list their own, and see those signed. */
export const canReadRecordsOf = (actor: Actor, patientId: string): boolean =>
  isClinicianOrSelf(actor, patientId);

/** Whether the caller belongs to the record: its author, its crew, or an administrator. */
export const isResponsible = (actor: Actor, prf: Pick<PrfFactsOfAccess, 'authorId' | 'isCrew'>): boolean =>
  actor.role === 'admin' || (isClinician(actor) && (prf.authorId === actor.userId || prf.isCrew));

/** Whether the caller may write, or could before the record was closed. A read-only API token never may. */
export const isWriter = (actor: Actor, prf: PrfFactsOfAccess): boolean =>
  !actor.isReadOnly && isClinician(actor) && (isResponsible(actor, prf) || prf.hasWriteReason);

/** Whether the caller may write now. */
export const canWrite = (actor: Actor, prf: PrfFactsOfAccess): boolean =>
  !isLocked(prf.status) && isWriter(actor, prf);

/** Whether the caller could write after first recording a reason (break-glass). */
export const needsReason = (actor: Actor, prf: PrfFactsOfAccess): boolean =>
  !isLocked(prf.status) && !actor.isReadOnly && isClinician(actor) && !canWrite(actor, prf);

/** Whether the caller may declare the record entered in error: people on the record; once signed, administrators only. */
export const canVoid = (actor: Actor, prf: PrfFactsOfAccess): boolean => {
  if (actor.isReadOnly || prf.status === 'void') return false;
  return isSigned(prf.status) ? actor.role === 'admin' : isResponsible(actor, prf);
};

/** Characters of a reason for an amendment, and for setting aside what came too late. */
export const LONGEST_REASON = 500;

/** The facts that decide whether a record can be amended. */
export interface PrfFactsOfAmending extends Pick<PrfFactsOfAccess, 'status' | 'authorId' | 'isCrew'> {
  /** Everyone who signed a revision of it. */
  readonly signerIds: readonly string[];
  /** Of the first signature, ISO 8601; null where there is none. */
  readonly firstSignedAt: string | null;
}

/** Whether the caller belongs to a signed record: its author, its crew, anyone who signed it, or an administrator. */
export const isConcerned = (actor: Actor, prf: Omit<PrfFactsOfAmending, 'firstSignedAt'>): boolean =>
  isResponsible(actor, prf) || (isClinician(actor) && prf.signerIds.includes(actor.userId));

/**
 * Why the caller may not amend the record; null where they may. People who belong to it may until 72 hours after the first
 * signature, that moment included, administrators at any time (clinical section 7).
 */
export const amendRefusal = (
  actor: Actor,
  prf: PrfFactsOfAmending,
  now: Date,
): 'FORBIDDEN' | 'PRF_STATE' | 'PRF_AMEND_NOT_YOURS' | 'PRF_AMEND_LATE' | null => {
  if (actor.isReadOnly || !isClinician(actor)) return 'FORBIDDEN';
  if (!isSigned(prf.status) || prf.firstSignedAt === null) return 'PRF_STATE';
  if (actor.role === 'admin') return null;
  if (!isConcerned(actor, prf)) return 'PRF_AMEND_NOT_YOURS';
  const hours = (now.getTime() - Date.parse(prf.firstSignedAt)) / 3_600_000;
  return hours <= LIMITS.amendHours ? null : 'PRF_AMEND_LATE';
};
