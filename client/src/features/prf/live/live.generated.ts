// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import { PrfPersonNameFragmentDoc } from '../prf.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PrfVisitorsSubscriptionVariables = Exact<{
  prfId: string;
  step: Types.PrfStep;
}>;


export type PrfVisitorsSubscription = { prfVisitors: Array<{ step: Types.PrfStep, person: { userId: string | null, firstName: string, lastName: string } }> };


export const PrfVisitorsDocument = gql`
    subscription PrfVisitors($prfId: ID!, $step: PrfStep!) {
  prfVisitors(prfId: $prfId, step: $step) {
    step
    person {
      ...PrfPersonName
    }
  }
}
    ${PrfPersonNameFragmentDoc}`;
export function usePrfVisitorsSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<PrfVisitorsSubscription, PrfVisitorsSubscriptionVariables> & ({ variables: PrfVisitorsSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<PrfVisitorsSubscription, PrfVisitorsSubscriptionVariables>(PrfVisitorsDocument, options);
      }
export type PrfVisitorsSubscriptionHookResult = ReturnType<typeof usePrfVisitorsSubscription>;
export type PrfVisitorsSubscriptionResult = ApolloReactCommon.SubscriptionResult<PrfVisitorsSubscription>;