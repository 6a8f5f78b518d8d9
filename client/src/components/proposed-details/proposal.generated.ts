// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
export type ProposalFragment = { id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> };

export const ProposalFragmentDoc = gql`
    fragment Proposal on DetailsProposal {
  id
  source
  proposedAt
  noticeVersion
  settledAt
  accepted
  reason
  values {
    field
    said
    recorded
    hasChanged
  }
}
    `;