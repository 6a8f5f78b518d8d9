import type { SessionUser } from '../../modules/users/session-user.js';

/** The session user of spec section 3, `patientId` only where there is one, and when the device has to lock itself. */
export const presentSessionUser =
  (idleMinutes: number) =>
  ({ id, role, firstName, lastName, patientId, mustEnrol, recordPause }: SessionUser) => ({
    id,
    role,
    firstName,
    lastName,
    ...(patientId === null ? {} : { patientId }),
    ...(mustEnrol ? { mustEnrol } : {}),
    ...(recordPause === null ? {} : { recordPause }),
    idleMinutes,
  });
