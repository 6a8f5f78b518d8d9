// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type CheerSquadFieldsFragment = { id: string, name: string };

export type CheerTeamFieldsFragment = { id: string, name: string, squads: Array<{ id: string, name: string }> };

export type KeptTeamFragment = { id: string, name: string, isActive: boolean, members: number, squads: Array<{ id: string, name: string, isActive: boolean, members: number }> };

export type CheerTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheerTeamsQuery = { managedCheerTeams: Array<{ id: string, name: string, isActive: boolean, members: number, squads: Array<{ id: string, name: string, isActive: boolean, members: number }> }> };

export type SetCheerTeamActiveMutationVariables = Exact<{
  teamId: string;
  isActive: boolean;
}>;


export type SetCheerTeamActiveMutation = { setCheerTeamActive: { managedCheerTeam: { id: string, name: string, isActive: boolean, members: number, squads: Array<{ id: string, name: string, isActive: boolean, members: number }> } } };

export type SetCheerSquadActiveMutationVariables = Exact<{
  squadId: string;
  isActive: boolean;
}>;


export type SetCheerSquadActiveMutation = { setCheerSquadActive: { managedCheerTeam: { id: string, name: string, isActive: boolean, members: number, squads: Array<{ id: string, name: string, isActive: boolean, members: number }> } } };

export type CreateCheerTeamMutationVariables = Exact<{
  input: Types.CreateCheerTeamInput;
}>;


export type CreateCheerTeamMutation = { createCheerTeam: { cheerTeam: { id: string, name: string, squads: Array<{ id: string, name: string }> } } };

export type UpdateCheerTeamMutationVariables = Exact<{
  input: Types.UpdateCheerTeamInput;
}>;


export type UpdateCheerTeamMutation = { updateCheerTeam: { cheerTeam: { id: string, name: string, squads: Array<{ id: string, name: string }> } } };

export type CreateCheerSquadMutationVariables = Exact<{
  input: Types.CreateCheerSquadInput;
}>;


export type CreateCheerSquadMutation = { createCheerSquad: { cheerSquad: { id: string, name: string } } };

export type UpdateCheerSquadMutationVariables = Exact<{
  input: Types.UpdateCheerSquadInput;
}>;


export type UpdateCheerSquadMutation = { updateCheerSquad: { cheerSquad: { id: string, name: string } } };

export const CheerSquadFieldsFragmentDoc = gql`
    fragment CheerSquadFields on CheerSquad {
  id
  name
}
    `;
export const CheerTeamFieldsFragmentDoc = gql`
    fragment CheerTeamFields on CheerTeam {
  id
  name
  squads {
    ...CheerSquadFields
  }
}
    `;
export const KeptTeamFragmentDoc = gql`
    fragment KeptTeam on ManagedCheerTeam {
  id
  name
  isActive
  members
  squads {
    id
    name
    isActive
    members
  }
}
    `;
export const CheerTeamsDocument = gql`
    query CheerTeams {
  managedCheerTeams {
    ...KeptTeam
  }
}
    ${KeptTeamFragmentDoc}`;
export function useCheerTeamsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CheerTeamsQuery, CheerTeamsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheerTeamsQuery, CheerTeamsQueryVariables>(CheerTeamsDocument, options);
      }
export function useCheerTeamsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheerTeamsQuery, CheerTeamsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheerTeamsQuery, CheerTeamsQueryVariables>(CheerTeamsDocument, options);
        }
// @ts-ignore
export function useCheerTeamsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamsQuery, CheerTeamsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerTeamsQuery, CheerTeamsQueryVariables>;
export function useCheerTeamsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamsQuery, CheerTeamsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheerTeamsQuery | undefined, CheerTeamsQueryVariables>;
export function useCheerTeamsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheerTeamsQuery, CheerTeamsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheerTeamsQuery, CheerTeamsQueryVariables>(CheerTeamsDocument, options);
        }
export type CheerTeamsQueryHookResult = ReturnType<typeof useCheerTeamsQuery>;
export type CheerTeamsLazyQueryHookResult = ReturnType<typeof useCheerTeamsLazyQuery>;
export type CheerTeamsSuspenseQueryHookResult = ReturnType<typeof useCheerTeamsSuspenseQuery>;
export type CheerTeamsQueryResult = ApolloReactCommon.QueryResult<CheerTeamsQuery, CheerTeamsQueryVariables>;
export const SetCheerTeamActiveDocument = gql`
    mutation SetCheerTeamActive($teamId: ID!, $isActive: Boolean!) {
  setCheerTeamActive(input: {teamId: $teamId, isActive: $isActive}) {
    managedCheerTeam {
      ...KeptTeam
    }
  }
}
    ${KeptTeamFragmentDoc}`;
export type SetCheerTeamActiveMutationFn = ApolloReactCommon.MutationFunction<SetCheerTeamActiveMutation, SetCheerTeamActiveMutationVariables>;
export function useSetCheerTeamActiveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetCheerTeamActiveMutation, SetCheerTeamActiveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetCheerTeamActiveMutation, SetCheerTeamActiveMutationVariables>(SetCheerTeamActiveDocument, options);
      }
export type SetCheerTeamActiveMutationHookResult = ReturnType<typeof useSetCheerTeamActiveMutation>;
export type SetCheerTeamActiveMutationResult = ApolloReactCommon.MutationResult<SetCheerTeamActiveMutation>;
export const SetCheerSquadActiveDocument = gql`
    mutation SetCheerSquadActive($squadId: ID!, $isActive: Boolean!) {
  setCheerSquadActive(input: {squadId: $squadId, isActive: $isActive}) {
    managedCheerTeam {
      ...KeptTeam
    }
  }
}
    ${KeptTeamFragmentDoc}`;
export type SetCheerSquadActiveMutationFn = ApolloReactCommon.MutationFunction<SetCheerSquadActiveMutation, SetCheerSquadActiveMutationVariables>;
export function useSetCheerSquadActiveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetCheerSquadActiveMutation, SetCheerSquadActiveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetCheerSquadActiveMutation, SetCheerSquadActiveMutationVariables>(SetCheerSquadActiveDocument, options);
      }
export type SetCheerSquadActiveMutationHookResult = ReturnType<typeof useSetCheerSquadActiveMutation>;
export type SetCheerSquadActiveMutationResult = ApolloReactCommon.MutationResult<SetCheerSquadActiveMutation>;
export const CreateCheerTeamDocument = gql`
    mutation CreateCheerTeam($input: CreateCheerTeamInput!) {
  createCheerTeam(input: $input) {
    cheerTeam {
      ...CheerTeamFields
    }
  }
}
    ${CheerTeamFieldsFragmentDoc}
${CheerSquadFieldsFragmentDoc}`;
export type CreateCheerTeamMutationFn = ApolloReactCommon.MutationFunction<CreateCheerTeamMutation, CreateCheerTeamMutationVariables>;
export function useCreateCheerTeamMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCheerTeamMutation, CreateCheerTeamMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCheerTeamMutation, CreateCheerTeamMutationVariables>(CreateCheerTeamDocument, options);
      }
export type CreateCheerTeamMutationHookResult = ReturnType<typeof useCreateCheerTeamMutation>;
export type CreateCheerTeamMutationResult = ApolloReactCommon.MutationResult<CreateCheerTeamMutation>;
export const UpdateCheerTeamDocument = gql`
    mutation UpdateCheerTeam($input: UpdateCheerTeamInput!) {
  updateCheerTeam(input: $input) {
    cheerTeam {
      ...CheerTeamFields
    }
  }
}
    ${CheerTeamFieldsFragmentDoc}
${CheerSquadFieldsFragmentDoc}`;
export type UpdateCheerTeamMutationFn = ApolloReactCommon.MutationFunction<UpdateCheerTeamMutation, UpdateCheerTeamMutationVariables>;
export function useUpdateCheerTeamMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCheerTeamMutation, UpdateCheerTeamMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCheerTeamMutation, UpdateCheerTeamMutationVariables>(UpdateCheerTeamDocument, options);
      }
export type UpdateCheerTeamMutationHookResult = ReturnType<typeof useUpdateCheerTeamMutation>;
export type UpdateCheerTeamMutationResult = ApolloReactCommon.MutationResult<UpdateCheerTeamMutation>;
export const CreateCheerSquadDocument = gql`
    mutation CreateCheerSquad($input: CreateCheerSquadInput!) {
  createCheerSquad(input: $input) {
    cheerSquad {
      ...CheerSquadFields
    }
  }
}
    ${CheerSquadFieldsFragmentDoc}`;
export type CreateCheerSquadMutationFn = ApolloReactCommon.MutationFunction<CreateCheerSquadMutation, CreateCheerSquadMutationVariables>;
export function useCreateCheerSquadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCheerSquadMutation, CreateCheerSquadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCheerSquadMutation, CreateCheerSquadMutationVariables>(CreateCheerSquadDocument, options);
      }
export type CreateCheerSquadMutationHookResult = ReturnType<typeof useCreateCheerSquadMutation>;
export type CreateCheerSquadMutationResult = ApolloReactCommon.MutationResult<CreateCheerSquadMutation>;
export const UpdateCheerSquadDocument = gql`
    mutation UpdateCheerSquad($input: UpdateCheerSquadInput!) {
  updateCheerSquad(input: $input) {
    cheerSquad {
      ...CheerSquadFields
    }
  }
}
    ${CheerSquadFieldsFragmentDoc}`;
export type UpdateCheerSquadMutationFn = ApolloReactCommon.MutationFunction<UpdateCheerSquadMutation, UpdateCheerSquadMutationVariables>;
export function useUpdateCheerSquadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCheerSquadMutation, UpdateCheerSquadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCheerSquadMutation, UpdateCheerSquadMutationVariables>(UpdateCheerSquadDocument, options);
      }
export type UpdateCheerSquadMutationHookResult = ReturnType<typeof useUpdateCheerSquadMutation>;
export type UpdateCheerSquadMutationResult = ApolloReactCommon.MutationResult<UpdateCheerSquadMutation>;