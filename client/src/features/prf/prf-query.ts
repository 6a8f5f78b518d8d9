import type { TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import { PatientRecordFragmentDoc } from '../../components/records/patient-record.generated';
import { PrfHeadFragmentDoc, PrfPersonNameFragmentDoc } from './prf.generated';
import type { PrfRecord } from './prf-record';
import { withPrfData } from './with-prf-data';

/** Loads one whole record. */
export const PRF_QUERY: TypedDocumentNode<
  { prf: PrfRecord | null },
  { customPrfId: string; revision?: number }
> = withPrfData(gql`
  query Prf($customPrfId: ID!, $revision: Int) {
    prf(customPrfId: $customPrfId, revision: $revision) {
      ...PrfHead
      data {
        __typename
      }
    }
  }
  ${PrfHeadFragmentDoc}
  ${PatientRecordFragmentDoc}
  ${PrfPersonNameFragmentDoc}
`);
