import { ROLES } from '@sideline/schema/roles';
import { z } from 'zod';
import type { StaffUser } from './staff-user.types.js';

/** A staff user of spec section 3. */
export const staffUserBody = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    staffProfile: z.object({ staffID: z.uuid() }).nullable(),
  })
  .meta({ id: 'StaffUser' });

export const presentStaffUser = ({
  id,
  firstName,
  lastName,
  email,
  role,
  staffProfile,
}: StaffUser): z.output<typeof staffUserBody> => ({
  id,
  firstName,
  lastName,
  email,
  role,
  staffProfile: staffProfile && { staffID: staffProfile.id },
});
