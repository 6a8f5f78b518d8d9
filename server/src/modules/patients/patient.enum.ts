import {
  ETHNICITIES,
  ETHNICITY_LABELS,
  GENDER_LABELS,
  GENDERS,
  IDENTITY_PROOF_LABELS,
  IDENTITY_PROOFS,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUSES,
  PATIENT_AGREEMENT_LABELS,
  PATIENT_AGREEMENTS,
  type Ethnicity,
  type Gender,
  type IdentityProof,
  type IdentityStatus,
  type PatientAgreement,
} from '@sideline/schema/people';
import { registerEnumType } from 'type-graphql';

/** The closed lists of demographics as GraphQL knows them: key and value are the same. */
const keysOf = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

export const GenderEnum = keysOf<Gender>(GENDERS);
registerEnumType(GenderEnum, {
  name: 'Gender',
  valuesConfig: Object.fromEntries(GENDERS.map((key) => [key, { description: GENDER_LABELS[key] }])),
});

export const IdentityStatusEnum = keysOf<IdentityStatus>(IDENTITY_STATUSES);
registerEnumType(IdentityStatusEnum, {
  name: 'IdentityStatus',
  description: 'How certain the patient’s identity is.',
  valuesConfig: Object.fromEntries(
    IDENTITY_STATUSES.map((key) => [key, { description: IDENTITY_STATUS_LABELS[key] }]),
  ),
});

export const PatientAgreementEnum = keysOf<PatientAgreement>(PATIENT_AGREEMENTS);
registerEnumType(PatientAgreementEnum, {
  name: 'PatientAgreement',
  description: 'The details that match in two patients who may be the same person.',
  valuesConfig: Object.fromEntries(
    PATIENT_AGREEMENTS.map((key) => [key, { description: PATIENT_AGREEMENT_LABELS[key] }]),
  ),
});

export const EthnicityEnum = keysOf<Ethnicity>(ETHNICITIES);
registerEnumType(EthnicityEnum, {
  name: 'Ethnicity',
  description: "The NHS Data Dictionary's ethnic categories.",
  valuesConfig: Object.fromEntries(
    ETHNICITIES.map((key) => [
      key,
      { description: `${ETHNICITY_LABELS[key].nhsCode}: ${ETHNICITY_LABELS[key].label}` },
    ]),
  ),
});

export const IdentityProofEnum = keysOf<IdentityProof>(IDENTITY_PROOFS);
registerEnumType(IdentityProofEnum, {
  name: 'IdentityProof',
  description: 'What a patient showed in person to prove who they are.',
  valuesConfig: Object.fromEntries(
    IDENTITY_PROOFS.map((key) => [key, { description: IDENTITY_PROOF_LABELS[key] }]),
  ),
});
