import type { Actor } from '../../platform/context.js';

/** Who may see who has looked at a patient's record: clinicians, and patients for their own. */
export const canSeeViews = (actor: Actor, patientId: string): boolean =>
  actor.role === 'admin' ||
  actor.role === 'staff' ||
  (actor.role === 'patient' && actor.patientId === patientId);
