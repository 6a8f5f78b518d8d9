import type { SessionUser } from '../../../lib/session';
import type { PrfRecord } from '../prf-record';

/** What a practice record has instead of a number. */
export const PRACTICE_NUMBER = 'PRACTICE';

type PracticePatient = NonNullable<PrfRecord['patient']>;

/** Nobody: an address and a number that do not belong to anyone. */
const PATIENT_ID = '00000000-0000-7000-8000-000000000001';
const PATIENT: PracticePatient = {
  id: PATIENT_ID,
  version: 1,
  name: 'Alex Practice',
  dob: '1990-05-14',
  estimatedAge: null,
  gender: 'female',
  nhsNumber: null,
  identityStatus: 'self_reported',
  isRestricted: null,
  dateOfDeath: null,
  death: null,
  ethnicity: null,
  gpPractice: null,
  preferredLanguage: null,
  address: null,
  addressLine1: null,
  addressLine2: null,
  addressLine3: null,
  town: null,
  county: null,
  postcode: null,
  contactNumber: null,
  nextOfKinName: null,
  nextOfKinContact: null,
  relationshipToNok: null,
  pastMedicalHistory: null,
  medications: null,
  allergies: null,
  mergedAllergies: null,
  cheerTeamId: null,
  cheerSquadId: null,
};

/** A record as the server would send it, about a patient who does not exist. */
export const practiceRecord = (id: string, user: SessionUser, now: Date): PrfRecord => ({
  id,
  customPrfId: PRACTICE_NUMBER,
  status: 'in_progress',
  version: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  eventId: null,
  event: null,
  patientId: PATIENT_ID,
  patient: PATIENT,
  survivor: null,
  author: { userId: user.id, firstName: user.firstName, lastName: user.lastName },
  sections: [],
  clocks: [],
  alerts: [],
  crew: [],
  squads: null,
  cheerTeam: null,
  reviewRequests: [],
  pictureFiles: [],
  revisions: [],
  lateEditCount: 0,
  kioskReportCount: 0,
  canAmend: false,
  signature: null,
  isRestricted: false,
  canWrite: true,
  needsReason: false,
  canVoid: false,
  voidedAt: null,
  voidReason: null,
  data: {},
});

/** The same once it is signed. Like the rest, the signature is not kept. */
export const signedPractice = (
  record: PrfRecord,
  user: SessionUser,
  given: { readonly grade: string; readonly strokes: string },
  now: Date,
): PrfRecord => {
  const { patient } = record;
  return {
    ...record,
    status: 'completed',
    canWrite: false,
    signature:
      patient === null
        ? null
        : {
            revision: 1,
            signedBy: { userId: user.id },
            name: `${user.firstName} ${user.lastName}`,
            grade: given.grade,
            signedAt: now.toISOString(),
            receivedAt: null,
            strokes: given.strokes,
            contentHash: '',
            patient,
          },
  };
};
