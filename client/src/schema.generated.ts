/** How a search for an address went; whatever it says, the address can be typed. */
export type AddressSearchStatus =
  | 'answered'
  /** The geocoder did not answer in time, or not with addresses. */
  | 'not_answering'
  /** This installation has no geocoder to ask. */
  | 'not_set_up';

export type AuditFilter = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  eventId?: string | null | undefined;
  from?: string | null | undefined;
  patientId?: string | null | undefined;
  prfId?: string | null | undefined;
  /** Exclusive. */
  to?: string | null | undefined;
};

export type AuditOrder = {
  by: AuditOrderBy;
  direction: SortDirection;
};

/** What the list can be sorted by. */
export type AuditOrderBy =
  | 'time';

export type ChangePasswordInput = {
  currentPassword: string;
  /** At least 12 characters, and not easy to guess. */
  newPassword: string;
};

export type CreateAdminInput = {
  email: string;
  firstName: string;
  lastName: string;
  /** At least 12 characters, and not easy to guess. */
  password: string;
  /** The one-time code from the server's log; administrators need none. */
  setupCode?: string | null | undefined;
};

export type CreateApiTokenInput = {
  canWrite?: boolean;
  /** For the role client: whose events it may see. */
  clientId?: string | null | undefined;
  /** At most a year ahead. */
  expiresAt: string;
  /** A UUID v7 made by the client; sending it again makes no second token. */
  id: string;
  /** What it is for, in words. */
  name: string;
  role: TokenRole;
};

export type CreateCheerSquadInput = {
  /** A UUID v7 that the client made; repeating it makes no second squad. */
  squad_id: string;
  squad_name: string;
  team_id: string;
};

export type CreateCheerTeamInput = {
  /** A UUID v7 that the client made; repeating it makes no second team. */
  team_id: string;
  team_name: string;
};

export type CreatePatientInput = {
  /** The combined address. Where a part is sent as well, it is made from the parts. */
  address?: string | null | undefined;
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  allergies?: string | null | undefined;
  /** Links the squad as well, and ends the link before it. */
  cheer_squad_id?: string | null | undefined;
  cheer_team_id?: string | null | undefined;
  contact_number?: string | null | undefined;
  county?: string | null | undefined;
  date_of_death?: string | null | undefined;
  dob?: string | null | undefined;
  email?: string | null | undefined;
  /** In years, where the date of birth is unknown. */
  estimated_age?: number | null | undefined;
  ethnicity?: Ethnicity | null | undefined;
  gender?: Gender | null | undefined;
  gp_practice?: string | null | undefined;
  identity_status?: IdentityStatus | null | undefined;
  medications?: string | null | undefined;
  next_of_kin_contact?: string | null | undefined;
  next_of_kin_name?: string | null | undefined;
  /** Ten digits, with or without spaces. */
  nhs_number?: string | null | undefined;
  past_medical_history?: string | null | undefined;
  /** A UUID v7 that the client made; repeating it makes no second patient. */
  patient_id: string;
  patient_name?: string | null | undefined;
  postcode?: string | null | undefined;
  preferred_language?: string | null | undefined;
  relationship_to_nok?: string | null | undefined;
  town?: string | null | undefined;
};

/** The NHS Data Dictionary's ethnic categories. */
export type Ethnicity =
  /** S: Any other ethnic group */
  | 'any_other'
  /** K: Asian: Bangladeshi */
  | 'asian_bangladeshi'
  /** H: Asian: Indian */
  | 'asian_indian'
  /** L: Asian: any other background */
  | 'asian_other'
  /** J: Asian: Pakistani */
  | 'asian_pakistani'
  /** N: Black: African */
  | 'black_african'
  /** M: Black: Caribbean */
  | 'black_caribbean'
  /** P: Black: any other background */
  | 'black_other'
  /** R: Chinese */
  | 'chinese'
  /** G: Mixed: any other background */
  | 'mixed_other'
  /** F: Mixed: White and Asian */
  | 'mixed_white_asian'
  /** E: Mixed: White and Black African */
  | 'mixed_white_black_african'
  /** D: Mixed: White and Black Caribbean */
  | 'mixed_white_black_caribbean'
  /** Z: Not stated */
  | 'not_stated'
  /** A: White: British */
  | 'white_british'
  /** B: White: Irish */
  | 'white_irish'
  /** C: White: any other background */
  | 'white_other';

/** Which events; what is left out does not narrow. */
export type EventFilter = {
  /** Ends at or after. */
  from?: string | null | undefined;
  status?: EventStatus | null | undefined;
  /** Part of the name or the location. */
  text?: string | null | undefined;
  /** Starts before. */
  to?: string | null | undefined;
};

export type EventOrder = {
  by: EventOrderBy;
  direction: SortDirection;
};

/** What the list can be sorted by. */
export type EventOrderBy =
  | 'name'
  | 'start';

export type EventStatus =
  /** Cancelled */
  | 'cancelled'
  /** Closed */
  | 'closed'
  /** Live */
  | 'live'
  /** Planned */
  | 'planned';

export type Gender =
  /** Female */
  | 'female'
  /** Genderqueer */
  | 'genderqueer'
  /** Male */
  | 'male'
  /** Non-binary */
  | 'non_binary'
  /** Other */
  | 'other'
  /** Prefer not to say */
  | 'prefer_not_to_say';

/** How sure we are who this is. */
export type IdentityStatus =
  /** Self-reported */
  | 'self_reported'
  /** Unknown */
  | 'unknown'
  /** Verified */
  | 'verified';

export type LinkPatientSquadInput = {
  patientId: string;
  squadId: string;
  startDate: string;
};

export type LinkPrfPatientInput = {
  /** Whom the record was linked to when it was read, null for nobody. Where it is another by now, PRF_PATIENT_CHANGED. Not sent: no question. */
  expectedPatientId?: string | null | undefined;
  patientId: string;
  /** A record that does not exist yet is made. */
  prfId: string;
};

/** Which patients; what is left out does not narrow. */
export type PatientFilter = {
  cheerTeamId?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  gender?: Gender | null | undefined;
  identityStatus?: IdentityStatus | null | undefined;
  /** Where they are now. */
  squadId?: string | null | undefined;
  /** Words of the name in any order, an NHS number or a telephone number. */
  text?: string | null | undefined;
};

export type PatientOrder = {
  by: PatientOrderBy;
  direction: SortDirection;
};

/** What the list can be sorted by. */
export type PatientOrderBy =
  | 'dob'
  | 'name'
  | 'updated';

export type PhraseInput = {
  /** What is typed after '/': letters, figures and hyphens. */
  name: string;
  text: string;
};

export type PrfAlertActionInput = {
  /** What was done. */
  action: string;
  entryId: string;
  prfId: string;
};

/** A NEWS2 band that calls for action. */
export type PrfAlertBand =
  | 'high'
  | 'low_medium'
  | 'medium';

export type PrfOrder = {
  by: PrfOrderBy;
  direction: SortDirection;
};

/** What the list can be sorted by. */
export type PrfOrderBy =
  | 'created'
  | 'status'
  | 'updated';

export type PrfReasonInput = {
  prfId: string;
  reason: string;
};

/** A section of the PRF, by the specification's own name. */
export type PrfSectionKey =
  /** Clinical interventions */
  | 'ClinicalInterventions'
  /** Disposition outcome */
  | 'DispositionOutcome'
  /** Presenting complaint */
  | 'PresentingComplaint'
  /** Primary survey */
  | 'PrimarySurvey'
  /** Recognition of life extinct */
  | 'ROLE'
  /** Secondary survey */
  | 'SecondarySurvey'
  /** Social history */
  | 'SocialHistory'
  /** Clinical impression */
  | 'clinical_impression'
  /** Incident details */
  | 'incidentDetails'
  /** Observations */
  | 'observations';

/** What the signer has seen. Where more was written since, PRF_CHANGED. */
export type PrfSeenInput = {
  patientId: string;
  /** One that is not named was empty. */
  sections: Array<PrfSeenSectionInput>;
};

/** The version of a section that the signer has seen. */
export type PrfSeenSectionInput = {
  section: PrfSectionKey;
  version: number;
};

/** Where a PRF stands (clinical section 7). */
export type PrfStatus =
  /** Amended */
  | 'amended'
  /** Awaiting review */
  | 'awaiting_review'
  /** Signed */
  | 'completed'
  /** Draft */
  | 'draft'
  /** In progress */
  | 'in_progress'
  /** Entered in error */
  | 'void';

/** Who may use Sideline. Every session and every API token carries exactly one. */
export type Role =
  /** Admin */
  | 'admin'
  /** Client */
  | 'client'
  /** Patient */
  | 'patient'
  /** Staff */
  | 'staff';

export type SaveListViewInput = {
  /** A UUID v7 made by the client; sending it again makes no second view. */
  id: string;
  list: ViewedList;
  name: string;
  /** The query part of the list's address, without '?'. */
  query: string;
};

export type SignPrfInput = {
  /** Codes of what the record says against itself and the signer has seen. */
  acknowledgedWarnings?: Array<string> | null | undefined;
  grade: string;
  /** The signer's own, again. */
  password: string;
  prfId: string;
  seen?: PrfSeenInput | null | undefined;
  /** Pen strokes as SVG path data, at most 100 kB. */
  strokes: string;
};

export type SortDirection =
  | 'ascending'
  | 'descending';

/** The roles that an API token may carry. */
export type TokenRole =
  | 'client'
  | 'staff';

export type UpdateCheerSquadInput = {
  squad_id: string;
  squad_name: string;
};

export type UpdateCheerTeamInput = {
  team_id: string;
  team_name: string;
};

export type UpdatePatientInput = {
  /** The combined address. Where a part is sent as well, it is made from the parts. */
  address?: string | null | undefined;
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  allergies?: string | null | undefined;
  /** Links the squad as well, and ends the link before it. */
  cheer_squad_id?: string | null | undefined;
  cheer_team_id?: string | null | undefined;
  contact_number?: string | null | undefined;
  county?: string | null | undefined;
  date_of_death?: string | null | undefined;
  dob?: string | null | undefined;
  email?: string | null | undefined;
  /** In years, where the date of birth is unknown. */
  estimated_age?: number | null | undefined;
  ethnicity?: Ethnicity | null | undefined;
  /** The version that the changes were made on; without it the last one who saves wins. */
  expectedVersion?: number | null | undefined;
  gender?: Gender | null | undefined;
  gp_practice?: string | null | undefined;
  identity_status?: IdentityStatus | null | undefined;
  medications?: string | null | undefined;
  next_of_kin_contact?: string | null | undefined;
  next_of_kin_name?: string | null | undefined;
  /** Ten digits, with or without spaces. */
  nhs_number?: string | null | undefined;
  past_medical_history?: string | null | undefined;
  patient_id: string;
  patient_name?: string | null | undefined;
  postcode?: string | null | undefined;
  preferred_language?: string | null | undefined;
  relationship_to_nok?: string | null | undefined;
  town?: string | null | undefined;
};

/** All phrases, in their order: at most 100. */
export type UpdatePhrasesInput = {
  phrases: Array<PhraseInput>;
};

/** Absent: unchanged. Null: back to the default. Empty: there is none. */
export type UpdateProviderSettingsInput = {
  alignmentLine?: string | null | undefined;
  companyName?: string | null | undefined;
  complaintRoute?: string | null | undefined;
  dpoAddress?: string | null | undefined;
  dpoEmail?: string | null | undefined;
  dpoName?: string | null | undefined;
  facebookUrl?: string | null | undefined;
  instagramUrl?: string | null | undefined;
  name?: string | null | undefined;
  prfPrefix?: string | null | undefined;
  supportEmail?: string | null | undefined;
  supportPhone?: string | null | undefined;
  twitterUrl?: string | null | undefined;
};

/** The lists of which views are kept. */
export type ViewedList =
  | 'audit'
  | 'events'
  | 'patients';
