import { newId } from '../../../platform/ids.js';
import {
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../../test/access/rows.js';

const RECALL = (): Facts => ({
  ...{
    id: newId(),
    title: 'Particles',
    recallClass: 'class_2',
    reference: 'EL(26)A/12',
    receivedOn: '2026-11-20',
  },
  ...{ measure: 'stop_use', itemId: newId(), batchIds: [], isAllLots: true },
});

const GRAPHQL: readonly Call[] = [
  q('recalls', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('recall', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { recall { id } }', () => ({ id: newId() })),
  q(
    'recallLines',
    CLINICIANS,
    'unknown',
    '($id: ID!)',
    '(recallId: $id) { totalCount nodes { id } }',
    () => ({ id: newId() }),
  ),
  m(
    'createRecall',
    'CreateRecallInput',
    'U  B  F  F  F  F  F  F  F',
    'of an unknown item',
    '{ recall { possible } }',
    RECALL,
  ),
  m('updateRecall', 'UpdateRecallInput', ADMINS_ON_UNKNOWN, 'unknown', '{ recall { possible } }', () => ({
    ...RECALL(),
    version: 1,
  })),
  m('stepRecall', 'StepRecallInput', ADMINS_ON_UNKNOWN, 'unknown', '{ recall { possible } }', () => ({
    id: newId(),
    action: 'activate',
  })),
  m(
    'lookAgainForRecall',
    'LookAgainInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ recall { possible } }',
    () => ({
      id: newId(),
    }),
  ),
  m(
    'settleRecallLine',
    'SettleRecallLineInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ recall { possible } }',
    () => ({
      lineId: newId(),
      outcome: 'traced',
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/recalls/{id}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/recalls/${newId()}/pdf`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
