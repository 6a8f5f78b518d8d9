// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { PatientRecordFragmentDoc } from '../../components/records/patient-record.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type PrfPersonNameFragment = { userId: string | null, firstName: string, lastName: string };

export type PrfHeadFragment = { id: string, customPrfId: string, status: Types.PrfStatus, version: number, isRestricted: boolean, createdAt: string, updatedAt: string, eventId: string | null, patientId: string | null, lateEditCount: number, kioskReportCount: number, canAmend: boolean, canWrite: boolean, needsReason: boolean, canVoid: boolean, voidedAt: string | null, voidReason: string | null, event: { eventId: string, name: string, startsAt: string, endsAt: string, timeZone: string, location: string | null } | null, patient: { mergedAllergies: string | null, id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null, survivor: { id: string, name: string } | null, author: { userId: string | null, firstName: string, lastName: string }, sections: Array<{ key: Types.PrfSectionKey, version: number, updatedAt: string | null, updatedBy: { userId: string | null, firstName: string, lastName: string } | null }>, clocks: Array<{ section: Types.PrfSectionKey, field: string, recordedAt: string }>, alerts: Array<{ entryId: string, total: number, band: Types.PrfAlertBand, basis: Types.PrfAlertBasis, reasons: Array<Types.PrfAlertReason>, occurredAt: string | null, raisedAt: string, action: string | null, actionedAt: string | null, actionRecordedAt: string | null, clearedAt: string | null, escalation: { kind: Types.PrfEscalationKind, until: string | null } | null, actionedBy: { userId: string | null, firstName: string, lastName: string } | null }>, crew: Array<{ staffId: string | null, position: string | null, userId: string | null, firstName: string, lastName: string }>, squads: Array<{ squadId: string, squadName: string, teamId: string, teamName: string }> | null, cheerTeam: { teamId: string, teamName: string, hasSquads: boolean } | null, reviewRequests: Array<{ requestedAt: string, endedAt: string | null, requestedBy: { userId: string | null, firstName: string, lastName: string }, endedBy: { userId: string | null, firstName: string, lastName: string } | null }>, pictureFiles: Array<{ id: string, storedAt: string, width: number, height: number }>, revisions: Array<{ revision: number, name: string, grade: string, signedAt: string, reason: string | null }>, signature: { revision: number, name: string, grade: string, signedAt: string, receivedAt: string | null, strokes: string, contentHash: string, signedBy: { userId: string | null }, patient: { id: string, name: string, dob: string | null, estimatedAge: number | null, gender: string | null, nhsNumber: string | null, identityStatus: string | null, ethnicity: string | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null } } | null };

export type CreatePrfPatientMutationVariables = Exact<{
  input: Types.CreatePatientInput;
}>;


export type CreatePrfPatientMutation = { createPatient: { patient: { id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type MadePrfPatientQueryVariables = Exact<{
  id: string;
}>;


export type MadePrfPatientQuery = { patient: { id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } | null };

export type UpdatePrfPatientMutationVariables = Exact<{
  input: Types.UpdatePatientInput;
}>;


export type UpdatePrfPatientMutation = { updatePatient: { patient: { id: string, version: number, name: string, dob: string | null, estimatedAge: number | null, gender: Types.Gender | null, nhsNumber: string | null, identityStatus: Types.IdentityStatus, isRestricted: boolean | null, dateOfDeath: string | null, ethnicity: Types.Ethnicity | null, gpPractice: string | null, preferredLanguage: string | null, address: string | null, addressLine1: string | null, addressLine2: string | null, addressLine3: string | null, town: string | null, county: string | null, postcode: string | null, contactNumber: string | null, nextOfKinName: string | null, nextOfKinContact: string | null, relationshipToNok: string | null, pastMedicalHistory: string | null, medications: string | null, allergies: string | null, cheerTeamId: string | null, cheerSquadId: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } } };

export type LinkPrfSquadMutationVariables = Exact<{
  input: Types.LinkPatientSquadInput;
}>;


export type LinkPrfSquadMutation = { linkPatientSquad: { patientSquadLink: { squadId: string } } };

export type LinkPrfPatientMutationVariables = Exact<{
  input: Types.LinkPrfPatientInput;
}>;


export type LinkPrfPatientMutation = { linkPrfPatient: { prf: { id: string, customPrfId: string, patientId: string | null } } };

export type RequestPrfReviewMutationVariables = Exact<{
  prfId: string;
}>;


export type RequestPrfReviewMutation = { requestPrfReview: { prf: { id: string, status: Types.PrfStatus } } };

export type SignPrfMutationVariables = Exact<{
  input: Types.SignPrfInput;
}>;


export type SignPrfMutation = { signPrf: { prf: { id: string, status: Types.PrfStatus } } };

export type AmendPrfMutationVariables = Exact<{
  input: Types.AmendPrfInput;
}>;


export type AmendPrfMutation = { amendPrf: { prf: { id: string, status: Types.PrfStatus } } };

export type SetAsidePrfLateEditsMutationVariables = Exact<{
  input: Types.SetAsidePrfLateEditsInput;
}>;


export type SetAsidePrfLateEditsMutation = { setAsidePrfLateEdits: { prfLateEdits: Array<{ commandId: string, settledAt: string | null }> } };

export type VoidPrfMutationVariables = Exact<{
  input: Types.PrfReasonInput;
}>;


export type VoidPrfMutation = { voidPrf: { prf: { id: string, status: Types.PrfStatus } } };

export type OpenPrfForWritingMutationVariables = Exact<{
  input: Types.PrfReasonInput;
}>;


export type OpenPrfForWritingMutation = { openPrfForWriting: { prf: { id: string, canWrite: boolean } } };

export type OwnGradesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGradesQuery = { ownGrades: Array<string> };

export type PrfSigningKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrfSigningKeyQuery = { prfSigningKey: { id: string, publicKey: string } };

export type SignSealedPrfMutationVariables = Exact<{
  input: Types.SignSealedPrfInput;
}>;


export type SignSealedPrfMutation = { signSealedPrf: { prf: { id: string, status: Types.PrfStatus } } };

export const PrfPersonNameFragmentDoc = gql`
    fragment PrfPersonName on PrfPerson {
  userId
  firstName
  lastName
}
    `;
export const PrfHeadFragmentDoc = gql`
    fragment PrfHead on Prf {
  id
  customPrfId
  status
  version
  isRestricted
  createdAt
  updatedAt
  eventId
  event {
    eventId
    name
    startsAt
    endsAt
    timeZone
    location
  }
  patientId
  patient {
    ...PatientRecord
    mergedAllergies
  }
  survivor {
    id
    name
  }
  author {
    ...PrfPersonName
  }
  sections {
    key
    version
    updatedAt
    updatedBy {
      ...PrfPersonName
    }
  }
  clocks {
    section
    field
    recordedAt
  }
  alerts {
    entryId
    total
    band
    basis
    reasons
    occurredAt
    raisedAt
    action
    escalation {
      kind
      until
    }
    actionedAt
    actionRecordedAt
    actionedBy {
      ...PrfPersonName
    }
    clearedAt
  }
  crew {
    ...PrfPersonName
    staffId
    position
  }
  squads {
    squadId
    squadName
    teamId
    teamName
  }
  cheerTeam {
    teamId
    teamName
    hasSquads
  }
  reviewRequests {
    requestedAt
    requestedBy {
      ...PrfPersonName
    }
    endedAt
    endedBy {
      ...PrfPersonName
    }
  }
  pictureFiles {
    id
    storedAt
    width
    height
  }
  revisions {
    revision
    name
    grade
    signedAt
    reason
  }
  lateEditCount
  kioskReportCount
  canAmend
  signature {
    revision
    signedBy {
      userId
    }
    name
    grade
    signedAt
    receivedAt
    strokes
    contentHash
    patient {
      id
      name
      dob
      estimatedAge
      gender
      nhsNumber
      identityStatus
      ethnicity
      gpPractice
      preferredLanguage
      address
      contactNumber
      nextOfKinName
      nextOfKinContact
      relationshipToNok
      pastMedicalHistory
      medications
      allergies
    }
  }
  isRestricted
  canWrite
  needsReason
  canVoid
  voidedAt
  voidReason
}
    `;
export const CreatePrfPatientDocument = gql`
    mutation CreatePrfPatient($input: CreatePatientInput!) {
  createPatient(input: $input) {
    patient {
      ...PatientRecord
    }
  }
}
    ${PatientRecordFragmentDoc}`;
export type CreatePrfPatientMutationFn = ApolloReactCommon.MutationFunction<CreatePrfPatientMutation, CreatePrfPatientMutationVariables>;
export function useCreatePrfPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePrfPatientMutation, CreatePrfPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePrfPatientMutation, CreatePrfPatientMutationVariables>(CreatePrfPatientDocument, options);
      }
export type CreatePrfPatientMutationHookResult = ReturnType<typeof useCreatePrfPatientMutation>;
export type CreatePrfPatientMutationResult = ApolloReactCommon.MutationResult<CreatePrfPatientMutation>;
export const MadePrfPatientDocument = gql`
    query MadePrfPatient($id: ID!) {
  patient(patientId: $id) {
    ...PatientRecord
  }
}
    ${PatientRecordFragmentDoc}`;
export function useMadePrfPatientQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MadePrfPatientQuery, MadePrfPatientQueryVariables> & ({ variables: MadePrfPatientQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MadePrfPatientQuery, MadePrfPatientQueryVariables>(MadePrfPatientDocument, options);
      }
export function useMadePrfPatientLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MadePrfPatientQuery, MadePrfPatientQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MadePrfPatientQuery, MadePrfPatientQueryVariables>(MadePrfPatientDocument, options);
        }
// @ts-ignore
export function useMadePrfPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MadePrfPatientQuery, MadePrfPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadePrfPatientQuery, MadePrfPatientQueryVariables>;
export function useMadePrfPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadePrfPatientQuery, MadePrfPatientQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MadePrfPatientQuery | undefined, MadePrfPatientQueryVariables>;
export function useMadePrfPatientSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MadePrfPatientQuery, MadePrfPatientQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MadePrfPatientQuery, MadePrfPatientQueryVariables>(MadePrfPatientDocument, options);
        }
export type MadePrfPatientQueryHookResult = ReturnType<typeof useMadePrfPatientQuery>;
export type MadePrfPatientLazyQueryHookResult = ReturnType<typeof useMadePrfPatientLazyQuery>;
export type MadePrfPatientSuspenseQueryHookResult = ReturnType<typeof useMadePrfPatientSuspenseQuery>;
export type MadePrfPatientQueryResult = ApolloReactCommon.QueryResult<MadePrfPatientQuery, MadePrfPatientQueryVariables>;
export const UpdatePrfPatientDocument = gql`
    mutation UpdatePrfPatient($input: UpdatePatientInput!) {
  updatePatient(input: $input) {
    patient {
      ...PatientRecord
    }
  }
}
    ${PatientRecordFragmentDoc}`;
export type UpdatePrfPatientMutationFn = ApolloReactCommon.MutationFunction<UpdatePrfPatientMutation, UpdatePrfPatientMutationVariables>;
export function useUpdatePrfPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePrfPatientMutation, UpdatePrfPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePrfPatientMutation, UpdatePrfPatientMutationVariables>(UpdatePrfPatientDocument, options);
      }
export type UpdatePrfPatientMutationHookResult = ReturnType<typeof useUpdatePrfPatientMutation>;
export type UpdatePrfPatientMutationResult = ApolloReactCommon.MutationResult<UpdatePrfPatientMutation>;
export const LinkPrfSquadDocument = gql`
    mutation LinkPrfSquad($input: LinkPatientSquadInput!) {
  linkPatientSquad(input: $input) {
    patientSquadLink {
      squadId
    }
  }
}
    `;
export type LinkPrfSquadMutationFn = ApolloReactCommon.MutationFunction<LinkPrfSquadMutation, LinkPrfSquadMutationVariables>;
export function useLinkPrfSquadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LinkPrfSquadMutation, LinkPrfSquadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LinkPrfSquadMutation, LinkPrfSquadMutationVariables>(LinkPrfSquadDocument, options);
      }
export type LinkPrfSquadMutationHookResult = ReturnType<typeof useLinkPrfSquadMutation>;
export type LinkPrfSquadMutationResult = ApolloReactCommon.MutationResult<LinkPrfSquadMutation>;
export const LinkPrfPatientDocument = gql`
    mutation LinkPrfPatient($input: LinkPrfPatientInput!) {
  linkPrfPatient(input: $input) {
    prf {
      id
      customPrfId
      patientId
    }
  }
}
    `;
export type LinkPrfPatientMutationFn = ApolloReactCommon.MutationFunction<LinkPrfPatientMutation, LinkPrfPatientMutationVariables>;
export function useLinkPrfPatientMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LinkPrfPatientMutation, LinkPrfPatientMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LinkPrfPatientMutation, LinkPrfPatientMutationVariables>(LinkPrfPatientDocument, options);
      }
export type LinkPrfPatientMutationHookResult = ReturnType<typeof useLinkPrfPatientMutation>;
export type LinkPrfPatientMutationResult = ApolloReactCommon.MutationResult<LinkPrfPatientMutation>;
export const RequestPrfReviewDocument = gql`
    mutation RequestPrfReview($prfId: ID!) {
  requestPrfReview(input: {prfId: $prfId}) {
    prf {
      id
      status
    }
  }
}
    `;
export type RequestPrfReviewMutationFn = ApolloReactCommon.MutationFunction<RequestPrfReviewMutation, RequestPrfReviewMutationVariables>;
export function useRequestPrfReviewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPrfReviewMutation, RequestPrfReviewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPrfReviewMutation, RequestPrfReviewMutationVariables>(RequestPrfReviewDocument, options);
      }
export type RequestPrfReviewMutationHookResult = ReturnType<typeof useRequestPrfReviewMutation>;
export type RequestPrfReviewMutationResult = ApolloReactCommon.MutationResult<RequestPrfReviewMutation>;
export const SignPrfDocument = gql`
    mutation SignPrf($input: SignPrfInput!) {
  signPrf(input: $input) {
    prf {
      id
      status
    }
  }
}
    `;
export type SignPrfMutationFn = ApolloReactCommon.MutationFunction<SignPrfMutation, SignPrfMutationVariables>;
export function useSignPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SignPrfMutation, SignPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SignPrfMutation, SignPrfMutationVariables>(SignPrfDocument, options);
      }
export type SignPrfMutationHookResult = ReturnType<typeof useSignPrfMutation>;
export type SignPrfMutationResult = ApolloReactCommon.MutationResult<SignPrfMutation>;
export const AmendPrfDocument = gql`
    mutation AmendPrf($input: AmendPrfInput!) {
  amendPrf(input: $input) {
    prf {
      id
      status
    }
  }
}
    `;
export type AmendPrfMutationFn = ApolloReactCommon.MutationFunction<AmendPrfMutation, AmendPrfMutationVariables>;
export function useAmendPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AmendPrfMutation, AmendPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AmendPrfMutation, AmendPrfMutationVariables>(AmendPrfDocument, options);
      }
export type AmendPrfMutationHookResult = ReturnType<typeof useAmendPrfMutation>;
export type AmendPrfMutationResult = ApolloReactCommon.MutationResult<AmendPrfMutation>;
export const SetAsidePrfLateEditsDocument = gql`
    mutation SetAsidePrfLateEdits($input: SetAsidePrfLateEditsInput!) {
  setAsidePrfLateEdits(input: $input) {
    prfLateEdits {
      commandId
      settledAt
    }
  }
}
    `;
export type SetAsidePrfLateEditsMutationFn = ApolloReactCommon.MutationFunction<SetAsidePrfLateEditsMutation, SetAsidePrfLateEditsMutationVariables>;
export function useSetAsidePrfLateEditsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAsidePrfLateEditsMutation, SetAsidePrfLateEditsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAsidePrfLateEditsMutation, SetAsidePrfLateEditsMutationVariables>(SetAsidePrfLateEditsDocument, options);
      }
export type SetAsidePrfLateEditsMutationHookResult = ReturnType<typeof useSetAsidePrfLateEditsMutation>;
export type SetAsidePrfLateEditsMutationResult = ApolloReactCommon.MutationResult<SetAsidePrfLateEditsMutation>;
export const VoidPrfDocument = gql`
    mutation VoidPrf($input: PrfReasonInput!) {
  voidPrf(input: $input) {
    prf {
      id
      status
    }
  }
}
    `;
export type VoidPrfMutationFn = ApolloReactCommon.MutationFunction<VoidPrfMutation, VoidPrfMutationVariables>;
export function useVoidPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VoidPrfMutation, VoidPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VoidPrfMutation, VoidPrfMutationVariables>(VoidPrfDocument, options);
      }
export type VoidPrfMutationHookResult = ReturnType<typeof useVoidPrfMutation>;
export type VoidPrfMutationResult = ApolloReactCommon.MutationResult<VoidPrfMutation>;
export const OpenPrfForWritingDocument = gql`
    mutation OpenPrfForWriting($input: PrfReasonInput!) {
  openPrfForWriting(input: $input) {
    prf {
      id
      canWrite
    }
  }
}
    `;
export type OpenPrfForWritingMutationFn = ApolloReactCommon.MutationFunction<OpenPrfForWritingMutation, OpenPrfForWritingMutationVariables>;
export function useOpenPrfForWritingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenPrfForWritingMutation, OpenPrfForWritingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenPrfForWritingMutation, OpenPrfForWritingMutationVariables>(OpenPrfForWritingDocument, options);
      }
export type OpenPrfForWritingMutationHookResult = ReturnType<typeof useOpenPrfForWritingMutation>;
export type OpenPrfForWritingMutationResult = ApolloReactCommon.MutationResult<OpenPrfForWritingMutation>;
export const OwnGradesDocument = gql`
    query OwnGrades {
  ownGrades
}
    `;
export function useOwnGradesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnGradesQuery, OwnGradesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnGradesQuery, OwnGradesQueryVariables>(OwnGradesDocument, options);
      }
export function useOwnGradesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnGradesQuery, OwnGradesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnGradesQuery, OwnGradesQueryVariables>(OwnGradesDocument, options);
        }
// @ts-ignore
export function useOwnGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OwnGradesQuery, OwnGradesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnGradesQuery, OwnGradesQueryVariables>;
export function useOwnGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnGradesQuery, OwnGradesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OwnGradesQuery | undefined, OwnGradesQueryVariables>;
export function useOwnGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OwnGradesQuery, OwnGradesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OwnGradesQuery, OwnGradesQueryVariables>(OwnGradesDocument, options);
        }
export type OwnGradesQueryHookResult = ReturnType<typeof useOwnGradesQuery>;
export type OwnGradesLazyQueryHookResult = ReturnType<typeof useOwnGradesLazyQuery>;
export type OwnGradesSuspenseQueryHookResult = ReturnType<typeof useOwnGradesSuspenseQuery>;
export type OwnGradesQueryResult = ApolloReactCommon.QueryResult<OwnGradesQuery, OwnGradesQueryVariables>;
export const PrfSigningKeyDocument = gql`
    query PrfSigningKey {
  prfSigningKey {
    id
    publicKey
  }
}
    `;
export function usePrfSigningKeyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>(PrfSigningKeyDocument, options);
      }
export function usePrfSigningKeyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>(PrfSigningKeyDocument, options);
        }
// @ts-ignore
export function usePrfSigningKeySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>;
export function usePrfSigningKeySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PrfSigningKeyQuery | undefined, PrfSigningKeyQueryVariables>;
export function usePrfSigningKeySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>(PrfSigningKeyDocument, options);
        }
export type PrfSigningKeyQueryHookResult = ReturnType<typeof usePrfSigningKeyQuery>;
export type PrfSigningKeyLazyQueryHookResult = ReturnType<typeof usePrfSigningKeyLazyQuery>;
export type PrfSigningKeySuspenseQueryHookResult = ReturnType<typeof usePrfSigningKeySuspenseQuery>;
export type PrfSigningKeyQueryResult = ApolloReactCommon.QueryResult<PrfSigningKeyQuery, PrfSigningKeyQueryVariables>;
export const SignSealedPrfDocument = gql`
    mutation SignSealedPrf($input: SignSealedPrfInput!) {
  signSealedPrf(input: $input) {
    prf {
      id
      status
    }
  }
}
    `;
export type SignSealedPrfMutationFn = ApolloReactCommon.MutationFunction<SignSealedPrfMutation, SignSealedPrfMutationVariables>;
export function useSignSealedPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SignSealedPrfMutation, SignSealedPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SignSealedPrfMutation, SignSealedPrfMutationVariables>(SignSealedPrfDocument, options);
      }
export type SignSealedPrfMutationHookResult = ReturnType<typeof useSignSealedPrfMutation>;
export type SignSealedPrfMutationResult = ApolloReactCommon.MutationResult<SignSealedPrfMutation>;