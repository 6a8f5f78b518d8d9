import { newId } from '../../platform/ids.js';
import type { World } from '../../../test/access-world.js';
import {
  call,
  CLINICIANS,
  CLINICIANS_WRITE,
  m,
  q,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../test/access/rows.js';

const newLog = ({ ids }: World): Facts => ({
  id: newId(),
  eventId: ids.event,
  patientId: ids.otherPatient,
  incidentDate: '2026-11-20T14:32:00Z',
  issueSummary: 'Blister',
  clinicianName: 'Rhian Vaughan',
  clinicianRole: 'FREC 4',
});

const GRAPHQL: readonly Call[] = [
  q('seeAndTreatLogs', CLINICIANS, 'any', '', '{ totalCount nodes { id } }'),
  q(
    'patientSeeAndTreatLogs',
    'U  ok ok ok F  ok ok ok F',
    "the patient's own",
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.ownPatient }),
  ),
  q(
    'patientSeeAndTreatLogs',
    CLINICIANS,
    "another's",
    '($id: ID!)',
    '(patientId: $id) { id }',
    ({ ids }) => ({ id: ids.otherPatient }),
  ),
  q(
    'contactsAtEvent',
    CLINICIANS,
    "the patient's own",
    '($event: ID!, $patient: ID!)',
    '(eventId: $event, patientId: $patient) { id }',
    ({ ids }) => ({ event: ids.event, patient: ids.ownPatient }),
  ),
  m(
    'submitSeeAndTreatLog',
    'SubmitSeeAndTreatLogInput',
    CLINICIANS_WRITE,
    'any',
    '{ seeAndTreatLog { id } }',
    newLog,
  ),
  call(
    'Mutation.voidSeeAndTreatLog',
    "the author's",
    'U  ok ok F  F  F  F  F  F',
    'mutation ($id: ID!) { voidSeeAndTreatLog(input: { logId: $id, reason: "Wrong patient" }) { seeAndTreatLog { id } } }',
    async (world) => ({ id: await world.log() }),
  ),
  call(
    'Mutation.promoteSeeAndTreatLog',
    "the author's",
    CLINICIANS_WRITE,
    'mutation ($id: ID!, $prf: ID!) { promoteSeeAndTreatLog(input: { logId: $id, prfId: $prf }) { seeAndTreatLog { customPrfId } } }',
    async (world) => ({ id: await world.log(), prf: newId() }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'POST',
    path: '/api/see-and-treat',
    on: 'any',
    expected: '401 201 201 201 403 403 201 403 403',
    url: () => '/api/see-and-treat',
    body: ({ ids }) => ({
      log_id: newId(),
      event_id: ids.event,
      patient_id: ids.otherPatient,
      incident_date: '2026-11-20T14:32:00Z',
      issue_summary: 'Blister',
      clinician_name: 'Rhian Vaughan',
      clinician_role: 'FREC 4',
    }),
  },
  {
    method: 'GET',
    path: '/api/events',
    on: 'any',
    expected: '401 200 200 200 200 403 200 200 200',
    url: () => '/api/events',
  },
  {
    method: 'GET',
    path: '/api/users',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/users',
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
