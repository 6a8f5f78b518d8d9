import { choices, type Field } from './kinds.js';

/** Signatures that were not made on this record's own screen: paper forms, a hospital's or police officer's device. */

const SIGNER = choices('PrfSigner', {
  patient: 'Patient',
  representative: 'Parent, guardian or representative',
  clinician: 'Clinician of this record',
  crew: 'Another crew member',
  receiving_clinician: 'Health professional who took over',
  adviser: 'Clinician who advised',
  witness: 'Witness',
  police: 'Police',
  other: 'Other',
});
const SIGNED_FOR = choices('PrfSignedFor', {
  record: 'This record',
  handover: 'Taking over the patient',
  refusal: 'Refusal',
  consent_treatment: 'Consent to treatment',
  consent_transport: 'Consent to be taken',
  controlled_drug: 'Controlled drug given',
  controlled_drug_waste: 'Controlled drug destroyed',
  airway: 'Position of the airway',
  property: "Patient's property",
  data_protection: 'Privacy notice',
  other: 'Other',
});
const SIGNATURE_STATUS = choices('PrfSignatureStatus', {
  signed: 'Signed',
  on_paper: 'Signed on paper',
  for_patient: 'Signed for the patient',
  refused: 'Refused',
  unable: 'Not able to sign',
  language: 'Language or reading',
  child: 'Child',
  died: 'Died',
  no_time: 'No time or no access',
});

export const SIGNATURE_FIELDS = [
  { name: 'signer', kind: 'choice', label: 'Who', choices: SIGNER, other: true, required: true },
  { name: 'name', kind: 'text', label: 'Name', maxLength: 200 },
  { name: 'signed_for', kind: 'choices', label: 'For what', choices: SIGNED_FOR, other: true },
  { name: 'status', kind: 'choice', label: 'Signed', choices: SIGNATURE_STATUS },
  { name: 'signed_at', kind: 'time', label: 'When' },
] as const satisfies readonly Field[];
