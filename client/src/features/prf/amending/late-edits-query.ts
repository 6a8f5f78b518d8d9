import type { TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { AlertAction } from '../drafts/draft-state';
import { withPrfData } from '../with-prf-data';

interface Person {
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** A change that arrived after the signature, as the server keeps it. */
export interface LateEdit {
  readonly commandId: string;
  readonly section: PrfSectionKey;
  readonly changes: PrfData;
  readonly changedPaths: readonly string[];
  /** The action on an alert, if the change is one and changes nothing else. */
  readonly alertAction: AlertAction | null;
  readonly author: Person;
  readonly deviceTime: string;
  readonly settledAt: string | null;
}

export const LATE_EDITS_QUERY: TypedDocumentNode<{ prfLateEdits: readonly LateEdit[] }, { prfId: string }> =
  withPrfData(gql`
    query PrfLateEdits($prfId: ID!) {
      prfLateEdits(prfId: $prfId) {
        commandId
        section
        changedPaths
        deviceTime
        settledAt
        alertAction {
          entryId
          total
          reasons
          action
          escalation {
            kind
            entryId
            name
            role
            at
            answer
            reason
            until
          }
        }
        author {
          userId
          firstName
          lastName
        }
        changes {
          __typename
        }
      }
    }
  `);
