import type { Role } from '@sideline/schema/roles';
import type { Actor } from '../../platform/context.js';

/** Whose accounts a caller may list: admins everyone's, staff those of people they work with (design section 4, 'Roles'). */
export const listableRoles = (actor: Actor): readonly Role[] =>
  actor.role === 'admin' ? ['admin', 'staff', 'client', 'patient'] : ['admin', 'staff'];
