/** The guardian of a patient under 16; every text as typed. */
export interface GuardianDraft {
  readonly guardian_name: string;
  readonly guardian_relationship: string;
  readonly guardian_phone: string;
  readonly guardian_email: string;
}

export const EMPTY_GUARDIAN: GuardianDraft = {
  guardian_name: '',
  guardian_relationship: '',
  guardian_phone: '',
  guardian_email: '',
};
