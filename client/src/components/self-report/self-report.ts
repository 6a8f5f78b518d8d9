import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { GENDER_LABELS, type Gender } from '@sideline/schema/people';

/** What people enter about themselves: every text as typed, '' where empty. */
export interface SelfReport extends AddressParts {
  readonly name: string;
  /** YYYY-MM-DD, or null while the boxes make no date. */
  readonly dob: string | null;
  readonly gender: Gender | null;
  readonly contact_number: string;
  readonly next_of_kin_name: string;
  readonly next_of_kin_contact: string;
  readonly relationship_to_nok: string | null;
  readonly past_medical_history: string;
  readonly medications: string;
  readonly allergies: string;
}

export const EMPTY_SELF_REPORT: SelfReport = {
  name: '',
  dob: null,
  gender: null,
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  town: '',
  county: '',
  postcode: '',
  contact_number: '',
  next_of_kin_name: '',
  next_of_kin_contact: '',
  relationship_to_nok: null,
  past_medical_history: '',
  medications: '',
  allergies: '',
};

/** The fields as the documented calls name and word them (spec section 3): the gender's label, the parts and the joined address. */
export const selfReportBody = (report: SelfReport) => ({
  ...report,
  gender: report.gender === null ? null : GENDER_LABELS[report.gender],
  address: joinAddress(report),
  relationship_to_nok: report.relationship_to_nok ?? '',
});
