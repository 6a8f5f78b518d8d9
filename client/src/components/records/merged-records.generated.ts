// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
export type MergedRecordWordsFragment = { id: string, name: string, dob: string | null, nhsNumber: string | null };

export const MergedRecordWordsFragmentDoc = gql`
    fragment MergedRecordWords on MergedRecord {
  id
  name
  dob
  nhsNumber
}
    `;