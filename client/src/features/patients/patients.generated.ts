// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { MergedRecordWordsFragmentDoc } from '../../components/records/merged-records.generated';
import { PatientRecordFragmentDoc } from '../../components/records/patient-record.generated';
import { PatientMergeFragmentDoc } from './merge/patient-merges.generated';
import { ProposalFragmentDoc } from '../../components/proposed-details/proposal.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PatientRowFragment = { id: string, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, updatedAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> };

export type PatientDetailFragment = { mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null };

export type PatientPrfFragment = { id: string, customPrfId: string, status: Types.PrfStatus, incidentAt: string | null, createdAt: string, eventName: string | null, timeZone: string, chiefComplaint: string | null, openAlertCount: number, latestNews2: { at: string | null, text: string } | null };

export type PatientsQueryVariables = Exact<{
  filter?: Types.PatientFilter | null | undefined;
  order?: Types.PatientOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PatientsQuery = { patients: { totalCount: number, nodes: Array<{ id: string, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, updatedAt: string, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null, alsoRecordedAs: Array<{ id: string, name: string, dob: string | null, nhsNumber: string | null }> | null, squads: Array<{ endDate: string | null, squadName: string, teamName: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PatientQueryVariables = Exact<{
  patientId: string;
  isStaff: boolean;
}>;


export type PatientQuery = { patient: { mergedAllergies: string | null, mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, merges: Array<{ id: string, reason: string, mergedAt: string, mergedBy: string | null, undoneAt: string | null, undoneBy: string | null, undoneReason: string | null, hasWaitingAccount: boolean, loser: { id: string, name: string, dob: string | null, allergies: string | null, pastMedicalHistory: string | null, medications: string | null }, survivor: { id: string, name: string, dob: string | null } }> | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> | null, guardian: { guardianName: string, guardianRelationship: string, guardianPhone: string | null, guardianEmail: string | null } | null, guardianReview: { dueAt: string, reviewedAt: string | null, keptReason: string | null } | null, corrections: { asked: number, open: number } | null, accounts: Array<{ id: string, createdAt: string, check: { id: string, seen: Types.IdentityProof, checkedAt: string, checkedBy: string | null, isOfMerge: boolean } | null }> | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null, patientPrfs?: Array<{ id: string, customPrfId: string, status: Types.PrfStatus, incidentAt: string | null, createdAt: string, eventName: string | null, timeZone: string, chiefComplaint: string | null, openAlertCount: number, latestNews2: { at: string | null, text: string } | null }> };

export type TypedDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type TypedDetailsQuery = { typedDetails: { mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, proposals: Array<{ id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> }> | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null };

export type ProposeDetailsMutationVariables = Exact<{
  input: Types.ProposeDetailsInput;
}>;


export type ProposeDetailsMutation = { proposeDetails: { detailsProposal: { id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> } } };

export type SetGuardianMutationVariables = Exact<{
  input: Types.SetGuardianInput;
}>;


export type SetGuardianMutation = { setGuardian: { isDone: boolean } };

export type RecordIdentityCheckMutationVariables = Exact<{
  input: Types.RecordIdentityCheckInput;
}>;


export type RecordIdentityCheckMutation = { recordIdentityCheck: { isDone: boolean } };

export type UndoIdentityCheckMutationVariables = Exact<{
  input: Types.UndoIdentityCheckInput;
}>;


export type UndoIdentityCheckMutation = { undoIdentityCheck: { isDone: boolean } };

export type ReviewGuardianMutationVariables = Exact<{
  input: Types.ReviewGuardianInput;
}>;


export type ReviewGuardianMutation = { reviewGuardian: { isDone: boolean } };

export type SettleProposalMutationVariables = Exact<{
  input: Types.SettleProposalInput;
}>;


export type SettleProposalMutation = { settleProposal: { detailsProposal: { id: string, source: Types.ProposalSource, proposedAt: string, noticeVersion: number | null, settledAt: string | null, accepted: Array<string> | null, reason: string | null, values: Array<{ field: string, said: string | null, recorded: string | null, hasChanged: boolean }> } } };

export type PatientViewsQueryVariables = Exact<{
  patientId: string;
  after?: string | null | undefined;
}>;


export type PatientViewsQuery = { patientViews: { nodes: Array<{ id: string, at: string, actorId: string | null, actorName: string | null, isScheduled: boolean, role: string | null, action: string, context: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BeginPatientPrfMutationVariables = Exact<{
  input: Types.LinkPrfPatientInput;
}>;


export type BeginPatientPrfMutation = { linkPrfPatient: { prf: { id: string, customPrfId: string } } };

export type CreatePatientMutationVariables = Exact<{
  input: Types.CreatePatientInput;
}>;


export type CreatePatientMutation = { createPatient: { patient: { mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type MadePatientQueryVariables = Exact<{
  id: string;
}>;


export type MadePatientQuery = { patient: { mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null };

export type UpdatePatientMutationVariables = Exact<{
  input: Types.UpdatePatientInput;
}>;


export type UpdatePatientMutation = { updatePatient: { patient: { mergedInto: string | null, createdAt: string, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, squads: Array<{ id: string, squadId: string, squadName: string, teamId: string, teamName: string, startDate: string, endDate: string | null }>, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type PatientLogFragment = { id: string, incidentDate: string, timeZone: string, eventName: string, incidentLocation: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, voidedAt: string | null };

export type PatientLogsQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientLogsQuery = { patientSeeAndTreatLogs: Array<{ id: string, incidentDate: string, timeZone: string, eventName: string, incidentLocation: string | null, issueSummary: string, treatmentProvided: string | null, adviceGiven: string | null, clinicianName: string, clinicianRole: string, voidedAt: string | null }> };

export type UndoPatientDeathMutationVariables = Exact<{
  input: Types.UndoPatientDeathInput;
}>;


export type UndoPatientDeathMutation = { undoPatientDeath: { patient: { id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export const PatientRowFragmentDoc = gql`
    fragment PatientRow on Patient {
  id
  name
  dob
  estimatedAge
  gender
  nhsNumber
  identityStatus
  isRestricted
  dateOfDeath
  death {
    diedAt
    timeZone
    place
    prfId
    customPrfId
  }
  updatedAt
  alsoRecordedAs {
    ...MergedRecordWords
  }
  squads {
    endDate
    squadName
    teamName
  }
}
    `;
export const PatientDetailFragmentDoc = gql`
    fragment PatientDetail on Patient {
  ...PatientRecord
  mergedInto
  createdAt
  squads {
    id
    squadId
    squadName
    teamId
    teamName
    startDate
    endDate
  }
}
    `;
export const PatientPrfFragmentDoc = gql`
    fragment PatientPrf on PrfSummary {
  id
  customPrfId
  status
  incidentAt
  createdAt
  eventName
  timeZone
  chiefComplaint
  openAlertCount
  latestNews2 {
    at
    text
  }
}
    `;
export const PatientLogFragmentDoc = gql`
    fragment PatientLog on SeeAndTreatLog {
  id
  incidentDate
  timeZone
  eventName
  incidentLocation
  issueSummary
  treatmentProvided
  adviceGiven
  clinicianName
  clinicianRole
  voidedAt
}
    `;
export const PatientsDocument = gql`
    query Patients($filter: PatientFilter, $order: PatientOrder, $first: Int, $after: String) {
  patients(filter: $filter, order: $order, first: $first, after: $after) {
    nodes {
      ...PatientRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${PatientRowFragmentDoc}
${MergedRecordWordsFragmentDoc}`;
export function usePatientsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PatientsQuery, PatientsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientsQuery, PatientsQueryVariables>(PatientsDocument, options);
      }
export function usePatientsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientsQuery, PatientsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientsQuery, PatientsQueryVariables>(PatientsDocument, options);
        }
// @ts-ignore
export function usePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientsQuery, PatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientsQuery, PatientsQueryVariables>;
export function usePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientsQuery, PatientsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientsQuery | undefined, PatientsQueryVariables>;
export function usePatientsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientsQuery, PatientsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientsQuery, PatientsQueryVariables>(PatientsDocument, options);
        }
export type PatientsQueryHookResult = ReturnType<typeof usePatientsQuery>;
export type PatientsLazyQueryHookResult = ReturnType<typeof usePatientsLazyQuery>;
export type PatientsSuspenseQueryHookResult = ReturnType<typeof usePatientsSuspenseQuery>;
export type PatientsQueryResult = ApolloReactCommon.QueryResult<PatientsQuery, PatientsQueryVariables>;
export const PatientDocument = gql`
    query Patient($patientId: ID!, $isStaff: Boolean!) {
  patient(patientId: $patientId) {
    ...PatientDetail
    merges {
      ...PatientMerge
    }
    mergedAllergies
    proposals {
      ...Proposal
    }
    guardian {
      guardianName
      guardianRelationship
      guardianPhone
      guardianEmail
    }
    guardianReview {
      dueAt
      reviewedAt
      keptReason
    }
    corrections {
      asked
      open
    }
    accounts {
      id
      createdAt
      check {
        id
        seen
        checkedAt
        checkedBy
        isOfMerge
      }
    }
  }
  patientPrfs(patientId: $patientId) @include(if: $isStaff) {
    ...PatientPrf
  }
}
    ${PatientDetailFragmentDoc}
${PatientRecordFragmentDoc}
${PatientMergeFragmentDoc}
${ProposalFragmentDoc}
${PatientPrfFragmentDoc}`;
export function usePatientQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientQuery, PatientQueryVariables> & ({ variables: PatientQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientQuery, PatientQueryVariables>(PatientDocument, options);
      }
export function usePatientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientQuery, PatientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientQuery, PatientQueryVariables>(PatientDocument, options);
        }
// @ts-ignore
export function usePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientQuery, PatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientQuery, PatientQueryVariables>;
export function usePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientQuery, PatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientQuery | undefined, PatientQueryVariables>;
export function usePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientQuery, PatientQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientQuery, PatientQueryVariables>(PatientDocument, options);
        }
export type PatientQueryHookResult = ReturnType<typeof usePatientQuery>;
export type PatientLazyQueryHookResult = ReturnType<typeof usePatientLazyQuery>;
export type PatientSuspenseQueryHookResult = ReturnType<typeof usePatientSuspenseQuery>;
export type PatientQueryResult = ApolloReactCommon.QueryResult<PatientQuery, PatientQueryVariables>;
export const TypedDetailsDocument = gql`
    query TypedDetails {
  typedDetails {
    ...PatientDetail
    proposals {
      ...Proposal
    }
  }
}
    ${PatientDetailFragmentDoc}
${PatientRecordFragmentDoc}
${ProposalFragmentDoc}`;
export function useTypedDetailsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TypedDetailsQuery, TypedDetailsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TypedDetailsQuery, TypedDetailsQueryVariables>(TypedDetailsDocument, options);
      }
export function useTypedDetailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TypedDetailsQuery, TypedDetailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TypedDetailsQuery, TypedDetailsQueryVariables>(TypedDetailsDocument, options);
        }
// @ts-ignore
export function useTypedDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TypedDetailsQuery, TypedDetailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TypedDetailsQuery, TypedDetailsQueryVariables>;
export function useTypedDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TypedDetailsQuery, TypedDetailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TypedDetailsQuery | undefined, TypedDetailsQueryVariables>;
export function useTypedDetailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TypedDetailsQuery, TypedDetailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TypedDetailsQuery, TypedDetailsQueryVariables>(TypedDetailsDocument, options);
        }
export type TypedDetailsQueryHookResult = ReturnType<typeof useTypedDetailsQuery>;
export type TypedDetailsLazyQueryHookResult = ReturnType<typeof useTypedDetailsLazyQuery>;
export type TypedDetailsSuspenseQueryHookResult = ReturnType<typeof useTypedDetailsSuspenseQuery>;
export type TypedDetailsQueryResult = ApolloReactCommon.QueryResult<TypedDetailsQuery, TypedDetailsQueryVariables>;
export const ProposeDetailsDocument = gql`
    mutation ProposeDetails($input: ProposeDetailsInput!) {
  proposeDetails(input: $input) {
    detailsProposal {
      ...Proposal
    }
  }
}
    ${ProposalFragmentDoc}`;
export type ProposeDetailsMutationFn = ApolloReactCommon.MutationFunction<ProposeDetailsMutation, ProposeDetailsMutationVariables>;
export function useProposeDetailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ProposeDetailsMutation, ProposeDetailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ProposeDetailsMutation, ProposeDetailsMutationVariables>(ProposeDetailsDocument, options);
      }
export type ProposeDetailsMutationHookResult = ReturnType<typeof useProposeDetailsMutation>;
export type ProposeDetailsMutationResult = ApolloReactCommon.MutationResult<ProposeDetailsMutation>;
export const SetGuardianDocument = gql`
    mutation SetGuardian($input: SetGuardianInput!) {
  setGuardian(input: $input) {
    isDone
  }
}
    `;
export type SetGuardianMutationFn = ApolloReactCommon.MutationFunction<SetGuardianMutation, SetGuardianMutationVariables>;
export function useSetGuardianMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetGuardianMutation, SetGuardianMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetGuardianMutation, SetGuardianMutationVariables>(SetGuardianDocument, options);
      }
export type SetGuardianMutationHookResult = ReturnType<typeof useSetGuardianMutation>;
export type SetGuardianMutationResult = ApolloReactCommon.MutationResult<SetGuardianMutation>;
export const RecordIdentityCheckDocument = gql`
    mutation RecordIdentityCheck($input: RecordIdentityCheckInput!) {
  recordIdentityCheck(input: $input) {
    isDone
  }
}
    `;
export type RecordIdentityCheckMutationFn = ApolloReactCommon.MutationFunction<RecordIdentityCheckMutation, RecordIdentityCheckMutationVariables>;
export function useRecordIdentityCheckMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordIdentityCheckMutation, RecordIdentityCheckMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordIdentityCheckMutation, RecordIdentityCheckMutationVariables>(RecordIdentityCheckDocument, options);
      }
export type RecordIdentityCheckMutationHookResult = ReturnType<typeof useRecordIdentityCheckMutation>;
export type RecordIdentityCheckMutationResult = ApolloReactCommon.MutationResult<RecordIdentityCheckMutation>;
export const UndoIdentityCheckDocument = gql`
    mutation UndoIdentityCheck($input: UndoIdentityCheckInput!) {
  undoIdentityCheck(input: $input) {
    isDone
  }
}
    `;
export type UndoIdentityCheckMutationFn = ApolloReactCommon.MutationFunction<UndoIdentityCheckMutation, UndoIdentityCheckMutationVariables>;
export function useUndoIdentityCheckMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoIdentityCheckMutation, UndoIdentityCheckMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoIdentityCheckMutation, UndoIdentityCheckMutationVariables>(UndoIdentityCheckDocument, options);
      }
export type UndoIdentityCheckMutationHookResult = ReturnType<typeof useUndoIdentityCheckMutation>;
export type UndoIdentityCheckMutationResult = ApolloReactCommon.MutationResult<UndoIdentityCheckMutation>;
export const ReviewGuardianDocument = gql`
    mutation ReviewGuardian($input: ReviewGuardianInput!) {
  reviewGuardian(input: $input) {
    isDone
  }
}
    `;
export type ReviewGuardianMutationFn = ApolloReactCommon.MutationFunction<ReviewGuardianMutation, ReviewGuardianMutationVariables>;
export function useReviewGuardianMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReviewGuardianMutation, ReviewGuardianMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReviewGuardianMutation, ReviewGuardianMutationVariables>(ReviewGuardianDocument, options);
      }
export type ReviewGuardianMutationHookResult = ReturnType<typeof useReviewGuardianMutation>;
export type ReviewGuardianMutationResult = ApolloReactCommon.MutationResult<ReviewGuardianMutation>;
export const SettleProposalDocument = gql`
    mutation SettleProposal($input: SettleProposalInput!) {
  settleProposal(input: $input) {
    detailsProposal {
      ...Proposal
    }
  }
}
    ${ProposalFragmentDoc}`;
export type SettleProposalMutationFn = ApolloReactCommon.MutationFunction<SettleProposalMutation, SettleProposalMutationVariables>;
export function useSettleProposalMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettleProposalMutation, SettleProposalMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleProposalMutation, SettleProposalMutationVariables>(SettleProposalDocument, options);
      }
export type SettleProposalMutationHookResult = ReturnType<typeof useSettleProposalMutation>;
export type SettleProposalMutationResult = ApolloReactCommon.MutationResult<SettleProposalMutation>;
export const PatientViewsDocument = gql`
    query PatientViews($patientId: ID!, $after: String) {
  patientViews(patientId: $patientId, first: 25, after: $after) {
    nodes {
      id
      at
      actorId
      actorName
      isScheduled
      role
      action
      context
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function usePatientViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientViewsQuery, PatientViewsQueryVariables> & ({ variables: PatientViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientViewsQuery, PatientViewsQueryVariables>(PatientViewsDocument, options);
      }
export function usePatientViewsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientViewsQuery, PatientViewsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientViewsQuery, PatientViewsQueryVariables>(PatientViewsDocument, options);
        }
// @ts-ignore
export function usePatientViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientViewsQuery, PatientViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientViewsQuery, PatientViewsQueryVariables>;
export function usePatientViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientViewsQuery, PatientViewsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientViewsQuery | undefined, PatientViewsQueryVariables>;
export function usePatientViewsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientViewsQuery, PatientViewsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientViewsQuery, PatientViewsQueryVariables>(PatientViewsDocument, options);
        }
export type PatientViewsQueryHookResult = ReturnType<typeof usePatientViewsQuery>;
export type PatientViewsLazyQueryHookResult = ReturnType<typeof usePatientViewsLazyQuery>;
export type PatientViewsSuspenseQueryHookResult = ReturnType<typeof usePatientViewsSuspenseQuery>;
export type PatientViewsQueryResult = ApolloReactCommon.QueryResult<PatientViewsQuery, PatientViewsQueryVariables>;
export const BeginPatientPrfDocument = gql`
    mutation BeginPatientPrf($input: LinkPrfPatientInput!) {
  linkPrfPatient(input: $input) {
    prf {
      id
      customPrfId
    }
  }
}
    `;
export type BeginPatientPrfMutationFn = ApolloReactCommon.MutationFunction<BeginPatientPrfMutation, BeginPatientPrfMutationVariables>;
export function useBeginPatientPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BeginPatientPrfMutation, BeginPatientPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BeginPatientPrfMutation, BeginPatientPrfMutationVariables>(BeginPatientPrfDocument, options);
      }
export type BeginPatientPrfMutationHookResult = ReturnType<typeof useBeginPatientPrfMutation>;
export type BeginPatientPrfMutationResult = ApolloReactCommon.MutationResult<BeginPatientPrfMutation>;
export const CreatePatientDocument = gql`
    mutation CreatePatient($input: CreatePatientInput!) {
  createPatient(input: $input) {
    patient {
      ...PatientDetail
    }
  }
}
    ${PatientDetailFragmentDoc}
${PatientRecordFragmentDoc}`;
export type CreatePatientMutationFn = ApolloReactCommon.MutationFunction<CreatePatientMutation, CreatePatientMutationVariables>;
export function useCreatePatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePatientMutation, CreatePatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePatientMutation, CreatePatientMutationVariables>(CreatePatientDocument, options);
      }
export type CreatePatientMutationHookResult = ReturnType<typeof useCreatePatientMutation>;
export type CreatePatientMutationResult = ApolloReactCommon.MutationResult<CreatePatientMutation>;
export const MadePatientDocument = gql`
    query MadePatient($id: ID!) {
  patient(patientId: $id) {
    ...PatientDetail
  }
}
    ${PatientDetailFragmentDoc}
${PatientRecordFragmentDoc}`;
export function useMadePatientQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MadePatientQuery, MadePatientQueryVariables> & ({ variables: MadePatientQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MadePatientQuery, MadePatientQueryVariables>(MadePatientDocument, options);
      }
export function useMadePatientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MadePatientQuery, MadePatientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MadePatientQuery, MadePatientQueryVariables>(MadePatientDocument, options);
        }
// @ts-ignore
export function useMadePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MadePatientQuery, MadePatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadePatientQuery, MadePatientQueryVariables>;
export function useMadePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadePatientQuery, MadePatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadePatientQuery | undefined, MadePatientQueryVariables>;
export function useMadePatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadePatientQuery, MadePatientQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MadePatientQuery, MadePatientQueryVariables>(MadePatientDocument, options);
        }
export type MadePatientQueryHookResult = ReturnType<typeof useMadePatientQuery>;
export type MadePatientLazyQueryHookResult = ReturnType<typeof useMadePatientLazyQuery>;
export type MadePatientSuspenseQueryHookResult = ReturnType<typeof useMadePatientSuspenseQuery>;
export type MadePatientQueryResult = ApolloReactCommon.QueryResult<MadePatientQuery, MadePatientQueryVariables>;
export const UpdatePatientDocument = gql`
    mutation UpdatePatient($input: UpdatePatientInput!) {
  updatePatient(input: $input) {
    patient {
      ...PatientDetail
    }
  }
}
    ${PatientDetailFragmentDoc}
${PatientRecordFragmentDoc}`;
export type UpdatePatientMutationFn = ApolloReactCommon.MutationFunction<UpdatePatientMutation, UpdatePatientMutationVariables>;
export function useUpdatePatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePatientMutation, UpdatePatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePatientMutation, UpdatePatientMutationVariables>(UpdatePatientDocument, options);
      }
export type UpdatePatientMutationHookResult = ReturnType<typeof useUpdatePatientMutation>;
export type UpdatePatientMutationResult = ApolloReactCommon.MutationResult<UpdatePatientMutation>;
export const PatientLogsDocument = gql`
    query PatientLogs($patientId: ID!) {
  patientSeeAndTreatLogs(patientId: $patientId) {
    ...PatientLog
  }
}
    ${PatientLogFragmentDoc}`;
export function usePatientLogsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PatientLogsQuery, PatientLogsQueryVariables> & ({ variables: PatientLogsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PatientLogsQuery, PatientLogsQueryVariables>(PatientLogsDocument, options);
      }
export function usePatientLogsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PatientLogsQuery, PatientLogsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PatientLogsQuery, PatientLogsQueryVariables>(PatientLogsDocument, options);
        }
// @ts-ignore
export function usePatientLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PatientLogsQuery, PatientLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientLogsQuery, PatientLogsQueryVariables>;
export function usePatientLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientLogsQuery, PatientLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PatientLogsQuery | undefined, PatientLogsQueryVariables>;
export function usePatientLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PatientLogsQuery, PatientLogsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PatientLogsQuery, PatientLogsQueryVariables>(PatientLogsDocument, options);
        }
export type PatientLogsQueryHookResult = ReturnType<typeof usePatientLogsQuery>;
export type PatientLogsLazyQueryHookResult = ReturnType<typeof usePatientLogsLazyQuery>;
export type PatientLogsSuspenseQueryHookResult = ReturnType<typeof usePatientLogsSuspenseQuery>;
export type PatientLogsQueryResult = ApolloReactCommon.QueryResult<PatientLogsQuery, PatientLogsQueryVariables>;
export const UndoPatientDeathDocument = gql`
    mutation UndoPatientDeath($input: UndoPatientDeathInput!) {
  undoPatientDeath(input: $input) {
    patient {
      ...PatientRecord
    }
  }
}
    ${PatientRecordFragmentDoc}`;
export type UndoPatientDeathMutationFn = ApolloReactCommon.MutationFunction<UndoPatientDeathMutation, UndoPatientDeathMutationVariables>;
export function useUndoPatientDeathMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoPatientDeathMutation, UndoPatientDeathMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoPatientDeathMutation, UndoPatientDeathMutationVariables>(UndoPatientDeathDocument, options);
      }
export type UndoPatientDeathMutationHookResult = ReturnType<typeof useUndoPatientDeathMutation>;
export type UndoPatientDeathMutationResult = ApolloReactCommon.MutationResult<UndoPatientDeathMutation>;