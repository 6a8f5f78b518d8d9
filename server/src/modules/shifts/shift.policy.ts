import type { Actor } from '../../platform/context.js';
import type { Shift } from './shift.types.js';

/** Cloning and deleting: admins any shift; staff only open shifts that they created (operations section 2). */
export const canPlan = (
  { role, userId }: Actor,
  { status, createdBy }: Pick<Shift, 'status' | 'createdBy'>,
): boolean => role === 'admin' || (status === 'open' && createdBy === userId);

/** Whose shift it is: who is assigned, and the backup. */
export const isOwnShift = (
  { userId }: Actor,
  { staff, backupStaff }: Pick<Shift, 'staff' | 'backupStaff'>,
): boolean => staff?.user.id === userId || backupStaff?.user.id === userId;

/** Reading and adding notes: admins, and staff on their own shift (operations section 2). */
export const canNote = (actor: Actor, shift: Pick<Shift, 'staff' | 'backupStaff'>): boolean =>
  actor.role === 'admin' || isOwnShift(actor, shift);
