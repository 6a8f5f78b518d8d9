import { prfDataFragment } from '@sideline/schema/prf/graphql-fragment';

/** The operations as the client sends them. */

export const PATIENT_QUERY = `query Patient($patientId: ID!) {
  patient(patientId: $patientId) {
    patient_id version patient_name dob gender nhs_number identity_status address addressLine1 addressLine2 addressLine3
    town county postcode contact_number next_of_kin_name next_of_kin_contact relationship_to_nok
    past_medical_history medications allergies createdAt
  }
}`;

export const SEARCH_QUERY = `query Search($name: String!, $dob: LocalDate!) {
  searchPatients(name: $name, dob: $dob) {
    patient_id name dob gender nhs_number address town contact_number identity_status
  }
}`;

export const LIST_QUERY = `query Prfs($first: Int) {
  prfs(first: $first) {
    nodes {
      id customPrfId status createdAt updatedAt eventName patientName patientDob
      author { firstName lastName } chiefComplaint missingCount
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const PRF_QUERY = `query Prf($customPrfId: ID!) {
  prf(customPrfId: $customPrfId) {
    id customPrfId status version createdAt updatedAt eventId patientId
    author { userId firstName lastName }
    patient { patient_id patient_name dob gender allergies }
    sections { key version updatedAt }
    alerts { entryId total band action }
    signature { name signedAt contentHash }
    data { ...WholePrfData }
  }
}
${prfDataFragment()}`;

/** As the client follows an open record, with one section's data. */
export const FOLLOW_SUBSCRIPTION = `subscription Follow($prfId: ID!) {
  prfChanged(prfId: $prfId) {
    kind status patientId at author { userId firstName lastName } sections { section version }
    data { PresentingComplaint { presenting_complaint history_of_presenting_complaint } }
  }
}`;

export const SAVE_MUTATION = `mutation Save($input: SavePrfInput!) {
  savePrf(input: $input) {
    results { commandId prfId customPrfId section outcome version problems { field message } conflict { paths } }
  }
}`;
