import type { TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { withPrfData } from '../with-prf-data';

/** A requested state: the record at a moment, or one version of a section (0: before the first). */
export type Mark = { readonly at: string } | { readonly section: PrfSectionKey; readonly version: number };

/** An earlier state of a record, and the names for its ids. */
export interface PastState {
  readonly data: PrfData;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

export const PRF_STATES_QUERY: TypedDocumentNode<
  { prfStates: readonly PastState[] },
  { customPrfId: string; marks: readonly Mark[] }
> = withPrfData(gql`
  query PrfStates($customPrfId: ID!, $marks: [PrfMarkInput!]!) {
    prfStates(customPrfId: $customPrfId, marks: $marks) {
      names {
        id
        name
      }
      data {
        __typename
      }
    }
  }
`);
