import { joinAddress, type AddressParts } from '@sideline/schema/address';
import { asDocumented } from '@sideline/schema/patient-names';
import { GENDER_LABELS, type Gender } from '@sideline/schema/people';

/** What people enter about themselves: every text as typed, '' if empty. */
export interface SelfReport extends AddressParts {
  readonly name: string;
  /** YYYY-MM-DD, or null while the boxes are not a date. */
  readonly dob: string | null;
  readonly gender: Gender | null;
  readonly contactNumber: string;
  readonly nextOfKinName: string;
  readonly nextOfKinContact: string;
  readonly relationshipToNok: string | null;
  readonly pastMedicalHistory: string;
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
  contactNumber: '',
  nextOfKinName: '',
  nextOfKinContact: '',
  relationshipToNok: null,
  pastMedicalHistory: '',
  medications: '',
  allergies: '',
};

/** The fields as the documented calls name and word them (spec section 3): the gender's label, the parts and the joined address. */
export const selfReportBody = ({ name, ...report }: SelfReport) => ({
  // These calls say `name`, where the others say `patient_name`.
  name,
  ...asDocumented(report),
  gender: report.gender === null ? null : GENDER_LABELS[report.gender],
  address: joinAddress(report),
  relationship_to_nok: report.relationshipToNok ?? '',
});
