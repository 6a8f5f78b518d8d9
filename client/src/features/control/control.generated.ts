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
export type ControlPersonFieldsFragment = { staffId: string, userId: string, name: string, position: string, isOnShift: boolean };

export type ControlIncidentFieldsFragment = { id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> };

export type ControlCrewFieldsFragment = { id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> };

export type TreatmentPlaceFieldsFragment = { id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string };

export type ControlRecordFieldsFragment = { id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string };

export type ControlLogFieldsFragment = { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null };

export type ControlBoardFieldsFragment = { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null };

export type ControlBoardQueryVariables = Exact<{
  eventId: string;
}>;


export type ControlBoardQuery = { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } };

export type ControlBagFieldsFragment = { id: string, name: string, isReady: boolean, reasons: Array<{ text: string }>, outTo: { id: string, crewId: string | null } | null };

export type ControlBagsQueryVariables = Exact<{
  eventId: string;
}>;


export type ControlBagsQuery = { bags: { nodes: Array<{ id: string, name: string, isReady: boolean, reasons: Array<{ text: string }>, outTo: { id: string, crewId: string | null } | null }> } };

export type ControlReadyBagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ControlReadyBagsQuery = { bags: { nodes: Array<{ id: string, name: string, homeName: string, isReady: boolean }> } };

export type IssueCrewBagMutationVariables = Exact<{
  input: Types.StepBagInput;
}>;


export type IssueCrewBagMutation = { stepBag: { bag: { bag: { id: string, name: string, isReady: boolean, reasons: Array<{ text: string }>, outTo: { id: string, crewId: string | null } | null } } } };

export type ControlLogQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type ControlLogQuery = { controlLog: { totalCount: number, nodes: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EndedIncidentsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type EndedIncidentsQuery = { endedIncidents: { nodes: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ControlChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;


export type ControlChangedSubscription = { controlChanged: { eventId: string } };

export type OpenIncidentMutationVariables = Exact<{
  input: Types.OpenIncidentInput;
}>;


export type OpenIncidentMutation = { openIncident: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type UpdateIncidentMutationVariables = Exact<{
  input: Types.UpdateIncidentInput;
}>;


export type UpdateIncidentMutation = { updateIncident: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type AdvanceIncidentMutationVariables = Exact<{
  input: Types.AdvanceIncidentInput;
}>;


export type AdvanceIncidentMutation = { advanceIncident: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type CorrectIncidentTimeMutationVariables = Exact<{
  input: Types.CorrectIncidentTimeInput;
}>;


export type CorrectIncidentTimeMutation = { correctIncidentTime: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type OpenIncidentPrfMutationVariables = Exact<{
  input: Types.OpenIncidentPrfInput;
}>;


export type OpenIncidentPrfMutation = { openIncidentPrf: { openedIncidentPrf: { customPrfId: string } } };

export type LinkIncidentRecordMutationVariables = Exact<{
  input: Types.LinkIncidentRecordInput;
}>;


export type LinkIncidentRecordMutation = { linkIncidentRecord: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type SaveCrewMutationVariables = Exact<{
  input: Types.SaveCrewInput;
}>;


export type SaveCrewMutation = { saveCrew: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type SaveTreatmentPlaceMutationVariables = Exact<{
  input: Types.SaveTreatmentPlaceInput;
}>;


export type SaveTreatmentPlaceMutation = { saveTreatmentPlace: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type AddControlLogEntryMutationVariables = Exact<{
  input: Types.AddControlLogInput;
}>;


export type AddControlLogEntryMutation = { addControlLogEntry: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type SaveMethaneMutationVariables = Exact<{
  input: Types.SaveMethaneInput;
}>;


export type SaveMethaneMutation = { saveMethane: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type OfferControlHandoverMutationVariables = Exact<{
  input: Types.OfferHandoverInput;
}>;


export type OfferControlHandoverMutation = { offerControlHandover: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type AcceptControlHandoverMutationVariables = Exact<{
  input: Types.AcceptHandoverInput;
}>;


export type AcceptControlHandoverMutation = { acceptControlHandover: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type WithdrawControlHandoverMutationVariables = Exact<{
  input: Types.WithdrawHandoverInput;
}>;


export type WithdrawControlHandoverMutation = { withdrawControlHandover: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export type TakeOverControlMutationVariables = Exact<{
  input: Types.TakeOverControlInput;
}>;


export type TakeOverControlMutation = { takeOverControl: { controlBoard: { id: string, eventName: string, eventStatus: Types.EventStatus, timeZone: string, asAt: string, zones: Array<string>, eventZones: Array<{ id: string, name: string, planX: number | null, planY: number | null }>, plan: { eventId: string, width: number, height: number, version: number } | null, incidents: Array<{ id: string, number: number, priority: Types.IncidentPriority, zone: string | null, zoneId: string | null, place: string, what: string, casualties: number | null, caller: string | null, state: Types.IncidentState, crewId: string | null, callSign: string | null, calledAt: string, assignedAt: string | null, mobileAt: string | null, atSceneAt: string | null, withPatientAt: string | null, conveyingAt: string | null, clearAt: string | null, timesFromRecords: Array<Types.IncidentState>, outcome: string | null, version: number, changedBy: string, changedAt: string, records: Array<{ kind: Types.IncidentRecordKind, id: string, number: string | null, status: Types.PrfStatus | null, arrivedAt: string | null, withPatientAt: string | null, leftSceneAt: string | null, clearAt: string | null }> }>, crews: Array<{ id: string, callSign: string, bag: string | null, vehicle: string | null, ownState: Types.CrewOwnState, state: Types.CrewState, incidentNumber: number | null, since: string, version: number, members: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }> }>, people: Array<{ staffId: string, userId: string, name: string, position: string, isOnShift: boolean }>, records: Array<{ id: string, number: string, status: Types.PrfStatus, isRestricted: boolean, complaint: string | null, acuity: string | null, news2: number | null, news2Band: string | null, newsText: string | null, observationsDueAt: string | null, openAlerts: number, author: string, incidentNumber: number | null, startedAt: string }>, recordCounts: { open: number, alerts: number }, places: Array<{ id: string, name: string, beds: number, occupied: number, waiting: number, version: number, changedAt: string }>, log: Array<{ id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null }>, methane: { id: string, number: number, at: string, recordedAt: string, kind: Types.ControlLogKind, text: string, by: string, incidentNumber: number | null, callSign: string | null, prfNumber: string | null, corrects: number | null, correctedBy: number | null, methane: { majorIncident: Types.MajorIncidentState, exactLocation: string, incidentType: string, hazards: string, access: string, casualties: string, emergencyServices: string } | null } | null, controller: { userId: string, name: string, since: string, isOnShift: boolean } | null, handover: { id: string, byUserId: string, by: string, at: string, summary: string } | null } } };

export const ControlIncidentFieldsFragmentDoc = gql`
    fragment ControlIncidentFields on ControlIncident {
  id
  number
  priority
  zone
  zoneId
  place
  what
  casualties
  caller
  state
  crewId
  callSign
  calledAt
  assignedAt
  mobileAt
  atSceneAt
  withPatientAt
  conveyingAt
  clearAt
  timesFromRecords
  outcome
  version
  changedBy
  changedAt
  records {
    kind
    id
    number
    status
    arrivedAt
    withPatientAt
    leftSceneAt
    clearAt
  }
}
    `;
export const ControlPersonFieldsFragmentDoc = gql`
    fragment ControlPersonFields on ControlPerson {
  staffId
  userId
  name
  position
  isOnShift
}
    `;
export const ControlCrewFieldsFragmentDoc = gql`
    fragment ControlCrewFields on ControlCrew {
  id
  callSign
  bag
  vehicle
  ownState
  state
  incidentNumber
  since
  version
  members {
    ...ControlPersonFields
  }
}
    `;
export const ControlRecordFieldsFragmentDoc = gql`
    fragment ControlRecordFields on ControlRecord {
  id
  number
  status
  isRestricted
  complaint
  acuity
  news2
  news2Band
  newsText
  observationsDueAt
  openAlerts
  author
  incidentNumber
  startedAt
}
    `;
export const TreatmentPlaceFieldsFragmentDoc = gql`
    fragment TreatmentPlaceFields on TreatmentPlace {
  id
  name
  beds
  occupied
  waiting
  version
  changedAt
}
    `;
export const ControlLogFieldsFragmentDoc = gql`
    fragment ControlLogFields on ControlLogEntry {
  id
  number
  at
  recordedAt
  kind
  text
  by
  incidentNumber
  callSign
  prfNumber
  corrects
  correctedBy
  methane {
    majorIncident
    exactLocation
    incidentType
    hazards
    access
    casualties
    emergencyServices
  }
}
    `;
export const ControlBoardFieldsFragmentDoc = gql`
    fragment ControlBoardFields on ControlBoard {
  id
  eventName
  eventStatus
  timeZone
  asAt
  zones
  eventZones {
    id
    name
    planX
    planY
  }
  plan {
    eventId
    width
    height
    version
  }
  incidents {
    ...ControlIncidentFields
  }
  crews {
    ...ControlCrewFields
  }
  people {
    ...ControlPersonFields
  }
  records {
    ...ControlRecordFields
  }
  recordCounts {
    open
    alerts
  }
  places {
    ...TreatmentPlaceFields
  }
  log {
    ...ControlLogFields
  }
  methane {
    ...ControlLogFields
  }
  controller {
    userId
    name
    since
    isOnShift
  }
  handover {
    id
    byUserId
    by
    at
    summary
  }
}
    `;
export const ControlBagFieldsFragmentDoc = gql`
    fragment ControlBagFields on Bag {
  id
  name
  isReady
  reasons {
    text
  }
  outTo {
    id
    crewId
  }
}
    `;
export const ControlBoardDocument = gql`
    query ControlBoard($eventId: ID!) {
  controlBoard(eventId: $eventId) {
    ...ControlBoardFields
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export function useControlBoardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ControlBoardQuery, ControlBoardQueryVariables> & ({ variables: ControlBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ControlBoardQuery, ControlBoardQueryVariables>(ControlBoardDocument, options);
      }
export function useControlBoardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ControlBoardQuery, ControlBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ControlBoardQuery, ControlBoardQueryVariables>(ControlBoardDocument, options);
        }
// @ts-ignore
export function useControlBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ControlBoardQuery, ControlBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlBoardQuery, ControlBoardQueryVariables>;
export function useControlBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlBoardQuery, ControlBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlBoardQuery | undefined, ControlBoardQueryVariables>;
export function useControlBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlBoardQuery, ControlBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ControlBoardQuery, ControlBoardQueryVariables>(ControlBoardDocument, options);
        }
export type ControlBoardQueryHookResult = ReturnType<typeof useControlBoardQuery>;
export type ControlBoardLazyQueryHookResult = ReturnType<typeof useControlBoardLazyQuery>;
export type ControlBoardSuspenseQueryHookResult = ReturnType<typeof useControlBoardSuspenseQuery>;
export type ControlBoardQueryResult = ApolloReactCommon.QueryResult<ControlBoardQuery, ControlBoardQueryVariables>;
export const ControlBagsDocument = gql`
    query ControlBags($eventId: ID!) {
  bags(first: 100, filter: {eventId: $eventId}) {
    nodes {
      ...ControlBagFields
    }
  }
}
    ${ControlBagFieldsFragmentDoc}`;
export function useControlBagsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ControlBagsQuery, ControlBagsQueryVariables> & ({ variables: ControlBagsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ControlBagsQuery, ControlBagsQueryVariables>(ControlBagsDocument, options);
      }
export function useControlBagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ControlBagsQuery, ControlBagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ControlBagsQuery, ControlBagsQueryVariables>(ControlBagsDocument, options);
        }
// @ts-ignore
export function useControlBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ControlBagsQuery, ControlBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlBagsQuery, ControlBagsQueryVariables>;
export function useControlBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlBagsQuery, ControlBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlBagsQuery | undefined, ControlBagsQueryVariables>;
export function useControlBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlBagsQuery, ControlBagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ControlBagsQuery, ControlBagsQueryVariables>(ControlBagsDocument, options);
        }
export type ControlBagsQueryHookResult = ReturnType<typeof useControlBagsQuery>;
export type ControlBagsLazyQueryHookResult = ReturnType<typeof useControlBagsLazyQuery>;
export type ControlBagsSuspenseQueryHookResult = ReturnType<typeof useControlBagsSuspenseQuery>;
export type ControlBagsQueryResult = ApolloReactCommon.QueryResult<ControlBagsQuery, ControlBagsQueryVariables>;
export const ControlReadyBagsDocument = gql`
    query ControlReadyBags {
  bags(first: 100, filter: {state: ready}) {
    nodes {
      id
      name
      homeName
      isReady
    }
  }
}
    `;
export function useControlReadyBagsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>(ControlReadyBagsDocument, options);
      }
export function useControlReadyBagsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>(ControlReadyBagsDocument, options);
        }
// @ts-ignore
export function useControlReadyBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>;
export function useControlReadyBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlReadyBagsQuery | undefined, ControlReadyBagsQueryVariables>;
export function useControlReadyBagsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>(ControlReadyBagsDocument, options);
        }
export type ControlReadyBagsQueryHookResult = ReturnType<typeof useControlReadyBagsQuery>;
export type ControlReadyBagsLazyQueryHookResult = ReturnType<typeof useControlReadyBagsLazyQuery>;
export type ControlReadyBagsSuspenseQueryHookResult = ReturnType<typeof useControlReadyBagsSuspenseQuery>;
export type ControlReadyBagsQueryResult = ApolloReactCommon.QueryResult<ControlReadyBagsQuery, ControlReadyBagsQueryVariables>;
export const IssueCrewBagDocument = gql`
    mutation IssueCrewBag($input: StepBagInput!) {
  stepBag(input: $input) {
    bag {
      bag {
        ...ControlBagFields
      }
    }
  }
}
    ${ControlBagFieldsFragmentDoc}`;
export type IssueCrewBagMutationFn = ApolloReactCommon.MutationFunction<IssueCrewBagMutation, IssueCrewBagMutationVariables>;
export function useIssueCrewBagMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueCrewBagMutation, IssueCrewBagMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueCrewBagMutation, IssueCrewBagMutationVariables>(IssueCrewBagDocument, options);
      }
export type IssueCrewBagMutationHookResult = ReturnType<typeof useIssueCrewBagMutation>;
export type IssueCrewBagMutationResult = ApolloReactCommon.MutationResult<IssueCrewBagMutation>;
export const ControlLogDocument = gql`
    query ControlLog($eventId: ID!, $after: String) {
  controlLog(eventId: $eventId, first: 50, after: $after) {
    nodes {
      ...ControlLogFields
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    ${ControlLogFieldsFragmentDoc}`;
export function useControlLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ControlLogQuery, ControlLogQueryVariables> & ({ variables: ControlLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ControlLogQuery, ControlLogQueryVariables>(ControlLogDocument, options);
      }
export function useControlLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ControlLogQuery, ControlLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ControlLogQuery, ControlLogQueryVariables>(ControlLogDocument, options);
        }
// @ts-ignore
export function useControlLogSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ControlLogQuery, ControlLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlLogQuery, ControlLogQueryVariables>;
export function useControlLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlLogQuery, ControlLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ControlLogQuery | undefined, ControlLogQueryVariables>;
export function useControlLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ControlLogQuery, ControlLogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ControlLogQuery, ControlLogQueryVariables>(ControlLogDocument, options);
        }
export type ControlLogQueryHookResult = ReturnType<typeof useControlLogQuery>;
export type ControlLogLazyQueryHookResult = ReturnType<typeof useControlLogLazyQuery>;
export type ControlLogSuspenseQueryHookResult = ReturnType<typeof useControlLogSuspenseQuery>;
export type ControlLogQueryResult = ApolloReactCommon.QueryResult<ControlLogQuery, ControlLogQueryVariables>;
export const EndedIncidentsDocument = gql`
    query EndedIncidents($eventId: ID!, $after: String) {
  endedIncidents(eventId: $eventId, first: 50, after: $after) {
    nodes {
      ...ControlIncidentFields
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ControlIncidentFieldsFragmentDoc}`;
export function useEndedIncidentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EndedIncidentsQuery, EndedIncidentsQueryVariables> & ({ variables: EndedIncidentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndedIncidentsQuery, EndedIncidentsQueryVariables>(EndedIncidentsDocument, options);
      }
export function useEndedIncidentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndedIncidentsQuery, EndedIncidentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndedIncidentsQuery, EndedIncidentsQueryVariables>(EndedIncidentsDocument, options);
        }
// @ts-ignore
export function useEndedIncidentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EndedIncidentsQuery, EndedIncidentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndedIncidentsQuery, EndedIncidentsQueryVariables>;
export function useEndedIncidentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndedIncidentsQuery, EndedIncidentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndedIncidentsQuery | undefined, EndedIncidentsQueryVariables>;
export function useEndedIncidentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndedIncidentsQuery, EndedIncidentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EndedIncidentsQuery, EndedIncidentsQueryVariables>(EndedIncidentsDocument, options);
        }
export type EndedIncidentsQueryHookResult = ReturnType<typeof useEndedIncidentsQuery>;
export type EndedIncidentsLazyQueryHookResult = ReturnType<typeof useEndedIncidentsLazyQuery>;
export type EndedIncidentsSuspenseQueryHookResult = ReturnType<typeof useEndedIncidentsSuspenseQuery>;
export type EndedIncidentsQueryResult = ApolloReactCommon.QueryResult<EndedIncidentsQuery, EndedIncidentsQueryVariables>;
export const ControlChangedDocument = gql`
    subscription ControlChanged($eventId: ID!) {
  controlChanged(eventId: $eventId) {
    eventId
  }
}
    `;
export function useControlChangedSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<ControlChangedSubscription, ControlChangedSubscriptionVariables> & ({ variables: ControlChangedSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ControlChangedSubscription, ControlChangedSubscriptionVariables>(ControlChangedDocument, options);
      }
export type ControlChangedSubscriptionHookResult = ReturnType<typeof useControlChangedSubscription>;
export type ControlChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<ControlChangedSubscription>;
export const OpenIncidentDocument = gql`
    mutation OpenIncident($input: OpenIncidentInput!) {
  openIncident(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type OpenIncidentMutationFn = ApolloReactCommon.MutationFunction<OpenIncidentMutation, OpenIncidentMutationVariables>;
export function useOpenIncidentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenIncidentMutation, OpenIncidentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenIncidentMutation, OpenIncidentMutationVariables>(OpenIncidentDocument, options);
      }
export type OpenIncidentMutationHookResult = ReturnType<typeof useOpenIncidentMutation>;
export type OpenIncidentMutationResult = ApolloReactCommon.MutationResult<OpenIncidentMutation>;
export const UpdateIncidentDocument = gql`
    mutation UpdateIncident($input: UpdateIncidentInput!) {
  updateIncident(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type UpdateIncidentMutationFn = ApolloReactCommon.MutationFunction<UpdateIncidentMutation, UpdateIncidentMutationVariables>;
export function useUpdateIncidentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateIncidentMutation, UpdateIncidentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateIncidentMutation, UpdateIncidentMutationVariables>(UpdateIncidentDocument, options);
      }
export type UpdateIncidentMutationHookResult = ReturnType<typeof useUpdateIncidentMutation>;
export type UpdateIncidentMutationResult = ApolloReactCommon.MutationResult<UpdateIncidentMutation>;
export const AdvanceIncidentDocument = gql`
    mutation AdvanceIncident($input: AdvanceIncidentInput!) {
  advanceIncident(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type AdvanceIncidentMutationFn = ApolloReactCommon.MutationFunction<AdvanceIncidentMutation, AdvanceIncidentMutationVariables>;
export function useAdvanceIncidentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdvanceIncidentMutation, AdvanceIncidentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdvanceIncidentMutation, AdvanceIncidentMutationVariables>(AdvanceIncidentDocument, options);
      }
export type AdvanceIncidentMutationHookResult = ReturnType<typeof useAdvanceIncidentMutation>;
export type AdvanceIncidentMutationResult = ApolloReactCommon.MutationResult<AdvanceIncidentMutation>;
export const CorrectIncidentTimeDocument = gql`
    mutation CorrectIncidentTime($input: CorrectIncidentTimeInput!) {
  correctIncidentTime(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type CorrectIncidentTimeMutationFn = ApolloReactCommon.MutationFunction<CorrectIncidentTimeMutation, CorrectIncidentTimeMutationVariables>;
export function useCorrectIncidentTimeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectIncidentTimeMutation, CorrectIncidentTimeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectIncidentTimeMutation, CorrectIncidentTimeMutationVariables>(CorrectIncidentTimeDocument, options);
      }
export type CorrectIncidentTimeMutationHookResult = ReturnType<typeof useCorrectIncidentTimeMutation>;
export type CorrectIncidentTimeMutationResult = ApolloReactCommon.MutationResult<CorrectIncidentTimeMutation>;
export const OpenIncidentPrfDocument = gql`
    mutation OpenIncidentPrf($input: OpenIncidentPrfInput!) {
  openIncidentPrf(input: $input) {
    openedIncidentPrf {
      customPrfId
    }
  }
}
    `;
export type OpenIncidentPrfMutationFn = ApolloReactCommon.MutationFunction<OpenIncidentPrfMutation, OpenIncidentPrfMutationVariables>;
export function useOpenIncidentPrfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenIncidentPrfMutation, OpenIncidentPrfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenIncidentPrfMutation, OpenIncidentPrfMutationVariables>(OpenIncidentPrfDocument, options);
      }
export type OpenIncidentPrfMutationHookResult = ReturnType<typeof useOpenIncidentPrfMutation>;
export type OpenIncidentPrfMutationResult = ApolloReactCommon.MutationResult<OpenIncidentPrfMutation>;
export const LinkIncidentRecordDocument = gql`
    mutation LinkIncidentRecord($input: LinkIncidentRecordInput!) {
  linkIncidentRecord(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type LinkIncidentRecordMutationFn = ApolloReactCommon.MutationFunction<LinkIncidentRecordMutation, LinkIncidentRecordMutationVariables>;
export function useLinkIncidentRecordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LinkIncidentRecordMutation, LinkIncidentRecordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LinkIncidentRecordMutation, LinkIncidentRecordMutationVariables>(LinkIncidentRecordDocument, options);
      }
export type LinkIncidentRecordMutationHookResult = ReturnType<typeof useLinkIncidentRecordMutation>;
export type LinkIncidentRecordMutationResult = ApolloReactCommon.MutationResult<LinkIncidentRecordMutation>;
export const SaveCrewDocument = gql`
    mutation SaveCrew($input: SaveCrewInput!) {
  saveCrew(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type SaveCrewMutationFn = ApolloReactCommon.MutationFunction<SaveCrewMutation, SaveCrewMutationVariables>;
export function useSaveCrewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveCrewMutation, SaveCrewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveCrewMutation, SaveCrewMutationVariables>(SaveCrewDocument, options);
      }
export type SaveCrewMutationHookResult = ReturnType<typeof useSaveCrewMutation>;
export type SaveCrewMutationResult = ApolloReactCommon.MutationResult<SaveCrewMutation>;
export const SaveTreatmentPlaceDocument = gql`
    mutation SaveTreatmentPlace($input: SaveTreatmentPlaceInput!) {
  saveTreatmentPlace(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type SaveTreatmentPlaceMutationFn = ApolloReactCommon.MutationFunction<SaveTreatmentPlaceMutation, SaveTreatmentPlaceMutationVariables>;
export function useSaveTreatmentPlaceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveTreatmentPlaceMutation, SaveTreatmentPlaceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveTreatmentPlaceMutation, SaveTreatmentPlaceMutationVariables>(SaveTreatmentPlaceDocument, options);
      }
export type SaveTreatmentPlaceMutationHookResult = ReturnType<typeof useSaveTreatmentPlaceMutation>;
export type SaveTreatmentPlaceMutationResult = ApolloReactCommon.MutationResult<SaveTreatmentPlaceMutation>;
export const AddControlLogEntryDocument = gql`
    mutation AddControlLogEntry($input: AddControlLogInput!) {
  addControlLogEntry(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type AddControlLogEntryMutationFn = ApolloReactCommon.MutationFunction<AddControlLogEntryMutation, AddControlLogEntryMutationVariables>;
export function useAddControlLogEntryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddControlLogEntryMutation, AddControlLogEntryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddControlLogEntryMutation, AddControlLogEntryMutationVariables>(AddControlLogEntryDocument, options);
      }
export type AddControlLogEntryMutationHookResult = ReturnType<typeof useAddControlLogEntryMutation>;
export type AddControlLogEntryMutationResult = ApolloReactCommon.MutationResult<AddControlLogEntryMutation>;
export const SaveMethaneDocument = gql`
    mutation SaveMethane($input: SaveMethaneInput!) {
  saveMethane(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type SaveMethaneMutationFn = ApolloReactCommon.MutationFunction<SaveMethaneMutation, SaveMethaneMutationVariables>;
export function useSaveMethaneMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveMethaneMutation, SaveMethaneMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveMethaneMutation, SaveMethaneMutationVariables>(SaveMethaneDocument, options);
      }
export type SaveMethaneMutationHookResult = ReturnType<typeof useSaveMethaneMutation>;
export type SaveMethaneMutationResult = ApolloReactCommon.MutationResult<SaveMethaneMutation>;
export const OfferControlHandoverDocument = gql`
    mutation OfferControlHandover($input: OfferHandoverInput!) {
  offerControlHandover(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type OfferControlHandoverMutationFn = ApolloReactCommon.MutationFunction<OfferControlHandoverMutation, OfferControlHandoverMutationVariables>;
export function useOfferControlHandoverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OfferControlHandoverMutation, OfferControlHandoverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OfferControlHandoverMutation, OfferControlHandoverMutationVariables>(OfferControlHandoverDocument, options);
      }
export type OfferControlHandoverMutationHookResult = ReturnType<typeof useOfferControlHandoverMutation>;
export type OfferControlHandoverMutationResult = ApolloReactCommon.MutationResult<OfferControlHandoverMutation>;
export const AcceptControlHandoverDocument = gql`
    mutation AcceptControlHandover($input: AcceptHandoverInput!) {
  acceptControlHandover(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type AcceptControlHandoverMutationFn = ApolloReactCommon.MutationFunction<AcceptControlHandoverMutation, AcceptControlHandoverMutationVariables>;
export function useAcceptControlHandoverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AcceptControlHandoverMutation, AcceptControlHandoverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AcceptControlHandoverMutation, AcceptControlHandoverMutationVariables>(AcceptControlHandoverDocument, options);
      }
export type AcceptControlHandoverMutationHookResult = ReturnType<typeof useAcceptControlHandoverMutation>;
export type AcceptControlHandoverMutationResult = ApolloReactCommon.MutationResult<AcceptControlHandoverMutation>;
export const WithdrawControlHandoverDocument = gql`
    mutation WithdrawControlHandover($input: WithdrawHandoverInput!) {
  withdrawControlHandover(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type WithdrawControlHandoverMutationFn = ApolloReactCommon.MutationFunction<WithdrawControlHandoverMutation, WithdrawControlHandoverMutationVariables>;
export function useWithdrawControlHandoverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawControlHandoverMutation, WithdrawControlHandoverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawControlHandoverMutation, WithdrawControlHandoverMutationVariables>(WithdrawControlHandoverDocument, options);
      }
export type WithdrawControlHandoverMutationHookResult = ReturnType<typeof useWithdrawControlHandoverMutation>;
export type WithdrawControlHandoverMutationResult = ApolloReactCommon.MutationResult<WithdrawControlHandoverMutation>;
export const TakeOverControlDocument = gql`
    mutation TakeOverControl($input: TakeOverControlInput!) {
  takeOverControl(input: $input) {
    controlBoard {
      ...ControlBoardFields
    }
  }
}
    ${ControlBoardFieldsFragmentDoc}
${ControlIncidentFieldsFragmentDoc}
${ControlCrewFieldsFragmentDoc}
${ControlPersonFieldsFragmentDoc}
${ControlRecordFieldsFragmentDoc}
${TreatmentPlaceFieldsFragmentDoc}
${ControlLogFieldsFragmentDoc}`;
export type TakeOverControlMutationFn = ApolloReactCommon.MutationFunction<TakeOverControlMutation, TakeOverControlMutationVariables>;
export function useTakeOverControlMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeOverControlMutation, TakeOverControlMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeOverControlMutation, TakeOverControlMutationVariables>(TakeOverControlDocument, options);
      }
export type TakeOverControlMutationHookResult = ReturnType<typeof useTakeOverControlMutation>;
export type TakeOverControlMutationResult = ApolloReactCommon.MutationResult<TakeOverControlMutation>;