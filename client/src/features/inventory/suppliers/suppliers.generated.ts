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
export type SupplierRowFragment = { id: string, name: string, accountNumber?: string | null, contactName: string | null, email: string | null, phone: string | null, leadDays: number | null, terms?: string | null, notes: string | null, isActive: boolean, version: number };

export type SuppliersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.SupplierFilter | null | undefined;
  isAdmin: boolean;
}>;


export type SuppliersQuery = { suppliers: { totalCount: number, nodes: Array<{ id: string, name: string, accountNumber?: string | null, contactName: string | null, email: string | null, phone: string | null, leadDays: number | null, terms?: string | null, notes: string | null, isActive: boolean, version: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SupplierChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierChoicesQuery = { suppliers: { nodes: Array<{ id: string, name: string, email: string | null }> } };

export type CreateSupplierMutationVariables = Exact<{
  input: Types.CreateSupplierInput;
}>;


export type CreateSupplierMutation = { createSupplier: { supplier: { id: string } } };

export type UpdateSupplierMutationVariables = Exact<{
  input: Types.UpdateSupplierInput;
}>;


export type UpdateSupplierMutation = { updateSupplier: { supplier: { id: string, version: number } } };

export type SupplierItemRowFragment = { id: string, supplierId: string, supplierName: string, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, supplierSku: string, packQuantity: number, leadDays: number | null, isPreferred: boolean, isActive: boolean, version: number, packPricePence?: number | null, priceSince?: string | null };

export type SupplierItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.SupplierItemFilter | null | undefined;
  isAdmin: boolean;
}>;


export type SupplierItemsQuery = { supplierItems: { totalCount: number, nodes: Array<{ id: string, supplierId: string, supplierName: string, itemId: string, itemName: string, sku: string, unit: Types.StockUnit, supplierSku: string, packQuantity: number, leadDays: number | null, isPreferred: boolean, isActive: boolean, version: number, packPricePence?: number | null, priceSince?: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SupplierPricesQueryVariables = Exact<{
  supplierItemId: string;
}>;


export type SupplierPricesQuery = { supplierPrices: Array<{ id: string, packPricePence: number, validFrom: string, recordedAt: string, recordedByName: string }> };

export type CreateSupplierItemMutationVariables = Exact<{
  input: Types.CreateSupplierItemInput;
}>;


export type CreateSupplierItemMutation = { createSupplierItem: { supplierItem: { id: string } } };

export type UpdateSupplierItemMutationVariables = Exact<{
  input: Types.UpdateSupplierItemInput;
}>;


export type UpdateSupplierItemMutation = { updateSupplierItem: { supplierItem: { id: string, version: number } } };

export type SetSupplierPriceMutationVariables = Exact<{
  input: Types.SetSupplierPriceInput;
}>;


export type SetSupplierPriceMutation = { setSupplierPrice: { supplierItem: { id: string } } };

export const SupplierRowFragmentDoc = gql`
    fragment SupplierRow on Supplier {
  id
  name
  accountNumber @include(if: $isAdmin)
  contactName
  email
  phone
  leadDays
  terms @include(if: $isAdmin)
  notes
  isActive
  version
}
    `;
export const SupplierItemRowFragmentDoc = gql`
    fragment SupplierItemRow on SupplierItem {
  id
  supplierId
  supplierName
  itemId
  itemName
  sku
  unit
  supplierSku
  packQuantity
  leadDays
  isPreferred
  isActive
  version
  packPricePence @include(if: $isAdmin)
  priceSince @include(if: $isAdmin)
}
    `;
export const SuppliersDocument = gql`
    query Suppliers($first: Int, $after: String, $filter: SupplierFilter, $isAdmin: Boolean!) {
  suppliers(first: $first, after: $after, filter: $filter) {
    nodes {
      ...SupplierRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SupplierRowFragmentDoc}`;
export function useSuppliersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SuppliersQuery, SuppliersQueryVariables> & ({ variables: SuppliersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SuppliersQuery, SuppliersQueryVariables>(SuppliersDocument, options);
      }
export function useSuppliersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SuppliersQuery, SuppliersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SuppliersQuery, SuppliersQueryVariables>(SuppliersDocument, options);
        }
// @ts-ignore
export function useSuppliersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SuppliersQuery, SuppliersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppliersQuery, SuppliersQueryVariables>;
export function useSuppliersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppliersQuery, SuppliersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SuppliersQuery | undefined, SuppliersQueryVariables>;
export function useSuppliersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SuppliersQuery, SuppliersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SuppliersQuery, SuppliersQueryVariables>(SuppliersDocument, options);
        }
export type SuppliersQueryHookResult = ReturnType<typeof useSuppliersQuery>;
export type SuppliersLazyQueryHookResult = ReturnType<typeof useSuppliersLazyQuery>;
export type SuppliersSuspenseQueryHookResult = ReturnType<typeof useSuppliersSuspenseQuery>;
export type SuppliersQueryResult = ApolloReactCommon.QueryResult<SuppliersQuery, SuppliersQueryVariables>;
export const SupplierChoicesDocument = gql`
    query SupplierChoices {
  suppliers(first: 100, filter: {isActive: true}) {
    nodes {
      id
      name
      email
    }
  }
}
    `;
export function useSupplierChoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SupplierChoicesQuery, SupplierChoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SupplierChoicesQuery, SupplierChoicesQueryVariables>(SupplierChoicesDocument, options);
      }
export function useSupplierChoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SupplierChoicesQuery, SupplierChoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SupplierChoicesQuery, SupplierChoicesQueryVariables>(SupplierChoicesDocument, options);
        }
// @ts-ignore
export function useSupplierChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SupplierChoicesQuery, SupplierChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierChoicesQuery, SupplierChoicesQueryVariables>;
export function useSupplierChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierChoicesQuery, SupplierChoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierChoicesQuery | undefined, SupplierChoicesQueryVariables>;
export function useSupplierChoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierChoicesQuery, SupplierChoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SupplierChoicesQuery, SupplierChoicesQueryVariables>(SupplierChoicesDocument, options);
        }
export type SupplierChoicesQueryHookResult = ReturnType<typeof useSupplierChoicesQuery>;
export type SupplierChoicesLazyQueryHookResult = ReturnType<typeof useSupplierChoicesLazyQuery>;
export type SupplierChoicesSuspenseQueryHookResult = ReturnType<typeof useSupplierChoicesSuspenseQuery>;
export type SupplierChoicesQueryResult = ApolloReactCommon.QueryResult<SupplierChoicesQuery, SupplierChoicesQueryVariables>;
export const CreateSupplierDocument = gql`
    mutation CreateSupplier($input: CreateSupplierInput!) {
  createSupplier(input: $input) {
    supplier {
      id
    }
  }
}
    `;
export type CreateSupplierMutationFn = ApolloReactCommon.MutationFunction<CreateSupplierMutation, CreateSupplierMutationVariables>;
export function useCreateSupplierMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateSupplierMutation, CreateSupplierMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateSupplierMutation, CreateSupplierMutationVariables>(CreateSupplierDocument, options);
      }
export type CreateSupplierMutationHookResult = ReturnType<typeof useCreateSupplierMutation>;
export type CreateSupplierMutationResult = ApolloReactCommon.MutationResult<CreateSupplierMutation>;
export const UpdateSupplierDocument = gql`
    mutation UpdateSupplier($input: UpdateSupplierInput!) {
  updateSupplier(input: $input) {
    supplier {
      id
      version
    }
  }
}
    `;
export type UpdateSupplierMutationFn = ApolloReactCommon.MutationFunction<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export function useUpdateSupplierMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateSupplierMutation, UpdateSupplierMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateSupplierMutation, UpdateSupplierMutationVariables>(UpdateSupplierDocument, options);
      }
export type UpdateSupplierMutationHookResult = ReturnType<typeof useUpdateSupplierMutation>;
export type UpdateSupplierMutationResult = ApolloReactCommon.MutationResult<UpdateSupplierMutation>;
export const SupplierItemsDocument = gql`
    query SupplierItems($first: Int, $after: String, $filter: SupplierItemFilter, $isAdmin: Boolean!) {
  supplierItems(first: $first, after: $after, filter: $filter) {
    nodes {
      ...SupplierItemRow
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SupplierItemRowFragmentDoc}`;
export function useSupplierItemsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SupplierItemsQuery, SupplierItemsQueryVariables> & ({ variables: SupplierItemsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SupplierItemsQuery, SupplierItemsQueryVariables>(SupplierItemsDocument, options);
      }
export function useSupplierItemsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SupplierItemsQuery, SupplierItemsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SupplierItemsQuery, SupplierItemsQueryVariables>(SupplierItemsDocument, options);
        }
// @ts-ignore
export function useSupplierItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SupplierItemsQuery, SupplierItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierItemsQuery, SupplierItemsQueryVariables>;
export function useSupplierItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierItemsQuery, SupplierItemsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierItemsQuery | undefined, SupplierItemsQueryVariables>;
export function useSupplierItemsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierItemsQuery, SupplierItemsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SupplierItemsQuery, SupplierItemsQueryVariables>(SupplierItemsDocument, options);
        }
export type SupplierItemsQueryHookResult = ReturnType<typeof useSupplierItemsQuery>;
export type SupplierItemsLazyQueryHookResult = ReturnType<typeof useSupplierItemsLazyQuery>;
export type SupplierItemsSuspenseQueryHookResult = ReturnType<typeof useSupplierItemsSuspenseQuery>;
export type SupplierItemsQueryResult = ApolloReactCommon.QueryResult<SupplierItemsQuery, SupplierItemsQueryVariables>;
export const SupplierPricesDocument = gql`
    query SupplierPrices($supplierItemId: ID!) {
  supplierPrices(supplierItemId: $supplierItemId) {
    id
    packPricePence
    validFrom
    recordedAt
    recordedByName
  }
}
    `;
export function useSupplierPricesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SupplierPricesQuery, SupplierPricesQueryVariables> & ({ variables: SupplierPricesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SupplierPricesQuery, SupplierPricesQueryVariables>(SupplierPricesDocument, options);
      }
export function useSupplierPricesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SupplierPricesQuery, SupplierPricesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SupplierPricesQuery, SupplierPricesQueryVariables>(SupplierPricesDocument, options);
        }
// @ts-ignore
export function useSupplierPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SupplierPricesQuery, SupplierPricesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierPricesQuery, SupplierPricesQueryVariables>;
export function useSupplierPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierPricesQuery, SupplierPricesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SupplierPricesQuery | undefined, SupplierPricesQueryVariables>;
export function useSupplierPricesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SupplierPricesQuery, SupplierPricesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SupplierPricesQuery, SupplierPricesQueryVariables>(SupplierPricesDocument, options);
        }
export type SupplierPricesQueryHookResult = ReturnType<typeof useSupplierPricesQuery>;
export type SupplierPricesLazyQueryHookResult = ReturnType<typeof useSupplierPricesLazyQuery>;
export type SupplierPricesSuspenseQueryHookResult = ReturnType<typeof useSupplierPricesSuspenseQuery>;
export type SupplierPricesQueryResult = ApolloReactCommon.QueryResult<SupplierPricesQuery, SupplierPricesQueryVariables>;
export const CreateSupplierItemDocument = gql`
    mutation CreateSupplierItem($input: CreateSupplierItemInput!) {
  createSupplierItem(input: $input) {
    supplierItem {
      id
    }
  }
}
    `;
export type CreateSupplierItemMutationFn = ApolloReactCommon.MutationFunction<CreateSupplierItemMutation, CreateSupplierItemMutationVariables>;
export function useCreateSupplierItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateSupplierItemMutation, CreateSupplierItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateSupplierItemMutation, CreateSupplierItemMutationVariables>(CreateSupplierItemDocument, options);
      }
export type CreateSupplierItemMutationHookResult = ReturnType<typeof useCreateSupplierItemMutation>;
export type CreateSupplierItemMutationResult = ApolloReactCommon.MutationResult<CreateSupplierItemMutation>;
export const UpdateSupplierItemDocument = gql`
    mutation UpdateSupplierItem($input: UpdateSupplierItemInput!) {
  updateSupplierItem(input: $input) {
    supplierItem {
      id
      version
    }
  }
}
    `;
export type UpdateSupplierItemMutationFn = ApolloReactCommon.MutationFunction<UpdateSupplierItemMutation, UpdateSupplierItemMutationVariables>;
export function useUpdateSupplierItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateSupplierItemMutation, UpdateSupplierItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateSupplierItemMutation, UpdateSupplierItemMutationVariables>(UpdateSupplierItemDocument, options);
      }
export type UpdateSupplierItemMutationHookResult = ReturnType<typeof useUpdateSupplierItemMutation>;
export type UpdateSupplierItemMutationResult = ApolloReactCommon.MutationResult<UpdateSupplierItemMutation>;
export const SetSupplierPriceDocument = gql`
    mutation SetSupplierPrice($input: SetSupplierPriceInput!) {
  setSupplierPrice(input: $input) {
    supplierItem {
      id
    }
  }
}
    `;
export type SetSupplierPriceMutationFn = ApolloReactCommon.MutationFunction<SetSupplierPriceMutation, SetSupplierPriceMutationVariables>;
export function useSetSupplierPriceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetSupplierPriceMutation, SetSupplierPriceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetSupplierPriceMutation, SetSupplierPriceMutationVariables>(SetSupplierPriceDocument, options);
      }
export type SetSupplierPriceMutationHookResult = ReturnType<typeof useSetSupplierPriceMutation>;
export type SetSupplierPriceMutationResult = ApolloReactCommon.MutationResult<SetSupplierPriceMutation>;