/**
 * Why a record cannot be changed. A device shows these by itself, with no answer from the server, so they stand apart:
 * a record loads them without the rest of the catalogue (errors.ts).
 */
export const LOCK_ERRORS = {
  PRF_LOCKED: { status: 409, message: 'This record is signed and can no longer be changed.' },
  PRF_NOT_YOURS: {
    status: 403,
    message: 'You are not the author or crew of this record. Give a reason to open it for editing.',
  },
  PRF_ERASED: { status: 410, message: 'This record was erased and cannot be created again.' },
} as const;
