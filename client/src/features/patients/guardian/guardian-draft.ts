/** The guardian of a patient under 16; every text as typed. */
export interface GuardianDraft {
  readonly guardianName: string;
  readonly guardianRelationship: string;
  readonly guardianPhone: string;
  readonly guardianEmail: string;
}

export const EMPTY_GUARDIAN: GuardianDraft = {
  guardianName: '',
  guardianRelationship: '',
  guardianPhone: '',
  guardianEmail: '',
};
