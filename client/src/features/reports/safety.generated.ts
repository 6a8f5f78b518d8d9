// @ts-nocheck
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { gql } from '@apollo/client';
import { DeskAlertFragmentDoc } from './dashboard.generated';
import type * as ApolloReactCommon from '#lib/apollo-hooks';
import * as ApolloReactHooks from '#lib/apollo-hooks';
const defaultOptions = {} as const;
export type SafetyReportQueryVariables = Exact<{ [key: string]: never; }>;


export type SafetyReportQuery = { safetyReport: { version: string, openAlertCount: number, shortageCount: number, openAlerts: Array<{ alert: { prfId: string, entryId: string, total: number, band: Types.PrfAlertBand, basis: Types.PrfAlertBasis, reasons: Array<Types.PrfAlertReason>, occurredAt: string | null, raisedAt: string }, prf: { id: string, customPrfId: string, patientName: string | null, eventName: string | null, timeZone: string, dateOfDeath: string | null, death: { diedAt: string, timeZone: string, place: string | null, prfId: string, customPrfId: string } | null } }>, shortages: Array<{ moveId: string, itemId: string, itemName: string, quantity: number, locationName: string, occurredAt: string, customPrfId: string | null, byName: string }> } };

export type OverriddenQuestionsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type OverriddenQuestionsQuery = { overriddenQuestions: Array<{ ruleId: string, label: string, count: number, lastAt: string | null, open: number }> };

export type QuestionAnswersQueryVariables = Exact<{
  ruleId: string;
  after?: string | null | undefined;
}>;


export type QuestionAnswersQuery = { questionAnswers: { nodes: Array<{ id: string, customPrfId: string | null, question: string | null, reason: string | null, answeredAt: string, answeredBy: { userId: string | null, firstName: string, lastName: string, position: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };


export const SafetyReportDocument = gql`
    query SafetyReport {
  safetyReport {
    version
    openAlertCount
    openAlerts {
      ...DeskAlert
    }
    shortageCount
    shortages {
      moveId
      itemId
      itemName
      quantity
      locationName
      occurredAt
      customPrfId
      byName
    }
  }
}
    ${DeskAlertFragmentDoc}`;
export function useSafetyReportQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
      }
export function useSafetyReportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
        }
// @ts-ignore
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SafetyReportQuery, SafetyReportQueryVariables>;
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SafetyReportQuery | undefined, SafetyReportQueryVariables>;
export function useSafetyReportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SafetyReportQuery, SafetyReportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SafetyReportQuery, SafetyReportQueryVariables>(SafetyReportDocument, options);
        }
export type SafetyReportQueryHookResult = ReturnType<typeof useSafetyReportQuery>;
export type SafetyReportLazyQueryHookResult = ReturnType<typeof useSafetyReportLazyQuery>;
export type SafetyReportSuspenseQueryHookResult = ReturnType<typeof useSafetyReportSuspenseQuery>;
export type SafetyReportQueryResult = ApolloReactCommon.QueryResult<SafetyReportQuery, SafetyReportQueryVariables>;
export const OverriddenQuestionsDocument = gql`
    query OverriddenQuestions($from: DateTimeISO!, $to: DateTimeISO!) {
  overriddenQuestions(from: $from, to: $to) {
    ruleId
    label
    count
    lastAt
    open
  }
}
    `;
export function useOverriddenQuestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables> & ({ variables: OverriddenQuestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>(OverriddenQuestionsDocument, options);
      }
export function useOverriddenQuestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>(OverriddenQuestionsDocument, options);
        }
// @ts-ignore
export function useOverriddenQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>;
export function useOverriddenQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OverriddenQuestionsQuery | undefined, OverriddenQuestionsQueryVariables>;
export function useOverriddenQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>(OverriddenQuestionsDocument, options);
        }
export type OverriddenQuestionsQueryHookResult = ReturnType<typeof useOverriddenQuestionsQuery>;
export type OverriddenQuestionsLazyQueryHookResult = ReturnType<typeof useOverriddenQuestionsLazyQuery>;
export type OverriddenQuestionsSuspenseQueryHookResult = ReturnType<typeof useOverriddenQuestionsSuspenseQuery>;
export type OverriddenQuestionsQueryResult = ApolloReactCommon.QueryResult<OverriddenQuestionsQuery, OverriddenQuestionsQueryVariables>;
export const QuestionAnswersDocument = gql`
    query QuestionAnswers($ruleId: ID!, $after: String) {
  questionAnswers(ruleId: $ruleId, first: 20, after: $after) {
    nodes {
      id
      customPrfId
      question
      reason
      answeredAt
      answeredBy {
        userId
        firstName
        lastName
        position
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `;
export function useQuestionAnswersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QuestionAnswersQuery, QuestionAnswersQueryVariables> & ({ variables: QuestionAnswersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QuestionAnswersQuery, QuestionAnswersQueryVariables>(QuestionAnswersDocument, options);
      }
export function useQuestionAnswersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<QuestionAnswersQuery, QuestionAnswersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<QuestionAnswersQuery, QuestionAnswersQueryVariables>(QuestionAnswersDocument, options);
        }
// @ts-ignore
export function useQuestionAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<QuestionAnswersQuery, QuestionAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuestionAnswersQuery, QuestionAnswersQueryVariables>;
export function useQuestionAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuestionAnswersQuery, QuestionAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<QuestionAnswersQuery | undefined, QuestionAnswersQueryVariables>;
export function useQuestionAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<QuestionAnswersQuery, QuestionAnswersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<QuestionAnswersQuery, QuestionAnswersQueryVariables>(QuestionAnswersDocument, options);
        }
export type QuestionAnswersQueryHookResult = ReturnType<typeof useQuestionAnswersQuery>;
export type QuestionAnswersLazyQueryHookResult = ReturnType<typeof useQuestionAnswersLazyQuery>;
export type QuestionAnswersSuspenseQueryHookResult = ReturnType<typeof useQuestionAnswersSuspenseQuery>;
export type QuestionAnswersQueryResult = ApolloReactCommon.QueryResult<QuestionAnswersQuery, QuestionAnswersQueryVariables>;