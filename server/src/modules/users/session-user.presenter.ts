import type { SessionUser } from './session-user.js';

interface Presented {
  readonly user: SessionUser;
  /** Null where there is no device. */
  readonly deviceKey: string | null;
}

/**
 * The session user of spec section 3, `patientId` only if there is one, when the device must lock itself, and the key that
 * opens it again after a reload.
 */
export const presentSessionUser =
  (idleMinutes: number) =>
  ({
    user: { id, role, firstName, lastName, patientId, mustEnrol, isGuardian, recordPause },
    deviceKey,
  }: Presented) => ({
    id,
    role,
    firstName,
    lastName,
    ...(patientId === null ? {} : { patientId }),
    ...(mustEnrol ? { mustEnrol } : {}),
    ...(isGuardian ? { isGuardian } : {}),
    ...(recordPause === null ? {} : { recordPause }),
    idleMinutes,
    ...(deviceKey === null ? {} : { deviceKey }),
  });
