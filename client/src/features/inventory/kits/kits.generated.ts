// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type KitRowFragment = { id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean };

export type KitDetailsPartsFragment = { number: number, kit: { id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean }, lines: Array<{ itemId: string | null, heldKitId: string | null, heldNumber: number | null, isOlder: boolean, name: string, unit: Types.StockUnit | null, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, parts: Array<{ itemId: string, name: string, unit: Types.StockUnit, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, versions: Array<{ number: number, madeAt: string, madeByName: string }>, bags: Array<{ id: string, name: string, number: number }>, heldBy: Array<{ id: string, name: string }>, cost?: { pence: number, unknown: Array<string> } | null };

export type KitsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.KitFilter | null | undefined;
}>;


export type KitsQuery = { kits: { totalCount: number, nodes: Array<{ id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type KitQueryVariables = Exact<{
  id: string;
  number?: number | null | undefined;
  isAdmin: boolean;
}>;


export type KitQuery = { kit: { number: number, kit: { id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean }, lines: Array<{ itemId: string | null, heldKitId: string | null, heldNumber: number | null, isOlder: boolean, name: string, unit: Types.StockUnit | null, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, parts: Array<{ itemId: string, name: string, unit: Types.StockUnit, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, versions: Array<{ number: number, madeAt: string, madeByName: string }>, bags: Array<{ id: string, name: string, number: number }>, heldBy: Array<{ id: string, name: string }>, cost?: { pence: number, unknown: Array<string> } | null } };

export type KitBuildableQueryVariables = Exact<{
  id: string;
  locationIds: Array<string> | string;
}>;


export type KitBuildableQuery = { kitBuildable: { count: number, leftOut: Array<string>, nextNeeds: Array<{ itemId: string, name: string, unit: Types.StockUnit, wanted: number, missing: number, promised: number }> } };

export type KitChoicesQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type KitChoicesQuery = { kits: { nodes: Array<{ id: string, name: string, latest: number }> } };

export type CreateKitMutationVariables = Exact<{
  input: Types.CreateKitInput;
  isAdmin: boolean;
}>;


export type CreateKitMutation = { createKit: { kit: { number: number, kit: { id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean }, lines: Array<{ itemId: string | null, heldKitId: string | null, heldNumber: number | null, isOlder: boolean, name: string, unit: Types.StockUnit | null, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, parts: Array<{ itemId: string, name: string, unit: Types.StockUnit, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, versions: Array<{ number: number, madeAt: string, madeByName: string }>, bags: Array<{ id: string, name: string, number: number }>, heldBy: Array<{ id: string, name: string }>, cost?: { pence: number, unknown: Array<string> } | null } } };

export type UpdateKitMutationVariables = Exact<{
  input: Types.UpdateKitInput;
  isAdmin: boolean;
}>;


export type UpdateKitMutation = { updateKit: { kit: { number: number, kit: { id: string, name: string, notes: string | null, isActive: boolean, latest: number, version: number, itemCount: number, bagCount: number, holdsOlder: boolean }, lines: Array<{ itemId: string | null, heldKitId: string | null, heldNumber: number | null, isOlder: boolean, name: string, unit: Types.StockUnit | null, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, parts: Array<{ itemId: string, name: string, unit: Types.StockUnit, quantity: number, pouch: string | null, isOptional: boolean, substitutes: Array<{ itemId: string, name: string }> }>, versions: Array<{ number: number, madeAt: string, madeByName: string }>, bags: Array<{ id: string, name: string, number: number }>, heldBy: Array<{ id: string, name: string }>, cost?: { pence: number, unknown: Array<string> } | null } } };

export const KitRowFragmentDoc = gql`
    fragment KitRow on Kit {
  id
  name
  notes
  isActive
  latest
  version
  itemCount
  bagCount
  holdsOlder
}
    `;
export const KitDetailsPartsFragmentDoc = gql`
    fragment KitDetailsParts on KitDetails {
  kit {
    ...KitRow
  }
  number
  lines {
    itemId
    heldKitId
    heldNumber
    isOlder
    name
    unit
    quantity
    pouch
    isOptional
    substitutes {
      itemId
      name
    }
  }
  parts {
    itemId
    name
    unit
    quantity
    pouch
    isOptional
    substitutes {
      itemId
      name
    }
  }
  versions {
    number
    madeAt
    madeByName
  }
  bags {
    id
    name
    number
  }
  heldBy {
    id
    name
  }
  cost @include(if: $isAdmin) {
    pence
    unknown
  }
}
    `;
export const KitsDocument = gql`
    query Kits($first: Int, $after: String, $filter: KitFilter) {
  kits(first: $first, after: $after, filter: $filter) {
    nodes {
      ...KitRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${KitRowFragmentDoc}`;
export function useKitsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<KitsQuery, KitsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KitsQuery, KitsQueryVariables>(KitsDocument, options);
      }
export function useKitsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KitsQuery, KitsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KitsQuery, KitsQueryVariables>(KitsDocument, options);
        }
// @ts-ignore
export function useKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KitsQuery, KitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitsQuery, KitsQueryVariables>;
export function useKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitsQuery, KitsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitsQuery | undefined, KitsQueryVariables>;
export function useKitsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitsQuery, KitsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KitsQuery, KitsQueryVariables>(KitsDocument, options);
        }
export type KitsQueryHookResult = ReturnType<typeof useKitsQuery>;
export type KitsLazyQueryHookResult = ReturnType<typeof useKitsLazyQuery>;
export type KitsSuspenseQueryHookResult = ReturnType<typeof useKitsSuspenseQuery>;
export type KitsQueryResult = ApolloReactCommon.QueryResult<KitsQuery, KitsQueryVariables>;
export const KitDocument = gql`
    query Kit($id: ID!, $number: Int, $isAdmin: Boolean!) {
  kit(id: $id, number: $number) {
    ...KitDetailsParts
  }
}
    ${KitDetailsPartsFragmentDoc}
${KitRowFragmentDoc}`;
export function useKitQuery(baseOptions: ApolloReactHooks.QueryHookOptions<KitQuery, KitQueryVariables> & ({ variables: KitQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KitQuery, KitQueryVariables>(KitDocument, options);
      }
export function useKitLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KitQuery, KitQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KitQuery, KitQueryVariables>(KitDocument, options);
        }
// @ts-ignore
export function useKitSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KitQuery, KitQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitQuery, KitQueryVariables>;
export function useKitSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitQuery, KitQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitQuery | undefined, KitQueryVariables>;
export function useKitSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitQuery, KitQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KitQuery, KitQueryVariables>(KitDocument, options);
        }
export type KitQueryHookResult = ReturnType<typeof useKitQuery>;
export type KitLazyQueryHookResult = ReturnType<typeof useKitLazyQuery>;
export type KitSuspenseQueryHookResult = ReturnType<typeof useKitSuspenseQuery>;
export type KitQueryResult = ApolloReactCommon.QueryResult<KitQuery, KitQueryVariables>;
export const KitBuildableDocument = gql`
    query KitBuildable($id: ID!, $locationIds: [ID!]!) {
  kitBuildable(id: $id, locationIds: $locationIds) {
    count
    nextNeeds {
      itemId
      name
      unit
      wanted
      missing
      promised
    }
    leftOut
  }
}
    `;
export function useKitBuildableQuery(baseOptions: ApolloReactHooks.QueryHookOptions<KitBuildableQuery, KitBuildableQueryVariables> & ({ variables: KitBuildableQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KitBuildableQuery, KitBuildableQueryVariables>(KitBuildableDocument, options);
      }
export function useKitBuildableLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KitBuildableQuery, KitBuildableQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KitBuildableQuery, KitBuildableQueryVariables>(KitBuildableDocument, options);
        }
// @ts-ignore
export function useKitBuildableSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KitBuildableQuery, KitBuildableQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitBuildableQuery, KitBuildableQueryVariables>;
export function useKitBuildableSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitBuildableQuery, KitBuildableQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitBuildableQuery | undefined, KitBuildableQueryVariables>;
export function useKitBuildableSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitBuildableQuery, KitBuildableQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KitBuildableQuery, KitBuildableQueryVariables>(KitBuildableDocument, options);
        }
export type KitBuildableQueryHookResult = ReturnType<typeof useKitBuildableQuery>;
export type KitBuildableLazyQueryHookResult = ReturnType<typeof useKitBuildableLazyQuery>;
export type KitBuildableSuspenseQueryHookResult = ReturnType<typeof useKitBuildableSuspenseQuery>;
export type KitBuildableQueryResult = ApolloReactCommon.QueryResult<KitBuildableQuery, KitBuildableQueryVariables>;
export const KitChoicesDocument = gql`
    query KitChoices($text: String) {
  kits(first: 50, filter: {text: $text, isActive: true}) {
    nodes {
      id
      name
      latest
    }
  }
}
    `;
export function useKitChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<KitChoicesQuery, KitChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<KitChoicesQuery, KitChoicesQueryVariables>(KitChoicesDocument, options);
      }
export function useKitChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<KitChoicesQuery, KitChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<KitChoicesQuery, KitChoicesQueryVariables>(KitChoicesDocument, options);
        }
// @ts-ignore
export function useKitChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<KitChoicesQuery, KitChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitChoicesQuery, KitChoicesQueryVariables>;
export function useKitChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitChoicesQuery, KitChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<KitChoicesQuery | undefined, KitChoicesQueryVariables>;
export function useKitChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<KitChoicesQuery, KitChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<KitChoicesQuery, KitChoicesQueryVariables>(KitChoicesDocument, options);
        }
export type KitChoicesQueryHookResult = ReturnType<typeof useKitChoicesQuery>;
export type KitChoicesLazyQueryHookResult = ReturnType<typeof useKitChoicesLazyQuery>;
export type KitChoicesSuspenseQueryHookResult = ReturnType<typeof useKitChoicesSuspenseQuery>;
export type KitChoicesQueryResult = ApolloReactCommon.QueryResult<KitChoicesQuery, KitChoicesQueryVariables>;
export const CreateKitDocument = gql`
    mutation CreateKit($input: CreateKitInput!, $isAdmin: Boolean!) {
  createKit(input: $input) {
    kit {
      ...KitDetailsParts
    }
  }
}
    ${KitDetailsPartsFragmentDoc}
${KitRowFragmentDoc}`;
export type CreateKitMutationFn = ApolloReactCommon.MutationFunction<CreateKitMutation, CreateKitMutationVariables>;
export function useCreateKitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateKitMutation, CreateKitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateKitMutation, CreateKitMutationVariables>(CreateKitDocument, options);
      }
export type CreateKitMutationHookResult = ReturnType<typeof useCreateKitMutation>;
export type CreateKitMutationResult = ApolloReactCommon.MutationResult<CreateKitMutation>;
export const UpdateKitDocument = gql`
    mutation UpdateKit($input: UpdateKitInput!, $isAdmin: Boolean!) {
  updateKit(input: $input) {
    kit {
      ...KitDetailsParts
    }
  }
}
    ${KitDetailsPartsFragmentDoc}
${KitRowFragmentDoc}`;
export type UpdateKitMutationFn = ApolloReactCommon.MutationFunction<UpdateKitMutation, UpdateKitMutationVariables>;
export function useUpdateKitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateKitMutation, UpdateKitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateKitMutation, UpdateKitMutationVariables>(UpdateKitDocument, options);
      }
export type UpdateKitMutationHookResult = ReturnType<typeof useUpdateKitMutation>;
export type UpdateKitMutationResult = ApolloReactCommon.MutationResult<UpdateKitMutation>;