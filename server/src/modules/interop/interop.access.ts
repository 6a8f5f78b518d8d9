import { newId } from '../../platform/ids.js';
import {
  ADMIN_SESSION,
  ADMINS,
  ADMINS_ON_UNKNOWN,
  byUnknownId,
  CLINICIANS,
  m,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('fhirCodes', ADMINS, 'any', '', '{ totalCount nodes { id code } }'),
  m('saveFhirCode', 'SaveFhirCodeInput', ADMINS, 'any', '{ fhirCode { id } }', () => ({
    list: 'condition',
    value: newId(),
    system: 'http://snomed.info/sct',
    code: '195967001',
    display: 'Asthma',
    release: 'UK Core STU3 Sequence',
    source: 'HL7 UK',
  })),
  m(
    'deactivateFhirCode',
    'DeactivateFhirCodeInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ fhirCode { id } }',
    () => ({
      id: newId(),
    }),
  ),
  q('changes', CLINICIANS, 'any', '', '{ cursor hasMore nodes { kind id version isDeleted } }'),
  q('node', 'U  ok ok ok F  F  ok ok F', 'an event', '($id: ID!)', '(id: $id) { __typename }', ({ ids }) => ({
    id: ids.event,
  })),
  q('node', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(id: $id) { __typename }', () => ({
    id: newId(),
  })),
  m(
    'rotateWebhookSecret',
    'RotateWebhookSecretInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ createdWebhook { secret } }',
    () => ({
      id: newId(),
    }),
  ),
  m('replayWebhook', 'ReplayWebhookInput', 'U  N  F  F  F  F  F  F  F', 'unknown', '{ count }', () => ({
    ...{ id: newId(), from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
  })),
  q('webhooks', ADMIN_SESSION, 'any', '', '{ id }'),
  q(
    'webhookDeliveries',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(webhookId: $id) { totalCount }',
    () => ({ id: newId() }),
  ),
  m('createWebhook', 'CreateWebhookInput', ADMIN_SESSION, 'any', '{ createdWebhook { secret } }', () => ({
    id: newId(),
    url: 'https://example.org/hooks',
    events: ['prf_signed'],
  })),
  m(
    'updateWebhook',
    'UpdateWebhookInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ webhook { id } }',
    () => ({
      id: newId(),
      isActive: false,
    }),
  ),
  byUnknownId('deleteWebhook', '{ isDone }'),
  byUnknownId('testWebhook', '{ webhookDelivery { id } }'),
  byUnknownId('resendWebhookDelivery', '{ webhookDelivery { id } }'),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "the patient's own, signed",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.ownSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "the patient's own, open",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.ownOpenPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Bundle/{custom_prf_id}',
    on: "another's, signed",
    expected: '401 200 200 200 403 404 200 200 403',
    url: ({ ids }) => `/fhir/Bundle/${ids.otherSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{patient_id}/$everything',
    on: "the patient's own",
    expected: '401 200 200 200 403 200 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.ownPatient}/$everything`,
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{patient_id}/$everything',
    on: "another's",
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.otherPatient}/$everything`,
  },
  {
    method: 'GET',
    path: '/fhir/metadata',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: () => '/fhir/metadata',
  },
  {
    method: 'GET',
    path: '/fhir/Patient',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/fhir/Patient?birthdate=1990-03-01',
  },
  {
    method: 'GET',
    path: '/fhir/Patient/{id}',
    on: 'the patient’s own',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Patient/${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Encounter',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Encounter?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Encounter/{id}',
    on: 'the patient’s own, signed',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Encounter/${ids.ownSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/fhir/Observation',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/Observation?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/Observation/{id}',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => '/fhir/Observation/unknown',
  },
  {
    method: 'GET',
    path: '/fhir/DocumentReference',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/DocumentReference?patient=${ids.ownPatient}`,
  },
  {
    method: 'GET',
    path: '/fhir/DocumentReference/{id}',
    on: 'the patient’s own, signed',
    expected: '401 200 200 200 403 403 200 200 403',
    url: ({ ids }) => `/fhir/DocumentReference/${ids.ownSignedPrf}`,
  },
  {
    method: 'GET',
    path: '/api/changes',
    on: 'any',
    expected: '401 200 200 200 403 403 200 200 403',
    url: () => '/api/changes?first=5',
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
