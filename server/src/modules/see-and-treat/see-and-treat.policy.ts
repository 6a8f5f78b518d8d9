import { isClinicianOrSelf, type Actor } from '../../platform/context.js';

/** Clinicians read everybody's logs, patients their own (design section 4, 'Roles'). */
export const canReadLogsOf = (actor: Actor, patientId: string): boolean =>
  isClinicianOrSelf(actor, patientId);

/** Patients are not shown what was entered in error, nor why. */
export const seesStruckThrough = (actor: Actor): boolean => actor.role !== 'patient';

/** Who recorded a log may say that it was entered in error, and admins; once, and never a read-only token. */
export const canVoidLog = (
  actor: Actor,
  log: { readonly recordedBy: string; readonly voidedAt: string | null },
): boolean => log.voidedAt === null && !actor.isReadOnly && mayVoid(actor, log);

/** As `canVoidLog`, also of a log that is struck through already. */
export const mayVoid = (actor: Actor, log: { readonly recordedBy: string }): boolean =>
  actor.role === 'admin' || actor.userId === log.recordedBy;

/** Events of more than seven days ago are logged at by admins (spec section 6). */
export const canLogAtOlderEvents = (actor: Actor): boolean => actor.role === 'admin';
