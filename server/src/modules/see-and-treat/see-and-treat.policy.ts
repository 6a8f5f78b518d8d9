import { isClinicianOrSelf, type Actor } from '../../platform/context.js';

/** Clinicians read all logs, patients their own (design section 4, 'Roles'). */
export const canReadLogsOf = (actor: Actor, patientId: string): boolean =>
  isClinicianOrSelf(actor, patientId);

/** Patients are not shown what was entered in error, nor why. */
export const seesStruckThrough = (actor: Actor): boolean => actor.role !== 'patient';

/** The person who recorded a log, and admins, may mark it as entered in error; once, and never with a read-only token. */
export const canVoidLog = (
  actor: Actor,
  log: { readonly recordedBy: string; readonly voidedAt: string | null },
): boolean => log.voidedAt === null && !actor.isReadOnly && mayVoid(actor, log);

/** Like `canVoidLog`, but also for a log that is already struck through. */
export const mayVoid = (actor: Actor, log: { readonly recordedBy: string }): boolean =>
  actor.role === 'admin' || actor.userId === log.recordedBy;

/** Only admins may add logs to events that ended more than seven days ago (spec section 6). */
export const canLogAtOlderEvents = (actor: Actor): boolean => actor.role === 'admin';
