import type { TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { withPrfData } from '../with-prf-data';

/** A change of the record as the server reports it; see PrfChange in the schema. */
export interface PrfChange {
  readonly kind: 'FOLLOWED' | 'SECTION' | 'RECORD';
  readonly status: PrfState;
  readonly patientId: string | null;
  readonly at: string | null;
  readonly author: {
    readonly userId: string | null;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  readonly sections: readonly { readonly section: PrfSectionKey; readonly version: number }[];
  readonly data: PrfData;
  /** For SECTION: who last wrote each path. */
  readonly authors: readonly {
    readonly path: string;
    readonly at: string;
    readonly author: PrfChange['author'];
  }[];
}

/** Subscribes to changes of one record. */
export const PRF_CHANGES: TypedDocumentNode<{ prfChanged: PrfChange }, { prfId: string }> = withPrfData(gql`
  subscription PrfChanges($prfId: ID!) {
    prfChanged(prfId: $prfId) {
      kind
      status
      patientId
      at
      author {
        userId
        firstName
        lastName
      }
      sections {
        section
        version
      }
      authors {
        path
        at
        author {
          userId
          firstName
          lastName
        }
      }
      data {
        __typename
      }
    }
  }
`);
