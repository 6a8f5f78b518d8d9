import { ADDRESS_PARTS, addressPartsOf, hasAddressParts, type AddressPart } from './address.js';

/** What people may report about themselves, by the patient's fields, in the order in which it is decided. */
export const PROPOSED_FIELD_LABELS = {
  name: 'Name',
  dob: 'Date of birth',
  gender: 'Gender',
  contactNumber: 'Contact number',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressLine3: 'Address line 3',
  town: 'Town',
  county: 'County',
  postcode: 'Postcode',
  nextOfKinName: 'Next of kin',
  nextOfKinContact: 'Next of kin contact',
  relationshipToNok: 'Relationship to next of kin',
  allergies: 'Allergies',
  medications: 'Medications',
  pastMedicalHistory: 'Past medical history',
} as const;
export type ProposedField = keyof typeof PROPOSED_FIELD_LABELS;
export const PROPOSED_FIELDS = Object.keys(PROPOSED_FIELD_LABELS) as readonly ProposedField[];

/**
 * Where it was reported: on a device that the crew handed over, from the patient's own account, or by someone registering
 * who sent it again after staff had worked in the record.
 */
export const PROPOSAL_SOURCES = ['kiosk', 'patient', 'registration'] as const;
export type ProposalSource = (typeof PROPOSAL_SOURCES)[number];

export const PROPOSAL_STATE_LABELS = {
  waiting: 'To be decided',
  taken: 'Accepted',
  in_part: 'Accepted in part',
  set_aside: 'Not accepted',
} as const;
export type ProposalState = keyof typeof PROPOSAL_STATE_LABELS;

/** How far a proposal is: `accepted` is null until it is decided. */
export const proposalState = (
  accepted: readonly string[] | null | undefined,
  fields: readonly string[],
): ProposalState => {
  if (accepted === null || accepted === undefined) return 'waiting';
  if (accepted.length === 0) return 'set_aside';
  return fields.every((field) => accepted.includes(field)) ? 'taken' : 'in_part';
};

const isPart = (field: string): field is AddressPart => ADDRESS_PARTS.some((part) => part === field);

/** The value of a patient's field, null if there is none; a part of an address that is one text is read out of it. */
export const standingOf = (patient: object, field: string): string | null => {
  const parts: Partial<Record<AddressPart | 'address', string | null>> = patient;
  const isInOneText = isPart(field) && !hasAddressParts(parts);
  const value = isInOneText
    ? addressPartsOf(parts)[field]
    : new Map<string, unknown>(Object.entries(patient)).get(field);
  return typeof value === 'string' && value !== '' ? value : null;
};

interface ProposedValue {
  readonly field: string;
  readonly said?: string | null;
  readonly recorded?: string | null;
}

/** The fields that deciding so leaves unlike what the person said. */
export const declinedFields = (values: readonly ProposedValue[], accepted: readonly string[]): string[] =>
  values
    .filter(({ field, said, recorded }) => !accepted.includes(field) && (said ?? null) !== (recorded ?? null))
    .map(({ field }) => field);
