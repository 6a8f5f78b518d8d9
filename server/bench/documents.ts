import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { operationText } from '../test/client-operations.js';

/** The operations as the client sends them, out of its own files. */

export const PATIENT_QUERY = operationText('Patient');
export const PATIENTS_QUERY = operationText('Patients');
export const SEARCH_QUERY = operationText('PatientSearch');
export const PRF_QUERY = operationText('Prf');
export const ROTA_QUERY = operationText('Rota');

/** All records, as an integrator reads them; the client lists those of an event or a patient. */
export const LIST_QUERY = `query Prfs($first: Int) {
  prfs(first: $first) {
    nodes {
      id customPrfId status createdAt updatedAt eventName patientName patientDob
      author { firstName lastName } chiefComplaint missingCount
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** As the client follows an open record, with one section's data. */
export const FOLLOW_SUBSCRIPTION = `subscription Follow($prfId: ID!) {
  prfChanged(prfId: $prfId) {
    kind status patientId at author { userId firstName lastName } sections { section version }
    data { PresentingComplaint { presenting_complaint history_of_presenting_complaint } }
  }
}`;

/** As the client saves one section, which comes back whole. */
export const SAVE_MUTATION = `mutation SavePrf($input: SavePrfInput!) {
  savePrf(input: $input) {
    results {
      commandId customPrfId section outcome version code isKept
      problems { field code message }
      conflict { paths authors { path at author { firstName lastName } } }
      data ${prfDataSelection(new Set(['PresentingComplaint']))}
    }
  }
}`;
